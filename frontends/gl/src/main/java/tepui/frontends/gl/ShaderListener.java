package tepui.frontends.gl;

import tepui.pipe.ShaderObject;

/** Receiver of the shaders of programs, for tools that show them. */
@FunctionalInterface
public interface ShaderListener {
    /**
     * A shader of the device.
     *
     * @param program what the program and its stage are called
     * @param source as the program gave it; empty where that was no text
     * @param layout where uniforms lie, a line each: slot, offset in bytes, type (f, i, u or b, columns, rows, and r for rows first), elements, bytes from
     *     element to element and from column to column, name
     */
    void shader(ShaderObject made, String program, String source, String layout);
}
