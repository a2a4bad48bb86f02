package tepui.frontends.gl.fixed;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.Pipeline;

/**
 * Generator of the fragment stage of a key: texture environments one after the other, colour sum, fog (OpenGL 2.1,
 * 3.8.13 to 3.10). Unit u is texture slot u. The colour goes to location 0, for all targets.
 */
final class FragmentProgramBuilder {
    private final long[] key;
    private final FragmentUniforms at;
    private final Shader shader = new Shader(Stage.FRAGMENT, "fixed fragment");
    private final Builder b = new Builder(shader);
    private final @Nullable Resource uniforms;
    private final @Nullable Value[] texels = new Value[FixedState.UNITS];
    private @Nullable Variable facing;
    private @Nullable Value pointCoord;

    private FragmentProgramBuilder(long[] key, FragmentUniforms at) {
        this.key = key;
        this.at = at;
        uniforms = at.size == 0 ? null : shader.uniformBuffer("fixed", FixedSlots.UNIFORMS, 4 * at.size);
    }

    static Shader build(long[] key, FragmentUniforms at) {
        FragmentProgramBuilder builder = new FragmentProgramBuilder(key, at);
        builder.all();
        Pipeline.standard(false).run(builder.shader);
        return builder.shader;
    }

    private void all() {
        if (at.stipple >= 0) stipple();
        Value primary = color(FixedSlots.COLOR, FixedSlots.BACK_COLOR, "gl_Color");
        Value current = primary;
        for (int u = 0; u < FixedState.UNITS; u++) {
            if (FragmentKey.target(key, u) != 0) current = environment(u, primary, current);
        }
        if (FragmentKey.has(key, FragmentKey.COLOR_SUM)) {
            Value second = color(FixedSlots.SECONDARY, FixedSlots.BACK_SECONDARY, "gl_SecondaryColor");
            Value sum = clamp(b.op(Op.FADD, rgb(current), rgb(second)));
            current = b.vec(sum, b.extract(current, 3));
        }
        if (at.fog >= 0) current = fog(current);
        b.storeOutput(shader.output("gl_FragColor", Type.F32X4, 0), current);
        b.ret();
    }

    /** The fragment is none where the pattern's bit is 0; the pattern repeats every 32 pixels (3.6.2). */
    private void stipple() {
        Value place = b.loadInput(shader.input(Builtin.FRAG_COORD, Type.F32X4));
        Value x = b.op(Op.IAND, b.convert(Op.F2I, tepui.ir.ScalarKind.I32, b.extract(place, 0)), b.i32(31));
        Value y = b.op(Op.IAND, b.convert(Op.F2I, tepui.ir.ScalarKind.I32, b.extract(place, 1)), b.i32(31));
        Resource buffer = uniforms;
        if (buffer == null) return;
        Value byteOffset = b.op(Op.IADD, b.op(Op.ISHL, y, b.i32(2)), b.i32(4 * at.stipple));
        Value row = b.resource(Op.LOAD_UNIFORM, buffer, Type.I32, 0, b.i32(0), byteOffset);
        Value bit = b.op(Op.IAND, b.op(Op.USHR, row, b.op(Op.ISUB, b.i32(31), x)), b.i32(1));
        b.effect(Op.DEMOTE_IF, 0, b.op(Op.IEQ, bit, b.i32(0)));
    }

    // ---- values ----------------------------------------------------------------------------------------------------

    private Value uniform(int word, Type type) {
        if (uniforms == null) throw new IllegalStateException("fixed fragment: no uniforms are there for word " + word);
        return b.uniform(uniforms, 4 * word, type);
    }

    private Value rgb(Value v) {
        return b.swizzle(v, 0, 1, 2);
    }

    private Value clamp(Value v) {
        return FragmentKey.has(key, FragmentKey.CLAMP) ? b.op(Op.FSATURATE, v) : v;
    }

    private Value mul(Value x, Value y) {
        if (x.type().isScalar() && !y.type().isScalar()) x = b.splat(x, y.type().width());
        if (y.type().isScalar() && !x.type().isScalar()) y = b.splat(y, x.type().width());
        return b.op(Op.FMUL, x, y);
    }

    private Value constant(float value, Type like) {
        float[] all = new float[like.width()];
        java.util.Arrays.fill(all, value);
        return b.f32(all);
    }

    private Value inverse(Value v) {
        return b.op(Op.FSUB, constant(1, v.type()), v);
    }

    private Value input(int location, String name, boolean flat) {
        Variable v = shader.input(name, Type.F32X4, location);
        if (flat) v.interpolation = Interpolation.FLAT;
        return b.loadInput(v);
    }

