package tepui.drivers.soft.texture;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.Site;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;

/** Caller of texture units, as kernels call them: operands in registers of a frame, described by a site. */
final class Calls {
    static final int LANES = 32;
    final KernelFrame frame = new KernelFrame(LANES);
    final int[] mask = new int[LANES + 16];
    final int maskAt = 16;
    private int floats;
    private int ints;
    private int[][] args = {};
    private int operands;
    final Resource resource;
    Site site;

    Calls(TextureShape shape, ScalarKind kind, boolean image) {
        resource = new Resource(image ? Resource.Kind.IMAGE : Resource.Kind.TEXTURE, "t", 0, 1);
        resource.shape = shape;
        resource.texelKind = kind;
        frame.lanes = LANES;
        frame.f = new float[64 * LANES];
        frame.i = new int[64 * LANES];
        Arrays.fill(mask, -1);
    }

    /** Registers for a float operand of {@code width} components. */
    int[] floats(@Nullable TexOperand operand, int width) {
        int[] at = new int[width];
        for (int c = 0; c < width; c++) at[c] = floats++ * LANES;
        add(operand, at);
        return at;
    }

    int[] ints(@Nullable TexOperand operand, int width) {
        int[] at = new int[width];
        for (int c = 0; c < width; c++) at[c] = ints++ * LANES;
        add(operand, at);
        return at;
    }

    /** Operands must come in the order of {@link TexOperand}. */
    private void add(@Nullable TexOperand operand, int[] at) {
        args = Arrays.copyOf(args, args.length + 1);
        args[args.length - 1] = at;
        if (operand != null) operands |= operand.bit();
    }

    /** Ends the operands; the results are floats or integers as the kind says. */
    void finish(Op op, int imm, int results, boolean intResult) {
        Instr instr = Instr.of(
                op, results == 0 ? null : Type.of(intResult ? ScalarKind.I32 : ScalarKind.F32, results), new Value[0]);
        instr.imm = operands | imm;
        instr.resource = resource;
        int[] at = new int[results];
        for (int c = 0; c < results; c++) at[c] = (intResult ? ints++ : floats++) * LANES;
        if (results > 0)
            for (int c = 0; c < results; c++) Arrays.fill(frame.f, at[c], at[c] + LANES, intResult ? 0 : -77);
        site = new Site(instr, resource, args, at);
    }

    void run(TextureUnit unit) {
        unit.run(frame, site, mask, maskAt);
    }

    void run(ImageUnit unit) {
        unit.run(frame, site, mask, maskAt);
    }

    float result(int c, int lane) {
        return frame.f[site.results[c] + lane];
    }

    int resultInt(int c, int lane) {
        return frame.i[site.results[c] + lane];
    }
}
