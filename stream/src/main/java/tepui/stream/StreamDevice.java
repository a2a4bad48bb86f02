package tepui.stream;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.StampedLock;
import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Caps;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceLostException;
import tepui.pipe.DeviceObject;
import tepui.pipe.DeviceOptions.MessageSink;
import tepui.pipe.DirectMemory;
import tepui.pipe.Query;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.StreamTarget;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.format.Format;
import tepui.pipe.format.RowCode;

/**
 * A device whose contexts are streams. Objects are made on the caller's thread by the device behind, are its own, and get a companion that
 * says when they were last used; what is destroyed while packets name it goes when they have been carried out.
 */
final class StreamDevice extends Device {
    /** Number of objects waiting to be destroyed that wakes a sleeping thread. */
    private static final int MANY = 64;

    final Device next;
    final @Nullable DirectMemory direct;
    private final StreamOptions options;
    private final List<StreamContext> contexts = new CopyOnWriteArrayList<>();
    private final List<Tracked> doomed = new ArrayList<>();
    /** Size of {@link #doomed}, cheap to read. */
    private volatile int dooms;

    /**
     * A driver may look at all of its contexts when an object goes, so that happens while none carries packets out: they do with the lock held for
     * reading.
     */
    final StampedLock gate = new StampedLock();

    private final AtomicBoolean stuck = new AtomicBoolean();

    StreamDevice(Device next, StreamOptions options) {
        super(next);
        this.next = next;
        this.options = options;
        this.direct = next.directMemory();
    }

    /** Whether no context of the device has said before that its thread is stuck. */
    boolean isFirstStuck() {
        return stuck.compareAndSet(false, true);
    }

    void message(MessageSink.Severity severity, String text) {
        options().messages().message(severity, text);
    }

    // ---- objects ----------------------------------------------------------------------------------------------------

    /** The companion of an object that is not simply one of ours: made before the stream was there, destroyed, or another device's. */
    Tracked adopt(String call, DeviceObject object) {
        if (object.companion() instanceof Tracked t) {
            if (t.device != this) throw new IllegalArgumentException(call + ": the object is of another device");
            if (t.destroyed) {
                throw new IllegalArgumentException(
                        call + ": " + object.getClass().getSimpleName() + " was destroyed");
            }
            return t;
        }
        synchronized (doomed) {
            if (object.companion() instanceof Tracked t) return t;
            Tracked made = switch (object) {
                case Buffer b -> {
                    TrackedBuffer t = new TrackedBuffer(this, b, direct);
                    // What it holds is not known: anything may be.
                    t.markValid(0, b.size());
                    yield t;
                }
                case TextureView v -> new Tracked(this, v, resource(call, v));
                case StreamTarget s -> new Tracked(this, s, adopt(call, s.buffer()));
                case Query q -> new TrackedQuery(this, q);
                case ShaderObject s -> new TrackedShader(this, s);
                default -> new Tracked(this, object, null);
            };
            object.setCompanion(made);
            return made;
        }
    }

    private @Nullable Tracked resource(String call, TextureView v) {
        Texture t = v.texture();
        Buffer b = v.buffer();
        return t != null ? adopt(call, t) : b != null ? adopt(call, b) : null;
    }

    private <T extends DeviceObject> T track(T object, Tracked t) {
        object.setCompanion(t);
        return object;
    }

    @Override
    public Buffer createBuffer(BufferDesc desc) {
        Buffer made = next.createBuffer(desc);
        return track(made, new TrackedBuffer(this, made, direct));
    }

    @Override
    public Texture createTexture(TextureDesc desc) {
        Texture made = next.createTexture(desc);
        return track(made, new Tracked(this, made, null));
    }

    @Override
    public Texture createBackBuffer(Surface surface, TextureDesc desc) {
        Surface to = surface instanceof StreamSurface s ? s.next : surface;
        Texture made = next.createBackBuffer(to, desc);
        return track(made, new Tracked(this, made, null));
    }

    @Override
    public TextureView createView(Texture texture, TextureView.Desc desc) {
        Tracked of = adopt("createView", texture);
        TextureView made = next.createView(texture, desc);
        return track(made, new Tracked(this, made, of));
    }

    @Override
    public TextureView createView(Buffer buffer, TextureView.Desc desc) {
        Tracked of = adopt("createView", buffer);
        TextureView made = next.createView(buffer, desc);
        return track(made, new Tracked(this, made, of));
    }

