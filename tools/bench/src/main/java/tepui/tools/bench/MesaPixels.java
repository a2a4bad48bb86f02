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
    public int texture(PixelCase row, int width, int height, boolean levels) {
        int texture = glGenTextures();
        glBindTexture(GL_TEXTURE_2D, texture);
        int format = row.isDepth() ? row.format : GL_RGBA;
        int type = row.isDepth() ? row.type : GL_UNSIGNED_BYTE;
        nglTexImage2D(GL_TEXTURE_2D, 0, row.internal, width, height, 0, format, type, 0);
        int filter = levels ? GL_LINEAR_MIPMAP_LINEAR : GL_LINEAR;
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filter);
        return texture;
    }

    @Override
    public void framebuffer(int target, PixelCase row, int texture) {
        glBindFramebuffer(target, glGenFramebuffers());
        glFramebufferTexture2D(target, row.attachment(), GL_TEXTURE_2D, texture, 0);
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
    public void packBuffer(long bytes) {
        glBindBuffer(GL_PIXEL_PACK_BUFFER, bytes == 0 ? 0 : glGenBuffers());
        if (bytes != 0) nglBufferData(GL_PIXEL_PACK_BUFFER, bytes, 0, GL_STREAM_READ);
    }

    @Override
    public void writeBlocks(int width, int height, int internal, int bytes, long pixels) {
        nglCompressedTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, width, height, internal, bytes, pixels);
    }

    @Override
    public void copy(int width, int height) {
        glCopyTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 0, 0, width, height);
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
