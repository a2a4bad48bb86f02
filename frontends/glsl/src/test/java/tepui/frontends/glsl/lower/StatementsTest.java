package tepui.frontends.glsl.lower;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;
import tepui.frontends.glsl.Run;
import tepui.ir.Printer;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.interp.Interpreter;
import tepui.ir.pass.Pipeline;

class StatementsTest {
    private static void gives(float expected, String globals, String statements) {
        Run.Values v = new Run.Values();
        v.inputs.put("n", new float[] {5});
        float[] result = Run.body("in int n;\n" + globals, statements, v);
        assertEquals(expected, result[0]);
    }

    @Test
    void loopsOfAllKinds() {
        gives(10, "", "float s = 0; for (int i = 0; i < n; i++) s += float(i); result = vec4(s);");
        gives(10, "", "float s = 0; int i = 0; while (i < n) { s += float(i); i++; } result = vec4(s);");
        gives(15, "", "float s = 0; int i = 0; do { s += 5; i += 2; } while (i < n); result = vec4(s);");
        gives(4, "", "float s = 0; for (int i = 0; i < n; i++) { if (i == 2) continue; s++; } result = vec4(s);");
        gives(2, "", "float s = 0; for (int i = 0; ; i++) { if (i == 2) break; s++; } result = vec4(s);");
        gives(3, "", "float s = 0; int i = 0; do { i++; if (i < 3) continue; s++; } while (i < n); result = vec4(s);");
        gives(
                6,
                "",
                "float s = 0; for (int i = 0; i < 3; i++) for (int j = 0; j < n; j++) { if (j == 2) break; s++; } result = vec4(s);");
        gives(3, "", "float s = 0; int i = n; while (bool go = i > 2) { i--; s += float(go); } result = vec4(s);");
    }

    @Test
    void switches() {
        String chain =
                "float s = 0; switch (n) { case 1: s = 1; break; case 5: s = 2; break; default: s = 3; } result = vec4(s);";
        gives(2, "", chain);
        gives(3, "", chain.replace("(n)", "(n + 1)"));
        gives(6, "", "float s = 0; switch (n) { case 5: s += 1; case 6: s += 2; default: s += 3; } result = vec4(s);");
        gives(
                5,
                "",
                "float s = 0; switch (n) { default: s += 3; case 6: s += 2; break; case 7: s = 9; } result = vec4(s);");
        gives(
                7,
                "",
                "float s = 0; switch (n) { case 4: case 5: if (n > 2) { s = 7; break; } s = 8; } result = vec4(s);");
        gives(
                3,
                "",
                "float s = 0; for (int i = 0; i < n; i++) { switch (i) { case 1: case 3: continue; } s++; } result = vec4(s);");
        gives(
                11,
                "",
                "float s = 0; for (int i = 0; i < n; i++) { switch (i) { case 1: if (n == 5) continue; case 2: s += 10; break;"
                        + " case 3: continue; case 4: break; default: s++; } } result = vec4(s);");
    }

    @Test
    void functionsWithEarlyReturnsAndOutParameters() {
        gives(
                3,
                "float f(int k) { if (k > 3) return 3.0; for (;;) { if (k == 1) return 1.0; k--; } return 0.0; }",
                "result = vec4(f(n));");
        gives(
                1,
                "float f(int k) { if (k > 3) return 3.0; for (;;) { if (k == 1) return 1.0; k--; } return 0.0; }",
                "result = vec4(f(3));");
        gives(
                17,
                "void f(in int a, out int b, inout int c) { b = a + 1; c += b; a = 0; }",
                "int b; int c = 6; f(n * 2, b, c); result = vec4(c);");
        gives(
                8,
                "void f(out vec2 p) { p = vec2(3, 5); }",
                "vec4 v = vec4(0); f(v.yw); result = vec4(v.y + v.w + v.x);");
        gives(4, "void f(out float a[2]) { a[0] = 1.0; a[1] = 3.0; }", "float a[2]; f(a); result = vec4(a[0] + a[1]);");
        gives(
                9,
                "struct S { float a; vec2 b; }; S f(float x) { S s; s.a = x; s.b = vec2(x * 2.0, 1); return s; }",
                "result = vec4(f(3.0).a + f(3.0).b.x);");
        gives(
                7,
                "int count = 2; int next() { return count++; }",
                "int a[2] = int[2](0, 0); a[next() - 2] += 7; result = vec4(a[0]);");
        gives(
                1,
                "int calls = 0; bool f() { calls++; return true; }",
                "bool b = n > 9 && f() || f(); result = vec4(calls);");
    }

