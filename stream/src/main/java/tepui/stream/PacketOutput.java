package tepui.stream;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceObject;

/**
 * Output of a context that writes packets: where their words and references go. Where that is, and what is noted of the objects, is up to who
 * extends {@link PacketContext}.
 */
abstract sealed class PacketOutput extends Context permits PacketContext {
    final Device device;
    /** The most workgroups of a dispatch, each way. */
    final int[] mostGroups;

    // ---- where the next packet goes
    int[] words = new int[0];

    @Nullable
    Object[] references = new Object[0];

    int at;
    /** Packets end here at the latest. 0 where something has to be looked at before the next: what failed, or the end. */
    int limit;

    int referenceAt;
    int referenceLimit;
    /** The position of {@code words[i]} is {@code base + i}. */
    long base;
    /** Each packet is carried out before the next. */
    boolean eager;

    long packets;
    private long lastDraw = -1;

    PacketOutput(Device device) {
        this.device = device;
        mostGroups = device.caps().maxWorkgroupCount;
    }

    @Override
    public final Device device() {
        return device;
    }

    // ---- what becomes of packets -----------------------------------------------------------------------------------

    /** Makes room for a packet; throws what has gone wrong before. */
    abstract void more(int words, int references);

    /** A packet is whole, and each is to be carried out at once. */
    abstract void carryOut();

    /** Tracking of an object; refuses one that may not be used. Null for null, and where there is none. */
    abstract @Nullable Tracked known(String call, @Nullable DeviceObject object);

    /** One object takes the place of another in a binding. */
    abstract @Nullable Use rebound(@Nullable Use before, @Nullable Tracked now, long position);

    /** A packet names an object that is only ever bound, and never written. */
    abstract void named(Tracked object, long position);

    /** A shader, image or stream output may write a range of a buffer from now on. */
    abstract void mayWrite(Buffer buffer, long offset, long size);

    /** A packet uses the contents of an object, at {@code position}. */
    abstract void used(@Nullable Tracked object, long position);

    /** A packet writes a range of a buffer. */
    abstract void written(Buffer buffer, long offset, long size);

    // Each of these is small enough to be part of its callers' code, however seldom those were called
    // when that was compiled.

    /** Writes a header behind what was written last; answers the index of it. */
    final int reserve(int op, int argument, int count, int refs) { // hot
        if (isFull(count, refs)) more(count, refs);
        return begin(PacketLayout.header(op, argument, count), count);
    }

    private boolean isFull(int count, int refs) { // hot
        return at + count > limit || referenceAt + refs > referenceLimit;
    }

    private int begin(int header, int count) { // hot
        int i = at;
        words[i] = header;
        at = i + count;
        packets++;
        return i;
    }

    final void refer(@Nullable Object object) { // hot
        references[referenceAt++] = object;
    }

    final void done() { // hot
        if (eager) carryOut();
    }

    final void one(int op, int argument, int value) { // hot
        int i = reserve(op, argument, 2, 0);
        words[i + 1] = value;
        done();
    }

    final void putLong(int i, long value) { // hot
        words[i] = (int) value;
        words[i + 1] = (int) (value >>> 32);
    }

    /** The packet at this index uses what is bound. */
    final void drew(int i) { // hot
        lastDraw = base + i;
    }

    /** Position of the last packet that uses what is bound. */
    final long lastDraw() { // hot
        return lastDraw;
    }
}
