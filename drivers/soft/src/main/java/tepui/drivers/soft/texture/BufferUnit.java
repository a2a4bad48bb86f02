package tepui.drivers.soft.texture;

import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.Site;
import tepui.ir.ScalarKind;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.pipe.Memory;
import tepui.pipe.TextureView;
import tepui.pipe.TextureView.Swizzle;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;

/** Texture unit of a buffer texture: texels straight from a buffer's memory. Only fetched, never filtered. */
final class BufferUnit extends TextureUnit {
    private final TexelCodec codec;
    private final Swizzle[] swizzle;
    private final long address;
    private final int texels;
    private final boolean integer;

    BufferUnit(TextureView.Desc view, long address, long size) {
        Format format = view.format();
        codec = TexelCodec.of(format);
        swizzle = TexelBorder.swizzles(view);
        this.address = address;
        texels = (int) Math.min(Integer.MAX_VALUE, size / format.blockBytes());
        integer = format.isInteger();
    }

    @Override
    public boolean isOf(TextureShape shape) { // hot
        return shape == TextureShape.BUFFER;
    }

    @Override
    public void run(KernelFrame frame, Site site, int[] mask, int maskAt) { // hot
        switch (site.instr.op) {
            case TEX_SIZE -> GeneralUnit.put(frame, site.results[0], texels, mask, maskAt);
            case TEX_LEVELS, TEX_SAMPLES -> GeneralUnit.put(frame, site.results[0], 1, mask, maskAt);
            case TEX_FETCH -> fetch(frame, site, mask, maskAt);
            default -> GeneralUnit.putZeros(frame, site, mask, maskAt);
        }
    }

    private void fetch(KernelFrame frame, Site site, int[] mask, int maskAt) {
        boolean ints = site.resource.texelKind == ScalarKind.I32;
        if (ints != integer) {
            GeneralUnit.putZeros(frame, site, mask, maskAt);
            return;
        }
        SampleScratch s = scratch(frame);
        int lanes = frame.lanes;
        int from = site.args[TexOperand.COORD.ordinal() - (site.tex(TexOperand.INDEX) == null ? 1 : 0)][0];
        int bytes = codec.format().blockBytes();
        for (int i = 0; i < lanes; i++) {
            int n = frame.i[from + i];
            boolean inside = n >= 0 && n < texels;
            s.address[0][i] = inside ? 0 : -1;
            if (inside) codec.load(Memory.ALL, address + (long) n * bytes, 0, 1, s.words, i, s.lanes);
        }
        if (integer) codec.decodeInts(s.words, 0, s.lanes, lanes, s.whole, 0, s.lanes);
        else codec.decode(s.words, 0, s.lanes, lanes, s.texel, 0, s.lanes);
        for (int c = 0; c < site.results.length; c++) {
            int to = site.results[c];
            int at = swizzle[c].ordinal() * s.lanes;
            boolean constant = swizzle[c].ordinal() >= 4;
            float one = swizzle[c] == Swizzle.ONE ? 1 : 0;
            for (int i = 0; i < lanes; i++) {
                if (mask[maskAt + i] == 0) continue;
                boolean inside = s.address[0][i] == 0;
                if (integer) frame.i[to + i] = !inside ? 0 : constant ? (int) one : s.whole[at + i];
                else frame.f[to + i] = !inside ? 0 : constant ? one : s.texel[at + i];
            }
        }
    }
}
