package tepui.frontends.gl.share;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.EsRules;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.pipe.Device;

/** Buffers by name and by binding, with the errors of the chapters on them (OpenGL 4.6, 6). */
public final class BufferNames {
    private final ShareGroup share;
    private final Profile profile;
    private final Errors errors;
    private final Device device;
    private final VertexArrays arrays;
    private final BufferBindings bindings;

    public BufferNames(
            ShareGroup share,
            Profile profile,
            Errors errors,
            Device device,
            VertexArrays arrays,
            BufferBindings bindings) {
        this.share = share;
        this.profile = profile;
        this.errors = errors;
        this.device = device;
        this.arrays = arrays;
        this.bindings = bindings;
    }

    /** The object of a name, made at its first use; null for 0 and for a wrong name, which is an error. */
    public @Nullable BufferObject bufferOf(String call, int name) {
        if (name == 0) return null;
        BufferObject b = share.buffers.get(name);
        if (b == null) {
            if (!profile.compatibility && !profile.es && !share.buffers.isName(name)) {
                errors.error(GL_INVALID_OPERATION, call + ": " + name + " is no name of a buffer");
                return null;
            }
            b = new BufferObject(name, device);
            share.buffers.put(name, b);
        }
        return b;
    }

    /** The buffer bound to a target; null where there is none, which is an error. */
    public @Nullable BufferObject bound(String call, int target) {
        int place = BufferBindings.index(target);
        if (place < 0 || profile.es && !EsRules.isBuffer(target, profile.esNames)) {
            errors.error(GL_INVALID_ENUM, call + ": target is 0x" + Integer.toHexString(target));
            return null;
        }
        BufferObject b = place == BufferBindings.ELEMENT ? arrays.bound.elements() : bindings.get(place);
        if (b == null) {
            errors.error(
                    GL_INVALID_OPERATION, call + ": no buffer is bound to target 0x" + Integer.toHexString(target));
        }
        return b;
    }

    /** The buffer of a name; null where there is none, which is an error. */
    public @Nullable BufferObject named(String call, int name) {
        BufferObject b = share.buffers.get(name);
        if (b == null) errors.error(GL_INVALID_OPERATION, call + ": " + name + " is no buffer");
        return b;
    }

    public boolean badRange(String call, BufferObject b, long offset, long size) {
        if (offset >= 0 && size >= 0 && offset <= b.size() - size) return false;
        errors.error(
                GL_INVALID_VALUE,
                call + ": the range is " + offset + " + " + size + ", the buffer has " + b.size() + " bytes");
        return true;
    }

    public boolean locked(String call, BufferObject b) {
        if (!b.isLocked()) return false;
        errors.error(GL_INVALID_OPERATION, call + ": the buffer is mapped");
        return true;
    }
}
