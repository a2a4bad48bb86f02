package tepui.tools.suites.verdicts;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Programs of two and three stages by rule: what crosses from one to the next, and what they share. */
final class LinkCases {
    private final List<VerdictCase> cases = new ArrayList<>();
    private final Set<String> names = new HashSet<>();

    /** Declarations of one side, and how a stage writes or reads them. */
    private record Side(String text, String use) {}

    private void add(String name, int version, boolean es, VerdictCase.Part... parts) {
        VerdictCase c = new VerdictCase(name.replace('\n', ' '), version, es, List.of(parts));
        if (names.add(c.toString())) cases.add(c);
    }

    private static VerdictCase.Part part(VerdictCase.Kind kind, String text) {
        return new VerdictCase.Part(kind, text);
    }

    private static VerdictCase.Part vertex(String globals, String body) {
        return part(VerdictCase.Kind.VERTEX, globals + " void main() { gl_Position = vec4(0.0); " + body + " }");
    }

    private static VerdictCase.Part fragment(String globals, String body) {
        return part(
                VerdictCase.Kind.FRAGMENT,
                "out vec4 color; " + globals + " void main() { color = vec4(0.0); " + body + " }");
    }

    private static final VerdictCase.Part PLAIN_VERTEX = vertex("", "");
    private static final VerdictCase.Part PLAIN_FRAGMENT = fragment("", "");

    /** Each pair of these, in each version: a vertex shader's output and a fragment shader's input. */
    private void pairs(Side[] outs, Side[] ins, boolean used) {
        for (Side o : outs) {
            for (Side i : ins) {
                String name = o.text + " > " + i.text + (used ? "" : " unused");
                for (boolean es : new boolean[] {false, true}) {
                    for (int v : VerdictCase.versions(es, 0))
                        add(name, v, es, vertex(o.text, o.use), fragment(i.text, used ? i.use : ""));
                }
            }
        }
    }

    private static Side side(String text, String use) {
        return new Side(text, use);
    }

    private static final String[][] TYPES = {
        {"float", "1.0"},
        {"vec2", "vec2(1.0)"},
        {"vec4", "vec4(1.0)"},
        {"int", "1"},
        {"uint", "1u"},
        {"ivec2", "ivec2(1)"},
        {"mat2", "mat2(1.0)"},
        {"mat2x3", "mat2x3(1.0)"},
    };

    List<VerdictCase> varyings() {
        List<Side> outs = new ArrayList<>();
        List<Side> ins = new ArrayList<>();
        for (String[] t : TYPES) {
            outs.add(side("flat out " + t[0] + " a;", "a = " + t[1] + ";"));
            ins.add(side(
                    "flat in " + t[0] + " a;", "color.x += float(a" + (t[0].startsWith("mat") ? "[0].x" : "") + ");"));
        }
        for (String n : new String[] {"[2]", "[3]"}) {
            outs.add(side("flat out float a" + n + ";", "a[0] = 1.0; a[1] = 1.0;"));
            ins.add(side("flat in float a" + n + ";", "color.x += a[1];"));
        }
        pairs(outs.toArray(new Side[0]), ins.toArray(new Side[0]), true);
        List<Side> qualifiedOuts = new ArrayList<>();
        List<Side> qualifiedIns = new ArrayList<>();
        for (String q : new String[] {
            "",
            "smooth ",
            "flat ",
            "noperspective ",
            "centroid ",
            "smooth centroid ",
            "centroid flat ",
            "sample ",
            "invariant ",
            "mediump ",
            "lowp ",
            "precise "
        }) {
            if (!q.startsWith("precise"))
                qualifiedIns.add(side(
                        q.replace("mediump ", "").replace("lowp ", "") + "in " + (q.endsWith("p ") ? q : "")
                                + "float a;",
                        "color.x += a;"));
            qualifiedOuts.add(side(
                    q.replace("mediump ", "").replace("lowp ", "") + "out " + (q.endsWith("p ") ? q : "") + "float a;",
                    "a = 1.0;"));
        }
        pairs(qualifiedOuts.toArray(new Side[0]), qualifiedIns.toArray(new Side[0]), true);
        Side[] structsOut = structs("out");
        Side[] structsIn = structs("in");
        pairs(structsOut, structsIn, true);
        Side[] placedOut = placed("out", "a", "b");
        Side[] placedIn = placed("in", "a", "c");
        pairs(placedOut, placedIn, true);
        pairs(
                new Side[] {side("", ""), side("out float b;", ""), side("out float a;", "")},
                new Side[] {
                    side("in float a;", "color.x += a;"),
                    side("layout(location = 0) in float a;", "color.x += a;"),
                    side("in vec4 a[2];", "color += a[1];"),
                    side("in float a; float f() { return a; }", "")
                },
                true);
        pairs(
                new Side[] {side("", ""), side("out int a;", ""), side("flat out vec2 a;", "")},
                new Side[] {side("in float a;", "color.x += a;"), side("flat in int a;", "color.x += float(a);")},
                false);
        return cases;
    }

