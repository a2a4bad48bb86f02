package tepui.tools.bench;

/** Calls of OpenGL that rows of pixels are made of; pixels are addresses. */
interface PixelCalls extends AutoCloseable {
    String describe();

    /** A texture of a size, bound; all levels where {@code levels}. */
    int texture(int internal, int width, int height, boolean levels);

    /** A framebuffer with the texture, bound to {@code target}. */
    void framebuffer(int target, int texture);

    void write(int width, int height, int format, int type, long pixels);

    void read(int width, int height, int format, int type, long pixels);

    void generateLevels();

    void halve(int width, int height);

    /** Shows a picture of the framebuffer's size to a receiver of pixels; reads it where there is none. */
    void picture(long pixels);

    void finish();

    int error();

    @Override
    void close();
}
