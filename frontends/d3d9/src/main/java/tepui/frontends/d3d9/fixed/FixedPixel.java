package tepui.frontends.d3d9.fixed;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.code.Code;
import tepui.frontends.d3d9.code.FragmentTail;
import tepui.frontends.d3d9.code.Slots;
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

/**
 * Pixel stage of the fixed function, for one {@link PixelKey}: the cascade of texture stages, specular, fog, alpha
 * test. What a stage computes is clamped to 0 to 1; a texel that it selects or multiplies keeps its range. The sum with
 * specular is not clamped before the fog.
 */
public final class FixedPixel {
    // Words of STAGES.
    public static final int FACTOR = 0;
    /** One colour a stage. */
    public static final int CONSTANTS = 4;
    /** A matrix a stage. */
    public static final int BUMP = 36;
    /** Scale and offset of luminance, 4 words a stage. */
    public static final int LUMINANCE = 68;

    public static final int WORDS = 100;

    private final PixelKey key;
    private final Shader s = new Shader(Stage.FRAGMENT, "fixed function, pixels");
    private final Code c = new Code(new Builder(s));
    private final Builder b = c.b;
    private final Resource late = s.uniformBuffer("late", Slots.LATE, 4 * Slots.P_WORDS);
    private final Resource stages = s.uniformBuffer("stages", Slots.STAGES, 4 * WORDS);
    private final @Nullable Value[] textures = new @Nullable Value[9];
    private final Value diffuse;
    private final Value specular;
    private Value current;
    private Value temp;
    private @Nullable Value bump;
    private @Nullable Value luminance;
    private int stage;

    private FixedPixel(PixelKey key) {
        this.key = key;
        diffuse = color("color0", Slots.COLOR0);
        specular = color("color1", Slots.COLOR1);
        current = diffuse;
        temp = c.f(0, 0, 0, 0);
    }

    /** The shader for a key. */
    public static Shader make(PixelKey key) {
        return new FixedPixel(key).build();
    }

    private Value color(String name, int location) {
        Variable v = s.input(name, Type.F32X4, location);
        if (key.has(PixelKey.FLAT)) v.interpolation = Interpolation.FLAT;
        return b.loadInput(v);
    }

    private Shader build() {
        for (stage = 0; stage < key.stages(); stage++) {
            textures[stage] = sample();
            apply();
        }
        Value color = current;
        if (key.has(PixelKey.SPECULAR)) {
            color = c.vec(c.add(c.xyz(color), c.xyz(specular)), c.w(color));
        }
        if (key.has(PixelKey.FOG)) color = FragmentTail.fog(s, c, late, color);
        if (key.has(PixelKey.ALPHA_TEST)) FragmentTail.alphaTest(c, late, c.w(c.sat(color)));
        b.storeOutput(s.output("color", Type.F32X4, 0), color);
        b.ret();
        return s;
    }

    // ---- textures

    private @Nullable Value sample() {
        int kind = key.texture(stage);
        if (kind == PixelKey.NONE) return null;
        Value at;
        if (key.has(PixelKey.SPRITES)) {
            Variable point = s.inputs.stream()
                    .filter(v -> v.builtin == Builtin.POINT_COORD)
                    .findFirst()
                    .orElseGet(() -> s.input(Builtin.POINT_COORD, Type.F32X2));
            at = c.vec(b.loadInput(point), c.f(0, 1));
        } else {
            int location = Slots.TEXCOORD0 + stage;
            Variable varying = s.inputs.stream()
                    .filter(v -> v.location == location)
                    .findFirst()
                    .orElseGet(() -> s.input("texcoord" + stage, Type.F32X4, location));
            varying.cylindrical = key.wrapped(stage);
            at = b.loadInput(varying);
            if (key.projected(stage)) {
                Value inverse = c.rcp(c.w(at));
                at = c.vec(c.scale(c.xyz(at), inverse), c.f(1));
            }
        }
        if (bump != null) at = c.vec(c.add(b.swizzle(at, 0, 1), bump), b.swizzle(at, 2, 3));
        TextureShape shape =
                kind == PixelKey.CUBE ? TextureShape.CUBE : kind == PixelKey.VOLUME ? TextureShape.D3 : TextureShape.D2;
        Resource texture = s.resources.stream()
                .filter(r -> r.kind() == Resource.Kind.TEXTURE && r.binding() == stage)
                .findFirst()
                .orElseGet(() -> s.texture("texture" + stage, stage, shape));
        Value t;
        if (kind == PixelKey.COMPARED) {
            texture.shadow = true;
            Value lit = b.texture(
                    Op.TEX_SAMPLE,
                    texture,
                    Type.F32,
                    TexOperand.COORD.bit() | TexOperand.REF.bit(),
                    b.swizzle(at, 0, 1),
                    c.sat(c.z(at)));
            t = c.splat(lit, 4);
        } else if (key.fetches(stage)) {
            t = c.fourTexels(texture, b.swizzle(at, 0, 1));
        } else {
            t = b.sample(texture, shape == TextureShape.D2 ? b.swizzle(at, 0, 1) : c.xyz(at), null);
        }
        if (luminance != null) t = c.vec(c.scale(c.xyz(t), luminance), c.w(t));
        bump = null;
        luminance = null;
        return t;
    }

