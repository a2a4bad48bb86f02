package tepui.frontends.d3d9.resource;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.base.Backend;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;
import tepui.pipe.format.Format;

/** Views by which shaders see an image: as it is, as sRGB, and for comparisons with depth; each made when it is first wanted. */
final class TexelViews {
    private final Backend backend;
    private final @Nullable TextureView[] views = new @Nullable TextureView[3];
    /** Where components are found in the device's format. */
    String swizzle = "rgba";

    TexelViews(Backend backend) {
        this.backend = backend;
    }

    @Nullable
    TextureView get(@Nullable Texture texture, Format format, boolean srgb, boolean compare) { // hot
        int i = compare ? 2 : srgb ? 1 : 0;
        TextureView v = views[i];
        return v != null ? v : make(i, texture, format);
    }

    /** They went with their device. */
    void forget() {
        Arrays.fill(views, null);
    }

    private @Nullable TextureView make(int i, @Nullable Texture t, Format format) {
        if (t == null) return null;
        TextureView.Desc d = TextureView.Desc.whole(t.desc());
        Format s = i == 1 ? format.srgb() : null;
        if (s != null && (backend.gpu.formatSupport(s) & tepui.pipe.format.FormatSupport.SAMPLED) != 0)
            d = d.withFormat(s);
        if (i != 2 && !swizzle.equals("rgba")) {
            d = d.withSwizzle(from(0), from(1), from(2), from(3));
        }
        TextureView v = backend.gpu.createView(t, d);
        views[i] = v;
        return v;
    }

    private TextureView.Swizzle from(int component) {
        return switch (swizzle.charAt(component)) {
            case 'r' -> TextureView.Swizzle.R;
            case 'g' -> TextureView.Swizzle.G;
            case 'b' -> TextureView.Swizzle.B;
            case 'a' -> TextureView.Swizzle.A;
            case '1' -> TextureView.Swizzle.ONE;
            default -> TextureView.Swizzle.ZERO;
        };
    }

    void destroy() {
        for (int i = 0; i < views.length; i++) {
            TextureView v = views[i];
            if (v != null) backend.gpu.destroy(v);
            views[i] = null;
        }
    }
}
