package tepui.frontends.glsl.syntax;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.Version;

/**
 * Table of keywords, names of types and reserved words, by version and extension. A row: the desktop version and the ES
 * version from which on it is a word of the language (0: never), the versions from which on it is reserved, and
 * extensions that bring it earlier.
 */
public final class Keywords {
    /** Sorts of words. */
    public enum Sort {
        IDENTIFIER,
        KEYWORD,
        TYPE,
        RESERVED
    }

    private record Row(
            boolean type, int desktop, int es, int reservedDesktop, int reservedEs, Extension[] extensions) {}

    private static final Map<String, Row> ROWS = new HashMap<>();
    private static final int ALWAYS = 1;

    static {
        keywords(
                ALWAYS,
                ALWAYS,
                0,
                0,
                "attribute varying const uniform in out inout break continue do else for if discard return "
                        + "struct while true false");
        keywords(120, ALWAYS, 0, 0, "invariant");
        keywords(ALWAYS, ALWAYS, 0, 0, "void", true);
        types(
                ALWAYS,
                ALWAYS,
                0,
                0,
                "float int bool vec2 vec3 vec4 bvec2 bvec3 bvec4 ivec2 ivec3 ivec4 mat2 mat3 mat4 sampler2D samplerCube");
        keywords(130, ALWAYS, 120, 0, "precision lowp mediump highp");
        keywords(120, 300, 0, 0, "centroid", Extension.GL_EXT_gpu_shader4);
        keywords(130, 300, 110, 100, "flat", Extension.GL_EXT_gpu_shader4);
        keywords(
                130,
                0,
                0,
                300,
                "noperspective",
                Extension.GL_EXT_gpu_shader4,
                Extension.GL_NV_shader_noperspective_interpolation);
        keywords(0, 0, 0, 0, "demote", Extension.GL_EXT_demote_to_helper_invocation);
        keywords(130, 300, 0, 0, "smooth");
        keywords(130, 300, 110, 100, "switch default");
        keywords(130, 300, 0, 0, "case");
        keywords(
                140,
                300,
                0,
                0,
                "layout",
                Extension.GL_ARB_explicit_attrib_location,
                Extension.GL_ARB_uniform_buffer_object,
                Extension.GL_ARB_fragment_coord_conventions,
                Extension.GL_ARB_conservative_depth,
                Extension.GL_ARB_shading_language_420pack,
                Extension.GL_ARB_shader_image_load_store,
                Extension.GL_ARB_explicit_uniform_location,
                Extension.GL_ARB_separate_shader_objects,
                Extension.GL_AMD_conservative_depth,
                Extension.GL_ARB_compute_shader,
                Extension.GL_ARB_shader_atomic_counters,
                Extension.GL_ARB_shader_storage_buffer_object,
                Extension.GL_ARB_enhanced_layouts,
                Extension.GL_EXT_separate_shader_objects,
                Extension.GL_EXT_shader_framebuffer_fetch_non_coherent,
                Extension.GL_ARB_tessellation_shader);
        keywords(
                400,
                320,
                0,
                300,
                "patch",
                Extension.GL_ARB_tessellation_shader,
                Extension.GL_EXT_tessellation_shader,
                Extension.GL_OES_tessellation_shader);
        keywords(
                400,
                320,
                0,
                300,
                "sample",
                Extension.GL_ARB_gpu_shader5,
                Extension.GL_OES_shader_multisample_interpolation);
        keywords(400, 0, 0, 300, "subroutine", Extension.GL_ARB_shader_subroutine);
        keywords(
                400,
                320,
                0,
                310,
                "precise",
                Extension.GL_ARB_gpu_shader5,
                Extension.GL_EXT_gpu_shader5,
                Extension.GL_OES_gpu_shader5);
        keywords(
                420,
                310,
                0,
                300,
                "coherent restrict readonly writeonly",
                Extension.GL_ARB_shader_image_load_store,
                Extension.GL_ARB_shader_storage_buffer_object);
        keywords(
                420,
                310,
                110,
                100,
                "volatile",
                Extension.GL_ARB_shader_image_load_store,
                Extension.GL_ARB_shader_storage_buffer_object);
        keywords(430, 310, 0, 310, "buffer", Extension.GL_ARB_shader_storage_buffer_object);
        keywords(430, 310, 0, 300, "shared", Extension.GL_ARB_compute_shader);

        types(120, 300, 0, 0, "mat2x2 mat2x3 mat2x4 mat3x2 mat3x3 mat3x4 mat4x2 mat4x3 mat4x4");
        types(130, 300, 0, 0, "uint uvec2 uvec3 uvec4", Extension.GL_EXT_gpu_shader4);
        types(110, 300, 0, 100, "sampler2DShadow", Extension.GL_EXT_shadow_samplers);
        types(110, 300, 0, 100, "sampler3D", Extension.GL_OES_texture_3D);
        types(110, 0, 0, 100, "sampler1D sampler1DShadow");
        types(130, 300, 0, 0, "samplerCubeShadow", Extension.GL_EXT_gpu_shader4);
        types(
                130,
                300,
                0,
                0,
                "sampler2DArray sampler2DArrayShadow",
                Extension.GL_EXT_texture_array,
                Extension.GL_EXT_gpu_shader4);
        types(
                130,
                0,
                0,
                300,
                "sampler1DArray sampler1DArrayShadow",
                Extension.GL_EXT_texture_array,
                Extension.GL_EXT_gpu_shader4);
        types(
                130,
                300,
                0,
                0,
                "isampler2D isampler3D isamplerCube isampler2DArray usampler2D usampler3D usamplerCube usampler2DArray",
                Extension.GL_EXT_gpu_shader4);
        types(130, 0, 0, 300, "isampler1D isampler1DArray usampler1D usampler1DArray", Extension.GL_EXT_gpu_shader4);
        types(140, 0, 110, 100, "sampler2DRect sampler2DRectShadow", Extension.GL_ARB_texture_rectangle);
        types(140, 0, 0, 300, "isampler2DRect usampler2DRect", Extension.GL_EXT_gpu_shader4);
        types(
                140,
                320,
                130,
                300,
                "samplerBuffer isamplerBuffer usamplerBuffer",
                Extension.GL_ARB_texture_buffer_object,
                Extension.GL_EXT_texture_buffer_object,
                Extension.GL_EXT_gpu_shader4,
                Extension.GL_EXT_texture_buffer,
                Extension.GL_OES_texture_buffer);
        types(150, 310, 0, 300, "sampler2DMS isampler2DMS usampler2DMS", Extension.GL_ARB_texture_multisample);
        types(
                150,
                320,
                0,
                300,
                "sampler2DMSArray isampler2DMSArray usampler2DMSArray",
                Extension.GL_ARB_texture_multisample,
                Extension.GL_OES_texture_storage_multisample_2d_array);
        types(
                400,
                320,
                0,
                300,
                "samplerCubeArray samplerCubeArrayShadow isamplerCubeArray usamplerCubeArray",
                Extension.GL_ARB_texture_cube_map_array,
                Extension.GL_EXT_texture_cube_map_array,
                Extension.GL_OES_texture_cube_map_array);
        types(
                400,
                0,
                110,
                100,
                "double dvec2 dvec3 dvec4",
                Extension.GL_ARB_gpu_shader_fp64,
                Extension.GL_ARB_vertex_attrib_64bit);
        types(
                400,
                0,
                0,
                300,
                "dmat2 dmat3 dmat4 dmat2x2 dmat2x3 dmat2x4 dmat3x2 dmat3x3 dmat3x4 dmat4x2 dmat4x3 dmat4x4",
                Extension.GL_ARB_gpu_shader_fp64,
                Extension.GL_ARB_vertex_attrib_64bit);
        types(
                0,
                0,
                0,
                0,
                "int64_t i64vec2 i64vec3 i64vec4 uint64_t u64vec2 u64vec3 u64vec4",
                Extension.GL_ARB_gpu_shader_int64);
        types(420, 310, 0, 300, "atomic_uint", Extension.GL_ARB_shader_atomic_counters);
        for (String prefix : new String[] {"", "i", "u"}) {
            types(
                    420,
                    310,
                    130,
                    300,
                    prefix + "image2D " + prefix + "image3D " + prefix + "imageCube " + prefix + "image2DArray",
                    Extension.GL_ARB_shader_image_load_store);
            types(
                    420,
                    320,
                    130,
                    300,
                    prefix + "imageBuffer",
                    Extension.GL_ARB_shader_image_load_store,
                    Extension.GL_EXT_texture_buffer,
                    Extension.GL_OES_texture_buffer);
            types(
                    420,
                    320,
                    0,
                    300,
                    prefix + "imageCubeArray",
                    Extension.GL_ARB_shader_image_load_store,
                    Extension.GL_EXT_texture_cube_map_array,
                    Extension.GL_OES_texture_cube_map_array);
            types(
                    420,
                    0,
                    130,
                    300,
                    prefix + "image1D " + prefix + "image1DArray",
                    Extension.GL_ARB_shader_image_load_store);
            types(
                    420,
                    0,
                    0,
                    300,
                    prefix + "image2DRect " + prefix + "image2DMS " + prefix + "image2DMSArray",
                    Extension.GL_ARB_shader_image_load_store);
        }
        reserved(
                110,
                100,
                "asm class union enum typedef template this goto inline noinline public static extern "
                        + "external interface long short half fixed unsigned input output hvec2 hvec3 hvec4 fvec2 fvec3 fvec4 "
                        + "sampler3DRect sizeof cast namespace using");
        reserved(130, 100, "superp");
        reserved(130, 300, "common partition active filter");
        reserved(110, 100, "packed");
        reserved(420, 300, "resource");
        reserved(420, 300, "hvec2 hvec3 hvec4");
        reserved(130, 0, "image1DShadow image2DShadow image1DArrayShadow image2DArrayShadow");
    }

