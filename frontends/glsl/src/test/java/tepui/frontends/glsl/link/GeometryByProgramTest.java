package tepui.frontends.glsl.link;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.glsl.link.LinkTest.variable;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.frontends.glsl.BuiltinSlots;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.GeometryParameters;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.LinkedProgram;
import tepui.frontends.glsl.Run;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.frontends.glsl.compiler.GlslLinker;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Shader.Topology;
import tepui.ir.Stage;
import tepui.ir.Variable;

/** Geometry shaders of ARB_geometry_shader4, whose program says the primitives that they take and make. */
class GeometryByProgramTest {
    private static final String ON = "#extension GL_ARB_geometry_shader4 : enable\n";
    private static final String VERTEX =
            "#version 120\nvarying float one; varying float row[6]; void main() { one = 1.0; row[5] = 2.0;"
                    + " gl_Position = gl_Vertex; gl_FrontColor = gl_Color; gl_TexCoord[3] = gl_MultiTexCoord0; }";
    private static final String FRAGMENT =
            "#version 120\nvarying float x; void main() { gl_FragColor = gl_Color * x + gl_TexCoord[3]; }";

    private static GeometryParameters of(Topology input) {
        return new GeometryParameters(input, Topology.TRIANGLE_STRIP, 6);
    }

    private static CompiledShader compile(String text) {
        return GlslCompiler.compile(Stage.GEOMETRY, new String[] {text}, CompileOptions.ALL);
    }

    private static LinkedProgram link(GeometryParameters said, String... geometry) {
        List<CompiledShader> shaders = new java.util.ArrayList<>();
        shaders.add(Run.compile(Stage.VERTEX, VERTEX));
        for (String g : geometry) shaders.add(Run.compile(Stage.GEOMETRY, g));
        shaders.add(Run.compile(Stage.FRAGMENT, FRAGMENT));
        return GlslLinker.link(shaders, LinkOptions.DEFAULT.withGeometry(said));
    }

    private static Shader geometry(GeometryParameters said, String... text) {
        LinkedProgram p = link(said, text);
        assertTrue(p.ok(), p::log);
        Shader s = p.shaders().get(Stage.GEOMETRY);
        assertNotNull(s);
        tepui.ir.Validator.check(s);
        return s;
    }

    private static final String COPIES = "#version 120\n" + ON + """
            varying in float one[gl_VerticesIn];
            varying in float row[][6];
            varying out float x;
            void main() {
                for (int i = 0; i < gl_VerticesIn; i++) {
                    gl_Position = gl_PositionIn[i];
                    gl_PointSize = gl_PointSizeIn[i];
                    gl_FrontColor = gl_FrontColorIn[i] + gl_BackColorIn[i] + gl_FrontSecondaryColorIn[i] + gl_BackSecondaryColorIn[i];
                    gl_TexCoord[3] = gl_TexCoordIn[i][3] + gl_ClipVertexIn[i] + vec4(gl_FogFragCoordIn[i]);
                    gl_PrimitiveID = gl_PrimitiveIDIn;
                    gl_Layer = 0;
                    x = one[i] + row[i][5];
                    EmitVertex();
                }
                EndPrimitive();
            }
            """;

    /** The number of vertices is known when the program is linked, and sizes arrays. */
    @ParameterizedTest
    @CsvSource({"POINTS, 1", "LINES, 2", "TRIANGLES, 3", "LINES_ADJACENCY, 4", "TRIANGLES_ADJACENCY, 6"})
    void theProgramSaysTheInputPrimitive(Topology input, int vertices) {
        Shader s = geometry(of(input), COPIES);
        assertEquals(input, s.inputTopology);
        assertEquals(Topology.TRIANGLE_STRIP, s.outputTopology);
        assertEquals(6, s.outputVertices);
        LinkedProgram exact = link(
                of(input),
                "#version 120\n" + ON + "varying in float one[" + vertices
                        + "]; varying out float x; void main() { const int n = gl_VerticesIn; float a[gl_VerticesIn]; a[n - 1] = one[n - 1];"
                        + " x = a[gl_VerticesIn - 1]; gl_Position = gl_PositionIn[gl_VerticesIn - 1]; EmitVertex(); }");
        assertTrue(exact.ok(), exact::log);
    }

