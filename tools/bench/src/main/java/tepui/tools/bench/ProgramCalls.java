package tepui.tools.bench;

import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GLContext;

/**
 * Tests of programs that are compiled and linked, on one thread and on as many as there are processors, each with a
 * context of its own; and a hundred that are linked one after the other.
 */
final class ProgramCalls {
    private static final int PROGRAMS = 4;
    private static final int MANY = 100;
    /** Sources that are new to every cache. */
    private static final AtomicInteger NUMBER = new AtomicInteger();

    private ProgramCalls() {}

    static List<CallCase> cases() {
        int threads = Runtime.getRuntime().availableProcessors();
        List<CallCase> cases = new ArrayList<>();
        for (boolean link : new boolean[] {false, true}) {
            String what = link ? "programs.link" : "programs.compile";
            cases.add(new CallCase(what, PROGRAMS, 0, 20, 64, o -> () -> make(PROGRAMS, link)));
            if (threads > 1) {
                String name = what + "-" + threads + "-threads";
                cases.add(new CallCase(name, PROGRAMS * threads, 0, 20, 64, o -> () -> parallel(o, threads, link)));
            }
        }
        cases.add(new CallCase("programs.link-100", MANY, 0, 20, 64, o -> () -> make(MANY, true)));
        return cases;
    }

    private static String fragment() {
        int n = NUMBER.incrementAndGet();
        return "precision mediump float; varying vec2 uv; uniform vec4 a; uniform vec4 b; void main() { vec4 c = a * "
                + n + ".5; for (int i = 0; i < 4; i++) c = c * b + vec4(uv, sin(uv)); gl_FragColor = c; }";
    }

    /** Compiles so many pairs of shaders, and makes programs of them. */
    private static void make(int programs, boolean link) {
        try (Arena arena = Arena.ofConfined()) {
            for (int i = 0; i < programs; i++) {
                int vertex = shader(
                        arena,
                        GL_VERTEX_SHADER,
                        "attribute vec4 position; varying vec2 uv; uniform mat4 m; void main() { gl_Position = m * position; uv = position.xy; }");
                int fragment = shader(arena, GL_FRAGMENT_SHADER, fragment());
                if (link) {
                    int program = glCreateProgram();
                    glAttachShader(program, vertex);
                    glAttachShader(program, fragment);
                    glLinkProgram(program);
                    MemorySegment ok = arena.allocate(4, 4);
                    // Whoever asks has to wait for what may go on in the background.
                    glGetProgramiv(program, GL_LINK_STATUS, ok.address());
                    glDeleteProgram(program);
                }
                glDeleteShader(vertex);
                glDeleteShader(fragment);
            }
        }
    }

    private static int shader(Arena arena, int kind, String source) {
        int shader = glCreateShader(kind);
        MemorySegment text = arena.allocateFrom(source);
        glShaderSource(
                shader,
                1,
                arena.allocateFrom(java.lang.foreign.ValueLayout.JAVA_LONG, text.address())
                        .address(),
                0);
        glCompileShader(shader);
        MemorySegment ok = arena.allocate(4, 4);
        glGetShaderiv(shader, GL_COMPILE_STATUS, ok.address());
        return shader;
    }

    private static void parallel(CallObjects o, int threads, boolean link) {
        List<Thread> all = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            all.add(Thread.ofPlatform().start(() -> {
                try (GLContext context =
                        GLContext.create(o.device, ContextAttributes.es(2, 0).withSize(64, 64))) {
                    context.makeCurrent();
                    make(PROGRAMS, link);
                    GLContext.release();
                }
            }));
        }
        for (Thread t : all) {
            try {
                t.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }
}
