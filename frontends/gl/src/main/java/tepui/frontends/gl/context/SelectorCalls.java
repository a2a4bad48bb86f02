package tepui.frontends.gl.context;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.api.BufferCalls;
import tepui.frontends.gl.api.FramebufferCalls;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferNames;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.draw.Bound;
import tepui.frontends.gl.fixed.CurrentMatrix;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.framebuffer.Framebuffer;
import tepui.frontends.gl.framebuffer.FramebufferObject;
import tepui.frontends.gl.framebuffer.Framebuffers;
import tepui.frontends.gl.framebuffer.Renderbuffer;
import tepui.frontends.gl.legacy.ClientArrays;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.frontends.gl.texture.Textures;
import tepui.frontends.gl.vertex.VertexArray;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.pipe.Device;

/**
 * Selectors for the time of one function of EXT_direct_state_access: each {@code select} makes what a name names, where
 * nobody has used the name before, and puts it where the functions with selectors look; {@link #unselect} puts back
 * what was there. Bindings count nothing and tell draws nothing meanwhile. Errors of the function that does the work
 * are told under the name that the program called.
 */
public final class SelectorCalls {
    private final BufferNames buffers;
    private final Device device;
    private final ShareGroup share;
    private final Profile profile;
    private final Errors errors;
    private final BufferBindings bindings;
    private final VertexArrays arrays;
    private final Textures textures;
    private final Framebuffers framebuffers;
    private final FixedState fixed;
    private final ClientArrays clientArrays;
    private final FramebufferCalls framebuffer;
    private final BufferCalls buffer;

    private enum Selected {
        NOTHING,
        MATRIX,
        UNIT,
        CLIENT_UNIT,
        TEXTURE,
        FRAMEBUFFER,
        ARRAY,
        ARRAYS
    }

    private Selected selected = Selected.NOTHING;
    private int unitBefore;
    private int modeBefore;
    private VertexArray arrayBefore;
    private @Nullable BufferObject bufferBefore;

    public SelectorCalls(
            Device device,
            ShareGroup share,
            Profile profile,
            Errors errors,
            Bound bound,
            FixedState fixed,
            ClientArrays clientArrays,
            FramebufferCalls framebuffer,
            BufferCalls buffer,
            BufferNames buffers) {
        this.buffers = buffers;
        this.device = device;
        this.share = share;
        this.profile = profile;
        this.errors = errors;
        this.bindings = bound.bindings();
        this.arrays = bound.arrays();
        this.textures = bound.textures();
        this.framebuffers = bound.framebuffers();
        this.fixed = fixed;
        this.clientArrays = clientArrays;
        this.framebuffer = framebuffer;
        this.buffer = buffer;
        arrayBefore = arrays.own;
    }

    private boolean select(Selected what, @Nullable String call) { // hot
        selected = what;
        errors.calledAs = call;
        return true;
    }

    /** Ends a selection that was made. */
    public void unselect() { // hot
        switch (selected) {
            case MATRIX -> {
                fixed.matrixMode = modeBefore;
                textures.setActive(unitBefore);
            }
            case UNIT -> textures.setActive(unitBefore);
            case CLIENT_UNIT -> clientArrays.clientUnit = unitBefore;
            case TEXTURE -> textures.give(null);
            case FRAMEBUFFER -> framebuffers.given = null;
            case ARRAY -> arrays.bound = arrayBefore;
            case ARRAYS -> {
                arrays.bound = arrayBefore;
                bindings.set(BufferBindings.ARRAY, bufferBefore);
                bufferBefore = null;
            }
            case NOTHING -> {
                // A name that was made, and no more.
            }
        }
        selected = Selected.NOTHING;
        errors.calledAs = null;
    }

    /** A matrix mode, or the texture matrix of a unit. */
    boolean selectMatrix(String call, int mode) { // hot
        int unit = mode - GL_TEXTURE0;
        boolean ofUnit = unit >= 0 && unit < 32;
        if (!ofUnit && !CurrentMatrix.isMode(mode)) {
            errors.invalidEnum(call, "mode", mode);
            return false;
        }
        modeBefore = fixed.matrixMode;
        unitBefore = textures.active();
        fixed.matrixMode = ofUnit ? GL_TEXTURE : mode;
        if (ofUnit) textures.setActive(unit);
        return select(Selected.MATRIX, call);
    }

    /** A texture unit; {@code call} is null where a list plays. */
    public boolean selectUnit(@Nullable String call, int texunit) { // hot
        return selectUnit(call, texunit, GL_INVALID_OPERATION);
    }

    /** The same for what is glActiveTexture and a binding: that one's error. */
    boolean selectUnitToBind(String call, int texunit) { // hot
        return selectUnit(call, texunit, GL_INVALID_ENUM);
    }

