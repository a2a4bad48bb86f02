package tepui.frontends.glsl.sema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.GlslLimits;
import tepui.frontends.glsl.syntax.Diagnostics;
import tepui.frontends.glsl.syntax.Parser;
import tepui.frontends.glsl.syntax.Preprocessor;
import tepui.frontends.glsl.syntax.Sources;
import tepui.ir.Stage;

class AnalyzerTest {
    private static Typed.Unit analyze(Stage stage, String text, Diagnostics diagnostics) {
        Parser.Result parsed = Parser.parse(diagnostics, new Preprocessor.Allowed(CompileOptions.ALL));
        return Analyzer.analyze(
                parsed, stage, diagnostics, CompileOptions.ALL, (call, arguments) -> null, InputPrimitive.ANY);
    }

    private static Typed.Unit ok(Stage stage, String text) {
        Diagnostics diagnostics = new Diagnostics(new Sources(text));
        Typed.Unit unit = analyze(stage, text, diagnostics);
        assertFalse(diagnostics.hasErrors(), diagnostics::log);
        return unit;
    }

    private static void fails(Stage stage, String text, String message) {
        Diagnostics diagnostics = new Diagnostics(new Sources(text));
        analyze(stage, text, diagnostics);
        assertTrue(diagnostics.log().contains(message), () -> "expected '" + message + "' in:\n" + diagnostics.log());
    }

    private static void body(String statements) {
        ok(
                Stage.FRAGMENT,
                "#version 460\nuniform sampler2D tex; in vec4 v; flat in int k; out vec4 color;\nvoid main() { "
                        + statements + " }");
    }

    private static void bodyFails(String statements, String message) {
        fails(
                Stage.FRAGMENT,
                "#version 460\nuniform sampler2D tex; in vec4 v; flat in int k; out vec4 color;\nvoid main() { "
                        + statements + " }",
                message);
    }

    @Test
    void clipAndCullDistancesShareWhatThereIs() {
        String text =
                "#version 450\nout float gl_ClipDistance[%d]; out float gl_CullDistance[4];\nvoid main() { gl_Position = vec4(0); }";
        ok(Stage.VERTEX, text.formatted(4));
        fails(Stage.VERTEX, text.formatted(5), "9 clip and cull distances, at most 8");
    }

    @Test
    void everyPrototypeOfTheTableExpands() {
        for (String name : BuiltinFunctions.names())
            assertFalse(BuiltinFunctions.named(name).isEmpty(), name);
        assertEquals(
                9,
                BuiltinFunctions.named("outerProduct").stream()
                        .filter(o -> o.result().toString().startsWith("mat"))
                        .count());
    }

    @Test
    void theLastOfOneLayoutNameCounts() {
        Typed.Unit twice = ok(
                Stage.TESS_CONTROL,
                "#version 440\nlayout(vertices = 4, vertices = 3) layout(vertices = 2) out;\n"
                        + "layout(vertices = 2) out; void main() {}");
        assertEquals(2, twice.layout.outputVertices);
        fails(
                Stage.TESS_CONTROL,
                "#version 440\nlayout(vertices = 4) out;\nlayout(vertices = 3) out; void main() {}",
                "vertices");
    }

    @Test
    void layoutsOfOldVersionsArePlainNumbersThatStandFirst() {
        String main = " void main() { gl_Position = v; }";
        ok(Stage.VERTEX, "#version 440\nconst int n = 1; in layout(location = n + 1) vec4 v;" + main);
        fails(
                Stage.VERTEX,
                "#version 330\nconst int n = 1; layout(location = n + 1) in vec4 v;" + main,
                "needs a plain number");
        fails(Stage.VERTEX, "#version 330\nin layout(location = 1) vec4 v;" + main, "stands before");
    }

    @Test
    void indicesOfOutputsNeedLocations() {
        String rest = " out vec4 c; void main() { c = vec4(1.0); }";
        ok(Stage.FRAGMENT, "#version 330\nlayout(location = 0, index = 1)" + rest);
        fails(Stage.FRAGMENT, "#version 330\nlayout(index = 1)" + rest, "needs a location");
    }

    @Test
    void membersOfUniformBlocksHaveNeitherImageFormatsNorMemoryQualifiers() {
        String end = " int x; }; void main() {}";
        fails(Stage.FRAGMENT, "#version 450\nuniform B { layout(r32f)" + end, "is for images");
        fails(Stage.FRAGMENT, "#version 450\nuniform B { readonly" + end, "memory qualifiers");
        ok(Stage.FRAGMENT, "#version 450\nbuffer B { readonly" + end);
    }

