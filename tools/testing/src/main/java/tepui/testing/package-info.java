/** What the tests of all modules share. Not part of the product and in no named module. */
@NullMarked
package tepui.testing;

import org.jspecify.annotations.NullMarked;
