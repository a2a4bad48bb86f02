package tepui.frontends.gl.program;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.glsl.Includes;

/** Error checks of named strings (ARB_shading_language_include). Each rule says whether the call goes on, or gives what was named; where not, the error is recorded. */
public final class NamedStringRules {
    private final Errors errors;

    public NamedStringRules(Errors errors) {
        this.errors = errors;
    }

    /** The one type of them (ARB_shading_language_include). */
    public boolean type(String call, int type) {
        if (type == GL_SHADER_INCLUDE_ARB) return true;
        errors.invalidEnum(call, "type", type);
        return false;
    }

    /** Place in the tree that a name says (ARB_shading_language_include): a path from its root. */
    public @Nullable String location(String call, @Nullable String name) {
        if (name == null) {
            errors.error(GL_INVALID_VALUE, call + ": name is null");
            return null;
        }
        String location = Includes.location(name);
        if (location == null) {
            errors.error(GL_INVALID_VALUE, call + ": name is '" + name + "', which is no path that begins with '/'");
        }
        return location;
    }

    /** The string at a place (ARB_shading_language_include). */
    public @Nullable String text(String call, Includes includes, String location) {
        String text = includes.text(location);
        if (text == null) errors.error(GL_INVALID_OPERATION, call + ": there is no string '" + location + "'");
        return text;
    }

    /** What a name stands for (ARB_shading_language_include): some string. */
    public boolean string(String call, long string) {
        return string != 0 || errors.wrong(GL_INVALID_VALUE, call + ": string is null");
    }

    /** A property that strings have not (ARB_shading_language_include). */
    public void property(String call, int pname) {
        errors.invalidEnum(call, "pname", pname);
    }

    /** The shader that is compiled (ARB_shading_language_include): another error than elsewhere where the name is none. */
    public @Nullable GlShader shader(String call, @Nullable Object named, int name) {
        if (named instanceof GlShader s) return s;
        errors.error(GL_INVALID_OPERATION, call + ": " + name + " is no shader");
        return null;
    }

    /** How many places are searched (ARB_shading_language_include). */
    public boolean paths(String call, int count, long path) {
        return count >= 0 && (count == 0 || path != 0)
                || errors.wrong(GL_INVALID_VALUE, call + ": count is " + count + (path == 0 ? ", path is null" : ""));
    }

    /** One of them (ARB_shading_language_include). */
    public @Nullable String searched(String call, int index, @Nullable String path) {
        String point = path == null ? null : Includes.location(path);
        if (point == null) {
            String found = path == null
                    ? "null"
                    : "'" + path + "', which is no path that begins with '/' and does not end with it";
            errors.error(GL_INVALID_VALUE, call + ": path[" + index + "] is " + found);
        }
        return point;
    }
}
