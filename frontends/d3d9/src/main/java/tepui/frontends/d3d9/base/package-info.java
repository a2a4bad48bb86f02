/** Basis of all objects of a Direct3D 9 device: the backend, reference counts, dirty bits, loss. */
@NullMarked
package tepui.frontends.d3d9.base;

import org.jspecify.annotations.NullMarked;
