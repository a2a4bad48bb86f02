/** Memory of the program, by address. */
@NullMarked
package tepui.targets.nativedoor.memory;

import org.jspecify.annotations.NullMarked;
