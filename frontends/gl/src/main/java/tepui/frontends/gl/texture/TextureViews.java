package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelBuffers;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.TextureView;
import tepui.pipe.TextureView.Swizzle;
import tepui.pipe.format.Format;

/**
 * Views through which draws sample a texture, made again when the texture's version has grown. There are two of an sRGB
 * texture: decoding or not is the sampler's choice.
 */
public final class TextureViews {
    /** The third view: of depths that are compared. */
    private static final int COMPARISON = 2;

    private static final int OTHER_KIND = 3;

    private final TextureObject t;
    private boolean number;
    private final @Nullable TextureView[] views = new TextureView[4];
    private final int[] versions = {-1, -1, -1, -1};
    private @Nullable Buffer buffer;
    private int completeVersion = -1;
    private int completeParams = -1;
    private @Nullable SamplingParams completeWith;
    private boolean complete;
    private int keyVersion = -1;
    private int key;

    TextureViews(TextureObject t) {
        this.t = t;
    }

    /** Is the texture complete for these parameters? */
    public boolean isComplete(SamplingParams p) { // hot
        if (t.target() == TextureTarget.BUFFER) return t.isComplete(p);
        if (completeVersion == t.version() && completeWith == p && completeParams == p.version()) return complete;
        complete = t.isComplete(p);
        completeVersion = t.version();
        completeWith = p;
        completeParams = p.version();
        return complete;
    }

    /** Key of the state that samplers depend on. */
    public int key() {
        if (keyVersion != t.version()) {
            TextureImage base = t.baseImage();
            InternalFormat internal = base == null ? t.bufferFormat : base.internal;
            key = internal == null ? 0 : SamplingParams.key(internal, t.target(), t.isStencilSampled(internal));
            keyVersion = t.version();
        }
        return key;
    }

    /**
     * The view for draws; null where there is nothing to see. The texture is complete.
     *
     * @param comparison the result is a number: DEPTH_TEXTURE_MODE has no say
     */
    public @Nullable TextureView sampled(Context pipe, boolean decode, boolean comparison) { // hot
        int which = comparison && t.depthMode == GL_ALPHA ? COMPARISON : decode ? 0 : 1;
        TextureView known = views[which];
        if (t.target() == TextureTarget.BUFFER) return ofBuffer();
        if (known != null && versions[which] == t.version()) return known;
        return make(pipe, which, decode, null);
    }

    /**
     * A view in a format of the other kind, where a sampler of integers meets a texture of others, or the other way round: what it reads is undefined, its size and
     * its samples are the texture's. Null where the device has no such view.
     */
    public @Nullable TextureView ofOtherKind(Context pipe, boolean integers) {
        TextureView known = views[OTHER_KIND];
        if (known != null && versions[OTHER_KIND] == t.version()) return known;
        TextureImage base = t.baseImage();
        if (base == null || !t.device.caps().textureViews) return null;
        Format stored = base.stored;
        if (stored.isDepthStencil() || stored.isCompressed()) return null;
        Format other = switch (stored.blockBytes()) {
            case 1 -> integers ? Format.R8_UINT : Format.R8_UNORM;
            case 2 -> integers ? Format.R16_UINT : Format.R16_FLOAT;
            case 4 -> integers ? Format.R32_UINT : Format.R32_FLOAT;
            case 8 -> integers ? Format.R32G32_UINT : Format.R32G32_FLOAT;
            case 16 -> integers ? Format.R32G32B32A32_UINT : Format.R32G32B32A32_FLOAT;
            default -> null;
        };
        return other == null ? null : make(pipe, OTHER_KIND, false, other);
    }

