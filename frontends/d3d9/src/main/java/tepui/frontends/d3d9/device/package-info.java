/** Direct3D objects and devices: the classes behind the API's interfaces, which tie all parts together. */
@NullMarked
package tepui.frontends.d3d9.device;

import org.jspecify.annotations.NullMarked;
