package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.pixel.ImagingStage;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelBuffers;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelPairs;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.PixelTransfer;
import tepui.pipe.Caps;
import tepui.pipe.format.Format;

/** glGetTexImage and its relatives (OpenGL 4.6, 8.11.4). Of cubes by name, faces are images of a volume. */
public final class TextureReads {
    private final Caps caps;
    private final Profile profile;
    private final Errors errors;
    private final PixelState pixels;
    private final PixelBuffers pixelBuffers;
    private final Textures textures;

    private final TextureDefinitions definitions;

    public TextureReads(
            Caps caps,
            Profile profile,
            Errors errors,
            PixelState pixels,
            PixelBuffers pixelBuffers,
            Textures textures,
            TextureDefinitions definitions) {
        this.caps = caps;
        this.profile = profile;
        this.errors = errors;
        this.pixels = pixels;
        this.pixelBuffers = pixelBuffers;
        this.textures = textures;

        this.definitions = definitions;
    }

    /**
     * Reads texels.
     *
     * @param face -1 for all faces as images
     * @param box x, y, z, width, height, depth; null for the whole level
     * @param limit bytes that may be written, -1 for no limit
     */
    public void pixels(
            String call,
            TextureObject t,
            int face,
            int level,
            int @Nullable [] box,
            int format,
            int type,
            long limit,
            long to) {
        int pair = PixelPairs.error(format, type, profile.compatibility || profile.es);
        if (pair != 0 || format == GL_COLOR_INDEX) {
            int code = pair == 0 ? GL_INVALID_ENUM : pair;
            errors.error(
                    code,
                    call + ": format 0x" + Integer.toHexString(format) + " with type 0x" + Integer.toHexString(type));
            return;
        }
        if (level < 0 || level >= t.target().maxLevels(caps)) {
            errors.error(GL_INVALID_VALUE, call + ": level is " + level);
            return;
        }
        boolean faces = face < 0;
        TextureImage image = t.image(faces ? 0 : face, level);
        if (image == null || image.isEmpty()) {
            if (box != null && (box[3] | box[4] | box[5]) != 0) {
                errors.error(GL_INVALID_VALUE, call + ": level " + level + " has no image");
            }
            return;
        }
        if (!fits(format, image.internal)) {
            errors.error(
                    GL_INVALID_OPERATION,
                    call + ": pixels of format 0x" + Integer.toHexString(format) + " from " + image.internal);
            return;
        }
        int[] b = box == null ? new int[] {0, 0, 0, image.width, image.height, faces ? 6 : image.depth} : box;
        boolean in = faces
                ? definitions.insideFaces(call, image, b[0], b[1], b[2], b[3], b[4], b[5])
                : definitions.inside(call, image, b[0], b[1], b[2], b[3], b[4], b[5]);
        if (!in) return;
        if (faces && !t.isBaseComplete()) {
            errors.error(GL_INVALID_OPERATION, call + ": the cube's faces do not fit together");
            return;
        }
        PixelLayout layout = PixelLayout.of(format, type);
        PixelStore store = this.pixels.pack;
        boolean volume = faces || t.target().isVolume();
        PixelTransfer transfer = profile.compatibility ? this.pixels.transfer : null;
        int dimensions = faces ? 3 : t.target().imageDimensions();
        boolean staged = !faces && ImagingStage.takes(transfer, layout.content(), dimensions);
        int outW = staged ? ImagingStage.width(transfer, layout.content(), dimensions, b[3]) : b[3];
        int outH = staged ? ImagingStage.height(transfer, layout.content(), dimensions, b[4]) : b[4];
        long end = outW == 0 || outH == 0 ? 0 : store.end(layout, outW, outH, b[5], volume);
        if (limit >= 0 && end > limit) {
            errors.error(GL_INVALID_OPERATION, call + ": bufSize is " + limit + ", " + end + " bytes are needed");
            return;
        }
        if (end == 0) return;
        MemorySegment target = pixelBuffers.target(call, to, end, layout.alignment());
        if (target == null) return;
        try {
            TexelTransfers transfers = textures.transfers();
            if (staged && transfer != null) {
                MemorySegment pixels = ImagingStage.room(b[3], b[4], b[5]);
                PixelLayout floats = ImagingStage.LAYOUT;
                PixelStore tight = PixelStore.TIGHT;
                transfers.download(image, b[0], b[1], b[2], b[3], b[4], b[5], floats, tight, null, pixels, 0);
                ImagingStage stage = this.pixels.stage;
                ImagingStage.Image out = stage.pack(transfer, pixels, b[3], b[4] * b[5], dimensions);
                if (out != null) stage.put(out.pixels(), outW, outH, b[5], volume, layout, store, false, target);
            } else if (!faces) {
                transfers.download(image, b[0], b[1], b[2], b[3], b[4], b[5], layout, store, transfer, target, 0);
            } else {
                long step = store.imageBytes(layout, b[3], b[4]);
                long first = store.skipImages * step;
                for (int i = 0; i < b[5]; i++) {
                    TextureImage one = t.image(b[2] + i, level);
                    if (one == null) continue;
                    transfers.download(
                            one, b[0], b[1], 0, b[3], b[4], 1, layout, store, transfer, target, first + i * step);
                }
            }
        } catch (RuntimeException e) {
            errors.failed(call, e);
        } finally {
            pixelBuffers.release();
        }
    }

