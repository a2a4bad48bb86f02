/**
 * Legacy parts of the compatibility profile: raster positions, selection and feedback, evaluators, rectangles of
 * pixels.
 */
@NullMarked
package tepui.frontends.gl.legacy;

import org.jspecify.annotations.NullMarked;
