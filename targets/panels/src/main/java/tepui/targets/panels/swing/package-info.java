/** OpenGL inside Swing. */
@NullMarked
package tepui.targets.panels.swing;

import org.jspecify.annotations.NullMarked;
