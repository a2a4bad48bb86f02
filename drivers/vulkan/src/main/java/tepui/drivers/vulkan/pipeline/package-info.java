/**
 * Which pipeline a draw uses: the levels of look-up, what is compiled when, and what is kept on disk. Knows nothing of
 * Vulkan but the header of its cache; pipelines are made by whoever implements {@link
 * tepui.drivers.vulkan.pipeline.PipelineCreator}.
 */
@NullMarked
package tepui.drivers.vulkan.pipeline;

import org.jspecify.annotations.NullMarked;
