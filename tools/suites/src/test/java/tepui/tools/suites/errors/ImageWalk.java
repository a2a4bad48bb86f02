package tepui.tools.suites.errors;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import tepui.frontends.gl.GLConstants;
import tepui.tools.suites.gl.GlHost;

/**
 * Walk over the internal formats of images: which pixels are taken for each, what levels of each target tell, and which framebuffers are complete
 * with one or two of them. Answers are by question, as {@link GetterWalk} keeps them.
 */
final class ImageWalk {
    private static final Pattern FORMATS = Pattern.compile(
            "GL_([1234]|RED|RG|RGB|RGBA|R\\d\\w*|RG\\d\\w*|RGB\\d\\w*|RGBA\\d\\w*|R11F_G11F_B10F|SRGB\\w*|SLUMINANCE\\w*"
                    + "|ALPHA\\d*|ALPHA\\d+\\w+|LUMINANCE\\w*|INTENSITY\\w*|DEPTH_COMPONENT\\w*|DEPTH_STENCIL|DEPTH\\d+\\w*|STENCIL_INDEX\\w*"
                    + "|BGRA|BGRA8\\w*|COMPRESSED_(R|S|ALPHA|LUM|INT)\\w*)");
    private static final List<String> PIXELS = List.of(
            "GL_RED",
            "GL_RG",
            "GL_RGB",
            "GL_BGR",
            "GL_RGBA",
            "GL_BGRA",
            "GL_RED_INTEGER",
            "GL_RG_INTEGER",
            "GL_RGB_INTEGER",
            "GL_RGBA_INTEGER",
            "GL_BGRA_INTEGER",
            "GL_GREEN",
            "GL_ALPHA",
            "GL_LUMINANCE",
            "GL_LUMINANCE_ALPHA",
            "GL_DEPTH_COMPONENT",
            "GL_DEPTH_STENCIL",
            "GL_STENCIL_INDEX",
            "GL_COLOR_INDEX",
            "GL_RGBA8");
    private static final List<String> TYPES = List.of(
            "GL_UNSIGNED_BYTE",
            "GL_BYTE",
            "GL_UNSIGNED_SHORT",
            "GL_SHORT",
            "GL_UNSIGNED_INT",
            "GL_INT",
            "GL_HALF_FLOAT",
            "GL_FLOAT",
            "GL_DOUBLE",
            "GL_BITMAP",
            "GL_UNSIGNED_BYTE_3_3_2",
            "GL_UNSIGNED_BYTE_2_3_3_REV",
            "GL_UNSIGNED_SHORT_5_6_5",
            "GL_UNSIGNED_SHORT_5_6_5_REV",
            "GL_UNSIGNED_SHORT_4_4_4_4",
            "GL_UNSIGNED_SHORT_4_4_4_4_REV",
            "GL_UNSIGNED_SHORT_5_5_5_1",
            "GL_UNSIGNED_SHORT_1_5_5_5_REV",
            "GL_UNSIGNED_INT_8_8_8_8",
            "GL_UNSIGNED_INT_8_8_8_8_REV",
            "GL_UNSIGNED_INT_10_10_10_2",
            "GL_UNSIGNED_INT_2_10_10_10_REV",
            "GL_UNSIGNED_INT_24_8",
            "GL_UNSIGNED_INT_10F_11F_11F_REV",
            "GL_UNSIGNED_INT_5_9_9_9_REV",
            "GL_FLOAT_32_UNSIGNED_INT_24_8_REV");
    private static final List<String> LEVEL = List.of(
            "GL_TEXTURE_WIDTH",
            "GL_TEXTURE_HEIGHT",
            "GL_TEXTURE_DEPTH",
            "GL_TEXTURE_INTERNAL_FORMAT",
            "GL_TEXTURE_RED_SIZE",
            "GL_TEXTURE_GREEN_SIZE",
            "GL_TEXTURE_BLUE_SIZE",
            "GL_TEXTURE_ALPHA_SIZE",
            "GL_TEXTURE_LUMINANCE_SIZE",
            "GL_TEXTURE_INTENSITY_SIZE",
            "GL_TEXTURE_DEPTH_SIZE",
            "GL_TEXTURE_STENCIL_SIZE",
            "GL_TEXTURE_SHARED_SIZE",
            "GL_TEXTURE_RED_TYPE",
            "GL_TEXTURE_GREEN_TYPE",
            "GL_TEXTURE_BLUE_TYPE",
            "GL_TEXTURE_ALPHA_TYPE",
            "GL_TEXTURE_LUMINANCE_TYPE",
            "GL_TEXTURE_INTENSITY_TYPE",
            "GL_TEXTURE_DEPTH_TYPE",
            "GL_TEXTURE_COMPRESSED",
            "GL_TEXTURE_COMPRESSED_IMAGE_SIZE",
            "GL_TEXTURE_SAMPLES",
            "GL_TEXTURE_FIXED_SAMPLE_LOCATIONS",
            "GL_TEXTURE_BORDER",
            "GL_TEXTURE_BUFFER_OFFSET");
    private static final List<String> RENDERBUFFER = List.of(
            "GL_RENDERBUFFER_WIDTH",
            "GL_RENDERBUFFER_INTERNAL_FORMAT",
            "GL_RENDERBUFFER_RED_SIZE",
            "GL_RENDERBUFFER_GREEN_SIZE",
            "GL_RENDERBUFFER_BLUE_SIZE",
            "GL_RENDERBUFFER_ALPHA_SIZE",
            "GL_RENDERBUFFER_DEPTH_SIZE",
            "GL_RENDERBUFFER_STENCIL_SIZE",
            "GL_RENDERBUFFER_SAMPLES");
    /** Formats that are mixed in one framebuffer. */
    private static final List<String> MIXED = List.of(
            "GL_RGBA8",
            "GL_RGB565",
            "GL_RGBA32F",
            "GL_R8UI",
            "GL_RGBA16I",
            "GL_SRGB8_ALPHA8",
            "GL_R11F_G11F_B10F",
            "GL_RGB10_A2UI",
            "GL_RGB9_E5",
            "GL_RGB8",
            "GL_DEPTH_COMPONENT16",
            "GL_DEPTH_COMPONENT32F",
            "GL_DEPTH24_STENCIL8",
            "GL_DEPTH32F_STENCIL8",
            "GL_STENCIL_INDEX8");

