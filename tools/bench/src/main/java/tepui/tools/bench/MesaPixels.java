package tepui.tools.bench;

import static org.lwjgl.opengl.GL30C.*;

/** Rows of pixels on Mesa. */
final class MesaPixels implements PixelCalls {
    private final MesaContext mesa = new MesaContext();

    MesaPixels() {
        glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
        glPixelStorei(GL_PACK_ALIGNMENT, 1);
    }

    @Override
    public String describe() {
        return glGetString(GL_RENDERER) + ", " + glGetString(GL_VERSION);
    }

    @Override
    public int texture(int internal, int width, int height, boolean levels) {
        int texture = glGenTextures();
        glBindTexture(GL_TEXTURE_2D, texture);
        nglTexImage2D(GL_TEXTURE_2D, 0, internal, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        int filter = levels ? GL_LINEAR_MIPMAP_LINEAR : GL_LINEAR;
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filter);
        return texture;
    }

    @Override
    public void framebuffer(int target, int texture) {
        glBindFramebuffer(target, glGenFramebuffers());
        glFramebufferTexture2D(target, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
    }

    @Override
    public void write(int width, int height, int format, int type, long pixels) {
        nglTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, width, height, format, type, pixels);
    }

    @Override
    public void read(int width, int height, int format, int type, long pixels) {
        nglReadPixels(0, 0, width, height, format, type, pixels);
    }

    @Override
    public void generateLevels() {
        glGenerateMipmap(GL_TEXTURE_2D);
    }

    @Override
    public void halve(int width, int height) {
        glBlitFramebuffer(0, 0, width, height, 0, 0, width / 2, height / 2, GL_COLOR_BUFFER_BIT, GL_LINEAR);
    }

    @Override
    public void picture(long pixels) {
        read(PixelCase.PICTURE_WIDTH, PixelCase.PICTURE_HEIGHT, GL_BGRA, GL_UNSIGNED_BYTE, pixels);
    }

    @Override
    public void finish() {
        glFinish();
    }

    @Override
    public int error() {
        return glGetError();
    }

    @Override
    public void close() {
        mesa.close();
    }
}
