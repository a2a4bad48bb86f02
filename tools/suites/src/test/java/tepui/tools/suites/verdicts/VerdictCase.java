package tepui.tools.suites.verdicts;

import java.util.ArrayList;
import java.util.List;
import tepui.frontends.gl.GLConstants;
import tepui.tools.suites.gl.GlHost;

/**
 * Program of one version of GLSL that a compiler takes or refuses.
 *
 * @param es of OpenGL ES
 */
record VerdictCase(String name, int version, boolean es, List<Part> parts) {
    /** A shader without its version. */
    record Part(Kind kind, String text) {}

    /** Stages, as a program names them. */
    enum Kind {
        VERTEX(GLConstants.GL_VERTEX_SHADER),
        CONTROL(GLConstants.GL_TESS_CONTROL_SHADER),
        EVALUATION(GLConstants.GL_TESS_EVALUATION_SHADER),
        GEOMETRY(GLConstants.GL_GEOMETRY_SHADER),
        FRAGMENT(GLConstants.GL_FRAGMENT_SHADER),
        COMPUTE(GLConstants.GL_COMPUTE_SHADER);

        final int enumerant;

        Kind(int enumerant) {
            this.enumerant = enumerant;
        }
    }

    GlHost.Profile profile() {
        return es ? GlHost.Profile.ES : GlHost.Profile.CORE;
    }

    /** The source of a shader: with its version, what ES must say of precision, and a main where there is none. */
    String source(Part p) {
        StringBuilder s = new StringBuilder("#version " + version + (es ? " es" : "") + '\n');
        String text = p.text;
        // extensions stand before all else
        while (text.startsWith("#extension")) {
            int end = text.indexOf('\n') + 1;
            s.append(text, 0, end);
            text = text.substring(end);
        }
        if (es) s.append("precision highp float; precision highp int;\n");
        s.append(text);
        if (!text.contains("void main")) s.append("\nvoid main() {}");
        // Mesa's cache of shaders knows a text and not its stage: what one stage takes, it would take for all.
        return s.append("\n// ").append(p.kind).append('\n').toString();
    }

    /** Versions of a range, of ES from 300 on and of OpenGL from 150. */
    static List<Integer> versions(boolean es, int first) {
        List<Integer> found = new ArrayList<>();
        for (int v : es ? new int[] {300, 310, 320} : new int[] {150, 330, 400, 430, 450}) if (v >= first) found.add(v);
        return found;
    }

    @Override
    public String toString() {
        return version + (es ? "es " : " ") + name;
    }
}
