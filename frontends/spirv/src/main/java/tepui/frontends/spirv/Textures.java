package tepui.frontends.spirv;

import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.ready.ReadyType;
import tepui.frontends.spirv.SpirvModule.Instr;
import tepui.ir.Builder;
import tepui.ir.Index;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.spirv.Spv;
import tepui.ir.spirv.Spv.ImageOperands;

/**
 * Translation of texture and image instructions: sampled, fetched, gathered, read and written, and asked for their
 * sizes.
 */
final class Textures {
    private static final int TAKEN = ImageOperands.Bias
            | ImageOperands.Lod
            | ImageOperands.Grad
            | ImageOperands.ConstOffset
            | ImageOperands.Offset
            | ImageOperands.ConstOffsets
            | ImageOperands.Sample
            | ImageOperands.MinLod;

    private final FunctionCode f;
    private final Operands in;
    private final Builder b;

    Textures(FunctionCode function) {
        f = function;
        in = function.in;
        b = in.b;
    }

    /** Look-up: the texture, and the operands of the IR's instruction. */
    private final class Lookup {
        final Instr instr;
        final Resource texture;
        final ReadyType.Handle type;
        final TextureShape shape;
        private final @Nullable Value[] values = new @Nullable Value[TexOperand.values().length];
        /** The operand of SPIR-V that gives four offsets. */
        private int offsets = -1;

        /** @param operands where the mask of further operands is, if there is one */
        Lookup(Instr i, int operands) {
            instr = i;
            Pointer.Handle h = f.handle(i.at(0));
            if (!(h.type() instanceof ReadyType.Handle t)) throw new SpirvException("id " + i.at(0) + " is no image");
            texture = h.storage().resource();
            type = t;
            shape = t.shape();
            Index index = f.shader.access.index(h);
            if (!index.isZero()) set(TexOperand.INDEX, index.value(b));
            read(operands);
        }

        private void read(int operands) {
            if (operands >= instr.count()) return;
            int mask = instr.at(operands);
            if ((mask & ~TAKEN) != 0) throw new SpirvException("image operands are 0x" + Integer.toHexString(mask));
            int k = operands + 1;
            if ((mask & ImageOperands.Bias) != 0) set(TexOperand.BIAS, in.one(instr, k++));
            if ((mask & ImageOperands.Lod) != 0) set(TexOperand.LOD, in.one(instr, k++));
            if ((mask & ImageOperands.Grad) != 0) {
                set(TexOperand.DDX, in.one(instr, k++));
                set(TexOperand.DDY, in.one(instr, k++));
            }
            if ((mask & (ImageOperands.ConstOffset | ImageOperands.Offset)) != 0)
                set(TexOperand.OFFSET, in.int32(instr, k++));
            if ((mask & ImageOperands.ConstOffsets) != 0) offsets = k++;
            if ((mask & ImageOperands.Sample) != 0) set(TexOperand.SAMPLE, in.int32(instr, k++));
            if ((mask & ImageOperands.MinLod) != 0) set(TexOperand.MIN_LOD, in.one(instr, k++));
        }

        void set(TexOperand operand, @Nullable Value v) {
            values[operand.ordinal()] = v;
        }

        @Nullable
        Value get(TexOperand operand) {
            return values[operand.ordinal()];
        }

        boolean hasLods() {
            return shape != TextureShape.RECT && shape != TextureShape.BUFFER && !shape.isMultisample();
        }

        Type texel() {
            return Type.of(type.texel(), 4);
        }

        Value emit(Op op, Type result, int more) {
            int mask = 0;
            int n = 0;
            for (int i = 0; i < values.length; i++) {
                if (values[i] == null) continue;
                mask |= 1 << i;
                n++;
            }
            Value[] args = new Value[n];
            int at = 0;
            for (Value v : values) if (v != null) args[at++] = v;
            tepui.ir.Instr i = tepui.ir.Instr.of(op, result, args);
            i.resource = texture;
            i.imm = mask | more;
            return b.append(i).result();
        }
    }

    /** Is it one of the instructions that are translated here? */
    static boolean has(int op) {
        return op >= Spv.Op.OpSampledImage && op <= Spv.Op.OpImageQuerySamples
                || op == Spv.Op.OpImageSparseTexelsResident
                || plain(op) != op;
    }

    /** The look-up or load that gives the texel of one that tells of its memory, too; others as they are. */
    static int plain(int op) {
        return switch (op) {
            case Spv.Op.OpImageSparseSampleImplicitLod -> Spv.Op.OpImageSampleImplicitLod;
            case Spv.Op.OpImageSparseSampleExplicitLod -> Spv.Op.OpImageSampleExplicitLod;
            case Spv.Op.OpImageSparseSampleDrefImplicitLod -> Spv.Op.OpImageSampleDrefImplicitLod;
            case Spv.Op.OpImageSparseSampleDrefExplicitLod -> Spv.Op.OpImageSampleDrefExplicitLod;
            case Spv.Op.OpImageSparseFetch -> Spv.Op.OpImageFetch;
            case Spv.Op.OpImageSparseGather -> Spv.Op.OpImageGather;
            case Spv.Op.OpImageSparseDrefGather -> Spv.Op.OpImageDrefGather;
            case Spv.Op.OpImageSparseRead -> Spv.Op.OpImageRead;
            default -> op;
        };
    }

