package tepui.drivers.soft.texture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.TexOperand;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.CompareFunc;
import tepui.pipe.SamplerState.Mip;
import tepui.pipe.format.Format;

/**
 * Generator of one sample of a texture as IR: level of detail, places of texels, and how they are joined. As {@link
 * GeneralUnit} works it out.
 */
final class SampleCode {
    /** Of derivatives: one for the quad. */
    private static final int COARSE = 1;

    private final Builder b;
    private final SampleKey key;
    private final Instr instr;
    private final TexelWords words;
    private final AxisCode acrossAxis;
    private final AxisCode downAxis;
    private final @Nullable CubeCode cube;
    private final Value s;
    private final Value t;
    /** Of an array, or the face of a cube. */
    private final @Nullable Value layer;

    private final @Nullable Value reference;
    /** Components of the result that are no constants, each once; of a comparison, one. */
    private final List<Integer> read = new ArrayList<>();

    SampleCode(Builder b, int slot, SampleKey key, Instr instr, Value coord) {
        this.b = b;
        this.key = key;
        this.instr = instr;
        words = new TexelWords(b, slot, key);
        acrossAxis = new AxisCode(b, key.s(), key.normalized());
        downAxis = new AxisCode(b, key.t(), key.normalized());
        switch (key.layout()) {
            case CUBE -> {
                cube = new CubeCode(b, b.extract(coord, 0), b.extract(coord, 1), b.extract(coord, 2));
                s = cube.s;
                t = cube.t;
                layer = cube.face;
            }
            case ARRAY -> {
                cube = null;
                s = b.extract(coord, 0);
                t = b.extract(coord, 1);
                Value n = b.convert(Op.F2I, ScalarKind.I32, b.op(Op.FROUND_EVEN, b.extract(coord, 2)));
                layer = b.op(Op.IMAX, b.i32(0), b.op(Op.IMIN, n, words.info(InlineTexture.LAST_LAYER)));
            }
            default -> {
                cube = null;
                s = b.extract(coord, 0);
                t = b.extract(coord, 1);
                layer = null;
            }
        }
        reference = reference(instr.tex(TexOperand.REF));
        if (reference != null) read.add(0);
        else for (int c = 0; c < 4; c++) if (key.from(c) < SampleKey.ZERO) read.add(c);
    }

    private @Nullable Value reference(@Nullable Value given) {
        Format format = key.format();
        if (given == null || format == null || !format.isNormalized()) return given;
        return b.select(b.op(Op.FEQ, given, given), b.op(Op.FSATURATE, given), given);
    }

    /** The four components of the result. */
    Value[] build() {
        Value[] found = key.levels() ? levels() : level(key.magLinear(), words.first(), null);
        Value[] components = new Value[4];
        for (int c = 0; c < 4; c++) {
            int from = key.from(c);
            if (reference == null) {
                int at = read.indexOf(c);
                components[c] = at >= 0 ? found[at] : words.constant(from);
            } else {
                // A comparison's result is red; where alpha would be, it is 1.
                components[c] = from == 0 ? found[0] : b.f32(from == 3 || from == SampleKey.ONE ? 1 : 0);
            }
        }
        return components;
    }

    // ---- levels

    /** Where the level of detail matters: one level, or two and their mix. */
    private Value[] levels() {
        boolean linear = key.magLinear() || key.minLinear();
        Value lod = lod();
        Value minified = b.op(Op.FLT, b.f32(Lod.switchAt(key.magLinear(), key.minLinear(), key.mip())), lod);
        // Lanes whose filter is nearest take the linear one in the middle of a texel, which is the same.
        Value snapped =
                key.magLinear() == key.minLinear() ? null : key.magLinear() ? minified : b.op(Op.BNOT, minified);
        if (key.mip() == Mip.NONE) return level(linear, words.first(), snapped);
        Value last = words.info(InlineTexture.LAST_LEVEL);
        if (key.mip() == Mip.NEAREST) {
            Value above = b.op(Op.FCEIL, b.op(Op.FADD, lod, b.f32(0.5f)));
            // at least 1 before 1 is taken away: the least integer would wrap around
            Value number = b.op(Op.IMAX, b.i32(1), b.convert(Op.F2I, ScalarKind.I32, above));
            number = b.op(Op.IMIN, b.op(Op.ISUB, number, b.i32(1)), last);
            return level(linear, words.level(number), snapped);
        }
        Value place = b.select(minified, lod, b.f32(0));
        place = b.op(Op.FMIN, place, b.convert(Op.I2F, ScalarKind.F32, last));
        Value number = b.convert(Op.F2I, ScalarKind.I32, place);
        Value share = b.op(Op.FSUB, place, b.convert(Op.I2F, ScalarKind.F32, number));
        return mixed(linear, number, share, snapped);
    }

