package tepui.stream;

/**
 * Counters of what a stream has done since it was made. Plain fields, written by the caller's thread but for the last
 * three.
 */
public final class StreamCounters {
    public long packets;
    public long bytes;
    /** By {@link WaitReason}'s ordinal. */
    public final long[] waits = new long[WaitReason.values().length];
    /** Draws that became part of the packet before. */
    public long mergedDraws;
    /** Uploads that became part of the packet before. */
    public long mergedUploads;
    /** Uploads that travelled in their packet. */
    public long inlineUploads;
    /** Uploads through staging memory. */
    public long stagedUploads;
    /** Writes and mappings in place. */
    public long directWrites;
    /** Discards that took other memory. */
    public long renames;
    /** The driver's thread slept and was woken. */
    public long wakeUps;

    public long presents;

    // ---- written by the driver's thread
    public long failures;

    StreamCounters() {}

    /** All waits but those at the end of a frame, which are what bounds the latency. */
    public long stalls() {
        long sum = 0;
        for (long w : waits) sum += w;
        return sum - waits[WaitReason.FRAME.ordinal()];
    }

    public long waits(WaitReason reason) {
        return waits[reason.ordinal()];
    }
}
