package tepui.drivers.soft.texture;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;

/**
 * Blits, copies that scale, mirror, filter, convert and resolve: a target row is made from the one, two or four source
 * rows that it lies between, which are kept decoded. Colours go through linear floats, integers through integers, depth
 * and stencil each by itself and never filtered; where format and size agree, words are copied. Several samples become
 * their average, or sample 0 for integers, depth and stencil. Rows are shared among workers, each of which has scratch memory
 * of its own ({@link BlitRows}). One per context.
 */
public final class Blits implements Bands.Rows {
    private final Bands bands;
    private final WorkerScratch<BlitRows> scratch;
    /** What is being done. */
    private @Nullable BlitWork work;

    private long serial;

    public Blits(Bands bands) {
        this.bands = bands;
        scratch = new WorkerScratch<>(bands, BlitRows::new);
    }

    public void blit(Blit b) {
        SoftTexture source = (SoftTexture) b.source();
        SoftTexture target = (SoftTexture) b.target();
        TexelCodec from = codec("source", source, b.sourceFormat());
        TexelCodec to = codec("target", target, b.targetFormat());
        if (target.desc().format().isCompressed()) {
            throw new IllegalArgumentException(
                    "blit: target format is " + target.desc().format() + ", must not be compressed");
        }
        Box s = b.sourceBox();
        Box t = b.targetBox();
        source.check("blit", b.sourceLevel(), positive(s));
        if (s.isEmpty() || t.isEmpty()) return;
        if (!volumes(source, target) && Math.abs(s.depth()) != Math.abs(t.depth())) {
            throw new IllegalArgumentException("blit: from a depth of " + s.depth() + " to " + t.depth()
                    + "; both must be equal unless both textures are 3D");
        }
        checkLevel(target, b.targetLevel());
        Format sf = from.format();
        Format tf = to.format();
        if ((b.mask() & Blit.COLOR) != 0 && !sf.isDepthStencil() && !tf.isDepthStencil()) {
            if (sf.isInteger() != tf.isInteger()
                    || sf.isInteger() && sf.isUnsignedInteger() != tf.isUnsignedInteger()) {
                throw new IllegalArgumentException(
                        "blit: from " + sf + " to " + tf + "; integers can only become integers of the same sign");
            }
            run(b, source, target, from, to, sf.isInteger() ? BlitWork.Part.INTS : BlitWork.Part.FLOATS);
        }
        if ((b.mask() & Blit.DEPTH) != 0 && sf.hasDepth() && tf.hasDepth()) {
            run(b, source, target, from, to, BlitWork.Part.DEPTH);
        }
        if ((b.mask() & Blit.STENCIL) != 0 && sf.hasStencil() && tf.hasStencil()) {
            run(b, source, target, from, to, BlitWork.Part.STENCIL);
        }
    }

    private static void checkLevel(SoftTexture t, int level) {
        if (level < 0 || level >= t.desc().levels()) {
            throw new IllegalArgumentException("blit: target level is " + level + ", the texture has "
                    + t.desc().levels() + " levels");
        }
    }

    private static TexelCodec codec(String which, SoftTexture t, Format format) {
        TexelCodec codec = TexelCodec.of(SoftFormats.store(format));
        if (codec.words() != t.words) {
            throw new IllegalArgumentException("blit: " + which + " format is " + format + ", the texture's is "
                    + t.desc().format() + "; both must have texels of the same size");
        }
        return codec;
    }

    /** The same box with sizes that are not negative. */
    private static Box positive(Box b) {
        return new Box(
                b.width() < 0 ? b.x() + b.width() : b.x(),
                b.height() < 0 ? b.y() + b.height() : b.y(),
                b.depth() < 0 ? b.z() + b.depth() : b.z(),
                Math.abs(b.width()),
                Math.abs(b.height()),
                Math.abs(b.depth()));
    }

