package tepui.layers.show;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tepui.layers.forward.ForwardingContext;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Caps;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceLostException;
import tepui.pipe.DirectMemory;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;

/**
 * Device whose windows another device shows: one draws, each picture is copied into memory and from there to the device that presents it. For machines
 * on which the device that draws well has no screen. Other surfaces than windows stay with the device that draws. Whether windows can be shown, its
 * capabilities say of the device that shows.
 */
public final class ShowingDevice extends ForwardingDevice {
    private final Device shower;
    private final boolean waits;
    private final Caps caps;
    private final Set<CarriedSurface> open = ConcurrentHashMap.newKeySet();

    /**
     * @param drawing the device that draws
     * @param shower the device that shows; both are closed with this one
     * @param waits each present returns when its picture was shown; without, two pictures may be on their way
     */
    public ShowingDevice(Device drawing, Device shower, boolean waits) {
        super(drawing);
        this.shower = shower;
        this.waits = waits;
        caps = drawing.caps().copy();
        caps.presentWindow = shower.caps().presentWindow;
    }

    @Override
    public Caps caps() {
        return caps;
    }

    @Override
    protected Context wrap(Context context) {
        return new Presents(this, context);
    }

    @Override
    public @Nullable DirectMemory directMemory() {
        return next.directMemory();
    }

    @Override
    public Surface createSurface(Surface.Target target) {
        if (!(target instanceof Surface.Target.Window)) return next.createSurface(target);
        Surface window = shower.createSurface(target);
        try {
            CarriedSurface made = new CarriedSurface(window, next, shower, waits, open::remove);
            open.add(made);
            return made;
        } catch (RuntimeException e) {
            window.close();
            throw e;
        }
    }

    @Override
    public Texture createBackBuffer(Surface surface, TextureDesc desc) {
        return surface instanceof CarriedSurface ? next.createTexture(desc) : next.createBackBuffer(surface, desc);
    }

    @Override
    public @Nullable String lost() {
        String lost = next.lost();
        return lost != null ? lost : shower.lost();
    }

    @Override
    public DeviceLostException.@Nullable Reason lossReason() {
        return next.lost() != null ? next.lossReason() : shower.lossReason();
    }

    @Override
    public void close() {
        for (CarriedSurface surface : open) surface.close();
        try {
            super.close();
        } finally {
            shower.close();
        }
    }

    /** Context that presents to windows by the other device. */
    private static final class Presents extends ForwardingContext {
        Presents(ForwardingDevice device, Context next) {
            super(device, next);
        }

        @Override
        public Surface.Outcome present(
                Surface surface, Texture texture, boolean bottomUp, Surface.Interval interval, boolean dontWait) {
            return surface instanceof CarriedSurface carried
                    ? carried.present(next, texture, bottomUp, interval, dontWait)
                    : next.present(surface, texture, bottomUp, interval, dontWait);
        }
    }
}
