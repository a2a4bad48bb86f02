package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.pixel.ClientImage;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.TexelRows;
import tepui.frontends.gl.pixel.Texels;
import tepui.frontends.gl.texture.TextureLevels;
import tepui.ir.TextureShape;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Context;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;

/**
 * Blits between an image of alpha alone, which devices have as red, and one that is not: scaled by the device into a texture of the
 * source's format, put into the target through memory.
 */
final class AlphaBlits {
    private final Context pipe;
    private final Texels texels = new Texels();
    private final TexelRows rows = new TexelRows();
    private final ClientImage client = new ClientImage();

    AlphaBlits(Context pipe) {
        this.pipe = pipe;
    }

    /** Is one of two formats alpha alone, and the other one not? */
    static boolean differ(@Nullable InternalFormat a, @Nullable InternalFormat b) {
        return a != null && b != null && a.isAlpha() != b.isAlpha();
    }

    /** @param b the blit as a device would take it; its target has one sample */
    void run(Blit b, InternalFormat from, InternalFormat to, RenderTargets.Attachment target) {
        Box t = b.targetBox();
        Box area = b.area();
        if (area == null) return;
        Format f = b.sourceFormat();
        Texture between = pipe.device()
                .createTexture(new TextureDesc(
                        TextureShape.D2,
                        f,
                        target.width(),
                        target.height(),
                        1,
                        1,
                        1,
                        1,
                        TextureLevels.bind(pipe.device(), f),
                        Usage.DEFAULT));
        try {
            Box flat = new Box(t.x(), t.y(), 0, t.width(), t.height(), 1);
            pipe.blit(new Blit(
                    b.source(),
                    f,
                    b.sourceLevel(),
                    b.sourceBox(),
                    between,
                    f,
                    0,
                    flat,
                    b.mask(),
                    b.filter(),
                    b.scissor()));
            int w = area.width();
            int h = area.height();
            long row = f.rowBytes(w);
            MemorySegment raw = MemorySegment.ofArray(new byte[Math.toIntExact(row * h)]);
            pipe.readTexture(between, 0, area, raw, row, row * h);
            client.of(layout(from), PixelStore.TIGHT, null).size(w, h);
            MemorySegment pixels =
                    MemorySegment.ofArray(new byte[Math.toIntExact((long) w * h * client.layout.pixelBytes())]);
            texels.toPixels(rows.of(from, f).rows(0, row, row * h), raw, client, pixels, 0);
            Format stored = b.targetFormat();
            long out = stored.rowBytes(w);
            MemorySegment made = MemorySegment.ofArray(new byte[Math.toIntExact(out * h)]);
            texels.fromPixels(client, pixels, 0, rows.of(to, stored).rows(0, out, out * h), made);
            Box where = new Box(area.x(), area.y(), t.z(), w, h, 1);
            pipe.writeTexture(b.target(), b.targetLevel(), where, made, out, out * h);
        } finally {
            pipe.device().destroy(between);
        }
    }

    private static PixelLayout layout(InternalFormat from) {
        if (!from.isInteger()) return PixelLayout.of(GL_RGBA, GL_FLOAT);
        return PixelLayout.of(GL_RGBA_INTEGER, from.kind() == InternalFormat.Kind.UINT ? GL_UNSIGNED_INT : GL_INT);
    }
}
