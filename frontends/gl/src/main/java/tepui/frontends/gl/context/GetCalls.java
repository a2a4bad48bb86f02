package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.*;

import java.util.List;
import tepui.frontends.gl.framebuffer.FramebufferQueries;

/**
 * glGet... of everything. A chapter that has state of its own overrides {@link #get}, {@link #get(int, int, GetResult)} or {@link #pointer} and asks
 * its superclass for the rest. Nothing here waits for the device.
 */
abstract class GetCalls extends StateCalls {
    /** What {@link #get(int, int, GetResult)} answers. */
    static final int FOUND = 0;

    static final int NO_SUCH_NAME = 1;
    static final int NO_SUCH_INDEX = 2;

    private final GetResult result = new GetResult();
    private final GLStrings strings = new GLStrings();
    private final Extensions extensions;

    GetCalls(Setup setup) {
        super(setup);
        extensions = new Extensions(caps, version, es, compatibility, Versions.newestEs(device));
    }

    public final Extensions extensions() {
        return extensions;
    }

    // ---- what chapters extend --------------------------------------------------------------------------------------

    /** Puts the value of a name in {@code r}; false where there is no such name. */
    boolean get(int pname, GetResult r) {
        Boolean on = isOn(pname);
        if (on != null) return (!es || EsRules.isCapability(pname, version)) && r.set(on);
        int hint = hintIndex(pname);
        if (hint >= 0) return r.set(hints[hint]);
        return ImageGets.get(self(), pname, r) || StateGets.get(self(), pname, r) || LimitGets.get(self(), pname, r);
    }

    /** The same for a name with an index. */
    int get(int pname, int index, GetResult r) {
        int found = ImageGets.get(self(), pname, index, r);
        return found == NO_SUCH_NAME ? StateGets.get(self(), pname, index, r) : found;
    }

    /** The pointer of a name; -1 where there is no such name. */
    long pointer(int pname) {
        return switch (pname) {
            case GL_DEBUG_CALLBACK_FUNCTION -> messages.callbackFunction();
            case GL_DEBUG_CALLBACK_USER_PARAM -> messages.callbackUserParam();
            default -> -1;
        };
    }

    // ---- the calls -------------------------------------------------------------------------------------------------

    @Override
    public int glGetError() {
        return errors.take();
    }

    private boolean find(String call, int pname) {
        if (FramebufferQueries.isColorRead(pname) && !FramebufferQueries.canTellColorRead(self())) {
            error(GL_INVALID_OPERATION, call + ": the read framebuffer has no colour image, or is not complete");
            return false;
        }
        if ((!es || !EsRules.isOfDesktop(pname, esNames)) && get(pname, result)) return true;
        error(GL_INVALID_ENUM, call + ": pname is 0x" + Integer.toHexString(pname) + ", which has no value here");
        return false;
    }

    private boolean find(String call, int pname, int index) {
        int answer = get(pname, index, result);
        if (answer == FOUND) return true;
        if (answer == NO_SUCH_INDEX) {
            error(
                    GL_INVALID_VALUE,
                    call + ": index is " + index + ", which 0x" + Integer.toHexString(pname) + " does not have");
        } else {
            error(
                    GL_INVALID_ENUM,
                    call + ": target is 0x" + Integer.toHexString(pname) + ", which has no indexed value");
        }
        return false;
    }

    final void coreGetBooleanv(int pname, long data) {
        if (find("glGetBooleanv", pname)) result.booleans(data);
    }

    final void coreGetIntegerv(int pname, long data) {
        if (find("glGetIntegerv", pname)) result.integers(data);
    }

    final void coreGetInteger64v(int pname, long data) {
        if (find("glGetInteger64v", pname)) result.longs(data);
    }

    final void coreGetFloatv(int pname, long data) {
        if (find("glGetFloatv", pname)) result.floats(data);
    }

    final void coreGetDoublev(int pname, long data) {
        if (find("glGetDoublev", pname)) result.doubles(data);
    }

