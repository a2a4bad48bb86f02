package tepui.frontends.gl.attrib;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.immediate.VertexStore;
import tepui.frontends.gl.legacy.RenderModes;

/** Feedback and hits of primitives in a viewport of 100 by 100 pixels. */
class FeedbackTest {
    private static final double[] VIEWPORT = {0, 0, 100, 100, 0, 1};
    private final FixedState state = new FixedState();
    private final RenderModes modes = new RenderModes(state);
    private final MemorySegment memory = Arena.ofAuto().allocate(4096, 16);

    private static VertexStore store(int mode, float... xyz) {
        int[] current = new int[4 * VertexStore.SLOTS];
        java.util.Arrays.fill(current, Float.floatToRawIntBits(1));
        VertexStore s = new VertexStore(current);
        s.begin(mode);
        for (int i = 0; i < xyz.length; i += 3) {
            int one = Float.floatToRawIntBits(1);
            s.vertex(
                    3,
                    Float.floatToRawIntBits(xyz[i]),
                    Float.floatToRawIntBits(xyz[i + 1]),
                    Float.floatToRawIntBits(xyz[i + 2]),
                    one);
        }
        s.end();
        return s;
    }

    private void take(VertexStore s, boolean cull) {
        modes.take(s, VIEWPORT, cull, GL_BACK, GL_CCW, GL_FILL, GL_FILL, false);
    }

    private float[] fed(VertexStore s, int type, boolean cull) {
        modes.mode = GL_FEEDBACK;
        modes.feedback.bind(256, type, memory.address());
        modes.feedback.start();
        take(s, cull);
        float[] v = new float[modes.feedback.end()];
        for (int i = 0; i < v.length; i++) v[i] = memory.getAtIndex(ValueLayout.JAVA_FLOAT, i);
        return v;
    }

    @Test
    void aPointIsItsTokenAndPlace() {
        assertArrayEquals(
                new float[] {GL_POINT_TOKEN, 75, 50, 0.5f}, fed(store(GL_POINTS, 0.5f, 0, 0), GL_3D, false), 1e-4f);
    }

    @Test
    void aPointOutsideIsNothing() {
        assertEquals(0, fed(store(GL_POINTS, 1.5f, 0, 0), GL_2D, false).length);
    }

    @Test
    void aLineIsCutAtTheBorder() {
        float[] v = fed(store(GL_LINES, 0, 0, 0, 2, 0, 0), GL_2D, false);
        assertArrayEquals(new float[] {GL_LINE_RESET_TOKEN, 50, 50, 100, 50}, v, 1e-3f);
    }

    @Test
    void aTriangleCutAtTheBorderHasFourCorners() {
        float[] v = fed(store(GL_TRIANGLES, 0, 0, 0, 2, 0, 0, 0, 1, 0), GL_2D, false);
        assertEquals(GL_POLYGON_TOKEN, v[0]);
        assertEquals(4, v[1]);
        assertEquals(2 + 8, v.length);
    }

    @Test
    void culledTrianglesAreNothing() {
        assertEquals(0, fed(store(GL_TRIANGLES, 0, 0, 0, 0, 1, 0, 1, 0, 0), GL_2D, true).length);
        assertFalse(fed(store(GL_TRIANGLES, 0, 0, 0, 1, 0, 0, 0, 1, 0), GL_2D, true).length == 0);
    }

    @Test
    void aPlaneOfTheUserCutsToo() {
        state.clipEnabled = 1;
        state.clipPlanes[0][0] = -1; // x below 0 stays
        assertEquals(0, fed(store(GL_POINTS, 0.5f, 0, 0), GL_2D, false).length);
        assertEquals(3, fed(store(GL_POINTS, -0.5f, 0, 0), GL_2D, false).length);
    }

    @Test
    void aBufferThatIsTooSmallIsTold() {
        modes.mode = GL_FEEDBACK;
        modes.feedback.bind(2, GL_2D, memory.address());
        modes.feedback.start();
        take(store(GL_POINTS, 0, 0, 0), false);
        assertEquals(-1, modes.feedback.end());
        assertEquals(0, memory.getAtIndex(ValueLayout.JAVA_FLOAT, 2));
    }

    @Test
    void hitsHaveTheNamesAndDepthsOfWhatWasHit() {
        modes.mode = GL_SELECT;
        modes.hits.bind(64, memory.address());
        modes.hits.start();
        modes.hits.push(7);
        take(store(GL_POINTS, 0, 0, 0, 0, 0, 1), false);
        modes.hits.load(8);
        take(store(GL_POINTS, 3, 0, 0), false);
        modes.hits.push(9);
        take(store(GL_POINTS, 0, 0, -1), false);
        assertEquals(2, modes.hits.end());
        int[] v = new int[9];
        for (int i = 0; i < v.length; i++) v[i] = memory.getAtIndex(ValueLayout.JAVA_INT, i);
        assertArrayEquals(new int[] {1, 0x80000000, -1, 7, 2, 0, 0, 8, 9}, v);
    }
}
