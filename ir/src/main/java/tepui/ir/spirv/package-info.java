/** The numbers of SPIR-V, for whoever reads or writes it. */
@NullMarked
package tepui.ir.spirv;

import org.jspecify.annotations.NullMarked;
