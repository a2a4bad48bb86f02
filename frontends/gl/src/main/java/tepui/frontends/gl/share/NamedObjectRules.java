package tepui.frontends.gl.share;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferNames;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.draw.Bound;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.framebuffer.Framebuffer;
import tepui.frontends.gl.framebuffer.FramebufferObject;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.framebuffer.Renderbuffer;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.frontends.gl.texture.Textures;
import tepui.frontends.gl.vertex.ArrayPlace;
import tepui.frontends.gl.vertex.VertexArray;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.pipe.Device;

/**
 * Error checks of what functions of EXT_direct_state_access name: units, and objects, which are made where nobody has used the name before. Each rule gives
 * what was named; where it is wrong, the error is recorded.
 */
public final class NamedObjectRules {
    private final Device device;
    private final ShareGroup share;
    private final Profile profile;
    private final Errors errors;
    private final BufferNames buffers;
    private final VertexArrays arrays;
    private final Textures textures;
    private final Framebuffers framebuffers;
    private final ArrayPlace place = new ArrayPlace();

    public NamedObjectRules(
            Device device, ShareGroup share, Profile profile, Errors errors, Bound bound, BufferNames buffers) {
        this.device = device;
        this.share = share;
        this.profile = profile;
        this.errors = errors;
        this.buffers = buffers;
        this.arrays = bound.arrays();
        this.textures = bound.textures();
        this.framebuffers = bound.framebuffers();
    }

    // ---- units -----------------------------------------------------------------------------------------------------

    /** A unit that there is (EXT_direct_state_access). */
    private int unit(String call, int texunit, int units, int wrong) { // hot
        int unit = texunit - GL_TEXTURE0;
        if (unit >= 0 && unit < units) return unit;
        errors.error(wrong, call + ": unit " + unit + ", there are " + units);
        return -1;
    }

    /** A texture unit that something is bound to (EXT_direct_state_access); -1 with the error of glActiveTexture. */
    public int unitToBind(String call, int texunit) { // hot
        return unit(call, texunit, textures.units(), GL_INVALID_ENUM);
    }

    /** A texture unit by its index (EXT_direct_state_access); -1 for none. */
    public int unitAt(String call, int index) {
        return unit(call, GL_TEXTURE0 + index, textures.units(), GL_INVALID_VALUE);
    }

    /** A unit with coordinates (EXT_direct_state_access); -1 for none. */
    public int coordinates(String call, int texunit) {
        return unit(call, texunit, FixedState.UNITS, GL_INVALID_OPERATION);
    }

    /** The same by its index (EXT_direct_state_access). */
    public int coordinatesAt(String call, int index) {
        return unit(call, GL_TEXTURE0 + index, FixedState.UNITS, GL_INVALID_VALUE);
    }

    // ---- textures --------------------------------------------------------------------------------------------------

    /** The target of a texture or of one of its faces (EXT_direct_state_access, 8.1); null for a proxy's. */
    private @Nullable TextureTarget target(String call, int target) { // hot
        TextureTarget t = TextureTarget.of(target);
        if (t == null) t = TextureTarget.ofImage(target);
        if (t == null && TextureTarget.ofProxy(target) == null) {
            errors.error(GL_INVALID_ENUM, call + ": target is " + Errors.hex(target) + ", which is none");
        }
        return t;
    }

    private @Nullable TextureObject proxy(int target) {
        TextureTarget t = TextureTarget.ofProxy(target);
        return t == null ? null : textures.proxy(t);
    }

    /** A texture of a target, 0 for the default one; proxies have no names (EXT_direct_state_access). */
    public @Nullable TextureObject texture(String call, int name, int target) { // hot
        TextureTarget t = target(call, target);
        if (t == null) {
            TextureObject proxy = proxy(target);
            if (proxy == null || name == 0) return proxy;
            errors.error(GL_INVALID_OPERATION, call + ": target is a proxy, texture is " + name + ", must be 0");
            return null;
        }
        TextureObject object = name == 0 ? textures.defaultOf(t) : share.textures.get(name);
        if (object == null) {
            object = new TextureObject(device, name, t, profile.compatibility);
            share.textures.put(name, object);
        }
        if (object.target() == t) return object;
        errors.error(GL_INVALID_OPERATION, call + ": texture " + name + " is of another target");
        return null;
    }