    /** Two levels, the second one only where some lane wants a share of it. */
    private Value[] mixed(boolean linear, Value number, Value share, @Nullable Value snapped) {
        Value[] first = level(linear, words.level(number), snapped);
        return b.ifElse(
                b.op(Op.FLT, b.f32(0), share),
                Collections.nCopies(first.length, Type.F32),
                () -> {
                    Value last = words.info(InlineTexture.LAST_LEVEL);
                    Value next = b.op(Op.IMIN, b.op(Op.IADD, number, b.i32(1)), last);
                    Value[] second = level(linear, words.level(next), snapped);
                    Value[] both = new Value[first.length];
                    for (int i = 0; i < both.length; i++) both[i] = between(first[i], second[i], share);
                    b.yieldWith(both);
                },
                () -> b.yieldWith(first));
    }

    /** From one value to another by a share above 0 and below 1. */
    private Value between(Value from, Value to, Value share) {
        // The difference of infinities would be no number.
        if (!isUnbounded()) return b.op(Op.FFMA, b.op(Op.FSUB, to, from), share, from);
        return b.op(Op.FFMA, to, share, b.op(Op.FMUL, from, b.op(Op.FSUB, b.f32(1), share)));
    }

    private boolean isUnbounded() {
        return reference == null && key.isUnbounded();
    }

    private Value lod() {
        Value free = instr.tex(TexOperand.LOD);
        if (free == null) {
            Value x = square(instr.tex(TexOperand.DDX), Op.DDX);
            Value y = square(instr.tex(TexOperand.DDY), Op.DDY);
            // lengths that are no numbers count for nothing
            free = ofSquare(b.op(Op.FMAX, x, b.op(Op.FMAX, y, b.f32(0))));
        }
        Value bias = words.number(InlineTexture.LOD_BIAS);
        Value more = instr.tex(TexOperand.BIAS);
        if (more != null) bias = b.op(Op.FADD, bias, more);
        bias = b.op(Op.FMIN, b.op(Op.FMAX, bias, b.f32(-Lod.MAX_BIAS)), b.f32(Lod.MAX_BIAS));
        Value biased = b.op(Op.FADD, free, bias);
        Value lod = b.op(
                Op.FMIN,
                b.op(Op.FMAX, biased, words.number(InlineTexture.LOD_MIN)),
                words.number(InlineTexture.LOD_MAX));
        Value least = instr.tex(TexOperand.MIN_LOD);
        return least == null ? lod : b.op(Op.FMAX, lod, least);
    }

    /** The squared length of a derivative in texels: of the one that is given, or between the quad's lanes. */
    private Value square(@Nullable Value given, Op derivative) {
        Value coord = instr.tex(TexOperand.COORD);
        if (coord == null) throw new IllegalStateException("SampleCode: no coordinates");
        Value[] d = new Value[cube == null ? 2 : 3];
        for (int c = 0; c < d.length; c++) {
            d[c] = given != null ? b.extract(given, c) : b.derivative(derivative, b.extract(coord, c), COARSE);
        }
        if (cube != null) return cube.square(d[0], d[1], d[2], words.info(InlineTexture.WIDTH));
        if (key.normalized()) {
            d[0] = b.op(Op.FMUL, d[0], b.convert(Op.I2F, ScalarKind.F32, words.info(InlineTexture.WIDTH)));
            d[1] = b.op(Op.FMUL, d[1], b.convert(Op.I2F, ScalarKind.F32, words.info(InlineTexture.HEIGHT)));
        }
        return b.op(Op.FFMA, d[0], d[0], b.op(Op.FMUL, d[1], d[1]));
    }

