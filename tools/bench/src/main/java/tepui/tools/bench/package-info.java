/**
 * Benchmarks. {@link tepui.tools.bench.Bench} is the entry; every table runs its peers in the same run, in processes of
 * their own, round after round, since only figures from the same minutes can be compared on a shared machine.
 */
@NullMarked
package tepui.tools.bench;

import org.jspecify.annotations.NullMarked;
