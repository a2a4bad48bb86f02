/**
 * The rule checker: a layer that knows how the contract may be used and reports what breaks it, with the call, the argument
 * and the remedy. {@link tepui.layers.check.Rule} lists the rules.
 */
@NullMarked
package tepui.layers.check;

import org.jspecify.annotations.NullMarked;
