package tepui.tools.suites.calls;

import tepui.tools.suites.calls.ImplementationPair.Argument;

/** Objects of all kinds that random calls find: buffers, textures with images, a framebuffer, programs. */
final class TestObjects {
    private static final String VERTEX = """
            #version VERSION
            in vec4 a_position;
            layout(location = 0) uniform vec4 offset;
            layout(location = 1) uniform vec4 values[3];
            out vec4 v_color;
            void main() { gl_Position = a_position + offset + values[0] + values[1] + values[2]; v_color = a_position; }
            """;
    private static final String FRAGMENT = """
            #version VERSION
            in vec4 v_color;
            uniform Block { vec4 tint; } block;
            layout(location = 4) uniform sampler2D sampler;
            out vec4 color;
            void main() { color = v_color * block.tint + texture(sampler, v_color.xy); }
            """;
    private static final String COMPUTE = """
            #version VERSION
            layout(local_size_x = 2) in;
            layout(std430, binding = 0) buffer Store { uint items[]; };
            layout(location = 0) uniform uint counter;
            void main() { items[gl_GlobalInvocationID.x & 1u] = counter; }
            """;

    private final Registry registry;
    private final ImplementationPair pair;

    TestObjects(Registry registry, ImplementationPair pair) {
        this.registry = registry;
        this.pair = pair;
    }

    private int value(String name) {
        return registry.value(name);
    }

    private Argument i(long value) {
        return Argument.same((int) value, Long.toString(value));
    }

    private Argument e(String name) {
        return Argument.same(value(name), name);
    }

    private Argument l(long value) {
        return Argument.same(value, Long.toString(value));
    }

    private ImplementationPair.Outcome call(String name, Argument... arguments) {
        ImplementationPair.Outcome o = pair.call(name, arguments);
        if (o.error() != 0 || o.otherError() != 0) {
            throw new IllegalStateException(name + ": errors " + registry.nameOf(o.error()) + ", "
                    + registry.nameOf(o.otherError()) + " while the objects are made");
        }
        return o;
    }

    /** Makes some of a kind, by glGen or glCreate with an argument before the count. */
    private ImplementationPair.Name gen(String function, String kind) {
        pair.beginCall();
        call(function, i(1), pair.results(0));
        ImplementationPair.Name name = new ImplementationPair.Name(pair.written(false, 0), pair.written(true, 0));
        pair.add(kind, name.mine(), name.other());
        return name;
    }

    private static Argument n(ImplementationPair.Name name) {
        return new Argument((int) name.mine(), (int) name.other(), "");
    }

