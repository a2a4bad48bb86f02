package tepui.frontends.gl.program;

import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.ir.Stage;

/** A shader object: source text and what came of it. It lives while its name does or a program has it attached. */
public final class GlShader {
    public final int name;
    public final Stage stage;
    public final int type;
    public String source = "";
    /** A module of SPIR-V in place of a text. */
    public byte @Nullable [] module;

    public @Nullable CompiledShader compiled;
    public boolean deleted;
    /** Programs that have it attached. */
    public int attached;

    public GlShader(int name, Stage stage, int type) {
        this.name = name;
        this.stage = stage;
        this.type = type;
    }

    public boolean isCompiled() {
        CompiledShader c = compiled;
        return c != null && c.ok();
    }

    public String log() {
        CompiledShader c = compiled;
        return c == null ? "" : c.log();
    }
}
