package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.D3DFMT_X8R8G8B8;

import java.util.List;
import java.util.ServiceLoader;
import tepui.pipe.Device;

/** Implementation of this API, found by {@link ServiceLoader}, so that the interfaces know nothing of the classes behind them. */
public interface Direct3D9Provider {
    /** The desktop's mode where the program names none. */
    DisplayMode9 DESKTOP = new DisplayMode9(1920, 1080, 60, D3DFMT_X8R8G8B8);

    /** @param modes what the screen has; empty for the usual ones up to the desktop's */
    Direct3D9 create(List<Device> devices, boolean ex, DisplayMode9 desktop, List<DisplayMode9> modes);

    /** Tells the shaders that programs of a device have on the device below by now, for tools. */
    void eachShader(Device9 device, ShaderListener9 to);

    /** The one that there is. */
    static Direct3D9Provider found() {
        ClassLoader own = Direct3D9Provider.class.getClassLoader();
        return ServiceLoader.load(Direct3D9Provider.class, own)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException(
                        "Direct3D9: META-INF/services names no Direct3D9Provider: the jar was taken apart"));
    }
}
