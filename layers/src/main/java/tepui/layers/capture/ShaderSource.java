package tepui.layers.capture;

/**
 * Source of a shader of the device.
 *
 * @param shader the number that the log gives it
 * @param title what the program calls it
 * @param layout where uniforms lie, a line each: slot, offset in bytes, type (f, i, u or b, columns, rows, and r for rows first), elements, bytes from
 *     element to element and from column to column, name
 */
public record ShaderSource(int shader, String title, String text, String layout) {}
