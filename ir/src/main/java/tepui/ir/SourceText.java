package tepui.ir;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * Source of a shader, for debuggers. Front ends give it to their shaders while somebody in the process wants it, and
 * leave their code as it was written: {@link Instr#line} and the names of locals then belong to the text.
 *
 * @param title what the program calls the shader
 * @param uniforms where uniforms lie, a line each: slot, offset in bytes, type (f, i, u or b, columns, rows, and r for rows first), elements, bytes from
 *     element to element and from column to column, name
 */
public record SourceText(String title, String text, String uniforms) {
    private static final AtomicInteger WANTED = new AtomicInteger();

    /** Shaders that are made from now on, by any front end of the process, have their source. */
    public static void want() {
        WANTED.incrementAndGet();
    }

    /** Ends a {@link #want}. */
    public static void forget() {
        WANTED.decrementAndGet();
    }

    public static boolean isWanted() {
        return WANTED.get() > 0;
    }
}
