package tepui.tools.bench;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Frame marks of programs in C, as {@link FrameMarks} does them in Java: a library for LD_PRELOAD, compiled where it is
 * needed from {@code frame-marks.c}.
 */
final class NativeMarks {
    /** Of the environment: the library's argument, as the agent's. */
    static final String VARIABLE = "TEPUI_MARKS";

    private static final String SOURCE = "frame-marks.c";

    private NativeMarks() {}

    /** The library, compiled into a folder at the first call. */
    static Path library(Path folder) throws IOException, InterruptedException {
        Path library = folder.resolve("marks.so");
        if (Files.exists(library)) return library;
        Path source = folder.resolve(SOURCE);
        try (InputStream in = NativeMarks.class.getResourceAsStream(SOURCE)) {
            if (in == null) throw new IOException("bench apps: " + SOURCE + " is not on the class path");
            Files.copy(in, source);
        }
        Process compiler = new ProcessBuilder(
                        "cc", "-O1", "-shared", "-fPIC", "-o", library.toString(), source.toString(), "-ldl")
                .redirectErrorStream(true)
                .start();
        String said = new String(compiler.getInputStream().readAllBytes(), java.nio.charset.Charset.defaultCharset());
        if (compiler.waitFor() != 0) throw new IOException("bench apps: " + SOURCE + " does not compile: " + said);
        return library;
    }

    /** A program of the PATH, or of the packages that were fetched. */
    static Path find(Path deps, String name) throws IOException {
        List<Path> folders = new ArrayList<>();
        String path = System.getenv("PATH");
        if (path != null) for (String folder : path.split(":", -1)) if (!folder.isEmpty()) folders.add(Path.of(folder));
        folders.add(Path.of("/usr/games"));
        for (String folder : List.of("bin", "root/usr/bin", "root/usr/games")) folders.add(deps.resolve(folder));
        for (Path folder : folders) if (Files.isExecutable(folder.resolve(name))) return folder.resolve(name);
        throw new IOException("there is no program '" + name + "'; its package is to be installed");
    }
}
