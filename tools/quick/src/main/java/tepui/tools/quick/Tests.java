package tepui.tools.quick;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tepui.tools.quick.Project.Module;

/**
 * Runner of one module's tests: compiles them and runs them in a JVM that is started as the full run starts its own.
 */
final class Tests {
    private final Project project;
    private final Classes classes;
    private final Javac javac;

    Tests(Project project, Classes classes, Javac javac) {
        this.project = project;
        this.classes = classes;
        this.javac = javac;
    }

    /**
     * Runs tests and answers the exit code of their JVM.
     *
     * @param names of classes, each perhaps with {@code #method}; none for all of the module
     * @param options for the JVM
     */
    int run(Module module, List<String> names, List<String> options)
            throws IOException, InterruptedException, QuickException {
        List<String> path = new ArrayList<>();
        StringBuilder below = new StringBuilder();
        for (Module m : project.belowTests(module)) {
            Path folder = classes.of(m);
            path.add(folder.toString());
            below.append(m).append(' ').append(classes.digest(folder)).append('\n');
        }
        path.addAll(Classes.libraries(module));
        for (String library : Classes.libraries(project.module("tools/testing"))) {
            if (!path.contains(library)) path.add(library);
        }
        Path root = module.path().resolve("src/test/java");
        // A processor makes what the named tests may look for without naming it.
        boolean all = names.isEmpty() || module.pom().makesTestSources();
        Set<Path> sources = new LinkedHashSet<>(all ? Sources.java(List.of(root)) : List.of());
        List<String> selected = new ArrayList<>();
        for (String name : names) {
            Path source = source(module, root, name);
            sources.add(source);
            String method = name.contains("#") ? name.substring(name.indexOf('#')) : "";
            selected.add(root.relativize(source)
                            .toString()
                            .replaceAll("\\.java$", "")
                            .replace(File.separatorChar, '.')
                    + method);
        }
        sources.addAll(NamedSources.of(root, sources));
        if (sources.isEmpty()) throw new QuickException("test: " + module + " has no tests");
        Path to = module.quick().resolve("test-classes");
        Path stamp = module.quick().resolve("test-stamp");
        if (!Files.exists(stamp) || !Files.readString(stamp).equals(below.toString()) || all) {
            Sources.delete(to);
            Files.deleteIfExists(stamp);
        }
        String joined = String.join(File.pathSeparator, path);
        javac.compile(
                "the tests of " + module,
                List.copyOf(sources),
                to + File.pathSeparator + joined,
                to,
                module.pom().makesTestSources() ? String.join(File.pathSeparator, Classes.libraries(module)) : "",
                root.toString());
        Sources.copy(module.path().resolve("src/test/resources"), to);
        Files.writeString(stamp, below.toString());
        return start(module, to + File.pathSeparator + joined, to, selected, options);
    }

    private Path source(Module module, Path root, String name) throws IOException, QuickException {
        String simple = name.replaceAll("#.*", "");
        String ending = File.separator + simple.replace('.', File.separatorChar) + ".java";
        List<Path> found = Sources.list(root, ending);
        if (found.size() == 1) return found.getFirst();
        if (found.size() > 1) {
            throw new QuickException("test: " + module + " has more than one " + simple + "; name its package too");
        }
        String start = simple.substring(0, Math.min(4, simple.length())).toLowerCase(java.util.Locale.ROOT);
        List<String> like = new ArrayList<>();
        List<String> all = new ArrayList<>();
        for (Path f : Sources.list(root, "Test.java")) {
            String other = f.getFileName().toString().replace(".java", "");
            all.add(other);
            if (other.toLowerCase(java.util.Locale.ROOT).contains(start)) like.add(other);
        }
        throw new QuickException("test: " + module + " has no test " + simple + "; there are "
                + String.join(", ", like.isEmpty() ? all : like));
    }

    private int start(Module module, String path, Path tests, List<String> selected, List<String> options)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        String own = module.pom().testOption("argLine");
        String line = project.filled(module, own.isEmpty() ? project.pom.testOption("argLine") : own);
        for (String word : line.strip().split("\\s+")) command.add(word);
        // A short run is over before the second compiler pays; what measures itself names the module alone.
        command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        for (Pom pom : List.of(project.pom, module.pom())) {
            pom.testMap("systemPropertyVariables")
                    .forEach((name, value) -> command.add("-D" + name + "=" + project.filled(module, value)));
        }
        command.addAll(options);
        command.addAll(List.of("-cp", path, "tepui.testing.TestRun"));
        if (selected.isEmpty()) command.add(tests.toString());
        else command.addAll(selected);
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(module.path().toFile()).inheritIO();
        for (Pom pom : List.of(project.pom, module.pom())) {
            for (Map.Entry<String, String> e :
                    pom.testMap("environmentVariables").entrySet()) {
                builder.environment().put(e.getKey(), project.filled(module, e.getValue()));
            }
        }
        // As Maven runs the group of tests "newer".
        if (options.contains("-Dtepui.newer=on")) {
            builder.environment()
                    .put("LD_LIBRARY_PATH", project.filled(module, "${tepui.deps}/newer/lib:${tepui.deps}/lib"));
            builder.environment().put("VK_DRIVER_FILES", project.filled(module, "${tepui.deps}/newer/icd.json"));
        }
        return builder.start().waitFor();
    }
}
