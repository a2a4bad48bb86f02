package tepui.stream;

import org.jspecify.annotations.Nullable;

/**
 * Options of a stream.
 *
 * @param frames pictures that the caller may be ahead of the driver's thread; 0: present waits until its picture was handed over
 * @param chunks of the ring, 64 KiB each; a power of two
 * @param spinNanos how long the driver's thread looks for work before it sleeps: waking it costs the caller 7 to 10 microseconds
 * @param stuckMillis a packet that takes longer while somebody waits is reported
 */
public record StreamOptions(StreamMode mode, int frames, int chunks, long spinNanos, long stuckMillis) {
    /** Threaded, two frames ahead. */
    public static final StreamOptions DEFAULT = new StreamOptions(StreamMode.THREADED, 2, 32, 500_000, 5_000);

    public StreamOptions {
        if (frames < 0 || frames > 16) {
            throw new IllegalArgumentException("StreamOptions: frames is " + frames + ", must be 0 to 16");
        }
        if (chunks < 2 || chunks > 1024 || Integer.bitCount(chunks) != 1) {
            throw new IllegalArgumentException(
                    "StreamOptions: chunks is " + chunks + ", must be a power of two from 2 to 1024");
        }
        if (spinNanos < 0 || stuckMillis < 1) {
            throw new IllegalArgumentException("StreamOptions: spinNanos is " + spinNanos + ", must not be below 0;"
                    + " stuckMillis is " + stuckMillis + ", must be at least 1");
        }
    }

    public StreamOptions withMode(StreamMode other) {
        return new StreamOptions(other, frames, chunks, spinNanos, stuckMillis);
    }

    public StreamOptions withFrames(int other) {
        return new StreamOptions(mode, other, chunks, spinNanos, stuckMillis);
    }

    public StreamOptions withChunks(int other) {
        return new StreamOptions(mode, frames, other, spinNanos, stuckMillis);
    }

    public StreamOptions withStuckMillis(long other) {
        return new StreamOptions(mode, frames, chunks, spinNanos, other);
    }

    /**
     * What the system properties {@code tepui.stream} and {@code tepui.stream.frames} say, or else the environment's {@code TEPUI_STREAM} and
     * {@code TEPUI_STREAM_FRAMES}; {@link #DEFAULT} where nothing does.
     */
    public static StreamOptions ofEnvironment() {
        StreamOptions options = DEFAULT;
        String mode = find("tepui.stream", "TEPUI_STREAM");
        if (mode != null) options = options.withMode(StreamMode.of(mode));
        String frames = find("tepui.stream.frames", "TEPUI_STREAM_FRAMES");
        if (frames == null) return options;
        try {
            return options.withFrames(Integer.parseInt(frames.strip()));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("stream: frames is '" + frames + "', must be a number from 0 to 16", e);
        }
    }

    private static @Nullable String find(String property, String variable) {
        String value = System.getProperty(property);
        if (value == null) value = System.getenv(variable);
        return value == null || value.isBlank() ? null : value;
    }
}
