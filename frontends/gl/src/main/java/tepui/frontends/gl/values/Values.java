package tepui.frontends.gl.values;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.DebugLog;
import tepui.frontends.gl.base.Es1Rules;
import tepui.frontends.gl.base.EsRules;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.draw.Capabilities;
import tepui.frontends.gl.fixed.FixedState;
import tepui.frontends.gl.state.Hints;

/**
 * Search for the value of a name: the groups that have values are asked one after another. A profile that does not have a name finds nothing.
 * Nothing here waits for the device.
 */
public final class Values {
    private final Profile profile;
    private final DebugLog messages;
    private final Capabilities capabilities;
    private final Hints hints;
    private final FixedGets fixed;
    private final ImageGets images;
    private final StateGets state;
    private final LimitGets limits;

    public Values(
            Profile profile,
            DebugLog messages,
            Capabilities capabilities,
            Hints hints,
            FixedGets fixed,
            ImageGets images,
            StateGets state,
            LimitGets limits) {
        this.profile = profile;
        this.messages = messages;
        this.capabilities = capabilities;
        this.hints = hints;
        this.fixed = fixed;
        this.images = images;
        this.state = state;
        this.limits = limits;
    }

    /** Puts the value of a name in {@code r}; false where there is no such name. */
    public boolean get(int pname, GetResult r) {
        if (profile.es1 && !Es1Rules.isValue(pname)) return false;
        if (profile.es && EsRules.isOfDesktop(pname, profile.esNames)) return false;
        if (profile.coreOnly == 0 && fixed.get(pname, r)) return true;
        Boolean on = capabilities.isOn(pname);
        if (on != null) return (!profile.es || EsRules.isCapability(pname, profile.version)) && r.set(on);
        int hint = hints.place(pname);
        if (hint >= 0) return r.set(hints.mode(hint));
        return images.get(pname, r) || state.get(pname, r) || limits.get(pname, r);
    }

    /**
     * Is it a value of texture coordinates, which the active unit lacks because it stands behind the last that has them
     * (OpenGL 4.6 compatibility profile, 12.1.1)?
     */
    public boolean lacksUnit(int pname) {
        if (profile.coreOnly != 0) return false;
        return switch (pname) {
            case GL_CURRENT_TEXTURE_COORDS,
                    GL_CURRENT_RASTER_TEXTURE_COORDS,
                    GL_TEXTURE_MATRIX,
                    GL_TRANSPOSE_TEXTURE_MATRIX,
                    GL_TEXTURE_STACK_DEPTH -> images.activeUnit() >= FixedState.UNITS;
            default -> false;
        };
    }

    /** The same for a name with an index: {@link GetResult#FOUND} or what is wrong. */
    public int get(int pname, int index, GetResult r) {
        int found = profile.compatibility ? fixed.get(pname, index, r) : GetResult.NO_SUCH_NAME;
        if (found == GetResult.NO_SUCH_NAME) found = images.get(pname, index, r);
        return found == GetResult.NO_SUCH_NAME ? state.get(pname, index, r) : found;
    }

    /** Whether it is the name of a pointer. */
    public boolean isPointer(int pname) {
        return pname == GL_DEBUG_CALLBACK_FUNCTION
                || pname == GL_DEBUG_CALLBACK_USER_PARAM
                || profile.coreOnly == 0 && fixed.isPointer(pname);
    }

    /** The pointer of such a name. */
    public long pointer(int pname) {
        return switch (pname) {
            case GL_DEBUG_CALLBACK_FUNCTION -> messages.callbackFunction();
            case GL_DEBUG_CALLBACK_USER_PARAM -> messages.callbackUserParam();
            default -> fixed.pointer(pname);
        };
    }
}
