package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import com.sun.management.ThreadMXBean;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;

/** EXT_direct_state_access: objects are changed and asked by their names, and no selector tells that anything happened. */
class DirectStateTest {
    private final GlLab lab = GlLab.compatibility();

    @AfterEach
    void close() {
        lab.close();
    }

    private int integer(int pname) {
        MemorySegment s = lab.memory(64);
        GL.glGetIntegerv(pname, s.address());
        return s.get(ValueLayout.JAVA_INT, 0);
    }

    private float[] matrix(int pname) {
        MemorySegment s = lab.memory(64);
        GL.glGetFloatv(pname, s.address());
        return s.toArray(ValueLayout.JAVA_FLOAT);
    }

    private static float[] scale(float x, float y, float z) {
        return new float[] {x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0, 0, 0, 0, 1};
    }

    // ---- matrices --------------------------------------------------------------------------------------------------

    @Test
    void matricesAreChangedByTheirMode() {
        GL.glMatrixMode(GL_PROJECTION);
        GL.glActiveTexture(GL_TEXTURE0 + 1);
        GL.glMatrixScalefEXT(GL_MODELVIEW, 2, 3, 4);
        GL.glMatrixLoadfEXT(GL_TEXTURE0 + 2, lab.floats(scale(5, 6, 7)));
        GL.glMatrixScaledEXT(GL_TEXTURE, 8, 8, 8);
        assertArrayEquals(scale(2, 3, 4), matrix(GL_MODELVIEW_MATRIX));
        assertArrayEquals(scale(1, 1, 1), matrix(GL_PROJECTION_MATRIX));
        assertArrayEquals(scale(8, 8, 8), matrix(GL_TEXTURE_MATRIX));
        assertEquals(GL_PROJECTION, integer(GL_MATRIX_MODE));
        assertEquals(GL_TEXTURE0 + 1, integer(GL_ACTIVE_TEXTURE));
        GL.glActiveTexture(GL_TEXTURE0 + 2);
        assertArrayEquals(scale(5, 6, 7), matrix(GL_TEXTURE_MATRIX));
        lab.noError();
    }

    @Test
    void transposedMatricesAndStacks() {
        float[] m = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
        GL.glMatrixPushEXT(GL_PROJECTION);
        GL.glMatrixLoadTransposefEXT(GL_PROJECTION, lab.floats(m));
        assertArrayEquals(m, matrix(GL_TRANSPOSE_PROJECTION_MATRIX));
        assertEquals(2, integer(GL_PROJECTION_STACK_DEPTH));
        GL.glMatrixPopEXT(GL_PROJECTION);
        assertArrayEquals(scale(1, 1, 1), matrix(GL_PROJECTION_MATRIX));
        GL.glMatrixPopEXT(GL_PROJECTION);
        lab.error(GL_STACK_UNDERFLOW);
        GL.glMatrixPopEXT(GL_TEXTURE_2D);
        lab.error(GL_INVALID_ENUM);
        assertEquals(GL_MODELVIEW, integer(GL_MATRIX_MODE));
    }

    @Test
    void programMatricesAreAskedByTheirIndex() {
        GL.glMatrixLoadfEXT(GL_MATRIX0_ARB + 3, lab.floats(scale(2, 4, 8)));
        GL.glMatrixPushEXT(GL_MATRIX0_ARB + 3);
        MemorySegment s = lab.memory(64);
        GL.glGetFloati_vEXT(GL_PROGRAM_MATRIX_EXT, 3, s.address());
        assertArrayEquals(scale(2, 4, 8), s.toArray(ValueLayout.JAVA_FLOAT));
        GL.glGetIntegerIndexedvEXT(GL_PROGRAM_MATRIX_STACK_DEPTH_EXT, 3, s.address());
        assertEquals(2, s.get(ValueLayout.JAVA_INT, 0));
        GL.glGetFloatIndexedvEXT(GL_PROGRAM_MATRIX_EXT, 99, s.address());
        lab.error(GL_INVALID_VALUE);
        GL.glMatrixTranslatefEXT(GL_TEXTURE0 + 5, 1, 2, 3);
        GL.glGetFloatIndexedvEXT(GL_TEXTURE_MATRIX, 5, s.address());
        assertEquals(3, s.getAtIndex(ValueLayout.JAVA_FLOAT, 14));
        assertEquals(GL_MODELVIEW, integer(GL_MATRIX_MODE));
        lab.noError();
    }

