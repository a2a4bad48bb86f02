package tepui.ir;

import java.util.Map;

/**
 * Source of a shader, for debuggers. Front ends give it to their shaders where the device wants it, and leave
 * their code as it was written: {@link Instr#line} and the names of locals then belong to the text.
 *
 * @param title what the program calls the shader
 * @param uniforms where uniforms lie, a line each: slot, offset in bytes, type (f, i, u or b, columns, rows, and r for rows first), elements, bytes from
 *     element to element and from column to column, name
 * @param names what people call variables and uniforms that have another name in the code
 */
public record SourceText(String title, String text, String uniforms, Map<String, String> names) {
    public SourceText {
        names = Map.copyOf(names);
    }
}
