package tepui.frontends.gl.assembly;

import java.util.List;

/** What a name of a program stands for. */
sealed interface Symbol {
    record Temporary(int index) implements Symbol {}

    record Address(int index) implements Symbol {}

    record Attribute(int index) implements Symbol {}

    record Result(int index) implements Symbol {}

    /** One vector. */
    record Value(Parameter parameter) implements Symbol {}

    /** Several, one after another once somebody indexes them by a register. */
    final class Array implements Symbol {
        final List<Parameter> parameters;
        /** Where they begin; -1 as long as nobody asked. */
        int block = -1;

        Array(List<Parameter> parameters) {
            this.parameters = parameters;
        }
    }
}
