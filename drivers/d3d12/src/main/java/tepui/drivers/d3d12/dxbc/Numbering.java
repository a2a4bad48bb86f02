package tepui.drivers.d3d12.dxbc;

import java.util.List;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Variable;

/**
 * Locations of varyings, counted anew where two stages use some that have no registers: those that either of them has keep their order and
 * lose their gaps. Texture coordinates of fixed function lie behind 24 other locations, of which few are used at once.
 *
 * @param inputs locations between the stage before and this one, a bit each; -1 where they stay as they are
 * @param outputs the same between this stage and the next
 * @param inputWidths of the registers of inputs
 * @param outputWidths of the registers of outputs
 */
public record Numbering(long inputs, long outputs, VaryingWidths inputWidths, VaryingWidths outputWidths) {
    /** All locations as they are. */
    public static final Numbering SAME = new Numbering(-1, -1);

    /** All registers whole. */
    public Numbering(long inputs, long outputs) {
        this(inputs, outputs, VaryingWidths.ALL, VaryingWidths.ALL);
    }

    /** With the registers of inputs as wide as the stage before has them. */
    public Numbering reading(VaryingWidths widths) {
        return new Numbering(inputs, outputs, widths, outputWidths);
    }

    /** With the registers of outputs as wide as that. */
    public Numbering writing(VaryingWidths widths) {
        return new Numbering(inputs, outputs, inputWidths, widths);
    }

    /** Locations that two stages use, if they must be counted anew; -1 otherwise. */
    public static long between(Shader before, Shader after) {
        long used = used(before.outputs) | used(after.inputs);
        return used >>> Registers.VARYINGS == 0 ? -1 : used;
    }

    private static long used(List<Variable> varyings) {
        long used = 0;
        for (Variable v : varyings) {
            if (v.builtin != Builtin.NONE || v.patch) continue;
            int end = Math.min(Long.SIZE, v.location + v.elements() * v.slotsPerElement());
            for (int l = v.location; l < end; l++) used |= 1L << l;
        }
        return used;
    }

    /** Which locations variables have, if some are not below {@code count}; -1 otherwise. */
    static long of(List<Variable> variables, int count) {
        long used = used(variables);
        return used >>> count == 0 ? -1 : used;
    }

    /** The number of a location among those. */
    static int place(long used, int location) {
        return location >= Long.SIZE ? location : Long.bitCount(used & (1L << location) - 1);
    }

    void apply(Shader shader) {
        if (shader.stage != Stage.VERTEX) apply(shader.inputs, inputs);
        if (shader.stage != Stage.FRAGMENT) apply(shader.outputs, outputs);
    }

    private static void apply(List<Variable> varyings, long used) {
        if (used == -1) return;
        for (Variable v : varyings) {
            if (v.builtin == Builtin.NONE && !v.patch) v.location = place(used, v.location);
        }
    }
}
