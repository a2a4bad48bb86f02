package tepui.tools.kit.cases;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RasterState;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.StreamOutputLayout.Output;
import tepui.pipe.StreamTarget;
import tepui.pipe.Texture;
import tepui.pipe.VertexLayout;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Vertices written to buffers: layouts, primitives, pauses, overflow, queries, drawing what was written. */
final class StreamOutputCases {
    private StreamOutputCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("streamOutput").needs("stream output", c -> c.streamOutput && c.maxStreamTargets > 0);
        area.add("points", s -> primitive(s, Primitive.POINTS, 5));
        area.add("lines", s -> primitive(s, Primitive.LINES, 7));
        area.add("lineStrip", s -> primitive(s, Primitive.LINE_STRIP, 4));
        area.add("triangles", s -> primitive(s, Primitive.TRIANGLES, 8));
        area.add("triangleStrip", s -> primitive(s, Primitive.TRIANGLE_STRIP, 6));
        area.needs("triangle fans", c -> c.triangleFans)
                .add("triangleFan", s -> primitive(s, Primitive.TRIANGLE_FAN, 5));
        area.add("position", StreamOutputCases::position);
        area.needs("clip space from -w and from 0", c -> c.clipMinusWToW && c.clipHalfZ)
                .add("positionInEitherClipSpace", StreamOutputCases::clipSpaces);
        area.needs("clip distances", c -> c.maxClipDistances >= 2)
                .add("clipDistancesThatAreOff", StreamOutputCases::clipDistances);
        area.add("pointSizeThatIsNotUsed", StreamOutputCases::pointSize);
        area.add("componentsAndGaps", StreamOutputCases::gaps);
        area.add("elementsOfArraysInTurns", StreamOutputCases::elements);
        area.needs("2 stream targets", c -> c.maxStreamTargets >= 2).add("twoBuffers", StreamOutputCases::twoBuffers);
        area.add("offsetOfTheTarget", StreamOutputCases::offset);
        area.add("goesOnWithinABinding", StreamOutputCases::goesOn);
        area.needs("pauses", c -> c.streamOutputPause).add("append", s -> rebind(s, true));
        area.add("restartsWithoutAppend", s -> rebind(s, false));
        area.add("fullBufferTakesWholePrimitivesOnly", StreamOutputCases::overflow);
        area.add("queries", StreamOutputCases::queries);
        area.add("withDiscard", StreamOutputCases::discard);
        area.add("alsoRasterizes", StreamOutputCases::rasterizes);
        area.needs("draws from stream output", c -> c.drawFromStreamOutput)
                .add("drawStream", StreamOutputCases::drawStream);
        area.add("instances", StreamOutputCases::instances);
    }

    /** Outputs: id (f32), twice (f32x2: id * 2, instance), and a position. */
    private static Shader vertex() {
        return Shaders.vertex("streamed", (v, b) -> {
            Value id = b.convert(Op.I2F, ScalarKind.F32, b.loadInput(v.input(Builtin.VERTEX_ID, Type.I32)));
            Value instance = b.convert(Op.I2F, ScalarKind.F32, b.loadInput(v.input(Builtin.INSTANCE_ID, Type.I32)));
            b.storeOutput(v.output("id", Type.F32, 0), id);
            b.storeOutput(v.output("twice", Type.F32X2, 1), b.vec(b.op(Op.FADD, id, id), instance));
            return b.vec(id, b.f32(-1, 0.5f, 1));
        });
    }

    private static StreamOutputLayout ids() {
        return new StreamOutputLayout(List.of(new Output("id", 0, 0, 1, 0, 0, 0)), List.of(4));
    }

    private static void begin(Scene s, StreamOutputLayout layout) {
        s.target(16, 16);
        s.bind(s.shader(vertex(), layout));
        s.program(Shaders.constant(1, 1, 1, 1));
        s.layout(VertexLayout.EMPTY);
    }

    private static Buffer buffer(Scene s, int floats) {
        float[] data = new float[floats];
        Arrays.fill(data, -1);
        return s.floats(Bind.STREAM_OUTPUT, data);
    }

    private static void start(Scene s, StreamTarget... targets) {
        s.context.setStreamTargets(targets, new boolean[targets.length]);
    }

    private static void stop(Scene s) {
        s.context.setStreamTargets(new StreamTarget[0], new boolean[0]);
    }

    private static void written(Scene s, Buffer b, float... start) {
        float[] e = new float[(int) (b.size() / 4)];
        Arrays.fill(e, -1);
        System.arraycopy(start, 0, e, 0, start.length);
        s.near(e, s.readFloats(b), 0, "buffer");
    }

    private static void primitive(Scene s, Primitive p, int n) {
        begin(s, ids());
        Buffer b = buffer(s, 32);
        start(s, s.streamTarget(b, 0, 128));
        s.context.draw(p, 0, n);
        stop(s);
        List<int[]> parts = DrawFormCases.parts(p, n);
        float[] is = s.readFloats(b);
        int at = 0;
        for (int i = 0; i < parts.size(); i++) {
            int[] part = parts.get(i).clone();
            // an odd triangle of a strip is turned so that all face the same way; where it starts is open
            boolean found = false;
            for (int turn = 0; turn < 6 && !found; turn++) {
                found = true;
                int[] order = p == Primitive.TRIANGLE_STRIP && i % 2 == 1 ? turned(part, turn) : part;
                for (int k = 0; k < order.length; k++) found &= !s.draws() || is[at + k] == order[k];
            }
            s.that(found, "primitive " + i + " is written as " + is[at] + ", ..., expected " + part[0] + ", ...");
            at += part.length;
        }
        for (int k = at; k < 32; k++) s.near(-1, is[k], 0, "word " + k);
    }

    private static int[] turned(int[] t, int turn) {
        int[][] all = {
            {t[1], t[0], t[2]},
            {t[0], t[2], t[1]},
            {t[2], t[1], t[0]},
            {t[1], t[0], t[2]},
            {t[0], t[2], t[1]},
            {t[2], t[1], t[0]}
        };
        return all[turn];
    }

    private static void position(Scene s) {
        begin(s, new StreamOutputLayout(List.of(new Output("out_position", 0, 0, 4, 0, 0, 0)), List.of(16)));
        Buffer b = buffer(s, 12);
        start(s, s.streamTarget(b, 0, 48));
        s.context.draw(Primitive.POINTS, 3, 2);
        stop(s);
        written(s, b, 3, -1, 0.5f, 1, 4, -1, 0.5f, 1);
    }

    /** The state says where depth begins; what is written is what the shader put out. */
    private static void clipSpaces(Scene s) {
        begin(s, new StreamOutputLayout(List.of(new Output("out_position", 0, 0, 4, 0, 0, 0)), List.of(16)));
        for (boolean half : new boolean[] {false, true}) {
            RasterState.Builder r = s.raster();
            r.clipHalfZ = half;
            s.raster(r);
            Buffer b = buffer(s, 8);
            start(s, s.streamTarget(b, 0, 32));
            s.context.draw(Primitive.POINTS, 3, 1);
            stop(s);
            written(s, b, 3, -1, 0.5f, 1);
        }
    }

    private static void clipDistances(Scene s) {
        s.target(16, 16);
        Shader shader = Shaders.vertex("clipped", (v, b) -> {
            Variable distances = new Variable(Variable.Mode.OUTPUT, "distances", Type.F32, 2);
            distances.builtin = Builtin.CLIP_DISTANCE;
            v.outputs.add(distances);
            b.storeOutput(distances, b.i32(0), b.f32(5));
            b.storeOutput(distances, b.i32(1), b.f32(7));
            return b.f32(0, 0, 0.5f, 1);
        });
        Output first = new Output("distances", 0, 0, 1, 0, 0, 0);
        Output second = new Output("distances", 1, 0, 1, 0, 4, 0);
        s.bind(s.shader(shader, new StreamOutputLayout(List.of(first, second), List.of(8))));
        s.program(Shaders.constant(1, 1, 1, 1));
        s.layout(VertexLayout.EMPTY);
        for (int on = 0; on < 4; on++) {
            RasterState.Builder r = s.raster();
            r.clipDistances = on;
            s.raster(r);
            Buffer b = buffer(s, 4);
            start(s, s.streamTarget(b, 0, 16));
            s.context.draw(Primitive.POINTS, 0, 1);
            stop(s);
            written(s, b, 5, 7);
        }
    }

    /** 32 words, each of another element than the one before: more parts than a device has outputs. */
    private static void elements(Scene s) {
        s.target(16, 16);
        int length = 8;
        List<Output> outputs = new ArrayList<>();
        Shader shader = Shaders.vertex("elements", (v, b) -> {
            for (int c = 0; c < 4; c++) {
                Variable part = new Variable(Variable.Mode.OUTPUT, "part" + c, Type.F32, length);
                part.location = 0;
                part.component = c;
                v.outputs.add(part);
                for (int e = 0; e < length; e++) b.storeOutput(part, b.i32(e), b.f32(4 * e + c));
            }
            return b.f32(0, 0, 0.5f, 1);
        });
        for (int e = 0; e < length; e++)
            for (int c = 0; c < 4; c++) outputs.add(new Output("part" + c, e, 0, 1, 0, 16 * e + 4 * c, 0));
        s.bind(s.shader(shader, new StreamOutputLayout(outputs, List.of(16 * length))));
        s.program(Shaders.constant(1, 1, 1, 1));
        s.layout(VertexLayout.EMPTY);
        Buffer b = buffer(s, 4 * length);
        start(s, s.streamTarget(b, 0, 16 * length));
        s.context.draw(Primitive.POINTS, 0, 1);
        stop(s);
        float[] all = new float[4 * length];
        for (int i = 0; i < all.length; i++) all[i] = i;
        written(s, b, all);
    }

    /** Points are as large as the state says, and what is written is the shader's size. */
    private static void pointSize(Scene s) {
        s.target(16, 16);
        Shader shader = Shaders.vertex("sized", (v, b) -> {
            b.storeOutput(v.output(Builtin.POINT_SIZE, Type.F32), b.f32(9));
            return b.f32(0, 0, 0.5f, 1);
        });
        Output size = new Output("out_point_size", 0, 0, 1, 0, 0, 0);
        s.bind(s.shader(shader, new StreamOutputLayout(List.of(size), List.of(4))));
        s.program(Shaders.constant(1, 1, 1, 1));
        s.layout(VertexLayout.EMPTY);
        for (boolean fromShader : new boolean[] {false, true}) {
            RasterState.Builder r = s.raster();
            r.pointSizeFromShader = fromShader;
            s.raster(r);
            Buffer b = buffer(s, 2);
            start(s, s.streamTarget(b, 0, 8));
            s.context.draw(Primitive.POINTS, 0, 1);
            stop(s);
            written(s, b, 9);
        }
    }

    private static void gaps(Scene s) {
        begin(
                s,
                new StreamOutputLayout(
                        List.of(
                                new Output("twice", 0, 1, 1, 0, 4, 0),
                                new Output("id", 0, 0, 1, 0, 12, 0),
                                new Output("out_position", 0, 2, 2, 0, 16, 0)),
                        List.of(28)));
        Buffer b = buffer(s, 16);
        start(s, s.streamTarget(b, 0, 64));
        s.context.draw(Primitive.POINTS, 5, 2);
        stop(s);
        written(s, b, -1, 0, -1, 5, 0.5f, 1, -1, -1, 0, -1, 6, 0.5f, 1);
    }

    private static void twoBuffers(Scene s) {
        begin(
                s,
                new StreamOutputLayout(
                        List.of(new Output("id", 0, 0, 1, 0, 0, 0), new Output("twice", 0, 0, 2, 1, 0, 0)),
                        List.of(4, 8)));
        Buffer a = buffer(s, 8);
        Buffer b = buffer(s, 8);
        start(s, s.streamTarget(a, 0, 32), s.streamTarget(b, 0, 32));
        s.context.draw(Primitive.POINTS, 1, 3);
        stop(s);
        written(s, a, 1, 2, 3);
        written(s, b, 2, 0, 4, 0, 6, 0);
    }

    private static void offset(Scene s) {
        begin(s, ids());
        Buffer b = buffer(s, 16);
        start(s, s.streamTarget(b, 16, 16));
        s.context.draw(Primitive.POINTS, 0, 3);
        stop(s);
        written(s, b, -1, -1, -1, -1, 0, 1, 2);
    }

    private static void goesOn(Scene s) {
        begin(s, ids());
        Buffer b = buffer(s, 16);
        start(s, s.streamTarget(b, 0, 64));
        s.context.draw(Primitive.POINTS, 0, 3);
        s.context.draw(Primitive.POINTS, 7, 2);
        stop(s);
        s.context.draw(Primitive.POINTS, 0, 5);
        written(s, b, 0, 1, 2, 7, 8);
    }

    private static void rebind(Scene s, boolean append) {
        begin(s, ids());
        Buffer b = buffer(s, 16);
        StreamTarget t = s.streamTarget(b, 0, 64);
        start(s, t);
        s.context.draw(Primitive.POINTS, 0, 3);
        stop(s);
        s.context.draw(Primitive.POINTS, 10, 3);
        s.context.setStreamTargets(new StreamTarget[] {t}, new boolean[] {append});
        s.context.draw(Primitive.POINTS, 7, 2);
        stop(s);
        if (append) written(s, b, 0, 1, 2, 7, 8);
        else written(s, b, 7, 8, 2);
    }

    private static void overflow(Scene s) {
        begin(s, ids());
        Buffer b = buffer(s, 16);
        start(s, s.streamTarget(b, 0, 5 * 4));
        Query written = s.query(Query.Kind.PRIMITIVES_WRITTEN);
        Query generated = s.query(Query.Kind.PRIMITIVES_GENERATED);
        s.context.beginQuery(written);
        s.context.beginQuery(generated);
        s.context.draw(Primitive.TRIANGLES, 0, 9);
        s.context.endQuery(written);
        s.context.endQuery(generated);
        stop(s);
        written(s, b, 0, 1, 2);
        s.equal(1, s.context.queryResult(written, true), "primitives written");
        s.equal(3, s.context.queryResult(generated, true), "primitives generated");
    }

    private static void queries(Scene s) {
        begin(s, ids());
        Buffer b = buffer(s, 16);
        Query written = s.query(Query.Kind.PRIMITIVES_WRITTEN);
        Query overflow = s.query(Query.Kind.STREAM_OVERFLOW);
        s.context.beginQuery(written);
        s.context.draw(Primitive.LINES, 0, 6);
        start(s, s.streamTarget(b, 0, 64));
        s.context.beginQuery(overflow);
        s.context.draw(Primitive.LINES, 0, 4);
        s.context.endQuery(overflow);
        s.context.endQuery(written);
        s.equal(2, s.context.queryResult(written, true), "primitives written");
        s.equal(0, s.context.queryResult(overflow, true), "overflow");
        s.context.beginQuery(overflow);
        s.context.draw(Primitive.POINTS, 0, 40);
        s.context.endQuery(overflow);
        stop(s);
        s.equal(1, s.context.queryResult(overflow, true), "overflow after 44 points in 16 words");
    }

    private static void discard(Scene s) {
        begin(s, ids());
        RasterState.Builder r = s.raster();
        r.discard = true;
        s.raster(r);
        Buffer b = buffer(s, 8);
        start(s, s.streamTarget(b, 0, 32));
        s.context.draw(Primitive.POINTS, 0, 4);
        stop(s);
        written(s, b, 0, 1, 2, 3);
    }

    private static void rasterizes(Scene s) {
        Texture t = s.target(4, 4);
        s.bind(s.shader(
                Shaders.vertex("covers", (v, b) -> {
                    b.storeOutput(v.output("id", Type.F32, 0), b.f32(3));
                    return Shaders.fullScreen(v, b, 0.5f);
                }),
                ids()));
        s.program(Shaders.constant(0, 1, 0, 1));
        s.layout(VertexLayout.EMPTY);
        Buffer b = buffer(s, 8);
        start(s, s.streamTarget(b, 0, 32));
        s.context.draw(Primitive.TRIANGLES, 0, 3);
        stop(s);
        s.solid(t, 0, 255, 0, 255, 0);
        written(s, b, 3, 3, 3);
    }

    private static void drawStream(Scene s) {
        begin(s, new StreamOutputLayout(List.of(new Output("out_position", 0, 0, 4, 0, 0, 0)), List.of(16)));
        Buffer b = s.buffer(Bind.STREAM_OUTPUT | Bind.VERTEX, 256);
        StreamTarget target = s.streamTarget(b, 0, 256);
        start(s, target);
        s.context.draw(Primitive.POINTS, 0, 5);
        stop(s);
        Query generated = s.query(Query.Kind.PRIMITIVES_GENERATED);
        s.bind(s.shared("pass_through", () -> Shaders.passThrough()));
        s.floatLayout(4);
        s.context.bindVertexBuffer(0, b, 0);
        s.context.beginQuery(generated);
        s.context.drawStream(Primitive.POINTS, target, 0, 0, 3);
        s.context.endQuery(generated);
        s.equal(15, s.context.queryResult(generated, true), "points drawn, of five vertices in three instances");
    }

    private static void instances(Scene s) {
        begin(
                s,
                new StreamOutputLayout(
                        List.of(new Output("id", 0, 0, 1, 0, 0, 0), new Output("twice", 0, 1, 1, 0, 4, 0)),
                        List.of(8)));
        Buffer b = buffer(s, 16);
        start(s, s.streamTarget(b, 0, 64));
        s.context.draw(Primitive.POINTS, false, 0, 3, 4, 2, 0, 0);
        stop(s);
        written(s, b, 4, 0, 5, 0, 4, 1, 5, 1, 4, 2, 5, 2);
    }
}
