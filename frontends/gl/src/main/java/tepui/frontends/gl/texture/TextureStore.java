package tepui.frontends.gl.texture;

import tepui.pipe.Device;
import tepui.pipe.Texture;

/** Reference-counted texture of the device, shared by images, texture objects and views. The last one destroys it. */
public final class TextureStore {
    private final Device device;
    private final Texture texture;
    private int holders;

    TextureStore(Device device, Texture texture) {
        this.device = device;
        this.texture = texture;
    }

    public Texture texture() {
        return texture;
    }

    synchronized TextureStore hold() {
        holders++;
        return this;
    }

    synchronized void release() {
        if (--holders == 0) device.destroy(texture);
    }
}
