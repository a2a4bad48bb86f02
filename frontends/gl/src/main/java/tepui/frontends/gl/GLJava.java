package tepui.frontends.gl;

import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.util.function.LongConsumer;

/**
 * OpenGL with Java's types in place of addresses: arrays, strings, buffers, segments. It stands in front of {@link GL},
 * whose methods it does not repeat where numbers are all they take, and acts on the thread's current context. With
 * checks, an error is a {@link GLException} that says what the call was told; without, errors wait for glGetError as
 * they do in C.
 *
 * <p>Memory for a call is taken from one arena, which {@link #close} frees; nothing that is handed in has to stay.
 */
public final class GLJava implements AutoCloseable {
    private static final int SCRATCH = 1 << 16;

    private final boolean checks;
    private final Arena arena = Arena.ofShared();
    private MemorySegment scratch = arena.allocate(SCRATCH, 16);

    /** @param checks asks for an error after each call of this object */
    public GLJava(boolean checks) {
        this.checks = checks;
    }

    /** With checks. */
    public static GLJava checked() {
        return new GLJava(true);
    }

    @Override
    public void close() {
        arena.close();
    }

    /** Error of OpenGL that is thrown rather than kept. */
    public static final class GLException extends IllegalStateException {
        private static final long serialVersionUID = 1;
        private final int code;

        GLException(int code, String message) {
            super(message);
            this.code = code;
        }

        /** GL_INVALID_VALUE ... */
        public int code() {
            return code;
        }
    }

    /** Throws the error that is there, if any, whichever call made it. */
    public void check() {
        int code = GL.glGetError();
        if (code != GL_NO_ERROR) throw new GLException(code, name(code) + ": " + GLContext.lastError());
    }

    private void done() {
        if (checks) check();
    }

    private static String name(int code) {
        return switch (code) {
            case GL_INVALID_ENUM -> "GL_INVALID_ENUM";
            case GL_INVALID_VALUE -> "GL_INVALID_VALUE";
            case GL_INVALID_OPERATION -> "GL_INVALID_OPERATION";
            case GL_INVALID_FRAMEBUFFER_OPERATION -> "GL_INVALID_FRAMEBUFFER_OPERATION";
            case GL_OUT_OF_MEMORY -> "GL_OUT_OF_MEMORY";
            case GL_STACK_OVERFLOW -> "GL_STACK_OVERFLOW";
            case GL_STACK_UNDERFLOW -> "GL_STACK_UNDERFLOW";
            case GL_CONTEXT_LOST -> "GL_CONTEXT_LOST";
            default -> "0x" + Integer.toHexString(code);
        };
    }

    // ---- memory ----------------------------------------------------------------------------------------------------

    private MemorySegment scratch(long bytes) {
        if (bytes > scratch.byteSize()) scratch = arena.allocate(Math.max(bytes, 2 * scratch.byteSize()), 16);
        return scratch;
    }

    private long copy(float[] v) {
        MemorySegment s = scratch(4L * v.length);
        MemorySegment.copy(v, 0, s, ValueLayout.JAVA_FLOAT, 0, v.length);
        return s.address();
    }

    private long copy(int[] v) {
        MemorySegment s = scratch(4L * v.length);
        MemorySegment.copy(v, 0, s, ValueLayout.JAVA_INT, 0, v.length);
        return s.address();
    }

    private long copy(byte[] v) {
        MemorySegment s = scratch(v.length);
        MemorySegment.copy(v, 0, s, ValueLayout.JAVA_BYTE, 0, v.length);
        return s.address();
    }

    private long copy(MemorySegment v) {
        if (v.isNative()) return v.address();
        MemorySegment s = scratch(v.byteSize());
        s.copyFrom(v);
        return s.address();
    }

    /** For a call of {@link GL} that takes a string: the text until the next call of this object. */
    public long text(String text) {
        byte[] bytes = (text + "\0").getBytes(java.nio.charset.StandardCharsets.UTF_8);
        return copy(bytes);
    }

    /** The same for ints. */
    public long ints(int... values) {
        return copy(values);
    }

    /** The same for floats. */
    public long floats(float... values) {
        return copy(values);
    }

    // ---- names -----------------------------------------------------------------------------------------------------

    /** The name that a call like {@code a -> GL.glGenTextures(1, a)} gives. */
    public int name(LongConsumer generate) {
        MemorySegment s = scratch(4);
        generate.accept(s.address());
        done();
        return s.get(ValueLayout.JAVA_INT, 0);
    }

    public int genBuffer() {
        return name(a -> GL.glGenBuffers(1, a));
    }

    public int genTexture() {
        return name(a -> GL.glGenTextures(1, a));
    }

    public int genVertexArray() {
        return name(a -> GL.glGenVertexArrays(1, a));
    }

    public int genFramebuffer() {
        return name(a -> GL.glGenFramebuffers(1, a));
    }

    public int genRenderbuffer() {
        return name(a -> GL.glGenRenderbuffers(1, a));
    }

    public int genQuery() {
        return name(a -> GL.glGenQueries(1, a));
    }

    // ---- programs --------------------------------------------------------------------------------------------------

    /** A compiled shader; an exception with the log where it does not compile. */
    public int shader(int type, String source) {
        int shader = GL.glCreateShader(type);
        done();
        byte[] bytes = source.getBytes(java.nio.charset.StandardCharsets.UTF_8);
        MemorySegment s = scratch(16L + bytes.length);
        s.set(ValueLayout.JAVA_LONG, 0, s.address() + 16);
        s.set(ValueLayout.JAVA_INT, 8, bytes.length);
        MemorySegment.copy(bytes, 0, s, ValueLayout.JAVA_BYTE, 16, bytes.length);
        GL.glShaderSource(shader, 1, s.address(), s.address() + 8);
        GL.glCompileShader(shader);
        if (shaderValue(shader, GL_COMPILE_STATUS) == 0) {
            String log = shaderLog(shader);
            GL.glDeleteShader(shader);
            throw new IllegalArgumentException("shader: it does not compile:\n" + log);
        }
        return shader;
    }

