package tepui.frontends.gl.shared;

import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Random;
import java.util.concurrent.atomic.AtomicIntegerArray;
import tepui.frontends.gl.GLContext;

/**
 * Thread with a context of its own, which draws with the group's objects and replaces them while others do the same. It
 * asks nobody first, so that any of its calls may find an object gone or of another kind: then there are errors of
 * OpenGL, and never anything else.
 */
final class SharingThread {
    static final int OBJECTS = 5;
    private static final int SIZE = 16;
    private static final int[] FORMATS = {GL_RGBA8, GL_R8, GL_RGBA16F, GL_RGB8, GL_DEPTH_COMPONENT24, GL_SRGB8_ALPHA8};

    private static final String VERTEX = "#version 150\nin vec4 place; void main() { gl_Position = place; }\n";
    private static final String[] FRAGMENTS = {
        "#version 150\nuniform vec4 tint; out vec4 color; void main() { color = tint; }\n",
        "#version 150\nuniform sampler2D image; out vec4 color; void main() { color = texture(image, vec2(0.5)); }\n",
        "#version 150\nuniform Block { vec4 a; vec4 b; }; uniform vec4 tint; out vec4 color; void main() { color = a + b + tint; }\n",
    };

    /** Names that all threads read and replace. */
    static final class Names {
        final AtomicIntegerArray buffers = new AtomicIntegerArray(OBJECTS);
        final AtomicIntegerArray textures = new AtomicIntegerArray(OBJECTS);
        final AtomicIntegerArray programs = new AtomicIntegerArray(OBJECTS);
        final AtomicIntegerArray renderbuffers = new AtomicIntegerArray(OBJECTS);
        final AtomicIntegerArray samplers = new AtomicIntegerArray(OBJECTS);
    }

    private final GLContext context;
    private final Names names;
    private final Random random;
    private final MemorySegment memory;
    private int framebuffer;
    private int array;

    SharingThread(GLContext context, Names names, long seed, Arena arena) {
        this.context = context;
        this.names = names;
        random = new Random(seed);
        memory = arena.allocate(1 << 16, 16);
        // Corners of a triangle over everything, and texels that are some colour.
        for (int i = 0; i < 4096; i++) memory.setAtIndex(ValueLayout.JAVA_FLOAT, i, i % 3 == 0 ? 3 : -1);
    }

    void run(int steps) {
        context.makeCurrent();
        framebuffer = generate(a -> glGenFramebuffers(1, a));
        array = generate(a -> glGenVertexArrays(1, a));
        glBindVertexArray(array);
        glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
        for (int i = 0; i < steps; i++) {
            step(random.nextInt(22));
            if (random.nextInt(40) == 0) {
                GLContext.release();
                context.makeCurrent();
            }
        }
    }

    /** A draw that has nothing to do with the others: what it has drawn. */
    String drawsRight() {
        for (int i = 0; i < 100 && glGetError() != 0; i++) {}
        int texture = generate(a -> glGenTextures(1, a));
        glBindTexture(GL_TEXTURE_2D, texture);
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, SIZE, SIZE, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        int target = generate(a -> glGenFramebuffers(1, a));
        glBindFramebuffer(GL_FRAMEBUFFER, target);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
        glViewport(0, 0, SIZE, SIZE);
        glDisable(GL_SCISSOR_TEST);
        glDisable(GL_DEPTH_TEST);
        glDisable(GL_BLEND);
        int program = link(glCreateProgram(), 0);
        glUseProgram(program);
        glUniform4f(glGetUniformLocation(program, text("tint")), 1, 0, 1, 1);
        int buffer = generate(a -> glGenBuffers(1, a));
        glBindVertexArray(generate(a -> glGenVertexArrays(1, a)));
        glBindBuffer(GL_ARRAY_BUFFER, buffer);
        float[] corners = {-1, -1, 3, -1, -1, 3};
        MemorySegment.copy(corners, 0, memory, ValueLayout.JAVA_FLOAT, 32768, corners.length);
        glBufferData(GL_ARRAY_BUFFER, 24, memory.address() + 32768, GL_STATIC_DRAW);
        glVertexAttribPointer(0, 2, GL_FLOAT, false, 0, 0);
        glEnableVertexAttribArray(0);
        glDrawArrays(GL_TRIANGLES, 0, 3);
        glBindBuffer(GL_PIXEL_PACK_BUFFER, 0);
        glReadPixels(7, 9, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, memory.address() + 40000);
        String error = glGetError() == 0 ? "" : ", " + GLContext.lastError();
        return Integer.toHexString(memory.get(ValueLayout.JAVA_INT, 40000)) + error;
    }

