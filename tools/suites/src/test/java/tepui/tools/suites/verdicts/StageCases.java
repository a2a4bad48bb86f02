package tepui.tools.suites.verdicts;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Geometry, tessellation and compute shaders by rule: each line of a chapter in each version that has the stage. */
final class StageCases {
    private final List<VerdictCase> cases = new ArrayList<>();
    private final Set<String> names = new HashSet<>();

    /** Each text alone, in all versions of both languages from these on; those of ES may begin with an extension. */
    private void each(VerdictCase.Kind kind, int first, int firstEs, String[] texts) {
        for (String t : texts) {
            for (int v : VerdictCase.versions(false, first)) add(kind, v, false, t);
            for (int v : VerdictCase.versions(true, firstEs)) add(kind, v, true, t);
        }
    }

    private void add(VerdictCase.Kind kind, int version, boolean es, String text) {
        String name = kind + " " + text.replace('\n', ' ');
        VerdictCase c = new VerdictCase(name, version, es, List.of(new VerdictCase.Part(kind, text)));
        if (names.add(c.toString())) cases.add(c);
    }

    private static String[] with(String before, String after, String... middle) {
        String[] made = new String[middle.length];
        for (int i = 0; i < made.length; i++) made[i] = before + middle[i] + after;
        return made;
    }

    private static final String[] NUMBERS = {
        "0", "1", "4", "31", "32", "33", "256", "1024", "1025", "-1", "1u", "1.0", "N", "2 + 2", "4 / 2"
    };

    private static String[] numbers(String before, String after) {
        return with("const int N = 2; " + before, after, NUMBERS);
    }

    private static final String[] IO = {
        "in float a;",
        "in float a[];",
        "in float a[3];",
        "in float a[4];",
        "in float a[][2];",
        "in float a[3][2];",
        "in float a[2][];",
        "in int a[];",
        "flat in int a[];",
        "smooth in float a[];",
        "noperspective in float a[];",
        "centroid in float a[];",
        "sample in float a[];",
        "patch in float a;",
        "patch in float a[];",
        "patch in float a[3];",
        "invariant in float a[];",
        "in bool a[];",
        "in double a[];",
        "in struct S { float x; } a[];",
        "struct S { float x; }; in S a[];",
        "struct S { int x; }; in S a[];",
        "struct S { float x[2]; }; in S a[];",
        "in mat3 a[];",
        "in B { float x; };",
        "in B { float x; } b;",
        "in B { float x; } b[];",
        "in B { float x; } b[3];",
        "in B { float x; } b[4];",
        "in B { float x; } b[3][2];",
        "in B { flat int x; } b[];",
        "in B { int x; } b[];",
        "in B { bool x; } b[];",
        "in B { patch float x; } b[];",
        "in B { float x[]; } b[];",
        "in B { in float x; } b[];",
        "in B { out float x; } b[];",
        "patch in B { float x; };",
        "patch in B { float x; } b;",
        "patch in B { float x; } b[2];",
        "in B { sampler2D x; } b[];",
        "const in float a[];",
        "in highp float a[];",
        "layout(location = 0) in float a[];",
        "layout(location = 0, component = 1) in float a[];",
        "layout(component = 1) in float a[];",
        "layout(location = 100) in float a[];",
        "layout(location = -1) in float a[];",
        "layout(location = 0) in B { float x; } b[];",
        "in B { layout(location = 1) float x; } b[];",
        "layout(location = 2) in B { layout(location = 1) float x; float y; } b[];",
        "in B { layout(location = 1) float x; float y; } b[];",
        "layout(binding = 0) in float a[];",
        "layout(index = 0) in float a[];",
        "in sampler2D a[];",
        "in atomic_uint a[];",
        "in void a;",
    };

    private static String[] outs() {
        List<String> made = new ArrayList<>();
        for (String s : IO) {
            String t = s.replace("in float", "out float")
                    .replace("in int", "out int")
                    .replace("in B", "out B")
                    .replace("in S", "out S")
                    .replace("in mat3", "out mat3")
                    .replace("in bool", "out bool")
                    .replace("in double", "out double")
                    .replace("in struct", "out struct")
                    .replace("in highp", "out highp")
                    .replace("in sampler2D", "out sampler2D")
                    .replace("in atomic", "out atomic")
                    .replace("in void", "out void");
            made.add(t);
            if (t.contains("[]")) made.add(t.replace("[]", ""));
        }
        return made.toArray(new String[0]);
    }

