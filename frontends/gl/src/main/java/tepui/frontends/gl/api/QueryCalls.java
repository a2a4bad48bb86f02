package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Backend;
import tepui.frontends.gl.base.Costs;
import tepui.frontends.gl.base.NameTable;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.RenderCondition;
import tepui.frontends.gl.base.Submission;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.query.Queries;
import tepui.frontends.gl.query.QueryObject;
import tepui.frontends.gl.query.QueryRules;
import tepui.frontends.gl.share.ShareGroup;
import tepui.pipe.Buffer;
import tepui.pipe.Caps;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Query;

/** Query objects and conditional rendering (OpenGL 4.6, 4.2, 4.3 and 10.9). Results are waited for only where the program asks for them. */
public final class QueryCalls {
    private final Device device;
    private final tepui.pipe.Context pipe;
    private final Caps caps;
    private final ShareGroup share;
    private final Costs costs;
    private final Submission submission;
    private final BufferBindings bindings;

    private static final int STREAMS = QueryRules.STREAMS;

    private final QueryRules rules;
    private final NameTable<QueryObject> queries;
    /** By place and stream. */
    private final @Nullable QueryObject[] active = new @Nullable QueryObject[QueryObject.PLACES * STREAMS];

    private @Nullable QueryObject condition;

    public final RenderCondition rendering;

    public QueryCalls(
            Backend backend,
            ShareGroup share,
            Submission submission,
            BufferBindings bindings,
            Queries queries,
            QueryRules rules) {
        this.device = backend.device();
        this.pipe = backend.pipe();
        this.rendering = new RenderCondition(pipe);
        this.caps = backend.caps();
        this.share = share;
        this.costs = backend.costs();
        this.submission = submission;
        this.bindings = bindings;
        this.queries = queries.names;
        this.rules = rules;
    }

    // ---- names -----------------------------------------------------------------------------------------------------

    public void glGenQueries(int n, long ids) {
        if (rules.count("glGenQueries", n)) queries.generate(n, ids);
    }

    public void glCreateQueries(int target, int n, long ids) {
        if (!rules.creatable("glCreateQueries", target) || !rules.count("glCreateQueries", n)) return;
        for (int i = 0; i < n; i++) {
            int name = queries.reserve();
            queries.put(name, new QueryObject(name, target));
            Native.putInt(ids + 4L * i, name);
        }
    }

    public void glDeleteQueries(int n, long ids) {
        if (!rules.count("glDeleteQueries", n)) return;
        for (int i = 0; i < n; i++) {
            int name = Native.getInt(ids + 4L * i);
            if (name == 0) continue;
            QueryObject q = queries.remove(name);
            if (q == null) continue;
            // An active query is ended, and so is rendering under its condition.
            if (q.active) end(q);
            if (q == condition) {
                condition = null;
                rendering.end();
            }
            q.drop(device);
        }
    }

    public boolean glIsQuery(int id) {
        return queries.get(id) != null;
    }

    // ---- begin and end ---------------------------------------------------------------------------------------------

    public void glBeginQuery(int target, int id) {
        begin("glBeginQuery", target, 0, id);
    }

    public void glBeginQueryIndexed(int target, int index, int id) {
        begin("glBeginQueryIndexed", target, index, id);
    }

    private void begin(String call, int target, int index, int id) {
        if (!rules.target(call, target, index)) return;
        int place = QueryObject.place(target) * STREAMS + index;
        if (!rules.begin(call, target, id, active[place], condition)) return;
        QueryObject q = queries.get(id);
        if (q == null) {
            q = new QueryObject(id, target);
            queries.put(id, q);
        }
        Query p = q.pipe(device, index);
        active[place] = q;
        q.active = true;
        pipe.beginQuery(p);
    }

    public void glEndQuery(int target) {
        end("glEndQuery", target, 0);
    }

    public void glEndQueryIndexed(int target, int index) {
        end("glEndQueryIndexed", target, index);
    }

