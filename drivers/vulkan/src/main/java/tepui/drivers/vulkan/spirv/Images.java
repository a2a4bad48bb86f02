package tepui.drivers.vulkan.spirv;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.spirv.Spv;

/**
 * Code for storage images. The format is the shader's where it names one; without one, what is done with the image
 * decides.
 */
final class Images {
    private final ModuleWriter module;
    private final CodeWriter code;
    private final ResourceVariables resources;
    private final Demotion demotion;
    private final Set<Resource> atomic = Collections.newSetFromMap(new IdentityHashMap<>());

    Images(Shader shader, CodeWriter code, ResourceVariables resources, Demotion demotion) {
        this.module = code.module;
        this.code = code;
        this.resources = resources;
        this.demotion = demotion;
        for (Function f : shader.functions) findAtomics(f.body());
    }

    private void findAtomics(Region region) {
        for (Instr i : region.body) {
            if (i.op == Op.IMAGE_ATOMIC && i.resource != null) atomic.add(i.resource);
            for (Region nested : i.regions) findAtomics(nested);
        }
    }

    private record Target(Resource resource, TextureShape shape) {}

    private static Target target(Instr i) {
        Resource r = i.resource;
        TextureShape shape = r == null ? null : r.shape;
        if (r == null || shape == null) throw new IllegalStateException("SPIR-V: " + i.op.text() + " without an image");
        return new Target(r, shape);
    }

    /** The format by the contract's name, {@code Unknown} where SPIR-V has none. */
    static int format(@Nullable String name) {
        if (name == null) return Spv.ImageFormat.Unknown;
        return switch (name) {
            case "R32G32B32A32_FLOAT" -> Spv.ImageFormat.Rgba32f;
            case "R16G16B16A16_FLOAT" -> Spv.ImageFormat.Rgba16f;
            case "R32_FLOAT" -> Spv.ImageFormat.R32f;
            case "R8G8B8A8_UNORM" -> Spv.ImageFormat.Rgba8;
            case "R8G8B8A8_SNORM" -> Spv.ImageFormat.Rgba8Snorm;
            case "R32G32_FLOAT" -> Spv.ImageFormat.Rg32f;
            case "R16G16_FLOAT" -> Spv.ImageFormat.Rg16f;
            case "R11G11B10_FLOAT" -> Spv.ImageFormat.R11fG11fB10f;
            case "R16_FLOAT" -> Spv.ImageFormat.R16f;
            case "R16G16B16A16_UNORM" -> Spv.ImageFormat.Rgba16;
            case "R10G10B10A2_UNORM" -> Spv.ImageFormat.Rgb10A2;
            case "R16G16_UNORM" -> Spv.ImageFormat.Rg16;
            case "R8G8_UNORM" -> Spv.ImageFormat.Rg8;
            case "R16_UNORM" -> Spv.ImageFormat.R16;
            case "R8_UNORM" -> Spv.ImageFormat.R8;
            case "R16G16B16A16_SNORM" -> Spv.ImageFormat.Rgba16Snorm;
            case "R16G16_SNORM" -> Spv.ImageFormat.Rg16Snorm;
            case "R8G8_SNORM" -> Spv.ImageFormat.Rg8Snorm;
            case "R16_SNORM" -> Spv.ImageFormat.R16Snorm;
            case "R8_SNORM" -> Spv.ImageFormat.R8Snorm;
            case "R32G32B32A32_SINT" -> Spv.ImageFormat.Rgba32i;
            case "R16G16B16A16_SINT" -> Spv.ImageFormat.Rgba16i;
            case "R8G8B8A8_SINT" -> Spv.ImageFormat.Rgba8i;
            case "R32_SINT" -> Spv.ImageFormat.R32i;
            case "R32G32_SINT" -> Spv.ImageFormat.Rg32i;
            case "R16G16_SINT" -> Spv.ImageFormat.Rg16i;
            case "R8G8_SINT" -> Spv.ImageFormat.Rg8i;
            case "R16_SINT" -> Spv.ImageFormat.R16i;
            case "R8_SINT" -> Spv.ImageFormat.R8i;
            case "R32G32B32A32_UINT" -> Spv.ImageFormat.Rgba32ui;
            case "R16G16B16A16_UINT" -> Spv.ImageFormat.Rgba16ui;
            case "R8G8B8A8_UINT" -> Spv.ImageFormat.Rgba8ui;
            case "R32_UINT" -> Spv.ImageFormat.R32ui;
            case "R10G10B10A2_UINT" -> Spv.ImageFormat.Rgb10a2ui;
            case "R32G32_UINT" -> Spv.ImageFormat.Rg32ui;
            case "R16G16_UINT" -> Spv.ImageFormat.Rg16ui;
            case "R8G8_UINT" -> Spv.ImageFormat.Rg8ui;
            case "R16_UINT" -> Spv.ImageFormat.R16ui;
            case "R8_UINT" -> Spv.ImageFormat.R8ui;
            default -> Spv.ImageFormat.Unknown;
        };
    }

