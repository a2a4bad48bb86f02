package tepui.tools.bench;

/**
 * Rows of the peers' benchmark through Direct3D 9: what is changed before each draw. {@link D3d9PeerFrames} has their
 * frames.
 */
enum D3d9PeerCase {
    NONE("none", 2000),
    VBO("vbo", 2000),
    VFMT("vfmt", 2000),
    TEX("tex", 2000),
    TEX32("tex32", 2000),
    BLEND("blend", 2000),
    PROG("prog", 2000),
    UNI4F("uni4f", 2000),
    UNIMAT("unimat", 2000),
    SUBDATA("subdata", 2000),
    RING("ring", 2000),
    SCENE("scene", 2000),
    FFP("ffp", 2000),
    /** A draw is a hundred triangles. */
    UP("up", 100);

    final String label;
    final int draws;

    D3d9PeerCase(String label, int draws) {
        this.label = label;
        this.draws = draws;
    }
}
