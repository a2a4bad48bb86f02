package tepui.frontends.gl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.drivers.soft.SoftProvider;
import tepui.pipe.Device;

/** Lit wheels in display lists, the way programs of the nineties drew: the fixed function from glBegin to pixels. */
final class GearsTest {
    private static final int SIZE = 300;
    private final Arena arena = Arena.ofAuto();
    private Device device;
    private GLContext context;

    @BeforeEach
    void open() {
        SoftProvider provider = new SoftProvider();
        device = TestDevice.open(provider);
        context = GLContext.create(device, ContextAttributes.compatibility().withSize(SIZE, SIZE));
        context.makeCurrent();
    }

    @AfterEach
    void close() {
        GLContext.release();
        context.close();
        device.close();
    }

    private long floats(float... v) {
        return arena.allocateFrom(ValueLayout.JAVA_FLOAT, v).address();
    }

    private static void ring(double radius, double z, double angle) {
        glVertex3d(radius * Math.cos(angle), radius * Math.sin(angle), z);
    }

    /** A wheel with square teeth about the z axis. */
    private static void wheel(double inner, double outer, double width, int teeth) {
        double half = width / 2;
        for (int side = -1; side <= 1; side += 2) {
            glNormal3f(0, 0, side);
            glBegin(GL_QUAD_STRIP);
            for (int i = 0; i <= 2 * teeth; i++) {
                double a = side * i * Math.PI / teeth;
                double tooth = i % 2 == 0 ? outer : outer * 0.85;
                ring(inner, side * half, a);
                ring(tooth, side * half, a);
            }
            glEnd();
        }
        glBegin(GL_QUADS);
        for (int i = 0; i < 2 * teeth; i++) {
            double a = i * Math.PI / teeth;
            double b = (i + 1) * Math.PI / teeth;
            double ra = i % 2 == 0 ? outer : outer * 0.85;
            double rb = i % 2 == 0 ? outer * 0.85 : outer;
            glNormal3d(Math.cos((a + b) / 2), Math.sin((a + b) / 2), 0);
            ring(ra, -half, a);
            ring(rb, -half, b);
            ring(rb, half, b);
            ring(ra, half, a);
        }
        glEnd();
        glBegin(GL_QUAD_STRIP);
        for (int i = 0; i <= 2 * teeth; i++) {
            double a = -i * Math.PI / teeth;
            glNormal3d(-Math.cos(a), -Math.sin(a), 0);
            ring(inner, -half, -a);
            ring(inner, half, -a);
        }
        glEnd();
    }

    private int[] pixels() {
        MemorySegment m = arena.allocate(4L * SIZE * SIZE, 16);
        glReadPixels(0, 0, SIZE, SIZE, GL_RGBA, GL_UNSIGNED_BYTE, m.address());
        return m.toArray(ValueLayout.JAVA_INT);
    }

    @Test
    void threeWheelsAreLitAndHideOneAnother() throws java.io.IOException {
        glViewport(0, 0, SIZE, SIZE);
        glMatrixMode(GL_PROJECTION);
        glFrustum(-1, 1, -1, 1, 5, 60);
        glMatrixMode(GL_MODELVIEW);
        glTranslatef(0, 0, -40);
        glLightfv(GL_LIGHT0, GL_POSITION, floats(5, 5, 10, 0));
        glEnable(GL_CULL_FACE);
        glEnable(GL_LIGHTING);
        glEnable(GL_LIGHT0);
        glEnable(GL_DEPTH_TEST);
        glEnable(GL_NORMALIZE);
        float[][] colors = {{0.8f, 0.1f, 0, 1}, {0, 0.8f, 0.2f, 1}, {0.2f, 0.2f, 1, 1}};
        double[][] shapes = {{1, 4, 1, 20}, {0.5, 2, 2, 10}, {1.3, 2, 0.5, 10}};
        float[][] places = {{-3, -2, 0}, {3.1f, -2, 0}, {-3.1f, 4.2f, 0}};
        int first = glGenLists(3);
        for (int i = 0; i < 3; i++) {
            glNewList(first + i, GL_COMPILE);
            glMaterialfv(GL_FRONT, GL_AMBIENT_AND_DIFFUSE, floats(colors[i]));
            wheel(shapes[i][0], shapes[i][1], shapes[i][2], (int) shapes[i][3]);
            glEndList();
        }
        glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
        glRotatef(20, 1, 0, 0);
        glRotatef(30, 0, 1, 0);
        for (int i = 0; i < 3; i++) {
            glPushMatrix();
            glTranslatef(places[i][0], places[i][1], places[i][2]);
            glCallList(first + i);
            glPopMatrix();
        }
        assertEquals(GL_NO_ERROR, glGetError());
        int[] p = pixels();
        int[] of = new int[3];
        for (int c : p) {
            int r = c & 0xff;
            int g = c >> 8 & 0xff;
            int b = c >> 16 & 0xff;
            if (r > g && r > b) of[0]++;
            if (g > r && g > b) of[1]++;
            if (b > r && b > g) of[2]++;
        }
        String out = System.getProperty("tepui.gl.pictures");
        if (out != null) write(p, java.nio.file.Path.of(out, "gears.ppm"));
        for (int i = 0; i < 3; i++) assertTrue(of[i] > 1000, "pixels of wheel " + i + ": " + of[i]);
    }

