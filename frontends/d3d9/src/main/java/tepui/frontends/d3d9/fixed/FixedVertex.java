package tepui.frontends.d3d9.fixed;

import tepui.frontends.d3d9.code.Code;
import tepui.frontends.d3d9.code.Slots;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Vertex stage of the fixed function, for one {@link VertexKey}: blending and tweening, transforms, lights, fog
 * factors, texture coordinates, point sizes and clip planes. Matrices and lights come from uniforms, in blocks by how
 * they change.
 */
public final class FixedVertex {
    // Locations of inputs.
    public static final int POSITION = 0;
    public static final int WEIGHTS = 1;
    public static final int INDICES = 2;
    public static final int NORMAL = 3;
    public static final int POINT_SIZE = 4;
    public static final int COLOR0 = 5;
    public static final int COLOR1 = 6;
    public static final int TEXCOORD0 = 7;
    /** The second position and normal of tweening: without weights and indices, their places are free. */
    public static final int POSITION1 = WEIGHTS;

    public static final int NORMAL1 = INDICES;

    // Words of TRANSFORMS: world-view, world-view-projection, normal
    // matrix, projection, then four world-views for blending.
    public static final int WORLD_VIEW = 0;
    public static final int WORLD_VIEW_PROJECTION = 16;
    public static final int NORMAL_MATRIX = 32;
    public static final int PROJECTION = 44;
    public static final int BLEND_MATRICES = 60;
    public static final int TRANSFORM_WORDS = 124;
    // Words of LIGHTS.
    public static final int MATERIAL_DIFFUSE = 0;
    public static final int MATERIAL_AMBIENT = 4;
    public static final int MATERIAL_SPECULAR = 8;
    public static final int MATERIAL_EMISSIVE = 12;
    public static final int MATERIAL_POWER = 16;
    public static final int AMBIENT = 20;
    public static final int FIRST_LIGHT = 24;
    public static final int LIGHT_WORDS = 28;
    // Words of VERTEX_VALUES.
    /** Scale x and y, offset x and y: from pixels to clip space. */
    public static final int VIEWPORT = 0;
    /** Start, end, 1 / (end - start), density. */
    public static final int FOG = 4;
    /** Size, least, largest. */
    public static final int POINT = 8;
    /** A, B, C, height of the viewport. */
    public static final int POINT_SCALE = 12;

    public static final int TWEEN = 16;
    /** Six planes in view space. */
    public static final int PLANES = 20;

    public static final int VALUE_WORDS = 44;
    /** Matrices that vertices choose from, 12 words each: the first three columns. */
    public static final int PALETTE_MATRICES = 256;

    private final VertexKey key;
    private final Shader s = new Shader(Stage.VERTEX, "fixed function, vertices");
    private final Code c = new Code(new Builder(s));
    private final Builder b = c.b;
    private final Resource transforms;
    private final Resource values;
    private Resource lights;

    private Value viewPosition;
    private Value viewNormal;
    /** The third component of the position that goes out. */
    private Value depth;

    private FixedVertex(VertexKey key) {
        this.key = key;
        transforms = s.uniformBuffer("transforms", Slots.TRANSFORMS, 4 * TRANSFORM_WORDS);
        values = s.uniformBuffer("values", Slots.VERTEX_VALUES, 4 * VALUE_WORDS);
        lights = transforms;
        viewPosition = c.zeros(3);
        viewNormal = viewPosition;
        depth = c.f(0);
    }

    /** The shader for a key. */
    public static Shader make(VertexKey key) {
        return new FixedVertex(key).build();
    }

    private Value value(int word, int width) {
        return b.uniform(values, 4 * word, Code.vector(width));
    }

    private Value[] rows(Resource from, int word, int count, int width) {
        Value[] rows = new Value[count];
        for (int i = 0; i < count; i++) rows[i] = b.uniform(from, 4 * (word + 4 * i), Code.vector(width));
        return rows;
    }

    private Shader build() {
        if (key.transformed()) position();
        else transformedPosition();
        Value[] colors = key.lighting() && !key.transformed() ? lit() : plainColors();
        Value diffuse = c.sat(colors[0]);
        Value specular = c.sat(colors[1]);
        b.storeOutput(s.output("color0", Type.F32X4, Slots.COLOR0), diffuse);
        b.storeOutput(s.output("color1", Type.F32X4, Slots.COLOR1), specular);
        fog(specular);
        for (int i = 0; i < 8; i++) {
            Variable out = s.output("texcoord" + i, Type.F32X4, Slots.TEXCOORD0 + i);
            b.storeOutput(out, (key.needed() >> i & 1) != 0 ? coordinate(i) : c.f(0, 0, 0, 0));
        }
        if (key.writesPointSize()) pointSize();
        if (key.clips() && !key.transformed()) clip();
        b.ret();
        return s;
    }

