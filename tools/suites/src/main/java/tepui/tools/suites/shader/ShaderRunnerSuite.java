package tepui.tools.suites.shader;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.pipe.DeviceInfo;
import tepui.tools.kit.Expectations;

/**
 * Runner of piglit's shader_test files in worker processes, several at once, and holds the results against the lists of
 * the driver: what fails and is not listed is a failure, and so is what passes although it is listed to fail.
 */
public final class ShaderRunnerSuite {
    private final ShaderRunnerOptions options;

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
    public static SuiteResult run(ShaderRunnerOptions options) throws IOException {
        return new ShaderRunnerSuite(options).run();
    }

    private SuiteResult run() throws IOException {
        List<String> names = chosen(TestFolder.find(options.folder()).names());
        try (ResultLog log = new ResultLog(
                names,
                options.expected(),
                options.log(),
                options.resume(),
                options.out(),
                options.person(),
                options.verbose())) {
            work(log);
            SuiteResult result = log.judge();
            Path html = options.html();
            if (html != null) FailurePage.write(html, options.driver(), log.results());
            options.out()
                    .println(result.passed() + " passed, " + result.failed() + " failed, " + result.skipped()
                            + " skipped");
            return result;
        }
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

    private void work(ResultLog log) {
        List<WorkerProcess> workers = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0, n = Math.min(options.jobs(), log.waiting()); i < n; i++) {
            WorkerProcess worker = new WorkerProcess(options);
            workers.add(worker);
            threads.add(Thread.ofPlatform().name("shader_runner-" + i).start(() -> {
                try (worker) {
                    for (String name = log.next(); name != null; name = log.next()) log.done(worker.run(name));
                }
            }));
        }
        try {
            while (threads.stream().anyMatch(Thread::isAlive)) {
                workers.forEach(WorkerProcess::watch);
                Thread.sleep(500);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
