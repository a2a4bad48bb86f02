/** Analyses and transformations over {@link tepui.ir.Shader}s: one file per pass. */
@NullMarked
package tepui.ir.pass;

import org.jspecify.annotations.NullMarked;
