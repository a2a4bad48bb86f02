package tepui.tools.release;

import java.nio.file.Path;
import java.util.List;

/**
 * A module of a release: a published one, or one that the single jar packs.
 *
 * @param jar its classes, packed
 * @param needs artifacts of ours that it needs at run time
 * @param packed whether these are inside its own jar
 * @param published whether it is named by other projects
 */
record Artifact(
        String name,
        String version,
        String description,
        Path jar,
        List<String> needs,
        boolean packed,
        boolean published) {
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
