package tepui.frontends.d3d9.resource;

import static tepui.frontends.d3d9.D3D9.D3DPOOL_DEFAULT;

import tepui.frontends.d3d9.format.TexelFormats.TexelFormat;

/**
 * Form of a texture or of a surface that stands alone.
 *
 * @param usage D3DUSAGE_...
 * @param pool D3DPOOL_...
 * @param bind what the device's texture is for, bits of {@link tepui.pipe.Bind}
 */
public record TexelDesc(
        TexelFormat format, int usage, int pool, Extent extent, Kind kind, int levels, int samples, int bind) {
    /** Kinds of resources that an image of a level is part of. */
    public enum Kind {
        FLAT,
        CUBE,
        VOLUME
    }

    /** Size of the first level in texels. */
    public record Extent(int width, int height, int depth) {}

    /** One flat image in the pool DEFAULT: a target. */
    public static TexelDesc target(TexelFormat format, int usage, int width, int height, int samples, int bind) {
        Extent extent = new Extent(width, height, 1);
        return new TexelDesc(format, usage, D3DPOOL_DEFAULT, extent, Kind.FLAT, 1, samples, bind);
    }
}
