package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.drivers.soft.SoftProvider;
import tepui.pipe.Device;

/** Framebuffers with one colour attachment more each time, whose names are given again: all of them get colours. */
final class DrawBuffersTest {
    private static final String VERTEX = "void main() { gl_Position = gl_Vertex; }";
    private static final String FRAGMENT = "void main() { gl_FragColor = vec4(0.0, 1.0, 0.0, 0.0); }";

    private final Arena arena = Arena.ofAuto();
    private final Device device = TestDevice.open(new SoftProvider());
    private final GLContext context =
            GLContext.create(device, ContextAttributes.compatibility().withSize(8, 8));
    private final MemorySegment words = arena.allocate(64, 8);

    @AfterEach
    void close() {
        assertEquals(GL_NO_ERROR, GL.glGetError());
        context.close();
        device.close();
    }

    private int shader(int type, String text) {
        int shader = GL.glCreateShader(type);
        words.set(ValueLayout.JAVA_LONG, 0, arena.allocateFrom(text).address());
        GL.glShaderSource(shader, 1, words.address(), 0);
        GL.glCompileShader(shader);
        return shader;
    }

    private int word() {
        return words.get(ValueLayout.JAVA_INT, 0);
    }

    @Test
    void eachAttachmentGetsTheColor() {
        context.makeCurrent();
        int program = GL.glCreateProgram();
        GL.glAttachShader(program, shader(GL_VERTEX_SHADER, VERTEX));
        GL.glAttachShader(program, shader(GL_FRAGMENT_SHADER, FRAGMENT));
        GL.glLinkProgram(program);
        GL.glUseProgram(program);
        for (int count = 1; count <= 4; count++) {
            GL.glGenFramebuffers(1, words.address());
            int framebuffer = word();
            GL.glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
            int[] textures = new int[count];
            for (int i = 0; i < count; i++) {
                GL.glGenTextures(1, words.address());
                textures[i] = word();
                GL.glBindTexture(GL_TEXTURE_2D, textures[i]);
                GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 8, 8, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
                GL.glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0 + i, GL_TEXTURE_2D, textures[i], 0);
            }
            for (int i = 0; i < count; i++) words.setAtIndex(ValueLayout.JAVA_INT, i, GL_COLOR_ATTACHMENT0 + i);
            GL.glDrawBuffers(count, words.address());
            GL.glClearColor(1, 0, 0, 0);
            GL.glClear(GL_COLOR_BUFFER_BIT);
            GL.glRectf(-1, -1, 1, 1);
            for (int i = 0; i < count; i++) {
                GL.glReadBuffer(GL_COLOR_ATTACHMENT0 + i);
                GL.glReadPixels(3, 3, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, words.address());
                assertEquals(0xff00, word(), "attachment " + i + " of " + count);
            }
            for (int texture : textures) {
                words.set(ValueLayout.JAVA_INT, 0, texture);
                GL.glDeleteTextures(1, words.address());
            }
            words.set(ValueLayout.JAVA_INT, 0, framebuffer);
            GL.glDeleteFramebuffers(1, words.address());
        }
    }
}
