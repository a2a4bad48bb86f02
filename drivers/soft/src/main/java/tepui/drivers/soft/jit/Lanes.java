package tepui.drivers.soft.jit;

/**
 * Runtime functions of generated code on whole registers, for what is not worth being generated: masks, merges,
 * derivatives, votes, target words. Compiled once for all kernels. Arguments that end in "At" are offsets of registers.
 */
@SuppressWarnings("unused") // called by generated code, by name
final class Lanes {
    private Lanes() {}

    // ---- masks

    /** Is any lane's mask set? */
    static boolean any(int[] mask, int at, int lanes) { // hot
        int or = 0;
        for (int n = 0; n < lanes; n++) or |= mask[at + n];
        return or != 0;
    }

    /** Is any lane's mask set whose fragment is not discarded? Others need not go round a loop for ever. */
    static boolean anyAlive(int[] mask, int at, int lanes, int[] alive) { // hot
        int or = 0;
        for (int n = 0; n < lanes; n++) or |= mask[at + n] & alive[n];
        return or != 0;
    }

    /** -1 where all lanes' masks are set, else 0. */
    static int all(int[] mask, int at, int lanes) { // hot
        int and = -1;
        for (int n = 0; n < lanes; n++) and &= mask[at + n];
        return and;
    }

    /** Splits a mask by a condition; bit 0: some lane takes the first side, bit 1: the second. */
    static int split(int[] i, int maskAt, int conditionAt, int thenAt, int otherwiseAt, int lanes) { // hot
        int anyThen = 0;
        int anyOtherwise = 0;
        for (int n = 0; n < lanes; n++) {
            int mask = i[maskAt + n];
            int condition = i[conditionAt + n];
            int then = mask & condition;
            int otherwise = mask & ~condition;
            i[thenAt + n] = then;
            i[otherwiseAt + n] = otherwise;
            anyThen |= then;
            anyOtherwise |= otherwise;
        }
        return (anyThen & 1) | (anyOtherwise & 2);
    }

    /** Takes lanes out of a mask. */
    static void remove(int[] i, int at, int goneAt, int lanes) { // hot
        for (int n = 0; n < lanes; n++) i[at + n] &= ~i[goneAt + n];
    }

    /** Keeps the lanes of a mask that are in another one; are there any? */
    static boolean keep(int[] i, int at, int keptAt, int lanes) { // hot
        int any = 0;
        for (int n = 0; n < lanes; n++) {
            int mask = i[at + n] & i[keptAt + n];
            i[at + n] = mask;
            any |= mask;
        }
        return any != 0;
    }

    static void demote(int[] alive, int[] mask, int maskAt, int[] i, int conditionAt, int lanes) { // hot
        for (int n = 0; n < lanes; n++) alive[n] &= ~(mask[maskAt + n] & i[conditionAt + n]);
    }

    static void helpers(int[] alive, int[] i, int at, int lanes) { // hot
        for (int n = 0; n < lanes; n++) i[at + n] = ~alive[n];
    }

    // ---- merges: a register takes another one's lanes where the mask is set

    static void merge(float[] f, int to, int from, int[] mask, int maskAt, int lanes) { // hot
        for (int n = 0; n < lanes; n++) {
            if (mask[maskAt + n] != 0) f[to + n] = f[from + n];
        }
    }

    static void merge(int[] i, int to, int from, int[] mask, int maskAt, int lanes) { // hot
        for (int n = 0; n < lanes; n++) {
            if (mask[maskAt + n] != 0) i[to + n] = i[from + n];
        }
    }

    static void merge(long[] l, int to, int from, int[] mask, int maskAt, int lanes) { // hot
        for (int n = 0; n < lanes; n++) {
            if (mask[maskAt + n] != 0) l[to + n] = l[from + n];
        }
    }

    static void merge(double[] d, int to, int from, int[] mask, int maskAt, int lanes) { // hot
        for (int n = 0; n < lanes; n++) {
            if (mask[maskAt + n] != 0) d[to + n] = d[from + n];
        }
    }