    /** The texel is the instruction's result, or a structure of what tells of memory, and the texel. */
    private void look(Instr i, Lookup l, Op op, Type type, int more) {
        Value texel = l.emit(op, type, more);
        if (plain(i.op()) == i.op()) f.set(i, texel);
        else f.set(i, l.emit(op, Type.I32, more | tepui.ir.Instr.RESIDENCY), texel);
    }

    void write(Instr i) {
        switch (plain(i.op())) {
            case Spv.Op.OpImageSparseTexelsResident -> f.set(i, b.op(Op.INE, in.int32(i, 0), b.i32(0)));
            case Spv.Op.OpSampledImage ->
                throw new SpirvException("an image and a sampler are joined, which OpenGL cannot do");
            case Spv.Op.OpImageSampleImplicitLod, Spv.Op.OpImageSampleExplicitLod -> sample(i, false, false);
            case Spv.Op.OpImageSampleDrefImplicitLod, Spv.Op.OpImageSampleDrefExplicitLod -> sample(i, true, false);
            case Spv.Op.OpImageSampleProjImplicitLod, Spv.Op.OpImageSampleProjExplicitLod -> sample(i, false, true);
            case Spv.Op.OpImageSampleProjDrefImplicitLod, Spv.Op.OpImageSampleProjDrefExplicitLod ->
                sample(i, true, true);
            case Spv.Op.OpImageFetch -> fetch(i);
            case Spv.Op.OpImageGather, Spv.Op.OpImageDrefGather -> gather(i);
            case Spv.Op.OpImageRead -> read(i);
            case Spv.Op.OpImageWrite -> store(i);
            case Spv.Op.OpImageQuerySizeLod -> f.set(i, size(i, in.int32(i, 1)));
            case Spv.Op.OpImageQuerySize -> f.set(i, size(i, null));
            case Spv.Op.OpImageQueryLod -> f.set(i, queryLod(i));
            case Spv.Op.OpImageQueryLevels -> f.set(i, new Lookup(i, i.count()).emit(Op.TEX_LEVELS, Type.I32, 0));
            case Spv.Op.OpImageQuerySamples -> {
                Lookup l = new Lookup(i, i.count());
                f.set(i, l.type.image() ? image(Op.IMAGE_SAMPLES, l, Type.I32) : l.emit(Op.TEX_SAMPLES, Type.I32, 0));
            }
            default -> throw new SpirvException("image instruction " + i.op() + " is not there");
        }
    }

    private static Value part(Builder b, Value v, int count) {
        int has = v.type().width();
        if (has == count) return v;
        if (has < count) throw new SpirvException("coordinates have " + has + " components, " + count + " are needed");
        int[] first = new int[count];
        for (int c = 0; c < count; c++) first[c] = c;
        return b.swizzle(v, first);
    }

    private Value floats(Instr i, int operand) {
        Value v = in.one(i, operand);
        if (v.type().kind() != ScalarKind.F32) throw new SpirvException("coordinates are no floats");
        return v;
    }

    private void sample(Instr i, boolean compare, boolean project) {
        Lookup l = new Lookup(i, compare ? 3 : 2);
        Value p = floats(i, 1);
        int needed = l.shape.coordinates();
        Value at = part(b, p, needed);
        Value reference = compare ? in.one(i, 2) : null;
        if (project) {
            if (p.type().width() <= needed) throw new SpirvException("projective coordinates have too few components");
            Value q = b.extract(p, needed);
            at = b.op(Op.FDIV, at, b.splat(q, needed));
            if (reference != null) reference = b.op(Op.FDIV, reference, q);
        }
        l.set(TexOperand.COORD, at);
        l.set(TexOperand.REF, reference);
        if (!l.hasLods()) {
            l.set(TexOperand.LOD, null);
            l.set(TexOperand.BIAS, null);
        }
        boolean explicit = l.get(TexOperand.LOD) != null || l.get(TexOperand.DDX) != null || !l.hasLods();
        if (!explicit && f.shader.code.shader.stage != Stage.FRAGMENT) {
            l.set(TexOperand.BIAS, null);
            l.set(TexOperand.LOD, b.f32(0));
        }
        look(i, l, Op.TEX_SAMPLE, l.type.shadow() ? Type.F32 : l.texel(), 0);
    }

