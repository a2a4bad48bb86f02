package tepui.drivers.d3d12.dxbc;

import java.util.List;

/** Components of a register that an instruction writes. */
record Dest(OperandFile file, List<Index> indices, int mask) {
    Dest {
        indices = List.copyOf(indices);
    }

    static Dest of(OperandFile file, int mask, Index... indices) {
        return new Dest(file, List.of(indices), mask);
    }

    static Dest temp(int register, int mask) {
        return of(OperandFile.TEMP, mask, Index.of(register));
    }

    int width() {
        return Integer.bitCount(mask);
    }

    /** The same operand as a source. */
    Source source() {
        return Source.masked(file, mask, indices);
    }

    /** Only the n-th of its components. */
    Dest component(int n) {
        int rest = mask;
        for (int i = 0; i < n; i++) rest &= rest - 1;
        return new Dest(file, indices, Integer.lowestOneBit(rest));
    }

    /** Those of its components, counted from the lowest, that {@code which} names. */
    Dest part(int which) {
        int result = 0;
        int rest = mask;
        for (int n = 0; rest != 0; n++, rest &= rest - 1) {
            if ((which >> n & 1) != 0) result |= Integer.lowestOneBit(rest);
        }
        return new Dest(file, indices, result);
    }

    Operand operand() {
        return Operand.masked(file, mask, indices);
    }
}
