package tepui.drivers.vulkan.record;

/** Events of a recorder that its context acts on. */
public interface RecordingEvents {
    /** A batch has opened. */
    void batchOpened();

    /** A pass has begun in its command buffer. */
    void passBegan(long cmd);

    /** A pass is about to end in its command buffer. */
    void passEnds(long cmd);
}