    private void fetch(Instr i) {
        Lookup l = new Lookup(i, 2);
        l.set(TexOperand.COORD, part(b, in.int32(i, 1), l.shape.texelCoordinates()));
        if (!l.hasLods()) l.set(TexOperand.LOD, null);
        else if (l.get(TexOperand.LOD) == null) l.set(TexOperand.LOD, b.i32(0));
        if (l.shape.isMultisample() && l.get(TexOperand.SAMPLE) == null) l.set(TexOperand.SAMPLE, b.i32(0));
        look(i, l, Op.TEX_FETCH, l.texel(), 0);
    }

    private void gather(Instr i) {
        Lookup l = new Lookup(i, 3);
        l.set(TexOperand.COORD, part(b, floats(i, 1), l.shape.coordinates()));
        int component = 0;
        if (plain(i.op()) == Spv.Op.OpImageDrefGather) l.set(TexOperand.REF, in.one(i, 2));
        else component = in.literal(i, 2);
        if (component < 0 || component > 3) throw new SpirvException("component " + component + " is gathered");
        if (l.offsets >= 0) {
            Value[] four = in.columns(i, l.offsets);
            if (four.length != 4) throw new SpirvException("offsets of texels are " + four.length + ", must be four");
            TexOperand[] to = {TexOperand.OFFSET, TexOperand.OFFSET1, TexOperand.OFFSET2, TexOperand.OFFSET3};
            for (int k = 0; k < 4; k++) l.set(to[k], four[k]);
        }
        look(i, l, Op.TEX_GATHER, l.texel(), component << 16);
    }

    private Value queryLod(Instr i) {
        if (f.shader.code.shader.stage != Stage.FRAGMENT) return b.f32(0, 0);
        Lookup l = new Lookup(i, i.count());
        Value at = floats(i, 1);
        int layers = l.shape.isArray() ? 1 : 0;
        at = part(b, at, l.shape.coordinates() - layers);
        l.set(TexOperand.COORD, layers == 0 ? at : b.vec(at, b.f32(0)));
        return l.emit(Op.TEX_QUERY_LOD, Type.F32X2, 0);
    }

    private Value size(Instr i, @Nullable Value level) {
        Lookup l = new Lookup(i, i.count());
        Type type = Type.of(ScalarKind.I32, l.shape.sizeComponents());
        if (l.type.image()) return image(Op.IMAGE_SIZE, l, type);
        if (l.hasLods()) l.set(TexOperand.LOD, level == null ? b.i32(0) : level);
        return l.emit(Op.TEX_SIZE, type, 0);
    }

    // ---- images ----------------------------------------------------------------------------------------------------

    private Value index(Lookup l) {
        Value index = l.get(TexOperand.INDEX);
        return index == null ? b.i32(0) : index;
    }

    private Value image(Op op, Lookup l, Type type) {
        return b.resource(op, l.texture, type, 0, index(l));
    }

    /** The operands that address a texel, with room for {@code more} behind them. */
    private Value[] address(Lookup l, Value coordinate, int more) {
        if (!l.type.image()) throw new SpirvException("a texture is used as an image");
        boolean several = l.shape.isMultisample();
        Value[] args = new Value[(several ? 3 : 2) + more];
        args[0] = index(l);
        args[1] = part(b, coordinate, l.shape.texelCoordinates());
        Value sample = l.get(TexOperand.SAMPLE);
        if (several) args[2] = sample == null ? b.i32(0) : sample;
        return args;
    }

    private void read(Instr i) {
        Lookup l = new Lookup(i, 2);
        Value[] args = address(l, in.int32(i, 1), 0);
        Value texel = b.resource(Op.IMAGE_LOAD, l.texture, l.texel(), 0, args);
        if (plain(i.op()) == i.op()) {
            f.set(i, part(b, texel, in.result(i).rows()));
            return;
        }
        Value told = b.resource(Op.IMAGE_LOAD, l.texture, Type.I32, tepui.ir.Instr.RESIDENCY, args);
        f.set(
                i,
                told,
                part(b, texel, f.shader.types.columnTypes(i.type()).getLast().width()));
    }

    private void store(Instr i) {
        Lookup l = new Lookup(i, 3);
        Value[] args = address(l, in.int32(i, 1), 1);
        Value v = in.one(i, 2);
        int n = v.type().width();
        if (n < 4) {
            Value[] parts = new Value[5 - n];
            parts[0] = v;
            for (int c = n; c < 4; c++)
                parts[c - n + 1] = f.shader.code.splat(v.type().scalar(), c == 3 ? 1 : 0);
            v = b.vec(parts);
        }
        args[args.length - 1] = v;
        b.resourceEffect(Op.IMAGE_STORE, l.texture, 0, args);
    }

    /** A texel, for atomic operations. */
    Pointer texel(Instr i) {
        Lookup l = new Lookup(i, i.count());
        if (l.shape.isMultisample()) l.set(TexOperand.SAMPLE, in.int32(i, 2));
        Value[] args = address(l, in.int32(i, 1), 0);
        return new Pointer.Texel(l.texture, new ReadyType.Numeric(l.type.texel(), l.type.unsigned(), 1, 1), args);
    }
}