    private Value color(int front, int back, String name) {
        boolean flat = FragmentKey.has(key, FragmentKey.FLAT);
        Value first = input(front, name, flat);
        if (!FragmentKey.has(key, FragmentKey.TWO_SIDE)) return first;
        Value other = input(back, name + "_back", flat);
        if (facing == null) facing = shader.input(Builtin.FRONT_FACING, Type.BOOL);
        return b.select(b.loadInput(facing), first, other);
    }

    // ---- texels ----------------------------------------------------------------------------------------------------

    private Value texel(int u) {
        Value known = texels[u];
        if (known != null) return known;
        Value v = sample(u);
        texels[u] = v;
        return v;
    }

    private Value coordinate(int u) {
        if (!FragmentKey.replacesCoord(key, u)) return input(FixedSlots.TEXTURE + u, "gl_TexCoord" + u, false);
        if (pointCoord == null) pointCoord = b.loadInput(shader.input(Builtin.POINT_COORD, Type.F32X2));
        return b.vec(pointCoord, b.f32(0, 1));
    }

    private Value sample(int u) {
        TextureShape shape = switch (FragmentKey.target(key, u)) {
            case FixedTextures.TARGET_1D -> TextureShape.D1;
            case FixedTextures.TARGET_RECT -> TextureShape.RECT;
            case FixedTextures.TARGET_3D -> TextureShape.D3;
            case FixedTextures.TARGET_CUBE -> TextureShape.CUBE;
            default -> TextureShape.D2;
        };
        boolean shadow = FragmentKey.shadow(key, u) && shape != TextureShape.D3;
        Resource texture = shader.texture("unit" + u, u, shape);
        texture.shadow = shadow;
        Value c = coordinate(u);
        boolean projects = shape != TextureShape.CUBE && !FragmentKey.replacesCoord(key, u);
        if (projects) c = mul(c, b.op(Op.FRCP, b.extract(c, 3)));
        int width = shape.coordinates();
        Value at0 = width == 1 ? b.extract(c, 0) : width == 2 ? b.swizzle(c, 0, 1) : rgb(c);
        int operands = TexOperand.COORD.bit();
        Value[] args = {at0};
        if (shadow) {
            operands |= TexOperand.REF.bit();
            args = new Value[] {at0, b.extract(c, shape == TextureShape.CUBE ? 3 : 2)};
        }
        Value v = b.texture(Op.TEX_SAMPLE, texture, shadow ? Type.F32 : Type.F32X4, operands, args);
        return shadow ? expanded(v, FragmentKey.depthMode(key, u)) : v;
    }

    private Value expanded(Value v, int depthMode) {
        return switch (depthMode) {
            case FixedTextures.DEPTH_INTENSITY -> b.splat(v, 4);
            case FixedTextures.DEPTH_ALPHA -> b.vec(b.f32(0, 0, 0), v);
            case FixedTextures.DEPTH_RED -> b.vec(v, b.f32(0, 0, 1));
            default -> b.vec(b.splat(v, 3), b.f32(1));
        };
    }

    // ---- environments: tables 3.22 and 3.23 ------------------------------------------------------------------------

    private Value environment(int u, Value primary, Value previous) {
        FragmentKey.Mode mode = FragmentKey.mode(key, u);
        if (mode == FragmentKey.Mode.COMBINE) return combine(u, primary, previous);
        Value t = texel(u);
        Value ct = rgb(t);
        Value ta = b.extract(t, 3);
        Value cf = rgb(previous);
        Value af = b.extract(previous, 3);
        int components = FragmentKey.components(key, u);
        boolean alphaOnly = components == FixedTextures.CLASS_ALPHA;
        boolean intensity = components == FixedTextures.CLASS_INTENSITY;
        Value c = cf;
        Value a = af;
        switch (mode) {
            case REPLACE -> {
                if (!alphaOnly) c = ct;
                if (components != FixedTextures.CLASS_NO_ALPHA) a = ta;
            }
            case DECAL -> c = b.op(Op.FADD, mul(cf, inverse(ta)), mul(ct, ta));
            case BLEND -> {
                Value cc = uniform(at.color[u], Type.F32X4);
                if (!alphaOnly) c = b.op(Op.FADD, mul(cf, inverse(ct)), mul(rgb(cc), ct));
                a = intensity ? b.op(Op.FADD, mul(af, inverse(ta)), mul(b.extract(cc, 3), ta)) : mul(af, ta);
            }
            case ADD -> {
                if (!alphaOnly) c = b.op(Op.FADD, cf, ct);
                a = intensity ? b.op(Op.FADD, af, ta) : mul(af, ta);
            }
            default -> {
                if (!alphaOnly) c = mul(cf, ct);
                a = mul(af, ta);
            }
        }
        return clamp(b.vec(c, a));
    }

