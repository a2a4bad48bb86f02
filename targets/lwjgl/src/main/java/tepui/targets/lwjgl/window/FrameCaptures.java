package tepui.targets.lwjgl.window;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.GLContext;
import tepui.layers.capture.FrameCapture;
import tepui.pipe.Device;

/** Capture of the frame that the settings of this process name; where they name none, nothing is in front of the device. */
public final class FrameCaptures {
    private static volatile @Nullable GlFrame frame;

    /** Null where no key is waited for. */
    private static volatile @Nullable CaptureKey key;

    private static volatile @Nullable FrameCapture waiting;
    private static volatile boolean wasDown;

    private FrameCaptures() {}

    /** Puts the capture in front of the device, where one is wanted. */
    static Device wrap(Device device, Settings settings) {
        if (settings.capture() == 0) return device;
        boolean byKey = settings.capture() == Settings.BY_KEY;
        if (byKey && settings.offscreen())
            throw new IllegalStateException(
                    "tepui.capture is 'key', and there is no window to press it in; name the number of a frame");
        String name = byKey ? "key" : Integer.toString(settings.capture());
        Path file = settings.captureTo() == null ? Path.of("frame-" + name + ".tepui") : settings.captureTo();
        FrameCapture capture;
        try {
            capture = byKey ? FrameCapture.onRequest(file) : new FrameCapture(settings.capture(), file);
        } catch (IOException e) {
            throw new IllegalStateException("the capture cannot be written to " + file + ": " + e.getMessage(), e);
        }
        Device wrapped = capture.wrap(device);
        GlFrame own = new GlFrame(capture);
        frame = own;
        if (byKey) {
            key = CaptureKey.open();
            waiting = capture;
            tell("F12 captures a frame, as often as it is pressed");
        }
        Runtime.getRuntime().addShutdownHook(new Thread(() -> tell(own.ended())));
        return wrapped;
    }

    /** A context was made current. */
    public static void current(GLContext context) {
        GlFrame f = frame;
        if (f != null) f.current(context);
    }

    /** A context has shown a picture. */
    public static void shown(GLContext context) {
        GlFrame f = frame;
        if (f == null) return;
        tell(f.shown(context));
        CaptureKey k = key;
        FrameCapture c = waiting;
        if (k == null || c == null) return;
        boolean isDown = k.isDown();
        if (isDown && !wasDown) c.request();
        wasDown = isDown;
    }

    private static void tell(@Nullable String text) {
        if (text != null && !Settings.get().quiet()) System.err.println("tepui: " + text);
    }
}
