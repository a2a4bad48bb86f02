/** Lowering, from the typed tree to IR. */
@NullMarked
package tepui.frontends.glsl.lower;

import org.jspecify.annotations.NullMarked;
