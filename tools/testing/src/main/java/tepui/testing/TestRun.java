package tepui.testing;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClasspathRoots;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;
import static org.junit.platform.launcher.EngineFilter.includeEngines;

import java.io.PrintStream;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Command that runs tests in this JVM, for the quick loop: classes, {@code class#method}, or folders of compiled classes. Says what failed and
 * what was skipped, and ends with {@code N passed, N failed, N skipped}.
 */
public final class TestRun implements TestExecutionListener {
    private final PrintStream out;
    private int passed;
    private int failed;
    private int skipped;

    private TestRun(PrintStream out) {
        this.out = out;
    }

    public static void main(String[] words) {
        try {
            System.exit(run(words));
        } catch (IllegalArgumentException e) {
            System.err.println("tepui: " + e.getMessage());
            System.exit(2);
        }
    }

    private static int run(String[] words) {
        LauncherDiscoveryRequestBuilder request =
                LauncherDiscoveryRequestBuilder.request().filters(includeEngines("junit-jupiter"));
        for (String word : words) {
            Path folder = Path.of(word.replace('#', '_'));
            if (Files.isDirectory(folder)) request.selectors(selectClasspathRoots(Set.of(folder)));
            else if (!word.contains("#")) request.selectors(selectClass(word));
            else request.selectors(methods(word.replaceAll("#.*", ""), word.replaceAll(".*#", "")));
        }
        TestRun run = new TestRun(System.out);
        run.execute(request.build());
        return run.failed > 0 || run.passed + run.skipped == 0 ? 1 : 0;
    }

    /** Methods of a name, whatever their parameters. */
    private static List<DiscoverySelector> methods(String className, String name) {
        List<DiscoverySelector> found = new ArrayList<>();
        try {
            Class<?> owner = Class.forName(className, false, TestRun.class.getClassLoader());
            for (Method m : owner.getDeclaredMethods()) {
                if (m.getName().equals(name)) found.add(selectMethod(owner, m));
            }
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException("test: there is no class " + className, e);
        }
        if (found.isEmpty()) throw new IllegalArgumentException("test: " + className + " has no method " + name);
        return found;
    }

    private void execute(LauncherDiscoveryRequest request) {
        LauncherFactory.create().execute(request, this);
        out.println(passed + " passed, " + failed + " failed, " + skipped + " skipped");
    }

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        skipped++;
        out.println("SKIP " + name(test) + ": " + reason);
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        Throwable thrown = result.getThrowable().orElse(null);
        switch (result.getStatus()) {
            case SUCCESSFUL -> {
                if (test.isTest()) passed++;
            }
            case ABORTED -> {
                skipped++;
                out.println("SKIP " + name(test) + ": " + (thrown == null ? "aborted" : thrown.getMessage()));
            }
            case FAILED -> {
                failed++;
                out.println("FAIL " + name(test));
                if (thrown != null) thrown.printStackTrace(out);
            }
        }
    }

    private static String name(TestIdentifier test) {
        if (test.getSource().orElse(null) instanceof MethodSource m) {
            String shown = m.getClassName() + "." + m.getMethodName();
            return test.getDisplayName().startsWith(m.getMethodName()) ? shown : shown + " " + test.getDisplayName();
        }
        return test.getDisplayName();
    }
}
