/**
 * Pipeline caching, for drivers whose API wants nearly all state in one object: the levels of look-up, what is compiled
 * when, and what is kept on disk. Knows no API: a key is words whose meaning is the driver's, a pipeline is a number,
 * and whoever implements {@link tepui.pipe.pipeline.PipelineCreator} makes it.
 */
@NullMarked
package tepui.pipe.pipeline;

import org.jspecify.annotations.NullMarked;
