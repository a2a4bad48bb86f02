package tepui.frontends.d3d9.present;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.frontends.d3d9.resource.SurfaceObject;
import tepui.frontends.d3d9.resource.TexelStore;
import tepui.pipe.format.RowConverter;

/** Copy of the front buffer as A8R8G8B8 whose alpha is 1. */
final class FrontCopy {
    private FrontCopy() {}

    static void copy(TexelStore from, SurfaceObject target) {
        MemorySegment a = from.memory(0, 0);
        MemorySegment b = target.store.memory(target.level, target.layer);
        RowConverter c = RowConverter.between(from.info.memory(), target.store.info.memory());
        for (int y = 0; y < from.height; y++) {
            long at = (long) y * target.store.pitch(target.level);
            c.convert(a, (long) y * from.pitch(0), b, at, from.width);
            for (int x = 0; x < from.width; x++) {
                long p = at + 4L * x;
                b.set(ValueLayout.JAVA_INT, p, b.get(ValueLayout.JAVA_INT, p) | 0xff000000);
            }
        }
    }
}
