package tepui.tools.kit.cases;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import tepui.pipe.Box;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;
import tepui.tools.kit.scene.KitFailure;
import tepui.tools.kit.scene.Scene;

/** Texel transfers through memory whose rows are further apart than they are long; the gaps must stay as they were. */
final class Transfer {
    private static final byte GAP = 0x5b;

    private Transfer() {}

    /** Writes tightly packed texels of level 0 from rows that are {@code gap} bytes apart. */
    static void write(Scene s, Texture t, Box box, byte[] data, long gap) {
        Format f = t.desc().format();
        int row = (int) f.rowBytes(box.width());
        int rows = f.rows(box.height());
        long pitch = row + gap;
        long slice = pitch * (rows + 1);
        byte[] padded = new byte[(int) (slice * box.depth())];
        Arrays.fill(padded, GAP);
        for (int i = 0; i < rows * box.depth(); i++) {
            System.arraycopy(data, i * row, padded, (int) (i / rows * slice + i % rows * pitch), row);
        }
        s.context.writeTexture(t, 0, box, MemorySegment.ofArray(padded), pitch, slice);
    }

    /** Reads level 0 into such memory and gives the texels back tightly packed. */
    static byte[] read(Scene s, Texture t, Box box, long gap) {
        Format f = t.desc().format();
        int row = (int) f.rowBytes(box.width());
        int rows = f.rows(box.height());
        long pitch = row + gap;
        long slice = pitch * (rows + 1);
        byte[] padded = new byte[(int) (slice * box.depth())];
        Arrays.fill(padded, GAP);
        s.context.readTexture(t, 0, box, MemorySegment.ofArray(padded), pitch, slice);
        byte[] data = new byte[row * rows * box.depth()];
        for (int i = 0; i < rows * box.depth(); i++) {
            int from = (int) (i / rows * slice + i % rows * pitch);
            System.arraycopy(padded, from, data, i * row, row);
            for (int k = from + row; k < from + pitch; k++) {
                if (s.draws() && padded[k] != GAP) throw new KitFailure("the gap behind row " + i + " was written to");
            }
        }
        return data;
    }
}
