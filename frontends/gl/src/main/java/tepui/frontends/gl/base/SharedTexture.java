package tepui.frontends.gl.base;

import tepui.pipe.Device;
import tepui.pipe.Texture;

/** A texture of the device that objects of several share groups look into, and images of EGL: the last one to let go of it destroys it. */
public final class SharedTexture {
    private final Device device;
    private final Texture texture;
    private int holders = 1;

    SharedTexture(Device device, Texture texture) {
        this.device = device;
        this.texture = texture;
    }

    public Texture texture() {
        return texture;
    }

    /** Whether it is of this device. */
    boolean isOf(Device other) {
        return device == other;
    }

    public synchronized void hold() {
        holders++;
    }

    public synchronized void release() {
        if (--holders == 0) device.destroy(texture);
    }
}
