/**
 * Framework of the kit's cases: their registry, the scene that they draw in, common shaders and comparisons. Knows
 * neither the cases nor what runs them.
 */
@NullMarked
package tepui.tools.kit.scene;

import org.jspecify.annotations.NullMarked;
