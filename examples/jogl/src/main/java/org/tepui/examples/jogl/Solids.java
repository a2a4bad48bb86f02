package org.tepui.examples.jogl;

import com.jogamp.opengl.GL;
import com.jogamp.opengl.GL2;
import com.jogamp.opengl.GLAutoDrawable;
import com.jogamp.opengl.glu.GLU;
import com.jogamp.opengl.util.gl2.GLUT;

/** Example of OpenGL 1 by JOGL's helpers: GLUT's solids with lights and fog, their names as bitmaps, a stippled plane of GLU. */
public final class Solids extends Sketch {
    private final GLU glu = new GLU();
    private final GLUT glut = new GLUT();

    private Solids() {}

    public static void main(String[] args) {
        new Solids().show("GL2", args);
    }

    @Override
    public void init(GLAutoDrawable drawable) {
        GL2 gl = drawable.getGL().getGL2();
        gl.glEnable(GL.GL_DEPTH_TEST);
        gl.glEnable(GL2.GL_LIGHTING);
        gl.glEnable(GL2.GL_LIGHT0);
        gl.glEnable(GL2.GL_NORMALIZE);
        gl.glEnable(GL2.GL_COLOR_MATERIAL);
        gl.glLightfv(GL2.GL_LIGHT0, GL2.GL_POSITION, new float[] {2, 3, 4, 0}, 0);
        gl.glEnable(GL2.GL_FOG);
        gl.glFogi(GL2.GL_FOG_MODE, GL.GL_LINEAR);
        gl.glFogf(GL2.GL_FOG_START, 6);
        gl.glFogf(GL2.GL_FOG_END, 16);
        gl.glFogfv(GL2.GL_FOG_COLOR, new float[] {0.08f, 0.09f, 0.14f, 1}, 0);
    }

    @Override
    void draw(GL any, float degrees) {
        GL2 gl = any.getGL2();
        gl.glMatrixMode(GL2.GL_PROJECTION);
        gl.glLoadIdentity();
        glu.gluPerspective(45, (double) WIDTH / HEIGHT, 1, 40);
        gl.glMatrixMode(GL2.GL_MODELVIEW);
        gl.glLoadIdentity();
        glu.gluLookAt(0, 2.5, 7, 0, 0, 0, 0, 1, 0);
        String[] names = {"teapot", "torus", "dodecahedron", "octahedron"};
        for (int i = 0; i < names.length; i++) {
            gl.glPushMatrix();
            gl.glTranslatef(i % 2 * 3 - 1.5f, 0, -(i / 2) * 4);
            gl.glColor3f(0.9f - 0.2f * i, 0.3f + 0.2f * i, 0.4f);
            gl.glRasterPos3f(-0.5f, -1.3f, 0);
            glut.glutBitmapString(GLUT.BITMAP_HELVETICA_12, names[i]);
            gl.glRotatef(20 + degrees, 0, 1, 0);
            switch (i) {
                case 0 -> glut.glutSolidTeapot(0.8);
                case 1 -> glut.glutSolidTorus(0.3, 0.8, 24, 36);
                case 2 -> {
                    gl.glScalef(0.55f, 0.55f, 0.55f);
                    glut.glutSolidDodecahedron();
                }
                default -> glut.glutSolidOctahedron();
            }
            gl.glPopMatrix();
        }
    }
}