    private Value input(String name, int location) {
        return b.loadInput(s.input(name, Type.F32X4, location));
    }

    // ---- positions

    /** Positions in pixels: back to clip space, so that the viewport brings them where they were. */
    private void position() {
        Value p = input("position", POSITION);
        Value v = value(VIEWPORT, 4);
        Value rhw = c.w(p);
        Value w = c.select(b.op(Op.FEQ, rhw, c.f(0)), c.f(1), c.rcp(rhw));
        Value x = c.mul(c.mad(c.x(p), c.x(v), c.z(v)), w);
        Value y = c.mul(c.mad(c.y(p), c.y(v), c.w(v)), w);
        Value z = c.mul(c.z(p), w);
        b.storeOutput(s.output(Builtin.POSITION, Type.F32X4), c.vec(x, y, z, w));
        depth = z;
        viewPosition = c.xyz(p);
        viewNormal = c.zeros(3);
    }

    private void transformedPosition() {
        // Whatever a fourth component says: positions have three.
        Value p = c.vec(c.xyz(input("position", POSITION)), c.f(1));
        Value n = key.hasNormal() ? c.xyz(input("normal", NORMAL)) : c.zeros(3);
        if (key.tweens()) {
            Value t = value(TWEEN, 1);
            Value p1 = c.vec(c.xyz(input("position1", POSITION1)), c.f(1));
            p = c.add(p, c.scale(c.sub(p1, p), t));
            if (key.hasNormal()) {
                Value n1 = c.xyz(input("normal1", NORMAL1));
                n = c.add(n, c.scale(c.sub(n1, n), t));
            }
        }
        Value clip;
        if (key.matrices() > 0) {
            Value[] blended = blend(p, n);
            viewPosition = blended[0];
            viewNormal = blended[1];
            clip = c.transform(c.vec(viewPosition, c.f(1)), rows(transforms, PROJECTION, 4, 4));
        } else {
            viewPosition = c.xyz(c.transform(p, rows(transforms, WORLD_VIEW, 4, 4)));
            viewNormal = c.transform(n, rows(transforms, NORMAL_MATRIX, 3, 3));
            clip = c.transform(p, rows(transforms, WORLD_VIEW_PROJECTION, 4, 4));
        }
        if (key.normalizes()) viewNormal = c.normalize(viewNormal);
        b.storeOutput(s.output(Builtin.POSITION, Type.F32X4), clip);
        depth = c.z(clip);
    }

    /** The sum over matrices by weight; the last weight is what is missing to 1. */
    private Value[] blend(Value p, Value n) {
        int matrices = key.matrices();
        Value weights = matrices > 1 ? input("weights", WEIGHTS) : null;
        Value indices = key.indexed() ? input("indices", INDICES) : null;
        Resource palette =
                key.indexed() ? s.uniformBuffer("palette", Slots.PALETTE, 4 * 12 * PALETTE_MATRICES) : transforms;
        Value position = c.zeros(3);
        Value normal = c.zeros(3);
        Value rest = c.f(1);
        for (int i = 0; i < matrices; i++) {
            Value weight;
            if (i < matrices - 1 && weights != null) {
                weight = c.at(weights, i);
                rest = c.sub(rest, weight);
            } else {
                weight = rest;
            }
            Value moved;
            Value turned;
            if (indices == null) {
                moved = c.xyz(c.transform(p, rows(transforms, BLEND_MATRICES + 16 * i, 4, 4)));
                turned = c.transform(n, rows(transforms, BLEND_MATRICES + 16 * i, 3, 3));
            } else {
                Value index = c.toInt(c.at(indices, i));
                index = b.op(Op.IMIN, b.op(Op.IMAX, index, b.i32(0)), b.i32(PALETTE_MATRICES - 1));
                Value start = b.op(Op.IMUL, index, b.i32(48));
                Value[] columns = new Value[3];
                for (int k = 0; k < 3; k++) {
                    Value at = b.op(Op.IADD, start, b.i32(16 * k));
                    columns[k] = b.resource(Op.LOAD_UNIFORM, palette, Type.F32X4, 0, b.i32(0), at);
                }
                moved = c.vec(c.dot(p, columns[0]), c.dot(p, columns[1]), c.dot(p, columns[2]));
                turned = c.vec(c.dot(n, c.xyz(columns[0])), c.dot(n, c.xyz(columns[1])), c.dot(n, c.xyz(columns[2])));
            }
            position = c.add(position, c.scale(moved, weight));
            normal = c.add(normal, c.scale(turned, weight));
        }
        return new Value[] {position, normal};
    }

    // ---- colours

    private Value color(int i) {
        return s.inputs.stream()
                .filter(v -> v.location == (i == 0 ? COLOR0 : COLOR1))
                .findFirst()
                .map(v -> b.loadInput(v))
                .orElseGet(() -> input("color" + i, i == 0 ? COLOR0 : COLOR1));
    }

