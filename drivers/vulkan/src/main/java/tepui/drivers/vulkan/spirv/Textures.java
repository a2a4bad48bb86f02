package tepui.drivers.vulkan.spirv;

import org.jspecify.annotations.Nullable;
import tepui.ir.Instr;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.spirv.Spv;

/**
 * Code for sampling, fetching and querying textures. A texture and its sampler are one descriptor, buffer textures are
 * texel buffers. Vulkan takes offsets that are not constant only when gathering: elsewhere they are added to the
 * coordinate, divided by the size of the base level (or of the level that is named).
 */
final class Textures {
    private final ModuleWriter module;
    private final CodeWriter code;
    private final ResourceVariables resources;

    Textures(CodeWriter code, ResourceVariables resources) {
        this.module = code.module;
        this.code = code;
        this.resources = resources;
    }

    /** Texture and shape of the instruction at hand. */
    private record Target(Resource resource, TextureShape shape) {}

    private static Target target(Instr i) {
        Resource r = i.resource;
        TextureShape shape = r == null ? null : r.shape;
        if (r == null || shape == null)
            throw new IllegalStateException("SPIR-V: " + i.op.text() + " without a texture");
        return new Target(r, shape);
    }

    // ---- types and descriptors -------------------------------------------------------------------------------------

    static int dimension(TextureShape shape) {
        return switch (shape) {
            case D1, D1_ARRAY -> Spv.Dim.Dim1D;
            case D3 -> Spv.Dim.Dim3D;
            case CUBE, CUBE_ARRAY -> Spv.Dim.Cube;
            case BUFFER -> Spv.Dim.Buffer;
            default -> Spv.Dim.Dim2D;
        };
    }

    /** The component type that texels have in the image type. */
    static int texelType(ModuleWriter module, Resource r) {
        if (r.texelKind == ScalarKind.F32) return module.type(Type.F32);
        return r.unsigned ? module.type(Type.I32) : module.signedType(1);
    }

    static int texelVector(ModuleWriter module, Resource r) {
        if (r.texelKind == ScalarKind.F32) return module.type(Type.F32X4);
        return r.unsigned ? module.type(Type.I32X4) : module.signedType(4);
    }

    private int imageType(Target t) {
        switch (t.shape) {
            case D1, D1_ARRAY -> module.capability(Spv.Capability.Sampled1D);
            case BUFFER -> module.capability(Spv.Capability.SampledBuffer);
            case CUBE_ARRAY ->
                module.capability(Spv.Capability.SampledCubeArray, module.options.cubeArrays, "imageCubeArray");
            default -> {}
        }
        return module.declare(
                Spv.Op.OpTypeImage,
                texelType(module, t.resource),
                dimension(t.shape),
                t.resource.shadow ? 1 : 0,
                t.shape.isArray() ? 1 : 0,
                t.shape.isMultisample() ? 1 : 0,
                1,
                Spv.ImageFormat.Unknown);
    }

    private int descriptorType(Target t) {
        int image = imageType(t);
        return t.shape == TextureShape.BUFFER ? image : module.declare(Spv.Op.OpTypeSampledImage, image);
    }

    /** The texture with its sampler. */
    private int combined(Instr i, Target t) {
        int type = descriptorType(t);
        if (t.resource.resident) {
            int one = resources.resident(t.resource, type, need(i, TexOperand.INDEX));
            return resources.nonUniform(code.load(type, one));
        }
        int variable = resources.variable(t.resource, Spv.StorageClass.UniformConstant, () -> type);
        int pointer = variable;
        if (t.resource.count() > 1) {
            Value given = i.tex(TexOperand.INDEX);
            int index = given == null ? module.i32(0) : resources.index(t.resource, given);
            pointer = code.chain(Spv.StorageClass.UniformConstant, type, variable, index);
        }
        return code.load(type, pointer);
    }

    /** The texture without its sampler. */
    private int image(Instr i, Target t) {
        int combined = combined(i, t);
        if (t.shape == TextureShape.BUFFER) return combined;
        int image = code.op(Spv.Op.OpImage, imageType(t), combined);
        return t.resource.resident ? resources.nonUniform(image) : image;
    }

