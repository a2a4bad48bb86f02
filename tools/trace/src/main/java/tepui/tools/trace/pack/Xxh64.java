package tepui.tools.trace.pack;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Checksum of frames of Zstandard: XXH64 with seed 0, of bytes that come in parts. */
final class Xxh64 {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
    private static final long P1 = 0x9e3779b185ebca87L;
    private static final long P2 = 0xc2b2ae3d27d4eb4fL;
    private static final long P3 = 0x165667b19e3779f9L;
    private static final long P4 = 0x85ebca77c2b2ae63L;
    private static final long P5 = 0x27d4eb2f165667c5L;

    private final long[] lanes = new long[4];
    private final byte[] rest = new byte[32];
    private int kept;
    private long total;

    void reset() {
        lanes[1] = P2;
        lanes[0] = lanes[1] + P1;
        lanes[2] = 0;
        lanes[3] = -P1;
        kept = 0;
        total = 0;
    }

    void add(byte[] bytes, int from, int to) { // hot
        total += to - from;
        int at = from;
        while (at < to) {
            if (kept == 0 && to - at >= 32) {
                stripe(bytes, at);
                at += 32;
                continue;
            }
            int part = Math.min(32 - kept, to - at);
            System.arraycopy(bytes, at, rest, kept, part);
            kept += part;
            at += part;
            if (kept < 32) continue;
            stripe(rest, 0);
            kept = 0;
        }
    }

    private void stripe(byte[] bytes, int at) { // hot
        for (int i = 0; i < 4; i++) lanes[i] = round(lanes[i], (long) LONGS.get(bytes, at + 8 * i));
    }

    private static long round(long lane, long word) { // hot
        return Long.rotateLeft(lane + word * P2, 31) * P1;
    }

    long value() {
        long h = P5;
        if (total >= 32) {
            h = Long.rotateLeft(lanes[0], 1)
                    + Long.rotateLeft(lanes[1], 7)
                    + Long.rotateLeft(lanes[2], 12)
                    + Long.rotateLeft(lanes[3], 18);
            for (long lane : lanes) h = (h ^ round(0, lane)) * P1 + P4;
        }
        h += total;
        int at = 0;
        for (; at + 8 <= kept; at += 8) h = Long.rotateLeft(h ^ round(0, (long) LONGS.get(rest, at)), 27) * P1 + P4;
        if (at + 4 <= kept) {
            h = Long.rotateLeft(h ^ ((int) INTS.get(rest, at) & 0xffffffffL) * P1, 23) * P2 + P3;
            at += 4;
        }
        for (; at < kept; at++) h = Long.rotateLeft(h ^ (rest[at] & 0xff) * P5, 11) * P1;
        h = (h ^ h >>> 33) * P2;
        h = (h ^ h >>> 29) * P3;
        return h ^ h >>> 32;
    }
}