    private void end(String call, int target, int index) {
        if (!rules.target(call, target, index)) return;
        QueryObject q = active[QueryObject.place(target) * STREAMS + index];
        if (rules.end(call, q, target) && q != null) end(q);
    }

    private void end(QueryObject q) {
        Query p = q.pipe();
        if (p != null) pipe.endQuery(p);
        q.active = false;
        active[QueryObject.place(q.target) * STREAMS + q.index] = null;
    }

    public void glQueryCounter(int id, int target) {
        if (!rules.counter("glQueryCounter", id, target)) return;
        QueryObject q = queries.get(id);
        if (q == null) {
            q = new QueryObject(id, GL_TIMESTAMP);
            queries.put(id, q);
        }
        pipe.endQuery(q.pipe(device, 0));
    }

    // ---- state -----------------------------------------------------------------------------------------------------

    public void glGetQueryiv(int target, int pname, long params) {
        state("glGetQueryiv", target, 0, pname, params);
    }

    public void glGetQueryIndexediv(int target, int index, int pname, long params) {
        state("glGetQueryIndexediv", target, index, pname, params);
    }

    private void state(String call, int target, int index, int pname, long params) {
        if (!rules.asked(call, target, index)) return;
        switch (pname) {
            case GL_CURRENT_QUERY -> {
                QueryObject q = target == GL_TIMESTAMP ? null : active[QueryObject.place(target) * STREAMS + index];
                Native.putInt(params, q != null && q.target == target ? q.name : 0);
            }
            case GL_QUERY_COUNTER_BITS -> Native.putInt(params, bits(target));
            default -> rules.property(call, pname);
        }
    }

    private static int bits(int target) {
        return switch (target) {
            case GL_ANY_SAMPLES_PASSED,
                    GL_ANY_SAMPLES_PASSED_CONSERVATIVE,
                    GL_TRANSFORM_FEEDBACK_OVERFLOW,
                    GL_TRANSFORM_FEEDBACK_STREAM_OVERFLOW -> 1;
            default -> 64;
        };
    }

    // ---- results ---------------------------------------------------------------------------------------------------

    private static final int INT = 0;
    private static final int UINT = 1;
    private static final int INT64 = 2;
    private static final int UINT64 = 3;

    public void glGetQueryObjectiv(int id, int pname, long params) {
        result("glGetQueryObjectiv", id, pname, params, INT);
    }

    public void glGetQueryObjectuiv(int id, int pname, long params) {
        result("glGetQueryObjectuiv", id, pname, params, UINT);
    }

    public void glGetQueryObjecti64v(int id, int pname, long params) {
        result("glGetQueryObjecti64v", id, pname, params, INT64);
    }

    public void glGetQueryObjectui64v(int id, int pname, long params) {
        result("glGetQueryObjectui64v", id, pname, params, UINT64);
    }

    private void result(String call, int id, int pname, long params, int type) {
        BufferObject buffer = bindings.get(BufferBindings.QUERY);
        if (buffer != null) {
            resultToBuffer(call, id, buffer, pname, params, type);
            return;
        }
        QueryObject q = rules.result(call, id, pname);
        if (q == null) return;
        Query p = q.pipe();
        switch (pname) {
            case GL_QUERY_RESULT -> {
                long waits = costs.waits();
                put(params, p == null ? 0 : pipe.queryResult(p, true), type);
                costs.waited(call, waits, "GL_QUERY_RESULT_AVAILABLE says when it need not");
            }
            case GL_QUERY_RESULT_NO_WAIT -> {
                long value = p == null ? 0 : pipe.queryResult(p, false);
                if (value != Context.NOT_READY) put(params, value, type);
            }
            case GL_QUERY_RESULT_AVAILABLE -> put(params, isAvailable(p) ? 1 : 0, type);
            default -> put(params, q.target, type);
        }
    }

