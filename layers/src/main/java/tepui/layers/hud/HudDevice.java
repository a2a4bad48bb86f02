package tepui.layers.hud;

import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Context;
import tepui.pipe.Device;

/** Device of the HUD, whose contexts draw figures over what they present. */
public final class HudDevice extends ForwardingDevice {
    private final HudOptions options;

    public HudDevice(Device next, HudOptions options) {
        super(next);
        this.options = options;
    }

    @Override
    protected Context wrap(Context context) {
        return new HudContext(this, context, options);
    }
}