    /** Null for the texture of a unit that is off. */
    private @Nullable Value source(int u, int source, Value primary, Value previous) {
        if (source == FragmentKey.TEXTURE) return texel(u);
        if (source == FragmentKey.CONSTANT) return uniform(at.color[u], Type.F32X4);
        if (source == FragmentKey.PRIMARY) return primary;
        if (source == FragmentKey.PREVIOUS) return previous;
        int unit = source - FragmentKey.UNIT_0;
        if (unit >= FixedState.UNITS || FragmentKey.target(key, unit) == 0) return null;
        return texel(unit);
    }

    private Value combine(int u, Value primary, Value previous) {
        FragmentKey.Combine rgb = FragmentKey.combineRgb(key, u);
        Value[] colors = new Value[rgb.operands()];
        for (int i = 0; i < colors.length; i++) {
            Value v = source(u, FragmentKey.sourceRgb(key, u, i), primary, previous);
            if (v == null) return previous; // a texture that is not there: ARB_texture_env_crossbar leaves the unit out
            int operand = FragmentKey.operandRgb(key, u, i);
            Value c = operand < 2 ? rgb(v) : b.splat(b.extract(v, 3), 3);
            colors[i] = (operand & 1) != 0 ? inverse(c) : c;
        }
        Value color = function(rgb, colors);
        Value alpha;
        if (rgb == FragmentKey.Combine.DOT3_RGBA) {
            alpha = b.extract(color, 0);
        } else {
            FragmentKey.Combine f = FragmentKey.combineAlpha(key, u);
            Value[] alphas = new Value[f.operands()];
            for (int i = 0; i < alphas.length; i++) {
                Value v = source(u, FragmentKey.sourceAlpha(key, u, i), primary, previous);
                if (v == null) return previous;
                Value a = b.extract(v, 3);
                alphas[i] = FragmentKey.inverseAlpha(key, u, i) ? inverse(a) : a;
            }
            alpha = function(f, alphas);
        }
        int scale = FragmentKey.scaleRgb(key, u);
        if (scale != 1) color = mul(color, b.f32(scale));
        int scaleAlpha = FragmentKey.scaleAlpha(key, u);
        if (scaleAlpha != 1) alpha = mul(alpha, b.f32(scaleAlpha));
        return clamp(b.vec(color, alpha));
    }

    private Value function(FragmentKey.Combine f, Value[] a) {
        Type type = a[0].type();
        return switch (f) {
            case REPLACE -> a[0];
            case MODULATE -> mul(a[0], a[1]);
            case ADD -> b.op(Op.FADD, a[0], a[1]);
            case ADD_SIGNED -> b.op(Op.FSUB, b.op(Op.FADD, a[0], a[1]), constant(0.5f, type));
            case INTERPOLATE -> b.op(Op.FADD, mul(a[0], a[2]), mul(a[1], inverse(a[2])));
            case SUBTRACT -> b.op(Op.FSUB, a[0], a[1]);
            case DOT3_RGB, DOT3_RGBA -> {
                Value half = constant(0.5f, type);
                Value d = b.op(Op.FDOT, b.op(Op.FSUB, a[0], half), b.op(Op.FSUB, a[1], half));
                yield b.splat(mul(d, b.f32(4)), 3);
            }
        };
    }

    // ---- fog -------------------------------------------------------------------------------------------------------

    private Value fog(Value color) {
        Value distance = b.loadInput(shader.input("gl_FogFragCoord", Type.F32, FixedSlots.FOG));
        Value f;
        switch (FragmentKey.fog(key)) {
            case LINEAR ->
                f = mul(b.op(Op.FSUB, uniform(at.fog + 4, Type.F32), distance), uniform(at.fog + 5, Type.F32));
            case EXP -> f = b.op(Op.FEXP2, b.op(Op.FNEG, mul(uniform(at.fog + 6, Type.F32), distance)));
            default -> {
                Value e = mul(uniform(at.fog + 7, Type.F32), distance);
                f = b.op(Op.FEXP2, b.op(Op.FNEG, mul(e, e)));
            }
        }
        f = b.op(Op.FSATURATE, f);
        Value mixed = b.op(Op.FADD, mul(rgb(color), f), mul(rgb(uniform(at.fog, Type.F32X4)), inverse(f)));
        return b.vec(mixed, b.extract(color, 3));
    }
}
