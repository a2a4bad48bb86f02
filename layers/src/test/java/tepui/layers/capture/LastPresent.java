package tepui.layers.capture;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.layers.forward.ForwardingContext;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Box;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;

/** Device that keeps the texels of what was presented last, of four bytes each. */
final class LastPresent extends ForwardingDevice {
    private final byte[][] last;

    LastPresent(Device next, byte[][] last) {
        super(next);
        this.last = last;
    }

    @Override
    protected Context wrap(Context context) {
        return new ForwardingContext(this, context) {
            @Override
            public Surface.Outcome present(
                    Surface surface, Texture texture, boolean bottomUp, Surface.Interval interval, boolean dontWait) {
                TextureDesc d = texture.desc();
                try (Arena arena = Arena.ofConfined()) {
                    MemorySegment into = arena.allocate(4L * d.width() * d.height(), 16);
                    Box all = Box.of2d(0, 0, d.width(), d.height());
                    next.readTexture(texture, 0, all, into, 4L * d.width(), into.byteSize());
                    last[0] = into.toArray(ValueLayout.JAVA_BYTE);
                }
                return next.present(surface, texture, bottomUp, interval, dontWait);
            }
        };
    }
}
