package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.List;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Es1Rules;
import tepui.frontends.gl.base.GLStrings;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.ext.Extensions;
import tepui.frontends.gl.framebuffer.FramebufferQueries;
import tepui.frontends.gl.framebuffer.FramebufferQueryRules;
import tepui.frontends.gl.program.AssemblyErrors;
import tepui.frontends.gl.program.ShaderCompilation;
import tepui.frontends.gl.values.GetResult;
import tepui.frontends.gl.values.Values;
import tepui.pipe.Device;
import tepui.pipe.DeviceLostException;

/** Calls of the glGet family and of strings (OpenGL 4.6, 22). */
public final class GetCalls {
    private final Device device;
    private final Profile profile;
    private final Errors errors;
    private final FramebufferQueryRules queryRules;
    private final Extensions extensions;
    private final ShaderCompilation compilation;
    private final AssemblyErrors assemblyErrors;
    private final Values values;

    private final GetResult result = new GetResult();
    private final GLStrings strings = new GLStrings();

    public GetCalls(
            Device device,
            Profile profile,
            Errors errors,
            FramebufferQueryRules queryRules,
            Extensions extensions,
            ShaderCompilation compilation,
            AssemblyErrors assemblyErrors,
            Values values) {
        this.device = device;
        this.profile = profile;
        this.errors = errors;
        this.queryRules = queryRules;
        this.extensions = extensions;
        this.compilation = compilation;
        this.assemblyErrors = assemblyErrors;
        this.values = values;
    }

    public int glGetError() {
        return errors.take();
    }

    public int glGetGraphicsResetStatusARB() {
        return glGetGraphicsResetStatus();
    }

    public int glGetGraphicsResetStatus() {
        DeviceLostException.Reason reason = device.lossReason();
        if (reason == null) return GL_NO_ERROR;
        return reason == DeviceLostException.Reason.HUNG ? GL_GUILTY_CONTEXT_RESET : GL_UNKNOWN_CONTEXT_RESET;
    }

    // ---- values ----------------------------------------------------------------------------------------------------

    private boolean find(String call, int pname) {
        if (FramebufferQueries.isColorRead(pname) && !queryRules.canTellColorRead()) {
            errors.error(GL_INVALID_OPERATION, call + ": the read framebuffer has no colour image, or is not complete");
            return false;
        }
        if (values.lacksUnit(pname)) {
            errors.error(GL_INVALID_OPERATION, call + ": the active unit has no texture coordinates");
            return false;
        }
        if (values.get(pname, result)) return true;
        errors.error(
                GL_INVALID_ENUM, call + ": pname is 0x" + Integer.toHexString(pname) + ", which has no value here");
        return false;
    }

    private boolean find(String call, int pname, int index) {
        int answer = values.get(pname, index, result);
        if (answer == GetResult.FOUND) return true;
        if (answer == GetResult.NO_SUCH_INDEX) {
            errors.error(
                    GL_INVALID_VALUE,
                    call + ": index is " + index + ", which 0x" + Integer.toHexString(pname) + " does not have");
        } else {
            errors.error(
                    GL_INVALID_ENUM,
                    call + ": target is 0x" + Integer.toHexString(pname) + ", which has no indexed value");
        }
        return false;
    }

    public void glGetBooleanv(int pname, long data) {
        if (find("glGetBooleanv", pname)) result.booleans(data);
    }

    public void glGetIntegerv(int pname, long data) {
        if (find("glGetIntegerv", pname)) result.integers(data);
    }

    public void glGetInteger64v(int pname, long data) {
        if (find("glGetInteger64v", pname)) result.longs(data);
    }

    public void glGetFloatv(int pname, long data) {
        if (find("glGetFloatv", pname)) result.floats(data);
    }

    public void glGetDoublev(int pname, long data) {
        if (find("glGetDoublev", pname)) result.doubles(data);
    }

    public void glGetBooleani_v(int target, int index, long data) {
        if (find("glGetBooleani_v", target, index)) result.booleans(data);
    }

    public void glGetIntegeri_v(int target, int index, long data) {
        if (find("glGetIntegeri_v", target, index)) result.integers(data);
    }

