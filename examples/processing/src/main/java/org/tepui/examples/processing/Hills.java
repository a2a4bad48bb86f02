package org.tepui.examples.processing;

/** Example of P3D: strips of triangles with normals and colours of their own, a camera that goes around, lights, fog by colour. */
public final class Hills extends Kept {
    private static final int SIDE = 40;

    private Hills() {}

    public static void main(String[] args) {
        new Hills().run(args);
    }

    @Override
    public void settings() {
        size(480, 360, P3D);
    }

    private static float height(int x, int y) {
        return 18 * sin(x * 0.35f) * cos(y * 0.28f) + 9 * sin(x * 0.9f + y * 0.6f);
    }

    @Override
    void scene(float turn) {
        float angle = 0.6f + turn;
        camera(260 * cos(angle), -150, 260 * sin(angle), 0, 0, 0, 0, 1, 0);
        ambientLight(70, 70, 80);
        directionalLight(220, 210, 190, -0.5f, 0.8f, -0.3f);
        noStroke();
        for (int y = 0; y < SIDE - 1; y++) {
            beginShape(TRIANGLE_STRIP);
            for (int x = 0; x < SIDE; x++) {
                point(x, y);
                point(x, y + 1);
            }
            endShape();
        }
        translate(0, -60, 0);
        fill(200, 90, 60);
        sphereDetail(16);
        sphere(24);
    }

    private void point(int x, int y) {
        float h = height(x, y);
        fill(70 + 3 * h, 130 + 2 * h, 80);
        // y grows downwards, so that up is -y.
        normal(height(x + 1, y) - height(x - 1, y), 16, height(x, y + 1) - height(x, y - 1));
        vertex((x - SIDE / 2f) * 8, -h, (y - SIDE / 2f) * 8);
    }
}
