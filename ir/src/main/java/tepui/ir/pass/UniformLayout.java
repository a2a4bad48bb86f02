package tepui.ir.pass;

import java.util.LinkedHashMap;
import java.util.Map;
import tepui.ir.ScalarKind;
import tepui.ir.Type;

/**
 * Layout of loose uniforms in one block. Three rules: the API's std140 and std430, and packed, where every array
 * element and matrix column still starts on 16 bytes but scalars and vectors fill what is left of 16 bytes before.
 */
public final class UniformLayout {
    public enum Rule {
        STD140,
        STD430,
        PACKED
    }

    /**
     * Place of one uniform.
     *
     * @param stride bytes from one array element to the next, 0 where it is no array
     * @param columnStride bytes from one column to the next, 0 where it is no matrix
     */
    public record Place(int offset, int stride, int columnStride, int bytes) {}

    private final Rule rule;
    private final Map<String, Place> places = new LinkedHashMap<>();
    private int size;
    private int largest = 4;

    public UniformLayout(Rule rule) {
        this.rule = rule;
    }

    /**
     * Adds a uniform behind all others.
     *
     * @param column a scalar or vector: the uniform's type, or the type of a matrix's columns
     * @param columns 1 where it is no matrix
     * @param arrayLength 0 where it is no array
     */
    public Place add(String name, Type column, int columns, int arrayLength) {
        if (columns < 1 || columns > 4 || arrayLength < 0 || column.kind() == ScalarKind.BOOL) {
            throw new IllegalArgumentException("UniformLayout.add: '" + name + "' has " + columns + " columns of "
                    + column + ", array length " + arrayLength + "; must be 1 to 4, no bool, at least 0");
        }
        if (places.containsKey(name))
            throw new IllegalArgumentException("UniformLayout.add: '" + name + "' is there already");
        int component = column.kind().bytes();
        int width = column.width();
        boolean single = columns == 1 && arrayLength == 0;
        int alignment = component * (width == 3 ? 4 : width);
        if (rule == Rule.PACKED) alignment = single ? component : Math.max(16, component);
        else if (rule == Rule.STD140 && !single) alignment = Math.max(16, alignment);
        int columnStride = single ? column.bytes() : round(column.bytes(), alignment);
        int stride = columnStride * columns;
        long bytes = single ? column.bytes() : (long) stride * Math.max(1, arrayLength);
        long offset = round(size, alignment);
        // A vector does not straddle 16 bytes, or 32 if it is longer.
        int window = Math.max(16, column.bytes() > 16 ? 32 : 16);
        if (rule == Rule.PACKED && single && offset % window + bytes > window) offset = round((int) offset, window);
        if (offset + bytes > Integer.MAX_VALUE - 16) {
            throw new IllegalArgumentException(
                    "UniformLayout.add: '" + name + "' ends at byte " + (offset + bytes) + ", too far");
        }
        Place place =
                new Place((int) offset, arrayLength == 0 ? 0 : stride, columns == 1 ? 0 : columnStride, (int) bytes);
        places.put(name, place);
        size = (int) (offset + bytes);
        largest = Math.max(largest, alignment);
        return place;
    }

    private static int round(int value, int alignment) {
        return (value + alignment - 1) / alignment * alignment;
    }

    /** By name, in the order of addition. */
    public Map<String, Place> places() {
        return Map.copyOf(places);
    }

    /** Bytes of the block. */
    public int size() {
        return round(size, rule == Rule.STD430 ? largest : 16);
    }
}
