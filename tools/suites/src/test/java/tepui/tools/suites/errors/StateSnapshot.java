package tepui.tools.suites.errors;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tepui.frontends.gl.GLConstants;

/**
 * Snapshot of all that getters return for a context: each state that it answers for, and the parameters of what is
 * bound. Two of these are compared to see that a call changed nothing.
 */
final class StateSnapshot {
    private static final int WORDS = 64;
    private static final int SENTINEL = 0x5EA15EA1;

    private final Map<String, int[]> values = new TreeMap<>();
    private final CallScript calls;
    private final MemorySegment results;

    private StateSnapshot(CallScript calls) {
        this.calls = calls;
        results = calls.results();
    }

    /** The states that a context answers for, without those that an error or the time changes. */
    static Map<String, Integer> answered(CallScript calls) {
        Map<String, Integer> found = new TreeMap<>();
        List<Integer> seen = new ArrayList<>(List.of(
                GLConstants.GL_TIMESTAMP,
                GLConstants.GL_DEBUG_LOGGED_MESSAGES,
                GLConstants.GL_DEBUG_NEXT_LOGGED_MESSAGE_LENGTH));
        new TreeMap<>(CallScript.enums()).forEach((name, value) -> {
            if (value < 0x0B00 || value > 0x9FFF || seen.contains(value)) return;
            seen.add(value);
            calls.call("glGetFloatv", value, calls.results().address());
            if (calls.error() == 0) found.put(name, value);
        });
        return found;
    }

    /** What there is now. */
    static StateSnapshot of(CallScript calls, Map<String, Integer> states, boolean es) {
        StateSnapshot s = new StateSnapshot(calls);
        states.forEach((name, value) -> s.take(name, "glGetFloatv", value));
        s.each("glGetBufferParameteriv", BUFFER_TARGETS, BUFFER_PARAMETERS);
        if (!es) {
            s.each("glGetTexParameteriv", TEXTURE_TARGETS, TEXTURE_PARAMETERS);
            for (String level : List.of("0", "1")) s.levels(level);
        }
        s.each("glGetRenderbufferParameteriv", List.of("GL_RENDERBUFFER"), RENDERBUFFER_PARAMETERS);
        for (String attachment : ATTACHMENTS) s.attachment(attachment);
        for (int i = 0; i < 4; i++) {
            for (String p : ATTRIBUTE_PARAMETERS) s.take("attribute " + i + " " + p, "glGetVertexAttribiv", i, e(p));
            if (!es) {
                s.take("blend " + i, "glGetIntegeri_v", e("GL_BLEND_SRC_RGB"), i);
                s.take("viewport " + i, "glGetFloati_v", e("GL_VIEWPORT"), i);
            }
            for (String p : INDEXED) s.take(p + " " + i, "glGetIntegeri_v", e(p), i);
        }
        calls.call("glGetIntegerv", GLConstants.GL_CURRENT_PROGRAM, s.results.address());
        int program = s.results.get(ValueLayout.JAVA_INT, 0);
        if (program != 0) {
            for (String p : PROGRAM_PARAMETERS) s.take("program " + p, "glGetProgramiv", program, e(p));
        }
        calls.error();
        return s;
    }

    private static int e(String name) {
        Integer value = CallScript.enums().get(name);
        if (value == null) throw new IllegalArgumentException("there is no " + name);
        return value;
    }

    private void each(String function, List<String> targets, List<String> parameters) {
        for (String t : targets) for (String p : parameters) take(t + " " + p, function, e(t), e(p));
    }

    private void levels(String level) {
        for (String t : TEXTURE_TARGETS) {
            String image = t.equals("GL_TEXTURE_CUBE_MAP") ? "GL_TEXTURE_CUBE_MAP_POSITIVE_X" : t;
            for (String p : LEVEL_PARAMETERS) {
                String what = t + " " + level + " " + p;
                take(what, "glGetTexLevelParameteriv", e(image), Integer.parseInt(level), e(p));
            }
        }
    }

    private void attachment(String attachment) {
        for (String target : List.of("GL_DRAW_FRAMEBUFFER", "GL_READ_FRAMEBUFFER")) {
            for (String p : ATTACHMENT_PARAMETERS) {
                String what = target + " " + attachment + " " + p;
                take(what, "glGetFramebufferAttachmentParameteriv", e(target), e(attachment), e(p));
            }
        }
    }

    private void take(String what, String function, Object... arguments) {
        for (int i = 0; i < WORDS; i++) results.setAtIndex(ValueLayout.JAVA_INT, i, SENTINEL);
        Object[] all = Arrays.copyOf(arguments, arguments.length + 1);
        all[arguments.length] = results.address();
        calls.call(function, all);
        int[] words = new int[WORDS];
        int size = 0;
        for (int i = 0; i < WORDS; i++) {
            words[i] = results.getAtIndex(ValueLayout.JAVA_INT, i);
            if (words[i] != SENTINEL) size = i + 1;
        }
        values.put(what, Arrays.copyOf(words, size));
    }

    /** What is different in the other, or "". */
    String difference(StateSnapshot after) {
        StringBuilder text = new StringBuilder();
        values.forEach((what, words) -> {
            int[] now = after.values.getOrDefault(what, new int[0]);
            if (!Arrays.equals(words, now)) {
                text.append(' ').append(what).append(" was ").append(Arrays.toString(words));
                text.append(", is ").append(Arrays.toString(now));
            }
        });
        return text.toString();
    }

