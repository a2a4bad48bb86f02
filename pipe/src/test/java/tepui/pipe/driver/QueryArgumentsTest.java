package tepui.pipe.driver;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import tepui.pipe.Query;

final class QueryArgumentsTest {
    private static Query of(Query.Kind kind) {
        return new CountedQuery(kind, 0) {};
    }

    private static void refused(String message, Executable call) {
        assertEquals(message, assertThrows(IllegalArgumentException.class, call).getMessage());
    }

    @Test
    void aQueryBeginsOnce() {
        Query q = of(Query.Kind.OCCLUSION);
        assertDoesNotThrow(() -> QueryArguments.begin(q, false));
        refused("beginQuery: query is a OCCLUSION that has begun already", () -> QueryArguments.begin(q, true));
        refused("endQuery: query is a OCCLUSION that has not begun", () -> QueryArguments.end(q, false));
    }

    @Test
    void aTimestampIsOnlyEnded() {
        Query q = of(Query.Kind.TIMESTAMP);
        refused("beginQuery: query is a TIMESTAMP, which is only ended", () -> QueryArguments.begin(q, false));
        assertDoesNotThrow(() -> QueryArguments.end(q, false));
    }

    @Test
    void aQueryIsReadOnceItHasEnded() {
        Query q = of(Query.Kind.OCCLUSION);
        assertDoesNotThrow(() -> QueryArguments.result("queryResult", q, false, true));
        refused(
                "queryResult: query is a OCCLUSION that was not ended",
                () -> QueryArguments.result("queryResult", q, true, true));
    }
}
