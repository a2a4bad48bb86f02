/** The host of programs in C, and what a front end is to it. */
@NullMarked
package tepui.targets.host;

import org.jspecify.annotations.NullMarked;
