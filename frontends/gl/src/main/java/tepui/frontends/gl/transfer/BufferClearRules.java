package tepui.frontends.gl.transfer;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.buffer.BufferRules;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelArguments;
import tepui.frontends.gl.pixel.PixelLayout;
import tepui.frontends.gl.pixel.PixelPairRules;
import tepui.frontends.gl.texture.ImageFormats;

/** Error checks of calls that fill buffers: glClearBufferData and its relatives (OpenGL 4.6, 6.2.1). */
public final class BufferClearRules {
    private final Profile profile;
    private final Errors errors;
    private final BufferRules rules;

    public BufferClearRules(Profile profile, Errors errors, BufferRules rules) {
        this.profile = profile;
        this.errors = errors;
        this.rules = rules;
    }

    /** The formats of buffer textures (6.2.1): their texels have a size that patterns can have. */
    public @Nullable InternalFormat format(String call, int internalFormat) {
        InternalFormat f = InternalFormat.of(internalFormat);
        if (f != null && ImageFormats.isBufferFormat(internalFormat, profile.compatibility)) {
            int bytes = f.first().blockBytes();
            if (Integer.bitCount(bytes) == 1 && bytes <= 16 || bytes == 12) return f;
        }
        errors.error(GL_INVALID_ENUM, call + ": internalformat is " + Errors.hex(internalFormat));
        return null;
    }

    private static boolean isColor(int format) {
        return switch (format) {
            case GL_DEPTH_COMPONENT, GL_STENCIL_INDEX, GL_DEPTH_STENCIL, GL_COLOR_INDEX -> false;
            default -> true;
        };
    }

    /** The range, which is of whole texels, and the pixel (6.2.1). */
    public boolean clear(String call, BufferObject b, InternalFormat f, long offset, long size, PixelArguments p) {
        int bytes = f.first().blockBytes();
        if (!rules.range(call, b, offset, size) || !rules.unlocked(call, b, offset, size)) return false;
        if (offset % bytes != 0 || size % bytes != 0) {
            return errors.wrong(
                    GL_INVALID_VALUE,
                    call + ": the range is " + offset + " + " + size + ", texels have " + bytes + " bytes");
        }
        int wrong = PixelPairRules.error(p.format, p.type, profile.compatibility);
        if (wrong != GL_NO_ERROR || !isColor(p.format)) {
            return errors.wrong(
                    wrong == GL_INVALID_OPERATION ? wrong : GL_INVALID_VALUE,
                    call + ": format is " + Errors.hex(p.format) + ", type is " + Errors.hex(p.type));
        }
        p.layout = PixelLayout.of(p.format, p.type);
        if (p.layout.isInteger() == f.isInteger()) return true;
        return errors.wrong(
                GL_INVALID_OPERATION, call + ": format and internalformat are not both integers, or both none");
    }
}
