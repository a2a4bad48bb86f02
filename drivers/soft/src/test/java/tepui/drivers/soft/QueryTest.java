package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.Texture;

class QueryTest {
    private final SoftLab lab = new SoftLab();
    private Texture target;

    @BeforeEach
    void fullScreenTriangle() {
        target = lab.canvas(16, 16);
        lab.floatLayout(4);
        lab.context.bindVertexBuffer(0, lab.floats(-1, -1, 0, 1, 3, -1, 0, 1, -1, 3, 0, 1), 0);
        lab.bind(lab.vertex((s, b) -> {}));
        lab.bind(lab.solid(1, 1, 1, 1));
    }

    @AfterEach
    void close() {
        lab.close();
    }

    private void draw(int size) {
        lab.context.setViewport(0, 0, 0, size, size, 0, 1);
        lab.context.draw(Primitive.TRIANGLES, 0, 3);
    }

    private Query query(Query.Kind kind, int index) {
        return lab.device.createQuery(kind, index);
    }

    private long result(Query q) {
        return lab.context.queryResult(q, true);
    }

    @Test
    void samplesAreCountedExactly() {
        Query q = query(Query.Kind.OCCLUSION, 0);
        lab.context.beginQuery(q);
        draw(16);
        draw(3);
        lab.context.endQuery(q);
        draw(5);
        assertEquals(256 + 9, result(q));
    }

    @Test
    void overlappingQueriesCountTheirOwn() {
        Query a = query(Query.Kind.OCCLUSION, 0);
        Query b = query(Query.Kind.OCCLUSION, 0);
        Query any = query(Query.Kind.OCCLUSION_ANY, 0);
        lab.context.beginQuery(a);
        draw(1);
        lab.context.beginQuery(b);
        draw(2);
        lab.context.endQuery(a);
        draw(3);
        lab.context.beginQuery(any);
        lab.context.endQuery(any);
        lab.context.endQuery(b);
        assertEquals(1 + 4, result(a));
        assertEquals(4 + 9, result(b));
        assertEquals(0, result(any));
    }

    @Test
    void aQueryMayBeUsedAgain() {
        Query q = query(Query.Kind.OCCLUSION_ANY, 0);
        for (int n = 0; n < 3; n++) {
            lab.context.beginQuery(q);
            if (n == 1) draw(4);
            lab.context.endQuery(q);
            assertEquals(n == 1 ? 1 : 0, result(q));
        }
    }

    @Test
    void pipelineStatisticsAreExact() {
        Query[] q = new Query[Query.Statistic.values().length];
        for (int i = 0; i < q.length; i++) {
            q[i] = query(Query.Kind.PIPELINE_STATISTIC, i);
            lab.context.beginQuery(q[i]);
        }
        lab.context.setViewport(0, 0, 0, 4, 4, 0, 1);
        lab.context.bindIndexBuffer(lab.ints(0, 1, 2, 0, 1, 2, 0), 0, tepui.pipe.IndexType.U32);
        lab.context.drawIndexed(Primitive.TRIANGLES, 0, 7);
        for (Query each : q) lab.context.endQuery(each);
        assertEquals(7, result(q[Query.Statistic.INPUT_VERTICES.ordinal()]));
        assertEquals(2, result(q[Query.Statistic.INPUT_PRIMITIVES.ordinal()]));
        assertEquals(3, result(q[Query.Statistic.VERTEX_INVOCATIONS.ordinal()]));
        assertEquals(2, result(q[Query.Statistic.CLIPPING_INPUT.ordinal()]));
        assertEquals(2 * 16, result(q[Query.Statistic.FRAGMENT_INVOCATIONS.ordinal()]));
        assertEquals(0, result(q[Query.Statistic.GEOMETRY_INVOCATIONS.ordinal()]));
        assertEquals(0, result(q[Query.Statistic.COMPUTE_INVOCATIONS.ordinal()]));
    }

    @Test
    void timeDoesNotRunBackwards() {
        Query first = query(Query.Kind.TIMESTAMP, 0);
        Query second = query(Query.Kind.TIMESTAMP, 0);
        Query elapsed = query(Query.Kind.TIME_ELAPSED, 0);
        lab.context.endQuery(first);
        lab.context.beginQuery(elapsed);
        draw(16);
        lab.context.endQuery(elapsed);
        lab.context.endQuery(second);
        assertTrue(result(second) >= result(first));
        assertTrue(result(elapsed) >= 0);
        assertTrue(result(elapsed) <= result(second) - result(first));
    }

    @Test
    void resultsGoToBuffers() {
        Query q = query(Query.Kind.OCCLUSION, 0);
        lab.context.beginQuery(q);
        draw(16);
        lab.context.endQuery(q);
        Buffer b = lab.ints(-1, -1, -1, -1);
        lab.context.queryResultToBuffer(q, b, 0, 8, true, false);
        lab.context.queryResultToBuffer(q, b, 8, 4, true, false);
        lab.context.queryResultToBuffer(q, b, 12, 4, true, true);
        assertArrayEquals(new int[] {256, 0, 256, 1}, lab.readInts(b));
    }

    @Test
    void aConditionSkipsDrawsAndClears() {
        Query none = query(Query.Kind.OCCLUSION, 0);
        lab.context.beginQuery(none);
        lab.context.endQuery(none);
        lab.context.setCondition(none, true, false);
        draw(16);
        lab.context.clearColor(0, ClearColor.of(1, 1, 1, 1), null, 15);
        assertEquals(0, lab.pixels(target)[0]);
        lab.context.setCondition(none, true, true);
        draw(1);
        assertEquals(-1, lab.pixels(target)[0]);
        assertEquals(0, lab.pixels(target)[1]);
        lab.context.setCondition(null, true, false);
        draw(2);
        assertEquals(-1, lab.pixels(target)[1]);
    }

    @Test
    void misuseIsRefused() {
        Query q = query(Query.Kind.OCCLUSION, 0);
        assertThrows(IllegalArgumentException.class, () -> lab.context.endQuery(q));
        assertThrows(IllegalArgumentException.class, () -> lab.context.queryResult(q, true));
        lab.context.beginQuery(q);
        assertThrows(IllegalArgumentException.class, () -> lab.context.beginQuery(q));
        assertThrows(IllegalArgumentException.class, () -> lab.context.queryResult(q, true));
        Query t = query(Query.Kind.TIMESTAMP, 0);
        assertThrows(IllegalArgumentException.class, () -> lab.context.beginQuery(t));
        assertThrows(IllegalArgumentException.class, () -> query(Query.Kind.PRIMITIVES_GENERATED, 4));
    }
}
