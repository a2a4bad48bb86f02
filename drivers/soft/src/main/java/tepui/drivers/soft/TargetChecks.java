package tepui.drivers.soft;

import org.jspecify.annotations.Nullable;
import tepui.pipe.RenderTargets;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/** Whether attachments can be drawn to, and fit one another. */
final class TargetChecks {
    private TargetChecks() {}

    static void check(RenderTargets targets, SoftDevice device) {
        for (int i = 0; i < targets.colors().size(); i++) {
            attachment(targets.colors().get(i), targets, FormatSupport.COLOR_TARGET, "colour", device);
        }
        attachment(targets.depthStencil(), targets, FormatSupport.DEPTH_STENCIL, "depth-stencil", device);
    }

    private static void attachment(
            RenderTargets.@Nullable Attachment a, RenderTargets targets, int bit, String what, SoftDevice device) {
        if (a == null) return;
        Format f = a.format();
        if ((device.formatSupport(f) & bit) == 0) {
            throw new IllegalArgumentException(
                    "setRenderTargets: format is " + f + ", which cannot be a " + what + " target");
        }
        Format own = a.texture().desc().format();
        if (f.blockBytes() != own.blockBytes()) {
            throw new IllegalArgumentException(
                    "setRenderTargets: format is " + f + ", must have texels of as many bytes as the texture's " + own);
        }
        if (a.texture().desc().samples() != targets.samples()) {
            throw new IllegalArgumentException("setRenderTargets: an attachment has "
                    + a.texture().desc().samples() + " samples, the targets have " + targets.samples());
        }
        if (a.width() < targets.width() || a.height() < targets.height() || a.layers() < targets.layers()) {
            throw new IllegalArgumentException("setRenderTargets: an attachment of " + a.width() + " x " + a.height()
                    + " with " + a.layers() + " layers is smaller than the targets of " + targets.width() + " x "
                    + targets.height() + " with " + targets.layers());
        }
    }
}
