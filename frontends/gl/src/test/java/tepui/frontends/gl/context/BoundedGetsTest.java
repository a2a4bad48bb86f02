package tepui.frontends.gl.context;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GLContext;
import tepui.frontends.gl.GLJava;
import tepui.frontends.gl.TestDevice;
import tepui.pipe.Device;

/** Getters of ARB_robustness: they fill a buffer of just the size, and write nothing at all to one that is a byte too small. */
final class BoundedGetsTest {
    /** A getter that is given a size and a place. */
    @FunctionalInterface
    private interface Get {
        void into(int bytes, long at);
    }

    private static final int ROOM = 4096;

    private final Device device = TestDevice.soft();
    private final GLContext context =
            GLContext.create(device, ContextAttributes.compatibility().withSize(8, 8));
    private final Arena arena = Arena.ofAuto();
    private final List<String> wrong = new ArrayList<>();
    private final GLJava gl;

    BoundedGetsTest() {
        context.makeCurrent();
        gl = GLJava.checked();
    }

    @AfterEach
    void close() {
        gl.close();
        context.close();
        device.close();
    }

    private void needs(String name, int bytes, Get get) {
        MemorySegment memory = arena.allocate(ROOM, 8).fill((byte) 0x5a);
        get.into(bytes - 1, memory.address());
        int error = glGetError();
        if (error != GL_INVALID_OPERATION) wrong.add(name + " of one byte less: error " + Integer.toHexString(error));
        for (int i = 0; i < ROOM; i++) {
            if (memory.get(ValueLayout.JAVA_BYTE, i) != 0x5a) {
                wrong.add(name + " of one byte less writes byte " + i);
                break;
            }
        }
        memory.fill((byte) 0x5a);
        get.into(bytes, memory.address());
        error = glGetError();
        if (error != GL_NO_ERROR) wrong.add(name + " of " + bytes + " bytes: error " + Integer.toHexString(error));
        int last = ROOM;
        while (last > 0 && memory.get(ValueLayout.JAVA_BYTE, last - 1) == 0x5a) last--;
        if (last > bytes) wrong.add(name + " of " + bytes + " bytes writes byte " + (last - 1));
        memory.fill((byte) 0x5a);
        get.into(-1, memory.address());
        error = glGetError();
        if (error != GL_INVALID_VALUE && error != GL_INVALID_OPERATION)
            wrong.add(name + " of -1 bytes: error " + Integer.toHexString(error));
        for (int i = 0; i < ROOM; i += 4) {
            if (memory.get(ValueLayout.JAVA_INT, i) != 0x5a5a5a5a) wrong.add(name + " of -1 bytes writes byte " + i);
        }
    }

