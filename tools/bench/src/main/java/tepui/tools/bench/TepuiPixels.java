package tepui.tools.bench;

import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GLContext;
import tepui.pipe.Bind;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;

/** Rows of pixels through the OpenGL front end on a driver of ours; pictures for a receiver straight on the contract. */
final class TepuiPixels implements PixelCalls {
    private final Device device;
    private final GLContext context;
    private final Context pipe;
    private final Surface surface;
    private final Texture shown;
    private final MemorySegment name = Arena.ofAuto().allocate(4, 4);
    /** Sum of what a receiver got, so that the pictures are looked at. */
    private int seen;

    TepuiPixels(Device device) {
        this.device = device;
        context = GLContext.create(device, ContextAttributes.compatibility().withSize(64, 64));
        context.makeCurrent();
        glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
        glPixelStorei(GL_PACK_ALIGNMENT, 1);
        int width = PixelCase.PICTURE_WIDTH;
        int height = PixelCase.PICTURE_HEIGHT;
        pipe = device.createContext();
        surface =
                device.createSurface(new Surface.Target.Pixels(width, height, (w, h, argb) -> seen += argb[w * h - 1]));
        shown = device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, width, height, Bind.COLOR_TARGET));
    }

    @Override
    public String describe() {
        return device.info().driver() + ": " + device.info().name();
    }

    @Override
    public int texture(PixelCase row, int width, int height, boolean levels) {
        glGenTextures(1, name.address());
        int texture = name.get(ValueLayout.JAVA_INT, 0);
        glBindTexture(GL_TEXTURE_2D, texture);
        int format = row.isDepth() ? row.format : GL_RGBA;
        int type = row.isDepth() ? row.type : GL_UNSIGNED_BYTE;
        glTexImage2D(GL_TEXTURE_2D, 0, row.internal, width, height, 0, format, type, 0);
        int filter = levels ? GL_LINEAR_MIPMAP_LINEAR : GL_LINEAR;
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, filter);
        return texture;
    }

    @Override
    public void framebuffer(int target, PixelCase row, int texture) {
        glGenFramebuffers(1, name.address());
        glBindFramebuffer(target, name.get(ValueLayout.JAVA_INT, 0));
        glFramebufferTexture2D(target, row.attachment(), GL_TEXTURE_2D, texture, 0);
    }

    @Override
    public void write(int width, int height, int format, int type, long pixels) {
        glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, width, height, format, type, pixels);
    }

    @Override
    public void read(int width, int height, int format, int type, long pixels) {
        glReadPixels(0, 0, width, height, format, type, pixels);
    }

    @Override
    public void packBuffer(long bytes) {
        if (bytes == 0) {
            glBindBuffer(GL_PIXEL_PACK_BUFFER, 0);
            return;
        }
        glGenBuffers(1, name.address());
        glBindBuffer(GL_PIXEL_PACK_BUFFER, name.get(ValueLayout.JAVA_INT, 0));
        glBufferData(GL_PIXEL_PACK_BUFFER, bytes, 0, GL_STREAM_READ);
    }

    @Override
    public void writeBlocks(int width, int height, int internal, int bytes, long pixels) {
        glCompressedTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, width, height, internal, bytes, pixels);
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
        pipe.present(surface, shown, true, Surface.Interval.IMMEDIATE);
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
        device.destroy(shown);
        surface.close();
        pipe.close();
        GLContext.release();
        context.close();
        device.close();
    }
}
