package tepui.drivers.soft.jit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Steps in order. The last may be a {@link Lir.Jump}. */
final class LirBlock {
    final List<Lir.Node> nodes = new ArrayList<>();
    /** Lanes may be in here while others that run are not: has a mask register of its own. */
    int maskAt = -1;
    /** Positions of the first and after the last step. */
    int from;

    int to;

    Lir.@Nullable Jump jump() {
        return !nodes.isEmpty() && nodes.getLast() instanceof Lir.Jump j ? j : null;
    }
}
