package org.tepui.examples.jogl;

import com.jogamp.common.nio.Buffers;
import com.jogamp.opengl.GL;
import com.jogamp.opengl.GL2ES2;
import com.jogamp.opengl.GLAutoDrawable;
import com.jogamp.opengl.util.GLArrayDataServer;
import com.jogamp.opengl.util.glsl.ShaderProgram;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.nio.ByteBuffer;

/** Example of a texture that Java 2D has painted, with levels, on a floor that goes far; vertices lie in a GLArrayDataServer. */
public final class Poster extends Sketch {
    private static final int SIDE = 128;

    private static final String VERTEX = """
            attribute vec4 position;
            attribute vec2 texel;
            varying vec2 at;
            void main() {
                at = texel;
                gl_Position = position;
            }
            """;

    private static final String FRAGMENT = """
            #ifdef GL_ES
            precision mediump float;
            #endif
            uniform sampler2D picture;
            varying vec2 at;
            void main() { gl_FragColor = texture2D(picture, at); }
            """;

    private ShaderProgram program;
    private final int[] texture = new int[1];
    private GLArrayDataServer positions;
    private GLArrayDataServer texels;

    private Poster() {}

    public static void main(String[] args) {
        new Poster().show("GL2ES2", args);
    }

    private static BufferedImage painted() {
        BufferedImage image = new BufferedImage(SIDE, SIDE, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(new Color(0xe8e0c8));
        g.fillRect(0, 0, 128, 128);
        g.setColor(new Color(0x3a6fb5));
        g.fillOval(16, 16, 96, 96);
        g.setColor(new Color(0xd9a441));
        g.fillRect(48, 48, 32, 32);
        g.setColor(new Color(0x7a2f2f));
        g.drawRect(2, 2, 123, 123);
        g.dispose();
        return image;
    }

    private static ByteBuffer pixels(BufferedImage image) {
        ByteBuffer pixels = Buffers.newDirectByteBuffer(SIDE * SIDE * 4);
        for (int argb : image.getRGB(0, 0, SIDE, SIDE, null, 0, SIDE))
            pixels.put((byte) (argb >> 16))
                    .put((byte) (argb >> 8))
                    .put((byte) argb)
                    .put((byte) 255);
        return pixels.flip();
    }

    @Override
    public void init(GLAutoDrawable drawable) {
        GL2ES2 gl = drawable.getGL().getGL2ES2();
        program = program(gl, VERTEX, FRAGMENT);
        gl.glGenTextures(1, texture, 0);
        gl.glBindTexture(GL.GL_TEXTURE_2D, texture[0]);
        gl.glTexImage2D(
                GL.GL_TEXTURE_2D, 0, GL.GL_RGBA, SIDE, SIDE, 0, GL.GL_RGBA, GL.GL_UNSIGNED_BYTE, pixels(painted()));
        gl.glGenerateMipmap(GL.GL_TEXTURE_2D);
        gl.glTexParameteri(GL.GL_TEXTURE_2D, GL.GL_TEXTURE_MIN_FILTER, GL.GL_LINEAR_MIPMAP_LINEAR);
        program.useProgram(gl, true);
        positions = GLArrayDataServer.createGLSL("position", 4, GL.GL_FLOAT, false, 4, GL.GL_STATIC_DRAW);
        texels = GLArrayDataServer.createGLSL("texel", 2, GL.GL_FLOAT, false, 4, GL.GL_STATIC_DRAW);
        positions.setLocation(gl, program.program());
        texels.setLocation(gl, program.program());
        // A floor in clip space, whose far edge is eight times as far as the near one.
        float[][] corners = {{-1, -1, 1, 0, 0}, {1, -1, 1, 4, 0}, {-1.6f, 2.4f, 8, 0, 16}, {1.6f, 2.4f, 8, 4, 16}};
        for (float[] c : corners) {
            positions.putf(c[0]);
            positions.putf(c[1]);
            positions.putf(0);
            positions.putf(c[2]);
            texels.putf(c[3]);
            texels.putf(c[4]);
        }
        positions.seal(gl, true);
        texels.seal(gl, true);
        program.useProgram(gl, false);
    }

    @Override
    void draw(GL any, float degrees) {
        GL2ES2 gl = any.getGL2ES2();
        program.useProgram(gl, true);
        gl.glActiveTexture(GL.GL_TEXTURE0);
        gl.glBindTexture(GL.GL_TEXTURE_2D, texture[0]);
        gl.glUniform1i(gl.glGetUniformLocation(program.program(), "picture"), 0);
        positions.enableBuffer(gl, true);
        texels.enableBuffer(gl, true);
        gl.glDrawArrays(GL.GL_TRIANGLE_STRIP, 0, 4);
        positions.enableBuffer(gl, false);
        texels.enableBuffer(gl, false);
        program.useProgram(gl, false);
    }

    @Override
    public void dispose(GLAutoDrawable drawable) {
        GL2ES2 gl = drawable.getGL().getGL2ES2();
        gl.glDeleteTextures(1, texture, 0);
        positions.destroy(gl);
        texels.destroy(gl);
        program.destroy(gl);
    }
}
