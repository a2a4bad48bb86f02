package tepui.tools.bench;

import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Frames of the rows of the draws table: the state that each begins with, and its draws. */
final class DrawFrames {
    private static final int CHANGES_PROGRAM = 1;
    private static final int CHANGES_TEXTURE = 2;
    private static final int CHANGES_STATE = 4;
    private static final int BLENDED = 8;

    private final DrawObjects o;
    private final long triangle;
    private final long matrix;
    private final int draws = DrawCase.NONE.draws();
    private final int[] sceneFlags = new int[draws];
    private final int[] scenePrograms = new int[draws];
    private final int[] sceneTextures = new int[draws];
    private final MemorySegment sceneMatrices;

    DrawFrames(DrawObjects objects) {
        o = objects;
        triangle = o.triangle.address();
        matrix = o.matrix.address();
        sceneMatrices = o.arena.allocate(64L * draws, 16);
        mixScene();
    }

    /** 20 % programs, 50 % textures, 10 % blending and depth, each draw its own matrix. */
    private void mixScene() {
        o.seed(777);
        int program = 0;
        int texture = 0;
        int state = 0;
        for (int i = 0; i < draws; i++) {
            int flags = 0;
            if (o.random() % 100 < 20) {
                flags |= CHANGES_PROGRAM;
                program = program + 1 + o.random() % 3 & 3;
            }
            if (o.random() % 100 < 50) {
                flags |= CHANGES_TEXTURE;
                texture = texture + 1 + o.random() % 30 & 31;
            }
            if (o.random() % 100 < 10) {
                flags |= CHANGES_STATE;
                state ^= BLENDED;
            }
            sceneFlags[i] = flags | state;
            scenePrograms[i] = program;
            sceneTextures[i] = texture;
            MemorySegment m = sceneMatrices.asSlice(64L * i, 64);
            for (int k = 0; k < 16; k += 5) m.setAtIndex(ValueLayout.JAVA_FLOAT, k, 1);
            m.setAtIndex(ValueLayout.JAVA_FLOAT, 12, o.random() % 1000 / 500f - 1);
            m.setAtIndex(ValueLayout.JAVA_FLOAT, 13, o.random() % 1000 / 500f - 1);
            m.setAtIndex(ValueLayout.JAVA_FLOAT, 14, o.random() % 1000 / 2000f);
        }
        sceneFlags[0] |= CHANGES_PROGRAM | CHANGES_TEXTURE | CHANGES_STATE;
    }

    /** State that the row starts from, whatever row was before it. */
    void prepare(DrawCase row) {
        glDisable(GL_BLEND);
        glDisable(GL_DEPTH_TEST);
        glDepthMask(true);
        glDepthFunc(GL_LESS);
        for (int i = 0; i < 3; i++) glDisableVertexAttribArray(i);
        glDisableClientState(GL_VERTEX_ARRAY);
        glBindBuffer(GL_ARRAY_BUFFER, o.buffers[0]);
        position();
        glEnableVertexAttribArray(0);
        glBindTexture(GL_TEXTURE_2D, o.textures[0]);
        glUseProgram(o.flat);
        switch (row) {
            case VFMT -> {
                glUseProgram(o.colored);
                glEnableVertexAttribArray(1);
            }
            case TEX, TEX32 -> coordinates(o.textured);
            case UNI4F -> glUseProgram(o.tinted);
            case UNIMAT -> coordinates(o.moved);
            case SUBDATA -> {
                glBindBuffer(GL_ARRAY_BUFFER, o.dynamicBuffer);
                position();
            }
            case SCENE -> {
                coordinates(o.scene[0]);
                glEnable(GL_DEPTH_TEST);
            }
            case FFP -> {
                glUseProgram(0);
                glDisableVertexAttribArray(0);
                glMatrixMode(GL_MODELVIEW);
                glVertexPointer(3, GL_FLOAT, 32, 0);
                glEnableClientState(GL_VERTEX_ARRAY);
            }
            case IMM -> {
                glUseProgram(0);
                glDisableVertexAttribArray(0);
                glMatrixMode(GL_MODELVIEW);
                glLoadIdentity();
            }
            default -> {}
        }
    }

    private void coordinates(int program) {
        glUseProgram(program);
        glVertexAttribPointer(2, 2, GL_FLOAT, false, 32, 12);
        glEnableVertexAttribArray(2);
    }

    private static void position() {
        glVertexAttribPointer(0, 3, GL_FLOAT, false, 32, 0);
    }

    /** One frame: colour and depth are cleared, the row's draws, a flush. */
    void frame(DrawCase row) {
        glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
        switch (row) {
            case NONE -> none();
            case VBO -> vertexBuffer();
            case VFMT -> vertexFormat();
            case TEX -> texture(1);
            case TEX32 -> texture(31);
            case BLEND -> blend();
            case PROG -> program();
            case UNI4F -> uniform();
            case UNIMAT -> uniformMatrix();
            case SUBDATA -> subData();
            case SCENE -> scene();
            case FFP -> fixedFunction();
            case IMM -> immediate();
        }
        glFlush();
    }

