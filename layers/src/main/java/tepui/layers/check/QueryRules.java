package tepui.layers.check;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Query;

/** Rules of queries and conditions. */
final class QueryRules extends RuleGroup {
    private static final int INDICES = Math.max(4, Query.Statistic.values().length);

    private final Context context;
    /** The active query of each kind and index. */
    private final @Nullable Query[] active = new @Nullable Query[Query.Kind.values().length * INDICES];

    QueryRules(Device device, ObjectTable objects, Violations out, BoundShadow bound, Context context) {
        super(device, objects, out, bound);
        this.context = context;
    }

    private static int key(Query query) { // hot
        return query.kind().ordinal() * INDICES + Math.clamp(query.index(), 0, INDICES - 1);
    }

    private Tracked.@Nullable OfQuery find(String call, Query query) { // hot
        Tracked.OfQuery t = objects.find(query);
        if (t == null) dead(call, "query");
        return t;
    }

    void begin(Query query) { // hot
        find("beginQuery", query);
        if (query.kind() == Query.Kind.TIMESTAMP) {
            out.broken(Rule.QUERY_TIMESTAMP, "beginQuery", "query", "is a TIMESTAMP");
            return;
        }
        Tracked.OfQuery t = objects.find(query);
        Query other = active[key(query)];
        boolean busy = other != null && objects.find(other) != null;
        if (busy || t != null && t.active != null) {
            out.broken(
                    Rule.QUERY_NESTING,
                    "beginQuery",
                    "query",
                    "is a " + query.kind() + " of index " + query.index() + ", one of which is active");
        }
    }

    void begun(Query query) { // hot
        Tracked.OfQuery t = objects.find(query);
        if (t == null) return;
        t.active = context;
        active[key(query)] = query;
    }

    void end(Query query) { // hot
        Tracked.OfQuery t = find("endQuery", query);
        if (t != null && query.kind() != Query.Kind.TIMESTAMP && t.active != context) {
            out.broken(
                    Rule.QUERY_BEGUN,
                    "endQuery",
                    "query",
                    "is a " + query.kind() + (t.active == null ? " that was not begun" : " begun in another context"));
        }
    }

    void ended(Query query) { // hot
        Tracked.OfQuery t = objects.find(query);
        if (t == null) return;
        t.active = null;
        t.ended = true;
        if (active[key(query)] == query) active[key(query)] = null;
    }

    private void result(String call, Query query) { // hot
        Tracked.OfQuery t = find(call, query);
        if (t != null && (!t.ended || t.active != null)) {
            out.broken(
                    Rule.QUERY_ENDED,
                    call,
                    "query",
                    "is a " + query.kind() + (t.active != null ? " that is active" : " that was never ended"));
        }
    }

    void result(Query query) { // hot
        result("queryResult", query);
    }

    void resultToBuffer(Query query, Buffer buffer, long offset, int bytes) { // hot
        String call = "queryResultToBuffer";
        result(call, query);
        transfer(call, "buffer", buffer, true);
        flag(call, "buffer", buffer.desc().bind(), Bind.QUERY_RESULT, "QUERY_RESULT");
        range(call, buffer, offset, bytes);
        if (bytes != 4 && bytes != 8 || offset % bytes != 0 || !caps.queryResultToBuffer) {
            out.broken(Rule.QUERY_RESULT_LAYOUT, call, "bytes", "is " + bytes + " at offset " + offset);
        }
    }

    void condition(@Nullable Query query) { // hot
        if (query == null) return;
        result("setCondition", query);
        boolean kind = switch (query.kind()) {
            case OCCLUSION, OCCLUSION_ANY, OCCLUSION_ANY_CONSERVATIVE, STREAM_OVERFLOW, STREAM_OVERFLOW_ANY -> true;
            default -> false;
        };
        if (!kind || !caps.conditionalRender) {
            out.broken(Rule.CONDITION_QUERY, "setCondition", "query", "is a " + query.kind());
        }
    }

    void close() {
        Arrays.fill(active, null);
    }
}
