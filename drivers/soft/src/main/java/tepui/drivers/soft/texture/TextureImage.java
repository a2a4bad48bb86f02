package tepui.drivers.soft.texture;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.Site;
import tepui.ir.AtomicOp;
import tepui.ir.Op;
import tepui.ir.TextureShape;

/** An image that is a level of a texture. */
final class TextureImage extends ImageUnit {
    private static final VarHandle WORD = MethodHandles.arrayElementVarHandle(int[].class);

    private final ViewLevels view;
    private final int dimensions;
    private final boolean layered;

    TextureImage(ViewLevels view) {
        super(view.codec);
        this.view = view;
        dimensions = view.shape.dimensions();
        layered = view.shape.isArray() || view.shape.isCube();
    }

    @Override
    public boolean isOf(TextureShape shape) { // hot
        return shape == view.shape;
    }

    @Override
    void locate(KernelFrame frame, Site site, SampleScratch s) {
        int[] at = site.args[1];
        int sampleAt = view.shape.isMultisample() ? site.args[2][0] : -1;
        int[] in = frame.i;
        int slices = dimensions == 3 ? view.depth[0] : view.layers;
        // Pages without memory hold zeros for loads, and nothing else.
        CommittedPages pages = site.instr.op == Op.IMAGE_LOAD ? null : view.texture.pages;
        for (int i = 0; i < frame.lanes; i++) {
            int x = in[at[0] + i];
            int y = dimensions < 2 ? 0 : in[at[1] + i];
            int z = dimensions < 3 ? layered ? in[at[dimensions] + i] : 0 : in[at[2] + i];
            int n = sampleAt < 0 ? 0 : in[sampleAt + i];
            boolean inside = x >= 0
                    && x < view.width[0]
                    && y >= 0
                    && y < view.height[0]
                    && z >= 0
                    && z < slices
                    && n >= 0
                    && n < view.samples
                    && (pages == null || pages.has(view.firstLevel, x, y, view.firstLayer + z));
            s.address[0][i] = inside ? view.at(0, x, y, z) + n * view.sampleWords : -1;
        }
    }

    @Override
    boolean isResident(int address) {
        CommittedPages pages = view.texture.pages;
        return pages == null || pages.has(address);
    }

    @Override
    void load(SampleScratch s, int lanes) {
        int[] data = view.data;
        for (int k = 0; k < view.words; k++) {
            for (int i = 0; i < lanes; i++) {
                s.words[k * s.lanes + i] = data[Math.max(0, s.address[0][i]) + k * BlockOrder.TEXELS];
            }
        }
    }

    @Override
    void store(SampleScratch s, int lane) {
        for (int k = 0; k < view.words; k++) {
            view.data[s.address[0][lane] + k * BlockOrder.TEXELS] = s.words[k * s.lanes + lane];
        }
    }

    @Override
    int atomic(Site site, int address, int compare, int value) {
        AtomicOp op = site.instr.atomicOp();
        int[] data = view.data;
        return switch (op) {
            case ADD -> (int) WORD.getAndAdd(data, address, value);
            case AND -> (int) WORD.getAndBitwiseAnd(data, address, value);
            case OR -> (int) WORD.getAndBitwiseOr(data, address, value);
            case XOR -> (int) WORD.getAndBitwiseXor(data, address, value);
            case EXCHANGE -> (int) WORD.getAndSet(data, address, value);
            case COMPARE_EXCHANGE -> (int) WORD.compareAndExchange(data, address, compare, value);
            case IMIN, IMAX, UMIN, UMAX -> {
                int old = (int) WORD.getVolatile(data, address);
                while (true) {
                    int seen = (int) WORD.compareAndExchange(data, address, old, extreme(op, old, value));
                    if (seen == old) yield old;
                    old = seen;
                }
            }
        };
    }

    /** The smaller or greater of two. */
    static int extreme(AtomicOp op, int a, int b) {
        return switch (op) {
            case IMIN -> Math.min(a, b);
            case IMAX -> Math.max(a, b);
            case UMIN -> Integer.compareUnsigned(a, b) < 0 ? a : b;
            default -> Integer.compareUnsigned(a, b) > 0 ? a : b;
        };
    }

    @Override
    int size(int component) {
        if (component >= dimensions) return view.shape.isCube() ? view.layers / 6 : view.layers;
        return component == 0 ? view.width[0] : component == 1 ? view.height[0] : view.depth[0];
    }

    @Override
    int samples() {
        return view.samples;
    }
}
