package tepui.frontends.gl.query;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Device;
import tepui.pipe.Query;

/** A query object. Its target is fixed by its first use, which is also what makes the name an object. */
public final class QueryObject {
    /** Places of active queries; the three occlusion targets share one. */
    public static final int PLACES = 17;

    public final int name;
    /** The target, GL_TIMESTAMP among them. */
    public final int target;

    public boolean active;
    /** The stream it counts, while it is active or of its last use. */
    public int index;

    private @Nullable Query query;

    public QueryObject(int name, int target) {
        this.name = name;
        this.target = target;
    }

    /** The device's query, made or replaced where the stream is another one. */
    public Query pipe(Device device, int stream) {
        Query q = query;
        if (q != null && index == stream) return q;
        if (q != null) device.destroy(q);
        q = device.createQuery(
                kind(target), isStatistic(target) ? statistic(target).ordinal() : stream);
        query = q;
        index = stream;
        return q;
    }

    /** The device's query; null before the first use. */
    public @Nullable Query pipe() {
        return query;
    }

    public void drop(Device device) {
        Query q = query;
        query = null;
        if (q != null) device.destroy(q);
    }

    /** Where an active query of that target is kept; -1 for what is no target of glBeginQuery. */
    public static int place(int target) {
        return switch (target) {
            case GL_SAMPLES_PASSED, GL_ANY_SAMPLES_PASSED, GL_ANY_SAMPLES_PASSED_CONSERVATIVE -> 0;
            case GL_PRIMITIVES_GENERATED -> 1;
            case GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN -> 2;
            case GL_TIME_ELAPSED -> 3;
            case GL_TRANSFORM_FEEDBACK_OVERFLOW -> 4;
            case GL_TRANSFORM_FEEDBACK_STREAM_OVERFLOW -> 5;
            default -> isStatistic(target) ? 6 + statistic(target).ordinal() : -1;
        };
    }

    /** Counted for each vertex stream. */
    public static boolean isPerStream(int target) {
        return target == GL_PRIMITIVES_GENERATED
                || target == GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN
                || target == GL_TRANSFORM_FEEDBACK_STREAM_OVERFLOW;
    }

    public static boolean isStatistic(int target) {
        return switch (target) {
            case GL_VERTICES_SUBMITTED,
                    GL_PRIMITIVES_SUBMITTED,
                    GL_VERTEX_SHADER_INVOCATIONS,
                    GL_GEOMETRY_SHADER_INVOCATIONS,
                    GL_GEOMETRY_SHADER_PRIMITIVES_EMITTED,
                    GL_CLIPPING_INPUT_PRIMITIVES,
                    GL_CLIPPING_OUTPUT_PRIMITIVES,
                    GL_FRAGMENT_SHADER_INVOCATIONS,
                    GL_TESS_CONTROL_SHADER_PATCHES,
                    GL_TESS_EVALUATION_SHADER_INVOCATIONS,
                    GL_COMPUTE_SHADER_INVOCATIONS -> true;
            default -> false;
        };
    }

    private static Query.Statistic statistic(int target) {
        return switch (target) {
            case GL_VERTICES_SUBMITTED -> Query.Statistic.INPUT_VERTICES;
            case GL_PRIMITIVES_SUBMITTED -> Query.Statistic.INPUT_PRIMITIVES;
            case GL_VERTEX_SHADER_INVOCATIONS -> Query.Statistic.VERTEX_INVOCATIONS;
            case GL_GEOMETRY_SHADER_INVOCATIONS -> Query.Statistic.GEOMETRY_INVOCATIONS;
            case GL_GEOMETRY_SHADER_PRIMITIVES_EMITTED -> Query.Statistic.GEOMETRY_PRIMITIVES;
            case GL_CLIPPING_INPUT_PRIMITIVES -> Query.Statistic.CLIPPING_INPUT;
            case GL_CLIPPING_OUTPUT_PRIMITIVES -> Query.Statistic.CLIPPING_OUTPUT;
            case GL_FRAGMENT_SHADER_INVOCATIONS -> Query.Statistic.FRAGMENT_INVOCATIONS;
            case GL_TESS_CONTROL_SHADER_PATCHES -> Query.Statistic.TESS_CONTROL_PATCHES;
            case GL_TESS_EVALUATION_SHADER_INVOCATIONS -> Query.Statistic.TESS_EVAL_INVOCATIONS;
            case GL_COMPUTE_SHADER_INVOCATIONS -> Query.Statistic.COMPUTE_INVOCATIONS;
            default -> throw new IllegalArgumentException("QueryObject: target is 0x" + Integer.toHexString(target));
        };
    }

    private static Query.Kind kind(int target) {
        return switch (target) {
            case GL_SAMPLES_PASSED -> Query.Kind.OCCLUSION;
            case GL_ANY_SAMPLES_PASSED -> Query.Kind.OCCLUSION_ANY;
            case GL_ANY_SAMPLES_PASSED_CONSERVATIVE -> Query.Kind.OCCLUSION_ANY_CONSERVATIVE;
            case GL_PRIMITIVES_GENERATED -> Query.Kind.PRIMITIVES_GENERATED;
            case GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN -> Query.Kind.PRIMITIVES_WRITTEN;
            case GL_TRANSFORM_FEEDBACK_OVERFLOW -> Query.Kind.STREAM_OVERFLOW_ANY;
            case GL_TRANSFORM_FEEDBACK_STREAM_OVERFLOW -> Query.Kind.STREAM_OVERFLOW;
            case GL_TIME_ELAPSED -> Query.Kind.TIME_ELAPSED;
            case GL_TIMESTAMP -> Query.Kind.TIMESTAMP;
            default -> Query.Kind.PIPELINE_STATISTIC;
        };
    }
}