    private static Side[] structs(String way) {
        boolean out = way.equals("out");
        String u = out ? "a.x = 1.0;" : "color.x += a.x;";
        String[] texts = {
            "struct S { float x; }; " + way + " S a;",
            "struct T { float x; }; " + way + " T a;",
            "struct S { float x; float y; }; " + way + " S a;",
            "struct S { float y; float x; }; " + way + " S a;",
            "struct S { mediump float x; }; " + way + " S a;",
            "struct S { float x; vec2 y; }; " + way + " S a;",
            "struct S { float x; float y[2]; }; " + way + " S a;",
            "struct R { float z; }; struct S { float x; R y; }; " + way + " S a;",
        };
        List<Side> made = new ArrayList<>();
        for (String t : texts) made.add(side(t, u));
        made.add(side("struct S { float x; }; " + way + " S a[2];", out ? "a[0].x = 1.0;" : "color.x += a[1].x;"));
        made.add(side(way + " struct S { float x; } a;", u));
        return made.toArray(new Side[0]);
    }

    private static Side[] placed(String way, String one, String two) {
        boolean out = way.equals("out");
        List<Side> made = new ArrayList<>();
        String[] layouts = {
            "",
            "layout(location = 0) ",
            "layout(location = 1) ",
            "layout(location = 0, component = 1) ",
            "layout(location = 31) ",
            "layout(location = 32) "
        };
        for (String l : layouts) {
            for (String n : new String[] {one, two}) {
                made.add(side(l + way + " float " + n + ";", out ? n + " = 1.0;" : "color.x += " + n + ";"));
            }
        }
        String v = "layout(location = 0) " + way + " vec2 a;";
        made.add(side(v, out ? "a = vec2(1.0);" : "color.xy += a;"));
        made.add(side(
                "layout(location = 0) " + way + " vec2 a; layout(location = 0, component = 2) " + way + " float d;",
                out ? "a = vec2(1.0); d = 1.0;" : "color.xy += a * d;"));
        made.add(side(
                "layout(location = 0) " + way + " vec2 a; layout(location = 0, component = 1) " + way + " float d;",
                out ? "a = vec2(1.0); d = 1.0;" : "color.xy += a * d;"));
        made.add(side(
                "layout(location = 0) " + way + " vec2 a; layout(location = 0) " + way + " float d;",
                out ? "a = vec2(1.0); d = 1.0;" : "color.xy += a * d;"));
        made.add(side(
                "layout(location = 0) " + way + " float a[2]; layout(location = 1) " + way + " float d;",
                out ? "a[0] = 1.0; d = 1.0;" : "color.x += a[1] * d;"));
        made.add(side(
                "layout(location = 0) flat " + way + " int a; layout(location = 0, component = 1) flat " + way
                        + " float d;",
                out ? "a = 1; d = 1.0;" : "color.x += float(a) * d;"));
        made.add(side(
                "layout(location = 0) flat " + way + " float a; layout(location = 0, component = 1) " + way
                        + " float d;",
                out ? "a = 1.0; d = 1.0;" : "color.x += a * d;"));
        return made.toArray(new Side[0]);
    }

    List<VerdictCase> blocks() {
        pairs(varyingBlocks("out"), varyingBlocks("in"), true);
        for (String kind : new String[] {"uniform", "buffer"}) {
            Side[] first = sharedBlocks(kind);
            for (Side a : first) {
                for (Side b : first) {
                    for (boolean es : new boolean[] {false, true}) {
                        for (int v : VerdictCase.versions(es, 0)) {
                            if (kind.equals("buffer") && v < (es ? 310 : 430)) continue;
                            add(
                                    a.text + " & " + b.text,
                                    v,
                                    es,
                                    vertex(a.text, "gl_Position.x = float(" + a.use + ");"),
                                    fragment(b.text, "color.x = float(" + b.use + ");"));
                        }
                    }
                }
            }
        }
        return cases;
    }

