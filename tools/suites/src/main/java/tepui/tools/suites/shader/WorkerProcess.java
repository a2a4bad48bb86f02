package tepui.tools.suites.shader;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parent's end of a worker process: starts it when it is needed, gives it one test, and starts it anew after it died or
 * was ended.
 */
final class WorkerProcess implements AutoCloseable {
    /** Processor time after which a test counts as hanging; no test of the suite comes near it. */
    static final Duration LIMIT = Duration.ofSeconds(90);

    private static final String LOST = "DeviceLostException";

    /** A worker is replaced after so many tests, so that what a library leaks does not add up. */
    private static final int LIFE = 400;

    private final ShaderRunnerOptions options;
    private @Nullable Process process;
    private @Nullable Writer in;
    private @Nullable BufferedReader out;
    private volatile Duration began = Duration.ZERO;
    private volatile boolean hung;
    private int age;

    WorkerProcess(ShaderRunnerOptions options) {
        this.options = options;
    }

    TestResult run(String name) {
        try {
            Process p = started();
            began = used(p);
            hung = false;
            Writer to = in;
            BufferedReader from = out;
            if (to == null || from == null) throw new IOException("the worker is not there");
            to.write(name + "\n");
            to.flush();
            age++;
            for (String line = from.readLine(); line != null; line = from.readLine()) {
                if (!line.startsWith(ShaderRunnerWorker.MARK)) continue;
                TestResult result = TestResult.parse(line.substring(ShaderRunnerWorker.MARK.length()));
                if (result == null || !result.name().equals(name)) continue;
                // The tests behind it would find the device that it has lost.
                if (result.message().contains(LOST)) close();
                return result;
            }
            int status = p.waitFor();
            close();
            String why = hung
                    ? "does not end: " + LIMIT.toSeconds() + " s of processor time"
                    : "takes the process down, status " + status;
            return new TestResult(name, Outcome.Status.FAIL, 0, why);
        } catch (IOException e) {
            close();
            return new TestResult(name, Outcome.Status.FAIL, 0, "takes the process down: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Ends the process where its test has had its time. */
    void watch() {
        Process p = process;
        if (p == null || !p.isAlive() || began.isZero()) return;
        if (used(p).minus(began).compareTo(LIMIT) > 0) {
            hung = true;
            p.destroyForcibly();
        }
    }

    private static Duration used(Process p) {
        return p.toHandle().info().totalCpuDuration().orElse(Duration.ZERO);
    }

    private Process started() throws IOException {
        if (age >= LIFE) close();
        Process old = process;
        if (old != null && old.isAlive()) return old;
        age = 0;
        ProcessBuilder builder = new ProcessBuilder(command()).redirectError(ProcessBuilder.Redirect.DISCARD);
        Path lib = options.deps().resolve("lib").toAbsolutePath();
        if (options.driver().equals("mesa") && Files.isDirectory(lib)) {
            builder.environment().put("LD_LIBRARY_PATH", lib.toString());
            builder.environment().put("LIBGL_DRIVERS_PATH", lib.resolve("dri").toString());
            builder.environment()
                    .put(
                            "__EGL_VENDOR_LIBRARY_FILENAMES",
                            options.deps()
                                    .toAbsolutePath()
                                    .resolve("egl/vendor.json")
                                    .toString());
            builder.environment().put("GALLIUM_DRIVER", "llvmpipe");
            builder.environment().put("LP_NUM_THREADS", "1");
        }
        Process p = builder.start();
        process = p;
        in = new OutputStreamWriter(p.getOutputStream(), StandardCharsets.UTF_8);
        out = new BufferedReader(new InputStreamReader(p.getInputStream(), StandardCharsets.UTF_8));
        return p;
    }

    // As this process was started, on the module path or on the class path, with its options for the VM.
    private List<String> command() {
        List<String> command = new ArrayList<>();
        // Where this process was started by another loader than the system's, so are its children.
        String started = System.getProperty("tepui.java");
        command.add(
                started != null
                        ? started
                        : Path.of(System.getProperty("java.home"), "bin", "java")
                                .toString());
        for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
            if (!option.startsWith("-Xmx") && !option.startsWith("-agent") && !option.startsWith("-javaagent")) {
                command.add(option);
            }
        }
        command.addAll(
                List.of("-Xmx1500m", "-XX:+UseSerialGC", "-XX:-CreateCoredumpOnCrash", "-XX:ErrorFile=/dev/null"));
        command.remove("-XX:+UseParallelGC");
        String modules = System.getProperty("jdk.module.path");
        String main = ShaderRunnerWorker.class.getName();
        if (ShaderRunnerWorker.class.getModule().isNamed() && modules != null) {
            command.removeIf(o -> o.startsWith("--module-path"));
            command.addAll(List.of("--module-path", modules, "-m", "tepui.tools.suites/" + main));
        } else {
            command.addAll(List.of("-cp", System.getProperty("java.class.path"), main));
        }
        Path pictures = options.html();
        command.addAll(List.of(
                options.driver(),
                options.folder().toString(),
                pictures == null ? "-" : pictures.resolve("images").toString(),
                options.stream().name(),
                options.deps().toString()));
        return command;
    }

    @Override
    public void close() {
        Process p = process;
        process = null;
        began = Duration.ZERO;
        if (p == null) return;
        try {
            p.getOutputStream().close();
        } catch (IOException e) {
            // It is gone already.
        } finally {
            p.destroyForcibly();
        }
        try {
            p.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UncheckedIOException(new IOException(e));
        }
    }
}
