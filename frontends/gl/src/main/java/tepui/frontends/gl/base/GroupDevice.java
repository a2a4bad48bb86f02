package tepui.frontends.gl.base;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Caps;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceLostException;
import tepui.pipe.DeviceObject;
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
 * Device of one share group: it remembers what its contexts have made and not destroyed, so that all goes with the last
 * of them, whatever programs left behind and whoever still held it. What two threads destroy at a time goes once.
 * Surfaces belong to whoever made them.
 */
public final class GroupDevice extends Device {
    private final Device behind;
    private final AtomicInteger changes = new AtomicInteger();
    private final Set<DeviceObject> alive = ConcurrentHashMap.newKeySet();

    public GroupDevice(Device behind) {
        super(behind);
        this.behind = behind;
    }

    public Device behind() {
        return behind;
    }

    /** Grows with everything that is made or destroyed: contexts that share it look again at what they have bound then. */
    public int changes() {
        return changes.get();
    }

    /** Textures that objects of other groups view too, with the number of this group's textures that do. */
    private final Map<Texture, Adopted> adopted = new HashMap<>();

    private static final class Adopted {
        final SharedTexture shared;
        int users = 1;

        Adopted(SharedTexture shared) {
            this.shared = shared;
        }
    }

    /** Makes a texture of this group one that other groups can have too; whoever asks holds it, and lets go of it. */
    public SharedTexture share(Texture texture) {
        synchronized (adopted) {
            Adopted known = adopted.get(texture);
            if (known == null) {
                known = new Adopted(new SharedTexture(behind, texture));
                adopted.put(texture, known);
                alive.remove(texture);
            }
            known.shared.hold();
            return known.shared;
        }
    }

    /** Whether this group can have the texture: it has to be of the same device. */
    public boolean canAdopt(SharedTexture shared) {
        return shared.isOf(behind);
    }

    /** The texture, as one of this group's, which {@link #destroy(Texture)} takes away again. */
    public Texture adopt(SharedTexture shared) {
        synchronized (adopted) {
            Adopted known = adopted.get(shared.texture());
            if (known != null) known.users++;
            else {
                shared.hold();
                adopted.put(shared.texture(), new Adopted(shared));
            }
        }
        changes.incrementAndGet();
        return shared.texture();
    }

    /** False where it is none of those. */
    private boolean leave(Texture texture) {
        synchronized (adopted) {
            Adopted known = adopted.get(texture);
            if (known == null) return false;
            if (--known.users == 0) {
                adopted.remove(texture);
                known.shared.release();
            }
        }
        changes.incrementAndGet();
        return true;
    }

    private boolean gone(DeviceObject object) {
        changes.incrementAndGet();
        return alive.remove(object);
    }

    private <T extends DeviceObject> T keep(T made) {
        changes.incrementAndGet();
        alive.add(made);
        return made;
    }

    /** Destroys what is left: views before what they look into. */
    @Override
    public void close() {
        for (DeviceObject o : alive) {
            switch (o) {
                case TextureView v -> behind.destroy(v);
                case StreamTarget t -> behind.destroy(t);
                default -> {}
            }
        }
        for (DeviceObject o : alive) {
            switch (o) {
                case Buffer b -> behind.destroy(b);
                case Texture t -> behind.destroy(t);
                case ShaderObject s -> behind.destroy(s);
                case Query q -> behind.destroy(q);
                default -> {}
            }
        }
        alive.clear();
        synchronized (adopted) {
            for (Adopted a : adopted.values()) a.shared.release();
            adopted.clear();
        }
    }

    @Override
    public Caps caps() {
        return behind.caps();
    }

    @Override
    public boolean wantsSources() {
        return behind.wantsSources();
    }

    @Override
    public @Nullable RowCode rowCode(Format from, Format to) {
        return behind.rowCode(from, to);
    }

    @Override
    public int formatSupport(Format format) { // hot
        return behind.formatSupport(format);
    }

    @Override
    public float[] samplePositions(int samples) {
        return behind.samplePositions(samples);
    }

    @Override
    public Context createContext() {
        return behind.createContext();
    }

    @Override
    public Buffer createBuffer(BufferDesc desc) {
        return keep(behind.createBuffer(desc));
    }

    @Override
    public Texture createTexture(TextureDesc desc) {
        return keep(behind.createTexture(desc));
    }

    @Override
    public Texture createBackBuffer(Surface surface, TextureDesc desc) {
        return keep(behind.createBackBuffer(surface, desc));
    }

    @Override
    public TextureView createView(Texture texture, TextureView.Desc desc) {
        return keep(behind.createView(texture, desc));
    }

    @Override
    public TextureView createView(Buffer buffer, TextureView.Desc desc) {
        return keep(behind.createView(buffer, desc));
    }

    @Override
    public ShaderObject createShader(Shader shader, @Nullable StreamOutputLayout streamOutput) {
        return keep(behind.createShader(shader, streamOutput));
    }

    @Override
    public StreamTarget createStreamTarget(Buffer buffer, long offset, long size) {
        return keep(behind.createStreamTarget(buffer, offset, size));
    }

    @Override
    public Query createQuery(Query.Kind kind, int index) {
        return keep(behind.createQuery(kind, index));
    }

    @Override
    public Surface createSurface(Surface.Target target) {
        return behind.createSurface(target);
    }

    @Override
    public void destroy(Buffer buffer) {
        if (gone(buffer)) behind.destroy(buffer);
    }

    @Override
    public void destroy(Texture texture) {
        if (!leave(texture) && gone(texture)) behind.destroy(texture);
    }

    @Override
    public void destroy(TextureView view) {
        if (gone(view)) behind.destroy(view);
    }

    @Override
    public void destroy(ShaderObject shader) {
        if (gone(shader)) behind.destroy(shader);
    }

    @Override
    public void destroy(StreamTarget target) {
        if (gone(target)) behind.destroy(target);
    }

    @Override
    public void destroy(Query query) {
        if (gone(query)) behind.destroy(query);
    }

    @Override
    public @Nullable DirectMemory directMemory() {
        return behind.directMemory();
    }

    @Override
    public @Nullable String lost() {
        return behind.lost();
    }

    @Override
    public DeviceLostException.@Nullable Reason lossReason() {
        return behind.lossReason();
    }

    @Override
    public long timestamp() {
        return behind.timestamp();
    }
}
