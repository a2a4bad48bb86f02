/** OSMesa: contexts that draw into memory of the program. */
@NullMarked
package tepui.targets.nativedoor.osmesa;

import org.jspecify.annotations.NullMarked;
