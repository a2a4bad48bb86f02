package tepui.tools.suites.errors;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import tepui.tools.suites.gl.GlHost;

/**
 * Walk over all getters of a context: each function with each enum that may be a state's name, and writes down the
 * error or the words that came back. Two contexts that were given the same calls should answer alike.
 */
final class GetterWalk {
    private static final int WORDS = 16;
    private static final int SENTINEL = 0x5EA15EA1;
    private static final Pattern TEXTURE =
            Pattern.compile("GL_(TEXTURE_|IMAGE_|GENERATE_MIPMAP|DEPTH_STENCIL_TEX|DEPTH_TEX).*");
    private static final Pattern VERTEX = Pattern.compile("GL_(VERTEX_|CURRENT_VERTEX).*");
    private static final Pattern QUERY = Pattern.compile("GL_(QUERY_|CURRENT_QUERY).*");

    private final CallScript calls;
    private final GlHost.Profile profile;
    private final int version;
    private final MemorySegment results;
    private final Map<String, String> answers = new LinkedHashMap<>();
    /** Names of enums, one for each value. */
    private final TreeMap<Integer, String> names = new TreeMap<>();

    GetterWalk(CallScript calls, GlHost.Profile profile, int version) {
        this.calls = calls;
        this.profile = profile;
        this.version = version;
        results = calls.results();
        new TreeMap<>(CallScript.enums()).forEach((name, value) -> {
            if (value < 0x0B00 || value > 0x9FFF) return;
            String old = names.get(value);
            // The name without an extension's letters.
            if (old == null || name.length() < old.length()) names.put(value, name);
        });
    }

    /** By call: what came of it. */
    Map<String, String> answers() {
        return answers;
    }

    private boolean es() {
        return profile == GlHost.Profile.ES;
    }

    private boolean legacy() {
        return profile == GlHost.Profile.COMPATIBILITY;
    }

    private boolean since(int desktop, int es) {
        return es() ? version >= es : version >= desktop;
    }

    // ---- what is asked ---------------------------------------------------------------------------------------------

    void states() {
        List<Integer> all = List.copyOf(names.keySet());
        each("glGetIntegerv", all);
        each("glGetFloatv", all);
        each("glGetBooleanv", all);
        if (since(32, 30)) each("glGetInteger64v", all);
        if (!es()) each("glGetDoublev", all);
        for (int name : all) value("glIsEnabled", name);
        List<Integer> indices = List.of(0, 1);
        if (since(31, 30)) each("glGetIntegeri_v", all, indices);
        if (since(32, 30)) each("glGetInteger64i_v", all, indices);
        if (since(30, 31)) each("glGetBooleani_v", all, indices);
        if (since(41, 99)) each("glGetFloati_v", all, indices);
        if (since(41, 99)) each("glGetDoublei_v", all, indices);
        if (since(30, 32)) for (int name : all) for (int i : indices) value("glIsEnabledi", name, i);
    }

    void textures() {
        List<Integer> targets =
                those("GL_TEXTURE_(1D|2D|3D|CUBE_MAP|RECTANGLE|BUFFER|1D_ARRAY|2D_ARRAY|CUBE_MAP_ARRAY|2D_MULTISAMPLE"
                        + "|2D_MULTISAMPLE_ARRAY|CUBE_MAP_POSITIVE_X|EXTERNAL_OES)|GL_PROXY_TEXTURE_\\w+");
        List<Integer> parameters = matching(TEXTURE);
        each("glGetTexParameteriv", targets, parameters);
        each("glGetTexParameterfv", targets, parameters);
        if (since(30, 32)) each("glGetTexParameterIiv", targets, parameters);
        if (since(30, 32)) each("glGetTexParameterIuiv", targets, parameters);
        if (since(10, 31)) each("glGetTexLevelParameteriv", targets, List.of(0, 1), parameters);
        if (since(10, 31)) each("glGetTexLevelParameterfv", targets, List.of(0), parameters);
        List<Integer> samplers = List.of(1, 77);
        if (since(33, 30)) each("glGetSamplerParameteriv", samplers, parameters);
        if (since(33, 30)) each("glGetSamplerParameterfv", samplers, parameters);
        if (since(33, 32)) each("glGetSamplerParameterIiv", samplers, parameters);
        if (since(33, 32)) each("glGetSamplerParameterIuiv", samplers, parameters);
        if (since(32, 31)) each("glGetMultisamplefv", those("GL_SAMPLE_(POSITION|MASK)"), List.of(0, 4));
    }

