package tepui.tools.trace.record;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Direct3D9;
import tepui.frontends.d3d9.Direct3D9Watcher;

/** Trace of this process's calls of Direct3D 9, where {@code tepui.trace} names a file for one; it begins with the first Direct3D object. */
public final class Direct3D9Recordings implements Direct3D9Watcher {
    private static @Nullable Direct3D9Recorder recorder;

    /** Found by ServiceLoader. */
    public Direct3D9Recordings() {}

    @Override
    public Direct3D9 watched(Direct3D9 made) {
        String file = System.getProperty("tepui.trace");
        return file == null ? made : recorder(Path.of(file)).record(made);
    }

    private static synchronized Direct3D9Recorder recorder(Path file) {
        Direct3D9Recorder known = recorder;
        if (known != null) return known;
        String program = System.getProperty("sun.java.command", "java").split(" ", 2)[0];
        Direct3D9Recorder made;
        try {
            made = new Direct3D9Recorder(file, program);
        } catch (IOException e) {
            throw new IllegalStateException("the trace cannot be written to " + file + ": " + e.getMessage(), e);
        }
        recorder = made;
        Runtime.getRuntime().addShutdownHook(new Thread(() -> end(made, file)));
        return made;
    }

    private static void end(Direct3D9Recorder made, Path file) {
        made.close();
        if (System.getProperty("tepui.quiet") == null)
            System.err.println(
                    "tepui: " + made.frames() + " frames, " + made.calls() + " calls of Direct3D 9, are in " + file);
    }
}
