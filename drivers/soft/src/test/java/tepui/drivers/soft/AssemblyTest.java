package tepui.drivers.soft;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.ir.Builtin;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Variable;
import tepui.pipe.Buffer;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.StreamTarget;

/** Which vertices make which primitives, seen through stream output: each vertex writes its number. */
class AssemblyTest {
    private final SoftLab lab = new SoftLab();
    private Buffer out;

    @BeforeEach
    void captureVertexNumbers() {
        out = lab.buffer(1 << 20);
        lab.discardFragments();
        lab.bind(lab.shader(Stage.VERTEX, SoftLab.streams("number", 1), (s, b) -> {
            Variable number = s.output("number", Type.I32, 0);
            b.storeOutput(number, b.loadInput(s.input(Builtin.VERTEX_ID, Type.I32)));
        }));
    }

    @AfterEach
    void close() {
        lab.close();
    }

    private int[] draw(Primitive primitive, int first, int count) {
        StreamTarget t = lab.capture(out);
        lab.context.draw(primitive, first, count);
        return captured(t);
    }

    private int[] drawIndices(Primitive primitive, int... indices) {
        StreamTarget t = lab.capture(out);
        lab.context.bindIndexBuffer(lab.ints(indices), 0, IndexType.U32);
        lab.context.drawIndexed(primitive, 0, indices.length);
        return captured(t);
    }

    private int[] captured(StreamTarget t) {
        int n = (int) (((SoftStreamTarget) t).stream.filled / 4);
        return lab.words(out, n);
    }

    @Test
    void pointsComeOneByOne() {
        assertArrayEquals(new int[] {5, 6, 7}, draw(Primitive.POINTS, 5, 3));
    }

    @Test
    void anIncompleteTriangleIsLeftOut() {
        assertArrayEquals(new int[] {0, 1, 2, 3, 4, 5}, draw(Primitive.TRIANGLES, 0, 8));
    }

    @Test
    void aLineStripSharesVertices() {
        assertArrayEquals(new int[] {0, 1, 1, 2, 2, 3}, draw(Primitive.LINE_STRIP, 0, 4));
    }

    @Test
    void aLineLoopIsClosed() {
        assertArrayEquals(new int[] {0, 1, 1, 2, 2, 0}, draw(Primitive.LINE_LOOP, 0, 3));
    }

    @Test
    void oddTrianglesOfAStripAreTurned() {
        assertArrayEquals(new int[] {0, 1, 2, 2, 1, 3, 2, 3, 4}, draw(Primitive.TRIANGLE_STRIP, 0, 5));
    }

    @Test
    void oddTrianglesOfAStripKeepTheirFirstVertexFirst() {
        RasterState.Builder r = new RasterState.Builder();
        r.discard = true;
        r.provokingFirst = true;
        lab.raster(r);
        assertArrayEquals(new int[] {0, 1, 2, 1, 3, 2}, draw(Primitive.TRIANGLE_STRIP, 0, 4));
    }

    @Test
    void aFanTurnsAroundItsFirstVertex() {
        assertArrayEquals(new int[] {0, 1, 2, 0, 2, 3, 0, 3, 4}, draw(Primitive.TRIANGLE_FAN, 0, 5));
    }

    @Test
    void aQuadIsTwoTrianglesWithTheLastVertexInBoth() {
        assertArrayEquals(new int[] {0, 1, 3, 1, 2, 3}, draw(Primitive.QUADS, 0, 4));
    }

    @Test
    void aQuadStripAlternates() {
        assertArrayEquals(new int[] {0, 1, 3, 0, 3, 2, 2, 3, 5, 2, 5, 4}, draw(Primitive.QUAD_STRIP, 0, 6));
    }

    @Test
    void aPolygonIsAFan() {
        assertArrayEquals(new int[] {0, 1, 2, 0, 2, 3}, draw(Primitive.POLYGON, 0, 4));
    }

    @Test
    void adjacentVerticesAreDroppedWithoutAGeometryShader() {
        assertArrayEquals(new int[] {1, 2, 5, 6}, draw(Primitive.LINES_ADJACENCY, 0, 8));
        assertArrayEquals(new int[] {1, 2, 2, 3}, draw(Primitive.LINE_STRIP_ADJACENCY, 0, 5));
        assertArrayEquals(new int[] {0, 2, 4}, draw(Primitive.TRIANGLES_ADJACENCY, 0, 6));
        assertArrayEquals(new int[] {0, 2, 4, 4, 2, 6}, draw(Primitive.TRIANGLE_STRIP_ADJACENCY, 0, 8));
    }

