/** Support for the tests of all modules. Not part of the product and in no named module. */
@NullMarked
package tepui.testing;

import org.jspecify.annotations.NullMarked;
