/** Images in memory and as PNG files, and how two of them differ. */
@NullMarked
package tepui.tools.image;

import org.jspecify.annotations.NullMarked;