    private static final List<String> ATTACHMENTS = List.of(
            "GL_COLOR_ATTACHMENT0", "GL_DEPTH_ATTACHMENT", "GL_STENCIL_ATTACHMENT", "GL_DEPTH_STENCIL_ATTACHMENT");

    private final CallScript calls;
    private final GlHost.Profile profile;
    private final int version;
    private final MemorySegment results;
    private final Map<String, String> answers = new LinkedHashMap<>();
    private final TreeMap<Integer, String> formats = new TreeMap<>();

    ImageWalk(CallScript calls, GlHost.Profile profile, int version) {
        this.calls = calls;
        this.profile = profile;
        this.version = version;
        results = calls.results();
        new TreeMap<>(CallScript.enums()).forEach((name, value) -> {
            if (!FORMATS.matcher(name).matches()) return;
            String old = formats.get(value);
            if (old == null || name.length() < old.length()) formats.put(value, name);
        });
        for (int components = 1; components <= 4; components++) formats.put(components, String.valueOf(components));
        formats.put(0xDEAD, "no format");
    }

    Map<String, String> answers() {
        return answers;
    }

    private boolean es() {
        return profile == GlHost.Profile.ES;
    }

    private boolean since(int desktop, int es) {
        return es() ? version >= es : version >= desktop;
    }

    private static int value(String name) {
        Integer value = CallScript.enums().get(name);
        if (value == null) throw new IllegalArgumentException("there is no " + name);
        return value;
    }

    private String error(String right) {
        String error = CallScript.errorName(calls.error());
        return error.equals("GL_NO_ERROR") ? right : error;
    }

    private int gen(String what) {
        calls.call("glGen" + what, 1, results.address());
        return results.get(ValueLayout.JAVA_INT, 0);
    }

    // ---- pixels ----------------------------------------------------------------------------------------------------

    /** By format: which types of which pixels make an image of it; and what the others make of one format. */
    void pixels() {
        int target = value("GL_TEXTURE_2D");
        int texture = gen("Textures");
        calls.call("glBindTexture", target, texture);
        formats.forEach((format, name) -> {
            for (String pixels : PIXELS) {
                List<String> taken = new ArrayList<>();
                for (String type : TYPES) {
                    calls.call("glTexImage2D", target, 0, format, 4, 4, 0, value(pixels), value(type), 0L);
                    String told = error("taken");
                    if (told.equals("taken")) taken.add(type.substring(3));
                    if (format == GLConstants.GL_RGBA) answers.put("GL_RGBA from " + pixels + ", " + type, told);
                }
                answers.put(name + " from " + pixels, String.join(" ", taken));
            }
        });
        forget("Textures", texture);
    }

