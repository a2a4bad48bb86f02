package tepui.frontends.gl.framebuffer;

import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.attrib.RasterPosition;
import tepui.frontends.gl.context.Context;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.PixelTransfer;
import tepui.frontends.gl.pixel.Texels;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.pipe.Box;
import tepui.pipe.RenderTargets;
import tepui.pipe.format.Format;

/**
 * Bitmaps and rectangles of pixels at the raster position (compatibility profile). Colours are drawn as a quad with a texture of
 * its own, bitmaps as a quad for each run of ones, so that all operations on fragments apply: tests, blending, masks. The program's
 * own texturing, fog and shaders do not. Depth and stencil are written to the image, limited by scissor and write masks.
 */
public final class PixelDraws {
    private static final int[] OFF = {
        GL_LIGHTING, GL_CULL_FACE, GL_POLYGON_STIPPLE, GL_POLYGON_SMOOTH, GL_FOG, GL_POLYGON_OFFSET_FILL, GL_COLOR_SUM
    };

    private final Context c;
    private final Arena arena = Arena.ofAuto();
    private final MemorySegment memory = arena.allocate(256, 16);
    private @Nullable TextureObject texture;

    public PixelDraws(Context context) {
        c = context;
    }

    /** State that is set aside while a quad is drawn in window coordinates. */
    private final class Aside {
        private final boolean[] on = new boolean[OFF.length];
        private final int planes = c.fixed.clipEnabled;
        private final int[] enabled = new int[c.fixed.units.length];
        private final int matrixMode;
        private final int active = c.textures.active();
        private final float[] view = {c.view.x[0], c.view.y[0], c.view.width[0], c.view.height[0]};
        private final double near = c.view.near[0];
        private final double far = c.view.far[0];
        private final int front = c.raster.fillFront;
        private final int back = c.raster.fillBack;
        private final int program = c.program == null ? 0 : c.program.name;

        Aside(Framebuffer draw) {
            c.glGetIntegerv(GL_MATRIX_MODE, memory.address());
            matrixMode = memory.get(ValueLayout.JAVA_INT, 0);
            c.glUseProgram(0);
            for (int i = 0; i < OFF.length; i++) {
                on[i] = c.glIsEnabled(OFF[i]);
                if (on[i]) c.glDisable(OFF[i]);
            }
            for (int i = 0; i < 8; i++) if ((planes >> i & 1) != 0) c.glDisable(GL_CLIP_PLANE0 + i);
            for (int u = 0; u < enabled.length; u++) {
                c.glActiveTexture(GL_TEXTURE0 + u);
                for (int k = 0; k < TARGETS.length; k++) {
                    if (!c.glIsEnabled(TARGETS[k])) continue;
                    enabled[u] |= 1 << k;
                    c.glDisable(TARGETS[k]);
                }
            }
            c.glPolygonMode(GL_FRONT_AND_BACK, GL_FILL);
            c.glViewport(0, 0, draw.width(), draw.height());
            c.glDepthRange(0, 1);
            c.glMatrixMode(GL_PROJECTION);
            c.glPushMatrix();
            c.glLoadIdentity();
            c.glOrtho(0, draw.width(), 0, draw.height(), 0, -1);
            c.glMatrixMode(GL_MODELVIEW);
            c.glPushMatrix();
            c.glLoadIdentity();
        }

        void restore() {
            c.glMatrixMode(GL_MODELVIEW);
            c.glPopMatrix();
            c.glMatrixMode(GL_PROJECTION);
            c.glPopMatrix();
            c.glMatrixMode(matrixMode);
            for (int u = 0; u < enabled.length; u++) {
                c.glActiveTexture(GL_TEXTURE0 + u);
                for (int k = 0; k < TARGETS.length; k++) if ((enabled[u] >> k & 1) != 0) c.glEnable(TARGETS[k]);
            }
            c.glActiveTexture(GL_TEXTURE0 + active);
            for (int i = 0; i < OFF.length; i++) if (on[i]) c.glEnable(OFF[i]);
            for (int i = 0; i < 8; i++) if ((planes >> i & 1) != 0) c.glEnable(GL_CLIP_PLANE0 + i);
            c.raster.fillFront = front;
            c.raster.fillBack = back;
            c.glViewport((int) view[0], (int) view[1], (int) view[2], (int) view[3]);
            c.glDepthRange(near, far);
            c.glUseProgram(program);
            c.dirty |= tepui.frontends.gl.draw.Dirty.RASTER;
        }
    }

    private static final int[] TARGETS = {
        GL_TEXTURE_1D, GL_TEXTURE_2D, GL_TEXTURE_3D, GL_TEXTURE_CUBE_MAP, GL_TEXTURE_RECTANGLE
    };

