/**
 * Device and context that hand every call on: what each layer is made from. Knows no layer.
 */
@NullMarked
package tepui.layers.forward;

import org.jspecify.annotations.NullMarked;
