package tepui.frontends.gl.program;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Native;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.ir.SourceText;
import tepui.ir.Stage;

/**
 * Shader object: source text and the result of its compilation. It lives while its name does or a program has it
 * attached.
 */
public final class GlShader {
    public static final int NO_VALUE = Integer.MIN_VALUE;

    public final int name;
    public final Stage stage;
    public final int type;
    public String source = "";
    /** A module of SPIR-V in place of a text. */
    public byte @Nullable [] module;

    /** What a debugger shows of the module, where the device wants it. */
    public @Nullable SourceText moduleSource;

    private @Nullable FutureTask<CompiledShader> compiled;
    public boolean deleted;
    /** Programs that have it attached. */
    public int attached;

    public GlShader(int name, Stage stage, int type) {
        this.name = name;
        this.stage = stage;
        this.type = type;
    }

    /** The work that compiles it, which may go on; null where nothing was compiled. */
    @Nullable
    FutureTask<CompiledShader> work() {
        return compiled;
    }

    void compiledBy(FutureTask<CompiledShader> work) {
        compiled = work;
    }

    /** Sets the result of something else than text; null for none. */
    public void setCompiled(@Nullable CompiledShader made) {
        if (made == null) {
            compiled = null;
            return;
        }
        FutureTask<CompiledShader> done = new FutureTask<>(() -> made);
        done.run();
        compiled = done;
    }

    /** The result of compiling; waits for it. */
    private @Nullable CompiledShader result() {
        FutureTask<CompiledShader> work = compiled;
        return work == null ? null : CompileThreads.result(work);
    }

    private boolean isComplete() {
        FutureTask<CompiledShader> work = compiled;
        return work == null || work.isDone();
    }

    public boolean isCompiled() {
        CompiledShader c = result();
        return c != null && c.ok();
    }

    public String log() {
        CompiledShader c = result();
        return c == null ? "" : c.log();
    }

    /** Source of one string. */
    public void setSource(String text) {
        source = text;
        module = null;
        moduleSource = null;
    }

    /** A module in place of the source, to be specialised (OpenGL 4.6, 7.2). */
    public void setModule(byte[] bytes) {
        source = "";
        module = bytes;
        moduleSource = null;
        compiled = null;
    }

    /** Source of several strings; a length below 0, or none at all, is that of a string with a zero at its end. */
    public void setSource(int count, long strings, long lengths) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            long at = Native.getPointer(strings, i);
            int bytes = lengths == 0 ? -1 : Native.getInt(lengths + 4L * i);
            if (at != 0) text.append(bytes < 0 ? Native.string(at) : Native.string(at, bytes));
        }
        setSource(text.toString());
    }

    /** Answer of glGetShaderiv; {@link #NO_VALUE} for names that it does not know. */
    public int value(int pname) {
        return switch (pname) {
            case GL_SHADER_TYPE -> type;
            case GL_DELETE_STATUS -> deleted ? 1 : 0;
            case GL_COMPILE_STATUS -> isCompiled() ? 1 : 0;
            case GL_COMPLETION_STATUS_KHR -> isComplete() ? 1 : 0;
            case GL_SPIR_V_BINARY -> module != null ? 1 : 0;
            case GL_INFO_LOG_LENGTH -> ProgramFacts.textLength(log());
            case GL_SHADER_SOURCE_LENGTH -> ProgramFacts.textLength(source);
            default -> NO_VALUE;
        };
    }
}
