/** Fixed function of Direct3D 9 as generated IR. */
@NullMarked
package tepui.frontends.d3d9.fixed;

import org.jspecify.annotations.NullMarked;
