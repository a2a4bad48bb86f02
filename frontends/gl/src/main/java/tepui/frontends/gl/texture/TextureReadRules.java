package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.pixel.ImagingStage;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelPairRules;
import tepui.frontends.gl.pixel.PixelRules;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.pixel.PixelTransfer;
import tepui.frontends.gl.pixel.Region;

/** Error checks of calls that read texels: glGetTexImage and its relatives (OpenGL 4.6, 8.11.4). */
public final class TextureReadRules {
    private final Profile profile;
    private final Errors errors;
    private final PixelState pixels;
    private final PixelRules pixelRules;
    private final TextureRules rules;

    public TextureReadRules(
            Profile profile, Errors errors, PixelState pixels, PixelRules pixelRules, TextureRules rules) {
        this.profile = profile;
        this.errors = errors;
        this.pixels = pixels;
        this.pixelRules = pixelRules;
        this.rules = rules;
    }

    /**
     * Reads of pixels (8.11.4); false too where there is nothing to read, which is no error.
     *
     * @param whole the region is the whole level, whose size is found here
     */
    public boolean pixels(String call, TextureObject t, Region r, boolean whole, PixelArguments p) {
        int pair = PixelPairRules.error(p.format, p.type, profile.compatibility || profile.es);
        if (!pixelRules.pair(call, p, pair == 0 && p.format == GL_COLOR_INDEX ? GL_INVALID_ENUM : pair)) return false;
        if (!rules.level(call, t, r.level)) return false;
        if (r.hasFaces() && !t.isBaseComplete()) {
            return errors.wrong(GL_INVALID_OPERATION, call + ": the cube's faces do not fit together");
        }
        TextureImage image = t.image(r.hasFaces() ? 0 : r.face, r.level);
        if (image == null || image.isEmpty()) {
            if (!whole && (r.width | r.height | r.depth) != 0) {
                errors.error(GL_INVALID_VALUE, call + ": level " + r.level + " has no image");
            }
            return false;
        }
        if (!fits(p.format, image.internal)) {
            return errors.wrong(
                    GL_INVALID_OPERATION,
                    call + ": pixels of format " + Errors.hex(p.format) + " from " + image.internal);
        }
        if (whole) cover(r, image);
        else if (!hasDimensions(call, t, r)) return false;
        if (!rules.inside(call, image, r)) return false;
        p.layout = PixelLayout.of(p.format, p.type);
        PixelTransfer transfer = pixelRules.transfer();
        int dimensions = r.hasFaces() ? 3 : t.target().imageDimensions();
        p.staged = !r.hasFaces() && ImagingStage.takes(transfer, p.layout.content(), dimensions);
        p.width = p.staged ? ImagingStage.width(transfer, p.layout.content(), dimensions, r.width) : r.width;
        p.height = p.staged ? ImagingStage.height(transfer, p.layout.content(), dimensions, r.height) : r.height;
        boolean volume = r.hasFaces() || t.target().isVolume();
        p.bytes = p.width == 0 || p.height == 0 ? 0 : pixels.pack.end(p.layout, p.width, p.height, r.depth, volume);
        if (!pixelRules.fits(call, p)) return false;
        return p.bytes > 0 && pixelRules.writable(call, p.pointer, p.bytes, p.layout.alignment());
    }

    private static void cover(Region r, TextureImage image) {
        r.box(0, 0, 0, image.width, image.height, r.hasFaces() ? 6 : image.depth);
    }

    /** Of images without a height or depth, one row or slice is read (8.11.4): not none. */
    private boolean hasDimensions(String call, TextureObject t, Region r) {
        boolean flat = !r.hasFaces() && !t.target().isVolume();
        boolean line = flat && t.target().imageDimensions() == 1;
        if ((!flat || r.z == 0 && r.depth == 1) && (!line || r.y == 0 && r.height == 1)) return true;
        return errors.wrong(
                GL_INVALID_VALUE,
                call + ": " + r.size() + " at " + r.y + ", " + r.z + " of an image of fewer dimensions");
    }

    private static boolean fits(int format, InternalFormat internal) {
        return switch (internal.kind()) {
            case DEPTH -> format == GL_DEPTH_COMPONENT;
            case DEPTH_STENCIL ->
                format == GL_DEPTH_COMPONENT || format == GL_DEPTH_STENCIL || format == GL_STENCIL_INDEX;
            case STENCIL -> format == GL_STENCIL_INDEX;
            case UINT, SINT -> PixelPairRules.isInteger(format);
            default ->
                !PixelPairRules.isInteger(format)
                        && format != GL_DEPTH_COMPONENT
                        && format != GL_DEPTH_STENCIL
                        && format != GL_STENCIL_INDEX;
        };
    }

    /** Reads of blocks (8.11.4); arguments as in {@link #pixels}. */
    public boolean blocks(String call, TextureObject t, Region r, boolean whole, PixelArguments p) {
        if (!rules.level(call, t, r.level)) return false;
        TextureImage image = t.image(r.hasFaces() ? 0 : r.face, r.level);
        if (image == null || !image.internal.isCompressed()) {
            return errors.wrong(GL_INVALID_OPERATION, call + ": level " + r.level + " is not compressed");
        }
        if (whole) cover(r, image);
        else if (!hasDimensions(call, t, r)) return false;
        if (!rules.inside(call, image, r) || !rules.blocksWhole(call, GL_INVALID_VALUE, image, r)) return false;
        boolean volume = r.hasFaces() || t.target().isVolume();
        if (!pixelRules.packedBlocks(call, image.internal.first(), r, volume, p)) return false;
        if (!pixelRules.fits(call, p)) return false;
        return p.bytes > 0 && pixelRules.writable(call, p.pointer, p.bytes, 1);
    }
}
