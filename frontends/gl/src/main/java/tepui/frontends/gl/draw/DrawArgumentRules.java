package tepui.frontends.gl.draw;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.query.FeedbackObject;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.pipe.Buffer;

/**
 * Error checks of what draws are given: ranges, the arguments in buffers and what transform feedback captured (OpenGL
 * 4.6, 10.4 and 13.3.3). What is bound is checked by {@link DrawRules}.
 */
public final class DrawArgumentRules {
    private final Profile profile;
    private final Errors errors;
    private final VertexArrays arrays;

    public DrawArgumentRules(Profile profile, Errors errors, VertexArrays arrays) {
        this.profile = profile;
        this.errors = errors;
        this.arrays = arrays;
    }

    /** The first vertex of glDrawArrays (10.4). */
    public boolean first(String call, int first) { // hot
        return first >= 0 || errors.wrong(GL_INVALID_VALUE, call + ": first is " + first + ", must be at least 0");
    }

    /** One of the draws of glMultiDrawArrays (10.4). */
    public boolean part(String call, int draw, int first, int count) { // hot
        return first >= 0 && count >= 0
                || errors.wrong(GL_INVALID_VALUE, call + ": draw " + draw + " is " + first + " + " + count);
    }

    /** One of the draws of glMultiDrawElements (10.4). */
    public boolean part(String call, int draw, int count) { // hot
        return count >= 0 || errors.wrong(GL_INVALID_VALUE, call + ": the count of draw " + draw + " is below 0");
    }

    /** glDrawRangeElements (10.4). */
    public boolean range(String call, int start, int end) {
        return Integer.compareUnsigned(end, start) >= 0
                || errors.wrong(GL_INVALID_VALUE, call + ": end is " + end + ", below start, " + start);
    }

    /** What transform feedback captured (13.3.3): the object and the stream. */
    public boolean captured(String call, int id, @Nullable FeedbackObject f, int stream) {
        if (f == null || stream < 0 || stream >= profile.limits.vertexStreams) {
            return errors.wrong(GL_INVALID_VALUE, call + ": id is " + id + ", stream is " + stream);
        }
        return f.finished
                || errors.wrong(GL_INVALID_OPERATION, call + ": transform feedback " + id + " was never ended");
    }

    /**
     * Places of arguments in a buffer (10.4).
     *
     * @param stride from one draw to the next; @param given as the program said it; @param countAt place of their number, -1 for none
     */
    public boolean places(String call, long at, int draws, int bytes, int stride, int given, long countAt) {
        return (stride >= bytes || draws <= 1) && stride % 4 == 0 && at % 4 == 0 && (countAt <= 0 || countAt % 4 == 0)
                || errors.wrong(GL_INVALID_VALUE, call + ": the address is " + at + ", the stride is " + given);
    }

    /** The buffer with the number of draws (10.4). */
    public boolean counted(String call, @Nullable Buffer counts, long countAt) {
        return counts != null && countAt <= counts.size() - 4
                || errors.wrong(
                        GL_INVALID_OPERATION,
                        call + ": no buffer with the number of draws is bound to GL_PARAMETER_BUFFER");
    }

    /**
     * The buffer with the arguments, up to a place (10.4); and arrays that have buffers themselves (OpenGL ES 3.2,
     * 10.5).
     */
    public boolean indirect(String call, @Nullable BufferObject b, long at, int draws, long end, boolean indexed) {
        Buffer from = b == null ? null : b.pipe();
        if (from == null || b == null || b.isLocked() || at < 0 || draws > 0 && end > from.size()) {
            return errors.wrong(
                    GL_INVALID_OPERATION, call + ": GL_DRAW_INDIRECT_BUFFER has no " + end + " bytes to read");
        }
        if (profile.es && arrays.bound == arrays.own) {
            return errors.wrong(GL_INVALID_OPERATION, call + ": no vertex array object is bound");
        }
        return arrays.bound.withoutBuffer() == 0 && (!indexed || arrays.bound.elements() != null)
                || errors.wrong(GL_INVALID_OPERATION, call + ": arrays without buffer are enabled");
    }
}
