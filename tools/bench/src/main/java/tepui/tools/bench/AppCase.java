package tepui.tools.bench;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Rows of the table of programs: demos, which are written on Tepui and whose peer is lavapipe under its Vulkan driver, and
 * examples, programs for LWJGL, libGDX, jMonkeyEngine and JOGL that run on Mesa's OpenGL as they are.
 */
enum AppCase {
    GEARS("gears", null, "gears"),
    SCENE("scene", null, "scene"),
    D3D9("d3d9", null, "d3d9"),
    MOUNTAIN("mountain", null, "mountain"),
    TRIANGLE("triangle", "lwjgl", "org.tepui.examples.lwjgl.Triangle"),
    BLOCKS("blocks", "lwjgl", "org.tepui.examples.lwjgl.Blocks"),
    RINGS("rings", "jogl", "org.tepui.examples.jogl.Rings", "GL3"),
    RINGS_FIXED("rings-fixed", "jogl", "org.tepui.examples.jogl.Rings", "GL2"),
    WORKSHOP("workshop", "libgdx", "org.tepui.examples.libgdx.Workshop"),
    TERRACE("terrace", "jme", "org.tepui.examples.jme.Terrace");

    final String label;
    /** The folder of examples/, or null for a demo. */
    final @Nullable String example;
    /** Main class and arguments, or the demo's name. */
    final List<String> words;

    AppCase(String label, @Nullable String example, String... words) {
        this.label = label;
        this.example = example;
        this.words = List.of(words);
    }

    static AppCase of(String label) {
        for (AppCase row : values()) if (row.label.equals(label)) return row;
        throw new IllegalArgumentException("bench: there is no program '" + label + "'; there are " + labels());
    }

    static String labels() {
        StringBuilder text = new StringBuilder();
        for (AppCase row : values()) text.append(text.isEmpty() ? "" : ",").append(row.label);
        return text.toString();
    }
}
