package tepui.frontends.glsl.syntax;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tepui.frontends.glsl.Extension;

/** Set of the extensions that are in force at each place: every #extension directive changes it from there on. */
public final class ExtensionSet {
    private record Change(int pos, Extension extension, boolean enabled) {}

    private final List<Change> changes = new ArrayList<>();
    private final Set<Extension> ever = EnumSet.noneOf(Extension.class);

    public ExtensionSet() {}

    void change(int pos, Extension extension, boolean enabled) {
        changes.add(new Change(pos, extension, enabled));
        if (enabled) {
            ever.add(extension);
            for (Extension e : extension.brings()) change(pos, e, true);
        }
    }

    /** Is it in force at {@code pos}? */
    public boolean isEnabled(Extension extension, int pos) {
        if (!ever.contains(extension)) return false;
        boolean enabled = false;
        for (Change c : changes) {
            if (c.pos > pos) break;
            if (c.extension == extension) enabled = c.enabled;
        }
        return enabled;
    }

    /** All extensions that were in force anywhere. */
    public Set<Extension> everEnabled() {
        return ever;
    }
}
