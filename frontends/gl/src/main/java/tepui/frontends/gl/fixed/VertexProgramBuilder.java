package tepui.frontends.gl.fixed;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.BuiltinSlots;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.Pipeline;

/**
 * Generator of the vertex stage of a key: transformation, lighting, coordinates, fog, points and clipping as OpenGL 2.1
 * defines them in chapter 2. The position is worked out by the same operations in the same order as {@code
 * ftransform()} of the shading language, so that both give the same bits.
 */
final class VertexProgramBuilder {
    private final long[] key;
    private final VertexUniforms at;
    private final Shader shader = new Shader(Stage.VERTEX, "fixed vertex");
    private final Builder b = new Builder(shader);
    private final Resource uniforms;
    private final Map<Integer, Value> attributes = new HashMap<>();
    private @Nullable Value eye;
    private @Nullable Value eye3;
    private @Nullable Value toEye;
    private @Nullable Value normal;
    private @Nullable Value reflection;
    private @Nullable Value sphere;

    private VertexProgramBuilder(long[] key, VertexUniforms at) {
        this.key = key;
        this.at = at;
        this.uniforms = shader.uniformBuffer("fixed", FixedSlots.UNIFORMS, 4 * at.size);
    }

    static Shader build(long[] key, VertexUniforms at) {
        VertexProgramBuilder builder = new VertexProgramBuilder(key, at);
        builder.all();
        Pipeline.standard(false).run(builder.shader);
        return builder.shader;
    }

    private void all() {
        Value vertex = attribute(BuiltinSlots.ATTRIBUTE_VERTEX, "gl_Vertex", Type.F32X4);
        Variable position = shader.output(Builtin.POSITION, Type.F32X4);
        position.invariant = true;
        b.storeOutput(position, transform(at.mvp, vertex));
        colors();
        for (int u = 0; u < FixedState.UNITS; u++) {
            if (VertexKey.texCoord(key, u)) textureCoordinate(u);
        }
        fog();
        if (at.point >= 0) pointSize();
        if (VertexKey.clipPlanes(key) != 0) clip();
        if (VertexKey.has(key, VertexKey.EDGE_FLAG)) {
            Value flag = attribute(FixedSlots.EDGE_FLAG_ATTRIBUTE, "edge_flag", Type.F32);
            Value on = b.convert(Op.B2I, tepui.ir.ScalarKind.I32, b.op(Op.FNE, flag, b.f32(0)));
            b.storeOutput(shader.output(Builtin.EDGE_FLAG, Type.I32), on);
        }
        b.ret();
    }

    // ---- values ----------------------------------------------------------------------------------------------------

    private Value attribute(int location, String name, Type type) {
        Value known = attributes.get(location);
        if (known != null) return known;
        Value v = b.loadInput(shader.input(name, type, location));
        attributes.put(location, v);
        return v;
    }

    private Value vec4(int word) {
        return b.uniform(uniforms, 4 * word, Type.F32X4);
    }

    private Value vec3(int word) {
        return b.uniform(uniforms, 4 * word, Type.F32X3);
    }

    private Value scalar(int word) {
        return b.uniform(uniforms, 4 * word, Type.F32);
    }

    private Value mul(Value x, Value y) {
        if (x.type().isScalar() && !y.type().isScalar()) x = b.splat(x, y.type().width());
        if (y.type().isScalar() && !x.type().isScalar()) y = b.splat(y, x.type().width());
        return b.op(Op.FMUL, x, y);
    }

    private Value add(Value x, Value y) {
        return b.op(Op.FADD, x, y);
    }

    private Value dot(Value x, Value y) {
        return b.op(Op.FDOT, x, y);
    }

    private Value normalized(Value v) {
        return mul(v, b.op(Op.FRSQRT, dot(v, v)));
    }

    private Value rgb(Value v) {
        return b.swizzle(v, 0, 1, 2);
    }

    private Value transform(int matrix, Value v) {
        Value sum = mul(vec4(matrix), b.extract(v, 0));
        for (int c = 1; c < 4; c++) sum = add(sum, mul(vec4(matrix + 4 * c), b.extract(v, c)));
        return sum;
    }

    private Value eye() {
        if (eye == null) {
            eye = transform(at.modelview, attribute(BuiltinSlots.ATTRIBUTE_VERTEX, "gl_Vertex", Type.F32X4));
        }
        return eye;
    }

