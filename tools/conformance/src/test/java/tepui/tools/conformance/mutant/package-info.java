/** Mutants: wrong behaviour on purpose, in front of any device, which the kit must find. */
@NullMarked
package tepui.tools.conformance.mutant;

import org.jspecify.annotations.NullMarked;
