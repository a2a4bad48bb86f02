package tepui.frontends.d3d9.device;

import java.util.List;
import tepui.frontends.d3d9.Direct3D9;
import tepui.frontends.d3d9.Direct3D9Provider;
import tepui.frontends.d3d9.DisplayMode9;
import tepui.pipe.Device;

/** Service that makes Direct3D objects. */
public final class Provider implements Direct3D9Provider {
    @Override
    public Direct3D9 create(List<Device> devices, boolean ex, DisplayMode9 desktop) {
        return new Direct3DObject(devices, ex, desktop);
    }
}
