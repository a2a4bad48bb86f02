package tepui.tools.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import tepui.layers.capture.FrameCapture;
import tepui.pipe.Device;

/** Capture of a frame of a scene, where the command line asks for one. */
final class DemoCapture {
    private final @Nullable FrameCapture capture;
    private final int frame;
    private boolean told;

    private DemoCapture(@Nullable FrameCapture capture, int frame) {
        this.capture = capture;
        this.frame = frame;
    }

    static DemoCapture of(Arguments arguments) throws UsageException, FailureException {
        int frame = arguments.number(Option.CAPTURE.name(), 0, 1, 1_000_000);
        String to = arguments.get(Option.CAPTURE_TO.name());
        if (frame == 0 && to != null) throw arguments.wrong("--capture-to needs --capture N: which frame?");
        if (frame == 0) return new DemoCapture(null, 0);
        Path file = Path.of(to == null ? "frame-" + frame + ".tepui" : to);
        try {
            return new DemoCapture(new FrameCapture(frame, file), frame);
        } catch (IOException e) {
            throw new FailureException("the capture cannot be written to " + file + ": " + TraceFiles.reason(e), e);
        }
    }

    /** The device that the scene gets. */
    Device wrap(Device device) {
        return capture == null ? device : capture.wrap(device);
    }

    /** At least as many pictures as the capture needs. */
    int atLeast(int pictures) {
        return Math.max(pictures, frame);
    }

    /** A picture was shown, or the first one is to come. */
    void shown(DemoProgram.Player player, Terminal terminal) {
        if (capture == null || told) return;
        String text = player.captured(capture);
        if (text == null) return;
        told = true;
        terminal.out().println(text);
    }
}
