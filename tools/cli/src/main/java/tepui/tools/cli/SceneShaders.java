package tepui.tools.cli;

import java.util.List;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * The demo's shaders, written straight in the IR. All read one block of uniforms in slot 0 of their stage, laid out by the
 * offsets here.
 */
final class SceneShaders {
    // ---- the uniform block, in bytes
    /** Four columns. */
    static final int MATRIX = 0;

    static final int EYE = 64;
    /** x: seconds; y, z: half the extent of the picture at distance 1; w: unused. */
    static final int TIME = 80;

    static final int RIGHT = 96;
    static final int UP = 112;
    static final int FORWARD = 128;
    static final int UNIFORM_WORDS = 36;

    private static final float[] HAZE = {0.66f, 0.76f, 0.88f};

    private final Shader shader;
    private final Builder b;
    private final Resource uniforms;

    private SceneShaders(Stage stage, String name) {
        shader = new Shader(stage, name);
        b = new Builder(shader);
        uniforms = shader.uniformBuffer("scene", 0, UNIFORM_WORDS * 4);
    }

    // ---- land ------------------------------------------------------------------------------------------------------

    static Shader landVertex() {
        SceneShaders s = new SceneShaders(Stage.VERTEX, "land");
        Builder b = s.b;
        Value position = b.loadInput(s.shader.input("position", Type.F32X3, 0));
        Value normal = b.loadInput(s.shader.input("normal", Type.F32X3, 1));
        Value light = b.loadInput(s.shader.input("light", Type.F32X2, 2));
        b.storeOutput(s.shader.output(Builtin.POSITION, Type.F32X4), s.transform(position));
        b.storeOutput(s.shader.output("world", Type.F32X3, 0), position);
        b.storeOutput(s.shader.output("normal_out", Type.F32X3, 1), normal);
        b.storeOutput(s.shader.output("light_out", Type.F32X2, 2), light);
        b.ret();
        return s.shader;
    }

    static Shader landFragment() {
        SceneShaders s = new SceneShaders(Stage.FRAGMENT, "land");
        Builder b = s.b;
        Value world = b.loadInput(s.shader.input("world", Type.F32X3, 0));
        Value normal = s.normalize(b.loadInput(s.shader.input("normal_out", Type.F32X3, 1)));
        Value light = b.loadInput(s.shader.input("light_out", Type.F32X2, 2));
        Resource rock = s.shader.texture("rock", 0, TextureShape.D2);
        Resource forest = s.shader.texture("forest", 1, TextureShape.D2);

        Value x = b.extract(world, 0);
        Value y = b.extract(world, 1);
        Value z = b.extract(world, 2);
        Value side = s.mul(s.add(s.mul(x, b.f32(0.8f)), s.mul(z, b.f32(-0.6f))), b.f32(0.55f));
        Value wall = b.swizzle(b.sample(rock, b.vec(side, s.mul(y, b.f32(0.9f))), null), 0, 1, 2);
        Value ground = b.swizzle(b.sample(forest, s.scale(b.vec(x, z), 0.75f), null), 0, 1, 2);
        Value flat = s.step(0.52f, 0.80f, b.extract(normal, 1));
        Value albedo = s.mix(wall, ground, flat);

        Value sun = s.mul(b.op(Op.FMAX, b.op(Op.FDOT, normal, b.f32(Terrain.SUN)), b.f32(0)), b.extract(light, 0));
        Value sky = s.mul(s.add(s.mul(b.extract(normal, 1), b.f32(0.5f)), b.f32(0.5f)), b.extract(light, 1));
        Value lit = s.add(
                s.mul(b.f32(1.28f, 1.02f, 0.70f), b.splat(sun, 3)), s.mul(b.f32(0.20f, 0.27f, 0.40f), b.splat(sky, 3)));
        Value color = s.mul(albedo, lit);
        s.writeColor(s.withHaze(color, world), b.f32(1));
        return s.shader;
    }

    // ---- sky -------------------------------------------------------------------------------------------------------