    private static Side[] varyingBlocks(String way) {
        boolean out = way.equals("out");
        List<Side> made = new ArrayList<>();
        String[][] texts = {
            {" B { float x; };", "x"},
            {" B { float x; } b;", "b.x"},
            {" B { float x; } c;", "c.x"},
            {" C { float x; } b;", "b.x"},
            {" B { float y; } b;", "b.y"},
            {" B { vec2 x; } b;", "b.x.x"},
            {" B { float x; float y; } b;", "b.x"},
            {" B { float y; float x; } b;", "b.x"},
            {" B { float x; } b[2];", "b[1].x"},
            {" B { float x; } b[3];", "b[1].x"},
            {" B { flat float x; } b;", "b.x"},
            {" B { centroid float x; } b;", "b.x"},
            {" B { noperspective float x; } b;", "b.x"},
            {" B { mediump float x; } b;", "b.x"},
            {" B { float x[2]; } b;", "b.x[1]"},
            {" B { layout(location = 0) float x; } b;", "b.x"},
            {" B { layout(location = 2) float x; } b;", "b.x"},
        };
        for (String[] t : texts) made.add(side(way + t[0], out ? t[1] + " = 1.0;" : "color.x += " + t[1] + ";"));
        made.add(side("layout(location = 0) " + way + " B { float x; } b;", out ? "b.x = 1.0;" : "color.x += b.x;"));
        made.add(side("layout(location = 0) " + way + " C { float y; } c;", out ? "c.y = 1.0;" : "color.x += c.y;"));
        made.add(side("flat " + way + " B { float x; } b;", out ? "b.x = 1.0;" : "color.x += b.x;"));
        made.add(side(way + " float x;", out ? "x = 1.0;" : "color.x += x;"));
        made.add(side(way + " struct B { float x; } b;", out ? "b.x = 1.0;" : "color.x += b.x;"));
        return made.toArray(new Side[0]);
    }

    private static Side[] sharedBlocks(String kind) {
        String[][] texts = {
            {" B { float x; };", "x"},
            {" B { float x; } b;", "b.x"},
            {" B { float x; } c;", "c.x"},
            {" C { float x; };", "x"},
            {" B { int x; };", "x"},
            {" B { float x; float y; };", "x"},
            {" B { float y; float x; };", "x"},
            {" B { float x[2]; };", "x[1]"},
            {" B { float x[3]; };", "x[1]"},
            {" B { float x; } b[2];", "b[1].x"},
            {" B { float x; } b[3];", "b[1].x"},
            {" B { mediump float x; };", "x"},
            {" B { mat2 x; };", "x[0].x"},
            {" B { layout(row_major) mat2 x; };", "x[0].x"},
            {" B { vec2 x; };", "x.x"},
        };
        List<Side> made = new ArrayList<>();
        for (String[] t : texts) made.add(side(kind + t[0], t[1]));
        for (String l : new String[] {"std140", "shared", "packed", "row_major", "binding = 0", "binding = 1"})
            made.add(side("layout(" + l + ") " + kind + " B { float x; };", "x"));
        made.add(side("struct S { float z; }; " + kind + " B { S x; };", "x.z"));
        made.add(side("struct T { float z; }; " + kind + " B { T x; };", "x.z"));
        if (kind.equals("uniform")) made.add(side("uniform float x;", "x"));
        if (kind.equals("buffer")) {
            made.add(side("buffer B { float x[]; };", "x[1]"));
            made.add(side("layout(std430) buffer B { float x; };", "x"));
        }
        return made.toArray(new Side[0]);
    }

