package tepui.pipe;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class PrimitiveIndicesTest {
    private static int[] list(Primitive primitive, int vertices, boolean provokingFirst) {
        int[] to = new int[(int) PrimitiveIndices.count(primitive, vertices)];
        assertEquals(to.length, PrimitiveIndices.write(primitive, 10, vertices, provokingFirst, to, 0));
        return to;
    }

    @Test
    void quadsKeepTheVertexThatProvokes() {
        assertArrayEquals(new int[] {10, 11, 12, 10, 12, 13}, list(Primitive.QUADS, 7, true));
        assertArrayEquals(new int[] {10, 11, 13, 11, 12, 13, 14, 15, 17, 15, 16, 17}, list(Primitive.QUADS, 8, false));
    }

    @Test
    void stripsTurnTheirLastTwoVertices() {
        assertArrayEquals(
                new int[] {10, 11, 13, 10, 13, 12, 12, 13, 15, 12, 15, 14}, list(Primitive.QUAD_STRIP, 7, true));
        assertArrayEquals(new int[] {10, 11, 13, 12, 10, 13}, list(Primitive.QUAD_STRIP, 4, false));
    }

    @Test
    void polygonsAreFlatInTheirFirstVertex() {
        assertArrayEquals(new int[] {10, 11, 12, 10, 12, 13}, list(Primitive.POLYGON, 4, true));
        assertArrayEquals(new int[] {11, 12, 10, 12, 13, 10}, list(Primitive.POLYGON, 4, false));
    }

    @Test
    void fansAreFlatInTheirOwnVertices() {
        assertArrayEquals(new int[] {11, 12, 10, 12, 13, 10}, list(Primitive.TRIANGLE_FAN, 4, true));
        assertArrayEquals(new int[] {10, 11, 12, 10, 12, 13}, list(Primitive.TRIANGLE_FAN, 4, false));
    }

    @Test
    void loopsClose() {
        assertArrayEquals(new int[] {10, 11, 11, 12, 12, 10}, list(Primitive.LINE_LOOP, 3, true));
        assertArrayEquals(new int[] {10, 11, 11, 10}, list(Primitive.LINE_LOOP, 2, false));
    }

    @Test
    void tooFewVerticesMakeNothing() {
        for (Primitive p : Primitive.values()) {
            if (!PrimitiveIndices.isKnown(p)) continue;
            for (int n = -1; n < 2; n++) assertEquals(0, list(p, n, true).length);
        }
        assertEquals(0, list(Primitive.QUADS, 3, true).length);
        assertEquals(0, list(Primitive.QUAD_STRIP, 3, true).length);
        assertEquals(0, list(Primitive.POLYGON, 2, true).length);
    }

    @Test
    void restartsCutRuns() {
        int[] indices = {99, 5, 6, 7, -1, -1, 1, 2, 3, 4, -1, 8};
        int[] to = new int[64];
        int end = PrimitiveIndices.write(Primitive.TRIANGLE_FAN, indices, 1, 11, 0xffffffffL, false, to, 2);
        assertArrayEquals(new int[] {0, 0, 5, 6, 7, 1, 2, 3, 1, 3, 4}, Arrays.copyOf(to, end));
        end = PrimitiveIndices.write(
                Primitive.LINE_LOOP, new int[] {3, 4}, 0, 2, PrimitiveIndices.NO_RESTART, false, to, 0);
        assertArrayEquals(new int[] {3, 4, 4, 3}, Arrays.copyOf(to, end));
    }

    @Test
    void countsDoNotOverflowAndOthersAreRefused() {
        assertEquals(6L * (Integer.MAX_VALUE / 4), PrimitiveIndices.count(Primitive.QUADS, Integer.MAX_VALUE));
        assertFalse(PrimitiveIndices.isKnown(Primitive.TRIANGLES));
        assertThrows(IllegalArgumentException.class, () -> PrimitiveIndices.count(Primitive.TRIANGLES, 3));
        assertThrows(
                IllegalArgumentException.class,
                () -> PrimitiveIndices.write(Primitive.POINTS, 0, 3, true, new int[9], 0));
    }
}