    /** {@link Lod#ofSquare}. */
    private Value ofSquare(Value x) {
        Value bits = b.convert(Op.BITCAST, ScalarKind.I32, x);
        Value exponent = b.op(Op.ISHR, b.op(Op.ISUB, bits, b.i32(Lod.LOW)), b.i32(23));
        Value mantissa = b.convert(Op.BITCAST, ScalarKind.F32, b.op(Op.ISUB, bits, b.op(Op.ISHL, exponent, b.i32(23))));
        Value f = b.op(Op.FSUB, mantissa, b.f32(1));
        Value sum = b.f32(Lod.LOG2[Lod.LOG2.length - 1]);
        for (int i = Lod.LOG2.length - 2; i >= 0; i--) sum = b.op(Op.FFMA, sum, f, b.f32(Lod.LOG2[i]));
        return b.op(Op.FMUL, b.f32(0.5f), b.op(Op.FFMA, sum, f, b.convert(Op.I2F, ScalarKind.F32, exponent)));
    }

    // ---- one level

    /** Code that reads one level: a value for each of {@link #read}. */
    private Value[] level(boolean linear, TexelWords.Level level, @Nullable Value snapped) {
        if (linear && key.seamless() && cube != null) {
            CubeCode.Taps taps = cube.seamless(words, level, snapped);
            Value[][] tap = new Value[4][];
            for (int n = 0; n < 4; n++) tap[n] = values(taps.address()[n], null);
            return weighted(tap, taps.weight());
        }
        Value base = layer == null ? level.base() : b.op(Op.IADD, level.base(), b.op(Op.IMUL, layer, level.slice()));
        Value width = level.width();
        Value height = level.height();
        Value u = s;
        Value v = t;
        Value offset = instr.tex(TexOperand.OFFSET);
        if (offset != null) {
            u = acrossAxis.moved(u, width, b.extract(offset, 0));
            v = downAxis.moved(v, height, b.extract(offset, 1));
        }
        if (!linear) {
            Value x = acrossAxis.nearest(u, width);
            Value y = downAxis.nearest(v, height);
            Value inside = both(acrossAxis.inside(x, width), downAxis.inside(y, height));
            Value at = words.across(acrossAxis.safe(x, width));
            return values(b.op(Op.IADD, at, words.down(downAxis.safe(y, height), level, base)), inside);
        }
        AxisCode.Place x = acrossAxis.linear(u, width, snapped);
        AxisCode.Place y = downAxis.linear(v, height, snapped);
        Value[] across = {words.across(acrossAxis.safe(x.low(), width)), words.across(acrossAxis.safe(x.high(), width))
        };
        Value[] down = {
            words.down(downAxis.safe(y.low(), height), level, base),
            words.down(downAxis.safe(y.high(), height), level, base)
        };
        if (key.format() == null) return bytes(across, down, x.part(), y.part());
        Value[][] tap = new Value[4][];
        for (int n = 0; n < 4; n++) {
            Value inside = both(
                    acrossAxis.inside((n & 1) == 0 ? x.low() : x.high(), width),
                    downAxis.inside((n & 2) == 0 ? y.low() : y.high(), height));
            tap[n] = values(b.op(Op.IADD, across[n & 1], down[n >> 1]), inside);
        }
        return isUnbounded() ? weighted(tap, weights(x.part(), y.part())) : joined(tap, x.part(), y.part());
    }

    private @Nullable Value both(@Nullable Value x, @Nullable Value y) {
        return x == null ? y : y == null ? x : b.op(Op.BAND, x, y);
    }

