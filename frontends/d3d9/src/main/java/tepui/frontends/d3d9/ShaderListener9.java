package tepui.frontends.d3d9;

import tepui.pipe.ShaderObject;

/** Receiver of the shaders of a device's programs, for tools that show them. */
@FunctionalInterface
public interface ShaderListener9 {
    /**
     * A shader of the device below.
     *
     * @param source as assembly
     */
    void shader(ShaderObject made, String title, String source);
}
