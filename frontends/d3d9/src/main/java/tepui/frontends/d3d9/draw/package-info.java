/** Draws and clears: from state to the contract's context. */
@NullMarked
package tepui.frontends.d3d9.draw;

import org.jspecify.annotations.NullMarked;
