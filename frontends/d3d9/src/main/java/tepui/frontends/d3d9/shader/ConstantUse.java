package tepui.frontends.d3d9.shader;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import tepui.frontends.d3d9.shader.Bytecode.Definition;
import tepui.frontends.d3d9.shader.Bytecode.Instruction;
import tepui.frontends.d3d9.shader.Bytecode.Source;

/**
 * Use of constants by a program: which it reads, and where each stands among its uniforms.
 *
 * @param software it names constants that software vertex processing alone has
 * @param ints by slot among the uniforms: the register of the integer there
 * @param bools the same for bools
 */
record ConstantUse(Floats floats, boolean usesInts, boolean usesBools, boolean software, int[] ints, int[] bools) {
    /**
     * Float constants of a program.
     *
     * @param relative it computes their addresses
     * @param places by register: the place among the uniforms, -1 where it is not read; defined ones are part of the code
     * @param least the first register that is read
     * @param most the last one
     */
    record Floats(boolean relative, int[] places, int count, int least, int most) {}

    static final int REGISTERS = 256;
    static final int SOFTWARE_REGISTERS = 8192;
    static final int SOFTWARE_SMALL_REGISTERS = 2048;
    /** Integers, and bools, that a program may use: as many as hardware has. */
    static final int SLOTS = 16;

    /**
     * What a program uses.
     *
     * @param registers how many float constants relative reads may reach
     */
    static ConstantUse of(Bytecode code, int registers) throws ShaderException {
        boolean relative = false;
        Set<Integer> ints = new TreeSet<>();
        Set<Integer> bools = new TreeSet<>();
        boolean[] read = new boolean[SOFTWARE_REGISTERS];
        int highest = 0;
        for (Instruction i : code.instructions) {
            for (int k = 0; k < i.sources().size(); k++) {
                Source s = i.source(k);
                if (s.file() == RegisterFile.CONSTINT) ints.add(s.register());
                if (s.file() == RegisterFile.CONSTBOOL) bools.add(s.register());
                if (s.file() != RegisterFile.CONST) continue;
                if (s.relative() != null) relative = true;
                int rows = i.op().isMatrix() && k == 1 ? i.op().rows() : 1;
                for (int r = 0; r < rows && s.register() + r < read.length; r++) {
                    read[s.register() + r] = true;
                    highest = Math.max(highest, s.register() + r);
                }
            }
        }
        for (Definition d : code.definitions()) {
            if (d.file() == RegisterFile.CONST) highest = Math.max(highest, d.register());
        }
        int reach = relative ? registers : Math.max(registers, highest + 1);
        int[] places = new int[reach];
        Arrays.fill(places, -1);
        int count = 0;
        int least = reach;
        int most = -1;
        for (int r = 0; r < reach; r++) {
            boolean defined = code.definition(RegisterFile.CONST, r) != null;
            if (relative) {
                places[r] = r;
                count = reach;
            } else if (read[r] && !defined) {
                places[r] = count++;
            } else {
                continue;
            }
            least = Math.min(least, r);
            most = r;
        }
        boolean far = highest >= REGISTERS || most(ints) >= SLOTS || most(bools) >= SLOTS;
        return new ConstantUse(
                new Floats(relative, places, count, least, most),
                !ints.isEmpty(),
                !bools.isEmpty(),
                far,
                slots(code, "integers", ints),
                slots(code, "bools", bools));
    }

    private static int most(Set<Integer> registers) {
        return registers.stream().mapToInt(Integer::intValue).max().orElse(0);
    }

    /** Registers by slot: each in its own where all of them are among the first. */
    private static int[] slots(Bytecode code, String what, Set<Integer> used) throws ShaderException {
        int[] slots = new int[SLOTS];
        for (int i = 0; i < SLOTS; i++) slots[i] = i;
        if (most(used) < SLOTS) return slots;
        if (used.size() > SLOTS) {
            throw new ShaderException(code.profile() + ": the program uses " + used.size() + " " + what + ", at most "
                    + SLOTS + " are read");
        }
        int n = 0;
        for (int register : used) slots[n++] = register;
        return slots;
    }
}