    /** A triangle that covers the picture, at the far end. */
    static Shader skyVertex() {
        SceneShaders s = new SceneShaders(Stage.VERTEX, "sky");
        Builder b = s.b;
        Value corner = b.loadInput(s.shader.input(Builtin.VERTEX_ID, Type.I32));
        Value cx = s.sub(
                s.mul(b.convert(Op.I2F, tepui.ir.ScalarKind.F32, b.op(Op.IAND, corner, b.i32(1))), b.f32(4)), b.f32(1));
        Value cy = s.sub(
                s.mul(b.convert(Op.I2F, tepui.ir.ScalarKind.F32, b.op(Op.ISHR, corner, b.i32(1))), b.f32(4)), b.f32(1));
        b.storeOutput(s.shader.output(Builtin.POSITION, Type.F32X4), b.vec(cx, cy, b.f32(1), b.f32(1)));
        Value half = b.uniform(s.uniforms, TIME, Type.F32X4);
        Value ray = s.add(
                b.uniform(s.uniforms, FORWARD, Type.F32X3),
                s.add(
                        s.mul(b.uniform(s.uniforms, RIGHT, Type.F32X3), b.splat(s.mul(cx, b.extract(half, 1)), 3)),
                        s.mul(b.uniform(s.uniforms, UP, Type.F32X3), b.splat(s.mul(cy, b.extract(half, 2)), 3))));
        b.storeOutput(s.shader.output("ray", Type.F32X3, 0), ray);
        b.ret();
        return s.shader;
    }

    static Shader skyFragment() {
        SceneShaders s = new SceneShaders(Stage.FRAGMENT, "sky");
        Builder b = s.b;
        Variable input = s.shader.input("ray", Type.F32X3, 0);
        input.interpolation = Interpolation.NOPERSPECTIVE;
        Value ray = s.normalize(b.loadInput(input));
        Resource clouds = s.shader.texture("clouds", 0, TextureShape.D2);
        Value height = b.op(Op.FMAX, b.extract(ray, 1), b.f32(0));
        Value blue = s.mix(b.f32(HAZE), b.f32(0.16f, 0.34f, 0.66f), b.op(Op.FSATURATE, s.mul(height, b.f32(2.1f))));
        Value toSun = b.op(Op.FMAX, b.op(Op.FDOT, ray, b.f32(Terrain.SUN)), b.f32(0));
        Value glow = s.add(
                s.mul(b.op(Op.FPOW, toSun, b.f32(420)), b.f32(3)), s.mul(b.op(Op.FPOW, toSun, b.f32(9)), b.f32(0.22f)));
        Value sky = s.add(blue, s.mul(b.f32(1, 0.86f, 0.62f), b.splat(glow, 3)));

        Value lift = s.add(height, b.f32(0.12f));
        Value seconds = b.extract(b.uniform(s.uniforms, TIME, Type.F32X4), 0);
        Value drift = b.vec(s.mul(seconds, b.f32(0.004f)), b.f32(0));
        Value plane = b.op(Op.FDIV, b.swizzle(ray, 0, 2), b.splat(lift, 2));
        Value cloud = b.extract(b.sample(clouds, s.add(s.scale(plane, 0.11f), drift), null), 0);
        Value cover = s.mul(s.step(0.50f, 0.74f, cloud), s.step(0.01f, 0.16f, height));
        Value white = s.add(b.f32(0.80f, 0.83f, 0.88f), s.mul(b.f32(0.25f, 0.2f, 0.1f), b.splat(toSun, 3)));
        s.writeColor(s.mix(sky, white, s.mul(cover, b.f32(0.85f))), b.f32(1));
        return s.shader;
    }

    // ---- waterfall -------------------------------------------------------------------------------------------------

    static Shader waterVertex() {
        SceneShaders s = new SceneShaders(Stage.VERTEX, "water");
        Builder b = s.b;
        Value position = b.loadInput(s.shader.input("position", Type.F32X3, 0));
        Value across = b.loadInput(s.shader.input("across", Type.F32X2, 1));
        b.storeOutput(s.shader.output(Builtin.POSITION, Type.F32X4), s.transform(position));
        b.storeOutput(s.shader.output("world", Type.F32X3, 0), position);
        b.storeOutput(s.shader.output("uv", Type.F32X2, 1), across);
        b.ret();
        return s.shader;
    }

