/** Rasteriser, from primitives to texels: clipping, set-up, binning, coverage, tests, blending. */
@NullMarked
package tepui.drivers.soft.raster;

import org.jspecify.annotations.NullMarked;
