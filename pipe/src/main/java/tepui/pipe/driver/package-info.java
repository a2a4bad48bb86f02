/**
 * Common parts of drivers: checks, counts and order that are the contract's, not a device's, and what they make of
 * their own for it.
 */
@NullMarked
package tepui.pipe.driver;

import org.jspecify.annotations.NullMarked;
