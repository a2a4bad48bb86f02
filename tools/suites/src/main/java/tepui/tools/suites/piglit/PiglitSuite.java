package tepui.tools.suites.piglit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.pipe.DeviceInfo;
import tepui.tools.kit.Expectations;
import tepui.tools.suites.shader.Outcome;
import tepui.tools.suites.shader.ResultLog;
import tepui.tools.suites.shader.SuiteResult;
import tepui.tools.suites.shader.TestResult;

/**
 * Runner of piglit's compiled tests, several at once, each in a process of its own. It holds the results against the driver's lists: what fails and is not
 * listed is a failure, and so is what passes although it is listed to fail.
 */
public final class PiglitSuite {
    private static final String LISTS = "piglit-";

    private PiglitSuite() {}

    /** The lists of a driver in this project. */
    public static Expectations expectations(String driver) {
        return Expectations.of(LISTS + driver, PiglitSuite::open);
    }

    /** The lists of a driver and of a device of it. */
    public static Expectations expectations(DeviceInfo device) {
        return Expectations.of(LISTS, device, PiglitSuite::open);
    }

    private static @Nullable InputStream open(String file) {
        return PiglitSuite.class.getResourceAsStream("/tepui/tools/suites/" + file);
    }

    /** Environment of piglit's programs: its own libraries, and those of the folder that './tepui fetch' fills. */
    public static Map<String, String> environment(Path folder, Path deps, Map<String, String> with) {
        Map<String, String> all = new HashMap<>(with);
        String ours = with.get("LD_LIBRARY_PATH");
        String needed = deps.resolve("lib") + ":" + folder.resolve("lib");
        all.put("LD_LIBRARY_PATH", ours == null || ours.isEmpty() ? needed : ours + ":" + needed);
        return all;
    }

    /** Environment that leads programs to the Mesa that './tepui fetch' brings, drawing on llvmpipe. */
    public static Map<String, String> mesa(Path deps) {
        Map<String, String> all = new HashMap<>();
        all.put("LIBGL_DRIVERS_PATH", deps.resolve("lib/dri").toString());
        all.put(
                "__EGL_VENDOR_LIBRARY_FILENAMES",
                deps.resolve("egl/vendor.json").toString());
        all.put("GALLIUM_DRIVER", "llvmpipe");
        all.put("LP_NUM_THREADS", "1");
        return all;
    }

    /** Runs; the last line printed is "N passed, N failed, N skipped". */
    public static SuiteResult run(PiglitOptions options) throws IOException {
        Map<String, PiglitTest> tests = chosen(
                PiglitProfile.read(options.folder().resolve("tests").resolve(options.profile() + ".xml.gz")), options);
        try (ResultLog log = new ResultLog(
                new ArrayList<>(tests.keySet()),
                options.expected(),
                options.log(),
                options.resume(),
                options.out(),
                options.person(),
                options.verbose())) {
            work(tests, options, log);
            SuiteResult result = log.judge();
            options.out()
                    .println(result.passed() + " passed, " + result.failed() + " failed, " + result.skipped()
                            + " skipped");
            return result;
        }
    }

    private static Map<String, PiglitTest> chosen(Map<String, PiglitTest> all, PiglitOptions options) {
        Map<String, PiglitTest> tests = new LinkedHashMap<>();
        int n = 0;
        for (PiglitTest test : all.values()) {
            if (options.filter() != null
                    && !options.filter().matcher(test.name()).find()) continue;
            if (n++ % options.every() == 0) tests.put(test.name(), test);
        }
        return tests;
    }

    private static void work(Map<String, PiglitTest> tests, PiglitOptions options, ResultLog log) {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0, n = Math.min(options.jobs(), log.waiting()); i < n; i++) {
            threads.add(Thread.ofPlatform().name("piglit-" + i).start(() -> {
                for (String name = log.next(); name != null; name = log.next()) {
                    PiglitTest test = tests.get(name);
                    if (test != null) log.done(result(test, options));
                }
            }));
        }
        try {
            for (Thread t : threads) t.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static TestResult result(PiglitTest test, PiglitOptions options) {
        try {
            return PiglitProcess.run(test, options);
        } catch (IOException e) {
            return new TestResult(test.name(), Outcome.Status.FAIL, 0, "cannot be run: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UncheckedIOException(new IOException(e));
        }
    }
}
