package tepui.tools.bench;

import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.util.List;
import java.util.function.Function;

/** Draws of one triangle into 64 x 64, 20,000 iterations a step, with something changed before each. What alternates does so within an iteration, which then has two draws. */
final class DrawCalls {
    private static final int ITERATIONS = 20_000;
    private static final int RING = 200;
    private static final int UNITS = 8;

    private DrawCalls() {}

    static List<CallCase> cases() {
        return List.of(
                one("draw.none", 1, DrawCalls::none),
                one("draw.attributes", 2, DrawCalls::attributes),
                one("draw.vbo", 2, o -> buffers(o, 1)),
                one("draw.many-vbos", 2, o -> buffers(o, 5)),
                one("draw.texture", 2, DrawCalls::texture),
                one("draw.program", 2, DrawCalls::program),
                new CallCase("draw.vbo-ring", 2 * RING, 1, 20, 64, DrawCalls::ring),
                one("draw.scissor", 1, DrawCalls::scissor),
                one("draw.many-textures", 1, DrawCalls::manyTextures),
                one("draw.uniform", 1, DrawCalls::uniform));
    }

    private static CallCase one(String name, int draws, Function<CallObjects, Runnable> make) {
        return new CallCase(name, ITERATIONS, draws, 20, 64, make);
    }

    private static void plain(CallObjects o) {
        glUseProgram(o.program(CallObjects.VERTEX, CallObjects.FRAGMENT, "position"));
        o.triangle();
        glVertexAttribPointer(0, 2, GL_FLOAT, false, 0, 0);
        glEnableVertexAttribArray(0);
    }

    private static Runnable none(CallObjects o) {
        plain(o);
        return () -> {
            glClear(GL_COLOR_BUFFER_BIT);
            for (int i = 0; i < ITERATIONS; i++) glDrawArrays(GL_TRIANGLES, 0, 3);
        };
    }

    private static Runnable attributes(CallObjects o) {
        plain(o);
        return () -> {
            glClear(GL_COLOR_BUFFER_BIT);
            for (int i = 0; i < ITERATIONS; i++) {
                glVertexAttribPointer(0, 2, GL_FLOAT, false, 0, 0);
                glDrawArrays(GL_TRIANGLES, 0, 3);
                glVertexAttribPointer(0, 4, GL_UNSIGNED_BYTE, true, 0, 0);
                glDrawArrays(GL_TRIANGLES, 0, 3);
            }
        };
    }

    private static Runnable buffers(CallObjects o, int attributes) {
        StringBuilder vertex = new StringBuilder();
        StringBuilder sum = new StringBuilder("a0");
        String[] names = new String[attributes];
        for (int i = 0; i < attributes; i++) {
            names[i] = "a" + i;
            vertex.append("attribute vec4 a").append(i).append("; ");
            if (i > 0) sum.append(" + a").append(i);
        }
        glUseProgram(o.program(vertex + "void main() { gl_Position = " + sum + "; }", CallObjects.FRAGMENT, names));
        int a = o.triangle();
        int b = o.triangle();
        for (int i = 0; i < attributes; i++) glEnableVertexAttribArray(i);
        return () -> {
            glClear(GL_COLOR_BUFFER_BIT);
            for (int i = 0; i < ITERATIONS; i++) {
                glBindBuffer(GL_ARRAY_BUFFER, a);
                for (int k = 0; k < attributes; k++) glVertexAttribPointer(k, 2, GL_FLOAT, false, 0, 0);
                glDrawArrays(GL_TRIANGLES, 0, 3);
                glBindBuffer(GL_ARRAY_BUFFER, b);
                for (int k = 0; k < attributes; k++) glVertexAttribPointer(k, 2, GL_FLOAT, false, 0, 0);
                glDrawArrays(GL_TRIANGLES, 0, 3);
            }
        };
    }

