package tepui.tools.suites.shader;

import static tepui.frontends.gl.GLConstants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.GeometryParameters;
import tepui.ir.Shader.Topology;

/**
 * Section "geometry layout" of a test: what glProgramParameteriARB says of its geometry shaders (ARB_geometry_shader4).
 * Values are OpenGL's.
 */
record GeometryLayout(int input, int output, int vertices) {
    static final String SECTION = "geometry layout";

    /** That of the file; null where it has none. */
    static @Nullable GeometryLayout of(ShaderTestFile file) {
        ShaderTestFile.Section section = file.find(SECTION);
        if (section == null) return null;
        int input = GL_TRIANGLES;
        int output = GL_TRIANGLE_STRIP;
        int vertices = 0;
        for (String line : section.text().lines().filter(l -> !l.isBlank()).toList()) {
            String[] words = line.strip().split("\\s+");
            String value = words[words.length - 1];
            switch (line.strip().substring(0, line.strip().lastIndexOf(value)).strip()) {
                case "input type" -> input = primitive(value);
                case "output type" -> output = primitive(value);
                case "vertices out" ->
                    vertices = value.equals("GL_MAX_GEOMETRY_OUTPUT_VERTICES") ? 256 : Integer.parseInt(value);
                default -> throw new TestFailure("[geometry layout]: '" + line + "' is not known");
            }
        }
        return new GeometryLayout(input, output, vertices);
    }

    private static int primitive(String name) {
        return switch (name) {
            case "GL_POINTS" -> GL_POINTS;
            case "GL_LINES" -> GL_LINES;
            case "GL_LINES_ADJACENCY" -> GL_LINES_ADJACENCY;
            case "GL_TRIANGLES" -> GL_TRIANGLES;
            case "GL_TRIANGLES_ADJACENCY" -> GL_TRIANGLES_ADJACENCY;
            case "GL_LINE_STRIP" -> GL_LINE_STRIP;
            case "GL_TRIANGLE_STRIP" -> GL_TRIANGLE_STRIP;
            default -> throw new TestFailure("[geometry layout]: no primitive '" + name + "'");
        };
    }

    /** The same for the compiler. */
    GeometryParameters parameters() {
        return new GeometryParameters(topology(input), topology(output), vertices);
    }

    private static Topology topology(int primitive) {
        return switch (primitive) {
            case GL_POINTS -> Topology.POINTS;
            case GL_LINES -> Topology.LINES;
            case GL_LINES_ADJACENCY -> Topology.LINES_ADJACENCY;
            case GL_TRIANGLES -> Topology.TRIANGLES;
            case GL_TRIANGLES_ADJACENCY -> Topology.TRIANGLES_ADJACENCY;
            case GL_LINE_STRIP -> Topology.LINE_STRIP;
            default -> Topology.TRIANGLE_STRIP;
        };
    }
}
