/** A slow, plain interpreter of whole shaders: the reference that drivers and passes are tested against. */
@NullMarked
package tepui.ir.interp;

import org.jspecify.annotations.NullMarked;
