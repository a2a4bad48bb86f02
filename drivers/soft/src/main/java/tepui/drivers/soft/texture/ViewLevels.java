package tepui.drivers.soft.texture;

import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.Site;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.pipe.TextureView;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;

/**
 * Levels and layers of a texture that a view shows, as tables of numbers: what is needed to get from a level and
 * integer texel coordinates to words. Level 0 and layer 0 are the view's first.
 */
final class ViewLevels {
    final SoftTexture texture;
    final int[] data;
    final TextureShape shape;
    /** How the words are read: the view's format, or what it decodes to. */
    final TexelCodec codec;

    /** The texture's level and layer that the view begins with. */
    final int firstLevel;

    final int firstLayer;
    final int words;
    final int levels;
    /** Layers of the view, counting faces; slices for volumes have {@link #depth}. */
    final int layers;

    final int samples;
    final int[] width;
    final int[] height;
    /** Slices of a 3D texture, 1 otherwise. */
    final int[] depth;
    /** First word of layer 0. */
    final int[] base;
    /** Words of a row of blocks. */
    final int[] rowWords;
    /** Words from one slice or layer to the next. */
    final int[] sliceWords;

    final int sampleWords;

    ViewLevels(SoftTexture texture, TextureView.Desc view) {
        this.texture = texture;
        shape = view.shape();
        data = texture.data;
        Format store = SoftFormats.store(view.format());
        codec = TexelCodec.of(store);
        words = texture.words;
        if (codec.words() != words
                || view.format().isCompressed() != texture.desc().format().isCompressed()) {
            throw new IllegalArgumentException("createView: format is " + view.format() + ", the texture's is "
                    + texture.desc().format() + "; both must have texels of the same size");
        }
        boolean volume = texture.isVolume();
        int available = volume ? texture.desc().depth() : texture.desc().layers();
        boolean slices = shape == TextureShape.D3;
        if (view.firstLevel() < 0
                || view.levels() < 1
                || view.firstLevel() > texture.desc().levels() - view.levels()) {
            throw new IllegalArgumentException("createView: levels " + view.firstLevel() + " + " + view.levels()
                    + ", the texture has " + texture.desc().levels());
        }
        if (!slices && (view.firstLayer() < 0 || view.layers() < 1 || view.firstLayer() > available - view.layers())) {
            throw new IllegalArgumentException("createView: layers " + view.firstLayer() + " + " + view.layers()
                    + ", the texture has " + available);
        }
        if (slices != volume && slices) {
            throw new IllegalArgumentException("createView: shape is " + shape.text() + ", the texture's is "
                    + texture.desc().shape().text());
        }
        if (shape.isCube() && view.layers() % 6 != 0) {
            throw new IllegalArgumentException("createView: " + view.layers() + " layers for a " + shape.text()
                    + " view, must be a multiple of 6");
        }
        firstLevel = view.firstLevel();
        firstLayer = slices ? 0 : view.firstLayer();
        levels = view.levels();
        layers = slices ? 1 : view.layers();
        samples = texture.samples;
        width = new int[levels];
        height = new int[levels];
        depth = new int[levels];
        base = new int[levels];
        rowWords = new int[levels];
        sliceWords = new int[levels];
        for (int l = 0; l < levels; l++) {
            int level = view.firstLevel() + l;
            width[l] = texture.desc().levelWidth(level);
            height[l] = texture.desc().levelHeight(level);
            depth[l] = slices ? texture.desc().levelDepth(level) : 1;
            sliceWords[l] = texture.sliceWords(level);
            base[l] = texture.levelAt(level) + (slices ? 0 : view.firstLayer() * sliceWords[l]);
            rowWords[l] = texture.blocksAcross(level) * BlockOrder.TEXELS * words;
        }
        sampleWords = texture.sampleWords(view.firstLevel());
    }

    /** Word 0 of a texel; z is the slice or layer. All in range. */
    int at(int level, int x, int y, int z) {
        return base[level]
                + z * sliceWords[level]
                + (y >> 2) * rowWords[level]
                + (x >> 2) * (BlockOrder.TEXELS * words)
                + BlockOrder.at(x, y);
    }

    /** Sizes of the levels that lanes ask for, 0 for what is none. */
    void size(KernelFrame frame, Site site, int[] mask, int maskAt) {
        int[] level = site.tex(TexOperand.LOD);
        for (int c = 0; c < site.results.length; c++) {
            int to = site.results[c];
            for (int i = 0; i < frame.lanes; i++) {
                if (mask[maskAt + i] == 0) continue;
                int l = level == null ? 0 : frame.i[level[0] + i];
                int v = 0;
                if (l >= 0 && l < levels) {
                    if (c >= shape.dimensions()) v = shape.isCube() ? layers / 6 : layers;
                    else v = c == 0 ? width[l] : c == 1 ? height[l] : depth[l];
                }
                frame.i[to + i] = v;
            }
        }
    }
}
