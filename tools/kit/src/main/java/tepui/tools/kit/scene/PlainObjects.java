package tepui.tools.kit.scene;

import java.util.ServiceLoader;
import tepui.ir.Builder;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.pipe.ShaderObject;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;

/** Null devices and objects with nothing special about them, for tests of what stands in front of drivers. */
public final class PlainObjects {
    private PlainObjects() {}

    /** A device that takes everything and does nothing. */
    public static Device nullDevice() {
        for (DriverProvider driver : ServiceLoader.load(DriverProvider.class)) {
            if (driver.name().equals("null"))
                return driver.open(driver.devices().getFirst(), DeviceOptions.DEFAULT);
        }
        throw new IllegalStateException("PlainObjects.nullDevice: the null driver is not on the class path");
    }

    /** A valid shader that does nothing. */
    public static Shader shader(Stage stage) {
        Shader shader = new Shader(stage, stage.text());
        new Builder(shader).ret();
        if (stage == Stage.GEOMETRY || stage == Stage.TESS_CONTROL) shader.outputVertices = 3;
        return shader;
    }

    public static ShaderObject make(Device device, Stage stage) {
        return device.createShader(shader(stage), null);
    }

    public static Buffer buffer(Device device, long size) {
        return device.createBuffer(new BufferDesc(size, Bind.ANY_BUFFER, Usage.DEFAULT, true));
    }

    public static Texture texture(Device device, Format format, int width, int height) {
        int bind = format.isDepthStencil()
                ? Bind.DEPTH_STENCIL | Bind.SAMPLED
                : Bind.COLOR_TARGET | Bind.SAMPLED | Bind.IMAGE | Bind.PRESENT;
        return device.createTexture(TextureDesc.of2d(format, width, height, bind));
    }

    public static TextureView view(Device device, Texture texture) {
        return device.createView(texture, TextureView.Desc.whole(texture.desc()));
    }
}
