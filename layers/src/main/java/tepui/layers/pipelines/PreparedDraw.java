package tepui.layers.pipelines;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A recipe with its shaders on this device. Guarded by the {@link Preparation}'s lock. */
final class PreparedDraw {
    final Recipe recipe;
    final List<@Nullable PreparedShader> shaders;
    boolean taken;
    boolean done;

    PreparedDraw(Recipe recipe, List<@Nullable PreparedShader> shaders) {
        this.recipe = recipe;
        this.shaders = shaders;
    }

    /** Does the program have all of its shaders, so that it may draw at any time? */
    boolean isComplete() {
        for (PreparedShader s : shaders) if (s != null && !s.claimed) return false;
        return true;
    }
}
