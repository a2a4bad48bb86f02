package tepui.frontends.gl.api;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.buffer.BufferRules;
import tepui.frontends.gl.pixel.ClientImage;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.TexelRows;
import tepui.frontends.gl.pixel.Texels;
import tepui.frontends.gl.transfer.BufferClearRules;
import tepui.pipe.Buffer;
import tepui.pipe.format.Format;

/** Buffers filled with copies of one pixel (OpenGL 4.6, 6.2.1). */
public final class BufferClearCalls {
    private final tepui.pipe.Context pipe;
    private final BufferRules bufferRules;
    private final BufferClearRules rules;

    private final PixelArguments arguments = new PixelArguments();
    private final Texels texels = new Texels();

    public BufferClearCalls(tepui.pipe.Context pipe, BufferRules bufferRules, BufferClearRules rules) {
        this.pipe = pipe;
        this.bufferRules = bufferRules;
        this.rules = rules;
    }

    public void glClearBufferData(int target, int internalformat, int format, int type, long data) {
        arguments.set(format, type, data);
        clear("glClearBufferData", bufferRules.cleared("glClearBufferData", target), internalformat);
    }

    public void glClearBufferSubData(
            int target, int internalformat, long offset, long size, int format, int type, long data) {
        arguments.set(format, type, data);
        BufferObject b = bufferRules.cleared("glClearBufferSubData", target);
        clear("glClearBufferSubData", b, internalformat, offset, size);
    }

    public void glClearNamedBufferData(int buffer, int internalformat, int format, int type, long data) {
        arguments.set(format, type, data);
        clear("glClearNamedBufferData", bufferRules.named("glClearNamedBufferData", buffer), internalformat);
    }

    public void glClearNamedBufferSubData(
            int buffer, int internalformat, long offset, long size, int format, int type, long data) {
        arguments.set(format, type, data);
        BufferObject b = bufferRules.named("glClearNamedBufferSubData", buffer);
        clear("glClearNamedBufferSubData", b, internalformat, offset, size);
    }

    /** The same of a buffer that is given. */
    public void clearBufferData(String call, BufferObject b, int internalformat, int format, int type, long data) {
        arguments.set(format, type, data);
        clear(call, b, internalformat);
    }

    public void clearBufferSubData(
            String call, BufferObject b, int internal, long offset, long size, int format, int type, long data) {
        arguments.set(format, type, data);
        clear(call, b, internal, offset, size);
    }

    private void clear(String call, @Nullable BufferObject b, int internalFormat) {
        if (b != null) clear(call, b, internalFormat, 0, b.size());
    }

    private void clear(String call, @Nullable BufferObject b, int internalFormat, long offset, long size) {
        InternalFormat f = b == null ? null : rules.format(call, internalFormat);
        if (b == null || f == null || !rules.clear(call, b, f, offset, size, arguments)) return;
        Buffer p = b.pipe();
        if (p != null && size > 0) pipe.clearBuffer(p, offset, size, pattern(f));
    }

    /** The program's pixel as a texel; zeros for a null pointer. */
    private byte[] pattern(InternalFormat f) {
        Format stored = f.first();
        int bytes = stored.blockBytes();
        byte[] pattern = new byte[bytes];
        if (arguments.pointer == 0) return pattern;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment to = arena.allocate(bytes, 16);
            MemorySegment from =
                    Native.segment(arguments.pointer, PixelStore.TIGHT.end(arguments.layout, 1, 1, 1, false));
            ClientImage pixel = new ClientImage()
                    .of(arguments.layout, PixelStore.TIGHT, null)
                    .size(1, 1);
            texels.fromPixels(pixel, from, 0, new TexelRows().of(f, stored).rows(0, bytes, bytes), to);
            MemorySegment.copy(to, ValueLayout.JAVA_BYTE, 0, pattern, 0, bytes);
        }
        return pattern;
    }
}
