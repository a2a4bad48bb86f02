package tepui.tools.bindgen;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/**
 * Registry gl.xml, for desktop OpenGL 1.0 to 4.6 and OpenGL ES 2.0 to 3.2, and of the extensions that a driver for
 * today's programs may announce. Functions that the registry calls aliases of each other share one canonical function,
 * the one of the oldest standing.
 */
final class GlRegistry {
    /**
     * A parameter: {@code type} as Java has it, {@code len} the registry's words about the length of an array, {@code group} the constants that it takes,
     * or none, {@code kind} of object whose name it is, or none.
     */
    record Param(
            String name,
            String type,
            boolean pointer,
            boolean constant,
            String element,
            @Nullable String len,
            String group,
            String kind) {}

    /**
     * A function; {@code broughtBy} are versions and extensions, {@code legacy} is what the core profile removed. ":es" or ":gl" behind an extension:
     * it brings the function in contexts of that kind only.
     */
    record Function(
            String name, String returns, List<Param> params, String canonical, List<String> broughtBy, boolean legacy) {
        boolean isCanonical() {
            return name.equals(canonical);
        }

        /**
         * From which OpenGL ES on it is there: ES30, ES31, ES32, NO_ES for never; empty for all of them, and for functions that extensions alone
         * bring, which are there where those are.
         */
        String esLevel() {
            boolean core = false;
            String level = "NO_ES";
            for (String by : broughtBy) {
                core |= by.startsWith("GL_VERSION_");
                if (by.startsWith("GL_KHR_")) return "";
                if (!by.startsWith("GL_ES_VERSION_")) continue;
                String version = by.substring("GL_ES_VERSION_".length());
                if (version.equals("2_0")) return "";
                String own = "ES" + version.replace("_", "");
                if (own.compareTo(level) < 0) level = own;
            }
            return core || level.startsWith("ES") ? level : "";
        }

        /** Types of the parameters, then of the result, one letter each as class files have them. */
        String signature() {
            StringBuilder s = new StringBuilder();
            for (Param p : params) s.append(letter(p.type));
            return s.append(letter(returns)).toString();
        }

        private static char letter(String type) {
            return switch (type) {
                case "boolean" -> 'Z';
                case "byte" -> 'B';
                case "short" -> 'S';
                case "int" -> 'I';
                case "long" -> 'J';
                case "float" -> 'F';
                case "double" -> 'D';
                default -> 'V';
            };
        }
    }

    /**
     * Twins that the registry does not call so: their only difference is that they take names which nobody generated, or that they were written
     * for an OpenGL ES that had less: a twin's name is the function's with letters behind it; those that the registry forgot; and, named as their own, functions
     * that differ from what the registry calls their twin: a name's first use makes the object.
     */
    private static final Map<String, String> EXTRA_ALIASES = twins(
            Map.of(
                    "glEnableClientStateiEXT", "glEnableClientStateIndexedEXT",
                    "glDisableClientStateiEXT", "glDisableClientStateIndexedEXT",
                    "glGetPointeri_vEXT", "glGetPointerIndexedvEXT",
                    "glNamedBufferStorageEXT", "glNamedBufferStorageEXT",
                    "glRenderbufferStorageMultisampleEXT", "glRenderbufferStorageMultisampleEXT",
                    "glFramebufferSampleLocationsfvNV", "glFramebufferSampleLocationsfvARB",
                    "glNamedFramebufferSampleLocationsfvNV", "glNamedFramebufferSampleLocationsfvARB",
                    "glResolveDepthValuesNV", "glEvaluateDepthValuesARB",
                    "glNamedBufferSubDataEXT", "glNamedBufferSubDataEXT"),
            "BindFramebufferEXT",
            "BindRenderbufferEXT",
            "TexImage3DOES",
            "TexSubImage3DOES",
            "CopyTexSubImage3DOES",
            "CompressedTexImage3DOES",
            "CompressedTexSubImage3DOES",
            "FramebufferTexture3DOES",
            "GenQueriesEXT",
            "DeleteQueriesEXT",
            "IsQueryEXT",
            "BeginQueryEXT",
            "EndQueryEXT",
            "GetQueryivEXT",
            "GetQueryObjectuivEXT",
            "ActiveShaderProgramEXT",
            "BindProgramPipelineEXT",
            "CreateShaderProgramvEXT",
            "DeleteProgramPipelinesEXT",
            "GenProgramPipelinesEXT",
            "GetProgramPipelineInfoLogEXT",
            "GetProgramPipelineivEXT",
            "IsProgramPipelineEXT",
            "UseProgramStagesEXT",
            "ValidateProgramPipelineEXT",
            "GetProgramResourceLocationIndexEXT",
            "BlitFramebufferANGLE",
            "RenderbufferStorageMultisampleANGLE");

