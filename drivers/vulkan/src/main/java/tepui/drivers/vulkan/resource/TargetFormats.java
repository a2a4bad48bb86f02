package tepui.drivers.vulkan.resource;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.VulkanFormats;
import tepui.drivers.vulkan.vk.Vk;
import tepui.pipe.RenderTargets;
import tepui.pipe.format.Format;

/** Table of the formats and sample counts of render targets, interned: what pipelines depend on. */
public final class TargetFormats {
    /**
     * Formats of the attachments; zero stands for no attachment.
     *
     * @param located samples are where commands put them
     */
    public record Formats(
            int count,
            int c0,
            int c1,
            int c2,
            int c3,
            int c4,
            int c5,
            int c6,
            int c7,
            int depth,
            int stencil,
            int samples,
            boolean located) {
        public int color(int i) {
            return switch (i) {
                case 0 -> c0;
                case 1 -> c1;
                case 2 -> c2;
                case 3 -> c3;
                case 4 -> c4;
                case 5 -> c5;
                case 6 -> c6;
                default -> c7;
            };
        }
    }

    private final VulkanFormats formats;
    private final Map<Formats, Integer> ids = new HashMap<>();
    private @Nullable Formats[] table = new Formats[16];

    private final boolean movesSamples;

    public TargetFormats(VulkanFormats formats, boolean movesSamples) {
        this.formats = formats;
        this.movesSamples = movesSamples;
    }

    public synchronized int id(RenderTargets t) {
        int[] c = new int[8];
        for (int i = 0; i < c.length; i++) {
            RenderTargets.Attachment a = t.color(i);
            c[i] = a == null ? 0 : formats.texture(a.format());
        }
        RenderTargets.Attachment d = t.depthStencil();
        int depth = d == null ? 0 : ((VulkanTexture) d.texture()).vkFormat;
        boolean hasDepth = d != null && d.texture().desc().format().hasDepth();
        boolean hasStencil = d != null && d.texture().desc().format().hasStencil();
        Formats f = new Formats(
                t.colors().size(),
                c[0],
                c[1],
                c[2],
                c[3],
                c[4],
                c[5],
                c[6],
                c[7],
                hasDepth ? depth : Vk.VK_FORMAT_UNDEFINED,
                hasStencil ? depth : Vk.VK_FORMAT_UNDEFINED,
                t.samples(),
                t.locations() != null);
        return id(f);
    }

    /** Could these be formats of targets on this device? */
    public boolean isPossible(Formats f) {
        if (f.count < 0 || f.count > 8 || Integer.bitCount(f.samples) > 1 || f.samples < 0 || f.samples > 64)
            return false;
        if (f.located && !movesSamples) return false;
        boolean known = isKnown(f.depth) && isKnown(f.stencil);
        for (int i = 0; i < 8; i++) known &= isKnown(f.color(i));
        return known;
    }

    private boolean isKnown(int vkFormat) {
        if (vkFormat == Vk.VK_FORMAT_UNDEFINED) return true;
        for (int i = 0; i < Format.count(); i++) {
            if (formats.texture(Format.of(i)) == vkFormat) return true;
        }
        return false;
    }

    public synchronized int id(Formats f) {
        Integer known = ids.get(f);
        if (known != null) return known;
        int id = ids.size();
        if (id == table.length) table = Arrays.copyOf(table, id * 2);
        table[id] = f;
        ids.put(f, id);
        return id;
    }

    public synchronized Formats get(int id) {
        Formats f = table[id];
        if (f == null) throw new IllegalArgumentException("TargetFormats.get: id is " + id + ", which is unknown");
        return f;
    }
}
