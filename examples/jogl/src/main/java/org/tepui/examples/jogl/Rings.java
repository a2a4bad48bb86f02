package org.tepui.examples.jogl;

import com.jogamp.newt.event.WindowAdapter;
import com.jogamp.newt.event.WindowEvent;
import com.jogamp.newt.opengl.GLWindow;
import com.jogamp.opengl.GL;
import com.jogamp.opengl.GLAutoDrawable;
import com.jogamp.opengl.GLCapabilities;
import com.jogamp.opengl.GLDrawableFactory;
import com.jogamp.opengl.GLEventListener;
import com.jogamp.opengl.GLOffscreenAutoDrawable;
import com.jogamp.opengl.GLProfile;
import com.jogamp.opengl.awt.GLCanvas;
import com.jogamp.opengl.awt.GLJPanel;
import com.jogamp.opengl.util.GLReadBufferUtil;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.io.File;
import javax.swing.JFrame;
import javax.swing.WindowConstants;

/**
 * Rings that lie in each other, drawn with JOGL: in a NEWT window, offscreen, or in a window of Swing. It knows nothing of Tepui.
 *
 * <pre>
 *   Rings [GL2|GL3|GL4|GLES2|GLES3]
 *   Rings offscreen FRAMES FOLDER PROFILE...
 *   Rings canvas|panel FRAMES FILE
 * </pre>
 *
 * The second form draws so many pictures with each profile and writes the last one to {@code FOLDER/PROFILE.png}. The third has a GLCanvas or a GLJPanel and writes the
 * last of so many pictures; 0 for no end.
 */
public final class Rings implements GLEventListener {
    private static final int WIDTH = 480;
    private static final int HEIGHT = 360;

    private final int frames;
    private final File file;
    private RingScene scene;
    private int frame;
    private volatile boolean done;

    private Rings(int frames, File file) {
        this.frames = frames;
        this.file = file;
    }

    public static void main(String[] args) throws InterruptedException {
        if (args.length > 3 && args[0].equals("offscreen")) {
            int frames = Integer.parseInt(args[1]);
            for (int i = 3; i < args.length; i++) {
                File file = new File(args[2], args[i] + ".png");
                new Rings(frames, file).showOffscreen(capabilities(args[i]));
            }
        } else if (args.length > 2 && (args[0].equals("canvas") || args[0].equals("panel"))) {
            new Rings(Integer.parseInt(args[1]), new File(args[2]))
                    .showInSwing(capabilities("GL2"), args[0].equals("panel"));
        } else {
            new Rings(0, null).showInWindow(capabilities(args.length > 0 ? args[0] : "GL3"));
        }
    }

    private static GLCapabilities capabilities(String profile) {
        GLCapabilities capabilities = new GLCapabilities(GLProfile.get(profile));
        capabilities.setDepthBits(24);
        return capabilities;
    }

    private void showOffscreen(GLCapabilities capabilities) {
        capabilities.setOnscreen(false);
        GLDrawableFactory factory = GLDrawableFactory.getFactory(capabilities.getGLProfile());
        GLOffscreenAutoDrawable drawable = factory.createOffscreenAutoDrawable(null, capabilities, null, WIDTH, HEIGHT);
        drawable.addGLEventListener(this);
        do {
            drawable.display();
        } while (!done);
        drawable.destroy();
    }

    private void showInWindow(GLCapabilities capabilities) throws InterruptedException {
        GLWindow window = GLWindow.create(capabilities);
        window.setTitle("Rings");
        window.setSize(WIDTH, HEIGHT);
        window.addGLEventListener(this);
        window.addWindowListener(new WindowAdapter() {
            @Override
            public void windowDestroyNotify(WindowEvent e) {
                done = true;
            }
        });
        window.setVisible(true);
        while (!done && window.isVisible()) {
            window.display();
            Thread.sleep(1);
        }
        window.destroy();
    }

    private void showInSwing(GLCapabilities capabilities, boolean panel) throws InterruptedException {
        GLAutoDrawable drawable = panel ? new GLJPanel(capabilities) : new GLCanvas(capabilities);
        drawable.addGLEventListener(this);
        JFrame frame = new JFrame("Rings");
        EventQueue.invokeLater(() -> {
            Component component = (Component) drawable;
            component.setPreferredSize(new Dimension(WIDTH, HEIGHT));
            frame.add(component);
            frame.pack();
            frame.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
            frame.addWindowListener(new java.awt.event.WindowAdapter() {
                @Override
                public void windowClosing(java.awt.event.WindowEvent e) {
                    done = true;
                }
            });
            frame.setVisible(true);
        });
        while (!done) {
            drawable.display();
            Thread.sleep(1);
        }
        EventQueue.invokeLater(frame::dispose);
    }

    @Override
    public void init(GLAutoDrawable drawable) {
        GL gl = drawable.getGL();
        System.out.println(
                gl.glGetString(GL.GL_VERSION) + " as " + drawable.getGLProfile().getName());
        gl.setSwapInterval(1);
        scene = gl.isGL2() && !gl.isGL3() || drawable.getGLProfile().isGL2()
                ? new FixedRings(gl.getGL2())
                : new ShadedRings(gl.getGL2ES2());
    }

    @Override
    public void reshape(GLAutoDrawable drawable, int x, int y, int width, int height) {
        drawable.getGL().glViewport(0, 0, width, height);
        scene.resize((float) width / height);
    }

    @Override
    public void display(GLAutoDrawable drawable) {
        GL gl = drawable.getGL();
        gl.glEnable(GL.GL_DEPTH_TEST);
        gl.glClearColor(0.08f, 0.09f, 0.14f, 1);
        gl.glClear(GL.GL_COLOR_BUFFER_BIT | GL.GL_DEPTH_BUFFER_BIT);
        scene.draw(frame * 3f);
        if (++frame != frames) return;
        GLReadBufferUtil pixels = new GLReadBufferUtil(false, false);
        if (pixels.readPixels(gl, false)) pixels.write(file);
        pixels.dispose(gl);
        done = true;
    }

    @Override
    public void dispose(GLAutoDrawable drawable) {
        scene.free();
    }
}
