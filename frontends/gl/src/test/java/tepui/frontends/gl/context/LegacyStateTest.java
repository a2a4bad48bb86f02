package tepui.frontends.gl.context;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.TestDevice;
import tepui.frontends.gl.base.ContextRequest;
import tepui.frontends.gl.immediate.VertexStore;
import tepui.frontends.glsl.BuiltinSlots;
import tepui.pipe.Device;

/** Evaluators and matrix stacks: what they leave in the context and in its vertices. */
class LegacyStateTest {
    private static final ContextRequest COMPATIBILITY = new ContextRequest(
            1, 0, ContextRequest.Api.COMPATIBILITY, false, false, false, false, 0, 0, 0, true, 24, 8, false, true);

    private Device device;
    private Context context;
    private final List<float[]> positions = new ArrayList<>();
    private final List<float[]> normals = new ArrayList<>();
    private final List<Integer> modes = new ArrayList<>();

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
        for (int p = 0; p < s.primitives(); p++) modes.add(s.mode(p));
        for (int v = 0; v < s.vertices(); v++) {
            positions.add(three(s, v, VertexStore.POSITION));
            normals.add(three(s, v, BuiltinSlots.ATTRIBUTE_NORMAL));
        }
    }

    private static float[] three(VertexStore s, int v, int slot) {
        float[] out = new float[3];
        for (int c = 0; c < 3; c++) out[c] = Float.intBitsToFloat(s.component(v, slot, c));
        return out;
    }

    private static long floats(float... v) {
        MemorySegment m = Arena.global().allocate(4L * v.length, 16);
        for (int i = 0; i < v.length; i++) m.setAtIndex(ValueLayout.JAVA_FLOAT, i, v[i]);
        return m.address();
    }

    @Test
    void aCurveGoesThroughItsEndsAndBetweenItsPoints() {
        GL.glMap1f(GL_MAP1_VERTEX_3, 0, 2, 3, 3, floats(0, 0, 0, 1, 2, 0, 2, 0, 0));
        GL.glEnable(GL_MAP1_VERTEX_3);
        GL.glMapGrid1f(2, 0, 2);
        GL.glEvalMesh1(GL_LINE, 0, 2);
        assertEquals(List.of(GL_LINE_STRIP), modes);
        assertArrayEquals(new float[] {0, 0, 0}, positions.get(0));
        assertArrayEquals(new float[] {1, 1, 0}, positions.get(1), 1e-6f);
        assertArrayEquals(new float[] {2, 0, 0}, positions.get(2));
    }

    @Test
    void aFlatPatchHasItsPlanesNormalAndTheCurrentOneStays() {
        GL.glNormal3f(1, 0, 0);
        GL.glMap2f(GL_MAP2_VERTEX_3, 0, 1, 3, 2, 0, 1, 6, 2, floats(0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0));
        GL.glEnable(GL_MAP2_VERTEX_3);
        GL.glEnable(GL_AUTO_NORMAL);
        GL.glMapGrid2f(1, 0, 1, 1, 0, 1);
        GL.glEvalMesh2(GL_FILL, 0, 1, 0, 1);
        assertEquals(List.of(GL_QUAD_STRIP), modes);
        assertEquals(4, positions.size());
        for (float[] n : normals) assertArrayEquals(new float[] {0, 0, 1}, n, 1e-6f);
        assertEquals(1f, context.current.currentFloat(BuiltinSlots.ATTRIBUTE_NORMAL, 0));
    }

    @Test
    void wrongMapsAreErrorsAndChangeNothing() {
        GL.glMap1f(GL_MAP1_VERTEX_3, 1, 1, 3, 2, floats(1, 1, 1, 2, 2, 2));
        assertEquals(GL_INVALID_VALUE, GL.glGetError());
        GL.glMap1f(GL_MAP1_VERTEX_3, 0, 1, 2, 2, floats(1, 1, 1, 2, 2, 2));
        assertEquals(GL_INVALID_VALUE, GL.glGetError());
        GL.glMap1f(GL_MAP2_VERTEX_3, 0, 1, 3, 2, floats(1, 1, 1, 2, 2, 2));
        assertEquals(GL_INVALID_ENUM, GL.glGetError());
        MemorySegment order = Arena.global().allocate(16, 16);
        GL.glGetMapiv(GL_MAP1_VERTEX_3, GL_ORDER, order.address());
        assertEquals(1, order.get(ValueLayout.JAVA_INT, 0));
    }

    // ---- matrices --------------------------------------------------------------------------------------------------

    @Test
    void aFullOrEmptyStackIsAnError() {
        for (int i = 1; i < 32; i++) GL.glPushMatrix();
        assertEquals(GL_NO_ERROR, GL.glGetError());
        GL.glPushMatrix();
        assertEquals(GL_STACK_OVERFLOW, GL.glGetError());
        for (int i = 1; i < 32; i++) GL.glPopMatrix();
        assertEquals(GL_NO_ERROR, GL.glGetError());
        GL.glPopMatrix();
        assertEquals(GL_STACK_UNDERFLOW, GL.glGetError());
    }

    @Test
    void popBringsTheMatrixBack() {
        GL.glTranslatef(1, 2, 3);
        GL.glPushMatrix();
        GL.glRotatef(90, 0, 0, 1);
        assertArrayEquals(new float[] {0, 1, 0, 0}, java.util.Arrays.copyOf(context.fixed.modelview.top(), 4));
        GL.glPopMatrix();
        assertEquals(1f, context.fixed.modelview.top()[0]);
        assertEquals(3f, context.fixed.modelview.top()[14]);
    }

    @Test
    void matricesAreToldAsTheyWereLoaded() {
        float[] m = new float[16];
        for (int i = 0; i < 16; i++) m[i] = i;
        GL.glLoadTransposeMatrixf(floats(m));
        MemorySegment out = Arena.global().allocate(64, 16);
        GL.glGetFloatv(GL_MODELVIEW_MATRIX, out.address());
        assertEquals(4f, out.getAtIndex(ValueLayout.JAVA_FLOAT, 1));
        GL.glGetFloatv(GL_TRANSPOSE_MODELVIEW_MATRIX, out.address());
        assertEquals(1f, out.getAtIndex(ValueLayout.JAVA_FLOAT, 1));
    }

    @Test
    void aFrustumBehindTheEyeIsAnError() {
        GL.glFrustum(-1, 1, -1, 1, -1, 10);
        assertEquals(GL_INVALID_VALUE, GL.glGetError());
        assertEquals(1f, context.fixed.modelview.top()[10]);
    }

    // ---- lights ----------------------------------------------------------------------------------------------------

    @Test
    void lightsAreKeptInEyeCoordinates() {
        GL.glTranslatef(0, 0, -5);
        GL.glLightfv(GL_LIGHT2, GL_POSITION, floats(1, 2, 3, 1));
        GL.glLoadIdentity();
        assertArrayEquals(new float[] {1, 2, -2, 1}, context.fixed.lights[2].position);
        GL.glLightf(GL_LIGHT2, GL_SPOT_CUTOFF, 91);
        assertEquals(GL_INVALID_VALUE, GL.glGetError());
        GL.glLightf(GL_LIGHT2, GL_AMBIENT, 1);
        assertEquals(GL_INVALID_ENUM, GL.glGetError());
    }

    @Test
    void aMaterialThatFollowsTheColorTakesIt() {
        GL.glEnable(GL_COLOR_MATERIAL);
        GL.glColor3f(0.25f, 0.5f, 0.75f);
        MemorySegment out = Arena.global().allocate(64, 16);
        GL.glGetMaterialfv(GL_FRONT, GL_DIFFUSE, out.address());
        assertEquals(0.25f, out.getAtIndex(ValueLayout.JAVA_FLOAT, 0));
        GL.glDisable(GL_COLOR_MATERIAL);
        GL.glColor3f(1, 1, 1);
        GL.glGetMaterialfv(GL_FRONT, GL_DIFFUSE, out.address());
        assertEquals(0.75f, out.getAtIndex(ValueLayout.JAVA_FLOAT, 2));
    }
}
