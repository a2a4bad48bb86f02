package tepui.frontends.spirv;

import tepui.frontends.glsl.ready.ReadyType;
import tepui.ir.Index;
import tepui.ir.Resource;
import tepui.ir.Value;

/** Pointer, by what it leads to: a variable or a part of one, with all indices evaluated. */
sealed interface Pointer {
    ReadyType type();

    /** @param indices of the arrays and columns gone into so far, outermost first */
    record InCells(Storage storage, ReadyType type, Index[] indices) implements Pointer {}

    /**
     * Bytes.
     *
     * @param block which of an array of blocks
     * @param left dimensions of an array of blocks that are still to be indexed
     * @param componentStride vectors: bytes from component to component where they are not one behind the other, else 0
     */
    record InMemory(Storage.Memory memory, ReadyType type, Index block, int left, Index offset, int componentStride)
            implements Pointer {}

    /** A texture, image or counter, or an array of them. */
    record Handle(Storage.Handles storage, ReadyType type, Index index, int depth) implements Pointer {}

    /** A component of a vector. */
    record Component(Pointer vector, ReadyType type, Index index) implements Pointer {}

    /** A texel of an image: the operands that address it. */
    record Texel(Resource image, ReadyType type, Value[] address) implements Pointer {}
}
