package tepui.frontends.glsl.ready;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Resource;
import tepui.ir.Variable;

/**
 * Variable of an interface to other shaders, or to the program that uses the shader. Filled by the front end that made
 * the code, then not changed. Variables and resources of the code that stand for it come in the order of the type's
 * parts; linking puts its own in their place.
 */
public final class ReadyVariable {
    /** Kinds of variables, as the linker treats them. */
    public enum Kind {
        INPUT,
        OUTPUT,
        /** A uniform outside of blocks: a number, a texture, an image, a counter, or arrays and structures of them. */
        UNIFORM,
        UNIFORM_BLOCK,
        STORAGE_BLOCK
    }

    public final Kind kind;
    /** By which it meets others where no location or binding is said. */
    public final String name;

    public final ReadyType type;
    public final ReadyQualifiers qualifiers = new ReadyQualifiers();
    /** A block of inputs or outputs: what is said of each member; empty for all others. */
    public final List<ReadyQualifiers> members = new ArrayList<>();
    /** The outermost array has an element for each vertex of the primitive or patch. */
    public boolean perVertex;
    /** Inputs and outputs: one a scalar, vector or matrix of the type. */
    public final List<Variable> variables = new ArrayList<>();
    /**
     * Uniforms: one a texture, image or counter, and one uniform buffer (counters: storage buffer) for the largest parts without such, which linking
     * moves into the program's own. Blocks: one.
     */
    public final List<Resource> resources = new ArrayList<>();
    /** Uniforms: contents from the beginning, a word a scalar as {@link tepui.ir.Instr#bits} has them; null: none are given. */
    public long @Nullable [] initial;

    public ReadyVariable(Kind kind, String name, ReadyType type) {
        this.kind = kind;
        this.name = name;
        this.type = type;
    }

    public boolean isBlock() {
        return kind == Kind.UNIFORM_BLOCK || kind == Kind.STORAGE_BLOCK || !members.isEmpty();
    }
}
