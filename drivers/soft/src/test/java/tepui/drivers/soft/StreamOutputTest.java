package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Variable;
import tepui.pipe.Buffer;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.StreamTarget;

class StreamOutputTest {
    private final SoftLab lab = new SoftLab();

    @BeforeEach
    void vertexNumbers() {
        lab.discardFragments();
        numbers(SoftLab.streams("number", 1));
    }

    @AfterEach
    void close() {
        lab.close();
    }

    private void numbers(StreamOutputLayout layout) {
        lab.bind(lab.shader(
                Stage.VERTEX,
                layout,
                (s, b) -> b.storeOutput(
                        s.output("number", Type.I32, 0), b.loadInput(s.input(Builtin.VERTEX_ID, Type.I32)))));
    }

    private Query query(Query.Kind kind, Runnable work) {
        Query q = lab.device.createQuery(kind, 0);
        lab.context.beginQuery(q);
        work.run();
        lab.context.endQuery(q);
        return q;
    }

    @Test
    void aPrimitiveThatDoesNotFitIsNotWrittenAtAll() {
        Buffer out = lab.ints(-1, -1, -1, -1, -1);
        lab.capture(out);
        lab.context.draw(Primitive.TRIANGLES, 0, 6);
        assertArrayEquals(new int[] {0, 1, 2, -1, -1}, lab.readInts(out));
    }

    @Test
    void queriesTellWhatWasGeneratedWrittenAndLost() {
        Buffer out = lab.buffer(5 * 4);
        lab.capture(out);
        Query generated = lab.device.createQuery(Query.Kind.PRIMITIVES_GENERATED, 0);
        Query overflow = lab.device.createQuery(Query.Kind.STREAM_OVERFLOW, 0);
        lab.context.beginQuery(generated);
        lab.context.beginQuery(overflow);
        Query written = query(Query.Kind.PRIMITIVES_WRITTEN, () -> lab.context.draw(Primitive.LINES, 0, 8));
        lab.context.endQuery(generated);
        lab.context.endQuery(overflow);
        assertEquals(4, lab.context.queryResult(generated, true));
        assertEquals(2, lab.context.queryResult(written, true));
        assertEquals(1, lab.context.queryResult(overflow, true));
    }

    @Test
    void nothingOverflowsWhereEverythingFits() {
        lab.capture(lab.buffer(32));
        Query any = query(Query.Kind.STREAM_OVERFLOW_ANY, () -> lab.context.draw(Primitive.LINES, 0, 8));
        assertEquals(0, lab.context.queryResult(any, true));
    }

    @Test
    void primitivesAreGeneratedWithoutTargetsToo() {
        Query q = query(Query.Kind.PRIMITIVES_GENERATED, () -> lab.context.draw(Primitive.TRIANGLE_STRIP, 0, 5));
        assertEquals(3, lab.context.queryResult(q, true));
    }

    @Test
    void outputIsAppendedWhereAsked() {
        Buffer out = lab.ints(-1, -1, -1, -1);
        StreamTarget t = lab.capture(out);
        lab.context.draw(Primitive.POINTS, 5, 2);
        lab.context.setStreamTargets(new StreamTarget[0], new boolean[0]);
        lab.context.draw(Primitive.POINTS, 50, 1);
        lab.context.setStreamTargets(new StreamTarget[] {t}, new boolean[] {true});
        lab.context.draw(Primitive.POINTS, 8, 1);
        assertArrayEquals(new int[] {5, 6, 8, -1}, lab.readInts(out));
        lab.context.setStreamTargets(new StreamTarget[] {t}, new boolean[] {false});
        lab.context.draw(Primitive.POINTS, 1, 1);
        assertArrayEquals(new int[] {1, 6, 8, -1}, lab.readInts(out));
    }

    @Test
    void drawingFromATargetTakesItsCount() {
        Buffer first = lab.buffer(64);
        StreamTarget source = lab.capture(first);
        lab.context.draw(Primitive.POINTS, 0, 7);
        Buffer second = lab.buffer(64);
        StreamTarget t = lab.capture(second);
        lab.context.drawStream(Primitive.POINTS, source, 0, 0, 2);
        assertEquals(14 * 4, ((SoftStreamTarget) t).stream.filled);
    }

    @Test
    void gapsInTheVertexStayAsTheyAre() {
        Buffer out = lab.ints(-1, -1, -1, -1, -1, -1);
        numbers(new StreamOutputLayout(
                List.of(new StreamOutputLayout.Output("number", 0, 0, 1, 0, 4, 0)), List.of(12)));
        lab.capture(out);
        lab.context.draw(Primitive.POINTS, 3, 2);
        assertArrayEquals(new int[] {-1, 3, -1, -1, 4, -1}, lab.readInts(out));
    }

    @Test
    void aTargetMayStartInsideItsBuffer() {
        Buffer out = lab.ints(-1, -1, -1, -1);
        StreamTarget t = lab.device.createStreamTarget(out, 4, 8);
        lab.context.setStreamTargets(new StreamTarget[] {t}, new boolean[1]);
        lab.context.draw(Primitive.POINTS, 1, 9);
        assertArrayEquals(new int[] {-1, 1, 2, -1}, lab.readInts(out));
    }

    @Test
    void elementsOfArraysAreNamed() {
        StreamOutputLayout layout =
                new StreamOutputLayout(List.of(new StreamOutputLayout.Output("many", 1, 1, 2, 0, 0, 0)), List.of(8));
        lab.bind(lab.shader(Stage.VERTEX, layout, (s, b) -> {
            Variable many = new Variable(Variable.Mode.OUTPUT, "many", Type.F32X3, 2);
            many.location = 0;
            s.outputs.add(many);
            b.storeOutput(many, b.i32(0), b.f32(1, 2, 3));
            b.storeOutput(many, b.i32(1), b.f32(4, 5, 6));
        }));
        Buffer out = lab.buffer(8);
        lab.capture(out);
        lab.context.draw(Primitive.POINTS, 0, 1);
        assertArrayEquals(new float[] {5, 6}, lab.readFloats(out));
    }

    @Test
    void namesMustBeOutputs() {
        Shader s = new Shader(Stage.VERTEX, "empty");
        new tepui.ir.Builder(s).ret();
        IllegalArgumentException e = assertThrows(
                IllegalArgumentException.class, () -> lab.device.createShader(s, SoftLab.streams("missing", 1)));
        assertEquals(true, e.getMessage().contains("'missing'"), e.getMessage());
    }
}
