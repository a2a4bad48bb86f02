package tepui.drivers.soft.raster;

import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.texture.BlockOrder;
import tepui.drivers.soft.texture.SoftTexture;
import tepui.drivers.soft.texture.UniformTiles;
import tepui.pipe.Box;
import tepui.pipe.Limits;
import tepui.pipe.RenderTargets;
import tepui.pipe.SampleLocations;
import tepui.pipe.driver.StandardSamples;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;

/** Render targets as the tile workers need them: arrays, first words, distances. Index 8 is depth-stencil. */
final class TargetSet {
    static final int DEPTH = Limits.COLOR_TARGETS;
    static final int COUNT = DEPTH + 1;

    final RenderTargets targets;
    final int width;
    final int height;
    final int layers;
    final int samples;
    /** Where each sample is, in sixteenths from the pixel's centre. */
    final int[] placeX;

    final int[] placeY;
    /** Formats in the order of the slots; null where nothing is attached. */
    final @Nullable Format[] formats = new Format[COUNT];

    final int[] @Nullable [] data = new int[COUNT][];
    /** First word of the attachment's first layer. */
    final int[] base = new int[COUNT];
    /** Words of a block, of a row of blocks, of a layer, of a sample's plane. */
    final int[] blockWords = new int[COUNT];

    final int[] rowWords = new int[COUNT];
    final int[] layerWords = new int[COUNT];
    final int[] sampleWords = new int[COUNT];
    /** The bits of a texel's first word that mean something. */
    final int[] significant = new int[COUNT];

    private boolean sparse;
    private final @Nullable SoftTexture[] textures = new SoftTexture[COUNT];
    /** Tiles that were cleared and are uniform since; null where none is known. */
    final @Nullable UniformTiles[] uniform = new UniformTiles[COUNT];

    TargetSet(RenderTargets targets) {
        this.targets = targets;
        width = targets.width();
        height = targets.height();
        layers = targets.layers();
        samples = targets.samples();
        placeX = new int[samples];
        placeY = new int[samples];
        SampleLocations places = targets.locations();
        for (int s = 0; s < samples; s++) {
            placeX[s] = places == null ? StandardSamples.x(samples, s) : places.x(0, s) - 8;
            placeY[s] = places == null ? StandardSamples.y(samples, s) : places.y(0, s) - 8;
        }
        for (int i = 0; i < COUNT; i++) {
            RenderTargets.Attachment a = i == DEPTH ? targets.depthStencil() : targets.color(i);
            if (a == null) continue;
            if (!(a.texture() instanceof SoftTexture t)) {
                throw new IllegalArgumentException("setRenderTargets: " + a.texture() + " belongs to another device");
            }
            if (t.samples != samples) {
                throw new IllegalArgumentException("setRenderTargets: attachment " + i + " has " + t.samples
                        + " samples, the targets have " + samples);
            }
            formats[i] = a.format();
            data[i] = t.data;
            base[i] = t.blockAt(a.level(), 0, 0, a.firstLayer(), 0);
            blockWords[i] = BlockOrder.TEXELS * t.words;
            rowWords[i] = t.blocksAcross(a.level()) * blockWords[i];
            layerWords[i] = t.sliceWords(a.level());
            sampleWords[i] = t.sampleWords(a.level());
            TexelCodec codec = TexelCodec.of(a.format());
            significant[i] = a.format().isDepthStencil()
                    ? codec.writtenBits(0, 16) | codec.writtenBits(0, 32)
                    : codec.writtenBits(0, 15);
            textures[i] = t;
            if (t.pages != null) sparse = true;
        }
    }

    /** Looks what is still known of the tiles, before a scene is executed. */
    void begin(int tilesX, int tilesY) {
        for (int i = 0; i < COUNT; i++) {
            SoftTexture t = textures[i];
            if (t != null) uniform[i] = UniformTiles.of(t, base[i], layers, tilesX, tilesY, width | height << 16);
        }
    }

    /** Has one of them pages without memory? */
    boolean isSparse() { // hot
        return sparse;
    }

    /** What a tile has got where a sparse target has no memory is gone. */
    void dropWrites(int x, int y) {
        for (int i = 0; i < COUNT; i++) {
            SoftTexture t = textures[i];
            RenderTargets.Attachment a = i == DEPTH ? targets.depthStencil() : targets.color(i);
            if (t == null || a == null || t.pages == null) continue;
            t.pages.wipe(
                    a.level(), new Box(x, y, a.firstLayer(), 1 << Scene.TILE_SHIFT, 1 << Scene.TILE_SHIFT, layers));
        }
    }

    /** Notes that something is drawn in a tile. */
    void drawn(int tile) { // hot
        for (int i = 0; i < COUNT; i++) {
            UniformTiles tiles = uniform[i];
            if (tiles != null) tiles.drawn(tile);
        }
    }

    /** Can programs for these targets be used with those? */
    boolean sameFormats(TargetSet other) {
        if (samples != other.samples) return false;
        for (int i = 0; i < COUNT; i++) {
            if (formats[i] != other.formats[i]) return false;
        }
        return true;
    }
}
