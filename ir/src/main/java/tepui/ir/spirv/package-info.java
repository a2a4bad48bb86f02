/** Numbers of SPIR-V: opcodes and enumerants, for readers and writers of modules. */
@NullMarked
package tepui.ir.spirv;

import org.jspecify.annotations.NullMarked;
