package tepui.tools.bench;

import org.jspecify.annotations.Nullable;

/** Row of the draws table: what is changed before each draw. */
enum DrawCase {
    NONE("none"),
    VBO("vbo"),
    VFMT("vfmt"),
    TEX("tex"),
    TEX32("tex32"),
    BLEND("blend"),
    PROG("prog"),
    UNI4F("uni4f"),
    UNIMAT("unimat"),
    SUBDATA("subdata"),
    SCENE("scene"),
    FFP("ffp"),
    IMM("imm");

    final String label;

    DrawCase(String label) {
        this.label = label;
    }

    /** Draws in a frame: with immediate mode one draw is a hundred triangles. */
    int draws() {
        return this == IMM ? 100 : 2000;
    }

    static @Nullable DrawCase of(String label) {
        for (DrawCase row : values()) {
            if (row.label.equals(label)) return row;
        }
        return null;
    }
}