    /** The eye position with w divided out; of a point at infinity, its direction. */
    private Value eye3() {
        if (eye3 == null) {
            Value w = b.extract(eye(), 3);
            Value infinite = b.op(Op.FEQ, w, b.f32(0));
            Value k = b.select(infinite, b.f32(1), b.op(Op.FRCP, w));
            eye3 = mul(rgb(eye()), k);
        }
        return eye3;
    }

    /** The unit vector from the eye to the vertex. */
    private Value fromEye() {
        if (toEye == null) toEye = normalized(eye3());
        return toEye;
    }

    private Value normal() {
        if (normal == null) {
            Value n = attribute(BuiltinSlots.ATTRIBUTE_NORMAL, "gl_Normal", Type.F32X3);
            Value sum = mul(vec3(at.normal), b.extract(n, 0));
            for (int c = 1; c < 3; c++) sum = add(sum, mul(vec3(at.normal + 4 * c), b.extract(n, c)));
            normal = VertexKey.has(key, VertexKey.NORMALIZE) ? normalized(sum) : sum;
        }
        return normal;
    }

    // ---- colours ---------------------------------------------------------------------------------------------------

    private Value color() {
        return attribute(BuiltinSlots.ATTRIBUTE_COLOR, "gl_Color", Type.F32X4);
    }

    private void put(int location, String name, Value value) {
        boolean clamp = VertexKey.has(key, VertexKey.CLAMP);
        b.storeOutput(shader.output(name, Type.F32X4, location), clamp ? b.op(Op.FSATURATE, value) : value);
    }

    private void colors() {
        boolean secondary = VertexKey.has(key, VertexKey.SECONDARY);
        if (!VertexKey.has(key, VertexKey.LIGHTING)) {
            put(FixedSlots.COLOR, "gl_FrontColor", color());
            if (secondary) {
                Value second = attribute(BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR, "gl_SecondaryColor", Type.F32X4);
                put(FixedSlots.SECONDARY, "gl_FrontSecondaryColor", second);
            }
            return;
        }
        boolean both = VertexKey.has(key, VertexKey.TWO_SIDE);
        Value[][] sides = new Lighting(this, both).light();
        for (int f = 0; f < sides.length; f++) {
            put(
                    f == 0 ? FixedSlots.COLOR : FixedSlots.BACK_COLOR,
                    f == 0 ? "gl_FrontColor" : "gl_BackColor",
                    sides[f][0]);
            if (!secondary) continue;
            int slot = f == 0 ? FixedSlots.SECONDARY : FixedSlots.BACK_SECONDARY;
            put(slot, f == 0 ? "gl_FrontSecondaryColor" : "gl_BackSecondaryColor", sides[f][1]);
        }
    }

    /** The lighting equation (2.14.1), for one or both faces. */
    private static final class Lighting {
        private final VertexProgramBuilder o;
        private final Builder b;
        private final Value[] normals;
        private final Value[] lit;
        private final Value[] specular;

        Lighting(VertexProgramBuilder owner, boolean both) {
            o = owner;
            b = owner.b;
            Value n = o.normal();
            normals = both ? new Value[] {n, b.op(Op.FNEG, n)} : new Value[] {n};
            lit = new Value[normals.length];
            specular = new Value[normals.length];
        }

        private @Nullable Value material(int face, int kind) {
            int bit = Materials.bit(face, kind);
            if ((VertexKey.perVertex(o.key) & bit) != 0) {
                int property = 5 * face + kind;
                Type type = kind == Materials.SHININESS ? Type.F32 : Type.F32X4;
                return o.attribute(FixedSlots.MATERIAL_ATTRIBUTE + property, "material_" + property, type);
            }
            return (VertexKey.tracked(o.key) & bit) != 0 ? o.color() : null;
        }

        private Value product(int face, int kind, int word) {
            Value p = o.vec3(word);
            Value m = material(face, kind);
            return m == null ? p : o.mul(p, o.rgb(m));
        }

