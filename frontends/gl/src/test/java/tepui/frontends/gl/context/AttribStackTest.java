package tepui.frontends.gl.context;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.BitSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.frontends.gl.TestDevice;
import tepui.pipe.Device;

/** Stacks of attributes: what was pushed comes back, and nothing beside it changes. */
class AttribStackTest {
    /** What {@link #changeEverything} changes. */
    private static final int[] CHANGED = {
        GL_POINT_SIZE,
        GL_POINT_FADE_THRESHOLD_SIZE,
        GL_POINT_SPRITE_COORD_ORIGIN,
        GL_POINT_SIZE_MIN,
        GL_POINT_SMOOTH,
        GL_POINT_SPRITE,
        GL_LINE_WIDTH,
        GL_LINE_STIPPLE_REPEAT,
        GL_LINE_STIPPLE_PATTERN,
        GL_LINE_SMOOTH,
        GL_LINE_STIPPLE,
        GL_CULL_FACE_MODE,
        GL_FRONT_FACE,
        GL_POLYGON_MODE,
        GL_POLYGON_OFFSET_FACTOR,
        GL_POLYGON_OFFSET_UNITS,
        GL_CULL_FACE,
        GL_POLYGON_OFFSET_FILL,
        GL_DEPTH_FUNC,
        GL_DEPTH_WRITEMASK,
        GL_DEPTH_CLEAR_VALUE,
        GL_DEPTH_TEST,
        GL_STENCIL_CLEAR_VALUE,
        GL_STENCIL_FUNC,
        GL_STENCIL_BACK_FUNC,
        GL_STENCIL_VALUE_MASK,
        GL_STENCIL_BACK_PASS_DEPTH_PASS,
        GL_STENCIL_BACK_WRITEMASK,
        GL_STENCIL_TEST,
        GL_ALPHA_TEST_FUNC,
        GL_ALPHA_TEST_REF,
        GL_ALPHA_TEST,
        GL_BLEND_SRC_RGB,
        GL_BLEND_DST_ALPHA,
        GL_BLEND_EQUATION_RGB,
        GL_BLEND_COLOR,
        GL_BLEND,
        GL_LOGIC_OP_MODE,
        GL_COLOR_LOGIC_OP,
        GL_COLOR_CLEAR_VALUE,
        GL_COLOR_WRITEMASK,
        GL_DRAW_BUFFER,
        GL_CLAMP_FRAGMENT_COLOR,
        GL_SCISSOR_BOX,
        GL_SCISSOR_TEST,
        GL_SAMPLE_COVERAGE_VALUE,
        GL_SAMPLE_COVERAGE_INVERT,
        GL_MULTISAMPLE,
        GL_FOG_DENSITY,
        GL_FOG,
        GL_LIGHT_MODEL_TWO_SIDE,
        GL_LIGHTING,
        GL_LIGHT0 + 3,
        GL_SHADE_MODEL,
        GL_MATRIX_MODE,
        GL_NORMALIZE,
        GL_CLIP_PLANE0 + 2,
        GL_ACTIVE_TEXTURE,
        GL_TEXTURE_BINDING_2D,
        GL_TEXTURE_2D,
        GL_VIEWPORT,
        GL_DEPTH_RANGE,
        GL_ACCUM_CLEAR_VALUE,
        GL_FOG_HINT,
        GL_LINE_SMOOTH_HINT,
        GL_LIST_BASE,
        GL_ZOOM_X,
        GL_READ_BUFFER,
        GL_RED_SCALE,
        GL_MAP_COLOR,
        GL_HISTOGRAM,
        GL_CURRENT_COLOR,
        GL_CURRENT_RASTER_POSITION,
        GL_MAP1_GRID_SEGMENTS,
        GL_MAP2_GRID_DOMAIN,
        GL_MAP1_VERTEX_3,
        GL_AUTO_NORMAL
    };

    private Device device;
    private GLContext context;
    private final Arena arena = Arena.ofShared();
    private final MemorySegment out = arena.allocate(256, 8);

    @BeforeEach
    void open() {
        device = TestDevice.nothing();
        context = GLContext.create(device, ContextAttributes.compatibility().withSize(30, 20));
        context.makeCurrent();
    }

    @AfterEach
    void close() {
        GLContext.release();
        context.close();
        device.close();
        arena.close();
    }

    private double[] value(int pname) {
        out.fill((byte) 0x7f);
        GL.glGetDoublev(pname, out.address());
        return out.asSlice(0, 128).toArray(ValueLayout.JAVA_DOUBLE);
    }