    // ---- image operands --------------------------------------------------------------------------------------------

    /** Optional image operands, which stand in the order of their bits. */
    private static final class Operands {
        private final int[][] byBit = new int[17][];
        private int mask;

        void put(int bit, int... ids) {
            mask |= bit;
            byBit[Integer.numberOfTrailingZeros(bit)] = ids;
        }

        /** Words in front, then the mask and the operands, if there are any. */
        int[] after(int... before) {
            int count = before.length + (mask == 0 ? 0 : 1);
            for (int[] ids : byBit) count += ids == null ? 0 : ids.length;
            int[] all = java.util.Arrays.copyOf(before, count);
            int at = before.length;
            if (mask != 0) all[at++] = mask;
            for (int[] ids : byBit) {
                if (ids == null) continue;
                for (int id : ids) all[at++] = id;
            }
            return all;
        }
    }

    /** An offset's components say their sign. */
    private int constantOffset(Value offset) {
        int width = offset.type().width();
        int[] parts = new int[width];
        int scalar = module.signedType(1);
        for (int c = 0; c < width; c++) parts[c] = module.declare(Spv.Op.OpConstant, scalar, offset.constInt(c));
        return width == 1 ? parts[0] : module.composite(module.signedType(width), parts);
    }

    private int signed(Value offset) {
        return code.op(Spv.Op.OpBitcast, module.signedType(offset.type().width()), offset.id);
    }

    private static Value need(Instr i, TexOperand operand) {
        Value v = i.tex(operand);
        if (v == null) throw new IllegalStateException("SPIR-V: " + i.op.text() + " lacks " + operand.text());
        return v;
    }

    /** Vulkan's instruction for a look-up or load, or that which tells whether its texels have memory: 1 or 0 in place of the texel. */
    static int look(CodeWriter code, Instr i, int plain, int sparse, int texel, int... operands) {
        if (!i.asksResidency()) return code.op(plain, texel, operands);
        ModuleWriter module = code.module;
        module.capability(Spv.Capability.SparseResidency, module.options.residency, "shaderResourceResidency");
        int word = module.type(Type.I32);
        int both = code.op(sparse, module.declare(Spv.Op.OpTypeStruct, word, texel), operands);
        int told = code.op(Spv.Op.OpCompositeExtract, word, both, 0);
        int all = code.op(Spv.Op.OpImageSparseTexelsResident, Type.BOOL, told);
        return code.op(Spv.Op.OpSelect, word, all, module.i32(1), module.i32(0));
    }

    private void minLod(Instr i, Operands operands) {
        Value least = i.tex(TexOperand.MIN_LOD);
        if (least == null) return;
        module.capability(Spv.Capability.MinLod, module.options.minLod, "shaderResourceMinLod");
        operands.put(Spv.ImageOperands.MinLod, least.id);
    }

    // ---- instructions ----------------------------------------------------------------------------------------------

    int emit(Instr i) {
        Target t = target(i);
        return switch (i.op) {
            case TEX_SAMPLE -> sample(i, t);
            case TEX_FETCH -> fetch(i, t);
            case TEX_GATHER -> gather(i, t);
            case TEX_SIZE -> {
                boolean levels = !t.shape.isMultisample() && t.shape != TextureShape.BUFFER;
                Value lod = i.tex(TexOperand.LOD);
                yield size(image(i, t), i.result().type(), levels, lod == null ? module.i32(0) : lod.id);
            }
            case TEX_LEVELS -> {
                module.capability(Spv.Capability.ImageQuery);
                yield code.op(Spv.Op.OpImageQueryLevels, Type.I32, image(i, t));
            }
            case TEX_SAMPLES -> {
                module.capability(Spv.Capability.ImageQuery);
                yield code.op(Spv.Op.OpImageQuerySamples, Type.I32, image(i, t));
            }
            case TEX_QUERY_LOD -> {
                module.capability(Spv.Capability.ImageQuery);
                Value at = need(i, TexOperand.COORD);
                int coordinate = code.firstComponents(at.type(), at.id, t.shape.gradientComponents());
                yield code.op(Spv.Op.OpImageQueryLod, Type.F32X2, combined(i, t), coordinate);
            }
            default -> throw new IllegalStateException("SPIR-V: " + i.op.text() + " is no texture instruction");
        };
    }

