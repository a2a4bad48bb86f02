package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.GL_QUADS;

import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.draw.DrawState;
import tepui.frontends.gl.framebuffer.Framebuffer;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.program.RectangleStage;
import tepui.frontends.gl.program.Variants;
import tepui.frontends.gl.state.RasterValues;
import tepui.frontends.gl.state.ViewportValues;
import tepui.frontends.glsl.BuiltinSlots;
import tepui.ir.Stage;
import tepui.ir.pass.LowerPixelRectangle;
import tepui.pipe.Device;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.TextureView;
import tepui.pipe.VertexLayout;

/**
 * Draws of a texture's texels as fragments of the window: with the state of all other draws and its fragment stage, but
 * with a vertex stage and a rasteriser's state of their own. What it bound is bound anew by the next draw.
 */
public final class RectangleDraws {
    private final Device device;
    private final tepui.pipe.Context pipe;
    private final Dirty dirty;
    private final RasterValues raster;
    private final ViewportValues view;
    private final Framebuffers framebuffers;
    private final DrawState drawState;

    public RectangleDraws(
            Device device,
            tepui.pipe.Context pipe,
            Dirty dirty,
            RasterValues raster,
            ViewportValues view,
            Framebuffers framebuffers,
            DrawState drawState) {
        this.device = device;
        this.pipe = pipe;
        this.dirty = dirty;
        this.raster = raster;
        this.view = view;
        this.framebuffers = framebuffers;
        this.drawState = drawState;
    }

    /**
     * Tile: columns and rows of a texture, and where they begin in the window.
     *
     * @param zoomX the width of a texel in the window, which may be negative
     */
    public record Tile(TextureView view, int columns, int rows, float x, float y, float zoomX, float zoomY) {}

    /**
     * Draws a tile.
     *
     * @param r what goes with each fragment
     */
    public void draw(String call, LowerPixelRectangle.Texels texels, Tile tile, RasterPosition r) {
        float x = tile.x;
        float y = tile.y;
        Framebuffer target = framebuffers.draw();
        float endX = x + tile.columns * tile.zoomX;
        float endY = y + tile.rows * tile.zoomY;
        if (x == endX || y == endY) return;
        DrawState state = drawState;
        int[] words = state.stages().setPixels(1 + texels.ordinal());
        fill(words, Variants.RECTANGLE, x, y, tile.zoomX, tile.zoomY);
        fill(words, Variants.RECTANGLE + 4, tile.columns - 1, tile.rows - 1, r.window[2], 0);
        constants(words, r);
        double w = target.width() / 2.0;
        double h = target.height() / 2.0;
        fill(
                words,
                RectangleStage.CORNERS,
                (float) (Math.min(x, endX) / w - 1),
                (float) (Math.min(y, endY) / h - 1),
                (float) (Math.max(x, endX) / w - 1),
                (float) (Math.max(y, endY) / h - 1));
        dirty.bits |= Dirty.PROGRAM | Dirty.RASTER | Dirty.FIXED_UNIFORMS;
        try {
            if (state.validate(call, GL_QUADS)) send(state, tile.view, target);
        } finally {
            state.stages().setPixels(0);
            dirty.bits |= Dirty.PROGRAM
                    | Dirty.RASTER
                    | Dirty.VIEWPORT
                    | Dirty.VERTEX_ARRAY
                    | Dirty.DRAW_RULES
                    | Dirty.CURRENT_ATTRIBUTES
                    | Dirty.FIXED_UNIFORMS;
        }
    }

    private void send(DrawState state, TextureView view, Framebuffer target) {
        int slot = state.stages().pixelSlot();
        if (slot < 0) return;
        RasterState.Builder raster = RasterState.DEFAULT.with();
        raster.scissor = this.view.scissorEnabled != 0;
        raster.multisample = this.raster.multisample;
        raster.clipHalfZ = true;
        raster.depthClipNear = false;
        raster.depthClipFar = false;
        var states = device.states();
        pipe.bindRaster(states.raster.intern(raster.build()));
        pipe.setViewport(0, 0, 0, target.width(), target.height(), 0, 1);
        pipe.bindVertexLayout(states.vertexLayout.intern(VertexLayout.EMPTY));
        pipe.bindTexture(Stage.FRAGMENT, slot, view);
        state.suspendFeedback();
        pipe.draw(Primitive.TRIANGLE_STRIP, false, 0, 1, new int[] {0, 4, 0}, 0, 1);
        pipe.bindTexture(Stage.FRAGMENT, slot, null);
        drawState.binder().forget(Stage.FRAGMENT, slot);
    }

    private static void fill(int[] words, int at, float a, float b, float c, float d) {
        words[at] = Float.floatToRawIntBits(a);
        words[at + 1] = Float.floatToRawIntBits(b);
        words[at + 2] = Float.floatToRawIntBits(c);
        words[at + 3] = Float.floatToRawIntBits(d);
    }

    /** The built-in varyings, at their locations. */
    private static void constants(int[] words, RasterPosition r) {
        int at = Variants.RECTANGLE + LowerPixelRectangle.HEAD / 4;
        color(words, at, r.color);
        color(words, at + 4 * (BuiltinSlots.FRONT_SECONDARY_COLOR - BuiltinSlots.FRONT_COLOR), r.secondary);
        color(words, at + 4 * (BuiltinSlots.BACK_COLOR - BuiltinSlots.FRONT_COLOR), r.color);
        color(words, at + 4 * (BuiltinSlots.BACK_SECONDARY_COLOR - BuiltinSlots.FRONT_COLOR), r.secondary);
        int fog = at + 4 * (BuiltinSlots.FOG_COORD - BuiltinSlots.FRONT_COLOR);
        fill(words, fog, r.distance, r.distance, r.distance, r.distance);
        for (int u = 0; u < r.texture.length; u++) {
            color(words, at + 4 * (BuiltinSlots.TEX_COORD_0 + u - BuiltinSlots.FRONT_COLOR), r.texture[u]);
        }
    }

    private static void color(int[] words, int at, float[] v) {
        fill(words, at, v[0], v[1], v[2], v[3]);
    }
}