    @Test
    void arraysAndStructsOfArrays() {
        gives(
                23,
                "struct S { float f[3]; mat2 m; };",
                "S s[2]; s[n - 4].f[n - 3] = 20.0; s[1].m = mat2(3.0); S t = s[1]; result = vec4(t.f[2] + t.m[1][n - 4]);");
        gives(
                5,
                "",
                "float a[2][3]; for (int i = 0; i < 2; i++) for (int j = 0; j < 3; j++) a[i][j] = float(i * 3 + j); result = vec4(a[n - 4][n - 3]);");
        gives(1, "", "float a[3] = float[3](1.0, 2.0, 3.0); float b[3] = a; result = vec4(a == b ? 1.0 : 0.0);");
        gives(6, "const float table[4] = float[](1.0, 2.0, 4.0, 6.0);", "result = vec4(table[n - 2]);");
        gives(3, "", "mat3 m = mat3(1.0); m[n - 4] = vec3(3.0); result = vec4(m[1].z);");
        gives(9, "", "vec4 v = vec4(0); v[n - 3] = 9.0; result = vec4(v.z);");
        gives(4, "", "vec4 v = vec4(1, 2, 3, 4); v.zx = v.xw; result = vec4(v.x);");
        gives(5, "float g = 2.0; float h = g + 3.0;", "result = vec4(h);");
    }

    @Test
    void outputsCanBeReadBack() {
        gives(6, "", "result = vec4(2.0); result *= 3.0; result[n - 4] = result.x;");
    }

    @Test
    void uniformsLieAsReflectionSays() {
        Run.Values v = new Run.Values();
        String globals =
                "struct S { float a; mat3 m; vec2 b[2]; };\nuniform float first; uniform S s[2]; uniform bool on;\n";
        var program = Run.link(
                tepui.frontends.glsl.LinkOptions.DEFAULT.withSeparable(true),
                Run.compile(
                        Stage.VERTEX,
                        "#version 460\n" + globals
                                + "in int n; out vec4 result; void main() { result = vec4(first, s[n].m[2][1], s[n].b[n].y, on ? 1.0 : 0.0); }"));
        ByteBuffer b = v.buffer("uniforms", program.defaultBlockSize());
        b.putFloat(program.uniform("first").offset(), 1);
        var m = program.uniform("s[1].m");
        b.putFloat(m.offset() + 2 * m.matrixStride() + 4, 2);
        var array = program.uniform("s[1].b");
        b.putFloat(array.offset() + array.arrayStride() + 4, 3);
        b.putInt(program.uniform("on").offset(), 1);
        v.inputs.put("n", new float[] {1});
        Interpreter run = new Interpreter(program.shaders().get(Stage.VERTEX), v, 1).run();
        long[] bits = run.output(program.shaders().get(Stage.VERTEX).outputs.getFirst(), 0);
        assertArrayEquals(new float[] {1, 2, 3, 1}, floats(bits));
    }

    private static float[] floats(long[] bits) {
        float[] f = new float[bits.length];
        for (int i = 0; i < f.length; i++) f[i] = Float.intBitsToFloat((int) bits[i]);
        return f;
    }

    @Test
    void blocksHaveTheLayoutThatTheyAskFor() {
        Run.Values v = new Run.Values();
        ByteBuffer b = v.buffer("B", 256);
        b.putFloat(0, 1);
        b.putFloat(16 + 4, 2); // std140: array stride 16
        b.putFloat(48 + 16, 3); // row_major mat2: the second row
        b.putInt(96, 1);
        float[] r = Run.body(
                "layout(std140) uniform B { float a; float c[2]; layout(row_major) mat2 m; layout(offset = 96) bool d; };",
                "result = vec4(a, c[0], m[0][1], d);",
                v);
        assertArrayEquals(new float[] {1, 0, 3, 1}, r);
        Run.Values w = new Run.Values();
        ByteBuffer s = w.buffer("B", 64);
        for (int i = 0; i < 16; i++) s.putFloat(4 * i, i);
        float[] q = Run.body(
                "layout(std430) buffer B { float a; vec3 v; float rest[]; } b;",
                "b.rest[1] = 50.0; result = vec4(b.v.y, b.rest[0], b.rest[1], b.rest.length());",
                w);
        assertArrayEquals(new float[] {5, 7, 50, 9}, q);
    }

