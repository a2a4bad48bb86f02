package tepui.frontends.gl.leaks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.function.LongConsumer;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GLContext;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.pipe.Surface;
import tepui.stream.StreamMode;
import tepui.stream.StreamOptions;
import tepui.stream.Streams;
import tepui.testing.LeakRun;

/**
 * Program that makes, uses and deletes objects of OpenGL: {@code LeakProgram objects|contexts DRIVER MODE ROUNDS}. A round has one of each kind;
 * {@code -Dtepui.leaks.kind=lists} leaves one kind, to find whose a leak is.
 */
final class LeakProgram {
    private static final int SIZE = 32;
    private static final String ONLY = System.getProperty("tepui.leaks.kind", "");

    private static final String VERTEX = "#version 430 compatibility\nout vec4 seen;\n"
            + "void main() { gl_Position = gl_Vertex; seen = gl_Vertex; }\n";
    private static final String FRAGMENT = "#version 430 compatibility\nuniform sampler2D image; uniform vec4 tint;\n"
            + "void main() { gl_FragColor = texture(image, vec2(0.5)) * tint + vec4(%d) / 65536.0; }\n";
    private static final String COMPUTE = "#version 430\nlayout(local_size_x = 4) in;\n"
            + "layout(std430, binding = 0) buffer B { uint n[]; };\n"
            + "void main() { n[gl_LocalInvocationIndex] += NUMBERu; }\n";
    private static final String ASSEMBLY = "!!ARBfp1.0\nPARAM c = {NUMBER, 0, 1, 1};\nMOV result.color, c;\nEND";

    /** Work with one kind of objects, in a round of that number. */
    private interface Kind {
        void round(int i);
    }

    private final Map<String, Kind> kinds = new TreeMap<>();
    private final MemorySegment memory;

    private LeakProgram(Arena arena) {
        memory = arena.allocate(1 << 16, 16);
        kinds.put("buffers", i -> buffers());
        kinds.put("textures", i -> textures());
        kinds.put("framebuffers", i -> framebuffers());
        kinds.put("arrays", i -> arrays());
        kinds.put("queries", i -> queries());
        kinds.put("programs", this::programs);
        kinds.put("compute", this::compute);
        kinds.put("pipelines", this::pipelines);
        kinds.put("assembly", this::assembly);
        kinds.put("lists", i -> lists());
        kinds.put("pixels", i -> pixels());
    }

    public static void main(String[] words) {
        int rounds = Integer.parseInt(words[3]);
        try (Device device =
                        Streams.wrap(open(words[1]), StreamOptions.DEFAULT.withMode(StreamMode.valueOf(words[2])));
                Arena arena = Arena.ofConfined()) {
            LeakProgram program = new LeakProgram(arena);
            if (words[0].equals("objects")) program.objects(device, rounds);
            else LeakRun.measure(rounds, i -> program.context(device));
        }
    }

    private static Device open(String driver) {
        for (DriverProvider p : ServiceLoader.load(DriverProvider.class))
            if (p.name().equals(driver)) return p.open(p.devices().getFirst(), DeviceOptions.DEFAULT);
        throw new IllegalStateException("there is no driver " + driver);
    }

    private void objects(Device device, int rounds) {
        ContextAttributes attributes = ContextAttributes.compatibility().withSize(SIZE, SIZE);
        try (GLContext context = GLContext.create(device, attributes)) {
            context.makeCurrent();
            LeakRun.measure(rounds, i -> {
                kinds.forEach((name, kind) -> {
                    if (!ONLY.isEmpty() && !ONLY.equals(name)) return;
                    kind.round(i);
                    assertEquals(
                            GL_NO_ERROR, glGetError(), () -> name + " in round " + i + ": " + GLContext.lastError());
                });
                if (i % 16 == 0) glFinish();
            });
            GLContext.release();
        }
    }

