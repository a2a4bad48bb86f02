package tepui.tools.conformance.mutant;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.layers.forward.ForwardingContext;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.TextureView;

/**
 * Planted bug.
 *
 * @param areas areas of the kit that must notice
 * @param what in a few words, for the table
 * @param context a context with the bug in front of another
 * @param shader changes each shader before the device sees it; null for none
 * @param view changes each view; null for none
 */
record Mutant(
        String name,
        List<String> areas,
        String what,
        @Nullable Plant context,
        @Nullable Consumer<Shader> shader,
        @Nullable ViewChange view) {
    /** Factory that puts a context with a bug in front of another. */
    @FunctionalInterface
    interface Plant {
        ForwardingContext in(Device device, Context next);
    }

    /** Change of a view. */
    @FunctionalInterface
    interface ViewChange {
        TextureView.Desc change(TextureView.Desc desc);
    }

    static Mutant of(String name, String areas, String what, Plant context) {
        return new Mutant(name, List.of(areas.split(" ")), what, context, null, null);
    }

    static Mutant ofShader(String name, String areas, String what, Consumer<Shader> change) {
        return new Mutant(name, List.of(areas.split(" ")), what, null, change, null);
    }

    static Mutant ofView(String name, String areas, String what, ViewChange change) {
        return new Mutant(name, List.of(areas.split(" ")), what, null, null, change);
    }
}
