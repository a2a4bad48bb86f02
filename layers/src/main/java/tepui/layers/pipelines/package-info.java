/**
 * Pipelines that a program's author ships: a recording of what draws needed, on any device, and its preparation ahead of the draws on another.
 */
@NullMarked
package tepui.layers.pipelines;

import org.jspecify.annotations.NullMarked;
