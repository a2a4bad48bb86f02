package tepui.targets.panels;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLConstants;
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
