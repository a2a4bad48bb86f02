package tepui.drivers.soft.texture;

import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.Site;
import tepui.drivers.soft.jit.SiteUnit;
import tepui.pipe.SamplerState;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.SamplerState.Wrap;
import tepui.pipe.TextureView;

/** A texture view together with its sampler, ready to be asked: the sampled side of one texture slot. Immutable. */
public abstract sealed class TextureUnit implements SiteUnit permits BufferUnit, ByteUnit, GeneralUnit {
    private final @Nullable InlineTexture inline;

    /** A unit whose samples stay calls. */
    TextureUnit() {
        this(null);
    }

    /**
     * @param inline what code that samples it itself is told; null where samples stay calls
     */
    TextureUnit(@Nullable InlineTexture inline) {
        this.inline = inline;
    }

    final @Nullable InlineTexture inline() {
        return inline;
    }

    /**
     * Answers a texture instruction for the lanes whose mask is set; results of other lanes stay as they are. Implicit
     * levels of detail come from the coordinates of all four lanes of a quad, masked or not.
     */
    @Override
    public abstract void run(KernelFrame frame, Site site, int[] mask, int maskAt); // hot

    /** Kind of texture for {@link LowerTexture}; 0 for those that it does not know. */
    public final long inlineKey() {
        return inline == null ? 0 : inline.key;
    }

    /** Puts what the code made by {@link LowerTexture} needs where it looks for it; for units with a key. */
    public final void describe(KernelFrame frame, int slot) { // hot
        if (inline == null) throw new IllegalStateException("TextureUnit: this unit has no key");
        inline.describe(frame, slot);
    }

    /** The unit for a view of a texture. Throws where the view does not fit the texture. */
    public static TextureUnit of(SoftTexture texture, TextureView.Desc view, SamplerState sampler) {
        ViewLevels levels = new ViewLevels(texture, view);
        GeneralUnit general = new GeneralUnit(levels, view, sampler);
        ByteUnit bytes = ByteUnit.of(general, levels, view, atEdges(sampler));
        return bytes != null ? bytes : general;
    }

    /**
     * The same for samples, but not for gathers: GL 1's clamp joins half of the border where texels are joined, and else
     * is the edge.
     */
    static SamplerState atEdges(SamplerState s) {
        if (s.min() != Filter.NEAREST || s.mag() != Filter.NEAREST) return s;
        if (s.wrapS() != Wrap.CLAMP && s.wrapT() != Wrap.CLAMP && s.wrapR() != Wrap.CLAMP) return s;
        return new SamplerState(
                s.min(),
                s.mag(),
                s.mip(),
                s.wrapS() == Wrap.CLAMP ? Wrap.CLAMP_TO_EDGE : s.wrapS(),
                s.wrapT() == Wrap.CLAMP ? Wrap.CLAMP_TO_EDGE : s.wrapT(),
                s.wrapR() == Wrap.CLAMP ? Wrap.CLAMP_TO_EDGE : s.wrapR(),
                s.lodMin(),
                s.lodMax(),
                s.lodBias(),
                s.maxAnisotropy(),
                s.compare(),
                s.border(),
                s.normalized(),
                s.seamlessCube(),
                s.reduction());
    }

    /**
     * The unit for texels in a buffer, which must stay where it is.
     *
     * @param address of the view's first byte
     * @param size bytes that may be read there; 0 for a buffer that is gone
     */
    public static TextureUnit ofBuffer(TextureView.Desc view, long address, long size) {
        return new BufferUnit(view, address, size);
    }

    /** Where a frame's scratch memory is. */
    static SampleScratch scratch(KernelFrame frame) {
        if (frame.sampling instanceof SampleScratch known) return known;
        SampleScratch s = new SampleScratch(frame.stride);
        frame.sampling = s;
        return s;
    }
}
