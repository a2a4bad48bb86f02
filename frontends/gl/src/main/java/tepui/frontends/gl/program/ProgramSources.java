package tepui.frontends.gl.program;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.pipe.ShaderObject;

/** The way from a program to its shaders on the device and their sources, for tools. */
public final class ProgramSources {
    /** Who is told. */
    @FunctionalInterface
    public interface Receiver {
        void shader(ShaderObject made, String program, String source);
    }

    private ProgramSources() {}

    /**
     * Tells the shaders of a program.
     *
     * @param object of the names of programs; anything but a program has no shaders
     */
    public static void tell(@Nullable Object object, Receiver receiver) {
        if (!(object instanceof ProgramObject program)) return;
        for (Stage stage : Stage.values()) {
            StageVariants variants = program.stage(stage);
            if (variants == null) continue;
            String called = "program " + program.name + ", " + stage.text();
            variants.forEach(made -> receiver.shader(made, called, variants.source));
        }
    }

    /** The text of a stage of a program that is linked, for people; what is not text is empty. */
    static String of(List<GlShader> shaders, Stage stage) {
        String text = "";
        for (GlShader shader : shaders) {
            if (shader.stage != stage || shader.module != null) continue;
            text = text.isEmpty() ? shader.source : text + "\n// ---- next shader of the stage\n" + shader.source;
        }
        return text;
    }
}
