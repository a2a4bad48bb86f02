package tepui.frontends.glsl.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.LinkedProgram;
import tepui.frontends.glsl.Run;
import tepui.frontends.glsl.compiler.GlslLinker;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Variable;

/** Varyings that fit into the locations only when they are packed: components that share locations, arrays that are folded, doubles that are split. */
class PackedVaryingsTest {
    /** Declarations that need more than 32 locations, and values of one of them. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            float | 110 | 1
            vec2  | 58  | 2
            vec3  | 38  | 3
            """)
    void crowdedVaryingsArePacked(String type, int count, int width) {
        StringBuilder out = new StringBuilder();
        StringBuilder in = new StringBuilder();
        StringBuilder write = new StringBuilder();
        StringBuilder read = new StringBuilder();
        for (int i = 0; i < count; i++) {
            out.append("out ").append(type).append(" v").append(i).append(";\n");
            in.append("in ").append(type).append(" v").append(i).append(";\n");
            write.append("v").append(i).append(" = ").append(type).append("(").append(i);
            for (int c = 1; c < width; c++) write.append(", ").append(i + c * 0.25);
            write.append(");\n");
            read.append("o += ").append(i + 1).append(".0 * vec4(v").append(i);
            read.append(", 0".repeat(4 - width)).append(");\n");
        }
        LinkedProgram p = Run.link(
                LinkOptions.DEFAULT.withFeedback(List.of("v7"), true),
                LinkTest.vs("#version 330\n" + out
                        + "flat out int k[3];\nvoid main() { gl_Position = vec4(0); k[1] = 5;\n" + write + "}"),
                LinkTest.fs("#version 330\n" + in + "flat in int k[3];\nout vec4 o; void main() { o = vec4(k[1]);\n"
                        + read + "}"));
        Shader v = p.shaders().get(Stage.VERTEX);
        Shader f = p.shaders().get(Stage.FRAGMENT);
        long[] got = fragmentBehind(v, f);
        for (int c = 0; c < 4; c++) {
            float expected = 5;
            for (int i = 0; i < count && c < width; i++) expected += (i + 1) * (i + c * 0.25f);
            assertEquals(expected, Float.intBitsToFloat((int) got[c]), expected * 1e-5f, "component " + c);
        }
        assertEquals(List.of(4 * width), p.feedback().strides());
        int words = 0;
        for (var o : p.feedback().outputs()) {
            assertNotNull(LinkTest.variable(v.outputs, o.variable()), o.variable());
            words += o.components();
        }
        assertEquals(width, words);
    }

    /** What a fragment puts out whose inputs are what a vertex put out, by location and component. */
    private static long[] fragmentBehind(Shader v, Shader f) {
        tepui.ir.pass.Pipeline.standard(false).validate(true).run(v.copy());
        tepui.ir.pass.Pipeline.standard(false).validate(true).run(f.copy());
        var vertex = new tepui.ir.interp.Interpreter(v, new Run.Values(), 1).run();
        Run.Values values = new Run.Values();
        for (Variable input : f.inputs) {
            Variable from = null;
            for (Variable o : v.outputs) {
                if (o.builtin == tepui.ir.Builtin.NONE
                        && o.location == input.location
                        && o.component == input.component) from = o;
            }
            assertNotNull(from, input.name());
            assertTrue(input.location + input.elements() <= 32, input.name());
            float[] bits = new float[input.elements() * input.type().width()];
            long[] all = vertex.output(from, 0);
            for (int c = 0; c < all.length; c++)
                bits[c] = input.type().kind().isInt() ? all[c] : Float.intBitsToFloat((int) all[c]);
            values.inputs.put(input.name(), bits);
        }
        return new tepui.ir.interp.Interpreter(f, values, 4).run().output(f.outputs.getFirst(), 0);
    }

