package tepui.pipe.driver;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Device;
import tepui.pipe.RenderTargets;
import tepui.pipe.SampleLocations;
import tepui.pipe.TextureDesc;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/**
 * Rules of render targets, as {@link Arguments}: whether a device can draw to attachments, and whether these fit one
 * another.
 */
public final class TargetRules {
    private TargetRules() {}

    public static void check(Device device, RenderTargets targets) { // hot
        int colors = targets.colors().size();
        int most = device.caps().maxColorTargets;
        if (colors > most) {
            throw new IllegalArgumentException(
                    "setRenderTargets: " + colors + " colour targets, the device has " + most);
        }
        for (int i = 0; i < colors; i++) {
            check(device, targets, targets.colors().get(i), FormatSupport.COLOR_TARGET);
        }
        check(device, targets, targets.depthStencil(), FormatSupport.DEPTH_STENCIL);
        SampleLocations places = targets.locations();
        int grid = device.caps().sampleLocationGrid;
        if (places != null && places.grid() > grid) {
            throw new UnsupportedByDeviceException("setRenderTargets: sample locations are of " + places.grid() + " by "
                    + places.grid() + " pixels, the device has "
                    + (grid == 0 ? "its own alone" : "those of " + grid + " by " + grid));
        }
    }

    private static void check(
            Device device, RenderTargets targets, RenderTargets.@Nullable Attachment a, int bit) { // hot
        if (a == null) return;
        Format f = a.format();
        if ((device.formatSupport(f) & bit) == 0) {
            String what = bit == FormatSupport.COLOR_TARGET ? "colour" : "depth-stencil";
            throw new IllegalArgumentException(
                    "setRenderTargets: format is " + f + ", which cannot be a " + what + " target");
        }
        TextureDesc d = a.texture().desc();
        Format own = d.format();
        if (f.blockBytes() != own.blockBytes() || f.isDepthStencil() != own.isDepthStencil()) {
            throw new IllegalArgumentException(
                    "setRenderTargets: format is " + f + ", must have texels of as many bytes as the texture's " + own);
        }
        if (d.samples() != targets.samples()) {
            throw new IllegalArgumentException("setRenderTargets: an attachment has " + d.samples()
                    + " samples, the targets have " + targets.samples());
        }
        if (a.width() < targets.width() || a.height() < targets.height() || a.layers() < targets.layers()) {
            throw new IllegalArgumentException("setRenderTargets: an attachment of " + a.width() + " x " + a.height()
                    + " with " + a.layers() + " layers is smaller than the targets of " + targets.width() + " x "
                    + targets.height() + " with " + targets.layers());
        }
    }
}
