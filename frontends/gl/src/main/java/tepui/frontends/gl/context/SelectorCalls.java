package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.assembly.AssemblyProgram;
import tepui.frontends.gl.assembly.AssemblyTarget;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.framebuffer.Framebuffer;
import tepui.frontends.gl.framebuffer.FramebufferObject;
import tepui.frontends.gl.framebuffer.Renderbuffer;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.gl.texture.TextureTarget;
import tepui.frontends.gl.texture.Textures;
import tepui.frontends.gl.vertex.VertexArray;

/**
 * What stands in for a selector while one function of EXT_direct_state_access runs: each {@code select} makes what a name names, where nobody has
 * used the name before, and puts it where the functions with selectors look; {@link #unselect} puts back what was there. Bindings count nothing and
 * tell draws nothing meanwhile. Errors of the function that does the work are told under the name that the program called.
 */
abstract class SelectorCalls extends RobustGetCalls {
    private enum Selected {
        NOTHING,
        MATRIX,
        UNIT,
        CLIENT_UNIT,
        TEXTURE,
        FRAMEBUFFER,
        ARRAY,
        ARRAYS,
        PROGRAM
    }

    private Selected selected = Selected.NOTHING;
    private int unitBefore;
    private int modeBefore;
    private VertexArray arrayBefore = defaultVertexArray;
    private @Nullable BufferObject bufferBefore;
    private AssemblyTarget programTarget = vertexAssembly;
    private AssemblyProgram programBefore = vertexAssembly.standard;

    SelectorCalls(Setup setup) {
        super(setup);
    }

    private boolean select(Selected what, @Nullable String call) { // hot
        selected = what;
        calledAs = call;
        return true;
    }

    /** Ends a selection that was made. */
    public final void unselect() { // hot
        switch (selected) {
            case MATRIX -> {
                fixed.matrixMode = modeBefore;
                activate(unitBefore);
            }
            case UNIT -> activate(unitBefore);
            case CLIENT_UNIT -> clientUnit = unitBefore;
            case TEXTURE -> textures.give(null);
            case FRAMEBUFFER -> givenFramebuffer = null;
            case ARRAY -> vertexArray = arrayBefore;
            case ARRAYS -> {
                vertexArray = arrayBefore;
                bindings.set(BufferBindings.ARRAY, bufferBefore);
                bufferBefore = null;
            }
            case PROGRAM -> programTarget.bound = programBefore;
            case NOTHING -> {
                // A name that was made, and no more.
            }
        }
        selected = Selected.NOTHING;
        calledAs = null;
    }

    private void activate(int unit) { // hot
        activeUnit = unit;
        textures.setActive(unit);
    }

    /** A matrix mode, or the texture matrix of a unit. */
    final boolean selectMatrix(String call, int mode) { // hot
        int unit = mode - GL_TEXTURE0;
        boolean ofUnit = unit >= 0 && unit < 32;
        if (!ofUnit && !isMatrixMode(mode)) {
            invalidEnum(call, "mode", mode);
            return false;
        }
        modeBefore = fixed.matrixMode;
        unitBefore = activeUnit;
        fixed.matrixMode = ofUnit ? GL_TEXTURE : mode;
        if (ofUnit) activate(unit);
        return select(Selected.MATRIX, call);
    }

    /** A texture unit; {@code call} is null where a list plays. */
    public final boolean selectUnit(@Nullable String call, int texunit) { // hot
        return selectUnit(call, texunit, GL_INVALID_OPERATION);
    }

    /** The same for what is glActiveTexture and a binding: that one's error. */
    final boolean selectUnitToBind(String call, int texunit) { // hot
        return selectUnit(call, texunit, GL_INVALID_ENUM);
    }

    final boolean selectUnit(@Nullable String call, int texunit, int wrong) { // hot
        int unit = texunit - GL_TEXTURE0;
        if (unit < 0 || unit >= Textures.UNITS) {
            error(wrong, (call == null ? "glCallList" : call) + ": unit " + unit + ", there are " + Textures.UNITS);
            return false;
        }
        unitBefore = activeUnit;
        activate(unit);
        return select(Selected.UNIT, call);
    }

    final boolean selectClientUnit(String call, int texunit) {
        return selectClientUnit(call, texunit, GL_INVALID_OPERATION);
    }

    final boolean selectClientUnit(String call, int texunit, int wrong) {
        int unit = texunit - GL_TEXTURE0;
        if (unit < 0 || unit >= FixedState.UNITS) {
            error(wrong, call + ": unit " + unit + ", there are " + FixedState.UNITS + " with coordinates");
            return false;
        }
        unitBefore = clientUnit;
        clientUnit = unit;
        return select(Selected.CLIENT_UNIT, call);
    }