    /** A texel's values for the result; the border where it is not inside. */
    private Value[] values(Value address, @Nullable Value inside) {
        Value[] texel = words.texel(address, reference != null);
        Value[] values = new Value[read.size()];
        for (int i = 0; i < values.length; i++) {
            int from = reference != null ? 0 : key.from(read.get(i));
            Value v = key.format() == null ? words.component(texel, read.get(i)) : words.read(texel, from);
            if (inside != null) v = b.select(inside, v, words.number(InlineTexture.BORDER + from));
            values[i] = reference == null ? v : compared(reference, v);
        }
        return values;
    }

    private Value compared(Value ref, Value texel) {
        if (key.compare() == CompareFunc.NEVER) return b.f32(0);
        if (key.compare() == CompareFunc.ALWAYS) return b.f32(1);
        Value passes = switch (key.compare()) {
            case LESS -> b.op(Op.FLT, ref, texel);
            case EQUAL -> b.op(Op.FEQ, ref, texel);
            case LESS_EQUAL -> b.op(Op.FGE, texel, ref);
            case GREATER -> b.op(Op.FLT, texel, ref);
            case NOT_EQUAL -> b.op(Op.FNE, ref, texel);
            default -> b.op(Op.FGE, ref, texel);
        };
        return b.select(passes, b.f32(1), b.f32(0));
    }

    // ---- joining

    private Value[] joined(Value[][] tap, Value fx, Value fy) {
        Value[] result = new Value[read.size()];
        for (int i = 0; i < result.length; i++) {
            Value top = b.op(Op.FFMA, b.op(Op.FSUB, tap[1][i], tap[0][i]), fx, tap[0][i]);
            Value bottom = b.op(Op.FFMA, b.op(Op.FSUB, tap[3][i], tap[2][i]), fx, tap[2][i]);
            result[i] = b.op(Op.FFMA, b.op(Op.FSUB, bottom, top), fy, top);
        }
        return result;
    }

    private Value[] weights(Value fx, Value fy) {
        Value left = b.op(Op.FSUB, b.f32(1), fx);
        Value up = b.op(Op.FSUB, b.f32(1), fy);
        return new Value[] {
            b.op(Op.FMUL, left, up), b.op(Op.FMUL, fx, up), b.op(Op.FMUL, left, fy), b.op(Op.FMUL, fx, fy)
        };
    }

    private Value[] weighted(Value[][] tap, Value[] weight) {
        Value zero = b.f32(0);
        Value[] counts = new Value[4];
        // What counts for nothing is left out: infinity times 0 would be no number.
        if (isUnbounded()) for (int n = 0; n < 4; n++) counts[n] = b.op(Op.FNE, weight[n], zero);
        Value[] result = new Value[read.size()];
        for (int i = 0; i < result.length; i++) {
            Value sum = zero;
            for (int n = 0; n < 4; n++) {
                Value more = b.op(Op.FFMA, tap[n][i], weight[n], sum);
                sum = counts[n] == null ? more : b.select(counts[n], more, sum);
            }
            result[i] = sum;
        }
        return result;
    }

    /** The vertical share comes divided by 255, which is exact enough and saves a product. */
    private Value[] bytes(Value[] across, Value[] down, Value fx, Value fy) {
        Value[] word = new Value[4];
        for (int n = 0; n < 4; n++) word[n] = words.texel(b.op(Op.IADD, across[n & 1], down[n >> 1]), false)[0];
        Value share = b.op(Op.FMUL, fy, b.f32(1 / 255f));
        Value[] result = new Value[read.size()];
        for (int i = 0; i < result.length; i++) {
            int from = key.from(read.get(i));
            Value p = words.byteOf(word[0], from);
            Value top = b.op(Op.FFMA, b.op(Op.FSUB, words.byteOf(word[1], from), p), fx, p);
            Value r = words.byteOf(word[2], from);
            Value bottom = b.op(Op.FFMA, b.op(Op.FSUB, words.byteOf(word[3], from), r), fx, r);
            result[i] = b.op(Op.FFMA, b.op(Op.FSUB, bottom, top), share, b.op(Op.FMUL, top, b.f32(1 / 255f)));
        }
        return result;
    }
}
