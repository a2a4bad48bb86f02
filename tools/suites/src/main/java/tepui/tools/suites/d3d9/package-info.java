/** Scripts of Direct3D 9 calls, played on Tepui and on other implementations, and how their answers differ. */
@NullMarked
package tepui.tools.suites.d3d9;

import org.jspecify.annotations.NullMarked;