    static void fill(float[] f, int to, float value, int[] mask, int maskAt, int lanes) { // hot
        for (int n = 0; n < lanes; n++) {
            if (mask[maskAt + n] != 0) f[to + n] = value;
        }
    }

    static void fill(int[] i, int to, int value, int[] mask, int maskAt, int lanes) { // hot
        for (int n = 0; n < lanes; n++) {
            if (mask[maskAt + n] != 0) i[to + n] = value;
        }
    }

    static void fill(long[] l, int to, long value, int[] mask, int maskAt, int lanes) { // hot
        for (int n = 0; n < lanes; n++) {
            if (mask[maskAt + n] != 0) l[to + n] = value;
        }
    }

    static void fill(double[] d, int to, double value, int[] mask, int maskAt, int lanes) { // hot
        for (int n = 0; n < lanes; n++) {
            if (mask[maskAt + n] != 0) d[to + n] = value;
        }
    }

    /** A register goes out, where the mask is set. */
    static void store(float[] out, int to, float[] f, int from, int[] mask, int maskAt, int lanes) { // hot
        for (int n = 0; n < lanes; n++) {
            if (mask[maskAt + n] != 0) out[to + n] = f[from + n];
        }
    }

    static void store(int[] out, int to, int[] i, int from, int[] mask, int maskAt, int lanes) { // hot
        for (int n = 0; n < lanes; n++) {
            if (mask[maskAt + n] != 0) out[to + n] = i[from + n];
        }
    }

    // ---- between lanes

    /** Lanes of a quad: bit 0 is x, bit 1 is y. */
    static void ddx(float[] f, int to, int from, boolean fine, int lanes) { // hot
        for (int q = 0; q < lanes; q += 4) {
            float top = f[from + q + 1] - f[from + q];
            float bottom = fine ? f[from + q + 3] - f[from + q + 2] : top;
            f[to + q] = top;
            f[to + q + 1] = top;
            f[to + q + 2] = bottom;
            f[to + q + 3] = bottom;
        }
    }

    static void ddy(float[] f, int to, int from, boolean fine, int lanes) { // hot
        for (int q = 0; q < lanes; q += 4) {
            float left = f[from + q + 2] - f[from + q];
            float right = fine ? f[from + q + 3] - f[from + q + 1] : left;
            f[to + q] = left;
            f[to + q + 1] = right;
            f[to + q + 2] = left;
            f[to + q + 3] = right;
        }
    }

    static int voteAny(int[] i, int at, int[] mask, int maskAt, int lanes) {
        int any = 0;
        for (int n = 0; n < lanes; n++) any |= i[at + n] & mask[maskAt + n];
        return any;
    }

    static int voteAll(int[] i, int at, int[] mask, int maskAt, int lanes) {
        int all = -1;
        for (int n = 0; n < lanes; n++) all &= i[at + n] | ~mask[maskAt + n];
        return all;
    }

    static int voteEqual(int[] i, int at, int[] mask, int maskAt, int lanes) {
        int none = ~voteAny(i, at, mask, maskAt, lanes);
        return none | voteAll(i, at, mask, maskAt, lanes);
    }

    // ---- tables and local arrays: 0 outside

    static void lookup(float[] f, int to, int[] i, int indexAt, Object table, int width, int component, int lanes) {
        float[] t = (float[]) table;
        int elements = t.length / width;
        for (int n = 0; n < lanes; n++) {
            int index = i[indexAt + n];
            f[to + n] = index >= 0 && index < elements ? t[index * width + component] : 0;
        }
    }

    static void lookup(int[] i, int to, int[] j, int indexAt, Object table, int width, int component, int lanes) {
        int[] t = (int[]) table;
        int elements = t.length / width;
        for (int n = 0; n < lanes; n++) {
            int index = j[indexAt + n];
            i[to + n] = index >= 0 && index < elements ? t[index * width + component] : 0;
        }
    }