    /** Built-in inputs are those that gl_in has in newer versions. */
    @Test
    void builtInInputsLieWhereTheVertexShaderWritesThem() {
        Shader s = geometry(of(Topology.TRIANGLES), COPIES);
        Variable position = variable(s.inputs, "gl_PositionIn");
        assertEquals(Builtin.POSITION, position.builtin);
        assertTrue(position.perVertex);
        assertEquals(BuiltinSlots.FRONT_COLOR, variable(s.inputs, "gl_FrontColorIn").location);
        assertEquals(BuiltinSlots.BACK_COLOR, variable(s.inputs, "gl_BackColorIn").location);
        assertEquals(BuiltinSlots.TEX_COORD_0, variable(s.inputs, "gl_TexCoordIn").location);
        assertEquals(4, variable(s.inputs, "gl_TexCoordIn").arrayLength());
        assertEquals(BuiltinSlots.CLIP_VERTEX, variable(s.inputs, "gl_ClipVertexIn").location);
        assertEquals(BuiltinSlots.FOG_COORD, variable(s.inputs, "gl_FogFragCoordIn").location);
    }

    /** A program without a vertex shader has vertices of the fixed function, which makes what is built in and no more. */
    @Test
    void vertexShadersMayBeTheFixedFunctions() {
        String main = "#version 120\n" + ON + "varying in float one[]; varying out float x;"
                + " void main() { x = %s; gl_Position = gl_PositionIn[0]; EmitVertex(); }";
        CompiledShader fragment = Run.compile(Stage.FRAGMENT, FRAGMENT);
        LinkOptions options = LinkOptions.DEFAULT.withGeometry(of(Topology.POINTS));
        CompiledShader builtIn = Run.compile(Stage.GEOMETRY, main.formatted("gl_FrontColorIn[0].x"));
        Run.link(options, builtIn, fragment);
        CompiledShader own = Run.compile(Stage.GEOMETRY, main.formatted("one[0]"));
        LinkedProgram p = GlslLinker.link(List.of(own, fragment), options);
        assertTrue(p.log().contains("has no vertex shader"), p::log);
        CompiledShader newer = Run.compile(
                Stage.GEOMETRY,
                "#version 150\nlayout(points) in; layout(points, max_vertices = 1) out; out float x;"
                        + " void main() { x = 1.0; gl_Position = gl_in[0].gl_Position; EmitVertex(); }");
        assertFalse(GlslLinker.link(List.of(newer, fragment), options).ok());
    }

    @Test
    void whatTheShaderDeclaresWins() {
        Shader s = geometry(
                of(Topology.POINTS),
                "#version 150 compatibility\n" + ON
                        + "layout(lines) in; layout(points, max_vertices = 2) out; in float one[]; out float x;"
                        + " void main() { x = one[1]; gl_Position = gl_PositionIn[1] + gl_in[gl_VerticesIn - 1].gl_Position; EmitVertex(); }");
        assertEquals(Topology.LINES, s.inputTopology);
        assertEquals(Topology.POINTS, s.outputTopology);
        assertEquals(2, s.outputVertices);
    }

    /** Shaders of one stage are put together; one of them may say what the other leaves to the program. */
    @Test
    void severalShadersTakeOnePrimitive() {
        String part = "#version 120\n" + ON
                + "vec4 place() { return gl_PositionIn[gl_VerticesIn - 1] + gl_TexCoordIn[0][4]; }";
        String main = "#version 120\n" + ON + "varying out float x; varying in float one[]; vec4 place();"
                + " void main() { x = one[0]; gl_Position = place() + gl_TexCoordIn[0][1]; EmitVertex(); }";
        Shader s = geometry(of(Topology.LINES), part, main);
        assertEquals(5, variable(s.inputs, "gl_TexCoordIn").arrayLength());
        String says = "#version 150 compatibility\nlayout(points) in; vec4 none() { return gl_in[0].gl_Position; }";
        assertEquals(Topology.POINTS, geometry(of(Topology.LINES), main, part, says).inputTopology);
    }