    /** Two contexts that share, which draw, the first in a surface. */
    private void context(Device device) {
        ContextAttributes attributes = ContextAttributes.compatibility().withSize(SIZE, SIZE);
        Surface surface = device.createSurface(new Surface.Target.Offscreen(SIZE, SIZE));
        try (GLContext first = GLContext.create(device, attributes, surface, null);
                GLContext second = GLContext.create(device, attributes, null, first)) {
            first.makeCurrent();
            int texture = name(a -> glGenTextures(1, a));
            glBindTexture(GL_TEXTURE_2D, texture);
            glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, memory.address());
            glRectf(-1, -1, 1, 1);
            first.swap();
            second.makeCurrent();
            glBindTexture(GL_TEXTURE_2D, texture);
            glEnable(GL_TEXTURE_2D);
            glRectf(-1, -1, 1, 1);
            lists();
            glFinish();
            assertEquals(GL_NO_ERROR, glGetError());
            GLContext.release();
        }
        surface.close();
    }

    private void buffers() {
        int buffer = name(a -> glGenBuffers(1, a));
        glBindBuffer(GL_ARRAY_BUFFER, buffer);
        glBufferData(GL_ARRAY_BUFFER, 4096, memory.address(), GL_DYNAMIC_DRAW);
        glBufferSubData(GL_ARRAY_BUFFER, 16, 64, memory.address());
        glMapBufferRange(GL_ARRAY_BUFFER, 0, 128, GL_MAP_WRITE_BIT | GL_MAP_FLUSH_EXPLICIT_BIT);
        glFlushMappedBufferRange(GL_ARRAY_BUFFER, 0, 64);
        glUnmapBuffer(GL_ARRAY_BUFFER);
        glGetBufferSubData(GL_ARRAY_BUFFER, 0, 64, memory.address());
        int stored = name(a -> glGenBuffers(1, a));
        glBindBuffer(GL_ARRAY_BUFFER, stored);
        int bits = GL_MAP_WRITE_BIT | GL_MAP_PERSISTENT_BIT | GL_MAP_COHERENT_BIT;
        glBufferStorage(GL_ARRAY_BUFFER, 4096, 0, bits);
        glMapBufferRange(GL_ARRAY_BUFFER, 0, 4096, bits);
        // Deleted while it is mapped, as programs do.
        delete(stored, a -> glDeleteBuffers(1, a));
        delete(buffer, a -> glDeleteBuffers(1, a));
    }

    private void textures() {
        int[] targets = {GL_TEXTURE_2D, GL_TEXTURE_3D, GL_TEXTURE_2D_ARRAY};
        for (int target : targets) {
            int texture = name(a -> glGenTextures(1, a));
            glBindTexture(target, texture);
            long data = memory.address();
            if (target == GL_TEXTURE_2D) glTexImage2D(target, 0, GL_RGBA8, 16, 16, 0, GL_RGBA, GL_UNSIGNED_BYTE, data);
            else glTexImage3D(target, 0, GL_RGBA8, 8, 8, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, data);
            glGenerateMipmap(target);
            glGetTexImage(target, 1, GL_RGBA, GL_UNSIGNED_BYTE, data);
            delete(texture, a -> glDeleteTextures(1, a));
        }
        int stored = name(a -> glGenTextures(1, a));
        glBindTexture(GL_TEXTURE_CUBE_MAP, stored);
        glTexStorage2D(GL_TEXTURE_CUBE_MAP, 2, GL_RGBA8, 8, 8);
        int view = name(a -> glGenTextures(1, a));
        glTextureView(view, GL_TEXTURE_2D, stored, GL_RGBA8, 0, 1, 1, 1);
        int buffer = name(a -> glGenBuffers(1, a));
        glBindBuffer(GL_TEXTURE_BUFFER, buffer);
        glBufferData(GL_TEXTURE_BUFFER, 1024, 0, GL_STATIC_DRAW);
        int texels = name(a -> glGenTextures(1, a));
        glBindTexture(GL_TEXTURE_BUFFER, texels);
        glTexBuffer(GL_TEXTURE_BUFFER, GL_RGBA8, buffer);
        int sampler = name(a -> glGenSamplers(1, a));
        glSamplerParameteri(sampler, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        glBindSampler(0, sampler);
        glBindTexture(GL_TEXTURE_2D, view);
        glEnable(GL_TEXTURE_2D);
        glRectf(-1, -1, 1, 1);
        glDisable(GL_TEXTURE_2D);
        delete(sampler, a -> glDeleteSamplers(1, a));
        delete(texels, a -> glDeleteTextures(1, a));
        delete(buffer, a -> glDeleteBuffers(1, a));
        delete(view, a -> glDeleteTextures(1, a));
        delete(stored, a -> glDeleteTextures(1, a));
    }

    private void framebuffers() {
        int framebuffer = name(a -> glGenFramebuffers(1, a));
        int color = name(a -> glGenRenderbuffers(1, a));
        int depth = name(a -> glGenRenderbuffers(1, a));
        glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
        glBindRenderbuffer(GL_RENDERBUFFER, color);
        glRenderbufferStorageMultisample(GL_RENDERBUFFER, 4, GL_RGBA8, SIZE, SIZE);
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, color);
        glBindRenderbuffer(GL_RENDERBUFFER, depth);
        glRenderbufferStorageMultisample(GL_RENDERBUFFER, 4, GL_DEPTH24_STENCIL8, SIZE, SIZE);
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_STENCIL_ATTACHMENT, GL_RENDERBUFFER, depth);
        glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
        glRectf(-1, -1, 1, 1);
        glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
        glBlitFramebuffer(0, 0, SIZE, SIZE, 0, 0, SIZE, SIZE, GL_COLOR_BUFFER_BIT, GL_NEAREST);
        glBindFramebuffer(GL_FRAMEBUFFER, 0);
        delete(framebuffer, a -> glDeleteFramebuffers(1, a));
        delete(color, a -> glDeleteRenderbuffers(1, a));
        delete(depth, a -> glDeleteRenderbuffers(1, a));
    }

    /** Vertex arrays, and feedback of what they draw. */
    private void arrays() {
        int array = name(a -> glGenVertexArrays(1, a));
        int buffer = name(a -> glGenBuffers(1, a));
        glBindVertexArray(array);
        glBindBuffer(GL_ARRAY_BUFFER, buffer);
        glBufferData(GL_ARRAY_BUFFER, 1024, 0, GL_STATIC_DRAW);
        glVertexPointer(2, GL_FLOAT, 0, 0);
        glEnableClientState(GL_VERTEX_ARRAY);
        glDrawArrays(GL_TRIANGLES, 0, 3);
        int feedback = name(a -> glGenTransformFeedbacks(1, a));
        glBindTransformFeedback(GL_TRANSFORM_FEEDBACK, feedback);
        glBindBufferBase(GL_TRANSFORM_FEEDBACK_BUFFER, 0, buffer);
        glBindTransformFeedback(GL_TRANSFORM_FEEDBACK, 0);
        delete(feedback, a -> glDeleteTransformFeedbacks(1, a));
        glBindVertexArray(0);
        delete(array, a -> glDeleteVertexArrays(1, a));
        glBindBuffer(GL_ARRAY_BUFFER, 0);
        glVertexPointer(2, GL_FLOAT, 0, memory.address());
        glEnableClientState(GL_VERTEX_ARRAY);
        short[] indices = {0, 1, 2};
        MemorySegment.copy(indices, 0, memory, ValueLayout.JAVA_SHORT, 1024, 3);
        glDrawElements(GL_TRIANGLES, 3, GL_UNSIGNED_SHORT, memory.address() + 1024);
        glDisableClientState(GL_VERTEX_ARRAY);
        delete(buffer, a -> glDeleteBuffers(1, a));
    }

    private void queries() {
        int[] kinds = {GL_SAMPLES_PASSED, GL_TIME_ELAPSED, GL_PRIMITIVES_GENERATED};
        for (int kind : kinds) {
            int query = name(a -> glGenQueries(1, a));
            glBeginQuery(kind, query);
            glRectf(-1, -1, 1, 1);
            glEndQuery(kind);
            if (kind == GL_SAMPLES_PASSED) glGetQueryObjectuiv(query, GL_QUERY_RESULT, memory.address());
            delete(query, a -> glDeleteQueries(1, a));
        }
        long fence = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
        glClientWaitSync(fence, GL_SYNC_FLUSH_COMMANDS_BIT, 1_000_000);
        glDeleteSync(fence);
    }

    /** Another text in each fourth round: what is compiled for it goes, too. */
    private void programs(int i) {
        int program = glCreateProgram();
        shader(program, GL_VERTEX_SHADER, VERTEX);
        shader(program, GL_FRAGMENT_SHADER, FRAGMENT.formatted(i % 4 == 0 ? i : 1));
        MemorySegment.copy(new long[] {text("seen")}, 0, memory, ValueLayout.JAVA_LONG, 8192, 1);
        glTransformFeedbackVaryings(program, 1, memory.address() + 8192, GL_INTERLEAVED_ATTRIBS);
        glLinkProgram(program);
        glUseProgram(program);
        glUniform4f(glGetUniformLocation(program, text("tint")), 1, 0, 1, 1);
        glRectf(-1, -1, 1, 1);
        glUseProgram(0);
        glDeleteProgram(program);
    }

    private void compute(int i) {
        int program = glCreateProgram();
        shader(program, GL_COMPUTE_SHADER, COMPUTE.replace("NUMBER", String.valueOf(i % 16 == 0 ? i : 1)));
        glLinkProgram(program);
        glUseProgram(program);
        int buffer = name(a -> glGenBuffers(1, a));
        glBindBufferBase(GL_SHADER_STORAGE_BUFFER, 0, buffer);
        glBufferData(GL_SHADER_STORAGE_BUFFER, 1024, 0, GL_STATIC_DRAW);
        glDispatchCompute(1, 1, 1);
        glMemoryBarrier(GL_ALL_BARRIER_BITS);
        glUseProgram(0);
        delete(buffer, a -> glDeleteBuffers(1, a));
        glDeleteProgram(program);
    }

    private void pipelines(int i) {
        memory.set(ValueLayout.JAVA_LONG, 8192, text(FRAGMENT.formatted(i % 16 == 0 ? i : 1)));
        int program = glCreateShaderProgramv(GL_FRAGMENT_SHADER, 1, memory.address() + 8192);
        int pipeline = name(a -> glGenProgramPipelines(1, a));
        glBindProgramPipeline(pipeline);
        glUseProgramStages(pipeline, GL_FRAGMENT_SHADER_BIT, program);
        glRectf(-1, -1, 1, 1);
        glBindProgramPipeline(0);
        delete(pipeline, a -> glDeleteProgramPipelines(1, a));
        glDeleteProgram(program);
    }

    private void assembly(int i) {
        int program = name(a -> glGenProgramsARB(1, a));
        glBindProgramARB(GL_FRAGMENT_PROGRAM_ARB, program);
        byte[] code =
                ASSEMBLY.replace("NUMBER", String.valueOf(i % 16 == 0 ? i : 1)).getBytes(StandardCharsets.US_ASCII);
        MemorySegment.copy(code, 0, memory, ValueLayout.JAVA_BYTE, 0, code.length);
        glProgramStringARB(GL_FRAGMENT_PROGRAM_ARB, GL_PROGRAM_FORMAT_ASCII_ARB, code.length, memory.address());
        glEnable(GL_FRAGMENT_PROGRAM_ARB);
        glRectf(-1, -1, 1, 1);
        glDisable(GL_FRAGMENT_PROGRAM_ARB);
        delete(program, a -> glDeleteProgramsARB(1, a));
    }

    /** Lists that draw, hold pixels and call each other, called more than once. */
    private void lists() {
        int list = glGenLists(2);
        glNewList(list, GL_COMPILE);
        glBegin(GL_TRIANGLES);
        for (int i = 0; i < 99; i++) {
            glColor3f(i, 0, 1);
            glVertex2f(i % 3, i % 2);
        }
        glEnd();
        glDrawPixels(4, 4, GL_RGBA, GL_UNSIGNED_BYTE, memory.address());
        glEndList();
        glNewList(list + 1, GL_COMPILE_AND_EXECUTE);
        glCallList(list);
        glRectf(-1, -1, 0, 0);
        glEndList();
        glCallList(list);
        glCallList(list + 1);
        glDeleteLists(list, 2);
    }

    private void pixels() {
        glDrawPixels(8, 8, GL_RGBA, GL_UNSIGNED_BYTE, memory.address());
        glBitmap(8, 8, 0, 0, 1, 1, memory.address());
        glCopyPixels(0, 0, 8, 8, GL_COLOR);
        glReadPixels(0, 0, SIZE, SIZE, GL_RGBA, GL_UNSIGNED_BYTE, memory.address());
    }

    private void shader(int program, int stage, String text) {
        int shader = glCreateShader(stage);
        memory.set(ValueLayout.JAVA_LONG, 8192, text(text));
        glShaderSource(shader, 1, memory.address() + 8192, 0);
        glCompileShader(shader);
        glAttachShader(program, shader);
        glDeleteShader(shader);
    }

    private long text(String text) {
        memory.setString(8208, text);
        return memory.address() + 8208;
    }

    private int name(LongConsumer make) {
        memory.set(ValueLayout.JAVA_INT, 8200, 0);
        make.accept(memory.address() + 8200);
        return memory.get(ValueLayout.JAVA_INT, 8200);
    }

    private void delete(int name, LongConsumer end) {
        memory.set(ValueLayout.JAVA_INT, 8200, name);
        end.accept(memory.address() + 8200);
    }
}
