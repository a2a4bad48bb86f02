package tepui.ir;

import java.util.List;

/** Error of a shader that breaks the rules of the IR, or a bound of a pass. */
public final class IrException extends IllegalArgumentException {
    private final List<String> problems;

    public IrException(String heading, List<String> problems) {
        super(heading + "\n  " + String.join("\n  ", problems));
        this.problems = List.copyOf(problems);
    }

    /** One line for each rule broken, with the instruction's text. */
    public List<String> problems() {
        return problems;
    }
}
