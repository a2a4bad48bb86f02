/** Host of programs in C, and the interface of front ends to it. */
@NullMarked
package tepui.targets.host;

import org.jspecify.annotations.NullMarked;
