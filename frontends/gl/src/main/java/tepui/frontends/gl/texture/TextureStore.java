package tepui.frontends.gl.texture;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Device;
import tepui.pipe.Texture;

/** Reference-counted texture of the device, shared by images, texture objects and views. The last one destroys it. */
public final class TextureStore {
    private final Device device;
    private final Texture texture;
    private int holders;
    /** Brings here what was drawn and lies elsewhere; null where nothing does. */
    private volatile @Nullable Runnable pending;

    private @Nullable Thread owner;

    TextureStore(Device device, Texture texture) {
        this.device = device;
        this.texture = texture;
    }

    public Texture texture() {
        return texture;
    }

    /** The same with all that this thread's context has drawn to it, for those who read its texels, write them or replace them. */
    public Texture settled() { // hot
        Runnable now = pending;
        if (now != null && owner == Thread.currentThread()) now.run();
        return texture;
    }

    /** Colours that belong here lie elsewhere, as several samples, until this is run; null for no more. */
    public void setPending(@Nullable Runnable settle) {
        owner = Thread.currentThread();
        pending = settle;
    }

    public synchronized TextureStore hold() {
        holders++;
        return this;
    }

    public synchronized void release() {
        if (--holders == 0) device.destroy(texture);
    }
}
