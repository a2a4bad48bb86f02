package tepui.targets.lwjgl.window;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.CallListener;
import tepui.frontends.gl.GLContext;
import tepui.layers.capture.FrameCapture;

/** OpenGL's part in the capture of a frame: its calls while the frame is under way, the sources of its programs when it has ended. */
public final class GlFrame {
    private final FrameCapture capture;
    private @Nullable GLContext watched;
    private boolean told;

    public GlFrame(FrameCapture capture) {
        this.capture = capture;
    }

    /** A context was made current: its calls are the frame's if that is under way. */
    public void current(GLContext context) {
        if (capture.isRecording()) watch(context);
    }

    /**
     * A context has shown a picture: the frame may begin, or have ended and be written.
     *
     * @return what is to be said of a capture, once for each
     */
    public @Nullable String shown(GLContext context) {
        if (capture.isRecording()) {
            watch(context);
            return null;
        }
        if (!capture.isComplete() || told && !capture.isRepeated()) return null;
        GLContext w = watched;
        if (w != null && w.isCurrent()) w.watch(null);
        watched = null;
        context.eachShader(capture::source);
        told = true;
        return capture.write();
    }

    private void watch(GLContext context) {
        if (watched == context) return;
        watched = context;
        String version = context.version() / 10 + "." + context.version() % 10;
        capture.fact("api", "OpenGL " + version);
        context.watch(new CallListener() {
            @Override
            public void call(String name, List<String> arguments) {
                capture.call(name, arguments);
            }

            @Override
            public void error(String text) {
                capture.note("error: " + text);
            }
        });
    }

    /** The program ends. What is to be said where the frame never came; null where it did. */
    public @Nullable String ended() {
        if (told && !capture.isRecording()) return null;
        told = true;
        return capture.write();
    }
}
