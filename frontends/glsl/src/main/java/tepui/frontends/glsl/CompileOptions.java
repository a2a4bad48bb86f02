package tepui.frontends.glsl;

/**
 * What the language is allowed to be: depends on the API, context and device that a shader is for.
 *
 * @param maxVersion newest desktop version, 110 to 460; 0: only ES shaders
 * @param maxEsVersion newest ES version, 100 to 320; 0: only desktop shaders
 * @param compatibility the compatibility profile may be asked for
 * @param limits gl_Max... constants and what linking enforces
 */
public record CompileOptions(int maxVersion, int maxEsVersion, boolean compatibility, GlslLimits limits) {
    /** Everything. */
    public static final CompileOptions ALL = new CompileOptions(460, 320, true, new GlslLimits());
}