    List<VerdictCase> uniforms() {
        String[][] texts = {
            {"uniform float a;", "a"},
            {"uniform mediump float a;", "a"},
            {"uniform int a;", "a"},
            {"uniform vec2 a;", "a.x"},
            {"uniform float a[2];", "a[0]"},
            {"uniform float a[3];", "a[0]"},
            {"uniform float a[2];", "a[1]"},
            {"uniform bool a;", "a"},
            {"uniform float a = 1.0;", "a"},
            {"uniform float a = 2.0;", "a"},
            {"layout(location = 0) uniform float a;", "a"},
            {"layout(location = 1) uniform float a;", "a"},
            {"layout(location = 0) uniform float b;", "b"},
            {"layout(location = 0) uniform float b[3];", "b[2]"},
            {"layout(location = 2) uniform float c;", "c"},
            {"uniform sampler2D a;", "texture(a, vec2(0.0)).x"},
            {"uniform highp sampler2D a;", "texture(a, vec2(0.0)).x"},
            {"uniform isampler2D a;", "1"},
            {"uniform samplerCube a;", "texture(a, vec3(0.0)).x"},
            {"layout(binding = 0) uniform sampler2D a;", "texture(a, vec2(0.0)).x"},
            {"layout(binding = 1) uniform sampler2D a;", "texture(a, vec2(0.0)).x"},
            {"struct S { float x; }; uniform S a;", "a.x"},
            {"struct T { float x; }; uniform T a;", "a.x"},
            {"struct S { float x; float y; }; uniform S a;", "a.x"},
            {"struct S { int x; }; uniform S a;", "a.x"},
            {"struct S { mediump float x; }; uniform S a;", "a.x"},
            {"struct S { float x; }; uniform S a[2];", "a[1].x"},
            {"layout(binding = 0) uniform atomic_uint a;", "atomicCounter(a)"},
            {"layout(binding = 1) uniform atomic_uint a;", "atomicCounter(a)"},
            {"layout(binding = 0, offset = 4) uniform atomic_uint a;", "atomicCounter(a)"},
            {"layout(binding = 0) uniform atomic_uint b;", "atomicCounter(b)"},
            {"layout(r32f) readonly uniform highp image2D a;", "imageLoad(a, ivec2(0)).x"},
            {"layout(r32i) readonly uniform highp iimage2D a;", "imageLoad(a, ivec2(0)).x"},
            {"layout(rgba8) readonly uniform highp image2D a;", "imageLoad(a, ivec2(0)).x"},
            {"layout(r32f) coherent readonly uniform highp image2D a;", "imageLoad(a, ivec2(0)).x"},
            {"const float a = 1.0;", "a"},
            {"float a;", "a"},
        };
        for (String[] a : texts) {
            for (String[] b : texts) {
                for (boolean es : new boolean[] {false, true}) {
                    for (int v : VerdictCase.versions(es, 0)) {
                        add(
                                a[0] + " " + a[1] + " & " + b[0] + " " + b[1],
                                v,
                                es,
                                vertex(a[0], "gl_Position.x = float(" + a[1] + ");"),
                                fragment(b[0], "color.x = float(" + b[1] + ");"));
                    }
                }
            }
        }
        return cases;
    }

    private static final String GEOMETRY = "layout(triangles) in; layout(triangle_strip, max_vertices = 3) out; ";
    private static final String CONTROL = "layout(vertices = 3) out; ";
    private static final String EVALUATION = "layout(triangles) in; ";

    private void each(String name, int first, VerdictCase.Part... parts) {
        for (int v : VerdictCase.versions(false, first)) add(name, v, false, parts);
        add(name, 320, true, parts);
    }

