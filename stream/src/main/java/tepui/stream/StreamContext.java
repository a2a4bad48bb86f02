package tepui.stream;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.VarHandle;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.Counters;
import tepui.pipe.DeviceLostException;
import tepui.pipe.DeviceObject;
import tepui.pipe.DeviceOptions.MessageSink;
import tepui.pipe.Fence;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.Query;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.driver.FlightRecording;

/**
 * Context whose calls become packets, replayed by a thread of its own on the context behind. Calls that answer from the
 * device wait for that thread and then go straight to the context behind, on the caller's thread; everything else
 * returns at once. What fails on the driver's thread is thrown by the caller's next call.
 */
final class StreamContext extends PacketContext {
    private static final int OTHER_SPINS = 2_000;
    private static final long NAP_NANOS = 50_000;

    final StreamDevice streamDevice;
    final Context next;
    final StreamCounters figures = new StreamCounters();
    final Staging staging = new Staging();
    private final StreamOptions options;
    private final Ring ring;
    private final DriverThread driver;
    private final BufferAccess buffers;
    private final TextureAccess textures;
    private final Counters counters = new Counters();

    /** Position of the chunk that is written. */
    private long chunk;
    /** All before this has been handed on. */
    private volatile long published;

    /** Positions behind the last presents, in a ring. */
    private final long[] presented;

    private long frames;
    private volatile boolean closed;
    private boolean closing;

    StreamContext(StreamDevice device, Context next, StreamOptions options) {
        super(device);
        this.streamDevice = device;
        this.next = next;
        this.options = options;
        ring = new Ring(options.chunks());
        driver = new DriverThread(
                device, ring, new PacketReader(next, device.direct), figures, options, this::stuck, this::look);
        eager = options.mode() != StreamMode.THREADED;
        counters.setLate(!eager);
        words = ring.words;
        references = ring.references;
        limit = PacketLayout.PUBLISH_WORDS;
        referenceLimit = PacketLayout.CHUNK_REFERENCES;
        presented = new long[options.frames() + 1];
        buffers = new BufferAccess(this);
        textures = new TextureAccess(this);
    }

    /** Says it once: a machine that has other work makes it true again and again. */
    private void stuck(String packet, long millis, Thread thread) {
        if (!streamDevice.isFirstStuck()) return;
        StringBuilder text = new StringBuilder("stream: the thread " + thread.getName() + " has been in the packet "
                + packet + " for " + millis + " ms while the caller waits for it");
        for (StackTraceElement at : thread.getStackTrace())
            text.append("\n    at ").append(at);
        streamDevice.message(MessageSink.Severity.SLOW, text.toString());
    }

    // ---- room for packets -------------------------------------------------------------------------------------------

    /** Position of the next packet, unless it has to go to the next chunk. */
    long position() { // hot
        return base + at;
    }

    /** All before it has been carried out. */
    long head() { // hot
        return ring.head();
    }

    boolean isClosed() {
        return closed;
    }

    @Override
    void more(int count, int refs) {
        failIfBroken();
        publish();
        int end = ring.index(chunk) + PacketLayout.CHUNK_WORDS;
        int referenceEnd = ring.referenceIndex(chunk) + PacketLayout.CHUNK_REFERENCES;
        if (at + count > end || referenceAt + refs > referenceEnd) {
            if (at < end) words[at] = PacketLayout.header(Op.END, 0, 1);
            chunk += PacketLayout.CHUNK_WORDS;
            handOn(chunk);
            long free = ring.freeAt(chunk);
            if (ring.head() < free) {
                // More than the chunk, so that a caller who is ahead waits now and then and not for each.
                await(Math.min(published, free + ring.quarter()), WaitReason.RING_FULL);
            }
            at = ring.index(chunk);
            base = chunk - at;
            end = at + PacketLayout.CHUNK_WORDS;
            referenceAt = ring.referenceIndex(chunk);
            referenceLimit = referenceAt + PacketLayout.CHUNK_REFERENCES;
        }
        limit = Math.min(end, at + Math.max(count, PacketLayout.PUBLISH_WORDS));
        // Between the last look and this a failure may have wanted one, and been written over.
        VarHandle.fullFence();
        if (driver.isBroken()) limit = 0;
    }

