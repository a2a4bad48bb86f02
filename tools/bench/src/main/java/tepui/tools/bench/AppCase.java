package tepui.tools.bench;

import java.util.List;

/**
 * Rows of the table of programs: demos, which are written on Tepui and whose peer is lavapipe under its Vulkan driver; examples, programs for
 * LWJGL, libGDX, jMonkeyEngine and JOGL that run on Mesa's OpenGL as they are; and programs in C, which do too.
 */
enum AppCase {
    GEARS("gears", Kind.DEMO, "gears"),
    SCENE("scene", Kind.DEMO, "scene"),
    D3D9("d3d9", Kind.DEMO, "d3d9"),
    MOUNTAIN("mountain", Kind.DEMO, "mountain"),
    TRIANGLE("triangle", Kind.EXAMPLE, "lwjgl", "org.tepui.examples.lwjgl.Triangle"),
    BLOCKS("blocks", Kind.EXAMPLE, "lwjgl", "org.tepui.examples.lwjgl.Blocks"),
    RINGS("rings", Kind.EXAMPLE, "jogl", "org.tepui.examples.jogl.Rings", "GL3"),
    RINGS_FIXED("rings-fixed", Kind.EXAMPLE, "jogl", "org.tepui.examples.jogl.Rings", "GL2"),
    WORKSHOP("workshop", Kind.EXAMPLE, "libgdx", "org.tepui.examples.libgdx.Workshop"),
    TERRACE("terrace", Kind.EXAMPLE, "jme", "org.tepui.examples.jme.Terrace"),
    GLXGEARS("glxgears", Kind.NATIVE, "glxgears"),
    BUILD("build", Kind.NATIVE, "glmark2", "-b", "build:duration=1000"),
    TEXTURE("texture", Kind.NATIVE, "glmark2", "-b", "texture:duration=1000"),
    PHONG("phong", Kind.NATIVE, "glmark2", "-b", "shading:shading=phong:duration=1000"),
    REFRACT("refract", Kind.NATIVE, "glmark2", "-b", "refract:duration=1000"),
    TERRAIN("terrain", Kind.NATIVE, "glmark2", "-b", "terrain:duration=1000"),
    BLUR("blur", Kind.NATIVE, "glmark2", "-b", "desktop:effect=blur:duration=1000"),
    NEVERBALL("neverball", Kind.NATIVE, "neverball"),
    OPENARENA("openarena", Kind.NATIVE, arena());

    /** Kinds of programs, by how they are started. */
    enum Kind {
        DEMO,
        /** In Java: its words are the folder of examples/, the main class, arguments. */
        EXAMPLE,
        /** In C. */
        NATIVE
    }

    final String label;
    final Kind kind;
    final List<String> words;

    AppCase(String label, Kind kind, String... words) {
        this.label = label;
        this.kind = kind;
        this.words = List.of(words);
    }

    /** A map without anybody, from where the player stands, with everything off that is not drawing. */
    private static String[] arena() {
        String settings =
                "com_introplayed 1 r_fullscreen 0 r_mode 3 s_initsound 0 com_maxfps 0 vm_game 0 cl_renderer opengl1 sv_pure 0";
        String[] pairs = settings.split(" ", -1);
        String[] words = new String[1 + pairs.length / 2 * 3 + 2];
        int n = 0;
        words[n++] = "openarena";
        for (int i = 0; i < pairs.length; i += 2) {
            words[n++] = "+set";
            words[n++] = pairs[i];
            words[n++] = pairs[i + 1];
        }
        words[n++] = "+devmap";
        words[n] = "oa_dm4";
        return words;
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
