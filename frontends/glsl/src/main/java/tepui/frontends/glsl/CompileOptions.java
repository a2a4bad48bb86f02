package tepui.frontends.glsl;

import java.util.List;
import java.util.Map;

/**
 * What the language is allowed to be: depends on the API, context and device that a shader is for.
 *
 * @param maxVersion newest desktop version, 110 to 460; 0: only ES shaders
 * @param maxEsVersion newest ES version, 100 to 320; 0: only desktop shaders
 * @param compatibility the compatibility profile may be asked for
 * @param limits gl_Max... constants and what linking enforces
 * @param layouts of members of structs and blocks, by the names of these; none for shaders that are text to begin with
 */
public record CompileOptions(
        int maxVersion,
        int maxEsVersion,
        boolean compatibility,
        GlslLimits limits,
        Map<String, List<MemberLayout>> layouts) {
    public CompileOptions {
        layouts = Map.copyOf(layouts);
    }

    /** As the shader's text says. */
    public CompileOptions(int maxVersion, int maxEsVersion, boolean compatibility, GlslLimits limits) {
        this(maxVersion, maxEsVersion, compatibility, limits, Map.of());
    }

    /** The same with layouts of members. */
    public CompileOptions withLayouts(Map<String, List<MemberLayout>> members) {
        return new CompileOptions(maxVersion, maxEsVersion, compatibility, limits, members);
    }

    /** Everything. */
    public static final CompileOptions ALL = new CompileOptions(460, 320, true, new GlslLimits());
}