    /** Functions with arrays of pairs whose length the registry leaves out. */
    private static final Pattern PAIRS = Pattern.compile("gl(Named)?FramebufferSampleLocationsfv(ARB|NV)");

    /** Uniforms of doubles by the name of their program: twins of those of OpenGL 4.1. */
    private static final Pattern DOUBLES = Pattern.compile("glProgramUniform(Matrix)?[1234](x[234])?dv?EXT");

    /** Questions about the imaging subset by the names that they had before it. */
    private static final Pattern IMAGING_GETS = Pattern.compile(
            "glGet(ConvolutionFilter|ConvolutionParameter[fi]v|SeparableFilter|(Histogram|Minmax)(Parameter[fi]v)?)EXT"
                    + "|glGetColorTable(Parameter[fi]v)?SGI");

    private static Map<String, String> twins(Map<String, String> others, String... names) {
        Map<String, String> twins = new HashMap<>(others);
        for (String name : names) {
            int end = name.length() - (name.endsWith("ANGLE") ? 5 : 3);
            twins.put("gl" + name, "gl" + name.substring(0, end));
        }
        return twins;
    }

    private static final Pattern WANTED =
            Pattern.compile("GL_(ARB|KHR|OES|S3|SGIS|IBM|INGR|SUN)_.*|GL_SGI_color_(matrix|table)"
                    + "|GL_ATI_(separate_stencil|draw_buffers|texture_.*|meminfo|blend.*)"
                    + "|GL_NV_(conditional_render|primitive_restart|texture_barrier|fog_distance|depth_clamp|blend_square|light_max_exponent"
                    + "|packed_depth_stencil|texgen_reflection|texture_rectangle|texture_env_combine4|copy_depth_to_color|half_float)"
                    + "|GL_AMD_(draw_buffers_blend|conservative_depth|seamless_cubemap_per_texture|shader_stencil_export|vertex_shader_.*|depth_clamp_separate)"
                    + "|GL_APPLE_(packed_pixels|vertex_array_object|texture_range|flush_buffer_range)"
                    + "|GL_MESA_(window_pos|pack_invert|framebuffer_flip_y|ycbcr_texture)"
                    + "|GL_NVX_gpu_memory_info|GL_INTEL_(conservative_rasterization|blackhole_render)"
                    + "|GL_EXT_(?!vertex_shader|x11|memory|semaphore|external|win32|fragment_lighting|light_texture|pixel_transform"
                    + "|paletted|index_|cull_vertex|coordinate_frame|raster_multisample|tiled|tessellation_point|EGL|bindable"
                    + "|window_rect|pvrtc|multiview|shader_pixel|sparse|protected|YUV|fragment_shading|texture_storage_comp).*"
                    + "|GL_ANGLE_(instanced_arrays|framebuffer_blit|framebuffer_multisample)"
                    + "|GL_APPLE_texture_format_BGRA8888"
                    + "|GL_NV_(copy_image|draw_instanced|instanced_arrays|framebuffer_blit|framebuffer_multisample|pack_subimage|polygon_mode|copy_buffer"
                    + "|non_square_matrices|fbo_color_attachments|pixel_buffer_object|viewport_array2|fill_rectangle|compute_shader_derivatives"
                    + "|image_formats|sample_locations|shader_atomic_float|fragment_shader_interlock)");

    private static final List<String> OF_FIRST_ES = List.of(
            "GL_OES_blend_equation_separate",
            "GL_OES_blend_func_separate",
            "GL_OES_blend_subtract",
            "GL_OES_draw_texture",
            "GL_OES_framebuffer_object",
            "GL_OES_point_size_array",
            "GL_OES_query_matrix",
            "GL_OES_texture_cube_map");

    private static final List<String> LEFT_OUT = List.of(
            "GL_OES_fixed_point",
            "GL_OES_single_precision",
            "GL_OES_query_matrix",
            "GL_OES_draw_texture",
            "GL_OES_matrix_palette",
            "GL_OES_point_size_array",
            "GL_OES_framebuffer_object",
            "GL_OES_blend_subtract",
            "GL_OES_blend_equation_separate",
            "GL_OES_blend_func_separate",
            "GL_OES_texture_cube_map",
            "GL_OES_byte_coordinates",
            "GL_SGIS_detail_texture",
            "GL_SGIS_sharpen_texture",
            "GL_SGIS_texture_filter4",
            "GL_SGIS_multisample",
            "GL_SGIS_texture4D",
            "GL_SGIS_pixel_texture",
            "GL_SGIS_point_parameters",
            "GL_SGIS_texture_color_mask",
            "GL_SGIS_fog_function",
            "GL_SUN_global_alpha",
            "GL_SUN_mesh_array",
            "GL_SUN_triangle_list",
            "GL_SUN_vertex",
            "GL_IBM_static_data",
            "GL_IBM_vertex_array_lists",
            "GL_IBM_cull_vertex");

