package tepui.targets.nativedoor;

import static tepui.targets.nativedoor.memory.PacketMemory.intAt;

import tepui.frontends.gl.GLVertices;

/**
 * Runs of vertices among packets: the same calls with the same words, over and over, which differ in their arguments alone. What the calls of the first vertex are is
 * read once; the others are compared with it by their headers, and the front end copies the arguments.
 */
final class VertexRuns {
    /** Vertices that a run has at least: fewer are as fast one by one. */
    private static final int LEAST = 6;
    /** Bytes of packets after which another run is looked for, behind some that were none. */
    static final int PATIENCE = 512;

    private VertexRuns() {}

    /** Takes the run that begins at an address; returns where it ends, the same address where none is. */
    static long take(long from, long end) { // hot
        long parts = 0;
        long at = from;
        for (int n = 0; n < GLVertices.PARTS; n++) {
            if (at >= end) return from;
            int header = intAt(at);
            int part = Decoder.part(header & 0xffff, (int) (at - from >> 2) + 1);
            if (part == 0) return from;
            parts |= (long) part << 16 * n;
            at += (header >>> 16) * 4L;
            if (GLVertices.isPosition(part)) return take(from, (int) (at - from), parts, end);
        }
        return from;
    }

    private static long take(long from, int step, long parts, long end) { // hot
        int count = (int) ((end - from) / step);
        for (long rest = parts; rest != 0 && count >= LEAST; rest >>>= 16)
            count = alike(from + 4L * ((rest >> 8 & 0xff) - 1), step, count);
        if (count < LEAST) return from;
        return from + (long) step * GLVertices.take(from, step, parts, count);
    }

    /** How many packets a step apart have the first one's header. */
    private static int alike(long first, int step, int most) { // hot
        int header = intAt(first);
        long at = first;
        int count = 0;
        do {
            at += step;
            count++;
        } while (count < most && intAt(at) == header);
        return count;
    }
}