    private void run(
            Blit b, SoftTexture source, SoftTexture target, TexelCodec from, TexelCodec to, BlitWork.Part what) {
        Box t = positive(b.targetBox());
        Box area = b.area();
        if (area == null) return;
        int z0 = Math.max(0, t.z());
        int z1 = Math.min(t.z() + t.depth(), target.desc().levelDepth(b.targetLevel()));
        boolean linear = b.filter() == Filter.LINEAR && what == BlitWork.Part.FLOATS;
        BlitWork.Way way = linear && halves(b, area, from, to)
                ? BlitWork.Way.HALVES
                : what == BlitWork.Part.FLOATS && resolves(b, from, to) ? BlitWork.Way.AVERAGES : BlitWork.Way.ROWS;
        work = new BlitWork(++serial, b, source, target, from, to, what, way, area.x(), area.width());
        try {
            // What overlaps is done in order.
            if (source == target && b.sourceLevel() == b.targetLevel()) {
                bands.alone(this, z0, z1 - z0, area.y(), area.height());
            } else {
                long words = (long) area.width() * (source.words * source.samples + target.words * target.samples);
                bands.run(this, z0, z1 - z0, area.y(), area.height(), words);
            }
        } finally {
            work = null;
        }
    }

    @Override
    public void rows(int worker, int slice, int from, int to) {
        BlitWork w = work;
        if (w == null) return;
        Blit b = w.blit();
        int sx = b.sourceBox().x() + w.x() - b.targetBox().x();
        int z = b.sourceBox().z() + slice - b.targetBox().z();
        switch (w.way()) {
            case HALVES ->
                HalfSize.average(
                        w.source(),
                        b.sourceLevel(),
                        b.sourceBox().x() + 2 * (w.x() - b.targetBox().x()),
                        b.sourceBox().y() + 2 * (from - b.targetBox().y()),
                        z,
                        w.target(),
                        b.targetLevel(),
                        new HalfSize.Area(w.x(), from, slice, w.count(), to - from));
            case AVERAGES ->
                SampleAverage.average(
                        w.source(),
                        b.sourceLevel(),
                        sx,
                        b.sourceBox().y() + from - b.targetBox().y(),
                        z,
                        w.target(),
                        b.targetLevel(),
                        new HalfSize.Area(w.x(), from, slice, w.count(), to - from));
            case ROWS -> scratch.of(worker).rows(w, slice, from, to);
        }
    }

    private static boolean volumes(SoftTexture source, SoftTexture target) {
        return source.isVolume() && target.isVolume();
    }

    /** Is each texel the average of four that are neighbours in a block? */
    private static boolean halves(Blit b, Box area, TexelCodec from, TexelCodec to) {
        SoftTexture source = (SoftTexture) b.source();
        SoftTexture target = (SoftTexture) b.target();
        Box s = b.sourceBox();
        Box t = b.targetBox();
        return s.width() == 2 * t.width()
                && s.height() == 2 * t.height()
                && s.depth() == t.depth()
                && (s.x() & 1) == 0
                && (s.y() & 1) == 0
                && source.samples == 1
                && (source != target || b.sourceLevel() != b.targetLevel())
                && !area.isEmpty()
                && averagesBytes(b, from, to);
    }

    /** Is each texel the average of the samples of one, as bytes? */
    private static boolean resolves(Blit b, TexelCodec from, TexelCodec to) {
        SoftTexture source = (SoftTexture) b.source();
        Box s = b.sourceBox();
        Box t = b.targetBox();
        return source.samples > 1
                && s.width() == t.width()
                && s.height() == t.height()
                && s.depth() == t.depth()
                && averagesBytes(b, from, to);
    }

    /** Are whole texels of bytes averaged, that nothing mirrors and that become one sample? */
    private static boolean averagesBytes(Blit b, TexelCodec from, TexelCodec to) {
        Box t = b.targetBox();
        return ((SoftTexture) b.target()).samples == 1
                && t.width() > 0
                && t.height() > 0
                && t.depth() > 0
                && from.format() == to.format()
                && HalfSize.fits(from.format())
                && to.writtenBits(0, b.mask() & 15) == -1;
    }
}