    @Test
    void arraysOfTheFirstVersionOnlyGoIn() {
        String rest = " float x[2]) {} void main() {}";
        ok(Stage.VERTEX, "#version 110\nvoid f(in" + rest);
        fails(Stage.VERTEX, "#version 110\nvoid f(inout" + rest, "can only go in");
        ok(Stage.VERTEX, "#version 120\nvoid f(inout" + rest);
        ok(Stage.VERTEX, "#version 100\nvoid f(inout" + rest);
    }

    @Test
    void gpuShader4HasVaryingOutputsOfFragmentShaders() {
        String head = "#version 110\n#extension GL_EXT_gpu_shader4 : require\n";
        ok(
                Stage.FRAGMENT,
                head + "centroid noperspective varying float x; varying out ivec4 c; void main() { c = ivec4(x); }");
        fails(Stage.VERTEX, head + "varying out vec4 c; void main() {}", "cannot stand beside");
    }

    @Test
    void everyVariableOfTheTableCanBeMade() {
        for (String name : BuiltinVariables.names()) {
            boolean found = false;
            for (Stage stage : Stage.values()) {
                for (int number : new int[] {110, 460}) {
                    found |= BuiltinVariables.find(
                                    name,
                                    new tepui.frontends.glsl.Version(
                                            number, tepui.frontends.glsl.Version.Profile.COMPATIBILITY),
                                    stage,
                                    new tepui.frontends.glsl.syntax.ExtensionSet(),
                                    0,
                                    new GlslLimits())
                            != null;
                }
            }
            assertTrue(
                    found || BuiltinVariables.whyNot(name, tepui.frontends.glsl.Version.DEFAULT, Stage.VERTEX) != null,
                    name);
        }
    }

    @Test
    void aMisspeltFunctionIsSuggested() {
        bodyFails("color = textur(tex, v.xy);", "no function 'textur(sampler2D, vec2)'; did you mean 'texture'?");
    }

    @Test
    void overloadsAreChosenWithConversions() {
        body("color = vec4(max(k, 2.0), mod(v.x, k), clamp(v.xyz, 0, 1).x, 1);");
        bodyFails("color = vec4(dot(v, 1));", "no function 'dot(vec4, int)'");
    }

    @Test
    void operatorsCheckTheirOperands() {
        body("mat3 m = mat3(1); vec3 a = m * v.xyz; vec2 b = mat3x2(1) * a; color = vec4(a * 2, b.x);");
        bodyFails("color = mat3(1) * v;", "'*' cannot join mat3 and vec4");
        bodyFails("bool b = v.x && true;", "'&&' cannot join float and bool");
        bodyFails("int i = 1.5;", "float cannot be assigned to int");
        bodyFails("float f = v.x % 2.0;", "'%' cannot join float and float");
    }

    @Test
    void constantsAreFolded() {
        Typed.Unit unit = ok(
                Stage.FRAGMENT,
                "#version 330\nconst int n = 2 + 3 * 4; const vec2 a[2] = vec2[](vec2(1, 2), vec2(3)); float b[int(a[0].y) + n];void main() {}");
        Typed.Var b = unit.globals.getLast();
        assertEquals("float[16]", b.type.toString());
    }

    @Test
    void swizzlesAndIndicesAreChecked() {
        body("color.xw = v.zy; color[1] = v.rgba[2]; float f = v.x.x;");
        bodyFails("color.xx = v.xy;", "occur twice");
        bodyFails("float f = v.xyzwx.x;", "more than four");
        bodyFails("float f = v.xg.x;", "different sets");
        bodyFails("float f = v[4];", "index 4 is outside a vec4");
        bodyFails("vec2 a = v.xy; float f = a.z;", "has no component 'z'");
    }

    @Test
    void lValuesAreChecked() {
        bodyFails("v = vec4(1);", "it is an input");
        bodyFails("1 = 2;", "no variable");
        fails(Stage.VERTEX, "#version 330\nuniform float u; void main() { u = 1.0; }", "it is a uniform");
    }

    @Test
    void blocksGiveTheirMembers() {
        Typed.Unit unit = ok(
                Stage.VERTEX,
                "#version 430\nlayout(std140, binding = 1) uniform B { mat4 m; vec4 p[]; } ; buffer S { int n; float data[]; } s;\nvoid main() { gl_Position = m * p[2] + s.data[s.n] + float(s.data.length()); }");
        assertEquals(2, unit.globals.stream().filter(Typed.Var::isBlock).count());
        assertEquals(1, unit.grownMembers.size());
    }

    @Test
    void geometryInputsGetTheirSize() {
        Typed.Unit unit = ok(
                Stage.GEOMETRY,
                "#version 330\nin vec4 c[]; layout(triangles) in; layout(triangle_strip, max_vertices = 3) out; out vec4 d;\nvoid main() { for (int i = 0; i < c.length(); i++) { gl_Position = gl_in[i].gl_Position; d = c[i]; EmitVertex(); } }");
        assertEquals("vec4[3]", unit.globals.getFirst().type.toString());
        assertEquals(3, unit.layout.maxVertices);
    }