    @Test
    void computeSharesMemoryAndCounts() {
        Shader shader = Run.shader(Stage.COMPUTE, """
                #version 460
                layout(local_size_x = 4) in;
                layout(std430) buffer Out { uint sum; uint order[4]; };
                shared uint total; shared float f[4]; shared bool flags[2];
                layout(binding = 1, offset = 4) uniform atomic_uint counter;
                void main() {
                    uint i = gl_LocalInvocationIndex;
                    if (i == 0u) { total = 0u; flags[1] = true; }
                    barrier();
                    atomicAdd(total, i + 1u);
                    f[i] = float(i);
                    barrier();
                    order[i] = atomicCounterIncrement(counter) + uint(f[(i + 1u) % 4u]);
                    if (flags[1]) sum = total;
                }
                """);
        Run.Values v = new Run.Values();
        v.inputs.put("gl_LocalInvocationIndex", new float[] {0});
        ByteBuffer out = v.buffer("Out", 64);
        new Interpreter(shader, v, 1).run();
        assertEquals(1, out.getInt(0));
        assertEquals(1, v.buffer("counters1", 64).getInt(4));
        assertTrue(shader.sharedBytes >= 28, () -> "" + shader.sharedBytes);
    }

    @Test
    void atomicOperationsOnFloatsKeepTheBitsOfNan() {
        Run.Values v = new Run.Values();
        ByteBuffer m = v.buffer("B", 64);
        int quiet = 0x7fc12345;
        int signalling = 0xff812345;
        float[] start = {1, 1, 1, -0.0f, 5, 2};
        for (int i = 0; i < start.length; i++) m.putFloat(4 * i, start[i]);
        m.putInt(24, quiet);
        m.putInt(28, signalling);
        m.putInt(32, quiet);
        Shader shader = Run.shader(Stage.COMPUTE, """
                #version 460
                #extension GL_INTEL_shader_atomic_float_minmax : enable
                layout(local_size_x = 1) in;
                layout(std430) buffer B { float f[9]; vec4 old; } b;
                void main() {
                    b.old = vec4(atomicMin(b.f[0], -2.0), atomicMax(b.f[1], 3.0), atomicExchange(b.f[2], 7.0),
                        atomicCompSwap(b.f[3], 0.0, 9.0));
                    atomicMin(b.f[4], 6.0);
                    atomicCompSwap(b.f[5], 3.0, 4.0);
                    atomicMax(b.f[6], 1.0);
                    atomicMin(b.f[7], 1.0);
                    atomicCompSwap(b.f[8], b.f[8], 1.0);
                }
                """);
        new Interpreter(shader, v, 1).run();
        float[] old = {1, 1, 1, -0.0f};
        for (int i = 0; i < old.length; i++) assertEquals(old[i], m.getFloat(48 + 4 * i), "old " + i);
        float[] held = {-2, 3, 7, 9, 5, 2, 1};
        for (int i = 0; i < held.length; i++) assertEquals(held[i], m.getFloat(4 * i), "float " + i);
        assertEquals(signalling, m.getInt(28), "a signalling NaN wins");
        assertEquals(quiet, m.getInt(32), "NaN is equal to nothing");
    }

    @Test
    void discardMakesHelpersAndLoopsEnd() {
        Shader shader = Run.shader(Stage.FRAGMENT, """
                #version 460
                out vec4 result;
                void f() { discard; }
                void main() { result = vec4(1); for (;;) { f(); } }
                """);
        Interpreter run = new Interpreter(shader, new Run.Values(), 4).run();
        assertTrue(run.isHelper(0));
        Shader plain = Run.shader(Stage.FRAGMENT, "#version 110\nvoid main() { gl_FragColor = vec4(1); }");
        assertFalse(new Interpreter(plain, new Run.Values(), 4).run().isHelper(0));
    }

    /** The counter of rounds ends at once what never runs by GLSL; another loop is not counted. */
    @Test
    void loopsBehindADiscardEnd() {
        String head = "#version 460\nuniform int n; in float step; out vec4 result;\nvoid main() { ";
        String[] ending = {
            "if (step == 0) discard; for (float x = 0; x < 9; x += step) result.y++;",
            "if (step == 0) discard; while (result.y < 9) { result.y += step; for (int i = 0; i < 9; i++) result.z += step; }",
            "for (int i = 0; i < n; i++) { if (step == 0) demote; for (float x = 0; x < 9; x += step) result.y++; }"
        };
        for (String body : ending) {
            Shader shader = Run.shader(
                    Stage.FRAGMENT,
                    head.replace("460", "460\n#extension GL_EXT_demote_to_helper_invocation : enable") + body + " }");
            Pipeline.standard(true).validate(true).run(shader);
            assertTrue(shader.endsDemotedLoops, body);
            Run.Values values = new Run.Values();
            values.buffer("uniforms", 64).putInt(0, 3);
            Interpreter run =
                    new Interpreter(shader, values, 4).stepLimit(200_000).run();
            assertTrue(run.isHelper(0));
            String once = Printer.print(shader);
            Pipeline.standard(true).run(shader);
            assertEquals(once, Printer.print(shader));
        }
        String[] kept = {
            "if (step == 0) discard; for (int i = 0; i < 999; i++) { if (step > float(i)) break; result.y++; }",
            "if (step == 0) discard; for (int i = n; i >= 0; i--) { if (i == 7) continue; result.y += step; }",
            "for (int i = 0; i < int(step); i++) { if (step == 3) discard; result.y += step; }",
            "for (float x = 0; x < 9; x += step) result.y++; if (step == 0) discard;"
        };
        for (String body : kept) {
            Shader shader = Run.shader(Stage.FRAGMENT, head + body + " }");
            Pipeline.standard(true).run(shader);
            assertFalse(shader.endsDemotedLoops, body);
        }
    }