    private static void write(int[] p, java.nio.file.Path file) throws java.io.IOException {
        var image = new java.io.ByteArrayOutputStream();
        image.writeBytes(("P6 " + SIZE + " " + SIZE + " 255\n").getBytes(java.nio.charset.StandardCharsets.US_ASCII));
        for (int y = SIZE - 1; y >= 0; y--) {
            for (int x = 0; x < SIZE; x++) {
                int c = p[y * SIZE + x];
                image.write(c);
                image.write(c >> 8);
                image.write(c >> 16);
            }
        }
        java.nio.file.Files.write(file, image.toByteArray());
    }

    private int[] drawn(Runnable setup) {
        glLoadIdentity();
        glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
        setup.run();
        glRectf(-1, -1, 1, 1);
        assertEquals(GL_NO_ERROR, glGetError());
        int c = pixels()[SIZE / 2 * SIZE + SIZE / 2];
        return new int[] {c & 0xff, c >> 8 & 0xff, c >> 16 & 0xff, c >>> 24};
    }

    private static void near(int[] expected, int[] actual) {
        for (int i = 0; i < expected.length; i++) {
            assertTrue(
                    Math.abs(expected[i] - actual[i]) <= 1,
                    java.util.Arrays.toString(expected) + " expected, " + java.util.Arrays.toString(actual) + " drawn");
        }
    }

    @Test
    void theCurrentColorIsDrawn() {
        glViewport(0, 0, SIZE, SIZE);
        near(new int[] {255, 128, 0, 255}, drawn(() -> glColor3f(1, 0.5f, 0)));
    }

    @Test
    void fogTakesItsShareOfTheColor() {
        glViewport(0, 0, SIZE, SIZE);
        near(new int[] {191, 0, 64, 255}, drawn(() -> {
            glColor3f(1, 0, 0);
            glEnable(GL_FOG);
            glFogi(GL_FOG_MODE, GL_LINEAR);
            glFogfv(GL_FOG_COLOR, floats(0, 0, 1, 1));
            glFogi(GL_FOG_COORD_SRC, GL_FOG_COORD);
            glFogCoordf(0.25f);
        }));
    }

    @Test
    void aTextureIsCombinedWithTheColor() {
        glViewport(0, 0, SIZE, SIZE);
        near(new int[] {128, 255, 64, 255}, drawn(() -> {
            long texel = arena.allocateFrom(ValueLayout.JAVA_BYTE, (byte) 0, (byte) 255, (byte) 64, (byte) 255)
                    .address();
            glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, texel);
            glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
            glEnable(GL_TEXTURE_2D);
            glTexEnvi(GL_TEXTURE_ENV, GL_TEXTURE_ENV_MODE, GL_ADD);
            glColor3f(0.5f, 0.25f, 0);
        }));
    }

    @Test
    void everySecondRowOfAStippledPolygonIsDrawn() {
        glViewport(0, 0, SIZE, SIZE);
        MemorySegment pattern = arena.allocate(128, 16);
        for (int row = 0; row < 32; row += 2) pattern.set(ValueLayout.JAVA_INT, 4L * row, -1);
        drawn(() -> {
            glPolygonStipple(pattern.address());
            glEnable(GL_POLYGON_STIPPLE);
        });
        int[] p = pixels();
        assertEquals(-1, p[0]);
        assertEquals(0, p[SIZE] & 0xffffff);
    }

    @Test
    void arraysInMemoryAndPushedStateDraw() {
        glViewport(0, 0, SIZE, SIZE);
        near(new int[] {0, 255, 0, 255}, drawn(() -> {
            glPushAttrib(GL_ALL_ATTRIB_BITS);
            glEnable(GL_CULL_FACE);
            glCullFace(GL_FRONT_AND_BACK);
            glColor3f(1, 0, 0);
            glPopAttrib();
            glPushClientAttrib(GL_CLIENT_ALL_ATTRIB_BITS);
            glEnableClientState(GL_VERTEX_ARRAY);
            glVertexPointer(2, GL_FLOAT, 0, floats(-1, -1, 3, -1, -1, 3));
            glColor3f(0, 1, 0);
            glDrawArrays(GL_TRIANGLES, 0, 3);
            glPopClientAttrib();
        }));
    }
}
