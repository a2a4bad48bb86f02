/**
 * The shader IR. A {@link tepui.ir.Shader} holds interface variables, resources and functions; a function holds one
 * {@link tepui.ir.Region}; a region holds instructions, some of which hold regions. Values are in SSA form: an
 * instruction defines its results once, and regions take parameters and hand back values instead of phi nodes.
 */
@NullMarked
package tepui.ir;

import org.jspecify.annotations.NullMarked;
