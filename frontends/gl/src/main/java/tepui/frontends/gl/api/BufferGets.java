package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.fixed.ActiveUnit;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.frontends.gl.texture.Textures;

/** What glGet... answers of bound textures, clear values, draw and read buffers, pixel zoom and the active unit, as doubles that the calls convert. */
public final class BufferGets {
    private final ActiveUnit activeTexture;
    private final PixelState pixels;
    private final Textures textures;
    private final Framebuffers framebuffers;

    public BufferGets(PixelState pixels, Textures textures, Framebuffers framebuffers, ActiveUnit activeTexture) {
        this.activeTexture = activeTexture;
        this.pixels = pixels;
        this.textures = textures;
        this.framebuffers = framebuffers;
    }

    /** The values of a parameter; -1 where it is none of these. */
    int get(int pname, double[] out) {
        switch (pname) {
            case GL_ACTIVE_TEXTURE -> out[0] = GL_TEXTURE0 + activeTexture.activeUnit;
            case GL_COLOR_CLEAR_VALUE -> {
                return four(framebuffers.clear.color, out);
            }
            case GL_ACCUM_CLEAR_VALUE -> {
                return four(framebuffers.clear.accum, out);
            }
            case GL_DEPTH_CLEAR_VALUE -> out[0] = framebuffers.clear.depth;
            case GL_STENCIL_CLEAR_VALUE -> out[0] = framebuffers.clear.stencil;
            case GL_ZOOM_X -> out[0] = pixels.zoomX;
            case GL_ZOOM_Y -> out[0] = pixels.zoomY;
            case GL_DRAW_BUFFER -> out[0] = framebuffers.draw().drawBuffers[0];
            case GL_READ_BUFFER -> out[0] = framebuffers.read().readBuffer;
            default -> {
                TextureTarget target = TextureTarget.ofBinding(pname);
                if (target != null) {
                    out[0] = textures.bound(target).name();
                    return 1;
                }
                int i = pname - GL_DRAW_BUFFER0;
                int[] buffers = framebuffers.draw().drawBuffers;
                if (i < 0 || i >= buffers.length) return -1;
                out[0] = buffers[i];
            }
        }
        return 1;
    }

    private static int four(float[] v, double[] out) {
        for (int i = 0; i < 4; i++) out[i] = v[i];
        return 4;
    }
}
