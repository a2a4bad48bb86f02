package tepui.tools.kit.cases;

import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
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
        Area masks = view.needs("masks of viewports", c -> c.maxViewports >= 4 && c.viewportMask);
        for (Primitive p : new Primitive[] {Primitive.TRIANGLES, Primitive.LINES, Primitive.POINTS}) {
            masks.add("maskFromTheShader." + p.name().toLowerCase(java.util.Locale.ROOT), s -> masked(s, p));
        }
        masks.needs("the first vertex convention", c -> c.provokingFirst)
                .add("maskOfTheFirstVertex", s -> provokingMask(s, true));
        masks.needs("the last vertex convention", c -> c.provokingLast)
                .add("maskOfTheLastVertex", s -> provokingMask(s, false));
        masks.add("viewportsOfAMaskInTheirOrder", ScissorViewportCases::maskOrder);
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

    /** A vertex shader whose primitives cover their viewports, and go to those of a mask: by the vertex's number or the instance's. */
    private static void bindMasked(Scene s, Primitive primitive, Builtin number, int... masks) {
        s.program(
                Shaders.vertex("masks", (v, b) -> {
                    Value at = primitive == Primitive.TRIANGLES
                            ? Shaders.fullScreen(v, b, 0.5f)
                            : alongTheMiddle(v, b, primitive == Primitive.LINES);
                    Value n = b.loadInput(input(v, number));
                    Value chosen = b.i32(masks[0]);
                    for (int i = 1; i < masks.length; i++) {
                        chosen = b.op(Op.SELECT, b.op(Op.IEQ, n, b.i32(i)), b.i32(masks[i]), chosen);
                    }
                    b.storeOutput(v.output(Builtin.VIEWPORT_MASK, Type.I32), chosen);
                    return at;
                }),
                Shaders.fragment("index", (f, b) -> {
                    Value i = b.loadInput(f.input(Builtin.VIEWPORT_INDEX, Type.I32));
                    Value x = b.convert(Op.I2F, ScalarKind.F32, i);
                    return b.vec(b.op(Op.FMUL, x, b.f32(0.2f)), b.f32(0, 0, 1));
                }));
        s.layout(VertexLayout.EMPTY);
    }

    /** The input of a shader that may have it already. */
    private static Variable input(Shader v, Builtin builtin) {
        for (Variable known : v.inputs) {
            if (known.builtin == builtin) return known;
        }
        return v.input(builtin, Type.I32);
    }

    /** A line through the viewport, or a point of it. */
    private static Value alongTheMiddle(Shader v, Builder b, boolean line) {
        Value x = b.convert(Op.I2F, ScalarKind.F32, b.loadInput(v.input(Builtin.VERTEX_ID, Type.I32)));
        Value along = b.op(Op.FSUB, b.op(Op.FMUL, x, b.f32(2)), b.f32(1));
        return b.vec(line ? along : b.f32(0.25f), b.f32(0.25f, 0.5f, 1));
    }

    /** The instances go to viewports 1 and 3, to none, and to 0: what lies beyond the last viewport is left out. */
    private static void masked(Scene s, Primitive primitive) {
        Texture t = s.target(16, 4);
        bindMasked(s, primitive, Builtin.INSTANCE_ID, 0b1010, 0, 1 | 1 << 30);
        for (int i = 0; i < 4; i++) s.context.setViewport(i, i * 4, 0, 4, 4, 0, 1);
        int vertices = primitive == Primitive.TRIANGLES ? 3 : primitive == Primitive.LINES ? 2 : 1;
        s.context.draw(primitive, false, 0, 3, 0, vertices, 0, 0);
        for (int x = 0; x < 16; x++) {
            boolean in = primitive == Primitive.POINTS ? x % 4 == 2 : x % 4 > 0;
            if (!in) continue;
            int viewport = x / 4;
            s.pixel(t, x, 2, viewport == 2 ? 0 : viewport * 51, 0, 0, viewport == 2 ? 0 : 255);
        }
        if (primitive == Primitive.POINTS) s.pixel(t, 4, 0, 0, 0, 0, 0);
    }

    /** The vertex that says flat values says the mask. */
    private static void provokingMask(Scene s, boolean first) {
        Texture t = s.target(16, 4);
        RasterState.Builder r = s.raster();
        r.provokingFirst = first;
        s.raster(r);
        bindMasked(s, Primitive.TRIANGLES, Builtin.VERTEX_ID, first ? 0b0100 : 0b1111, 0b1111, first ? 0b1111 : 0b0100);
        for (int i = 0; i < 4; i++) s.context.setViewport(i, i * 4, 0, 4, 4, 0, 1);
        s.context.draw(Primitive.TRIANGLES, false, 0, 1, 0, 3, 0, 0);
        for (int x = 0; x < 16; x++) s.pixel(t, x, 2, x / 4 == 2 ? 102 : 0, 0, 0, x / 4 == 2 ? 255 : 0);
    }

    /** Where viewports lie on each other, the last of a mask is seen, and the next primitive covers it. */
    private static void maskOrder(Scene s) {
        Texture t = s.target(8, 4);
        bindMasked(s, Primitive.TRIANGLES, Builtin.INSTANCE_ID, 0b1100, 0b0010);
        for (int i = 0; i < 4; i++) s.context.setViewport(i, 0, 0, i == 1 ? 4 : 8, 4, 0, 1);
        s.context.draw(Primitive.TRIANGLES, false, 0, 2, 0, 3, 0, 0);
        for (int x = 0; x < 8; x++) s.pixel(t, x, 2, x < 4 ? 51 : 153, 0, 0, 255);
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
