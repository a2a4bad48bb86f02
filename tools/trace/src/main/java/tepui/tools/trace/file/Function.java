package tepui.tools.trace.file;

import java.util.List;

/** Name of a function in a trace, and those of its parameters. */
public record Function(String name, List<String> parameters) {
    public Function {
        parameters = List.copyOf(parameters);
    }
}
