package tepui.drivers.d3d12.dxbc;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.pass.Rewriter;

/**
 * Lowering of sampling that Direct3D has no instruction for to fetches of texels: of textures of integers, and
 * comparisons at a level that is named or computed. What the sampler says is known when a draw is made and comes from a
 * uniform buffer ({@link SamplerWords}). Depth and cubes are fetched from another view of the same slot, which has a
 * register of its own: no comparison is made there, and the faces of cubes are layers of an array.
 */
final class EmulatedSampling extends Rewriter {
    /** Bound of the sum of all biases, either way. */
    private static final float MOST_BIAS = 16;

    private static final int LESS = 1 << SamplerWords.COMPARE_SHIFT;

    private final boolean comparesEverywhere;
    private final Map<Resource, Resource> views = new LinkedHashMap<>();
    private Resource words = buffer(0);
    private int slots;

    /** With {@code comparesEverywhere} the device compares with offsets and in arrays of cubes. */
    EmulatedSampling(boolean comparesEverywhere) {
        this.comparesEverywhere = comparesEverywhere;
    }

    private static Resource buffer(int slots) {
        Resource r = new Resource(Resource.Kind.UNIFORM_BUFFER, "sampler_words", Registers.SAMPLER_WORDS, 1);
        r.size = slots * SamplerWords.BYTES;
        return r;
    }

    @Override
    protected boolean prepare(Shader s) {
        slots = 0;
        for (Resource r : s.resources) {
            if (r.kind() == Resource.Kind.TEXTURE) slots = Math.max(slots, r.binding() + r.count());
        }
        words = buffer(slots);
        slots = 0;
        views.clear();
        return false;
    }

    @Override
    protected void finish(Shader s) {
        if (slots == 0) return;
        words.size = slots * SamplerWords.BYTES;
        s.resources.add(words);
        s.resources.addAll(views.values());
    }

    private boolean isByHand(Instr i, Resource r, TextureShape shape) {
        boolean samples = i.op == Op.TEX_SAMPLE;
        if (r.texelKind == ScalarKind.I32) return samples || i.op == Op.TEX_QUERY_LOD;
        if (!samples) return false;
        if (!r.shadow) return false;
        Value lod = i.tex(TexOperand.LOD);
        // The base level has an instruction of its own, which is not bounded by the sampler's least level.
        boolean base = lod != null && lod.isConst() && Float.intBitsToFloat(lod.constInt(0)) == 0;
        boolean computed = lod != null && !base
                || i.tex(TexOperand.DDX) != null
                || i.tex(TexOperand.BIAS) != null
                || i.tex(TexOperand.MIN_LOD) != null;
        return computed || !comparesEverywhere && shape == TextureShape.CUBE_ARRAY;
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        Resource r = i.resource;
        TextureShape shape = r == null ? null : r.shape;
        if (r == null || shape == null || !isByHand(i, r, shape)) return null;
        Value coord = i.tex(TexOperand.COORD);
        if (coord == null) return null;
        slots = Math.max(slots, r.binding() + r.count());
        Sample s = new Sample(i, r, shape, b);
        return i.op == Op.TEX_QUERY_LOD ? s.levels(coord) : s.value(coord);
    }

    /** The resource that texels are fetched from. */
    private Resource texels(Resource sampled) {
        TextureShape shape = sampled.shape;
        if (shape == null || !shape.isCube() && !sampled.shadow) return sampled;
        return views.computeIfAbsent(sampled, r -> {
            Resource view = new Resource(
                    Resource.Kind.TEXTURE, r.name() + "_texels", Registers.texelSlot(r.binding()), r.count());
            view.shape = shape.isCube() ? TextureShape.D2_ARRAY : shape;
            view.texelKind = r.texelKind;
            view.unsigned = r.unsigned;
            return view;
        });
    }

    /** One instruction. */
    private final class Sample {
        private final Instr i;
        private final Builder b;
        private final TextureShape shape;
        private final Resource texels;
        /** Comparisons have filters. */
        private final boolean compares;

        private final int dimensions;
        private final @Nullable Value index;
        private final Value settings;
        private final Value border;
        private final Value flags;

