package tepui.frontends.gl.framebuffer;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.GroupDevice;
import tepui.frontends.gl.base.Labelled;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.texture.SharedImage;
import tepui.frontends.gl.texture.TextureLevels;
import tepui.ir.TextureShape;
import tepui.pipe.Device;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;

/** A renderbuffer: an image that is only drawn to, of one level, with or without several samples. */
public final class Renderbuffer implements Labelled {
    private final int name;
    private @Nullable InternalFormat internal;
    private @Nullable Texture texture;
    private int width;
    private int height;
    private int samples;
    /** Pixels are read from it though it has several samples (EXT_multisampled_render_to_texture). */
    private boolean putTogether;
    /** Where its image is in the texture: 0 for one of its own. */
    private int level;

    private int layer;
    private int version;
    private int holders;
    private boolean deleted;
    private @Nullable String label;

    public Renderbuffer(int name) {
        this.name = name;
    }

    public int name() {
        return name;
    }

    public @Nullable InternalFormat internal() {
        return internal;
    }

    @Override
    public void label(@Nullable String text) {
        label = text;
        Texture t = texture;
        if (t != null) t.setLabel(text);
    }

    /** Null while it has no storage. */
    public @Nullable Texture texture() {
        return texture;
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    /** 0 for an ordinary one. */
    public int samples() {
        return samples;
    }

    /** Whether its samples are put together where pixels are read. */
    boolean isPutTogether() {
        return putTogether && samples > 0;
    }

    /** Says so of the storage that it has. */
    public void setPutTogether(boolean on) {
        putTogether = on;
        version++;
    }

    /** Level of the texture that its image is. */
    public int level() {
        return level;
    }

    /** Layer of that level. */
    public int layer() {
        return layer;
    }

    public int version() {
        return version;
    }

    /** Gives it new storage, with undefined contents. */
    public void allocate(Device device, InternalFormat format, int newSamples, int newWidth, int newHeight) {
        Texture old = texture;
        Texture made = null;
        if (newWidth > 0 && newHeight > 0) {
            boolean several = newSamples > 1;
            Format stored = several ? format.chooseMultisample(device, newSamples) : format.choose(device);
            made = device.createTexture(new TextureDesc(
                    several ? TextureShape.D2_MS : TextureShape.D2,
                    stored,
                    newWidth,
                    newHeight,
                    1,
                    1,
                    1,
                    Math.max(1, newSamples),
                    TextureLevels.bind(device, stored),
                    Usage.DEFAULT));
            if (label != null) made.setLabel(label);
        }
        texture = made;
        internal = format;
        width = newWidth;
        height = newHeight;
        samples = newSamples;
        level = 0;
        layer = 0;
        version++;
        if (old != null) device.destroy(old);
    }

    /** The image as others can have it too; null where it has none, or several samples. */
    public @Nullable SharedImage share(GroupDevice device) {
        Texture t = texture;
        InternalFormat f = internal;
        if (t == null || f == null || samples > 1) return null;
        return new SharedImage(device.share(t), level, layer, f, width, height);
    }

    /** Has another's image from now on. */
    public void adopt(GroupDevice device, SharedImage from) {
        Texture old = texture;
        texture = device.adopt(from.texture());
        internal = from.internal();
        width = from.width();
        height = from.height();
        samples = 0;
        level = from.level();
        layer = from.layer();
        version++;
        if (old != null) device.destroy(old);
    }

    void hold() {
        holders++;
    }

    void release(Device device) {
        if (--holders == 0 && deleted) drop(device);
    }

    /** The name is gone. */
    public void delete(Device device) {
        deleted = true;
        if (holders == 0) drop(device);
    }

    private void drop(Device device) {
        Texture old = texture;
        texture = null;
        version++;
        if (old != null) device.destroy(old);
    }
}
