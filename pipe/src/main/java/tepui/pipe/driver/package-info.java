/** What drivers have in common: checks and counts that are the contract's, not a device's. */
@NullMarked
package tepui.pipe.driver;

import org.jspecify.annotations.NullMarked;