    /** Those that every device takes. */
    private static boolean isBasic(int format) {
        return switch (format) {
            case Spv.ImageFormat.Unknown,
                    Spv.ImageFormat.Rgba32f,
                    Spv.ImageFormat.Rgba16f,
                    Spv.ImageFormat.R32f,
                    Spv.ImageFormat.Rgba8,
                    Spv.ImageFormat.Rgba8Snorm,
                    Spv.ImageFormat.Rgba32i,
                    Spv.ImageFormat.Rgba16i,
                    Spv.ImageFormat.Rgba8i,
                    Spv.ImageFormat.R32i,
                    Spv.ImageFormat.Rgba32ui,
                    Spv.ImageFormat.Rgba16ui,
                    Spv.ImageFormat.Rgba8ui,
                    Spv.ImageFormat.R32ui -> true;
            default -> false;
        };
    }

    private int formatOf(Resource r) {
        int format = format(r.format);
        if (format != Spv.ImageFormat.Unknown || !atomic.contains(r)) return format;
        if (r.texelKind == ScalarKind.F32) return Spv.ImageFormat.R32f;
        return r.unsigned ? Spv.ImageFormat.R32ui : Spv.ImageFormat.R32i;
    }

    private int type(Target t) {
        SpirvOptions o = module.options;
        switch (t.shape) {
            case D1, D1_ARRAY -> module.capability(Spv.Capability.Image1D);
            case BUFFER -> module.capability(Spv.Capability.ImageBuffer);
            case CUBE_ARRAY -> module.capability(Spv.Capability.ImageCubeArray, o.cubeArrays, "imageCubeArray");
            case D2_MS, D2_MS_ARRAY -> {
                module.capability(
                        Spv.Capability.StorageImageMultisample,
                        o.storageImageMultisample,
                        "shaderStorageImageMultisample");
                if (t.shape.isArray()) module.capability(Spv.Capability.ImageMSArray);
            }
            default -> {}
        }
        int format = formatOf(t.resource);
        if (!isBasic(format)) {
            module.capability(
                    Spv.Capability.StorageImageExtendedFormats,
                    o.storageImageExtendedFormats,
                    "shaderStorageImageExtendedFormats");
        }
        return module.declare(
                Spv.Op.OpTypeImage,
                Textures.texelType(module, t.resource),
                Textures.dimension(t.shape),
                0,
                t.shape.isArray() ? 1 : 0,
                t.shape.isMultisample() ? 1 : 0,
                2,
                format);
    }

    /** A pointer to the image. */
    private int pointer(Instr i, Target t) {
        int type = type(t);
        if (t.resource.resident) return resources.resident(t.resource, type, i.args[0]);
        int before = resources.bindings.size();
        int variable = resources.variable(t.resource, Spv.StorageClass.UniformConstant, () -> type);
        if (resources.bindings.size() > before) {
            if (t.resource.readOnly) module.decorate(variable, Spv.Decoration.NonWritable);
            if (t.resource.writeOnly) module.decorate(variable, Spv.Decoration.NonReadable);
            if (t.resource.coherent) module.decorate(variable, Spv.Decoration.Coherent);
        }
        if (t.resource.count() == 1) return variable;
        int index = resources.index(t.resource, i.args[0]);
        return code.chain(Spv.StorageClass.UniformConstant, type, variable, index);
    }

