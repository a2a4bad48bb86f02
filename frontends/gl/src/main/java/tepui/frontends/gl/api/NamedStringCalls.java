package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.program.GlShader;
import tepui.frontends.gl.program.NamedStringRules;
import tepui.frontends.gl.program.ProgramFacts;
import tepui.frontends.gl.program.ProgramNameRules;
import tepui.frontends.gl.program.ShaderCompilation;
import tepui.frontends.gl.program.ShaderRules;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.glsl.Includes;

/** Named strings, which shaders include (ARB_shading_language_include). */
public final class NamedStringCalls {
    private final ShaderCompilation compilation;
    private final ProgramNameRules names;
    private final ShareGroup share;
    private final NamedStringRules rules;
    private final ShaderRules shaders;

    public NamedStringCalls(
            ShareGroup share,
            NamedStringRules rules,
            ShaderRules shaders,
            ProgramNameRules names,
            ShaderCompilation compilation) {
        this.compilation = compilation;
        this.names = names;
        this.share = share;
        this.rules = rules;
        this.shaders = shaders;
    }

    private static String text(long address, int length) {
        return length < 0 ? Native.string(address) : Native.string(address, length);
    }

    private @Nullable String location(String call, int length, long name) {
        return rules.location(call, name == 0 ? null : text(name, length));
    }

    private @Nullable String namedString(String call, int length, long name) {
        String location = location(call, length, name);
        return location == null ? null : rules.text(call, share.includes(), location);
    }

    public void glNamedStringARB(int type, int namelen, long name, int stringlen, long string) {
        String call = "glNamedStringARB";
        if (!rules.type(call, type)) return;
        String location = location(call, namelen, name);
        if (location == null || !rules.string(call, string)) return;
        String text = text(string, stringlen);
        share.changeIncludes(i -> i.with(location, text));
    }

    public void glDeleteNamedStringARB(int namelen, long name) {
        String call = "glDeleteNamedStringARB";
        String location = location(call, namelen, name);
        if (location == null || rules.text(call, share.includes(), location) == null) return;
        share.changeIncludes(i -> i.without(location));
    }

    public boolean glIsNamedStringARB(int namelen, long name) {
        String location = name == 0 ? null : Includes.location(text(name, namelen));
        return location != null && share.includes().text(location) != null;
    }

    public void glGetNamedStringARB(int namelen, long name, int bufSize, long stringlen, long string) {
        String call = "glGetNamedStringARB";
        String text = namedString(call, namelen, name);
        if (text != null && names.size(call, bufSize)) Native.putString(text, bufSize, stringlen, string);
    }

    public void glGetNamedStringivARB(int namelen, long name, int pname, long params) {
        String call = "glGetNamedStringivARB";
        String text = namedString(call, namelen, name);
        if (text == null) return;
        switch (pname) {
            // The terminating zero counts, also where there is nothing before it.
            case GL_NAMED_STRING_LENGTH_ARB -> Native.putInt(params, Math.max(1, ProgramFacts.textLength(text)));
            case GL_NAMED_STRING_TYPE_ARB -> Native.putInt(params, GL_SHADER_INCLUDE_ARB);
            default -> rules.property(call, pname);
        }
    }

    public void glCompileShaderIncludeARB(int shader, int count, long path, long length) {
        String call = "glCompileShaderIncludeARB";
        GlShader s = rules.shader(call, share.programs.get(shader), shader);
        if (s == null || !rules.paths(call, count, path)) return;
        List<String> points = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            long at = Native.getPointer(path, i);
            String text = at == 0 ? null : text(at, length == 0 ? -1 : Native.getInt(length + 4L * i));
            String point = rules.searched(call, i, text);
            if (point == null) return;
            points.add(point);
        }
        if (shaders.compilable(call, s)) compilation.compile(s, share.includes().searching(points));
    }
}
