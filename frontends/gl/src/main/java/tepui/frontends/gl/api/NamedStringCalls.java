package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.program.GlShader;
import tepui.frontends.gl.program.ProgramFacts;
import tepui.frontends.gl.program.ProgramNames;
import tepui.frontends.gl.program.ShaderCompilation;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.glsl.Includes;

/** Named strings, which shaders include (ARB_shading_language_include). */
public final class NamedStringCalls {
    private final ShaderCompilation compilation;
    private final ProgramNames names;
    private final ShareGroup share;
    private final Errors errors;

    public NamedStringCalls(ShareGroup share, Errors errors, ProgramNames names, ShaderCompilation compilation) {
        this.compilation = compilation;
        this.names = names;
        this.share = share;
        this.errors = errors;
    }

    private static String text(long address, int length) {
        return length < 0 ? Native.string(address) : Native.string(address, length);
    }

    /** The location that a name says; null where it says none, which is an error. */
    private @Nullable String location(String call, int length, long name) {
        if (name == 0) {
            errors.error(GL_INVALID_VALUE, call + ": name is null");
            return null;
        }
        String path = text(name, length);
        String location = Includes.location(path);
        if (location == null) {
            errors.error(GL_INVALID_VALUE, call + ": name is '" + path + "', which is no path that begins with '/'");
        }
        return location;
    }

    /** The string of a name; null where there is none, which is an error. */
    private @Nullable String namedString(String call, int length, long name) {
        String location = location(call, length, name);
        if (location == null) return null;
        String text = share.includes().text(location);
        if (text == null) errors.error(GL_INVALID_OPERATION, call + ": there is no string '" + location + "'");
        return text;
    }

    public void glNamedStringARB(int type, int namelen, long name, int stringlen, long string) {
        String call = "glNamedStringARB";
        if (type != GL_SHADER_INCLUDE_ARB) {
            errors.invalidEnum(call, "type", type);
            return;
        }
        String location = location(call, namelen, name);
        if (location == null) return;
        if (string == 0) {
            errors.error(GL_INVALID_VALUE, call + ": string is null");
            return;
        }
        String text = text(string, stringlen);
        share.changeIncludes(i -> i.with(location, text));
    }

    public void glDeleteNamedStringARB(int namelen, long name) {
        String call = "glDeleteNamedStringARB";
        String location = location(call, namelen, name);
        if (location == null) return;
        if (share.includes().text(location) == null) {
            errors.error(GL_INVALID_OPERATION, call + ": there is no string '" + location + "'");
            return;
        }
        share.changeIncludes(i -> i.without(location));
    }

    public boolean glIsNamedStringARB(int namelen, long name) {
        String location = name == 0 ? null : Includes.location(text(name, namelen));
        return location != null && share.includes().text(location) != null;
    }

    public void glGetNamedStringARB(int namelen, long name, int bufSize, long stringlen, long string) {
        String call = "glGetNamedStringARB";
        String text = namedString(call, namelen, name);
        if (text != null && !names.badSize(call, bufSize)) Native.putString(text, bufSize, stringlen, string);
    }

    public void glGetNamedStringivARB(int namelen, long name, int pname, long params) {
        String call = "glGetNamedStringivARB";
        String text = namedString(call, namelen, name);
        if (text == null) return;
        switch (pname) {
            // The terminating zero counts, also where there is nothing before it.
            case GL_NAMED_STRING_LENGTH_ARB -> Native.putInt(params, Math.max(1, ProgramFacts.textLength(text)));
            case GL_NAMED_STRING_TYPE_ARB -> Native.putInt(params, GL_SHADER_INCLUDE_ARB);
            default -> errors.invalidEnum(call, "pname", pname);
        }
    }

    public void glCompileShaderIncludeARB(int shader, int count, long path, long length) {
        String call = "glCompileShaderIncludeARB";
        GlShader s = names.shader(call, shader);
        if (s == null) return;
        if (count < 0 || count > 0 && path == 0) {
            errors.error(GL_INVALID_VALUE, call + ": count is " + count + (path == 0 ? ", path is null" : ""));
            return;
        }
        List<String> points = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            long at = Native.getPointer(path, i);
            String text = at == 0 ? null : text(at, length == 0 ? -1 : Native.getInt(length + 4L * i));
            String point = text == null ? null : Includes.searchPoint(text);
            if (point == null) {
                String found = text == null ? "null" : "'" + text + "', which is no path that begins with '/'";
                errors.error(GL_INVALID_VALUE, call + ": path[" + i + "] is " + found);
                return;
            }
            points.add(point);
        }
        compilation.compile(call, s, share.includes().searching(points));
    }
}
