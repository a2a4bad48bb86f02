package tepui.frontends.gl.texture;

import java.lang.foreign.MemorySegment;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.pixel.ClientImage;
import tepui.frontends.gl.pixel.ImagingStage;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.PixelBuffers;
import tepui.frontends.gl.pixel.PixelRules;
import tepui.frontends.gl.pixel.PixelState;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.PixelTransfer;
import tepui.frontends.gl.pixel.Region;
import tepui.pipe.Buffer;
import tepui.pipe.format.Format;

/**
 * Reads of texels as pixels or as blocks, after {@link TextureReadRules}. Of cubes by name, faces are images of a
 * volume.
 */
public final class TextureReads {
    private final Errors errors;
    private final PixelState pixels;
    private final PixelRules pixelRules;
    private final PixelBuffers pixelBuffers;
    private final Textures textures;

    private final ClientImage client = new ClientImage();
    private final Region face = new Region();

    public TextureReads(
            Errors errors, PixelState pixels, PixelRules pixelRules, PixelBuffers pixelBuffers, Textures textures) {
        this.errors = errors;
        this.pixels = pixels;
        this.pixelRules = pixelRules;
        this.pixelBuffers = pixelBuffers;
        this.textures = textures;
    }

    /** Reads pixels of a region that is not empty. */
    public void pixels(String call, TextureObject t, Region r, PixelArguments p) {
        try {
            PixelTransfer transfer = pixelRules.transfer();
            PixelStore store = pixels.pack;
            client.of(p.layout, store, transfer);
            TexelTransfers transfers = textures.transfers();
            Buffer buffer = pixelBuffers.packed();
            if (buffer != null && !r.hasFaces() && !(p.staged && transfer != null)) {
                TextureImage image = t.image(r.face, r.level);
                if (image != null && transfers.copyTo(image, r, client, buffer, p.pointer)) return;
            }
            MemorySegment target = pixelBuffers.target(p.pointer, p.bytes);
            if (target == null) return;
            if (r.hasFaces()) {
                long step = store.imageBytes(p.layout, r.width, r.height);
                long first = store.skipImages * step;
                for (int i = 0; i < r.depth; i++) {
                    TextureImage image = t.image(r.z + i, r.level);
                    if (image == null) continue;
                    transfers.download(image, face.face(r, r.z + i), client, target, first + i * step);
                }
                return;
            }
            TextureImage image = t.image(r.face, r.level);
            if (image == null) return;
            if (p.staged && transfer != null) stage(t, image, r, p, transfer, target);
            else transfers.download(image, r, client, target, 0);
        } catch (RuntimeException e) {
            errors.failed(call, e);
        } finally {
            pixelBuffers.release();
        }
    }

    /** Colours whose transfer wants the whole image. */
    private void stage(
            TextureObject t,
            TextureImage image,
            Region r,
            PixelArguments p,
            PixelTransfer transfer,
            MemorySegment target) {
        MemorySegment floats = ImagingStage.room(r.width, r.height, r.depth);
        client.of(ImagingStage.LAYOUT, PixelStore.TIGHT, null);
        textures.transfers().download(image, r, client, floats, 0);
        ImagingStage stage = pixels.stage;
        int dimensions = t.target().imageDimensions();
        ImagingStage.Image out = stage.pack(transfer, floats, r.width, r.height * r.depth, dimensions);
        if (out == null) return;
        client.of(p.layout, pixels.pack, null)
                .size(p.width, p.height, r.depth, t.target().isVolume());
        stage.put(out.pixels(), client, target);
    }

    /** Reads blocks of a region that is not empty. */
    public void blocks(String call, TextureObject t, Region r, PixelArguments p) {
        try {
            MemorySegment target = pixelBuffers.target(p.pointer, p.bytes);
            if (target == null) return;
            for (int z = r.z; z < r.z + r.depth; z++) {
                TextureImage from = t.image(r.hasFaces() ? z : r.face, r.level);
                if (from == null) continue;
                Format f = from.internal.first();
                long row = f.rowBytes(r.width);
                long imageRow = f.rowBytes(from.width);
                byte[] all = textures.transfers().blocks(from, r.hasFaces() ? 0 : z, 1);
                MemorySegment source = MemorySegment.ofArray(all);
                long out = p.rows.first + (z - r.z) * p.rows.image;
                for (int y = 0; y < f.rows(r.height); y++, out += p.rows.row) {
                    long p0 = (r.y / f.blockHeight() + y) * imageRow + (long) (r.x / f.blockWidth()) * f.blockBytes();
                    MemorySegment.copy(source, p0, target, out, row);
                }
            }
        } catch (RuntimeException e) {
            errors.failed(call, e);
        } finally {
            pixelBuffers.release();
        }
    }
}
