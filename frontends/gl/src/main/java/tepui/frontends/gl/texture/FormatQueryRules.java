package tepui.frontends.gl.texture;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.pixel.EsFormatRules;
import tepui.frontends.gl.pixel.InternalFormat;

/** Error checks of glGetInternalformativ and its twin of 64 bits (OpenGL 4.6, 22.3). Each rule says whether the call goes on. */
final class FormatQueryRules {
    private final Profile profile;
    private final Errors errors;

    FormatQueryRules(Profile profile, Errors errors) {
        this.profile = profile;
        this.errors = errors;
    }

    /** The target, a texture's or a renderbuffer's, and the room for answers (22.3). */
    boolean query(String call, @Nullable TextureTarget t, int target, int count) {
        if (t == null && target != GL_RENDERBUFFER) {
            errors.invalidEnum(call, "target", target);
            return false;
        }
        return count >= 0 || errors.wrong(GL_INVALID_VALUE, call + ": count is " + count + ", must not be negative");
    }

    /** OpenGL ES only says how many samples there are of what can be drawn to (OpenGL ES 3.2, 20.3). */
    boolean ofEs(String call, @Nullable TextureTarget t, @Nullable InternalFormat f, int name, int pname) {
        boolean target = t == null
                || profile.version >= 31 && t == TextureTarget.D2_MS
                || profile.esNames >= 32 && t == TextureTarget.D2_MS_ARRAY;
        if (!target || pname != GL_SAMPLES && pname != GL_NUM_SAMPLE_COUNTS) {
            return errors.wrong(GL_INVALID_ENUM, call + ": the target or pname " + Errors.hex(pname) + " is not of ES");
        }
        // What has no size can be drawn to as well, although it makes no renderbuffer.
        boolean unsized = name == GL_RGB || name == GL_RGBA;
        return f != null && (unsized || EsFormatRules.isRenderbuffer(name, profile.version))
                || errors.wrong(
                        GL_INVALID_ENUM,
                        call + ": internalformat is " + Errors.hex(name) + ", which cannot be drawn to");
    }

    /** A value that was asked for (22.3); null where formats have none of that name. */
    boolean value(String call, int pname, @Nullable Long value) {
        if (value != null) return true;
        errors.invalidEnum(call, "pname", pname);
        return false;
    }
}
