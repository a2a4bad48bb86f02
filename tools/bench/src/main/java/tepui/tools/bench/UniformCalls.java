package tepui.tools.bench;

import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;

/**
 * All uniforms of a program set before each draw into 720 x 720: 200 vectors in each of both stages, or 55 matrices; with new values or with those that are there,
 * matrices as they lie or transposed, and for one program or for two that alternate. Four iterations a step.
 */
final class UniformCalls {
    private static final int ITERATIONS = 4;
    private static final int VECTORS = 200;
    private static final int MATRICES = 55;

    /** Kinds of uniforms: their name in GLSL, and how many floats. */
    private enum Kind {
        VEC4("vec4", 4),
        MAT3("mat3", 9),
        MAT3X4("mat3x4", 12),
        MAT4("mat4", 16);

        final String type;
        final int floats;

        Kind(String type, int floats) {
            this.type = type;
            this.floats = floats;
        }

        int count() {
            return this == VEC4 ? VECTORS : MATRICES;
        }

        void set(int location, boolean transposed, long address) {
            switch (this) {
                case VEC4 -> glUniform4fv(location, 1, address);
                case MAT3 -> glUniformMatrix3fv(location, 1, transposed, address);
                case MAT3X4 -> glUniformMatrix3x4fv(location, 1, transposed, address);
                case MAT4 -> glUniformMatrix4fv(location, 1, transposed, address);
            }
        }
    }

    private UniformCalls() {}

    static List<CallCase> cases() {
        List<CallCase> cases = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            for (boolean transposed : new boolean[] {false, true}) {
                if (transposed && kind == Kind.VEC4) continue;
                for (boolean two : new boolean[] {false, true}) {
                    for (boolean fresh : new boolean[] {true, false}) {
                        String name = "uniforms." + kind.type + (transposed ? "-transposed" : "")
                                + (two ? "-two-programs" : "") + (fresh ? "-new" : "-same");
                        cases.add(new CallCase(
                                name,
                                ITERATIONS,
                                two ? 2 : 1,
                                30,
                                720,
                                o -> uniforms(o, kind, transposed, two, fresh)));
                    }
                }
            }
        }
        return cases;
    }

    private static String sum(Kind kind, String prefix) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < kind.count(); i++) {
            text.append("  s += ").append(prefix).append(i);
            text.append(
                    switch (kind) {
                        case VEC4 -> ";\n";
                        case MAT3 -> "[0].xyzz;\n";
                        case MAT3X4, MAT4 -> "[0];\n";
                    });
        }
        return text.toString();
    }

    private static String declared(Kind kind, String prefix) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < kind.count(); i++) {
            text.append("uniform ")
                    .append(kind.type)
                    .append(' ')
                    .append(prefix)
                    .append(i)
                    .append(";\n");
        }
        return text.toString();
    }

    private static int program(CallObjects o, Kind kind, float scale) {
        return o.program(
                "#version 300 es\nprecision highp float;\n" + declared(kind, "v")
                        + "in vec4 position;\nvoid main() {\n  vec4 s = position;\n" + sum(kind, "v")
                        + "  gl_Position = s;\n}\n",
                "#version 300 es\nprecision highp float;\n" + declared(kind, "f")
                        + "out vec4 color;\nvoid main() {\n  vec4 s = vec4(" + scale + ");\n" + sum(kind, "f")
                        + "  color = s;\n}\n",
                "position");
    }

    private static Runnable uniforms(CallObjects o, Kind kind, boolean transposed, boolean two, boolean fresh) {
        int count = 2 * kind.count();
        int programs = two ? 2 : 1;
        int[] program = new int[programs];
        int[][] locations = new int[programs][count];
        for (int p = 0; p < programs; p++) {
            program[p] = program(o, kind, p == 0 ? 0.5f : 0.25f);
            for (int i = 0; i < count; i++) {
                String prefix = i < kind.count() ? "v" : "f";
                locations[p][i] = o.location(program[p], prefix + i % kind.count());
            }
        }
        o.triangle();
        glVertexAttribPointer(0, 2, GL_FLOAT, false, 0, 0);
        glEnableVertexAttribArray(0);
        MemorySegment values = o.bytes(4L * kind.floats * count);
        int[] step = {0};
        return () -> {
            for (int n = 0; n < ITERATIONS; n++) {
                for (int p = 0; p < programs; p++) {
                    glUseProgram(program[p]);
                    for (int i = 0; i < count; i++) {
                        long at = 4L * kind.floats * i;
                        if (fresh) values.set(ValueLayout.JAVA_FLOAT, at, ++step[0] & 0xffff);
                        kind.set(locations[p][i], transposed, values.address() + at);
                    }
                    glDrawArrays(GL_TRIANGLES, 0, 3);
                }
            }
        };
    }
}
