package tepui.drivers.vulkan.spirv;

import java.io.Serial;

/** Lack of a capability that a shader needs; the message names it in Vulkan's words. */
public final class MissingCapabilityException extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    MissingCapabilityException(String shader, String capability) {
        super("the shader '" + shader + "' needs " + capability + ", which the device does not have");
    }
}
