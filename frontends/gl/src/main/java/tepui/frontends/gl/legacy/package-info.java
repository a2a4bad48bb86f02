/** Rest of the compatibility profile beside drawing: raster positions, selection and feedback, evaluators, rectangles of pixels. */
@NullMarked
package tepui.frontends.gl.legacy;

import org.jspecify.annotations.NullMarked;
