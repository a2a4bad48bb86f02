package tepui.ir;

/**
 * Source of a shader, for debuggers. Front ends give it to their shaders where the device wants it, and leave
 * their code as it was written: {@link Instr#line} and the names of locals then belong to the text.
 *
 * @param title what the program calls the shader
 * @param uniforms where uniforms lie, a line each: slot, offset in bytes, type (f, i, u or b, columns, rows, and r for rows first), elements, bytes from
 *     element to element and from column to column, name
 */
public record SourceText(String title, String text, String uniforms) {}
