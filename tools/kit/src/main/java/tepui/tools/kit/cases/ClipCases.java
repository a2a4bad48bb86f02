package tepui.tools.kit.cases;

import java.util.Arrays;
import java.util.Random;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.ClearColor;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.Texture;
import tepui.tools.image.Image;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** The view volume in both conventions, triangles that reach behind the eye, clip and cull distances. */
final class ClipCases {
    private ClipCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("clip");
        area.needs("clip space from -w to w", c -> c.clipMinusWToW).add("nearAtMinusW", s -> near(s, false));
        area.needs("clip space from 0 to w", c -> c.clipHalfZ).add("nearAtZero", s -> near(s, true));
        area.add("farAtW", ClipCases::far);
        for (int i = 0; i < 6; i++) {
            int seed = i;
            area.add("behindTheEye." + i, s -> behind(s, seed));
        }
        area.add("allBehindTheEyeDrawsNothing", ClipCases::allBehind);
        area.add("hugeTriangleCoversAll", ClipCases::huge);
        area.add("attributesStayPutWhenClipped", ClipCases::attributes);
        for (int i = 0; i < 8; i++) {
            int plane = i;
            area.needs("clip distance " + i, c -> c.maxClipDistances > plane)
                    .add("distance." + i, s -> distance(s, plane, true));
            area.needs("clip distance " + i, c -> c.maxClipDistances > plane)
                    .add("distanceOff." + i, s -> distance(s, plane, false));
        }
        area.needs("2 clip distances", c -> c.maxClipDistances >= 2).add("distancesCombine", ClipCases::combined);
        area.needs("clip distances", c -> c.maxClipDistances >= 1).add("distanceClipsLines", ClipCases::lines);
        area.needs("cull distances", c -> c.maxCullDistances >= 1).add("cullDistance", ClipCases::cull);
        area.needs("depth clamp", c -> c.depthClampSeparate).add("onlyNearIsClamped", ClipCases::onlyNear);
    }

    private static float[] quad(float zLeft, float zRight) {
        return new float[] {
            -1, -1, zLeft, 1, 1, 1, 1, 1, 1, -1, zRight, 1, 1, 1, 1, 1, -1, 1, zLeft, 1, 1, 1, 1, 1, 1, 1, zRight, 1, 1,
            1, 1, 1
        };
    }

    private static void columns(Scene s, Texture t, int from, int to) {
        Image e = Image.blank(t.desc().width(), t.desc().height());
        for (int y = 0; y < e.height(); y++) {
            for (int x = from; x < to; x++) e.pixel(x, y, -1);
        }
        s.image(e, t, 0);
    }

    private static void near(Scene s, boolean half) {
        Texture t = s.target(16, 4);
        RasterState.Builder r = s.raster();
        r.clipHalfZ = half;
        s.raster(r);
        float plane = half ? 0 : -1;
        // z reaches the plane at x = 6
        s.draw(Primitive.TRIANGLE_STRIP, quad(plane - 6 / 32f, plane + 10 / 32f));
        columns(s, t, 6, 16);
    }

    private static void far(Scene s) {
        Texture t = s.target(16, 4);
        s.draw(Primitive.TRIANGLE_STRIP, quad(1 - 6 / 32f, 1 + 10 / 32f));
        columns(s, t, 0, 6);
    }

    /**
     * Coverage and colour of triangles in homogeneous coordinates, some corners with w below 0: a pixel is inside where the
     * three edge functions over (x, y, w) are positive; pixels close to an edge are left out.
     */
    private static void behind(Scene s, int seed) {
        int size = 32;
        Random random = new Random(seed);
        RasterState.Builder raster = s.raster();
        raster.cull = RasterState.Cull.NONE;
        s.raster(raster);
        for (int n = 0; n < 6; n++) {
            Texture t = s.target(size, size);
            double[][] p = new double[3][];
            float[] v = new float[24];
            for (int i = 0; i < 3; i++) {
                float w = i == n % 3 ? -0.5f - random.nextFloat() : 0.5f + random.nextFloat() * 2;
                p[i] = new double[] {(random.nextFloat() * 2 - 1) * 1.5f, (random.nextFloat() * 2 - 1) * 1.5f, w};
                v[i * 8] = (float) p[i][0];
                v[i * 8 + 1] = (float) p[i][1];
                // z = 0.5 w keeps clear of both z planes wherever w is above 0
                v[i * 8 + 2] = w * 0.5f;
                v[i * 8 + 3] = w;
                v[i * 8 + 4 + i] = 1;
                v[i * 8 + 7] = 1;
            }
            s.draw(Primitive.TRIANGLES, v);
            Image is = s.image(t);
            for (int i = 0; i < size * size; i++) {
                double x = (i % size + 0.5) * 2 / size - 1;
                double y = (i / size + 0.5) * 2 / size - 1;
                // barycentrics in homogeneous space: sum b_i * p_i = k * (x, y, 1) with k > 0
                double[] b = solve(p, x, y);
                double sum = Math.abs(b[0]) + Math.abs(b[1]) + Math.abs(b[2]);
                double least = Math.min(b[0], Math.min(b[1], b[2])) / sum;
                if (Math.abs(least) < 0.02) continue;
                int pixel = is.pixel(i % size, i / size);
                if (least < 0) {
                    s.that(pixel == 0, "seed " + seed + ": pixel " + i % size + "," + i / size + " is outside");
                    continue;
                }
                double total = b[0] + b[1] + b[2];
                for (int c = 0; c < 3; c++) {
                    s.near(
                            b[c] / total * 255,
                            pixel >>> (24 - 8 * c) & 255,
                            2.5,
                            "seed " + seed + ": channel " + c + " of pixel " + i % size + "," + i / size);
                }
            }
        }
    }

    private static double[] solve(double[][] p, double x, double y) {
        double d = det(p[0], p[1], p[2]);
        double[] q = {x, y, 1};
        return new double[] {det(q, p[1], p[2]) / d, det(p[0], q, p[2]) / d, det(p[0], p[1], q) / d};
    }

    private static double det(double[] a, double[] b, double[] c) {
        return a[0] * (b[1] * c[2] - c[1] * b[2])
                - b[0] * (a[1] * c[2] - c[1] * a[2])
                + c[0] * (a[1] * b[2] - b[1] * a[2]);
    }

    private static void allBehind(Scene s) {
        Texture t = s.target(8, 8);
        s.draw(
                Primitive.TRIANGLES,
                -1,
                -1,
                -0.5f,
                -1,
                1,
                1,
                1,
                1,
                3,
                -1,
                -0.5f,
                -1,
                1,
                1,
                1,
                1,
                -1,
                3,
                -0.5f,
                -1,
                1,
                1,
                1,
                1);
        // In the eye's plane the clip volume is one point, the origin. What does not meet it is outside; what does
        // is 0 / 0.
        s.draw(Primitive.TRIANGLES, 1, 1, 0, 0, 1, 1, 1, 1, 3, 1, 0, 0, 1, 1, 1, 1, 1, 3, 0, 0, 1, 1, 1, 1);
        s.solid(t, 0, 0, 0, 0, 0);
    }

    private static void huge(Scene s) {
        Texture t = s.target(32, 32);
        float m = 1e6f;
        s.draw(Primitive.TRIANGLES, -m, -m, 0.5f, 1, 1, 1, 1, 1, m, -m, 0.5f, 1, 1, 1, 1, 1, 0, m, 0.5f, 1, 1, 1, 1, 1);
        s.solid(t, 255, 255, 255, 255, 0);
    }

    private static void attributes(Scene s) {
        Texture t = s.target(32, 4);
        // a quad that reaches from -4 to 4: red runs 0 to 1 over all of it
        s.draw(
                Primitive.TRIANGLE_STRIP,
                -64,
                -1,
                0.5f,
                1,
                0,
                0,
                0,
                1,
                64,
                -1,
                0.5f,
                1,
                1,
                1,
                0,
                1,
                -64,
                1,
                0.5f,
                1,
                0,
                0,
                0,
                1,
                64,
                1,
                0.5f,
                1,
                1,
                1,
                0,
                1);
        for (int x = 0; x < 32; x++) {
            double ndc = (x + 0.5) / 16 - 1;
            int v = (int) Math.round((ndc / 64 + 1) / 2 * 255);
            s.pixel(t, x, 1, v, v, 0, 255, 1);
        }
    }

    /** A vertex shader that copies components of attribute 1 to distances. */
    private static void bind(Scene s, Builtin kind, int count, int... from) {
        s.program(Shaders.vertex("distances", (v, b) -> {
            Value position = b.loadInput(v.input("position", Type.F32X4, 0));
            Value values = b.loadInput(v.input("values", Type.F32X4, 1));
            Variable d = new Variable(Variable.Mode.OUTPUT, "distances", Type.F32, count);
            d.builtin = kind;
            v.outputs.add(d);
            for (int i = 0; i < count; i++) {
                Value value = from[i] < 0 ? b.f32(1) : b.extract(values, from[i]);
                b.store(Op.STORE_OUTPUT, d, b.i32(i), value);
            }
            return position;
        }));
        s.program(Shaders.constant(1, 1, 1, 1));
    }

    /** Red runs from -6 to 10 from left to right, green from -12 to 4 downwards: zero at 6 and 12. */
    private static float[] ramps() {
        return new float[] {
            -1, -1, 0.5f, 1, -6, -12, 1, 1, 1, -1, 0.5f, 1, 10, -12, 1, 1,
            -1, 1, 0.5f, 1, -6, 4, 1, 1, 1, 1, 0.5f, 1, 10, 4, 1, 1
        };
    }

    private static void distance(Scene s, int plane, boolean enabled) {
        Texture t = s.target(16, 16);
        RasterState.Builder r = s.raster();
        r.clipDistances = enabled ? 1 << plane : (1 << plane) - 1;
        s.raster(r);
        int[] from = new int[plane + 1];
        Arrays.fill(from, -1);
        from[plane] = 0;
        bind(s, Builtin.CLIP_DISTANCE, plane + 1, from);
        s.drawBound(Primitive.TRIANGLE_STRIP, ramps());
        columns(s, t, enabled ? 6 : 0, 16);
    }

    private static void combined(Scene s) {
        Texture t = s.target(16, 16);
        RasterState.Builder r = s.raster();
        r.clipDistances = 3;
        s.raster(r);
        bind(s, Builtin.CLIP_DISTANCE, 2, 0, 1);
        s.drawBound(Primitive.TRIANGLE_STRIP, ramps());
        for (int i = 0; i < 256; i++) {
            int v = i % 16 >= 6 && i / 16 >= 12 ? 255 : 0;
            s.pixel(t, i % 16, i / 16, v, v, v, v);
        }
    }

    private static void lines(Scene s) {
        Texture t = s.target(16, 4);
        RasterState.Builder r = s.raster();
        r.clipDistances = 1;
        s.raster(r);
        bind(s, Builtin.CLIP_DISTANCE, 1, 0);
        s.drawBound(Primitive.LINES, -1, -0.25f, 0.5f, 1, -6, 0, 0, 0, 1, -0.25f, 0.5f, 1, 10, 0, 0, 0);
        s.pixel(t, 4, 1, 0, 0, 0, 0);
        s.pixel(t, 8, 1, 255, 255, 255, 255);
    }

    /** A primitive goes only when all of its vertices are below 0 in one distance. */
    private static void cull(Scene s) {
        Texture t = s.target(16, 16);
        bind(s, Builtin.CULL_DISTANCE, 1, 0);
        s.drawBound(Primitive.TRIANGLE_STRIP, ramps());
        s.solid(t, 255, 255, 255, 255, 0);
        s.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
        float[] v = ramps();
        for (int i = 0; i < 4; i++) v[i * 8 + 4] = -1;
        s.drawBound(Primitive.TRIANGLE_STRIP, v);
        s.solid(t, 0, 0, 0, 0, 0);
    }

    private static void onlyNear(Scene s) {
        Texture t = s.target(16, 4);
        RasterState.Builder r = s.raster();
        r.depthClipNear = false;
        r.depthClipFar = true;
        s.raster(r);
        s.draw(Primitive.TRIANGLE_STRIP, quad(-3, 1 + 3));
        // z is 1 at 4/7 of the way: 9.14 pixels
        columns(s, t, 0, 9);
    }
}
