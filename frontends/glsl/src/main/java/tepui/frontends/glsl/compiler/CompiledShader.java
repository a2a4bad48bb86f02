package tepui.frontends.glsl.compiler;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.GlslLimits;
import tepui.frontends.glsl.link.ReadyRules;
import tepui.frontends.glsl.link.ReadyUnits;
import tepui.frontends.glsl.ready.ReadyShader;
import tepui.frontends.glsl.sema.Typed;
import tepui.ir.Stage;

/**
 * Compiled shader, the result of {@link GlslCompiler#compile}. Never changes; may be linked into any number of
 * programs.
 */
public final class CompiledShader {
    private final Stage stage;
    private final String log;
    private final boolean es;
    private final int version;
    private final Typed.@Nullable Unit unit;
    private final boolean byProgram;
    private final InputPrimitives.@Nullable Text text;

    CompiledShader(Stage stage, String log, boolean es, int version, Typed.@Nullable Unit unit) {
        this(stage, log, es, version, unit, false, null);
    }

    /** @param byProgram the program says what a geometry shader leaves out */
    CompiledShader(
            Stage stage,
            String log,
            boolean es,
            int version,
            Typed.@Nullable Unit unit,
            boolean byProgram,
            InputPrimitives.@Nullable Text text) {
        this.byProgram = byProgram;
        this.text = text;
        this.stage = stage;
        this.log = log;
        this.es = es;
        this.version = version;
        this.unit = unit;
    }

    /** A shader that failed before this compiler, for the code that makes its text. */
    public static CompiledShader failed(Stage stage, String log) {
        return new CompiledShader(stage, log, false, 110, null);
    }

    /** A shader whose code is ready. What its interface breaks of the rules is in the log. */
    public static CompiledShader of(ReadyShader ready, GlslLimits limits) {
        Stage stage = ready.code().stage;
        List<String> problems = ReadyRules.problems(ready, limits);
        if (problems.isEmpty()) return new CompiledShader(stage, "", false, 460, ReadyUnits.unit(ready));
        StringBuilder log = new StringBuilder();
        for (String p : problems) log.append("error: ").append(p).append('\n');
        return failed(stage, log.toString());
    }

    public Stage stage() {
        return stage;
    }

    /** Whether there were no errors. */
    public boolean ok() {
        return unit != null;
    }

    /** Errors and warnings, each with the line it is about; empty where there are none. */
    public String log() {
        return log;
    }

    /** 110 to 460, or 100 to 320 where {@link #isEs}. */
    public int version() {
        return version;
    }

    public boolean isEs() {
        return es;
    }

    Typed.@Nullable Unit unit() {
        return unit;
    }

    /** A geometry shader, right or not, whose program may say the primitives. */
    boolean byProgram() {
        return byProgram;
    }

    /** To compile it for another input primitive; null where there is but one. */
    InputPrimitives.@Nullable Text text() {
        return text;
    }
}