    /** 125 components in four arrays, none of which has room for an element a location; two elements are captured. */
    @Test
    void arraysAreFoldedWhereTheyDoNotFit() {
        String arrays = "float a[70]; %1$s vec3 b[5]; %1$s vec2 c[14]; %1$s float d[12];\n";
        LinkedProgram p = Run.link(
                LinkOptions.DEFAULT.withFeedback(List.of("a[37]", "b[3]"), true),
                LinkTest.vs("#version 330\nout " + arrays.formatted("out") + """
                        void main() {
                            gl_Position = vec4(0);
                            for (int i = 0; i < 70; i++) a[i] = float(i);
                            for (int i = 0; i < 5; i++) b[i] = vec3(100 + i, 200 + i, 300 + i);
                            for (int i = 0; i < 14; i++) c[i] = vec2(400 + i, 500 + i);
                            for (int i = 0; i < 12; i++) d[i] = 0.5 * float(i);
                            b[2].y = 7.0;
                        }"""),
                LinkTest.fs("#version 330\nin " + arrays.formatted("in") + """
                        out vec4 o;
                        void main() {
                            o = vec4(0);
                            for (int i = 0; i < 70; i++) o.x += float(i) * a[i];
                            for (int i = 0; i < 5; i++) o.y += float(i + 1) * dot(b[i], vec3(1.0, 2.0, 3.0));
                            for (int i = 0; i < 14; i++) o.z += float(i) * c[i].x - c[i].y;
                            o.w = a[3] + d[11] + c[13].y + b[4].z;
                        }"""));
        Shader v = p.shaders().get(Stage.VERTEX);
        long[] got = fragmentBehind(v, p.shaders().get(Stage.FRAGMENT));
        float x = 0;
        float y = 0;
        float z = 0;
        for (int i = 0; i < 70; i++) x += i * i;
        for (int i = 0; i < 5; i++) y += (i + 1) * (100 + i + 2 * (i == 2 ? 7 : 200 + i) + 3 * (300 + i));
        for (int i = 0; i < 14; i++) z += i * (400 + i) - (500 + i);
        float[] expected = {x, y, z, 3 + 5.5f + 513 + 304};
        for (int c = 0; c < 4; c++) {
            assertEquals(
                    expected[c], Float.intBitsToFloat((int) got[c]), Math.abs(expected[c]) * 1e-5f, "component " + c);
        }
        List<Float> captured = new ArrayList<>();
        var vertex = new tepui.ir.interp.Interpreter(v, new Run.Values(), 1).run();
        for (var o : p.feedback().outputs()) {
            Variable from = LinkTest.variable(v.outputs, o.variable());
            assertNotNull(from, o.variable());
            long[] all = vertex.output(from, 0);
            for (int c = 0; c < o.components(); c++) {
                int at = o.element() * from.type().width() + o.firstComponent() + c;
                captured.add(Float.intBitsToFloat((int) all[at]));
            }
        }
        assertEquals(List.of(37f, 103f, 203f, 303f), captured);
        assertEquals(List.of(16), p.feedback().strides());
    }

    /** 120 words: vectors of three doubles take six each, and two of an array's doubles share a location. */
    @Test
    void doublesArePackedToTheLimitToo() {
        String arrays = "flat %1$s dvec3 a[14]; flat %1$s double b[18];\n";
        LinkedProgram p = Run.link(
                LinkOptions.DEFAULT.withFeedback(List.of("a[5]"), true),
                LinkTest.vs("#version 400\n" + arrays.formatted("out") + """
                        void main() {
                            gl_Position = vec4(0);
                            for (int i = 0; i < 14; i++) a[i] = dvec3(i, 100 + i, 200 + i);
                            for (int i = 0; i < 18; i++) b[i] = double(300 + i);
                        }"""),
                LinkTest.fs("#version 400\n" + arrays.formatted("in") + """
                        out vec4 o;
                        void main() {
                            bool same = true;
                            for (int i = 0; i < 14; i++) same = same && a[i] == dvec3(i, 100 + i, 200 + i);
                            for (int i = 0; i < 18; i++) same = same && b[i] == double(300 + i);
                            o = vec4(same ? 1.0 : 0.0);
                        }"""));
        Shader v = p.shaders().get(Stage.VERTEX);
        for (Variable o : v.outputs) assertTrue(o.builtin != tepui.ir.Builtin.NONE || o.location + o.elements() <= 32);
        List<Double> captured = new ArrayList<>();
        var vertex = new tepui.ir.interp.Interpreter(v, new Run.Values(), 1).run();
        for (var o : p.feedback().outputs()) {
            long bits = vertex.output(LinkTest.variable(v.outputs, o.variable()), 0)[o.element()];
            if (o.firstComponent() == 0) captured.add(Double.longBitsToDouble(bits));
            assertEquals(4 * (2 * captured.size() - 2 + o.firstComponent()), o.offset());
        }
        assertEquals(List.of(5.0, 105.0, 205.0), captured);
        assertEquals(
                List.of(),
                p.shaders().get(Stage.FRAGMENT).inputs.stream()
                        .filter(i -> v.outputs.stream()
                                .noneMatch(o -> o.location == i.location
                                        && o.component == i.component
                                        && o.type().equals(i.type())))
                        .toList());
    }

    @Test
    void whatCannotBePackedIsSaid() {
        // Eleven locations for each interpolation.
        String text = """
                #version 330
                out float s[41];
                flat out int f[41];
                noperspective out float n[42];
                void main() { gl_Position = vec4(0); s[3] = 1.0; f[3] = 1; n[3] = 1.0; }""";
        LinkedProgram p = GlslLinker.link(List.of(LinkTest.vs(text)), LinkOptions.DEFAULT.withSeparable(true));
        assertTrue(
                p.log().contains("do not fit into 32 locations of vertices and 32 of patches, however they are packed"),
                p.log());
    }
}
