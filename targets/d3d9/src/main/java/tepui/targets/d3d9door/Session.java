package tepui.targets.d3d9door;

import static tepui.targets.d3d9door.ClientMemory.intAt;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.D3D9;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.Direct3D9;
import tepui.frontends.d3d9.LockedBox;
import tepui.frontends.d3d9.LockedData;
import tepui.frontends.d3d9.LockedRect;
import tepui.frontends.d3d9.Unknown9;

/**
 * Session, one stream of a client: the calls of one Direct3D object or of one device, and the objects that its packets
 * name by number. Arrays of packets are copied into arrays that are used again for the next packet.
 */
final class Session implements AutoCloseable {
    /** Bytes that an answer has room for, as in the client. Behind them are the number of pictures that were presented, and the last one's result. */
    static final int ANSWERED_BYTES = 64 * 1024;

    /** Answers that the client does not wait for: serial of the question, result, value, a gap. */
    private static final int POLLED_AT = ANSWERED_BYTES + 64;

    private static final int POLLS = 128;
    private static final int POLL_BYTES = 16;

    static final int ANSWER_BYTES = POLLED_AT + POLLS * POLL_BYTES;

    /** Objects of a session; more are no program's. */
    private static final int MOST_OBJECTS = 1 << 22;

    private final long answer;
    private @Nullable Direct3D9 direct3D;
    private @Nullable Device9 device;
    private @Nullable Unknown9[] objects = new @Nullable Unknown9[256];
    private float[] floats = new float[16];
    private int[] ints = new int[4];
    private boolean[] bools = new boolean[4];
    private long packetEnd;
    private int presents;
    private @Nullable Arena stageArena;
    private MemorySegment stage = MemorySegment.NULL;
    final ClientWindows windows = new ClientWindows();
    final LockedData lockedData = new LockedData();
    final LockedRect lockedRect = new LockedRect();
    final LockedBox lockedBox = new LockedBox();

    /** @param answer where answers of {@link #ANSWER_BYTES} go */
    Session(long answer) {
        this.answer = answer;
    }

    /** Carries out a packet; returns the call's result. */
    int take(int op, long at, int words) { // hot
        packetEnd = at + 4L * words;
        if (words < Decoder.words(op)) throw damaged();
        return Decoder.call(this, op, at);
    }

    private static IllegalArgumentException damaged() {
        return new IllegalArgumentException("a packet is shorter than what it says it has");
    }

    /** The array's place is within the packet. */
    private void check(long at, long bytes) { // hot
        if (bytes < 0 || at + bytes > packetEnd) throw damaged();
    }

    /** Where a part of the answer goes. */
    long answer(int offset) {
        return answer + offset;
    }

    /** A picture was presented, or the attempt failed: the client, which may not wait for it, sees it in its answer. */
    void presented(int result) {
        ClientMemory.putInt(answer + ANSWERED_BYTES + 4, result);
        ClientMemory.putRelease(answer + ANSWERED_BYTES, ++presents);
    }

    /** Answers a question that the client looks for later. */
    void polled(int place, int serial, int result, int value) { // hot
        if (place < 0 || place >= POLLS) throw new IllegalArgumentException("there is no place " + place);
        long to = answer + POLLED_AT + (long) place * POLL_BYTES;
        ClientMemory.putInt(to + 4, result);
        ClientMemory.putInt(to + 8, value);
        ClientMemory.putRelease(to, serial);
    }

    // ---- objects

    void open(Direct3D9 made) {
        direct3D = made;
    }

    void open(Device9 made) {
        device = made;
    }

    Direct3D9 direct3D() {
        Direct3D9 d = direct3D;
        if (d == null) throw new IllegalStateException("the session has no Direct3D object yet");
        return d;
    }

    Device9 device() { // hot
        Device9 d = device;
        if (d == null) throw new IllegalStateException("the session has no device yet");
        return d;
    }

    /** Gives an object its number; the session holds it until {@link #drop}. */
    void put(int id, @Nullable Unknown9 object) {
        if (id <= 0 || id > MOST_OBJECTS) throw new IllegalArgumentException("an object has the number " + id);
        if (id >= objects.length) objects = Arrays.copyOf(objects, Math.max(id + 1, objects.length * 2));
        objects[id] = object;
    }

    void drop(int id) {
        Unknown9 o = id > 0 && id < objects.length ? objects[id] : null;
        if (o == null) return;
        objects[id] = null;
        o.release();
    }

    <T> @Nullable T getOrNull(Class<T> type, int id) { // hot
        if (id == 0) return null;
        return get(type, id);
    }

    <T> T get(Class<T> type, int id) { // hot
        Unknown9 o = id > 0 && id < objects.length ? objects[id] : null;
        if (o == null) throw new IllegalArgumentException("there is no object of the number " + id);
        return type.cast(o);
    }

    // ---- arrays of packets

    float @Nullable [] floats(long at, int bytes) { // hot
        if (bytes < 0) return null;
        check(at, bytes);
        int n = bytes / 4;
        if (floats.length < n) floats = new float[n];
        ClientMemory.copy(at, floats, n);
        return floats;
    }

    int @Nullable [] ints(long at, int bytes) {
        if (bytes < 0) return null;
        check(at, bytes);
        int n = bytes / 4;
        if (ints.length != n) ints = new int[n];
        ClientMemory.copy(at, ints, n);
        return ints;
    }

    boolean @Nullable [] bools(long at, int bytes) {
        if (bytes < 0) return null;
        check(at, bytes);
        int n = bytes / 4;
        if (bools.length < n) bools = new boolean[n];
        for (int i = 0; i < n; i++) bools[i] = intAt(at + 4L * i) != 0;
        return bools;
    }

    /** Bytes of the packet, for the time of the call. */
    MemorySegment bytes(long at, int bytes) { // hot
        check(at, bytes);
        return ClientMemory.segment(at, bytes);
    }

    // ---- data that went ahead of a draw

    void stage(int offset, long at, int bytes) {
        check(at, bytes);
        long end = (long) offset + bytes;
        if (offset < 0 || end > Integer.MAX_VALUE) throw damaged();
        if (end > stage.byteSize()) {
            Arena arena = Arena.ofShared();
            MemorySegment more = arena.allocate(Math.max(end, stage.byteSize() * 2));
            MemorySegment.copy(stage, 0, more, 0, stage.byteSize());
            if (stageArena != null) stageArena.close();
            stageArena = arena;
            stage = more;
        }
        MemorySegment.copy(ClientMemory.segment(at, bytes), 0, stage, offset, bytes);
    }

    MemorySegment staged(long offset, long bytes) {
        return stage.asSlice(offset, bytes);
    }

    @Override
    public void close() {
        for (int i = 0; i < objects.length; i++) release(objects[i]);
        Arrays.fill(objects, null);
        release(device);
        device = null;
        release(direct3D);
        direct3D = null;
        if (stageArena != null) stageArena.close();
        stageArena = null;
        stage = MemorySegment.NULL;
        windows.close();
    }

    /** Lets go of an object; one that fails, as a window that is gone does, keeps nothing of the others. */
    private static void release(@Nullable Unknown9 object) {
        if (object == null) return;
        try {
            object.release();
        } catch (RuntimeException e) {
            Failures.tell(e);
        }
    }

    /** Answer of a call that failed with an exception. */
    static int failure() {
        return D3D9.D3DERR_INVALIDCALL;
    }
}
