package tepui.frontends.gl.query;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.EsRules;
import tepui.frontends.gl.base.NameTable;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.pipe.Buffer;
import tepui.pipe.Caps;

/**
 * Error checks of queries and conditional rendering (OpenGL 4.6, 4.2, 4.3 and 10.9). Each rule says whether the call goes on,
 * or gives what was named; where not, the error is recorded.
 */
public final class QueryRules {
    /** Vertex streams that can be counted at most. */
    public static final int STREAMS = 4;

    private final Caps caps;
    private final Profile profile;
    private final Errors errors;
    private final NameTable<QueryObject> queries;

    public QueryRules(Caps caps, Profile profile, Errors errors, Queries queries) {
        this.caps = caps;
        this.profile = profile;
        this.errors = errors;
        this.queries = queries.names;
    }

    /** What cannot be done now (4.2, 10.9). */
    private boolean refuse(String call, String why) {
        return errors.wrong(GL_INVALID_OPERATION, call + ": " + why);
    }

    /** A count of names (4.2.2). */
    public boolean count(String call, int n) {
        return n >= 0 || errors.wrong(GL_INVALID_VALUE, call + ": n is " + n + ", must be at least 0");
    }

    // ---- begin and end (4.2.2) -------------------------------------------------------------------------------------

    private boolean isTarget(int target) {
        if (QueryObject.place(target) < 0) return false;
        if (profile.es && !EsRules.isQuery(target, profile.esNames)) return false;
        if (QueryObject.isStatistic(target)) return caps.pipelineStatistics;
        return switch (target) {
            case GL_TIME_ELAPSED -> caps.timestamps;
            case GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN,
                    GL_TRANSFORM_FEEDBACK_OVERFLOW,
                    GL_TRANSFORM_FEEDBACK_STREAM_OVERFLOW -> caps.streamOutput;
            default -> true;
        };
    }

    /** The target of glCreateQueries (4.2.2). */
    public boolean creatable(String call, int target) {
        return isTarget(target)
                || target == GL_TIMESTAMP
                || errors.wrong(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", which is no query");
    }

    /** A target that queries begin with, and its vertex stream (4.2.1, 4.2.2). */
    public boolean target(String call, int target, int index) {
        if (!isTarget(target)) {
            return errors.wrong(
                    GL_INVALID_ENUM,
                    call + ": target is " + Errors.hex(target) + ", which is no query that can be begun");
        }
        int streams = QueryObject.isPerStream(target) ? Math.clamp(caps.maxVertexStreams, 1, STREAMS) : 1;
        return index >= 0 && index < streams
                || errors.wrong(GL_INVALID_VALUE, call + ": index is " + index + ", must be below " + streams);
    }

    /**
     * The query that begins (4.2.2, 10.9): a name of glGenQueries, not active, of no other target.
     *
     * @param running the one that is active in its place
     * @param condition the one that rendering is under the condition of
     */
    public boolean begin(
            String call, int target, int id, @Nullable QueryObject running, @Nullable QueryObject condition) {
        if (id == 0 || !profile.compatibility && !queries.isName(id)) {
            return refuse(call, "id is " + id + ", which glGenQueries did not make");
        }
        if (running != null) return refuse(call, "a query of this target is active");
        QueryObject q = queries.get(id);
        if (q == null) return true;
        if (q.active) return refuse(call, "query " + id + " is active");
        if (q.target != target) return refuse(call, "query " + id + " is one of target " + Errors.hex(q.target));
        return q != condition || refuse(call, "rendering is under the condition of query " + id);
    }

    /** The query that ends (4.2.2). */
    public boolean end(String call, @Nullable QueryObject running, int target) {
        return running != null && running.target == target || refuse(call, "no query of this target is active");
    }

