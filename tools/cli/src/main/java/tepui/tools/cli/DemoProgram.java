package tepui.tools.cli;

import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Texture;

/** A scene that {@code tepui demo NAME} shows. A new one is a class of this kind and an entry in {@link DemoCommand#PROGRAMS}. */
interface DemoProgram {
    /** The word on the command line. */
    String name();

    /** What is to be seen, in a line. */
    String description();

    /**
     * Makes what the scene needs.
     *
     * @throws tepui.pipe.UnsupportedByDeviceException where the device lacks something; the message says what
     */
    Scene open(Device device, Context context, int width, int height);

    /** The scene, ready to be drawn. */
    interface Scene extends AutoCloseable {
        /**
         * Draws one picture.
         *
         * @param seconds of the scene's own time; the same time gives the same picture
         * @return what is to be shown: a single-sample 2D texture with its first row at the top
         */
        Texture draw(double seconds);

        /** Destroys what {@link #open} made. */
        @Override
        void close();
    }
}
