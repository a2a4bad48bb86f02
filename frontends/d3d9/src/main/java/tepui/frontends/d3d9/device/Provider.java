package tepui.frontends.d3d9.device;

import java.util.List;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.Direct3D9;
import tepui.frontends.d3d9.Direct3D9Provider;
import tepui.frontends.d3d9.DisplayMode9;
import tepui.frontends.d3d9.ShaderListener9;
import tepui.frontends.d3d9.Surface9;
import tepui.frontends.d3d9.base.DeviceObject;
import tepui.frontends.d3d9.base.Restorable;
import tepui.frontends.d3d9.present.DisplayModes;
import tepui.frontends.d3d9.program.PixelShaderObject;
import tepui.frontends.d3d9.program.VertexShaderObject;
import tepui.pipe.Device;

/** Service that makes Direct3D objects. */
public final class Provider implements Direct3D9Provider {
    @Override
    public Direct3D9 create(List<Device> devices, boolean ex, DisplayMode9 desktop, List<DisplayMode9> modes) {
        return new Direct3DObject(devices, ex, new DisplayModes(desktop, modes));
    }

    @Override
    public void eachShader(Device9 device, ShaderListener9 to) {
        Surface9 any = device.getBackBuffer(0);
        try {
            for (Restorable object : ((DeviceObject) any).backend().restorables()) {
                switch (object) {
                    case VertexShaderObject v -> v.forEachShader(s -> to.shader(s, "vertex shader", v.program.text()));
                    case PixelShaderObject p -> p.forEachShader(s -> to.shader(s, "pixel shader", p.program.text()));
                    default -> {}
                }
            }
        } finally {
            any.release();
        }
    }
}
