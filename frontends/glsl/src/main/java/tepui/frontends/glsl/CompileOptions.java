package tepui.frontends.glsl;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the language is allowed to be: depends on the API, context and device that a shader is for.
 *
 * @param maxVersion newest desktop version, 110 to 460; 0: only ES shaders
 * @param maxEsVersion newest ES version, 100 to 320; 0: only desktop shaders
 * @param compatibility the compatibility profile may be asked for
 * @param limits gl_Max... constants and what linking enforces
 * @param extensions names of those that are there, as far as their versions allow
 * @param includes what #include finds
 * @param layouts of members of structs and blocks, by the names of these; none for shaders that are text to begin with
 */
public record CompileOptions(
        int maxVersion,
        int maxEsVersion,
        boolean compatibility,
        GlslLimits limits,
        Set<String> extensions,
        Includes includes,
        Map<String, List<MemberLayout>> layouts) {
    public CompileOptions {
        extensions = Set.copyOf(extensions);
        layouts = Map.copyOf(layouts);
    }

    /** As the shader's text says, with all extensions. */
    public CompileOptions(int maxVersion, int maxEsVersion, boolean compatibility, GlslLimits limits) {
        this(maxVersion, maxEsVersion, compatibility, limits, Extension.names(), Includes.NONE, Map.of());
    }

    /** The same with layouts of members. */
    public CompileOptions withLayouts(Map<String, List<MemberLayout>> members) {
        return new CompileOptions(maxVersion, maxEsVersion, compatibility, limits, extensions, includes, members);
    }

    /** The same with strings to include. */
    public CompileOptions withIncludes(Includes strings) {
        return new CompileOptions(maxVersion, maxEsVersion, compatibility, limits, extensions, strings, layouts);
    }

    /** The same with these extensions only. */
    public CompileOptions withExtensions(Set<String> names) {
        return new CompileOptions(maxVersion, maxEsVersion, compatibility, limits, names, includes, layouts);
    }

    /** Everything. */
    public static final CompileOptions ALL = new CompileOptions(460, 320, true, new GlslLimits());
}
