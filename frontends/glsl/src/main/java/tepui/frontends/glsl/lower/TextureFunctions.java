package tepui.frontends.glsl.lower;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.Typed.Expr;
import tepui.ir.AtomicOp;
import tepui.ir.Builder;
import tepui.ir.Index;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Lowering of functions of samplers and images. What a lookup does is spelt in its name, in the old families
 * (texture2DProjLod, shadow2D ...) as in the new one, and the arguments stand in one order in all: coordinate, LOD or
 * gradients, offset, bias or component.
 */
final class TextureFunctions {
    private final Lowering lowering;
    private final ExpressionLowering expressions;
    private final Code code;
    private final Builder b;

    TextureFunctions(Lowering lowering, ExpressionLowering expressions) {
        this.lowering = lowering;
        this.expressions = expressions;
        this.code = lowering.code;
        this.b = code.b;
    }

    /** The operands of a texture instruction, by {@link TexOperand}. */
    private final class Operands {
        private final @Nullable Value[] values = new @Nullable Value[TexOperand.values().length];
        /** Whether the look-up is asked for memory too; the answer. */
        private final boolean sparse;

        @Nullable
        Value resident;

        Operands(boolean sparse) {
            this.sparse = sparse;
        }

        void set(TexOperand operand, @Nullable Value v) {
            values[operand.ordinal()] = v;
        }

        @Nullable
        Value get(TexOperand operand) {
            return values[operand.ordinal()];
        }

        Value emit(Op op, Resource texture, Type type, int more) {
            int mask = 0;
            int n = 0;
            for (int i = 0; i < values.length; i++) {
                if (values[i] != null) {
                    mask |= 1 << i;
                    n++;
                }
            }
            Value[] args = new Value[n];
            int at = 0;
            for (Value v : values) {
                if (v != null) args[at++] = v;
            }
            Instr i = Instr.of(op, type, args);
            i.resource = texture;
            i.imm = mask | more;
            if (sparse) resident = asked(i, args);
            return b.append(i).result();
        }
    }

    /** The same look-up or load, asked for memory. */
    private Value asked(Instr i, Value[] args) {
        Instr asked = Instr.of(i.op, Type.I32, args.clone());
        asked.resource = i.resource;
        asked.imm = i.imm | Instr.RESIDENCY;
        return b.append(asked).result();
    }

    // ---- samplers --------------------------------------------------------------------------------------------------

    /** Texel and residency of a sparse look-up or load, whose out parameter is left to the caller. */
    Value[] sparse(Expr.BuiltinCall c, GlslType.Opaque type, int texel) {
        List<Expr> arguments = new ArrayList<>(c.arguments());
        List<GlslType> parameters = new ArrayList<>(c.parameters());
        arguments.remove(texel);
        parameters.remove(texel);
        // sparseTextureLodARB as textureLod
        String plain = c.name().substring("sparse".length(), c.name().length() - "ARB".length());
        plain = Character.toLowerCase(plain.charAt(0)) + plain.substring(1);
        Expr.BuiltinCall inner = new Expr.BuiltinCall(c.pos(), c.type(), plain, parameters, arguments);
        if (type.kind() == GlslType.Opaque.Kind.IMAGE) {
            Value loaded = image(inner, type)[0];
            Instr load = Objects.requireNonNull(loaded.definition());
            return new Value[] {loaded, asked(load, load.args)};
        }
        Operands operands = new Operands(true);
        Value value = sampler(inner, type, operands)[0];
        return new Value[] {value, Objects.requireNonNull(operands.resident)};
    }

    Value[] sampler(Expr.BuiltinCall c, GlslType.Opaque type) {
        return sampler(c, type, new Operands(false));
    }

