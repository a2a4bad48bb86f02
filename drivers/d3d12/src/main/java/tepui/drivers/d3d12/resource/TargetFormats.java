package tepui.drivers.d3d12.resource;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.device.DxgiFormats;
import tepui.pipe.Limits;
import tepui.pipe.RenderTargets;
import tepui.pipe.format.FormatSupport;

/** Table of the formats of render targets, interned: what pipelines contain of what is drawn into. */
public final class TargetFormats {
    /** DXGI_FORMATs; 0 for nothing there. */
    public record Formats(List<Integer> colors, int depthStencil, int samples) {}

    private final DxgiFormats formats;
    private final Map<Formats, Integer> ids = new HashMap<>();
    private final List<Formats> all = new ArrayList<>();

    public TargetFormats(DxgiFormats formats) {
        this.formats = formats;
    }

    public synchronized int id(RenderTargets t) {
        List<Integer> colors = new ArrayList<>();
        for (int i = 0; i < Limits.COLOR_TARGETS; i++) {
            RenderTargets.@Nullable Attachment a = t.color(i);
            colors.add(a == null ? 0 : formats.texture(a.format()));
        }
        while (!colors.isEmpty() && colors.getLast() == 0) colors.removeLast();
        RenderTargets.@Nullable Attachment d = t.depthStencil();
        int depth = d == null ? 0 : ((D3d12Texture) d.texture()).dxgi;
        return id(new Formats(List.copyOf(colors), depth, t.samples()));
    }

    public synchronized int id(Formats f) {
        Integer known = ids.get(f);
        if (known != null) return known;
        all.add(f);
        ids.put(f, all.size() - 1);
        return all.size() - 1;
    }

    /** Could the device have targets like these? They come from a file. */
    public boolean isPossible(Formats f) {
        boolean sound = f.colors().size() <= Limits.COLOR_TARGETS
                && (f.samples() == 1 || f.samples() == 2 || f.samples() == 4 || f.samples() == 8 || f.samples() == 16);
        for (int color : f.colors()) {
            sound &= color == 0 || formats.isTarget(color, FormatSupport.COLOR_TARGET, f.samples());
        }
        int depth = f.depthStencil();
        return sound && (depth == 0 || formats.isTarget(depth, FormatSupport.DEPTH_STENCIL, f.samples()));
    }

    public synchronized Formats get(int id) {
        return all.get(id);
    }
}
