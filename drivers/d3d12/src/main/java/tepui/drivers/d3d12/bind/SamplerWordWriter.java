package tepui.drivers.d3d12.bind;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.dxbc.SamplerWords;
import tepui.drivers.d3d12.program.DeviceTables;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.resource.BufferStorage;
import tepui.drivers.d3d12.resource.D3d12View;
import tepui.pipe.CompareFunc;
import tepui.pipe.SamplerState;
import tepui.pipe.TextureView;
import tepui.pipe.driver.Ring;
import tepui.pipe.format.Format;

/**
 * Writer of the {@link SamplerWords}: what shaders that sample by hand read of the samplers and textures that are
 * bound. Borders are as the format would hold them, seen through the view's swizzle.
 */
final class SamplerWordWriter {
    private final DeviceTables device;
    private final BoundState bound;
    private final Recorder recorder;
    private final Ring<BufferStorage> ring;
    private final int[] border = new int[4];

    SamplerWordWriter(ContextParts parts, Ring<BufferStorage> ring) {
        device = parts.device;
        bound = parts.state;
        recorder = parts.recorder;
        this.ring = ring;
    }

    /** Where the device finds the words of the first slots of a stage. */
    long get(int stage, int slots) { // hot
        long at = ring.take(slots * SamplerWords.BYTES + 255L & -256, 256, recorder.serial);
        long to = ring.storage.address + at;
        BoundState state = bound;
        for (int i = 0; i < slots; i++, to += SamplerWords.BYTES) {
            write(to, device.states().sampler.get(state.samplers[stage][i]), state.textures[stage][i]);
        }
        return ring.storage.gpuAddress + at;
    }

    private void write(long to, SamplerState s, @Nullable D3d12View v) { // hot
        Scratch.putInt(to + 4 * SamplerWords.FLAGS, flags(s, v));
        Scratch.putInt(to + 4 * SamplerWords.LOD_MIN, Float.floatToRawIntBits(s.lodMin()));
        Scratch.putInt(to + 4 * SamplerWords.LOD_MAX, Float.floatToRawIntBits(Math.max(s.lodMin(), s.lodMax())));
        Scratch.putInt(to + 4 * SamplerWords.LOD_BIAS, Float.floatToRawIntBits(s.lodBias()));
        border(s.border(), v);
        for (int c = 0; c < 4; c++) Scratch.putInt(to + 4L * (SamplerWords.BORDER + c), border[c]);
    }

    private static int flags(SamplerState s, @Nullable D3d12View v) { // hot
        int bits = 0;
        // What is not bound has no outside.
        if (v != null) {
            bits |= wrap(s.wrapS());
            bits |= wrap(s.wrapT()) << SamplerWords.WRAP_BITS;
            bits |= wrap(s.wrapR()) << 2 * SamplerWords.WRAP_BITS;
            if (v.desc().format().isDepthStencil() && v.desc().format().numeric() != Format.Numeric.FLOAT) {
                bits |= SamplerWords.CLAMPS;
            }
        }
        if (s.mag() == SamplerState.Filter.LINEAR) bits |= SamplerWords.MAG_LINEAR;
        if (s.min() == SamplerState.Filter.LINEAR) bits |= SamplerWords.MIN_LINEAR;
        if (s.mip() != SamplerState.Mip.NONE) bits |= SamplerWords.LEVELS;
        if (s.mip() == SamplerState.Mip.LINEAR) bits |= SamplerWords.LEVELS_LINEAR;
        CompareFunc compare = s.compare();
        // Their order is that of the three bits.
        return compare == null ? bits : bits | compare.ordinal() << SamplerWords.COMPARE_SHIFT;
    }

    private static int wrap(SamplerState.Wrap w) { // hot
        return switch (w) {
            case REPEAT -> SamplerWords.REPEATS;
            case MIRRORED_REPEAT -> SamplerWords.REPEATS | SamplerWords.MIRRORS;
            case CLAMP_TO_EDGE, CLAMP -> 0;
            case CLAMP_TO_BORDER -> SamplerWords.BORDERS;
            case MIRROR_CLAMP_TO_EDGE, MIRROR_CLAMP -> SamplerWords.MIRRORS;
            case MIRROR_CLAMP_TO_BORDER -> SamplerWords.MIRRORS | SamplerWords.BORDERS;
        };
    }

    private void border(SamplerState.Border b, @Nullable D3d12View v) { // hot
        if (v == null) return;
        TextureView.Desc d = v.desc();
        border[0] = component(b, d, d.r());
        border[1] = component(b, d, d.g());
        border[2] = component(b, d, d.b());
        border[3] = component(b, d, d.a());
    }

    /** Luminance and intensity hold red. */
    private static boolean isShared(Format.@Nullable Channel c) { // hot
        return c != null && (c.letter() == 'L' || c.letter() == 'I');
    }

    /** A component of the border as a texel of the format would have it. */
    private static int component(SamplerState.Border b, TextureView.Desc d, TextureView.Swizzle from) { // hot
        Format f = d.format();
        boolean depth = f.isDepthStencil();
        boolean integers = f.isInteger() || d.stencil();
        int one = integers ? 1 : Float.floatToRawIntBits(1);
        TextureView.Swizzle held = from;
        if (from.ordinal() < 4) {
            int there = depth ? 1 : f.components();
            if ((there >> from.ordinal() & 1) == 0) {
                held = from == TextureView.Swizzle.A ? TextureView.Swizzle.ONE : TextureView.Swizzle.ZERO;
            } else if (!depth && isShared(f.channel(from.ordinal()))) {
                held = TextureView.Swizzle.R;
            }
        }
        int raw = switch (held) {
            case R -> b.r();
            case G -> b.g();
            case B -> b.b();
            case A -> b.a();
            case ZERO -> 0;
            case ONE -> one;
        };
        if (integers || !depth || f.numeric() == Format.Numeric.FLOAT) return raw;
        return Float.floatToRawIntBits(Math.clamp(Float.intBitsToFloat(raw), 0f, 1f));
    }
}