    /** A texture by name, 0 for the default one of the target. */
    public final boolean selectTexture(@Nullable String call, int name, int target) { // hot
        TextureTarget t = TextureTarget.of(target);
        if (t == null) t = TextureTarget.ofImage(target);
        TextureTarget proxy = t == null ? TextureTarget.ofProxy(target) : null;
        if (t == null && proxy == null) {
            error(GL_INVALID_ENUM, told(call) + ": target is " + hex(target) + ", which is none");
            return false;
        }
        if (t == null) {
            if (name == 0) return select(Selected.NOTHING, call);
            error(GL_INVALID_OPERATION, told(call) + ": target is a proxy, texture is " + name + ", must be 0");
            return false;
        }
        TextureObject object = name == 0 ? textures.defaultOf(t) : share.textures.get(name);
        if (object == null) {
            object = new TextureObject(device, name, t, compatibility);
            share.textures.put(name, object);
        }
        if (object.target() != t) {
            error(GL_INVALID_OPERATION, told(call) + ": texture " + name + " is of another target");
            return false;
        }
        textures.give(object);
        return select(Selected.TEXTURE, call);
    }

    private static String told(@Nullable String call) {
        return call == null ? "glCallList" : call;
    }

    /** A buffer: its functions by name find it once it is made. */
    final boolean selectBuffer(String call, int name) { // hot
        if (name == 0) {
            error(GL_INVALID_OPERATION, call + ": buffer is 0, which is none");
            return false;
        }
        return bufferOf(call, name) != null && select(Selected.NOTHING, call);
    }

    final boolean selectRenderbuffer(String call, int name) {
        if (name == 0) {
            error(GL_INVALID_OPERATION, call + ": renderbuffer is 0, which is none");
            return false;
        }
        if (share.renderbuffers.get(name) == null) share.renderbuffers.put(name, new Renderbuffer(name));
        return select(Selected.NOTHING, call);
    }

    /** A framebuffer, 0 for the default one. */
    final boolean selectFramebuffer(String call, int name) {
        Framebuffer f = name == 0 ? framebuffers.own() : framebuffers.objects.get(name);
        if (f == null) {
            FramebufferObject made = new FramebufferObject(name, 0);
            framebuffers.objects.put(name, made);
            f = made;
        }
        givenFramebuffer = f;
        return select(Selected.FRAMEBUFFER, call);
    }

    /** A vertex array: its name must come from glGenVertexArrays. */
    final boolean selectArray(String call, int name) {
        VertexArray a = name == 0 ? null : vertexArrays.get(name);
        if (a == null) {
            if (name == 0 || !vertexArrays.isName(name)) {
                error(GL_INVALID_OPERATION, call + ": vaobj is " + name + ", no name of a vertex array");
                return false;
            }
            a = new VertexArray(name);
            vertexArrays.put(name, a);
        }
        arrayBefore = vertexArray;
        vertexArray = a;
        return select(Selected.ARRAY, call);
    }

    /** A vertex array, and the buffer that its next pointer is an offset in; 0 for none. */
    final boolean selectArrays(String call, int name, int buffer, long offset) {
        if (!selectArray(call, name)) return false;
        BufferObject b = bufferOf(call, buffer);
        if (b != null && offset < 0) {
            unselect();
            error(GL_INVALID_VALUE, call + ": offset is " + offset + ", must be at least 0");
            return false;
        }
        bufferBefore = bindings.get(BufferBindings.ARRAY);
        bindings.set(BufferBindings.ARRAY, b);
        return select(Selected.ARRAYS, call);
    }

    /** A program of ARB_vertex_program or ARB_fragment_program, 0 for the target's default one. */
    final boolean selectProgram(String call, int name, int target) { // hot
        boolean fragments = target == GL_FRAGMENT_PROGRAM_ARB;
        if (!fragments && target != GL_VERTEX_PROGRAM_ARB) {
            invalidEnum(call, "target", target);
            return false;
        }
        AssemblyTarget t = fragments ? fragmentAssembly : vertexAssembly;
        AssemblyProgram p = name == 0 ? t.standard : share.assemblies.get(name);
        if (p == null) {
            p = new AssemblyProgram(name, fragments);
            share.assemblies.put(name, p);
        }
        if (p.fragments != fragments) {
            error(GL_INVALID_OPERATION, call + ": program " + name + " is of the other target");
            return false;
        }
        programTarget = t;
        programBefore = t.bound;
        t.bound = p;
        return select(Selected.PROGRAM, call);
    }
}