        Sample(Instr i, Resource r, TextureShape shape, Builder b) {
            this.i = i;
            this.b = b;
            this.shape = shape;
            texels = texels(r);
            compares = r.shadow;
            dimensions = shape.dimensions();
            index = i.tex(TexOperand.INDEX);
            Value offset = b.i32(r.binding() * SamplerWords.BYTES);
            if (index != null) {
                Value element = b.op(Op.UMIN, index, b.i32(r.count() - 1));
                offset = b.op(Op.IADD, b.op(Op.ISHL, element, b.i32(SamplerWords.SHIFT)), offset);
            }
            settings = b.resource(Op.LOAD_UNIFORM, words, Type.I32X4, 0, b.i32(0), offset);
            Value behind = b.op(Op.IADD, offset, b.i32(SamplerWords.BORDER * 4));
            border = b.resource(Op.LOAD_UNIFORM, words, Type.of(r.texelKind, 4), 0, b.i32(0), behind);
            flags = b.extract(settings, SamplerWords.FLAGS);
        }

        private Value flag(int bit) {
            return b.op(Op.INE, b.op(Op.IAND, flags, b.i32(bit)), b.i32(0));
        }

        private Value setting(int word) {
            return b.convert(Op.BITCAST, ScalarKind.F32, b.extract(settings, word));
        }

        private Value fromTexels(Op op, Type type, int operands, Value... args) {
            if (index == null) return b.texture(op, texels, type, operands, args);
            Value[] all = new Value[args.length + 1];
            all[0] = index;
            System.arraycopy(args, 0, all, 1, args.length);
            return b.texture(op, texels, type, operands | TexOperand.INDEX.bit(), all);
        }

        /** By hand too: llvmpipe answers neighbouring fragments that ask for different levels with the size of one. */
        private Value sizes(Value level) {
            Value base = part(base(), dimensions);
            Value smaller = b.op(Op.ISHR, base, dimensions == 1 ? level : b.splat(level, dimensions));
            return b.op(Op.IMAX, smaller, i32(b, base.type(), 1));
        }

        /** All dimensions of the base level, and the layers. */
        private Value base() {
            TextureShape s = shape.isCube() ? TextureShape.D2_ARRAY : shape;
            Type type = Type.of(ScalarKind.I32, s.sizeComponents());
            return fromTexels(Op.TEX_SIZE, type, TexOperand.LOD.bit(), b.i32(0));
        }

        private Value part(Value v, int width) {
            if (v.type().width() == width) return v;
            if (width == 1) return b.extract(v, 0);
            return width == 2 ? b.swizzle(v, 0, 1) : b.swizzle(v, 0, 1, 2);
        }

        private Value clamp(Value v, Value least, Value most) {
            return b.op(Op.FMIN, b.op(Op.FMAX, v, least), most);
        }

        // ---- levels --------------------------------------------------------------------------------

        private Value footprint(Value coord) {
            Value ddx = i.tex(TexOperand.DDX);
            Value ddy = i.tex(TexOperand.DDY);
            if (ddx == null || ddy == null) {
                if (shader().stage != Stage.FRAGMENT) return b.f32(0);
                Value at = part(coord, shape.gradientComponents());
                ddx = b.derivative(Op.DDX, at, 0);
                ddy = b.derivative(Op.DDY, at, 0);
            }
            Value size = b.convert(Op.I2F, ScalarKind.F32, part(base(), dimensions));
            return LodLowering.ofGradients(shape, size, coord, ddx, ddy, b);
        }

        /** The level of detail before it is bounded. */
        private Value unbounded(Value coord) {
            Value named = i.tex(TexOperand.LOD);
            Value lod = named != null ? named : footprint(coord);
            Value bias = setting(SamplerWords.LOD_BIAS);
            Value more = i.tex(TexOperand.BIAS);
            if (more != null) bias = b.op(Op.FADD, bias, more);
            return b.op(Op.FADD, lod, clamp(bias, b.f32(-MOST_BIAS), b.f32(MOST_BIAS)));
        }

        private Value bounded(Value unbounded) {
            Value lod = clamp(unbounded, setting(SamplerWords.LOD_MIN), setting(SamplerWords.LOD_MAX));
            Value least = i.tex(TexOperand.MIN_LOD);
            return least == null ? lod : b.op(Op.FMAX, lod, least);
        }

        private Value last() {
            return b.op(Op.ISUB, fromTexels(Op.TEX_LEVELS, Type.I32, 0), b.i32(1));
        }

        private Value nearestLevel(Value lod, Value most) {
            Value nearest = b.op(Op.FSUB, b.op(Op.FCEIL, b.op(Op.FADD, lod, b.f32(0.5f))), b.f32(1));
            return clamp(nearest, b.f32(0), most);
        }

        /** Level 0 where the texture is not made smaller, or has no other that counts. */
        private Value orBase(Value level, Value smaller) {
            return b.select(b.op(Op.BAND, smaller, flag(SamplerWords.LEVELS)), level, b.f32(0));
        }