    /** glQueryCounter (4.3). */
    public boolean counter(String call, int id, int target) {
        if (target != GL_TIMESTAMP) {
            return errors.wrong(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", must be GL_TIMESTAMP");
        }
        if (id == 0 || !queries.isName(id)) {
            return refuse(call, "id is " + id + ", which glGenQueries did not make");
        }
        QueryObject q = queries.get(id);
        return q == null
                || !q.active && q.target == GL_TIMESTAMP
                || refuse(call, "query " + id + " is active or of another target");
    }

    // ---- questions (4.2.3) -----------------------------------------------------------------------------------------

    /** The target of glGetQueryiv (4.2.3), which points of time have too. */
    public boolean asked(String call, int target, int index) {
        if (target != GL_TIMESTAMP || !caps.timestamps) return target(call, target, index);
        return index == 0 || errors.wrong(GL_INVALID_VALUE, call + ": index is " + index + ", must be 0");
    }

    /** A property that was asked for and is none (4.2.3). */
    public void property(String call, int pname) {
        errors.invalidEnum(call, "pname", pname);
    }

    /** The query whose result is asked for (4.2.3). */
    public @Nullable QueryObject result(String call, int id, int pname) {
        QueryObject q = queries.get(id);
        if (q == null) {
            refuse(call, "id is " + id + ", which is no query");
            return null;
        }
        if (q.active) {
            refuse(call, "query " + id + " is active; end it first");
            return null;
        }
        switch (pname) {
            case GL_QUERY_RESULT, GL_QUERY_RESULT_AVAILABLE, GL_QUERY_RESULT_NO_WAIT, GL_QUERY_TARGET -> {
                return q;
            }
            default -> {
                property(call, pname);
                return null;
            }
        }
    }

    /** The buffer of glGetQueryBufferObject... (4.2.3). */
    public boolean buffer(String call, int name, @Nullable BufferObject buffer) {
        return buffer != null || refuse(call, "buffer is " + name + ", which is no buffer");
    }

    /** The place in it (4.2.3). */
    public @Nullable Buffer place(String call, BufferObject buffer, long offset, int bytes) {
        if (offset < 0) {
            errors.error(GL_INVALID_VALUE, call + ": offset is " + offset + ", must be at least 0");
            return null;
        }
        Buffer target = buffer.pipe();
        if (target != null && offset <= buffer.size() - bytes) return target;
        refuse(call, bytes + " bytes at " + offset + " are not inside the buffer's " + buffer.size());
        return null;
    }

    // ---- conditional rendering (10.9) ------------------------------------------------------------------------------

    /** The query of glBeginConditionalRender (10.9). */
    public @Nullable QueryObject condition(String call, int id, int mode, @Nullable QueryObject before) {
        boolean known = mode >= GL_QUERY_WAIT && mode <= GL_QUERY_BY_REGION_NO_WAIT
                || mode >= GL_QUERY_WAIT_INVERTED && mode <= GL_QUERY_BY_REGION_NO_WAIT_INVERTED;
        QueryObject q = queries.get(id);
        if (!known) {
            errors.invalidEnum(call, "mode", mode);
        } else if (before != null) {
            refuse(call, "rendering is conditional already");
        } else if (q == null) {
            errors.error(
                    queries.isName(id) ? GL_INVALID_OPERATION : GL_INVALID_VALUE,
                    call + ": id is " + id + ", which is no query");
        } else if (q.active || !canCondition(q.target)) {
            refuse(call, "query " + id + " is active, or its result is no condition");
        } else {
            return q;
        }
        return null;
    }

    private static boolean canCondition(int target) {
        return switch (target) {
            case GL_SAMPLES_PASSED,
                    GL_ANY_SAMPLES_PASSED,
                    GL_ANY_SAMPLES_PASSED_CONSERVATIVE,
                    GL_TRANSFORM_FEEDBACK_OVERFLOW,
                    GL_TRANSFORM_FEEDBACK_STREAM_OVERFLOW -> true;
            default -> false;
        };
    }

    /** glEndConditionalRender (10.9). */
    public boolean conditional(String call, @Nullable QueryObject condition) {
        return condition != null || refuse(call, "rendering is not conditional");
    }
}
