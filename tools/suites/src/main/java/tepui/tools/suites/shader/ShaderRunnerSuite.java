package tepui.tools.suites.shader;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tepui.pipe.DeviceInfo;
import tepui.tools.kit.Expectations;

/**
 * Runner of piglit's shader_test files in worker processes, several at once, and holds the results against the lists of
 * the driver: what fails and is not listed is a failure, and so is what passes although it is listed to fail.
 */
public final class ShaderRunnerSuite {
    /** Result of a run; what failed as listed is counted among the failed, and named apart. */
    public record Result(int passed, int failed, int skipped, int known, int unexpected) {
        public boolean isOk() {
            return unexpected == 0 && passed > 0;
        }
    }

    private final ShaderRunnerOptions options;
    private final Map<String, TestResult> results = new TreeMap<>();
    private final Deque<String> waiting = new ArrayDeque<>();
    private int total;
    private int failures;

    private ShaderRunnerSuite(ShaderRunnerOptions options) {
        this.options = options;
    }

    /** The lists of a driver in this project. */
    public static Expectations expectations(String driver) {
        return Expectations.of(LISTS + driver, ShaderRunnerSuite::open);
    }

    /** The lists of a driver and of a device of it. */
    public static Expectations expectations(DeviceInfo device) {
        return Expectations.of(LISTS, device, ShaderRunnerSuite::open);
    }

    private static final String LISTS = "shader_runner-";

    private static @Nullable InputStream open(String file) {
        return ShaderRunnerSuite.class.getResourceAsStream("/tepui/tools/suites/" + file);
    }

    /** Runs; the last line printed is "N passed, N failed, N skipped". */
    public static Result run(ShaderRunnerOptions options) throws IOException {
        return new ShaderRunnerSuite(options).run();
    }

    private Result run() throws IOException {
        List<String> names = chosen(TestFolder.find(options.folder()).names());
        Path parent = options.log().toAbsolutePath().getParent();
        if (parent != null) Files.createDirectories(parent);
        if (options.resume() && Files.exists(options.log())) {
            for (String line : Files.readAllLines(options.log())) {
                TestResult r = TestResult.parse(line);
                if (r != null && names.contains(r.name())) results.put(r.name(), r);
            }
        } else {
            Files.deleteIfExists(options.log());
        }
        total = names.size();
        for (String name : names) {
            if (results.containsKey(name)) continue;
            if (options.expected().find(options.expected().skips(), name) != null) {
                results.put(name, new TestResult(name, Outcome.Status.SKIP, 0, "is listed to be skipped"));
            } else {
                waiting.add(name);
            }
        }
        work();
        Result result = judge();
        Path html = options.html();
        if (html != null) FailurePage.write(html, options.driver(), results.values());
        options.out().println(result.passed + " passed, " + result.failed + " failed, " + result.skipped + " skipped");
        return result;
    }

    private List<String> chosen(List<String> all) {
        List<String> names = new ArrayList<>();
        int n = 0;
        for (String name : all) {
            if (options.filter() != null && !options.filter().matcher(name).find()) continue;
            if (n++ % options.every() == 0) names.add(name);
        }
        return names;
    }

    private void work() throws IOException {
        List<WorkerProcess> workers = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        try (BufferedWriter log = Files.newBufferedWriter(
                options.log(), StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
            for (int i = 0; i < Math.min(options.jobs(), waiting.size()); i++) {
                WorkerProcess worker = new WorkerProcess(options);
                workers.add(worker);
                threads.add(Thread.ofPlatform().name("shader_runner-" + i).start(() -> {
                    try (worker) {
                        for (String name = next(); name != null; name = next()) done(worker.run(name), log);
                    }
                }));
            }
            while (threads.stream().anyMatch(Thread::isAlive)) {
                workers.forEach(WorkerProcess::watch);
                Thread.sleep(500);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (options.person()) options.out().print("\r\033[K");
    }

    private synchronized @Nullable String next() {
        return waiting.poll();
    }

    private synchronized void done(TestResult result, BufferedWriter log) {
        results.put(result.name(), result);
        try {
            log.write(result.line() + "\n");
            log.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (result.status() == Outcome.Status.FAIL) failures++;
        if (options.person()) {
            int parts = total == 0 ? 40 : results.size() * 40 / total;
            options.out()
                    .printf(
                            "\r\033[K[%s%s] %d of %d, %d failed  %s",
                            "#".repeat(parts),
                            ".".repeat(40 - parts),
                            results.size(),
                            total,
                            failures,
                            shortened(result.name()));
            options.out().flush();
        } else if (options.verbose()) {
            options.out().println(result.status() + " " + result.name());
        }
    }

    private static String shortened(String name) {
        return name.length() <= 50 ? name : "..." + name.substring(name.length() - 47);
    }

    private Result judge() {
        Expectations expected = options.expected();
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
                        options.out().println("FAIL " + r.name() + ": passes, but is listed to fail");
                    }
                }
                case SKIP -> skipped++;
                case FAIL -> {
                    failed++;
                    if (listed || flaky) {
                        known++;
                    } else {
                        unexpected++;
                        options.out().println("FAIL " + r.name() + ": " + r.message());
                    }
                }
            }
        }
        if (known > 0) options.out().println("of the failed, " + known + " are listed");
        return new Result(passed, failed, skipped, known, unexpected);
    }
}
