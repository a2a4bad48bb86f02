/** GLX for woven Java programs: LWJGL's and SWT's bindings call it. */
@NullMarked
package tepui.targets.nativedoor.bindings;

import org.jspecify.annotations.NullMarked;
