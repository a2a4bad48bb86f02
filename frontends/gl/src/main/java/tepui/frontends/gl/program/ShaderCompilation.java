package tepui.frontends.gl.program;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.EsRules;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.ext.Extensions;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.Includes;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.ir.Stage;
import tepui.pipe.Caps;

/** Compilation of shaders in the language that a context has. */
public final class ShaderCompilation {
    private final Profile profile;
    private final Caps caps;
    private final Extensions extensions;
    public final CompileThreads threads;

    public ShaderCompilation(Profile profile, Caps caps, Extensions extensions, CompileThreads threads) {
        this.profile = profile;
        this.caps = caps;
        this.extensions = extensions;
        this.threads = threads;
    }

    /** The stage of a shader type that this device has, or null. */
    public @Nullable Stage stageOf(int type) {
        if (profile.es && !EsRules.isShader(type, profile.esNames)) return null;
        return switch (type) {
            case GL_VERTEX_SHADER -> Stage.VERTEX;
            case GL_FRAGMENT_SHADER -> Stage.FRAGMENT;
            case GL_GEOMETRY_SHADER -> caps.geometry ? Stage.GEOMETRY : null;
            case GL_TESS_CONTROL_SHADER -> caps.tessellation ? Stage.TESS_CONTROL : null;
            case GL_TESS_EVALUATION_SHADER -> caps.tessellation ? Stage.TESS_EVAL : null;
            case GL_COMPUTE_SHADER -> caps.compute ? Stage.COMPUTE : null;
            default -> null;
        };
    }

    /** Begins to compile a shader. */
    public void compile(GlShader s, Includes includes) {
        int glsl = profile.es ? 0 : glslVersion();
        CompileOptions options = new CompileOptions(glsl, esGlslVersion(), profile.compatibility, profile.limits)
                .withIncludes(includes)
                .withExtensions(extensions.ofShaders());
        Stage stage = s.stage;
        String[] text = {s.source};
        s.compiledBy(threads.start(() -> GlslCompiler.compile(stage, text, options)));
    }

    /** The newest version of the language of ES: 300 for 3.0. */
    public int esGlslVersion() {
        if (profile.es) return Math.max(100, profile.version >= 30 ? profile.version * 10 : 100);
        return profile.version >= 43 ? 310 : profile.version >= 33 ? 300 : 100;
    }

    /** Versions that may stand behind #version in a desktop context, newest first; 1.10, which needs no such line, is an empty text. */
    public List<String> languageVersions() {
        List<String> all = new ArrayList<>();
        for (int v : new int[] {460, 450, 440, 430, 420, 410, 400, 330, 150, 140, 130, 120}) {
            if (v <= glslVersion()) all.add(Integer.toString(v));
        }
        all.add("");
        for (int v : new int[] {310, 300}) if (v <= esGlslVersion()) all.add(v + " es");
        all.add("100");
        return all;
    }

    /** The newest version of the language: 330 for 3.3. */
    public int glslVersion() {
        return switch (profile.version) {
            case 20 -> 110;
            case 21 -> 120;
            case 30 -> 130;
            case 31 -> 140;
            case 32 -> 150;
            default -> profile.version * 10;
        };
    }

    /** ARB_gl_spirv is there. */
    public boolean takesSpirv() {
        return extensions.has("GL_ARB_gl_spirv");
    }
}