    static void lookup(long[] l, int to, int[] i, int indexAt, Object table, int width, int component, int lanes) {
        long[] t = (long[]) table;
        int elements = t.length / width;
        for (int n = 0; n < lanes; n++) {
            int index = i[indexAt + n];
            l[to + n] = index >= 0 && index < elements ? t[index * width + component] : 0;
        }
    }

    static void lookup(double[] d, int to, int[] i, int indexAt, Object table, int width, int component, int lanes) {
        double[] t = (double[]) table;
        int elements = t.length / width;
        for (int n = 0; n < lanes; n++) {
            int index = i[indexAt + n];
            d[to + n] = index >= 0 && index < elements ? t[index * width + component] : 0;
        }
    }

    static float entry(float[] f, Object table, int index, int elements, int width, int component) {
        return index >= 0 && index < elements ? ((float[]) table)[index * width + component] : 0;
    }

    static int entry(int[] i, Object table, int index, int elements, int width, int component) {
        return index >= 0 && index < elements ? ((int[]) table)[index * width + component] : 0;
    }

    static long entry(long[] l, Object table, int index, int elements, int width, int component) {
        return index >= 0 && index < elements ? ((long[]) table)[index * width + component] : 0;
    }

    static double entry(double[] d, Object table, int index, int elements, int width, int component) {
        return index >= 0 && index < elements ? ((double[]) table)[index * width + component] : 0;
    }

    /** Element {@code i[indexAt]} of an array in registers, rows from one element to the next. */
    static void localLoad(float[] f, int to, int[] i, int indexAt, int arrayAt, int elements, int row, int lanes) {
        for (int n = 0; n < lanes; n++) {
            int index = i[indexAt + n];
            f[to + n] = index >= 0 && index < elements ? f[arrayAt + index * row + n] : 0;
        }
    }

    static void localLoad(int[] f, int to, int[] i, int indexAt, int arrayAt, int elements, int row, int lanes) {
        for (int n = 0; n < lanes; n++) {
            int index = i[indexAt + n];
            f[to + n] = index >= 0 && index < elements ? f[arrayAt + index * row + n] : 0;
        }
    }

    static void localLoad(long[] f, int to, int[] i, int indexAt, int arrayAt, int elements, int row, int lanes) {
        for (int n = 0; n < lanes; n++) {
            int index = i[indexAt + n];
            f[to + n] = index >= 0 && index < elements ? f[arrayAt + index * row + n] : 0;
        }
    }

    static void localLoad(double[] f, int to, int[] i, int indexAt, int arrayAt, int elements, int row, int lanes) {
        for (int n = 0; n < lanes; n++) {
            int index = i[indexAt + n];
            f[to + n] = index >= 0 && index < elements ? f[arrayAt + index * row + n] : 0;
        }
    }

    static void localStore(
            float[] f, int from, int[] i, int indexAt, LocalSite array, int[] mask, int maskAt, int lanes) {
        int arrayAt = array.at;
        int elements = array.elements;
        int row = array.row;
        for (int n = 0; n < lanes; n++) {
            int index = i[indexAt + n];
            if (mask[maskAt + n] != 0 && index >= 0 && index < elements) f[arrayAt + index * row + n] = f[from + n];
        }
    }

    static void localStore(
            int[] f, int from, int[] i, int indexAt, LocalSite array, int[] mask, int maskAt, int lanes) {
        int arrayAt = array.at;
        int elements = array.elements;
        int row = array.row;
        for (int n = 0; n < lanes; n++) {
            int index = i[indexAt + n];
            if (mask[maskAt + n] != 0 && index >= 0 && index < elements) f[arrayAt + index * row + n] = f[from + n];
        }
    }

    static void localStore(
            long[] f, int from, int[] i, int indexAt, LocalSite array, int[] mask, int maskAt, int lanes) {
        int arrayAt = array.at;
        int elements = array.elements;
        int row = array.row;
        for (int n = 0; n < lanes; n++) {
            int index = i[indexAt + n];
            if (mask[maskAt + n] != 0 && index >= 0 && index < elements) f[arrayAt + index * row + n] = f[from + n];
        }
    }

