package tepui.drivers.d3d12.dxbc;

import java.util.List;

/**
 * Operand as the {@link TokenWriter} writes it.
 *
 * @param selection bits 0 to 11 of its token: how many components, and which by mask, swizzle or number
 * @param modifier 0, {@link #NEGATE}, {@link #ABSOLUTE} or both
 * @param values the numbers of an immediate
 */
record Operand(OperandFile file, int selection, int modifier, List<Index> indices, List<Integer> values) {
    static final int NEGATE = 1;
    static final int ABSOLUTE = 2;

    private static final int FOUR = 2;
    private static final int SWIZZLE = 1 << 2;
    private static final int SELECT = 2 << 2;
    /** The swizzle xyzw. */
    static final int IN_ORDER = 0xe4;

    Operand {
        indices = List.copyOf(indices);
        values = List.copyOf(values);
    }

    private static List<Index> indices(int... numbers) {
        return java.util.Arrays.stream(numbers).mapToObj(Index::of).toList();
    }

    /** A destination. */
    static Operand masked(OperandFile file, int mask, List<Index> indices) {
        return new Operand(file, FOUR | mask << 4, 0, indices, List.of());
    }

    static Operand masked(OperandFile file, int mask, int... numbers) {
        return masked(file, mask, indices(numbers));
    }

    /** A source of four components; two bits each say where they come from. */
    static Operand swizzled(OperandFile file, int swizzle, int modifier, List<Index> indices) {
        return new Operand(file, FOUR | SWIZZLE | swizzle << 4, modifier, indices, List.of());
    }

    static Operand swizzled(OperandFile file, int swizzle, int... numbers) {
        return swizzled(file, swizzle, 0, indices(numbers));
    }

    /** A source of one component. */
    static Operand selected(OperandFile file, int component, int modifier, List<Index> indices) {
        return new Operand(file, FOUR | SELECT | component << 4, modifier, indices, List.of());
    }

    /** An operand without components: samplers, streams, null. */
    static Operand bare(OperandFile file, int... numbers) {
        return new Operand(file, 0, 0, indices(numbers), List.of());
    }

    /** A register that has one component. */
    static Operand single(OperandFile file, int... numbers) {
        return new Operand(file, 1, 0, indices(numbers), List.of());
    }

    static Operand immediate(int value) {
        return new Operand(OperandFile.IMMEDIATE, 1, 0, List.of(), List.of(value));
    }

    static Operand immediate(int x, int y, int z, int w) {
        return new Operand(OperandFile.IMMEDIATE, FOUR | SWIZZLE | IN_ORDER << 4, 0, List.of(), List.of(x, y, z, w));
    }
}
