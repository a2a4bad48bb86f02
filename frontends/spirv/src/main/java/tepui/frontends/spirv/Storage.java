package tepui.frontends.spirv;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.ready.ReadyType;
import tepui.frontends.glsl.ready.ReadyType.Numeric;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Storage of a variable of a module in the IR. Structures come apart into their members, each with all elements of the
 * arrays around.
 */
sealed interface Storage {
    /**
     * Columns of one kind in one variable of the IR.
     *
     * @param dims sizes of arrays, outermost first, with the columns of a matrix last; the first is the vertex where the variable is per vertex
     */
    record Cells(Variable variable, int[] dims) implements Storage {}

    record Parts(Storage[] members) implements Storage {}

    /** Memory spaces. */
    enum Space {
        UNIFORM,
        STORAGE,
        SHARED
    }

    /**
     * Bytes of a buffer, or of the workgroup's memory.
     *
     * @param dims sizes of an array of blocks
     * @param type what lies there; of an array of blocks, one block
     */
    record Memory(Space space, @Nullable Resource resource, int[] dims, ReadyType type, int offset)
            implements Storage {}

    /**
     * Textures, images, counters.
     *
     * @param base index of the first one: of parameters, what the caller gave
     */
    record Handles(Resource resource, int[] dims, @Nullable Value base) implements Storage {}

    static int[] append(int[] dims, int last) {
        int[] out = Arrays.copyOf(dims, dims.length + 1);
        out[dims.length] = last;
        return out;
    }

    static int product(int[] dims) {
        long n = 1;
        for (int d : dims) {
            n *= Math.max(1, d);
            if (n > Code.MOST_COLUMNS)
                throw new SpirvException("an array is larger than anything that can be compiled");
        }
        return (int) n;
    }

    /** Locals for a value of the type. */
    static Storage local(Shader shader, String name, ReadyType type, int... dims) {
        return switch (type) {
            case Numeric n -> {
                int[] all = n.isMatrix() ? append(dims, n.columns()) : dims;
                int length = all.length == 0 ? 0 : product(all);
                if ((long) Math.max(1, length) * n.rows() > Code.MOST_COLUMNS)
                    throw new SpirvException("a variable is larger than anything that can be compiled");
                yield new Cells(shader.local(name, Code.type(n), length), all);
            }
            case ReadyType.Array a -> local(shader, name, a.element(), append(dims, a.length()));
            case ReadyType.Struct s -> {
                Storage[] members = new Storage[s.members().size()];
                for (int i = 0; i < members.length; i++) {
                    ReadyType.Member m = s.members().get(i);
                    members[i] = local(shader, name + "." + m.name(), m.type(), dims);
                }
                yield new Parts(members);
            }
            default -> throw new SpirvException("a handle is kept in a variable");
        };
    }

    /** Contents of locals, known before the shader runs. */
    static void fill(Storage storage, ReadyType type, long[] words, int[] at, int element) {
        switch (type) {
            case Numeric n -> {
                Variable v = ((Cells) storage).variable();
                int each = n.columns() * n.rows();
                long[] contents = v.initial;
                if (contents == null) {
                    contents = new long[v.elements() * n.rows()];
                    v.initial = contents;
                }
                System.arraycopy(words, at[0], contents, element * each, each);
                at[0] += each;
            }
            case ReadyType.Array a -> {
                for (int i = 0; i < a.length(); i++) fill(storage, a.element(), words, at, element * a.length() + i);
            }
            case ReadyType.Struct s -> {
                Storage[] members = ((Parts) storage).members();
                for (int i = 0; i < members.length; i++)
                    fill(members[i], s.members().get(i).type(), words, at, element);
            }
            default -> throw new SpirvException("a handle has contents");
        }
    }
}
