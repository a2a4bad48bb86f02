package tepui.layers.pipelines;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.layers.pipelines.PipelineRecording.Code;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;

/** Notes of all contexts of a device: the shaders that were made, and the recipes of what was drawn. Written once, when the device or the process ends. */
final class RecordingNotes {
    /**
     * A shader that the program made.
     *
     * @param textures bit per slot that it samples
     */
    record Made(int number, Shader shader, @Nullable StreamOutputLayout streamOutput, int textures) {}

    private final Path path;
    private final Consumer<String> log;
    private final List<Made> made = new ArrayList<>();
    private final IdentityHashMap<ShaderObject, Made> objects = new IdentityHashMap<>();
    private final Set<Recipe> recipes = new LinkedHashSet<>();
    private final Thread atExit = new Thread(this::write, "tepui pipelines to file");
    private boolean written;

    RecordingNotes(Path path, Consumer<String> log) {
        this.path = path;
        this.log = log;
        Runtime.getRuntime().addShutdownHook(atExit);
    }

    synchronized void created(ShaderObject object, Shader shader, @Nullable StreamOutputLayout streamOutput) {
        if (made.size() == PipelineRecording.MOST_OBJECTS || shader.stage.ordinal() >= Recipe.STAGES) return;
        int textures = 0;
        for (Resource r : shader.resources) {
            if (r.kind() != Resource.Kind.TEXTURE || r.resident) continue;
            for (int i = r.binding(); i < r.binding() + r.count() && i < Recipe.TEXTURES; i++) textures |= 1 << i;
        }
        Made m = new Made(made.size(), shader, streamOutput, textures);
        made.add(m);
        objects.put(object, m);
    }

    synchronized void destroyed(ShaderObject object) {
        objects.remove(object);
    }

    /** Record of a shader; null for one beyond the bounds. */
    synchronized @Nullable Made of(ShaderObject object) {
        return objects.get(object);
    }

    synchronized void drawn(Recipe recipe) {
        if (recipes.size() < PipelineRecording.MOST_RECIPES) recipes.add(recipe);
    }

    /** The recording so far: all objects of the texts that were drawn with, since others are made in the same order again. */
    synchronized PipelineRecording recording() {
        Map<Code, Integer> codes = new HashMap<>();
        List<Code> shaders = new ArrayList<>();
        int[] codeOf = new int[made.size()];
        for (Made m : made) codeOf[m.number] = -1;
        for (Recipe recipe : recipes) {
            for (int object : recipe.shaders()) {
                if (object < 0 || codeOf[object] >= 0) continue;
                Code code = Code.of(made.get(object).shader, made.get(object).streamOutput);
                Integer known = codes.get(code);
                if (known == null && shaders.size() == PipelineRecording.MOST_SHADERS) continue;
                if (known == null) {
                    known = shaders.size();
                    shaders.add(code);
                    codes.put(code, known);
                }
                codeOf[object] = known;
            }
        }
        int[] numbers = new int[made.size()];
        List<Integer> kept = new ArrayList<>();
        for (Made m : made) {
            if (codeOf[m.number] < 0) {
                Integer known = codes.get(Code.of(m.shader, m.streamOutput));
                codeOf[m.number] = known == null ? -1 : known;
            }
            numbers[m.number] = codeOf[m.number] < 0 ? -1 : kept.size();
            if (codeOf[m.number] >= 0) kept.add(codeOf[m.number]);
        }
        List<Recipe> renumbered = new ArrayList<>();
        for (Recipe recipe : recipes) {
            List<Integer> all = new ArrayList<>();
            for (int object : recipe.shaders()) all.add(object < 0 ? -1 : numbers[object]);
            boolean whole = true;
            for (int i = 0; i < all.size(); i++)
                whole &= all.get(i) >= 0 == recipe.shaders().get(i) >= 0;
            if (whole) renumbered.add(recipe.withShaders(all));
        }
        return new PipelineRecording(shaders, kept, renumbered);
    }

    /** The end of the device. */
    void end() {
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException e) {
            // The process ends as well.
        }
        write();
    }

    private synchronized void write() {
        if (written) return;
        written = true;
        RecordingFile.write(path, recording(), log);
    }
}
