package tepui.layers.capture;

/**
 * Source of a shader of the device.
 *
 * @param shader the number that the log gives it
 * @param title what the program calls it
 */
public record ShaderSource(int shader, String title, String text) {}
