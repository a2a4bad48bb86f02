/** Front end for SPIR-V: modules are read, checked against the rules, and translated to IR. */
@NullMarked
package tepui.frontends.spirv;

import org.jspecify.annotations.NullMarked;
