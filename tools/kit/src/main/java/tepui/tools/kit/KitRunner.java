package tepui.tools.kit;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Device;
import tepui.tools.image.ImageDifference;
import tepui.tools.kit.KitReport.Outcome;
import tepui.tools.kit.KitReport.Result;
import tepui.tools.kit.cases.AllCases;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.KitCase;
import tepui.tools.kit.scene.KitFailure;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.ShaderCache;

/**
 * Runner of cases, one after another, each on a context of its own: whatever a case throws is its result and the next
 * one starts afresh. Only a lost device ends a run early.
 */
public final class KitRunner {
    private final Device device;
    private final KitOptions options;
    private final ShaderCache shaders;
    private final Set<Expectations.Entry> used = new HashSet<>();

    private KitRunner(Device device, KitOptions options) {
        this.device = device;
        this.options = options;
        this.shaders = new ShaderCache(device);
    }

    /** Runs the cases that the options select. The device stays open. */
    public static KitReport run(Device device, KitOptions options) {
        return run(device, everyCase(), options);
    }

    /** All cases of the kit, in the order in which they run. */
    public static List<KitCase> everyCase() {
        Kit kit = new Kit();
        AllCases.addTo(kit);
        return kit.cases();
    }

    /** Runs those of {@code cases} that the options select. The device stays open. */
    public static KitReport run(Device device, List<KitCase> cases, KitOptions options) {
        KitRunner runner = new KitRunner(device, options);
        try {
            return runner.runAll(cases);
        } finally {
            runner.shaders.destroy();
        }
    }

    private KitReport runAll(List<KitCase> all) {
        List<KitCase> cases =
                all.stream().filter(c -> options.selects(c.fullName())).toList();
        List<Result> results = new ArrayList<>();
        List<String> remarks = new ArrayList<>();
        int failed = 0;
        for (KitCase c : cases) {
            if (options.progress()) progress(results.size() + 1, cases.size(), failed, c.fullName());
            Result r;
            String lost = device.lost();
            if (lost != null) {
                r = new Result(c.fullName(), Outcome.FAILED, "not run, the device is lost: " + lost, 0);
            } else {
                r = runOne(c);
            }
            results.add(r);
            if (r.outcome() == Outcome.FAILED) failed++;
            report(r);
        }
        if (options.progress()) progress(cases.size(), cases.size(), failed, "");
        if (cases.size() == all.size()) unused(remarks);
        KitReport report = new KitReport(device.info().driver(), results, remarks);
        finish(report);
        return report;
    }

    private Result runOne(KitCase c) {
        String name = c.fullName();
        Expectations e = options.expectations();
        Expectations.Entry skip = e.find(e.skips(), name);
        if (skip != null) {
            used.add(skip);
            return new Result(name, Outcome.SKIPPED, "expectation: " + skip.reason(), 0);
        }
        long start = System.nanoTime();
        Outcome outcome = Outcome.PASSED;
        String reason = "";
        try {
            String missing = !c.meaningfulOnNull() && Scene.drawsNothing(device)
                    ? "the device draws nothing"
                    : c.requirement().missing(device);
            if (missing != null) return new Result(name, Outcome.SKIPPED, missing, 0);
            try (Scene scene = new Scene(device, shaders)) {
                c.body().run(scene);
                scene.context.finish();
            }
        } catch (Scene.NotApplicable n) {
            return new Result(name, Outcome.SKIPPED, String.valueOf(n.getMessage()), 0);
        } catch (Throwable t) {
            outcome = Outcome.FAILED;
            reason = reasonOf(t);
            if (t instanceof KitFailure f && f.difference() != null) reason += images(name, f.difference());
        }
        return expected(new Result(name, outcome, reason, System.nanoTime() - start));
    }

    /** An expected failure is no failure, an unexpected pass is one. */
    private Result expected(Result r) {
        Expectations e = options.expectations();
        Expectations.Entry flake = e.find(e.flakes(), r.name());
        Expectations.Entry fail = e.find(e.fails(), r.name());
        if (flake != null) used.add(flake);
        if (fail != null) used.add(fail);
        if (r.outcome() == Outcome.FAILED && (fail != null || flake != null)) {
            return new Result(r.name(), Outcome.EXPECTED_FAILURE, r.reason(), r.nanos());
        }
        if (r.outcome() == Outcome.PASSED && fail != null && flake == null) {
            return new Result(
                    r.name(),
                    Outcome.FAILED,
                    "passes, though the expectation list says that it fails; take it out",
                    r.nanos());
        }
        return r;
    }

    private void unused(List<String> remarks) {
        Expectations e = options.expectations();
        List<List<Expectations.Entry>> lists = List.of(e.fails(), e.flakes(), e.skips());
        for (List<Expectations.Entry> list : lists) {
            for (Expectations.Entry entry : list) {
                if (!used.contains(entry)) remarks.add("no case matches the expectation '" + entry.pattern() + "'");
            }
        }
    }

    private static String reasonOf(Throwable t) {
        if (t instanceof KitFailure) return String.valueOf(t.getMessage());
        StringBuilder text = new StringBuilder(t.toString());
        int lines = 0;
        for (StackTraceElement at : t.getStackTrace()) {
            if (lines++ == 8) break;
            text.append("\n        at ").append(at);
        }
        if (t.getCause() != null) text.append("\n      caused by ").append(reasonOf(t.getCause()));
        return text.toString();
    }

    private String images(String name, @Nullable ImageDifference difference) {
        Path folder = options.images();
        if (folder == null || difference == null) return "";
        try {
            Files.createDirectories(folder);
            difference.write(folder, name);
            return "\n      " + folder.resolve(name + "-{expected,actual,difference}.png");
        } catch (IOException e) {
            return "\n      the pictures could not be written: " + e;
        }
    }

    private void progress(int at, int of, int failed, String name) {
        PrintStream out = options.out();
        if (out == null) return;
        String shown = name.length() > 50 ? name.substring(0, 50) : name;
        out.printf("\r\u001b[K%d/%d%s %s", at, of, failed == 0 ? "" : " (" + failed + " failed)", shown);
        if (name.isEmpty()) out.print("\r\u001b[K");
        out.flush();
    }

    private void report(Result r) {
        PrintStream out = options.out();
        if (out == null) return;
        if (r.outcome() == Outcome.FAILED) {
            if (options.progress()) out.print("\r\u001b[K");
            out.println("FAIL " + r.name() + ": " + r.reason());
        } else if (options.verbose()) {
            out.println((r.outcome() == Outcome.PASSED ? "pass " : "skip ")
                    + r.name()
                    + (r.reason().isEmpty() ? "" : ": " + r.reason()));
        }
    }

    private void finish(KitReport report) {
        PrintStream out = options.out();
        if (out == null) return;
        for (String remark : report.remarks()) out.println(remark);
        int expected = report.count(Outcome.EXPECTED_FAILURE);
        if (expected > 0) out.println(expected + " of the skipped failed as the expectation list says");
        out.println(report.summary());
    }
}