    void make() {
        boolean desktop = registry.has("glPolygonMode");
        for (int k = 0; k < 4; k++) {
            ImplementationPair.Name b = gen("glGenBuffers", "buffer");
            if (k == 3) continue;
            call("glBindBuffer", e("GL_ARRAY_BUFFER"), n(b));
            call("glBufferData", e("GL_ARRAY_BUFFER"), l(k == 0 ? 4096 : 256), pair.data(0), e("GL_STATIC_DRAW"));
        }
        call("glBindBuffer", e("GL_ARRAY_BUFFER"), i(0));
        if (!registry.has("glCreateShader")) {
            fixedFunction();
            return;
        }
        texture("GL_TEXTURE_2D");
        texture("GL_TEXTURE_2D");
        ImplementationPair.Name drawn = texture("GL_TEXTURE_2D");
        texture("GL_TEXTURE_3D");
        texture("GL_TEXTURE_CUBE_MAP");
        texture("GL_TEXTURE_2D_ARRAY");
        if (desktop) {
            texture("GL_TEXTURE_1D");
            texture("GL_TEXTURE_RECTANGLE");
            texture("GL_TEXTURE_1D_ARRAY");
        }
        storage("GL_TEXTURE_2D");
        storage("GL_TEXTURE_2D_ARRAY");
        gen("glGenTextures", "texture");
        ImplementationPair.Name rb = gen("glGenRenderbuffers", "renderbuffer");
        call("glBindRenderbuffer", e("GL_RENDERBUFFER"), n(rb));
        call("glRenderbufferStorage", e("GL_RENDERBUFFER"), e("GL_DEPTH24_STENCIL8"), i(16), i(16));
        gen("glGenRenderbuffers", "renderbuffer");
        ImplementationPair.Name fb = gen("glGenFramebuffers", "framebuffer");
        call("glBindFramebuffer", e("GL_FRAMEBUFFER"), n(fb));
        call(
                "glFramebufferTexture2D",
                e("GL_FRAMEBUFFER"),
                e("GL_COLOR_ATTACHMENT0"),
                e("GL_TEXTURE_2D"),
                n(drawn),
                i(0));
        call(
                "glFramebufferRenderbuffer",
                e("GL_FRAMEBUFFER"),
                e("GL_DEPTH_STENCIL_ATTACHMENT"),
                e("GL_RENDERBUFFER"),
                n(rb));
        call("glBindFramebuffer", e("GL_FRAMEBUFFER"), i(0));
        ImplementationPair.Name fb2 = gen("glGenFramebuffers", "framebuffer");
        call("glBindFramebuffer", e("GL_FRAMEBUFFER"), n(fb2));
        call("glBindFramebuffer", e("GL_FRAMEBUFFER"), i(0));
        for (int k = 0; k < 2; k++) {
            ImplementationPair.Name v = gen("glGenVertexArrays", "vertex array");
            call("glBindVertexArray", n(v));
        }
        for (int k = 0; k < 2; k++) {
            ImplementationPair.Name s = gen("glGenSamplers", "sampler");
            call("glBindSampler", i(0), n(s));
            call("glBindSampler", i(0), i(0));
        }
        gen("glGenQueries", "query");
        gen("glGenQueries", "query");
        ImplementationPair.Name tf = gen("glGenTransformFeedbacks", "transform feedback");
        call("glBindTransformFeedback", e("GL_TRANSFORM_FEEDBACK"), n(tf));
        call("glBindTransformFeedback", e("GL_TRANSFORM_FEEDBACK"), i(0));
        gen("glGenTransformFeedbacks", "transform feedback");
        if (registry.has("glGenProgramPipelines")) {
            ImplementationPair.Name p = gen("glGenProgramPipelines", "program pipeline");
            call("glBindProgramPipeline", n(p));
            call("glBindProgramPipeline", i(0));
            gen("glGenProgramPipelines", "program pipeline");
        }
        // Uniforms have had places of their own since shaders compute.
        boolean places = registry.version() >= (desktop ? 43 : 31);
        String version = desktop ? places ? "430" : "150" : "310 es\nprecision highp float;";
        ImplementationPair.Name vs = shader("GL_VERTEX_SHADER", text(VERTEX, version, places));
        ImplementationPair.Name fs = shader("GL_FRAGMENT_SHADER", text(FRAGMENT, version, places));
        ImplementationPair.Name program = program(vs, fs);
        if (places) {
            program(shader("GL_COMPUTE_SHADER", COMPUTE.replace("VERSION", desktop ? "430" : "310 es")));
        }
        ImplementationPair.Outcome o = call("glCreateProgram");
        pair.add("program", o.result(), o.otherResult());
        call("glUseProgram", n(program));
        o = call("glFenceSync", e("GL_SYNC_GPU_COMMANDS_COMPLETE"), i(0));
        pair.add("sync", o.result(), o.otherResult());
    }