    /**
     * By the driver's thread, which has noted a failure: the next packet has no room and looks for it, so that no packet has to look without need. The limit
     * is no volatile: it is read again for each packet, and the failure behind it is one.
     */
    private void look() {
        VarHandle.fullFence();
        limit = 0;
    }

    /** Hands on what has been written. */
    void publish() { // hot
        long position = base + at;
        if (position != published) handOn(position);
    }

    private void handOn(long position) { // hot
        seal();
        published = position;
        driver.publish(position);
    }

    @Override
    void carryOut() {
        if (closing) return;
        publish();
        if (driver.await(published)) figures.waits[WaitReason.SYNC.ordinal()]++;
        failIfBroken();
    }

    /** Waits until all that was written has been carried out; then the context behind is the caller's. */
    void settle(WaitReason reason) {
        refuseOwnThread(reason.name());
        publish();
        long to = published;
        if (ring.head() < to) {
            await(to, reason);
        }
        failIfBroken();
    }

    private void await(long position, WaitReason reason) {
        figures.waits[reason.ordinal()]++;
        WaitEvent event = FlightRecording.isOn() && WaitEvent.isTaken() ? WaitEvent.start() : null;
        if (reason == WaitReason.RING_FULL || reason == WaitReason.FRAME && options.frames() > 0) {
            driver.awaitPatiently(position);
        } else {
            driver.await(position);
        }
        if (event != null) event.end(reason);
    }

    /** Is nothing on its way? Then the context behind is the caller's, until the next packet. */
    boolean isSettled() {
        return ring.head() == base + at;
    }

    /** For another thread: waits until the packet at {@code position} is done, as far as packets up to there were handed on. */
    void awaitPublished(long position) {
        if (driver.isCurrent()) return;
        // What is not handed on may stay so for ever, and must not keep anybody from waiting for what is.
        long last = Math.min(position, published - 1);
        for (int i = 0; ring.head() <= last && !closed; i++) {
            if (i < OTHER_SPINS) Thread.onSpinWait();
            else LockSupport.parkNanos(this, NAP_NANOS);
        }
    }

    /** A receiver of pictures, for one, is called by the driver's thread: it would wait for itself. */
    void refuseOwnThread(String call) {
        if (driver.isCurrent()) {
            throw new IllegalStateException(call
                    + ": is called by the stream's own thread, which would wait for itself; call it from the thread"
                    + " that the context belongs to");
        }
    }

    /** Staging memory; waits once for some to be free. Null where even then there is none. */
    Staging.@Nullable Slot stage(long size) { // hot
        Staging.Slot slot = staging.take(size, ring.head());
        if (slot != null) return slot;
        settle(WaitReason.STAGING);
        return staging.take(size, ring.head());
    }

    /** For any thread: a thread waits for what was handed on. */
    void hurry() {
        driver.endNap();
    }

    /** All before it has been handed on. */
    long published() { // hot
        return published;
    }

    /** The packet that was begun last, at an index, and has nothing but its header, is none. */
    void takeBack(int index) { // hot
        at = index;
        packets--;
    }

    // ---- failures ---------------------------------------------------------------------------------------------------

    /** Throws what has gone wrong on the driver's thread. */
    void failIfBroken() { // hot
        if (driver.isBroken()) fail();
        if (closed) throw new IllegalStateException("the context is closed");
    }

    private void fail() {
        Throwable f = driver.takeFailure();
        if (f == null) return;
        if (options.mode() == StreamMode.INLINE) {
            if (f instanceof RuntimeException e) throw e;
            if (f instanceof Error e) throw e;
        }
        throw late(f);
    }

    /** Of the same kind where the contract knows it, with the caller's stack and, as its cause, that of the driver's thread. */
    private static RuntimeException late(Throwable f) {
        String message = f.getMessage() == null ? f.toString() : f.getMessage();
        return switch (f) {
            case DeviceLostException e -> new DeviceLostException(message, e);
            case OutOfDeviceMemoryException e -> new OutOfDeviceMemoryException(message, e);
            case UnsupportedByDeviceException e -> {
                UnsupportedByDeviceException made = new UnsupportedByDeviceException(message);
                made.initCause(e);
                yield made;
            }
            case IllegalArgumentException e -> new IllegalArgumentException(message, e);
            case IllegalStateException e -> new IllegalStateException(message, e);
            default -> new IllegalStateException("stream: a packet failed on the driver's thread: " + f, f);
        };
    }

