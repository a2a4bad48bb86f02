package tepui.tools.suites.generated;

import static org.lwjgl.opengl.GL40C.*;

import org.lwjgl.egl.EGL;
import org.lwjgl.egl.EGL10;
import org.lwjgl.egl.EGL12;
import org.lwjgl.egl.EGL14;
import org.lwjgl.egl.EGL15;
import org.lwjgl.egl.EXTPlatformBase;
import org.lwjgl.opengl.GL;
import org.lwjgl.system.Configuration;
import org.lwjgl.system.MemoryStack;

/** Mesa's compiler and llvmpipe, through EGL without a display. */
final class OnMesa implements Subjects {
    private static final int PLATFORM_SURFACELESS = 0x31DD;

    private final long display;

    OnMesa() {
        Configuration.OPENGL_EXPLICIT_INIT.set(true);
        // No native display and no config are what is meant here; the checks would refuse both.
        Configuration.DISABLE_CHECKS.set(true);
        display = EXTPlatformBase.neglGetPlatformDisplayEXT(PLATFORM_SURFACELESS, 0, 0);
        try (MemoryStack stack = MemoryStack.stackPush()) {
            if (display == 0 || !EGL10.eglInitialize(display, stack.mallocInt(1), stack.mallocInt(1)))
                throw new IllegalStateException("EGL without a display cannot be started");
            EGL.createDisplayCapabilities(display);
            EGL12.eglBindAPI(EGL14.EGL_OPENGL_API);
            long context = EGL10.eglCreateContext(
                    display,
                    0,
                    0,
                    stack.ints(
                            EGL15.EGL_CONTEXT_MAJOR_VERSION,
                            4,
                            EGL15.EGL_CONTEXT_MINOR_VERSION,
                            0,
                            EGL15.EGL_CONTEXT_OPENGL_PROFILE_MASK,
                            EGL15.EGL_CONTEXT_OPENGL_CORE_PROFILE_BIT,
                            EGL10.EGL_NONE));
            if (context == 0 || !EGL10.eglMakeCurrent(display, 0, 0, context)) {
                throw new IllegalStateException(
                        "EGL makes no OpenGL context: error 0x" + Integer.toHexString(EGL10.eglGetError()));
            }
        }
        GL.create();
        GL.createCapabilities();
        glBindFramebuffer(GL_FRAMEBUFFER, glGenFramebuffers());
        glBindTexture(GL_TEXTURE_2D, glGenTextures());
        for (int i = 0; i < 2; i++) {
            int texture = glGenTextures();
            glBindTexture(GL_TEXTURE_2D, texture);
            if (i == 0) glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA32F, SIZE, SIZE, 0, GL_RGBA, GL_FLOAT, 0L);
            else glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA32I, SIZE, SIZE, 0, GL_RGBA_INTEGER, GL_INT, 0L);
            glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
            glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0 + i, GL_TEXTURE_2D, texture, 0);
        }
        glDrawBuffers(new int[] {GL_COLOR_ATTACHMENT0, GL_COLOR_ATTACHMENT1});
        glViewport(0, 0, SIZE, SIZE);
        glBindVertexArray(glGenVertexArrays());
    }

    private static int shader(int kind, String source) {
        int shader = glCreateShader(kind);
        glShaderSource(shader, source);
        glCompileShader(shader);
        if (glGetShaderi(shader, GL_COMPILE_STATUS) == 0) throw new AssertionError(glGetShaderInfoLog(shader));
        return shader;
    }

    @Override
    public int[] run(RandomProgram program) {
        int object = glCreateProgram();
        int vertex = shader(GL_VERTEX_SHADER, program.vertex);
        int fragment = shader(GL_FRAGMENT_SHADER, program.fragment);
        glAttachShader(object, vertex);
        glAttachShader(object, fragment);
        glLinkProgram(object);
        if (glGetProgrami(object, GL_LINK_STATUS) == 0) throw new AssertionError(glGetProgramInfoLog(object));
        glUseProgram(object);
        int[] words = Subjects.uniforms();
        float[] floats = new float[words.length];
        for (int i = 0; i < words.length; i++) floats[i] = Float.intBitsToFloat(words[i]);
        glUniform4fv(glGetUniformLocation(object, "uf"), java.util.Arrays.copyOfRange(floats, 0, 16));
        glUniform4iv(glGetUniformLocation(object, "ui"), java.util.Arrays.copyOfRange(words, 16, 32));
        glUniform4uiv(glGetUniformLocation(object, "uu"), java.util.Arrays.copyOfRange(words, 32, 48));
        glUniformMatrix3fv(glGetUniformLocation(object, "um"), false, java.util.Arrays.copyOfRange(floats, 48, 57));
        glUniformMatrix4fv(glGetUniformLocation(object, "un"), false, java.util.Arrays.copyOfRange(floats, 57, 73));
        glDrawArrays(GL_TRIANGLES, 0, 3);
        float[] first = new float[SIZE * SIZE * 4];
        int[] second = new int[first.length];
        glReadBuffer(GL_COLOR_ATTACHMENT0);
        glReadPixels(0, 0, SIZE, SIZE, GL_RGBA, GL_FLOAT, first);
        glReadBuffer(GL_COLOR_ATTACHMENT1);
        glReadPixels(0, 0, SIZE, SIZE, GL_RGBA_INTEGER, GL_INT, second);
        int[] all = new int[2 * first.length];
        for (int i = 0; i < first.length; i++) all[i] = Float.floatToRawIntBits(first[i]);
        System.arraycopy(second, 0, all, first.length, second.length);
        glDeleteProgram(object);
        glDeleteShader(vertex);
        glDeleteShader(fragment);
        if (glGetError() != GL_NO_ERROR) throw new AssertionError("Mesa reports an error");
        return all;
    }

    @Override
    public void close() {
        EGL10.eglTerminate(display);
    }
}
