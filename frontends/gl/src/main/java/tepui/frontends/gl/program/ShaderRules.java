package tepui.frontends.gl.program;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.spirv.SpirvCompiler;
import tepui.ir.Stage;

/**
 * Error checks of shader objects (OpenGL 4.6, 7.1, 7.2 and 7.14). Each rule says whether the call goes on, or gives
 * what was named; where not, the error is recorded.
 */
public final class ShaderRules {
    private final Errors errors;
    private final ShaderCompilation compilation;

    public ShaderRules(Errors errors, ShaderCompilation compilation) {
        this.errors = errors;
        this.compilation = compilation;
    }

    /** The stage of a type of shaders (7.1). */
    public @Nullable Stage stage(String call, int type) {
        Stage stage = compilation.stageOf(type);
        if (stage == null) errors.error(GL_INVALID_ENUM, call + ": type is " + Errors.hex(type));
        return stage;
    }

    /** How many strings a source has (7.1). */
    public boolean count(String call, int count) {
        return count >= 0 || errors.wrong(GL_INVALID_VALUE, call + ": count is " + count);
    }

    /** glCompileShader (7.1, 7.2): a module of SPIR-V is specialised, not compiled. */
    public boolean compilable(String call, GlShader s) {
        return s.module == null
                || errors.wrong(GL_INVALID_OPERATION, call + ": shader " + s.name + " is a module of SPIR-V");
    }

    /** A value that was asked for (7.14); {@link GlShader#NO_VALUE} where shaders have none of that name. */
    public boolean value(String call, int pname, int value) {
        return value != GlShader.NO_VALUE || errors.wrong(GL_INVALID_ENUM, call + ": pname is " + Errors.hex(pname));
    }

    /** glGetShaderPrecisionFormat (7.14). */
    public boolean precision(String call, int type, int precision) {
        boolean stage = type == GL_VERTEX_SHADER || type == GL_FRAGMENT_SHADER;
        return stage && precision >= GL_LOW_FLOAT && precision <= GL_HIGH_INT
                || errors.wrong(GL_INVALID_ENUM, call + ": type is " + Errors.hex(precision));
    }

    /** glShaderBinary (7.2): sizes and format. */
    public boolean binary(String call, int count, int format, int length) {
        if (count < 0 || length < 0) {
            return errors.wrong(GL_INVALID_VALUE, call + ": count is " + count + ", length is " + length);
        }
        if (format == GL_SHADER_BINARY_FORMAT_SPIR_V && compilation.takesSpirv()) return true;
        errors.invalidEnum(call, "binaryFormat", format);
        return false;
    }

    /** Its bytes (7.2). */
    public boolean module(String call, byte[] bytes) {
        return SpirvCompiler.isModule(bytes)
                || errors.wrong(GL_INVALID_VALUE, call + ": the " + bytes.length + " bytes are no module of SPIR-V");
    }

    /** The module that glSpecializeShader makes a shader of (7.2.1). */
    public byte @Nullable [] specializable(String call, GlShader s) {
        byte[] module = s.module;
        if (module == null) {
            errors.error(GL_INVALID_OPERATION, call + ": shader " + s.name + " has no module of SPIR-V");
        } else if (s.isCompiled()) {
            errors.error(GL_INVALID_OPERATION, call + ": shader " + s.name + " is specialised already");
            return null;
        }
        return module;
    }

    /** What became of it (7.2.1): a name or a constant that is not there is a wrong value, a name of another stage is not. */
    public void specialized(String call, SpirvCompiler.Result result) {
        switch (result.outcome()) {
            case NO_ENTRY_POINT, NO_CONSTANT ->
                errors.error(GL_INVALID_VALUE, call + ": " + result.log().strip());
            case OTHER_STAGE ->
                errors.error(GL_INVALID_OPERATION, call + ": " + result.log().strip());
            case DONE, REFUSED -> {}
        }
    }
}
