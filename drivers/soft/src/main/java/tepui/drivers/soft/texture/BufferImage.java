package tepui.drivers.soft.texture;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.Site;
import tepui.ir.AtomicOp;
import tepui.ir.TextureShape;
import tepui.pipe.Memory;
import tepui.pipe.format.TexelCodec;

/** An image that is a range of a buffer. Addresses of lanes are texel numbers. */
final class BufferImage extends ImageUnit {
    private static final VarHandle WORD = ValueLayout.JAVA_INT.varHandle();

    private final long address;
    private final int texels;
    private final int bytes;

    BufferImage(TexelCodec codec, long address, long size) {
        super(codec);
        bytes = codec.format().blockBytes();
        if (size > 0 && address % Math.min(4, bytes & -bytes) != 0) {
            throw new IllegalArgumentException("createView: the range starts at address " + address
                    + ", which is not aligned for texels of " + bytes + " bytes");
        }
        this.address = address;
        texels = (int) Math.min(Integer.MAX_VALUE, size / bytes);
    }

    @Override
    public boolean isOf(TextureShape shape) { // hot
        return shape == TextureShape.BUFFER;
    }

    @Override
    void locate(KernelFrame frame, Site site, SampleScratch s) {
        int at = site.args[1][0];
        for (int i = 0; i < frame.lanes; i++) {
            int n = frame.i[at + i];
            s.address[0][i] = n >= 0 && n < texels ? n : -1;
        }
    }

    @Override
    boolean isResident(int address) {
        return true;
    }

    @Override
    void load(SampleScratch s, int lanes) {
        for (int i = 0; i < lanes; i++) {
            if (s.address[0][i] >= 0) {
                codec.load(Memory.ALL, address + (long) s.address[0][i] * bytes, 0, 1, s.words, i, s.lanes);
            }
        }
    }

    @Override
    void store(SampleScratch s, int lane) {
        codec.store(s.words, lane, s.lanes, 1, Memory.ALL, address + (long) s.address[0][lane] * bytes);
    }

    @Override
    int atomic(Site site, int texel, int compare, int value) {
        AtomicOp op = site.instr.atomicOp();
        MemorySegment all = Memory.ALL;
        long at = address + 4L * texel;
        return switch (op) {
            case ADD -> (int) WORD.getAndAdd(all, at, value);
            case AND -> (int) WORD.getAndBitwiseAnd(all, at, value);
            case OR -> (int) WORD.getAndBitwiseOr(all, at, value);
            case XOR -> (int) WORD.getAndBitwiseXor(all, at, value);
            case EXCHANGE -> (int) WORD.getAndSet(all, at, value);
            case COMPARE_EXCHANGE -> (int) WORD.compareAndExchange(all, at, compare, value);
            case IMIN, IMAX, UMIN, UMAX -> {
                int old = (int) WORD.getVolatile(all, at);
                while (true) {
                    int seen = (int) WORD.compareAndExchange(all, at, old, TextureImage.extreme(op, old, value));
                    if (seen == old) yield old;
                    old = seen;
                }
            }
        };
    }

    @Override
    int size(int component) {
        return texels;
    }

    @Override
    int samples() {
        return 1;
    }
}
