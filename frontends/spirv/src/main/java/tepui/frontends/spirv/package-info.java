/** Modules of SPIR-V: read, held against the rules, and made IR. */
@NullMarked
package tepui.frontends.spirv;

import org.jspecify.annotations.NullMarked;
