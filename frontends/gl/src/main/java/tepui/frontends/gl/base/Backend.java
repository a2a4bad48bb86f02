package tepui.frontends.gl.base;

import tepui.pipe.Caps;
import tepui.pipe.Device;

/** Backend below a context: the device, its capabilities, and the context of the contract that takes commands. */
public record Backend(Device device, tepui.pipe.Context pipe, Caps caps) {}