    private Keywords() {}

    private static void keywords(
            int desktop, int es, int reservedDesktop, int reservedEs, String words, Extension... extensions) {
        add(false, desktop, es, reservedDesktop, reservedEs, words, extensions);
    }

    private static void keywords(int desktop, int es, int reservedDesktop, int reservedEs, String words, boolean type) {
        add(type, desktop, es, reservedDesktop, reservedEs, words);
    }

    private static void types(
            int desktop, int es, int reservedDesktop, int reservedEs, String words, Extension... extensions) {
        add(true, desktop, es, reservedDesktop, reservedEs, words, extensions);
    }

    private static void reserved(int desktop, int es, String words) {
        add(false, 0, 0, desktop, es, words);
    }

    private static void add(
            boolean type,
            int desktop,
            int es,
            int reservedDesktop,
            int reservedEs,
            String words,
            Extension... extensions) {
        for (String word : words.split(" ")) {
            ROWS.putIfAbsent(word, new Row(type, desktop, es, reservedDesktop, reservedEs, extensions));
        }
    }

    /** All words with a row. */
    static Set<String> words() {
        return ROWS.keySet();
    }

    /** Sort of {@code word} at {@code pos}. */
    public static Sort sort(String word, Version version, ExtensionSet extensions, int pos) {
        Row row = ROWS.get(word);
        // Reserved until it became the name of a layout.
        if (row == null && word.equals("row_major") && version.number() == 130) return Sort.RESERVED;
        if (row == null) return Sort.IDENTIFIER;
        Sort known = row.type ? Sort.TYPE : Sort.KEYWORD;
        if (version.atLeast(row.desktop, row.es)) {
            // "packed" and the like left the list of reserved words when they became layout names.
            return known;
        }
        for (Extension e : row.extensions) {
            if (extensions.isEnabled(e, pos)) return known;
        }
        if (version.atLeast(row.reservedDesktop, row.reservedEs)) {
            boolean released = (word.equals("packed") || word.equals("shared"))
                    && (version.isEs() ? version.number() >= 300 : version.number() >= 140);
            return released ? Sort.IDENTIFIER : Sort.RESERVED;
        }
        return Sort.IDENTIFIER;
    }

    /** Does any version or extension know this word as a type? For messages. */
    public static boolean isTypeSomewhere(String word) {
        Row row = ROWS.get(word);
        return row != null && row.type;
    }

    /** The first version that has the word, for messages; null where none has. */
    public static @Nullable String since(String word, Version version) {
        Row row = ROWS.get(word);
        if (row == null) return null;
        int number = version.isEs() ? row.es : row.desktop;
        return number > 0
                ? new Version(Math.max(number, version.isEs() ? 100 : 110), version.profile()).toString()
                : null;
    }
}