    private static boolean fits(int format, InternalFormat internal) {
        return switch (internal.kind()) {
            case DEPTH -> format == GL_DEPTH_COMPONENT;
            case DEPTH_STENCIL ->
                format == GL_DEPTH_COMPONENT || format == GL_DEPTH_STENCIL || format == GL_STENCIL_INDEX;
            case STENCIL -> format == GL_STENCIL_INDEX;
            case UINT, SINT -> PixelPairs.isInteger(format);
            default ->
                !PixelPairs.isInteger(format)
                        && format != GL_DEPTH_COMPONENT
                        && format != GL_DEPTH_STENCIL
                        && format != GL_STENCIL_INDEX;
        };
    }

    /** Reads blocks; arguments as in {@link #pixels}. */
    public void blocks(String call, TextureObject t, int face, int level, int @Nullable [] box, long limit, long to) {
        if (level < 0 || level >= t.target().maxLevels(caps)) {
            errors.error(GL_INVALID_VALUE, call + ": level is " + level);
            return;
        }
        boolean faces = face < 0;
        TextureImage image = t.image(faces ? 0 : face, level);
        if (image == null || !image.internal.isCompressed()) {
            errors.error(GL_INVALID_OPERATION, call + ": level " + level + " is not compressed");
            return;
        }
        int[] b = box == null ? new int[] {0, 0, 0, image.width, image.height, faces ? 6 : image.depth} : box;
        boolean in = faces
                ? definitions.insideFaces(call, image, b[0], b[1], b[2], b[3], b[4], b[5])
                : definitions.inside(call, image, b[0], b[1], b[2], b[3], b[4], b[5]);
        if (!in || !definitions.blocksWhole(call, GL_INVALID_VALUE, image, b[0], b[1], b[3], b[4])) return;
        Format f = image.internal.first();
        long bytes = f.imageBytes(b[3], b[4], b[5]);
        if (limit >= 0 && bytes > limit) {
            errors.error(GL_INVALID_OPERATION, call + ": bufSize is " + limit + ", " + bytes + " bytes are needed");
            return;
        }
        if (bytes == 0) return;
        MemorySegment target = pixelBuffers.target(call, to, bytes, 1);
        if (target == null) return;
        try {
            long row = f.rowBytes(b[3]);
            long imageRow = f.rowBytes(image.width);
            long out = 0;
            for (int z = b[2]; z < b[2] + b[5]; z++) {
                TextureImage from = faces ? t.image(z, level) : image;
                if (from == null) continue;
                byte[] all = textures.transfers().blocks(from, faces ? 0 : z, 1);
                MemorySegment source = MemorySegment.ofArray(all);
                for (int r = 0; r < f.rows(b[4]); r++, out += row) {
                    long p = (b[1] / f.blockHeight() + r) * imageRow + (long) (b[0] / f.blockWidth()) * f.blockBytes();
                    MemorySegment.copy(source, p, target, out, row);
                }
            }
        } catch (RuntimeException e) {
            errors.failed(call, e);
        } finally {
            pixelBuffers.release();
        }
    }
}
