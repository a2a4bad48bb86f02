package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.*;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.program.GlShader;
import tepui.frontends.gl.program.ProgramObject;
import tepui.frontends.gl.spirv.SpirvShader;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.frontends.glsl.Includes;
import tepui.ir.Stage;

/** Shader objects. */
abstract class ShaderCalls extends VertexArrayCalls {
    ShaderCalls(Setup setup) {
        super(setup);
    }

    /** The stage of a shader type that this device has, or null. */
    final @Nullable Stage stageOf(int type) {
        if (es && !EsRules.isShader(type, esNames)) return null;
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

    @Override
    public int glCreateShader(int type) {
        Stage stage = stageOf(type);
        if (stage == null) {
            error(GL_INVALID_ENUM, "glCreateShader: type is 0x" + Integer.toHexString(type));
            return 0;
        }
        int name = share.programs.reserve();
        share.programs.put(name, new GlShader(name, stage, type));
        return name;
    }

    /** The shader of a name; null where there is none, which is an error. */
    final @Nullable GlShader shader(String call, int name) {
        Object o = share.programs.get(name);
        if (o instanceof GlShader s) return s;
        if (o == null) error(GL_INVALID_VALUE, call + ": " + name + " is no shader");
        else error(GL_INVALID_OPERATION, call + ": " + name + " is a program, not a shader");
        return null;
    }

    final @Nullable ProgramObject program(String call, int name) { // hot
        Object o = share.programs.get(name);
        if (o instanceof ProgramObject p) return p;
        if (o == null) error(GL_INVALID_VALUE, call + ": " + name + " is no program");
        else error(GL_INVALID_OPERATION, call + ": " + name + " is a shader, not a program");
        return null;
    }

    @Override
    public void glDeleteShader(int shader) {
        if (shader == 0) return;
        GlShader s = shader("glDeleteShader", shader);
        if (s == null || s.deleted) return;
        s.deleted = true;
        if (s.attached == 0) share.programs.remove(shader);
    }

    @Override
    public boolean glIsShader(int shader) {
        return share.programs.get(shader) instanceof GlShader;
    }

    @Override
    public void glShaderSource(int shader, int count, long string, long length) {
        GlShader s = shader("glShaderSource", shader);
        if (s == null) return;
        if (count < 0) {
            error(GL_INVALID_VALUE, "glShaderSource: count is " + count);
            return;
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            long at = Native.getLong(string + 8L * i);
            int bytes = length == 0 ? -1 : Native.getInt(length + 4L * i);
            if (at != 0) text.append(bytes < 0 ? Native.string(at) : Native.string(at, bytes));
        }
        s.source = text.toString();
        s.module = null;
    }

    @Override
    public void glCompileShader(int shader) {
        GlShader s = shader("glCompileShader", shader);
        if (s != null) compile("glCompileShader", s, share.includes());
    }

    final void compile(String call, GlShader s, Includes includes) {
        if (s.module != null) {
            error(GL_INVALID_OPERATION, call + ": shader " + s.name + " is a module of SPIR-V");
            return;
        }
        int glsl = es ? 0 : glslVersion();
        CompileOptions options = new CompileOptions(glsl, esGlslVersion(), compatibility, limits)
                .withIncludes(includes)
                .withExtensions(self().extensions().ofShaders());
        s.compiled = GlslCompiler.compile(s.stage, new String[] {s.source}, options);
    }

    /** The newest version of the language of ES: 300 for 3.0. */
    private int esGlslVersion() {
        if (es) return Math.max(100, version >= 30 ? version * 10 : 100);
        return version >= 43 ? 310 : version >= 33 ? 300 : 100;
    }

    /** What shaders of a desktop context may have behind #version, newest first; nothing stands for 1.10, which needs no such line. */
    final List<String> languageVersions() {
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
    final int glslVersion() {
        return switch (version) {
            case 20 -> 110;
            case 21 -> 120;
            case 30 -> 130;
            case 31 -> 140;
            case 32 -> 150;
            default -> version * 10;
        };
    }

    @Override
    public void glGetShaderiv(int shader, int pname, long params) {
        GlShader s = shader("glGetShaderiv", shader);
        if (s == null) return;
        int value = switch (pname) {
            case GL_SHADER_TYPE -> s.type;
            case GL_DELETE_STATUS -> s.deleted ? 1 : 0;
            case GL_COMPILE_STATUS -> s.isCompiled() ? 1 : 0;
            case GL_COMPLETION_STATUS_KHR -> 1;
            case GL_SPIR_V_BINARY -> s.module != null ? 1 : 0;
            case GL_INFO_LOG_LENGTH -> textLength(s.log());
            case GL_SHADER_SOURCE_LENGTH -> textLength(s.source);
            default -> -1;
        };
        if (value == -1) error(GL_INVALID_ENUM, "glGetShaderiv: pname is 0x" + Integer.toHexString(pname));
        else Native.putInt(params, value);
    }

    /** What a text needs with its zero; 0 for no text. */
    static int textLength(String text) {
        return text.isEmpty() ? 0 : text.getBytes(java.nio.charset.StandardCharsets.UTF_8).length + 1;
    }

    @Override
    public void glGetShaderInfoLog(int shader, int bufSize, long length, long infoLog) {
        GlShader s = shader("glGetShaderInfoLog", shader);
        if (s != null && !badSize("glGetShaderInfoLog", bufSize)) Native.putString(s.log(), bufSize, length, infoLog);
    }

    @Override
    public void glGetShaderSource(int shader, int bufSize, long length, long source) {
        GlShader s = shader("glGetShaderSource", shader);
        if (s != null && !badSize("glGetShaderSource", bufSize)) Native.putString(s.source, bufSize, length, source);
    }

    final boolean badSize(String call, int bufSize) {
        if (bufSize >= 0) return false;
        error(GL_INVALID_VALUE, call + ": bufSize is " + bufSize);
        return true;
    }

    @Override
    public void glGetShaderPrecisionFormat(int shadertype, int precisiontype, long range, long precision) {
        boolean stage = shadertype == GL_VERTEX_SHADER || shadertype == GL_FRAGMENT_SHADER;
        if (!stage || precisiontype < GL_LOW_FLOAT || precisiontype > GL_HIGH_INT) {
            error(GL_INVALID_ENUM, "glGetShaderPrecisionFormat: type is 0x" + Integer.toHexString(precisiontype));
            return;
        }
        boolean real = precisiontype <= GL_HIGH_FLOAT;
        Native.putInt(range, real ? 127 : 31);
        Native.putInt(range + 4, real ? 127 : 30);
        Native.putInt(precision, real ? 23 : 0);
    }

    @Override
    public void glReleaseShaderCompiler() {
        // Nothing is kept for it.
    }

    @Override
    public void glMaxShaderCompilerThreadsARB(int count) {
        // Programs are compiled where they are linked.
    }

    // ---- SPIR-V ----------------------------------------------------------------------------------------------------

    @Override
    public void glShaderBinary(int count, long shaders, int binaryFormat, long binary, int length) {
        String call = "glShaderBinary";
        if (count < 0 || length < 0) {
            error(GL_INVALID_VALUE, call + ": count is " + count + ", length is " + length);
            return;
        }
        if (binaryFormat != GL_SHADER_BINARY_FORMAT_SPIR_V || !takesSpirv()) {
            invalidEnum(call, "binaryFormat", binaryFormat);
            return;
        }
        byte[] bytes = Native.bytes(binary, length);
        if (!SpirvShader.isModule(bytes)) {
            error(GL_INVALID_VALUE, call + ": the " + length + " bytes are no module of SPIR-V");
            return;
        }
        List<GlShader> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            GlShader s = shader(call, Native.getInt(shaders + 4L * i));
            if (s == null) return;
            for (GlShader o : all) {
                if (o.stage != s.stage) continue;
                error(GL_INVALID_OPERATION, call + ": two of the shaders are of one stage");
                return;
            }
            all.add(s);
        }
        for (GlShader s : all) {
            s.module = bytes;
            s.compiled = null;
        }
    }

    /** ARB_gl_spirv is there. */
    final boolean takesSpirv() {
        return self().extensions().has("GL_ARB_gl_spirv");
    }

    @Override
    public void glSpecializeShader(
            int shader, long pEntryPoint, int numSpecializationConstants, long pConstantIndex, long pConstantValue) {
        String call = "glSpecializeShader";
        GlShader s = shader(call, shader);
        if (s == null) return;
        byte[] module = s.module;
        if (module == null) {
            error(GL_INVALID_OPERATION, call + ": shader " + shader + " has no module of SPIR-V");
            return;
        }
        if (s.isCompiled()) {
            error(GL_INVALID_OPERATION, call + ": shader " + shader + " is specialised already");
            return;
        }
        Map<Integer, Integer> constants = new HashMap<>();
        for (int i = 0; i < numSpecializationConstants; i++) {
            constants.put(Native.getInt(pConstantIndex + 4L * i), Native.getInt(pConstantValue + 4L * i));
        }
        CompileOptions options = new CompileOptions(460, 0, false, limits);
        SpirvShader.Result result =
                SpirvShader.specialize(module, s.stage, Native.string(pEntryPoint), constants, options);
        s.compiled = result.shader();
        if (result.outcome() != SpirvShader.Outcome.DONE) {
            error(GL_INVALID_VALUE, call + ": " + result.shader().log().strip());
        }
    }
}
