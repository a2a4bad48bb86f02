package tepui.frontends.glsl;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.frontends.glsl.compiler.GlslLinker;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Validator;

/** Damaged shaders give errors, never exceptions; what still compiles gives valid code. */
class FuzzTest {
    private static final String[] SEEDS = {
        """
        #version 460
        #extension GL_ARB_gpu_shader5 : enable
        #define SQUARE(x) ((x) * (x))
        #define CAT(a, b) a ## b
        #if defined(SQUARE) && __VERSION__ >= 460
        struct Light { vec3 at; float power[2]; };
        #endif
        layout(std140, binding = 1) uniform Block { Light lights[3]; layout(row_major) mat4 m; } blk;
        layout(std430) buffer Data { uint count; vec4 items[]; };
        uniform sampler2D tex[4]; uniform int which;
        in VS { vec4 color; flat int id; } vs;
        layout(location = 0) out vec4 result;
        float f(in float a, inout vec2 b, out int c) { c = int(a); b *= SQUARE(a); if (a > 2.0) return b.x; return CAT(1, .5); }
        void main() {
            vec2 p = vs.color.xy; int k; float s = 0.0;
            for (int i = 0; i < which && i < 9; ++i) { switch (i % 3) { case 0: continue; case 1: s += f(p.x, p, k); break; default: s -= 1.0; } }
            result = texture(tex[which], p) * blk.m[1] + vec4(blk.lights[vs.id].at, s);
            result.zx += vec2(k, items.length()); if (result.a < 0.1) discard;
            items[atomicAdd(count, 1u)] = result;
            float a[3] = float[](1.0, 2.0, 3.0); result.w = a[which] + mat3(2.0)[which][1];
        }
        """, """
        #version 120
        attribute vec4 pos; varying vec4 c; uniform mat4 mvp; uniform vec4 table[8];
        invariant gl_Position;
        vec4 pick(int i) { return i > 3 ? table[i] : vec4(0.5); }
        void main() { gl_Position = mvp * pos + ftransform(); c = pick(int(pos.x)); gl_TexCoord[0] = gl_TextureMatrix[0] * gl_MultiTexCoord0;
          while (c.x < 1.0) { c.x += 0.25; if (c.y > 2.0) break; } do c.y--; while (c.y > 0.0); }
        """, """
        #version 310 es
        precision mediump float; precision highp int;
        layout(local_size_x = 8, local_size_y = 2) in;
        shared float cache[16]; layout(r32f, binding = 0) writeonly uniform highp image2D img;
        layout(binding = 2) uniform atomic_uint n;
        void main() { uint i = gl_LocalInvocationIndex; cache[i] = float(atomicCounterIncrement(n)); barrier(); memoryBarrierShared();
          imageStore(img, ivec2(gl_GlobalInvocationID.xy), vec4(cache[15u - i])); }
        """,
    };

    private static final Stage[] STAGES = {Stage.FRAGMENT, Stage.VERTEX, Stage.COMPUTE};

    private static final String[] PIECES = {
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        ";",
        ",",
        "#",
        "##",
        "\\\n",
        "/*",
        "*/",
        "//",
        "0",
        "1e9",
        "0x7fffffff",
        "4294967295u",
        "-",
        "++",
        "[0x7fffffff]",
        "layout(location = 2147483647)",
        "layout(binding = 99999)",
        "struct",
        "void",
        "const",
        "in",
        "out",
        "uniform",
        "float",
        "mat4",
        "sampler2D",
        "main",
        "gl_Position",
        "#define A A(A)\n",
        "#if 1/0\n",
        "#line 2147483647 5\n",
        "#version 460\n",
        "return",
        "discard",
        "case 1:",
        "default:",
        "?",
        ":",
        "=",
        ".xyzw",
        ".length()",
        "\0",
        "\u00e9",
        "gl_in[99]",
        "atomicAdd",
        "texture",
        "precise",
        "invariant",
        "subroutine",
        "buffer",
        "shared",
        "1.0lf",
        "0.",
    };