    private void none() {
        for (int i = 0; i < draws; i++) glDrawArrays(GL_TRIANGLES, 0, 3);
    }

    private void vertexBuffer() {
        for (int i = 0; i < draws; i++) {
            glBindBuffer(GL_ARRAY_BUFFER, o.buffers[i & 1]);
            position();
            glDrawArrays(GL_TRIANGLES, 0, 3);
        }
    }

    private void vertexFormat() {
        for (int i = 0; i < draws; i++) {
            if ((i & 1) != 0) {
                glBindBuffer(GL_ARRAY_BUFFER, o.packedBuffer);
                glVertexAttribPointer(0, 2, GL_FLOAT, false, 12, 0);
                glVertexAttribPointer(1, 4, GL_UNSIGNED_BYTE, true, 12, 8);
            } else {
                glBindBuffer(GL_ARRAY_BUFFER, o.buffers[0]);
                position();
                glVertexAttribPointer(1, 3, GL_FLOAT, false, 32, 20);
            }
            glDrawArrays(GL_TRIANGLES, 0, 3);
        }
    }

    private void texture(int mask) {
        for (int i = 0; i < draws; i++) {
            glBindTexture(GL_TEXTURE_2D, o.textures[i & mask]);
            glDrawArrays(GL_TRIANGLES, 0, 3);
        }
    }

    private void blend() {
        for (int i = 0; i < draws; i++) {
            if ((i & 1) != 0) {
                glEnable(GL_BLEND);
                glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
            } else {
                glDisable(GL_BLEND);
                glBlendFunc(GL_ONE, GL_ZERO);
            }
            glDrawArrays(GL_TRIANGLES, 0, 3);
        }
    }

    private void program() {
        for (int i = 0; i < draws; i++) {
            glUseProgram((i & 1) != 0 ? o.flat : o.flat2);
            glDrawArrays(GL_TRIANGLES, 0, 3);
        }
    }

    private void uniform() {
        for (int i = 0; i < draws; i++) {
            glUniform4f(o.tintLocation, i * 0.001f, 0.5f, 0.25f, 1);
            glDrawArrays(GL_TRIANGLES, 0, 3);
        }
    }

    private void uniformMatrix() {
        for (int i = 0; i < draws; i++) {
            o.matrix.setAtIndex(ValueLayout.JAVA_FLOAT, 12, i * 0.0001f);
            glUniformMatrix4fv(o.movedLocation, 1, false, matrix);
            glDrawArrays(GL_TRIANGLES, 0, 3);
        }
    }

    private void subData() {
        for (int i = 0; i < draws; i++) {
            o.triangle.setAtIndex(ValueLayout.JAVA_FLOAT, 2, i * 0.0001f);
            glBufferSubData(GL_ARRAY_BUFFER, 0, 96, triangle);
            glDrawArrays(GL_TRIANGLES, 0, 3);
        }
    }

    private void scene() {
        long matrices = sceneMatrices.address();
        for (int i = 0; i < draws; i++) {
            int flags = sceneFlags[i];
            if ((flags & CHANGES_PROGRAM) != 0) glUseProgram(o.scene[scenePrograms[i]]);
            if ((flags & CHANGES_TEXTURE) != 0) glBindTexture(GL_TEXTURE_2D, o.textures[sceneTextures[i]]);
            if ((flags & CHANGES_STATE) != 0) {
                if ((flags & BLENDED) != 0) {
                    glEnable(GL_BLEND);
                    glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA);
                    glDepthMask(false);
                    glDepthFunc(GL_LEQUAL);
                } else {
                    glDisable(GL_BLEND);
                    glDepthMask(true);
                    glDepthFunc(GL_LESS);
                }
            }
            glUniformMatrix4fv(o.sceneLocations[scenePrograms[i]], 1, false, matrices + 64L * i);
            glDrawArrays(GL_TRIANGLES, 0, 3);
        }
    }

    private void fixedFunction() {
        for (int i = 0; i < draws; i++) {
            o.matrix.setAtIndex(ValueLayout.JAVA_FLOAT, 12, i * 0.0001f);
            glLoadMatrixf(matrix);
            glColor4f(i * 0.0005f, 0.5f, 0.25f, 1);
            glDrawArrays(GL_TRIANGLES, 0, 3);
        }
    }

    private void immediate() {
        for (int i = 0; i < DrawCase.IMM.draws(); i++) {
            glBegin(GL_TRIANGLES);
            for (int t = 0; t < 100; t++) {
                float x = t * 0.001f;
                glColor3f(x, 0.5f, 0.25f);
                glVertex3f(x, 0, 0.1f);
                glColor3f(0.5f, x, 0.25f);
                glVertex3f(x + 0.05f, 0, 0.1f);
                glColor3f(0.5f, 0.25f, x);
                glVertex3f(x, 0.05f, 0.1f);
            }
            glEnd();
        }
    }
}
