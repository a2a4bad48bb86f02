package tepui.drivers.soft.texture;

import java.util.ArrayList;
import java.util.Arrays;
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
    /** The coordinates, as they are given. */
    private final Value[] given;

    private final Place middle;
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
        given = new Value[key.layout() == SampleKey.Layout.PLAIN ? 2 : 3];
        for (int c = 0; c < given.length; c++) given[c] = b.extract(coord, c);
        middle = place(given);
        reference = reference(instr.tex(TexOperand.REF));
        if (reference != null) read.add(0);
        else for (int c = 0; c < 4; c++) if (key.from(c) < SampleKey.ZERO) read.add(c);
    }

    /**
     * Place that is sampled.
     *
     * @param layer of an array, or the face of a cube
     */
    private record Place(
            Value s,
            Value t,
            @Nullable Value layer,
            @Nullable CubeCode cube) {}

    private Place place(Value[] c) {
        return switch (key.layout()) {
            case CUBE -> {
                CubeCode cube = new CubeCode(b, c[0], c[1], c[2]);
                yield new Place(cube.s, cube.t, cube.face, cube);
            }
            case ARRAY -> {
                Value n = b.convert(Op.F2I, ScalarKind.I32, b.op(Op.FROUND_EVEN, c[2]));
                n = b.op(Op.IMAX, b.i32(0), b.op(Op.IMIN, n, words.info(InlineTexture.LAST_LAYER)));
                yield new Place(c[0], c[1], n, null);
            }
            case PLAIN -> new Place(c[0], c[1], null, null);
        };
    }

    private @Nullable Value reference(@Nullable Value ref) {
        Format format = key.format();
        if (ref == null || format == null || !format.isNormalized()) return ref;
        return b.select(b.op(Op.FEQ, ref, ref), b.op(Op.FSATURATE, ref), ref);
    }

    /** The four components of the result. */
    Value[] build() {
        Value[] found = found();
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

    private Value[] found() {
        if (!key.levels()) return level(middle, key.magLinear(), words.first(), null);
        Value free = instr.tex(TexOperand.LOD);
        if (free != null) return at(middle, levels(free));
        Value[] alongX = derivative(instr.tex(TexOperand.DDX), Op.DDX);
        Value[] alongY = derivative(instr.tex(TexOperand.DDY), Op.DDY);
        // lengths that are no numbers count for nothing
        Value x = b.op(Op.FMAX, square(alongX), b.f32(0));
        Value y = b.op(Op.FMAX, square(alongY), b.f32(0));
        if (key.probes()) return probes(alongX, alongY, x, y);
        return at(middle, levels(ofSquare(b.op(Op.FMAX, x, y))));
    }

    // ---- anisotropic filters

    /** The average of probes along the longer one of both derivatives, whose squared lengths are given. */
    private Value[] probes(Value[] alongX, Value[] alongY, Value x, Value y) {
        Value one = b.f32(1);
        Value longest = b.op(Op.FMAX, x, y);
        Value ratio = b.op(Op.FSQRT, b.op(Op.FDIV, longest, b.op(Op.FMIN, x, y)));
        ratio = b.op(Op.FSUB, ratio, b.f32(Lod.SQUARE_ENOUGH));
        Value most = words.number(InlineTexture.PROBES);
        Value few = b.op(Op.FMAX, one, b.op(Op.FCEIL, ratio));
        Value count = b.select(b.op(Op.FLT, ratio, most), few, most);
        Value n = b.select(b.op(Op.FLT, one, longest), count, one);
        Levels levels = levels(ofSquare(b.op(Op.FDIV, longest, b.op(Op.FMUL, n, n))));
        Value several = b.op(Op.FLT, one, n);
        Value isX = b.op(Op.FGE, x, y);
        Value[] major = new Value[alongX.length];
        for (int c = 0; c < major.length; c++) {
            major[c] = b.select(several, b.select(isX, alongX[c], alongY[c]), b.f32(0));
        }
        Value part = b.op(Op.FDIV, one, n);
        Value[] initial = new Value[1 + read.size()];
        Arrays.fill(initial, b.f32(0));
        initial[0] = b.i32(0);
        Value[] sums = b.loop(initial, Collections.nCopies(read.size(), Type.F32), params -> {
            Value[] sum = params.subList(1, params.size()).toArray(Value[]::new);
            b.ifThen(b.op(Op.IGE, params.get(0), b.i32(Lod.MOST_PROBES)), () -> b.breakWith(sum));
            Value number = b.convert(Op.I2F, ScalarKind.F32, params.get(0));
            b.ifThen(b.op(Op.FGE, number, n), () -> b.breakWith(sum));
            Value along = b.op(Op.FSUB, b.op(Op.FMUL, b.op(Op.FADD, number, b.f32(0.5f)), part), b.f32(0.5f));
            Value[] moved = given.clone();
            for (int c = 0; c < major.length; c++) moved[c] = b.op(Op.FFMA, along, major[c], given[c]);
            Value[] probe = at(place(moved), levels);
            Value[] next = new Value[initial.length];
            next[0] = b.op(Op.IADD, params.get(0), b.i32(1));
            for (int i = 0; i < probe.length; i++) next[1 + i] = b.op(Op.FADD, sum[i], probe[i]);
            b.continueWith(next);
        });
        Value[] average = new Value[sums.length];
        for (int i = 0; i < sums.length; i++) average[i] = b.op(Op.FMUL, sums[i], part);
        return average;
    }

    // ---- levels

    /**
     * Levels that are read.
     *
     * @param snapped the lanes that take the nearest texel all the same; null for none
     * @param number of the first level; null for the view's first one
     * @param share of the level behind that; null where levels are not mixed
     */
    private record Levels(
            @Nullable Value snapped,
            @Nullable Value number,
            @Nullable Value share) {}

    /** The levels for a level of detail without biases. */
    private Levels levels(Value free) {
        Value lod = lod(free);
        Value minified = b.op(Op.FLT, b.f32(Lod.switchAt(key.magLinear(), key.minLinear(), key.mip())), lod);
        // Lanes whose filter is nearest take the linear one in the middle of a texel, which is the same.
        Value snapped =
                key.magLinear() == key.minLinear() ? null : key.magLinear() ? minified : b.op(Op.BNOT, minified);
        if (key.mip() == Mip.NONE) return new Levels(snapped, null, null);
        Value last = words.info(InlineTexture.LAST_LEVEL);
        if (key.mip() == Mip.NEAREST) {
            Value above = b.op(Op.FCEIL, b.op(Op.FADD, lod, b.f32(0.5f)));
            // at least 1 before 1 is taken away: the least integer would wrap around
            Value number = b.op(Op.IMAX, b.i32(1), b.convert(Op.F2I, ScalarKind.I32, above));
            return new Levels(snapped, b.op(Op.IMIN, b.op(Op.ISUB, number, b.i32(1)), last), null);
        }
        Value place = b.select(minified, lod, b.f32(0));
        place = b.op(Op.FMIN, place, b.convert(Op.I2F, ScalarKind.F32, last));
        Value number = b.convert(Op.F2I, ScalarKind.I32, place);
        return new Levels(snapped, number, b.op(Op.FSUB, place, b.convert(Op.I2F, ScalarKind.F32, number)));
    }

    /** One level, or two and their mix: the second one only where some lane wants a share of it. */
    private Value[] at(Place place, Levels levels) {
        boolean linear = key.magLinear() || key.minLinear();
        Value number = levels.number;
        Value snapped = levels.snapped;
        Value share = levels.share;
        Value[] first = level(place, linear, number == null ? words.first() : words.level(number), snapped);
        if (number == null || share == null) return first;
        return b.ifElse(
                b.op(Op.FLT, b.f32(0), share),
                Collections.nCopies(first.length, Type.F32),
                () -> {
                    Value last = words.info(InlineTexture.LAST_LEVEL);
                    Value next = b.op(Op.IMIN, b.op(Op.IADD, number, b.i32(1)), last);
                    Value[] second = level(place, linear, words.level(next), snapped);
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

    private Value lod(Value free) {
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

    /** A derivative: the one that is given, or between the quad's lanes. */
    private Value[] derivative(@Nullable Value known, Op op) {
        Value[] d = new Value[middle.cube == null ? 2 : 3];
        for (int c = 0; c < d.length; c++) {
            d[c] = known != null ? b.extract(known, c) : b.derivative(op, given[c], COARSE);
        }
        return d;
    }

    /** The squared length of a derivative in texels. */
    private Value square(Value[] derivative) {
        Value[] d = derivative.clone();
        CubeCode cube = middle.cube;
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
    private Value[] level(Place place, boolean linear, TexelWords.Level level, @Nullable Value snapped) {
        CubeCode cube = place.cube;
        Value layer = place.layer;
        if (linear && key.seamless() && cube != null) {
            CubeCode.Taps taps = cube.seamless(words, level, snapped);
            Value[][] tap = new Value[4][];
            for (int n = 0; n < 4; n++) tap[n] = values(taps.address()[n], null);
            return weighted(tap, taps.weight());
        }
        Value base = layer == null ? level.base() : b.op(Op.IADD, level.base(), b.op(Op.IMUL, layer, level.slice()));
        Value width = level.width();
        Value height = level.height();
        Value u = place.s;
        Value v = place.t;
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