    private void texture(int target, int width, int height) {
        glBindTexture(target, gl.genTexture());
        glTexImage2D(target, 0, GL_RGBA8, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
    }

    @Test
    void pixels() {
        glPixelStorei(GL_PACK_ALIGNMENT, 1);
        needs("glReadnPixels", 48, (n, at) -> glReadnPixels(0, 0, 4, 3, GL_RGBA, GL_UNSIGNED_BYTE, n, at));
        needs("glReadnPixels of three", 27, (n, at) -> glReadnPixels(0, 0, 3, 3, GL_RGB, GL_UNSIGNED_BYTE, n, at));
        glPixelStorei(GL_PACK_ALIGNMENT, 8);
        needs("glReadnPixels, aligned", 41, (n, at) -> glReadnPixels(0, 0, 3, 3, GL_RGB, GL_UNSIGNED_BYTE, n, at));
        glPixelStorei(GL_PACK_ROW_LENGTH, 10);
        glPixelStorei(GL_PACK_SKIP_ROWS, 1);
        glPixelStorei(GL_PACK_SKIP_PIXELS, 2);
        needs(
                "glReadnPixels of a part",
                2 * 40 + 20,
                (n, at) -> glReadnPixels(0, 0, 3, 2, GL_RGBA, GL_UNSIGNED_BYTE, n, at));
        glPixelStorei(GL_PACK_ROW_LENGTH, 0);
        glPixelStorei(GL_PACK_SKIP_ROWS, 0);
        glPixelStorei(GL_PACK_SKIP_PIXELS, 0);
        glPixelStorei(GL_PACK_ALIGNMENT, 4);
        texture(GL_TEXTURE_2D, 5, 3);
        needs("glGetnTexImage", 60, (n, at) -> glGetnTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, n, at));
        needs("glGetnTexImage of halves", 60, (n, at) -> glGetnTexImage(GL_TEXTURE_2D, 0, GL_RG, GL_HALF_FLOAT, n, at));
        int name = gl.getInteger(GL_TEXTURE_BINDING_2D);
        needs("glGetTextureImage", 60, (n, at) -> glGetTextureImage(name, 0, GL_RGBA, GL_UNSIGNED_BYTE, n, at));
        needs(
                "glGetTextureSubImage",
                24,
                (n, at) -> glGetTextureSubImage(name, 0, 1, 1, 0, 3, 2, 1, GL_RGBA, GL_UNSIGNED_BYTE, n, at));
        glBindTexture(GL_TEXTURE_2D, gl.genTexture());
        glCompressedTexImage2D(
                GL_TEXTURE_2D,
                0,
                GL_COMPRESSED_RED_RGTC1,
                8,
                4,
                0,
                16,
                arena.allocate(16, 8).address());
        assertEquals(GL_NO_ERROR, glGetError());
        needs("glGetnCompressedTexImage", 16, (n, at) -> glGetnCompressedTexImage(GL_TEXTURE_2D, 0, n, at));
        int compressed = gl.getInteger(GL_TEXTURE_BINDING_2D);
        needs("glGetCompressedTextureImage", 16, (n, at) -> glGetCompressedTextureImage(compressed, 0, n, at));
        needs(
                "glGetCompressedTextureSubImage",
                8,
                (n, at) -> glGetCompressedTextureSubImage(compressed, 0, 4, 0, 0, 4, 4, 1, n, at));
        assertEquals("", String.join("\n", wrong));
    }

    @Test
    void fixedFunction() {
        needs("glGetnPolygonStipple", 128, (n, at) -> glGetnPolygonStipple(n, at));
        needs("glGetnPixelMapfv", 4, (n, at) -> glGetnPixelMapfv(GL_PIXEL_MAP_I_TO_R, n, at));
        needs("glGetnPixelMapuiv", 4, (n, at) -> glGetnPixelMapuiv(GL_PIXEL_MAP_I_TO_R, n, at));
        needs("glGetnPixelMapusv", 2, (n, at) -> glGetnPixelMapusv(GL_PIXEL_MAP_I_TO_R, n, at));
        needs("glGetnMapdv", 32, (n, at) -> glGetnMapdv(GL_MAP1_VERTEX_4, GL_COEFF, n, at));
        needs("glGetnMapfv", 8, (n, at) -> glGetnMapfv(GL_MAP1_VERTEX_4, GL_DOMAIN, n, at));
        needs("glGetnMapiv", 8, (n, at) -> glGetnMapiv(GL_MAP2_VERTEX_3, GL_ORDER, n, at));
        assertEquals("", String.join("\n", wrong));
    }

    @Test
    void uniforms() {
        int p = gl.program(
                "#version 400\nuniform vec3 v; uniform dmat2 d; uniform ivec2 i; uniform uint u[3]; void main() { gl_Position = vec4(v, d[0].x) + vec4(i, u[0], u[2]); }",
                "#version 400\nout vec4 c; void main() { c = vec4(1); }");
        glUseProgram(p);
        needs("glGetnUniformfv", 12, (n, at) -> glGetnUniformfv(p, gl.uniform(p, "v"), n, at));
        needs("glGetnUniformdv", 32, (n, at) -> glGetnUniformdv(p, gl.uniform(p, "d"), n, at));
        needs("glGetnUniformfv of doubles", 16, (n, at) -> glGetnUniformfv(p, gl.uniform(p, "d"), n, at));
        needs("glGetnUniformiv", 8, (n, at) -> glGetnUniformiv(p, gl.uniform(p, "i"), n, at));
        needs("glGetnUniformuiv", 4, (n, at) -> glGetnUniformuiv(p, gl.uniform(p, "u"), n, at));
        assertEquals("", String.join("\n", wrong));
        assertTrue(gl.uniform(p, "u[2]") >= 0);
    }
}
