package tepui.frontends.glsl;

import java.util.Set;

/**
 * Options of compilation: the language that is allowed, which depends on the API, context and device that a shader is
 * for.
 *
 * @param maxVersion newest desktop version, 110 to 460; 0: only ES shaders
 * @param maxEsVersion newest ES version, 100 to 320; 0: only desktop shaders
 * @param compatibility the compatibility profile may be asked for
 * @param limits gl_Max... constants and what linking enforces
 * @param extensions names of those that are there, as far as their versions allow
 * @param includes what #include finds
 */
public record CompileOptions(
        int maxVersion,
        int maxEsVersion,
        boolean compatibility,
        GlslLimits limits,
        Set<String> extensions,
        Includes includes) {
    public CompileOptions {
        extensions = Set.copyOf(extensions);
    }

    /** Options as the shader's text says, with all extensions. */
    public CompileOptions(int maxVersion, int maxEsVersion, boolean compatibility, GlslLimits limits) {
        this(maxVersion, maxEsVersion, compatibility, limits, Extension.names(), Includes.NONE);
    }

    /** The same with strings to include. */
    public CompileOptions withIncludes(Includes strings) {
        return new CompileOptions(maxVersion, maxEsVersion, compatibility, limits, extensions, strings);
    }

    /** The same with these extensions only. */
    public CompileOptions withExtensions(Set<String> names) {
        return new CompileOptions(maxVersion, maxEsVersion, compatibility, limits, names, includes);
    }

    /** Everything. */
    public static final CompileOptions ALL = new CompileOptions(460, 320, true, new GlslLimits());
}