    List<VerdictCase> stages() {
        String[][] outs = {
            {"out float a;", "a = 1.0;"},
            {"out vec2 a;", "a = vec2(1.0);"},
            {"flat out int a;", "a = 1;"},
            {"out float a[2];", "a[1] = 1.0;"},
            {"flat out float a;", "a = 1.0;"},
            {"centroid out float a;", "a = 1.0;"},
            {"", ""},
            {"out B { float x; } b;", "b.x = 1.0;"},
            {"out B { vec2 x; } b;", "b.x = vec2(1.0);"},
            {"out B { float x; };", "x = 1.0;"},
            {"out B { float x; } b[2];", "b[1].x = 1.0;"},
            {"layout(location = 0) out float z;", "z = 1.0;"},
            {"struct S { float x; }; out S a;", "a.x = 1.0;"},
        };
        String[][] ins = {
            {"in float a[];", "float f = a[0];"},
            {"in float a[3];", "float f = a[0];"},
            {"in float a[4];", "float f = a[0];"},
            {"in vec2 a[];", "vec2 f = a[0];"},
            {"flat in int a[];", "int f = a[0];"},
            {"in float a[][2];", "float f = a[0][1];"},
            {"flat in float a[];", "float f = a[0];"},
            {"centroid in float a[];", "float f = a[0];"},
            {"in B { float x; } b[];", "float f = b[0].x;"},
            {"in B { float x; } c[];", "float f = c[0].x;"},
            {"in B { vec2 x; } b[];", "vec2 f = b[0].x;"},
            {"in B { float x; } b[][2];", "float f = b[0][1].x;"},
            {"layout(location = 0) in float z[];", "float f = z[0];"},
            {"struct S { float x; }; in S a[];", "float f = a[0].x;"},
        };
        for (String[] o : outs) {
            for (String[] i : ins) {
                String name = o[0] + " > " + i[0];
                String body = " void main() { " + i[1] + " gl_Position = vec4(f); EmitVertex(); }";
                each(
                        "geometry " + name,
                        150,
                        vertex(o[0], o[1]),
                        part(VerdictCase.Kind.GEOMETRY, GEOMETRY + i[0] + body),
                        PLAIN_FRAGMENT);
                String control = " void main() { " + i[1] + " gl_TessLevelOuter[0] = float("
                        + (i[1].startsWith("vec2") ? "f.x" : "f") + "); }";
                each(
                        "control " + name,
                        400,
                        vertex(o[0], o[1]),
                        part(VerdictCase.Kind.CONTROL, CONTROL + i[0] + control),
                        part(VerdictCase.Kind.EVALUATION, EVALUATION),
                        PLAIN_FRAGMENT);
            }
        }
        String[][] controls = {
            {"out float a[];", "a[gl_InvocationID] = 1.0;"},
            {"out float a[3];", "a[gl_InvocationID] = 1.0;"},
            {"patch out float a;", "a = 1.0;"},
            {"patch out float a[3];", "a[0] = 1.0;"},
            {"patch out vec2 a;", "a = vec2(1.0);"},
            {"out vec2 a[];", "a[gl_InvocationID] = vec2(1.0);"},
            {"out B { float x; } b[];", "b[gl_InvocationID].x = 1.0;"},
            {"patch out B { float x; } b;", "b.x = 1.0;"},
            {"patch out B { float x; };", "x = 1.0;"},
            {"flat out float a[];", "a[gl_InvocationID] = 1.0;"},
            {"layout(location = 0) out float z[];", "z[gl_InvocationID] = 1.0;"},
            {"layout(location = 0) patch out float z;", "z = 1.0;"},
            {"", ""},
        };
        String[][] evaluations = {
            {"in float a[];", "a[0]"},
            {"in float a[3];", "a[0]"},
            {"in float a[gl_MaxPatchVertices];", "a[0]"},
            {"patch in float a;", "a"},
            {"patch in float a[3];", "a[1]"},
            {"patch in float a[2];", "a[1]"},
            {"patch in vec2 a;", "a.x"},
            {"in vec2 a[];", "a[0].x"},
            {"in B { float x; } b[];", "b[0].x"},
            {"in B { float x; } c[];", "c[0].x"},
            {"patch in B { float x; } b;", "b.x"},
            {"patch in B { float x; };", "x"},
            {"patch in B { float x; } c;", "c.x"},
            {"flat in float a[];", "a[0]"},
            {"layout(location = 0) in float z[];", "z[0]"},
            {"layout(location = 0) patch in float z;", "z"},
            {"layout(location = 0) in float y[];", "y[0]"},
            {"", "1.0"},
        };
        for (String[] o : controls) {
            for (String[] i : evaluations) {
                each(
                        o[0] + " > " + i[0],
                        400,
                        PLAIN_VERTEX,
                        part(VerdictCase.Kind.CONTROL, CONTROL + o[0] + " void main() { " + o[1] + " }"),
                        part(
                                VerdictCase.Kind.EVALUATION,
                                EVALUATION + i[0] + " void main() { gl_Position = vec4(" + i[1] + "); }"),
                        PLAIN_FRAGMENT);
            }
        }
        whole();
        return cases;
    }

