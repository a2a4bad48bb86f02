package tepui.drivers.soft.texture;

import tepui.pipe.Blit;
import tepui.pipe.format.TexelCodec;

/**
 * One part of a blit: textures with the codecs of their texels, and the columns of the target that are made, from {@code x}.
 *
 * @param serial another one for each
 */
record BlitWork(
        long serial,
        Blit blit,
        SoftTexture source,
        SoftTexture target,
        TexelCodec from,
        TexelCodec to,
        Part what,
        Way way,
        int x,
        int count) {
    /** Part of a texel that is moved. */
    enum Part {
        FLOATS,
        INTS,
        DEPTH,
        STENCIL
    }

    /** Way of the blit: halved ({@link HalfSize}), averaged ({@link SampleAverage}), or row by row ({@link BlitRows}). */
    enum Way {
        HALVES,
        AVERAGES,
        ROWS
    }

    int sourceLevel() {
        return blit.sourceLevel();
    }

    int targetLevel() {
        return blit.targetLevel();
    }

    int sourceWidth() {
        return source.desc().levelWidth(blit.sourceLevel());
    }

    /** Components of a texel that are written, as {@link TexelCodec#writtenBits} wants them. */
    int mask() {
        return what == Part.DEPTH ? 16 : what == Part.STENCIL ? 32 : blit.mask() & 15;
    }
}