    public int shaderValue(int shader, int pname) {
        return name(a -> GL.glGetShaderiv(shader, pname, a));
    }

    public String shaderLog(int shader) {
        int length = shaderValue(shader, GL_INFO_LOG_LENGTH);
        MemorySegment s = scratch(length + 1L);
        GL.glGetShaderInfoLog(shader, length + 1, 0, s.address());
        return s.getString(0);
    }

    /** A linked program of shaders, which are deleted; an exception with the log where they do not link. */
    public int program(int... shaders) {
        int program = GL.glCreateProgram();
        for (int s : shaders) GL.glAttachShader(program, s);
        GL.glLinkProgram(program);
        for (int s : shaders) {
            GL.glDetachShader(program, s);
            GL.glDeleteShader(s);
        }
        if (programValue(program, GL_LINK_STATUS) == 0) {
            String log = programLog(program);
            GL.glDeleteProgram(program);
            throw new IllegalArgumentException("program: it does not link:\n" + log);
        }
        return program;
    }

    /** A linked program of a vertex and a fragment shader. */
    public int program(String vertex, String fragment) {
        return program(shader(GL_VERTEX_SHADER, vertex), shader(GL_FRAGMENT_SHADER, fragment));
    }

    public int programValue(int program, int pname) {
        return name(a -> GL.glGetProgramiv(program, pname, a));
    }

    public String programLog(int program) {
        int length = programValue(program, GL_INFO_LOG_LENGTH);
        MemorySegment s = scratch(length + 1L);
        GL.glGetProgramInfoLog(program, length + 1, 0, s.address());
        return s.getString(0);
    }

    public int uniform(int program, String name) {
        int location = GL.glGetUniformLocation(program, text(name));
        done();
        return location;
    }

    public int attribute(int program, String name) {
        int location = GL.glGetAttribLocation(program, text(name));
        done();
        return location;
    }

    // ---- contents --------------------------------------------------------------------------------------------------

    public void bufferData(int target, float[] data, int usage) {
        GL.glBufferData(target, 4L * data.length, copy(data), usage);
        done();
    }

    public void bufferData(int target, int[] data, int usage) {
        GL.glBufferData(target, 4L * data.length, copy(data), usage);
        done();
    }

    public void bufferData(int target, byte[] data, int usage) {
        GL.glBufferData(target, data.length, copy(data), usage);
        done();
    }

    public void bufferData(int target, MemorySegment data, int usage) {
        GL.glBufferData(target, data.byteSize(), copy(data), usage);
        done();
    }

    /** glBufferData of the bytes between the buffer's position and limit. */
    public void bufferData(int target, ByteBuffer data, int usage) {
        bufferData(target, MemorySegment.ofBuffer(data), usage);
    }

    /** Pixels of two dimensions, in rows without gaps. */
    public void texImage2D(
            int target, int level, int internal, int width, int height, int format, int type, MemorySegment pixels) {
        GL.glTexImage2D(target, level, internal, width, height, 0, format, type, copy(pixels));
        done();
    }

    /** The bytes of a rectangle of the read buffer: RGBA, the lowest row first. */
    public byte[] readPixels(int x, int y, int width, int height) {
        MemorySegment s = scratch(4L * width * height);
        GL.glReadPixels(x, y, width, height, GL_RGBA, GL_UNSIGNED_BYTE, s.address());
        done();
        return s.asSlice(0, 4L * width * height).toArray(ValueLayout.JAVA_BYTE);
    }

    /** A pixel of the read buffer as 0xRRGGBBAA. */
    public int pixel(int x, int y) {
        return ByteBuffer.wrap(readPixels(x, y, 1, 1)).getInt();
    }

    // ---- answers ---------------------------------------------------------------------------------------------------

    public int getInteger(int pname) {
        return name(a -> GL.glGetIntegerv(pname, a));
    }

    /** The first values of a name. */
    public int[] getIntegers(int pname, int count) {
        MemorySegment s = scratch(4L * Math.max(count, 64));
        GL.glGetIntegerv(pname, s.address());
        done();
        return s.asSlice(0, 4L * count).toArray(ValueLayout.JAVA_INT);
    }

    public float getFloat(int pname) {
        MemorySegment s = scratch(256);
        GL.glGetFloatv(pname, s.address());
        done();
        return s.get(ValueLayout.JAVA_FLOAT, 0);
    }

    /** GL_VERSION ...; all extensions, one after the other, in any profile. */
    public String getString(int pname) {
        // OpenGL ES 2.0 has them in one text only.
        if (pname == GL_EXTENSIONS && !read(GL.glGetString(GL_VERSION)).startsWith("OpenGL ES 2")) {
            StringBuilder all = new StringBuilder();
            int count = getInteger(GL_NUM_EXTENSIONS);
            for (int i = 0; i < count; i++) all.append(i == 0 ? "" : " ").append(read(GL.glGetStringi(pname, i)));
            return all.toString();
        }
        long address = GL.glGetString(pname);
        done();
        return read(address);
    }

    @SuppressWarnings("restricted")
    private static String read(long address) {
        if (address == 0) return "";
        return MemorySegment.ofAddress(address).reinterpret(Long.MAX_VALUE).getString(0);
    }
}
