package tepui.tools.kit.cases;

import java.util.Arrays;
import java.util.Random;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.BlendState;
import tepui.pipe.BlendState.Equation;
import tepui.pipe.BlendState.Factor;
import tepui.pipe.ClearColor;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.Texture;
import tepui.tools.image.Image;
import tepui.tools.kit.reference.Coverage;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/**
 * Rasterisation, the exact pixels that a triangle covers: vertices lie on 256ths of a pixel, so nothing is left to
 * rounding. Then culling, facing, and the ways to draw a face.
 */
final class RasterCases {
    private static final int SIZE = 64;

    private RasterCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("raster");
        Area exact = area.needs("8 sub-pixel bits", c -> c.subPixelBits == 8);
        for (int i = 0; i < 8; i++) {
            int seed = i;
            exact.add("triangles." + i, s -> triangles(s, seed, 1, 0));
            exact.add("trianglesOnPixelCentres." + i, s -> triangles(s, seed, 128, 0));
            exact.add("trianglesAcrossTheEdge." + i, s -> triangles(s, seed, 1, SIZE));
            exact.add("slivers." + i, s -> slivers(s, seed));
            exact.add("smallTriangles." + i, s -> small(s, seed));
        }
        for (int i = 0; i < 4; i++) {
            int seed = i;
            exact.add("meshCoversEachPixelOnce." + i, s -> mesh(s, seed));
            exact.add("fanCoversEachPixelOnce." + i, s -> fan(s, seed));
        }
        exact.add("largeTarget", RasterCases::largeTarget);
        area.add("degenerateTrianglesDrawNothing", RasterCases::degenerate);
        area.add("notANumberDrawsNothing", RasterCases::notANumber);
        for (RasterState.Cull cull : RasterState.Cull.values()) {
            for (boolean ccw : new boolean[] {true, false}) {
                area.add(
                        "cull." + cull + (ccw ? ".frontIsCounterClockwise" : ".frontIsClockwise"),
                        s -> cull(s, cull, ccw));
            }
        }
        area.add("frontFacing", RasterCases::frontFacing);
        area.add("stripAlternatesWinding", RasterCases::strip);
        Area modes = area.needs("polygon modes", c -> c.polygonMode);
        modes.add("fillLine", RasterCases::fillLine);
        modes.add("fillPoint", RasterCases::fillPoint);
        Area flags = area.needs("edge flags", c -> c.polygonMode && c.edgeFlags);
        for (int mask = 0; mask < 8; mask++) {
            int m = mask;
            flags.add("edgeFlags.triangle." + m, s -> edgeFlags(s, Primitive.TRIANGLES, 3, m, RasterState.Fill.LINE));
        }
        flags.add("edgeFlags.points", s -> edgeFlags(s, Primitive.TRIANGLES, 3, 5, RasterState.Fill.POINT));
        flags.add("edgeFlags.filled", s -> edgeFlags(s, Primitive.TRIANGLES, 3, 2, RasterState.Fill.FILL));
        flags.add("edgeFlags.fansHaveNone", s -> edgeFlags(s, Primitive.TRIANGLE_FAN, 3, 0, RasterState.Fill.LINE));
        for (int mask : new int[] {0, 1, 2, 4, 8, 5, 15}) {
            int m = mask;
            flags.needs("quads", c -> c.quads)
                    .add("edgeFlags.quad." + m, s -> edgeFlags(s, Primitive.QUADS, 4, m, RasterState.Fill.LINE));
            flags.needs("polygons", c -> c.polygons)
                    .add("edgeFlags.polygon." + m, s -> edgeFlags(s, Primitive.POLYGON, 4, m, RasterState.Fill.LINE));
        }
        area.needs("polygon modes per face", c -> c.polygonMode && c.polygonModePerFace)
                .add("fillPerFace", RasterCases::fillPerFace);
        area.needs("whole-number pixel centres", c -> c.pixelCenterInteger)
                .add("pixelCentresAtWholeNumbers", RasterCases::integerCentres);
    }

    /** A triangle in 256ths of a pixel, as vertices of one colour. */
    private static float[] vertices(Scene s, int[] t, float r, float g, float b, float a) {
        float[] v = new float[24];
        for (int i = 0; i < 3; i++) {
            v[i * 8] = s.clipX(t[i * 2] / 256f);
            v[i * 8 + 1] = s.clipY(t[i * 2 + 1] / 256f);
            v[i * 8 + 2] = s.clipZ(0.5f);
            v[i * 8 + 3] = 1;
            v[i * 8 + 4] = r;
            v[i * 8 + 5] = g;
            v[i * 8 + 6] = b;
            v[i * 8 + 7] = a;
        }
        return v;
    }

    /** Draws a triangle on black and compares all of it. */
    private static void compare(Scene s, int[] t, int width, int height) {
        Texture target = s.target(width, height);
        s.draw(Primitive.TRIANGLES, vertices(s, t, 1, 1, 1, 1));
        boolean[] covered = Coverage.pixels(t, width, height);
        Image expected = Image.blank(width, height);
        for (int i = 0; i < covered.length; i++) {
            if (covered[i]) expected.pixel(i % width, i / width, -1);
        }
        s.image(expected, target, 0);
    }

    private static void triangles(Scene s, int seed, int grid, int margin) {
        Random random = new Random(seed * 7919L + grid);
        for (int n = 0; n < 12; n++) {
            int[] t = new int[6];
            for (int i = 0; i < 6; i++) {
                int extent = (SIZE + 2 * margin) * 256 / grid;
                t[i] = random.nextInt(extent + 1) * grid - margin * 256;
            }
            compare(s, t, SIZE, SIZE);
        }
    }

    private static void slivers(Scene s, int seed) {
        Random random = new Random(seed);
        for (int n = 0; n < 12; n++) {
            int x = random.nextInt(SIZE * 256);
            int y = random.nextInt(SIZE * 256);
            int u = random.nextInt(SIZE * 256);
            int v = random.nextInt(SIZE * 256);
            compare(
                    s,
                    new int[] {x, y, u, v, u + random.nextInt(256) - 128, v + random.nextInt(256) - 128},
                    SIZE,
                    SIZE);
        }
    }

    /** Triangles of about a pixel: most of them cover none or one. */
    private static void small(Scene s, int seed) {
        Random random = new Random(seed + 1000);
        Texture target = s.target(SIZE, SIZE);
        Image expected = Image.blank(SIZE, SIZE);
        float[] all = new float[200 * 24];
        for (int n = 0; n < 200; n++) {
            int[] t = new int[6];
            int x = random.nextInt(SIZE * 256);
            int y = random.nextInt(SIZE * 256);
            for (int i = 0; i < 6; i++) t[i] = (i % 2 == 0 ? x : y) + random.nextInt(512) - 256;
            System.arraycopy(vertices(s, t, 1, 1, 1, 1), 0, all, n * 24, 24);
            boolean[] covered = Coverage.pixels(t, SIZE, SIZE);
            for (int i = 0; i < covered.length; i++) {
                if (covered[i]) expected.pixel(i % SIZE, i / SIZE, -1);
            }
        }
        s.draw(Primitive.TRIANGLES, all);
        s.image(expected, target, 0);
    }

    private static void count(Scene s) {
        s.blend(BlendState.of(Equation.ADD, Factor.ONE, Factor.ONE));
    }

    /** A grid of jittered vertices, drawn as triangles that share all inner edges. */
    private static void mesh(Scene s, int seed) {
        Random random = new Random(seed);
        int cells = 12;
        int step = SIZE * 256 / cells + 1;
        int[][] points = new int[(cells + 1) * (cells + 1)][2];
        for (int y = 0; y <= cells; y++) {
            for (int x = 0; x <= cells; x++) {
                boolean edge = x == 0 || y == 0 || x == cells || y == cells;
                int grid = seed % 2 == 0 ? 1 : 128;
                int jitter = edge ? 0 : (random.nextInt(step) - step / 2) / grid * grid;
                int other = edge ? 0 : (random.nextInt(step) - step / 2) / grid * grid;
                points[y * (cells + 1) + x] =
                        new int[] {x * step / grid * grid + jitter, y * step / grid * grid + other};
            }
        }
        Texture target = s.target(SIZE, SIZE);
        count(s);
        float[] all = new float[cells * cells * 48];
        int at = 0;
        int[] counts = new int[SIZE * SIZE];
        for (int y = 0; y < cells; y++) {
            for (int x = 0; x < cells; x++) {
                int[] a = points[y * (cells + 1) + x];
                int[] b = points[y * (cells + 1) + x + 1];
                int[] c = points[(y + 1) * (cells + 1) + x];
                int[] d = points[(y + 1) * (cells + 1) + x + 1];
                int[][] two = {{a[0], a[1], b[0], b[1], c[0], c[1]}, {b[0], b[1], d[0], d[1], c[0], c[1]}};
                for (int[] t : two) {
                    System.arraycopy(vertices(s, t, 16 / 255f, 0, 0, 0), 0, all, at, 24);
                    at += 24;
                    boolean[] covered = Coverage.pixels(t, SIZE, SIZE);
                    for (int i = 0; i < counts.length; i++) if (covered[i]) counts[i]++;
                }
            }
        }
        s.draw(Primitive.TRIANGLES, all);
        once(s, target, counts);
    }

    /** Triangles around a point inside, to a closed ring far outside. */
    private static void fan(Scene s, int seed) {
        Random random = new Random(seed + 50);
        int cx = SIZE * 128 + random.nextInt(256);
        int cy = SIZE * 128 + (seed % 2 == 0 ? 128 : random.nextInt(256));
        int spokes = 24 + seed * 8;
        int[][] ring = new int[spokes][2];
        for (int i = 0; i < spokes; i++) {
            double angle = 2 * Math.PI * i / spokes;
            ring[i][0] = cx + (int) (SIZE * 256 * Math.cos(angle));
            ring[i][1] = cy + (int) (SIZE * 256 * Math.sin(angle));
        }
        Texture target = s.target(SIZE, SIZE);
        count(s);
        float[] all = new float[spokes * 24];
        for (int i = 0; i < spokes; i++) {
            int[] p = ring[i];
            int[] q = ring[(i + 1) % spokes];
            System.arraycopy(
                    vertices(s, new int[] {cx, cy, p[0], p[1], q[0], q[1]}, 16 / 255f, 0, 0, 0), 0, all, i * 24, 24);
        }
        int[] counts = new int[SIZE * SIZE];
        Arrays.fill(counts, 1);
        s.draw(Primitive.TRIANGLES, all);
        once(s, target, counts);
    }

    private static void once(Scene s, Texture target, int[] counts) {
        Image expected = Image.blank(SIZE, SIZE);
        for (int i = 0; i < counts.length; i++) expected.pixel(i % SIZE, i / SIZE, counts[i] * 16 << 24);
        s.image(expected, target, 0);
    }

    private static void largeTarget(Scene s) {
        compare(
                s,
                new int[] {256 * 3 + 77, 256 * 5 + 3, 256 * 1020 + 19, 256 * 301 + 201, 256 * 400, 256 * 509 + 1},
                1024,
                512);
    }

    private static void degenerate(Scene s) {
        Texture t = s.target(8, 8);
        s.draw(Primitive.TRIANGLES, vertices(s, new int[] {0, 0, 1024, 1024, 2048, 2048}, 1, 1, 1, 1));
        s.draw(Primitive.TRIANGLES, vertices(s, new int[] {640, 640, 640, 640, 640, 640}, 1, 1, 1, 1));
        s.draw(Primitive.TRIANGLES, vertices(s, new int[] {128, 128, 128, 1920, 128, 640}, 1, 1, 1, 1));
        s.solid(t, 0, 0, 0, 0, 0);
    }

    private static void notANumber(Scene s) {
        Texture t = s.target(8, 8);
        for (int i = 0; i < 4; i++) {
            float[] v = vertices(s, new int[] {0, 0, 2048, 0, 0, 2048}, 1, 1, 1, 1);
            v[8 + i] = Float.NaN;
            s.draw(Primitive.TRIANGLES, v);
        }
        // what is covered is open; that the next triangle is drawn right is not
        s.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
        s.draw(Primitive.TRIANGLES, vertices(s, new int[] {-2048, -2048, 8192, -2048, -2048, 8192}, 0, 1, 0, 1));
        s.solid(t, 0, 255, 0, 255, 0);
    }

    private static void cull(Scene s, RasterState.Cull cull, boolean frontIsCcw) {
        Texture t = s.target(8, 8);
        RasterState.Builder r = s.raster();
        r.cull = cull;
        r.frontCounterClockwise = frontIsCcw;
        s.raster(r);
        // x right and y up: the first is counter-clockwise
        s.draw(Primitive.TRIANGLES, vertices(s, new int[] {0, 0, 1024, 0, 0, 2048}, 1, 0, 0, 1));
        s.draw(Primitive.TRIANGLES, vertices(s, new int[] {1024, 0, 1024, 2048, 2048, 0}, 0, 1, 0, 1));
        boolean first = shown(cull, frontIsCcw);
        boolean second = shown(cull, !frontIsCcw);
        s.pixel(t, 1, 1, first ? 255 : 0, 0, 0, first ? 255 : 0);
        s.pixel(t, 5, 1, 0, second ? 255 : 0, 0, second ? 255 : 0);
    }

    private static boolean shown(RasterState.Cull cull, boolean front) {
        return switch (cull) {
            case NONE -> true;
            case FRONT -> !front;
            case BACK -> front;
            case BOTH -> false;
        };
    }

    private static void frontFacing(Scene s) {
        for (boolean ccw : new boolean[] {true, false}) {
            Texture t = s.target(8, 8);
            RasterState.Builder r = s.raster();
            r.frontCounterClockwise = ccw;
            s.raster(r);
            s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
            s.bind(s.shared(
                    "facing",
                    () -> Shaders.fragment(
                            "facing",
                            (f, b) -> b.select(
                                    b.loadInput(f.input(Builtin.FRONT_FACING, Type.BOOL)),
                                    b.f32(1, 0, 0, 1),
                                    b.f32(0, 1, 0, 1)))));
            s.drawBound(Primitive.TRIANGLES, vertices(s, new int[] {0, 0, 1024, 0, 0, 2048}, 0, 0, 0, 0));
            s.drawBound(Primitive.TRIANGLES, vertices(s, new int[] {1024, 0, 1024, 2048, 2048, 0}, 0, 0, 0, 0));
            s.pixel(t, 1, 1, ccw ? 255 : 0, ccw ? 0 : 255, 0, 255);
            s.pixel(t, 5, 1, ccw ? 0 : 255, ccw ? 255 : 0, 0, 255);
        }
    }

    /** All triangles of a strip face the same way. */
    private static void strip(Scene s) {
        Texture t = s.target(8, 8);
        RasterState.Builder r = s.raster();
        r.cull = RasterState.Cull.BACK;
        s.raster(r);
        float[] v = new float[10 * 8];
        for (int i = 0; i < 10; i++) {
            v[i * 8] = -1 + i / 2 * 0.5f;
            v[i * 8 + 1] = i % 2 == 0 ? 1 : -1;
            v[i * 8 + 3] = 1;
            for (int c = 4; c < 8; c++) v[i * 8 + c] = 1;
        }
        s.draw(Primitive.TRIANGLE_STRIP, v);
        s.solid(t, 255, 255, 255, 255, 0);
    }

    private static void fillLine(Scene s) {
        Texture t = s.target(16, 16);
        RasterState.Builder r = s.raster();
        r.fillFront = RasterState.Fill.LINE;
        r.fillBack = RasterState.Fill.LINE;
        s.raster(r);
        s.draw(Primitive.TRIANGLES, vertices(s, new int[] {640, 640, 3456, 640, 640, 3456}, 1, 1, 1, 1));
        for (int i = 4; i < 11; i++) {
            s.pixel(t, i, 2, 255, 255, 255, 255);
            s.pixel(t, 2, i, 255, 255, 255, 255);
        }
        s.pixel(t, 5, 5, 0, 0, 0, 0);
        s.pixel(t, 1, 1, 0, 0, 0, 0);
    }

    private static void fillPoint(Scene s) {
        Texture t = s.target(16, 16);
        RasterState.Builder r = s.raster();
        r.fillFront = RasterState.Fill.POINT;
        r.fillBack = RasterState.Fill.POINT;
        s.raster(r);
        s.draw(Primitive.TRIANGLES, vertices(s, new int[] {640, 640, 3456, 640, 640, 3456}, 1, 1, 1, 1));
        Image expected = Image.blank(16, 16);
        expected.pixel(2, 2, -1);
        expected.pixel(13, 2, -1);
        expected.pixel(2, 13, -1);
        s.image(expected, t, 0);
    }

    /** A square or half of it; bit i of the mask: the edge from corner i is one. Looks at the middle of each edge. */
    private static void edgeFlags(Scene s, Primitive primitive, int corners, int mask, RasterState.Fill fill) {
        Texture t = s.target(16, 16);
        RasterState.Builder r = s.raster();
        r.fillFront = fill;
        r.fillBack = fill;
        s.raster(r);
        s.bind(s.shared(
                "edge_flags",
                () -> Shaders.vertex("edge_flags", (sh, b) -> {
                    Value position = b.loadInput(sh.input("position", Type.F32X4, 0));
                    Value flag = b.loadInput(sh.input("flag", Type.F32X4, 1));
                    Value is = b.op(Op.FNE, b.extract(flag, 0), b.f32(0));
                    b.storeOutput(sh.output(Builtin.EDGE_FLAG, Type.I32), b.convert(Op.B2I, ScalarKind.I32, is));
                    return position;
                })));
        s.program(Shaders.constant(1, 1, 1, 1));
        float[][] at = {{2.5f, 2.5f}, {13.5f, 2.5f}, {13.5f, 13.5f}, {2.5f, 13.5f}};
        float[] v = new float[corners * 8];
        for (int i = 0; i < corners; i++) {
            v[i * 8] = s.clipX(at[i][0]);
            v[i * 8 + 1] = s.clipY(at[i][1]);
            v[i * 8 + 2] = s.clipZ(0.5f);
            v[i * 8 + 3] = 1;
            v[i * 8 + 4] = mask >> i & 1;
        }
        s.drawBound(primitive, v);
        int shown = primitive == Primitive.TRIANGLE_FAN ? 15 : mask;
        for (int i = 0; i < corners; i++) {
            float[] a = at[i];
            float[] b = at[(i + 1) % corners];
            boolean point = fill == RasterState.Fill.POINT;
            float x = point ? a[0] : (a[0] + b[0]) / 2;
            float y = point ? a[1] : (a[1] + b[1]) / 2;
            int lit = fill == RasterState.Fill.FILL ? 2 : shown >> i & 1;
            if (lit != 2) s.pixel(t, (int) x, (int) y, 255 * lit, 255 * lit, 255 * lit, 255 * lit);
        }
        int inside = fill == RasterState.Fill.FILL ? 255 : 0;
        s.pixel(t, 11, 5, inside, inside, inside, inside);
    }

    private static void fillPerFace(Scene s) {
        Texture t = s.target(16, 16);
        RasterState.Builder r = s.raster();
        r.fillFront = RasterState.Fill.FILL;
        r.fillBack = RasterState.Fill.LINE;
        s.raster(r);
        s.draw(Primitive.TRIANGLES, vertices(s, new int[] {0, 0, 2048, 0, 0, 4096}, 1, 0, 0, 1));
        s.draw(Primitive.TRIANGLES, vertices(s, new int[] {2176, 128, 2176, 3968, 3968, 128}, 0, 1, 0, 1));
        s.pixel(t, 2, 2, 255, 0, 0, 255);
        s.pixel(t, 10, 4, 0, 0, 0, 0);
        s.pixel(t, 8, 4, 0, 255, 0, 255);
    }

    private static void integerCentres(Scene s) {
        Texture t = s.target(8, 8);
        RasterState.Builder r = s.raster();
        r.pixelCenterInteger = true;
        s.raster(r);
        // from 1.75 to 4.25: with centres at whole numbers 2, 3 and 4 are inside
        s.bind(s.shared("pass_through_f32x4", () -> Shaders.passThrough(Type.F32X4)));
        s.program(Shaders.fragment(
                "where",
                (f, b) -> b.op(
                        Op.FMUL,
                        b.loadInput(f.input(Builtin.FRAG_COORD, Type.F32X4)),
                        b.f32(1 / 255f, 1 / 255f, 0, 1))));
        s.rectBound(1.75f, 1.75f, 4.25f, 4.25f, 0.5f, 1, 1, 1, 1);
        for (int i = 0; i < 64; i++) {
            int x = i % 8;
            int y = i / 8;
            boolean in = x >= 2 && x <= 4 && y >= 2 && y <= 4;
            s.pixel(t, x, y, in ? x : 0, in ? y : 0, 0, in ? 255 : 0);
        }
    }
}
