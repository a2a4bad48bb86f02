package org.tepui.examples.jogl;

import com.jogamp.newt.opengl.GLWindow;
import com.jogamp.opengl.GL;
import com.jogamp.opengl.GL2ES2;
import com.jogamp.opengl.GLAutoDrawable;
import com.jogamp.opengl.GLCapabilities;
import com.jogamp.opengl.GLDrawableFactory;
import com.jogamp.opengl.GLEventListener;
import com.jogamp.opengl.GLOffscreenAutoDrawable;
import com.jogamp.opengl.GLProfile;
import com.jogamp.opengl.util.GLReadBufferUtil;
import com.jogamp.opengl.util.glsl.ShaderCode;
import com.jogamp.opengl.util.glsl.ShaderProgram;
import java.io.File;

/**
 * Base of the small examples: a NEWT window, or with a number of frames and a file an offscreen drawable whose last picture is kept.
 *
 * <pre>PROGRAM [FRAMES FILE]</pre>
 */
abstract class Sketch implements GLEventListener {
    static final int WIDTH = 480;
    static final int HEIGHT = 360;

    private int frames;
    private File file;
    private int frame;
    private boolean done;

    /** Draws a picture; degrees grow by 3 with each. */
    abstract void draw(GL gl, float degrees);

    final void show(String profile, String[] args) {
        GLCapabilities capabilities = new GLCapabilities(GLProfile.get(profile));
        capabilities.setDepthBits(24);
        if (args.length < 2) {
            GLWindow window = GLWindow.create(capabilities);
            window.setTitle(getClass().getSimpleName());
            window.setSize(WIDTH, HEIGHT);
            window.addGLEventListener(this);
            window.setVisible(true);
            while (window.isVisible()) window.display();
            window.destroy();
            return;
        }
        frames = Integer.parseInt(args[0]);
        file = new File(args[1]);
        capabilities.setOnscreen(false);
        GLDrawableFactory factory = GLDrawableFactory.getFactory(capabilities.getGLProfile());
        GLOffscreenAutoDrawable drawable = factory.createOffscreenAutoDrawable(null, capabilities, null, WIDTH, HEIGHT);
        drawable.addGLEventListener(this);
        while (!done) drawable.display();
        drawable.destroy();
    }

    /** A program of two shaders, linked. */
    static ShaderProgram program(GL2ES2 gl, String vertex, String fragment) {
        ShaderProgram program = new ShaderProgram();
        String[][] sources = {{vertex}, {fragment}};
        int[] types = {GL2ES2.GL_VERTEX_SHADER, GL2ES2.GL_FRAGMENT_SHADER};
        for (int i = 0; i < 2; i++) {
            ShaderCode code = new ShaderCode(types[i], 1, new CharSequence[][] {sources[i]});
            if (!program.add(gl, code, System.err)) throw new IllegalStateException("a shader does not compile");
        }
        if (!program.link(gl, System.err)) throw new IllegalStateException("the program does not link");
        return program;
    }

    @Override
    public void reshape(GLAutoDrawable drawable, int x, int y, int width, int height) {
        drawable.getGL().glViewport(0, 0, width, height);
    }

    @Override
    public final void display(GLAutoDrawable drawable) {
        GL gl = drawable.getGL();
        gl.glClearColor(0.08f, 0.09f, 0.14f, 1);
        gl.glClear(GL.GL_COLOR_BUFFER_BIT | GL.GL_DEPTH_BUFFER_BIT);
        draw(gl, frame * 3f);
        if (++frame != frames) return;
        GLReadBufferUtil pixels = new GLReadBufferUtil(false, false);
        if (pixels.readPixels(gl, false)) pixels.write(file);
        pixels.dispose(gl);
        done = true;
    }

    @Override
    public void dispose(GLAutoDrawable drawable) {}
}
