/**
 * What a case of the kit is written with: the registry that it joins, the scene that it draws in, common shaders and the ways to compare.
 * Knows neither the cases nor what runs them.
 */
@NullMarked
package tepui.tools.kit.scene;

import org.jspecify.annotations.NullMarked;