    // ---- objects ----------------------------------------------------------------------------------------------------

    @Override
    @Nullable
    Tracked known(String call, @Nullable DeviceObject object) { // hot
        if (object == null) return null;
        return object.companion() instanceof Tracked t && t.usedBy == streamDevice
                ? t
                : streamDevice.adopt(call, object);
    }

    @Override
    void named(Tracked object, long position) { // hot
        object.by(this).named = position;
    }

    @Override
    @Nullable
    Use rebound(@Nullable Use before, @Nullable Tracked now, long position) { // hot
        Use u = null;
        if (now != null) {
            Tracked r = now.resource;
            if (r == null) {
                u = now.by(this);
            } else {
                now.by(this).named = position;
                u = r.by(this);
            }
            u.named = position;
            if (u == before) return u;
            u.bound(position);
        }
        if (before != null) before.unbound(lastDraw());
        return u;
    }

    @Override
    void used(@Nullable Tracked object, long position) { // hot
        if (object == null) return;
        object.by(this).last = position;
        Tracked r = object.resource;
        if (r != null) r.by(this).last = position;
    }

    @Override
    void written(Buffer buffer, long offset, long size) { // hot
        if (buffer.companion() instanceof TrackedBuffer t) t.markValid(offset, offset + size);
    }

    @Override
    void mayWrite(Buffer buffer, long offset, long size) { // hot
        written(buffer, offset, size);
    }

    TrackedBuffer buffer(String call, Buffer buffer) { // hot
        return known(call, buffer) instanceof TrackedBuffer t ? t : (TrackedBuffer) streamDevice.adopt(call, buffer);
    }

    // ---- transfers --------------------------------------------------------------------------------------------------

    @Override
    public void writeBuffer(Buffer buffer, long offset, MemorySegment data) { // hot
        buffers.write(buffer, offset, data);
    }

    @Override
    public void readBuffer(Buffer buffer, long offset, MemorySegment into) {
        buffer("readBuffer", buffer);
        settle(WaitReason.READ);
        next.readBuffer(buffer, offset, into);
    }

    @Override
    public void writeTexture(Texture texture, int level, Box box, MemorySegment data, long rowBytes, long sliceBytes) {
        textures.write(texture, level, box, data, rowBytes, sliceBytes);
    }

    @Override
    public void readTexture(Texture texture, int level, Box box, MemorySegment into, long rowBytes, long sliceBytes) {
        known("readTexture", texture);
        settle(WaitReason.READ);
        next.readTexture(texture, level, box, into, rowBytes, sliceBytes);
    }

    @Override
    public void invalidate(Buffer buffer) { // hot
        buffers.invalidate(buffer);
    }

    // ---- maps -------------------------------------------------------------------------------------------------------

    @Override
    public long map(Buffer buffer, long offset, long size, int flags) { // hot
        return buffers.map(buffer, offset, size, flags);
    }

    @Override
    public void flushMapped(Buffer buffer, long offset, long size) { // hot
        buffers.flush(buffer, offset, size);
    }

    @Override
    public void unmap(Buffer buffer) { // hot
        buffers.unmap(buffer);
    }

    @Override
    public boolean mapTexture(Texture texture, int level, Box box, int flags, TexelMap result) {
        return textures.map(texture, level, box, flags, result);
    }

    @Override
    public void unmapTexture(Texture texture, TexelMap map) {
        textures.unmap(texture, map);
    }

    // ---- queries ----------------------------------------------------------------------------------------------------

    @Override
    public void beginQuery(Query query) { // hot
        if (known("beginQuery", query) instanceof TrackedQuery t) t.issue++;
        super.beginQuery(query);
    }

    @Override
    public void endQuery(Query query) { // hot
        if (known("endQuery", query) instanceof TrackedQuery t) t.issue++;
        super.endQuery(query);
        publish();
    }

    @Override
    public long queryResult(Query query, boolean wait) { // hot
        TrackedQuery t = (TrackedQuery) known("queryResult", query);
        failIfBroken();
        if (t == null) return NOT_READY;
        long result = t.result();
        if (result != NOT_READY) return result;
        if (wait || isSettled()) {
            settle(WaitReason.QUERY);
            result = next.queryResult(query, wait);
            t.answer(t.issue, result);
            return result;
        }
        if (t.ask()) {
            int i = reserve(Op.POLL_QUERY, 0, 2, 1);
            words[i + 1] = t.issue;
            refer(t);
            used(t, base + i);
        }
        publish();
        return NOT_READY;
    }

