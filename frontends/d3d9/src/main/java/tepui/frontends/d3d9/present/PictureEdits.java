package tepui.frontends.d3d9.present;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.GammaRamp9;
import tepui.pipe.Box;
import tepui.pipe.Context;
import tepui.pipe.Texture;

/** Gamma and cursor, on a picture that is about to be shown: rare, so done in memory. */
final class PictureEdits {
    private PictureEdits() {}

    static void apply(Context pipe, Texture picture, GammaRamp9 gamma, @Nullable Cursor cursor) {
        int w = picture.desc().width();
        int h = picture.desc().height();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment m = arena.allocate(4L * w * h, 16);
            Box all = Box.of2d(0, 0, w, h);
            pipe.readTexture(picture, 0, all, m, 4L * w, 4L * w * h);
            if (!gamma.isIdentity()) {
                for (long i = 0; i < (long) w * h; i++) {
                    int c = m.getAtIndex(ValueLayout.JAVA_INT, i);
                    int r = (gamma.red()[c >> 16 & 255] & 0xffff) >> 8;
                    int g = (gamma.green()[c >> 8 & 255] & 0xffff) >> 8;
                    int b = (gamma.blue()[c & 255] & 0xffff) >> 8;
                    m.setAtIndex(ValueLayout.JAVA_INT, i, c & 0xff000000 | r << 16 | g << 8 | b);
                }
            }
            if (cursor != null && cursor.isVisible()) lay(cursor, m, w, h);
            pipe.writeTexture(picture, 0, all, m, 4L * w, 4L * w * h);
        }
    }

    private static void lay(Cursor c, MemorySegment m, int w, int h) {
        for (int y = 0; y < c.height; y++) {
            for (int x = 0; x < c.width; x++) {
                int px = c.left() + x;
                int py = c.top() + y;
                if (px < 0 || py < 0 || px >= w || py >= h) continue;
                int s = c.argb[y * c.width + x];
                int a = s >>> 24;
                long at = (long) py * w + px;
                int d = m.getAtIndex(ValueLayout.JAVA_INT, at);
                int out = d & 0xff000000;
                for (int k = 0; k < 24; k += 8) {
                    int v = ((s >> k & 255) * a + (d >> k & 255) * (255 - a) + 127) / 255;
                    out |= v << k;
                }
                m.setAtIndex(ValueLayout.JAVA_INT, at, out);
            }
        }
    }
}