    /** Which stages go together, and what of them must be said. */
    private void whole() {
        VerdictCase.Part control = part(VerdictCase.Kind.CONTROL, CONTROL);
        VerdictCase.Part evaluation = part(VerdictCase.Kind.EVALUATION, EVALUATION);
        VerdictCase.Part geometry = part(VerdictCase.Kind.GEOMETRY, GEOMETRY);
        VerdictCase.Part[] all = {PLAIN_VERTEX, control, evaluation, geometry, PLAIN_FRAGMENT};
        for (int mask = 1; mask < 32; mask++) {
            List<VerdictCase.Part> some = new ArrayList<>();
            StringBuilder name = new StringBuilder("whole");
            for (int i = 0; i < 5; i++) {
                if ((mask >> i & 1) == 0) continue;
                some.add(all[i]);
                name.append(' ').append(all[i].kind());
            }
            if (some.size() > 1) each(name.toString(), 400, some.toArray(new VerdictCase.Part[0]));
        }
        String compute = "layout(local_size_x = 1) in;";
        for (VerdictCase.Part p : all)
            each("compute beside " + p.kind(), 430, p, part(VerdictCase.Kind.COMPUTE, compute));
        String[] sizes = {
            "local_size_x = 1", "local_size_x = 2", "local_size_y = 2", "local_size_x = 1, local_size_y = 1"
        };
        for (String a : sizes) {
            each(
                    "compute twice " + a,
                    430,
                    part(VerdictCase.Kind.COMPUTE, compute),
                    part(
                            VerdictCase.Kind.COMPUTE,
                            "layout(" + a + ") in; void f() {} void main_() {}".replace("void main_() {}", "")));
        }
        String[] tails = {
            "void f() {}",
            "layout(triangles) in; void f() {}",
            "layout(points) in; void f() {}",
            "layout(max_vertices = 4) out; void f() {}",
            "layout(points) out; void f() {}",
            "layout(invocations = 2) in; void f() {}"
        };
        for (String t : tails) {
            String text = t.replace("void f() {}", "void f() { } //void main");
            for (int v : VerdictCase.versions(false, 150))
                add(
                        "geometry twice " + t,
                        v,
                        false,
                        PLAIN_VERTEX,
                        geometry,
                        part(VerdictCase.Kind.GEOMETRY, text),
                        PLAIN_FRAGMENT);
        }
        String[] vertices = {
            "void f() {}", "layout(vertices = 3) out; void f() {}", "layout(vertices = 4) out; void f() {}"
        };
        for (String t : vertices) {
            for (int v : VerdictCase.versions(false, 400))
                add(
                        "control twice " + t,
                        v,
                        false,
                        PLAIN_VERTEX,
                        control,
                        part(VerdictCase.Kind.CONTROL, t + "//void main"),
                        evaluation,
                        PLAIN_FRAGMENT);
        }
        String[] modes = {
            "void f() {}",
            "layout(triangles) in; void f() {}",
            "layout(quads) in; void f() {}",
            "layout(equal_spacing) in; void f() {}",
            "layout(cw) in; void f() {}",
            "layout(point_mode) in; void f() {}"
        };
        for (String t : modes) {
            for (int v : VerdictCase.versions(false, 400))
                add(
                        "evaluation twice " + t,
                        v,
                        false,
                        PLAIN_VERTEX,
                        control,
                        evaluation,
                        part(VerdictCase.Kind.EVALUATION, t + "//void main"),
                        PLAIN_FRAGMENT);
        }
        String[] heads = {
            "",
            "layout(triangles) in;",
            "layout(triangle_strip) out;",
            "layout(max_vertices = 3) out;",
            "layout(triangles) in; layout(triangle_strip) out;",
            "layout(triangles) in; layout(max_vertices = 3) out;",
            "layout(triangle_strip, max_vertices = 3) out;",
            "layout(triangles) in; layout(triangle_strip, max_vertices = 0) out;"
        };
        for (String h : heads)
            each("geometry says " + h, 150, PLAIN_VERTEX, part(VerdictCase.Kind.GEOMETRY, h), PLAIN_FRAGMENT);
        for (String h : new String[] {"", "layout(quads) in;", "layout(cw) in;", "layout(point_mode) in;"}) {
            each(
                    "evaluation says " + h,
                    400,
                    PLAIN_VERTEX,
                    control,
                    part(VerdictCase.Kind.EVALUATION, h),
                    PLAIN_FRAGMENT);
            for (String g : new String[] {"points", "lines", "triangles", "lines_adjacency", "triangles_adjacency"}) {
                String more = "layout(" + g + ") in; layout(points, max_vertices = 1) out;";
                each(
                        "evaluation says " + h + " geometry " + g,
                        400,
                        PLAIN_VERTEX,
                        control,
                        part(VerdictCase.Kind.EVALUATION, h),
                        part(VerdictCase.Kind.GEOMETRY, more),
                        PLAIN_FRAGMENT);
            }
        }
        each("control says nothing", 400, PLAIN_VERTEX, part(VerdictCase.Kind.CONTROL, ""), evaluation, PLAIN_FRAGMENT);
        each(
                "compute says nothing",
                430,
                part(VerdictCase.Kind.COMPUTE, ""),
                part(VerdictCase.Kind.COMPUTE, "void f() {} //void main"));
    }
}
