package tepui.frontends.glsl.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.glsl.link.LinkTest.fails;
import static tepui.frontends.glsl.link.LinkTest.fs;
import static tepui.frontends.glsl.link.LinkTest.variable;
import static tepui.frontends.glsl.link.LinkTest.vs;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.frontends.glsl.GlslLimits;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.LinkedProgram;
import tepui.frontends.glsl.Run;
import tepui.frontends.glsl.compiler.GlslLinker;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Variable;

/** Locations that attributes, varyings and patches have, and which of them may be shared. */
final class SharedLocationsTest {
    @Test
    void attributesMayShareALocation() {
        String text =
                "#version 330\nlayout(location = 1) in vec4 a; layout(location = 1) in vec2 b; layout(location = 0) in mat3 m; uniform bool u; out vec4 result;\n"
                        + "void main() { result = u ? a : vec4(b, m[1].z, m[2].x); }";
        Run.Values values = new Run.Values();
        values.inputs.put("m", new float[] {0, 1, 2, 3, 10, 11, 12, 13, 20, 21, 22, 23});
        values.inputs.put("b", new float[] {0, 1, 2, 3, 10, 11, 12, 13, 20, 21, 22, 23});
        values.inputs.put("a", new float[] {0, 1, 2, 3, 10, 11, 12, 13, 20, 21, 22, 23});
        long[] bits = Run.bits(text, values);
        float[] got = new float[4];
        for (int i = 0; i < 4; i++) got[i] = Float.intBitsToFloat((int) bits[i]);
        org.junit.jupiter.api.Assertions.assertArrayEquals(new float[] {10, 11, 12, 20}, got);
        LinkedProgram p = Run.link(LinkOptions.DEFAULT, vs(text));
        assertEquals(1, p.input("a").location());
        assertEquals(1, p.input("b").location());
        assertEquals(p.input("a").variable(), p.input("m").variable());
        fails(
                "both take location 1",
                vs(
                        "#version 300 es\nlayout(location = 1) in vec4 a; layout(location = 1) in vec4 b; void main() { gl_Position = a + b; }"),
                fs("#version 300 es\nvoid main() {}"));
    }

    @Test
    void attributesOf64BitsShareALocationButNoComponent() {
        String start = "#version 450\nlayout(location = 0) in vec2 a; layout(location = 0, component = ";
        String end = ") in double b; uniform int i; void main() { gl_Position = i == 1 ? vec4(a, 1, 1) : vec4(b); }";
        LinkedProgram p = Run.link(LinkOptions.DEFAULT, vs(start + 2 + end));
        assertEquals(2, variable(p.shaders().get(Stage.VERTEX).inputs, "b").component);
        fails("attributes of 64 bits share locations", vs(start + 0 + end));
    }

    @Test
    void attributesBoundToOneLocationShareIt() {
        LinkOptions options =
                new LinkOptions(Map.of("a", 2, "b", 2), Map.of(), Map.of(), List.of(), true, false, new GlslLimits());
        String body = "void main() { gl_Position = a + b; }";
        LinkedProgram p = Run.link(options, vs("#version 120\nattribute vec4 a, b; " + body));
        assertEquals(2, p.input("a").location());
        assertEquals(2, p.input("b").location());
        LinkedProgram es = GlslLinker.link(
                List.of(vs("#version 300 es\nin vec4 a, b; " + body), fs("#version 300 es\nvoid main() {}")), options);
        assertTrue(es.log().contains("both take location 2"), es.log());
    }

    @Test
    void componentsOfOneLocationAreShared() {
        LinkedProgram p = Run.link(
                LinkOptions.DEFAULT,
                vs(
                        "#version 440\nlayout(location = 2) out vec2 a; layout(location = 2, component = 2) out float b; layout(location = 2, component = 3) out float c;\n"
                                + "void main() { a = vec2(1); b = 2.0; c = 3.0; gl_Position = vec4(0); }"),
                fs(
                        "#version 440\nlayout(location = 2) in vec2 x; layout(location = 2, component = 3) in float y; out vec4 o; void main() { o = vec4(x, y, 1); }"));
        Shader f = p.shaders().get(Stage.FRAGMENT);
        assertEquals(3, variable(f.inputs, "y").component);
        assertEquals(2, variable(f.inputs, "x").location);
        fails(
                "share location 2, but not type and interpolation",
                vs(
                        "#version 440\nlayout(location = 2) out vec2 a; layout(location = 2, component = 2) flat out int b; void main() { a = vec2(1); b = 2; gl_Position = vec4(0); }"));
    }