    private @Nullable TextureView make(Context pipe, int which, boolean decode, @Nullable Format as) {
        TextureStore store = TextureLevels.main(pipe, t);
        TextureImage base = t.baseImage();
        if (store == null || base == null) return null;
        number = which == COMPARISON;
        int first = t.effectiveBase();
        int last = Math.max(first, t.lastConsistentLevel());
        InternalFormat internal = base.internal;
        boolean stencil = t.isStencilSampled(internal);
        Format format = as != null ? as : decode ? base.stored : base.stored.linear();
        TextureView.Desc desc = new TextureView.Desc(
                t.target().shape(),
                format,
                base.storeLevel,
                last - first + 1,
                base.storeLayer,
                t.target() == TextureTarget.D3 ? 1 : t.target() == TextureTarget.CUBE ? 6 : base.layers(),
                swizzle(internal, 0),
                swizzle(internal, 1),
                swizzle(internal, 2),
                swizzle(internal, 3),
                as == null && stencil && base.stored.hasStencil(),
                0,
                0);
        TextureView old = views[which];
        if (old != null) t.device.destroy(old);
        TextureView view = t.device.createView(store.texture(), desc);
        views[which] = view;
        versions[which] = t.version();
        return view;
    }

    /** The buffer that a buffer texture views now. */
    static @Nullable Buffer storage(TextureObject t) {
        BufferObject object = t.buffer;
        return object == null ? null : PixelBuffers.storage(object);
    }

    private @Nullable TextureView ofBuffer() {
        InternalFormat format = t.bufferFormat;
        Buffer storage = storage(t);
        if (format == null || storage == null) return null;
        TextureView known = views[0];
        if (known != null && versions[0] == t.version() && buffer == storage) return known;
        long size = t.bufferSize < 0 ? storage.size() : Math.min(t.bufferSize, storage.size() - t.bufferOffset);
        Format f = format.first();
        long texels = Math.min(size / f.blockBytes(), t.device.caps().maxTextureBufferTexels);
        if (texels <= 0) return null;
        if (known != null) t.device.destroy(known);
        TextureView view = t.device.createView(
                storage,
                TextureView.Desc.buffer(f, t.bufferOffset, texels * f.blockBytes())
                        .withSwizzle(format.swizzle(0), format.swizzle(1), format.swizzle(2), format.swizzle(3)));
        views[0] = view;
        versions[0] = t.version();
        buffer = storage;
        return view;
    }

    /** The program's swizzle of what the format gives. */
    private Swizzle swizzle(InternalFormat internal, int c) {
        return switch (t.swizzle[c]) {
            case GL_RED -> component(internal, 0);
            case GL_GREEN -> component(internal, 1);
            case GL_BLUE -> component(internal, 2);
            case GL_ALPHA -> component(internal, 3);
            case GL_ONE -> Swizzle.ONE;
            default -> Swizzle.ZERO;
        };
    }

    private Swizzle component(InternalFormat internal, int c) {
        if (number || !internal.hasDepth() || t.isStencilSampled(internal)) return internal.swizzle(c);
        return switch (t.depthMode) {
            case GL_LUMINANCE -> c < 3 ? Swizzle.R : Swizzle.ONE;
            case GL_INTENSITY -> Swizzle.R;
            case GL_ALPHA -> c < 3 ? Swizzle.ZERO : Swizzle.R;
            default -> internal.swizzle(c);
        };
    }

    /** Components of a comparison's result, as floats: 0, 1, or 2 for the result itself. */
    public void depthModes(int[] words, int at) { // hot
        TextureImage base = t.baseImage();
        number = false;
        for (int i = 0; i < 4; i++) {
            Swizzle component = base == null ? i < 3 ? Swizzle.ZERO : Swizzle.ONE : swizzle(base.internal, i);
            float code = switch (component) {
                case ZERO -> 0;
                case ONE -> 1;
                default -> 2;
            };
            words[at + i] = Float.floatToRawIntBits(code);
        }
    }

    void drop() {
        for (int i = 0; i < views.length; i++) {
            TextureView view = views[i];
            if (view != null) t.device.destroy(view);
            views[i] = null;
            versions[i] = -1;
        }
        buffer = null;
    }
}