    static void localStore(
            double[] f, int from, int[] i, int indexAt, LocalSite array, int[] mask, int maskAt, int lanes) {
        int arrayAt = array.at;
        int elements = array.elements;
        int row = array.row;
        for (int n = 0; n < lanes; n++) {
            int index = i[indexAt + n];
            if (mask[maskAt + n] != 0 && index >= 0 && index < elements) f[arrayAt + index * row + n] = f[from + n];
        }
    }

    /** A local array at the start: its initial contents (null: zeros) in every lane. */
    static void initialise(float[] f, int at, int stride, Object initial, int words, int lanes) {
        float[] from = initial instanceof float[] t ? t : null;
        for (int w = 0; w < words; w++) {
            java.util.Arrays.fill(f, at + w * stride, at + w * stride + lanes, from == null ? 0 : from[w]);
        }
    }

    static void initialise(int[] f, int at, int stride, Object initial, int words, int lanes) {
        int[] from = initial instanceof int[] t ? t : null;
        for (int w = 0; w < words; w++) {
            java.util.Arrays.fill(f, at + w * stride, at + w * stride + lanes, from == null ? 0 : from[w]);
        }
    }

    static void initialise(long[] f, int at, int stride, Object initial, int words, int lanes) {
        long[] from = initial instanceof long[] t ? t : null;
        for (int w = 0; w < words; w++) {
            java.util.Arrays.fill(f, at + w * stride, at + w * stride + lanes, from == null ? 0 : from[w]);
        }
    }

    static void initialise(double[] f, int at, int stride, Object initial, int words, int lanes) {
        double[] from = initial instanceof double[] t ? t : null;
        for (int w = 0; w < words; w++) {
            java.util.Arrays.fill(f, at + w * stride, at + w * stride + lanes, from == null ? 0 : from[w]);
        }
    }

    // ---- texels: the offset is clamped

    static int texel(KernelFrame frame, int slot, int offset) {
        int[] data = frame.texels[slot];
        return data[Math.clamp(offset, 0, data.length - 1)];
    }

    static void texels(KernelFrame frame, int slot, int to, int offsetAt) { // hot
        int[] data = frame.texels[slot];
        int[] i = frame.i;
        int lanes = frame.lanes;
        int last = data.length - 1;
        for (int n = 0; n < lanes; n++) i[to + n] = data[Math.min(Math.max(i[offsetAt + n], 0), last)];
    }

    // ---- targets: 16 words in a row are the 16 lanes of a block

    static void targetLoad(KernelFrame frame, int target, int word, int to) { // hot
        int[] i = frame.i;
        int[] data = frame.targetData[target];
        int[] alive = frame.alive;
        int lanes = frame.lanes;
        int blocks = frame.stride / KernelFrame.GROUP;
        for (int n = 0, b = 0; n < lanes; n += KernelFrame.GROUP, b++) {
            int at = frame.blockAt[target * blocks + b] + word * KernelFrame.GROUP;
            for (int k = n; k < n + KernelFrame.GROUP; k++) {
                i[to + k] = data != null && alive[k] != 0 ? data[at + k - n] : 0;
            }
        }
    }

    static void targetStore(KernelFrame frame, int target, int word, int from, int[] mask, int maskAt) { // hot
        int[] data = frame.targetData[target];
        if (data == null) return;
        int[] i = frame.i;
        int[] alive = frame.alive;
        int lanes = frame.lanes;
        int blocks = frame.stride / KernelFrame.GROUP;
        for (int n = 0, b = 0; n < lanes; n += KernelFrame.GROUP, b++) {
            int at = frame.blockAt[target * blocks + b] + word * KernelFrame.GROUP;
            int all = -1;
            for (int k = n; k < n + KernelFrame.GROUP; k++) all &= mask[maskAt + k] & alive[k];
            if (all != 0) {
                System.arraycopy(i, from + n, data, at, KernelFrame.GROUP);
                continue;
            }
            for (int k = n; k < n + KernelFrame.GROUP; k++) {
                if ((mask[maskAt + k] & alive[k]) != 0) data[at + k - n] = i[from + k];
            }
        }
    }
}
