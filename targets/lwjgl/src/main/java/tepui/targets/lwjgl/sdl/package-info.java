/** Context functions of SDL 3, on contexts of Tepui; windows and input stay SDL's. */
@NullMarked
package tepui.targets.lwjgl.sdl;

import org.jspecify.annotations.NullMarked;
