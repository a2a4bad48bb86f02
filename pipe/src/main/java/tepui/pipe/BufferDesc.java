package tepui.pipe;

/**
 * Description of a buffer to be created.
 *
 * @param size bytes, above 0
 * @param bind bits of {@link Bind}
 * @param persistent may be mapped with {@link MapFlags#PERSISTENT}
 */
public record BufferDesc(long size, int bind, Usage usage, boolean persistent) {
    public BufferDesc {
        if (size <= 0) throw new IllegalArgumentException("BufferDesc: size is " + size + ", must be above 0");
    }

    public static BufferDesc of(long size, int bind) {
        return new BufferDesc(size, bind, Usage.DEFAULT, false);
    }
}
