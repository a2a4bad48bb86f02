package tepui.drivers.nil;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Buffer;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;

/** View of the null device. */
final class NullView extends TextureView {
    final NullDevice device;
    volatile boolean destroyed;

    NullView(NullDevice device, Desc desc, @Nullable Texture texture, @Nullable Buffer buffer) {
        super(desc, texture, buffer);
        this.device = device;
    }
}
