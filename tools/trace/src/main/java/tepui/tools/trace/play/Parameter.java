package tepui.tools.trace.play;

import org.jspecify.annotations.Nullable;

/**
 * Parameter of a function of OpenGL, as {@link FunctionRows} has it.
 *
 * @param form {@code *} for an address that is read, {@code >} for one that is written, {@code ^} for an array of addresses, or a space
 * @param type the letter of its type, or of the elements'
 * @param length how many elements there are, as the registry has it; empty where that is not known
 * @param kind of object whose name it is; null for none
 */
public record Parameter(
        String name,
        char form,
        char type,
        String length,
        @Nullable String kind) {
    static Parameter parse(String text) {
        String[] parts = text.split(":", -1);
        boolean address = "*>^".indexOf(parts[1].charAt(0)) >= 0;
        return new Parameter(
                parts[0],
                address ? parts[1].charAt(0) : ' ',
                parts[1].charAt(address ? 1 : 0),
                parts.length > 2 ? parts[2] : "",
                parts.length > 3 ? parts[3] : null);
    }

    public boolean isAddress() {
        return form != ' ';
    }

    /** Bytes of an element. */
    public int bytes() {
        return switch (type) {
            case 'z', 'b', 'B', 'c', 'v' -> 1;
            case 's', 'S' -> 2;
            case 'l', 'L', 'd', 'p' -> 8;
            default -> 4;
        };
    }
}
