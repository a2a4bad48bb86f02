package tepui.pipe.driver;

import tepui.pipe.Query;

/** Checks of the life of queries, as {@link Arguments}: begun, ended, read. */
public final class QueryArguments {
    private QueryArguments() {}

    /** Before a query begins. */
    public static void begin(Query q, boolean active) { // hot
        if (active || q.kind() == Query.Kind.TIMESTAMP) {
            throw new IllegalArgumentException("beginQuery: query is a " + q.kind()
                    + (active ? " that has begun already" : ", which is only ended"));
        }
    }

    /** Before a query ends. */
    public static void end(Query q, boolean active) { // hot
        if (!active && q.kind() != Query.Kind.TIMESTAMP) {
            throw new IllegalArgumentException("endQuery: query is a " + q.kind() + " that has not begun");
        }
    }

    /** Before a query is read by one of the calls that do. */
    public static void result(String call, Query q, boolean active, boolean ended) { // hot
        if (!ended || active) {
            throw new IllegalArgumentException(call + ": query is a " + q.kind() + " that was not ended");
        }
    }
}