    @Test
    void aGeometryShaderThatMakesNoVerticesSaysSoOnce() {
        String none = "#version 430\nlayout(max_vertices = 0) out; ";
        ok(Stage.GEOMETRY, none + "layout(max_vertices = 0) out; void main() {}");
        fails(Stage.GEOMETRY, none + "layout(max_vertices = 3) out; void main() {}", "is 3, but was 0 before");
    }

    @Test
    void compatibilityNamesAreThereInOldVersionsOnly() {
        ok(
                Stage.VERTEX,
                "void main() { gl_Position = ftransform(); gl_TexCoord[1] = gl_MultiTexCoord0 * gl_LightSource[2].diffuse; }");
        fails(
                Stage.VERTEX,
                "#version 330 core\nvoid main() { gl_Position = gl_Vertex; }",
                "'gl_Vertex' is not available");
        ok(
                Stage.VERTEX,
                "#version 330 compatibility\nvoid main() { gl_Position = gl_ModelViewProjectionMatrix * gl_Vertex; }");
    }

    @Test
    void precisionMustBeKnownInEs() {
        fails(Stage.FRAGMENT, "#version 300 es\nout vec4 c; void main() {}", "has no default precision");
        ok(
                Stage.FRAGMENT,
                "#version 300 es\nprecision mediump float; out vec4 c; void main() { c = vec4(1); }"
                        .replace("vec4(1)", "vec4(1.0)"));
    }

    @Test
    void esHasNoImplicitConversions() {
        fails(Stage.VERTEX, "#version 300 es\nvoid main() { float f = 1; }", "int cannot be assigned to float");
    }

    @Test
    void functionsAreCheckedAgainstTheirPrototypes() {
        ok(
                Stage.VERTEX,
                "#version 330\nfloat f(float a); void main() { gl_Position = vec4(f(1)); } float f(float b) { return b; }");
        fails(Stage.VERTEX, "#version 330\nfloat f(float a); int f(float a) { return 1; }", "another result");
        fails(
                Stage.VERTEX,
                "#version 330\nvoid g(); void f() { g(); } void g() { f(); } void main() {}",
                "calls itself");
        fails(Stage.VERTEX, "#version 330\nvoid f() {} void f() {} void main() {}", "two bodies");
    }

    @Test
    void switchesAreChecked() {
        body("switch (k) { case 1: color = v; break; default: discard; }");
        bodyFails("switch (k) { case 1: case 1: break; }", "a second 'case 1'");
        bodyFails("switch (v.x) { default: break; }", "needs an int");
    }

    @Test
    void imagesNeedFormats() {
        ok(
                Stage.COMPUTE,
                "#version 430\nlayout(local_size_x = 8) in; layout(rgba8) uniform image2D i; void main() { imageStore(i, ivec2(0), imageLoad(i, ivec2(1))); }");
        fails(
                Stage.COMPUTE,
                "#version 430\nlayout(local_size_x = 8) in; uniform image2D i; void main() {}",
                "needs a format");
        fails(
                Stage.COMPUTE,
                "#version 430\nlayout(local_size_x = 8) in; layout(r32f) readonly uniform image2D i; void main() { imageStore(i, ivec2(0), vec4(1)); }",
                "readonly");
    }

    @Test
    void subroutinesAreCalledThroughUniforms() {
        Typed.Unit unit = ok(
                Stage.FRAGMENT,
                "#version 400\nsubroutine vec4 T(float x); subroutine(T) vec4 a(float x) { return vec4(x); } subroutine uniform T pick; out vec4 c; void main() { c = pick(1.0); }");
        assertNotNull(unit.subroutineUniforms.values().iterator().next());
    }

    @Test
    void anErrorDoesNotHideTheNext() {
        Diagnostics diagnostics =
                new Diagnostics(new Sources("#version 330\nout vec4 c; void main() { c = x; c = vec3(1); c = y; }"));
        analyze(Stage.FRAGMENT, "", diagnostics);
        assertEquals(3, diagnostics.errorCount(), diagnostics::log);
    }

    @Test
    void aProgramsFunctionHidesBuiltInOnesOnTheDesktop() {
        String mine = "float exp(float x, float y) { return x + y; } void main() { ";
        fails(Stage.VERTEX, "#version 330\n" + mine + "gl_Position = vec4(exp(2.0)); }", "no function 'exp(float)'");
        ok(Stage.VERTEX, "#version 330\n" + mine + "gl_Position = vec4(exp(2.0, 1.0)); }");
        ok(Stage.VERTEX, "#version 100\n" + mine + "gl_Position = vec4(exp(2.0)); }");
    }
}
