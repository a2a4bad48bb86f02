package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.soft.SoftProvider;
import tepui.pipe.Caps;
import tepui.pipe.Device;

/** Pointers that lead to no memory are errors of the call that was to read or write there, and change nothing. */
class PointersTest {
    private Device device;
    private GLContext context;

    @BeforeEach
    void open() {
        device = TestDevice.open(new SoftProvider());
        context = GLContext.create(device, ContextAttributes.compatibility().withSize(8, 8));
        context.makeCurrent();
    }

    @AfterEach
    void close() {
        GLContext.release();
        context.close();
        device.close();
    }

    private static void refused(String call) {
        assertEquals(GL_INVALID_VALUE, glGetError());
        assertTrue(GLContext.lastError().startsWith(call + ": "), GLContext.lastError());
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 12, 4096, 65535, -1, Long.MIN_VALUE, 1L << 60})
    void namesAreNotWrittenThere(long address) {
        glGenTextures(1, address);
        refused("glGenTextures");
        try (GLJava gl = GLJava.checked()) {
            assertEquals(1, gl.genTexture(), "the first name is still free");
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 12, 4096, 65535})
    void contentsAreNotReadThere(long address) {
        try (GLJava gl = GLJava.checked()) {
            glBindBuffer(GL_ARRAY_BUFFER, gl.genBuffer());
        }
        glBufferData(GL_ARRAY_BUFFER, 16, 0, GL_STATIC_DRAW);
        glBufferSubData(GL_ARRAY_BUFFER, 0, 16, address);
        refused("glBufferSubData");
        glBufferSubData(GL_ARRAY_BUFFER, 0, 0, address);
        assertEquals(GL_NO_ERROR, glGetError(), "nothing to read");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 12, 4096, 65535})
    void texelsAreNotReadThere(long address) {
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, address);
        refused("glTexImage2D");
    }

    @ParameterizedTest
    @ValueSource(longs = {12, 4096, 65535})
    void indicesWithoutBufferAreNotReadThere(long address) {
        glDrawElements(GL_TRIANGLES, 3, GL_UNSIGNED_BYTE, address);
        refused("glDrawElements");
    }

    @ParameterizedTest
    @ValueSource(longs = {12, 4096, 65535})
    void arraysWithoutBufferAreNotReadThere(long address) {
        glEnableClientState(GL_VERTEX_ARRAY);
        glVertexPointer(2, GL_FLOAT, 0, address);
        glDrawArrays(GL_TRIANGLES, 0, 3);
        refused("glDrawArrays");
        glBegin(GL_TRIANGLES);
        glArrayElement(0);
        glEnd();
        refused("glArrayElement");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 4096, 65535})
    void arraysThatBeginThereAreNotReadBehindIt(long address) {
        glEnableClientState(GL_VERTEX_ARRAY);
        glVertexPointer(2, GL_FLOAT, 2048, address);
        glDrawArrays(GL_TRIANGLES, 2048, 3);
        refused("glDrawArrays");
        glBegin(GL_TRIANGLES);
        glArrayElement(2048);
        glEnd();
        refused("glArrayElement");
    }

    /** A list copies what its calls are given, but not for a call that can only be an error. */
    @Test
    void imagesThatNoTextureHasAreNotCopied() {
        try (Arena arena = Arena.ofConfined()) {
            long texel = arena.allocate(4, 4).address();
            glNewList(1, GL_COMPILE);
            glTexImage3D(GL_TEXTURE_3D, 0, GL_RGBA8, 16, 1, 1 << 26, 0, GL_RGBA, GL_UNSIGNED_BYTE, texel);
            glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 1 << 26, 16, GL_RGBA, GL_UNSIGNED_BYTE, texel);
            Caps caps = device.caps();
            int tooWide = Math.max(caps.maxTexture1D, Math.max(caps.maxTexture2D, caps.maxTextureCube)) + 3;
            glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, tooWide, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, 12);
            glEndList();
            assertEquals(GL_NO_ERROR, glGetError());
        }
        glCallList(1);
        assertEquals(GL_INVALID_VALUE, glGetError());
    }

    @Test
    void valuesOfVerticesAreNotReadThere() {
        glVertex3fv(0);
        refused("glVertex3fv");
        glLoadMatrixf(0);
        refused("glLoadMatrixf");
        glUniform4fv(0, 1, 4);
        glGetError();
        glCallLists(1, GL_UNSIGNED_BYTE, 0);
        refused("glCallLists");
    }

    /** What is written when the mode ends must have a place when it begins. */
    @ParameterizedTest
    @ValueSource(longs = {0, 12, 65535})
    void hitsAndFeedbackAreNotWrittenThere(long address) {
        glSelectBuffer(4, address);
        refused("glSelectBuffer");
        glFeedbackBuffer(4, GL_2D, address);
        refused("glFeedbackBuffer");
        glRenderMode(GL_SELECT);
        assertEquals(GL_INVALID_OPERATION, glGetError(), "there is no buffer");
        glSelectBuffer(0, address);
        glFeedbackBuffer(0, GL_2D, address);
        glRenderMode(GL_SELECT);
        glRasterPos2i(0, 0);
        assertEquals(-1, glRenderMode(GL_RENDER), "no room");
        assertEquals(GL_NO_ERROR, glGetError());
    }

    /** What is no function cannot be called later. */
    @Test
    void callbacksLieWhereCodeMayBe() {
        Assumptions.assumeTrue(Files.isReadable(Path.of("/proc/self/maps")), "the system does not tell what is code");
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment data = arena.allocate(64);
            for (long address : new long[] {12, 65535, 1L << 32, -1, data.address()}) {
                glDebugMessageCallback(address, 0);
                refused("glDebugMessageCallback");
            }
            glGetPointerv(GL_DEBUG_CALLBACK_FUNCTION, data.address());
            assertEquals(0, data.get(ValueLayout.JAVA_LONG, 0));
            long function = Linker.nativeLinker()
                    .defaultLookup()
                    .find("abs")
                    .orElseThrow()
                    .address();
            glDebugMessageCallback(function, 0);
            assertEquals(GL_NO_ERROR, glGetError());
            glDebugMessageCallback(0, 0);
        }
    }

    @Test
    void javaProgramsGetAnException() {
        try (GLJava gl = GLJava.checked()) {
            GLJava.GLException e = assertThrows(GLJava.GLException.class, () -> gl.name(a -> GL.glGenBuffers(1, 12)));
            assertEquals(GL_INVALID_VALUE, e.code());
            assertTrue(e.getMessage().contains("glGenBuffers"), e.getMessage());
        }
    }

    /** However long the text is said to be. */
    @ParameterizedTest
    @ValueSource(ints = {8, Integer.MAX_VALUE - 9, Integer.MAX_VALUE})
    void namesOfStringsAreNotReadThere(int length) {
        glDeleteNamedStringARB(length, 12);
        refused("glDeleteNamedStringARB");
        glGetNamedStringivARB(length, 65535, GL_NAMED_STRING_LENGTH_ARB, 0);
        refused("glGetNamedStringivARB");
    }

    @Test
    void aMarkerThatCannotBeReadOpensNoGroup() {
        glPushGroupMarkerEXT(4, 12);
        refused("glPushGroupMarkerEXT");
        glPopGroupMarkerEXT();
        glFinish();
        assertEquals(GL_NO_ERROR, glGetError());
    }
}
