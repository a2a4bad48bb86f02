package tepui.frontends.gl.base;

import tepui.pipe.Caps;
import tepui.pipe.Device;

/** Below a context: the device, what it can do, and where commands go. */
public record Backend(Device device, tepui.pipe.Context pipe, Caps caps) {}
