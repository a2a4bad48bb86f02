package tepui.frontends.gl.spirv;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.spirv.SpirvModule.Instr;
import tepui.ir.spirv.Spv.Dim;
import tepui.ir.spirv.Spv.ImageOperands;
import tepui.ir.spirv.Spv.Op;

/** Textures and images: an instruction and its operands choose the function, and whether coordinates and the value to compare with are one vector. */
final class TextureText {
    private final FunctionText f;
    private final SpirvTypes types;

    TextureText(FunctionText function, GlslText module) {
        f = function;
        types = module.types;
    }

    /** The operands behind the mask, in the order of its bits. */
    private final class Operands {
        @Nullable
        String bias;

        @Nullable
        String lod;

        @Nullable
        String gradX;

        @Nullable
        String gradY;

        @Nullable
        String offset;

        @Nullable
        String offsets;

        @Nullable
        String sample;

        Operands(Instr i, int at) {
            if (at >= i.count()) return;
            int mask = i.at(at);
            int k = at + 1;
            if ((mask & ImageOperands.Bias) != 0) bias = f.value(i, k++);
            if ((mask & ImageOperands.Lod) != 0) lod = f.value(i, k++);
            if ((mask & ImageOperands.Grad) != 0) {
                gradX = f.value(i, k++);
                gradY = f.value(i, k++);
            }
            if ((mask & (ImageOperands.ConstOffset | ImageOperands.Offset)) != 0) offset = f.integer(i.at(k++), true);
            if ((mask & ImageOperands.ConstOffsets) != 0) offsets = f.value(i, k++);
            if ((mask & ImageOperands.Sample) != 0) sample = f.integer(i.at(k++), true);
            int taken = ImageOperands.Bias
                    | ImageOperands.Lod
                    | ImageOperands.Grad
                    | ImageOperands.ConstOffset
                    | ImageOperands.Offset
                    | ImageOperands.ConstOffsets
                    | ImageOperands.Sample;
            if ((mask & ~taken) != 0) throw new SpirvException("image operands are 0x" + Integer.toHexString(mask));
        }
    }

    /** The image that a handle is of. */
    private Instr image(int id) {
        Instr type = types.def(f.typeOf(id));
        if (type.op() == Op.OpTypeSampledImage) type = types.def(type.at(0));
        if (type.op() != Op.OpTypeImage) throw new SpirvException("id " + id + " is no image");
        return type;
    }

    private static int dimensions(Instr image) {
        return switch (image.at(1)) {
            case Dim.Dim1D, Dim.Buffer -> 1;
            case Dim.Dim3D, Dim.Cube -> 3;
            default -> 2;
        };
    }

    void write(Instr i) {
        switch (i.op()) {
            case Op.OpSampledImage ->
                throw new SpirvException("an image and a sampler are joined, which OpenGL cannot do");
            case Op.OpImage -> f.alias(i.id(), f.value(i, 0));
            case Op.OpImageSampleImplicitLod -> sample(i, false, false);
            case Op.OpImageSampleExplicitLod -> sample(i, false, false);
            case Op.OpImageSampleDrefImplicitLod, Op.OpImageSampleDrefExplicitLod -> sample(i, true, false);
            case Op.OpImageSampleProjImplicitLod, Op.OpImageSampleProjExplicitLod -> sample(i, false, true);
            case Op.OpImageSampleProjDrefImplicitLod, Op.OpImageSampleProjDrefExplicitLod -> sample(i, true, true);
            case Op.OpImageFetch -> fetch(i);
            case Op.OpImageGather, Op.OpImageDrefGather -> gather(i);
            case Op.OpImageRead -> read(i);
            case Op.OpImageWrite -> store(i);
            case Op.OpImageQuerySizeLod ->
                f.set(
                        i,
                        types.text(i.type()) + "(textureSize(" + f.value(i, 0) + ", " + f.integer(i.at(1), true)
                                + "))");
            case Op.OpImageQuerySize -> {
                boolean texture = image(i.at(0)).at(5) != 2;
                f.set(
                        i,
                        types.text(i.type()) + "(" + (texture ? "textureSize" : "imageSize") + "(" + f.value(i, 0)
                                + "))");
            }
            case Op.OpImageQueryLod -> f.set(i, "textureQueryLod(" + f.value(i, 0) + ", " + position(i) + ")");
            case Op.OpImageQueryLevels ->
                f.set(i, types.text(i.type()) + "(textureQueryLevels(" + f.value(i, 0) + "))");
            case Op.OpImageQuerySamples -> {
                boolean texture = image(i.at(0)).at(5) != 2;
                String name = texture ? "textureSamples" : "imageSamples";
                f.set(i, types.text(i.type()) + "(" + name + "(" + f.value(i, 0) + "))");
            }
            default -> throw new SpirvException("image instruction " + i.op() + " is not there");
        }
    }

