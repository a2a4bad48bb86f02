package tepui.tools.bench;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** X server without a screen, which './tepui fetch' brings. Ends when it is closed. */
final class VirtualDisplay implements AutoCloseable {
    private final Process process;
    private final String name;

    VirtualDisplay(Path deps) throws IOException {
        Path program = deps.resolve("bin/Xvfb");
        if (!Files.isExecutable(program)) {
            throw new IllegalArgumentException("bench apps: there is no " + program + "; './tepui fetch' brings it");
        }
        process = new ProcessBuilder(List.of(
                        program.toString(),
                        "-screen",
                        "0",
                        "1280x800x24",
                        "-nolisten",
                        "tcp",
                        "-noreset",
                        "-displayfd",
                        "1"))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        // It writes the number of its display when it is ready, and nothing if it cannot start.
        StringBuilder number = new StringBuilder();
        InputStream out = process.getInputStream();
        for (int c = out.read(); c > ' '; c = out.read()) number.append((char) c);
        if (number.isEmpty()) throw new IOException(program + " did not start");
        name = ":" + number;
    }

    /** Value of the variable DISPLAY. */
    String name() {
        return name;
    }

    @Override
    public void close() {
        process.destroy();
    }
}
