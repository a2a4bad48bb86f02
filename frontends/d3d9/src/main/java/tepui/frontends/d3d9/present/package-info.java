/** Swap chains, windows and what is laid over their pictures. */
@NullMarked
package tepui.frontends.d3d9.present;

import org.jspecify.annotations.NullMarked;
