package tepui.tools.kit;

import java.util.ArrayList;
import java.util.List;

/** Report of each case's outcome. */
public record KitReport(String driver, List<Result> results, List<String> remarks) {
    /** Outcomes of a case, expectations taken into account. */
    public enum Outcome {
        PASSED,
        FAILED,
        SKIPPED,
        /** Failed, and the expectation list says so. */
        EXPECTED_FAILURE
    }

    /** Result of one case; the reason is empty where it passed. */
    public record Result(String name, Outcome outcome, String reason, long nanos) {}

    public KitReport {
        results = List.copyOf(results);
        remarks = List.copyOf(remarks);
    }

    public int count(Outcome outcome) {
        int n = 0;
        for (Result r : results) {
            if (r.outcome == outcome) n++;
        }
        return n;
    }

    public boolean isOk() {
        return count(Outcome.FAILED) == 0;
    }

    /** The results of one kind. */
    public List<Result> with(Outcome outcome) {
        List<Result> some = new ArrayList<>();
        for (Result r : results) {
            if (r.outcome == outcome) some.add(r);
        }
        return some;
    }

    /** The last line of a run. Expected failures count as skipped: nothing was learned from them. */
    public String summary() {
        return count(Outcome.PASSED) + " passed, " + count(Outcome.FAILED) + " failed, "
                + (count(Outcome.SKIPPED) + count(Outcome.EXPECTED_FAILURE)) + " skipped";
    }
}
