package tepui.frontends.glsl;

import java.util.List;
import java.util.Map;

/**
 * Options of linking, which the program object was given before it was linked.
 *
 * @param attributes glBindAttribLocation
 * @param fragmentOutputs glBindFragDataLocation
 * @param fragmentIndices glBindFragDataLocationIndexed: index of those outputs, 0 or 1
 * @param feedback glTransformFeedbackVaryings, as given; gl_NextBuffer and gl_SkipComponents may be among them
 * @param interleaved one buffer for all of them, not one for each
 * @param separable GL_PROGRAM_SEPARABLE: what crosses the program's border is kept, a single stage will do
 * @param geometry glProgramParameteri of ARB_geometry_shader4
 * @param limits what is enforced
 */
public record LinkOptions(
        Map<String, Integer> attributes,
        Map<String, Integer> fragmentOutputs,
        Map<String, Integer> fragmentIndices,
        List<String> feedback,
        boolean interleaved,
        boolean separable,
        GeometryParameters geometry,
        GlslLimits limits) {
    /** Nothing was said. */
    public static final LinkOptions DEFAULT =
            new LinkOptions(Map.of(), Map.of(), Map.of(), List.of(), true, false, new GlslLimits());

    public LinkOptions {
        attributes = Map.copyOf(attributes);
        fragmentOutputs = Map.copyOf(fragmentOutputs);
        fragmentIndices = Map.copyOf(fragmentIndices);
        feedback = List.copyOf(feedback);
    }

    /** Options of a program whose geometry shaders say all about themselves. */
    public LinkOptions(
            Map<String, Integer> attributes,
            Map<String, Integer> fragmentOutputs,
            Map<String, Integer> fragmentIndices,
            List<String> feedback,
            boolean interleaved,
            boolean separable,
            GlslLimits limits) {
        this(
                attributes,
                fragmentOutputs,
                fragmentIndices,
                feedback,
                interleaved,
                separable,
                GeometryParameters.DEFAULT,
                limits);
    }

    /** The same for a separable program. */
    public LinkOptions withSeparable(boolean on) {
        return new LinkOptions(
                attributes, fragmentOutputs, fragmentIndices, feedback, interleaved, on, geometry, limits);
    }

    /** The same with parameters for geometry shaders. */
    public LinkOptions withGeometry(GeometryParameters said) {
        return new LinkOptions(
                attributes, fragmentOutputs, fragmentIndices, feedback, interleaved, separable, said, limits);
    }

    /** The same with transform feedback. */
    public LinkOptions withFeedback(List<String> names, boolean intoOne) {
        return new LinkOptions(
                attributes, fragmentOutputs, fragmentIndices, names, intoOne, separable, geometry, limits);
    }
}