    private void forget(String what, int name) {
        results.set(ValueLayout.JAVA_INT, 0, name);
        calls.call("glDelete" + what, 1, results.address());
        calls.error();
    }

    // ---- levels ----------------------------------------------------------------------------------------------------

    /** By target and format: whether storage can be had of it, and what its level tells. */
    void levels() {
        List<String> targets = new ArrayList<>(List.of("GL_TEXTURE_2D", "GL_TEXTURE_3D", "GL_TEXTURE_2D_ARRAY"));
        targets.add("GL_TEXTURE_CUBE_MAP");
        if (since(40, 32)) targets.add("GL_TEXTURE_CUBE_MAP_ARRAY");
        if (since(43, 31)) targets.add("GL_TEXTURE_2D_MULTISAMPLE");
        if (!es()) targets.addAll(List.of("GL_TEXTURE_1D", "GL_TEXTURE_RECTANGLE", "GL_TEXTURE_1D_ARRAY"));
        for (String target : targets) {
            formats.forEach((format, name) -> {
                int texture = gen("Textures");
                calls.call("glBindTexture", value(target), texture);
                storage(target, format);
                String question = "storage(" + target + ", " + name + ")";
                String told = error("made");
                answers.put(question, told);
                if (told.equals("made") && since(10, 31)) level(question, target);
                forget("Textures", texture);
            });
        }
        formats.forEach((format, name) -> {
            int renderbuffer = gen("Renderbuffers");
            calls.call("glBindRenderbuffer", value("GL_RENDERBUFFER"), renderbuffer);
            calls.call("glRenderbufferStorage", value("GL_RENDERBUFFER"), format, 4, 4);
            String question = "storage(GL_RENDERBUFFER, " + name + ")";
            String told = error("made");
            answers.put(question, told);
            if (told.equals("made")) {
                for (String p : RENDERBUFFER) {
                    ask("glGetRenderbufferParameteriv", question, p, value("GL_RENDERBUFFER"), value(p));
                }
            }
            forget("Renderbuffers", renderbuffer);
        });
    }

    private void storage(String target, int format) {
        int t = value(target);
        switch (target) {
            case "GL_TEXTURE_1D" -> calls.call("glTexStorage1D", t, 1, format, 4);
            case "GL_TEXTURE_3D", "GL_TEXTURE_2D_ARRAY" -> calls.call("glTexStorage3D", t, 1, format, 4, 4, 2);
            case "GL_TEXTURE_CUBE_MAP_ARRAY" -> calls.call("glTexStorage3D", t, 1, format, 4, 4, 6);
            case "GL_TEXTURE_2D_MULTISAMPLE" -> calls.call("glTexStorage2DMultisample", t, 1, format, 4, 4, true);
            default -> calls.call("glTexStorage2D", t, 1, format, 4, 4);
        }
    }

    private void level(String question, String target) {
        int face = value(target.equals("GL_TEXTURE_CUBE_MAP") ? "GL_TEXTURE_CUBE_MAP_NEGATIVE_Y" : target);
        for (String p : LEVEL) ask("glGetTexLevelParameteriv", question, p, face, 0, value(p));
    }

    private void ask(String function, String question, String parameter, Object... arguments) {
        results.set(ValueLayout.JAVA_INT, 0, -7);
        Object[] all = Arrays.copyOf(arguments, arguments.length + 1);
        all[arguments.length] = results.address();
        calls.call(function, all);
        answers.put(
                question + " " + parameter, error("0x" + Integer.toHexString(results.get(ValueLayout.JAVA_INT, 0))));
    }

    // ---- framebuffers ----------------------------------------------------------------------------------------------

    /** By attachment and format, of textures and renderbuffers: whether a framebuffer is complete, and with what else. */
    void framebuffers() {
        int framebuffer = gen("Framebuffers");
        calls.call("glBindFramebuffer", value("GL_FRAMEBUFFER"), framebuffer);
        for (boolean buffers : new boolean[] {false, true}) {
            formats.forEach((format, name) -> {
                int image = image(buffers, format, 4, 0);
                if (image == 0) return;
                for (String a : ATTACHMENTS) {
                    attach(a, buffers, image);
                    status(kind(buffers) + name + " at " + a);
                    attach(a, buffers, 0);
                }
                forget(buffers ? "Renderbuffers" : "Textures", image);
            });
        }
        calls.error();
        mixtures();
        shapes();
        forget("Framebuffers", framebuffer);
    }

