/**
 * Geometry side of the pipeline, from vertex buffers to primitives: fetch, vertex stages, assembly, stream output; and
 * compute.
 */
@NullMarked
package tepui.drivers.soft.geometry;

import org.jspecify.annotations.NullMarked;
