/** State that programs set, the calls that set it, and state blocks. */
@NullMarked
package tepui.frontends.d3d9.state;

import org.jspecify.annotations.NullMarked;
