package tepui.frontends.gl.immediate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import tepui.frontends.glsl.BuiltinSlots;

/** Vertices begin with the attributes of those before them, and look the same as if they did not. */
final class ExpectedLayoutTest {
    private static final int TRIANGLES = 4;
    private static final int COLOR = BuiltinSlots.ATTRIBUTE_COLOR;
    private static final int GENERIC = 3;

    private final VertexStore store = new VertexStore(initial());

    private static int[] initial() {
        int[] values = new int[4 * VertexStore.SLOTS];
        for (int s = 0; s < VertexStore.SLOTS; s++) values[4 * s + 3] = bits(1);
        return values;
    }

    private static int bits(float v) {
        return Float.floatToRawIntBits(v);
    }

    private void color(float red) {
        if (!store.put(COLOR, 3, bits(red), 0, 0, bits(1))) store.set(COLOR, 3, bits(red), 0, 0, bits(1));
    }

    private void vertex() {
        if (!store.add(3, 0, 0, 0, bits(1))) store.vertex(3, 0, 0, 0, bits(1));
    }

    /** A triangle whose corners are ever redder. */
    private void redder() {
        store.begin(TRIANGLES);
        for (int i = 1; i <= 3; i++) {
            color(i);
            vertex();
        }
        store.end();
    }

    private void plain() {
        store.begin(TRIANGLES);
        for (int i = 0; i < 3; i++) vertex();
        store.end();
    }

    private int red(int vertex) {
        return store.component(vertex, COLOR, 0);
    }

    @Test
    void theNextVerticesTakeTheShortWayAtOnce() {
        redder();
        store.clear();
        store.begin(TRIANGLES);
        assertTrue(store.put(COLOR, 3, bits(5), 0, 0, bits(1)));
        assertTrue(store.add(3, 0, 0, 0, bits(1)));
    }

    @Test
    void fewerWordsThanVerticesHaveTakeTheShortWayToo() {
        store.begin(TRIANGLES);
        store.set(COLOR, 4, bits(1), bits(2), bits(3), bits(0.5f));
        store.vertex(3, bits(4), bits(5), bits(6), bits(1));
        assertTrue(store.put(COLOR, 3, bits(7), bits(8), bits(9), bits(1)));
        assertTrue(store.add(2, bits(10), bits(11), 0, bits(1)));
        assertEquals(bits(0.5f), store.component(0, COLOR, 3));
        for (int c = 0; c < 3; c++) assertEquals(bits(7 + c), store.component(1, COLOR, c));
        assertEquals(bits(1), store.component(1, COLOR, 3));
        assertEquals(bits(10), store.component(1, VertexStore.POSITION, 0));
        assertEquals(bits(11), store.component(1, VertexStore.POSITION, 1));
        assertEquals(0, store.component(1, VertexStore.POSITION, 2));
    }

    @Test
    void wordsOfAnotherKindThanVerticesHaveDoNot() {
        store.begin(TRIANGLES);
        assertTrue(store.setKind(GENERIC, VertexStore.INT));
        store.set(GENERIC, 4, 1, 2, 3, 4);
        assertFalse(store.put(GENERIC, 2, bits(1), bits(2), 0, bits(1)));
    }

    @Test
    void outsideOfAPrimitiveNothingIsExpected() {
        redder();
        store.clear();
        assertFalse(store.put(COLOR, 3, bits(5), 0, 0, bits(1)));
        assertEquals(0, store.slots());
    }

    @Test
    void anExpectedAttributeHasItsCurrentValue() {
        redder();
        store.clear();
        color(7);
        plain();
        assertTrue(store.has(COLOR));
        assertEquals(bits(7), red(0));
        assertEquals(bits(7), red(2));
        assertEquals(bits(7), store.current()[4 * COLOR]);
    }

    @Test
    void aValueThatTheWordsDoNotHoldIsNotExpected() {
        redder();
        store.clear();
        store.set(COLOR, 4, bits(1), bits(1), bits(1), bits(0.5f));
        plain();
        assertFalse(store.has(COLOR));
        assertEquals(bits(0.5f), store.component(0, COLOR, 3));
    }

    @Test
    void anAttributeThatNobodySetsIsDropped() {
        redder();
        store.clear();
        int batches = 0;
        do {
            plain();
            if (!store.has(COLOR)) break;
            store.clear();
        } while (++batches < 100);
        assertTrue(batches > 0 && batches < 100, batches + " batches");
    }

    @Test
    void anAttributeThatIsSetStays() {
        for (int i = 0; i < 100; i++) {
            redder();
            assertEquals(bits(1), red(0));
            store.clear();
        }
        store.begin(TRIANGLES);
        assertTrue(store.has(COLOR));
    }

    @Test
    void wordsThatAreNoLongerGivenAreDropped() {
        store.begin(TRIANGLES);
        store.set(COLOR, 4, bits(1), bits(1), bits(1), bits(1));
        vertex();
        store.end();
        for (int i = 0; i < ExpectedLayout.RENEWED; i++) {
            redder();
            store.clear();
        }
        redder();
        assertEquals(3, store.size(COLOR));
    }

    @Test
    void genericAttributesAreNotExpected() {
        store.begin(TRIANGLES);
        store.set(GENERIC, 4, 1, 2, 3, 4);
        vertex();
        vertex();
        vertex();
        store.end();
        store.clear();
        plain();
        assertFalse(store.has(GENERIC));
    }

    @Test
    void listsHaveWhatIsSpecified() {
        redder();
        store.clear();
        store.keepsPrimitives = true;
        plain();
        assertFalse(store.has(COLOR));
    }

    @Test
    void aLargerPositionThanExpectedHasAllItsWords() {
        redder();
        store.clear();
        store.begin(TRIANGLES);
        for (int i = 0; i < 3; i++) store.vertex(4, 0, 0, 0, bits(2));
        store.end();
        assertEquals(bits(2), store.component(2, VertexStore.POSITION, 3));
    }
}
