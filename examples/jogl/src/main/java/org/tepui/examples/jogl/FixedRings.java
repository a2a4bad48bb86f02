package org.tepui.examples.jogl;

import com.jogamp.opengl.GL2;
import com.jogamp.opengl.glu.GLU;

/** Rings as OpenGL 1 draws them: a display list, matrices, a light. */
final class FixedRings implements RingScene {
    private final GL2 gl;
    private final GLU glu = new GLU();
    private final int list;

    FixedRings(GL2 gl) {
        this.gl = gl;
        float[] v = RingScene.ring(48, 16, 1, 0.22f);
        list = gl.glGenLists(1);
        gl.glNewList(list, GL2.GL_COMPILE);
        gl.glBegin(GL2.GL_TRIANGLES);
        for (int i = 0; i < v.length; i += 6) {
            gl.glNormal3f(v[i + 3], v[i + 4], v[i + 5]);
            gl.glVertex3fv(v, i);
        }
        gl.glEnd();
        gl.glEndList();
        gl.glEnable(GL2.GL_LIGHTING);
        gl.glEnable(GL2.GL_LIGHT0);
        gl.glEnable(GL2.GL_NORMALIZE);
        gl.glLightfv(GL2.GL_LIGHT0, GL2.GL_POSITION, new float[] {2, 3, 4, 0}, 0);
        gl.glMaterialfv(GL2.GL_FRONT, GL2.GL_SPECULAR, new float[] {0.6f, 0.6f, 0.6f, 1}, 0);
        gl.glMaterialf(GL2.GL_FRONT, GL2.GL_SHININESS, 30);
    }

    @Override
    public void resize(float aspect) {
        gl.glMatrixMode(GL2.GL_PROJECTION);
        gl.glLoadIdentity();
        glu.gluPerspective(45, aspect, 1, 20);
        gl.glMatrixMode(GL2.GL_MODELVIEW);
    }

    @Override
    public void draw(float degrees) {
        for (int i = 0; i < TILTS.length; i++) {
            gl.glMaterialfv(
                    GL2.GL_FRONT,
                    GL2.GL_AMBIENT_AND_DIFFUSE,
                    new float[] {COLORS[i][0], COLORS[i][1], COLORS[i][2], 1},
                    0);
            gl.glLoadIdentity();
            gl.glTranslatef(0, 0, -4.2f);
            gl.glRotatef(degrees, 0, 1, 0);
            gl.glRotatef(TILTS[i], 1, 0.4f, 0);
            gl.glCallList(list);
        }
    }

    @Override
    public void free() {
        gl.glDeleteLists(list, 1);
    }
}
