package tepui.frontends.gl.legacy;

import tepui.frontends.gl.base.Native;

/** Recorder of selection mode: the name stack and hit records (5.2). */
public final class HitRecorder implements PrimitiveWalk.Receiver {
    public static final int NAMES = 64;

    private final int[] names = new int[NAMES];
    private int depth;
    private long buffer;
    private int size;
    private int used;
    private int records;
    private boolean overflow;
    private boolean hit;
    private double nearest;
    private double farthest;

    public HitRecorder() {}

    public void bind(int newSize, long newBuffer) {
        size = newSize;
        buffer = newBuffer;
    }

    public int size() {
        return size;
    }

    public long buffer() {
        return buffer;
    }

    public int depth() {
        return depth;
    }

    public void start() {
        used = 0;
        records = 0;
        overflow = false;
        hit = false;
        depth = 0;
    }

    /** Records written, -1 where there was not enough room. */
    public int end() {
        record();
        depth = 0;
        return overflow ? -1 : records;
    }

    private void put(int word) {
        if (used < size) Native.putInt(buffer + 4L * used++, word);
        else overflow = true;
    }

    private static int depthWord(double z) {
        return (int) (long) Math.rint(Math.clamp(z, 0.0, 1.0) * 0xffffffffL);
    }

    /** Writes what was hit since the name stack changed last. */
    private void record() {
        if (!hit) return;
        hit = false;
        put(depth);
        put(depthWord(nearest));
        put(depthWord(farthest));
        for (int i = 0; i < depth; i++) put(names[i]);
        records++;
    }

    public void initNames() {
        record();
        depth = 0;
    }

    /** False where the stack is empty. */
    public boolean load(int name) {
        if (depth == 0) return false;
        record();
        names[depth - 1] = name;
        return true;
    }

    /** False where the stack is full. */
    public boolean push(int name) {
        if (depth == NAMES) return false;
        record();
        names[depth++] = name;
        return true;
    }

    /** False where the stack is empty. */
    public boolean pop() {
        if (depth == 0) return false;
        record();
        depth--;
        return true;
    }

    /** Something at that depth was hit. */
    public void hit(double z) {
        if (!hit) {
            nearest = z;
            farthest = z;
        }
        hit = true;
        nearest = Math.min(nearest, z);
        farthest = Math.max(farthest, z);
    }

    @Override
    public void point(float[] v, int at) {
        hit(v[at + 2]);
    }

    @Override
    public void line(float[] v, int from, int to, boolean reset) {
        hit(v[from + 2]);
        hit(v[to + 2]);
    }

    @Override
    public void polygon(float[] v, int count) {
        for (int i = 0; i < count; i++) hit(v[i * PrimitiveWalk.WINDOW + 2]);
    }
}
