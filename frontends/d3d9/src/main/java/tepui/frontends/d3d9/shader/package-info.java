/** Shader bytecode of Direct3D 9, versions 1.1 to 3.0: parsing, text, and the way to the IR. */
@NullMarked
package tepui.frontends.d3d9.shader;

import org.jspecify.annotations.NullMarked;
