package tepui.tools.inspect;

import java.lang.foreign.MemorySegment;
import tepui.pipe.Box;
import tepui.pipe.format.BlockDecoder;
import tepui.pipe.format.Format;
import tepui.tools.image.Image;

/** Pictures of textures in formats of blocks. */
final class Blocks {
    private Blocks() {}

    static Image picture(Format format, byte[] blocks, int width, int height, boolean bottomUp) {
        BlockDecoder decoder = BlockDecoder.of(format);
        Format plain = decoder.target();
        int bytes = plain.blockBytes();
        byte[] texels = new byte[bytes * width * height];
        int across = format.blockWidth();
        int down = format.blockHeight();
        int[] words = new int[across * down * Math.max(1, (bytes + 3) / 4)];
        int row = (int) format.rowBytes(width);
        for (int by = 0; by * down < height; by++) {
            for (int bx = 0; bx * across < width; bx++) {
                decoder.decode(blocks, by * row + bx * format.blockBytes(), words);
                for (int y = 0; y < down && by * down + y < height; y++) {
                    for (int x = 0; x < across && bx * across + x < width; x++) {
                        int to = ((by * down + y) * width + bx * across + x) * bytes;
                        for (int k = 0; k < bytes; k++) {
                            int word = words[(k / 4 * down + y) * across + x];
                            texels[to + k] = (byte) (word >>> 8 * (k % 4));
                        }
                    }
                }
            }
        }
        return Texels.picture(plain, MemorySegment.ofArray(texels), width, Box.of2d(0, 0, width, height), bottomUp);
    }
}
