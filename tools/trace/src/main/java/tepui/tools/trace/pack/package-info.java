/** Containers of traces: how their streams are packed, with decoders of our own. */
@NullMarked
package tepui.tools.trace.pack;

import org.jspecify.annotations.NullMarked;
