package tepui.frontends.glsl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.frontends.glsl.ShaderCases.Case;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.frontends.glsl.compiler.GlslLinker;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Validator;

/**
 * The programs of the case files with changed words and huge numbers in their declarations: errors or valid code, no failure
 * inside. {@code -Dtepui.glsl.fuzz=N} makes more than the usual number, from a seed of the clock that is printed.
 */
class CaseFuzzTest {
    private static final String[] WORDS = {
        "2147483647",
        "-1",
        "0",
        "4294967295u",
        "268435456",
        "65536",
        "3",
        "1.0",
        "true",
        "gl_MaxDrawBuffers",
        "in",
        "out",
        "inout",
        "uniform",
        "buffer",
        "shared",
        "const",
        "patch",
        "flat",
        "smooth",
        "centroid",
        "sample",
        "invariant",
        "precise",
        "highp",
        "lowp",
        "coherent",
        "readonly",
        "writeonly",
        "restrict",
        "subroutine",
        "attribute",
        "varying",
        "layout(location = 3)",
        "layout(binding = 2)",
        "layout(std140)",
        "layout(std430)",
        "layout(offset = 16)",
        "layout(align = 64)",
        "layout(xfb_offset = 0)",
        "layout(xfb_buffer = 1)",
        "layout(stream = 1)",
        "layout(component = 1)",
        "layout(index = 1)",
        "layout(points)",
        "layout(triangles)",
        "layout(vertices = 3)",
        "layout(max_vertices = 3)",
        "layout(local_size_x = 2147483647)",
        "layout(r32f)",
        "layout(rgba32f)",
        "layout(depth_any)",
        "layout(row_major)",
        "layout(early_fragment_tests)",
        "layout(location = 2147483647)",
        "layout(xfb_stride = 268435456)",
        "layout(offset = 2147483632)",
        "float",
        "int",
        "uint",
        "bool",
        "double",
        "vec4",
        "mat4",
        "dvec4",
        "ivec3",
        "sampler2D",
        "samplerBuffer",
        "image2D",
        "atomic_uint",
        "void",
        "struct",
        "S",
        "B",
        "[]",
        "[2147483647]",
        "[2]",
        "[0]",
        "[-1]",
        "[][]",
        "[3][]",
        "[65536][65536]",
        "{",
        "}",
        "(",
        ")",
        ";",
        ",",
        "=",
        "gl_Position",
        "gl_FragColor",
        "gl_PerVertex",
        "gl_in",
        "gl_out",
        "gl_ClipDistance",
        "gl_FragDepth",
        "gl_SampleMask",
        "gl_TessLevelOuter",
        "main",
        "a",
        "b",
        "f",
        ".length()",
        ".x",
        "[1 << u]",
        "1 << 31",
        "case 1:",
    };

    /** Words, numbers and signs, each alone. */
    private static List<String> split(String text) {
        List<String> parts = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            int end = at + 1;
            boolean word = Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '_';
            while (word
                    && end < text.length()
                    && (Character.isLetterOrDigit(text.charAt(end)) || text.charAt(end) == '_')) end++;
            parts.add(text.substring(at, end));
            at = end;
        }
        return parts;
    }

    private static String mutate(String text, Random random) {
        List<String> parts = split(text);
        // The #version line stays, so that most of them get further than that.
        int first = text.indexOf('\n') < 0
                ? 0
                : split(text.substring(0, text.indexOf('\n'))).size();
        if (first >= parts.size()) return text;
        for (int n = 1 + random.nextInt(4); n > 0; n--) {
            int at = first + random.nextInt(parts.size() - first);
            String word = WORDS[random.nextInt(WORDS.length)];
            switch (random.nextInt(5)) {
                case 0 -> parts.set(at, "");
                case 1 -> parts.set(at, parts.get(first + random.nextInt(parts.size() - first)));
                case 2 -> parts.set(at, parts.get(at) + " " + word + " ");
                default -> parts.set(at, word);
            }
        }
        return String.join("", parts);
    }

    @Test
    void changedCasesAreHandled() throws IOException, URISyntaxException {
        List<Case> cases = CasesTest.cases();
        int count = Integer.getInteger("tepui.glsl.fuzz", 0);
        long seed = count == 0 ? 7 : System.nanoTime();
        Random random = new Random(seed);
        for (int i = 0; i < Math.max(count, 6000); i++) {
            Case c = cases.get(random.nextInt(cases.size()));
            List<CompiledShader> shaders = new ArrayList<>();
            StringBuilder text = new StringBuilder("seed " + seed + ", program " + i + ", " + c.title() + ":\n");
            boolean compiled = true;
            for (Map.Entry<Stage, String> s : c.stages().entrySet()) {
                String changed = mutate(s.getValue(), random);
                text.append(changed);
                try {
                    CompiledShader shader =
                            GlslCompiler.compile(s.getKey(), new String[] {changed}, CompileOptions.ALL);
                    compiled &= shader.ok();
                    assertFalse(shader.log().contains("the compiler failed"), () -> text + shader.log());
                    shaders.add(shader);
                } catch (RuntimeException e) {
                    throw new AssertionError(text.toString(), e);
                }
            }
            if (!compiled) continue;
            LinkedProgram program = GlslLinker.link(shaders, LinkOptions.DEFAULT.withSeparable(random.nextBoolean()));
            assertFalse(program.log().contains("the linker failed"), () -> text + program.log());
            for (Shader s : program.shaders().values()) assertEquals(List.of(), Validator.problems(s), text::toString);
        }
    }
}
