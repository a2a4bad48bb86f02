package tepui.frontends.glsl.link;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.GlslType.Opaque;
import tepui.frontends.glsl.sema.MemLayout;
import tepui.frontends.glsl.sema.Typed;

/** A uniform of the program outside of blocks, and what the stages say of it. */
final class UniformEntry {
    final StageUnits.Global first;
    final String name;
    GlslType type;
    Typed.@Nullable Constant value;
    int location;
    int binding;
    int offset = -1;
    int stages;
    /** Samplers and images that are bound to units are values in some stage: the handles of places that stand for the units. */
    boolean handlesAreValues;

    @Nullable
    MemLayout layout;

    final List<StageOutput> users = new ArrayList<>();
    final List<StageUnits.Global> globals = new ArrayList<>();

    UniformEntry(StageUnits.Global g) {
        first = g;
        name = g.name;
        type = g.type;
        value = g.value;
        location = g.info.location;
        binding = g.info.binding;
    }

    /** Is a handle of this kind a value in memory here, and bound to no unit? */
    boolean isValue(Opaque o) {
        return takesHandles(o) || handlesAreValues && o.isHandle();
    }

    /** May the program give it a handle? */
    boolean takesHandles(Opaque o) {
        return switch (o.kind()) {
            case SAMPLER -> first.info.bindlessSampler;
            case IMAGE -> first.info.bindlessImage;
            case ATOMIC_COUNTER -> false;
        };
    }

    /** Samplers and images that are bound to units, of which each counts as one component; a handle as two. */
    int bound(GlslType t) {
        return switch (t) {
            case Opaque o -> o.isHandle() && !isValue(o) ? 1 : 0;
            case GlslType.Array a -> Math.max(1, a.length()) * bound(a.element());
            case GlslType.Struct s -> {
                int n = 0;
                for (GlslType.Member m : s.members()) n += bound(m.type());
                yield n;
            }
            default -> 0;
        };
    }

    /** Does it hold what is bound to units? */
    boolean holdsBound(GlslType t) {
        return switch (t) {
            case Opaque o -> !isValue(o);
            case GlslType.Array a -> holdsBound(a.element());
            case GlslType.Struct s -> {
                for (GlslType.Member m : s.members()) {
                    if (holdsBound(m.type())) yield true;
                }
                yield false;
            }
            default -> false;
        };
    }
}
