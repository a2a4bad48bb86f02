package tepui.stream;

import java.util.Locale;

/** Modes in which a stream replays its packets. */
public enum StreamMode {
    /** There is no stream: the device is used as it is. */
    OFF,
    /** Each packet is carried out on the caller's thread as soon as it is written: for debugging, and to compare with. */
    INLINE,
    /** On the driver's thread, and the caller waits for each packet: to find out whether a fault is one of order. */
    SYNC,
    /** On the driver's thread, while the caller goes on. */
    THREADED;

    /** The mode of that name, in any case. */
    public static StreamMode of(String text) {
        for (StreamMode mode : values()) {
            if (mode.name().equals(text.strip().toUpperCase(Locale.ROOT))) return mode;
        }
        throw new IllegalArgumentException("stream: mode is '" + text + "', must be off, inline, sync or threaded");
    }
}
