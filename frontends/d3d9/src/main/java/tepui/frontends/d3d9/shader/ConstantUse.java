package tepui.frontends.d3d9.shader;

import java.util.Arrays;
import tepui.frontends.d3d9.shader.Bytecode.Instruction;
import tepui.frontends.d3d9.shader.Bytecode.Source;

/**
 * Which float constants a program reads, and where each stands among its uniforms.
 *
 * @param places by register: the place, -1 where it is not read; defined ones are part of the code
 */
record ConstantUse(
        boolean relative, int[] places, int count, int least, int most, boolean usesInts, boolean usesBools) {
    static final int REGISTERS = 256;

    static ConstantUse of(Bytecode code) {
        boolean relative = false;
        boolean ints = false;
        boolean bools = false;
        boolean[] read = new boolean[REGISTERS];
        for (Instruction i : code.instructions) {
            for (int k = 0; k < i.sources().size(); k++) {
                Source s = i.source(k);
                if (s.file() == RegisterFile.CONSTINT) ints = true;
                if (s.file() == RegisterFile.CONSTBOOL) bools = true;
                if (s.file() != RegisterFile.CONST) continue;
                if (s.relative() != null) relative = true;
                int rows = i.op().isMatrix() && k == 1 ? i.op().rows() : 1;
                for (int r = 0; r < rows && s.register() + r < REGISTERS; r++) read[s.register() + r] = true;
            }
        }
        int[] places = new int[REGISTERS];
        Arrays.fill(places, -1);
        int count = 0;
        int least = REGISTERS;
        int most = -1;
        for (int r = 0; r < REGISTERS; r++) {
            boolean defined = code.definition(RegisterFile.CONST, r) != null;
            if (relative) {
                places[r] = r;
                count = REGISTERS;
            } else if (read[r] && !defined) {
                places[r] = count++;
            } else {
                continue;
            }
            least = Math.min(least, r);
            most = r;
        }
        return new ConstantUse(relative, places, count, least, most, ints, bools);
    }
}
