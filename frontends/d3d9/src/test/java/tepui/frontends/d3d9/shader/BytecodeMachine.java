package tepui.frontends.d3d9.shader;

import static tepui.frontends.d3d9.shader.BytecodeMath.*;

import java.util.Arrays;

/**
 * Reference interpreter of a program's tokens for one vertex or pixel, independent of the translator, for tests to
 * compare with. Numbers of files, opcodes and modifiers stand here once more on purpose.
 */
public final class BytecodeMachine {
    /** Source of texels: a number from sampler, coordinates and how it was asked. */
    public interface Textures {
        float[] texel(int sampler, float[] at, int dimensions, float lod, float bias);
    }

    public final boolean pixel;
    public final int version;
    private final int[] t;
    final float[][] temps = new float[32][4];
    public final float[][] inputs = new float[16][4];
    public final float[][] coordinates = new float[8][4];
    public final float[][] constants = new float[256][4];
    public final int[][] ints = new int[16][4];
    public final boolean[] bools = new boolean[16];
    public final float[][] outputs = new float[16][4];
    final float[][] attributes = new float[2][4];
    final float[][] raster = new float[3][4];
    public final float[][] colors = new float[4][4];
    final float[][] bump = new float[8][4];
    final float[][] luminance = new float[8][4];
    final float[] misc = new float[4];
    float face = 1;
    float depth = Float.NaN;
    public boolean killed;
    int projected;
    public Textures textures = (s, at, n, lod, bias) -> new float[4];
    final int[] kinds = new int[16];

    private final float[][] texels = new float[8][4];
    private final int[] address = new int[4];
    private final boolean[] predicate = new boolean[4];
    private int counter;
    private float[][] rows = new float[2][];
    private int pads;
    private int at;
    private int steps;

    public BytecodeMachine(int[] tokens) {
        t = tokens;
        pixel = t[0] >>> 16 == 0xffff;
        version = t[0] & 0xffff;
        Arrays.fill(kinds, 2);
    }

    // ---- walking

    private int length(int where) {
        int token = t[where];
        int op = token & 0xffff;
        if (op == 0xfffe) return 1 + (token >>> 16 & 0x7fff);
        if (version >= 0x200) return 1 + (token >>> 24 & 15);
        if (op == 81) return 6;
        int n = 1;
        while (t[where + n] < 0) n++;
        return n;
    }

    private void definitions() {
        for (int p = 1; t[p] != 0xffff; p += length(p)) {
            int op = t[p] & 0xffff;
            int n = p + 1 < t.length ? t[p + 1] & 0x7ff : 0;
            if (op == 81) for (int k = 0; k < 4; k++) constants[n][k] = Float.intBitsToFloat(t[p + 2 + k]);
            if (op == 48) System.arraycopy(t, p + 2, ints[n], 0, 4);
            if (op == 47) bools[n] = t[p + 2] != 0;
            if (op == 31 && version >= 0x200 && file(t[p + 2]) == 10) kinds[t[p + 2] & 0x7ff] = t[p + 1] >>> 27 & 15;
        }
    }

    public BytecodeMachine run() {
        definitions();
        for (int i = 0; i < 8; i++) texels[i] = coordinates[i].clone();
        at = 1;
        block(true);
        if (pixel && version < 0x200) colors[0] = temps[0].clone();
        return this;
    }

    private enum Exit {
        END,
        BREAK,
        RETURN
    }

    private static boolean ends(int op) {
        return op == 0xffff || op == 42 || op == 43 || op == 29 || op == 39 || op == 28 || op == 30;
    }

