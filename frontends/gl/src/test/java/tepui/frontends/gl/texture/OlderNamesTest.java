package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.GL;

/** Extensions whose work later versions took over, by their own names: EXT_texture_integer, NV_primitive_restart, EXT_vertex_array and others. */
final class OlderNamesTest {
    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    private int integer(int pname) {
        MemorySegment s = lab.memory(4);
        GL.glGetIntegerv(pname, s.address());
        lab.noError();
        return s.get(ValueLayout.JAVA_INT, 0);
    }

    private int[] integers(int pname) {
        MemorySegment s = lab.memory(16);
        GL.glGetIntegerv(pname, s.address());
        lab.noError();
        return s.toArray(ValueLayout.JAVA_INT);
    }

    private void target(int internal, int format, int type) {
        GL.glBindTexture(GL_TEXTURE_2D, lab.texture());
        GL.glTexImage2D(GL_TEXTURE_2D, 0, internal, 4, 4, 0, format, type, 0);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, lab.framebuffer());
        GL.glFramebufferTexture2D(
                GL_FRAMEBUFFER,
                GL_COLOR_ATTACHMENT0,
                GL_TEXTURE_2D,
                lab.name(s -> GL.glGetIntegerv(GL_TEXTURE_BINDING_2D, s)),
                0);
        lab.noError();
    }

    @Test
    void imagesOfIntegersAreClearedWithIntegers() {
        target(GL_RGBA32I, GL_RGBA_INTEGER, GL_INT);
        int[] big = {0x12345679, -0x7fffffff, 3, -4};
        GL.glClearColorIiEXT(big[0], big[1], big[2], big[3]);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        MemorySegment s = lab.memory(16);
        GL.glReadPixels(1, 1, 1, 1, GL_RGBA_INTEGER, GL_INT, s.address());
        lab.noError();
        assertArrayEquals(big, s.toArray(ValueLayout.JAVA_INT));
        assertArrayEquals(big, integers(GL_COLOR_CLEAR_VALUE));
    }

    @Test
    void theIntegerClearColorIsPartOfTheColorBuffersGroup() {
        GL.glClearColorIuiEXT(1, 2, 3, 0x7654321);
        GL.glPushAttrib(GL_COLOR_BUFFER_BIT);
        GL.glClearColor(0, 0, 0, 0);
        GL.glPopAttrib();
        assertArrayEquals(new int[] {1, 2, 3, 0x7654321}, integers(GL_COLOR_CLEAR_VALUE));
    }

    @Test
    void whetherTargetsHoldIntegersIsTold() {
        assertEquals(0, integer(GL_RGBA_INTEGER_MODE_EXT));
        target(GL_RGBA8UI, GL_RGBA_INTEGER, GL_UNSIGNED_BYTE);
        assertEquals(1, integer(GL_RGBA_INTEGER_MODE_EXT));
    }

    @Test
    void imagesAreCopiedByTheOldName() {
        int from = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, from);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, lab.bytes(1, 2, 3, 4));
        int to = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, to);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        GL.glTexImage2D(
                GL_TEXTURE_2D, 0, GL_RGBA8, 2, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, lab.bytes(0, 0, 0, 0, 0, 0, 0, 0));
        GL.glCopyImageSubDataNV(from, GL_TEXTURE_2D, 0, 0, 0, 0, to, GL_TEXTURE_2D, 0, 1, 0, 0, 1, 1, 1);
        assertArrayEquals(new int[] {0, 0x01020304}, lab.texels(GL_TEXTURE_2D, 0, 2));
        // The later function copies between formats of one size.
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8UI, 1, 1, 0, GL_RGBA_INTEGER, GL_UNSIGNED_BYTE, 0);
        lab.noError();
        GL.glCopyImageSubDataNV(from, GL_TEXTURE_2D, 0, 0, 0, 0, to, GL_TEXTURE_2D, 0, 0, 0, 0, 1, 1, 1);
        lab.error(GL_INVALID_OPERATION);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        GL.glCopyImageSubData(from, GL_TEXTURE_2D, 0, 0, 0, 0, to, GL_TEXTURE_2D, 0, 0, 0, 0, 1, 1, 1);
        lab.noError();
    }

    private void red(float x, float y) {
        GL.glVertex2f(x, y);
    }

    @Test
    void primitivesAreRestartedBetweenBeginAndEnd() {
        GL.glColor4f(1, 0, 0, 1);
        GL.glBegin(GL_TRIANGLE_STRIP);
        red(-1, -1);
        red(-0.5f, -1);
        red(-1, 1);
        red(-0.5f, 1);
        GL.glPrimitiveRestartNV();
        red(0.5f, -1);
        red(1, -1);
        red(0.5f, 1);
        red(1, 1);
        GL.glEnd();
        assertEquals(0xff0000ff, lab.pixel(1, 8));
        assertEquals(0, lab.pixel(8, 8) >>> 8, "between the strips");
        assertEquals(0xff0000ff, lab.pixel(14, 8));
    }

    private void twoStrips() {
        float[] xy = {-1, -1, -0.5f, -1, -1, 1, -0.5f, 1, 0.5f, -1, 1, -1, 0.5f, 1, 1, 1};
        MemorySegment positions = lab.memory(4L * xy.length);
        MemorySegment.copy(xy, 0, positions, ValueLayout.JAVA_FLOAT, 0, xy.length);
        GL.glColor4f(1, 0, 0, 1);
        GL.glEnableClientState(GL_VERTEX_ARRAY);
        GL.glVertexPointer(2, GL_FLOAT, 0, positions.address());
        GL.glEnableClientState(GL_PRIMITIVE_RESTART_NV);
        GL.glPrimitiveRestartIndexNV(255);
    }

    private void twoStripsAreSeen() {
        assertEquals(0xff0000ff, lab.pixel(1, 8));
        assertEquals(0, lab.pixel(8, 8) >>> 8, "between the strips");
        assertEquals(0xff0000ff, lab.pixel(14, 8));
    }

    @Test
    void anElementWithTheRestartIndexRestarts() {
        twoStrips();
        GL.glBegin(GL_TRIANGLE_STRIP);
        for (int i : new int[] {0, 1, 2, 3, 255, 4, 5, 6, 7}) GL.glArrayElement(i);
        GL.glEnd();
        lab.noError();
        twoStripsAreSeen();
    }

    @Test
    void listsKeepRestarts() {
        twoStrips();
        MemorySegment indices = lab.memory(9);
        MemorySegment.copy(new byte[] {0, 1, 2, 3, -1, 4, 5, 6, 7}, 0, indices, ValueLayout.JAVA_BYTE, 0, 9);
        int list = GL.glGenLists(1);
        GL.glNewList(list, GL_COMPILE);
        GL.glDrawElements(GL_TRIANGLE_STRIP, 9, GL_UNSIGNED_BYTE, indices.address());
        GL.glEndList();
        GL.glCallList(list);
        lab.noError();
        twoStripsAreSeen();
    }

    @Test
    void theRestartIndexIsNeverCompiledIntoLists() {
        int list = GL.glGenLists(1);
        GL.glNewList(list, GL_COMPILE);
        GL.glBegin(GL_TRIANGLE_STRIP);
        GL.glPrimitiveRestartIndexNV(9);
        GL.glEnd();
        GL.glEndList();
        assertEquals(9, integer(GL_PRIMITIVE_RESTART_INDEX_NV));
        GL.glPrimitiveRestartIndexNV(3);
        GL.glCallList(list);
        lab.noError();
        assertEquals(3, integer(GL_PRIMITIVE_RESTART_INDEX_NV));
    }

    @Test
    void outsideOfPrimitivesThereIsNothingToRestart() {
        GL.glPrimitiveRestartNV();
        lab.error(GL_INVALID_OPERATION);
    }

    @Test
    void restartIsAClientStateByItsOldName() {
        GL.glPushClientAttrib(GL_CLIENT_VERTEX_ARRAY_BIT);
        GL.glEnableClientState(GL_PRIMITIVE_RESTART_NV);
        GL.glPrimitiveRestartIndexNV(7);
        assertTrue(GL.glIsEnabled(GL_PRIMITIVE_RESTART));
        assertEquals(7, integer(GL_PRIMITIVE_RESTART_INDEX_NV));
        GL.glPopClientAttrib();
        assertFalse(GL.glIsEnabled(GL_PRIMITIVE_RESTART_NV));
        assertEquals(0, integer(GL_PRIMITIVE_RESTART_INDEX));
    }

    @Test
    void arraysAreSwitchedByGlEnableToo() {
        MemorySegment corners = lab.memory(32);
        MemorySegment.copy(new float[] {-1, -1, 1, -1, -1, 1, 1, 1}, 0, corners, ValueLayout.JAVA_FLOAT, 0, 8);
        GL.glEnable(GL_VERTEX_ARRAY);
        GL.glVertexPointerEXT(2, GL_FLOAT, 0, 4, corners.address());
        GL.glColor4f(0, 1, 0, 1);
        GL.glDrawArraysEXT(GL_TRIANGLE_STRIP, 0, 4);
        assertEquals(0x00ff00ff, lab.pixel(3, 12));
        assertEquals(4, integer(GL_VERTEX_ARRAY_COUNT_EXT));
        GL.glDisable(GL_VERTEX_ARRAY);
        assertFalse(GL.glIsEnabled(GL_VERTEX_ARRAY));
    }

    @Test
    void countsOfElementsAreNotNegative() {
        GL.glNormalPointerEXT(GL_FLOAT, 0, -1, 0);
        lab.error(GL_INVALID_VALUE);
        assertEquals(0, integer(GL_NORMAL_ARRAY_COUNT_EXT));
    }

    @Test
    void whatLiesBehindAnOffsetIsBoundForFeedback() {
        int buffer = lab.name(s -> GL.glGenBuffers(1, s));
        GL.glBindBuffer(GL_TRANSFORM_FEEDBACK_BUFFER, buffer);
        GL.glBufferData(GL_TRANSFORM_FEEDBACK_BUFFER, 64, 0, GL_STATIC_DRAW);
        GL.glBindBufferOffsetEXT(GL_TRANSFORM_FEEDBACK_BUFFER, 0, buffer, 24);
        lab.noError();
        MemorySegment s = lab.memory(8);
        GL.glGetInteger64i_v(GL_TRANSFORM_FEEDBACK_BUFFER_SIZE, 0, s.address());
        assertEquals(40, s.get(ValueLayout.JAVA_LONG, 0));
        GL.glBindBufferOffsetEXT(GL_UNIFORM_BUFFER, 0, buffer, 0);
        lab.error(GL_INVALID_ENUM);
        GL.glBindBufferOffsetEXT(GL_TRANSFORM_FEEDBACK_BUFFER, 0, buffer, 64);
        lab.error(GL_INVALID_VALUE);
    }

    @Test
    void severalSamplesBecomeOneAtAnotherSize() {
        GL.glBindFramebuffer(GL_FRAMEBUFFER, lab.framebuffer());
        int r = lab.renderbuffer();
        GL.glBindRenderbuffer(GL_RENDERBUFFER, r);
        GL.glRenderbufferStorageMultisample(GL_RENDERBUFFER, 4, GL_RGBA8, 4, 4);
        GL.glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, r);
        GL.glClearColor(0, 0, 1, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
        GL.glBlitFramebuffer(0, 0, 4, 4, 0, 0, 16, 16, GL_COLOR_BUFFER_BIT, GL_LINEAR);
        lab.error(GL_INVALID_OPERATION);
        GL.glBlitFramebuffer(0, 0, 4, 4, 0, 0, 16, 16, GL_COLOR_BUFFER_BIT, GL_SCALED_RESOLVE_NICEST_EXT);
        lab.noError();
        GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
        assertEquals(0x0000ffff, lab.pixel(15, 15));
        GL.glBlitFramebuffer(0, 0, 4, 4, 0, 0, 16, 16, GL_COLOR_BUFFER_BIT, GL_SCALED_RESOLVE_FASTEST_EXT);
        lab.error(GL_INVALID_OPERATION);
    }

    @Test
    void theBoundBufferTextureTellsItsBufferAndFormat() {
        assertEquals(0, integer(GL_TEXTURE_BUFFER_DATA_STORE_BINDING));
        assertEquals(GL_LUMINANCE8, integer(GL_TEXTURE_BUFFER_FORMAT_ARB));
        GL.glBindTexture(GL_TEXTURE_BUFFER, lab.texture());
        int buffer = lab.buffer();
        GL.glBindBuffer(GL_TEXTURE_BUFFER, buffer);
        GL.glTexBuffer(GL_TEXTURE_BUFFER, GL_RGBA8, buffer);
        assertEquals(buffer, integer(GL_TEXTURE_BUFFER_DATA_STORE_BINDING));
        assertEquals(GL_RGBA8, integer(GL_TEXTURE_BUFFER_FORMAT_ARB));
        GL.glTexBuffer(GL_TEXTURE_BUFFER, GL_RG32F, 0);
        assertEquals(0, integer(GL_TEXTURE_BUFFER_DATA_STORE_BINDING));
        assertEquals(GL_RG32F, integer(GL_TEXTURE_BUFFER_FORMAT_ARB));
    }

    @Test
    void texturesOfSeveralSamplesBeginWithClampedEdges() {
        GL.glBindTexture(GL_TEXTURE_2D_MULTISAMPLE, lab.texture());
        for (int pname : new int[] {GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T, GL_TEXTURE_WRAP_R}) {
            assertEquals(GL_CLAMP_TO_EDGE, lab.name(s -> GL.glGetTexParameteriv(GL_TEXTURE_2D_MULTISAMPLE, pname, s)));
        }
    }

    @Test
    void offsetsOfInterpolationReachHalfAPixelLessOneStep() {
        MemorySegment s = lab.memory(4);
        GL.glGetFloatv(GL_MAX_FRAGMENT_INTERPOLATION_OFFSET, s.address());
        float step = 1f / (1 << integer(GL_FRAGMENT_INTERPOLATION_OFFSET_BITS));
        assertTrue(s.get(ValueLayout.JAVA_FLOAT, 0) >= 0.5f - step);
    }

    @Test
    void integersAreNotDrawnAsPixels() {
        long pixel = lab.ints(0, 0, 0, 0);
        for (int type : new int[] {GL_UNSIGNED_INT, GL_FLOAT}) {
            GL.glDrawPixels(1, 1, GL_RGBA_INTEGER, type, pixel);
            lab.error(GL_INVALID_OPERATION);
        }
    }

    @Test
    void blitsAreDiscardedWhereTheConditionDoesNotHold() {
        target(GL_RGBA8, GL_RGBA, GL_UNSIGNED_BYTE);
        int framebuffer = lab.name(s -> GL.glGetIntegerv(GL_FRAMEBUFFER_BINDING, s));
        GL.glClearColor(0, 1, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glBindFramebuffer(GL_FRAMEBUFFER, 0);
        GL.glClearColor(1, 0, 0, 1);
        GL.glClear(GL_COLOR_BUFFER_BIT);
        GL.glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer);
        int query = lab.name(s -> GL.glGenQueries(1, s));
        GL.glBeginQuery(GL_SAMPLES_PASSED, query);
        GL.glEndQuery(GL_SAMPLES_PASSED);
        GL.glBeginConditionalRender(query, GL_QUERY_WAIT);
        GL.glBlitFramebuffer(0, 0, 4, 4, 0, 0, 4, 4, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        GL.glEndConditionalRender();
        GL.glBeginConditionalRender(query, GL_QUERY_WAIT_INVERTED);
        GL.glBlitFramebuffer(0, 0, 4, 4, 4, 4, 8, 8, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        GL.glEndConditionalRender();
        lab.noError();
        GL.glBindFramebuffer(GL_READ_FRAMEBUFFER, 0);
        assertEquals(0xff0000ff, lab.pixel(2, 2));
        assertEquals(0x00ff00ff, lab.pixel(6, 6));
        GL.glBlitFramebuffer(4, 4, 8, 8, 0, 0, 4, 4, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        assertEquals(0x00ff00ff, lab.pixel(2, 2));
    }

    @Test
    void componentsWithASignAreTold() {
        assertArrayEquals(new int[] {0, 0, 0, 0}, integers(GL_RGBA_SIGNED_COMPONENTS_EXT));
        target(GL_RG8_SNORM, GL_RG, GL_BYTE);
        assertArrayEquals(new int[] {1, 1, 0, 0}, integers(GL_RGBA_SIGNED_COMPONENTS_EXT));
        target(GL_RGBA16F, GL_RGBA, GL_FLOAT);
        assertArrayEquals(new int[] {1, 1, 1, 1}, integers(GL_RGBA_SIGNED_COMPONENTS_EXT));
        target(GL_R11F_G11F_B10F, GL_RGB, GL_FLOAT);
        assertArrayEquals(new int[] {0, 0, 0, 0}, integers(GL_RGBA_SIGNED_COMPONENTS_EXT));
    }

    @Test
    void copiesFromWhatHasNoImageAreOperationsAndPlacesAreCheckedBeforeFormats() {
        int empty = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, empty);
        int wide = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, wide);
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA16UI, 8, 8);
        int narrow = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, narrow);
        GL.glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA8, 8, 8);
        int bare = lab.renderbuffer();
        GL.glBindRenderbuffer(GL_RENDERBUFFER, bare);
        lab.noError();
        copy(empty, GL_TEXTURE_2D, 0, narrow, 4);
        lab.error(GL_INVALID_OPERATION);
        // A renderbuffer is complete without storage, but any box lies outside of it.
        copy(bare, GL_RENDERBUFFER, 0, narrow, 4);
        lab.error(GL_INVALID_VALUE);
        copy(narrow, GL_TEXTURE_2D, 3, narrow, 4);
        lab.error(GL_INVALID_VALUE);
        copy(wide, GL_TEXTURE_2D, 0, narrow, 9);
        lab.error(GL_INVALID_VALUE);
        copy(wide, GL_TEXTURE_2D, 0, narrow, 4);
        lab.error(GL_INVALID_OPERATION);
    }

    private static void copy(int from, int target, int level, int to, int size) {
        GL.glCopyImageSubData(from, target, level, 0, 0, 0, to, GL_TEXTURE_2D, 0, 0, 0, 0, size, size, 1);
    }
}
