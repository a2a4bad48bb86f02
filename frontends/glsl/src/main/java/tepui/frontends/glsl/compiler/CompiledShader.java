package tepui.frontends.glsl.compiler;

import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.sema.Typed;
import tepui.ir.Stage;

/** What {@link GlslCompiler#compile} made of a shader. Never changes; may be linked into any number of programs. */
public final class CompiledShader {
    private final Stage stage;
    private final String log;
    private final boolean es;
    private final int version;
    private final Typed.@Nullable Unit unit;

    CompiledShader(Stage stage, String log, boolean es, int version, Typed.@Nullable Unit unit) {
        this.stage = stage;
        this.log = log;
        this.es = es;
        this.version = version;
        this.unit = unit;
    }

    /** A shader that did not get as far as this compiler, for whoever makes its text. */
    public static CompiledShader failed(Stage stage, String log) {
        return new CompiledShader(stage, log, false, 110, null);
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
}
