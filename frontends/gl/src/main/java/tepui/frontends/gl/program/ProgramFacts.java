package tepui.frontends.gl.program;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.LinkedProgram;
import tepui.ir.Shader;
import tepui.ir.Stage;

/** Facts of a linked program that several chapters answer. */
public final class ProgramFacts {
    private ProgramFacts() {}

    public static boolean hasVertex(LinkedProgram l) {
        return l.shaders().containsKey(Stage.VERTEX);
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

    /** The primitive with that number, of those that geometry shaders take and make. */
    public static Shader.Topology topology(int primitive) {
        return switch (primitive) {
            case GL_POINTS -> Shader.Topology.POINTS;
            case GL_LINES -> Shader.Topology.LINES;
            case GL_LINES_ADJACENCY -> Shader.Topology.LINES_ADJACENCY;
            case GL_TRIANGLES -> Shader.Topology.TRIANGLES;
            case GL_TRIANGLES_ADJACENCY -> Shader.Topology.TRIANGLES_ADJACENCY;
            case GL_LINE_STRIP -> Shader.Topology.LINE_STRIP;
            default -> Shader.Topology.TRIANGLE_STRIP;
        };
    }

    /** The location of a variable or of an element of an array. */
    public static int located(LinkedProgram l, List<LinkedProgram.Interface> list, String name) {
        LinkedProgram.Interface i = l.facts().named() ? named(list, name) : null;
        if (i == null || i.location() < 0) return -1;
        // A matrix takes a location for each of its columns.
        int columns = Math.max(1, UniformTypes.columns(UniformTypes.of(i.type())));
        return i.location() + Math.max(0, element(i, name)) * columns;
    }

    /** Which input of the blending a colour is; -1 for what is no colour. */
    public static int colorIndex(LinkedProgram l, String name) {
        LinkedProgram.Interface i = l.facts().named() ? named(l.outputs(), name) : null;
        return i == null || i.location() < 0 ? -1 : i.index();
    }

    /** The variable of that name, or the array that has an element of that name (OpenGL 4.6, 7.3.1.1). */
    private static LinkedProgram.@Nullable Interface named(List<LinkedProgram.Interface> list, String name) {
        for (LinkedProgram.Interface i : list) {
            if (i.name().equals(name) || element(i, name) >= 0) return i;
        }
        return null;
    }

    /** Which element of an array a name stands for; -1 for none. */
    private static int element(LinkedProgram.Interface i, String name) {
        if (!i.name().endsWith("[0]")) return -1;
        int base = i.name().length() - 3;
        if (!name.regionMatches(0, i.name(), 0, base)) return -1;
        if (name.length() == base) return 0;
        if (name.charAt(base) != '[' || name.indexOf(']', base) != name.length() - 1) return -1;
        int element = index(name, base);
        return element < i.size() ? element : -1;
    }

    /** The number between brackets at the end of a name, which begins with no 0 of no use; -1 where there is none. */
    public static int index(String name, int bracket) {
        int value = 0;
        if (bracket + 2 > name.length() - 1 || bracket + 8 < name.length() - 1) return -1;
        if (name.charAt(bracket + 1) == '0' && bracket + 3 < name.length()) return -1;
        for (int i = bracket + 1; i < name.length() - 1; i++) {
            int digit = name.charAt(i) - '0';
            if (digit < 0 || digit > 9) return -1;
            value = value * 10 + digit;
        }
        return value;
    }

    /** Length of a text with its zero; 0 for no text. */
    public static int textLength(String text) {
        return text.isEmpty() ? 0 : text.getBytes(java.nio.charset.StandardCharsets.UTF_8).length + 1;
    }
}
