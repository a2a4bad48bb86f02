package tepui.tools.bench;

/** Calls of OpenGL that rows of pixels are made of; pixels are addresses. */
interface PixelCalls extends AutoCloseable {
    String describe();

    /** A texture of a size for a row, bound; filtered between levels where {@code levels}. */
    int texture(PixelCase row, int width, int height, boolean levels);

    /** A framebuffer with the texture of a row, bound to {@code target}. */
    void framebuffer(int target, PixelCase row, int texture);

    /** Reads go into a buffer object of so many bytes until 0 is given. */
    void packBuffer(long bytes);

    void write(int width, int height, int format, int type, long pixels);

    void read(int width, int height, int format, int type, long pixels);

    void writeBlocks(int width, int height, int internal, int bytes, long pixels);

    /** From the framebuffer that is read to the texture that is bound. */
    void copy(int width, int height);

    void generateLevels();

    void halve(int width, int height);

    /** Shows a picture of the framebuffer's size to a receiver of pixels; reads it where there is none. */
    void picture(long pixels);

    void finish();

    int error();

    @Override
    void close();
}