    /** Runs or only passes over a block; {@link #at} is on its end afterwards. */
    private Exit block(boolean live) {
        while (true) {
            if (++steps > 2_000_000) throw new IllegalStateException("too many steps");
            int op = t[at] & 0xffff;
            if (t[at] == 0xffff || ends(op)) return t[at] == 0xffff || op == 28 ? Exit.RETURN : Exit.END;
            int here = at;
            switch (op) {
                case 40, 41 -> {
                    boolean yes = live
                            && (op == 40
                                    ? flag(here + 1)
                                    : compare(t[here] >>> 16 & 7, source(here + 1)[0], source(next(here + 1))[0]));
                    at += length(here);
                    Exit e = block(live && yes);
                    if (e == Exit.BREAK) return e;
                    if ((t[at] & 0xffff) == 42) {
                        at += length(at);
                        e = block(live && !yes);
                        if (e == Exit.BREAK) return e;
                    }
                    at += length(at);
                }
                case 27, 38 -> {
                    int[] setting = ints[t[op == 27 ? next(here + 1) : here + 1] & 0x7ff];
                    at += length(here);
                    int body = at;
                    int rounds = live ? Math.min(setting[0], 255) : 0;
                    int outer = counter;
                    if (op == 27 && live) counter = setting[1];
                    for (int i = 0; i < rounds; i++) {
                        at = body;
                        if (block(true) == Exit.BREAK) break;
                        if (op == 27) counter += setting[2];
                    }
                    at = body;
                    block(false);
                    at += length(at);
                    if (op == 27 && live) counter = outer;
                }
                case 44 -> {
                    at += length(here);
                    if (live) return Exit.BREAK;
                }
                case 45 -> {
                    at += length(here);
                    if (live && compare(t[here] >>> 16 & 7, source(here + 1)[0], source(next(here + 1))[0]))
                        return Exit.BREAK;
                }
                case 96 -> {
                    at += length(here);
                    if (live && flag(here + 1)) return Exit.BREAK;
                }
                case 25, 26 -> {
                    int back = at + length(here);
                    if (live && (op == 25 || flag(next(here + 1)))) {
                        at = label(t[here + 1] & 0x7ff);
                        block(true);
                    }
                    at = back;
                }
                default -> {
                    if (live) execute(here);
                    at += length(here);
                }
            }
        }
    }

    private int label(int n) {
        for (int p = 1; t[p] != 0xffff; p += length(p)) {
            if ((t[p] & 0xffff) == 30 && (t[p + 1] & 0x7ff) == n) return p + length(p);
        }
        throw new IllegalStateException("no label " + n);
    }

    // ---- operands

    private static int file(int token) {
        return token >>> 28 & 7 | token >>> 8 & 0x18;
    }

    /** Behind an operand and its address. */
    private int next(int where) {
        return where + 1 + ((t[where] >>> 13 & 1) != 0 && version >= 0x200 ? 1 : 0);
    }

    private int index(int where) {
        int n = t[where] & 0x7ff;
        if ((t[where] >>> 13 & 1) == 0) return n;
        if (version < 0x200) return n + address[0];
        int a = t[where + 1];
        return n + (file(a) == 15 ? counter : address[a >>> 16 & 3]);
    }

    private float[] register(int where) {
        int n = index(where);
        return switch (file(t[where])) {
            case 0 -> temps[n];
            case 1 -> {
                if (pixel && version < 0x300) {
                    float[] v = new float[4];
                    for (int k = 0; k < 4; k++) v[k] = saturate(inputs[n][k]);
                    yield v;
                }
                yield n < 0 || n >= inputs.length ? new float[4] : inputs[n];
            }
            case 2 -> {
                float[] v = n < 0 || n > 255 ? new float[4] : constants[n];
                if (pixel && version < 0x200) {
                    v = v.clone();
                    for (int k = 0; k < 4; k++) v[k] = least(most(v[k], -1), 1);
                }
                yield v;
            }
            case 3 -> version < 0x104 ? texels[n] : coordinates[n];
            case 17 -> n == 1 ? new float[] {face, face, face, face} : misc;
            default -> throw new IllegalStateException("file " + file(t[where]));
        };
    }

    private float[] source(int where) {
        return source(where, register(where));
    }

    private float[] source(int where, float[] r) {
        float[] v = new float[4];
        int s = t[where] >>> 16 & 255;
        for (int k = 0; k < 4; k++) v[k] = r[s >> 2 * k & 3];
        int m = t[where] >>> 24 & 15;
        float z = v[2];
        float w = v[3];
        for (int k = 0; k < 4; k++) {
            float x = v[k];
            v[k] = switch (m) {
                case 1 -> -x;
                case 2 -> x - 0.5f;
                case 3 -> -(x - 0.5f);
                case 4 -> (x - 0.5f) * 2;
                case 5 -> -((x - 0.5f) * 2);
                case 6 -> 1 - x;
                case 7 -> x * 2;
                case 8 -> -(x * 2);
                case 9 -> k < 2 ? x * (1 / z) : x;
                case 10 -> k < 2 ? x * (1 / w) : x;
                case 11 -> Math.abs(x);
                case 12 -> -Math.abs(x);
                default -> x;
            };
        }
        return v;
    }