    /** All that contexts of OpenGL ES 1.1 have: textures beside the buffers. */
    private void fixedFunction() {
        for (int k = 0; k < 3; k++) {
            ImplementationPair.Name t = gen("glGenTextures", "texture");
            if (k == 2) continue;
            call("glBindTexture", e("GL_TEXTURE_2D"), n(t));
            call(
                    "glTexImage2D",
                    e("GL_TEXTURE_2D"),
                    i(0),
                    e("GL_RGBA"),
                    i(16),
                    i(16),
                    i(0),
                    e("GL_RGBA"),
                    e("GL_UNSIGNED_BYTE"),
                    pair.data(0));
        }
    }

    private static String text(String shader, String version, boolean places) {
        String text = shader.replace("VERSION", version);
        return places ? text : text.replaceAll("layout\\(location = \\d\\) ", "");
    }

    private ImplementationPair.Name texture(String target) {
        ImplementationPair.Name t = gen("glGenTextures", "texture");
        call("glBindTexture", e(target), n(t));
        switch (target) {
            case "GL_TEXTURE_1D" ->
                call(
                        "glTexImage1D",
                        e(target),
                        i(0),
                        e("GL_RGBA8"),
                        i(16),
                        i(0),
                        e("GL_RGBA"),
                        e("GL_UNSIGNED_BYTE"),
                        pair.data(0));
            case "GL_TEXTURE_3D", "GL_TEXTURE_2D_ARRAY" ->
                call(
                        "glTexImage3D",
                        e(target),
                        i(0),
                        e("GL_RGBA8"),
                        i(16),
                        i(16),
                        i(4),
                        i(0),
                        e("GL_RGBA"),
                        e("GL_UNSIGNED_BYTE"),
                        pair.data(0));
            case "GL_TEXTURE_CUBE_MAP" -> {
                for (int f = 0; f < 6; f++) {
                    int face = value("GL_TEXTURE_CUBE_MAP_POSITIVE_X") + f;
                    call(
                            "glTexImage2D",
                            i(face),
                            i(0),
                            e("GL_RGBA8"),
                            i(16),
                            i(16),
                            i(0),
                            e("GL_RGBA"),
                            e("GL_UNSIGNED_BYTE"),
                            pair.data(0));
                }
            }
            default ->
                call(
                        "glTexImage2D",
                        e(target),
                        i(0),
                        e("GL_RGBA8"),
                        i(16),
                        i(16),
                        i(0),
                        e("GL_RGBA"),
                        e("GL_UNSIGNED_BYTE"),
                        pair.data(0));
        }
        return t;
    }

    private void storage(String target) {
        ImplementationPair.Name t = gen("glGenTextures", "texture");
        call("glBindTexture", e(target), n(t));
        if (target.equals("GL_TEXTURE_2D")) {
            call("glTexStorage2D", e(target), i(3), e("GL_RGBA8"), i(16), i(16));
        } else {
            call("glTexStorage3D", e(target), i(3), e("GL_RGBA8"), i(16), i(16), i(6));
        }
    }

    private ImplementationPair.Name shader(String stage, String text) {
        ImplementationPair.Outcome o = call("glCreateShader", e(stage));
        ImplementationPair.Name name = new ImplementationPair.Name(o.result(), o.otherResult());
        pair.add("shader", name.mine(), name.other());
        pair.beginCall();
        call("glShaderSource", n(name), i(1), pair.strings(true, text), l(0));
        call("glCompileShader", n(name));
        return name;
    }

    private ImplementationPair.Name program(ImplementationPair.Name... shaders) {
        ImplementationPair.Outcome o = call("glCreateProgram");
        ImplementationPair.Name name = new ImplementationPair.Name(o.result(), o.otherResult());
        pair.add("program", name.mine(), name.other());
        for (ImplementationPair.Name s : shaders) call("glAttachShader", n(name), n(s));
        call("glLinkProgram", n(name));
        pair.beginCall();
        call("glGetProgramiv", n(name), e("GL_LINK_STATUS"), pair.results(0));
        if (pair.written(false, 0) != 1 || pair.written(true, 0) != 1) {
            throw new IllegalStateException("a program of the objects does not link");
        }
        return name;
    }
}
