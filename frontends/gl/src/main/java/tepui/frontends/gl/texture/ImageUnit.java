package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.ir.TextureShape;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.TextureView;

/** Image unit: a level of a texture that shaders load from and store to. Keeps its view until something changes. */
public final class ImageUnit {
    public @Nullable TextureObject texture;
    public int level;
    public boolean layered;
    public int layer;
    public int access = GL_READ_ONLY;
    public int format;
    private final int firstFormat;
    private @Nullable TextureView view;
    private @Nullable Device viewDevice;
    private int viewVersion = -1;
    private @Nullable Buffer viewBuffer;

    /** @param firstFormat what it has until it is bound */
    ImageUnit(int firstFormat) {
        this.firstFormat = firstFormat;
        format = firstFormat;
    }

    void reset() {
        drop();
        texture = null;
        level = 0;
        layered = false;
        layer = 0;
        access = GL_READ_ONLY;
        format = firstFormat;
    }

    /** Sets everything; the old texture is let go of. */
    void set(@Nullable TextureObject t, int newLevel, boolean all, int newLayer, int newAccess, int newFormat) {
        TextureObject old = texture;
        if (t != null) t.hold();
        drop();
        texture = t;
        level = newLevel;
        layered = all;
        layer = newLayer;
        access = newAccess;
        format = newFormat;
        if (old != null) old.release();
    }

    private void drop() {
        TextureView v = view;
        Device d = viewDevice;
        view = null;
        viewVersion = -1;
        if (v != null && d != null) d.destroy(v);
    }

    public boolean isWritable() {
        return access != GL_READ_ONLY;
    }

    /**
     * View for an image of that type, GL_IMAGE_2D ...; null where the unit is not valid or has a view of another shape (8.26): loads give 0,
     * stores do nothing.
     */
    public @Nullable TextureView view(Context pipe, int type) { // hot
        TextureView v = view(pipe);
        return v == null || v.desc().shape() == SamplerTypes.imageShape(type) ? v : null;
    }

    /** View for shaders; null where the unit is not valid. */
    @Nullable
    TextureView view(Context pipe) {
        TextureObject t = texture;
        InternalFormat wanted = InternalFormat.of(format);
        if (t == null || wanted == null) return null;
        if (t.target() == TextureTarget.BUFFER) return ofBuffer(t, wanted);
        TextureView known = view;
        if (known != null && viewVersion == t.version()) return known;
        drop();
        int face = t.target() == TextureTarget.CUBE && !layered ? layer % 6 : 0;
        TextureImage image = t.image(face, level);
        if (image == null || image.isEmpty() || !t.isBaseComplete()) return null;
        if (level != t.effectiveBase() && (level < t.effectiveBase() || level > t.lastConsistentLevel())) return null;
        if (wanted.first().blockBytes() != image.stored.blockBytes()) return null;
        TextureLevels.main(pipe, t);
        TextureStore store = TextureLevels.store(pipe, t, face, level);
        TextureShape shape = t.target().shape();
        int first = image.storeLayer();
        int count = t.target() == TextureTarget.CUBE ? 6 : t.target() == TextureTarget.D3 ? 1 : image.layers();
        if (!layered && (shape.isArray() || shape.isCube() || shape == TextureShape.D3)) {
            if (t.target() != TextureTarget.CUBE) first += layer;
            count = 1;
            if (t.target() != TextureTarget.CUBE && layer >= image.layers()) return null;
            shape = switch (shape) {
                case D1_ARRAY -> TextureShape.D1;
                case D2_MS_ARRAY -> TextureShape.D2_MS;
                default -> TextureShape.D2;
            };
        }
        TextureView made = t.device.createView(
                store.texture(),
                new TextureView.Desc(
                        shape,
                        wanted.first(),
                        image.storeLevel(),
                        1,
                        first,
                        count,
                        TextureView.Swizzle.R,
                        TextureView.Swizzle.G,
                        TextureView.Swizzle.B,
                        TextureView.Swizzle.A,
                        false,
                        0,
                        0));
        view = made;
        viewDevice = t.device;
        viewVersion = t.version();
        return made;
    }

    private @Nullable TextureView ofBuffer(TextureObject t, InternalFormat wanted) {
        Buffer storage = TextureViews.storage(t);
        if (storage == null) return null;
        TextureView known = view;
        if (known != null && viewVersion == t.version() && viewBuffer == storage) return known;
        drop();
        long size = t.bufferSize < 0 ? storage.size() : Math.min(t.bufferSize, storage.size() - t.bufferOffset);
        int texel = wanted.first().blockBytes();
        if (size / texel <= 0) return null;
        TextureView made = t.device.createView(
                storage, TextureView.Desc.buffer(wanted.first(), t.bufferOffset, size / texel * texel));
        view = made;
        viewDevice = t.device;
        viewVersion = t.version();
        viewBuffer = storage;
        return made;
    }
}
