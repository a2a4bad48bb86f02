package tepui.drivers.d3d12.dxbc;

import java.util.Arrays;

/** Allocator of temporary registers: which components are free, and how many registers there ever were. */
final class Temps {
    /** The most that the shader model has. */
    private static final int MAX = 4096;

    private final String shader;
    private byte[] free = new byte[64];
    private int count;
    /** Registers below this have no free component. */
    private int firstFree;
    /** The register for small ones that are kept, and which of its components are free. */
    private int keptRegister;

    private int keptFree;

    Temps(String shader) {
        this.shader = shader;
    }

    int count() {
        return count;
    }

    /** Components of one register, the lowest that are free together. */
    Dest take(int width) {
        for (int r = firstFree; r < count; r++) {
            if (Integer.bitCount(free[r]) >= width) return take(r, width);
            if (r == firstFree && free[r] == 0) firstFree++;
        }
        int register = add();
        free[register] = 15;
        return take(register, width);
    }

    /** A register that had no other use before and gets none after: it may be set before all other code. */
    private int add() {
        if (count == MAX) {
            throw new InexpressibleShaderException(
                    "DXBC: shader '" + shader + "' needs more than " + MAX + " registers at once");
        }
        if (count == free.length) free = Arrays.copyOf(free, 2 * count);
        return count++;
    }

    /** Components that are never given back. */
    Dest keep(int width) {
        if (Integer.bitCount(keptFree) < width) {
            keptRegister = add();
            keptFree = 15;
        }
        int mask = 0;
        for (int c = 0; c < width; c++) {
            mask |= Integer.lowestOneBit(keptFree);
            keptFree &= keptFree - 1;
        }
        return Dest.temp(keptRegister, mask);
    }

    private Dest take(int register, int width) {
        int mask = 0;
        int rest = free[register];
        for (int c = 0; c < width; c++) {
            mask |= Integer.lowestOneBit(rest);
            rest &= rest - 1;
        }
        free[register] = (byte) rest;
        return Dest.temp(register, mask);
    }

    void release(Dest d) {
        int register = d.indices().getFirst().offset();
        free[register] |= (byte) d.mask();
        firstFree = Math.min(firstFree, register);
    }
}
