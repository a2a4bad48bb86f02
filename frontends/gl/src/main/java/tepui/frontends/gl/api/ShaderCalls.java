package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.ext.Extensions;
import tepui.frontends.gl.program.GlShader;
import tepui.frontends.gl.program.ProgramLifetimes;
import tepui.frontends.gl.program.ProgramNameRules;
import tepui.frontends.gl.program.ShaderCompilation;
import tepui.frontends.gl.program.ShaderRules;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.ready.ReadyShader;
import tepui.frontends.spirv.SpirvCompiler;
import tepui.ir.Shader;
import tepui.ir.Stage;

/** Shader objects (OpenGL 4.6, 7.1 and 7.2). */
public final class ShaderCalls {
    private final ShaderCompilation compilation;
    private final ProgramNameRules names;
    private final ProgramLifetimes lifetimes;
    private final ShareGroup share;
    private final Profile profile;
    private final ShaderRules rules;

    public ShaderCalls(
            ShareGroup share,
            Profile profile,
            ShaderRules rules,
            ProgramNameRules names,
            ProgramLifetimes lifetimes,
            ShaderCompilation compilation) {
        this.lifetimes = lifetimes;
        this.compilation = compilation;
        this.names = names;
        this.share = share;
        this.profile = profile;
        this.rules = rules;
    }

    public int glCreateShader(int type) {
        Stage stage = rules.stage("glCreateShader", type);
        return stage == null ? 0 : lifetimes.newShader(stage, type).name;
    }

    public void glDeleteShader(int shader) {
        if (shader == 0) return;
        GlShader s = names.shader("glDeleteShader", shader);
        if (s != null) lifetimes.delete(s);
    }

    public boolean glIsShader(int shader) {
        return share.programs.get(shader) instanceof GlShader;
    }

    public void glShaderSource(int shader, int count, long string, long length) {
        GlShader s = names.shader("glShaderSource", shader);
        if (s != null && rules.count("glShaderSource", count)) s.setSource(count, string, length);
    }

    public void glCompileShader(int shader) {
        GlShader s = names.shader("glCompileShader", shader);
        if (s != null && rules.compilable("glCompileShader", s)) compilation.compile(s, share.includes());
    }

    public void glGetShaderiv(int shader, int pname, long params) {
        GlShader s = names.shader("glGetShaderiv", shader);
        if (s == null) return;
        int value = s.value(pname);
        if (rules.value("glGetShaderiv", pname, value)) Native.putInt(params, value);
    }

    public void glGetShaderInfoLog(int shader, int bufSize, long length, long infoLog) {
        GlShader s = names.shader("glGetShaderInfoLog", shader);
        if (s != null && names.size("glGetShaderInfoLog", bufSize)) Native.putString(s.log(), bufSize, length, infoLog);
    }

    public void glGetShaderSource(int shader, int bufSize, long length, long source) {
        GlShader s = names.shader("glGetShaderSource", shader);
        if (s != null && names.size("glGetShaderSource", bufSize)) Native.putString(s.source, bufSize, length, source);
    }

    public void glGetShaderPrecisionFormat(int shadertype, int precisiontype, long range, long precision) {
        if (!rules.precision("glGetShaderPrecisionFormat", shadertype, precisiontype)) return;
        boolean real = precisiontype <= GL_HIGH_FLOAT;
        Native.putInt(range, real ? 127 : 31);
        Native.putInt(range + 4, real ? 127 : 30);
        Native.putInt(precision, real ? 23 : 0);
    }

    public void glReleaseShaderCompiler() {
        // Nothing is kept for it.
    }

    public void glMaxShaderCompilerThreadsARB(int count) {
        compilation.threads.limit = count;
    }

    // ---- SPIR-V ----------------------------------------------------------------------------------------------------

    public void glShaderBinary(int count, long shaders, int binaryFormat, long binary, int length) {
        String call = "glShaderBinary";
        if (!rules.binary(call, count, binaryFormat, length)) return;
        byte[] bytes = Native.bytes(binary, length);
        if (!rules.module(call, bytes)) return;
        List<GlShader> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            GlShader s = names.shader(call, Native.getInt(shaders + 4L * i));
            if (s == null) return;
            all.add(s);
        }
        for (GlShader s : all) s.setModule(bytes);
    }

    public void glSpecializeShader(
            int shader, long pEntryPoint, int numSpecializationConstants, long pConstantIndex, long pConstantValue) {
        String call = "glSpecializeShader";
        GlShader s = names.shader(call, shader);
        if (s == null) return;
        byte[] module = rules.specializable(call, s);
        if (module == null) return;
        Map<Integer, Integer> constants = new HashMap<>();
        for (int i = 0; i < numSpecializationConstants; i++) {
            constants.put(Native.getInt(pConstantIndex + 4L * i), Native.getInt(pConstantValue + 4L * i));
        }
        SpirvCompiler.Result result = SpirvCompiler.specialize(
                module,
                s.stage,
                Native.string(pEntryPoint),
                constants,
                Extensions.moduleFeatures(share.device.caps()),
                share.device.wantsSources());
        ReadyShader made = result.shader();
        s.moduleSource = result.source();
        s.setCompiled(made == null ? CompiledShader.failed(s.stage, result.log()) : ready(made));
        rules.specialized(call, result);
    }

    private CompiledShader ready(ReadyShader made) {
        boolean quads = made.code().quads != Shader.Quads.NONE;
        return quads && !share.device.caps().computeDerivatives
                ? CompiledShader.failed(
                        made.code().stage,
                        "error: the module makes quads of a workgroup, which needs GL_NV_compute_shader_derivatives\n")
                : CompiledShader.of(made, profile.limits);
    }
}
