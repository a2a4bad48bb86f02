/** Traces as calls: values, the reader, the writer. */
@NullMarked
package tepui.tools.trace.file;

import org.jspecify.annotations.NullMarked;