    void framebuffers() {
        List<Integer> targets = those("GL_(DRAW_|READ_)?FRAMEBUFFER");
        List<Integer> attachments = those(
                "GL_(BACK|FRONT|FRONT_LEFT|BACK_LEFT|FRONT_RIGHT|BACK_RIGHT|LEFT|AUX0|DEPTH|STENCIL|COLOR"
                        + "|COLOR_ATTACHMENT0|COLOR_ATTACHMENT1|DEPTH_ATTACHMENT|STENCIL_ATTACHMENT|DEPTH_STENCIL_ATTACHMENT)");
        each("glGetFramebufferAttachmentParameteriv", targets, attachments, those("GL_FRAMEBUFFER_ATTACHMENT\\w+"));
        List<Integer> states = those(
                "GL_FRAMEBUFFER_\\w+|GL_DOUBLEBUFFER|GL_STEREO|GL_SAMPLES|GL_SAMPLE_BUFFERS|GL_IMPLEMENTATION_COLOR\\w+");
        if (since(43, 31)) each("glGetFramebufferParameteriv", targets, states);
        each("glGetRenderbufferParameteriv", those("GL_RENDERBUFFER"), those("GL_RENDERBUFFER\\w+"));
    }

    void buffers() {
        List<Integer> targets = those("GL_\\w+_BUFFER");
        List<Integer> parameters = those("GL_BUFFER_\\w+");
        each("glGetBufferParameteriv", targets, parameters);
        if (since(32, 30)) each("glGetBufferParameteri64v", targets, parameters);
        if (since(15, 30)) each("glGetBufferPointerv", targets, parameters);
        List<Integer> indices = List.of(0, 1, 2, 15, 16);
        List<Integer> attributes = matching(VERTEX);
        each("glGetVertexAttribiv", indices, attributes);
        each("glGetVertexAttribfv", indices, attributes);
        if (since(30, 30)) each("glGetVertexAttribIiv", indices, attributes);
        if (since(30, 30)) each("glGetVertexAttribIuiv", indices, attributes);
        if (!es()) each("glGetVertexAttribdv", indices, attributes);
        if (since(41, 99)) each("glGetVertexAttribLdv", indices, attributes);
        each("glGetVertexAttribPointerv", indices, attributes);
        List<Integer> objects = List.of(1, 77);
        if (since(45, 99)) {
            List<Integer> arrays = those("GL_(ELEMENT_ARRAY_BUFFER_BINDING|VERTEX_ATTRIB\\w+|VERTEX_BINDING\\w+)");
            each("glGetVertexArrayiv", objects, arrays);
            each("glGetVertexArrayIndexediv", objects, List.of(0, 1, 16), arrays);
            each("glGetVertexArrayIndexed64iv", objects, List.of(0, 16), arrays);
            each("glGetTransformFeedbackiv", List.of(0, 1), those("GL_TRANSFORM_FEEDBACK\\w+"));
            each("glGetTransformFeedbacki_v", List.of(0, 1), those("GL_TRANSFORM_FEEDBACK\\w+"), List.of(0, 4));
            each("glGetTransformFeedbacki64_v", List.of(0, 1), those("GL_TRANSFORM_FEEDBACK\\w+"), List.of(0, 4));
        }
    }

    void queries() {
        List<Integer> targets = those(
                "GL_(SAMPLES_PASSED|ANY_SAMPLES\\w+|PRIMITIVES_GENERATED|TRANSFORM_FEEDBACK\\w*|TIME_ELAPSED|TIMESTAMP"
                        + "|VERTICES_SUBMITTED|\\w+_INVOCATIONS|CLIPPING\\w+)");
        List<Integer> parameters = matching(QUERY);
        if (since(15, 30)) each("glGetQueryiv", targets, parameters);
        if (since(40, 99)) each("glGetQueryIndexediv", targets, List.of(0, 1, 4), parameters);
        List<Integer> queries = List.of(0, 1, 77);
        if (since(15, 30)) each("glGetQueryObjectuiv", queries, parameters);
        if (since(33, 99)) each("glGetQueryObjecti64v", queries, parameters);
    }

