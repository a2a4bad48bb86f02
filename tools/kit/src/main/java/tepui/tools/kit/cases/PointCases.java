package tepui.tools.kit.cases;

import tepui.ir.Builtin;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.Texture;
import tepui.tools.image.Image;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Points, squares around a window position: a pixel belongs to one if its centre lies inside. */
final class PointCases {
    private PointCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("point");
        area.add("onePixel", PointCases::one);
        for (int i = 2; i <= 7; i++) {
            int size = i;
            area.needs("points of " + i + " pixels", c -> c.maxPointSize >= size)
                    .add("sizeFromShader." + i, s -> size(s, size, true));
            area.needs("points of " + i + " pixels by state", c -> c.pointSizeState && c.maxPointSize >= size)
                    .add("sizeFromState." + i, s -> size(s, size, false));
        }
        area.needs("large points", c -> c.maxPointSize >= 6).add("fractionalSize", PointCases::fractional);
        area.needs("large points", c -> c.maxPointSize >= 8).add("coordUpperLeft", s -> coord(s, true));
        area.needs("large points", c -> c.maxPointSize >= 8).add("coordLowerLeft", s -> coord(s, false));
        area.needs("large points", c -> c.maxPointSize >= 8)
                .add("coordOfAViewportUpsideDown", s -> coord(s, true, true));
        area.needs("large points", c -> c.maxPointSize >= 4).add("sizeOfEachVertex", PointCases::sizes);
        area.add("isNotCulled", PointCases::culled);
        area.add("colorIsConstant", PointCases::color);
        area.add("outsideIsNotDrawn", PointCases::outside);
        area.add("behindNearPlaneIsNotDrawn", PointCases::behind);
    }

    /** Attribute 1's first component is the size; 2 x 2 texture of coordinates in red and green. */
    private static void bind(Scene s, boolean fromShader) {
        s.program(Shaders.vertex("points", (v, b) -> {
            Value position = b.loadInput(v.input("position", Type.F32X4, 0));
            Value color = b.loadInput(v.input("color", Type.F32X4, 1));
            b.storeOutput(v.output("varying", Type.F32X4, 0), color);
            if (fromShader) b.storeOutput(v.output(Builtin.POINT_SIZE, Type.F32), b.extract(color, 0));
            return position;
        }));
    }

    private static void sized(Scene s, boolean fromShader, float size) {
        RasterState.Builder r = s.raster();
        r.pointSizeFromShader = fromShader;
        if (!fromShader) r.pointSize = size;
        s.raster(r);
    }

    private static float[] point(Scene s, float x, float y, float size) {
        return new float[] {s.clipX(x), s.clipY(y), s.clipZ(0.5f), 1, size, 1, 1, 1};
    }

    private static void one(Scene s) {
        Texture t = s.target(8, 8);
        sized(s, true, 1);
        bind(s, true);
        s.program(Shaders.constant(1, 1, 1, 1));
        for (int i = 0; i < 8; i++) s.drawBound(Primitive.POINTS, point(s, i + 0.25f, (i * 3 & 7) + 0.75f, 1));
        Image e = Image.blank(8, 8);
        for (int i = 0; i < 8; i++) e.pixel(i, i * 3 & 7, -1);
        s.image(e, t, 0);
    }

    private static void square(Scene s, Texture t, float x, float y, float size) {
        Image e = Image.blank(t.desc().width(), t.desc().height());
        for (int i = 0; i < e.width() * e.height(); i++) {
            double px = i % e.width() + 0.5 - x;
            double py = i / e.width() + 0.5 - y;
            if (Math.abs(px) < size / 2 && Math.abs(py) < size / 2) e.pixel(i % e.width(), i / e.width(), -1);
        }
        s.image(e, t, 0);
    }

    private static void size(Scene s, int size, boolean fromShader) {
        Texture t = s.target(16, 16);
        sized(s, fromShader, size);
        bind(s, fromShader);
        s.program(Shaders.constant(1, 1, 1, 1));
        float x = 8.125f;
        float y = 7.375f;
        s.drawBound(Primitive.POINTS, point(s, x, y, size));
        square(s, t, x, y, size);
    }

    private static void fractional(Scene s) {
        Texture t = s.target(16, 16);
        sized(s, true, 0);
        bind(s, true);
        s.program(Shaders.constant(1, 1, 1, 1));
        s.drawBound(Primitive.POINTS, point(s, 8.0625f, 8.25f, 4.25f));
        square(s, t, 8.0625f, 8.25f, 4.25f);
    }

    /** Window y grows with the row, so "upper" is where rows are high, as OpenGL's formula has it. */
    private static void coord(Scene s, boolean upperLeft) {
        coord(s, upperLeft, false);
    }

    private static void coord(Scene s, boolean upperLeft, boolean upsideDown) {
        Texture t = s.target(16, 16);
        if (upsideDown) s.context.setViewport(0, 0, 16, 16, -16, 0, 1);
        RasterState.Builder r = s.raster();
        r.pointSizeFromShader = true;
        r.pointCoordUpperLeft = upperLeft;
        s.raster(r);
        bind(s, true);
        s.program(Shaders.fragment("coord", (f, b) -> {
            Value c = b.loadInput(f.input(Builtin.POINT_COORD, Type.F32X2));
            return b.vec(c, b.f32(0, 1));
        }));
        s.drawBound(Primitive.POINTS, point(s, 8, 8, 8));
        for (int y = 4; y < 12; y++) {
            for (int x = 4; x < 12; x++) {
                double u = (x + 0.5 - 4) / 8;
                double v = (y + 0.5 - 4) / 8;
                s.pixel(t, x, y, round(u), round(upperLeft == upsideDown ? v : 1 - v), 0, 255, 1);
            }
        }
    }

    private static int round(double v) {
        return (int) Math.round(v * 255);
    }

    private static void sizes(Scene s) {
        Texture t = s.target(32, 8);
        sized(s, true, 0);
        bind(s, true);
        s.program(Shaders.constant(1, 1, 1, 1));
        float[] v = new float[32];
        for (int i = 0; i < 4; i++) System.arraycopy(point(s, 4 + i * 8 + 0.125f, 4.125f, i + 1), 0, v, i * 8, 8);
        s.drawBound(Primitive.POINTS, v);
        Image is = s.image(t);
        for (int i = 0; i < 4; i++) {
            int drawn = 0;
            for (int p = 0; p < 64; p++) if (is.pixel(i * 8 + p % 8, p / 8) != 0) drawn++;
            s.equal((i + 1) * (i + 1), drawn, "pixels of a point of size " + (i + 1));
        }
    }

    private static void culled(Scene s) {
        Texture t = s.target(4, 4);
        RasterState.Builder r = s.raster();
        r.cull = RasterState.Cull.BOTH;
        r.pointSizeFromShader = true;
        s.raster(r);
        bind(s, true);
        s.program(Shaders.constant(1, 1, 1, 1));
        s.drawBound(Primitive.POINTS, point(s, 2.5f, 1.5f, 1));
        s.pixel(t, 2, 1, 255, 255, 255, 255);
    }

    private static void color(Scene s) {
        Texture t = s.target(8, 8);
        sized(s, true, 0);
        bind(s, true);
        s.program(Shaders.fragment("green_of_varying", (f, b) -> {
            Value c = b.loadInput(Shaders.varying(f, 0, Type.F32X4, Interpolation.SMOOTH));
            return b.op(Op.FMUL, c, b.f32(0, 0.2f, 0.4f, 1));
        }));
        s.drawBound(Primitive.POINTS, point(s, 4, 4, s.caps.maxPointSize >= 4 ? 4 : 1));
        s.pixel(t, 4, 4, 0, 51, 102, 255);
    }

    private static void outside(Scene s) {
        Texture t = s.target(8, 8);
        sized(s, true, 0);
        bind(s, true);
        s.program(Shaders.constant(1, 1, 1, 1));
        float[][] at = {{-1.5f, 4}, {9.5f, 4}, {4, -1.5f}, {4, 9.5f}};
        for (float[] p : at) s.drawBound(Primitive.POINTS, point(s, p[0], p[1], 1));
        s.solid(t, 0, 0, 0, 0, 0);
    }

    private static void behind(Scene s) {
        Texture t = s.target(8, 8);
        sized(s, true, 0);
        bind(s, true);
        s.program(Shaders.constant(1, 1, 1, 1));
        s.drawBound(Primitive.POINTS, 0.1f, 0.1f, -1.5f, 1, 1, 1, 1, 1);
        s.drawBound(Primitive.POINTS, 0.1f, 0.1f, 1.5f, 1, 1, 1, 1, 1);
        s.drawBound(Primitive.POINTS, 0.1f, 0.1f, -0.5f, -1, 1, 1, 1, 1);
        s.solid(t, 0, 0, 0, 0, 0);
    }
}
