package tepui.layers.check;

import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Caps;
import tepui.pipe.Device;
import tepui.pipe.format.Format;

/** Null device with fewer capabilities: capabilities and format support as a test wants them. */
final class SmallDevice extends ForwardingDevice {
    private final IntUnaryOperator formats;

    SmallDevice(Device next, Consumer<Caps> caps, IntUnaryOperator formats) {
        super(next);
        caps.accept(next.caps());
        this.formats = formats;
    }

    @Override
    public int formatSupport(Format format) {
        return formats.applyAsInt(next.formatSupport(format));
    }
}
