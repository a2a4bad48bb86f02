package tepui.tools.suites.shader;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tepui.tools.kit.Expectations;

/**
 * Results of a run of many tests, and the tests that wait for their turn. Each result is a line of a file as soon as it is there, from which a later run
 * resumes; at the end all are held against the lists of what is expected. Used by many threads.
 */
public final class ResultLog implements AutoCloseable {
    private final Expectations expected;
    private final PrintStream out;
    private final boolean person;
    private final boolean verbose;
    private final Map<String, TestResult> results = new TreeMap<>();
    private final Deque<String> waiting = new ArrayDeque<>();
    private final BufferedWriter log;
    private final int total;
    private int failures;

    /**
     * Opens the file; what it holds already is taken over or dropped.
     *
     * @param names of all tests of the run, in the order in which they wait
     * @param person whether a person watches, who gets a line of progress
     */
    public ResultLog(
            List<String> names,
            Expectations expected,
            Path file,
            boolean resume,
            PrintStream out,
            boolean person,
            boolean verbose)
            throws IOException {
        this.expected = expected;
        this.out = out;
        this.person = person;
        this.verbose = verbose;
        total = names.size();
        Path parent = file.toAbsolutePath().getParent();
        if (parent != null) Files.createDirectories(parent);
        if (resume && Files.exists(file)) {
            Set<String> known = new TreeSet<>(names);
            for (String line : Files.readAllLines(file)) {
                TestResult r = TestResult.parse(line);
                if (r != null && known.contains(r.name())) results.put(r.name(), r);
            }
        } else {
            Files.deleteIfExists(file);
        }
        for (String name : names) {
            if (results.containsKey(name)) continue;
            if (expected.find(expected.skips(), name) != null) {
                results.put(name, new TestResult(name, Outcome.Status.SKIP, 0, "is listed to be skipped"));
            } else {
                waiting.add(name);
            }
        }
        log = Files.newBufferedWriter(
                file, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    /** The next test to run; null where none is left. */
    public synchronized @Nullable String next() {
        return waiting.poll();
    }

    /** How many tests wait. */
    public synchronized int waiting() {
        return waiting.size();
    }

    /** Takes a result. */
    public synchronized void done(TestResult result) {
        results.put(result.name(), result);
        try {
            log.write(result.line() + "\n");
            log.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (result.status() == Outcome.Status.FAIL) failures++;
        if (person) {
            int parts = total == 0 ? 40 : results.size() * 40 / total;
            out.printf(
                    "\r\033[K[%s%s] %d of %d, %d failed  %s",
                    "#".repeat(parts),
                    ".".repeat(40 - parts),
                    results.size(),
                    total,
                    failures,
                    shortened(result.name()));
            out.flush();
        } else if (verbose) {
            out.println(result.status() + " " + result.name());
        }
    }

    private static String shortened(String name) {
        return name.length() <= 50 ? name : "..." + name.substring(name.length() - 47);
    }

    /** All results, by name. */
    public synchronized Collection<TestResult> results() {
        return results.values();
    }

    /** Says what is not as the lists have it, and counts; what passes although it is listed to fail is such. */
    public synchronized SuiteResult judge() {
        if (person) out.print("\r\033[K");
        int passed = 0;
        int failed = 0;
        int skipped = 0;
        int known = 0;
        int unexpected = 0;
        for (TestResult r : results.values()) {
            boolean listed = expected.find(expected.fails(), r.name()) != null;
            boolean flaky = expected.find(expected.flakes(), r.name()) != null;
            switch (r.status()) {
                case PASS -> {
                    passed++;
                    if (listed) {
                        unexpected++;
                        out.println("FAIL " + r.name() + ": passes, but is listed to fail");
                    }
                }
                case SKIP -> skipped++;
                case FAIL -> {
                    failed++;
                    if (listed || flaky) {
                        known++;
                    } else {
                        unexpected++;
                        out.println("FAIL " + r.name() + ": " + r.message());
                    }
                }
            }
        }
        if (known > 0) out.println("of the failed, " + known + " are listed");
        return new SuiteResult(passed, failed, skipped, known, unexpected);
    }

    @Override
    public void close() throws IOException {
        log.close();
    }
}
