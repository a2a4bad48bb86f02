package tepui.frontends.gl.texture;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Backend;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.pixel.BlockRows;
import tepui.frontends.gl.pixel.ClientImage;
import tepui.frontends.gl.pixel.ImagingStage;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.PixelBuffers;
import tepui.frontends.gl.pixel.PixelRules;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.PixelTransfer;
import tepui.frontends.gl.pixel.Region;
import tepui.pipe.Buffer;
import tepui.pipe.Device;
import tepui.pipe.format.Format;

/**
 * Effects of calls that specify images: whole images, parts, blocks, levels made of others (OpenGL 4.6, 8.5 to 8.7 and
 * 8.14.4). {@link TextureImageRules} has let them pass, so that only the device can fail. Immutable storage is {@link
 * TextureStorage}'s.
 */
public final class TextureDefinitions {
    private final Device device;
    private final tepui.pipe.Context pipe;
    private final Errors errors;
    private final PixelState pixels;
    private final PixelRules pixelRules;
    private final PixelBuffers pixelBuffers;
    private final Textures textures;

    private final ClientImage client = new ClientImage();
    private final Region face = new Region();

    public TextureDefinitions(
            Backend backend,
            Errors errors,
            PixelState pixels,
            PixelRules pixelRules,
            PixelBuffers pixelBuffers,
            Textures textures) {
        this.device = backend.device();
        this.pipe = backend.pipe();
        this.errors = errors;
        this.pixels = pixels;
        this.pixelRules = pixelRules;
        this.pixelBuffers = pixelBuffers;
        this.textures = textures;
    }

    /** An image without texels. */
    public static TextureImage make(Device device, TextureTarget t, InternalFormat internal, int w, int h, int d) {
        return new TextureImage(t, w, h, d, internal, internal.choose(device), 0, true);
    }

    /** The image of a level that a call asks for; null of a proxy that the device has no room for. */
    private @Nullable TextureImage image(ImageRequest q) {
        Region r = q.region;
        return q.fits ? make(device, q.target, q.internal, r.width, r.height, r.depth) : null;
    }

    // ---- whole images ----------------------------------------------------------------------------------------------

    /** glTexImage*, of a texture or a proxy. Says whether a texture changed. */
    public boolean image(TextureObject t, ImageRequest q) {
        Region r = q.region;
        PixelArguments p = q.pixels;
        if (q.proxy) {
            t.setImage(0, r.level, image(q));
            return false;
        }
        try {
            t.setImage(r.face, r.level, image(q));
            write(t, r, p, q.store, q.dimensions);
        } catch (RuntimeException e) {
            errors.failed(q.call, e);
        } finally {
            pixelBuffers.release();
        }
        textures.respecified(t);
        return true;
    }

    /** Pixels of the program to a box of one face; false where there are none. */
    private boolean write(TextureObject t, Region r, PixelArguments p, PixelStore store, int dimensions) { // hot
        PixelTransfer transfer = pixelRules.transfer();
        client.of(p.layout, store, transfer);
        Buffer buffer = pixelBuffers.unpacked();
        boolean staged = p.staged && transfer != null;
        if (buffer != null && !staged && textures.transfers().copyFrom(t, r, client, buffer, p.pointer)) return true;
        MemorySegment source = pixelBuffers.source(p.pointer, p.bytes);
        if (source == null) return false;
        if (staged) stage(t, r, p, source, dimensions);
        else textures.transfers().upload(t, r, client, source, 0);
        return true;
    }

    /** Colours whose transfer wants the whole image. */
    private void stage(TextureObject t, Region r, PixelArguments p, MemorySegment source, int dimensions) {
        client.size(p.width, p.height, r.depth, dimensions == 3);
        ImagingStage.Image whole = pixels.stage.unpack(client, source, dimensions);
        if (whole == null) return;
        client.of(ImagingStage.LAYOUT, PixelStore.TIGHT, null);
        textures.transfers().upload(t, r, client, whole.pixels(), 0);
    }

    // ---- parts -----------------------------------------------------------------------------------------------------

    /** glTexSubImage*: of a cube, the face; or, by name, all faces as layers. Says whether the texture changed. */
    public boolean subImage(String call, TextureObject t, Region r, PixelArguments p) { // hot
        if (r.isEmpty()) return false;
        try {
            if (!r.hasFaces()) {
                if (!write(t, r, p, pixels.unpack, t.target().imageDimensions())) return false;
            } else {
                MemorySegment source = pixelBuffers.source(p.pointer, p.bytes);
                if (source == null) return false;
                writeFaces(t, r, p, source);
            }
        } catch (RuntimeException e) {
            errors.failed(call, e);
        } finally {
            pixelBuffers.release();
        }
        textures.changed(t);
        return true;
    }

    private void writeFaces(TextureObject t, Region r, PixelArguments p, MemorySegment source) {
        PixelStore store = pixels.unpack;
        long step = store.imageBytes(p.layout, r.width, r.height);
        long first = store.skipImages * step;
        client.of(p.layout, store, pixelRules.transfer());
        for (int i = 0; i < r.depth; i++) {
            textures.transfers().upload(t, face.face(r, r.z + i), client, source, first + i * step);
        }
    }

    // ---- blocks ----------------------------------------------------------------------------------------------------

    /** glCompressedTexImage*, of a texture or a proxy. Says whether a texture changed. */
    public boolean compressedImage(TextureObject t, ImageRequest q) {
        Region r = q.region;
        if (q.proxy) {
            t.setImage(0, r.level, image(q));
            return false;
        }
        try {
            t.setImage(r.face, r.level, image(q));
            blocks(t, r, q.internal.first(), q.pixels);
        } catch (RuntimeException e) {
            errors.failed(q.call, e);
        } finally {
            pixelBuffers.release();
        }
        textures.respecified(t);
        return true;
    }

    /** Blocks of the program to a box of one face; false where there are none. */
    private boolean blocks(TextureObject t, Region r, Format f, PixelArguments p) {
        Buffer buffer = pixelBuffers.unpacked();
        boolean tight = p.rows.isTight(f, r.width, r.height);
        if (buffer != null && tight && textures.transfers().copyBlocksFrom(t, r, f, buffer, p.pointer)) return true;
        MemorySegment source = pixelBuffers.source(p.pointer, p.bytes);
        if (source == null) return false;
        textures.transfers().uploadBlocks(t, r, source, p.rows.first, p.rows.row, p.rows.image);
        return true;
    }

    /** glCompressedTexSubImage*. Says whether the texture changed. */
    public boolean compressedSubImage(String call, TextureObject t, Region r, PixelArguments p) {
        InternalFormat given = InternalFormat.of(p.format);
        if (p.bytes == 0 || given == null) return false;
        try {
            Format f = given.first();
            if (!r.hasFaces()) {
                if (!blocks(t, r, f, p)) return false;
            } else {
                MemorySegment source = pixelBuffers.source(p.pointer, p.bytes);
                if (source == null) return false;
                BlockRows rows = p.rows;
                for (int i = 0; i < r.depth; i++) {
                    long at = rows.first + i * rows.image;
                    textures.transfers().uploadBlocks(t, face.face(r, r.z + i), source, at, rows.row, rows.image);
                }
            }
        } catch (RuntimeException e) {
            errors.failed(call, e);
        } finally {
            pixelBuffers.release();
        }
        textures.changed(t);
        return true;
    }
}
