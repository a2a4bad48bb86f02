package tepui.tools.suites;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.ir.Shader;
import tepui.tools.kit.Expectations;

/**
 * Runner of all of piglit's glslparser tests that are for versions and extensions that the compiler announces. What is
 * known to fail stands in a list with its reason; a test in the list that passes is a failure too.
 */
public final class GlslParserSuite {
    /** Result of a run; what failed as expected counts as passed here, and is named apart. */
    public record Result(int passed, int failed, int skipped, int known) {
        public boolean isOk() {
            return failed == 0 && passed > 0;
        }
    }

    private GlslParserSuite() {}

    /**
     * Runs every file below {@code folder}, or those in whose name {@code filter} is found; the last line printed is "N passed, N failed, N skipped".
     *
     * @param translation what each stage of a shader that compiles is given to; an IllegalArgumentException is a failure
     */
    public static Result run(
            Path folder,
            Expectations expected,
            @Nullable Pattern filter,
            @Nullable Consumer<Shader> translation,
            PrintStream out,
            boolean verbose)
            throws IOException {
        Set<String> announced = GlslCompiler.extensions();
        int passed = 0;
        int failed = 0;
        int skipped = 0;
        int known = 0;
        for (Path file : files(folder)) {
            String name = folder.relativize(file).toString().replace('\\', '/');
            if (filter != null && !filter.matcher(name).find()) continue;
            // Bytes as they are: comments may hold anything.
            GlslParserTest test = GlslParserTest.parse(name, Files.readString(file, StandardCharsets.ISO_8859_1));
            if (test == null) continue;
            if (test.whySkipped(announced) != null || expected.find(expected.skips(), name) != null) {
                skipped++;
                continue;
            }
            String problem = problem(test, translation);
            Expectations.Entry listed = expected.find(expected.fails(), name);
            boolean flaky = expected.find(expected.flakes(), name) != null;
            if (problem == null && listed != null) {
                out.println("FAIL " + name + ": passes, but is listed to fail");
                failed++;
            } else if (problem != null && listed == null && !flaky) {
                out.println("FAIL " + name + ": " + problem.strip());
                failed++;
            } else {
                passed++;
                if (problem != null) known++;
                if (verbose) out.println((problem == null ? "pass " : "known ") + name);
            }
        }
        if (known > 0) out.println("of the passed, " + known + " failed as listed");
        out.println(passed - known + " passed, " + (failed + known) + " failed, " + skipped + " skipped");
        return new Result(passed, failed, skipped, known);
    }

    private static @Nullable String problem(GlslParserTest test, @Nullable Consumer<Shader> translation) {
        try {
            return test.run(translation);
        } catch (RuntimeException e) {
            return "ends in " + e;
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> all = Files.walk(folder)) {
            all.filter(Files::isRegularFile).sorted().forEach(files::add);
        }
        return files;
    }

    /** The lists of this project: the compiler's, and those of a driver's form where there is one. */
    public static Expectations expectations(@Nullable String form) {
        Expectations.Files files = file -> GlslParserSuite.class.getResourceAsStream(file);
        Expectations compiler = Expectations.of("glslparser", files);
        return form == null ? compiler : compiler.and(Expectations.of("glslparser-" + form, files));
    }
}