    static Shader waterFragment() {
        SceneShaders s = new SceneShaders(Stage.FRAGMENT, "water");
        Builder b = s.b;
        Value world = b.loadInput(s.shader.input("world", Type.F32X3, 0));
        Value uv = b.loadInput(s.shader.input("uv", Type.F32X2, 1));
        Resource clouds = s.shader.texture("clouds", 0, TextureShape.D2);
        Value u = b.extract(uv, 0);
        Value v = b.extract(uv, 1);
        Value seconds = b.extract(b.uniform(s.uniforms, TIME, Type.F32X4), 0);
        Value flow = b.vec(s.mul(u, b.f32(0.35f)), s.sub(s.mul(v, b.f32(0.9f)), s.mul(seconds, b.f32(0.35f))));
        Value streak = b.extract(b.sample(clouds, flow, null), 0);
        Value middle = s.sub(s.mul(u, b.f32(2)), b.f32(1));
        Value edge = s.sub(b.f32(1), s.mul(middle, middle));
        Value alpha = b.op(
                Op.FSATURATE,
                s.mul(s.mul(edge, s.step(0.25f, 0.62f, streak)), s.sub(b.f32(1.25f), s.mul(v, b.f32(0.75f)))));
        s.writeColor(s.withHaze(b.f32(0.93f, 0.97f, 1.0f), world), alpha);
        return s.shader;
    }

    // ---- pieces ----------------------------------------------------------------------------------------------------

    private Value transform(Value position) {
        Value sum = b.uniform(uniforms, MATRIX + 48, Type.F32X4);
        for (int i = 0; i < 3; i++) {
            Value column = b.uniform(uniforms, MATRIX + 16 * i, Type.F32X4);
            sum = add(sum, mul(column, b.splat(b.extract(position, i), 4)));
        }
        return sum;
    }

    /** Air between the eye and the place, thicker in the valleys. */
    private Value withHaze(Value color, Value world) {
        Value away = sub(world, b.uniform(uniforms, EYE, Type.F32X3));
        Value distance = b.op(Op.FSQRT, b.op(Op.FDOT, away, away));
        Value low = b.op(Op.FSATURATE, sub(b.f32(1), mul(b.extract(world, 1), b.f32(1.1f))));
        Value density = add(b.f32(0.016f), mul(mul(low, low), b.f32(0.052f)));
        Value clear = b.op(Op.FEXP2, mul(mul(distance, density), b.f32(-1.4427f)));
        return mix(b.f32(HAZE), color, clear);
    }

    /** Linear light to the screen: a gamma of 2 is near enough to its curve for a demo. */
    private void writeColor(Value linear, Value alpha) {
        Value limited = b.op(Op.FDIV, linear, add(mul(linear, b.f32(0.28f, 0.28f, 0.28f)), b.f32(0.82f, 0.82f, 0.82f)));
        Value color = b.op(Op.FSQRT, b.op(Op.FMAX, limited, b.f32(0, 0, 0)));
        b.storeOutput(shader.output("color", Type.F32X4, 0), b.vec(color, alpha));
        b.ret();
    }

    private Value normalize(Value v) {
        return mul(v, b.splat(b.op(Op.FRSQRT, b.op(Op.FDOT, v, v)), v.type().width()));
    }

    private Value mix(Value from, Value to, Value amount) {
        return add(from, mul(sub(to, from), b.splat(amount, from.type().width())));
    }

    private Value step(float low, float high, Value x) {
        Value t = b.op(Op.FSATURATE, mul(sub(x, b.f32(low)), b.f32(1 / (high - low))));
        return mul(mul(t, t), sub(b.f32(3), mul(t, b.f32(2))));
    }

    private Value scale(Value v, float factor) {
        return mul(v, b.splat(b.f32(factor), v.type().width()));
    }

    private Value add(Value x, Value y) {
        return b.op(Op.FADD, x, y);
    }

    private Value sub(Value x, Value y) {
        return b.op(Op.FSUB, x, y);
    }

    private Value mul(Value x, Value y) {
        return b.op(Op.FMUL, x, y);
    }

    /** All shaders of the scene, for tests. */
    static List<Shader> all() {
        return List.of(landVertex(), landFragment(), skyVertex(), skyFragment(), waterVertex(), waterFragment());
    }
}