    @Override
    public ShaderObject createShader(Shader shader, @Nullable StreamOutputLayout streamOutput) {
        ShaderObject made = next.createShader(shader, streamOutput);
        return track(made, new TrackedShader(this, made, shader));
    }

    @Override
    public StreamTarget createStreamTarget(Buffer buffer, long offset, long size) {
        Tracked of = adopt("createStreamTarget", buffer);
        StreamTarget made = next.createStreamTarget(buffer, offset, size);
        return track(made, new Tracked(this, made, of));
    }

    @Override
    public Query createQuery(Query.Kind kind, int index) {
        Query made = next.createQuery(kind, index);
        return track(made, new TrackedQuery(this, made));
    }

    @Override
    public Surface createSurface(Surface.Target target) {
        return new StreamSurface(next.createSurface(target));
    }

    // ---- destroying -------------------------------------------------------------------------------------------------

    @Override
    public void destroy(Buffer buffer) {
        doom(buffer);
    }

    @Override
    public void destroy(Texture texture) {
        doom(texture);
    }

    @Override
    public void destroy(TextureView view) {
        doom(view);
    }

    @Override
    public void destroy(ShaderObject shader) {
        doom(shader);
    }

    @Override
    public void destroy(StreamTarget target) {
        doom(target);
    }

    @Override
    public void destroy(Query query) {
        doom(query);
    }

    private void doom(DeviceObject object) {
        Tracked t = object.companion() instanceof Tracked known ? known : adopt("destroy", object);
        if (t.device != this || t.destroyed) {
            // The device behind knows what to say.
            destroyNow(object);
            return;
        }
        t.destroyed();
        int waiting;
        synchronized (doomed) {
            doomed.add(t);
            waiting = doomed.size();
            dooms = waiting;
        }
        if (contexts.isEmpty()) {
            collect();
        } else if (waiting % MANY == 0) {
            for (StreamContext c : contexts) c.wake();
        }
    }

    /** Destroys what no packet names any more, unless a context is at work just now: then it does so itself when it has finished. */
    void collect() {
        if (dooms == 0) return;
        long stamp = gate.tryWriteLock();
        if (stamp == 0) return;
        try {
            synchronized (doomed) {
                try {
                    sweep();
                } finally {
                    dooms = doomed.size();
                }
            }
        } finally {
            gate.unlockWrite(stamp);
        }
    }

    private void sweep() {
        int kept = 0;
        int seen = 0;
        try {
            while (seen < doomed.size()) {
                Tracked t = doomed.get(seen++);
                if (t.isNamed()) doomed.set(kept++, t);
                else destroyNow(t);
            }
        } finally {
            // One that could not be destroyed is not tried again.
            doomed.subList(kept, seen).clear();
        }
    }

    private void destroyNow(Tracked t) {
        if (t instanceof TrackedBuffer b) b.destroySpares();
        destroyNow(t.object);
    }

    private void destroyNow(DeviceObject object) {
        switch (object) {
            case Buffer b -> next.destroy(b);
            case Texture t -> next.destroy(t);
            case TextureView v -> next.destroy(v);
            case ShaderObject s -> next.destroy(s);
            case StreamTarget s -> next.destroy(s);
            case Query q -> next.destroy(q);
            default -> throw new IllegalArgumentException("destroy: " + object + " cannot be destroyed");
        }
    }

    // ---- contexts ---------------------------------------------------------------------------------------------------

    @Override
    public Context createContext() {
        StreamContext made = new StreamContext(this, next.createContext(), options);
        contexts.add(made);
        return made;
    }

    void closed(StreamContext context) {
        contexts.remove(context);
        collect();
    }

    // ---- the rest is the device's -----------------------------------------------------------------------------------

    @Override
    public Caps caps() {
        return next.caps();
    }

    @Override
    public boolean wantsSources() {
        return next.wantsSources();
    }

    @Override
    public @Nullable RowCode rowCode(Format from, Format to) {
        return next.rowCode(from, to);
    }

    @Override
    public int formatSupport(Format format) {
        return next.formatSupport(format);
    }

    @Override
    public float[] samplePositions(int samples) {
        return next.samplePositions(samples);
    }

    @Override
    public @Nullable String lost() {
        return next.lost();
    }

    @Override
    public DeviceLostException.@Nullable Reason lossReason() {
        return next.lossReason();
    }

    @Override
    public long timestamp() {
        return next.timestamp();
    }

    @Override
    public void close() {
        for (StreamContext c : contexts) c.abandon();
        collect();
        next.close();
    }
}
