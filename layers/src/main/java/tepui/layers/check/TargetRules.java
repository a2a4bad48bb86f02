package tepui.layers.check;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Bind;
import tepui.pipe.Device;
import tepui.pipe.RenderTargets;
import tepui.pipe.SampleLocations;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.FormatSupport;

/** Rules of render targets. */
final class TargetRules extends RuleGroup {
    private static final String CALL = "setRenderTargets";

    TargetRules(Device device, ObjectTable objects, Violations out, BoundShadow bound) {
        super(device, objects, out, bound);
    }

    void set(RenderTargets targets) { // hot
        if (targets.colors().size() > caps.maxColorTargets) {
            out.broken(
                    Rule.TARGET_COUNT,
                    CALL,
                    "targets",
                    "have " + targets.colors().size() + " colours, the device has " + caps.maxColorTargets);
        }
        for (int i = 0; i < targets.colors().size(); i++) {
            RenderTargets.Attachment a = targets.colors().get(i);
            if (a == null) continue;
            attachment(targets, a, "colour", Bind.COLOR_TARGET, FormatSupport.COLOR_TARGET);
            for (int j = 0; j < i; j++) twice(a, targets.colors().get(j));
        }
        RenderTargets.Attachment depth = targets.depthStencil();
        if (depth != null) {
            attachment(targets, depth, "depth-stencil", Bind.DEPTH_STENCIL, FormatSupport.DEPTH_STENCIL);
        }
        int most = caps.maxRenderTargetSize;
        if (targets.width() > most || targets.height() > most) {
            out.broken(
                    Rule.TARGET_SIZE,
                    CALL,
                    "targets",
                    "are " + targets.width() + " x " + targets.height() + ", the device has " + most);
        }
        SampleLocations places = targets.locations();
        if (places != null && places.grid() > caps.sampleLocationGrid) {
            out.broken(
                    Rule.TARGET_LOCATIONS,
                    CALL,
                    "targets",
                    "have sample locations of " + places.grid() + " by " + places.grid() + " pixels, the device has "
                            + caps.sampleLocationGrid);
        }
        bound.targets = targets;
        bound.textureBarrier = false;
        bound.dirty = true;
    }

    private void attachment(RenderTargets targets, RenderTargets.Attachment a, String what, int bind, int support) {
        if (alive(CALL, what, a.texture()) == null) return;
        TextureDesc d = a.texture().desc();
        if ((d.bind() & bind) == 0) {
            out.broken(Rule.TARGET_BIND, CALL, what, "texture was made without " + bindName(bind));
        }
        boolean cast = a.format() == d.format()
                || !d.format().isDepthStencil()
                        && a.format().blockBytes() == d.format().blockBytes();
        if (!cast || a.format().isCompressed() || (device.formatSupport(a.format()) & support) == 0) {
            out.broken(Rule.TARGET_FORMAT, CALL, what, "format is " + a.format() + " on a texture of " + d.format());
        }
        if (d.samples() != targets.samples()) {
            out.broken(
                    Rule.TARGET_SAMPLES,
                    CALL,
                    what,
                    "has " + d.samples() + " samples, the targets have " + targets.samples());
        }
        if (a.width() < targets.width() || a.height() < targets.height() || a.layers() < targets.layers()) {
            out.broken(
                    Rule.TARGET_SIZE,
                    CALL,
                    what,
                    "is " + a.width() + " x " + a.height() + " x " + a.layers() + ", the targets are " + targets.width()
                            + " x " + targets.height() + " x " + targets.layers());
        }
    }

    private void twice(RenderTargets.Attachment a, RenderTargets.@Nullable Attachment b) { // hot
        if (b != null
                && a.texture() == b.texture()
                && a.level() == b.level()
                && a.firstLayer() < b.firstLayer() + b.layers()
                && b.firstLayer() < a.firstLayer() + a.layers()) {
            out.broken(Rule.TARGET_TWICE, CALL, "colour", "level " + a.level() + " of a texture is attached twice");
        }
    }
}
