package tepui.drivers.vulkan;

/** Where draws get their pipelines. */
interface PipelineSource {
    /** The pipeline for a key ({@link KeyWords}); made where there is none. */
    long get(int[] key, tepui.pipe.Counters counters);

    /** A program is gone: its pipelines are retired. */
    void forget(int program);

    void close();
}
