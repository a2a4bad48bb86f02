package tepui.frontends.d3d9.resource;

import org.jspecify.annotations.Nullable;
import tepui.pipe.ClearColor;

/** Colours to clear to, from the API's words; the last one is kept, since most frames begin with the same. */
public final class ClearColors {
    private int last;
    private @Nullable ClearColor color;

    public ClearColor of(int argb) {
        ClearColor c = color;
        if (c != null && argb == last) return c;
        c = ClearColor.of(
                (argb >> 16 & 255) / 255f, (argb >> 8 & 255) / 255f, (argb & 255) / 255f, (argb >>> 24) / 255f);
        last = argb;
        color = c;
        return c;
    }
}
