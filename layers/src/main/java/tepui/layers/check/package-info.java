/**
 * Rule checker, a validation layer: it reports calls that break the contract, with the call, the argument and the
 * remedy. {@link tepui.layers.check.Rule} lists the rules.
 */
@NullMarked
package tepui.layers.check;

import org.jspecify.annotations.NullMarked;
