package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.drivers.soft.SoftProvider;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLConstants;
import tepui.frontends.gl.GLContext;
import tepui.frontends.gl.TestDevice;
import tepui.pipe.Counters;
import tepui.pipe.Device;

/**
 * Test fixture: a current context on the software device, or the chosen one, with black in its buffers, and memory for
 * its calls.
 */
final class GlLab implements AutoCloseable {
    private final Device device;
    private final GLContext context;
    private final Arena arena = Arena.ofConfined();

    GlLab(ContextAttributes attributes) {
        SoftProvider provider = new SoftProvider();
        device = TestDevice.open(provider);
        context = GLContext.create(device, attributes);
        context.makeCurrent();
        // What is in new buffers is undefined, and not black on every device.
        GL.glClear(
                GLConstants.GL_COLOR_BUFFER_BIT | GLConstants.GL_DEPTH_BUFFER_BIT | GLConstants.GL_STENCIL_BUFFER_BIT);
    }

    static GlLab compatibility() {
        return new GlLab(ContextAttributes.compatibility().withSize(16, 16));
    }

    static GlLab core() {
        return new GlLab(ContextAttributes.core(3, 3).withSize(16, 16));
    }

    MemorySegment memory(long bytes) {
        return arena.allocate(Math.max(1, bytes), 8);
    }

    long ints(int... values) {
        return arena.allocateFrom(ValueLayout.JAVA_INT, values).address();
    }

    long floats(float... values) {
        return arena.allocateFrom(ValueLayout.JAVA_FLOAT, values).address();
    }

    long text(String text) {
        return arena.allocateFrom(text).address();
    }

    long bytes(int... values) {
        MemorySegment s = memory(values.length);
        for (int i = 0; i < values.length; i++) s.set(ValueLayout.JAVA_BYTE, i, (byte) values[i]);
        return s.address();
    }

    /** A name from a glGen call. */
    int name(java.util.function.LongConsumer generate) {
        MemorySegment s = memory(4);
        generate.accept(s.address());
        return s.get(ValueLayout.JAVA_INT, 0);
    }

    int texture() {
        return name(a -> GL.glGenTextures(1, a));
    }

    int buffer() {
        return name(a -> GL.glGenBuffers(1, a));
    }

    int framebuffer() {
        return name(a -> GL.glGenFramebuffers(1, a));
    }

    int renderbuffer() {
        return name(a -> GL.glGenRenderbuffers(1, a));
    }

    /** A shader that was compiled, well or not. */
    int shader(int type, String source) {
        int shader = GL.glCreateShader(type);
        MemorySegment pointer = arena.allocateFrom(
                ValueLayout.JAVA_LONG, arena.allocateFrom(source).address());
        GL.glShaderSource(shader, 1, pointer.address(), 0);
        GL.glCompileShader(shader);
        return shader;
    }

    /** A program that was linked, well or not. */
    static int program(int... shaders) {
        int program = GL.glCreateProgram();
        for (int shader : shaders) GL.glAttachShader(program, shader);
        GL.glLinkProgram(program);
        return program;
    }

    /** The pixel of the read buffer, 0xRRGGBBAA. */
    int pixel(int x, int y) {
        MemorySegment s = memory(4);
        GL.glReadPixels(x, y, 1, 1, GLConstants.GL_RGBA, GLConstants.GL_UNSIGNED_BYTE, s.address());
        noError();
        return Integer.reverseBytes(s.get(ValueLayout.JAVA_INT, 0));
    }

    int[] texels(int target, int level, int count) {
        MemorySegment s = memory(4L * count);
        GL.glGetTexImage(target, level, GLConstants.GL_RGBA, GLConstants.GL_UNSIGNED_BYTE, s.address());
        noError();
        int[] out = s.toArray(ValueLayout.JAVA_INT);
        for (int i = 0; i < count; i++) out[i] = Integer.reverseBytes(out[i]);
        return java.util.Arrays.copyOf(out, count);
    }

    /** Of the device's calls. */
    Counters counters() {
        return context.pipe().counters();
    }

    void noError() {
        error(GLConstants.GL_NO_ERROR);
    }

    void error(int code) {
        assertEquals("0x" + Integer.toHexString(code), "0x" + Integer.toHexString(GL.glGetError()));
    }

    @Override
    public void close() {
        GLContext.release();
        context.close();
        device.close();
        arena.close();
    }
}