    List<VerdictCase> geometry() {
        VerdictCase.Kind g = VerdictCase.Kind.GEOMETRY;
        String in = "layout(triangles) in;\n";
        String both = in + "layout(triangle_strip, max_vertices = 3) out;\n";
        String[] primitives = {
            "points",
            "lines",
            "lines_adjacency",
            "triangles",
            "triangles_adjacency",
            "quads",
            "isolines",
            "line_strip",
            "triangle_strip",
            "Points",
            "points, lines",
            "points, points",
            "points = 1",
            "",
            "invocations = 2",
            "points, invocations = 2",
            "max_vertices = 2",
            "stream = 0",
            "points, stream = 1",
            "local_size_x = 1",
            "vertices = 3",
            "ccw",
            "early_fragment_tests",
            "location = 0",
            "std140",
            "shared",
            "nonsense",
            "points, max_vertices = 2",
        };
        each(g, 150, 320, with("layout(", ") in;", primitives));
        each(g, 150, 320, with("layout(", ") out;", primitives));
        each(g, 150, 320, with("layout(points) in; layout(", ") in;", primitives));
        each(g, 150, 320, with("layout(points, max_vertices = 2) out; layout(", ") out;", primitives));
        each(g, 150, 320, with("layout(", ") uniform;", "points", "max_vertices = 2", "stream = 1"));
        each(g, 150, 320, with("layout(", ") in float a[];", "points", "triangles", "stream = 1", "invocations = 1"));
        each(
                g,
                150,
                320,
                with(
                        "layout(",
                        ") out float a;",
                        "points",
                        "max_vertices = 3",
                        "stream = 0",
                        "stream = 1",
                        "stream = 3",
                        "stream = 4",
                        "stream = -1"));
        each(g, 150, 320, numbers("layout(invocations = ", ") in;"));
        each(g, 150, 320, numbers("layout(max_vertices = ", ") out;"));
        each(g, 150, 320, numbers("layout(points, stream = ", ") out;"));
        each(g, 150, 320, numbers("layout(points) out; void main() { EmitStreamVertex(", "); }"));
        each(g, 150, 320, numbers("layout(points) out; void main() { EndStreamPrimitive(", "); }"));
        each(g, 150, 320, IO);
        each(g, 150, 320, with(in, "", IO));
        each(g, 150, 320, with("", " " + in, IO));
        each(g, 150, 320, outs());
        String[] statements = {
            "EmitVertex();",
            "EndPrimitive();",
            "EmitVertex(1);",
            "int i = gl_in.length();",
            "vec4 p = gl_in[0].gl_Position;",
            "vec4 p = gl_in[2].gl_Position;",
            "vec4 p = gl_in[3].gl_Position;",
            "vec4 p = gl_in[-1].gl_Position;",
            "int i = 1; vec4 p = gl_in[i].gl_Position;",
            "vec4 p = gl_in.gl_Position;",
            "gl_in[0].gl_Position = vec4(0);",
            "float p = gl_in[0].gl_PointSize;",
            "float p = gl_in[0].gl_ClipDistance[0];",
            "float p = gl_in[0].gl_ClipDistance[9];",
            "float p = gl_in[0].gl_CullDistance[0];",
            "gl_Position = vec4(0);",
            "vec4 p = gl_Position;",
            "gl_PointSize = 1.0;",
            "gl_ClipDistance[0] = 1.0;",
            "gl_CullDistance[0] = 1.0;",
            "gl_Layer = 1;",
            "int l = gl_Layer;",
            "gl_ViewportIndex = 1;",
            "gl_PrimitiveID = 1;",
            "int i = gl_PrimitiveID;",
            "int i = gl_PrimitiveIDIn;",
            "gl_PrimitiveIDIn = 1;",
            "int i = gl_InvocationID;",
            "gl_InvocationID = 1;",
            "int i = gl_VertexID;",
            "int i = gl_InstanceID;",
            "vec4 p = gl_FragCoord;",
            "discard;",
            "float d = dFdx(1.0);",
            "barrier();",
            "memoryBarrier();",
            "memoryBarrierShared();",
            "groupMemoryBarrier();",
            "vec3 t = gl_TessCoord;",
            "int i = gl_PatchVerticesIn;",
            "float t = gl_TessLevelOuter[0];",
            "int i = gl_MaxGeometryOutputVertices;",
            "int i = gl_MaxGeometryInputComponents;",
            "int i = gl_MaxGeometryImageUniforms;",
            "int i = gl_MaxGeometryAtomicCounters;",
            "gl_FragDepth = 1.0;",
            "uvec3 g = gl_LocalInvocationID;",
            "int i = gl_SampleID;",
            "bool f = gl_FrontFacing;",
            "bool f = gl_HelperInvocation;",
        };
        each(g, 150, 320, with(both + "void main() { ", " }", statements));
        each(g, 150, 320, with("void main() { ", " } " + both, statements));
        each(
                g,
                150,
                320,
                with(
                        both + "in float a[]; void main() { ",
                        " }",
                        "float f = a[0];",
                        "float f = a[3];",
                        "float f = a[-1];",
                        "int i = a.length();",
                        "const int n = a.length(); float b[n];",
                        "int i = 0; float f = a[i];",
                        "a[0] = 1.0;",
                        "float b[3] = a;",
                        "float b[] = a;",
                        "float f = a;"));
        each(
                g,
                150,
                320,
                with(
                        "in float a[]; void main() { ",
                        " } " + both,
                        "float f = a[0];",
                        "float f = a[3];",
                        "int i = a.length();",
                        "int i = 0; float f = a[i];"));
        each(g, 150, 320, with(both + "out float a; void main() { ", " }", "a = 1.0;", "float f = a;", "a += 1.0;"));
        each(g, 150, 320, with(both, "", perVertex("in", "gl_in[]")));
        each(g, 150, 320, with(both, "", perVertex("out", "")));
        each(g, 150, 320, with(both, "", perVertex("out", "gl_out[]")));
        return cases;
    }