    // ---- textures --------------------------------------------------------------------------------------------------

    @Test
    void aTextureIsMadeFilledAndReadByItsName() {
        int bound = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, bound);
        int t = lab.texture();
        GL.glTextureImage2DEXT(
                t, GL_TEXTURE_2D, 0, GL_RGBA8, 2, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, lab.bytes(1, 2, 3, 4, 5, 6, 7, 8));
        GL.glTextureSubImage2DEXT(t, GL_TEXTURE_2D, 0, 1, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, lab.bytes(9, 10, 11, 12));
        GL.glTextureParameteriEXT(t, GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        MemorySegment s = lab.memory(16);
        GL.glGetTextureImageEXT(t, GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, s.address());
        assertEquals(0x04030201, s.getAtIndex(ValueLayout.JAVA_INT, 0));
        assertEquals(0x0c0b0a09, s.getAtIndex(ValueLayout.JAVA_INT, 1));
        GL.glGetTextureLevelParameterivEXT(t, GL_TEXTURE_2D, 0, GL_TEXTURE_WIDTH, s.address());
        assertEquals(2, s.get(ValueLayout.JAVA_INT, 0));
        GL.glGetTextureParameterivEXT(t, GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, s.address());
        assertEquals(GL_NEAREST, s.get(ValueLayout.JAVA_INT, 0));
        assertEquals(bound, integer(GL_TEXTURE_BINDING_2D));
        GL.glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_WIDTH, s.address());
        assertEquals(0, s.get(ValueLayout.JAVA_INT, 0));
        lab.noError();
    }

    @Test
    void anUnusedNameBecomesATextureEvenIfTheCallIsWrong() {
        int t = lab.texture();
        assertFalse(GL.glIsTexture(t));
        GL.glTextureParameteriEXT(t, GL_TEXTURE_3D, GL_TEXTURE_MIN_FILTER, 12345);
        lab.error(GL_INVALID_ENUM);
        assertTrue(GL.glIsTexture(t));
        GL.glTextureParameteriEXT(t, GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        lab.error(GL_INVALID_OPERATION);
        GL.glTextureImage2DEXT(t, GL_PROXY_TEXTURE_2D, 0, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        lab.error(GL_INVALID_OPERATION);
        GL.glTextureImage2DEXT(0, GL_PROXY_TEXTURE_2D, 0, GL_RGBA8, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        lab.noError();
    }

    @Test
    void nameZeroIsTheDefaultTextureOfTheTarget() {
        int t = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, t);
        GL.glTextureImage2DEXT(0, GL_TEXTURE_2D, 0, GL_RGBA8, 3, 3, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        GL.glBindTexture(GL_TEXTURE_2D, 0);
        MemorySegment s = lab.memory(16);
        GL.glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_WIDTH, s.address());
        assertEquals(3, s.get(ValueLayout.JAVA_INT, 0));
        lab.noError();
    }

    @Test
    void mipmapsStorageAndCubesByName() {
        int t = lab.texture();
        GL.glTextureStorage2DEXT(t, GL_TEXTURE_2D, 2, GL_RGBA8, 2, 2);
        int texel = 0x80604020;
        GL.glTextureSubImage2DEXT(
                t, GL_TEXTURE_2D, 0, 0, 0, 2, 2, GL_RGBA, GL_UNSIGNED_BYTE, lab.ints(texel, texel, texel, texel));
        GL.glGenerateTextureMipmapEXT(t, GL_TEXTURE_2D);
        MemorySegment s = lab.memory(16);
        GL.glGetTextureImageEXT(t, GL_TEXTURE_2D, 1, GL_RGBA, GL_UNSIGNED_BYTE, s.address());
        assertEquals(texel, s.get(ValueLayout.JAVA_INT, 0));
        int cube = lab.texture();
        GL.glTextureImage2DEXT(
                cube, GL_TEXTURE_CUBE_MAP_NEGATIVE_Y, 0, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, lab.ints(texel));
        GL.glGetTextureImageEXT(cube, GL_TEXTURE_CUBE_MAP_NEGATIVE_Y, 0, GL_RGBA, GL_UNSIGNED_BYTE, s.address());
        assertEquals(texel, s.get(ValueLayout.JAVA_INT, 0));
        GL.glTextureParameteriEXT(cube, GL_TEXTURE_CUBE_MAP, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        lab.noError();
    }

    @Test
    void unitsAreChangedByTheirNumber() {
        GL.glActiveTexture(GL_TEXTURE0);
        int t = lab.texture();
        GL.glBindMultiTextureEXT(GL_TEXTURE0 + 3, GL_TEXTURE_2D, t);
        GL.glMultiTexImage2DEXT(
                GL_TEXTURE0 + 3, GL_TEXTURE_2D, 0, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, lab.ints(0x01020304));
        GL.glMultiTexEnviEXT(GL_TEXTURE0 + 3, GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_DECAL);
        GL.glMultiTexGeniEXT(GL_TEXTURE0 + 3, GL_S, GL_TEXTURE_GEN_MODE, GL_SPHERE_MAP);
        GL.glEnableIndexedEXT(GL_TEXTURE_2D, 3);
        assertEquals(0, integer(GL_TEXTURE_BINDING_2D));
        assertFalse(GL.glIsEnabled(GL_TEXTURE_2D));
        assertTrue(GL.glIsEnabledIndexedEXT(GL_TEXTURE_2D, 3));
        GL.glActiveTexture(GL_TEXTURE0 + 3);
        assertEquals(t, integer(GL_TEXTURE_BINDING_2D));
        assertTrue(GL.glIsEnabled(GL_TEXTURE_2D));
        MemorySegment s = lab.memory(16);
        GL.glGetTexEnviv(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, s.address());
        assertEquals(GL_DECAL, s.get(ValueLayout.JAVA_INT, 0));
        GL.glActiveTexture(GL_TEXTURE0);
        GL.glGetMultiTexGenivEXT(GL_TEXTURE0 + 3, GL_S, GL_TEXTURE_GEN_MODE, s.address());
        assertEquals(GL_SPHERE_MAP, s.get(ValueLayout.JAVA_INT, 0));
        GL.glGetIntegerIndexedvEXT(GL_TEXTURE_BINDING_2D, 3, s.address());
        assertEquals(t, s.get(ValueLayout.JAVA_INT, 0));
        lab.noError();
        GL.glMultiTexEnviEXT(GL_TEXTURE0 + 5000, GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_DECAL);
        lab.error(GL_INVALID_OPERATION);
        GL.glBindMultiTextureEXT(GL_TEXTURE0 + 5000, GL_TEXTURE_2D, t);
        lab.error(GL_INVALID_ENUM);
        GL.glEnableIndexedEXT(GL_TEXTURE_2D, 5000);
        lab.error(GL_INVALID_VALUE);
    }

    // ---- display lists ---------------------------------------------------------------------------------------------

    @Test
    void listsKeepTheObjectAndItsPixels() {
        int t = lab.texture();
        long pixels = lab.ints(0x04030201);
        GL.glNewList(7, GL_COMPILE);
        GL.glTextureImage2DEXT(t, GL_TEXTURE_2D, 0, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
        GL.glMultiTexImage2DEXT(
                GL_TEXTURE0 + 2, GL_TEXTURE_2D, 0, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
        GL.glTextureParameteriEXT(t, GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        GL.glMatrixLoadfEXT(GL_PROJECTION, lab.floats(scale(3, 3, 3)));
        GL.glEndList();
        lab.noError();
        assertFalse(GL.glIsTexture(t));
        assertArrayEquals(scale(1, 1, 1), matrix(GL_PROJECTION_MATRIX));
        MemorySegment.ofAddress(pixels).reinterpret(4).set(ValueLayout.JAVA_INT, 0, 0);
        GL.glCallList(7);
        lab.noError();
        MemorySegment s = lab.memory(16);
        GL.glGetTextureImageEXT(t, GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, s.address());
        assertEquals(0x04030201, s.get(ValueLayout.JAVA_INT, 0));
        GL.glGetMultiTexImageEXT(GL_TEXTURE0 + 2, GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, s.address());
        assertEquals(0x04030201, s.get(ValueLayout.JAVA_INT, 0));
        assertArrayEquals(scale(3, 3, 3), matrix(GL_PROJECTION_MATRIX));
        assertEquals(0, integer(GL_TEXTURE_BINDING_2D));
        assertEquals(GL_TEXTURE0, integer(GL_ACTIVE_TEXTURE));
        lab.noError();
    }

    @Test
    void aWrongObjectInAListChangesNothing() {
        int t = lab.texture();
        GL.glTextureParameteriEXT(t, GL_TEXTURE_3D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        GL.glNewList(7, GL_COMPILE);
        GL.glTextureImage2DEXT(t, GL_TEXTURE_2D, 0, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, lab.ints(0x04030201));
        GL.glEndList();
        GL.glCallList(7);
        lab.error(GL_INVALID_OPERATION);
        MemorySegment s = lab.memory(16);
        GL.glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_WIDTH, s.address());
        assertEquals(0, s.get(ValueLayout.JAVA_INT, 0));
    }

    @Test
    void buffersRenderbuffersAndClientStateAreNotInLists() {
        int b = lab.name(a -> GL.glGenBuffers(1, a));
        int r = lab.renderbuffer();
        int f = lab.framebuffer();
        GL.glNewList(7, GL_COMPILE);
        GL.glNamedBufferDataEXT(b, 4, lab.ints(77), GL_STATIC_DRAW);
        GL.glNamedRenderbufferStorageEXT(r, GL_RGBA8, 4, 4);
        GL.glNamedFramebufferRenderbufferEXT(f, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, r);
        GL.glFramebufferReadBufferEXT(f, GL_NONE);
        GL.glEndList();
        MemorySegment s = lab.memory(4);
        GL.glGetNamedBufferSubDataEXT(b, 0, 4, s.address());
        assertEquals(77, s.get(ValueLayout.JAVA_INT, 0));
        assertEquals(GL_FRAMEBUFFER_COMPLETE, GL.glCheckNamedFramebufferStatusEXT(f, GL_FRAMEBUFFER));
        GL.glGetFramebufferParameterivEXT(f, GL_READ_BUFFER, s.address());
        assertEquals(GL_COLOR_ATTACHMENT0, s.get(ValueLayout.JAVA_INT, 0));
        GL.glCallList(7);
        GL.glGetFramebufferParameterivEXT(f, GL_READ_BUFFER, s.address());
        assertEquals(GL_NONE, s.get(ValueLayout.JAVA_INT, 0));
        lab.noError();
    }

    // ---- buffers, framebuffers -------------------------------------------------------------------------------------

    @Test
    void buffersAreMadeByTheirFirstUse() {
        int b = lab.name(a -> GL.glGenBuffers(1, a));
        GL.glNamedBufferSubDataEXT(b, 0, 4, lab.ints(1));
        lab.error(GL_INVALID_VALUE);
        assertTrue(GL.glIsBuffer(b));
        GL.glNamedBufferDataEXT(b, 8, lab.ints(1, 2), GL_STATIC_DRAW);
        long p = GL.glMapNamedBufferRangeEXT(b, 4, 4, GL_MAP_WRITE_BIT | GL_MAP_FLUSH_EXPLICIT_BIT);
        MemorySegment.ofAddress(p).reinterpret(4).set(ValueLayout.JAVA_INT, 0, 9);
        GL.glFlushMappedNamedBufferRangeEXT(b, 0, 4);
        MemorySegment s = lab.memory(8);
        GL.glGetNamedBufferPointervEXT(b, GL_BUFFER_MAP_POINTER, s.address());
        assertEquals(p, s.get(ValueLayout.JAVA_LONG, 0));
        assertTrue(GL.glUnmapNamedBufferEXT(b));
        int copy = lab.name(a -> GL.glGenBuffers(1, a));
        GL.glNamedBufferDataEXT(copy, 8, 0, GL_STATIC_DRAW);
        GL.glNamedCopyBufferSubDataEXT(b, copy, 0, 0, 8);
        GL.glGetNamedBufferSubDataEXT(copy, 0, 8, s.address());
        assertArrayEquals(new int[] {1, 9}, s.toArray(ValueLayout.JAVA_INT));
        assertEquals(0, integer(GL_ARRAY_BUFFER_BINDING));
        lab.noError();
        GL.glNamedBufferDataEXT(0, 8, 0, GL_STATIC_DRAW);
        lab.error(GL_INVALID_OPERATION);
        int c = lab.name(a -> GL.glGenBuffers(1, a));
        GL.glNamedCopyBufferSubDataEXT(b, c, 0, 0, 8);
        lab.error(GL_INVALID_VALUE);
    }

    @Test
    void defaultsOfFramebuffersAreOfGeneratedNamesAlone() {
        MemorySegment s = lab.memory(16);
        GL.glNamedFramebufferParameteriEXT(666, GL_FRAMEBUFFER_DEFAULT_WIDTH, 42);
        lab.error(GL_INVALID_VALUE);
        GL.glGetNamedFramebufferParameterivEXT(666, GL_FRAMEBUFFER_DEFAULT_WIDTH, s.address());
        lab.error(GL_INVALID_VALUE);
        assertFalse(GL.glIsFramebuffer(666));
        GL.glGenFramebuffers(1, s.address());
        int f = s.get(ValueLayout.JAVA_INT, 0);
        GL.glNamedFramebufferParameteriEXT(f, GL_FRAMEBUFFER_DEFAULT_WIDTH, 42);
        GL.glGetNamedFramebufferParameterivEXT(f, GL_FRAMEBUFFER_DEFAULT_WIDTH, s.address());
        assertEquals(42, s.get(ValueLayout.JAVA_INT, 0));
        lab.noError();
    }

    @Test
    void framebuffersAreMadeByTheirFirstUse() {
        int f = lab.framebuffer();
        int t = lab.texture();
        GL.glTextureImage2DEXT(t, GL_TEXTURE_2D, 0, GL_RGBA8, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        assertEquals(
                GL_FRAMEBUFFER_INCOMPLETE_MISSING_ATTACHMENT, GL.glCheckNamedFramebufferStatusEXT(f, GL_FRAMEBUFFER));
        assertTrue(GL.glIsFramebuffer(f));
        GL.glNamedFramebufferTexture2DEXT(f, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0);
        assertEquals(GL_FRAMEBUFFER_COMPLETE, GL.glCheckNamedFramebufferStatusEXT(f, GL_DRAW_FRAMEBUFFER));
        MemorySegment s = lab.memory(4);
        GL.glGetNamedFramebufferAttachmentParameterivEXT(
                f, GL_COLOR_ATTACHMENT0, GL_FRAMEBUFFER_ATTACHMENT_OBJECT_NAME, s.address());
        assertEquals(t, s.get(ValueLayout.JAVA_INT, 0));
        GL.glFramebufferDrawBuffersEXT(f, 2, lab.ints(GL_NONE, GL_COLOR_ATTACHMENT0));
        GL.glGetFramebufferParameterivEXT(f, GL_DRAW_BUFFER1, s.address());
        assertEquals(GL_COLOR_ATTACHMENT0, s.get(ValueLayout.JAVA_INT, 0));
        assertEquals(0, integer(GL_DRAW_FRAMEBUFFER_BINDING));
        lab.noError();
        GL.glNamedFramebufferTexture2DEXT(0, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0);
        lab.error(GL_INVALID_OPERATION);
        int cube = lab.texture();
        for (int i = 0; i < 6; i++) {
            int face = GL_TEXTURE_CUBE_MAP_POSITIVE_X + i;
            GL.glTextureImage2DEXT(cube, face, 0, GL_RGBA8, 2, 2, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        }
        GL.glNamedFramebufferTextureFaceEXT(f, GL_COLOR_ATTACHMENT0, cube, 0, GL_TEXTURE_CUBE_MAP_NEGATIVE_Z);
        GL.glGetNamedFramebufferAttachmentParameterivEXT(
                f, GL_COLOR_ATTACHMENT0, GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_CUBE_MAP_FACE, s.address());
        assertEquals(GL_TEXTURE_CUBE_MAP_NEGATIVE_Z, s.get(ValueLayout.JAVA_INT, 0));
        lab.noError();
    }

    // ---- vertex arrays, client state -------------------------------------------------------------------------------

    @Test
    void vertexArraysAreSpecifiedWithoutBinding() {
        int a = lab.name(n -> GL.glGenVertexArrays(1, n));
        int b = lab.name(n -> GL.glGenBuffers(1, n));
        GL.glVertexArrayVertexOffsetEXT(a, b, 3, GL_FLOAT, 24, 8);
        GL.glVertexArrayMultiTexCoordOffsetEXT(a, b, GL_TEXTURE0 + 2, 2, GL_SHORT, 12, 4);
        GL.glVertexArrayVertexAttribOffsetEXT(a, b, 5, 4, GL_UNSIGNED_BYTE, true, 16, 12);
        GL.glVertexArrayIndexOffsetEXT(a, b, GL_SHORT, 6, 2);
        GL.glEnableVertexArrayEXT(a, GL_VERTEX_ARRAY);
        GL.glEnableVertexArrayEXT(a, GL_TEXTURE0 + 2);
        GL.glEnableVertexArrayAttribEXT(a, 5);
        lab.noError();
        MemorySegment s = lab.memory(8);
        GL.glGetVertexArrayIntegervEXT(a, GL_VERTEX_ARRAY_STRIDE, s.address());
        assertEquals(24, s.get(ValueLayout.JAVA_INT, 0));
        GL.glGetVertexArrayIntegervEXT(a, GL_VERTEX_ARRAY_BUFFER_BINDING, s.address());
        assertEquals(b, s.get(ValueLayout.JAVA_INT, 0));
        GL.glGetVertexArrayIntegervEXT(a, GL_VERTEX_ARRAY_POINTER, s.address());
        assertEquals(8, s.get(ValueLayout.JAVA_INT, 0));
        GL.glGetVertexArrayIntegervEXT(a, GL_INDEX_ARRAY_STRIDE, s.address());
        assertEquals(6, s.get(ValueLayout.JAVA_INT, 0));
        GL.glGetVertexArrayIntegeri_vEXT(a, 2, GL_TEXTURE_COORD_ARRAY, s.address());
        assertEquals(1, s.get(ValueLayout.JAVA_INT, 0));
        GL.glGetVertexArrayIntegeri_vEXT(a, 1, GL_TEXTURE_COORD_ARRAY, s.address());
        assertEquals(0, s.get(ValueLayout.JAVA_INT, 0));
        GL.glGetVertexArrayIntegeri_vEXT(a, 2, GL_TEXTURE_COORD_ARRAY_TYPE, s.address());
        assertEquals(GL_SHORT, s.get(ValueLayout.JAVA_INT, 0));
        GL.glGetVertexArrayIntegeri_vEXT(a, 5, GL_VERTEX_ATTRIB_ARRAY_NORMALIZED, s.address());
        assertEquals(1, s.get(ValueLayout.JAVA_INT, 0));
        GL.glGetVertexArrayPointeri_vEXT(a, 5, GL_VERTEX_ATTRIB_ARRAY_POINTER, s.address());
        assertEquals(12, s.get(ValueLayout.JAVA_LONG, 0));
        GL.glGetVertexArrayPointervEXT(a, GL_VERTEX_ARRAY_POINTER, s.address());
        assertEquals(8, s.get(ValueLayout.JAVA_LONG, 0));
        lab.noError();
        assertFalse(GL.glIsEnabled(GL_VERTEX_ARRAY));
        assertEquals(0, integer(GL_ARRAY_BUFFER_BINDING));
        assertEquals(0, integer(GL_VERTEX_ARRAY_BINDING));
        GL.glVertexArrayVertexOffsetEXT(a, b, 3, GL_FLOAT, 24, -8);
        lab.error(GL_INVALID_VALUE);
        GL.glVertexArrayVertexOffsetEXT(0, b, 3, GL_FLOAT, 24, 8);
        lab.error(GL_INVALID_OPERATION);
        GL.glEnableVertexArrayEXT(a + 100, GL_VERTEX_ARRAY);
        lab.error(GL_INVALID_OPERATION);
        GL.glGetVertexArrayIntegervEXT(a, GL_MATRIX_MODE, s.address());
        lab.error(GL_INVALID_ENUM);
    }

    @Test
    void clientStateGoesBackToItsBeginningAndReturns() {
        int b = lab.name(n -> GL.glGenBuffers(1, n));
        GL.glBindBuffer(GL_PIXEL_UNPACK_BUFFER, b);
        GL.glBindBuffer(GL_ARRAY_BUFFER, b);
        GL.glPixelStorei(GL_UNPACK_ROW_LENGTH, 11);
        GL.glClientActiveTexture(GL_TEXTURE0 + 1);
        GL.glVertexPointer(2, GL_SHORT, 8, 4);
        GL.glEnableClientState(GL_VERTEX_ARRAY);
        GL.glPushClientAttribDefaultEXT(GL_CLIENT_ALL_ATTRIB_BITS);
        assertEquals(0, integer(GL_UNPACK_ROW_LENGTH));
        assertEquals(4, integer(GL_UNPACK_ALIGNMENT));
        assertEquals(0, integer(GL_PIXEL_UNPACK_BUFFER_BINDING));
        assertEquals(0, integer(GL_ARRAY_BUFFER_BINDING));
        assertEquals(4, integer(GL_VERTEX_ARRAY_SIZE));
        assertEquals(GL_TEXTURE0, integer(GL_CLIENT_ACTIVE_TEXTURE));
        assertFalse(GL.glIsEnabled(GL_VERTEX_ARRAY));
        GL.glPopClientAttrib();
        assertEquals(11, integer(GL_UNPACK_ROW_LENGTH));
        assertEquals(b, integer(GL_PIXEL_UNPACK_BUFFER_BINDING));
        assertEquals(b, integer(GL_ARRAY_BUFFER_BINDING));
        assertEquals(2, integer(GL_VERTEX_ARRAY_SIZE));
        assertEquals(GL_TEXTURE0 + 1, integer(GL_CLIENT_ACTIVE_TEXTURE));
        assertTrue(GL.glIsEnabled(GL_VERTEX_ARRAY));
        int a = lab.name(n -> GL.glGenVertexArrays(1, n));
        GL.glBindVertexArray(a);
        GL.glPushClientAttribDefaultEXT(GL_CLIENT_VERTEX_ARRAY_BIT);
        assertEquals(0, integer(GL_VERTEX_ARRAY_BINDING));
        assertFalse(GL.glIsEnabled(GL_VERTEX_ARRAY));
        GL.glPopClientAttrib();
        assertEquals(a, integer(GL_VERTEX_ARRAY_BINDING));
        GL.glBindVertexArray(0);
        assertTrue(GL.glIsEnabled(GL_VERTEX_ARRAY));
        lab.noError();
    }

    @Test
    void coordinatesHaveSwitchesByTheirUnit() {
        GL.glEnableClientStateiEXT(GL_TEXTURE_COORD_ARRAY, 3);
        GL.glMultiTexCoordPointerEXT(GL_TEXTURE0 + 3, 3, GL_FLOAT, 12, 64);
        assertTrue(GL.glIsEnabledi(GL_TEXTURE_COORD_ARRAY, 3));
        assertFalse(GL.glIsEnabledi(GL_TEXTURE_COORD_ARRAY, 2));
        MemorySegment s = lab.memory(8);
        GL.glGetPointerIndexedvEXT(GL_TEXTURE_COORD_ARRAY_POINTER, 3, s.address());
        assertEquals(64, s.get(ValueLayout.JAVA_LONG, 0));
        GL.glGetIntegerIndexedvEXT(GL_TEXTURE_COORD_ARRAY_SIZE, 3, s.address());
        assertEquals(3, s.get(ValueLayout.JAVA_INT, 0));
        GL.glDisableClientStateIndexedEXT(GL_TEXTURE_COORD_ARRAY, 3);
        assertFalse(GL.glIsEnabledi(GL_TEXTURE_COORD_ARRAY, 3));
        assertEquals(GL_TEXTURE0, integer(GL_CLIENT_ACTIVE_TEXTURE));
        lab.noError();
        GL.glEnableClientStateiEXT(GL_VERTEX_ARRAY, 0);
        lab.error(GL_INVALID_ENUM);
        GL.glEnableClientStateiEXT(GL_TEXTURE_COORD_ARRAY, 100);
        lab.error(GL_INVALID_VALUE);
    }

    // ---- programs --------------------------------------------------------------------------------------------------

    @Test
    void programsHaveTextAndParametersByTheirName() {
        byte[] text = "!!ARBvp1.0\nMOV result.position, vertex.position;\nEND".getBytes(StandardCharsets.US_ASCII);
        MemorySegment source = lab.memory(text.length);
        MemorySegment.copy(text, 0, source, ValueLayout.JAVA_BYTE, 0, text.length);
        int p = lab.name(n -> GL.glGenProgramsARB(1, n));
        GL.glNamedProgramStringEXT(
                p, GL_VERTEX_PROGRAM_ARB, GL_PROGRAM_FORMAT_ASCII_ARB, text.length, source.address());
        GL.glNamedProgramLocalParameters4fvEXT(p, GL_VERTEX_PROGRAM_ARB, 2, 2, lab.floats(1, 2, 3, 4, 5, 6, 7, 8));
        GL.glNamedProgramLocalParameter4fEXT(p, GL_VERTEX_PROGRAM_ARB, 0, 9, 9, 9, 9);
        MemorySegment s = lab.memory(32);
        GL.glGetNamedProgramivEXT(p, GL_VERTEX_PROGRAM_ARB, GL_PROGRAM_LENGTH_ARB, s.address());
        assertEquals(text.length, s.get(ValueLayout.JAVA_INT, 0));
        GL.glGetNamedProgramLocalParameterdvEXT(p, GL_VERTEX_PROGRAM_ARB, 3, s.address());
        assertEquals(8, s.getAtIndex(ValueLayout.JAVA_DOUBLE, 3));
        GL.glGetProgramivARB(GL_VERTEX_PROGRAM_ARB, GL_PROGRAM_BINDING_ARB, s.address());
        assertEquals(0, s.get(ValueLayout.JAVA_INT, 0));
        lab.noError();
        GL.glNamedProgramLocalParameter4fEXT(p, GL_FRAGMENT_PROGRAM_ARB, 0, 9, 9, 9, 9);
        lab.error(GL_INVALID_OPERATION);
        GL.glNamedProgramLocalParameters4fvEXT(p, GL_VERTEX_PROGRAM_ARB, 95, 5000, lab.floats(1));
        lab.error(GL_INVALID_VALUE);
    }

    // ---- cost ------------------------------------------------------------------------------------------------------

    @Test
    void whatIsCalledOftenAllocatesNothing() {
        int t = lab.texture();
        int b = lab.name(n -> GL.glGenBuffers(1, n));
        long data = lab.floats(scale(1, 2, 3));
        GL.glNamedBufferDataEXT(b, 64, 0, GL_DYNAMIC_DRAW);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 20; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 2000; i++) {
                GL.glMatrixLoadfEXT(GL_MODELVIEW, data);
                GL.glMatrixMultfEXT(GL_TEXTURE0 + 1, data);
                GL.glMatrixLoadIdentityEXT(GL_TEXTURE0 + 1);
                GL.glBindMultiTextureEXT(GL_TEXTURE0 + 1, GL_TEXTURE_2D, (i & 1) == 0 ? t : 0);
                GL.glTextureParameteriEXT(t, GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, i & 1);
                GL.glMultiTexEnviEXT(GL_TEXTURE0 + 1, GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_REPLACE);
            }
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertEquals(0, least);
        lab.noError();
    }

    @Test
    void onlyTheCompatibilityProfileHasIt() {
        try (GlLab core = GlLab.core()) {
            GL.glMatrixLoadIdentityEXT(GL_MODELVIEW);
            core.error(GL_INVALID_OPERATION);
            GL.glTextureParameteriEXT(core.texture(), GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
            core.error(GL_INVALID_OPERATION);
        }
    }

    @Test
    void errorsAreToldUnderTheNameThatWasCalled() {
        try (GlLab own =
                new GlLab(ContextAttributes.compatibility().withSize(4, 4).withFlags(true, false, false, false))) {
            GL.glTextureParameteriEXT(own.texture(), GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, 5);
            told(own, GL_INVALID_ENUM, "glTextureParameteriEXT: ");
            GL.glMatrixPopEXT(GL_PROJECTION);
            told(own, GL_STACK_UNDERFLOW, "glMatrixPopEXT: ");
            GL.glMatrixFrustumEXT(GL_PROJECTION, -1, 1, -1, 1, 0, 1);
            told(own, GL_INVALID_VALUE, "glMatrixFrustumEXT: near is 0.0");
            GL.glMatrixLoadIdentityEXT(GL_TEXTURE0 + 8);
            told(own, GL_INVALID_OPERATION, "glMatrixLoadIdentityEXT: unit 8 ");
            GL.glMultiTexEnviEXT(GL_TEXTURE0 + 1, GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, 5);
            told(own, GL_INVALID_ENUM, "glMultiTexEnviEXT: ");
            GL.glGetMultiTexGenivEXT(
                    GL_TEXTURE0 + 8, GL_S, GL_TEXTURE_GEN_MODE, own.memory(16).address());
            told(own, GL_INVALID_OPERATION, "glGetMultiTexGenivEXT: unit 8 ");
            GL.glNamedProgramLocalParameter4dEXT(1, GL_VERTEX_PROGRAM_ARB, -1, 0, 0, 0, 0);
            told(own, GL_INVALID_VALUE, "glNamedProgramLocalParameter4dEXT: index is -1");
            GL.glNamedProgramStringEXT(1, GL_FRAGMENT_PROGRAM_ARB, GL_PROGRAM_FORMAT_ASCII_ARB, 0, 0);
            told(own, GL_INVALID_OPERATION, "glNamedProgramStringEXT: program 1 ");
        }
    }

    private static void told(GlLab own, int code, String beginning) {
        own.error(code);
        MemorySegment text = own.memory(512);
        assertEquals(1, GL.glGetDebugMessageLog(1, 512, 0, 0, 0, 0, 0, text.address()));
        assertTrue(text.getString(0).startsWith(beginning), text.getString(0));
    }
}
