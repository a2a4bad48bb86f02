package tepui.drivers.soft.jit;

import java.util.Arrays;
import tepui.drivers.soft.jit.VCode.Ins;

/**
 * Linear scan register allocator for the virtual registers of {@link VCode}: one interval each, from the first mention
 * to the last, longer where a loop needs it. Where there are too few, the one that is used least for its length lives
 * in memory.
 */
final class LinearScan {
    /** How much more an instruction in a loop counts. */
    private static final int IN_LOOP = 8;

    private final VCode code;
    final int[] from;
    final int[] to;
    private final float[] weight;
    /** The register of each virtual one, -1 where it lives in memory. */
    final int[] register;
    /** The slot in memory. */
    final int[] slot;

    int slots;

    private LinearScan(VCode code) {
        this.code = code;
        from = new int[code.count];
        to = new int[code.count];
        weight = new float[code.count];
        register = new int[code.count];
        slot = new int[code.count];
        Arrays.fill(from, Integer.MAX_VALUE);
        Arrays.fill(to, -1);
        Arrays.fill(register, -1);
        Arrays.fill(slot, -1);
    }

    static LinearScan run(VCode code, int vectors, int masks) {
        LinearScan scan = new LinearScan(code);
        scan.intervals();
        scan.assign(false, 0, vectors);
        scan.assign(true, 1, masks);
        return scan;
    }

    private void intervals() {
        int n = code.code.size();
        float[] depth = new float[n + 1];
        Arrays.fill(depth, 1);
        for (VCode.Loop loop : code.loops) {
            for (int i = loop.from(); i < loop.to(); i++) depth[i] *= IN_LOOP;
        }
        for (int i = 0; i < n; i++) {
            Ins ins = code.code.get(i);
            touch(ins.a, 2 * i, depth[i]);
            touch(ins.b, 2 * i, depth[i]);
            touch(ins.c, 2 * i, depth[i]);
            touch(ins.mask, 2 * i, depth[i]);
            if (ins.dst < 0) continue;
            if (ins.readsDst || ins.early) touch(ins.dst, 2 * i, depth[i]);
            touch(ins.dst, 2 * i + 1, depth[i]);
            if (ins.early) {
                // what it reads lives until it has written
                for (int v : new int[] {ins.a, ins.b, ins.c, ins.mask}) if (v >= 0) to[v] = Math.max(to[v], 2 * i + 1);
            }
        }
        // inner loops come first
        for (VCode.Loop loop : code.loops) {
            for (int v = 0; v < code.count; v++) {
                if (from[v] < 2 * loop.from() && to[v] >= 2 * loop.from() && to[v] < 2 * loop.to())
                    to[v] = 2 * loop.to();
            }
        }
    }

    private void touch(int v, int at, float times) {
        if (v < 0) return;
        from[v] = Math.min(from[v], at);
        to[v] = Math.max(to[v], at);
        weight[v] += times;
    }

    /** Cost of keeping it in memory, for the room that it takes. */
    private float worth(int v) {
        float use = code.sources[v] != null ? weight[v] * 0.3f : weight[v];
        return use / (to[v] - from[v] + 2);
    }

    private void assign(boolean masks, int first, int registers) {
        int[] order = new int[code.count];
        int n = 0;
        for (int v = 0; v < code.count; v++) {
            if (code.isMask[v] == masks && to[v] >= 0) order[n++] = v;
        }
        sort(order, n);
        int[] holder = new int[registers];
        Arrays.fill(holder, -1);
        int last = 0;
        for (int k = 0; k < n; k++) {
            int v = order[k];
            int free = -1;
            int latest = -1;
            for (int r = 0; r < registers; r++) {
                int h = holder[r];
                if (h >= 0 && to[h] >= from[v]) continue;
                // the one that became free last: likely an operand that dies here
                int end = h < 0 ? 0 : to[h];
                if (end > latest) {
                    latest = end;
                    free = r;
                }
            }
            if (free < 0) {
                int worst = v;
                float least = worth(v);
                for (int r = 0; r < registers; r++) {
                    float w = worth(holder[r]);
                    if (w < least) {
                        least = w;
                        worst = holder[r];
                        last = r;
                    }
                }
                if (worst == v) {
                    spill(v);
                    continue;
                }
                spill(worst);
                register[worst] = -1;
                free = last;
            }
            holder[free] = v;
            register[v] = first + free;
        }
    }

    private void spill(int v) {
        if (code.sources[v] == null) slot[v] = slots++;
    }

    private void sort(int[] order, int n) {
        long[] keys = new long[n];
        for (int i = 0; i < n; i++) keys[i] = (long) from[order[i]] << 32 | order[i];
        Arrays.sort(keys);
        for (int i = 0; i < n; i++) order[i] = (int) keys[i];
    }
}
