package tepui.pipe;

import org.jspecify.annotations.Nullable;
import tepui.pipe.format.Format;

/** Surface: where pictures are shown. Drivers extend it; {@link Device#createSurface} makes them. */
public abstract non-sealed class Surface extends DeviceObject implements AutoCloseable {
    /** Target behind a surface: a window, a receiver of pixels, or nothing. */
    public sealed interface Target {
        int width();

        int height();

        /** A window of the system, by its handles. */
        record Window(WindowSystem system, long display, long window, int width, int height) implements Target {}

        /** Target that hands the pixels to a receiver: a file, a test, a window made in Java. */
        record Pixels(int width, int height, PixelSink sink) implements Target {}

        /** Target that shows nothing; presenting only bounds the frames in flight. */
        record Offscreen(int width, int height) implements Target {}
    }

    /** Window systems. */
    public enum WindowSystem {
        X11,
        XCB,
        WAYLAND,
        WIN32,
        METAL_LAYER
    }

    /** Receiver of finished pictures. */
    @FunctionalInterface
    public interface PixelSink {
        /**
         * @param argb row after row from the top, 8 bits a channel, alpha in the high byte; to be read only, during the call only
         */
        void accept(int width, int height, int[] argb);

        /**
         * Asked before a picture is made: anything but {@link Outcome#SHOWN} is what the present answers, and no picture
         * comes. A receiver that keeps its producer in step waits here, or says {@link Outcome#WOULD_BLOCK}; a window
         * that nobody sees says {@link Outcome#OCCLUDED}, one of another size {@link Outcome#OUT_OF_DATE}.
         *
         * @param dontWait the program would rather hear WOULD_BLOCK than wait
         */
        default Outcome ready(boolean dontWait) {
            return Outcome.SHOWN;
        }
    }

    /** Outcomes of a present. A surface that is lost is an exception, not an outcome. */
    public enum Outcome {
        SHOWN,
        /** Shown, but the surface no longer has the window's size or form: resize it when convenient. */
        RESIZED,
        /** Not shown, since nobody sees the window. */
        OCCLUDED,
        /** Not shown: there is no room for another picture yet, and the program did not want to wait. */
        WOULD_BLOCK,
        /** Not shown: the window has changed so that the surface must be resized before it can show anything. */
        OUT_OF_DATE;

        /** Did the picture go out? */
        public boolean isShown() {
            return this == SHOWN || this == RESIZED;
        }
    }

    /** Present intervals: when a picture is shown. */
    public enum Interval {
        IMMEDIATE,
        ONE,
        TWO,
        THREE,
        FOUR,
        /** The newest at each refresh, without holding the program back. */
        MAILBOX
    }

    private final Target target;

    protected Surface(Target target) {
        this.target = target;
    }

    public final Target target() {
        return target;
    }

    /** Current size, as the window system has it. */
    public abstract int width();

    public abstract int height();

    /** The format of 8 bits a channel whose pictures are shown with the least work. */
    public Format format() {
        return Format.R8G8B8A8_UNORM;
    }

    /** Tells the surface that its window has changed its size. */
    public abstract void resize(int width, int height);

    /** A message why it can no longer be presented to, or null. */
    public abstract @Nullable String lost();

    @Override
    public abstract void close();
}
