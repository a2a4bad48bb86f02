package tepui.frontends.glsl.syntax;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Which extensions are in force at which place: every #extension directive changes it from there on. */
public final class ExtensionSet {
    private record Change(int pos, Extension extension, boolean enabled) {}

    private final List<Change> changes = new ArrayList<>();
    private final Set<Extension> ever = EnumSet.noneOf(Extension.class);

    public ExtensionSet() {}

    void change(int pos, Extension extension, boolean enabled) {
        changes.add(new Change(pos, extension, enabled));
        if (enabled) {
            ever.add(extension);
            if (extension == Extension.GL_ANDROID_extension_pack_es31a) {
                for (Extension e : Extension.values()) {
                    if (e.name().startsWith("GL_EXT_")
                            && e.isFor(new Version(310, Version.Profile.ES))
                            && !e.isFor(new Version(300, Version.Profile.ES))) {
                        change(pos, e, true);
                    }
                }
            }
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

    /** All that were in force anywhere. */
    public Set<Extension> everEnabled() {
        return ever;
    }
}
