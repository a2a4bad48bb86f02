package tepui.frontends.gl.program;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.List;
import tepui.frontends.glsl.LinkedProgram;
import tepui.ir.Shader;
import tepui.ir.Stage;

/** What a linked program says of itself: the facts that several chapters tell. */
public final class ProgramFacts {
    private ProgramFacts() {}

    public static boolean hasVertex(LinkedProgram l) {
        return l.shaders().containsKey(Stage.VERTEX);
    }

    /** Which input of the blending a colour is; -1 for what is no colour. */
    public static int colorIndex(LinkedProgram l, String name) {
        LinkedProgram.Interface output = l.output(name);
        return output == null ? -1 : output.index();
    }

    public static int longest(LinkedProgram l, List<String> names) {
        int most = 0;
        for (String n : names) most = Math.max(most, l.told(n).length() + 1);
        return most;
    }

    public static int topology(Shader.Topology t) {
        return switch (t) {
            case POINTS -> GL_POINTS;
            case LINES -> GL_LINES;
            case LINES_ADJACENCY -> GL_LINES_ADJACENCY;
            case TRIANGLES -> GL_TRIANGLES;
            case TRIANGLES_ADJACENCY -> GL_TRIANGLES_ADJACENCY;
            case LINE_STRIP -> GL_LINE_STRIP;
            case TRIANGLE_STRIP -> GL_TRIANGLE_STRIP;
            case QUADS -> GL_QUADS;
            case ISOLINES -> GL_ISOLINES;
        };
    }

    /** The location of a variable or of an element of an array. */
    public static int located(LinkedProgram l, List<LinkedProgram.Interface> list, String name) {
        if (!l.facts().named()) return -1;
        int bracket = name.endsWith("]") ? name.lastIndexOf('[') : -1;
        int element = 0;
        String base = name;
        if (bracket > 0) {
            element = index(name, bracket);
            if (element < 0) return -1;
            base = name.substring(0, bracket);
        }
        for (LinkedProgram.Interface i : list) {
            String own =
                    i.name().endsWith("[0]") ? i.name().substring(0, i.name().length() - 3) : i.name();
            if (i.location() < 0 || !own.equals(base) && !i.name().equals(name)) continue;
            if (bracket > 0 && i.size() <= element && !i.name().equals(name)) continue;
            // A matrix takes a location for each of its columns.
            int columns = Math.max(1, UniformTypes.columns(UniformTypes.of(i.type())));
            return i.location() + (own.equals(base) ? element * columns : 0);
        }
        return -1;
    }

    /** The number between brackets at the end of a name; -1 where there is none. */
    public static int index(String name, int bracket) {
        int value = 0;
        if (bracket + 2 > name.length() - 1 || bracket + 8 < name.length() - 1) return -1;
        for (int i = bracket + 1; i < name.length() - 1; i++) {
            int digit = name.charAt(i) - '0';
            if (digit < 0 || digit > 9) return -1;
            value = value * 10 + digit;
        }
        return value;
    }

    /** What a text needs with its zero; 0 for no text. */
    public static int textLength(String text) {
        return text.isEmpty() ? 0 : text.getBytes(java.nio.charset.StandardCharsets.UTF_8).length + 1;
    }
}
