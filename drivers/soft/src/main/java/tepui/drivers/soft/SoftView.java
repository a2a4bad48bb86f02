package tepui.drivers.soft;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.texture.ImageUnit;
import tepui.drivers.soft.texture.SceneUse;
import tepui.drivers.soft.texture.SoftTexture;
import tepui.drivers.soft.texture.TextureUnit;
import tepui.pipe.SamplerState;
import tepui.pipe.StateTable;
import tepui.pipe.TextureView;

/**
 * A view, and the units made from it: one for each sampler it was used with, made once. Units of buffers hold an address and
 * are made anew when the buffer gets another storage.
 */
final class SoftView extends TextureView {
    final SoftDevice device;
    private final @Nullable SoftTexture texels;
    private final @Nullable SoftBuffer bytes;
    volatile boolean destroyed;

    private volatile @Nullable TextureUnit[] units = {};
    private volatile @Nullable ImageUnit image;
    /** Memory that a buffer's units read. */
    private @Nullable Storage storage;

    SoftView(SoftDevice device, Desc desc, SoftTexture texture) {
        super(desc, texture, null);
        this.device = device;
        texels = texture;
        bytes = null;
    }

    SoftView(SoftDevice device, Desc desc, SoftBuffer buffer) {
        super(desc, null, buffer);
        this.device = device;
        texels = null;
        bytes = buffer;
    }

    boolean isAlive() {
        return !destroyed && (texels == null || !texels.destroyed) && (bytes == null || !bytes.destroyed);
    }

    SceneUse use() {
        if (texels != null) return texels.use;
        if (bytes != null) return bytes.use;
        throw new IllegalStateException("SoftView: neither a texture nor a buffer");
    }

    void markWritten(long scene) {
        use().markWritten(scene);
        if (bytes != null) bytes.markValid(desc().bufferOffset(), desc().bufferOffset() + desc().bufferSize());
    }

    /** Keeps what is behind it until the scene is done; false where it is gone. */
    boolean hold(ContextScene scene) {
        return bytes == null || scene.hold(bytes.storage);
    }

    TextureUnit unit(int sampler, StateTable<SamplerState> samplers) { // hot
        if (bytes != null) return bufferUnit();
        @Nullable TextureUnit[] known = units;
        if (sampler < known.length) {
            TextureUnit u = known[sampler];
            if (u != null) return u;
        }
        return newUnit(sampler, samplers.get(sampler));
    }

    private synchronized TextureUnit newUnit(int sampler, SamplerState state) {
        if (texels == null) throw new IllegalStateException("SoftView: no texture");
        TextureUnit unit = TextureUnit.of(texels, desc(), state);
        @Nullable TextureUnit[] known = Arrays.copyOf(units, Math.max(units.length, sampler + 1));
        known[sampler] = unit;
        units = known;
        return unit;
    }

    private synchronized TextureUnit bufferUnit() {
        SoftBuffer b = bytes;
        if (b == null) throw new IllegalStateException("SoftView: no buffer");
        look(b);
        TextureUnit u = units.length == 0 ? null : units[0];
        if (u == null) {
            u = TextureUnit.ofBuffer(desc(), address(b), desc().bufferSize());
            units = new TextureUnit[] {u};
        }
        return u;
    }

    /** The unit of stores, loads and atomics; asked for anew by each scene that does them. */
    ImageUnit image() {
        if (texels != null) texels.markForeignWrite();
        ImageUnit known = image;
        if (bytes == null && known != null) return known;
        return newImage();
    }

    private synchronized ImageUnit newImage() {
        if (texels != null) {
            ImageUnit unit = ImageUnit.of(texels, desc());
            image = unit;
            return unit;
        }
        SoftBuffer b = bytes;
        if (b == null) throw new IllegalStateException("SoftView: no buffer");
        look(b);
        ImageUnit unit = image;
        if (unit == null) {
            unit = ImageUnit.ofBuffer(desc(), address(b), desc().bufferSize());
            image = unit;
        }
        return unit;
    }

    /** Forgets the units of a storage that the buffer has no more. */
    private void look(SoftBuffer b) {
        if (storage == b.storage) return;
        storage = b.storage;
        units = new TextureUnit[0];
        image = null;
    }

    private long address(SoftBuffer b) {
        Storage s = storage;
        return (s == null ? b.storage.address : s.address) + desc().bufferOffset();
    }
}