    private double[][] values() {
        double[][] all = new double[CHANGED.length][];
        for (int i = 0; i < all.length; i++) all[i] = value(CHANGED[i]);
        return all;
    }

    private int integer(int pname) {
        GL.glGetIntegerv(pname, out.address());
        return out.get(ValueLayout.JAVA_INT, 0);
    }

    private int indexed(int pname, int index) {
        GL.glGetIntegeri_v(pname, index, out.address());
        return out.get(ValueLayout.JAVA_INT, 0);
    }

    private interface Maker {
        void make(int n, long names);
    }

    private int made(Maker maker) {
        maker.make(1, out.address());
        return out.get(ValueLayout.JAVA_INT, 0);
    }

    private void delete(Maker deleter, int name) {
        out.set(ValueLayout.JAVA_INT, 0, name);
        deleter.make(1, out.address());
    }

    private static void changeEverything(int texture) {
        for (int cap : CHANGED) {
            switch (cap) {
                case GL_MULTISAMPLE -> GL.glDisable(cap);
                case GL_POINT_SMOOTH,
                        GL_POINT_SPRITE,
                        GL_LINE_SMOOTH,
                        GL_LINE_STIPPLE,
                        GL_CULL_FACE,
                        GL_POLYGON_OFFSET_FILL,
                        GL_DEPTH_TEST,
                        GL_STENCIL_TEST,
                        GL_ALPHA_TEST,
                        GL_BLEND,
                        GL_COLOR_LOGIC_OP,
                        GL_SCISSOR_TEST,
                        GL_FOG,
                        GL_LIGHTING,
                        GL_LIGHT0 + 3,
                        GL_NORMALIZE,
                        GL_CLIP_PLANE0 + 2,
                        GL_HISTOGRAM,
                        GL_MAP1_VERTEX_3,
                        GL_AUTO_NORMAL -> GL.glEnable(cap);
                default -> {
                    // Changed below.
                }
            }
        }
        GL.glPointSize(3);
        GL.glPointParameterf(GL_POINT_FADE_THRESHOLD_SIZE, 2);
        GL.glPointParameteri(GL_POINT_SPRITE_COORD_ORIGIN, GL_LOWER_LEFT);
        GL.glPointParameterf(GL_POINT_SIZE_MIN, 2);
        GL.glLineWidth(2);
        GL.glLineStipple(3, (short) 0xaaaa);
        GL.glCullFace(GL_FRONT);
        GL.glFrontFace(GL_CW);
        GL.glPolygonMode(GL_FRONT, GL_LINE);
        GL.glPolygonMode(GL_BACK, GL_POINT);
        GL.glPolygonOffset(1, 2);
        GL.glDepthFunc(GL_GREATER);
        GL.glDepthMask(false);
        GL.glClearDepth(0.5);
        GL.glClearStencil(3);
        GL.glStencilFuncSeparate(GL_FRONT, GL_LESS, 1, 15);
        GL.glStencilFuncSeparate(GL_BACK, GL_GREATER, 2, 31);
        GL.glStencilOpSeparate(GL_BACK, GL_ZERO, GL_INCR, GL_INVERT);
        GL.glStencilMaskSeparate(GL_BACK, 7);
        GL.glAlphaFunc(GL_GREATER, 0.5f);
        GL.glBlendFuncSeparate(GL_SRC_ALPHA, GL_ONE, GL_ZERO, GL_DST_ALPHA);
        GL.glBlendEquation(GL_MAX);
        GL.glBlendColor(0.25f, 0.5f, 0.75f, 1);
        GL.glLogicOp(GL_XOR);
        GL.glClearColor(1, 0.5f, 0, 1);
        GL.glColorMask(false, true, false, true);
        GL.glDrawBuffer(GL_NONE);
        GL.glClampColor(GL_CLAMP_FRAGMENT_COLOR, GL_FALSE);
        GL.glScissor(1, 2, 3, 4);
        GL.glSampleCoverage(0.5f, true);
        GL.glFogf(GL_FOG_DENSITY, 3);
        GL.glLightModeli(GL_LIGHT_MODEL_TWO_SIDE, 1);
        GL.glShadeModel(GL_FLAT);
        GL.glMatrixMode(GL_TEXTURE);
        GL.glBindTexture(GL_TEXTURE_2D, texture);
        GL.glEnable(GL_TEXTURE_2D);
        GL.glActiveTexture(GL_TEXTURE0 + 3);
        GL.glBindTexture(GL_TEXTURE_2D, texture);
        GL.glEnable(GL_TEXTURE_2D);
        GL.glViewport(1, 2, 3, 4);
        GL.glDepthRange(0.25, 0.5);
        GL.glClearAccum(1, 0.5f, 0, 1);
        GL.glHint(GL_FOG_HINT, GL_NICEST);
        GL.glHint(GL_LINE_SMOOTH_HINT, GL_FASTEST);
        GL.glListBase(17);
        GL.glPixelZoom(2, 3);
        GL.glReadBuffer(GL_FRONT);
        GL.glPixelTransferf(GL_RED_SCALE, 2);
        GL.glPixelTransferi(GL_MAP_COLOR, 1);
        GL.glColor4f(0.25f, 0.5f, 0.75f, 0);
        GL.glWindowPos2i(5, 6);
        GL.glMapGrid1f(4, 0, 2);
        GL.glMapGrid2f(4, 0, 2, 3, 0, 5);
    }

