package tepui.frontends.gl.base;

import tepui.pipe.Caps;
import tepui.pipe.Device;

/** Backend below a context: the device, the context of the contract that takes commands, capabilities, and messages about costs. */
public record Backend(Device device, tepui.pipe.Context pipe, Caps caps, Costs costs) {}
