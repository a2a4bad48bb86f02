package tepui.layers.pipelines;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Printer;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.StreamOutputLayout;

/**
 * Recording of the pipelines that a program drew with.
 *
 * @param shaders each text once
 * @param objects the shader of each object, in the order in which the program made them: programs make several of one text
 * @param recipes in the order of their first draws; their shaders are numbers of objects
 */
public record PipelineRecording(List<Code> shaders, List<Integer> objects, List<Recipe> recipes) {
    static final int MOST_SHADERS = 16_384;
    static final int MOST_OBJECTS = 65_536;
    static final int MOST_RECIPES = 16_384;
    static final PipelineRecording EMPTY = new PipelineRecording(List.of(), List.of(), List.of());

    /** A shader: its IR as text without its name, which may differ from run to run, and what goes to buffers. */
    public record Code(Stage stage, String text, @Nullable StreamOutputLayout streamOutput) {
        private static final String NAME = "recorded";

        static Code of(Shader shader, @Nullable StreamOutputLayout streamOutput) {
            String text = Printer.print(shader);
            return new Code(shader.stage, text.substring(text.indexOf('\n') + 1), streamOutput);
        }

        /** The text as the parser takes it. */
        String whole() {
            return "shader " + stage.text() + " \"" + NAME + "\" {\n" + text;
        }
    }

    public PipelineRecording {
        shaders = List.copyOf(shaders);
        objects = List.copyOf(objects);
        recipes = List.copyOf(recipes);
        if (shaders.size() > MOST_SHADERS || objects.size() > MOST_OBJECTS || recipes.size() > MOST_RECIPES) {
            throw new IllegalArgumentException("PipelineRecording: " + shaders.size() + " shaders, " + objects.size()
                    + " objects, " + recipes.size() + " recipes");
        }
        for (int object : objects) {
            if (object < 0 || object >= shaders.size()) {
                throw new IllegalArgumentException("PipelineRecording: an object of shader " + object);
            }
        }
        for (Recipe recipe : recipes) {
            for (int i = 0; i < Recipe.STAGES; i++) {
                int object = recipe.shaders().get(i);
                if (object == -1) continue;
                boolean known = object >= 0 && object < objects.size();
                if (!known || shaders.get(objects.get(object)).stage().ordinal() != i) {
                    throw new IllegalArgumentException("PipelineRecording: object " + object + " as stage " + i);
                }
            }
        }
    }

    /** Number of recipes. */
    public int size() {
        return recipes.size();
    }
}
