package tepui.drivers.d3d12.dxbc;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Variable;

/**
 * Code for outputs that are captured as the shader stores them, in registers of their own beside those that go to the
 * rasteriser: a position before its y and z are Direct3D's. On vkd3d all captured outputs, since it captures whole
 * registers, and one register once.
 */
public final class Captures {
    /** The semantic of such a register; the index is the capture's number. */
    public static final String SEMANTIC = "S";

    /** Components of an output variable. */
    public record Capture(String variable, int element, int component, int components, int stream) {}

    private Captures() {}

    /** The variable that a capture names; null for none. */
    static @Nullable Variable variable(Shader shader, Capture c) {
        for (Variable v : shader.outputs) if (v.name().equals(c.variable)) return v;
        return null;
    }

    /** The register of each capture; -1 where it stays in the register that it has. */
    public static int[] registers(Shader shader, List<Capture> captures, DxbcOptions options) {
        int[] registers = new int[captures.size()];
        Arrays.fill(registers, -1);
        boolean[] taken = new boolean[Registers.FIRST_VARYING + Registers.VARYINGS];
        taken[Registers.POSITION] = true;
        for (Variable v : shader.outputs) {
            if (v.builtin != Builtin.NONE) continue;
            for (int i = 0; i < v.elements(); i++) {
                int at = Registers.FIRST_VARYING + v.location + i;
                if (at < taken.length) taken[at] = true;
            }
        }
        List<Integer> free = new ArrayList<>();
        for (int i = taken.length - 1; i >= 0; i--) if (!taken[i]) free.add(i);
        int next = 0;
        for (int i = 0; i < registers.length && next < free.size(); i++) {
            Capture c = captures.get(i);
            Variable v = variable(shader, c);
            if (v == null || c.element >= v.elements()) continue;
            // What goes from one register on to the next stays.
            boolean within = c.component + c.components <= v.type().width();
            if (within && (options.capturesCopies || v.builtin == Builtin.POSITION)) registers[i] = free.get(next++);
        }
        return registers;
    }
}