    private int size(int image, Type type, boolean levels, int lod) {
        module.capability(Spv.Capability.ImageQuery);
        return levels
                ? code.op(Spv.Op.OpImageQuerySizeLod, type, image, lod)
                : code.op(Spv.Op.OpImageQuerySize, type, image);
    }

    private int sample(Instr i, Target t) {
        Value coord = need(i, TexOperand.COORD);
        Operands operands = new Operands();
        int at = coord.id;
        boolean explicit = false;
        Value bias = i.tex(TexOperand.BIAS);
        if (bias != null) operands.put(Spv.ImageOperands.Bias, bias.id);
        Value lod = i.tex(TexOperand.LOD);
        if (lod != null) {
            operands.put(Spv.ImageOperands.Lod, lod.id);
            explicit = true;
        }
        Value ddx = i.tex(TexOperand.DDX);
        if (ddx != null) {
            operands.put(Spv.ImageOperands.Grad, ddx.id, need(i, TexOperand.DDY).id);
            explicit = true;
        }
        Value offset = i.tex(TexOperand.OFFSET);
        if (offset != null && offset.isConst()) operands.put(Spv.ImageOperands.ConstOffset, constantOffset(offset));
        else if (offset != null) at = moved(i, t, coord, offset, lod);
        minLod(i, operands);
        int texture = combined(i, t);
        if (t.resource.shadow) {
            int opcode = explicit ? Spv.Op.OpImageSampleDrefExplicitLod : Spv.Op.OpImageSampleDrefImplicitLod;
            int sparse =
                    explicit ? Spv.Op.OpImageSparseSampleDrefExplicitLod : Spv.Op.OpImageSparseSampleDrefImplicitLod;
            int[] all = operands.after(texture, at, need(i, TexOperand.REF).id);
            return look(code, i, opcode, sparse, module.type(Type.F32), all);
        }
        int opcode = explicit ? Spv.Op.OpImageSampleExplicitLod : Spv.Op.OpImageSampleImplicitLod;
        int sparse = explicit ? Spv.Op.OpImageSparseSampleExplicitLod : Spv.Op.OpImageSparseSampleImplicitLod;
        int[] all = operands.after(texture, at);
        return unsigned(i, t.resource, look(code, i, opcode, sparse, texelVector(module, t.resource), all));
    }

    /** The coordinate moved by texels. */
    private int moved(Instr i, Target t, Value coord, Value offset, @Nullable Value lod) {
        int dimensions = t.shape.dimensions();
        Type floats = Type.of(ScalarKind.F32, dimensions);
        int level = module.i32(0);
        if (lod != null) {
            int rounded = code.ext(Spv.Std450.RoundEven, Type.F32, lod.id);
            int atLeast0 = code.ext(Spv.Std450.NMax, Type.F32, rounded, module.f32(0));
            level = code.op(Spv.Op.OpConvertFToU, Type.I32, atLeast0);
        }
        Type sizeType = Type.of(ScalarKind.I32, t.shape.sizeComponents());
        int size = code.firstComponents(sizeType, size(image(i, t), sizeType, true, level), dimensions);
        int texels = code.op(Spv.Op.OpConvertSToF, floats, offset.id);
        int by = code.op(Spv.Op.OpFDiv, floats, texels, code.op(Spv.Op.OpConvertUToF, floats, size));
        int sum = code.op(Spv.Op.OpFAdd, floats, code.firstComponents(coord.type(), coord.id, dimensions), by);
        return withRest(coord.type(), coord.id, sum, dimensions);
    }

    /** {@code start} with the components of the coordinate that follow: the layer. */
    private int withRest(Type type, int coordinate, int start, int dimensions) {
        if (type.width() == dimensions) return start;
        return code.op(Spv.Op.OpCompositeConstruct, type, start, code.component(type, coordinate, type.width() - 1));
    }

