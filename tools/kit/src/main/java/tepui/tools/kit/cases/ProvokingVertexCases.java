package tepui.tools.kit.cases;

import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Box;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.Texture;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/**
 * Provoking vertices, from which flat inputs come, first or last, in each primitive; and primitive ids, which are flat
 * too.
 */
final class ProvokingVertexCases {
    private static final int N = 10;

    private ProvokingVertexCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("provoking");
        for (boolean first : new boolean[] {true, false}) {
            Area with = area.needs(
                    first ? "the first vertex convention" : "the last vertex convention",
                    c -> first ? c.provokingFirst : c.provokingLast);
            String name = first ? ".first" : ".last";
            with.add("triangles" + name, s -> check(s, Primitive.TRIANGLES, first, i -> first ? 3 * i : 3 * i + 2, 2));
            with.add("triangleStrip" + name, s -> check(s, Primitive.TRIANGLE_STRIP, first, i -> first ? i : i + 2, 4));
            with.needs("triangle fans", c -> c.triangleFans)
                    .add("triangleFan" + name, s -> fan(s, first, Primitive.TRIANGLE_FAN));
            with.needs("polygons", c -> c.polygons).add("polygon" + name, s -> fan(s, first, Primitive.POLYGON));
            with.add("lines" + name, s -> lines(s, Primitive.LINES, first, i -> first ? 2 * i : 2 * i + 1));
            with.add("lineStrip" + name, s -> lines(s, Primitive.LINE_STRIP, first, i -> first ? i : i + 1));
        }
        area.add("primitiveIds", ProvokingVertexCases::primitiveIds);
        area.needs("the last vertex convention", c -> c.provokingLast)
                .add("primitiveIdsBesideFlatValues.last", ProvokingVertexCases::idsBesideFlatValues);
        area.needs("quads", c -> c.quads).add("primitiveIdsOfQuads", ProvokingVertexCases::quadIds);
        area.add("primitiveIdsStartAfreshInEachDraw", ProvokingVertexCases::freshIds);
    }

    /** Provoking vertex, which colours primitive {@code i}. */
    @FunctionalInterface
    private interface Provoking {
        int of(int i);
    }

    private static void raster(Scene s, boolean first) {
        RasterState.Builder r = s.raster();
        r.provokingFirst = first;
        s.raster(r);
    }

    private static int shade(int vertex) {
        return (vertex + 1) * 23 % 256;
    }

    /** Triangles of a zigzag strip: primitive i of any of the kinds covers a column of its own. */
    private static void check(Scene s, Primitive p, boolean first, Provoking provoking, int count) {
        Texture t = s.target(16, 8);
        raster(s, first);
        s.colored(Interpolation.FLAT);
        boolean list = p == Primitive.TRIANGLES;
        int n = list ? count * 3 : count + 2;
        float[] v = new float[n * 8];
        for (int i = 0; i < n; i++) {
            int corner = list ? i / 3 + i % 3 : i;
            v[i * 8] = s.clipX(corner * 3);
            v[i * 8 + 1] = corner % 2 == 0 ? -1 : 1;
            v[i * 8 + 3] = 1;
            v[i * 8 + 4] = shade(i) / 255f;
            v[i * 8 + 7] = 1;
        }
        s.drawBound(p, v);
        for (int i = 0; i < count; i++) {
            // around the middle corner of triangle i, near its base
            int x = (i + 1) * 3;
            int y = i % 2 == 0 ? 5 : 2;
            s.pixel(t, x, y, shade(provoking.of(i)), 0, 0, 255);
        }
    }

    /** A fan around the middle of the target: four triangles, one a side. */
    private static void fan(Scene s, boolean first, Primitive p) {
        Texture t = s.target(16, 16);
        raster(s, first);
        s.colored(Interpolation.FLAT);
        float[][] at = p == Primitive.POLYGON
                ? new float[][] {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}
                : new float[][] {{0, 0}, {-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
        float[] v = new float[at.length * 8];
        for (int i = 0; i < at.length; i++) {
            v[i * 8] = at[i][0];
            v[i * 8 + 1] = at[i][1];
            v[i * 8 + 3] = 1;
            v[i * 8 + 4] = shade(i) / 255f;
            v[i * 8 + 7] = 1;
        }
        s.drawBound(p, v);
        if (p == Primitive.POLYGON) {
            // a polygon is one primitive: its first vertex, as OpenGL has it in both conventions
            s.pixel(t, 12, 3, shade(0), 0, 0, 255);
            s.pixel(t, 3, 12, shade(0), 0, 0, 255);
            return;
        }
        // triangle i is (0, i + 1, i + 2); the first convention takes its second vertex
        int[][] inside = {{8, 2}, {13, 8}, {8, 13}};
        for (int i = 0; i < 3; i++) s.pixel(t, inside[i][0], inside[i][1], shade(first ? i + 1 : i + 2), 0, 0, 255);
    }

    private static void lines(Scene s, Primitive p, boolean first, Provoking provoking) {
        Texture t = s.target(32, 4);
        raster(s, first);
        s.colored(Interpolation.FLAT);
        float[] v = new float[N * 8];
        for (int i = 0; i < N; i++) {
            v[i * 8] = s.clipX(0.5f + i * 3);
            v[i * 8 + 1] = s.clipY(1.5f);
            v[i * 8 + 3] = 1;
            v[i * 8 + 4] = shade(i) / 255f;
            v[i * 8 + 7] = 1;
        }
        s.drawBound(p, v);
        int count = p == Primitive.LINES ? N / 2 : N - 1;
        for (int i = 0; i < count; i++) {
            int start = p == Primitive.LINES ? i * 6 : i * 3;
            s.pixel(t, start + 1, 1, shade(provoking.of(i)), 0, 0, 255);
        }
    }

    private static void bindIds(Scene s) {
        s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
        s.program(Shaders.fragment("primitive_id", (f, b) -> {
            Value id = b.loadInput(f.input(Builtin.PRIMITIVE_ID, Type.I32));
            Value v = b.convert(Op.I2F, ScalarKind.F32, id);
            return b.vec(b.op(Op.FMUL, v, b.f32(1 / 15f)), b.f32(0, 0, 1));
        }));
    }

    private static float[] column(Scene s, int x) {
        float l = s.clipX(x);
        float r = s.clipX(x + 1);
        return new float[] {
            l, -1, 0.5f, 1, 0, 0, 0, 0, r, -1, 0.5f, 1, 0, 0, 0, 0, r, 1, 0.5f, 1, 0, 0, 0, 0,
            l, -1, 0.5f, 1, 0, 0, 0, 0, r, 1, 0.5f, 1, 0, 0, 0, 0, l, 1, 0.5f, 1, 0, 0, 0, 0
        };
    }

    private static void primitiveIds(Scene s) {
        Texture t = s.target(8, 2);
        bindIds(s);
        float[] all = new float[8 * 48];
        for (int i = 0; i < 8; i++) System.arraycopy(column(s, i), 0, all, i * 48, 48);
        s.drawBound(Primitive.TRIANGLES, all);
        for (int i = 0; i < 8; i++) {
            byte[] p = s.read(t, 0, Box.of2d(i, 0, 1, 1));
            int id = (p[0] & 255) / 17;
            s.that(id == 2 * i || id == 2 * i + 1, "primitive id in column " + i + " is " + id);
        }
    }

    /** A quad is one primitive, however many triangles a driver makes of it. */
    private static void quadIds(Scene s) {
        Texture t = s.target(8, 2);
        bindIds(s);
        float[] all = new float[8 * 32];
        for (int i = 0; i < 8; i++) {
            float[] six = column(s, i);
            // Of two triangles with a common edge: the first whole, and the last corner of the second.
            System.arraycopy(six, 0, all, i * 32, 24);
            System.arraycopy(six, 40, all, i * 32 + 24, 8);
        }
        s.drawBound(Primitive.QUADS, all);
        for (int i = 0; i < 8; i++) s.pixel(t, i, 1, 17 * i, 0, 0, 255);
        s.drawBound(Primitive.TRIANGLES, column(s, 5));
        byte[] p = s.read(t, 0, Box.of2d(5, 0, 1, 1));
        s.that((p[0] & 255) / 17 < 2, "primitive id of triangles behind quads is " + (p[0] & 255) / 17);
    }

    /** Drivers that make flat values of the last vertex out of the first one's do not lose the numbers. */
    private static void idsBesideFlatValues(Scene s) {
        Texture t = s.target(8, 2);
        raster(s, false);
        s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
        s.program(Shaders.fragment("primitive_id_beside", (f, b) -> {
            Variable flat = f.input("v", Type.F32X4, 0);
            flat.interpolation = Interpolation.FLAT;
            Value id = b.loadInput(f.input(Builtin.PRIMITIVE_ID, Type.I32));
            Value v = b.convert(Op.I2F, ScalarKind.F32, id);
            return b.vec(b.op(Op.FMUL, v, b.f32(1 / 15f)), b.extract(b.loadInput(flat), 0), b.f32(0, 1));
        }));
        float[] all = new float[8 * 48];
        for (int i = 0; i < 8; i++) System.arraycopy(column(s, i), 0, all, i * 48, 48);
        // Of each triangle the last vertex is the one that is not 0.
        for (int i = 2; i < 48; i += 3) all[i * 8 + 4] = 1;
        s.drawBound(Primitive.TRIANGLES, all);
        for (int i = 0; i < 8; i++) {
            byte[] p = s.read(t, 0, Box.of2d(i, 0, 1, 1));
            int id = (p[0] & 255) / 17;
            s.that(id == 2 * i || id == 2 * i + 1, "primitive id in column " + i + " is " + id);
            s.equal(255, p[1] & 255, "flat value in column " + i);
        }
    }

    private static void freshIds(Scene s) {
        Texture t = s.target(4, 2);
        bindIds(s);
        float[] all = new float[4 * 48];
        for (int i = 0; i < 4; i++) System.arraycopy(column(s, i), 0, all, i * 48, 48);
        s.vertices(new int[] {4, 4}, all);
        s.context.draw(Primitive.TRIANGLES, false, 0, 1, new int[] {0, 6, 0, 6, 6, 0}, 0, 2);
        s.context.draw(Primitive.TRIANGLES, 12, 12);
        int[] least = {0, 0, 0, 2};
        for (int i = 0; i < 4; i++) {
            byte[] p = s.read(t, 0, Box.of2d(i, 0, 1, 1));
            int id = (p[0] & 255) / 17;
            s.that(id == least[i] || id == least[i] + 1, "primitive id in column " + i + " is " + id);
        }
    }
}
