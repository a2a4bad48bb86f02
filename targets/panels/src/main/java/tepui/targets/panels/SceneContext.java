package tepui.targets.panels;

import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.pipe.Device;
import tepui.pipe.Surface;
import tepui.targets.lwjgl.OffscreenDevices;

/**
 * Context of a scene whose pictures go to a receiver as pixels. It is used on one thread, and current there only while it draws; then the thread has
 * its context of before again. So a program may have several, and a context of its own besides.
 */
public final class SceneContext implements AutoCloseable {
    private final GLScene scene;
    private final Surface.PixelSink receiver;
    private final Surface surface;
    private final GLContext context;
    /** Of the last picture, which the driver's thread may have brought. */
    private int[] pixels = {};

    private int pictureWidth;
    private int pictureHeight;
    private int width;
    private int height;
    private boolean begun;
    private boolean closed;
    private long start;

    /**
     * A context on the device that the process's settings name ({@code tepui.driver}), or the best one.
     *
     * @param receiver gets each picture at the end of {@link #draw}, on its thread
     */
    public SceneContext(GLScene scene, ContextAttributes attributes, Surface.PixelSink receiver) {
        this.scene = scene;
        this.receiver = receiver;
        width = 1;
        height = 1;
        Device device = OffscreenDevices.shared();
        surface = device.createSurface(new Surface.Target.Pixels(width, height, (w, h, argb) -> {
            if (pixels.length < w * h) pixels = new int[w * h];
            System.arraycopy(argb, 0, pixels, 0, w * h);
            pictureWidth = w;
            pictureHeight = h;
        }));
        try {
            context = GLContext.create(device, attributes.withSize(width, height), surface, null);
        } catch (RuntimeException e) {
            surface.close();
            throw e;
        }
    }

    /** Draws a picture of this size; it has reached the receiver when this returns. */
    public void draw(int newWidth, int newHeight) {
        if (closed || newWidth < 1 || newHeight < 1) return;
        Runnable restorer = GLContext.restorer();
        context.makeCurrent();
        try {
            if (newWidth != width || newHeight != height) {
                width = newWidth;
                height = newHeight;
                surface.resize(width, height);
                context.resize(width, height);
            }
            GL.glViewport(0, 0, width, height);
            if (!begun) {
                begun = true;
                start = System.nanoTime();
                context.setSwapInterval(0);
                scene.init();
            }
            scene.draw(width, height, (System.nanoTime() - start) / 1e9);
            context.swap();
            GL.glFinish();
        } finally {
            restorer.run();
        }
        if (pictureWidth > 0) receiver.accept(pictureWidth, pictureHeight, pixels);
    }

    /** The device's name, for a title or a message. */
    public String deviceName() {
        return context.device().info().name();
    }

    @Override
    public void close() {
        if (closed) return;
        closed = true;
        Runnable restorer = GLContext.restorer();
        context.makeCurrent();
        try {
            if (begun) scene.dispose();
        } finally {
            context.close();
            restorer.run();
            surface.close();
        }
    }
}