    // ---- bitmaps ---------------------------------------------------------------------------------------------------

    /** glBitmap; the bits start at {@code at} of the memory. */
    public void bitmap(MemorySegment bits, int w, int h, float originX, float originY) {
        RasterPosition r = c.rasterPosition;
        Framebuffer draw = c.framebuffers.draw();
        PixelLayout layout = PixelLayout.of(GL_COLOR_INDEX, GL_BITMAP);
        PixelStore s = c.pixels.unpack;
        long row = s.rowBytes(layout, w);
        long first = s.offset(layout, w, h, false);
        int bit = s.skipPixels & 7;
        double left = Math.floor(r.window[0] - originX);
        double bottom = Math.floor(r.window[1] - originY);
        float[] color = current();
        Aside aside = new Aside(draw);
        c.glColor4f(r.color[0], r.color[1], r.color[2], r.color[3]);
        c.glBegin(GL_QUADS);
        for (int y = 0; y < h; y++) {
            int start = -1;
            for (int x = 0; x <= w; x++) {
                boolean one = x < w && isOne(bits, first + y * row, bit + x, s.lsbFirst);
                if (one && start < 0) start = x;
                if (one || start < 0) continue;
                quad(left + start, bottom + y, left + x, bottom + y + 1, r.window[2]);
                start = -1;
            }
        }
        c.glEnd();
        c.drawWaiting();
        aside.restore();
        c.glColor4f(color[0], color[1], color[2], color[3]);
    }

    private static boolean isOne(MemorySegment bits, long row, int at, boolean lsb) {
        int b = bits.get(ValueLayout.JAVA_BYTE, row + (at >> 3));
        return (b >> (lsb ? at & 7 : 7 - (at & 7)) & 1) != 0;
    }

    private float[] current() {
        c.glGetFloatv(GL_CURRENT_COLOR, memory.address());
        return memory.asSlice(0, 16).toArray(ValueLayout.JAVA_FLOAT);
    }

    private void quad(double x0, double y0, double x1, double y1, float z) {
        c.glVertex3d(x0, y0, z);
        c.glVertex3d(x1, y0, z);
        c.glVertex3d(x1, y1, z);
        c.glVertex3d(x0, y1, z);
    }

    // ---- colours ---------------------------------------------------------------------------------------------------

    /** glDrawPixels of colours and indices. */
    public void colors(PixelLayout layout, PixelStore store, MemorySegment pixels, int w, int h) {
        TextureObject t = texture;
        if (t == null) {
            t = new TextureObject(c.device, 0, TextureTarget.RECT, true);
            t.params().minFilter = GL_NEAREST;
            t.params().magFilter = GL_NEAREST;
            texture = t;
        }
        int max = c.caps.maxTexture2D;
        if (w > max || h > max) return;
        RasterPosition r = c.rasterPosition;
        float[] color = current();
        Aside aside = new Aside(c.framebuffers.draw());
        c.glActiveTexture(GL_TEXTURE0);
        TextureObject bound = c.textures.bound(0, TextureTarget.RECT);
        var sampler = c.textures.sampler(0);
        c.glGetTexEnviv(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, memory.address());
        int mode = memory.get(ValueLayout.JAVA_INT, 0);
        c.glMatrixMode(GL_TEXTURE);
        c.glPushMatrix();
        c.glLoadIdentity();
        c.textures.bindSampler(0, null);
        c.textures.bind(0, TextureTarget.RECT, t);
        InternalFormat internal = InternalFormat.of(GL_RGBA32F);
        if (internal != null) {
            c.textures.define(t, internal, w, h);
            c.textures.transfers().upload(t, 0, 0, 0, 0, 0, w, h, 1, layout, store, c.pixels.transfer, pixels, 0);
            c.textures.respecified(t);
            c.glEnable(GL_TEXTURE_RECTANGLE);
            c.glTexEnvi(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_REPLACE);
            double x0 = r.window[0];
            double y0 = r.window[1];
            double x1 = x0 + (double) w * c.pixels.zoomX;
            double y1 = y0 + (double) h * c.pixels.zoomY;
            float z = r.window[2];
            c.glBegin(GL_QUADS);
            corner(0, 0, x0, y0, z);
            corner(w, 0, x1, y0, z);
            corner(w, h, x1, y1, z);
            corner(0, h, x0, y1, z);
            c.glEnd();
            c.drawWaiting();
            c.glDisable(GL_TEXTURE_RECTANGLE);
        }
        c.glMatrixMode(GL_TEXTURE);
        c.glPopMatrix();
        c.glTexEnvi(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, mode);
        c.textures.bind(0, TextureTarget.RECT, bound);
        c.textures.bindSampler(0, sampler);
        aside.restore();
        c.glColor4f(color[0], color[1], color[2], color[3]);
    }

