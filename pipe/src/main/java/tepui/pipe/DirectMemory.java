package tepui.pipe;

/**
 * Direct access of a command stream to a device's buffers, beside the contract: buffers that are written in place by
 * any thread, and an exchange of their bytes in order with other commands. With it a buffer is discarded without a word
 * to the driver's thread. {@link Device#directMemory} answers it; a device without it is still complete.
 */
public interface DirectMemory {
    /**
     * Where the bytes of the buffer are; 0 where the processor does not reach them in place. From now on the bytes stay there until
     * {@link #exchange}: the driver does not give the buffer other memory by itself. To be called while no command that
     * uses the buffer is on its way; from any thread.
     */
    long pin(Buffer buffer);

    /**
     * Does work that was given to the device, finished or not begun, use the buffer's bytes? True where that is not known. To be called
     * while no command that uses the buffer is on its way to a context; from any thread.
     */
    boolean isInUse(Buffer buffer);

    /**
     * Two pinned buffers of equal description exchange their bytes: a command of {@code context}, in order with its others. Neither
     * is mapped. Whatever is bound stays bound and has the buffer's new bytes.
     */
    void exchange(Context context, Buffer a, Buffer b);

    /**
     * Bytes of a pinned buffer were written in place: a command of {@code context}, in order with its others. Unlike a mapping it takes no hold of
     * the buffer, which may be mapped meanwhile, and written by another context's command at the same time.
     */
    void written(Context context, Buffer buffer, long offset, long size);
}