    @Test
    void everythingThatIsPushedComesBack() {
        double[][] before = values();
        int texture = made(GL::glGenTextures);
        GL.glPushAttrib(-1);
        changeEverything(texture);
        double[][] changed = values();
        GL.glPopAttrib();
        double[][] after = values();
        assertEquals(GL_NO_ERROR, GL.glGetError());
        for (int i = 0; i < CHANGED.length; i++) {
            String name = "0x" + Integer.toHexString(CHANGED[i]);
            assertFalse(Arrays.equals(before[i], changed[i]), name + " was not changed");
            assertArrayEquals(before[i], after[i], name);
        }
    }

    /** Places in {@link #CHANGED} of what glPopAttrib brings back for a mask. */
    private BitSet places(int mask, int texture) {
        double[][] before = values();
        GL.glPushAttrib(-1);
        GL.glPushAttrib(mask);
        changeEverything(texture);
        GL.glPopAttrib();
        double[][] after = values();
        GL.glPopAttrib();
        BitSet kept = new BitSet();
        for (int i = 0; i < CHANGED.length; i++) kept.set(i, Arrays.equals(before[i], after[i]));
        return kept;
    }

    @Test
    void whatIsPushedIsCopiedToAnotherContextAndNothingBesideIt() {
        int texture = made(GL::glGenTextures);
        BitSet[] places = new BitSet[33];
        for (int bit = 0; bit <= 32; bit++) places[bit] = places(bit == 32 ? -1 : 1 << bit, texture);
        changeEverything(texture);
        double[][] changed = values();
        for (int bit = 0; bit <= 32; bit++) {
            try (GLContext other =
                    GLContext.create(device, ContextAttributes.compatibility().withSize(30, 20), null, context)) {
                other.makeCurrent();
                double[][] before = values();
                context.makeCurrent();
                context.copyAttributes(other, bit == 32 ? -1 : 1 << bit);
                other.makeCurrent();
                double[][] after = values();
                for (int i = 0; i < CHANGED.length; i++) {
                    boolean ofDrawable = CHANGED[i] == GL_DRAW_BUFFER || CHANGED[i] == GL_READ_BUFFER;
                    boolean copied = places[bit].get(i) && !ofDrawable;
                    String name = "0x" + Integer.toHexString(CHANGED[i]) + ", bit " + bit;
                    assertArrayEquals(copied ? changed[i] : before[i], after[i], name);
                }
                assertEquals(GL_NO_ERROR, GL.glGetError());
                context.makeCurrent();
            }
        }
        assertEquals(CHANGED.length, places[32].cardinality());
    }