    private int fetch(Instr i, Target t) {
        Value coord = need(i, TexOperand.COORD);
        Operands operands = new Operands();
        int at = coord.id;
        Value offset = i.tex(TexOperand.OFFSET);
        if (offset != null && offset.isConst()) {
            operands.put(Spv.ImageOperands.ConstOffset, constantOffset(offset));
        } else if (offset != null) {
            int dimensions = t.shape.dimensions();
            Type ints = Type.of(ScalarKind.I32, dimensions);
            int start = code.firstComponents(coord.type(), coord.id, dimensions);
            at = withRest(coord.type(), coord.id, code.op(Spv.Op.OpIAdd, ints, start, offset.id), dimensions);
        }
        if (t.shape.isMultisample()) {
            operands.put(Spv.ImageOperands.Sample, need(i, TexOperand.SAMPLE).id);
        } else if (t.shape != TextureShape.BUFFER) {
            Value lod = i.tex(TexOperand.LOD);
            operands.put(Spv.ImageOperands.Lod, lod == null ? module.i32(0) : lod.id);
        }
        int[] all = operands.after(image(i, t), at);
        int vector = texelVector(module, t.resource);
        return unsigned(i, t.resource, look(code, i, Spv.Op.OpImageFetch, Spv.Op.OpImageSparseFetch, vector, all));
    }

    private int gather(Instr i, Target t) {
        Value offset = i.tex(TexOperand.OFFSET);
        if (offset == null) return gather(i, t, new Operands());
        boolean four = i.tex(TexOperand.OFFSET1) != null;
        if (!four) {
            Operands operands = new Operands();
            gatherOffset(operands, offset);
            return gather(i, t, operands);
        }
        TexOperand[] all = {TexOperand.OFFSET, TexOperand.OFFSET1, TexOperand.OFFSET2, TexOperand.OFFSET3};
        int[] parts = new int[4];
        Type type = i.result().type();
        for (int n = 0; n < 4; n++) {
            // Each offset gives one texel: the one that a plain gather has last, at the lower coordinates.
            Operands operands = new Operands();
            gatherOffset(operands, need(i, all[n]));
            int one = gather(i, t, operands);
            parts[n] = i.asksResidency() ? one : code.component(type, one, 3);
        }
        if (!i.asksResidency()) return code.construct(type, parts);
        int resident = parts[0];
        for (int n = 1; n < 4; n++) resident = code.op(Spv.Op.OpBitwiseAnd, type, resident, parts[n]);
        return resident;
    }

    private void gatherOffset(Operands operands, Value offset) {
        if (offset.isConst()) {
            operands.put(Spv.ImageOperands.ConstOffset, constantOffset(offset));
            return;
        }
        module.capability(
                Spv.Capability.ImageGatherExtended, module.options.imageGatherExtended, "shaderImageGatherExtended");
        operands.put(Spv.ImageOperands.Offset, signed(offset));
    }

    private int gather(Instr i, Target t, Operands operands) {
        int texture = combined(i, t);
        int at = need(i, TexOperand.COORD).id;
        if (t.resource.shadow) {
            int reference = need(i, TexOperand.REF).id;
            int[] all = operands.after(texture, at, reference);
            int type = module.type(Type.F32X4);
            return look(code, i, Spv.Op.OpImageDrefGather, Spv.Op.OpImageSparseDrefGather, type, all);
        }
        int[] all = operands.after(texture, at, module.i32(i.gatherComponent()));
        int vector = texelVector(module, t.resource);
        return unsigned(i, t.resource, look(code, i, Spv.Op.OpImageGather, Spv.Op.OpImageSparseGather, vector, all));
    }

    private int unsigned(Instr i, Resource r, int texel) {
        boolean signed = r.texelKind == ScalarKind.I32 && !r.unsigned && !i.asksResidency();
        return signed ? code.op(Spv.Op.OpBitcast, Type.I32X4, texel) : texel;
    }
}