    /** What a shader of 1.20 reads, and what for which primitive is an error of linking. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            POINTS    | varying in float one[];  | one[0] + gl_PositionIn[1].x   | outside an array of 1
            LINES     | varying in float one[];  | one[2]                        | outside an array of 2
            TRIANGLES | varying in float one[2]; | one[0]                        | has 2 elements, but there are 3 vertices
            POINTS    | varying in float row[][5]; | row[0][1]                   | 'row' is float[6] as an output
            TRIANGLES_ADJACENCY | varying in float one[]; | one[6]               | outside an array of 6
            TRIANGLES | varying in float two[];  | two[0]                        | input 'two' of the geometry shader is not an output
            """)
    void whatDoesNotFitThePrimitive(Topology input, String declared, String read, String message) {
        LinkedProgram p = link(
                of(input),
                "#version 120\n" + ON + declared + "varying out float x; void main() { x = " + read
                        + "; gl_Position = vec4(0.0); EmitVertex(); }");
        assertFalse(p.ok());
        assertTrue(p.log().contains(message), p::log);
    }

    /** Shaders that fit no primitive at all, or break other rules. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            varying in float a[3][4]; | a[3][0]                              | outside an array of 3
            varying in float a[3][1]; | a[0][1]                              | outside an array of 1
            varying in float a;       | a                                    | must be an array
            varying in float a[7];    | a[0]                                 | has 7 elements
            varying out float a[2][2]; | a[0][0]                             | an array of arrays
            varying in float a[][2][2]; | a[0][0][0]                         | an array of arrays
            varying in float gl_PositionIn[]; | gl_PositionIn[0]             | with another type
            varying in vec4 gl_TexCoordIn[][9]; | gl_TexCoordIn[0][0].x      | at most 8
            varying out vec4 gl_PositionIn[]; | gl_PositionIn[0].x           | another qualifier
            float a;                  | gl_TexCoordIn[0][8].x                | at most 8
            uniform int a;            | gl_TexCoordIn[0][a].x                | only be indexed by constants
            float a;                  | gl_VerticesIn = 3                    | cannot be
            """)
    void whatNoPrimitiveFits(String declared, String read, String message) {
        CompiledShader s = compile("#version 120\n" + ON + declared + "\nvoid main() { float x = " + read
                + "; gl_Position = vec4(x); EmitVertex(); }");
        assertFalse(s.ok());
        assertTrue(s.log().contains(message), s::log);
    }

    @Test
    void withoutTheExtensionThereAreNoGeometryShaders() {
        CompiledShader s = compile("#version 120\nvoid main() {}");
        assertTrue(s.log().contains("geometry shaders do not exist in version 1.20"), s::log);
        CompileOptions none = CompileOptions.ALL.withExtensions(Set.of());
        CompiledShader off = GlslCompiler.compile(Stage.GEOMETRY, new String[] {COPIES}, none);
        assertFalse(off.ok());
        CompiledShader newer = compile("#version 150 compatibility\nvoid main() { gl_Position = gl_PositionIn[0]; }");
        assertTrue(
                newer.log().contains("'gl_PositionIn' is not available: it needs '#extension GL_ARB_geometry_shader4"),
                newer::log);
    }

    /** A program that was told nothing does not link, and its log says why (ARB_geometry_shader4, 2.15.2). */
    @Test
    void noVerticesAreAnError() {
        LinkedProgram p = link(GeometryParameters.DEFAULT, COPIES);
        assertFalse(p.ok(), p::log);
        assertTrue(p.log().contains("GL_GEOMETRY_VERTICES_OUT_ARB of the program is 0"), p::log);
    }

    /** The components of all vertices together have a limit (11.3.4.5 of OpenGL 4.6). */
    @Test
    void allVerticesTogetherHaveALimit() {
        GeometryParameters most = new GeometryParameters(Topology.TRIANGLES, Topology.TRIANGLE_STRIP, 256);
        String small = "#version 120\n" + ON
                + "varying out float x; void main() { x = 1.0; gl_Position = gl_PositionIn[0]; EmitVertex(); }";
        assertTrue(link(most, small).ok());
        LinkedProgram p = link(
                most,
                small.replace("varying out float x;", "varying out float x; varying out vec4 y;")
                        .replace("x = 1.0;", "x = 1.0; y = vec4(x);"));
        assertTrue(p.ok(), "what nobody reads is not active: " + p.log());
        LinkedProgram large = link(most, small.replace("x = 1.0;", "x = 1.0; gl_FrontColor = vec4(x);"));
        assertFalse(large.ok());
        assertTrue(
                large.log().contains("emits 256 vertices of 5 components, 1280 together, at most 1024 are possible"),
                large::log);
    }

    /** The fragment shader reads what number the geometry shader gave. */
    @Test
    void fragmentShadersReadThePrimitive() {
        CompiledShader s = GlslCompiler.compile(
                Stage.FRAGMENT,
                new String[] {"#version 120\n" + ON + "void main() { gl_FragColor = vec4(gl_PrimitiveID); }"},
                CompileOptions.ALL);
        assertTrue(s.ok(), s::log);
    }
}