        /** The answer to a query: the level that would be read, and the level of detail before it is bounded. */
        Value levels(Value coord) {
            Value unbounded = unbounded(coord);
            Value lod = bounded(unbounded);
            Value most = b.convert(Op.I2F, ScalarKind.F32, last());
            return b.vec(orBase(nearestLevel(lod, most), b.op(Op.FLT, b.f32(0), lod)), unbounded);
        }

        // ---- the result ----------------------------------------------------------------------------

        Value value(Value coord) {
            Value lod = bounded(unbounded(coord));
            Value smaller = b.op(Op.FLT, b.f32(0), lod);
            Value last = last();
            Value most = b.convert(Op.I2F, ScalarKind.F32, last);
            Value exact = clamp(lod, b.f32(0), most);
            Value between = flag(SamplerWords.LEVELS_LINEAR);
            Value level = nearestLevel(lod, most);
            if (compares) level = b.select(between, b.op(Op.FFLOOR, exact), level);
            level = orBase(level, smaller);
            Value first = b.convert(Op.F2I, ScalarKind.I32, level);
            Place at = place(coord);
            if (!compares) return nearest(at, first);
            Value joins = b.select(smaller, flag(SamplerWords.MIN_LINEAR), flag(SamplerWords.MAG_LINEAR));
            Value one = compared(at, first, joins);
            Value share = b.op(Op.FSUB, exact, level);
            Value mixes = b.op(Op.BAND, b.op(Op.BAND, between, smaller), b.op(Op.FLT, b.f32(0), share));
            Value[] both = b.ifElse(
                    mixes,
                    List.of(Type.F32),
                    () -> {
                        Value next = b.op(Op.IMIN, b.op(Op.IADD, first, b.i32(1)), last);
                        b.yieldWith(mix(one, compared(at, next, joins), share));
                    },
                    () -> b.yieldWith(one));
            return both[0];
        }

        private Value mix(Value from, Value to, Value share) {
            return b.op(Op.FADD, from, b.op(Op.FMUL, b.op(Op.FSUB, to, from), share));
        }

        /** Place of a coordinate on a plane, line or volume, 0 to 1, with its layer; of cubes also the face. */
        private record Place(
                Value at, @Nullable Value layer, @Nullable Value face) {}

        private Place place(Value coord) {
            Value layer = null;
            if (shape.isArray()) {
                Value count = b.extract(base(), dimensions);
                if (shape.isCube()) count = b.op(Op.UDIV, count, b.i32(6));
                Value rounded = b.op(Op.FROUND_EVEN, b.extract(coord, shape.coordinates() - 1));
                Value most = b.convert(Op.I2F, ScalarKind.F32, b.op(Op.ISUB, count, b.i32(1)));
                layer = b.convert(Op.F2I, ScalarKind.I32, clamp(rounded, b.f32(0), most));
            }
            if (!shape.isCube()) return new Place(part(coord, dimensions), layer, null);
            return onFace(part(coord, 3), layer);
        }

        /** The face that a direction meets, and where. */
        private Place onFace(Value direction, @Nullable Value layer) {
            Value x = b.extract(direction, 0);
            Value y = b.extract(direction, 1);
            Value z = b.extract(direction, 2);
            Value ax = b.op(Op.FABS, x);
            Value ay = b.op(Op.FABS, y);
            Value az = b.op(Op.FABS, z);
            Value isX = b.op(Op.BAND, b.op(Op.FGE, ax, ay), b.op(Op.FGE, ax, az));
            Value isY = b.op(Op.FGE, ay, az);
            Value major = b.select(isX, x, b.select(isY, y, z));
            Value negative = b.op(Op.FLT, major, b.f32(0));
            Value s = b.select(isX, b.op(Op.FNEG, z), x);
            // Along x the faces that look at each other run against each other, and along z.
            Value turns = b.op(Op.BAND, negative, b.op(Op.BOR, isX, b.op(Op.BNOT, isY)));
            s = b.select(turns, b.op(Op.FNEG, s), s);
            Value flat = b.op(Op.BAND, isY, b.op(Op.BNOT, isX));
            Value t = b.select(flat, b.select(negative, b.op(Op.FNEG, z), z), b.op(Op.FNEG, y));
            Value face = b.select(isX, b.i32(0), b.select(isY, b.i32(2), b.i32(4)));
            face = b.op(Op.IADD, face, b.select(negative, b.i32(1), b.i32(0)));
            Value by = b.splat(b.op(Op.FABS, major), 2);
            Value at = b.op(Op.FADD, b.op(Op.FDIV, b.vec(s, t), by), b.f32(1, 1));
            return new Place(b.op(Op.FMUL, at, b.f32(0.5f, 0.5f)), layer, face);
        }

