package tepui.tools.suites.verdicts;

import static tepui.tools.suites.verdicts.StageList.numbers;
import static tepui.tools.suites.verdicts.StageList.with;

import java.util.ArrayList;
import java.util.List;

/** Geometry and tessellation shaders by rule: each line of a chapter in each version that has the stage. */
final class StageCases {
    private final StageList list = new StageList();

    private void each(VerdictCase.Kind kind, int first, int firstEs, String[] texts) {
        list.each(kind, first, firstEs, texts);
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
        return list.cases;
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
        return list.cases;
    }
}
