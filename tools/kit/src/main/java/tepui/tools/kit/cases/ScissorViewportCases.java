package tepui.tools.kit.cases;

import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.Texture;
import tepui.pipe.VertexLayout;
import tepui.tools.image.Image;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Viewports and scissors: where clip space lands in the window, and what of it is cut off. */
final class ScissorViewportCases {
    private ScissorViewportCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("scissor");
        int[][] boxes = {{0, 0, 16, 16}, {3, 5, 7, 4}, {15, 15, 1, 1}, {0, 7, 16, 1}, {5, 0, 1, 16}, {2, 2, 0, 5}};
        for (int[] b : boxes) {
            area.add("box." + b[0] + "." + b[1] + "." + b[2] + "x" + b[3], s -> scissor(s, b[0], b[1], b[2], b[3]));
        }
        area.add("reachesBeyondTheTarget", s -> scissor(s, 9, 12, 1000, 1000));
        area.add("startsOutside", s -> scissor(s, -5, -3, 9, 8));
        area.add("isOffUnlessEnabled", ScissorViewportCases::scissorOff);
        area.add("cutsLinesAndPoints", ScissorViewportCases::linesAndPoints);
        area.add("changesBetweenDraws", ScissorViewportCases::changes);
        Area view = kit.area("viewport");
        view.add("part", s -> viewport(s, 4, 2, 8, 4));
        view.add("fraction", s -> viewport(s, 2.5f, 3.5f, 8, 5));
        view.add("largerThanTheTarget", s -> viewport(s, -8, -8, 32, 32));
        view.add("cutsWhatIsOutside", ScissorViewportCases::clips);
        view.add("negativeHeightMirrors", ScissorViewportCases::mirrored);
        view.add("negativeHeightTurnsWindingRound", ScissorViewportCases::mirroredWinding);
        view.add("rowZeroIsAtTheBottomOfClipSpace", ScissorViewportCases::orientation);
        Area many = view.needs("several viewports", c -> c.maxViewports >= 4 && c.viewportFromVertexStage);
        many.add("indexFromTheShader", ScissorViewportCases::indexed);
        many.add("scissorOfEachViewport", ScissorViewportCases::indexedScissors);
    }

    private static void compare(Scene s, Texture t, float x0, float y0, float x1, float y1) {
        Image e = Image.blank(t.desc().width(), t.desc().height());
        for (int y = 0; y < e.height(); y++) {
            for (int x = 0; x < e.width(); x++) {
                if (x + 0.5 >= x0 && y + 0.5 >= y0 && x + 0.5 < x1 && y + 0.5 < y1) e.pixel(x, y, -1);
            }
        }
        s.image(e, t, 0);
    }

    private static void enable(Scene s) {
        RasterState.Builder r = s.raster();
        r.scissor = true;
        s.raster(r);
    }

    private static void scissor(Scene s, int x, int y, int w, int h) {
        Texture t = s.target(16, 16);
        enable(s);
        s.context.setScissor(0, x, y, w, h);
        s.fill(1, 1, 1, 1);
        compare(s, t, x, y, x + w, y + h);
    }

    private static void scissorOff(Scene s) {
        Texture t = s.target(8, 8);
        s.context.setScissor(0, 2, 2, 3, 3);
        s.fill(1, 1, 1, 1);
        compare(s, t, 0, 0, 8, 8);
    }

    private static void linesAndPoints(Scene s) {
        Texture t = s.target(16, 16);
        enable(s);
        s.context.setScissor(0, 4, 4, 8, 8);
        s.draw(Primitive.LINES, LineCases.at(s, 0.5f, 6.5f, 15.5f, 6.5f));
        s.draw(Primitive.LINES, LineCases.at(s, 6.5f, 0.5f, 6.5f, 15.5f));
        for (int i = 0; i < 16; i++) {
            int v = i >= 4 && i < 12 ? 255 : 0;
            s.pixel(t, i, 6, v, v, v, v);
            s.pixel(t, 6, i, v, v, v, v);
        }
    }

    private static void changes(Scene s) {
        Texture t = s.target(16, 1);
        enable(s);
        for (int i = 0; i < 16; i++) {
            s.context.setScissor(0, i, 0, 1, 1);
            s.fill(i / 15f, 0, 0, 1);
        }
        for (int i = 0; i < 16; i++) s.pixel(t, i, 0, i * 17, 0, 0, 255);
    }

    private static void viewport(Scene s, float x, float y, float w, float h) {
        Texture t = s.target(16, 16);
        s.context.setViewport(0, x, y, w, h, 0, 1);
        // the middle half of clip space
        s.rect(4, 4, 12, 12, 0, 1, 1, 1, 1);
        compare(s, t, x + w / 4, y + h / 4, x + w * 3 / 4, y + h * 3 / 4);
    }

    private static void clips(Scene s) {
        Texture t = s.target(16, 16);
        s.context.setViewport(0, 4, 6, 8, 4, 0, 1);
        s.draw(
                Primitive.TRIANGLES,
                -9,
                -9,
                0.5f,
                1,
                1,
                1,
                1,
                1,
                27,
                -9,
                0.5f,
                1,
                1,
                1,
                1,
                1,
                -9,
                27,
                0.5f,
                1,
                1,
                1,
                1,
                1);
        compare(s, t, 4, 6, 12, 10);
    }

    private static void mirrored(Scene s) {
        Texture t = s.target(16, 16);
        s.context.setViewport(0, 0, 16, 16, -16, 0, 1);
        s.rect(2, 1, 5, 4, 0, 1, 1, 1, 1);
        compare(s, t, 2, 12, 5, 15);
    }

    private static void mirroredWinding(Scene s) {
        Texture t = s.target(8, 8);
        RasterState.Builder r = s.raster();
        r.cull = RasterState.Cull.BACK;
        s.raster(r);
        float[] ccw = {-1, -1, 0.5f, 1, 1, 1, 1, 1, 3, -1, 0.5f, 1, 1, 1, 1, 1, -1, 3, 0.5f, 1, 1, 1, 1, 1};
        s.context.setViewport(0, 0, 8, 8, -8, 0, 1);
        s.draw(Primitive.TRIANGLES, ccw);
        s.solid(t, 0, 0, 0, 0, 0);
        s.context.setViewport(0, 0, 0, 8, 8, 0, 1);
        s.draw(Primitive.TRIANGLES, ccw);
        s.solid(t, 255, 255, 255, 255, 0);
    }

    private static void orientation(Scene s) {
        Texture t = s.target(4, 4);
        s.draw(
                Primitive.TRIANGLE_STRIP,
                -1,
                -1,
                0.5f,
                1,
                1,
                0,
                0,
                1,
                1,
                -1,
                0.5f,
                1,
                1,
                0,
                0,
                1,
                -1,
                -0.5f,
                0.5f,
                1,
                1,
                0,
                0,
                1,
                1,
                -0.5f,
                0.5f,
                1,
                1,
                0,
                0,
                1);
        byte[] rows = s.read(t);
        s.equal(255, rows[0] & 255, "red of the first texel");
        s.equal(0, rows[15 * 4] & 255, "red of the last texel");
    }

    private static void bindIndexed(Scene s) {
        s.program(
                Shaders.vertex("viewports", (v, b) -> {
                    Value instance = b.loadInput(v.input(Builtin.INSTANCE_ID, Type.I32));
                    b.storeOutput(v.output(Builtin.VIEWPORT_INDEX, Type.I32), instance);
                    return Shaders.fullScreen(v, b, 0.5f);
                }),
                Shaders.fragment("index", (f, b) -> {
                    Value i = b.loadInput(f.input(Builtin.VIEWPORT_INDEX, Type.I32));
                    Value x = b.convert(Op.I2F, ScalarKind.F32, i);
                    return b.vec(b.op(Op.FMUL, x, b.f32(0.2f)), b.f32(0, 0, 1));
                }));
        s.layout(VertexLayout.EMPTY);
    }

    private static void indexed(Scene s) {
        Texture t = s.target(16, 4);
        bindIndexed(s);
        for (int i = 0; i < 4; i++) s.context.setViewport(i, i * 4, 0, 4, 4, 0, 1);
        s.context.draw(Primitive.TRIANGLES, false, 0, 4, 0, 3, 0, 0);
        for (int x = 0; x < 16; x++) s.pixel(t, x, 2, x / 4 * 51, 0, 0, 255);
    }

    private static void indexedScissors(Scene s) {
        Texture t = s.target(16, 4);
        enable(s);
        bindIndexed(s);
        for (int i = 0; i < 4; i++) {
            s.context.setViewport(i, 0, 0, 16, 4, 0, 1);
            s.context.setScissor(i, i * 4 + 1, 1, 2, 2);
        }
        s.context.draw(Primitive.TRIANGLES, false, 0, 4, 0, 3, 0, 0);
        for (int x = 0; x < 16; x++) {
            boolean in = x % 4 == 1 || x % 4 == 2;
            s.pixel(t, x, 2, in ? x / 4 * 51 : 0, 0, 0, in ? 255 : 0);
            s.pixel(t, x, 0, 0, 0, 0, 0);
        }
    }
}
