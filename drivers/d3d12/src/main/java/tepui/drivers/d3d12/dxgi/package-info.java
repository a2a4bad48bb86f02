/** Presenting on Windows: the swap chain, and when it may be written. Knows nothing of what is drawn. */
@NullMarked
package tepui.drivers.d3d12.dxgi;

import org.jspecify.annotations.NullMarked;
