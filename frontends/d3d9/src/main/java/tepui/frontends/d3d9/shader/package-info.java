/** Shader bytecode of Direct3D 9, versions 1.1 to 3.0: parsing, text, and translation to IR. */
@NullMarked
package tepui.frontends.d3d9.shader;

import org.jspecify.annotations.NullMarked;