        // ---- texels --------------------------------------------------------------------------------

        private Value each(int bit) {
            Value[] axes = new Value[dimensions];
            for (int c = 0; c < dimensions; c++) axes[c] = flag(bit << c * SamplerWords.WRAP_BITS);
            return dimensions == 1 ? axes[0] : b.vec(axes);
        }

        /** The coordinate in texels, before what is outside is brought inside. */
        private Value scaled(Value at, Value size) {
            Value n = b.convert(Op.I2F, ScalarKind.F32, size);
            Value u = at;
            if (!shape.isCube()) {
                // Within its period before it is scaled: nothing is lost.
                Value repeats = each(SamplerWords.REPEATS);
                Value period = b.select(each(SamplerWords.MIRRORS), f32(b, u.type(), 2), f32(b, u.type(), 1));
                Value whole = b.op(Op.FMUL, b.op(Op.FFLOOR, b.op(Op.FDIV, u, period)), period);
                u = b.op(Op.FMUL, b.select(repeats, b.op(Op.FSUB, u, whole), u), n);
                // A little below 0 rounds to the whole period, whose last texel it is.
                Value end = b.op(Op.FSUB, b.op(Op.FMUL, n, period), f32(b, u.type(), 0.5f));
                u = b.select(repeats, b.op(Op.FMIN, u, compares ? b.op(Op.FMUL, n, period) : end), u);
                Value offset = i.tex(TexOperand.OFFSET);
                if (offset != null) u = b.op(Op.FADD, u, b.convert(Op.I2F, ScalarKind.F32, offset));
                Value beyond = b.op(Op.FADD, n, f32(b, n.type(), 2));
                return b.select(repeats, u, clamp(u, b.op(Op.FNEG, beyond), beyond));
            }
            return b.op(Op.FMUL, u, n);
        }

        /** Texels inside, by the wrap of each axis; -1 and the size where the border is. */
        private Value wrapped(Value texel, Value size) {
            Type type = texel.type();
            Value zero = i32(b, type, 0);
            Value last = b.op(Op.ISUB, size, i32(b, type, 1));
            if (shape.isCube()) return b.op(Op.IMIN, b.op(Op.IMAX, texel, zero), last);
            Value repeats = each(SamplerWords.REPEATS);
            Value mirrors = each(SamplerWords.MIRRORS);
            Value twice = b.op(Op.ISHL, size, i32(b, type, 1));
            Value within = b.op(Op.IMOD, texel, b.select(mirrors, twice, size));
            Value back = b.op(Op.ISUB, b.op(Op.ISUB, twice, i32(b, type, 1)), within);
            within = b.select(b.op(Op.ILT, within, size), within, back);
            Value folded = b.select(mirrors, b.op(Op.IXOR, texel, b.op(Op.ISHR, texel, i32(b, type, 31))), texel);
            Value at = b.select(repeats, within, folded);
            Value borders = each(SamplerWords.BORDERS);
            Value least = b.select(borders, i32(b, type, -1), zero);
            Value most = b.select(borders, size, last);
            return b.op(Op.IMIN, b.op(Op.IMAX, at, least), most);
        }

        private Value fetched(Value texel, @Nullable Value layer, Value level) {
            Value[] parts = new Value[dimensions + (layer == null ? 0 : 1)];
            for (int c = 0; c < dimensions; c++) parts[c] = dimensions == 1 ? texel : b.extract(texel, c);
            if (layer != null) parts[dimensions] = layer;
            Value address = parts.length == 1 ? parts[0] : b.vec(parts);
            int operands = TexOperand.COORD.bit() | TexOperand.LOD.bit();
            return fromTexels(Op.TEX_FETCH, Type.of(texels.texelKind, 4), operands, address, level);
        }

        /** The texel, or the border. */
        private Value texel(Place place, Value texel, Value size, Value level) {
            Value at = wrapped(texel, size);
            Value face = place.face();
            if (face != null) {
                Value layer = place.layer();
                Value all = layer == null ? face : b.op(Op.IADD, b.op(Op.IMUL, layer, b.i32(6)), face);
                return fetched(at, all, level);
            }
            Value found = fetched(at, place.layer(), level);
            Value outside = b.op(Op.UGE, at, size);
            if (dimensions > 1) outside = b.op(Op.ANY, outside);
            return b.select(outside, border, found);
        }

