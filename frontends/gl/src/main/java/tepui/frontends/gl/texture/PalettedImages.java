package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Es1Rules;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.pixel.PixelStore;

/**
 * Images of OES_compressed_paletted_texture, which OpenGL ES 1.1 demands: a palette of 16 or 256 colours, and behind it a number of 4 or 8 bits for each texel of each
 * level. No device has such; they are written out as plain images with the palette's own colours.
 */
public final class PalettedImages {
    /** Receiver of a level that is written out, with the pixels behind an address. */
    @FunctionalInterface
    public interface Level {
        void image(int level, int width, int height, int format, int type, long pixels);
    }

    private static final int[] FORMATS = {GL_RGB, GL_RGBA, GL_RGB, GL_RGBA, GL_RGBA};
    private static final int[] TYPES = {
        GL_UNSIGNED_BYTE,
        GL_UNSIGNED_BYTE,
        GL_UNSIGNED_SHORT_5_6_5,
        GL_UNSIGNED_SHORT_4_4_4_4,
        GL_UNSIGNED_SHORT_5_5_5_1
    };
    private static final int[] COLOR_BYTES = {3, 4, 2, 2, 2};

    private final PalettedImageRules rules;
    private final PixelStore unpack;

    public PalettedImages(Errors errors, PixelState pixels) {
        rules = new PalettedImageRules(errors);
        unpack = pixels.unpack;
    }

    /**
     * glCompressedTexImage2D of such a format.
     *
     * @param level 0 or less: there are as many levels more behind the first
     */
    public void define(String call, int level, int format, int width, int height, int size, long data, Level to) {
        int kind = (format - Es1Rules.PALETTE4_RGB8) % 5;
        int bits = format - Es1Rules.PALETTE4_RGB8 < 5 ? 4 : 8;
        if (!rules.image(call, level, width, height)) return;
        int palette = COLOR_BYTES[kind] << bits;
        long needed = palette;
        for (int l = 0; l <= -level; l++) needed += bytes(bits, side(width, l), side(height, l));
        if (!rules.size(call, size, needed)) return;
        PixelStore given = new PixelStore();
        given.set(unpack);
        unpack.set(PixelStore.TIGHT);
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment source = Native.segment(data, size);
            MemorySegment plain = arena.allocate(Math.max(1, (long) width * height * COLOR_BYTES[kind]), 8);
            long at = palette;
            for (int l = 0; l <= -level; l++) {
                int w = side(width, l);
                int h = side(height, l);
                write(source, at, bits, COLOR_BYTES[kind], plain, w * h);
                to.image(l, w, h, FORMATS[kind], TYPES[kind], Native.local(plain.address()));
                at += bytes(bits, w, h);
            }
        } finally {
            unpack.set(given);
        }
    }

    private static int side(int first, int level) {
        return first == 0 ? 0 : Math.max(1, first >> level);
    }

    private static long bytes(int bits, int width, int height) {
        return ((long) width * height * bits + 7) / 8;
    }

    /** Texels one behind the other, rows too; of two in a byte the upper half is the first. */
    private static void write(MemorySegment from, long at, int bits, int colorBytes, MemorySegment to, int texels) {
        for (int i = 0; i < texels; i++) {
            int b = from.get(ValueLayout.JAVA_BYTE, at + (bits == 4 ? i >> 1 : i)) & 0xff;
            int index = bits == 8 ? b : i % 2 == 0 ? b >> 4 : b & 15;
            for (int c = 0; c < colorBytes; c++)
                to.set(
                        ValueLayout.JAVA_BYTE,
                        (long) i * colorBytes + c,
                        from.get(ValueLayout.JAVA_BYTE, (long) index * colorBytes + c));
        }
    }
}
