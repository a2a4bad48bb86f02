package tepui.tools.release;

import java.nio.file.Path;
import java.util.List;

/**
 * A published module.
 *
 * @param jar its classes, packed
 * @param needs artifacts of ours that it needs at run time
 * @param packed whether these are inside its own jar
 */
record Artifact(String name, String version, String description, Path jar, List<String> needs, boolean packed) {
    Artifact {
        needs = List.copyOf(needs);
    }

    /** Its name in all ecosystems. */
    String purl() {
        return purl(name, version);
    }

    static String purl(String name, String version) {
        return "pkg:maven/org.tepui/" + name + "@" + version + "?type=jar";
    }
}