    private boolean flag(int where) {
        boolean v = file(t[where]) == 19 ? predicate[t[where] >>> 16 & 3] : bools[t[where] & 0x7ff];
        return (t[where] >>> 24 & 15) == 13 ? !v : v;
    }

    /** Stores under modifiers, mask and predicate; the predicate's token follows the destination's. */
    private void store(int where, float[] v, boolean predicated) {
        int d = t[where];
        int shift = d >>> 24 & 15;
        if (shift > 7) shift -= 16;
        boolean saturates = (d >>> 20 & 1) != 0;
        int n = index(where);
        int p = predicated ? next(where) : 0;
        for (int k = 0; k < 4; k++) {
            if ((d >>> 16 + k & 1) == 0) continue;
            if (predicated) {
                boolean on = predicate[t[p] >>> 16 + 2 * k & 3];
                if ((t[p] >>> 24 & 15) == 13) on = !on;
                if (!on) continue;
            }
            float x = v[k];
            if (shift != 0) x *= shift > 0 ? 1 << shift : 1f / (1 << -shift);
            if (saturates) x = saturate(x);
            switch (file(d)) {
                case 0 -> temps[n][k] = x;
                case 3 -> {
                    if (pixel) texels[n][k] = x;
                    else address[k] = (int) x;
                }
                case 4 -> raster[n][k] = x;
                case 5 -> attributes[n][k] = x;
                case 6 -> {
                    if (n >= 0 && n < outputs.length) outputs[n][k] = x;
                }
                case 8 -> colors[n][k] = x;
                case 9 -> depth = x;
                default -> throw new IllegalStateException("written file " + file(d));
            }
        }
    }

    // ---- arithmetic

    private void execute(int here) {
        int op = t[here] & 0xffff;
        boolean predicated = (t[here] >>> 28 & 1) != 0;
        int d = here + 1;
        switch (op) {
            case 0, 31, 47, 48, 81, 0xfffd, 0xfffe -> {
                return;
            }
            case 65 -> {
                kill(d);
                return;
            }
            case 71 -> {
                rows[0] = new float[] {row(d, next(d))};
                return;
            }
            case 73 -> {
                rows[pads++ & 1] = new float[] {row(d, next(d))};
                return;
            }
            default -> {}
        }
        int s = next(d);
        if (predicated) s++;
        float[] x = null;
        float[] y = null;
        float[] z = null;
        int s1 = 0;
        int end = here + length(here);
        if (s < end) {
            x = source(s);
            s1 = next(s);
            if (s1 < end && file(t[s1]) != 10) {
                y = source(s1);
                int s2 = next(s1);
                if (s2 < end) z = source(s2);
            }
        }
        if (op == 94) {
            for (int k = 0; k < 4; k++) {
                if ((t[d] >>> 16 + k & 1) == 0) continue;
                if (predicated) {
                    int p = next(d);
                    boolean on = predicate[t[p] >>> 16 + 2 * k & 3];
                    if ((t[p] >>> 24 & 15) == 13) on = !on;
                    if (!on) continue;
                }
                predicate[k] = compare(t[here] >>> 16 & 7, x[k], y[k]);
            }
            return;
        }
        float[] v = texture(op, here, d, s, s1, x);
        if (v == null) v = compute(op, here, d, s, s1, x, y, z);
        if (v.length > 0) store(d, v, predicated);
    }