    private static String[] perVertex(String way, String name) {
        return with(
                way + " gl_PerVertex { ",
                " } " + name + ";",
                "vec4 gl_Position;",
                "vec4 gl_Position; float gl_PointSize;",
                "float gl_PointSize; vec4 gl_Position;",
                "float gl_ClipDistance[];",
                "float gl_ClipDistance[4];",
                "float gl_ClipDistance[9];",
                "vec3 gl_Position;",
                "vec4 a;",
                "",
                "vec4 gl_Position; vec4 gl_Position;",
                "highp vec4 gl_Position;",
                "flat vec4 gl_Position;",
                "invariant vec4 gl_Position;",
                "float gl_CullDistance[2];",
                "float gl_ClipDistance[4]; float gl_CullDistance[5];");
    }

    List<VerdictCase> tessellation() {
        VerdictCase.Kind c = VerdictCase.Kind.CONTROL;
        VerdictCase.Kind e = VerdictCase.Kind.EVALUATION;
        String out = "layout(vertices = 3) out;\n";
        String[] names = {
            "vertices = 3",
            "vertices",
            "triangles",
            "quads",
            "isolines",
            "points",
            "lines",
            "equal_spacing",
            "fractional_even_spacing",
            "fractional_odd_spacing",
            "cw",
            "ccw",
            "point_mode",
            "triangles, cw",
            "cw, ccw",
            "triangles, quads",
            "quads, equal_spacing, cw, point_mode",
            "point_mode, point_mode",
            "equal_spacing, fractional_odd_spacing",
            "point_mode = 1",
            "",
            "location = 0",
            "nonsense",
            "local_size_x = 1",
            "max_vertices = 3",
            "invocations = 1",
            "vertices = 3, vertices = 3",
            "vertices = 3, vertices = 4",
            "Triangles",
        };
        for (VerdictCase.Kind k : new VerdictCase.Kind[] {c, e}) {
            each(k, 400, 320, with("layout(", ") in;", names));
            each(k, 400, 320, with("layout(", ") out;", names));
            each(k, 400, 320, IO);
            each(k, 400, 320, outs());
        }
        each(c, 400, 320, with(out + "layout(", ") out;", names));
        each(e, 400, 320, with("layout(triangles, equal_spacing, cw) in; layout(", ") in;", names));
        each(c, 400, 320, with(out, "", outs()));
        each(c, 400, 320, with("", out, outs()));
        each(c, 400, 320, numbers("layout(vertices = ", ") out;"));
        String[] statements = {
            "barrier();",
            "if (gl_InvocationID == 0) barrier();",
            "for (int i = 0; i < 2; i++) barrier();",
            "return; barrier();",
            "if (gl_InvocationID == 0) return; barrier();",
            "{ barrier(); }",
            "switch (1) { case 1: barrier(); }",
            "gl_out[gl_InvocationID].gl_Position = vec4(0);",
            "gl_out[0].gl_Position = vec4(0);",
            "int i = gl_InvocationID; gl_out[i].gl_Position = vec4(0);",
            "gl_out[gl_InvocationID + 0].gl_Position = vec4(0);",
            "vec4 p = gl_out[0].gl_Position;",
            "vec4 p = gl_out[3].gl_Position;",
            "int n = gl_out.length();",
            "int n = gl_in.length();",
            "vec4 p = gl_in[0].gl_Position;",
            "vec4 p = gl_in[31].gl_Position;",
            "vec4 p = gl_in[32].gl_Position;",
            "gl_in[0].gl_Position = vec4(0);",
            "gl_Position = vec4(0);",
            "vec4 p = gl_Position;",
            "gl_PointSize = 1.0;",
            "gl_TessLevelOuter[0] = 1.0;",
            "gl_TessLevelOuter[3] = 1.0;",
            "gl_TessLevelOuter[4] = 1.0;",
            "gl_TessLevelInner[1] = 1.0;",
            "gl_TessLevelInner[2] = 1.0;",
            "float f = gl_TessLevelOuter[0];",
            "int n = gl_TessLevelOuter.length();",
            "vec3 t = gl_TessCoord;",
            "gl_TessCoord = vec3(0);",
            "int i = gl_PatchVerticesIn;",
            "gl_PatchVerticesIn = 1;",
            "int i = gl_PrimitiveID;",
            "gl_PrimitiveID = 1;",
            "int i = gl_InvocationID;",
            "gl_InvocationID = 1;",
            "int i = gl_VertexID;",
            "EmitVertex();",
            "discard;",
            "float d = dFdx(1.0);",
            "memoryBarrier();",
            "memoryBarrierShared();",
            "groupMemoryBarrier();",
            "memoryBarrierBuffer();",
            "int i = gl_MaxPatchVertices;",
            "int i = gl_MaxTessGenLevel;",
            "int i = gl_MaxTessControlImageUniforms;",
            "int i = gl_MaxTessEvaluationAtomicCounters;",
            "gl_Layer = 1;",
            "gl_ViewportIndex = 1;",
            "gl_BoundingBox[0] = vec4(0);",
            "gl_ClipDistance[0] = 1.0;",
        };
        each(c, 400, 320, with(out + "void main() { ", " }", statements));
        each(e, 400, 320, with("layout(triangles) in; void main() { ", " }", statements));
        each(
                c,
                400,
                320,
                with(
                        out,
                        "",
                        "void f() { barrier(); } void main() { f(); }",
                        "void f() { barrier(); }",
                        "void main() { do { barrier(); } while (false); }",
                        "int g; void main() { bool b = g == 0 ? true : false; barrier(); }"));
        String[] own = {
            "a[gl_InvocationID] = 1.0;",
            "a[0] = 1.0;",
            "int i = gl_InvocationID; a[i] = 1.0;",
            "float f = a[0];",
            "float f = a[5];",
            "int n = a.length();",
            "a[gl_InvocationID] += 1.0;",
            "float x = a[gl_InvocationID + 0];",
            "a = float[3](1.0, 1.0, 1.0);",
            "a[(gl_InvocationID)] = 1.0;",
        };
        each(c, 400, 320, with(out + "out float a[]; void main() { ", " }", own));
        each(c, 400, 320, with(out + "out float a[3]; void main() { ", " }", own));
        each(c, 400, 320, with(out + "patch out float a[3]; void main() { ", " }", own));
        each(c, 400, 320, with("out float a[]; " + out + " void main() { ", " }", own));
        each(c, 400, 320, with("out float a[]; void main() { ", " } " + out, own));
        each(
                c,
                400,
                320,
                with(
                        out + "in float a[]; void main() { ",
                        " }",
                        "float f = a[0];",
                        "float f = a[31];",
                        "float f = a[32];",
                        "int n = a.length();",
                        "a[0] = 1.0;",
                        "int i = 0; float f = a[i];"));
        each(
                c,
                400,
                320,
                with(
                        out + "in float a[gl_MaxPatchVertices]; void main() { ",
                        " }",
                        "float f = a[0];",
                        "int n = a.length();"));
        each(
                e,
                400,
                320,
                with(
                        "layout(quads) in; in float a[]; void main() { ",
                        " }",
                        "float f = a[0];",
                        "float f = a[32];",
                        "int n = a.length();",
                        "int i = 0; float f = a[i];"));
        each(
                e,
                400,
                320,
                with(
                        "layout(quads) in; patch in float a; void main() { ",
                        " }",
                        "float f = a;",
                        "a = 1.0;",
                        "float f = a[0];"));
        each(
                e,
                400,
                320,
                with("layout(quads) in; out float a; void main() { ", " }", "a = 1.0;", "float f = a;", "a[0] = 1.0;"));
        each(c, 400, 320, with(out, "", perVertex("in", "gl_in[]")));
        each(c, 400, 320, with(out, "", perVertex("in", "gl_in[gl_MaxPatchVertices]")));
        each(c, 400, 320, with(out, "", perVertex("out", "gl_out[]")));
        each(c, 400, 320, with(out, "", perVertex("out", "gl_out[3]")));
        each(c, 400, 320, with(out, "", perVertex("out", "gl_out[4]")));
        each(c, 400, 320, with(out, "", perVertex("out", "")));
        each(e, 400, 320, with("layout(quads) in;", "", perVertex("in", "gl_in[]")));
        each(e, 400, 320, with("layout(quads) in;", "", perVertex("out", "")));
        return cases;
    }

