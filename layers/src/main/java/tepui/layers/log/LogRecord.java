package tepui.layers.log;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One entry of a log.
 *
 * @param context the number of the context that was called, 0 for the device
 * @param arguments one for each of {@link Call#params}: numbers, texts, enum constants, arrays as lists, {@link Handle},
 *     {@link Blob}, {@link RecordFields}
 */
public record LogRecord(Call call, int context, List<@Nullable Object> arguments) {
    public LogRecord {
        if (arguments.size() != call.params().size()) {
            throw new IllegalArgumentException("LogRecord: " + arguments.size() + " arguments for " + call
                    + ", which has " + call.params().size());
        }
    }

    int intAt(int index) {
        return (Integer) at(index);
    }

    long longAt(int index) {
        return (Long) at(index);
    }

    float floatAt(int index) {
        return (Float) at(index);
    }

    double doubleAt(int index) {
        return (Double) at(index);
    }

    boolean booleanAt(int index) {
        return (Boolean) at(index);
    }

    Handle handleAt(int index) {
        return (Handle) at(index);
    }

    /** An argument that the schema says is there. */
    Object at(int index) {
        Object value = arguments.get(index);
        if (value == null)
            throw new LogFormatException(
                    call.text() + ": " + call.params().get(index).name() + " is missing");
        return value;
    }
}
