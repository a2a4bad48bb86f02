package tepui.pipe.pipeline;

/**
 * Factory of pipelines from keys; each driver has one. A key is up to 32 words, as many in each of them; the first is
 * the id of its program, which never comes back, what the others mean is the driver's own. Called by any thread, by
 * several at once.
 */
public interface PipelineCreator {
    /**
     * A pipeline's handle, never 0.
     *
     * @param quick it is waited for, and an optimised one may take its place
     */
    long create(int[] key, boolean quick);

    /** Is no pipeline made of this key, since the device binds the shaders of its program as they are? They need no better ones later. */
    default boolean isWithoutPipeline(int[] key) {
        return false;
    }

    /** Would a quick {@link #create} now compile no shader? */
    default boolean isQuick(int[] key) {
        return false;
    }

    /** Compiles what {@link #isQuick} asks for. */
    default void prepareQuick(int[] key) {}

    /** The pipeline is not used by later commands; those on their way may still use it. */
    void retire(long pipeline);
}