        Value[][] light() {
            Value[] alpha = new Value[normals.length];
            for (int f = 0; f < normals.length; f++) {
                Value sum = o.vec3(o.at.scene + 12 * f);
                Value emission = material(f, Materials.EMISSION);
                if (emission != null) sum = o.add(sum, o.rgb(emission));
                Value ambient = material(f, Materials.AMBIENT);
                if (ambient != null) sum = o.add(sum, o.mul(o.rgb(ambient), o.vec3(o.at.scene + 12 * f + 4)));
                lit[f] = sum;
                specular[f] = b.f32(0, 0, 0);
                Value diffuse = material(f, Materials.DIFFUSE);
                alpha[f] = diffuse == null ? o.scalar(o.at.scene + 12 * f + 3) : b.extract(diffuse, 3);
            }
            for (int i = 0; i < FixedState.LIGHTS; i++) {
                if (VertexKey.lightOn(o.key, i)) one(i);
            }
            boolean separate = VertexKey.has(o.key, VertexKey.SEPARATE_SPECULAR);
            Value[][] sides = new Value[normals.length][];
            for (int f = 0; f < sides.length; f++) {
                Value first = separate ? lit[f] : o.add(lit[f], specular[f]);
                Value second = separate ? specular[f] : b.f32(0, 0, 0);
                sides[f] = new Value[] {b.vec(first, alpha[f]), b.vec(second, b.f32(1))};
            }
            return sides;
        }

        private void one(int i) {
            int at = o.at.light[i];
            Value to;
            Value fade = null;
            boolean positional = VertexKey.lightPositional(o.key, i);
            if (positional) {
                Value v = b.op(Op.FSUB, o.vec3(at), o.eye3());
                Value square = o.dot(v, v);
                Value distance = b.op(Op.FSQRT, square);
                to = o.mul(v, b.op(Op.FRCP, b.op(Op.FMAX, distance, b.f32(1e-30f))));
                Value k = o.add(o.scalar(at + 12), o.mul(o.scalar(at + 13), distance));
                fade = b.op(Op.FRCP, o.add(k, o.mul(o.scalar(at + 14), square)));
            } else {
                to = o.vec3(at);
            }
            if (VertexKey.lightSpot(o.key, i)) {
                Value spot = spot(at, to);
                fade = fade == null ? spot : o.mul(fade, spot);
            }
            for (int f = 0; f < normals.length; f++) face(i, f, to, fade, positional);
        }

        private Value spot(int at, Value to) {
            Value c = b.op(Op.FNEG, o.dot(to, o.vec3(at + 8)));
            Value inside = b.op(Op.FGE, c, o.scalar(at + 11));
            Value power = b.op(Op.FPOW, b.op(Op.FMAX, c, b.f32(0)), o.scalar(at + 15));
            return b.select(inside, power, b.f32(0));
        }

        private void face(int i, int f, Value to, @Nullable Value fade, boolean positional) {
            int p = o.at.products[i] + 12 * f;
            Value n = normals[f];
            Value facing = b.op(Op.FMAX, o.dot(n, to), b.f32(0));
            Value sum = product(f, Materials.AMBIENT, p);
            sum = o.add(sum, o.mul(product(f, Materials.DIFFUSE, p + 4), facing));
            lit[f] = o.add(lit[f], fade == null ? sum : o.mul(sum, fade));
            if (!VertexKey.has(o.key, VertexKey.SPECULAR)) return;
            Value half;
            if (VertexKey.has(o.key, VertexKey.LOCAL_VIEWER)) {
                half = o.normalized(b.op(Op.FSUB, to, o.fromEye()));
            } else if (positional) {
                half = o.normalized(o.add(to, b.f32(0, 0, 1)));
            } else {
                half = o.vec3(o.at.light[i] + 4);
            }
            Value shininess = material(f, Materials.SHININESS);
            if (shininess == null) shininess = o.scalar(o.at.scene + 12 * f + 8);
            Value power = b.op(Op.FPOW, b.op(Op.FMAX, o.dot(n, half), b.f32(0)), shininess);
            Value shine = b.select(b.op(Op.FLT, b.f32(0), facing), power, b.f32(0));
            Value term = o.mul(product(f, Materials.SPECULAR, p + 8), shine);
            specular[f] = o.add(specular[f], fade == null ? term : o.mul(term, fade));
        }
    }

    // ---- texture coordinates (2.11.4) ------------------------------------------------------------------------------

