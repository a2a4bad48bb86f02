package tepui.tools.cli;

import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

/**
 * Spur gear around the z axis, drawn by glBegin and glEnd: two flat faces between the bore and the toothed outline, the
 * flanks of the teeth, and the bore, which is the only part with smooth normals.
 *
 * @param pitch the radius at which two gears touch
 * @param bore radius of the hole
 * @param depth how far it reaches along z
 * @param height of the teeth, half of it beyond the pitch
 */
record GearShape(int teeth, float pitch, float bore, float depth, float height) {
    /** Where in a tooth's share of the circle its outline bends: up, tip, down, root. */
    private static final double[] BENDS = {0.0, 0.14, 0.36, 0.5};

    private int corners() {
        return teeth * 4;
    }

    private double angle(int corner) {
        double share = 2 * Math.PI / teeth;
        // The middle of a tooth lies at angle 0.
        return (Math.floorDiv(corner, 4) + BENDS[Math.floorMod(corner, 4)] - 0.25) * share;
    }

    private double radius(int corner) {
        int bend = Math.floorMod(corner, 4);
        return bend == 1 || bend == 2 ? pitch + height / 2 : pitch - height / 2;
    }

    private float x(int corner) {
        return (float) (radius(corner) * Math.cos(angle(corner)));
    }

    private float y(int corner) {
        return (float) (radius(corner) * Math.sin(angle(corner)));
    }

    /** All of it, as calls. */
    void emit() {
        glShadeModel(GL_FLAT);
        face(depth / 2, 1);
        face(-depth / 2, -1);
        flanks();
        glShadeModel(GL_SMOOTH);
        hole();
    }

    private void face(float z, int side) {
        glNormal3f(0, 0, side);
        glBegin(GL_QUAD_STRIP);
        for (int i = 0; i <= corners(); i++) {
            int corner = side * i;
            float innerX = (float) (bore * Math.cos(angle(corner)));
            float innerY = (float) (bore * Math.sin(angle(corner)));
            glVertex3f(innerX, innerY, z);
            glVertex3f(x(corner), y(corner), z);
        }
        glEnd();
    }

    private void flanks() {
        glBegin(GL_QUADS);
        for (int i = 0; i < corners(); i++) {
            float x0 = x(i);
            float y0 = y(i);
            float x1 = x(i + 1);
            float y1 = y(i + 1);
            glNormal3f(y1 - y0, x0 - x1, 0);
            glVertex3f(x0, y0, depth / 2);
            glVertex3f(x0, y0, -depth / 2);
            glVertex3f(x1, y1, -depth / 2);
            glVertex3f(x1, y1, depth / 2);
        }
        glEnd();
    }

    private void hole() {
        glBegin(GL_QUAD_STRIP);
        for (int i = 0; i <= corners(); i++) {
            float cos = (float) Math.cos(angle(i));
            float sin = (float) Math.sin(angle(i));
            glNormal3f(-cos, -sin, 0);
            glVertex3f(bore * cos, bore * sin, -depth / 2);
            glVertex3f(bore * cos, bore * sin, depth / 2);
        }
        glEnd();
    }
}
