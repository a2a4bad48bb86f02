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
import tepui.pipe.SamplerState.Wrap;
import tepui.pipe.format.Format;

/**
 * Generator of one sample of a texture as IR: level of detail, places of texels, and how they are joined. As {@link
 * GeneralUnit} works it out.
 */
final class SampleCode {
    /** Of derivatives: one for the quad. */
    private static final int COARSE = 1;

    private static final TexOperand[] OFFSETS = {
        TexOperand.OFFSET, TexOperand.OFFSET1, TexOperand.OFFSET2, TexOperand.OFFSET3
    };
    /** Of a gather's results: which texel, bit 0 the right one, bit 1 the one further down. */
    private static final int[] ORDER = {2, 3, 1, 0};

    private final Builder b;
    private final SampleKey key;
    private final Instr instr;
    private final TexelWords words;
    private final AxisCode[] axes;
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
        Wrap[] wraps = {key.s(), key.t(), key.r()};
        axes = new AxisCode[key.layout().dimensions];
        for (int c = 0; c < axes.length; c++) axes[c] = new AxisCode(b, wraps[c], key.normalized());
        given = new Value[key.layout().directions() + (key.layout().array ? 1 : 0)];
        for (int c = 0; c < given.length; c++) given[c] = component(coord, c);
        middle = place(given);
        reference = reference(instr.tex(TexOperand.REF));
        if (reference != null) read.add(0);
        else for (int c = 0; c < 4; c++) if (key.from(c) < SampleKey.ZERO) read.add(c);
    }

    private Value component(Value v, int c) {
        return v.type().isScalar() ? v : b.extract(v, c);
    }

    /**
     * Place that is sampled.
     *
     * @param at along each axis of an image
     * @param slice the image: a layer of an array, or the face of a cube
     * @param element of an array of cubes
     */
    private record Place(
            Value[] at,
            @Nullable Value slice,
            @Nullable CubeCode cube,
            @Nullable Value element) {}

    private Place place(Value[] c) {
        Value layer = null;
        if (key.layout().array) {
            Value n = b.convert(Op.F2I, ScalarKind.I32, b.op(Op.FROUND_EVEN, c[c.length - 1]));
            layer = b.op(Op.IMAX, b.i32(0), b.op(Op.IMIN, n, words.info(InlineTexture.LAST_LAYER)));
        }
        if (!key.layout().cube) return new Place(Arrays.copyOf(c, axes.length), layer, null, null);
        CubeCode cube = new CubeCode(b, c[0], c[1], c[2]);
        return new Place(new Value[] {cube.s, cube.t}, cube.face, cube, layer);
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
        Value[] d = new Value[key.layout().directions()];
        for (int c = 0; c < d.length; c++) {
            d[c] = known != null ? component(known, c) : b.derivative(op, given[c], COARSE);
        }
        return d;
    }

    /** The squared length of a derivative in texels. */
    private Value square(Value[] derivative) {
        Value[] d = derivative.clone();
        CubeCode cube = middle.cube;
        if (cube != null) return cube.square(d[0], d[1], d[2], words.info(InlineTexture.WIDTH));
        TexelWords.Level first = words.first();
        for (int c = 0; c < d.length && key.normalized(); c++) {
            d[c] = b.op(Op.FMUL, d[c], b.convert(Op.I2F, ScalarKind.F32, first.size(c)));
        }
        int last = d.length - 1;
        Value sum = b.op(Op.FMUL, d[last], d[last]);
        for (int c = last - 1; c >= 0; c--) sum = b.op(Op.FFMA, d[c], d[c], sum);
        return sum;
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
    private Value[] level(Place place, boolean linear, TexelWords.Level given, @Nullable Value snapped) {
        TexelWords.Level level = given;
        Value element = place.element;
        if (element != null) {
            Value cube = b.op(Op.IMUL, b.op(Op.IMUL, element, b.i32(6)), level.slice());
            level = level.from(b.op(Op.IADD, level.base(), cube));
        }
        CubeCode cube = place.cube;
        if (linear && key.seamless() && cube != null) {
            CubeCode.Taps taps = cube.seamless(words, level, snapped);
            Value[][] tap = new Value[4][];
            for (int n = 0; n < 4; n++) tap[n] = values(taps.address()[n], null);
            return weighted(tap, taps.weight());
        }
        level = image(place, level);
        Value[] at = moved(place, level, instr.tex(TexOperand.OFFSET));
        AxisCode.Place[] places = new AxisCode.Place[axes.length];
        if (!linear) {
            for (int c = 0; c < axes.length; c++) {
                Value index = axes[c].nearest(at[c], level.size(c));
                places[c] = new AxisCode.Place(index, index, b.f32(0));
            }
            Near only = near(places, level, 1);
            return values(address(only, level, 0), inside(only, 0));
        }
        Value[] part = new Value[axes.length];
        for (int c = 0; c < axes.length; c++) {
            places[c] = axes[c].linear(at[c], level.size(c), snapped);
            part[c] = places[c].part();
        }
        Near near = near(places, level, 2);
        Value[][] tap = new Value[1 << axes.length][];
        for (int n = 0; n < tap.length; n++) {
            Value address = address(near, level, n);
            tap[n] = key.format() == null ? numbers(address) : values(address, inside(near, n));
        }
        if (key.format() == null) return bytes(tap, part);
        return isUnbounded() ? weighted(tap, weights(part)) : joined(tap, part);
    }

    /** A level that begins with the place's image. */
    private TexelWords.Level image(Place place, TexelWords.Level level) {
        Value slice = place.slice;
        if (slice == null) return level;
        return level.from(b.op(Op.IADD, level.base(), b.op(Op.IMUL, slice, level.slice())));
    }

    private Value[] moved(Place place, TexelWords.Level level, @Nullable Value offset) {
        Value[] at = place.at.clone();
        for (int c = 0; c < at.length && offset != null; c++) {
            at[c] = axes[c].moved(at[c], level.size(c), component(offset, c));
        }
        return at;
    }

    /**
     * Neighbours of a place by axis, the lower and the higher one. Bits of a texel's number say on which axes it is the
     * higher one.
     *
     * @param piece of the address
     * @param inside is it none of the border? Two an axis, null where none is
     */
    private record Near(Value[][] piece, @Nullable Value[] inside) {}

    private Near near(AxisCode.Place[] places, TexelWords.Level level, int count) {
        Value[][] piece = new Value[axes.length][count];
        @Nullable Value[] inside = new Value[2 * axes.length];
        for (int c = 0; c < axes.length; c++) {
            for (int n = 0; n < count; n++) {
                Value index = n == 0 ? places[c].low() : places[c].high();
                inside[2 * c + n] = axes[c].inside(index, level.size(c));
                Value safe = axes[c].safe(index, level.size(c));
                piece[c][n] = switch (c) {
                    case 0 -> words.across(safe);
                    case 1 -> words.down(safe, level, level.base());
                    default -> b.op(Op.IMUL, safe, level.slice());
                };
            }
        }
        return new Near(piece, inside);
    }

    private Value address(Near near, TexelWords.Level level, int number) {
        Value address = near.piece[0][number & 1];
        if (axes.length == 1) return b.op(Op.IADD, address, level.base());
        for (int c = 1; c < axes.length; c++) address = b.op(Op.IADD, address, near.piece[c][number >> c & 1]);
        return address;
    }

    /** Is a texel none of the border? Null where no texel is one. */
    private @Nullable Value inside(Near near, int number) {
        Value all = null;
        for (int c = 0; c < axes.length; c++) all = both(all, near.inside[2 * c + (number >> c & 1)]);
        return all;
    }

    // ---- gathers

    /** One component of four texels of the first level: lower left, lower right, upper right, upper left. */
    Value[] gather() {
        TexelWords.Level level = image(middle, words.first());
        int component = instr.gatherComponent() & 3;
        int from = key.from(component);
        Value[] result = new Value[4];
        if (reference == null && from >= SampleKey.ZERO) {
            Arrays.fill(result, words.constant(from));
            return result;
        }
        if (reference == null) {
            read.clear();
            read.add(component);
        }
        boolean four = instr.tex(TexOperand.OFFSET1) != null;
        AxisCode.Place[] places = new AxisCode.Place[2];
        Near near = null;
        for (int n = 0; n < 4; n++) {
            if (near == null || four) {
                Value[] at = moved(middle, level, instr.tex(OFFSETS[n]));
                for (int c = 0; c < 2; c++) places[c] = axes[c].neighbours(at[c], level.size(c));
                near = near(places, level, four ? 1 : 2);
            }
            int number = four ? 0 : ORDER[n];
            result[n] = values(address(near, level, number), inside(near, number))[0];
        }
        return result;
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
            if (inside != null) {
                int border = InlineTexture.BORDER + from;
                v = b.select(inside, v, key.isInteger() ? words.info(border) : words.number(border));
            }
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

    /** Texels joined axis by axis: along x, then along y, then along z. */
    private Value[] joined(Value[][] tap, Value[] part) {
        Value[][] rest = tap;
        for (Value share : part) {
            Value[][] next = new Value[rest.length / 2][read.size()];
            for (int n = 0; n < next.length; n++) {
                Value[] low = rest[2 * n];
                for (int i = 0; i < low.length; i++) {
                    next[n][i] = b.op(Op.FFMA, b.op(Op.FSUB, rest[2 * n + 1][i], low[i]), share, low[i]);
                }
            }
            rest = next;
        }
        return rest[0];
    }

    private Value[] weights(Value[] part) {
        Value[] weight = new Value[1 << part.length];
        Value[] rest = new Value[part.length];
        for (int c = 0; c < part.length; c++) rest[c] = b.op(Op.FSUB, b.f32(1), part[c]);
        for (int n = 0; n < weight.length; n++) {
            Value product = (n & 1) == 0 ? rest[0] : part[0];
            for (int c = 1; c < part.length; c++) {
                product = b.op(Op.FMUL, product, (n >> c & 1) == 0 ? rest[c] : part[c]);
            }
            weight[n] = product;
        }
        return weight;
    }

    private Value[] weighted(Value[][] tap, Value[] weight) {
        Value zero = b.f32(0);
        Value[] counts = new Value[tap.length];
        // What counts for nothing is left out: infinity times 0 would be no number.
        if (isUnbounded()) for (int n = 0; n < tap.length; n++) counts[n] = b.op(Op.FNE, weight[n], zero);
        Value[] result = new Value[read.size()];
        for (int i = 0; i < result.length; i++) {
            Value sum = zero;
            for (int n = 0; n < tap.length; n++) {
                Value more = b.op(Op.FFMA, tap[n][i], weight[n], sum);
                sum = counts[n] == null ? more : b.select(counts[n], more, sum);
            }
            result[i] = sum;
        }
        return result;
    }

    /** The bytes of a texel that are read, as numbers. */
    private Value[] numbers(Value address) {
        Value word = words.texel(address, false)[0];
        Value[] values = new Value[read.size()];
        for (int i = 0; i < values.length; i++) values[i] = words.byteOf(word, key.from(read.get(i)));
        return values;
    }

    /** The last axis' share comes divided by 255, which is exact enough and saves a product. */
    private Value[] bytes(Value[][] tap, Value[] part) {
        int last = part.length - 1;
        Value[] first = Arrays.copyOf(part, last);
        int half = tap.length / 2;
        Value[] near = joined(Arrays.copyOf(tap, half), first);
        Value[] far = joined(Arrays.copyOfRange(tap, half, tap.length), first);
        Value share = b.op(Op.FMUL, part[last], b.f32(1 / 255f));
        Value[] result = new Value[read.size()];
        for (int i = 0; i < result.length; i++) {
            Value start = b.op(Op.FMUL, near[i], b.f32(1 / 255f));
            result[i] = b.op(Op.FFMA, b.op(Op.FSUB, far[i], near[i]), share, start);
        }
        return result;
    }
}