    private static String kind(boolean buffers) {
        return buffers ? "renderbuffer " : "texture ";
    }

    /** A texture or renderbuffer of a format, or 0 where there is none. */
    private int image(boolean buffer, int format, int size, int samples) {
        int name = gen(buffer ? "Renderbuffers" : "Textures");
        if (buffer) {
            calls.call("glBindRenderbuffer", value("GL_RENDERBUFFER"), name);
            calls.call("glRenderbufferStorageMultisample", value("GL_RENDERBUFFER"), samples, format, size, size);
        } else {
            calls.call("glBindTexture", value("GL_TEXTURE_2D"), name);
            calls.call("glTexStorage2D", value("GL_TEXTURE_2D"), 1, format, size, size);
        }
        if (calls.error() == 0) return name;
        forget(buffer ? "Renderbuffers" : "Textures", name);
        return 0;
    }

    private void attach(String attachment, boolean buffer, int name) {
        if (buffer) {
            calls.call(
                    "glFramebufferRenderbuffer",
                    value("GL_FRAMEBUFFER"),
                    value(attachment),
                    value("GL_RENDERBUFFER"),
                    name);
        } else {
            calls.call(
                    "glFramebufferTexture2D",
                    value("GL_FRAMEBUFFER"),
                    value(attachment),
                    value("GL_TEXTURE_2D"),
                    name,
                    0);
        }
    }

    private void status(String question) {
        int status = (int) calls.call("glCheckFramebufferStatus", value("GL_FRAMEBUFFER"));
        answers.put(
                question,
                error(
                        switch (status) {
                            case GLConstants.GL_FRAMEBUFFER_COMPLETE -> "complete";
                            case GLConstants.GL_FRAMEBUFFER_UNSUPPORTED -> "unsupported";
                            default -> "0x" + Integer.toHexString(status);
                        }));
    }

    private void mixtures() {
        for (boolean buffers : new boolean[] {false, true}) {
            for (String first : MIXED) {
                int a = image(buffers, value(first), 4, 0);
                if (a == 0) continue;
                boolean deep = first.startsWith("GL_DEPTH") || first.startsWith("GL_STENCIL");
                for (String second : MIXED) {
                    // Smaller, too: sizes may differ but in early versions of OpenGL ES.
                    int b = image(buffers, value(second), 2, 0);
                    if (b == 0) continue;
                    for (String at : List.of("GL_COLOR_ATTACHMENT1", "GL_DEPTH_ATTACHMENT", "GL_STENCIL_ATTACHMENT")) {
                        String under = deep
                                ? at.equals("GL_STENCIL_ATTACHMENT") ? "GL_DEPTH_ATTACHMENT" : "GL_STENCIL_ATTACHMENT"
                                : "GL_COLOR_ATTACHMENT0";
                        attach(under, buffers, a);
                        attach(at, buffers, b);
                        status(kind(buffers) + first + " at " + under + " and " + second + " at " + at);
                        attach(at, buffers, 0);
                        attach(under, buffers, 0);
                    }
                    forget(buffers ? "Renderbuffers" : "Textures", b);
                }
                forget(buffers ? "Renderbuffers" : "Textures", a);
            }
        }
    }

