package tepui.tools.trace.file;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Call of a trace. Arguments that the trace says nothing of are null.
 *
 * @param number in the order in which calls began
 * @param result null where there is none
 * @param complete whether the trace says that it came back
 */
public record Call(
        long number,
        long thread,
        Function function,
        int flags,
        List<@Nullable Value> arguments,
        @Nullable Value result,
        List<Frame> backtrace,
        boolean complete) {
    /** Flag: the program has not made it; the tracer tells with it what else only the driver knows. */
    public static final int FAKE = 1;

    public String name() {
        return function.name();
    }

    /** An argument, null where there is none. */
    public @Nullable Value argument(int index) {
        return index < arguments.size() ? arguments.get(index) : null;
    }

    /** The bits of an argument, 0 where there is none. */
    public long bits(int index) {
        Value value = argument(index);
        return value == null ? 0 : value.bits();
    }

    /** Whether it ends a picture. */
    public boolean endsFrame() {
        return Frames.ends(function.name());
    }
}
