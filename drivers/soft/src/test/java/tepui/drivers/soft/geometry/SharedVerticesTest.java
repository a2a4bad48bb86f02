package tepui.drivers.soft.geometry;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class SharedVerticesTest {
    /** A draw of as many primitives as there can be is no single run that holds them all. */
    @Test
    void theLargestDrawIsMadeOfManyRuns() {
        assertEquals(699_051, SharedVertices.parts(Integer.MAX_VALUE, 3072));
        assertEquals(Integer.MAX_VALUE, SharedVertices.parts(Integer.MAX_VALUE, 1));
        assertEquals(1, SharedVertices.parts(512, 512));
        assertEquals(2, SharedVertices.parts(513, 512));
    }
}
