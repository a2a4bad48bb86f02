/** Shaders in SPIR-V: read, held against the rules, and said in the language that the compiler knows. */
@org.jspecify.annotations.NullMarked
package tepui.frontends.gl.spirv;