    void programs() {
        List<Integer> objects = List.of(0, 1, 2, 3, 4);
        List<Integer> parameters = those(
                "GL_(PROGRAM_\\w+|ACTIVE_\\w+|LINK_STATUS|VALIDATE_STATUS|DELETE_STATUS|INFO_LOG_LENGTH|ATTACHED_SHADERS"
                        + "|TRANSFORM_FEEDBACK_\\w+|GEOMETRY_\\w+|TESS_\\w+|COMPUTE_\\w+|SHADER_\\w+|COMPILE_STATUS|\\w+_SHADER|COMPLETION_STATUS_\\w+)");
        each("glGetProgramiv", objects, parameters);
        each("glGetShaderiv", objects, parameters);
        if (since(41, 31)) each("glGetProgramPipelineiv", List.of(0, 1), parameters);
        if (since(40, 99)) each("glGetProgramStageiv", objects, those("GL_\\w+_SHADER"), parameters);
        List<Integer> indices = List.of(0, 1, 2);
        List<Integer> uniforms = those("GL_UNIFORM_\\w+");
        if (since(31, 30)) {
            each("glGetActiveUniformBlockiv", objects, indices, uniforms);
            for (int p : objects) {
                for (int u = 0; u < 8; u++) {
                    results.set(ValueLayout.JAVA_INT, 4096, u);
                    for (int name : uniforms) {
                        take(
                                "glGetActiveUniformsiv",
                                List.of(p, u, name),
                                p,
                                1,
                                results.address() + 4096,
                                name,
                                results.address());
                    }
                }
            }
        }
        if (since(42, 99))
            each("glGetActiveAtomicCounterBufferiv", objects, indices, those("GL_ATOMIC_COUNTER_BUFFER\\w*"));
        if (since(43, 31)) {
            List<Integer> interfaces = those(
                    "GL_(UNIFORM|UNIFORM_BLOCK|PROGRAM_INPUT|PROGRAM_OUTPUT|BUFFER_VARIABLE|SHADER_STORAGE_BLOCK"
                            + "|ATOMIC_COUNTER_BUFFER|TRANSFORM_FEEDBACK_VARYING|TRANSFORM_FEEDBACK_BUFFER|\\w+_SUBROUTINE(_UNIFORM)?)");
            each("glGetProgramInterfaceiv", objects, interfaces, those("GL_(ACTIVE_RESOURCES|MAX_N\\w+)"));
            List<Integer> properties =
                    those("GL_(NAME_LENGTH|TYPE|ARRAY_SIZE|OFFSET|BLOCK_INDEX|ARRAY_STRIDE|MATRIX_STRIDE|IS_ROW_MAJOR"
                            + "|ATOMIC_COUNTER_BUFFER_INDEX|BUFFER_BINDING|BUFFER_DATA_SIZE|NUM_ACTIVE_VARIABLES|ACTIVE_VARIABLES|REFERENCED_BY_\\w+"
                            + "|TOP_LEVEL_\\w+|LOCATION|LOCATION_INDEX|IS_PER_PATCH|LOCATION_COMPONENT|TRANSFORM_FEEDBACK_BUFFER_(INDEX|STRIDE)"
                            + "|NUM_COMPATIBLE_SUBROUTINES|COMPATIBLE_SUBROUTINES)");
            for (int p : objects) {
                for (int i : interfaces) {
                    for (int r = 0; r < 8; r++) {
                        for (int name : properties) {
                            results.set(ValueLayout.JAVA_INT, 4096, name);
                            take(
                                    "glGetProgramResourceiv",
                                    List.of(p, i, r, name),
                                    p,
                                    i,
                                    r,
                                    1,
                                    results.address() + 4096,
                                    WORDS,
                                    results.address() + 4100,
                                    results.address());
                        }
                    }
                }
            }
        }
        for (int p : objects) {
            for (int i = 0; i < 8; i++) {
                active("glGetActiveUniform", p, i);
                active("glGetActiveAttrib", p, i);
                if (since(30, 30)) active("glGetTransformFeedbackVarying", p, i);
            }
        }
        if (since(41, 20)) {
            for (int shader : those("GL_\\w+_SHADER")) {
                for (int type : those("GL_(LOW|MEDIUM|HIGH)_(FLOAT|INT)")) {
                    take(
                            "glGetShaderPrecisionFormat",
                            List.of(shader, type),
                            shader,
                            type,
                            results.address(),
                            results.address() + 8);
                }
            }
        }
    }

