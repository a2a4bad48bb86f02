package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Backend;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.draw.Bound;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.pixel.ClientImage;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelPairs;
import tepui.frontends.gl.pixel.PixelStore;
import tepui.frontends.gl.pixel.TexelRows;
import tepui.frontends.gl.pixel.Texels;
import tepui.frontends.gl.share.BufferNames;
import tepui.frontends.gl.texture.ImageFormats;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.pipe.Buffer;
import tepui.pipe.Device;
import tepui.pipe.DeviceLostException;
import tepui.pipe.format.Format;

/** Clears of buffers, sample positions and the state of the device after a reset. */
public final class BufferClearCalls {
    private final BufferNames buffers;
    private final Framebuffers framebuffers;
    private final Device device;
    private final tepui.pipe.Context pipe;
    private final Profile profile;
    private final Errors errors;
    private final BufferBindings bindings;
    private final VertexArrays arrays;
    private final FramebufferCalls framebuffer;
    private final BufferCalls buffer;
    private final StateCalls state;
    private final FragmentStateCalls fragmentState;

    private final Texels texels = new Texels();

    public BufferClearCalls(
            Backend backend,
            Profile profile,
            Errors errors,
            Bound bound,
            FramebufferCalls framebuffer,
            BufferCalls buffer,
            StateCalls state,
            FragmentStateCalls fragmentState,
            BufferNames buffers) {
        this.buffers = buffers;
        this.framebuffers = bound.framebuffers();
        this.device = backend.device();
        this.pipe = backend.pipe();
        this.profile = profile;
        this.errors = errors;
        this.bindings = bound.bindings();
        this.arrays = bound.arrays();
        this.framebuffer = framebuffer;
        this.buffer = buffer;
        this.state = state;
        this.fragmentState = fragmentState;
    }

    public void glClearBufferData(int target, int internalformat, int format, int type, long data) {
        BufferObject b = cleared("glClearBufferData", target);
        if (b != null) clear("glClearBufferData", b, internalformat, 0, b.size(), format, type, data);
    }

    public void glClearBufferSubData(
            int target, int internalformat, long offset, long size, int format, int type, long data) {
        BufferObject b = cleared("glClearBufferSubData", target);
        if (b != null) clear("glClearBufferSubData", b, internalformat, offset, size, format, type, data);
    }

    public void glClearNamedBufferData(int buffer, int internalformat, int format, int type, long data) {
        BufferObject b = buffers.named("glClearNamedBufferData", buffer);
        if (b != null) clear("glClearNamedBufferData", b, internalformat, 0, b.size(), format, type, data);
    }

    public void glClearNamedBufferSubData(
            int buffer, int internalformat, long offset, long size, int format, int type, long data) {
        BufferObject b = buffers.named("glClearNamedBufferSubData", buffer);
        if (b != null) clear("glClearNamedBufferSubData", b, internalformat, offset, size, format, type, data);
    }

    /** The buffer of a target. That there is none is an INVALID_VALUE here, as ARB_clear_buffer_object has it. */
    private @Nullable BufferObject cleared(String call, int target) {
        int place = BufferBindings.index(target);
        boolean none = place == BufferBindings.ELEMENT
                ? arrays.bound.elements() == null
                : place >= 0 && bindings.get(place) == null;
        if (!none) return buffers.bound(call, target);
        errors.error(GL_INVALID_VALUE, call + ": no buffer is bound to target 0x" + Integer.toHexString(target));
        return null;
    }

    /** The formats of buffer textures: their texels have a size that patterns can have. */
    private @Nullable Format texel(int internalformat) {
        InternalFormat f = InternalFormat.of(internalformat);
        if (f == null || !ImageFormats.isBufferFormat(internalformat, profile.compatibility)) return null;
        Format stored = f.first();
        int bytes = stored.blockBytes();
        return bytes == 1 || bytes == 2 || bytes == 4 || bytes == 8 || bytes == 12 || bytes == 16 ? stored : null;
    }