    private void textureCoordinate(int u) {
        int slot = BuiltinSlots.ATTRIBUTE_TEX_COORD_0 + u;
        Value[] parts = new Value[4];
        boolean plain = true;
        for (int c = 0; c < 4; c++) plain &= VertexKey.gen(key, u, c) == VertexKey.Gen.NONE;
        Value coordinate;
        if (plain) {
            coordinate = attribute(slot, "gl_MultiTexCoord" + u, Type.F32X4);
        } else {
            for (int c = 0; c < 4; c++) parts[c] = generated(u, c);
            coordinate = b.vec(parts);
        }
        if (at.textureMatrix[u] >= 0) coordinate = transform(at.textureMatrix[u], coordinate);
        b.storeOutput(shader.output("gl_TexCoord" + u, Type.F32X4, FixedSlots.TEXTURE + u), coordinate);
    }

    private Value generated(int u, int c) {
        return switch (VertexKey.gen(key, u, c)) {
            case NONE ->
                b.extract(attribute(BuiltinSlots.ATTRIBUTE_TEX_COORD_0 + u, "gl_MultiTexCoord" + u, Type.F32X4), c);
            case OBJECT -> dot(vec4(at.plane[u][c]), attribute(BuiltinSlots.ATTRIBUTE_VERTEX, "gl_Vertex", Type.F32X4));
            case EYE -> dot(vec4(at.plane[u][c]), eye());
            case SPHERE -> b.extract(sphere(), Math.min(c, 1));
            case REFLECTION -> b.extract(reflection(), Math.min(c, 2));
            case NORMAL -> b.extract(normal(), Math.min(c, 2));
        };
    }

    private Value reflection() {
        if (reflection == null) {
            Value n = normal();
            Value k = mul(b.f32(2), dot(n, fromEye()));
            reflection = b.op(Op.FSUB, fromEye(), mul(n, k));
        }
        return reflection;
    }

    private Value sphere() {
        if (sphere == null) {
            Value r = add(reflection(), b.f32(0, 0, 1));
            Value m = mul(b.f32(2), b.op(Op.FSQRT, dot(r, r)));
            Value xy = mul(b.swizzle(reflection(), 0, 1), b.op(Op.FRCP, m));
            sphere = add(xy, b.f32(0.5f, 0.5f));
        }
        return sphere;
    }

    // ---- the rest --------------------------------------------------------------------------------------------------

    private void fog() {
        Value c;
        if (VertexKey.has(key, VertexKey.FOG_COORD)) {
            c = attribute(BuiltinSlots.ATTRIBUTE_FOG_COORD, "gl_FogCoord", Type.F32);
        } else if (VertexKey.has(key, VertexKey.FOG_DEPTH)) {
            c = b.op(Op.FABS, b.extract(eye3(), 2));
        } else {
            return;
        }
        b.storeOutput(shader.output("gl_FogFragCoord", Type.F32, FixedSlots.FOG), c);
    }

    /** The size falls with the distance (3.3); fading below the threshold is for multisampled points alone. */
    private void pointSize() {
        Value square = dot(eye3(), eye3());
        Value distance = b.op(Op.FSQRT, square);
        Value sum = add(scalar(at.point + 4), mul(scalar(at.point + 5), distance));
        sum = add(sum, mul(scalar(at.point + 6), square));
        Value given = VertexKey.pointSizes(key)
                ? attribute(FixedSlots.POINT_SIZE_ATTRIBUTE, "point_size", Type.F32)
                : scalar(at.point);
        Value size = mul(given, b.op(Op.FRSQRT, sum));
        size = b.op(Op.FMIN, b.op(Op.FMAX, size, scalar(at.point + 1)), scalar(at.point + 2));
        b.storeOutput(shader.output(Builtin.POINT_SIZE, Type.F32), size);
    }

    private void clip() {
        int planes = VertexKey.clipPlanes(key);
        Variable out = new Variable(
                Variable.Mode.OUTPUT, "out_clip_distance", Type.F32, 32 - Integer.numberOfLeadingZeros(planes));
        out.builtin = Builtin.CLIP_DISTANCE;
        shader.outputs.add(out);
        for (int p = 0; p < out.arrayLength(); p++) {
            Value d = (planes >> p & 1) == 0 ? b.f32(0) : dot(vec4(at.clip[p]), eye());
            b.storeOutput(out, b.i32(p), d);
        }
    }
}
