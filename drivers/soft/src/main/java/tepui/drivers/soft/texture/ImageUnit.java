package tepui.drivers.soft.texture;

import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.Site;
import tepui.drivers.soft.jit.SiteUnit;
import tepui.ir.ScalarKind;
import tepui.pipe.TextureView;
import tepui.pipe.format.TexelCodec;

/**
 * A texture view as an image: loads, stores and atomics of texels. Immutable. The texels of all lanes are found first
 * ({@link #locate}), then moved as raw words through the codec of the view's format, which need not be the texture's.
 */
public abstract sealed class ImageUnit implements SiteUnit permits BufferImage, TextureImage {
    final TexelCodec codec;
    private final boolean integer;

    ImageUnit(TexelCodec codec) {
        this.codec = codec;
        integer = codec.format().isInteger();
    }

    /** The unit for one level of a texture. Throws where the view does not fit the texture. */
    public static ImageUnit of(SoftTexture texture, TextureView.Desc view) {
        return new TextureImage(new ViewLevels(texture, view));
    }

    /** The unit for texels in a buffer, which must stay where it is; {@code size} bytes may be touched. */
    public static ImageUnit ofBuffer(TextureView.Desc view, long address, long size) {
        return new BufferImage(TexelCodec.of(view.format()), address, size);
    }

    /** Fills {@link SampleScratch#address} 0 with where the lanes' texels are, -1 for outside. */
    abstract void locate(KernelFrame frame, Site site, SampleScratch s);

    abstract void load(SampleScratch s, int lanes);

    /** Has the texel at an address memory? */
    abstract boolean isResident(int address);

    /** Word k of the lane's texel is at {@code s.words[k * s.lanes + lane]}. */
    abstract void store(SampleScratch s, int lane);

    abstract int atomic(Site site, int address, int compare, int value);

    abstract int size(int component);

    abstract int samples();

    /** Executes an image instruction for the lanes whose mask is set; writes only where alive too. */
    @Override
    public final void run(KernelFrame frame, Site site, int[] mask, int maskAt) { // hot
        switch (site.instr.op) {
            case IMAGE_LOAD -> {
                if (site.instr.asksResidency()) runResidency(frame, site, mask, maskAt);
                else runLoad(frame, site, mask, maskAt);
            }
            case IMAGE_STORE -> runStore(frame, site, mask, maskAt);
            case IMAGE_ATOMIC -> runAtomic(frame, site, mask, maskAt);
            case IMAGE_SIZE -> {
                for (int c = 0; c < site.results.length; c++) {
                    GeneralUnit.put(frame, site.results[c], size(c), mask, maskAt);
                }
            }
            case IMAGE_SAMPLES -> GeneralUnit.put(frame, site.results[0], samples(), mask, maskAt);
            default -> throw new IllegalStateException("ImageUnit: " + site.instr.op + " is no image instruction");
        }
    }

    private void runResidency(KernelFrame frame, Site site, int[] mask, int maskAt) {
        SampleScratch s = TextureUnit.scratch(frame);
        locate(frame, site, s);
        for (int i = 0; i < frame.lanes; i++) {
            if (mask[maskAt + i] == 0) continue;
            frame.i[site.results[0] + i] = s.address[0][i] < 0 || isResident(s.address[0][i]) ? 1 : 0;
        }
    }

    private void runLoad(KernelFrame frame, Site site, int[] mask, int maskAt) {
        SampleScratch s = TextureUnit.scratch(frame);
        int lanes = frame.lanes;
        locate(frame, site, s);
        load(s, lanes);
        boolean ints = site.resource.texelKind == ScalarKind.I32;
        boolean fits = ints == integer;
        if (integer) codec.decodeInts(s.words, 0, s.lanes, lanes, s.whole, 0, s.lanes);
        else codec.decode(s.words, 0, s.lanes, lanes, s.texel, 0, s.lanes);
        for (int c = 0; c < site.results.length; c++) {
            int to = site.results[c];
            for (int i = 0; i < lanes; i++) {
                if (mask[maskAt + i] == 0) continue;
                boolean there = fits && s.address[0][i] >= 0;
                if (ints) frame.i[to + i] = there ? s.whole[c * s.lanes + i] : 0;
                else frame.f[to + i] = there ? s.texel[c * s.lanes + i] : 0;
            }
        }
    }

    private void runStore(KernelFrame frame, Site site, int[] mask, int maskAt) {
        boolean ints = site.resource.texelKind == ScalarKind.I32;
        if (ints != integer) return;
        SampleScratch s = TextureUnit.scratch(frame);
        int lanes = frame.lanes;
        locate(frame, site, s);
        int[] value = site.args[site.args.length - 1];
        for (int c = 0; c < 4; c++) {
            if (ints) System.arraycopy(frame.i, value[c], s.whole, c * s.lanes, lanes);
            else System.arraycopy(frame.f, value[c], s.texel, c * s.lanes, lanes);
        }
        if (ints) codec.encodeInts(s.whole, 0, s.lanes, lanes, s.words, 0, s.lanes);
        else codec.encode(s.texel, 0, s.lanes, lanes, s.words, 0, s.lanes);
        for (int i = 0; i < lanes; i++) {
            if ((mask[maskAt + i] & frame.alive[i]) != 0 && s.address[0][i] >= 0) store(s, i);
        }
    }

    private void runAtomic(KernelFrame frame, Site site, int[] mask, int maskAt) {
        SampleScratch s = TextureUnit.scratch(frame);
        boolean whole = codec.format().blockBytes() == 4;
        boolean floats = site.resource.texelKind == ScalarKind.F32;
        locate(frame, site, s);
        int last = site.args.length - 1;
        int value = site.args[last][0];
        int compare = site.args[last - 1][0]; // of COMPARE_EXCHANGE; read but not used by the others
        int to = site.results[0];
        for (int i = 0; i < frame.lanes; i++) {
            if (mask[maskAt + i] == 0) continue;
            boolean effective = whole && frame.alive[i] != 0 && s.address[0][i] >= 0;
            int v = floats ? Float.floatToRawIntBits(frame.f[value + i]) : frame.i[value + i];
            int c = floats ? 0 : frame.i[compare + i];
            int old = effective ? atomic(site, s.address[0][i], c, v) : 0;
            if (floats) frame.f[to + i] = Float.intBitsToFloat(old);
            else frame.i[to + i] = old;
        }
    }
}
