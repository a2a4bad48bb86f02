package tepui.drivers.soft.jit;

import tepui.ir.Op;
import tepui.ir.Reduction;
import tepui.ir.ScalarKind;
import tepui.ir.pass.Reductions;

/**
 * Runtime functions for what lanes know of each other, and for clocks. A subgroup is {@link #SIZE} lanes of a run, one behind the other: of fragments
 * two blocks of 4 x 4 pixels, of a workgroup invocations in the order of their index. Lanes that are helpers have no bit in a ballot.
 */
@SuppressWarnings("unused") // called by generated code, by name
final class SubgroupCalls {
    /** Lanes of a subgroup, on every tier: a ballot is one word, and groups of lanes that run together are parts or multiples of it. */
    static final int SIZE = 32;

    private SubgroupCalls() {}

    static boolean has(Op op) {
        return switch (op) {
            case SUBGROUP, BALLOT, READ_LANE, READ_FIRST, SHUFFLE, READ_QUAD, REDUCE, CLOCK -> true;
            case VOTE_ANY, VOTE_ALL, VOTE_EQUAL -> true;
            default -> false;
        };
    }

    static void run(KernelFrame frame, Site site, int[] mask, int maskAt) { // hot
        switch (site.instr.op) {
            case CLOCK -> {
                long now = System.nanoTime();
                for (int n = 0; n < frame.lanes; n++) {
                    frame.i[site.results[0] + n] = (int) now;
                    frame.i[site.results[1] + n] = (int) (now >>> 32);
                }
            }
            case SUBGROUP -> {
                int to = site.results[0];
                for (int n = 0; n < frame.lanes; n++) frame.i[to + n] = answer(site.instr.imm, n, frame.lanes);
            }
            case READ_LANE, SHUFFLE, READ_QUAD -> {
                boolean floats = site.instr.result().type().kind() == ScalarKind.F32;
                for (int c = 0; c < site.results.length; c++) {
                    if (floats) read(frame.f, frame, site, c, mask, maskAt);
                    else read(frame.i, frame, site, c, mask, maskAt);
                }
            }
            default -> {
                for (int from = 0; from < frame.lanes; from += SIZE) group(frame, site, mask, maskAt, from);
            }
        }
    }

    private static int answer(int question, int lane, int lanes) {
        return switch (question) {
            case 0 -> SIZE;
            case 1 -> lane % SIZE;
            case 2 -> lane / SIZE;
            default -> (lanes + SIZE - 1) / SIZE;
        };
    }

    private static int invocation(KernelFrame frame, Site site, int lane) {
        int imm = site.instr.imm;
        if (site.instr.op == Op.READ_QUAD) return imm < 4 ? lane & ~3 | imm : lane ^ imm - 3;
        return lane / SIZE * SIZE + (frame.i[site.args[1][0] + lane] & SIZE - 1);
    }

    private static void read(float[] f, KernelFrame frame, Site site, int component, int[] mask, int maskAt) {
        int from = site.args[0][component];
        int to = site.results[component];
        for (int n = 0; n < frame.lanes; n++) {
            if (mask[maskAt + n] == 0) continue;
            int lane = invocation(frame, site, n);
            f[to + n] = lane < frame.lanes ? f[from + lane] : 0;
        }
    }

    private static void read(int[] i, KernelFrame frame, Site site, int component, int[] mask, int maskAt) {
        int from = site.args[0][component];
        int to = site.results[component];
        for (int n = 0; n < frame.lanes; n++) {
            if (mask[maskAt + n] == 0) continue;
            int lane = invocation(frame, site, n);
            i[to + n] = lane < frame.lanes ? i[from + lane] : 0;
        }
    }

    /** One subgroup's ballot, vote, or first value. */
    private static void group(KernelFrame frame, Site site, int[] mask, int maskAt, int from) {
        int end = Math.min(frame.lanes, from + SIZE);
        if (site.instr.op == Op.READ_FIRST) {
            first(frame, site, mask, maskAt, from, end);
            return;
        }
        if (site.instr.op == Op.REDUCE) {
            Reduction r = Reduction.of(site.instr.imm);
            if (r != null) reduce(r, frame, site, mask, maskAt, from, end);
            return;
        }
        int at = site.args[0][0];
        int to = site.results[0];
        if (site.instr.op == Op.BALLOT) {
            int bits = 0;
            for (int n = from; n < end; n++) bits |= (frame.i[at + n] & mask[maskAt + n] & frame.alive[n] & 1) << n;
            for (int n = from; n < end; n++) {
                frame.i[to + n] = bits;
                for (int c = 1; c < 4; c++) frame.i[site.results[c] + n] = 0;
            }
            return;
        }
        int any = 0;
        int all = -1;
        for (int n = from; n < end; n++) {
            any |= frame.i[at + n] & mask[maskAt + n];
            all &= frame.i[at + n] | ~mask[maskAt + n];
        }
        int result = switch (site.instr.op) {
            case VOTE_ANY -> any;
            case VOTE_ALL -> all;
            default -> ~any | all;
        };
        for (int n = from; n < end; n++) frame.i[to + n] = result;
    }

    /** What each lane gets is told from what the one before got, but for clusters, each of which is gone through once. */
    private static void reduce(Reduction r, KernelFrame frame, Site site, int[] mask, int maskAt, int from, int end) {
        int cluster = r.cluster() == 0 ? SIZE : Math.min(SIZE, r.cluster());
        for (int c = 0; c < site.results.length; c++) {
            int at = site.args[0][c];
            int to = site.results[c];
            for (int first = from; first < end; first += cluster) {
                int sum = r.identity();
                int last = Math.min(end, first + cluster);
                for (int n = first; n < last; n++) {
                    if (mask[maskAt + n] == 0) continue;
                    int before = sum;
                    int own = r.isFloat() ? Float.floatToRawIntBits(frame.f[at + n]) : frame.i[at + n];
                    if (frame.alive[n] != 0) sum = Reductions.combine(r, sum, own);
                    put(r, frame, to + n, r.scan() == Reduction.Scan.EXCLUSIVE ? before : sum);
                }
                if (r.scan() != Reduction.Scan.ALL) continue;
                for (int n = first; n < last; n++) if (mask[maskAt + n] != 0) put(r, frame, to + n, sum);
            }
        }
    }

    private static void put(Reduction r, KernelFrame frame, int at, int bits) {
        if (r.isFloat()) frame.f[at] = Float.intBitsToFloat(bits);
        else frame.i[at] = bits;
    }

    private static void first(KernelFrame frame, Site site, int[] mask, int maskAt, int from, int end) {
        int lane = -1;
        for (int n = from; n < end; n++) {
            if (mask[maskAt + n] == 0) continue;
            if (lane < 0 || frame.alive[lane] == 0 && frame.alive[n] != 0) lane = n;
        }
        if (lane < 0) return;
        boolean floats = site.instr.result().type().kind() == ScalarKind.F32;
        for (int c = 0; c < site.results.length; c++) {
            int at = site.args[0][c];
            int to = site.results[c];
            float f = floats ? frame.f[at + lane] : 0;
            int i = floats ? 0 : frame.i[at + lane];
            for (int n = from; n < end; n++) {
                if (mask[maskAt + n] == 0) continue;
                if (floats) frame.f[to + n] = f;
                else frame.i[to + n] = i;
            }
        }
    }
}