    private float[] compute(int op, int here, int d, int s, int s1, float[] x, float[] y, float[] z) {
        float[] v = new float[4];
        switch (op) {
            case 1, 46 -> {
                boolean address = file(t[d]) == 3 && !pixel;
                if (!address) return x;
                for (int k = 0; k < 4; k++) v[k] = floor(version >= 0x200 ? x[k] + 0.5f : x[k]);
            }
            case 2 -> {
                for (int k = 0; k < 4; k++) v[k] = x[k] + y[k];
            }
            case 3 -> {
                for (int k = 0; k < 4; k++) v[k] = x[k] - y[k];
            }
            case 4 -> {
                for (int k = 0; k < 4; k++) v[k] = mul(x[k], y[k]) + z[k];
            }
            case 5 -> {
                for (int k = 0; k < 4; k++) v[k] = mul(x[k], y[k]);
            }
            case 6 -> v = all(1 / x[0]);
            case 7 -> v = all(1 / (float) Math.sqrt(Math.abs(x[0])));
            case 8 -> v = all(dot(x, y, 3));
            case 9 -> v = all(dot(x, y, 4));
            case 10 -> {
                for (int k = 0; k < 4; k++) v[k] = least(x[k], y[k]);
            }
            case 11 -> {
                for (int k = 0; k < 4; k++) v[k] = most(x[k], y[k]);
            }
            case 12 -> {
                for (int k = 0; k < 4; k++) v[k] = x[k] < y[k] ? 1 : 0;
            }
            case 13 -> {
                for (int k = 0; k < 4; k++) v[k] = x[k] >= y[k] ? 1 : 0;
            }
            case 14 -> v = all(exp2(x[3]));
            case 15 -> v = all(log2(x[3]));
            case 16 -> {
                float w = least(x[3], 127.9961f);
                w = most(w, -127.9961f);
                v[0] = 1;
                v[1] = most(x[0], 0);
                v[2] = x[0] > 0 && x[1] > 0 ? power(x[1], w) : 0;
                v[3] = 1;
            }
            case 17 -> v = new float[] {1, mul(x[1], y[1]), x[2], y[3]};
            case 18 -> {
                for (int k = 0; k < 4; k++) v[k] = mul(x[k], y[k] - z[k]) + z[k];
            }
            case 19 -> {
                for (int k = 0; k < 4; k++) v[k] = x[k] - floor(x[k]);
            }
            case 20, 21, 22, 23, 24 -> {
                int rows = op == 20 || op == 22 ? 4 : op == 24 ? 2 : 3;
                int width = op <= 21 ? 4 : 3;
                int n = t[s1] & 0x7ff;
                for (int k = 0; k < rows; k++) {
                    int token = t[s1];
                    t[s1] = token & ~0x7ff | n + k;
                    float[] row = source(s1);
                    t[s1] = token;
                    v[k] = dot(x, row, width);
                }
            }
            case 32 -> v = all(power(x[3], y[3]));
            case 33 ->
                v = new float[] {
                    mul(x[1], y[2]) - mul(x[2], y[1]),
                    mul(x[2], y[0]) - mul(x[0], y[2]),
                    mul(x[0], y[1]) - mul(x[1], y[0]),
                    0
                };
            case 34 -> {
                for (int k = 0; k < 4; k++) v[k] = x[k] > 0 ? 1 : x[k] < 0 ? -1 : 0;
            }
            case 35 -> {
                for (int k = 0; k < 4; k++) v[k] = Math.abs(x[k]);
            }
            case 36 -> {
                float f = 1 / (float) Math.sqrt(dot(x, x, 3));
                for (int k = 0; k < 4; k++) v[k] = mul(x[k], f);
            }
            case 37 -> v = new float[] {(float) Math.cos(x[0]), (float) Math.sin(x[0]), 0, 0};
            case 78 -> {
                if (version >= 0x200) return all(exp2(x[3]));
                float f = floor(x[3]);
                v = new float[] {exp2(f), x[3] - f, exp2(x[3]), 1};
            }
            case 79 -> {
                float l = log2(x[3]);
                if (version >= 0x200) return all(l);
                float a = Math.abs(x[3]);
                float f = floor(l);
                v = a == 0 ? new float[] {-Float.MAX_VALUE, 1, l, 1} : new float[] {f, a * exp2(-f), l, 1};
            }
            case 80 -> {
                if (version < 0x104 && (t[here] >>> 30 & 1) != 0 && (t[d] >>> 16 & 15) != 8) return y;
                for (int k = 0; k < 4; k++) v[k] = x[k] > 0.5f ? y[k] : z[k];
            }
            case 88 -> {
                for (int k = 0; k < 4; k++) v[k] = x[k] >= 0 ? y[k] : z[k];
            }
            case 90 -> v = all(dot(x, y, 2) + z[0]);
            case 91, 92 -> {
                // All neighbours have the same values.
                for (int k = 0; k < 4; k++) v[k] = Float.isFinite(x[k]) ? 0 : Float.NaN;
            }
            default -> throw new IllegalStateException("opcode " + op);
        }
        return v;
    }

    // ---- textures

    private void kill(int d) {
        int n = t[d] & 0x7ff;
        float[] v = file(t[d]) == 3 ? coordinates[n] : register(d);
        for (int k = 0; k < (version < 0x200 ? 3 : 4); k++) {
            if (version >= 0x200 && (t[d] >>> 16 + k & 1) == 0) continue;
            killed |= v[k] < 0;
        }
    }

