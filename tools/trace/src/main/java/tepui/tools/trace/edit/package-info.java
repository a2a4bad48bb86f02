/** Work on traces: figures, parts, differences, text. */
@NullMarked
package tepui.tools.trace.edit;

import org.jspecify.annotations.NullMarked;
