/**
 * The null driver. Objects are made, arguments are checked, maps give memory that may be written, everything is counted;
 * nothing is drawn. What remains of a program's time on it is the front end's own.
 */
@NullMarked
package tepui.drivers.nil;

import org.jspecify.annotations.NullMarked;