    private static String mutate(String seed, Random random) {
        StringBuilder s = new StringBuilder(seed);
        for (int n = 1 + random.nextInt(6); n > 0; n--) {
            int at = random.nextInt(s.length() + 1);
            int end = Math.min(s.length(), at + random.nextInt(24));
            switch (random.nextInt(5)) {
                case 0 -> s.delete(at, end);
                case 1 -> s.insert(at, PIECES[random.nextInt(PIECES.length)]);
                case 2 -> s.insert(at, " " + PIECES[random.nextInt(PIECES.length)] + " ");
                case 3 -> s.insert(random.nextInt(s.length() + 1), s.substring(at, end));
                default -> {
                    if (at < s.length()) s.setCharAt(at, (char) (32 + random.nextInt(95)));
                }
            }
        }
        return s.toString();
    }

    private static boolean check(Stage stage, String text) {
        CompiledShader shader = GlslCompiler.compile(stage, new String[] {text}, CompileOptions.ALL);
        if (!shader.ok()) {
            assertTrue(shader.log().contains("error"), text);
            assertFalse(shader.log().contains("the compiler failed"), () -> shader.log() + "\nin:\n" + text);
            return false;
        }
        LinkedProgram program = GlslLinker.link(List.of(shader), LinkOptions.DEFAULT.withSeparable(true));
        assertFalse(program.log().contains("the linker failed"), () -> program.log() + "\nin:\n" + text);
        for (Shader s : program.shaders().values()) {
            List<String> problems = Validator.problems(s);
            assertTrue(problems.isEmpty(), () -> problems + "\nin:\n" + text);
        }
        return program.ok();
    }

    @Test
    void seedsCompile() {
        for (int i = 0; i < SEEDS.length; i++) assertTrue(check(STAGES[i], SEEDS[i]), "seed " + i);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 20, 300, 4000})
    void damagedShadersAreHandled(long seed) {
        Random random = new Random(seed);
        int good = 0;
        for (int i = 0; i < 1500; i++) {
            int which = random.nextInt(SEEDS.length);
            String text = mutate(SEEDS[which], random);
            try {
                if (check(STAGES[which], text)) good++;
            } catch (RuntimeException e) {
                throw new AssertionError("seed " + seed + ", case " + i + ":\n" + text, e);
            }
        }
        assertTrue(good > 0, "no damaged shader compiled with seed " + seed);
    }

    @Test
    void deepAndLongTextsEndInErrors() {
        String[] bodies = {
            "float x = " + "(".repeat(100_000) + "1.0" + ")".repeat(100_000) + ";",
            "float x = 1.0" + " + 1.0".repeat(100_000) + ";",
            "int x = 1" + " ? 1 : 1".repeat(50_000) + ";",
            "if (true) ".repeat(50_000) + ";",
            "{".repeat(50_000) + "}".repeat(50_000),
            "float a[1000][1000][1000];",
            "float a[4000000]; float b[4000000] = a;",
            "vec4 v; v" + ".xyzw".repeat(100_000) + ";",
            "float x = " + "-".repeat(1) + "(-".repeat(50_000) + "1.0;",
        };
        for (String body : bodies) check(Stage.VERTEX, "#version 460\nvoid main() { " + body + " }");
        check(
                Stage.VERTEX,
                "#define A B B\n#define B C C\n#define C D D\n#define D E E\n#define E F F\n#define F G G\n#define G H H\n#define H I I\n"
                                .repeat(1)
                        + "A ".repeat(10_000));
        StringBuilder chain = new StringBuilder("#version 460\nfloat f0(float x) { return x; }\n");
        for (int i = 1; i < 3000; i++)
            chain.append("float f")
                    .append(i)
                    .append("(float x) { return f")
                    .append(i - 1)
                    .append("(x) + f")
                    .append(i - 1)
                    .append("(x); }\n");
        check(Stage.VERTEX, chain + "void main() { gl_Position = vec4(f2999(1.0)); }");
    }
}
