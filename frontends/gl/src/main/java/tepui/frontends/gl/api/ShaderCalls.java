package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.program.GlShader;
import tepui.frontends.gl.program.ProgramLifetimes;
import tepui.frontends.gl.program.ProgramNames;
import tepui.frontends.gl.program.ShaderCompilation;
import tepui.frontends.gl.share.ShareGroup;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.ready.ReadyShader;
import tepui.frontends.spirv.SpirvCompiler;
import tepui.ir.Stage;

/** Shader objects. */
public final class ShaderCalls {
    private final ShaderCompilation compilation;
    private final ProgramNames names;
    private final ProgramLifetimes lifetimes;
    private final ShareGroup share;
    private final Profile profile;
    private final Errors errors;

    public ShaderCalls(
            ShareGroup share,
            Profile profile,
            Errors errors,
            ProgramNames names,
            ProgramLifetimes lifetimes,
            ShaderCompilation compilation) {
        this.lifetimes = lifetimes;
        this.compilation = compilation;
        this.names = names;
        this.share = share;
        this.profile = profile;
        this.errors = errors;
    }

    public int glCreateShader(int type) {
        Stage stage = compilation.stageOf(type);
        if (stage == null) {
            errors.error(GL_INVALID_ENUM, "glCreateShader: type is 0x" + Integer.toHexString(type));
            return 0;
        }
        return lifetimes.newShader(stage, type).name;
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
        if (s == null) return;
        if (count < 0) {
            errors.error(GL_INVALID_VALUE, "glShaderSource: count is " + count);
            return;
        }
        s.setSource(count, string, length);
    }

    public void glCompileShader(int shader) {
        GlShader s = names.shader("glCompileShader", shader);
        if (s != null) compilation.compile("glCompileShader", s, share.includes());
    }

    public void glGetShaderiv(int shader, int pname, long params) {
        GlShader s = names.shader("glGetShaderiv", shader);
        if (s == null) return;
        int value = s.value(pname);
        if (value == GlShader.NO_VALUE)
            errors.error(GL_INVALID_ENUM, "glGetShaderiv: pname is 0x" + Integer.toHexString(pname));
        else Native.putInt(params, value);
    }

    public void glGetShaderInfoLog(int shader, int bufSize, long length, long infoLog) {
        GlShader s = names.shader("glGetShaderInfoLog", shader);
        if (s != null && !names.badSize("glGetShaderInfoLog", bufSize))
            Native.putString(s.log(), bufSize, length, infoLog);
    }

    public void glGetShaderSource(int shader, int bufSize, long length, long source) {
        GlShader s = names.shader("glGetShaderSource", shader);
        if (s != null && !names.badSize("glGetShaderSource", bufSize))
            Native.putString(s.source, bufSize, length, source);
    }

    public void glGetShaderPrecisionFormat(int shadertype, int precisiontype, long range, long precision) {
        boolean stage = shadertype == GL_VERTEX_SHADER || shadertype == GL_FRAGMENT_SHADER;
        if (!stage || precisiontype < GL_LOW_FLOAT || precisiontype > GL_HIGH_INT) {
            errors.error(
                    GL_INVALID_ENUM, "glGetShaderPrecisionFormat: type is 0x" + Integer.toHexString(precisiontype));
            return;
        }
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
        if (count < 0 || length < 0) {
            errors.error(GL_INVALID_VALUE, call + ": count is " + count + ", length is " + length);
            return;
        }
        if (binaryFormat != GL_SHADER_BINARY_FORMAT_SPIR_V || !compilation.takesSpirv()) {
            errors.invalidEnum(call, "binaryFormat", binaryFormat);
            return;
        }
        byte[] bytes = Native.bytes(binary, length);
        if (!SpirvCompiler.isModule(bytes)) {
            errors.error(GL_INVALID_VALUE, call + ": the " + length + " bytes are no module of SPIR-V");
            return;
        }
        List<GlShader> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            GlShader s = names.shader(call, Native.getInt(shaders + 4L * i));
            if (s == null) return;
            for (GlShader o : all) {
                if (o.stage != s.stage) continue;
                errors.error(GL_INVALID_OPERATION, call + ": two of the shaders are of one stage");
                return;
            }
            all.add(s);
        }
        for (GlShader s : all) {
            s.module = bytes;
            s.setCompiled(null);
        }
    }

    public void glSpecializeShader(
            int shader, long pEntryPoint, int numSpecializationConstants, long pConstantIndex, long pConstantValue) {
        String call = "glSpecializeShader";
        GlShader s = names.shader(call, shader);
        if (s == null) return;
        byte[] module = s.module;
        if (module == null) {
            errors.error(GL_INVALID_OPERATION, call + ": shader " + shader + " has no module of SPIR-V");
            return;
        }
        if (s.isCompiled()) {
            errors.error(GL_INVALID_OPERATION, call + ": shader " + shader + " is specialised already");
            return;
        }
        Map<Integer, Integer> constants = new HashMap<>();
        for (int i = 0; i < numSpecializationConstants; i++) {
            constants.put(Native.getInt(pConstantIndex + 4L * i), Native.getInt(pConstantValue + 4L * i));
        }
        SpirvCompiler.Result result = SpirvCompiler.specialize(module, s.stage, Native.string(pEntryPoint), constants);
        ReadyShader made = result.shader();
        s.setCompiled(
                made == null ? CompiledShader.failed(s.stage, result.log()) : CompiledShader.of(made, profile.limits));
        switch (result.outcome()) {
            case NO_ENTRY_POINT, NO_CONSTANT ->
                errors.error(GL_INVALID_VALUE, call + ": " + result.log().strip());
            case DONE, REFUSED -> {}
        }
    }
}
