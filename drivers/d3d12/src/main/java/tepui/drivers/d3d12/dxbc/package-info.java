/** Compiler of the shader IR to DXBC: tokens of shader model 5.1 in their container, and back to text. */
@NullMarked
package tepui.drivers.d3d12.dxbc;

import org.jspecify.annotations.NullMarked;