    // ---- completion -------------------------------------------------------------------------------------------------

    @Override
    public Fence flush() {
        return handOver(new StreamFence(this));
    }

    @Override
    public Fence flush(@Nullable Fence again) { // hot
        return again instanceof StreamFence f && f.isOf(this) ? handOver(f) : flush();
    }

    private Fence handOver(StreamFence fence) { // hot
        reserve(Op.FLUSH, 0, 1, 1);
        refer(fence);
        fence.arm(base + at);
        publish();
        done();
        return fence;
    }

    @Override
    public void finish() {
        settle(WaitReason.FINISH);
        next.finish();
    }

    @Override
    public void waitFor(Fence fence) {
        if (!(fence instanceof StreamFence f)) {
            settle(WaitReason.FINISH);
            next.waitFor(fence);
            return;
        }
        reserve(Op.WAIT_FOR, 0, 1, 1);
        refer(f);
        done();
    }

    @Override
    public Surface.Outcome present(
            Surface surface, Texture texture, boolean bottomUp, Surface.Interval interval, boolean dontWait) {
        Tracked t = known("present", texture);
        if (!(surface instanceof StreamSurface s)) {
            throw new IllegalArgumentException("present: surface is of another device");
        }
        figures.presents++;
        if (dontWait) {
            // A question, and answered as one.
            if (options.frames() > 0 && pending() >= options.frames()) {
                publish();
                return Surface.Outcome.WOULD_BLOCK;
            }
            settle(WaitReason.PRESENT);
            Surface.Outcome answer = next.present(s.next, texture, bottomUp, interval, true);
            s.answered(answer);
            return answer;
        }
        int arg = (bottomUp ? 1 : 0) | interval.ordinal() << 2;
        int i = reserve(Op.PRESENT, arg, 1, 2);
        refer(s);
        refer(texture);
        used(t, base + i);
        s.presented(this, base + i);
        publish();
        presented[(int) (frames++ % presented.length)] = base + at;
        pace();
        if (FlightRecording.isOn() && FrameEvent.isTaken()) FrameEvent.commit(figures());
        done();
        IllegalArgumentException refusal = s.refusal();
        if (refusal != null) throw late(refusal);
        return s.outcome();
    }

    /** Pictures that are on their way. */
    private int pending() {
        long head = ring.head();
        int count = 0;
        for (long p : presented) {
            if (p > head) count++;
        }
        return count;
    }

    /** Waits until the caller is no more than the wanted number of pictures ahead. */
    private void pace() {
        long behind = presented[(int) (frames % presented.length)];
        if (ring.head() >= behind) return;
        await(behind, WaitReason.FRAME);
        failIfBroken();
    }

    @Override
    public Counters counters() {
        next.counters().copyTo(counters);
        counters.waits += figures.stalls();
        return counters;
    }

    /** Counters of the stream itself. */
    StreamCounters figures() {
        figures.packets = packets;
        figures.bytes = 4 * position();
        figures.mergedDraws = mergedDraws();
        return figures;
    }

    /** For another thread: there is something to be tidied up. */
    void wake() {
        driver.wake();
    }

    /** The device goes: nothing is to be told to anybody. */
    void abandon() {
        try {
            close();
        } catch (RuntimeException e) {
            streamDevice.message(
                    MessageSink.Severity.HIGH, "stream: a context failed while its device was closed: " + e);
        }
    }

    @Override
    public void close() {
        if (closed) return;
        refuseOwnThread("close");
        closing = true;
        seal();
        published = base + at;
        driver.publish(base + at);
        driver.await(base + at);
        driver.close();
        Throwable failure = driver.takeFailure();
        closed = true;
        limit = 0;
        // Objects that are used further remember this context, and are not to keep its memory.
        ring.end();
        words = ring.words;
        references = ring.references;
        try {
            next.close();
        } finally {
            staging.close();
            streamDevice.closed(this);
        }
        // Of a loss the device tells whoever asks; closing needs nothing of it.
        if (failure != null && !(failure instanceof DeviceLostException)) throw late(failure);
    }
}
