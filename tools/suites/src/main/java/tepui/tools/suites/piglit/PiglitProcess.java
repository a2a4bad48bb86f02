package tepui.tools.suites.piglit;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tepui.tools.suites.shader.Outcome;
import tepui.tools.suites.shader.TestResult;

/** One run of one test: its process, its limit of time, and what its output says. */
final class PiglitProcess {
    private static final Pattern RESULT = Pattern.compile("PIGLIT: \\{\"result\": \"([a-z]+)\"");
    private static final int TAIL = 6000;
    private static final int MESSAGE = 300;

    /** On a busy machine much more passes on the clock than the test has of it. */
    private static final int CLOCK = 4;

    private static final String WINDOW = "x11_egl";
    private static final String DOWN = "takes its process down, status ";
    private static final String ABORTED = DOWN + "134";

    private PiglitProcess() {}

    static TestResult run(PiglitTest test, PiglitOptions options) throws IOException, InterruptedException {
        boolean display = options.environment().containsKey("DISPLAY") || System.getenv("DISPLAY") != null;
        String platform = test.platform(display);
        if (platform == null) {
            String needs =
                    test.platforms().isEmpty() ? "needs a window" : "needs one of the platforms " + test.platforms();
            return skip(test, needs + (display ? "" : "; there is no DISPLAY"));
        }
        TestResult result = run(test, options, platform);
        // A program that wants a window to be seen aborts without one, and says nothing of it.
        boolean aborts = result.message().startsWith(ABORTED);
        boolean window =
                display && (test.platforms().isEmpty() || test.platforms().contains(WINDOW));
        return aborts && window && !platform.equals(WINDOW) ? run(test, options, WINDOW) : result;
    }

    private static TestResult run(PiglitTest test, PiglitOptions options, String platform)
            throws IOException, InterruptedException {
        Path program = options.folder().resolve("bin").resolve(test.command().getFirst());
        if (!Files.exists(program)) return skip(test, "this build of piglit has no program " + program.getFileName());
        List<String> command = new ArrayList<>(test.command());
        command.set(0, program.toString());
        command.add("-auto");
        if (test.offscreen()) command.add("-fbo");
        Path output = Files.createTempFile("piglit", ".txt");
        long began = System.nanoTime();
        try {
            ProcessBuilder builder = new ProcessBuilder(command)
                    .directory(options.folder().toFile())
                    .redirectErrorStream(true)
                    .redirectInput(
                            ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                    .redirectOutput(output.toFile());
            builder.environment().putAll(options.environment());
            builder.environment().put("PIGLIT_PLATFORM", platform);
            builder.environment().put("PIGLIT_SOURCE_DIR", options.folder().toString());
            builder.environment().put("PIGLIT_BUILD_DIR", options.folder().toString());
            Process process = builder.start();
            boolean ended = await(process, options.limit());
            long milliseconds = (System.nanoTime() - began) / 1_000_000;
            String text = tail(output);
            if (!ended) {
                String seconds = options.limit().toSeconds() + " s of processor time, or " + CLOCK
                        + " times as much by the clock";
                return new TestResult(test.name(), Outcome.Status.FAIL, milliseconds, "does not end within " + seconds);
            }
            return judge(test.name(), process.exitValue(), milliseconds, text);
        } finally {
            Files.deleteIfExists(output);
        }
    }

    /** Whether it ended by itself. */
    private static boolean await(Process process, Duration limit) throws InterruptedException {
        long began = System.nanoTime();
        try {
            while (!process.waitFor(100, TimeUnit.MILLISECONDS)) {
                Duration used = process.info().totalCpuDuration().orElse(Duration.ZERO);
                long clock = System.nanoTime() - began;
                if (used.compareTo(limit) > 0 || clock > limit.toNanos() * CLOCK) return false;
            }
            return true;
        } finally {
            process.destroyForcibly();
            process.waitFor();
        }
    }

    private static String tail(Path file) throws IOException {
        try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
            long from = Math.max(0, in.length() - TAIL);
            byte[] bytes = new byte[(int) (in.length() - from)];
            in.seek(from);
            in.readFully(bytes);
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }

    /** Result of a test by its output and exit status: its last result counts, whatever it ends with, if it does end by itself. */
    static TestResult judge(String name, int status, long milliseconds, String text) {
        String result = "";
        Matcher matcher = RESULT.matcher(text);
        while (matcher.find()) result = matcher.group(1);
        if (status >= 128) {
            return new TestResult(name, Outcome.Status.FAIL, milliseconds, DOWN + status + ": " + said(text));
        }
        return switch (result) {
            case "pass" -> new TestResult(name, Outcome.Status.PASS, milliseconds, "");
            case "skip" -> new TestResult(name, Outcome.Status.SKIP, milliseconds, said(text));
            case "" ->
                new TestResult(
                        name,
                        Outcome.Status.FAIL,
                        milliseconds,
                        "tells no result, status " + status + ": " + said(text));
            default -> new TestResult(name, Outcome.Status.FAIL, milliseconds, result + ": " + said(text));
        };
    }

    private static TestResult skip(PiglitTest test, String why) {
        return new TestResult(test.name(), Outcome.Status.SKIP, 0, why);
    }

    /** The end of what it said, without results and our own greeting. */
    private static String said(String text) {
        List<String> lines = text.lines()
                .map(String::strip)
                .filter(l -> !l.isEmpty()
                        && !l.startsWith("tepui: OpenGL on")
                        && !(l.startsWith("PIGLIT:") && (!l.contains("\"subtest\"") || l.contains("\"pass\""))))
                .toList();
        String last = String.join(" / ", lines.subList(Math.max(0, lines.size() - 3), lines.size()));
        return last.length() <= MESSAGE ? last : "..." + last.substring(last.length() - MESSAGE);
    }
}