    private void active(String function, int program, int index) {
        long at = results.address();
        take(function, List.of(program, index), program, index, 32, at + 8192, at, at + 4, at + 8);
        String s = answers.getOrDefault(text(function, List.of(program, index)), "GL_");
        if (!s.startsWith("GL_")) {
            answers.put(text(function, List.of(program, index)), s + ' ' + results.getString(8192));
        }
    }

    void fixed() {
        if (!legacy()) return;
        List<Integer> materials = those(
                "GL_(AMBIENT|DIFFUSE|SPECULAR|EMISSION|SHININESS|POSITION|AMBIENT_AND_DIFFUSE|COLOR_INDEXES|SPOT_\\w+|\\w+_ATTENUATION)");
        for (String type : List.of("iv", "fv")) {
            each("glGetLight" + type, those("GL_LIGHT[0-7]"), materials);
            each("glGetMaterial" + type, those("GL_FRONT|GL_BACK|GL_FRONT_AND_BACK"), materials);
            List<Integer> environment = those(
                    "GL_(TEXTURE_ENV\\w*|COMBINE_\\w+|SOURCE\\d_\\w+|OPERAND\\d_\\w+|RGB_SCALE|ALPHA_SCALE|TEXTURE_LOD_BIAS|COORD_REPLACE)");
            each("glGetTexEnv" + type, those("GL_TEXTURE_ENV|GL_TEXTURE_FILTER_CONTROL|GL_POINT_SPRITE"), environment);
            each("glGetTexGen" + type, those("GL_[STRQ]"), those("GL_(TEXTURE_GEN_MODE|OBJECT_PLANE|EYE_PLANE)"));
        }
        each("glGetTexGendv", those("GL_[STRQ]"), those("GL_(TEXTURE_GEN_MODE|OBJECT_PLANE|EYE_PLANE)"));
        each("glGetClipPlane", those("GL_CLIP_PLANE\\d|GL_CLIP_DISTANCE\\d"));
        for (String type : List.of("iv", "fv", "dv"))
            each("glGetMap" + type, those("GL_MAP[12]_\\w+"), those("GL_(ORDER|COEFF|DOMAIN)"));
        for (String type : List.of("fv", "uiv", "usv")) each("glGetPixelMap" + type, those("GL_PIXEL_MAP_\\w+"));
        take("glGetPolygonStipple", List.of(), results.address());
        each("glGetPointerv", those("GL_\\w+_POINTER|GL_DEBUG_CALLBACK\\w+"));
    }