    private Value[] sampler(Expr.BuiltinCall c, GlslType.Opaque type, Operands operands) {
        Place.Handle h = lowering.texture(expressions.place(c.arguments().getFirst()), type);
        Resource texture = Lowering.resource(h);
        TextureShape shape = type.shape();
        if (shape == null) throw new IllegalStateException("a sampler without a shape");
        List<Expr> arguments = c.arguments();
        Value[] v = new Value[arguments.size()];
        boolean offsets = c.name().endsWith("Offsets");
        for (int i = 1; i < v.length; i++) {
            if (!(offsets && arguments.get(i).type() instanceof GlslType.Array))
                v[i] = expressions.scalar(arguments.get(i));
        }
        Index index = lowering.handleAt(h);
        if (!index.isKnown() || index.constant() != 0) operands.set(TexOperand.INDEX, index.value(b));
        String name = c.name();
        if (name.startsWith("textureSize")) return new Value[] {size(shape, texture, v, operands)};
        if (name.equals("textureQueryLevels")) return new Value[] {operands.emit(Op.TEX_LEVELS, texture, Type.I32, 0)};
        if (name.equals("textureSamples")) return new Value[] {operands.emit(Op.TEX_SAMPLES, texture, Type.I32, 0)};
        if (name.startsWith("textureQueryL")) return new Value[] {queryLod(shape, texture, v[1], operands)};
        if (name.startsWith("texelFetch")) return new Value[] {fetch(name, type, shape, texture, v, operands)};
        if (name.startsWith("textureGather")) return new Value[] {gather(c, type, shape, texture, v, operands)};
        return new Value[] {sample(c, type, shape, texture, v, operands)};
    }

    private static boolean hasLods(TextureShape shape) {
        return shape != TextureShape.RECT && shape != TextureShape.BUFFER && !shape.isMultisample();
    }

    private Value size(TextureShape shape, Resource texture, Value[] v, Operands operands) {
        if (hasLods(shape)) operands.set(TexOperand.LOD, v.length > 1 ? v[1] : b.i32(0));
        return operands.emit(Op.TEX_SIZE, texture, Type.of(ScalarKind.I32, shape.sizeComponents()), 0);
    }

    private Value queryLod(TextureShape shape, Resource texture, Value coordinate, Operands operands) {
        if (!code.shader.hasDerivatives()) return code.splat(Type.F32X2, 0);
        Value at = coordinate;
        if (at.type().width() < shape.coordinates()) at = b.vec(at, code.splat(Type.F32, 0));
        operands.set(TexOperand.COORD, at);
        return operands.emit(Op.TEX_QUERY_LOD, texture, Type.F32X2, 0);
    }

    private Value fetch(
            String name, GlslType.Opaque type, TextureShape shape, Resource texture, Value[] v, Operands operands) {
        operands.set(TexOperand.COORD, v[1]);
        int at = 2;
        if (shape.isMultisample()) operands.set(TexOperand.SAMPLE, v[at++]);
        else if (hasLods(shape)) operands.set(TexOperand.LOD, at < v.length ? v[at++] : b.i32(0));
        if (name.endsWith("Offset")) operands.set(TexOperand.OFFSET, v[at]);
        return operands.emit(Op.TEX_FETCH, texture, texel(type), 0);
    }

    private static Type texel(GlslType.Opaque type) {
        return Type.of(type.texel() == Base.FLOAT ? ScalarKind.F32 : ScalarKind.I32, 4);
    }

    private Value gather(
            Expr.BuiltinCall c,
            GlslType.Opaque type,
            TextureShape shape,
            Resource texture,
            Value[] v,
            Operands operands) {
        operands.set(TexOperand.COORD, v[1]);
        int at = 2;
        if (type.shadow()) operands.set(TexOperand.REF, v[at++]);
        if (c.name().endsWith("Offsets")) {
            Value[] offsets = expressions.value(c.arguments().get(at++));
            operands.set(TexOperand.OFFSET, offsets[0]);
            operands.set(TexOperand.OFFSET1, offsets[1]);
            operands.set(TexOperand.OFFSET2, offsets[2]);
            operands.set(TexOperand.OFFSET3, offsets[3]);
        } else if (c.name().endsWith("Offset")) {
            operands.set(TexOperand.OFFSET, v[at++]);
        }
        int component = 0;
        if (at < v.length && c.arguments().get(at) instanceof Expr.Literal l)
            component = (int) l.value().words()[0] & 3;
        return operands.emit(Op.TEX_GATHER, texture, texel(type), component << 16);
    }

