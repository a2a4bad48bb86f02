package tepui.layers.check;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.Device;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;

/** Rules of clears. */
final class ClearRules extends RuleGroup {
    ClearRules(Device device, ObjectTable objects, Violations out, BoundShadow bound) {
        super(device, objects, out, bound);
    }

    void color(int index, @Nullable Box area, int writeMask) { // hot
        RenderTargets targets = bound.targets;
        if (targets == null || index < 0 || targets.color(index) == null) {
            out.broken(Rule.CLEAR_TARGET, "clearColor", "index", "is " + index + ", no colour is attached there");
        } else {
            area("clearColor", targets, area);
        }
        if ((writeMask & ~15) != 0) mask("clearColor", "writeMask", writeMask);
    }

    private void mask(String call, String argument, int mask) {
        out.broken(Rule.CLEAR_MASK, call, argument, "is 0x" + Integer.toHexString(mask));
    }

    private void area(String call, RenderTargets targets, @Nullable Box area) { // hot
        if (area == null) return;
        boolean inside = area.x() >= 0
                && area.y() >= 0
                && area.z() >= 0
                && area.width() >= 0
                && area.height() >= 0
                && area.depth() >= 0
                && (long) area.x() + area.width() <= targets.width()
                && (long) area.y() + area.height() <= targets.height()
                && (long) area.z() + area.depth() <= targets.layers();
        if (!inside) {
            out.broken(
                    Rule.CLEAR_AREA,
                    call,
                    "area",
                    "is " + area + ", the targets are " + targets.width() + " x " + targets.height() + " x "
                            + targets.layers());
        }
    }

    void depthStencil(boolean depth, boolean stencil, int stencilMask, @Nullable Box area) { // hot
        RenderTargets targets = bound.targets;
        RenderTargets.Attachment a = targets == null ? null : targets.depthStencil();
        if (targets == null || a == null) {
            out.broken(Rule.CLEAR_TARGET, "clearDepthStencil", "target", "is not attached");
            return;
        }
        area("clearDepthStencil", targets, area);
        aspects("clearDepthStencil", a.format(), depth, stencil);
        if (stencil && (stencilMask & ~255) != 0) mask("clearDepthStencil", "stencilMask", stencilMask);
    }

    private void aspects(String call, Format f, boolean depth, boolean stencil) { // hot
        if (depth && !f.hasDepth() || stencil && !f.hasStencil()) {
            out.broken(
                    Rule.CLEAR_ASPECT, call, depth && !f.hasDepth() ? "depth" : "stencil", "is to be cleared in " + f);
        }
    }

    void texture(Texture texture, int level, Box box) { // hot
        transfer("clearTexture", "texture", texture, true);
        if (box("clearTexture", "box", texture.desc(), level, box)) {
            blocks("clearTexture", "box", texture.desc(), level, box);
        }
        if (texture.desc().format().isDepthStencil()) {
            out.broken(
                    Rule.CLEAR_ASPECT,
                    "clearTexture",
                    "texture",
                    "is " + texture.desc().format() + ", which has no colour");
        }
    }

    void depthTexture(Texture texture, int level, Box box, boolean depth, boolean stencil) { // hot
        transfer("clearDepthTexture", "texture", texture, true);
        box("clearDepthTexture", "box", texture.desc(), level, box);
        aspects("clearDepthTexture", texture.desc().format(), depth, stencil);
    }

    void buffer(Buffer buffer, long offset, long size, byte[] pattern) { // hot
        transfer("clearBuffer", "buffer", buffer, offset, size, true);
        range("clearBuffer", buffer, offset, size);
        boolean length = switch (pattern.length) {
            case 1, 2, 4, 8, 12, 16 -> true;
            default -> false;
        };
        if (!length || offset % pattern.length != 0 || size % pattern.length != 0) {
            out.broken(
                    Rule.CLEAR_PATTERN,
                    "clearBuffer",
                    "pattern",
                    "has " + pattern.length + " bytes for the range " + offset + " + " + size);
        }
    }
}