    @Test
    void aContextThatSharesNothingKeepsItsTexturesAndGetsTheDefaultOnes() {
        int texture = made(GL::glGenTextures);
        GL.glBindTexture(GL_TEXTURE_2D, texture);
        GL.glTexParameteri(GL_TEXTURE_1D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
        try (GLContext other = GLContext.create(device, ContextAttributes.compatibility())) {
            other.makeCurrent();
            int own = made(GL::glGenTextures);
            GL.glBindTexture(GL_TEXTURE_2D, own);
            int ofOne = made(GL::glGenTextures);
            GL.glBindTexture(GL_TEXTURE_1D, ofOne);
            context.makeCurrent();
            context.copyAttributes(other, GL_TEXTURE_BIT);
            other.makeCurrent();
            assertEquals(own, integer(GL_TEXTURE_BINDING_2D));
            assertEquals(0, integer(GL_TEXTURE_BINDING_1D));
            GL.glGetTexParameteriv(GL_TEXTURE_1D, GL_TEXTURE_WRAP_S, out.address());
            assertEquals(GL_CLAMP_TO_EDGE, out.get(ValueLayout.JAVA_INT, 0));
            context.makeCurrent();
        }
    }

    @Test
    void onlyContextsWithGroupsOfAttributesCopyThem() {
        try (GLContext core = GLContext.create(device, ContextAttributes.core(3, 3))) {
            assertThrows(IllegalArgumentException.class, () -> context.copyAttributes(core, -1));
            assertThrows(IllegalArgumentException.class, () -> core.copyAttributes(context, -1));
        }
    }

    @Test
    void whatIsNotPushedStays() {
        int texture = made(GL::glGenTextures);
        GL.glPushAttrib(0);
        changeEverything(texture);
        double[][] changed = values();
        GL.glPopAttrib();
        double[][] after = values();
        for (int i = 0; i < CHANGED.length; i++) assertArrayEquals(changed[i], after[i]);
        assertEquals(GL_NO_ERROR, GL.glGetError());
    }

    @Test
    void eachDrawBufferHasItsBlendingBack() {
        GL.glBlendFunci(1, GL_DST_COLOR, GL_ZERO);
        GL.glEnablei(GL_BLEND, 1);
        GL.glColorMaski(2, true, false, false, false);
        GL.glPushAttrib(GL_COLOR_BUFFER_BIT);
        GL.glBlendFunc(GL_ONE, GL_ONE);
        GL.glEnable(GL_BLEND);
        GL.glColorMask(true, true, true, true);
        GL.glPopAttrib();
        assertEquals(GL_ONE, indexed(GL_BLEND_SRC_RGB, 0));
        assertEquals(GL_ZERO, indexed(GL_BLEND_DST_RGB, 0));
        assertEquals(GL_DST_COLOR, indexed(GL_BLEND_SRC_RGB, 1));
        assertEquals(0, indexed(GL_BLEND, 0));
        assertEquals(1, indexed(GL_BLEND, 1));
        assertEquals(0, GL.glIsEnabledi(GL_BLEND, 2) ? 1 : 0);
        GL.glGetIntegeri_v(GL_COLOR_WRITEMASK, 2, out.address());
        assertArrayEquals(new int[] {1, 0, 0, 0}, out.asSlice(0, 16).toArray(ValueLayout.JAVA_INT));
    }

    @Test
    void eachViewportComesBack() {
        GL.glViewportIndexedf(2, 1, 2, 3, 4);
        GL.glScissorIndexed(2, 5, 6, 7, 8);
        GL.glPushAttrib(GL_VIEWPORT_BIT | GL_SCISSOR_BIT);
        GL.glViewport(0, 0, 9, 9);
        GL.glScissor(0, 0, 9, 9);
        GL.glPopAttrib();
        GL.glGetIntegeri_v(GL_VIEWPORT, 2, out.address());
        assertArrayEquals(new int[] {1, 2, 3, 4}, out.asSlice(0, 16).toArray(ValueLayout.JAVA_INT));
        GL.glGetIntegeri_v(GL_SCISSOR_BOX, 2, out.address());
        assertArrayEquals(new int[] {5, 6, 7, 8}, out.asSlice(0, 16).toArray(ValueLayout.JAVA_INT));
    }

    @Test
    void parametersOfBoundTexturesComeBack() {
        int texture = made(GL::glGenTextures);
        GL.glBindTexture(GL_TEXTURE_3D, texture);
        GL.glPushAttrib(GL_TEXTURE_BIT);
        GL.glTexParameteri(GL_TEXTURE_3D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
        GL.glTexParameteri(GL_TEXTURE_3D, GL_TEXTURE_MAX_LEVEL, 3);
        GL.glBindTexture(GL_TEXTURE_3D, 0);
        GL.glPopAttrib();
        assertEquals(texture, integer(GL_TEXTURE_BINDING_3D));
        GL.glGetTexParameteriv(GL_TEXTURE_3D, GL_TEXTURE_MIN_FILTER, out.address());
        assertEquals(GL_NEAREST_MIPMAP_LINEAR, out.get(ValueLayout.JAVA_INT, 0));
        GL.glGetTexParameteriv(GL_TEXTURE_3D, GL_TEXTURE_MAX_LEVEL, out.address());
        assertEquals(1000, out.get(ValueLayout.JAVA_INT, 0));
    }

    @Test
    void aTextureThatIsDeletedMeanwhileStaysAway() {
        int texture = made(GL::glGenTextures);
        GL.glBindTexture(GL_TEXTURE_2D, texture);
        GL.glPushAttrib(GL_TEXTURE_BIT);
        delete(GL::glDeleteTextures, texture);
        GL.glPopAttrib();
        assertEquals(0, integer(GL_TEXTURE_BINDING_2D));
        assertFalse(GL.glIsTexture(texture));
    }

    @Test
    void anotherFramebufferKeepsItsBuffers() {
        GL.glPushAttrib(GL_COLOR_BUFFER_BIT | GL_PIXEL_MODE_BIT);
        int framebuffer = made(GL::glGenFramebuffers);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
        GL.glDrawBuffer(GL_COLOR_ATTACHMENT0 + 1);
        GL.glReadBuffer(GL_COLOR_ATTACHMENT0 + 1);
        GL.glPopAttrib();
        assertEquals(GL_NO_ERROR, GL.glGetError());
        assertEquals(GL_COLOR_ATTACHMENT0 + 1, integer(GL_DRAW_BUFFER));
        assertEquals(GL_COLOR_ATTACHMENT0 + 1, integer(GL_READ_BUFFER));
    }

    @Test
    void clientStateComesBack() {
        int buffer = made(GL::glGenBuffers);
        GL.glBindBuffer(GL_ARRAY_BUFFER, buffer);
        GL.glBindBuffer(GL_PIXEL_PACK_BUFFER, buffer);
        GL.glVertexPointer(3, GL_FLOAT, 12, 0);
        GL.glPixelStorei(GL_PACK_ALIGNMENT, 2);
        GL.glPushClientAttrib(-1);
        GL.glBindBuffer(GL_ARRAY_BUFFER, 0);
        GL.glBindBuffer(GL_PIXEL_PACK_BUFFER, 0);
        GL.glClientActiveTexture(GL_TEXTURE0 + 1);
        GL.glEnableClientState(GL_VERTEX_ARRAY);
        GL.glVertexPointer(2, GL_SHORT, 4, 64);
        GL.glPixelStorei(GL_PACK_ALIGNMENT, 8);
        GL.glPopClientAttrib();
        assertEquals(buffer, integer(GL_ARRAY_BUFFER_BINDING));
        assertEquals(buffer, integer(GL_PIXEL_PACK_BUFFER_BINDING));
        assertEquals(GL_TEXTURE0, integer(GL_CLIENT_ACTIVE_TEXTURE));
        assertEquals(0, integer(GL_VERTEX_ARRAY));
        assertEquals(3, integer(GL_VERTEX_ARRAY_SIZE));
        assertEquals(buffer, integer(GL_VERTEX_ARRAY_BUFFER_BINDING));
        assertEquals(2, integer(GL_PACK_ALIGNMENT));
    }

    @Test
    void aVertexArrayThatIsDeletedMeanwhileStaysAway() {
        int array = made(GL::glGenVertexArrays);
        GL.glBindVertexArray(array);
        GL.glEnableClientState(GL_VERTEX_ARRAY);
        GL.glPushClientAttrib(GL_CLIENT_VERTEX_ARRAY_BIT);
        delete(GL::glDeleteVertexArrays, array);
        GL.glPopClientAttrib();
        assertEquals(GL_NO_ERROR, GL.glGetError());
        assertEquals(0, integer(GL_VERTEX_ARRAY_BINDING));
        assertEquals(0, integer(GL_VERTEX_ARRAY));
    }

    @Test
    void aBufferThatIsDeletedMeanwhileStaysAway() {
        int buffer = made(GL::glGenBuffers);
        GL.glBindBuffer(GL_ARRAY_BUFFER, buffer);
        GL.glPushClientAttrib(GL_CLIENT_VERTEX_ARRAY_BIT);
        delete(GL::glDeleteBuffers, buffer);
        GL.glPopClientAttrib();
        assertEquals(0, integer(GL_ARRAY_BUFFER_BINDING));
        assertFalse(GL.glIsBuffer(buffer));
    }

    @Test
    void theStackEndsAtSixteen() {
        for (int i = 0; i < 16; i++) GL.glPushAttrib(0);
        assertEquals(GL_NO_ERROR, GL.glGetError());
        GL.glPushAttrib(0);
        assertEquals(GL_STACK_OVERFLOW, GL.glGetError());
        for (int i = 0; i < 17; i++) GL.glPopAttrib();
        assertEquals(GL_STACK_UNDERFLOW, GL.glGetError());
    }
}
