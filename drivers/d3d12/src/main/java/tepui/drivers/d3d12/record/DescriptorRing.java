package tepui.drivers.d3d12.record;

import tepui.drivers.d3d12.device.DescriptorPool;

/**
 * Ring of the views that shaders see: one shader-visible heap, filled around and around. It is cut into segments, each
 * of which remembers the last batch that was given a piece of it; coming around, the ring waits for that batch.
 */
public final class DescriptorRing {
    private static final int SEGMENT = 4096;

    private final Recorder recorder;
    public final long heap;
    private final long cpu;
    private final long gpu;
    final int step;
    private int next;
    private final int end;
    private final long[] serials;
    /** Number of times that the ring has come around to each segment. */
    private final int[] rounds;

    public DescriptorRing(Recorder recorder, int step) {
        this.recorder = recorder;
        this.step = step;
        end = recorder.gpu.visibleViews.descriptors();
        serials = new long[end / SEGMENT];
        rounds = new int[end / SEGMENT];
        heap = recorder.gpu.visibleViews.take();
        cpu = DescriptorPool.cpuStart(heap);
        gpu = DescriptorPool.gpuStart(heap);
    }

    /** There is room for so many, for the open batch. May end the batch, and with it all that was bound. */
    public void reserve(int count) { // hot
        int within = next & SEGMENT - 1;
        if (count <= SEGMENT - within && within != 0) return;
        turn(count);
    }

    private void turn(int count) {
        if (count > SEGMENT) {
            throw new IllegalArgumentException(
                    "draw: shaders use " + count + " views, there is room for " + SEGMENT + " at a time");
        }
        if ((next & SEGMENT - 1) != 0) next = (next | SEGMENT - 1) + 1;
        if (next == end) next = 0;
        long last = serials[next / SEGMENT];
        if (last != 0) recorder.waitFor(last);
        rounds[next / SEGMENT]++;
    }

    /** The first of so many that follow each other, which {@link #reserve} has made room for. */
    public int take(int count) { // hot
        int at = next;
        next = at + count;
        serials[at / SEGMENT] = recorder.serial;
        return at;
    }

    /** Number of the ring's round: what lies at the index stays as long as this is the same. */
    int round(int index) { // hot
        return rounds[index / SEGMENT];
    }

    /** The open batch uses what is there. */
    void touch(int index) { // hot
        serials[index / SEGMENT] = recorder.serial;
    }

    public long cpu(int index) { // hot
        return cpu + (long) index * step;
    }

    public long gpu(int index) { // hot
        return gpu + (long) index * step;
    }

    public void close() {
        recorder.gpu.visibleViews.give(heap);
    }
}
