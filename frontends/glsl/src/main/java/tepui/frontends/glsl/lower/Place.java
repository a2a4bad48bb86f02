package tepui.frontends.glsl.lower;

import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.MemLayout;
import tepui.frontends.glsl.sema.Typed;
import tepui.ir.Index;
import tepui.ir.Value;

/** Place, something that can be read, and mostly written: a variable or a part of one, with all indices evaluated. */
sealed interface Place {
    GlslType type();

    /**
     * Cells, or a struct of them.
     *
     * @param indices of the arrays (and matrix columns) gone into so far, outermost first
     */
    record InCells(Storage storage, GlslType type, Index[] indices) implements Place {}

    /**
     * Memory.
     *
     * @param block which of an array of blocks
     * @param left how many dimensions of an array of blocks are still to be indexed
     * @param componentStride vectors: bytes from component to component, where they are not one behind the other
     */
    record InMemory(
            Storage.Memory memory,
            GlslType type,
            Index block,
            int left,
            Index offset,
            MemLayout layout,
            int componentStride)
            implements Place {}

    /** A handle, or an array of handles. */
    record Handle(Storage storage, GlslType type, Index index, int depth) implements Place {}

    /** Some components of a vector, in some order. */
    record Components(Place base, GlslType type, int[] components) implements Place {}

    /** One component, known when it runs. */
    record Component(Place base, GlslType type, Value index) implements Place {}

    /** A value that has no place of its own; it cannot be written. */
    record Temporary(GlslType type, Value[] columns) implements Place {}

    /** A constant: indexed by what is not known, it becomes an array. */
    record Fixed(Typed.Constant value) implements Place {
        @Override
        public GlslType type() {
            return value.type();
        }
    }
}
