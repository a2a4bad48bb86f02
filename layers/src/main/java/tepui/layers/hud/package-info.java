/** HUD: figures and graphs over the picture, drawn by the contract itself, so on every driver. */
@NullMarked
package tepui.layers.hud;

import org.jspecify.annotations.NullMarked;
