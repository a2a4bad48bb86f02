package tepui.tools.cli;

import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.frontends.gl.ContextAttributes;

/**
 * Gears demo, three gears that turn each other: OpenGL as it was written in its first years, with display lists, matrix
 * stacks and lights.
 */
final class GearsDemo implements GlProgram {
    @Override
    public String name() {
        return "gears";
    }

    @Override
    public String description() {
        return "three gears that turn each other: OpenGL 1, display lists and fixed function";
    }

    @Override
    public ContextAttributes attributes() {
        return ContextAttributes.compatibility();
    }

    @Override
    public GlScene open(int width, int height) {
        return new Gears(width, height);
    }

    /** A gear: its middle, its turning against the first one, its shape and colour. */
    private record Gear(float x, float y, float ratio, float phase, int list) {}

    private static final class Gears implements GlScene {
        private final Arena arena = Arena.ofShared();
        private final MemorySegment values = arena.allocate(16, 16);
        private final Gear[] gears;

        Gears(int width, int height) {
            glViewport(0, 0, width, height);
            glMatrixMode(GL_PROJECTION);
            glLoadIdentity();
            double aspect = (double) width / height;
            glFrustum(-0.55 * aspect, 0.55 * aspect, -0.55, 0.55, 2, 40);
            glMatrixMode(GL_MODELVIEW);
            glEnable(GL_DEPTH_TEST);
            glEnable(GL_CULL_FACE);
            glEnable(GL_LIGHTING);
            glEnable(GL_LIGHT0);
            glEnable(GL_NORMALIZE);
            glLightModeli(GL_LIGHT_MODEL_COLOR_CONTROL, GL_SEPARATE_SPECULAR_COLOR);
            glLightfv(GL_LIGHT0, GL_AMBIENT, floats(0.18f, 0.18f, 0.22f, 1));
            glLightfv(GL_LIGHT0, GL_DIFFUSE, floats(0.9f, 0.88f, 0.82f, 1));
            glLightfv(GL_LIGHT0, GL_SPECULAR, floats(0.5f, 0.5f, 0.5f, 1));
            glClearColor(0.10f, 0.11f, 0.14f, 1);
            int lists = glGenLists(3);
            // Wheels mesh where teeth are as wide as gaps: radii stand to each other as numbers of teeth do.
            build(lists, new GearShape(24, 3.0f, 1.1f, 0.9f, 0.35f), 0.80f, 0.22f, 0.14f);
            build(lists + 1, new GearShape(12, 1.5f, 0.5f, 1.6f, 0.35f), 0.20f, 0.56f, 0.30f);
            build(lists + 2, new GearShape(16, 2.0f, 1.3f, 0.6f, 0.35f), 0.22f, 0.38f, 0.78f);
            gears = new Gear[] {
                new Gear(-2.4f, -1.0f, 1, 0, lists),
                new Gear(2.1f, -1.0f, -2, 180f / 12, lists + 1),
                new Gear(-2.4f, 4.0f, -1.5f, 180f / 16, lists + 2)
            };
        }

        private long floats(float... v) {
            MemorySegment.copy(v, 0, values, ValueLayout.JAVA_FLOAT, 0, v.length);
            return values.address();
        }

        private void build(int list, GearShape shape, float r, float g, float b) {
            glNewList(list, GL_COMPILE);
            glMaterialfv(GL_FRONT, GL_AMBIENT_AND_DIFFUSE, floats(r, g, b, 1));
            glMaterialfv(GL_FRONT, GL_SPECULAR, floats(0.6f, 0.6f, 0.6f, 1));
            glMaterialf(GL_FRONT, GL_SHININESS, 24);
            shape.emit();
            glEndList();
        }

        @Override
        public void draw(double seconds) {
            glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
            glPushMatrix();
            glTranslatef(0.3f, -1.2f, -22);
            glLightfv(GL_LIGHT0, GL_POSITION, floats(4, 7, 9, 0));
            glRotatef(22, 1, 0, 0);
            glRotatef((float) (28 + 14 * Math.sin(seconds * 0.5)), 0, 1, 0);
            float turn = (float) (seconds * 50);
            for (Gear gear : gears) {
                glPushMatrix();
                glTranslatef(gear.x, gear.y, 0);
                glRotatef(gear.ratio * turn + gear.phase, 0, 0, 1);
                glCallList(gear.list);
                glPopMatrix();
            }
            glPopMatrix();
        }

        @Override
        public void close() {
            arena.close();
        }
    }
}