    void end() {
        GLContext.release();
        context.close();
    }

    private void step(int kind) {
        switch (kind) {
            case 0 -> {
                bindBuffer(GL_ARRAY_BUFFER);
                glBufferData(GL_ARRAY_BUFFER, random.nextInt(2000), at(), usage());
            }
            case 1 -> {
                bindBuffer(GL_ARRAY_BUFFER);
                glBufferSubData(GL_ARRAY_BUFFER, random.nextInt(500), random.nextInt(500), at());
            }
            case 2 -> replace(names.buffers, a -> glGenBuffers(1, a), a -> glDeleteBuffers(1, a));
            case 3 -> {
                bindBuffer(GL_COPY_WRITE_BUFFER);
                int access = random.nextBoolean() ? GL_MAP_WRITE_BIT | GL_MAP_INVALIDATE_RANGE_BIT : GL_MAP_READ_BIT;
                glMapBufferRange(GL_COPY_WRITE_BUFFER, 0, 64, access);
                if (random.nextInt(3) > 0) glUnmapBuffer(GL_COPY_WRITE_BUFFER);
            }
            case 4, 5 -> {
                bindTexture();
                int side = 1 << random.nextInt(6);
                int format = FORMATS[random.nextInt(FORMATS.length)];
                boolean depth = format == GL_DEPTH_COMPONENT24;
                long data = random.nextBoolean() ? 0 : at();
                int layout = depth ? GL_DEPTH_COMPONENT : GL_RGBA;
                int type = depth ? GL_FLOAT : GL_UNSIGNED_BYTE;
                glTexImage2D(GL_TEXTURE_2D, random.nextInt(2), format, side, side, 0, layout, type, data);
            }
            case 6 -> {
                bindTexture();
                glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 4, 4, GL_RGBA, GL_UNSIGNED_BYTE, at());
            }
            case 7 -> {
                bindTexture();
                glGenerateMipmap(GL_TEXTURE_2D);
            }
            case 8 -> replace(names.textures, a -> glGenTextures(1, a), a -> glDeleteTextures(1, a));
            case 9 -> {
                bindTexture();
                glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, random.nextBoolean() ? GL_NEAREST : GL_LINEAR);
                glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, random.nextInt(3));
            }
            case 10 -> {
                int program = any(names.programs);
                if (glIsProgram(program)) link(program, random.nextInt(FRAGMENTS.length));
            }
            case 11 -> {
                int slot = random.nextInt(OBJECTS);
                int old = names.programs.getAndSet(slot, link(glCreateProgram(), random.nextInt(FRAGMENTS.length)));
                if (random.nextBoolean()) glDeleteProgram(old);
            }
            case 12 -> {
                glUseProgram(any(names.programs));
                glUniform4f(0, random.nextFloat(), 1, 0, 1);
            }
            case 13 -> {
                glBindRenderbuffer(GL_RENDERBUFFER, any(names.renderbuffers));
                glRenderbufferStorage(
                        GL_RENDERBUFFER, GL_DEPTH24_STENCIL8, 1 + random.nextInt(40), 1 + random.nextInt(40));
            }
            case 14 -> replace(names.renderbuffers, a -> glGenRenderbuffers(1, a), a -> glDeleteRenderbuffers(1, a));
            case 15 -> {
                glFramebufferTexture2D(
                        GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, any(names.textures), random.nextInt(2));
                glFramebufferRenderbuffer(
                        GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, any(names.renderbuffers));
            }
            case 16 -> {
                glBindSampler(0, any(names.samplers));
                if (random.nextInt(3) == 0)
                    replace(names.samplers, a -> glGenSamplers(1, a), a -> glDeleteSamplers(1, a));
            }
            case 17 -> {
                int complete = glCheckFramebufferStatus(GL_FRAMEBUFFER);
                glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
                if (complete == GL_FRAMEBUFFER_COMPLETE)
                    glReadPixels(0, 0, 8, 8, GL_RGBA, GL_UNSIGNED_BYTE, memory.address() + 49152);
            }
            case 18 -> {
                bindTexture();
                glCopyTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 0, 0, 4, 4);
            }
            case 19 -> {
                switch (random.nextInt(4)) {
                    case 0 -> glFinish();
                    case 1 -> glFlush();
                    default -> {
                        long fence = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
                        if (random.nextBoolean()) glWaitSync(fence, 0, GL_TIMEOUT_IGNORED);
                        else glClientWaitSync(fence, 0, 1_000_000);
                        glDeleteSync(fence);
                    }
                }
            }
            default -> draw();
        }
    }

    private void draw() {
        bindTexture();
        glUseProgram(any(names.programs));
        bindBuffer(GL_ARRAY_BUFFER);
        glVertexAttribPointer(0, 3, GL_FLOAT, false, 0, 0);
        if (random.nextInt(8) > 0) glEnableVertexAttribArray(0);
        else glDisableVertexAttribArray(0);
        glBindBufferBase(GL_UNIFORM_BUFFER, 0, any(names.buffers));
        for (int i = random.nextInt(5); i >= 0; i--) {
            if (random.nextBoolean()) glDrawArrays(GL_TRIANGLES, random.nextInt(4), random.nextInt(30));
            else {
                bindBuffer(GL_ELEMENT_ARRAY_BUFFER);
                glDrawElements(GL_TRIANGLE_STRIP, random.nextInt(30), GL_UNSIGNED_BYTE, random.nextInt(16));
            }
        }
    }

    private int any(AtomicIntegerArray of) {
        return of.get(random.nextInt(OBJECTS));
    }

    private void bindBuffer(int target) {
        glBindBuffer(target, any(names.buffers));
    }

    private void bindTexture() {
        glBindTexture(GL_TEXTURE_2D, any(names.textures));
    }

    private void replace(
            AtomicIntegerArray of, java.util.function.LongConsumer make, java.util.function.LongConsumer end) {
        int old = of.getAndSet(random.nextInt(OBJECTS), generate(make));
        memory.set(ValueLayout.JAVA_INT, 60000, old);
        end.accept(memory.address() + 60000);
    }

    private int generate(java.util.function.LongConsumer make) {
        make.accept(memory.address() + 60000);
        return memory.get(ValueLayout.JAVA_INT, 60000);
    }

    private int link(int program, int fragment) {
        int vertexShader = shader(GL_VERTEX_SHADER, VERTEX);
        int fragmentShader = shader(GL_FRAGMENT_SHADER, FRAGMENTS[fragment]);
        glAttachShader(program, vertexShader);
        glAttachShader(program, fragmentShader);
        glBindAttribLocation(program, 0, text("place"));
        glLinkProgram(program);
        glDetachShader(program, vertexShader);
        glDetachShader(program, fragmentShader);
        glDeleteShader(vertexShader);
        glDeleteShader(fragmentShader);
        return program;
    }

    private int shader(int stage, String source) {
        int name = glCreateShader(stage);
        memory.set(ValueLayout.JAVA_LONG, 61000, text(source));
        glShaderSource(name, 1, memory.address() + 61000, 0);
        glCompileShader(name);
        return name;
    }

    private long text(String text) {
        memory.setString(62000, text);
        return memory.address() + 62000;
    }

    private long at() {
        return memory.address() + 12L * random.nextInt(8);
    }

    private int usage() {
        return random.nextBoolean() ? GL_STATIC_DRAW : GL_STREAM_DRAW;
    }
}