    private float row(int d, int s) {
        float[] c = coordinates[t[d] & 0x7ff];
        float[] x = source(s);
        return c[0] * x[0] + c[1] * x[1] + c[2] * x[2];
    }

    private float[] fetch(int sampler, float[] c) {
        return fetch(sampler, c, 0, 0);
    }

    private float[] fetch(int sampler, float[] c, float lod, float bias) {
        return textures.texel(sampler, c, kinds[sampler] == 2 ? 2 : 3, lod, bias);
    }

    private float[] stage(int n) {
        return (projected >> n & 1) != 0 ? divided(coordinates[n]) : coordinates[n];
    }

    private float[] moved(int n, float[] by) {
        float[] m = bump[n];
        return new float[] {m[0] * by[0] + m[2] * by[1], m[1] * by[0] + m[3] * by[1]};
    }

    private float[] swizzled(int sampler, float[] v) {
        int s = t[sampler] >>> 16 & 255;
        float[] o = new float[4];
        for (int k = 0; k < 4; k++) o[k] = v[s >> 2 * k & 3];
        return o;
    }

    private float[] reflect(float[] n, float[] e) {
        float ne = n[0] * e[0] + n[1] * e[1] + n[2] * e[2];
        float nn = n[0] * n[0] + n[1] * n[1] + n[2] * n[2];
        float f = ne * (1 / nn) * 2;
        return new float[] {n[0] * f - e[0], n[1] * f - e[1], n[2] * f - e[2], 1};
    }

    /** Null for what is no texture instruction, empty for one without a result. */
    private float[] texture(int op, int here, int d, int s, int s1, float[] x) {
        int n = t[d] & 0x7ff;
        switch (op) {
            case 64 -> {
                if (version == 0x104) return x;
                float[] c = coordinates[n];
                return new float[] {saturate(c[0]), saturate(c[1]), saturate(c[2]), 1};
            }
            case 66 -> {
                if (version < 0x104) return fetch(n, stage(n));
                if (version == 0x104) return fetch(n, x);
                int control = t[here] >>> 16 & 255;
                int sampler = t[s1] & 0x7ff;
                float[] c = control == 1 ? divided(x) : x;
                return swizzled(s1, fetch(sampler, c, 0, control == 2 ? x[3] : 0));
            }
            case 95 -> {
                return swizzled(s1, fetch(t[s1] & 0x7ff, x, x[3], 0));
            }
            case 93 -> {
                return swizzled(s1, fetch(t[s1] & 0x7ff, x));
            }
            case 67, 68 -> {
                float[] c = stage(n).clone();
                float[] m = moved(n, x);
                c[0] += m[0];
                c[1] += m[1];
                float[] v = fetch(n, c).clone();
                if (op == 68) {
                    float l = saturate(x[2] * luminance[n][0] + luminance[n][1]);
                    for (int k = 0; k < 3; k++) v[k] *= l;
                }
                return v;
            }
            case 69 -> {
                return fetch(n, new float[] {x[3], x[0], x[0], x[0]});
            }
            case 70 -> {
                return fetch(n, new float[] {x[1], x[2], x[2], x[2]});
            }
            case 82 -> {
                return fetch(n, x);
            }
            case 72 -> {
                return fetch(n, new float[] {rows[0][0], row(d, s), 0, 1});
            }
            case 74, 76, 77, 86 -> {
                pads = 0;
                float[] v = {rows[0][0], rows[1][0], row(d, s), 1};
                if (op == 86) return v;
                if (op == 74) return fetch(n, v);
                float[] e = op == 76
                        ? source(s1)
                        : new float[] {coordinates[n - 2][3], coordinates[n - 1][3], coordinates[n][3]};
                return fetch(n, reflect(v, e));
            }
            case 83 -> {
                return fetch(n, new float[] {row(d, s), 0, 0, 1});
            }
            case 85 -> {
                return all(row(d, s));
            }
            case 84 -> {
                float w = row(d, s);
                depth = w == 0 ? 1 : rows[0][0] * (1 / w);
                return new float[0];
            }
            case 87 -> {
                float g = least(temps[n][1], 1);
                depth = g == 0 ? 1 : temps[n][0] * (1 / g);
                return new float[0];
            }
            case 89 -> {
                float[] y = source(s1);
                float[] m = moved(n, y);
                return new float[] {x[0] + m[0], x[1] + m[1], x[2], x[3]};
            }
            default -> {
                return null;
            }
        }
    }
}
