package tepui.layers.hud;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Query;
import tepui.pipe.ShaderObject;
import tepui.pipe.Texture;

/** Device of the HUD, whose contexts draw figures over what they present. */
public final class HudDevice extends ForwardingDevice {
    private final HudOptions options;
    private final List<HudContext> contexts = new CopyOnWriteArrayList<>();

    public HudDevice(Device next, HudOptions options) {
        super(next);
        this.options = options;
    }

    @Override
    protected Context wrap(Context context) {
        HudContext made = new HudContext(this, context, options);
        contexts.add(made);
        return made;
    }

    void closed(HudContext context) {
        contexts.remove(context);
    }

    // What is destroyed is bound no more: nobody may put it back.

    @Override
    public void destroy(Buffer buffer) {
        for (HudContext c : contexts) c.forget(buffer);
        super.destroy(buffer);
    }

    @Override
    public void destroy(Texture texture) {
        for (HudContext c : contexts) c.forget(texture);
        super.destroy(texture);
    }

    @Override
    public void destroy(ShaderObject shader) {
        for (HudContext c : contexts) c.forget(shader);
        super.destroy(shader);
    }

    @Override
    public void destroy(Query query) {
        for (HudContext c : contexts) c.forget(query);
        super.destroy(query);
    }
}
