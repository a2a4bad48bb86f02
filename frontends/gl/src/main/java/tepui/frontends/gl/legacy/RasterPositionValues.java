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

    private float[] coordinates(int unit) {
        return rasterPosition.texture[Math.min(unit, 7)];
    }

    /** The coordinates of a unit, to {@code out}: how many. */
    public int coordinates(int unit, double[] out) {
        float[] v = coordinates(unit);
        for (int i = 0; i < v.length; i++) out[i] = v[i];
        return v.length;
    }

    /** The values of a name, to {@code out}: how many, or -1. */
    public int get(int pname, double[] out) {
        float[] v = switch (pname) {
            case GL_CURRENT_RASTER_POSITION -> rasterPosition.window;
            case GL_CURRENT_RASTER_COLOR -> rasterPosition.color;
            case GL_CURRENT_RASTER_SECONDARY_COLOR -> rasterPosition.secondary;
            case GL_CURRENT_RASTER_TEXTURE_COORDS -> coordinates(textures.active());
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
