package tepui.pipe.driver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;

class IndexListsTest {
    private static final int CUT = 99;

    private final IndexLists lists = new IndexLists(IndexListsTest::read);

    @Test
    void quadsWithoutIndicesAreNumbered() {
        lists.number(6);
        assertArrayEquals(new int[] {0, 1, 2, 0, 2, 3}, made(lists.make(Primitive.QUADS, false, 0, true, 3)));
        assertEquals(Primitive.TRIANGLES, lists.primitive());
        assertFalse(lists.cuts());
    }

    @ParameterizedTest
    @EnumSource
    void indicesOfEachWidthAreRead(IndexType type) {
        lists.read(buffer(type, 7, 8, 250, 9, 10, 11), type.bytes(), type, 1, 4);
        assertArrayEquals(new int[] {250, 9, 10, 11}, made(lists.make(Primitive.POINTS, false, 0, true, 3)));
    }

    @Test
    void indicesOutsideOfTheBufferAreZero() {
        Buffer b = buffer(IndexType.U16, 5, 6, 7);
        lists.read(b, 0, IndexType.U16, 1, 4);
        assertArrayEquals(new int[] {6, 7, 0, 0}, made(lists.make(Primitive.POINTS, false, 0, true, 3)));
        lists.read(b, 0, IndexType.U16, 100, 2);
        assertArrayEquals(new int[] {0, 0}, made(lists.make(Primitive.POINTS, false, 0, true, 3)));
    }

    @Test
    void stripsKeepTheirRestarts() {
        read(1, 2, 3, CUT, CUT, 4, 5, 6, CUT);
        assertArrayEquals(
                new int[] {1, 2, 3, -1, 4, 5, 6}, made(lists.make(Primitive.TRIANGLE_STRIP, true, CUT, true, 3)));
        assertEquals(Primitive.TRIANGLE_STRIP, lists.primitive());
        assertTrue(lists.cuts());
    }

    @Test
    void aRestartDropsWhatIsNotWhole() {
        read(1, 2, 3, 4, CUT, 5, 6, CUT, 7, 8, 9);
        assertArrayEquals(new int[] {1, 2, 3, 7, 8, 9}, made(lists.make(Primitive.TRIANGLES, true, CUT, true, 3)));
        read(1, 2, 3, CUT, 4, 5);
        assertArrayEquals(new int[] {1, 2, 4, 5}, made(lists.make(Primitive.LINES, true, CUT, true, 3)));
        read(1, 2, 3, 4, 5, CUT, 6, 7, 8, 9);
        assertArrayEquals(new int[] {1, 2, 3, 4, 6, 7, 8, 9}, made(lists.make(Primitive.PATCHES, true, CUT, true, 4)));
    }

    @Test
    void loopsAreClosedStrips() {
        read(1, 2, 3, CUT, 4, CUT, 5, 6);
        assertArrayEquals(new int[] {1, 2, 3, 1, -1, 5, 6, 5}, made(lists.makeClosedStrips(true, CUT)));
        assertEquals(Primitive.LINE_STRIP, lists.primitive());
        assertTrue(lists.cuts());
        read(1, 2, CUT, 4);
        assertArrayEquals(new int[] {1, 2, CUT, 4, 1}, made(lists.makeClosedStrips(false, CUT)));
    }

    @Test
    void loopsCloseBetweenRestarts() {
        read(1, 2, 3, CUT, 4, 5);
        assertArrayEquals(
                new int[] {1, 2, 2, 3, 3, 1, 4, 5, 5, 4}, made(lists.make(Primitive.LINE_LOOP, true, CUT, true, 3)));
        assertEquals(Primitive.LINES, lists.primitive());
    }

    @Test
    void neighboursGo() {
        lists.number(9);
        assertArrayEquals(new int[] {1, 2, 5, 6}, without(Primitive.LINES_ADJACENCY));
        assertArrayEquals(new int[] {1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7}, without(Primitive.LINE_STRIP_ADJACENCY));
        assertEquals(Primitive.LINES, lists.primitive());
        lists.number(13);
        assertArrayEquals(new int[] {0, 2, 4, 6, 8, 10}, without(Primitive.TRIANGLES_ADJACENCY));
        assertArrayEquals(new int[] {0, 2, 4, 2, 6, 4, 4, 6, 8, 6, 10, 8}, without(Primitive.TRIANGLE_STRIP_ADJACENCY));
        assertEquals(Primitive.TRIANGLES, lists.primitive());
    }

    @Test
    void arraysGrowToTheDraw() {
        lists.number(1000);
        assertEquals(2000, lists.make(Primitive.LINE_LOOP, false, 0, true, 3));
        lists.number(5000);
        assertEquals(3 * 4998, lists.make(Primitive.TRIANGLE_FAN, false, 0, true, 3));
    }

    @Test
    void indirectDrawsAreReadBack() {
        Buffer parameters = buffer(
                IndexType.U32,
                new int[] {-1, 3, 2, 10, 4, 50, -1, 0, 1, 0, 0, 0, -1, 6, 1, 20, 5, 60, -1, 9, 1, 0, 0, 0, -1});
        List<String> drawn = new ArrayList<>();
        IndirectRanges.Range range =
                (primitive, indexed, firstInstance, instances, first, vertices, base, id) -> drawn.add(id + ": "
                        + vertices + " x " + instances + " from " + first + ", " + base + ", " + firstInstance);
        Buffer counts = buffer(IndexType.U32, 8, 3);
        IndirectRanges.Parameters four = new IndirectRanges.Parameters(parameters, 4, 4, 24, counts, 4);
        IndirectRanges.draw(IndexListsTest::read, Primitive.QUADS, true, four, range);
        assertEquals(List.of("0: 3 x 2 from 10, 4, 50", "2: 6 x 1 from 20, 5, 60"), drawn);
        drawn.clear();
        IndirectRanges.Parameters first = new IndirectRanges.Parameters(parameters, 4, 1, 0, null, 0);
        IndirectRanges.draw(IndexListsTest::read, Primitive.QUADS, false, first, range);
        assertEquals(List.of("0: 3 x 2 from 10, 0, 4"), drawn);
    }

    private int[] without(Primitive p) {
        return made(lists.makeWithoutNeighbours(p, false, 0));
    }

    private void read(int... indices) {
        lists.read(buffer(IndexType.U32, indices), 0, IndexType.U32, 0, indices.length);
    }

    private int[] made(int count) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment to = arena.allocate(4L * count + 4, 4);
            lists.write(to.address());
            return to.asSlice(0, 4L * count).toArray(ValueLayout.JAVA_INT);
        }
    }

    private static void read(Buffer buffer, long offset, MemorySegment into) {
        into.copyFrom(((Bytes) buffer).bytes.asSlice(offset, into.byteSize()));
    }

    private static Buffer buffer(IndexType type, int... values) {
        byte[] bytes = new byte[values.length * type.bytes()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (values[i / type.bytes()] >> 8 * (i % type.bytes()));
        }
        return new Bytes(bytes);
    }

    /** Buffer in plain memory, without a device. */
    private static final class Bytes extends Buffer {
        private final MemorySegment bytes;

        Bytes(byte[] bytes) {
            super(BufferDesc.of(bytes.length, 0));
            this.bytes = MemorySegment.ofArray(bytes);
        }
    }
}