    public void glGetInteger64i_v(int target, int index, long data) {
        if (find("glGetInteger64i_v", target, index)) result.longs(data);
    }

    public void glGetFloati_v(int target, int index, long data) {
        if (find("glGetFloati_v", target, index)) result.floats(data);
    }

    public void glGetDoublei_v(int target, int index, long data) {
        if (find("glGetDoublei_v", target, index)) result.doubles(data);
    }

    public void glGetPointerv(int pname, long params) {
        if (values.isPointer(pname)) Native.putPointer(params, values.pointer(pname));
        else errors.error(GL_INVALID_ENUM, "glGetPointerv: pname is 0x" + Integer.toHexString(pname));
    }

    // ---- strings ---------------------------------------------------------------------------------------------------

    public long glGetString(int name) {
        switch (name) {
            case GL_VENDOR -> {
                return strings.address("Tepui");
            }
            case GL_RENDERER -> {
                return strings.address("Tepui on " + device.info().name());
            }
            case GL_VERSION -> {
                if (profile.es1) return strings.address("OpenGL ES-CM 1.1 Tepui");
                String number = profile.version / 10 + "." + profile.version % 10;
                return strings.address(
                        profile.es
                                ? "OpenGL ES " + number + " Tepui"
                                : number
                                        + (profile.version < 32
                                                ? ""
                                                : profile.compatibility
                                                        ? " (Compatibility Profile)"
                                                        : " (Core Profile)")
                                        + " Tepui");
            }
            case GL_SHADING_LANGUAGE_VERSION -> {
                if (!profile.es1) return strings.address(languageVersion());
            }
            case GL_PROGRAM_ERROR_STRING_ARB -> {
                if (profile.compatibility && !profile.es1) return strings.address(assemblyErrors.assemblyErrorString);
            }
            case GL_EXTENSIONS -> {
                if (profile.es1) return strings.address(Es1Rules.EXTENSIONS);
                if (profile.compatibility || profile.es) return strings.address(String.join(" ", extensions.names()));
            }
            default -> {
                // Told below.
            }
        }
        errors.error(
                GL_INVALID_ENUM,
                "glGetString: name is 0x" + Integer.toHexString(name)
                        + (name == GL_EXTENSIONS ? "; the core profile has glGetStringi(GL_EXTENSIONS, i)" : ""));
        return 0;
    }

    private String languageVersion() {
        if (profile.es)
            return "OpenGL ES GLSL ES "
                    + (profile.version == 20 ? "1.00" : profile.version / 10 + "." + profile.version % 10 + "0");
        return switch (profile.version) {
            case 20 -> "1.10";
            case 21 -> "1.20";
            case 30 -> "1.30";
            case 31 -> "1.40";
            case 32 -> "1.50";
            default -> profile.version / 10 + "." + profile.version % 10 + "0";
        };
    }

    public long glGetStringi(int name, int index) {
        if (name == GL_SPIR_V_EXTENSIONS && extensions.has("GL_ARB_spirv_extensions")) {
            if (index >= 0 && index < Extensions.SPIRV.size()) return strings.address(Extensions.SPIRV.get(index));
            errors.error(
                    GL_INVALID_VALUE, "glGetStringi: index is " + index + ", must be below " + Extensions.SPIRV.size());
            return 0;
        }
        if (name == GL_SHADING_LANGUAGE_VERSION && !profile.es && profile.version >= 43) {
            List<String> all = compilation.languageVersions();
            if (index >= 0 && index < all.size()) return strings.address(all.get(index));
            errors.error(GL_INVALID_VALUE, "glGetStringi: index is " + index + ", must be below " + all.size());
            return 0;
        }
        if (name != GL_EXTENSIONS) {
            errors.error(
                    GL_INVALID_ENUM,
                    "glGetStringi: name is 0x" + Integer.toHexString(name) + ", must be GL_EXTENSIONS");
            return 0;
        }
        if (index < 0 || index >= extensions.names().size()) {
            errors.error(
                    GL_INVALID_VALUE,
                    "glGetStringi: index is " + index + ", must be below "
                            + extensions.names().size());
            return 0;
        }
        return strings.address(extensions.names().get(index));
    }
}
