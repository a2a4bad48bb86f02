package tepui.pipe;

import java.util.Map;

/**
 * Options for opening a device.
 *
 * @param validate check use at the price of speed: validation layers, bounds, states
 * @param messages takes what the device has to say
 * @param settings driver-specific knobs, by name; unknown ones are reported through {@code messages}
 */
public record DeviceOptions(boolean validate, MessageSink messages, Map<String, String> settings) {
    /** Nothing special; messages of high severity, and of long waits, go to standard error. */
    public static final DeviceOptions DEFAULT = new DeviceOptions(
            false,
            (severity, text) -> {
                if (severity == MessageSink.Severity.HIGH || severity == MessageSink.Severity.SLOW) {
                    System.err.println("tepui: " + text);
                }
            },
            Map.of());

    public DeviceOptions {
        settings = Map.copyOf(settings);
    }

    public String setting(String name, String otherwise) {
        return settings.getOrDefault(name, otherwise);
    }

    /** Receiver of messages for people: why something is slow, emulated or refused. */
    @FunctionalInterface
    public interface MessageSink {
        /** Severities of messages. */
        enum Severity {
            HIGH,
            MEDIUM,
            LOW,
            NOTE,
            /** Nothing is wrong, but a wait is long, and its reason should be known. */
            SLOW
        }

        void message(Severity severity, String text);
    }
}
