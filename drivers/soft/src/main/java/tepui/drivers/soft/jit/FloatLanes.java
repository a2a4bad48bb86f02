package tepui.drivers.soft.jit;

import org.jspecify.annotations.Nullable;

/** Loops over lanes whose operands or results are floats. The names are those of {@link LaneOp#name}. */
final class FloatLanes {
    private FloatLanes() {}

    static @Nullable LaneOp of(String name) {
        return switch (name) {
            case "fadd" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = f[a + n] + f[b + n];
                };
            case "fadd_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    float y = Float.intBitsToFloat(b);
                    for (int n = 0; n < lanes; n++) f[to + n] = f[a + n] + y;
                };
            case "fsub" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = f[a + n] - f[b + n];
                };
            case "fsub_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    float y = Float.intBitsToFloat(b);
                    for (int n = 0; n < lanes; n++) f[to + n] = f[a + n] - y;
                };
            case "fmul" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = f[a + n] * f[b + n];
                };
            case "fmul_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    float y = Float.intBitsToFloat(b);
                    for (int n = 0; n < lanes; n++) f[to + n] = f[a + n] * y;
                };
            case "fdiv" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = f[a + n] / f[b + n];
                };
            case "fmin" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = Scalars.fmin(f[a + n], f[b + n]);
                };
            case "fmin_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    float y = Float.intBitsToFloat(b);
                    for (int n = 0; n < lanes; n++) f[to + n] = Scalars.fmin(f[a + n], y);
                };
            case "fmax" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = Scalars.fmax(f[a + n], f[b + n]);
                };
            case "fmax_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    float y = Float.intBitsToFloat(b);
                    for (int n = 0; n < lanes; n++) f[to + n] = Scalars.fmax(f[a + n], y);
                };
            case "ffma" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = Math.fma(f[a + n], f[b + n], f[c + n]);
                };
            case "ffma_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    float y = Float.intBitsToFloat(b);
                    for (int n = 0; n < lanes; n++) f[to + n] = Math.fma(f[a + n], y, f[c + n]);
                };
            case "ffma_3" ->
                (f, i, to, a, b, c, lanes) -> {
                    float z = Float.intBitsToFloat(c);
                    for (int n = 0; n < lanes; n++) f[to + n] = Math.fma(f[a + n], f[b + n], z);
                };
            case "ffma_23" ->
                (f, i, to, a, b, c, lanes) -> {
                    float y = Float.intBitsToFloat(b);
                    float z = Float.intBitsToFloat(c);
                    for (int n = 0; n < lanes; n++) f[to + n] = Math.fma(f[a + n], y, z);
                };
            case "fneg" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = -f[a + n];
                };
            case "fabs" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = Math.abs(f[a + n]);
                };
            case "frcp" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = 1 / f[a + n];
                };
            case "fsqrt" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = Scalars.fsqrt(f[a + n]);
                };
            case "frsqrt" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = Scalars.frsqrt(f[a + n]);
                };
            case "ffloor" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = Scalars.ffloor(f[a + n]);
                };
            case "fceil" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = Scalars.fceil(f[a + n]);
                };
            case "ftrunc" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = Scalars.ftrunc(f[a + n]);
                };
            case "fround_even" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = Scalars.fround_even(f[a + n]);
                };
            case "ffract" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = Scalars.ffract(f[a + n]);
                };
            case "fsaturate" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = Scalars.fsaturate(f[a + n]);
                };
            case "fsign" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = Scalars.fsign(f[a + n]);
                };
            case "feq" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.feq(f[a + n], f[b + n]);
                };
            case "feq_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    float y = Float.intBitsToFloat(b);
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.feq(f[a + n], y);
                };
            case "fne" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.fne(f[a + n], f[b + n]);
                };
            case "fne_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    float y = Float.intBitsToFloat(b);
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.fne(f[a + n], y);
                };
            case "flt" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.flt(f[a + n], f[b + n]);
                };
            case "flt_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    float y = Float.intBitsToFloat(b);
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.flt(f[a + n], y);
                };
            case "fge" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.fge(f[a + n], f[b + n]);
                };
            case "fge_2" ->
                (f, i, to, a, b, c, lanes) -> {
                    float y = Float.intBitsToFloat(b);
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.fge(f[a + n], y);
                };
            case "fselect" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = i[a + n] != 0 ? f[b + n] : f[c + n];
                };
            case "f2i" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = (int) f[a + n];
                };
            case "f2u" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Scalars.f2u_i(f[a + n]);
                };
            case "i2f" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = i[a + n];
                };
            case "u2f" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = Scalars.u2f_f(i[a + n]);
                };
            case "b2f" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = -i[a + n];
                };
            case "bits" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) i[to + n] = Float.floatToRawIntBits(f[a + n]);
                };
            case "float" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = Float.intBitsToFloat(i[a + n]);
                };
            case "fcopy" ->
                (f, i, to, a, b, c, lanes) -> {
                    for (int n = 0; n < lanes; n++) f[to + n] = f[a + n];
                };
            case "fcopy_1" ->
                (f, i, to, a, b, c, lanes) -> {
                    float x = Float.intBitsToFloat(a);
                    for (int n = 0; n < lanes; n++) f[to + n] = x;
                };
            default -> null;
        };
    }
}
