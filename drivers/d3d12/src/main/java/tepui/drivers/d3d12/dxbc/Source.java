package tepui.drivers.d3d12.dxbc;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Source of the components of a value: a register and which of its components each is, or numbers. A swizzle of a value
 * is another source of the same register, so it costs nothing.
 */
final class Source {
    private final OperandFile file;
    private final List<Index> indices;
    private final int components;
    private final int width;
    private final int modifier;
    private final boolean oneComponent;
    private final int @Nullable [] values;

    private Source(
            OperandFile file,
            List<Index> indices,
            int components,
            int width,
            int modifier,
            boolean oneComponent,
            int @Nullable [] values) {
        this.file = file;
        this.indices = indices;
        this.components = components;
        this.width = width;
        this.modifier = modifier;
        this.oneComponent = oneComponent;
        this.values = values;
    }

    /** Components {@code first} and on of a register of four. */
    static Source of(OperandFile file, int first, int width, Index... indices) {
        int components = 0;
        for (int c = 0; c < width; c++) components |= Math.min(3, first + c) << 2 * c;
        return new Source(file, List.of(indices), components, width, 0, false, null);
    }

    /** The components of a mask, the lowest first. */
    static Source masked(OperandFile file, int mask, List<Index> indices) {
        int components = 0;
        int width = 0;
        for (int c = 0; c < 4; c++) {
            if ((mask >> c & 1) != 0) components |= c << 2 * width++;
        }
        return new Source(file, indices, components, width, 0, false, null);
    }

    /** A register that has one component. */
    static Source single(OperandFile file) {
        return new Source(file, List.of(), 0, 1, 0, true, null);
    }

    static Source numbers(int... values) {
        return new Source(OperandFile.IMMEDIATE, List.of(), 0, values.length, 0, false, values.clone());
    }

    static Source real(float value) {
        return numbers(Float.floatToRawIntBits(value));
    }

    int width() {
        return width;
    }

    int component(int c) {
        return components >> 2 * c & 3;
    }

    boolean isNumber() {
        return values != null;
    }

    /** The number of a component. */
    int number(int c) {
        if (values == null) throw new IllegalStateException("DXBC: the operand is in a register");
        return values[c];
    }

    /** Other components of the same register: two bits each say which, the lowest first. */
    Source swizzled(int swizzle, int newWidth) {
        int[] v = values;
        if (v != null) {
            int[] picked = new int[newWidth];
            for (int c = 0; c < newWidth; c++) picked[c] = v[swizzle >> 2 * c & 3];
            return numbers(picked);
        }
        int picked = 0;
        for (int c = 0; c < newWidth; c++) picked |= component(swizzle >> 2 * c & 3) << 2 * c;
        return new Source(file, indices, picked, newWidth, modifier, oneComponent, null);
    }

    Source scalar(int c) {
        return swizzled(c, 1);
    }

    /** The first components. */
    Source first(int count) {
        return swizzled(Operand.IN_ORDER, count);
    }

    /** The negative, of what the instruction takes it for: not for numbers. */
    Source negated() {
        return new Source(file, indices, components, width, modifier ^ Operand.NEGATE, oneComponent, null);
    }

    /** Is it read from a component that a destination would change? */
    boolean overlaps(Dest d) {
        if (values != null || file != d.file() || !indices.equals(d.indices())) return false;
        for (int c = 0; c < width; c++) {
            if ((d.mask() >> component(c) & 1) != 0) return true;
        }
        return false;
    }

    /** Is it just what stands there, in order? */
    boolean isAlready(Dest d) {
        return values == null
                && modifier == 0
                && file == d.file()
                && indices.equals(d.indices())
                && width == Integer.bitCount(d.mask())
                && components == d.source().components;
    }

    /** The operand of a component-wise instruction: component n of this goes to the n-th component of the mask. */
    Operand at(int mask) {
        int[] v = values;
        if (v != null) {
            if (Integer.bitCount(mask) == 1 || width == 1) return Operand.immediate(v[0]);
            int[] four = new int[4];
            for (int c = 0, n = 0; c < 4; c++) four[c] = (mask >> c & 1) != 0 ? v[n++] : v[0];
            return Operand.immediate(four[0], four[1], four[2], four[3]);
        }
        if (oneComponent) return new Operand(file, 1, modifier, indices, List.of());
        if (Integer.bitCount(mask) == 1) return Operand.selected(file, component(0), modifier, indices);
        int swizzle = 0;
        for (int c = 0, n = 0; c < 4; c++) {
            int from = (mask >> c & 1) != 0 ? component(width == 1 ? 0 : n++) : component(0);
            swizzle |= from << 2 * c;
        }
        return Operand.swizzled(file, swizzle, modifier, indices);
    }

    /** The vector operand: its components first, then the first again. */
    Operand vector() {
        int[] v = values;
        if (v != null) {
            int[] four = new int[4];
            for (int c = 0; c < 4; c++) four[c] = v[c < width ? c : 0];
            return Operand.immediate(four[0], four[1], four[2], four[3]);
        }
        int swizzle = 0;
        for (int c = 0; c < 4; c++) swizzle |= component(c < width ? c : 0) << 2 * c;
        return Operand.swizzled(file, swizzle, modifier, indices);
    }

    /** A scalar in a temporary as an index, plus a number. */
    Index asIndex(int offset) {
        if (values != null) return Index.of(values[0] + offset);
        if (file != OperandFile.TEMP) throw new IllegalStateException("DXBC: only temporaries are indices");
        return Index.relative(indices.getFirst().offset(), component(0), offset);
    }

    boolean isTemp() {
        return file == OperandFile.TEMP;
    }
}