        private Value nearest(Place place, Value level) {
            Value size = sizes(level);
            Value whole = b.op(Op.FFLOOR, scaled(place.at(), size));
            return texel(place, b.convert(Op.F2I, ScalarKind.I32, whole), size, level);
        }

        // ---- comparisons ---------------------------------------------------------------------------

        /** How much of the footprint on a level passes. */
        private Value compared(Place place, Value level, Value joins) {
            Value size = sizes(level);
            Value u = scaled(place.at(), size);
            Value half = b.select(joins, b.f32(0.5f), b.f32(0));
            Value from = b.op(Op.FSUB, u, dimensions == 1 ? half : b.splat(half, dimensions));
            Value whole = b.op(Op.FFLOOR, from);
            Value first = b.convert(Op.F2I, ScalarKind.I32, whole);
            Value one = passes(place, first, size, level);
            Value[] all = b.ifElse(
                    joins,
                    List.of(Type.F32),
                    () -> {
                        Value share = b.op(Op.FSUB, from, whole);
                        Value sx = dimensions == 1 ? share : b.extract(share, 0);
                        Value right = passes(place, moved(first, 1, 0), size, level);
                        Value near = mix(one, right, sx);
                        if (dimensions == 1) {
                            b.yieldWith(near);
                            return;
                        }
                        Value below = passes(place, moved(first, 0, 1), size, level);
                        Value across = passes(place, moved(first, 1, 1), size, level);
                        b.yieldWith(mix(near, mix(below, across, sx), b.extract(share, 1)));
                    },
                    () -> b.yieldWith(one));
            return all[0];
        }

        private Value moved(Value texel, int x, int y) {
            return b.op(Op.IADD, texel, dimensions == 1 ? b.i32(x) : b.i32(x, y));
        }

        /** 1 where the reference passes at a texel. */
        private Value passes(Place place, Value texel, Value size, Value level) {
            Place where = place;
            Value at = texel;
            if (place.face() != null) {
                // What is behind an edge is on the face that its middle's direction meets.
                where = onFace(direction(place.face(), texel, size), place.layer());
                Value n = b.convert(Op.I2F, ScalarKind.F32, size);
                at = b.convert(Op.F2I, ScalarKind.I32, b.op(Op.FFLOOR, b.op(Op.FMUL, where.at(), n)));
            }
            Value depth = b.extract(texel(where, at, size, level), 0);
            Value given = i.tex(TexOperand.REF);
            if (given == null) throw new IllegalStateException("DXBC: a comparison without a reference");
            Value reference = b.select(flag(SamplerWords.CLAMPS), b.op(Op.FSATURATE, given), given);
            Value greater = b.select(b.op(Op.FEQ, reference, depth), b.i32(LESS << 1), b.i32(LESS << 2));
            Value is = b.select(b.op(Op.FLT, reference, depth), b.i32(LESS), greater);
            Value passes = b.op(Op.INE, b.op(Op.IAND, flags, is), b.i32(0));
            return b.convert(Op.B2F, ScalarKind.F32, passes);
        }

        /** From the middle of a cube to that of a texel, which may lie outside of the face. */
        private Value direction(Value face, Value texel, Value size) {
            Value middle = b.op(Op.FADD, b.convert(Op.I2F, ScalarKind.F32, texel), b.f32(0.5f, 0.5f));
            Value n = b.convert(Op.I2F, ScalarKind.F32, size);
            Value at = b.op(Op.FDIV, b.op(Op.FMUL, middle, b.f32(2, 2)), n);
            at = b.op(Op.FSUB, at, b.f32(1, 1));
            Value s = b.extract(at, 0);
            Value t = b.extract(at, 1);
            Value odd = b.op(Op.INE, b.op(Op.IAND, face, b.i32(1)), b.i32(0));
            Value sign = b.select(odd, b.f32(-1), b.f32(1));
            Value axis = b.op(Op.USHR, face, b.i32(1));
            Value up = b.op(Op.FNEG, t);
            Value turned = b.op(Op.FMUL, s, sign);
            Value alongX = b.vec(sign, up, b.op(Op.FNEG, turned));
            Value alongY = b.vec(s, sign, b.op(Op.FMUL, t, sign));
            Value alongZ = b.vec(turned, up, sign);
            Value isX = b.splat(b.op(Op.IEQ, axis, b.i32(0)), 3);
            Value isY = b.splat(b.op(Op.IEQ, axis, b.i32(1)), 3);
            return b.select(isX, alongX, b.select(isY, alongY, alongZ));
        }
    }
}
