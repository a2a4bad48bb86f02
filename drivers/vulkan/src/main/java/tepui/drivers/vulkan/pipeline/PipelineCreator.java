package tepui.drivers.vulkan.pipeline;

/** Makes pipelines from keys as {@link PipelineKeyDescriptor} lays them out. Called by any thread, by several at once. */
public interface PipelineCreator {
    /**
     * A pipeline's handle, never 0.
     *
     * @param quick it is waited for, and an optimised one will take its place
     */
    long create(int[] key, boolean quick);

    /** The pipeline is not used by later commands; those on their way may still use it. */
    void retire(long pipeline);
}