    private boolean isAvailable(@Nullable Query p) {
        if (p == null || pipe.queryResult(p, false) != Context.NOT_READY) return true;
        // Asking in a loop must come to an end: what was recorded is handed over.
        submission.handOver();
        return pipe.queryResult(p, false) != Context.NOT_READY;
    }

    private static void put(long params, long value, int type) {
        switch (type) {
            case INT -> Native.putInt(params, (int) Math.min(value, Integer.MAX_VALUE));
            case UINT -> Native.putInt(params, (int) Math.min(value, 0xffffffffL));
            default -> Native.putLong(params, value);
        }
    }

    public void glGetQueryBufferObjectiv(int id, int buffer, int pname, long offset) {
        resultToNamed("glGetQueryBufferObjectiv", id, buffer, pname, offset, INT);
    }

    public void glGetQueryBufferObjectuiv(int id, int buffer, int pname, long offset) {
        resultToNamed("glGetQueryBufferObjectuiv", id, buffer, pname, offset, UINT);
    }

    public void glGetQueryBufferObjecti64v(int id, int buffer, int pname, long offset) {
        resultToNamed("glGetQueryBufferObjecti64v", id, buffer, pname, offset, INT64);
    }

    public void glGetQueryBufferObjectui64v(int id, int buffer, int pname, long offset) {
        resultToNamed("glGetQueryBufferObjectui64v", id, buffer, pname, offset, UINT64);
    }

    private void resultToNamed(String call, int id, int name, int pname, long offset, int type) {
        BufferObject buffer = share.buffers.get(name);
        if (rules.buffer(call, name, buffer) && buffer != null) resultToBuffer(call, id, buffer, pname, offset, type);
    }

    private void resultToBuffer(String call, int id, BufferObject buffer, int pname, long offset, int type) {
        QueryObject q = rules.result(call, id, pname);
        if (q == null) return;
        int bytes = type < INT64 ? 4 : 8;
        Buffer target = rules.place(call, buffer, offset, bytes);
        if (target == null) return;
        Query p = q.pipe();
        if (p != null && caps.queryResultToBuffer && pname != GL_QUERY_TARGET && offset % bytes == 0) {
            pipe.queryResultToBuffer(
                    p, target, offset, bytes, pname == GL_QUERY_RESULT, pname == GL_QUERY_RESULT_AVAILABLE);
            return;
        }
        long value = switch (pname) {
            case GL_QUERY_TARGET -> q.target;
            case GL_QUERY_RESULT_AVAILABLE -> isAvailable(p) ? 1 : 0;
            default -> p == null ? 0 : pipe.queryResult(p, pname == GL_QUERY_RESULT);
        };
        if (value == Context.NOT_READY) return;
        pipe.clearBuffer(target, offset, bytes, word(type, value));
    }

    private static byte[] word(int type, long value) {
        long v = switch (type) {
            case INT -> Math.min(value, Integer.MAX_VALUE);
            case UINT -> Math.min(value, 0xffffffffL);
            default -> value;
        };
        byte[] bytes = new byte[type < INT64 ? 4 : 8];
        for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) (v >>> 8 * i);
        return bytes;
    }

    // ---- conditional rendering -------------------------------------------------------------------------------------

    public void glBeginConditionalRender(int id, int mode) {
        QueryObject q = rules.condition("glBeginConditionalRender", id, mode, condition);
        if (q == null) return;
        condition = q;
        boolean inverted = mode >= GL_QUERY_WAIT_INVERTED;
        boolean wait = switch (mode) {
            case GL_QUERY_WAIT, GL_QUERY_BY_REGION_WAIT, GL_QUERY_WAIT_INVERTED, GL_QUERY_BY_REGION_WAIT_INVERTED ->
                true;
            default -> false;
        };
        rendering.begin(q.pipe(), wait, inverted);
    }

    public void glEndConditionalRender() {
        if (!rules.conditional("glEndConditionalRender", condition)) return;
        condition = null;
        rendering.end();
    }
}
