/** The one table of formats, and what follows from it. */
@NullMarked
package tepui.pipe.format;

import org.jspecify.annotations.NullMarked;