    @Test
    void patchesHaveLocationsOfTheirOwn() {
        StringBuilder out = new StringBuilder();
        StringBuilder in = new StringBuilder();
        StringBuilder write = new StringBuilder();
        StringBuilder sum = new StringBuilder();
        for (int i = 0; i < 20; i++) {
            out.append("out vec4 a")
                    .append(i)
                    .append("[]; patch out vec4 p")
                    .append(i)
                    .append(";\n");
            in.append("in vec4 a")
                    .append(i)
                    .append("[]; patch in vec4 p")
                    .append(i)
                    .append(";\n");
            write.append("a")
                    .append(i)
                    .append("[gl_InvocationID] = vec4(1); p")
                    .append(i)
                    .append(" = vec4(2);\n");
            sum.append(" + a").append(i).append("[1] + p").append(i);
        }
        LinkedProgram p = Run.link(
                LinkOptions.DEFAULT.withSeparable(true),
                Run.compile(
                        Stage.TESS_CONTROL,
                        "#version 430\nlayout(vertices = 3) out;\n" + out + "void main() {\n" + write + "}"),
                Run.compile(
                        Stage.TESS_EVAL,
                        "#version 430\nlayout(triangles) in;\n" + in + "void main() { gl_Position = vec4(0)" + sum
                                + "; }"));
        for (Variable v : p.shaders().get(Stage.TESS_EVAL).inputs) {
            if (v.builtin != tepui.ir.Builtin.NONE) continue;
            assertTrue(v.location < 32, v.name());
            Variable o = variable(p.shaders().get(Stage.TESS_CONTROL).outputs, v.name());
            assertEquals(o.location, v.location, v.name());
        }
    }

    /** A number at each of 32 locations where a patch has 30 of them. */
    @Test
    void whatPatchesHaveLiesBelowTheirLimit() {
        GlslLimits limits = new GlslLimits();
        limits.patchLocations = 30;
        LinkOptions options = new LinkOptions(Map.of(), Map.of(), Map.of(), List.of(), true, true, limits);
        StringBuilder read = new StringBuilder("0");
        for (int i = 0; i < 20; i++)
            read.append(" + a[").append(i).append("] + b[").append(i % 12).append("]");
        String control = """
                #version 430
                layout(vertices = 3) out;
                patch out float a[20];
                patch out float b[12];
                void main() { for (int i = 0; i < 20; i++) { a[i] = i; b[i % 12] = i; } }""";
        String evaluation = """
                #version 430
                layout(triangles) in;
                patch in float a[20];
                patch in float b[12];
                void main() { gl_Position = vec4(""" + read + "); }";
        LinkedProgram p =
                Run.link(options, Run.compile(Stage.TESS_CONTROL, control), Run.compile(Stage.TESS_EVAL, evaluation));
        int components = 0;
        for (Variable v : p.shaders().get(Stage.TESS_EVAL).inputs) {
            if (v.builtin != tepui.ir.Builtin.NONE) continue;
            assertTrue(v.location + v.elements() <= 30, v.name());
            Variable o = variable(p.shaders().get(Stage.TESS_CONTROL).outputs, v.name());
            assertEquals(o.location, v.location, v.name());
            assertEquals(o.component, v.component, v.name());
            components += v.elements() * v.type().width();
        }
        assertEquals(32, components);
        String far =
                "#version 430\nlayout(triangles) in; layout(location = 30) patch in float a; void main() { gl_Position = vec4(a); }";
        LinkedProgram written = GlslLinker.link(List.of(Run.compile(Stage.TESS_EVAL, far)), options);
        assertTrue(written.log().contains("takes locations up to 30, there are 30"), written.log());
    }
}