    /** As many components of the coordinates as the image has. */
    private String position(Instr i) {
        return part(i.at(1), dimensions(image(i.at(0))));
    }

    private String part(int id, int count) {
        int has = types.size(f.typeOf(id));
        if (has == count) return f.value(id);
        if (has < count) throw new SpirvException("coordinates have " + has + " components, " + count + " are needed");
        return f.value(id) + "." + "xyzw".substring(0, count);
    }

    private void sample(Instr i, boolean compare, boolean project) {
        Instr image = image(i.at(0));
        Operands o = new Operands(i, compare ? 3 : 2);
        boolean array = image.at(3) == 1;
        int n = dimensions(image);
        String texture = f.value(i, 0);
        String at;
        String separate = "";
        if (project) {
            String p = f.value(i, 1);
            String w = p + "." + "xyzw".charAt(n);
            if (compare) {
                String ref = f.value(i, 2);
                at = n == 1
                        ? "vec4(" + p + ".x, 0.0, " + ref + ", " + w + ")"
                        : "vec4(" + p + ".xy, " + ref + ", " + w + ")";
            } else {
                at = part(i.at(1), n + 1);
            }
        } else {
            int count = n + (array ? 1 : 0);
            String p = part(i.at(1), count);
            if (!compare) {
                at = p;
            } else {
                String ref = f.value(i, 2);
                if (count == 4) {
                    at = p;
                    separate = ", " + ref;
                } else {
                    at = count == 1
                            ? "vec3(" + p + ", 0.0, " + ref + ")"
                            : "vec" + (count + 1) + "(" + p + ", " + ref + ")";
                }
            }
        }
        String name = "texture" + (project ? "Proj" : "");
        String tail = separate;
        if (o.gradX != null) {
            name += "Grad";
            tail += ", " + o.gradX + ", " + o.gradY;
        } else if (o.lod != null) {
            boolean rect = image.at(1) == Dim.Rect;
            if (!rect) {
                name += "Lod";
                tail += ", " + o.lod;
            }
        }
        if (o.offset != null) {
            name += "Offset";
            tail += ", " + o.offset;
        }
        if (o.bias != null) tail += ", " + o.bias;
        f.set(i, name + "(" + texture + ", " + at + tail + ")");
    }

    private void fetch(Instr i) {
        Instr image = image(i.at(0));
        Operands o = new Operands(i, 2);
        String name = "texelFetch";
        String tail = "";
        if (image.at(4) == 1) tail = ", " + (o.sample == null ? "0" : o.sample);
        else if (image.at(1) != Dim.Buffer && image.at(1) != Dim.Rect)
            tail = ", " + (o.lod == null ? "0" : "int(" + o.lod + ")");
        if (o.offset != null) {
            name += "Offset";
            tail += ", " + o.offset;
        }
        f.set(i, name + "(" + f.value(i, 0) + ", " + f.integer(i.at(1), true) + tail + ")");
    }

    private void gather(Instr i) {
        Operands o = new Operands(i, 3);
        boolean compare = i.op() == Op.OpImageDrefGather;
        String name = "textureGather";
        String tail = "";
        if (o.offset != null) {
            name += "Offset";
            tail = ", " + o.offset;
        } else if (o.offsets != null) {
            name += "Offsets";
            tail = ", " + o.offsets;
        }
        Instr image = image(i.at(0));
        String at = part(i.at(1), dimensions(image) + (image.at(3) == 1 ? 1 : 0));
        String third = f.value(i, 2);
        if (compare) f.set(i, name + "(" + f.value(i, 0) + ", " + at + ", " + third + tail + ")");
        else f.set(i, name + "(" + f.value(i, 0) + ", " + at + tail + ", " + f.integer(i.at(2), true) + ")");
    }

    private void read(Instr i) {
        Operands o = new Operands(i, 2);
        String sample = o.sample == null ? "" : ", " + o.sample;
        int n = types.size(i.type());
        String swizzle = n == 4 ? "" : "." + "xyzw".substring(0, n);
        f.set(i, "imageLoad(" + f.value(i, 0) + ", " + f.integer(i.at(1), true) + sample + ")" + swizzle);
    }

    private void store(Instr i) {
        Operands o = new Operands(i, 3);
        String sample = o.sample == null ? "" : ", " + o.sample;
        int type = f.typeOf(i.at(2));
        int n = types.size(type);
        String value = f.value(i, 2);
        if (n < 4) {
            String scalar = types.text(n == 1 ? type : types.element(type));
            StringBuilder s =
                    new StringBuilder(SpirvTypes.numbers(scalar, 4)).append('(').append(value);
            for (int c = n; c < 4; c++) s.append(", ").append(scalar).append(c == 3 ? "(1)" : "(0)");
            value = s.append(')').toString();
        }
        f.line("imageStore(" + f.value(i, 0) + ", " + f.integer(i.at(1), true) + sample + ", " + value + ");");
    }
}
