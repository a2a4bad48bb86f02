package tepui.targets.panels.swing;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import javax.swing.JComponent;
import javax.swing.Timer;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.ContextAttributes;
import tepui.pipe.Surface;
import tepui.targets.panels.GLScene;
import tepui.targets.panels.SceneContext;

/**
 * Component of Swing that shows a scene of OpenGL: a light-weight one, which others may lie over and under. It draws in the pixels of the screen, whatever
 * its scale, on the event thread, whenever Swing paints it; {@link #setAnimated} has it painted again and again.
 *
 * <pre>{@code
 * frame.add(new GLPanel((width, height, seconds) -> {
 *     glClearColor(0.2f, 0.3f, 0.4f, 1);
 *     glClear(GL_COLOR_BUFFER_BIT);
 * }));
 * }</pre>
 */
public class GLPanel extends JComponent {
    private static final long serialVersionUID = 1;

    private static final int REFRESH_MS = 16;

    private final transient GLScene scene;
    private final transient ContextAttributes attributes;
    private final Timer timer = new Timer(REFRESH_MS, e -> repaint());
    private boolean animated;
    private transient @Nullable SceneContext context;
    private transient @Nullable BufferedImage image;

    /** A panel of OpenGL 3.3, core profile. */
    public GLPanel(GLScene scene) {
        this(scene, ContextAttributes.core(3, 3));
    }

    /** A panel with a context of these attributes; its size is the panel's. */
    @SuppressWarnings("this-escape") // setters of Swing's that are called last
    public GLPanel(GLScene scene, ContextAttributes attributes) {
        this.scene = scene;
        this.attributes = attributes;
        setOpaque(true);
        setPreferredSize(new Dimension(640, 480));
    }

    /** Whether the scene is drawn again and again, up to sixty times a second, for as long as the panel is shown. */
    public void setAnimated(boolean on) {
        animated = on;
        if (on && isDisplayable()) timer.start();
        else timer.stop();
    }

    @Override
    public void addNotify() {
        super.addNotify();
        if (animated) timer.start();
    }

    /** The context ends with the panel's place on the screen; it is made anew where the panel is shown again. */
    @Override
    public void removeNotify() {
        timer.stop();
        SceneContext shown = context;
        context = null;
        if (shown != null) shown.close();
        image = null;
        super.removeNotify();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        if (!isDisplayable() || getWidth() < 1 || getHeight() < 1) return;
        Graphics2D g = (Graphics2D) graphics.create();
        try {
            AffineTransform scale = g.getTransform();
            int width = (int) Math.ceil(getWidth() * scale.getScaleX());
            int height = (int) Math.ceil(getHeight() * scale.getScaleY());
            SceneContext drawn = context;
            if (drawn == null) {
                drawn = new SceneContext(scene, attributes, sink());
                context = drawn;
            }
            drawn.draw(width, height);
            BufferedImage picture = image;
            if (picture == null) return;
            // Pixel for pixel: the scale of the screen is undone.
            g.scale(1 / scale.getScaleX(), 1 / scale.getScaleY());
            g.drawImage(picture, 0, 0, null);
        } finally {
            g.dispose();
        }
    }

    private Surface.PixelSink sink() {
        return (width, height, argb) -> {
            BufferedImage to = image;
            if (to == null || to.getWidth() != width || to.getHeight() != height) {
                to = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
                image = to;
            }
            System.arraycopy(argb, 0, ((DataBufferInt) to.getRaster().getDataBuffer()).getData(), 0, width * height);
        };
    }
}
