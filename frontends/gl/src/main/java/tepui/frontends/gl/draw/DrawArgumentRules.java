package tepui.frontends.gl.draw;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.EsRules;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.query.FeedbackObject;
import tepui.frontends.gl.state.GlEnums;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.pipe.Buffer;
import tepui.pipe.Caps;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;

/**
 * Error checks of what draws are given: modes, counts, ranges, indices, the arguments in buffers and what transform
 * feedback captured (OpenGL 4.6, 10.3.10, 10.4 and 13.3.3). What is bound is checked by {@link DrawRules}.
 */
public final class DrawArgumentRules {
    private final Profile profile;
    private final Errors errors;
    private final VertexArrays arrays;
    private final DrawRules rules;
    // ---- of the profile and the device, asked at each draw
    private final boolean compatibility;
    private final boolean es;
    private final boolean noError;
    private final boolean tessellates;

    public DrawArgumentRules(Caps caps, Profile profile, Errors errors, VertexArrays arrays, DrawRules rules) {
        this.profile = profile;
        this.errors = errors;
        this.arrays = arrays;
        this.rules = rules;
        compatibility = profile.compatibility;
        es = profile.es;
        noError = profile.noError;
        tessellates = caps.tessellation;
    }

    // ---- all draws -------------------------------------------------------------------------------------------------

    /** The primitive of a mode (10.1, 10.4); null where it is wrong, which is an error. */
    @Nullable
    public Primitive primitive(String call, int mode) { // hot
        Primitive p = GlEnums.primitive(mode);
        boolean legacy = mode >= GL_QUADS && mode <= GL_POLYGON;
        if (p == null
                || legacy && !compatibility
                || profile.es1 && mode > GL_TRIANGLE_FAN
                || mode == GL_PATCHES && !tessellates
                || es && !EsRules.isPrimitive(mode, profile.esNames)) {
            errors.error(GL_INVALID_ENUM, call + ": mode is " + Errors.hex(mode));
            return null;
        }
        return p;
    }

    /** Whether a draw may happen as far as its counts (10.4) and bound objects say; errors are recorded. */
    public boolean allowed(String call, int mode, int count, int instances) { // hot
        if (count < 0 || instances < 0) {
            return errors.wrong(GL_INVALID_VALUE, call + ": count is " + count + ", instances are " + instances);
        }
        // KHR_no_error: the device keeps memory safe, but takes no primitives that its stages do not.
        return (noError || rules.reads(call)) && rules.allow(call, mode, count, instances);
    }

    // ---- indices ---------------------------------------------------------------------------------------------------

    /** The type of indices (10.4); null where it is wrong, which is an error. */
    @Nullable
    public IndexType indexType(String call, int type) { // hot
        if (!rules.allowsIndices(call)) return null;
        switch (type) {
            case GL_UNSIGNED_BYTE -> {
                return IndexType.U8;
            }
            case GL_UNSIGNED_SHORT -> {
                return IndexType.U16;
            }
            case GL_UNSIGNED_INT -> {
                return IndexType.U32;
            }
            default -> {
                errors.error(GL_INVALID_ENUM, call + ": type is " + Errors.hex(type));
                return null;
            }
        }
    }

    /**
     * Indices in the program's memory: objects and the core profile have none (10.3.10; core profile, 10.4). False too
     * where there is no address, which is no error elsewhere.
     */
    boolean indices(String call, long address) { // hot
        boolean core = profile.coreOnly != 0;
        if (address != 0 && arrays.bound == arrays.own && (!core || es)) return true;
        if (address == 0 && !core) return false;
        return errors.wrong(GL_INVALID_OPERATION, call + ": no buffer is bound to GL_ELEMENT_ARRAY_BUFFER");
    }

    /** A buffer that is read is not mapped (6.3.2). */
    boolean unmapped(String call, BufferObject b) { // hot
        return !b.isLocked() || errors.wrong(GL_INVALID_OPERATION, call + ": buffer " + b.name + " is mapped");
    }

    // ---- each kind of draw -----------------------------------------------------------------------------------------

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

    /** May arguments come from a buffer, as far as transform feedback goes? */
    public boolean allowsIndirect(String call) {
        return rules.allowsIndices(call);
    }

    /**
     * Places of arguments in a buffer (10.4).
     *
     * @param stride from one draw to the next; @param given as the program said it; @param countAt place of their number, a multiple of 4 where there is none
     */
    public boolean places(String call, long at, int draws, int bytes, int stride, int given, long countAt) {
        return (stride >= bytes || draws <= 1) && stride % 4 == 0 && at % 4 == 0 && countAt % 4 == 0
                || errors.wrong(GL_INVALID_VALUE, call + ": the address is " + at + ", the stride is " + given);
    }

    /** The buffer with the number of draws (10.4). */
    public boolean counted(String call, @Nullable Buffer counts, long countAt) {
        return counts != null && countAt >= 0 && countAt <= counts.size() - 4
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
        // The end of places far behind any buffer is below zero.
        boolean within = at >= 0 && end >= at && from != null && (draws <= 0 || end <= from.size());
        if (from == null || b == null || b.isLocked() || !within) {
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
