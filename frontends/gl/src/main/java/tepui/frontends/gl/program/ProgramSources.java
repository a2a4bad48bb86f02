package tepui.frontends.gl.program;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.LinkedProgram;
import tepui.ir.SourceText;
import tepui.ir.Stage;
import tepui.pipe.ShaderObject;

/** The way from a program to its shaders on the device and their sources, for tools. */
public final class ProgramSources {
    /** Receiver of sources. */
    @FunctionalInterface
    public interface Receiver {
        void shader(ShaderObject made, String program, String source, String layout);
    }

    private ProgramSources() {}

    /**
     * Tells the shaders of a program.
     *
     * @param object of the names of programs; anything but a program has no shaders
     */
    public static void tell(@Nullable Object object, Receiver receiver) {
        if (!(object instanceof ProgramObject program)) return;
        program.settle();
        for (Stage stage : Stage.values()) {
            StageVariants variants = program.stage(stage);
            if (variants == null) continue;
            String called = "program " + program.name + ", " + stage.text();
            LinkedProgram linked = program.linked();
            String layout = linked == null ? "" : layout(linked, stage);
            variants.forEach(made -> receiver.shader(made, called, variants.source, layout));
        }
    }

    /** The text of a stage of a program that is linked, for people; what is not text is empty. */
    static SourceText of(List<GlShader> shaders, Stage stage) {
        String text = "";
        for (GlShader shader : shaders) {
            if (shader.stage != stage) continue;
            SourceText ofModule = shader.moduleSource;
            if (ofModule != null) return ofModule;
            if (shader.module != null) continue;
            text = text.isEmpty() ? shader.source : text + "\n// ---- next shader of the stage\n" + shader.source;
        }
        return new SourceText("", text, "", Map.of());
    }

    /** What a debugger is told of a stage whose text is {@code of}. */
    static SourceText text(String program, LinkedProgram linked, Stage stage, SourceText of) {
        return new SourceText(program + ", " + stage.text(), of.text(), layout(linked, stage), of.names());
    }

    /** Where the uniforms of a stage lie: a line each with slot, offset, type, elements, strides of array and matrix, and name. */
    private static String layout(LinkedProgram linked, Stage stage) {
        StringBuilder text = new StringBuilder();
        for (LinkedProgram.Uniform u : linked.uniforms()) {
            String type = type(u.type());
            if (type.isEmpty() || u.offset() < 0) continue;
            int slot = u.block() < 0
                    ? linked.defaultBlockSlots()[stage.ordinal()]
                    : linked.uniformBlocks().get(u.block()).slots()[stage.ordinal()];
            if (slot < 0) continue;
            text.append(slot).append(' ').append(u.offset()).append(' ').append(type);
            text.append(u.rowMajor() ? "r " : " ").append(u.size()).append(' ').append(u.arrayStride());
            text.append(' ')
                    .append(u.matrixStride())
                    .append(' ')
                    .append(u.baseName())
                    .append('\n');
        }
        return text.toString();
    }

    /** A letter, columns and rows: f14 is vec4, f44 is mat4; empty for what is not of 32-bit scalars. */
    private static String type(int type) {
        int packed = UniformTypes.of(type);
        String base = switch (UniformTypes.base(packed)) {
            case UniformTypes.FLOAT -> "f";
            case UniformTypes.INT -> "i";
            case UniformTypes.UINT -> "u";
            case UniformTypes.BOOL -> "b";
            default -> "";
        };
        return base.isEmpty() ? "" : base + UniformTypes.columns(packed) + UniformTypes.rows(packed);
    }
}