    final void coreGetBooleani_v(int target, int index, long data) {
        if (find("glGetBooleani_v", target, index)) result.booleans(data);
    }

    final void coreGetIntegeri_v(int target, int index, long data) {
        if (find("glGetIntegeri_v", target, index)) result.integers(data);
    }

    @Override
    public void glGetInteger64i_v(int target, int index, long data) {
        if (find("glGetInteger64i_v", target, index)) result.longs(data);
    }

    final void coreGetFloati_v(int target, int index, long data) {
        if (find("glGetFloati_v", target, index)) result.floats(data);
    }

    final void coreGetDoublei_v(int target, int index, long data) {
        if (find("glGetDoublei_v", target, index)) result.doubles(data);
    }

    final void coreGetPointerv(int pname, long params) {
        long value = pointer(pname);
        if (value == -1) {
            error(GL_INVALID_ENUM, "glGetPointerv: pname is 0x" + Integer.toHexString(pname));
            return;
        }
        Native.putLong(params, value);
    }

    // ---- strings ---------------------------------------------------------------------------------------------------

    @Override
    public long glGetString(int name) {
        switch (name) {
            case GL_VENDOR -> {
                return strings.address("Tepui");
            }
            case GL_RENDERER -> {
                return strings.address("Tepui on " + device.info().name());
            }
            case GL_VERSION -> {
                String number = version / 10 + "." + version % 10;
                return strings.address(
                        es
                                ? "OpenGL ES " + number + " Tepui"
                                : number
                                        + (version < 32
                                                ? ""
                                                : compatibility ? " (Compatibility Profile)" : " (Core Profile)")
                                        + " Tepui");
            }
            case GL_SHADING_LANGUAGE_VERSION -> {
                return strings.address(languageVersion());
            }
            case GL_PROGRAM_ERROR_STRING_ARB -> {
                if (compatibility) return strings.address(self().assemblyErrorString);
            }
            case GL_EXTENSIONS -> {
                if (compatibility || es) return strings.address(String.join(" ", extensions.names()));
            }
            default -> {
                // Told below.
            }
        }
        error(
                GL_INVALID_ENUM,
                "glGetString: name is 0x" + Integer.toHexString(name)
                        + (name == GL_EXTENSIONS ? "; the core profile has glGetStringi(GL_EXTENSIONS, i)" : ""));
        return 0;
    }

    private String languageVersion() {
        if (es) return "OpenGL ES GLSL ES " + (version == 20 ? "1.00" : version / 10 + "." + version % 10 + "0");
        return switch (version) {
            case 20 -> "1.10";
            case 21 -> "1.20";
            case 30 -> "1.30";
            case 31 -> "1.40";
            case 32 -> "1.50";
            default -> version / 10 + "." + version % 10 + "0";
        };
    }

    @Override
    public long glGetStringi(int name, int index) {
        if (name == GL_SPIR_V_EXTENSIONS && extensions.has("GL_ARB_spirv_extensions")) {
            if (index >= 0 && index < Extensions.SPIRV.size()) return strings.address(Extensions.SPIRV.get(index));
            error(GL_INVALID_VALUE, "glGetStringi: index is " + index + ", must be below " + Extensions.SPIRV.size());
            return 0;
        }
        if (name == GL_SHADING_LANGUAGE_VERSION && !es && version >= 43) {
            List<String> all = self().languageVersions();
            if (index >= 0 && index < all.size()) return strings.address(all.get(index));
            error(GL_INVALID_VALUE, "glGetStringi: index is " + index + ", must be below " + all.size());
            return 0;
        }
        if (name != GL_EXTENSIONS) {
            error(GL_INVALID_ENUM, "glGetStringi: name is 0x" + Integer.toHexString(name) + ", must be GL_EXTENSIONS");
            return 0;
        }
        if (index < 0 || index >= extensions.names().size()) {
            error(
                    GL_INVALID_VALUE,
                    "glGetStringi: index is " + index + ", must be below "
                            + extensions.names().size());
            return 0;
        }
        return strings.address(extensions.names().get(index));
    }
}
