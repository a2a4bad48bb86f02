package tepui.tools.kit.scene;

import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/** Shaders that cases are made of, built with {@link Builder}: the common ones whole, the others around a lambda. */
public final class Shaders {
    /** Body of a shader whose result goes to the stage's main output. */
    @FunctionalInterface
    public interface Body {
        Value build(Shader shader, Builder b);
    }

    /** Body of a shader that stores its results itself. */
    @FunctionalInterface
    public interface Effect {
        void build(Shader shader, Builder b);
    }

    private Shaders() {}

    /** Attribute 0 is the clip position, attribute 1 + i goes to varying i. */
    public static Shader passThrough(Type... varyings) {
        return vertex("pass_through", (s, b) -> {
            Value position = b.loadInput(s.input("position", Type.F32X4, 0));
            for (int i = 0; i < varyings.length; i++) {
                Value v = b.loadInput(s.input("attribute" + i, varyings[i], i + 1));
                b.storeOutput(s.output("varying" + i, varyings[i], i), v);
            }
            return position;
        });
    }

    /** A vertex shader; the body gives the position. */
    public static Shader vertex(String name, Body body) {
        Shader s = new Shader(Stage.VERTEX, name);
        Builder b = new Builder(s);
        Value position = body.build(s, b);
        b.storeOutput(s.output(Builtin.POSITION, Type.F32X4), position);
        b.ret();
        return s;
    }

    /** A fragment shader; the body gives what goes to colour 0, in its own type. */
    public static Shader fragment(String name, Body body) {
        Shader s = new Shader(Stage.FRAGMENT, name);
        Builder b = new Builder(s);
        Value color = body.build(s, b);
        b.storeOutput(s.output("color", color.type(), 0), color);
        b.ret();
        return s;
    }

    /** A shader of any stage that stores its results itself. */
    public static Shader effect(Stage stage, String name, Effect body) {
        Shader s = new Shader(stage, name);
        Builder b = new Builder(s);
        body.build(s, b);
        b.ret();
        return s;
    }

    /** A compute shader. */
    public static Shader compute(String name, int x, int y, int z, Effect body) {
        Shader s = effect(Stage.COMPUTE, name, body);
        s.localX = x;
        s.localY = y;
        s.localZ = z;
        return s;
    }

    /** Writes varying 0, an f32x4, to colour 0. */
    public static Shader color(Interpolation interpolation) {
        return fragment("color", (s, b) -> b.loadInput(varying(s, 0, Type.F32X4, interpolation)));
    }

    /** Writes the same to colour 0 for each fragment. */
    public static Shader constant(float red, float green, float blue, float alpha) {
        return fragment("constant", (s, b) -> b.f32(red, green, blue, alpha));
    }

    /** Nothing is written: depth, stencil and queries only. */
    public static Shader nothing() {
        return effect(Stage.FRAGMENT, "nothing", (s, b) -> {});
    }

    /** An input of the fragment stage. */
    public static Variable varying(Shader s, int location, Type type, Interpolation interpolation) {
        Variable v = s.input("varying" + location, type, location);
        v.interpolation = interpolation;
        return v;
    }

    /** The position of a triangle that covers everything, from the vertex id: (-1, -1), (3, -1), (-1, 3). */
    public static Value fullScreen(Shader s, Builder b, float z) {
        Value id = b.loadInput(s.input(Builtin.VERTEX_ID, Type.I32));
        Value x = b.select(b.op(Op.IEQ, id, b.i32(1)), b.f32(3), b.f32(-1));
        Value y = b.select(b.op(Op.IEQ, id, b.i32(2)), b.f32(3), b.f32(-1));
        return b.vec(x, y, b.f32(z), b.f32(1));
    }

    /** The pixel a fragment is in, i32x2. */
    public static Value pixel(Shader s, Builder b) {
        Value at = b.loadInput(s.input(Builtin.FRAG_COORD, Type.F32X4));
        return b.convert(Op.F2I, ScalarKind.I32, b.swizzle(at, 0, 1));
    }
}