    @Test
    void longStripsGoOnAcrossBatches() {
        int n = 10_000;
        int[] got = draw(Primitive.TRIANGLE_STRIP, 0, n);
        assertEquals(3 * (n - 2), got.length);
        for (int i = 0; i < n - 2; i++) {
            int[] want = (i & 1) == 0 ? new int[] {i, i + 1, i + 2} : new int[] {i + 1, i, i + 2};
            assertArrayEquals(want, Arrays.copyOfRange(got, 3 * i, 3 * i + 3), "triangle " + i);
        }
    }

    @Test
    void longFansKeepTheirHub() {
        int n = 3000;
        int[] got = draw(Primitive.TRIANGLE_FAN, 0, n);
        assertEquals(3 * (n - 2), got.length);
        for (int i = 0; i < n - 2; i++) {
            assertArrayEquals(new int[] {0, i + 1, i + 2}, Arrays.copyOfRange(got, 3 * i, 3 * i + 3));
        }
    }

    @Test
    void longLoopsCloseAtTheirFirstVertex() {
        int n = 3000;
        int[] got = draw(Primitive.LINE_LOOP, 7, n);
        assertEquals(2 * n, got.length);
        assertArrayEquals(new int[] {7 + n - 1, 7}, Arrays.copyOfRange(got, 2 * n - 2, 2 * n));
    }

    @Test
    void restartBeginsAStripAnew() {
        lab.context.setPrimitiveRestart(true, -1);
        assertArrayEquals(
                new int[] {0, 1, 2, 4, 5, 6, 6, 5, 7}, drawIndices(Primitive.TRIANGLE_STRIP, 0, 1, 2, -1, 4, 5, 6, 7));
    }

    @Test
    void restartDropsAnIncompleteTriangle() {
        lab.context.setPrimitiveRestart(true, 99);
        assertArrayEquals(new int[] {2, 3, 4}, drawIndices(Primitive.TRIANGLES, 0, 1, 99, 2, 3, 4, 99, 5));
    }

    @Test
    void restartIsComparedBeforeTheBaseVertexIsAdded() {
        lab.context.setPrimitiveRestart(true, 3);
        StreamTarget t = lab.capture(out);
        lab.context.bindIndexBuffer(lab.bytes(0, 1, 3, 2, 0), 0, IndexType.U8);
        lab.context.draw(Primitive.LINE_STRIP, true, 0, 1, 0, 5, 10, 0);
        assertArrayEquals(new int[] {10, 11, 12, 10}, captured(t));
    }

    @Test
    void everyWidthOfIndexIsRead() {
        lab.context.bindIndexBuffer(lab.shorts(0xfffe, 3, 1), 0, IndexType.U16);
        StreamTarget t = lab.capture(out);
        lab.context.drawIndexed(Primitive.TRIANGLES, 0, 3);
        assertArrayEquals(new int[] {0xfffe, 3, 1}, captured(t));
        lab.context.bindIndexBuffer(lab.bytes(250, 3, 1, 7), 1, IndexType.U8);
        t = lab.capture(out);
        lab.context.drawIndexed(Primitive.TRIANGLES, 0, 3);
        assertArrayEquals(new int[] {3, 1, 7}, captured(t));
    }

    @Test
    void indicesBeyondTheBufferAreZero() {
        lab.context.bindIndexBuffer(lab.ints(4, 5), 0, IndexType.U32);
        StreamTarget t = lab.capture(out);
        lab.context.drawIndexed(Primitive.TRIANGLES, 1, 6);
        assertArrayEquals(new int[] {5, 0, 0, 0, 0, 0}, captured(t));
    }

    @Test
    void rangesOfAMultiDrawFollowEachOther() {
        StreamTarget t = lab.capture(out);
        lab.context.draw(Primitive.LINES, false, 0, 1, new int[] {9, 4, 2, 0, 7, 2, 0}, 1, 2);
        assertArrayEquals(new int[] {4, 5, 7, 8}, captured(t));
    }

    @Test
    void instancesRepeatAll() {
        StreamTarget t = lab.capture(out);
        lab.context.draw(Primitive.LINES, false, 0, 3, 1, 2, 0, 0);
        assertArrayEquals(new int[] {1, 2, 1, 2, 1, 2}, captured(t));
    }
}
