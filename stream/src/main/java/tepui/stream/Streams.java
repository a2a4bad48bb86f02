package tepui.stream;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Context;
import tepui.pipe.Device;

/** Factory that puts command streams in front of the contexts of a device. */
public final class Streams {
    private Streams() {}

    /** The device with the stream that the environment asks for: {@link StreamOptions#ofEnvironment}. */
    public static Device wrap(Device device) {
        return wrap(device, StreamOptions.ofEnvironment());
    }

    /**
     * The device with streams in front of its contexts; itself where the mode is OFF. Closing it closes the device. A device that was opened to validate
     * is to name the faulty call, so its packets are waited for: THREADED becomes SYNC.
     */
    public static Device wrap(Device device, StreamOptions options) {
        if (options.mode() == StreamMode.OFF) return device;
        if (device instanceof StreamDevice) {
            throw new IllegalArgumentException("Streams.wrap: the device has streams already");
        }
        boolean exact = device.options().validate() && options.mode() == StreamMode.THREADED;
        return new StreamDevice(device, exact ? options.withMode(StreamMode.SYNC) : options);
    }

    /**
     * Records what {@code program} does with a context, without doing it: draws, states, clears, copies and writes. Calls that ask the device for something, and
     * presents, are refused with an IllegalStateException.
     *
     * @param device whose objects are used
     */
    public static Recording record(Device device, Consumer<Context> program) {
        RecordingContext context = new RecordingContext(device);
        program.accept(context);
        return context.end();
    }

    /** Counters of a context's stream; null where the context has none. Live: to be read on the context's thread. */
    public static @Nullable StreamCounters counters(Context context) {
        return context instanceof StreamContext stream ? stream.figures() : null;
    }
}