    final String version;
    final TreeMap<String, Function> functions = new TreeMap<>();
    /** Extensions that contexts of OpenGL ES may have. */
    final TreeSet<String> ofEs = new TreeSet<>();
    /** Functions that OpenGL ES 1.1 alone has, with those of its extensions: {@code GLES1} of the front end. */
    final TreeMap<String, Function> firstEsFunctions = new TreeMap<>();
    /** Constants: a value as Java writes it. */
    final TreeMap<String, String> constants = new TreeMap<>();
    /** Names of the constants of each group that parameters take. */
    final TreeMap<String, TreeSet<String>> groups = new TreeMap<>();
    /** Extensions in the table. */
    final TreeSet<String> extensions = new TreeSet<>();

    private record Command(
            String returns, List<Param> params, @Nullable String alias) {}

    private GlRegistry(String version) {
        this.version = version;
    }

    static GlRegistry read(Path registries) throws IOException {
        Path file = registries.resolve("gl.xml");
        if (!Files.exists(file)) throw new IOException(file + " does not exist; './tepui fetch registries' brings it");
        byte[] bytes = Files.readAllBytes(file);
        CRC32 crc = new CRC32();
        crc.update(bytes);
        GlRegistry registry = new GlRegistry("%08x".formatted(crc.getValue()));
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (text.startsWith("\ufeff")) text = text.substring(1);
        try {
            Document document = DocumentBuilderFactory.newDefaultInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(text)));
            registry.fill(document.getDocumentElement());
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
        return registry;
    }

    private void fill(Element root) throws IOException {
        Map<String, Command> commands = new HashMap<>();
        for (Element list : children(root, "commands")) {
            for (Element c : children(list, "command")) {
                Element proto = children(c, "proto").getFirst();
                List<Param> params = new ArrayList<>();
                String name = name(proto);
                for (Element p : children(c, "param"))
                    params.add(param(p, PAIRS.matcher(name).matches()));
                List<Element> alias = children(c, "alias");
                String other = EXTRA_ALIASES.get(name);
                if (other == null && !alias.isEmpty()) other = alias.getFirst().getAttribute("name");
                boolean twin = DOUBLES.matcher(name).matches()
                        || IMAGING_GETS.matcher(name).matches();
                if (twin) other = name.substring(0, name.length() - 3);
                commands.put(name, new Command(javaType(proto.getTextContent(), name), params, other));
            }
        }
        Map<String, TreeSet<String>> broughtBy = new HashMap<>();
        TreeSet<String> enums = new TreeSet<>();
        TreeSet<String> removed = new TreeSet<>();
        for (Element feature : children(root, "feature")) {
            String api = feature.getAttribute("api");
            if (!api.equals("gl") && !api.equals("gles2")) continue;
            require(feature, api, feature.getAttribute("name"), broughtBy, enums);
            if (api.equals("gl")) restore(feature, removed);
            for (Element r : children(feature, "remove")) {
                for (Element c : children(r, "command")) removed.add(c.getAttribute("name"));
            }
        }
        for (Element list : children(root, "extensions")) {
            for (Element e : children(list, "extension")) {
                String name = e.getAttribute("name");
                List<String> apis = List.of(e.getAttribute("supported").split("\\|"));
                boolean ours = apis.contains("gl") || apis.contains("glcore") || apis.contains("gles2");
                if (!ours || !WANTED.matcher(name).matches() || LEFT_OUT.contains(name)) continue;
                extensions.add(name);
                if (apis.contains("gles2")) ofEs.add(name);
                require(e, "", name, broughtBy, enums);
            }
        }
        Map<String, String> canonical = canonicalNames(commands, broughtBy);
        // What has selectors is the compatibility profile, and so is what goes without them.
        Set<String> compatibility = ofCompatibility();
        broughtBy.forEach((name, by) -> {
            boolean legacy = by.contains(GlDirectRules.EXTENSION) || compatibility.containsAll(by);
            if (legacy && name.equals(canonical.getOrDefault(name, name))) removed.add(name);
        });
        for (Map.Entry<String, TreeSet<String>> e : broughtBy.entrySet()) {
            String name = e.getKey();
            Command c = commands.get(name);
            if (c == null) throw new IllegalArgumentException("gl.xml: there is no command " + name);
            String other = canonical.getOrDefault(name, name);
            Command same = commands.get(other);
            Function own =
                    new Function(name, c.returns, c.params, name, List.copyOf(e.getValue()), removed.contains(name));
            if (same == null || !sameShape(c, same)) {
                functions.put(name, own);
            } else {
                boolean legacy = removed.contains(other);
                functions.put(name, new Function(name, c.returns, c.params, other, List.copyOf(e.getValue()), legacy));
            }
        }
        fillConstants(root, enums);
        fillFirstEs(root, commands);
    }

    private void fillFirstEs(Element root, Map<String, Command> commands) {
        List<Element> from = new ArrayList<>();
        for (Element feature : children(root, "feature"))
            if (feature.getAttribute("api").equals("gles1")) from.add(feature);
        for (Element list : children(root, "extensions"))
            for (Element e : children(list, "extension")) if (OF_FIRST_ES.contains(e.getAttribute("name"))) from.add(e);
        for (Element by : from) {
            for (Element r : children(by, "require")) {
                for (Element c : children(r, "command")) {
                    String name = c.getAttribute("name");
                    Command command = commands.get(name);
                    if (functions.containsKey(name) || command == null) continue;
                    List<String> broughtBy = List.of(by.getAttribute("name"));
                    firstEsFunctions.put(
                            name, new Function(name, command.returns, command.params, name, broughtBy, true));
                }
            }
        }
    }

    /** The functions of all packets of OpenGL, in the order of their numbers. */
    List<Function> packets() {
        List<Function> all = new ArrayList<>(functions.values());
        all.addAll(firstEsFunctions.values());
        return all;
    }

    /** Extensions that contexts of the compatibility profile alone announce. */
    private static Set<String> ofCompatibility() throws IOException {
        Set<String> names = new HashSet<>();
        for (ExtensionRow row : ExtensionRow.readAll()) {
            if (row.isOfCompatibility()) names.addAll(List.of("GL_" + row.name(), "GL_" + row.name() + ":gl"));
        }
        return names;
    }

    private static boolean sameShape(Command a, Command b) {
        if (!a.returns.equals(b.returns) || a.params.size() != b.params.size()) return false;
        for (int i = 0; i < a.params.size(); i++) {
            if (!a.params.get(i).type.equals(b.params.get(i).type)) return false;
        }
        return true;
    }

    /** Restores names that were removed from the core profile and came back with a later version, as glGetPointerv for debug output. */
    private static void restore(Element version, TreeSet<String> removed) {
        for (Element r : children(version, "require")) {
            if (r.getAttribute("profile").equals("compatibility")) continue;
            for (Element c : children(r, "command")) removed.remove(c.getAttribute("name"));
        }
    }

    /** Functions of an extension that need another one beside it. Those that change an object by name stay its own. */
    private static final Pattern WITH = Pattern.compile("Supported only if (GL_\\w+) is supported");

    /** Functions that stand in an extension's text, and in the registry at another one alone: those of EXT_geometry_shader4. */
    private static final Map<String, List<String>> BROUGHT_TOO = Map.of(
            "GL_EXT_geometry_shader4",
            List.of("glFramebufferTextureEXT", "glFramebufferTextureLayerEXT", "glFramebufferTextureFaceEXT"));

    private static void require(
            Element from, String api, String name, Map<String, TreeSet<String>> broughtBy, TreeSet<String> enums) {
        for (Element r : children(from, "require")) {
            String only = r.getAttribute("api");
            if (!only.isEmpty() && !only.equals("gl") && !only.equals("glcore") && !only.equals("gles2")) continue;
            if (!api.isEmpty() && !only.isEmpty() && !only.equals(api)) continue;
            String by = api.isEmpty() && !only.isEmpty() ? name + (only.equals("gles2") ? ":es" : ":gl") : name;
            Matcher with = WITH.matcher(r.getAttribute("comment"));
            if (with.matches() && !with.group(1).equals(GlDirectRules.EXTENSION)) by = with.group(1);
            for (Element c : children(r, "command")) {
                String command = c.getAttribute("name");
                if (GlDirectRules.needsAnother(name, command)) continue;
                broughtBy.computeIfAbsent(command, n -> new TreeSet<>()).add(GlDirectRules.bringer(by, command));
            }
            for (Element e : children(r, "enum")) enums.add(e.getAttribute("name"));
        }
        for (String command : BROUGHT_TOO.getOrDefault(name, List.of()))
            broughtBy.computeIfAbsent(command, n -> new TreeSet<>()).add(name);
    }

    /** Of those that are aliases of each other, the best one for each. */
    private static Map<String, String> canonicalNames(
            Map<String, Command> commands, Map<String, TreeSet<String>> broughtBy) {
        Map<String, String> parents = new HashMap<>();
        for (Map.Entry<String, Command> e : commands.entrySet()) {
            String alias = e.getValue().alias;
            if (alias != null && !alias.equals(e.getKey()))
                parents.put(root(parents, e.getKey()), root(parents, alias));
        }
        Map<String, TreeSet<String>> groups = new HashMap<>();
        for (String name : commands.keySet()) {
            groups.computeIfAbsent(root(parents, name), n -> new TreeSet<>()).add(name);
        }
        Map<String, String> result = new HashMap<>();
        for (TreeSet<String> group : groups.values()) {
            String best = null;
            for (String name : group) {
                if (broughtBy.containsKey(name)
                        && (best == null || rank(broughtBy.get(name)) < rank(broughtBy.get(best)))) best = name;
            }
            if (best == null) continue;
            for (String name : group) result.put(name, best);
        }
        return result;
    }

    private static String root(Map<String, String> parents, String name) {
        String at = name;
        while (parents.containsKey(at) && !parents.get(at).equals(at)) at = parents.get(at);
        return at;
    }

    private static int rank(@Nullable TreeSet<String> broughtBy) {
        if (broughtBy == null) return 9;
        int best = 9;
        for (String by : broughtBy) {
            int rank = by.startsWith("GL_VERSION_")
                    ? 0
                    : by.startsWith("GL_ES_") ? 1 : by.startsWith("GL_ARB") ? 2 : by.startsWith("GL_KHR") ? 3 : 4;
            best = Math.min(best, rank);
        }
        return best;
    }

    private void fillConstants(Element root, TreeSet<String> wanted) {
        for (Element list : children(root, "enums")) {
            for (Element e : children(list, "enum")) {
                String name = e.getAttribute("name");
                if (!wanted.contains(name)) continue;
                for (String group : e.getAttribute("group").split(",")) {
                    if (!group.isEmpty())
                        groups.computeIfAbsent(group, g -> new TreeSet<>()).add(name);
                }
                // One name has a second value in OpenGL ES; the desktop's is taken.
                if (e.getAttribute("api").equals("gles2") && constants.containsKey(name)) continue;
                constants.put(
                        name, e.getAttribute("value") + (e.getAttribute("type").equals("ull") ? "L" : ""));
            }
        }
    }

    /** @param pairs what it points to are as many pairs as {@code count} says, where the registry says nothing */
    private static Param param(Element p, boolean pairs) {
        String text = p.getTextContent().strip();
        String name = name(p);
        String type = text.substring(0, text.lastIndexOf(name));
        boolean pointer = type.contains("*");
        String element =
                type.replace("const", "").replace("struct", "").replace("*", "").strip();
        String len = pairs && pointer && p.getAttribute("len").isEmpty() ? "count*2" : p.getAttribute("len");
        return new Param(
                javaName(name),
                javaType(text, name),
                pointer,
                pointer && type.contains("const") && type.indexOf('*') == type.lastIndexOf('*'),
                element,
                len.isEmpty() ? null : len,
                p.getAttribute("group"),
                p.getAttribute("class"));
    }

    private static String javaName(String name) {
        return switch (name) {
            case "c", "context" -> name + "_";
            default -> name;
        };
    }

    private static String javaType(String declaration, String name) {
        String type = declaration.strip();
        type = type.substring(0, type.lastIndexOf(name)).strip();
        if (type.contains("*")) return "long";
        return switch (type.replace("const", "").strip()) {
            case "void", "GLvoid" -> "void";
            case "GLboolean" -> "boolean";
            case "GLbyte", "GLubyte", "GLchar", "GLcharARB" -> "byte";
            case "GLshort", "GLushort", "GLhalf", "GLhalfARB", "GLhalfNV" -> "short";
            case "GLint", "GLuint", "GLenum", "GLsizei", "GLbitfield", "GLfixed", "GLclampx", "GLhandleARB" -> "int";
            case "GLfloat", "GLclampf" -> "float";
            case "GLdouble", "GLclampd" -> "double";
            default -> "long";
        };
    }

    private static String name(Element e) {
        return children(e, "name").getFirst().getTextContent().strip();
    }

    private static List<Element> children(Element parent, String name) {
        List<Element> result = new ArrayList<>();
        for (Node n = parent.getFirstChild(); n != null; n = n.getNextSibling()) {
            if (n instanceof Element e && e.getTagName().equals(name)) result.add(e);
        }
        return result;
    }
}