    /** A program that samples so many textures. */
    private static int sampling(CallObjects o, int textures) {
        StringBuilder fragment = new StringBuilder("precision mediump float; varying vec2 uv; ");
        StringBuilder sum = new StringBuilder();
        for (int i = 0; i < textures; i++) {
            fragment.append("uniform sampler2D t").append(i).append("; ");
            sum.append(i > 0 ? " + " : "").append("texture2D(t").append(i).append(", uv)");
        }
        int program = o.program(
                "attribute vec4 position; varying vec2 uv; void main() { gl_Position = position; uv = position.xy; }",
                fragment + "void main() { gl_FragColor = " + sum + "; }",
                "position");
        glUseProgram(program);
        for (int i = 0; i < textures; i++) glUniform1i(o.location(program, "t" + i), i);
        return program;
    }

    private static Runnable texture(CallObjects o) {
        plain(o);
        sampling(o, 1);
        int a = o.texture(2, false);
        int b = o.texture(2, false);
        return () -> {
            glClear(GL_COLOR_BUFFER_BIT);
            for (int i = 0; i < ITERATIONS; i++) {
                glBindTexture(GL_TEXTURE_2D, a);
                glDrawArrays(GL_TRIANGLES, 0, 3);
                glBindTexture(GL_TEXTURE_2D, b);
                glDrawArrays(GL_TRIANGLES, 0, 3);
            }
        };
    }

    private static Runnable program(CallObjects o) {
        plain(o);
        int one = sampling(o, 1);
        int two = sampling(o, 2);
        glActiveTexture(GL_TEXTURE1);
        o.texture(2, false);
        glActiveTexture(GL_TEXTURE0);
        o.texture(2, false);
        return () -> {
            glClear(GL_COLOR_BUFFER_BIT);
            for (int i = 0; i < ITERATIONS; i++) {
                glUseProgram(one);
                glDrawArrays(GL_TRIANGLES, 0, 3);
                glUseProgram(two);
                glDrawArrays(GL_TRIANGLES, 0, 3);
            }
        };
    }

    private static Runnable ring(CallObjects o) {
        plain(o);
        int[] buffers = new int[RING];
        for (int i = 0; i < RING; i++) buffers[i] = o.triangle();
        return () -> {
            glClear(GL_COLOR_BUFFER_BIT);
            for (int i = 0; i < 2 * RING; i++) {
                glBindBuffer(GL_ARRAY_BUFFER, buffers[i % RING]);
                glVertexAttribPointer(0, 2, GL_FLOAT, false, 0, 0);
                glDrawArrays(GL_TRIANGLES, 0, 3);
            }
        };
    }

    /** From a bar that stands to one that lies, two pixels at a time, and again. */
    private static Runnable scissor(CallObjects o) {
        plain(o);
        glEnable(GL_SCISSOR_TEST);
        return () -> {
            glClear(GL_COLOR_BUFFER_BIT);
            for (int i = 0; i < ITERATIONS; i++) {
                int grown = 2 * (i % 32);
                glScissor((62 - grown) / 2, grown / 2, 2 + grown, 64 - grown);
                glDrawArrays(GL_TRIANGLES, 0, 3);
            }
        };
    }

    private static Runnable manyTextures(CallObjects o) {
        plain(o);
        sampling(o, UNITS);
        int[] textures = new int[UNITS];
        for (int i = 0; i < UNITS; i++) textures[i] = o.texture(2, false);
        return () -> {
            glClear(GL_COLOR_BUFFER_BIT);
            for (int i = 0; i < ITERATIONS; i++) {
                for (int unit = 0; unit < UNITS; unit++) {
                    glActiveTexture(GL_TEXTURE0 + unit);
                    glBindTexture(GL_TEXTURE_2D, textures[(i + unit) % UNITS]);
                }
                glDrawArrays(GL_TRIANGLES, 0, 3);
            }
        };
    }

    private static Runnable uniform(CallObjects o) {
        plain(o);
        int program = o.program(
                CallObjects.VERTEX,
                "precision mediump float; uniform vec4 color; void main() { gl_FragColor = color; }",
                "position");
        glUseProgram(program);
        int location = o.location(program, "color");
        return () -> {
            glClear(GL_COLOR_BUFFER_BIT);
            for (int i = 0; i < ITERATIONS; i++) {
                glUniform4f(location, (i & 1023) / 1024f, 0, 1, 1);
                glDrawArrays(GL_TRIANGLES, 0, 3);
            }
        };
    }
}
