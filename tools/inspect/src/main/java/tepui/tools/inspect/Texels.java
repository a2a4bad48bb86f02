package tepui.tools.inspect;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Bind;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Context;
import tepui.pipe.SamplerState;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.pipe.format.RowConverter;
import tepui.tools.image.Image;

/** Reader of texels: as bytes of the format, as values, as pictures. */
final class Texels {
    private Texels() {}

    /** One layer of a level, rows tightly packed; several samples resolved. */
    static byte[] read(Context context, Texture texture, int level, int layer) {
        TextureDesc d = texture.desc();
        int width = d.levelWidth(level);
        int height = d.levelHeight(level);
        if (d.samples() == 1) return read(context, texture, level, new Box(0, 0, layer, width, height, 1));
        Format format = d.format();
        int bind = format.isDepthStencil() ? Bind.DEPTH_STENCIL : Bind.COLOR_TARGET;
        Texture single = context.device().createTexture(TextureDesc.of2d(format, width, height, bind));
        try {
            int mask = !format.isDepthStencil()
                    ? Blit.COLOR
                    : (format.hasDepth() ? Blit.DEPTH : 0) | (format.hasStencil() ? Blit.STENCIL : 0);
            context.blit(new Blit(
                    texture,
                    format,
                    0,
                    new Box(0, 0, layer, width, height, 1),
                    single,
                    format,
                    0,
                    new Box(0, 0, 0, width, height, 1),
                    mask,
                    SamplerState.Filter.NEAREST,
                    null));
            return read(context, single, 0, new Box(0, 0, 0, width, height, 1));
        } finally {
            context.device().destroy(single);
        }
    }

    static byte[] read(Context context, Texture texture, int level, Box box) {
        Format f = texture.desc().format();
        long row = f.rowBytes(box.width());
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment into = arena.allocate(f.imageBytes(box.width(), box.height(), 1), 16);
            context.readTexture(texture, level, box, into, row, row * f.rows(box.height()));
            return into.toArray(ValueLayout.JAVA_BYTE);
        }
    }

    // ---- pictures --------------------------------------------------------------------------------------------------

    /** A rectangle of texels of a plain format as a picture that is opaque; turned where row 0 is the lowest one. */
    static Image picture(Format format, MemorySegment texels, int width, Box area, boolean bottomUp) {
        Image image = Image.blank(area.width(), area.height());
        byte[] to = image.rgba();
        int bytes = format.blockBytes();
        float[] row = new float[4 * area.width()];
        for (int y = 0; y < area.height(); y++) {
            long at = ((long) (area.y() + y) * width + area.x()) * bytes;
            int out = (bottomUp ? area.height() - 1 - y : y) * area.width() * 4;
            if (format == Format.R8G8B8A8_UNORM || format == Format.R8G8B8A8_SRGB) {
                MemorySegment.copy(texels, ValueLayout.JAVA_BYTE, at, to, out, area.width() * 4);
                for (int x = 0; x < area.width(); x++) to[out + 4 * x + 3] = -1;
                continue;
            }
            values(format, texels, at, area.width(), row);
            for (int x = 0; x < area.width(); x++) {
                for (int c = 0; c < 3; c++) to[out + 4 * x + c] = shade(format, row, 4 * x, c);
                to[out + 4 * x + 3] = -1;
            }
        }
        return image;
    }

    private static byte shade(Format format, float[] values, int at, int channel) {
        if (format.isDepthStencil()) {
            // Most depths are close to 1: near is bright, and there is something to be seen far away.
            float d = format.hasDepth() ? 1 - values[at] : values[at] / 255;
            return (byte) Math.round(255 * Math.sqrt(Math.sqrt(Math.clamp(d, 0, 1))));
        }
        int has = format.components();
        // A single channel is grey, as is alpha alone.
        int from = (has & 7) == 0 ? 3 : (has & 6) == 0 ? 0 : channel;
        float v = values[at + from];
        if (format.isInteger()) return (byte) Math.clamp((long) v, 0, 255);
        if (format.numeric() == Format.Numeric.SNORM) v = v * 0.5f + 0.5f;
        return (byte) Math.round(255 * Math.clamp(v, 0f, 1f));
    }

    /** Values of texels, four each; of integers too; colours as they are stored; depth as the first. */
    static void values(Format format, MemorySegment from, long at, int count, float[] to) {
        RowConverter.unpackRow(format.linear(), from, at, count, to, 0);
    }

    /** The texel as people read it. */
    static String text(Format format, byte[] texel) {
        float[] v = new float[4];
        try {
            values(format, MemorySegment.ofArray(texel), 0, 1, v);
        } catch (RuntimeException e) {
            return hex(texel);
        }
        if (format.isDepthStencil()) {
            String depth = format.hasDepth() ? "depth " + StateText.decimal(v[0]) : "";
            Integer stencil = stencil(format, texel);
            return stencil == null ? depth : depth + (depth.isEmpty() ? "" : ", ") + "stencil " + stencil;
        }
        StringBuilder text = new StringBuilder();
        for (int c = 0; c < 4; c++) {
            if ((format.components() & 1 << c) == 0) continue;
            text.append(text.isEmpty() ? "" : ", ");
            text.append(format.isInteger() ? Long.toString((long) v[c]) : StateText.decimal(v[c]));
        }
        return text.toString();
    }

    /** The stencil value of a texel; null where the format has none. */
    static @Nullable Integer stencil(Format format, byte[] texel) {
        Format.Channel s = format.stencilChannel();
        if (s == null || s.bits() != 8 || s.offset() % 8 != 0 || s.offset() / 8 >= texel.length) return null;
        return texel[s.offset() / 8] & 255;
    }

    /** The depth of a texel; NaN where the format has none. */
    static float depth(Format format, byte[] texel) {
        if (!format.hasDepth()) return Float.NaN;
        float[] v = new float[4];
        values(format, MemorySegment.ofArray(texel), 0, 1, v);
        return v[0];
    }

    static String hex(byte[] bytes) {
        StringBuilder text = new StringBuilder("0x");
        for (int i = Math.min(bytes.length, 16) - 1; i >= 0; i--) text.append(String.format("%02x", bytes[i]));
        return text.toString();
    }
}