    private int image(Instr i, Target t) {
        int image = code.load(type(t), pointer(i, t));
        return t.resource.resident ? resources.nonUniform(image) : image;
    }

    // ---- instructions ----------------------------------------------------------------------------------------------

    /** IMAGE_LOAD, IMAGE_ATOMIC, IMAGE_SIZE and IMAGE_SAMPLES. */
    int emit(Instr i) {
        Target t = target(i);
        return switch (i.op) {
            case IMAGE_LOAD -> load(i, t);
            case IMAGE_ATOMIC -> atomic(i, t);
            case IMAGE_SIZE -> {
                module.capability(Spv.Capability.ImageQuery);
                yield code.op(Spv.Op.OpImageQuerySize, i.result().type(), image(i, t));
            }
            default -> {
                module.capability(Spv.Capability.ImageQuery);
                yield code.op(Spv.Op.OpImageQuerySamples, Type.I32, image(i, t));
            }
        };
    }

    private boolean isSigned(Resource r) {
        return r.texelKind == ScalarKind.I32 && !r.unsigned;
    }

    private int load(Instr i, Target t) {
        if (formatOf(t.resource) == Spv.ImageFormat.Unknown) {
            module.capability(
                    Spv.Capability.StorageImageReadWithoutFormat,
                    module.options.storageImageReadWithoutFormat,
                    "shaderStorageImageReadWithoutFormat");
        }
        int vector = Textures.texelVector(module, t.resource);
        int image = image(i, t);
        int[] operands = t.shape.isMultisample()
                ? new int[] {image, i.args[1].id, Spv.ImageOperands.Sample, i.args[2].id}
                : new int[] {image, i.args[1].id};
        int texel = Textures.look(code, i, Spv.Op.OpImageRead, Spv.Op.OpImageSparseRead, vector, operands);
        boolean signed = isSigned(t.resource) && !i.asksResidency();
        return signed ? code.op(Spv.Op.OpBitcast, Type.I32X4, texel) : texel;
    }

    void store(Instr i) {
        Target t = target(i);
        if (formatOf(t.resource) == Spv.ImageFormat.Unknown) {
            module.capability(
                    Spv.Capability.StorageImageWriteWithoutFormat,
                    module.options.storageImageWriteWithoutFormat,
                    "shaderStorageImageWriteWithoutFormat");
        }
        int merge = demotion.beginGuard(code);
        boolean multisample = t.shape.isMultisample();
        int texel = i.args[multisample ? 3 : 2].id;
        if (isSigned(t.resource)) texel = code.op(Spv.Op.OpBitcast, module.signedType(4), texel);
        int image = image(i, t);
        if (multisample) {
            code.effect(Spv.Op.OpImageWrite, image, i.args[1].id, texel, Spv.ImageOperands.Sample, i.args[2].id);
        } else {
            code.effect(Spv.Op.OpImageWrite, image, i.args[1].id, texel);
        }
        if (merge != 0) code.endIf(merge);
    }

    private int atomic(Instr i, Target t) {
        int condition = demotion.guard(code);
        if (condition == 0) return atomicNow(i, t);
        int before = code.block();
        int merge = code.beginIf(condition);
        int old = atomicNow(i, t);
        int inside = code.block();
        code.endIf(merge);
        Type type = i.result().type();
        return code.op(Spv.Op.OpPhi, type, old, inside, module.nullOf(module.type(type)), before);
    }

    private int atomicNow(Instr i, Target t) {
        boolean multisample = t.shape.isMultisample();
        int texel = Textures.texelType(module, t.resource);
        int at = code.op(
                Spv.Op.OpImageTexelPointer,
                module.pointer(Spv.StorageClass.Image, texel),
                pointer(i, t),
                i.args[1].id,
                multisample ? i.args[2].id : module.i32(0));
        if (t.resource.resident) resources.nonUniform(at);
        int first = multisample ? 3 : 2;
        Type type = i.result().type();
        if (!isSigned(t.resource)) return Buffers.atomic(code, i, type, at, Spv.Scope.Device, first);
        int old = Buffers.signedAtomic(code, i, at, first);
        return code.op(Spv.Op.OpBitcast, Type.I32, old);
    }
}
