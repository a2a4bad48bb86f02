/** Common parts of the shader generators. */
@NullMarked
package tepui.frontends.d3d9.code;

import org.jspecify.annotations.NullMarked;