    // ---- a stage

    private void apply() {
        int op = key.operation(stage, false);
        if (op == D3DTOP_BUMPENVMAP || op == D3DTOP_BUMPENVMAPLUMINANCE) {
            bend(op == D3DTOP_BUMPENVMAPLUMINANCE);
            return;
        }
        int alphaOp = key.operation(stage, true);
        Value rgb = combine(op, false);
        Value result;
        if (op == D3DTOP_DOTPRODUCT3) {
            result = c.splat(c.x(rgb), 4);
        } else {
            Value alpha = alphaOp == D3DTOP_DISABLE ? c.w(current) : c.x(combine(alphaOp, true));
            result = c.vec(rgb, alpha);
        }
        if (key.toTemp(stage)) temp = result;
        else current = result;
    }

    /** The next stage's coordinates move by this stage's texel. */
    private void bend(boolean withLuminance) {
        Value t = textures[stage];
        if (t == null) return;
        Value m = b.uniform(stages, 4 * (BUMP + 4 * stage), Type.F32X4);
        Value du = c.mad(c.x(t), c.x(m), c.mul(c.y(t), c.z(m)));
        Value dv = c.mad(c.x(t), c.y(m), c.mul(c.y(t), c.w(m)));
        bump = c.vec(du, dv);
        if (withLuminance) {
            Value l = b.uniform(stages, 4 * (LUMINANCE + 4 * stage), Type.F32X4);
            luminance = c.sat(c.mad(c.z(t), c.x(l), c.y(l)));
        }
    }

    /** An argument: three components, or one of alpha. */
    private Value argument(int index, boolean alpha) {
        return term(key.argument(stage, alpha, index), alpha);
    }

    private Value term(int a, boolean alpha) {
        Value v = switch (a & D3DTA_SELECTMASK) {
            case D3DTA_CURRENT -> current;
            case D3DTA_TEXTURE -> {
                Value t = textures[stage];
                yield t == null ? c.f(1, 1, 1, 1) : t;
            }
            case D3DTA_TFACTOR -> b.uniform(stages, 4 * FACTOR, Type.F32X4);
            case D3DTA_SPECULAR -> specular;
            case D3DTA_TEMP -> temp;
            case D3DTA_CONSTANT -> b.uniform(stages, 4 * (CONSTANTS + 4 * stage), Type.F32X4);
            default -> diffuse;
        };
        Value part = alpha ? c.w(v) : (a & D3DTA_ALPHAREPLICATE) != 0 ? c.splat(c.w(v), 3) : c.xyz(v);
        return (a & D3DTA_COMPLEMENT) != 0 ? c.sub(one(alpha), part) : part;
    }

    private Value one(boolean alpha) {
        return alpha ? c.f(1) : c.f(1, 1, 1);
    }

    private Value all(float v, boolean alpha) {
        return alpha ? c.f(v) : c.f(v, v, v);
    }

    private Value wide(Value scalar, boolean alpha) {
        return alpha ? scalar : c.splat(scalar, 3);
    }

    private Value mix(Value x, Value y, Value amount) {
        return c.add(y, c.mul(c.sub(x, y), amount));
    }

