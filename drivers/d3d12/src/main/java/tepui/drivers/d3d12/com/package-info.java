/**
 * Direct3D 12 as COM objects: one class an interface, with its id and the methods in use, each with its place in the table of methods. Calls take
 * and give plain numbers; {@link tepui.drivers.d3d12.com.Abi} knows how they reach native code.
 */
@NullMarked
package tepui.drivers.d3d12.com;

import org.jspecify.annotations.NullMarked;
