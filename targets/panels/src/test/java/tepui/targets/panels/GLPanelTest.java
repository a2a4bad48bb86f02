package tepui.targets.panels;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLConstants;
import tepui.frontends.gl.GLContext;
import tepui.targets.lwjgl.OffscreenDevices;
import tepui.targets.panels.swing.GLPanel;

/** The panel as Swing paints it; no display is needed for that. */
final class GLPanelTest {
    /** Left half orange, right half blue; counts what is asked of it. */
    private static final class Halves implements GLScene {
        private int inits;
        private int draws;
        private int disposals;
        private int width;

        @Override
        public void init() {
            inits++;
        }

        @Override
        public void draw(int newWidth, int height, double seconds) {
            draws++;
            width = newWidth;
            GL.glClearColor(0, 0, 1, 1);
            GL.glClear(GLConstants.GL_COLOR_BUFFER_BIT);
            GL.glColor3f(1, 0.5f, 0);
            GL.glRectf(-1, -1, 0, 1);
        }

        @Override
        public void dispose() {
            disposals++;
        }
    }

    private static BufferedImage painted(GLPanel panel, double scale) {
        BufferedImage image = new BufferedImage(
                (int) (panel.getWidth() * scale), (int) (panel.getHeight() * scale), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.scale(scale, scale);
        panel.paint(g);
        g.dispose();
        return image;
    }

    private static int rgb(BufferedImage image, int x, int y) {
        return image.getRGB(x, y) & 0xffffff;
    }

    @Test
    void theSceneIsPaintedInTheScreensPixels() throws Exception {
        Halves scene = new Halves();
        SwingUtilities.invokeAndWait(() -> {
            GLPanel panel = new GLPanel(scene, ContextAttributes.compatibility());
            panel.setSize(40, 20);
            panel.addNotify();
            BufferedImage once = painted(panel, 1);
            assertEquals(40, scene.width);
            assertEquals(0xFF8000, rgb(once, 19, 19));
            assertEquals(0x0000FF, rgb(once, 20, 0));
            BufferedImage twice = painted(panel, 2);
            assertEquals(80, scene.width);
            assertEquals(0xFF8000, rgb(twice, 39, 39));
            assertEquals(0x0000FF, rgb(twice, 40, 0));
            panel.removeNotify();
        });
        assertEquals(1, scene.inits);
        assertEquals(2, scene.draws);
        assertEquals(1, scene.disposals);
    }

    @Test
    void aPanelThatIsShownAgainHasAContextAgain() throws Exception {
        Halves scene = new Halves();
        SwingUtilities.invokeAndWait(() -> {
            GLPanel panel = new GLPanel(scene, ContextAttributes.compatibility());
            panel.setSize(8, 8);
            for (int i = 0; i < 3; i++) {
                panel.addNotify();
                assertEquals(0xFF8000, rgb(painted(panel, 1), 1, 1));
                panel.removeNotify();
            }
        });
        assertEquals(3, scene.inits);
        assertEquals(3, scene.disposals);
    }

    /** A window of GLFW or SDL on the same thread, say, whose program goes on with its own calls. */
    @Test
    void aContextOfTheProgramsOwnIsCurrentAgain() throws Exception {
        SwingUtilities.invokeAndWait(() -> {
            ContextAttributes attributes = ContextAttributes.compatibility();
            try (GLContext own = GLContext.create(OffscreenDevices.shared(), attributes.withSize(4, 4))) {
                own.makeCurrent();
                GL.glLineWidth(3);
                GLPanel panel = new GLPanel(new Halves(), attributes);
                panel.setSize(8, 8);
                panel.addNotify();
                assertEquals(0xFF8000, rgb(painted(panel, 1), 1, 1));
                assertTrue(own.isCurrent(), "after a picture");
                assertTrue(GL.glIsEnabled(GLConstants.GL_DITHER), "calls go on");
                panel.removeNotify();
                assertTrue(own.isCurrent(), "after the panel");
            }
        });
    }

    @Test
    void aContextThatTheSceneClosedIsNotCurrentAgain() throws Exception {
        SwingUtilities.invokeAndWait(() -> {
            ContextAttributes attributes = ContextAttributes.compatibility();
            GLContext own = GLContext.create(OffscreenDevices.shared(), attributes.withSize(4, 4));
            own.makeCurrent();
            GLPanel panel = new GLPanel((width, height, seconds) -> own.close(), attributes);
            panel.setSize(8, 8);
            panel.addNotify();
            painted(panel, 1);
            assertFalse(own.isCurrent());
            panel.removeNotify();
        });
    }

    /** A dialog that a scene opens has Swing paint all panels again, this one too. */
    @Test
    void aSceneThatIsPaintedWhileItDrawsGoesOn() throws Exception {
        SwingUtilities.invokeAndWait(() -> {
            GLPanel[] panel = new GLPanel[1];
            int[] depth = new int[1];
            panel[0] = new GLPanel(
                    (width, height, seconds) -> {
                        if (depth[0]++ == 0) painted(panel[0], 1);
                        GL.glClearColor(0, 1, 0, 1);
                        GL.glClear(GLConstants.GL_COLOR_BUFFER_BIT);
                    },
                    ContextAttributes.compatibility());
            panel[0].setSize(8, 8);
            panel[0].addNotify();
            assertEquals(0x00FF00, rgb(painted(panel[0], 1), 1, 1));
            panel[0].removeNotify();
        });
    }

    @Test
    void panelsDoNotDrawIntoEachOther() throws Exception {
        Halves first = new Halves();
        SwingUtilities.invokeAndWait(() -> {
            GLPanel one = new GLPanel(first, ContextAttributes.compatibility());
            GLPanel other = new GLPanel((width, height, seconds) -> {
                GL.glClearColor(0, 1, 0, 1);
                GL.glClear(GLConstants.GL_COLOR_BUFFER_BIT);
            });
            one.setSize(8, 8);
            other.setSize(8, 8);
            one.addNotify();
            other.addNotify();
            assertEquals(0xFF8000, rgb(painted(one, 1), 1, 1));
            assertEquals(0x00FF00, rgb(painted(other, 1), 1, 1));
            assertEquals(0xFF8000, rgb(painted(one, 1), 1, 1));
            one.removeNotify();
            other.removeNotify();
        });
    }
}
