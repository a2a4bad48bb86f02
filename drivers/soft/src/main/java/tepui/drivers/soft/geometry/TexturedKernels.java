package tepui.drivers.soft.geometry;

import java.util.Arrays;
import tepui.drivers.soft.jit.CompiledKernel;
import tepui.drivers.soft.jit.KernelCompiler;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.KernelOptions;
import tepui.drivers.soft.texture.LowerTexture;
import tepui.drivers.soft.texture.TextureUnit;
import tepui.ir.Shader;

/**
 * Kernels of a shader of any stage but the fragment stage that reads textures: one for each combination of kinds of textures that it meets, with the look-ups as part of
 * the code, as fragment shaders have them.
 */
final class TexturedKernels {
    /** Kernels after which look-ups are calls: a shader that meets too many kinds. */
    private static final int CROWDED = 16;

    /** Textures that a kernel reads itself, but for one table: more, and it would not be machine code. */
    private static final int ARRAYS = 8;

    /** A kernel and what it was made for: kinds by slot, 0 where look-ups are calls. */
    private record Variant(long[] keys, CompiledKernel kernel) {}

    private final Shader ir;
    private final KernelOptions options;
    /** Look-ups are calls in it. */
    private final CompiledKernel general;
    /** Slots, as bits, whose look-ups may become code. */
    private final int slots;
    /** Replaced when one is added, never changed: readers need no lock. */
    private volatile Variant[] variants = {};

    /**
     * @param ir not changed by anybody from now on
     * @param general its kernel whatever the textures are
     */
    TexturedKernels(Shader ir, KernelOptions options, CompiledKernel general) {
        this.ir = ir;
        this.options = options;
        this.general = general;
        int found = LowerTexture.candidates(ir);
        while (Integer.bitCount(found) > ARRAYS) found &= ~Integer.highestOneBit(found);
        slots = found;
    }

    /** The kernel for the textures in a frame, which is told where they are. */
    CompiledKernel find(KernelFrame frame) { // hot
        if (slots == 0) return general;
        for (Variant v : variants) {
            if (fits(v.keys, frame)) return bound(v, frame);
        }
        return add(frame);
    }

    private static long key(KernelFrame frame, int slot) { // hot
        return frame.textures[slot] instanceof TextureUnit unit ? unit.inlineKey() : 0;
    }

    private boolean fits(long[] keys, KernelFrame frame) { // hot
        for (int rest = slots; rest != 0; rest &= rest - 1) {
            int slot = Integer.numberOfTrailingZeros(rest);
            if (keys[slot] != key(frame, slot)) return false;
        }
        return true;
    }

    private static CompiledKernel bound(Variant v, KernelFrame frame) { // hot
        for (int slot = 0; slot < v.keys.length; slot++) {
            if (v.keys[slot] != 0 && frame.textures[slot] instanceof TextureUnit unit) unit.describe(frame, slot);
        }
        return v.kernel;
    }

    private synchronized CompiledKernel add(KernelFrame frame) {
        Variant[] known = variants;
        for (Variant v : known) {
            if (fits(v.keys, frame)) return bound(v, frame);
        }
        if (known.length >= CROWDED) return general;
        long[] keys = new long[32 - Integer.numberOfLeadingZeros(slots)];
        for (int rest = slots; rest != 0; rest &= rest - 1) {
            int slot = Integer.numberOfTrailingZeros(rest);
            keys[slot] = key(frame, slot);
        }
        Shader shader = ir.copy();
        boolean machine = KernelCompiler.isNative(options.tier());
        new LowerTexture(keys, machine).run(shader);
        CompiledKernel made = KernelCompiler.compile(shader, options);
        // With its textures it may be more than machine code is made of; calls are better than portable code then.
        Variant added = new Variant(keys, machine && !made.isNative() ? general : made);
        Variant[] more = Arrays.copyOf(known, known.length + 1);
        more[known.length] = added;
        variants = more;
        return bound(added, frame);
    }
}
