package tepui.frontends.gl.assembly;

import java.util.List;

/** Symbol: what a name of a program stands for. */
sealed interface Symbol {
    record Temporary(int index) implements Symbol {}

    record Address(int index) implements Symbol {}

    record Attribute(int index) implements Symbol {}

    record Result(int index) implements Symbol {}

    /** Symbol of one vector. */
    record Value(Parameter parameter) implements Symbol {}

    /** Symbol of several vectors, one after another once a register indexes them. */
    final class Array implements Symbol {
        final List<Parameter> parameters;
        /** Where they begin; -1 until they are first used. */
        int block = -1;

        Array(List<Parameter> parameters) {
            this.parameters = parameters;
        }
    }
}
