package tepui.layers.check;

import tepui.ir.TextureShape;
import tepui.pipe.Bind;
import tepui.pipe.Device;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.FormatSupport;

/** Rules of presents and debug groups. */
final class FrameRules extends RuleGroup {
    private int groups;

    FrameRules(Device device, ObjectTable objects, Violations out, BoundShadow bound) {
        super(device, objects, out, bound);
    }

    void present(Surface surface, Texture texture) { // hot
        if (objects.find(surface) == null) dead("present", "surface");
        String lost = surface.lost();
        if (lost != null) out.broken(Rule.SURFACE_OPEN, "present", "surface", "cannot be presented to: " + lost);
        transfer("present", "texture", texture, false);
        TextureDesc d = texture.desc();
        if (d.shape() != TextureShape.D2
                || d.samples() > 1
                || (d.bind() & Bind.PRESENT) == 0
                || (device.formatSupport(d.format()) & FormatSupport.PRESENT) == 0) {
            out.broken(
                    Rule.PRESENT_TEXTURE,
                    "present",
                    "texture",
                    "is " + d.shape().text() + " of " + d.format() + " with " + d.samples() + " samples, bind 0x"
                            + Integer.toHexString(d.bind()));
        }
    }

    void push() {
        groups++;
    }

    void pop() {
        if (groups == 0) out.broken(Rule.GROUPS, "popGroup", "group", "was not pushed");
        else groups--;
    }
}
