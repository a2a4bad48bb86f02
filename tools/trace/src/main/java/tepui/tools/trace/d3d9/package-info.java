/** Direct3D 9 in traces: names of parameters and constants, structures, sizes of texels. */
@NullMarked
package tepui.tools.trace.d3d9;

import org.jspecify.annotations.NullMarked;