    private Value[] plainColors() {
        Value diffuse = key.hasColor0() ? color(0) : c.f(1, 1, 1, 1);
        Value specular = key.hasColor1() ? color(1) : c.f(0, 0, 0, 0);
        return new Value[] {diffuse, specular};
    }

    private Value material(int source, int word) {
        return switch (source) {
            case 1 -> color(0);
            case 2 -> color(1);
            default -> b.uniform(lights, 4 * word, Type.F32X4);
        };
    }

    private Value[] lit() {
        lights = s.uniformBuffer("lights", Slots.LIGHTS, 4 * (FIRST_LIGHT + LIGHT_WORDS * VertexKey.LIGHTS));
        Value diffuse = material(key.diffuseSource(), MATERIAL_DIFFUSE);
        Value ambient = material(key.ambientSource(), MATERIAL_AMBIENT);
        Value specular = material(key.specularSource(), MATERIAL_SPECULAR);
        Value emissive = material(key.emissiveSource(), MATERIAL_EMISSIVE);
        Value power = b.uniform(lights, 4 * MATERIAL_POWER, Type.F32);
        Value ambientSum = c.xyz(b.uniform(lights, 4 * AMBIENT, Type.F32X4));
        Value diffuseSum = c.zeros(3);
        Value specularSum = c.zeros(3);
        Value toEye = key.localViewer() ? c.normalize(c.neg(viewPosition)) : c.f(0, 0, -1);
        for (int i = 0; i < key.lights(); i++) {
            int at = FIRST_LIGHT + LIGHT_WORDS * i;
            int type = key.lightType(i);
            Value place = light(at + 12);
            Value direction = light(at + 16);
            Value toLight;
            Value strength = null;
            if (type == VertexKey.DIRECTIONAL) {
                toLight = c.neg(c.xyz(direction));
            } else {
                Value way = c.sub(c.xyz(place), viewPosition);
                Value distance = c.length(way);
                toLight = c.normalize(way);
                Value a = light(at + 20);
                Value falls = c.add(c.x(a), c.mul(distance, c.mad(c.z(a), distance, c.y(a))));
                // A light that does not fall off at all is as bright as can be, and black where it is black.
                Value reach = c.min(c.rcp(falls), c.f(Float.MAX_VALUE));
                strength = c.select(c.lt(c.w(place), distance), c.f(0), reach);
                if (type == VertexKey.SPOT) strength = c.mul(strength, cone(at, direction, toLight));
            }
            ambientSum = c.add(ambientSum, by(c.xyz(light(at + 8)), strength));
            Value facing = c.dot(viewNormal, toLight);
            diffuseSum = c.add(diffuseSum, by(c.scale(c.xyz(light(at)), c.max(facing, c.f(0))), strength));
            if (key.specular()) {
                Value half = c.normalize(c.add(toEye, toLight));
                Value shine = c.dot(viewNormal, half);
                Value lit = b.op(Op.BAND, c.lt(c.f(0), facing), c.lt(c.f(0), shine));
                Value amount = c.select(lit, b.op(Op.FPOW, c.max(shine, c.f(0)), power), c.f(0));
                specularSum = c.add(specularSum, by(c.scale(c.xyz(light(at + 4)), amount), strength));
            }
        }
        Value rgb = c.add(c.add(c.xyz(emissive), c.mul(c.xyz(ambient), ambientSum)), c.mul(c.xyz(diffuse), diffuseSum));
        Value second = c.mul(c.xyz(specular), specularSum);
        return new Value[] {c.vec(rgb, c.w(diffuse)), c.vec(second, key.specular() ? c.w(specular) : c.f(0))};
    }

    private Value light(int word) {
        return b.uniform(lights, 4 * word, Type.F32X4);
    }

    private Value by(Value color, @org.jspecify.annotations.Nullable Value strength) {
        return strength == null ? color : c.scale(color, strength);
    }

    /** 1 in the inner cone, 0 outside of the outer one. */
    private Value cone(int at, Value direction, Value toLight) {
        Value spot = light(at + 24);
        Value rho = c.neg(c.dot(c.xyz(direction), toLight));
        Value between = c.mul(c.sub(rho, c.y(spot)), c.z(spot));
        Value falling = b.op(Op.FPOW, c.max(between, c.f(0)), c.w(direction));
        Value inner = c.lt(c.x(spot), rho);
        Value outer = c.lt(c.y(spot), rho);
        return c.select(inner, c.f(1), c.select(outer, falling, c.f(0)));
    }

    // ---- fog, coordinates, points, planes

