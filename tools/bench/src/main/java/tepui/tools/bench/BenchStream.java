package tepui.tools.bench;

import tepui.pipe.Device;
import tepui.stream.StreamMode;
import tepui.stream.StreamOptions;
import tepui.stream.Streams;

/** Option {@code --stream}: a command stream in front of what is measured. */
final class BenchStream {
    private BenchStream() {}

    static Device wrap(Device device, Options options) {
        String mode = options.get("--stream");
        StreamMode of = mode.equals("on") ? StreamMode.THREADED : StreamMode.of(mode);
        return Streams.wrap(device, StreamOptions.DEFAULT.withMode(of));
    }
}
