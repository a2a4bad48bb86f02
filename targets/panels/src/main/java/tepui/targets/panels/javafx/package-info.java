/** OpenGL inside JavaFX. */
@NullMarked
package tepui.targets.panels.javafx;

import org.jspecify.annotations.NullMarked;
