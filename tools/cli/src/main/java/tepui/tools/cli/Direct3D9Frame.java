package tepui.tools.cli;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.CallListener9;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.WatchedDevice9;
import tepui.layers.capture.FrameCapture;

/** Direct3D 9's part in the capture of a frame: its calls while the frame is under way, its shaders when it has ended. */
final class Direct3D9Frame {
    private Direct3D9Frame() {}

    /** Receiver of calls that tells a capture those of its frame. */
    static CallListener9 listener(FrameCapture capture) {
        return new CallListener9() {
            @Override
            public void call(String name, List<String> arguments) {
                if (capture.isRecording()) capture.call(name, arguments);
            }

            @Override
            public void error(String text) {
                if (capture.isRecording()) capture.note(text);
            }
        };
    }

    /**
     * A picture was shown: the frame may have ended, and is written.
     *
     * @return what is to be said of the capture; null where the frame has not ended
     */
    static @Nullable String shown(Device9 device, FrameCapture capture) {
        if (!capture.isComplete()) return null;
        capture.fact("api", "Direct3D 9");
        WatchedDevice9.eachShader(device, (made, title, source) -> capture.source(made, title, source, ""));
        return capture.write();
    }
}
