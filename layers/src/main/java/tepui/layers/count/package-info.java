/**
 * Counters per frame: what a context's {@link tepui.pipe.Counters} gained between two presents, kept for the last
 * frames with their least, middle and largest value. For displays over the picture, tests and benchmarks.
 */
@NullMarked
package tepui.layers.count;

import org.jspecify.annotations.NullMarked;
