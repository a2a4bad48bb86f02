package tepui.frontends.glsl.sema;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.Version;
import tepui.frontends.glsl.syntax.ExtensionSet;
import tepui.ir.Stage;

/**
 * Availability of something built in: from which versions, by which extensions, in which stages, and whether new core
 * versions have dropped it.
 */
record Availability(
        int desktop, int es, List<Extension> extensions, Set<Stage> stages, boolean compatibilityOnly, boolean old) {

    /** Reads the words behind the "@" of a table's section. */
    static Availability parse(String text) {
        int desktop = 0;
        int es = 0;
        int numbers = 0;
        List<Extension> extensions = new ArrayList<>();
        Set<Stage> stages = EnumSet.allOf(Stage.class);
        boolean compatibility = false;
        boolean old = false;
        for (String word : text.trim().split(" ")) {
            // Split at one character needs no regular expression, whose classes would be loaded at the first shader.
            if (word.isEmpty()) continue;
            if (Character.isDigit(word.charAt(0))) {
                if (numbers++ == 0) desktop = Integer.parseInt(word);
                else es = Integer.parseInt(word);
            } else if (word.startsWith("stage=")) {
                stages = EnumSet.noneOf(Stage.class);
                for (String name : word.substring(6).split(","))
                    stages.add(Stage.valueOf(name.toUpperCase(Locale.ROOT)));
            } else if (word.equals("compat")) {
                compatibility = true;
            } else if (word.equals("old")) {
                old = true;
            } else {
                extensions.add(Extension.valueOf(word));
            }
        }
        return new Availability(desktop, es, List.copyOf(extensions), stages, compatibility, old);
    }

    boolean holds(Version version, Stage stage, ExtensionSet enabled, int pos) {
        if (!stages.contains(stage)) return false;
        boolean byVersion = version.atLeast(desktop, es);
        if (byVersion && version.isEs() && old && version.number() >= 300) byVersion = false;
        if (byVersion && !version.isEs() && !version.isCompatibility()) {
            if (old && version.number() >= 420) byVersion = false;
            else if (compatibilityOnly && !old && version.number() >= 140) byVersion = false;
        }
        if (byVersion) return true;
        for (Extension e : extensions) {
            if (enabled.isEnabled(e, pos)) return true;
        }
        return false;
    }

    /** The way to make it available, for messages. */
    String remedy(Version version, Stage stage) {
        if (!stages.contains(stage)) return "it does not exist in a " + stage.text() + " shader";
        int number = version.isEs() ? es : desktop;
        if (number > version.number()) return "it begins with version " + new Version(number, version.profile());
        for (Extension e : extensions) {
            if (e.isFor(version)) return "it needs '#extension " + e + " : enable'";
        }
        return "version " + version + " does not have it";
    }
}
