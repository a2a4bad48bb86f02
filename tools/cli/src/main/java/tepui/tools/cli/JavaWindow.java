package tepui.tools.cli;

import java.awt.Canvas;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.Graphics;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.awt.image.BufferStrategy;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import tepui.pipe.Surface;

/** Window by java.desktop that shows pixels from a driver; loaded only where one is wanted. */
final class JavaWindow implements DemoWindow, Surface.PixelSink {
    private final Frame frame;
    private final Canvas canvas = new Canvas();
    private final BufferStrategy buffers;
    private final BufferedImage image;
    private volatile boolean open = true;

    private JavaWindow(String title, Arguments.Size size) {
        image = new BufferedImage(size.width(), size.height(), BufferedImage.TYPE_INT_RGB);
        frame = new Frame(title);
        frame.addWindowListener(new WindowAdapter() {
            @Override
            public void windowClosing(WindowEvent event) {
                open = false;
            }
        });
        canvas.setPreferredSize(new Dimension(size.width(), size.height()));
        canvas.setIgnoreRepaint(true);
        frame.add(canvas);
        frame.pack();
        frame.setResizable(false);
        frame.setVisible(true);
        canvas.createBufferStrategy(2);
        buffers = canvas.getBufferStrategy();
    }

    /** Whether there is a display. */
    static boolean isPossible() {
        return !java.awt.GraphicsEnvironment.isHeadless();
    }

    static JavaWindow open(String title, Arguments.Size size) throws FailureException {
        try {
            return new JavaWindow(title, size);
        } catch (java.awt.AWTError | RuntimeException e) {
            throw new FailureException(
                    "no window can be opened (" + e.getMessage() + "); --out FILE.png needs none", e);
        }
    }

    @Override
    public Surface.Target target() {
        return new Surface.Target.Pixels(image.getWidth(), image.getHeight(), this);
    }

    @Override
    public boolean isOpen() {
        return open;
    }

    @Override
    public void follow(Surface surface) {
        // It keeps its size.
    }

    @Override
    public Surface.Outcome ready(boolean dontWait) {
        boolean hidden = !frame.isShowing() || (frame.getExtendedState() & Frame.ICONIFIED) != 0;
        return hidden ? Surface.Outcome.OCCLUDED : Surface.Outcome.SHOWN;
    }

    @Override
    public void accept(int width, int height, int[] argb) {
        int[] to = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        System.arraycopy(argb, 0, to, 0, Math.min(to.length, width * height));
        Graphics graphics = buffers.getDrawGraphics();
        graphics.drawImage(image, 0, 0, null);
        graphics.dispose();
        buffers.show();
    }

    @Override
    public void close() {
        frame.dispose();
    }
}
