/** Direct3D 9 for programs: the interfaces of the API, its constants, its structures. */
@NullMarked
package tepui.frontends.d3d9;

import org.jspecify.annotations.NullMarked;