    private void fog(Value specular) {
        Value factor;
        int mode = key.transformed() ? 0 : key.fogMode();
        if (mode == 0) {
            factor = c.w(specular);
        } else {
            Value d = key.rangeFog() ? c.length(viewPosition) : b.op(Op.FABS, c.z(viewPosition));
            Value p = value(FOG, 4);
            if (mode == 3) {
                factor = c.mul(c.sub(c.y(p), d), c.z(p));
            } else {
                Value dense = c.mul(d, c.w(p));
                Value power = mode == 1 ? dense : c.mul(dense, dense);
                factor = b.op(Op.FEXP2, c.neg(c.mul(power, c.f(1.442695f))));
            }
        }
        Value divided = c.f(key.transformed() ? 1 : 0);
        b.storeOutput(s.output("fog", Type.F32X4, Slots.FOG), c.vec(c.sat(factor), depth, divided, c.f(0)));
    }

    private Value texcoord(int set) {
        int location = TEXCOORD0 + set;
        return s.inputs.stream()
                .filter(v -> v.location == location)
                .findFirst()
                .map(v -> b.loadInput(v))
                .orElseGet(() -> input("texcoord" + set, location));
    }

    private Value coordinate(int stage) {
        int mode = key.transformed() ? 0 : key.generator(stage);
        int set = key.coordinateSet(stage);
        Value v;
        int given;
        switch (mode) {
            case 1 -> {
                v = c.vec(viewNormal, c.f(1));
                given = 3;
            }
            case 2 -> {
                v = c.vec(viewPosition, c.f(1));
                given = 3;
            }
            case 3 -> {
                v = c.vec(reflection(), c.f(1));
                given = 3;
            }
            case 4 -> {
                Value r = reflection();
                Value up = c.add(r, c.f(0, 0, 1));
                Value m = c.mul(c.length(up), c.f(2));
                Value inverse = c.select(b.op(Op.FEQ, m, c.f(0)), c.f(0), c.rcp(m));
                v = c.vec(c.mad(c.x(r), inverse, c.f(0.5f)), c.mad(c.y(r), inverse, c.f(0.5f)), c.f(0), c.f(1));
                given = 2;
            }
            default -> {
                given = key.dimensions(set);
                v = given == 0 ? c.f(0, 0, 0, 0) : texcoord(set);
            }
        }
        int count = key.transformed() ? 0 : key.transformCount(stage);
        // Without a matrix the last component divides; of sets with fewer than three none does.
        if (count == 0) {
            return key.projected(stage) && given < 4 ? c.vec(c.xyz(v), given == 3 ? c.z(v) : c.f(1)) : v;
        }
        // The component behind the last given one is 1, the rest 0: two coordinates are moved by the third row. A set
        // that is not there is all zeros.
        if (given < 4 && mode == 0) {
            Value[] parts = new Value[4];
            for (int i = 0; i < 4; i++) parts[i] = i < given ? c.at(v, i) : c.f(i == given && given > 0 ? 1 : 0);
            v = c.vec(parts);
        }
        Resource matrices = s.resources.stream()
                .filter(r -> r.binding() == Slots.TEXTURE_MATRICES)
                .findFirst()
                .orElseGet(() -> s.uniformBuffer("texture_matrices", Slots.TEXTURE_MATRICES, 4 * 16 * 8));
        Value t = c.transform(v, rows(matrices, 16 * stage, 4, 4));
        // The pixel stage divides by the fourth component.
        return key.projected(stage) ? c.vec(c.xyz(t), c.at(t, count - 1)) : t;
    }

    private Value reflection() {
        Value way = c.normalize(viewPosition);
        Value twice = c.mul(c.dot(way, viewNormal), c.f(2));
        return c.sub(way, c.scale(viewNormal, twice));
    }

    private void pointSize() {
        Value p = value(POINT, 4);
        Value size = key.hasPointSize() ? c.x(input("point_size", POINT_SIZE)) : c.x(p);
        if (key.scalesPoints() && !key.transformed()) {
            Value a = value(POINT_SCALE, 4);
            Value d = c.length(viewPosition);
            Value falls = c.add(c.x(a), c.mul(d, c.mad(c.z(a), d, c.y(a))));
            size = c.mul(c.mul(size, c.w(a)), b.op(Op.FRSQRT, falls));
        }
        size = c.min(c.max(size, c.y(p)), c.z(p));
        b.storeOutput(s.output(Builtin.POINT_SIZE, Type.F32), size);
    }

    private void clip() {
        Variable out = new Variable(Variable.Mode.OUTPUT, "out_clip_distance", Type.F32, 6);
        out.builtin = Builtin.CLIP_DISTANCE;
        s.outputs.add(out);
        Value p = c.vec(viewPosition, c.f(1));
        for (int i = 0; i < 6; i++) b.storeOutput(out, b.i32(i), c.dot(value(PLANES + 4 * i, 4), p));
    }
}
