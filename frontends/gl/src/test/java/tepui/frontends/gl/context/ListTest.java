package tepui.frontends.gl.context;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.TestDevice;
import tepui.frontends.gl.base.ContextRequest;
import tepui.frontends.gl.immediate.StateSync;
import tepui.frontends.gl.immediate.VertexStore;
import tepui.frontends.glsl.BuiltinSlots;
import tepui.pipe.Device;
import tepui.testing.Allocation;

/** Vertices between glBegin and glEnd, and display lists, as what they give is told to a sink. */
class ListTest {
    private static final ContextRequest COMPATIBILITY = new ContextRequest(
            1, 0, ContextRequest.Api.COMPATIBILITY, false, false, false, false, 0, 0, 0, true, 24, 8, false, true);

    private Device device;
    private Context context;
    /** What was drawn: mode, vertices, then x of position and red of each vertex. */
    private final List<String> drawn = new ArrayList<>();

    @BeforeEach
    void open() {
        device = TestDevice.nothing();
        context = Context.create(device, COMPATIBILITY, null, null);
        Current.make(context);
        context.primitives.send(this::take);
    }

    @AfterEach
    void close() {
        context.destroy();
        device.close();
    }

    private void take(VertexStore s) {
        for (int p = 0; p < s.primitives(); p++) {
            StringBuilder text = new StringBuilder(s.mode(p) + ":");
            for (int v = s.first(p); v < s.first(p) + s.count(p); v++) {
                float x = Float.intBitsToFloat(s.component(v, VertexStore.POSITION, 0));
                float red = Float.intBitsToFloat(s.component(v, BuiltinSlots.ATTRIBUTE_COLOR, 0));
                text.append(' ').append((int) x).append('/').append((int) red);
            }
            drawn.add(text.toString());
        }
    }

    private static void vertices(int... xs) {
        for (int x : xs) GL.glVertex2f(x, 0);
    }

    @Test
    void anAttributeThatAppearsLateLeavesEarlierVerticesAsTheyWere() {
        GL.glColor3f(7, 0, 0);
        GL.glBegin(GL_TRIANGLES);
        vertices(1, 2);
        GL.glColor3f(9, 0, 0);
        vertices(3);
        GL.glEnd();
        assertEquals(List.of("4: 1/7 2/7 3/9"), drawn);
        assertEquals(GL_NO_ERROR, GL.glGetError());
    }

    @Test
    void verticesThatMakeNoWholePrimitiveAreDropped() {
        GL.glBegin(GL_QUADS);
        vertices(1, 2, 3, 4, 5, 6);
        GL.glEnd();
        assertEquals(List.of("7: 1/1 2/1 3/1 4/1"), drawn);
    }

    @Test
    void callsThatMayNotBeBetweenBeginAndEndAreErrors() {
        GL.glBegin(GL_LINES);
        GL.glMatrixMode(GL_PROJECTION);
        GL.glBegin(GL_LINES);
        GL.glEnd();
        assertEquals(GL_INVALID_OPERATION, GL.glGetError());
        assertEquals(GL_MODELVIEW, context.fixed.matrixMode);
        GL.glEnd();
        assertEquals(GL_INVALID_OPERATION, GL.glGetError());
    }

    @Test
    void primitivesOfAListAreOneRunOfVertices() {
        int list = GL.glGenLists(1);
        GL.glNewList(list, GL_COMPILE);
        GL.glColor3f(5, 0, 0);
        GL.glBegin(GL_TRIANGLES);
        vertices(1, 2, 3);
        GL.glEnd();
        GL.glColor3f(6, 0, 0);
        GL.glBegin(GL_TRIANGLES);
        vertices(4, 5, 6);
        GL.glEnd();
        GL.glEndList();
        assertTrue(drawn.isEmpty());
        assertEquals(1, context.share.lists.get(list).retained());
        assertEquals(2, context.share.lists.get(list).words());
        GL.glColor3f(1, 0, 0);
        GL.glCallList(list);
        assertEquals(List.of("4: 1/5 2/5 3/5 4/6 5/6 6/6"), drawn);
        assertEquals(6f, context.current.currentFloat(BuiltinSlots.ATTRIBUTE_COLOR, 0));
    }

    @Test
    void aListTakesTheColorThatIsCurrentWhenItIsCalled() {
        GL.glNewList(1, GL_COMPILE);
        GL.glBegin(GL_POINTS);
        vertices(1);
        GL.glEnd();
        GL.glEndList();
        GL.glColor3f(3, 0, 0);
        GL.glCallList(1);
        GL.glColor3f(4, 0, 0);
        GL.glCallList(1);
        assertEquals(List.of("0: 1/3", "0: 1/4"), drawn);
    }

    @Test
    void verticesBeforeAColorOfTheListHaveTheCallersColor() {
        GL.glNewList(1, GL_COMPILE);
        GL.glBegin(GL_TRIANGLES);
        vertices(1);
        GL.glColor3f(5, 0, 0);
        vertices(2, 3);
        GL.glEnd();
        GL.glEndList();
        assertEquals(0, context.share.lists.get(1).retained());
        GL.glColor3f(2, 0, 0);
        GL.glCallList(1);
        assertEquals(List.of("4: 1/2 2/5 3/5"), drawn);
    }

