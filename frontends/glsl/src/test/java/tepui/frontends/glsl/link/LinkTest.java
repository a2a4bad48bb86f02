package tepui.frontends.glsl.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.frontends.glsl.BuiltinSlots;
import tepui.frontends.glsl.GlslLimits;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.LinkedProgram;
import tepui.frontends.glsl.Run;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslLinker;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Variable;

class LinkTest {
    static CompiledShader vs(String text) {
        return Run.compile(Stage.VERTEX, text);
    }

    static CompiledShader fs(String text) {
        return Run.compile(Stage.FRAGMENT, text);
    }

    static void fails(String message, CompiledShader... shaders) {
        LinkedProgram p = GlslLinker.link(List.of(shaders), LinkOptions.DEFAULT);
        assertFalse(p.ok());
        assertTrue(p.log().contains(message), () -> "expected '" + message + "' in:\n" + p.log());
    }

    static Variable variable(List<Variable> list, String name) {
        for (Variable v : list) {
            if (v.name().equals(name)) return v;
        }
        return null;
    }

    /** Declarations of a vertex and a fragment shader of 3.30 that cannot be linked, and why. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            out vec4 v;               | in vec3 v;                 | 'v' is vec4 as an output of the vertex shader and vec3 as an input
            out vec4 w;               | in vec4 v;                 | input 'v' of the fragment shader is not an output
            flat out vec4 v;          | in vec4 v;                 | 'v' has different interpolation
            out vec4 v[2];            | in vec4 v[3];              | 'v' is vec4[2]
            uniform vec4 u; out vec4 v; | uniform vec3 u; in vec4 v; | uniform 'u' is declared with different types, vec4 and vec3
            uniform float u = 1.0; out vec4 v; | uniform float u = 2.0; in vec4 v; | uniform 'u' is declared with different values
            uniform B { vec4 a; }; out vec4 v; | uniform B { vec4 b; }; in vec4 v; | block 'B' is declared with different members
            layout(std140) uniform B { vec4 a; }; out vec4 v; | uniform B { vec4 a; }; in vec4 v; | block 'B' is declared with different layouts
            struct S { float f; }; uniform S u; out vec4 v; | struct S { int f; }; uniform S u; in vec4 v; | uniform 'u' is declared with different types
            """)
    void whatDoesNotMatch(String vertex, String fragment, String message) {
        fails(
                message,
                vs("#version 330\n" + vertex + "\nvoid main() { gl_Position = vec4(0); " + write(vertex) + "}"),
                fs("#version 330\n" + fragment + "\nout vec4 o; void main() { o = vec4(0); " + read(fragment) + " }"));
    }

    static LinkedProgram linked(CompiledShader... shaders) {
        return GlslLinker.link(List.of(shaders), LinkOptions.DEFAULT);
    }

    @Test
    void countersOfTwoStagesThatShareBytesAreRefused() {
        String counter = "#version 430\nlayout(binding = 1, offset = %d) uniform atomic_uint %s;\n";
        CompiledShader vertex = vs(
                counter.formatted(4, "a[2]")
                        + "out flat uint v; void main() { v = atomicCounter(a[0]) + atomicCounter(a[1]); gl_Position = vec4(0); }");
        fails("share bytes of binding 1", vertex, counting(counter.formatted(8, "b"), "b"));
        assertTrue(linked(vertex, counting(counter.formatted(12, "b"), "b")).ok());
        assertTrue(
                linked(vertex, counting(counter.formatted(4, "a[2]"), "a[1]")).ok());
    }

    private static CompiledShader counting(String declaration, String counter) {
        return fs(declaration + "flat in uint v; out vec4 o; void main() { o = vec4(atomicCounter(" + counter
                + ") + v); }");
    }

    @Test
    void countersAreNoUniformComponents() {
        int all = new GlslLimits().uniformComponents;
        String text = "#version 430\nlayout(binding = 0) uniform atomic_uint x; uniform uint y[" + all
                + "]; uniform int i; out vec4 o; void main() { o = vec4(atomicCounter(x) + y[0] + y[%s]); }";
        assertTrue(linked(vs("#version 430\nvoid main() { gl_Position = vec4(0); }"), fs(text.formatted(all - 1)))
                .ok());
    }

    @Test
    void inactiveUniformsKeepTheLocationsThatTheyAskFor() {
        LinkedProgram p = linked(
                vs("#version 430\nvoid main() { gl_Position = vec4(0); }"),
                fs(
                        "#version 430\nlayout(location = 2) uniform vec4 a; layout(location = 4) uniform float b[2]; out vec4 o;"
                                + " void main() { o = a; }"));
        assertEquals(
                List.of(4, 5),
                java.util.Arrays.stream(p.facts().idleLocations()).boxed().toList());
    }

    private static String write(String text) {
        String s = text.contains("v[2]") ? "v[0] = vec4(1);" : text.contains(" w;") ? "w = vec4(1);" : "v = vec4(1);";
        return s
                + (text.matches(".*\\bu\\b.*")
                        ? " gl_Position.x = float(u"
                                + (text.contains("S u")
                                        ? ".f"
                                        : text.contains("vec") && text.contains("vec4 u") ? ".x" : "")
                                + ");"
                        : "");
    }

    private static String read(String text) {
        String s = text.contains("v[3]") ? "o = v[0];" : text.contains("vec3 v") ? "o.xyz = v;" : "o = v;";
        return s
                + (text.matches(".*\\bu\\b.*")
                        ? " o.x = float(u" + (text.contains("S u") ? ".f" : text.contains("vec3 u") ? ".x" : "") + ");"
                        : "");
    }

    @Test
    void stagesNeedMainAndEachOther() {
        fails("has no main", vs("#version 330\nfloat f() { return 1.0; }"));
        fails("has a body in two", vs("#version 330\nvoid main() {}"), vs("#version 330\nvoid main() {}"));
        fails("no vertex shader has its body", vs("#version 330\nfloat f(); void main() { gl_Position = vec4(f()); }"));
        fails(
                "does not declare its input primitive",
                vs("#version 330\nvoid main() {}"),
                Run.compile(Stage.GEOMETRY, "#version 330\nlayout(points, max_vertices = 1) out; void main() {}"));
        fails("size of its workgroup", Run.compile(Stage.COMPUTE, "#version 430\nvoid main() {}"));
        fails(
                "cannot be linked with shaders of other stages",
                vs("#version 430\nvoid main() {}"),
                Run.compile(Stage.COMPUTE, "#version 430\nlayout(local_size_x = 1) in; void main() {}"));
        fails(
                "cannot be linked to one program",
                vs("#version 330\nvoid main() {}"),
                fs("#version 300 es\nvoid main() {}"));
        fails(
                "calls itself",
                vs("#version 330\nvoid b(); void a() { b(); } void main() { a(); }"),
                vs("#version 330\nvoid a(); void b() { a(); }"));
    }

    static CompiledShader gs(String text) {
        return Run.compile(Stage.GEOMETRY, text);
    }

    static void links(CompiledShader... shaders) {
        LinkedProgram p = GlslLinker.link(List.of(shaders), LinkOptions.DEFAULT);
        assertTrue(p.ok(), p.log());
    }

    @Test
    void oldVersionsWantPositionsAndVaryingsWritten() {
        String fragment = "varying vec4 v; void main() { gl_FragColor = v; }";
        fails("does not write gl_Position", vs("#version 120\nvoid main() {}"));
        links(vs("#version 140\nvoid main() {}"));
        String silent = "varying vec4 v; void main() { gl_Position = vec4(0); }";
        fails("does not write it", vs("#version 120\n" + silent), fs("#version 120\n" + fragment));
        links(
                vs("#version 130\nout vec4 v; void main() { gl_Position = vec4(0); }"),
                fs("#version 130\nin vec4 v; out vec4 o; void main() { o = v; }"));
    }

    @Test
    void shadersOfAStageAgreeOnValuesAndSizes() {
        String main = " void main() { gl_Position = vec4(0); }";
        fails(
                "'c' with different values",
                vs("#version 330\nconst float c = 1.0;" + main),
                vs("#version 330\nconst float c = 2.0;"));
        fails(
                "with a value in both",
                vs("#version 330\nfloat g;" + main),
                vs("#version 330\nfloat g = 1.0;"),
                vs("#version 330\nfloat g = 2.0;"));
        fails(
                "workgroups of different sizes",
                Run.compile(Stage.COMPUTE, "#version 430\nlayout(local_size_x = 2) in; void f(); void main() { f(); }"),
                Run.compile(Stage.COMPUTE, "#version 430\nlayout(local_size_y = 2) in; void f() {}"));
        String block =
                "#version 440\nlayout(std140) uniform B { layout(offset = 0) vec4 a; layout(offset = %d) vec4 b; };";
        fails(
                "'B' with different layouts",
                vs(block.formatted(32) + " void main() { gl_Position = a; }"),
                vs(block.formatted(64) + " vec4 f() { return b; }"));
    }

    @Test
    void perVertexIsDeclaredAnewByAllOrNone() {
        String geometry = " layout(triangles) in; layout(triangle_strip, max_vertices = 3) out;"
                + " void main() { gl_Position = gl_in[0].gl_Position; EmitVertex(); }";
        String position = "gl_PerVertex { vec4 gl_Position; }";
        CompiledShader anew = vs("#version 150\nout " + position + "; void main() { gl_Position = vec4(0); }");
        fails("anew as an output, and not as an input", anew, gs("#version 150\n" + geometry));
        fails(
                "declared with different members",
                anew,
                gs("#version 150\nin gl_PerVertex { vec4 gl_Position; float gl_PointSize; } gl_in[];" + geometry));
        links(anew, gs("#version 150\nin " + position + " gl_in[];" + geometry));
        fails("not all that use it do", anew, vs("#version 150\nvoid f() { gl_PointSize = 1.0; }"));
        CompiledShader plain = vs("#version 150\nvoid main() { gl_Position = vec4(0); }");
        links(plain, gs("#version 150\n" + geometry));
        LinkOptions separable = new LinkOptions(Map.of(), Map.of(), Map.of(), List.of(), true, true, new GlslLimits());
        LinkedProgram p = GlslLinker.link(List.of(plain, gs("#version 150\n" + geometry)), separable);
        assertTrue(p.log().contains("must be declared anew in a separable program"), p.log());
    }

    @Test
    void geometryShadersOfAProgramAgreeAboutNoVertices() {
        String layout = "#version 430\nlayout(points) in; layout(points, max_vertices = %d) out; ";
        CompiledShader vertex = vs("#version 400\nvoid main() { gl_Position = vec4(0); }");
        CompiledShader none = gs(layout.formatted(0) + "void f(); void main() { f(); }");
        links(vertex, none, gs(layout.formatted(0) + "void f() {}"));
        fails("different max_vertices, 0 and 3", vertex, none, gs(layout.formatted(3) + "void f() {}"));
    }

    @Test
    void onlyPointsGoToSeveralStreams() {
        String streams =
                "#version 400\nlayout(points) in; layout(%s, max_vertices = 3) out; layout(stream = 1) out vec4 v;"
                        + " void main() { v = vec4(1); EmitStreamVertex(1); }";
        CompiledShader vertex = vs("#version 400\nvoid main() { gl_Position = vec4(0); }");
        links(vertex, gs(streams.formatted("points")));
        fails("which only points can go to", vertex, gs(streams.formatted("triangle_strip")));
        fails(
                "of vertex stream 1",
                vertex,
                gs(streams.formatted("points")),
                fs("#version 400\nin vec4 v; out vec4 o; void main() { o = v; }"));
    }

    @Test
    void aUniformWithAValueIsActiveThoughNobodyReadsIt() {
        LinkedProgram p = GlslLinker.link(
                List.of(
                        vs(
                                "#version 330\nuniform float given = 2.0; uniform float idle; void main() { gl_Position = vec4(0); }")),
                LinkOptions.DEFAULT);
        assertNotNull(p.uniform("given"));
        assertNull(p.uniform("idle"));
    }

    @Test
    void geometryShadersHaveLimitsOfTheirOwn() {
        GlslLimits small = new GlslLimits();
        small.geometryInputComponents = 64;
        small.geometryOutputComponents = 32;
        LinkOptions options = new LinkOptions(Map.of(), Map.of(), Map.of(), List.of(), true, true, small);
        String in = "in vec4 v[3][17];";
        LinkedProgram p = GlslLinker.link(
                List.of(
                        vs("#version 330\nout vec4 v[17]; void main() { for (int i = 0; i < 17; i++) v[i] = vec4(i);"
                                + " gl_Position = vec4(0); }"),
                        gs("#version 430\nlayout(triangles) in; layout(triangle_strip, max_vertices = 3) out; " + in
                                + " out vec4 w[9]; void main() { for (int i = 0; i < 9; i++) w[i] = v[0][i + 8];"
                                + " gl_Position = vec4(0); EmitVertex(); }"),
                        fs("#version 330\nin vec4 w[9]; out vec4 o; uniform int n; void main() { o = w[n]; }")),
                options);
        assertTrue(p.log().contains("the geometry shader has 68 input components, at most 64 are possible"), p.log());
        assertTrue(p.log().contains("the geometry shader has 36 output components, at most 32 are possible"), p.log());
    }

    @Test
    void limitsSayHowMany() {
        GlslLimits small = new GlslLimits();
        small.textureUnits = 2;
        small.uniformComponents = 16;
        LinkOptions options = new LinkOptions(Map.of(), Map.of(), Map.of(), List.of(), true, true, small);
        LinkedProgram p = GlslLinker.link(
                List.of(
                        fs(
                                "#version 330\nuniform sampler2D t[3]; uniform vec4 u[5]; out vec4 o; void main() { o = texture(t[0], u[0].xy); }")),
                options);
        assertTrue(p.log().contains("has 3 textures, at most 2 are possible"), p.log());
        assertTrue(p.log().contains("uniform components, at most 16 are possible"), p.log());
    }

    @Test
    void functionsAndGlobalsOfSeveralShadersOfAStage() {
        LinkedProgram p = Run.link(
                LinkOptions.DEFAULT,
                vs(
                        "#version 330\nfloat f(vec2 x); float shared_ = 2.0; in vec4 a; void main() { gl_Position = a * f(vec2(1)) * shared_; }"),
                vs("#version 330\nfloat shared_; uniform float k; float f(vec2 x) { return x.x * k * shared_; }"));
        assertNotNull(p.uniform("k"));
        assertEquals(0, p.input("a").location());
    }

    @Test
    void varyingsMeetAndWhatNobodyReadsGoes() {
        LinkedProgram p = Run.link(
                LinkOptions.DEFAULT,
                vs(
                        "#version 330\nstruct S { vec2 a; float b[2]; }; in vec4 pos; out vec4 unread; out S s; flat out int k; out Blk { vec4 x; vec3 y; } o;\n"
                                + "void main() { gl_Position = pos; unread = pos; s.a = pos.xy; s.b[1] = pos.z; k = 3; o.x = pos; o.y = pos.xyz; }"),
                fs(
                        "#version 330\nstruct S { vec2 a; float b[2]; }; in S s; flat in int k; in Blk { vec4 x; vec3 y; } i; out vec4 c;\n"
                                + "void main() { c = vec4(s.a, s.b[1], k) + i.y.xyzz; }"));
        Shader v = p.shaders().get(Stage.VERTEX);
        Shader f = p.shaders().get(Stage.FRAGMENT);
        assertNull(variable(v.outputs, "unread"));
        assertNull(variable(v.outputs, "Blk.x"));
        for (String name : List.of("s.a", "s.b", "k", "Blk.y")) {
            assertEquals(variable(v.outputs, name).location, variable(f.inputs, name).location, name);
        }
    }

    @Test
    void explicitLocationsMatchWhateverTheName() {
        LinkedProgram p = Run.link(
                LinkOptions.DEFAULT,
                vs(
                        "#version 430\nlayout(location = 3) out vec4 a; void main() { gl_Position = vec4(0); a = vec4(1); }"),
                fs(
                        "#version 430\nlayout(location = 3) in vec4 b; layout(location = 2) out vec4 c; void main() { c = b; }"));
        assertEquals(3, variable(p.shaders().get(Stage.VERTEX).outputs, "a").location);
        assertEquals(2, p.output("c").location());
    }

    @Test
    void theApplicationsBindingsCount() {
        LinkOptions options = new LinkOptions(
                Map.of("a", 5), Map.of("c", 1), Map.of("d", 1), List.of(), true, false, new GlslLimits());
        LinkedProgram p = Run.link(
                options,
                vs(
                        "#version 330\nin vec4 a; in mat3 m; in float b; void main() { gl_Position = a * b + vec4(m[2], 1); }"),
                fs("#version 330\nout vec4 c; out vec4 d; void main() { c = vec4(0); d = vec4(1); }"));
        assertEquals(5, p.input("a").location());
        assertEquals(0, p.input("m").location());
        assertEquals(3, p.input("b").location());
        assertEquals(1, p.output("c").location());
        assertEquals(1, p.output("d").index());
    }

    @Test
    void theOldProfilesVaryingsHaveTheirPlaces() {
        LinkedProgram p = Run.link(
                LinkOptions.DEFAULT,
                vs(
                        "#version 110\nvarying vec3 n; void main() { gl_Position = ftransform(); gl_FrontColor = gl_Color; gl_BackColor = gl_Color; n = gl_Normal;\n"
                                + "gl_TexCoord[1] = gl_MultiTexCoord1; gl_FogFragCoord = gl_FogCoord; }"),
                fs(
                        "#version 110\nvarying vec3 n; void main() { gl_FragColor = gl_Color * gl_TexCoord[1] + vec4(n, gl_Fog.density); }"));
        Shader v = p.shaders().get(Stage.VERTEX);
        assertEquals(BuiltinSlots.FRONT_COLOR, variable(v.outputs, "gl_FrontColor").location);
        assertEquals(BuiltinSlots.BACK_COLOR, variable(v.outputs, "gl_BackColor").location);
        assertEquals(BuiltinSlots.TEX_COORD_0, variable(v.outputs, "gl_TexCoord").location);
        assertEquals(BuiltinSlots.FRONT_COLOR, variable(p.shaders().get(Stage.FRAGMENT).inputs, "gl_Color").location);
        assertEquals(0, variable(v.outputs, "n").location);
        assertEquals(BuiltinSlots.ATTRIBUTE_VERTEX, variable(v.inputs, "gl_Vertex").location);
        assertTrue(p.facts().colorBroadcast());
        assertNotNull(p.uniform("gl_ModelViewProjectionMatrix"));
        assertNotNull(p.uniform("gl_Fog.density"));
    }

    @Test
    void uniformsAreToldOfAsOpenGlSpellsThem() {
        LinkedProgram p = Run.link(LinkOptions.DEFAULT.withSeparable(true), fs("""
                #version 460
                struct In { vec3 v; float f[2]; };
                struct Light { In inner[2]; mat4 m; sampler2D map; };
                layout(location = 7) uniform float fixed_;
                uniform Light lights[2];
                uniform sampler2D tex[2];
                layout(binding = 3, rgba8) uniform writeonly image2D img;
                uniform vec4 unused;
                out vec4 o;
                void main() {
                    o = vec4(fixed_, lights[1].inner[0].f[1], lights[0].m[0].x, 1) + texture(tex[1], lights[1].inner[1].v.xy) + texture(lights[1].map, vec2(0));
                    imageStore(img, ivec2(0), o);
                }
                """));
        List<String> names = new ArrayList<>();
        for (LinkedProgram.Uniform u : p.uniforms()) names.add(u.name());
        assertEquals(
                List.of(
                        "fixed_",
                        "lights[0].inner[0].v",
                        "lights[0].inner[0].f[0]",
                        "lights[0].inner[1].v",
                        "lights[0].inner[1].f[0]",
                        "lights[0].m",
                        "lights[0].map",
                        "lights[1].inner[0].v",
                        "lights[1].inner[0].f[0]",
                        "lights[1].inner[1].v",
                        "lights[1].inner[1].f[0]",
                        "lights[1].m",
                        "lights[1].map",
                        "tex[0]",
                        "img"),
                names);
        assertEquals(7, p.uniform("fixed_").location());
        assertEquals(2, p.uniform("tex").size());
        assertEquals(0x8B5E, p.uniform("tex").type());
        assertEquals(0x8B5C, p.uniform("lights[0].m").type());
        assertEquals(16, p.uniform("lights[0].m").matrixStride());
        assertEquals(2, p.uniform("lights[1].inner[0].f").size());
        assertEquals(3, p.uniform("img").binding());
        int f = Stage.FRAGMENT.ordinal();
        assertEquals(
                p.uniform("lights[0].map").slots()[f] + 1,
                p.uniform("lights[1].map").slots()[f]);
        assertEquals(1 << f, p.uniform("tex").stages());
    }

    @Test
    void blocksAreToldOf() {
        LinkedProgram p = Run.link(LinkOptions.DEFAULT.withSeparable(true), fs("""
                #version 460
                layout(std140, binding = 2) uniform A { vec3 a; float b; layout(row_major) mat3x2 m; } arr[2];
                layout(std430) buffer S { int n; struct_ s[]; };
                out vec4 o;
                void main() { o = vec4(arr[1].b, n, s[1].y[0], s.length()); }
                """.replace(
                        "layout(std430) buffer", "struct struct_ { vec2 x; float y[2]; };\nlayout(std430) buffer")));
        assertEquals(
                List.of("A[0]", "A[1]"),
                p.uniformBlocks().stream().map(LinkedProgram.Block::name).toList());
        assertEquals(3, p.uniformBlocks().get(1).binding());
        assertEquals(48, p.uniformBlocks().getFirst().size());
        assertEquals(12, p.uniform("A.b").offset());
        assertTrue(p.uniform("A.m").rowMajor());
        assertEquals(16, p.uniform("A.m").matrixStride());
        List<String> variables =
                p.bufferVariables().stream().map(LinkedProgram.Uniform::name).toList();
        assertEquals(List.of("n", "s[0].x", "s[0].y[0]"), variables);
        assertEquals(0, p.bufferVariables().get(1).topLevelSize());
        assertEquals(16, p.bufferVariables().get(1).topLevelStride());
        assertEquals(24, p.storageBlocks().getFirst().size());
    }

    @Test
    void tessellationAndGeometryPassPerVertexData() {
        LinkedProgram p = Run.link(
                LinkOptions.DEFAULT,
                vs("#version 430\nout vec3 a; void main() { gl_Position = vec4(0); a = vec3(1); }"),
                Run.compile(
                        Stage.TESS_CONTROL,
                        "#version 430\nlayout(vertices = 3) out; in vec3 a[]; out vec3 b[]; patch out vec4 p;\n"
                                + "void main() { b[gl_InvocationID] = a[gl_InvocationID]; gl_out[gl_InvocationID].gl_Position = gl_in[gl_InvocationID].gl_Position; p = vec4(1);\n"
                                + "barrier(); gl_TessLevelOuter[0] = b[1].x; gl_TessLevelInner[0] = 1.0; }"),
                Run.compile(
                        Stage.TESS_EVAL,
                        "#version 430\nlayout(triangles, cw) in; in vec3 b[]; patch in vec4 p; out vec3 c;\n"
                                + "void main() { c = b[0] * gl_TessCoord.x + p.xyz; gl_Position = gl_in[2].gl_Position; }"),
                Run.compile(
                        Stage.GEOMETRY,
                        "#version 430\nlayout(triangles) in; layout(points, max_vertices = 1) out; in vec3 c[]; out vec3 d;\n"
                                + "void main() { d = c[0] + c[2]; gl_Position = gl_in[1].gl_Position; EmitVertex(); }"),
                fs("#version 430\nin vec3 d; out vec4 o; void main() { o = vec4(d, 1); }"));
        assertEquals(5, p.shaders().size());
        Shader control = p.shaders().get(Stage.TESS_CONTROL);
        assertTrue(variable(control.outputs, "b").perVertex);
        assertTrue(variable(control.outputs, "p").patch);
        assertEquals(
                variable(control.outputs, "p").location,
                variable(p.shaders().get(Stage.TESS_EVAL).inputs, "p").location);
        assertTrue(p.shaders().get(Stage.TESS_EVAL).clockwise);
    }

    @Test
    void linkingChangesNothingInTheShaders() {
        CompiledShader v = vs("#version 330\nin vec4 a; out vec4 x; void main() { gl_Position = a; x = a; }");
        CompiledShader f = fs("#version 330\nin vec4 x; out vec4 o; void main() { o = x; }");
        String first = tepui.ir.Printer.print(
                Run.link(LinkOptions.DEFAULT, v, f).shaders().get(Stage.VERTEX));
        Run.link(LinkOptions.DEFAULT.withSeparable(true), v);
        assertEquals(
                first,
                tepui.ir.Printer.print(
                        Run.link(LinkOptions.DEFAULT, v, f).shaders().get(Stage.VERTEX)));
    }

    @Test
    void coloursOfFrontAndBackAreQualifiedAlike() {
        String vertex =
                "#version 130\nflat out vec4 gl_FrontColor; void main() { gl_Position = vec4(0); gl_FrontColor = vec4(1); }";
        String read = "void main() { gl_FragColor = gl_Color; }";
        fails("have different interpolation", vs(vertex), fs("#version 130\n" + read));
        fails("have different interpolation", vs(vertex), fs("#version 130\nsmooth in vec4 gl_Color; " + read));
        Run.link(LinkOptions.DEFAULT, vs(vertex), fs("#version 130\nflat in vec4 gl_Color; " + read));
    }

    @Test
    void whatBothStagesDeclareHasOneTypeThoughUnused() {
        CompiledShader geometry = Run.compile(
                Stage.GEOMETRY,
                "#version 150\nlayout(triangles) in; layout(triangle_strip, max_vertices = 3) out; in vec3 p[]; void main() {}");
        fails("'p' is vec4", vs("#version 150\nin vec4 a; out vec4 p; void main() { p = a; }"), geometry);
        fails(
                "block 'B' is declared with different members",
                vs("#version 150\nout B { vec4 a; vec4 b; } o; void main() { gl_Position = vec4(0); o.a = vec4(1); }"),
                fs("#version 150\nin B { vec4 b; vec4 a; } i; out vec4 c; void main() { c = i.a; }"));
    }

    @Test
    void geometryShadersSayHowManyVerticesTheyMake() {
        String text = "#version 150\nlayout(points) in; layout(points) out; void main() {}";
        CompiledShader v = vs("#version 150\nvoid main() { gl_Position = vec4(0); }");
        fails("does not declare max_vertices", v, Run.compile(Stage.GEOMETRY, text));
        Run.link(
                LinkOptions.DEFAULT,
                v,
                Run.compile(
                        Stage.GEOMETRY, text.replace("layout(points) out", "layout(points, max_vertices = 0) out")));
        fails(
                "but its primitive has 3 vertices",
                vs("#version 150\nout vec4 p; void main() { p = gl_Position = vec4(0); }"),
                Run.compile(
                        Stage.GEOMETRY,
                        "#version 150\nlayout(triangles) in; layout(points, max_vertices = 1) out; void f(int i); void main() { f(1); }"),
                Run.compile(Stage.GEOMETRY, "#version 150\nin vec4 p[2]; void f(int i) { gl_Position = p[i]; }"));
    }

    @Test
    void theFragmentsCoordinateIsDeclaredOneWay() {
        CompiledShader v = vs("#version 150\nvoid main() { gl_Position = vec4(0); }");
        String first =
                "#version 150\nlayout(origin_upper_left) in vec4 gl_FragCoord; float f(); out vec4 o; void main() { o = gl_FragCoord * f(); }";
        String use = "float f() { return gl_FragCoord.x; }";
        String message = "declare gl_FragCoord with different layouts";
        fails(message, v, fs(first), fs("#version 150\n" + use));
        fails(message, v, fs(first), fs("#version 150\nlayout(pixel_center_integer) in vec4 gl_FragCoord; " + use));
        LinkedProgram p = Run.link(
                LinkOptions.DEFAULT,
                v,
                fs(first),
                fs("#version 150\nlayout(origin_upper_left) in vec4 gl_FragCoord; " + use));
        assertTrue(p.facts().originUpperLeft());
    }

    @Test
    void arraysGetTheirSizeFromAllShadersOfAStage() {
        String one = "#version 110\nfloat a[]; float f(); void main() { a[5] = 2.0; gl_Position = vec4(f()); }";
        Run.link(LinkOptions.DEFAULT, vs(one), vs("#version 110\nfloat a[]; float f() { return a[0]; }"));
        fails(
                "with 3 elements, but index 5 is used",
                vs(one),
                vs("#version 110\nfloat a[3]; float f() { return a[0]; }"));
    }

    @Test
    void arraysOfBlocksBetweenStagesAreIndexedByAnything() {
        LinkedProgram p = Run.link(
                LinkOptions.DEFAULT,
                vs(
                        "#version 150\nout B { vec4 a; } b[3]; uniform int n; void main() { gl_Position = vec4(0); for (int i = 0; i < n; i++) b[i].a = vec4(i); }"),
                fs("#version 150\nin B { vec4 a; } b[3]; uniform int n; out vec4 o; void main() { o = b[n].a; }"));
        assertEquals(3, variable(p.shaders().get(Stage.VERTEX).outputs, "B.a").elements());
    }

    @Test
    void doublesShareLocationsByHalves() {
        String declarations = "layout(location = 0) DIR dvec3 a; layout(location = 1, component = 2) DIR double b;\n";
        LinkedProgram p = Run.link(
                LinkOptions.DEFAULT.withSeparable(true),
                vs("#version 440\n" + declarations.replace("DIR", "flat out")
                        + "void main() { gl_Position = vec4(0); a = dvec3(1); b = 2.0; }"),
                fs("#version 440\n" + declarations.replace("DIR", "flat in")
                        + "out vec4 o; void main() { o = vec4(a, b); }"));
        assertEquals(2, variable(p.shaders().get(Stage.FRAGMENT).inputs, "b").component);
    }

    @Test
    void theInvariantPragmaCountsAsAQualifier() {
        String body = "varying vec4 v; void main() { gl_Position = v = vec4(0); }";
        CompiledShader f = fs("#version 120\ninvariant varying vec4 v; void main() { gl_FragColor = v; }");
        fails("'v' is invariant in the fragment shader only", vs("#version 120\n" + body), f);
        Run.link(LinkOptions.DEFAULT, vs("#version 120\n#pragma STDGL invariant(all)\n" + body), f);
    }

    @Test
    void precisionsOfUniformsMatterWhereBothStagesUseThem() {
        String vertex = "precision highp float; uniform float f; void main() { gl_Position = vec4(1.0); }";
        String fragment = "precision mediump float; uniform float f; void main() { gl_FragColor = vec4(f); }";
        Run.link(LinkOptions.DEFAULT, vs("#version 100\n" + vertex), fs("#version 100\n" + fragment));
        String message = "uniform 'f' is declared with different precisions";
        fails(message, vs("#version 100\n" + vertex.replace("1.0", "f")), fs("#version 100\n" + fragment));
        fails(
                message,
                vs("#version 300 es\n" + vertex),
                fs("#version 300 es\nout highp vec4 o; " + fragment.replace("gl_FragColor", "o")));
    }
}