    @Test
    void geometryEmitsWhatItWrote() {
        Shader shader = Run.shader(Stage.GEOMETRY, """
                #version 460
                layout(points) in; layout(triangle_strip, max_vertices = 4) out;
                in vec4 color[]; out vec4 result; out float twice;
                void main() {
                    for (int i = 0; i < 3; i++) { result = color[0] * float(i); twice = result.x; twice += twice; gl_Position = gl_in[0].gl_Position; EmitVertex(); }
                    EndPrimitive();
                }
                """);
        Run.Values v = new Run.Values();
        v.inputs.put("color", new float[] {2});
        Interpreter run = new Interpreter(shader, v, 1).run();
        assertEquals(4, run.emitted(0).size());
        float[] twice = {0};
        run.emitted(0).get(2).outputs().forEach((variable, bits) -> {
            if (variable.name().equals("twice")) twice[0] = Float.intBitsToFloat((int) bits[0]);
        });
        assertEquals(8, twice[0]);
    }

    @Test
    void printingIsTheSameEachTime() {
        String text =
                "#version 460\nuniform sampler2D t[3]; struct S { float a; sampler2D s; }; uniform S q[2]; in vec2 c; flat in int k; out vec4 o;\n"
                        + "vec4 f(sampler2D x, vec2 p) { return texture(x, p); }\n"
                        + "void main() { o = f(t[k], c) + f(q[1].s, c) * q[k].a; }";
        String first = Printer.print(Run.shader(Stage.FRAGMENT, text));
        assertEquals(first, Printer.print(Run.shader(Stage.FRAGMENT, text)));
        Shader shader = Run.shader(Stage.FRAGMENT, text);
        Pipeline.standard(true).validate(true).run(shader);
        assertTrue(Printer.print(shader).contains("tex_sample"));
    }

    @Test
    void subroutinesAreChosenByTheirIndex() {
        String text = """
                #version 460
                subroutine float shape(float x);
                subroutine(shape) float twice(float x) { return x * 2.0; }
                subroutine(shape) float half_(float x) { return x * 0.5; }
                subroutine uniform shape chosen;
                out vec4 result;
                void main() { result = vec4(chosen(8.0)); }
                """;
        var program =
                Run.link(tepui.frontends.glsl.LinkOptions.DEFAULT.withSeparable(true), Run.compile(Stage.VERTEX, text));
        var uniform = program.subroutineUniforms().getFirst();
        assertEquals(java.util.List.of(0, 1), uniform.compatible());
        for (int index = 0; index < 2; index++) {
            Run.Values v = new Run.Values();
            v.buffer("uniforms", 64).putInt(uniform.offset(), index);
            Shader shader = program.shaders().get(Stage.VERTEX);
            long[] out = new Interpreter(shader, v, 1).run().output(shader.outputs.getFirst(), 0);
            assertEquals(index == 0 ? 16f : 4f, Float.intBitsToFloat((int) out[0]));
        }
    }

    @Test
    void instructionsKnowTheirLines() {
        Shader s = Run.shader(
                Stage.VERTEX,
                "#version 460\n#define TWICE(x) ((x) *\\\n 2.0)\nin float a;\nfloat f(float x) {\n return sqrt(x);\n}\nout float result;\nvoid main() {\n"
                        + " float b = TWICE(a);\n#line 100\n result = b +\n  f(b) - 1.0;\n}\n");
        String text = Printer.print(s);
        assertTrue(text.contains("fsqrt") && lineOf(text, "fsqrt").endsWith("!6"), text);
        assertTrue(lineOf(text, "fmul").endsWith("!10"), text);
        assertTrue(lineOf(text, "call").endsWith("!101"), text);
        assertTrue(lineOf(text, "store_output").endsWith("!100"), text);
    }

    private static String lineOf(String text, String part) {
        return text.lines().filter(l -> l.contains(part)).findFirst().orElse("");
    }
}
