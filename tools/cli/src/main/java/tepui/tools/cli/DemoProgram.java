package tepui.tools.cli;

import org.jspecify.annotations.Nullable;
import tepui.layers.capture.FrameCapture;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Surface;
import tepui.pipe.Texture;

/**
 * Scene that {@code tepui demo NAME} shows. A new one is a {@link GlProgram} or a {@link PipeProgram} and an entry in
 * {@link DemoCommand#PROGRAMS}.
 */
interface DemoProgram {
    /** The word on the command line. */
    String name();

    /** Description of the picture, in a line. */
    String description();

    /**
     * Makes what the scene needs.
     *
     * @throws tepui.pipe.UnsupportedByDeviceException where the device lacks something; the message says what
     */
    Player start(Device device, Surface surface, int width, int height);

    /** Player of a scene on a surface. */
    interface Player extends AutoCloseable {
        /**
         * Draws one picture and shows it.
         *
         * @param seconds of the scene's own time; the same time gives the same picture
         * @param paced whether to wait for the screen, for a picture a refresh
         * @return what became of the picture
         */
        Surface.Outcome show(double seconds, boolean paced);

        /** The driver's context that it draws with. */
        Context context();

        /**
         * Takes part in the capture of a frame, before the first picture and after each.
         *
         * @return what is to be said of it, once
         */
        default @Nullable String captured(FrameCapture capture) {
            return capture.isComplete() ? capture.write() : null;
        }

        /** Waits until all is drawn. */
        void finish();

        /** Destroys what was made. */
        @Override
        void close();
    }

    /** A scene straight on the contract, ready to be drawn. */
    interface Scene extends AutoCloseable {
        /**
         * Draws one picture.
         *
         * @param seconds of the scene's own time; the same time gives the same picture
         * @return what is to be shown: a single-sample 2D texture with its first row at the top
         */
        Texture draw(double seconds);

        /** Destroys what was made. */
        @Override
        void close();
    }
}
