package tepui.frontends.gl.legacy;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.texture.Textures;

/** Values of the raster position, as glGet... tells them. */
public final class RasterPositionValues {
    private final RasterPosition rasterPosition;
    private final Textures textures;

    public RasterPositionValues(RasterPosition rasterPosition, Textures textures) {
        this.rasterPosition = rasterPosition;
        this.textures = textures;
    }

    /** The values of a name, to {@code out}: how many, or -1. */
    public int get(int pname, double[] out) {
        float[] v = switch (pname) {
            case GL_CURRENT_RASTER_POSITION -> rasterPosition.window;
            case GL_CURRENT_RASTER_COLOR -> rasterPosition.color;
            case GL_CURRENT_RASTER_SECONDARY_COLOR -> rasterPosition.secondary;
            case GL_CURRENT_RASTER_TEXTURE_COORDS -> rasterPosition.texture[Math.min(textures.active(), 7)];
            case GL_CURRENT_RASTER_DISTANCE -> new float[] {rasterPosition.distance};
            case GL_CURRENT_RASTER_POSITION_VALID -> new float[] {rasterPosition.valid ? 1 : 0};
            case GL_CURRENT_RASTER_INDEX -> new float[] {1};
            default -> null;
        };
        if (v == null) return -1;
        for (int i = 0; i < v.length; i++) out[i] = v[i];
        return v.length;
    }
}
