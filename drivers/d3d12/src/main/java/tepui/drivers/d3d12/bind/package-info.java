/** State that is bound in a context, and the descriptors that follow from it. */
@NullMarked
package tepui.drivers.d3d12.bind;

import org.jspecify.annotations.NullMarked;
