package tepui.tools.suites.shader;

import org.jspecify.annotations.Nullable;

/**
 * Result line of one test, as a worker writes it and the log keeps it: name, status, milliseconds, message,
 * tab-separated.
 *
 * @param name of a shader_test the path below "tests" or "generated_tests", without its ending
 */
public record TestResult(String name, Outcome.Status status, long milliseconds, String message) {
    String line() {
        return name + "\t" + status + "\t" + milliseconds + "\t" + message.replaceAll("\\s+", " ");
    }

    static @Nullable TestResult parse(String line) {
        String[] cells = line.split("\t", 4);
        if (cells.length < 3) return null;
        for (Outcome.Status s : Outcome.Status.values()) {
            if (!s.name().equals(cells[1])) continue;
            try {
                return new TestResult(cells[0], s, Long.parseLong(cells[2]), cells.length == 4 ? cells[3] : "");
            } catch (NumberFormatException e) {
                return null;
            }
        }
        return null;
    }
}