    @Test
    void stateBetweenPrimitivesKeepsItsPlace() {
        GL.glNewList(1, GL_COMPILE_AND_EXECUTE);
        GL.glBegin(GL_POINTS);
        vertices(1);
        GL.glEnd();
        GL.glMatrixMode(GL_PROJECTION);
        GL.glBegin(GL_POINTS);
        vertices(2);
        GL.glEnd();
        GL.glEndList();
        assertEquals(List.of("0: 1/1", "0: 2/1"), drawn);
        assertEquals(GL_PROJECTION, context.fixed.matrixMode);
        assertEquals(2, context.share.lists.get(1).retained());
        GL.glMatrixMode(GL_MODELVIEW);
        GL.glCallList(1);
        assertEquals(GL_PROJECTION, context.fixed.matrixMode);
        assertEquals(4, drawn.size());
    }

    @Test
    void aVertexOfAListBelongsToThePrimitiveThatIsOpen() {
        GL.glNewList(1, GL_COMPILE);
        GL.glColor3f(8, 0, 0);
        vertices(2);
        GL.glEndList();
        GL.glBegin(GL_LINES);
        vertices(1);
        GL.glCallList(1);
        GL.glEnd();
        assertEquals(List.of("1: 1/1 2/8"), drawn);
    }

    @Test
    void listsThatCallThemselvesEnd() {
        GL.glNewList(1, GL_COMPILE);
        GL.glTranslatef(1, 0, 0);
        GL.glCallList(1);
        GL.glEndList();
        GL.glCallList(1);
        assertEquals(64f, context.fixed.modelview.top()[12]);
    }

    @Test
    void namesOfARangeAreListsAndGoTogether() {
        int first = GL.glGenLists(3);
        assertTrue(GL.glIsList(first + 2));
        GL.glDeleteLists(first, Integer.MAX_VALUE);
        assertFalse(GL.glIsList(first));
        GL.glNewList(0, GL_COMPILE);
        assertEquals(GL_INVALID_VALUE, GL.glGetError());
        GL.glEndList();
        assertEquals(GL_INVALID_OPERATION, GL.glGetError());
    }

    @Test
    void aStripThatIsTooLongIsDrawnInParts() {
        GL.glBegin(GL_LINE_LOOP);
        int n = VertexStore.SPLIT / 2 + 10;
        for (int i = 0; i < n; i++) GL.glVertex2f(i, 0);
        GL.glEnd();
        assertEquals(2, drawn.size());
        assertTrue(drawn.get(0).startsWith("3: 0/1 1/1"));
        assertTrue(drawn.get(1).endsWith(" 0/1"), "the loop is closed");
    }

    /** Receiver that takes draws as a device would, and counts them. */
    private static final class Counted implements StateSync {
        int vertices;
        int draws;

        @Override
        public boolean prepare(String call, int mode, int materials) {
            return true;
        }

        @Override
        public void verticesReplaced() {}

        @Override
        public void draw(int mode, int[] ranges, int count) {
            for (int i = 0; i < count; i++) vertices += ranges[3 * i + 1];
            draws++;
        }
    }

    private static void triangles() {
        GL.glBegin(GL_TRIANGLES);
        for (int i = 0; i < 300; i++) {
            GL.glColor3f(i, 0, 0);
            GL.glVertex3f(i, 1, 2);
        }
        GL.glEnd();
    }

    @Test
    void drawsOfVerticesAllocateNothing() {
        Counted counted = new Counted();
        context.primitives.send(null);
        context.primitives.stateSync = counted;
        assertEquals(0, Allocation.bytes(100, ListTest::triangles));
        GL.glFlush();
        assertEquals(300 * 20_100, counted.vertices);
    }

    @Test
    void primitivesWithoutAnotherCallBetweenAreDrawnTogether() {
        Counted counted = new Counted();
        context.primitives.send(null);
        context.primitives.stateSync = counted;
        for (int i = 0; i < 3; i++) triangles();
        assertEquals(0, counted.draws, "they wait for more");
        GL.glColor4f(1, 1, 1, 1);
        GL.glBegin(GL_QUADS);
        vertices(1, 2, 3, 4);
        GL.glEnd();
        GL.glGetError();
        assertEquals(2, counted.draws, "one a mode");
        assertEquals(904, counted.vertices);
        triangles();
        GL.glMatrixMode(GL_PROJECTION);
        assertEquals(3, counted.draws, "any other call draws them first");
        GL.glMatrixMode(GL_PROJECTION);
        assertEquals(3, counted.draws);
        GL.glBegin(GL_LINES);
        GL.glVertexAttrib2f(3, 1, 2);
        vertices(1, 2);
        GL.glEnd();
        assertEquals(4, counted.draws, "generic attributes may change their kind, so these do not wait");
    }

    @Test
    void currentValuesAreWhatTheLastPrimitiveLeft() {
        context.primitives.send(null);
        context.primitives.stateSync = new Counted();
        GL.glColor4f(1, 2, 3, 4);
        GL.glBegin(GL_TRIANGLES);
        GL.glColor3f(5, 6, 7);
        vertices(1, 2);
        GL.glColor3f(8, 9, 10);
        GL.glEnd();
        int[] current = context.current.currentWords();
        float[] color = new float[4];
        for (int i = 0; i < 4; i++) color[i] = Float.intBitsToFloat(current[4 * BuiltinSlots.ATTRIBUTE_COLOR + i]);
        assertArrayEquals(new float[] {8, 9, 10, 1}, color);
    }
}
