package tepui.layers.capture;

import java.util.List;

/**
 * Call of the program's API.
 *
 * @param arguments as {@code name=value}
 * @param nanos from this call to the next one, on the machine that was captured
 * @param notes what happened in it: errors, waits, compiles
 */
public record ProgramCall(String name, List<String> arguments, long nanos, List<String> notes) {
    public ProgramCall {
        arguments = List.copyOf(arguments);
        notes = List.copyOf(notes);
    }

    /** The call as a program writes it. */
    public String text() {
        return name + "(" + String.join(", ", arguments) + ")";
    }
}
