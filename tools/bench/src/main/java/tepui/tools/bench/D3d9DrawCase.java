package tepui.tools.bench;

import org.jspecify.annotations.Nullable;

/** Rows of the table of Direct3D 9 draws: what is changed before each draw. */
enum D3d9DrawCase {
    NONE("none", 1000),
    STREAM("stream", 1000),
    DECLARATION("decl", 1000),
    TEXTURE("tex", 1000),
    RENDER_STATE("state", 1000),
    SHADERS("shaders", 1000),
    CONSTANT("const", 1000),
    MATRIX("matrix", 1000),
    STREAMS("streams5", 1000),
    RING("ring", 400),
    TEXTURES("tex8", 1000),
    SCISSOR("scissor", 1000),
    ONE_OF_MANY("const-of-64", 1000),
    PALETTE("palette", 1000),
    INDEX16("index16", 1000),
    INDEX32("index32", 1000),
    INDEX16_WRITTEN("index16-written", 500),
    INDEX32_WRITTEN("index32-written", 500),
    STREAMING("streaming", 500),
    BLOCK("block", 500),
    FIXED("fixed", 500),
    SCENE("scene", 2000);

    final String label;
    private final int draws;

    D3d9DrawCase(String label, int draws) {
        this.label = label;
        this.draws = draws;
    }

    int draws() {
        return draws;
    }

    static @Nullable D3d9DrawCase of(String label) {
        for (D3d9DrawCase c : values()) if (c.label.equals(label)) return c;
        return null;
    }
}
