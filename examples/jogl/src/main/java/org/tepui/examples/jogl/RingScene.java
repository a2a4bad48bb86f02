package org.tepui.examples.jogl;

/** Scene of three rings, drawn by one of several versions of OpenGL. */
interface RingScene {
    /** The colours of the rings. */
    float[][] COLORS = {{0.85f, 0.3f, 0.25f}, {0.3f, 0.75f, 0.4f}, {0.3f, 0.5f, 0.95f}};

    /** Tilts of the rings, in degrees. */
    float[] TILTS = {15, 75, 135};

    void resize(float aspect);

    void draw(float degrees);

    void free();

    /** A ring around the z axis: position and normal of each vertex, two triangles for each of its facets. */
    static float[] ring(int around, int across, float radius, float thickness) {
        float[] vertices = new float[around * across * 6 * 6];
        int at = 0;
        int[][] corners = {{0, 0}, {1, 0}, {1, 1}, {0, 0}, {1, 1}, {0, 1}};
        for (int i = 0; i < around; i++) {
            for (int j = 0; j < across; j++) {
                for (int[] corner : corners) {
                    double u = 2 * Math.PI * (i + corner[0]) / around;
                    double v = 2 * Math.PI * (j + corner[1]) / across;
                    float nx = (float) (Math.cos(u) * Math.cos(v));
                    float ny = (float) (Math.sin(u) * Math.cos(v));
                    float nz = (float) Math.sin(v);
                    vertices[at++] = (float) (radius * Math.cos(u)) + thickness * nx;
                    vertices[at++] = (float) (radius * Math.sin(u)) + thickness * ny;
                    vertices[at++] = thickness * nz;
                    vertices[at++] = nx;
                    vertices[at++] = ny;
                    vertices[at++] = nz;
                }
            }
        }
        return vertices;
    }
}