    private void corner(float s, float t, double x, double y, float z) {
        c.glTexCoord2f(s, t);
        c.glVertex3d(x, y, z);
    }

    // ---- depth and stencil -----------------------------------------------------------------------------------------

    /** glDrawPixels of depth, stencil or both. */
    public void depthStencil(PixelLayout layout, PixelStore store, MemorySegment pixels, int w, int h) {
        Framebuffer draw = c.framebuffers.draw();
        RenderTargets.Attachment to = draw.readDepthStencil(c.pipe);
        InternalFormat internal = draw.depthFormat() != null ? draw.depthFormat() : draw.stencilFormat();
        if (to == null || internal == null || to.texture().desc().samples() > 1) return;
        Format f = to.texture().desc().format();
        MemorySegment source = MemorySegment.ofArray(new byte[Math.toIntExact(f.imageBytes(w, h, 1))]);
        PixelTransfer transfer = c.pixels.transfer;
        new Texels()
                .fromPixels(
                        layout, store, transfer, pixels, 0, false, w, h, 1, internal, f, source, 0, f.rowBytes(w), 0);
        float zx = c.pixels.zoomX;
        float zy = c.pixels.zoomY;
        float left = c.rasterPosition.window[0];
        float bottom = c.rasterPosition.window[1];
        int x0 = Math.max(0, Math.round(Math.min(left, left + w * zx)));
        int y0 = Math.max(0, Math.round(Math.min(bottom, bottom + h * zy)));
        int x1 = Math.min(draw.width(), Math.round(Math.max(left, left + w * zx)));
        int y1 = Math.min(draw.height(), Math.round(Math.max(bottom, bottom + h * zy)));
        Box limit = c.framebuffers.scissor(draw.width(), draw.height());
        if (limit != null) {
            x0 = Math.max(x0, limit.x());
            y0 = Math.max(y0, limit.y());
            x1 = Math.min(x1, limit.x() + limit.width());
            y1 = Math.min(y1, limit.y() + limit.height());
        }
        if (x1 <= x0 || y1 <= y0) return;
        Box box = new Box(x0, y0, to.firstLayer(), x1 - x0, y1 - y0, 1);
        long row = f.rowBytes(x1 - x0);
        MemorySegment target = MemorySegment.ofArray(new byte[Math.toIntExact(row * (y1 - y0))]);
        c.pipe.readTexture(to.texture(), to.level(), box, target, row, row * (y1 - y0));
        boolean depth = layout.content() != PixelLayout.Content.STENCIL && c.depthStencil.depthWrite;
        int stencil = layout.content() == PixelLayout.Content.DEPTH ? 0 : c.depthStencil.writeMask[0] & 255;
        merge(f, source, w, h, target, x0, y0, x1, y1, left, bottom, zx, zy, depth, stencil);
        c.pipe.writeTexture(to.texture(), to.level(), box, target, row, row * (y1 - y0));
    }

    private static void merge(
            Format f,
            MemorySegment source,
            int w,
            int h,
            MemorySegment target,
            int x0,
            int y0,
            int x1,
            int y1,
            float left,
            float bottom,
            float zx,
            float zy,
            boolean depth,
            int stencil) {
        var codec = tepui.pipe.format.TexelCodec.of(f);
        int[] from = new int[codec.words()];
        int[] to = new int[codec.words()];
        float[] value = new float[4];
        int[] was = new int[4];
        int[] is = new int[4];
        int bytes = f.blockBytes();
        for (int y = y0; y < y1; y++) {
            for (int x = x0; x < x1; x++) {
                int sx = Math.clamp((int) Math.floor((x + 0.5f - left) / zx), 0, w - 1);
                int sy = Math.clamp((int) Math.floor((y + 0.5f - bottom) / zy), 0, h - 1);
                long p = ((long) (y - y0) * (x1 - x0) + x - x0) * bytes;
                codec.load(source, ((long) sy * w + sx) * bytes, bytes, 1, from, 0, 1);
                codec.load(target, p, bytes, 1, to, 0, 1);
                if (depth && f.hasDepth()) {
                    codec.decode(from, 0, 1, 1, value, 0, 1);
                    codec.encode(value, 0, 1, 1, to, 0, 1);
                }
                if (stencil != 0 && f.hasStencil()) {
                    codec.decodeInts(from, 0, 1, 1, is, 0, 1);
                    codec.decodeInts(to, 0, 1, 1, was, 0, 1);
                    is[0] = is[0] & stencil | was[0] & ~stencil;
                    codec.encodeInts(is, 0, 1, 1, to, 0, 1);
                }
                codec.store(to, 0, 1, 1, target, p);
            }
        }
    }
}