    /** What differs in samples, layers, levels and draw buffers. */
    private void shapes() {
        int plain = image(false, GLConstants.GL_RGBA8, 4, 0);
        int single = image(true, GLConstants.GL_RGBA8, 4, 0);
        int several = image(true, GLConstants.GL_RGBA8, 4, 4);
        int depth = image(true, GLConstants.GL_DEPTH24_STENCIL8, 4, 4);
        int flat = image(true, GLConstants.GL_DEPTH24_STENCIL8, 4, 0);
        attach("GL_COLOR_ATTACHMENT0", true, several);
        attach("GL_DEPTH_ATTACHMENT", true, flat);
        status("samples with depth that has none");
        attach("GL_DEPTH_ATTACHMENT", true, depth);
        status("samples with depth that has as many");
        attach("GL_DEPTH_ATTACHMENT", true, 0);
        attach("GL_COLOR_ATTACHMENT1", true, single);
        status("samples beside none");
        attach("GL_COLOR_ATTACHMENT1", false, plain);
        status("samples beside a texture");
        attach("GL_COLOR_ATTACHMENT0", true, 0);
        attach("GL_COLOR_ATTACHMENT1", true, 0);
        status("nothing");
        attach("GL_DEPTH_ATTACHMENT", true, flat);
        status("depth alone");
        attach("GL_COLOR_ATTACHMENT3", true, single);
        status("depth and a colour that is not drawn to");
        attach("GL_COLOR_ATTACHMENT3", true, 0);
        attach("GL_DEPTH_ATTACHMENT", true, 0);
        if (since(30, 30)) layers();
        forget("Textures", plain);
        for (int name : new int[] {single, several, depth, flat}) forget("Renderbuffers", name);
    }

    private void layers() {
        int framebuffer = value("GL_FRAMEBUFFER");
        int colour = value("GL_COLOR_ATTACHMENT0");
        int array = gen("Textures");
        calls.call("glBindTexture", value("GL_TEXTURE_2D_ARRAY"), array);
        calls.call("glTexStorage3D", value("GL_TEXTURE_2D_ARRAY"), 2, GLConstants.GL_RGBA8, 4, 4, 3);
        int volume = gen("Textures");
        calls.call("glBindTexture", value("GL_TEXTURE_3D"), volume);
        calls.call("glTexStorage3D", value("GL_TEXTURE_3D"), 2, GLConstants.GL_RGBA8, 4, 4, 3);
        int cube = gen("Textures");
        calls.call("glBindTexture", value("GL_TEXTURE_CUBE_MAP"), cube);
        calls.call("glTexStorage2D", value("GL_TEXTURE_CUBE_MAP"), 2, GLConstants.GL_RGBA8, 4, 4);
        int open = gen("Textures");
        calls.call("glBindTexture", value("GL_TEXTURE_2D"), open);
        for (int level = 0; level < 2; level++) {
            calls.call(
                    "glTexImage2D",
                    value("GL_TEXTURE_2D"),
                    level * 2,
                    GLConstants.GL_RGBA8,
                    4,
                    4,
                    0,
                    GLConstants.GL_RGBA,
                    GLConstants.GL_UNSIGNED_BYTE,
                    0L);
        }
        calls.error();
        Map<Integer, String> kinds = Map.of(array, "array", volume, "volume", cube, "cube", open, "plain");
        for (int level : new int[] {0, 1, 2, 3, -1, 40}) {
            for (int layer : new int[] {0, 2, 3, -1, 100000}) {
                for (int texture : new int[] {array, volume, cube, open}) {
                    String question = kinds.get(texture) + " level " + level + " layer " + layer;
                    calls.call("glFramebufferTextureLayer", framebuffer, colour, texture, level, layer);
                    String error = error("");
                    if (error.isEmpty()) status(question);
                    else answers.put(question, error);
                    calls.call("glFramebufferTextureLayer", framebuffer, colour, 0, 0, 0);
                }
            }
            calls.call("glFramebufferTexture2D", framebuffer, colour, value("GL_TEXTURE_2D"), open, level);
            String error = error("");
            if (error.isEmpty()) status("plain level " + level);
            else answers.put("plain level " + level, error);
            calls.call("glFramebufferTexture2D", framebuffer, colour, value("GL_TEXTURE_2D"), 0, 0);
            if (!since(32, 32)) continue;
            for (int texture : new int[] {array, volume, cube, open}) {
                calls.call("glFramebufferTexture", framebuffer, colour, texture, level);
                String whole = error("");
                String question = "whole " + kinds.get(texture) + " level " + level;
                if (whole.isEmpty()) {
                    status(question);
                    calls.call("glFramebufferTextureLayer", framebuffer, value("GL_COLOR_ATTACHMENT1"), array, 0, 1);
                    status(question + " and a layer");
                    calls.call("glFramebufferTextureLayer", framebuffer, value("GL_COLOR_ATTACHMENT1"), 0, 0, 0);
                } else {
                    answers.put(question, whole);
                }
                calls.call("glFramebufferTexture", framebuffer, colour, 0, 0);
            }
        }
        calls.error();
        for (int texture : new int[] {array, volume, cube, open}) forget("Textures", texture);
    }
}
