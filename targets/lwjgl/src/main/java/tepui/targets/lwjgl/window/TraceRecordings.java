package tepui.targets.lwjgl.window;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.GLContext;
import tepui.tools.trace.record.TraceRecorder;

/** Trace of this process's calls of OpenGL, where the settings name a file for one; where they name none, calls are not looked at. */
public final class TraceRecordings {
    private static final @Nullable TraceRecorder RECORDER = open(Settings.get().trace());

    private TraceRecordings() {}

    private static @Nullable TraceRecorder open(@Nullable Path file) {
        if (file == null) return null;
        String program = System.getProperty("sun.java.command", "java").split(" ", 2)[0];
        TraceRecorder made;
        try {
            made = new TraceRecorder(file, program, 0);
        } catch (IOException e) {
            throw new IllegalStateException("the trace cannot be written to " + file + ": " + e.getMessage(), e);
        }
        Runtime.getRuntime().addShutdownHook(new Thread(() -> end(made, file)));
        return made;
    }

    private static void end(TraceRecorder recorder, Path file) {
        recorder.close();
        if (!Settings.get().quiet())
            System.err.println(
                    "tepui: " + recorder.frames() + " frames, " + recorder.calls() + " calls, are in " + file);
    }

    /** A context was made current. */
    public static void current(GLContext context) {
        TraceRecorder r = RECORDER;
        if (r != null) r.current(context);
    }

    /** The calling thread has no context any more. */
    public static void released() {
        TraceRecorder r = RECORDER;
        if (r != null) r.released();
    }

    /** A context has shown a picture. */
    public static void shown(GLContext context) {
        TraceRecorder r = RECORDER;
        if (r != null) r.shown(context);
    }
}