    List<VerdictCase> compute() {
        VerdictCase.Kind k = VerdictCase.Kind.COMPUTE;
        String size = "layout(local_size_x = 4) in;\n";
        for (String axis : new String[] {"x", "y", "z"})
            each(k, 430, 310, numbers("layout(local_size_" + axis + " = ", ") in;"));
        String[] names = {
            "local_size_x = 4", "local_size_x = 8", "local_size_y = 2", "local_size_x = 4, local_size_y = 1",
                    "local_size_x = 4, local_size_y = 2", "local_size_x = 4, local_size_x = 4",
                    "local_size_x = 4, local_size_x = 5", "local_size_x", "local_size_w = 1",
            "local_size_z = 1", "triangles", "location = 0", "", "local_size_variable",
                    "local_size_x = 64, local_size_y = 32", "early_fragment_tests", "std430", "Local_size_x = 2",
        };
        each(k, 430, 310, with("layout(", ") in;", names));
        each(k, 430, 310, with("layout(", ") out;", names));
        each(k, 430, 310, with("layout(", ") uniform;", names));
        each(k, 430, 310, with(size + "layout(", ") in;", names));
        each(k, 430, 310, with("layout(", ") in float a;", names));
        each(k, 430, 310, with("layout(", ") buffer B { float x; };", names));
        String[] globals = {
            "in float a;",
            "out float a;",
            "flat in int a;",
            "in B { float x; };",
            "out B { float x; } b;",
            "attribute float a;",
            "varying float a;",
            "patch in float a;",
            "centroid in float a;",
            "shared float a;",
            "shared float a = 1.0;",
            "const shared float a = 1.0;",
            "shared const float a;",
            "shared float a[];",
            "shared float a[4];",
            "shared float a[][4];",
            "shared float a[2][4];",
            "shared sampler2D a;",
            "shared struct S { float x; } a;",
            "struct S { sampler2D s; }; shared S a;",
            "layout(location = 0) shared float a;",
            "layout(std140) shared float a;",
            "shared atomic_uint a;",
            "shared B { float x; };",
            "shared void a;",
            "uniform shared float a;",
            "shared uniform float a;",
            "coherent shared float a;",
            "volatile shared float a;",
            "restrict shared float a;",
            "readonly shared float a;",
            "shared highp float a;",
            "highp shared float a;",
            "invariant shared float a;",
            "precise shared float a;",
            "flat shared float a;",
            "shared bool a;",
            "shared double a;",
            "shared mat4 a;",
            "shared float a, b[2];",
            "shared image2D a;",
            "void f(shared float a) {}",
            "void f() { shared float a; }",
            "shared float f() { return 1.0; }",
            "struct S { shared float a; };",
            "buffer B { shared float a; };",
            "shared int a[gl_WorkGroupSize.x];",
            "shared float a[8192];",
            "shared float a[8193];",
            "shared vec4 a[2048];",
            "shared vec4 a[2049];",
            "shared float a; shared float a;",
            "shared float a; float b = a;",
            "buffer B { float x; };",
            "buffer B { float x[]; };",
            "buffer B { float x[]; float y; };",
            "buffer B { float y; float x[]; } b;",
            "buffer B { float x[]; } b[2];",
            "buffer B { float x; } b[];",
            "buffer B { float x; } b[2][2];",
            "buffer float a;",
            "buffer struct S { float x; } a;",
            "readonly buffer B { float x; };",
            "buffer B { readonly float x; };",
            "readonly writeonly buffer B { float x; };",
            "buffer B { sampler2D s; };",
            "buffer B { atomic_uint s; };",
            "buffer B { bool x; };",
            "buffer B { float x = 1.0; };",
            "buffer B { struct S { float x; } s; };",
            "buffer B { float x[][2]; };",
            "buffer B { float x[2][]; };",
            "buffer { float x; };",
            "buffer B { };",
            "buffer B { vec4 x[]; vec4 y[]; };",
            "layout(std430) buffer B { float x; };",
            "layout(std430) uniform B { float x; };",
            "layout(binding = 0) buffer B { float x; };",
            "layout(binding = 7) buffer B { float x; };",
            "layout(binding = 1000) buffer B { float x; };",
            "layout(binding = -1) buffer B { float x; };",
            "layout(location = 0) buffer B { float x; };",
            "layout(packed) buffer B { float x; };",
            "layout(offset = 16) buffer B { float x; };",
            "buffer B { layout(offset = 16) float x; };",
            "buffer B { layout(offset = 3) float x; };",
            "buffer B { layout(offset = 16) float y; layout(offset = 0) float x; };",
            "buffer B { layout(align = 16) float x; };",
            "buffer B { layout(align = 3) float x; };",
            "buffer B { layout(row_major) mat4 x; };",
            "buffer B { layout(std140) float x; };",
            "uniform image2D a;",
            "layout(rgba8) uniform image2D a;",
            "writeonly uniform image2D a;",
            "readonly uniform image2D a;",
            "layout(rgba8) readonly uniform image2D a;",
            "layout(r32f) uniform image2D a;",
            "layout(r32ui) uniform image2D a;",
            "layout(r32ui) uniform uimage2D a;",
            "layout(rgba8i) uniform iimage2D a;",
            "layout(rgba8ui) uniform iimage2D a;",
            "layout(rgba16) uniform image2D a;",
            "layout(rg32f) uniform image2D a;",
            "layout(rgba8, r32f) uniform image2D a;",
            "layout(rgba8) uniform sampler2D a;",
            "layout(rgba8) readonly writeonly uniform image2D a;",
            "layout(rgba8) uniform highp image2D a;",
            "layout(rgba8) uniform image2D a[2];",
            "layout(rgba8, binding = 1) uniform image2D a;",
            "layout(rgba8, binding = 1000) uniform image2D a;",
            "layout(rgba8) coherent uniform image2D a;",
            "layout(rgba8) uniform imageCube a;",
            "layout(rgba8) uniform imageBuffer a;",
            "layout(rgba8) uniform image1D a;",
            "layout(rgba8) uniform image2DMS a;",
            "layout(rgba8) uniform imageCubeArray a;",
            "layout(rgba8) uniform image2DRect a;",
            "layout(rgba8) in image2D a;",
            "uniform atomic_uint a;",
            "layout(binding = 0) uniform atomic_uint a;",
            "layout(binding = 0, offset = 4) uniform atomic_uint a;",
            "layout(binding = 0, offset = 3) uniform atomic_uint a;",
            "layout(binding = 0, offset = 4) uniform atomic_uint a, b;",
            "layout(binding = 0, offset = 4) uniform atomic_uint a; layout(binding = 0, offset = 4) uniform atomic_uint b;",
            "layout(binding = 0) uniform atomic_uint a[2];",
            "layout(binding = 0) uniform atomic_uint a[];",
            "layout(binding = 100) uniform atomic_uint a;",
            "layout(offset = 4) uniform atomic_uint a;",
            "layout(binding = 0, offset = 4) uniform atomic_uint;",
            "layout(binding = 0) uniform int a;",
            "uniform highp atomic_uint a;",
            "struct S { atomic_uint a; };",
            "atomic_uint a;",
            "layout(location = 0, binding = 0) uniform atomic_uint a;",
        };
        each(k, 430, 310, with(size, "", globals));
        String[] statements = {
            "barrier();",
            "if (gl_LocalInvocationIndex == 0u) barrier();",
            "for (int i = 0; i < 2; i++) barrier();",
            "memoryBarrierShared();",
            "groupMemoryBarrier();",
            "memoryBarrierImage();",
            "memoryBarrierAtomicCounter();",
            "memoryBarrier();",
            "discard;",
            "EmitVertex();",
            "float d = dFdx(1.0);",
            "uvec3 v = gl_NumWorkGroups;",
            "gl_NumWorkGroups = uvec3(1);",
            "uvec3 v = gl_WorkGroupSize;",
            "const uint n = gl_WorkGroupSize.x; float a[n];",
            "float a[gl_WorkGroupSize.x];",
            "gl_WorkGroupSize = uvec3(1);",
            "uvec3 v = gl_WorkGroupID;",
            "uvec3 v = gl_LocalInvocationID;",
            "uvec3 v = gl_GlobalInvocationID;",
            "uint v = gl_LocalInvocationIndex;",
            "gl_LocalInvocationIndex = 1u;",
            "int v = gl_LocalInvocationIndex;",
            "gl_Position = vec4(0);",
            "vec4 v = gl_FragCoord;",
            "int i = gl_VertexID;",
            "int i = gl_InvocationID;",
            "int i = gl_MaxComputeWorkGroupCount[0];",
            "ivec3 i = gl_MaxComputeWorkGroupCount;",
            "int i = gl_MaxComputeUniformComponents;",
            "int i = gl_MaxComputeImageUniforms;",
            "int i = gl_MaxComputeAtomicCounterBuffers;",
            "uvec3 v = gl_LocalGroupSizeARB;",
            "gl_FragDepth = 1.0;",
            "return;",
            "return 1;",
        };
        each(k, 430, 310, with(size + "void main() { ", " }", statements));
        each(k, 430, 310, with("void main() { ", " } " + size, statements));
        for (VerdictCase.Kind other : new VerdictCase.Kind[] {VerdictCase.Kind.VERTEX, VerdictCase.Kind.FRAGMENT}) {
            each(other, 430, 310, with("void main() { ", " }", statements));
            each(other, 430, 310, globals);
        }
        String memory = size
                + "shared int s; shared uint u; shared float f; shared int a[4]; buffer B { int b; uint c; readonly int r; float g; ivec4 v; int d[]; }; buffer C { writeonly int w; }; layout(r32i) uniform iimage2D i; layout(r32f) uniform image2D j; layout(rgba8i) uniform iimage2D q; writeonly layout(r32i) uniform iimage2D wi; readonly layout(r32i) uniform iimage2D ri; layout(binding = 0) uniform atomic_uint t; uniform int n;\nvoid main() { int l; uint m; ";
        String[] operations = {
            "atomicAdd(s, 1);",
            "atomicAdd(u, 1u);",
            "atomicAdd(s, 1u);",
            "atomicAdd(u, 1);",
            "atomicAdd(f, 1.0);",
            "atomicAdd(a[1], 1);",
            "atomicAdd(a, 1);",
            "atomicAdd(l, 1);",
            "atomicAdd(n, 1);",
            "atomicAdd(b, 1);",
            "atomicAdd(c, 1u);",
            "atomicAdd(d[2], 1);",
            "atomicAdd(d[l], 1);",
            "atomicAdd(r, 1);",
            "atomicAdd(w, 1);",
            "atomicAdd(v.x, 1);",
            "atomicAdd(v[1], 1);",
            "atomicAdd(v, 1);",
            "atomicAdd(v.xy, 1);",
            "atomicAdd(s + 1, 1);",
            "atomicAdd(1, 1);",
            "atomicMin(s, 1);",
            "atomicMax(s, 1);",
            "atomicAnd(s, 1);",
            "atomicOr(u, 1u);",
            "atomicXor(s, 1);",
            "atomicExchange(s, 1);",
            "atomicExchange(f, 1.0);",
            "atomicCompSwap(s, 1, 2);",
            "atomicCompSwap(u, 1u, 2);",
            "atomicCompSwap(s, 1);",
            "l = atomicAdd(s, 1);",
            "m = atomicAdd(s, 1);",
            "atomicSub(s, 1);",
            "atomicAdd((s), 1);",
            "atomicAdd(s, l);",
            "imageLoad(i, ivec2(0));",
            "imageLoad(i, 0);",
            "imageLoad(i, vec2(0));",
            "imageLoad(wi, ivec2(0));",
            "imageStore(i, ivec2(0), ivec4(0));",
            "imageStore(i, ivec2(0), vec4(0));",
            "imageStore(ri, ivec2(0), ivec4(0));",
            "imageStore(i, ivec2(0), 1);",
            "imageAtomicAdd(i, ivec2(0), 1);",
            "imageAtomicAdd(i, ivec2(0), 1u);",
            "imageAtomicAdd(q, ivec2(0), 1);",
            "imageAtomicAdd(ri, ivec2(0), 1);",
            "imageAtomicAdd(wi, ivec2(0), 1);",
            "imageAtomicAdd(j, ivec2(0), 1.0);",
            "imageAtomicExchange(j, ivec2(0), 1.0);",
            "imageAtomicCompSwap(i, ivec2(0), 1, 2);",
            "ivec2 z = imageSize(i);",
            "ivec2 z = imageSize(wi);",
            "int z = imageSamples(i);",
            "atomicCounter(t);",
            "atomicCounterIncrement(t);",
            "atomicCounterDecrement(t);",
            "uint z = atomicCounterIncrement(t);",
            "int z = atomicCounterIncrement(t);",
            "t++;",
            "uint z = t;",
            "atomicCounterIncrement(m);",
            "atomicCounterAdd(t, 1u);",
            "atomicCounterAddARB(t, 1u);",
            "l = d.length();",
            "const int z = d.length();",
            "uint z = d.length();",
            "r = 1;",
            "l = w;",
            "w = 1;",
            "b = 1;",
            "l = r;",
            "d = d;",
            "int z[4] = a;",
            "a = int[4](1, 2, 3, 4);",
            "int z[] = d;",
            "l = d[-1];",
            "l = a[4];",
            "l = a[n];",
            "s++;",
            "b += w;",
            "l = a.length();",
            "iimage2D z = i;",
            "i = i;",
            "bool z = i == i;",
            "l = n == s ? s : n;",
        };
        each(k, 430, 310, with(memory, " }", operations));
        String[] functions = {
            "void f(image2D x) {} void main() { f(j); }",
            "void f(coherent image2D x) {} void main() { f(j); }",
            "void f(writeonly image2D x) {} void main() { f(j); }",
            "void f(readonly image2D x) {} void main() { f(j); }",
            "void f(image2D x) {} void main() { f(k); }",
            "void f(readonly image2D x) {} void main() { f(k); }",
            "void f(coherent readonly image2D x) {} void main() { f(k); }",
            "void f(image2D x) {} void main() { f(c); }",
            "void f(coherent image2D x) {} void main() { f(c); }",
            "void f(coherent volatile image2D x) {} void main() { f(c); }",
            "void f(out image2D x) {}",
            "void f(inout image2D x) {}",
            "void f(in image2D x) {}",
            "void f(layout(r32f) image2D x) {}",
            "image2D f() { return j; }",
            "void f(atomic_uint x) {}",
            "void f(out atomic_uint x) {}",
            "void f(image2D x[2]) {}",
            "struct S { image2D x; };",
            "void f(iimage2D x) {} void main() { f(j); }",
            "void f(restrict image2D x) {} void main() { f(e); }",
            "void f(image2D x) {} void main() { f(e); }",
            "void f(coherent float x) {}",
            "void f(readonly float x) {}",
            "void f() { readonly float x; }",
            "readonly float x;",
            "void f(const image2D x) {} void main() { f(j); }",
            "void f(highp image2D x) {} void main() { f(j); }",
        };
        each(
                k,
                430,
                310,
                with(
                        size
                                + "layout(r32f) uniform highp image2D j; readonly layout(r32f) uniform highp image2D k; coherent layout(r32f) uniform highp image2D c; restrict layout(r32f) uniform highp image2D e;\n",
                        "",
                        functions));
        return cases;
    }
}