    private Value combine(int op, boolean alpha) {
        return switch (op) {
            case D3DTOP_SELECTARG1, D3DTOP_SELECTARG2, D3DTOP_PREMODULATE, D3DTOP_MODULATE -> compute(op, alpha);
            default -> c.sat(compute(op, alpha));
        };
    }

    private Value compute(int op, boolean alpha) {
        if (op == D3DTOP_SELECTARG1) return argument(1, alpha);
        if (op == D3DTOP_SELECTARG2) return argument(2, alpha);
        if (op == D3DTOP_PREMODULATE) return premodulate(alpha);
        Value x = argument(1, alpha);
        Value y = argument(2, alpha);
        return switch (op) {
            case D3DTOP_MODULATE -> c.mul(x, y);
            case D3DTOP_MODULATE2X -> c.mul(c.mul(x, y), all(2, alpha));
            case D3DTOP_MODULATE4X -> c.mul(c.mul(x, y), all(4, alpha));
            case D3DTOP_ADD -> c.add(x, y);
            case D3DTOP_ADDSIGNED -> c.sub(c.add(x, y), all(0.5f, alpha));
            case D3DTOP_ADDSIGNED2X -> c.mul(c.sub(c.add(x, y), all(0.5f, alpha)), all(2, alpha));
            case D3DTOP_SUBTRACT -> c.sub(x, y);
            case D3DTOP_ADDSMOOTH -> c.sub(c.add(x, y), c.mul(x, y));
            case D3DTOP_BLENDDIFFUSEALPHA -> mix(x, y, wide(c.w(diffuse), alpha));
            case D3DTOP_BLENDTEXTUREALPHA -> mix(x, y, wide(term(D3DTA_TEXTURE, true), alpha));
            case D3DTOP_BLENDFACTORALPHA -> mix(x, y, wide(term(D3DTA_TFACTOR, true), alpha));
            case D3DTOP_BLENDCURRENTALPHA -> mix(x, y, wide(c.w(current), alpha));
            case D3DTOP_BLENDTEXTUREALPHAPM -> {
                Value rest = c.sub(c.f(1), term(D3DTA_TEXTURE, true));
                yield c.add(x, c.mul(y, wide(rest, alpha)));
            }
            case D3DTOP_MODULATEALPHA_ADDCOLOR -> c.add(x, c.mul(y, wide(alphaOf(1), alpha)));
            case D3DTOP_MODULATECOLOR_ADDALPHA -> c.add(c.mul(x, y), wide(alphaOf(1), alpha));
            case D3DTOP_MODULATEINVALPHA_ADDCOLOR -> c.add(x, c.mul(y, wide(c.sub(c.f(1), alphaOf(1)), alpha)));
            case D3DTOP_MODULATEINVCOLOR_ADDALPHA -> c.add(c.mul(c.sub(one(alpha), x), y), wide(alphaOf(1), alpha));
            case D3DTOP_DOTPRODUCT3 -> {
                Value u = c.sub(argument(1, false), c.f(0.5f, 0.5f, 0.5f));
                Value v = c.sub(argument(2, false), c.f(0.5f, 0.5f, 0.5f));
                yield wide(c.sat(c.mul(c.dot(u, v), c.f(4))), alpha);
            }
            case D3DTOP_MULTIPLYADD -> c.add(argument(0, alpha), c.mul(x, y));
            case D3DTOP_LERP -> mix(x, y, argument(0, alpha));
            default -> alpha ? c.w(current) : c.xyz(current);
        };
    }

    /** The alpha of the colour's argument. */
    private Value alphaOf(int index) {
        return term(key.argument(stage, false, index) & ~D3DTA_ALPHAREPLICATE, true);
    }

    /** Argument 1 times the texel of the stage that follows. */
    private Value premodulate(boolean alpha) {
        Value x = argument(1, alpha);
        int next = stage + 1;
        if (next >= key.stages() || key.texture(next) == PixelKey.NONE) return x;
        int here = stage;
        stage = next;
        Value t = sample();
        stage = here;
        return t == null ? x : c.mul(x, alpha ? c.w(t) : c.xyz(t));
    }
}