    private Value sample(
            Expr.BuiltinCall c,
            GlslType.Opaque type,
            TextureShape shape,
            Resource texture,
            Value[] v,
            Operands operands) {
        // The name without the shape in it: 2DLod as Lod, CubeLod as Lod, RectProj as Proj.
        String name = c.name();
        boolean projected = name.contains("Proj");
        boolean lod = name.contains("Lod");
        boolean grad = name.contains("Grad");
        boolean offset = name.contains("Offset");
        coordinate(type, shape, v[1], projected, operands);
        int at = 2;
        if (type.shadow() && shape == TextureShape.CUBE_ARRAY) operands.set(TexOperand.REF, v[at++]);
        if (lod) {
            operands.set(TexOperand.LOD, v[at++]);
        } else if (grad) {
            operands.set(TexOperand.DDX, v[at++]);
            operands.set(TexOperand.DDY, v[at++]);
        }
        if (offset) operands.set(TexOperand.OFFSET, v[at++]);
        if (name.contains("Clamp")) operands.set(TexOperand.MIN_LOD, v[at++]);
        if (at < v.length) operands.set(TexOperand.BIAS, v[at]);
        boolean explicit = lod || grad || !hasLods(shape);
        if (!explicit && !code.shader.hasDerivatives()) {
            operands.set(TexOperand.BIAS, null);
            operands.set(TexOperand.LOD, code.splat(Type.F32, 0));
        }
        Value result = operands.emit(Op.TEX_SAMPLE, texture, type.shadow() ? Type.F32 : texel(type), 0);
        if (type.shadow() && c.type() instanceof Basic r && r.rows() == 4) {
            if (texture.resident) return b.vec(b.splat(result, 3), b.f32(1));
            Value mode = depthMode(texture, operands);
            Value compared = b.op(Op.FLT, b.f32(1.5f, 1.5f, 1.5f, 1.5f), mode);
            return b.select(compared, b.splat(result, 4), mode);
        }
        return result;
    }

    /** Components of a comparison by the old functions, as the texture's mode says: each 0, 1, or 2 for the result. */
    private Value depthMode(Resource texture, Operands operands) {
        Resource modes = lowering.depthModes();
        Value index = operands.get(TexOperand.INDEX);
        Value offset = b.i32(16 * texture.binding());
        if (index != null) offset = b.op(Op.IADD, offset, b.op(Op.IMUL, index, b.i32(16)));
        return b.resource(Op.LOAD_UNIFORM, modes, Type.F32X4, 0, b.i32(0), offset);
    }

    /** Splits the argument into coordinate and reference, and divides both where the lookup is projected. */
    private void coordinate(GlslType.Opaque type, TextureShape shape, Value p, boolean projected, Operands operands) {
        int needed = shape.coordinates();
        Value coordinate = take(p, needed);
        Value reference = null;
        if (type.shadow() && shape != TextureShape.CUBE_ARRAY) {
            reference = b.extract(p, projected ? 2 : Math.max(2, needed));
        }
        if (projected) {
            Value q = b.extract(p, p.type().width() - 1);
            coordinate = b.op(Op.FDIV, coordinate, code.widen(q, needed));
            if (reference != null) reference = b.op(Op.FDIV, reference, q);
        }
        operands.set(TexOperand.COORD, coordinate);
        if (reference != null) operands.set(TexOperand.REF, reference);
    }

    private Value take(Value p, int width) {
        if (p.type().width() == width) return p;
        int[] components = new int[width];
        for (int i = 0; i < width; i++) components[i] = i;
        return b.swizzle(p, components);
    }

    // ---- images ----------------------------------------------------------------------------------------------------

    Value[] image(Expr.BuiltinCall c, GlslType.Opaque type) {
        Place.Handle h = lowering.texture(expressions.place(c.arguments().getFirst()), type);
        Resource image = Lowering.resource(h);
        TextureShape shape = type.shape();
        if (shape == null) throw new IllegalStateException("an image without a shape");
        Value index = lowering.handleAt(h).value(b);
        int n = c.arguments().size();
        Value[] args = new Value[n];
        args[0] = index;
        for (int i = 1; i < n; i++) args[i] = expressions.scalar(c.arguments().get(i));
        String name = c.name();
        switch (name) {
            case "imageSize" -> {
                return new Value[] {
                    b.resource(Op.IMAGE_SIZE, image, Type.of(ScalarKind.I32, shape.sizeComponents()), 0, index)
                };
            }
            case "imageSamples" -> {
                return new Value[] {b.resource(Op.IMAGE_SAMPLES, image, Type.I32, 0, index)};
            }
            case "imageLoad" -> {
                return new Value[] {b.resource(Op.IMAGE_LOAD, image, texel(type), 0, args)};
            }
            case "imageStore" -> {
                b.resourceEffect(Op.IMAGE_STORE, image, 0, args);
                return new Value[0];
            }
            default -> {
                AtomicOp op = BuiltinLowering.atomicOp(name, type.texel() == Base.UINT);
                return new Value[] {
                    b.resource(Op.IMAGE_ATOMIC, image, texel(type).scalar(), op.ordinal(), args)
                };
            }
        }
    }
}
