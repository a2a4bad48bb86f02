package tepui.tools.kit.cases;

import static tepui.tools.kit.cases.GeometryCases.geometry;
import static tepui.tools.kit.cases.GeometryCases.vertex;
import static tepui.tools.kit.cases.GeometryCases.vertexInput;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Shader.Topology;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.StreamOutputLayout.Output;
import tepui.pipe.StreamTarget;
import tepui.pipe.Texture;
import tepui.pipe.VertexLayout;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Vertex streams of geometry shaders: each is captured and counted by itself, and only the first is seen. */
final class GeometryStreamCases {
    private GeometryStreamCases() {}

    static void addTo(Area seen) {
        Area streams = seen.needs("4 vertex streams", c -> c.maxVertexStreams >= 2 && c.maxStreamTargets >= 2);
        streams.add("streams", GeometryStreamCases::streams);
        streams.add("streamsAreCountedApart", GeometryStreamCases::countedStreams);
        streams.add("otherStreamsAreNotSeen", GeometryStreamCases::seenStreams);
    }

    /** A vertex of the first stream and two of the second one for each point; their values to a buffer each. */
    private static ShaderObject twoStreams(Scene s) {
        Shader g = geometry(Topology.POINTS, Topology.POINTS, 3, 1, (sh, b) -> {
            Variable id = vertexInput(sh, "id", Type.F32, 0);
            Variable a = sh.output("a", Type.F32, 0);
            Variable c = sh.output("c", Type.F32, 1);
            c.stream = 1;
            Variable position = sh.output(Builtin.POSITION, Type.F32X4);
            Value v = b.loadInput(id, b.i32(0));
            b.storeOutput(a, v);
            // The points 0, 1 ... of the lowest row of four.
            Value x = b.op(Op.FADD, b.op(Op.FMUL, v, b.f32(0.5f)), b.f32(-0.75f));
            b.storeOutput(position, b.vec(x, b.f32(s.clipY(3.5f), 0.5f, 1)));
            b.effect(Op.EMIT_VERTEX, 0);
            for (int i = 0; i < 2; i++) {
                b.storeOutput(c, b.op(Op.FADD, v, b.f32(100 + i * 100)));
                b.effect(Op.EMIT_VERTEX, 1);
            }
        });
        return s.shader(
                g,
                new StreamOutputLayout(
                        List.of(new Output("a", 0, 0, 1, 0, 0, 0), new Output("c", 0, 0, 1, 1, 0, 1)), List.of(4, 4)));
    }

    private static void capture(Scene s, Buffer a, Buffer c) {
        s.program(vertex());
        s.bind(twoStreams(s));
        s.program(Shaders.constant(1, 1, 1, 1));
        s.layout(VertexLayout.EMPTY);
        s.context.setStreamTargets(
                new StreamTarget[] {
                    s.streamTarget(a, 0, a.desc().size()),
                    s.streamTarget(c, 0, c.desc().size())
                },
                new boolean[2]);
    }

    private static void stop(Scene s) {
        s.context.setStreamTargets(new @Nullable StreamTarget[0], new boolean[0]);
    }

    private static void streams(Scene s) {
        s.target(4, 4);
        Buffer a = s.buffer(Bind.STREAM_OUTPUT, 16);
        Buffer c = s.buffer(Bind.STREAM_OUTPUT, 32);
        capture(s, a, c);
        s.context.draw(Primitive.POINTS, 0, 1);
        s.context.draw(Primitive.POINTS, 1, 1);
        stop(s);
        float[] first = s.readFloats(a);
        float[] second = s.readFloats(c);
        s.near(0, first[0], 0, "stream 0, vertex 0");
        s.near(1, first[1], 0, "stream 0, vertex 1");
        float[] e = {100, 200, 101, 201};
        for (int i = 0; i < 4; i++) s.near(e[i], second[i], 0, "stream 1, vertex " + i);
    }

    private static void countedStreams(Scene s) {
        s.target(4, 4);
        capture(s, s.buffer(Bind.STREAM_OUTPUT, 32), s.buffer(Bind.STREAM_OUTPUT, 12));
        Query[] queries = {
            s.query(Query.Kind.PRIMITIVES_WRITTEN, 0),
            s.query(Query.Kind.PRIMITIVES_WRITTEN, 1),
            s.query(Query.Kind.STREAM_OVERFLOW, 0),
            s.query(Query.Kind.STREAM_OVERFLOW, 1),
            s.query(Query.Kind.STREAM_OVERFLOW_ANY)
        };
        for (Query q : queries) s.context.beginQuery(q);
        s.context.draw(Primitive.POINTS, 0, 2);
        for (Query q : queries) s.context.endQuery(q);
        stop(s);
        int[] expected = {2, 3, 0, 1, 1};
        for (int i = 0; i < queries.length; i++) {
            s.equal(
                    expected[i],
                    s.context.queryResult(queries[i], true),
                    queries[i].kind() + " of stream " + queries[i].index());
        }
    }

    private static void seenStreams(Scene s) {
        Texture t = s.target(4, 4);
        capture(s, s.buffer(Bind.STREAM_OUTPUT, 32), s.buffer(Bind.STREAM_OUTPUT, 32));
        Query seen = s.query(Query.Kind.OCCLUSION);
        s.context.beginQuery(seen);
        s.context.draw(Primitive.POINTS, 1, 2);
        s.context.endQuery(seen);
        stop(s);
        s.equal(2, s.context.queryResult(seen, true), "samples of two points");
        for (int x = 0; x < 4; x++) {
            int white = x == 1 || x == 2 ? 255 : 0;
            s.pixel(t, x, 3, white, white, white, white);
        }
    }
}