    /**
     * What the device makes of formats: each target and format, and the questions of ARB_internalformat_query2
     * that do not ask for a choice.
     */
    void formats() {
        List<Integer> targets =
                those("GL_TEXTURE_(1D|2D|3D|CUBE_MAP|RECTANGLE|BUFFER|1D_ARRAY|2D_ARRAY|CUBE_MAP_ARRAY|2D_MULTISAMPLE"
                        + "|2D_MULTISAMPLE_ARRAY)|GL_RENDERBUFFER");
        List<Integer> formats = those(
                "GL_(RED|RG|RGB|RGBA|R\\d\\w*|RG\\d\\w*|RGB\\d\\w*|RGBA\\d\\w*|R11F_G11F_B10F|SRGB\\w*|SLUMINANCE\\w*"
                        + "|ALPHA\\d*|ALPHA\\d+\\w+|LUMINANCE\\w*|INTENSITY\\w*|DEPTH_COMPONENT\\w*|DEPTH_STENCIL|DEPTH\\d+\\w*|STENCIL_INDEX\\w*"
                        + "|COMPRESSED_(R|S|ALPHA|LUM|INT)\\w*)");
        List<Integer> questions = those(
                "GL_(SAMPLES|NUM_SAMPLE_COUNTS|INTERNALFORMAT_(SUPPORTED|PREFERRED|\\w+_TYPE)|\\w+_COMPONENTS|\\w+_RENDERABLE"
                        + "|FRAMEBUFFER_RENDERABLE_LAYERED|FRAMEBUFFER_BLEND|READ_PIXELS|MIPMAP|MANUAL_GENERATE_MIPMAP|COLOR_ENCODING|SRGB_READ|FILTER"
                        + "|(VERTEX|FRAGMENT|COMPUTE)_TEXTURE|TEXTURE_(SHADOW|GATHER|GATHER_SHADOW|VIEW)"
                        + "|SHADER_IMAGE_(LOAD|STORE|ATOMIC)|IMAGE_(TEXEL_SIZE|COMPATIBILITY_CLASS|PIXEL_FORMAT|PIXEL_TYPE|FORMAT_COMPATIBILITY_TYPE)"
                        + "|SIMULTANEOUS_\\w+|TEXTURE_COMPRESSED|CLEAR_BUFFER|VIEW_COMPATIBILITY_CLASS)");
        for (int target : targets) {
            for (int format : formats) {
                for (int name : questions) {
                    take(
                            "glGetInternalformativ",
                            List.of(target, format, name),
                            target,
                            format,
                            name,
                            WORDS,
                            results.address());
                }
            }
        }
    }

    // ---- how it is asked -------------------------------------------------------------------------------------------

    private List<Integer> those(String pattern) {
        Pattern p = Pattern.compile(pattern);
        TreeMap<Integer, Boolean> found = new TreeMap<>();
        CallScript.enums().forEach((name, value) -> {
            if (value >= 0 && value <= 0x9FFF && p.matcher(name).matches()) found.put(value, true);
        });
        return List.copyOf(found.keySet());
    }

    private List<Integer> matching(Pattern pattern) {
        List<Integer> found = new ArrayList<>();
        names.forEach((value, name) -> {
            if (pattern.matcher(name).matches()) found.add(value);
        });
        return found;
    }

    private void each(String function, List<Integer> first) {
        for (int a : first) take(function, List.of(a), a, results.address());
    }

    private void each(String function, List<Integer> first, List<Integer> second) {
        for (int a : first) for (int b : second) take(function, List.of(a, b), a, b, results.address());
    }

    private void each(String function, List<Integer> first, List<Integer> second, List<Integer> third) {
        for (int a : first)
            for (int b : second) for (int c : third) take(function, List.of(a, b, c), a, b, c, results.address());
    }

    private void take(String function, List<Integer> shown, Object... arguments) {
        for (int i = 0; i < WORDS; i++) results.setAtIndex(ValueLayout.JAVA_INT, i, SENTINEL);
        calls.call(function, arguments);
        int error = calls.error();
        StringBuilder text = new StringBuilder(error == 0 ? "" : CallScript.errorName(error));
        int size = WORDS;
        while (size > 0 && results.getAtIndex(ValueLayout.JAVA_INT, size - 1) == SENTINEL) size--;
        for (int i = 0; i < size; i++) {
            text.append(text.isEmpty() ? "" : " ")
                    .append("0x")
                    .append(Integer.toHexString(results.getAtIndex(ValueLayout.JAVA_INT, i)));
        }
        answers.put(text(function, shown), text.toString());
    }

    private void value(String function, Object... arguments) {
        long result = calls.call(function, arguments);
        int error = calls.error();
        List<Integer> shown = new ArrayList<>();
        for (Object a : arguments) shown.add((Integer) a);
        answers.put(text(function, shown), error == 0 ? Long.toString(result) : CallScript.errorName(error));
    }

    private String text(String function, List<Integer> arguments) {
        StringBuilder text = new StringBuilder(function).append('(');
        for (int i = 0; i < arguments.size(); i++) {
            if (i > 0) text.append(", ");
            int a = arguments.get(i);
            String name = names.get(a);
            text.append(name == null ? Integer.toString(a) : name);
        }
        return text.append(')').toString();
    }
}