    /** The texture that is bound to a target of a unit (EXT_direct_state_access). */
    public @Nullable TextureObject textureOfUnit(String call, int texunit, int target) { // hot
        int unit = unit(call, texunit, textures.units(), GL_INVALID_OPERATION);
        if (unit < 0) return null;
        TextureTarget t = target(call, target);
        return t == null ? proxy(target) : textures.bound(unit, t);
    }

    // ---- buffers and framebuffers ----------------------------------------------------------------------------------

    /** The name 0 is none of buffers and renderbuffers (EXT_direct_state_access). */
    private boolean isName(String call, String what, int name) { // hot
        return name != 0 || errors.wrong(GL_INVALID_OPERATION, call + ": " + what + " is 0, which is none");
    }

    public @Nullable BufferObject buffer(String call, int name) { // hot
        return isName(call, "buffer", name) ? buffers.bufferOf(call, name) : null;
    }

    public @Nullable Renderbuffer renderbuffer(String call, int name) {
        if (!isName(call, "renderbuffer", name)) return null;
        Renderbuffer r = share.renderbuffers.get(name);
        if (r == null) {
            r = new Renderbuffer(name);
            share.renderbuffers.put(name, r);
        }
        return r;
    }

    /** A framebuffer, 0 for the default one; there is no wrong name. */
    public Framebuffer framebuffer(int name) {
        Framebuffer f = name == 0 ? framebuffers.own() : framebuffers.objects.get(name);
        if (f != null) return f;
        FramebufferObject made = new FramebufferObject(name, 0);
        framebuffers.objects.put(name, made);
        return made;
    }

    /** The same where the name must come from glGenFramebuffers (ARB_framebuffer_no_attachments). */
    public @Nullable Framebuffer generatedFramebuffer(String call, int name) {
        if (name == 0 || framebuffers.objects.isName(name)) return framebuffer(name);
        errors.error(GL_INVALID_VALUE, call + ": framebuffer is " + name + ", no name of a framebuffer");
        return null;
    }

    // ---- vertex arrays ---------------------------------------------------------------------------------------------

    /** A vertex array: its name must come from glGenVertexArrays (EXT_direct_state_access). */
    public @Nullable VertexArray vertexArray(String call, int name) {
        VertexArray a = name == 0 ? null : arrays.names.get(name);
        if (a != null) return a;
        if (name == 0 || !arrays.names.isName(name)) {
            errors.error(GL_INVALID_OPERATION, call + ": vaobj is " + name + ", no name of a vertex array");
            return null;
        }
        a = new VertexArray(name);
        arrays.names.put(name, a);
        return a;
    }

    /** A vertex array, and the buffer that its next pointer is an offset in, 0 for none; good until the next call (EXT_direct_state_access). */
    public @Nullable ArrayPlace place(String call, int name, int buffer, long offset) {
        VertexArray a = vertexArray(call, name);
        if (a == null) return null;
        BufferObject b = buffers.bufferOf(call, buffer);
        if (b == null || offset >= 0) return place.set(a, b);
        errors.error(GL_INVALID_VALUE, call + ": offset is " + offset + ", must be at least 0");
        return null;
    }

    /** The array of glEnableClientStateIndexedEXT, and the pointer that glGetPointerIndexedvEXT asks for (EXT_direct_state_access): those of coordinates. */
    public boolean coordinateArray(String call, String argument, int value, int only) {
        if (value == only) return true;
        errors.invalidEnum(call, argument, value);
        return false;
    }

    /** A property that the object has not (EXT_direct_state_access). */
    public void property(String call, int pname) {
        errors.invalidEnum(call, "pname", pname);
    }
}
