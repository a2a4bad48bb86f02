package tepui.frontends.glsl.lower;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import tepui.frontends.glsl.sema.Typed;

/** Input of the lowering of one stage: what the linker found in the stage's shaders, and where it put the variables. */
public final class StageCode {
    public final Typed.Func main;
    /** Functions with bodies, by signature. */
    public final Map<String, Typed.Func> definitions = new HashMap<>();
    /** Global variables; the same variable of several shaders has the same storage. */
    public final IdentityHashMap<Typed.Var, Storage> storage = new IdentityHashMap<>();
    /** Globals whose initial value is computed before main runs, in order. */
    public final List<Typed.Var> initialized = new ArrayList<>();
    /** Functions by the subroutine type that they are for. */
    public final Map<String, List<Typed.Func>> subroutines = new HashMap<>();
    /** By function, what a uniform that chooses it holds. */
    public final Map<Typed.Func, Integer> subroutineIndices = new HashMap<>();
    /** Outputs that are read too. */
    public final List<Storage.Cells> shadowed = new ArrayList<>();
    /** Outputs that begin with what their targets hold; their locals are the shadows. */
    public final List<Storage.Cells> fetched = new ArrayList<>();
    /** gl_FragCoord is at the corner of a pixel: a local that takes it, moved by half a pixel. */
    public Storage.@org.jspecify.annotations.Nullable Cells movedFragCoord;
    /** The uniform buffer slot of this stage that is free. */
    public int freeUniformSlot;
    /** Texture slots of this stage. */
    public int textureSlots;
    /** The vertex streams that are emitted to: bits. */
    public int streams;
    /** A stream that is emitted to and does not exist; -1: it is negative, 0: there is none. */
    public int badStream;
    /** Some variable is declared precise: nothing is contracted or reordered. */
    public boolean precise;

    public StageCode(Typed.Func main) {
        this.main = main;
    }
}
