package tepui.tools.quick;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Wrapper of the JDK's compiler in this process, without lints. Errors go to standard error as javac writes them. */
final class Javac {
    private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();

    /**
     * @param processors libraries with annotation processors, or "" where none runs
     * @param sourcePath where sources of classes lie that the named ones use and that are newer than their class, or ""
     */
    void compile(String what, List<Path> sources, String classPath, Path to, String processors, String sourcePath)
            throws IOException, QuickException {
        if (sources.isEmpty()) return;
        Files.createDirectories(to);
        List<String> options = new ArrayList<>(
                List.of("-g", "-nowarn", "-Xlint:none", "-encoding", "UTF-8", "-cp", classPath, "-d", to.toString()));
        if (processors.isEmpty()) options.add("-proc:none");
        else options.addAll(List.of("-proc:full", "-processorpath", processors));
        options.addAll(List.of("-sourcepath", sourcePath));
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        PrintWriter out = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
        try (StandardJavaFileManager files = compiler.getStandardFileManager(found, null, StandardCharsets.UTF_8)) {
            boolean done = compiler.getTask(
                            out, files, found, options, null, files.getJavaFileObjectsFromPaths(sources))
                    .call();
            for (Diagnostic<? extends JavaFileObject> d : found.getDiagnostics()) {
                if (d.getKind() == Diagnostic.Kind.ERROR) System.err.println(d);
            }
            if (!done) throw new QuickException("test: " + what + " does not compile");
        }
    }
}