    private static final List<String> BUFFER_TARGETS = List.of(
            "GL_ARRAY_BUFFER",
            "GL_ELEMENT_ARRAY_BUFFER",
            "GL_UNIFORM_BUFFER",
            "GL_COPY_READ_BUFFER",
            "GL_COPY_WRITE_BUFFER",
            "GL_TRANSFORM_FEEDBACK_BUFFER",
            "GL_PIXEL_PACK_BUFFER",
            "GL_PIXEL_UNPACK_BUFFER");
    private static final List<String> BUFFER_PARAMETERS = List.of(
            "GL_BUFFER_SIZE",
            "GL_BUFFER_USAGE",
            "GL_BUFFER_ACCESS_FLAGS",
            "GL_BUFFER_MAPPED",
            "GL_BUFFER_MAP_OFFSET",
            "GL_BUFFER_MAP_LENGTH",
            "GL_BUFFER_IMMUTABLE_STORAGE",
            "GL_BUFFER_STORAGE_FLAGS");
    private static final List<String> TEXTURE_TARGETS = List.of(
            "GL_TEXTURE_1D",
            "GL_TEXTURE_2D",
            "GL_TEXTURE_3D",
            "GL_TEXTURE_CUBE_MAP",
            "GL_TEXTURE_2D_ARRAY",
            "GL_TEXTURE_RECTANGLE",
            "GL_TEXTURE_2D_MULTISAMPLE");
    private static final List<String> TEXTURE_PARAMETERS = List.of(
            "GL_TEXTURE_MIN_FILTER",
            "GL_TEXTURE_MAG_FILTER",
            "GL_TEXTURE_WRAP_S",
            "GL_TEXTURE_WRAP_T",
            "GL_TEXTURE_WRAP_R",
            "GL_TEXTURE_BASE_LEVEL",
            "GL_TEXTURE_MAX_LEVEL",
            "GL_TEXTURE_MIN_LOD",
            "GL_TEXTURE_MAX_LOD",
            "GL_TEXTURE_LOD_BIAS",
            "GL_TEXTURE_COMPARE_MODE",
            "GL_TEXTURE_COMPARE_FUNC",
            "GL_TEXTURE_SWIZZLE_R",
            "GL_TEXTURE_SWIZZLE_A",
            "GL_TEXTURE_MAX_ANISOTROPY",
            "GL_DEPTH_STENCIL_TEXTURE_MODE",
            "GL_TEXTURE_IMMUTABLE_FORMAT",
            "GL_TEXTURE_IMMUTABLE_LEVELS");
    private static final List<String> LEVEL_PARAMETERS = List.of(
            "GL_TEXTURE_WIDTH",
            "GL_TEXTURE_HEIGHT",
            "GL_TEXTURE_DEPTH",
            "GL_TEXTURE_INTERNAL_FORMAT",
            "GL_TEXTURE_SAMPLES");
    private static final List<String> RENDERBUFFER_PARAMETERS = List.of(
            "GL_RENDERBUFFER_WIDTH",
            "GL_RENDERBUFFER_HEIGHT",
            "GL_RENDERBUFFER_INTERNAL_FORMAT",
            "GL_RENDERBUFFER_SAMPLES");
    private static final List<String> ATTACHMENTS =
            List.of("GL_COLOR_ATTACHMENT0", "GL_COLOR_ATTACHMENT1", "GL_DEPTH_ATTACHMENT", "GL_STENCIL_ATTACHMENT");
    private static final List<String> ATTACHMENT_PARAMETERS = List.of(
            "GL_FRAMEBUFFER_ATTACHMENT_OBJECT_TYPE",
            "GL_FRAMEBUFFER_ATTACHMENT_OBJECT_NAME",
            "GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_LEVEL",
            "GL_FRAMEBUFFER_ATTACHMENT_TEXTURE_LAYER");
    private static final List<String> ATTRIBUTE_PARAMETERS = List.of(
            "GL_VERTEX_ATTRIB_ARRAY_ENABLED",
            "GL_VERTEX_ATTRIB_ARRAY_SIZE",
            "GL_VERTEX_ATTRIB_ARRAY_TYPE",
            "GL_VERTEX_ATTRIB_ARRAY_STRIDE",
            "GL_VERTEX_ATTRIB_ARRAY_NORMALIZED",
            "GL_VERTEX_ATTRIB_ARRAY_INTEGER",
            "GL_VERTEX_ATTRIB_ARRAY_DIVISOR",
            "GL_VERTEX_ATTRIB_ARRAY_BUFFER_BINDING",
            "GL_VERTEX_ATTRIB_BINDING",
            "GL_VERTEX_ATTRIB_RELATIVE_OFFSET");
    private static final List<String> INDEXED = List.of(
            "GL_UNIFORM_BUFFER_BINDING",
            "GL_UNIFORM_BUFFER_SIZE",
            "GL_SHADER_STORAGE_BUFFER_BINDING",
            "GL_TRANSFORM_FEEDBACK_BUFFER_BINDING",
            "GL_VERTEX_BINDING_STRIDE",
            "GL_VERTEX_BINDING_DIVISOR",
            "GL_IMAGE_BINDING_NAME",
            "GL_IMAGE_BINDING_LEVEL");
    private static final List<String> PROGRAM_PARAMETERS = List.of(
            "GL_LINK_STATUS",
            "GL_ATTACHED_SHADERS",
            "GL_ACTIVE_UNIFORMS",
            "GL_PROGRAM_SEPARABLE",
            "GL_PROGRAM_BINARY_RETRIEVABLE_HINT",
            "GL_TRANSFORM_FEEDBACK_VARYINGS",
            "GL_DELETE_STATUS");
}
