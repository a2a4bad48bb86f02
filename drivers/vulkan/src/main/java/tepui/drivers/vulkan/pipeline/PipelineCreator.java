package tepui.drivers.vulkan.pipeline;

/** Makes pipelines from keys as {@link PipelineKeyDescriptor} lays them out. Called by any thread, by several at once. */
public interface PipelineCreator {
    /**
     * A pipeline's handle, never 0.
     *
     * @param quick it is waited for, and an optimised one may take its place
     */
    long create(int[] key, boolean quick);

    /** Would a quick {@link #create} now compile no shader? */
    default boolean isQuick(int[] key) {
        return false;
    }

    /** Compiles what {@link #isQuick} asks for. */
    default void prepareQuick(int[] key) {}

    /** The pipeline is not used by later commands; those on their way may still use it. */
    void retire(long pipeline);
}
