package tepui.frontends.glsl.lower;

import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.MemLayout;
import tepui.frontends.glsl.sema.Typed;
import tepui.ir.Resource;
import tepui.ir.Value;
import tepui.ir.Variable;

/** Storage of a variable of the program in the IR. The linker decides it for what crosses a shader's border. */
public sealed interface Storage {
    /**
     * Columns (scalars and vectors, or the columns of matrices) of one kind in one IR variable.
     *
     * @param dims array sizes, outermost first, with the columns of a matrix last; the first is the vertex where the variable
     *     is per vertex. All but the vertex are one array of the IR.
     * @param shadow outputs that are read too: a local that is copied to the output when the vertex or fragment is done
     */
    record Cells(
            Variable variable,
            GlslType.Basic column,
            int[] dims,
            @Nullable Variable shadow) implements Storage {
        /** The variable that code reads and writes. */
        Variable accessed() {
            return shadow == null ? variable : shadow;
        }
    }

    /** Members of a struct, each with all elements of all arrays around it. */
    record Parts(Storage[] members) implements Storage {}

    /** Memory spaces. */
    enum Space {
        UNIFORM,
        STORAGE,
        SHARED
    }

    /**
     * Bytes.
     *
     * @param dims sizes of an array of blocks
     */
    record Memory(Space space, @Nullable Resource resource, int[] dims, MemLayout layout, int offset)
            implements Storage {}

    /**
     * Textures, images.
     *
     * @param base index of the first one in the resource: of parameters, what the caller gave
     */
    record Handles(Resource resource, int[] dims, @Nullable Value base, int first) implements Storage {}

    /** Atomic counters: words of a buffer. */
    record Counters(Resource resource, int[] dims, @Nullable Value base, int offset) implements Storage {}

    /** A value known when the shader is compiled. */
    record Known(Typed.Constant value) implements Storage {}
}
