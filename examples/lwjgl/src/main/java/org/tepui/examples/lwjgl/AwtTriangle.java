package org.tepui.examples.lwjgl;

import java.awt.AWTException;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import javax.imageio.ImageIO;
import javax.swing.JFrame;
import javax.swing.WindowConstants;
import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL33C;
import org.lwjgl.opengl.awt.AWTGLCanvas;
import org.lwjgl.opengl.awt.GLData;

/**
 * The triangle in a canvas of lwjgl3-awt, in a window of Swing. It knows nothing of Tepui. Arguments: {@code FRAMES FILE}, for
 * what the screen shows then; none for no end.
 */
public final class AwtTriangle extends AWTGLCanvas {
    private Scene scene;
    private volatile boolean closed;

    private AwtTriangle(GLData data) {
        super(data);
        setPreferredSize(new Dimension(640, 480));
    }

    @Override
    public void initGL() {
        GL.createCapabilities();
        scene = new Scene();
    }

    @Override
    public void paintGL() {
        GL33C.glViewport(0, 0, getFramebufferWidth(), getFramebufferHeight());
        scene.draw(0);
        swapBuffers();
    }

    public static void main(String[] args)
            throws InterruptedException, InvocationTargetException, AWTException, IOException {
        GLData data = new GLData();
        data.majorVersion = 3;
        data.minorVersion = 3;
        data.profile = GLData.Profile.CORE;
        AwtTriangle canvas = new AwtTriangle(data);
        JFrame frame = new JFrame("Triangle");
        EventQueue.invokeAndWait(() -> {
            frame.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
            frame.addWindowListener(new WindowAdapter() {
                @Override
                public void windowClosing(WindowEvent e) {
                    canvas.closed = true;
                }
            });
            frame.add(canvas);
            frame.pack();
            frame.setVisible(true);
        });
        int frames = args.length > 1 ? Integer.parseInt(args[0]) : Integer.MAX_VALUE;
        for (int i = 0; i < frames && !canvas.closed; i++) EventQueue.invokeAndWait(canvas::render);
        if (args.length > 1) {
            Point at = canvas.getLocationOnScreen();
            Rectangle place = new Rectangle(at.x, at.y, canvas.getWidth(), canvas.getHeight());
            ImageIO.write(new Robot().createScreenCapture(place), "png", new File(args[1]));
        }
        EventQueue.invokeAndWait(() -> {
            canvas.disposeCanvas();
            frame.dispose();
        });
        System.out.println("end");
    }
}
