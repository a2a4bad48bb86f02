/** Formats: the one table of them, and the codecs that follow from it. */
@NullMarked
package tepui.pipe.format;

import org.jspecify.annotations.NullMarked;