    boolean selectUnit(@Nullable String call, int texunit, int wrong) { // hot
        int unit = texunit - GL_TEXTURE0;
        if (unit < 0 || unit >= Textures.UNITS) {
            errors.error(
                    wrong, (call == null ? "glCallList" : call) + ": unit " + unit + ", there are " + Textures.UNITS);
            return false;
        }
        unitBefore = textures.active();
        textures.setActive(unit);
        return select(Selected.UNIT, call);
    }

    boolean selectClientUnit(String call, int texunit) {
        return selectClientUnit(call, texunit, GL_INVALID_OPERATION);
    }

    boolean selectClientUnit(String call, int texunit, int wrong) {
        int unit = texunit - GL_TEXTURE0;
        if (unit < 0 || unit >= FixedState.UNITS) {
            errors.error(wrong, call + ": unit " + unit + ", there are " + FixedState.UNITS + " with coordinates");
            return false;
        }
        unitBefore = clientArrays.clientUnit;
        clientArrays.clientUnit = unit;
        return select(Selected.CLIENT_UNIT, call);
    }

    /** A texture by name, 0 for the default one of the target. */
    public boolean selectTexture(@Nullable String call, int name, int target) { // hot
        TextureTarget t = TextureTarget.of(target);
        if (t == null) t = TextureTarget.ofImage(target);
        TextureTarget proxy = t == null ? TextureTarget.ofProxy(target) : null;
        if (t == null && proxy == null) {
            errors.error(GL_INVALID_ENUM, told(call) + ": target is " + Errors.hex(target) + ", which is none");
            return false;
        }
        if (t == null) {
            if (name == 0) return select(Selected.NOTHING, call);
            errors.error(GL_INVALID_OPERATION, told(call) + ": target is a proxy, texture is " + name + ", must be 0");
            return false;
        }
        TextureObject object = name == 0 ? textures.defaultOf(t) : share.textures.get(name);
        if (object == null) {
            object = new TextureObject(device, name, t, profile.compatibility);
            share.textures.put(name, object);
        }
        if (object.target() != t) {
            errors.error(GL_INVALID_OPERATION, told(call) + ": texture " + name + " is of another target");
            return false;
        }
        textures.give(object);
        return select(Selected.TEXTURE, call);
    }

    private static String told(@Nullable String call) {
        return call == null ? "glCallList" : call;
    }

    /** A buffer: its functions by name find it once it is made. */
    boolean selectBuffer(String call, int name) { // hot
        if (name == 0) {
            errors.error(GL_INVALID_OPERATION, call + ": buffer is 0, which is none");
            return false;
        }
        return buffers.bufferOf(call, name) != null && select(Selected.NOTHING, call);
    }

    boolean selectRenderbuffer(String call, int name) {
        if (name == 0) {
            errors.error(GL_INVALID_OPERATION, call + ": renderbuffer is 0, which is none");
            return false;
        }
        if (share.renderbuffers.get(name) == null) share.renderbuffers.put(name, new Renderbuffer(name));
        return select(Selected.NOTHING, call);
    }

    /** A framebuffer, 0 for the default one. */
    boolean selectFramebuffer(String call, int name) {
        Framebuffer f = name == 0 ? framebuffers.own() : framebuffers.objects.get(name);
        if (f == null) {
            FramebufferObject made = new FramebufferObject(name, 0);
            framebuffers.objects.put(name, made);
            f = made;
        }
        framebuffers.given = f;
        return select(Selected.FRAMEBUFFER, call);
    }

    /** A vertex array: its name must come from glGenVertexArrays. */
    boolean selectArray(String call, int name) {
        VertexArray a = name == 0 ? null : arrays.names.get(name);
        if (a == null) {
            if (name == 0 || !arrays.names.isName(name)) {
                errors.error(GL_INVALID_OPERATION, call + ": vaobj is " + name + ", no name of a vertex array");
                return false;
            }
            a = new VertexArray(name);
            arrays.names.put(name, a);
        }
        arrayBefore = arrays.bound;
        arrays.bound = a;
        return select(Selected.ARRAY, call);
    }

    /** A vertex array, and the buffer that its next pointer is an offset in; 0 for none. */
    boolean selectArrays(String call, int name, int buffer, long offset) {
        if (!selectArray(call, name)) return false;
        BufferObject b = buffers.bufferOf(call, buffer);
        if (b != null && offset < 0) {
            unselect();
            errors.error(GL_INVALID_VALUE, call + ": offset is " + offset + ", must be at least 0");
            return false;
        }
        bufferBefore = bindings.get(BufferBindings.ARRAY);
        bindings.set(BufferBindings.ARRAY, b);
        return select(Selected.ARRAYS, call);
    }
}