    private void clear(
            String call, BufferObject b, int internalformat, long offset, long size, int format, int type, long data) {
        Format stored = texel(internalformat);
        InternalFormat internal = InternalFormat.of(internalformat);
        if (stored == null || internal == null) {
            errors.error(GL_INVALID_ENUM, call + ": internalformat is 0x" + Integer.toHexString(internalformat));
            return;
        }
        int bytes = stored.blockBytes();
        if (buffers.badRange(call, b, offset, size) || buffers.locked(call, b)) return;
        if (offset % bytes != 0 || size % bytes != 0) {
            errors.error(
                    GL_INVALID_VALUE,
                    call + ": the range is " + offset + " + " + size + ", texels have " + bytes + " bytes");
            return;
        }
        int wrong = PixelPairs.error(format, type, false);
        boolean depth = format == GL_DEPTH_COMPONENT || format == GL_STENCIL_INDEX || format == GL_DEPTH_STENCIL;
        if (wrong == GL_NO_ERROR && !depth && PixelLayout.of(format, type).isInteger() != internal.isInteger()) {
            errors.error(
                    GL_INVALID_OPERATION, call + ": format and internalformat are not both integers, or both none");
            return;
        }
        if (wrong != GL_NO_ERROR || depth) {
            errors.error(
                    wrong == GL_INVALID_OPERATION ? wrong : GL_INVALID_VALUE,
                    call + ": format is 0x" + Integer.toHexString(format) + ", type is 0x" + Integer.toHexString(type));
            return;
        }
        byte[] pattern = new byte[bytes];
        if (data != 0) {
            PixelLayout layout = PixelLayout.of(format, type);
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment to = arena.allocate(bytes, 16);
                MemorySegment from = Native.segment(data, 32);
                ClientImage pixel =
                        new ClientImage().of(layout, PixelStore.TIGHT, null).size(1, 1);
                texels.fromPixels(
                        pixel, from, 0, new TexelRows().of(internal, stored).rows(0, bytes, bytes), to);
                MemorySegment.copy(to, ValueLayout.JAVA_BYTE, 0, pattern, 0, bytes);
            }
        }
        Buffer p = b.pipe();
        if (p != null && size > 0) pipe.clearBuffer(p, offset, size, pattern);
    }

    public void glGetMultisamplefv(int pname, int index, long val) {
        if (pname != GL_SAMPLE_POSITION) {
            errors.error(GL_INVALID_ENUM, "glGetMultisamplefv: pname is 0x" + Integer.toHexString(pname));
            return;
        }
        int samples = framebuffers.draw().samples() > 1 ? framebuffers.draw().samples() : 0;
        if (index < 0 || index >= samples) {
            errors.error(GL_INVALID_VALUE, "glGetMultisamplefv: index is " + index + ", must be less than " + samples);
            return;
        }
        float[] positions = device.samplePositions(samples);
        Native.putFloat(val, positions[2 * index]);
        Native.putFloat(val + 4, positions[2 * index + 1]);
    }

    public int glGetGraphicsResetStatusARB() {
        return glGetGraphicsResetStatus();
    }

    public int glGetGraphicsResetStatus() {
        DeviceLostException.Reason reason = device.lossReason();
        if (reason == null) return GL_NO_ERROR;
        return reason == DeviceLostException.Reason.HUNG ? GL_GUILTY_CONTEXT_RESET : GL_UNKNOWN_CONTEXT_RESET;
    }

    // ---- names of extensions that the registry does not call aliases -----------------------------------------------

    public void glTextureBarrierNV() {
        pipe.textureBarrier();
    }

    public void glDepthRangeArraydvNV(int first, int count, long v) {
        state.glDepthRangeArrayv(first, count, v);
    }

    public void glDepthRangeIndexeddNV(int index, double n, double f) {
        state.glDepthRangeIndexed(index, n, f);
    }

    public void glStencilFuncSeparateATI(int frontfunc, int backfunc, int ref, int mask) {
        fragmentState.glStencilFuncSeparate(GL_FRONT, frontfunc, ref, mask);
        fragmentState.glStencilFuncSeparate(GL_BACK, backfunc, ref, mask);
    }
}
