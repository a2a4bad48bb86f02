package tepui.tools.inspect;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.layers.capture.CaptureFile;
import tepui.layers.capture.ProgramCall;
import tepui.layers.capture.ShaderSource;
import tepui.layers.capture.UserCommand;
import tepui.pipe.DepthStencilState;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.StateTables;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;

/**
 * Writer of a frame as pages: a page that lists the calls, and scripts with data that it loads as they are looked at, {@link #CHUNK} steps each. They are
 * scripts, not JSON, since a page that was opened from a file may not read other files.
 */
final class FramePages implements StepListener {
    static final int CHUNK = 100;

    private final Path folder;
    private final CaptureFile capture;
    private final Map<Integer, String> layouts;
    private final int vertices;
    private final IntConsumer progress;
    private final TargetPictures pictures;
    private final TextureFiles textures;
    private final Map<Integer, ShaderObject> shaders = new TreeMap<>();
    private final List<Warning> warnings = new ArrayList<>();
    private final List<Object> steps = new ArrayList<>();
    private final List<Object> chunk = new ArrayList<>();
    private Map<String, String> state = new LinkedHashMap<>();
    private Map<String, String> chunkState = new LinkedHashMap<>();
    private final @Nullable List<StepNote> notes;
    private @Nullable Observation observation;
    private int chunks;
    private long bytes;

    /**
     * @param rows of the capture's textures
     * @param layouts of uniforms, by the replay's numbers of shaders
     * @param vertices of a draw that are shown
     * @param progress is told of each step
     * @param notes takes what another frame is compared with; null where none is
     */
    FramePages(
            Path folder,
            CaptureFile capture,
            RowOrder rows,
            Map<Integer, String> layouts,
            int vertices,
            IntConsumer progress,
            @Nullable List<StepNote> notes) {
        this.notes = notes;
        this.folder = folder;
        this.capture = capture;
        this.layouts = layouts;
        this.vertices = vertices;
        this.progress = progress;
        pictures = new TargetPictures(rows);
        textures = new TextureFiles(folder.resolve("data").resolve("textures"), rows, pictures);
    }

    // ---- steps -----------------------------------------------------------------------------------------------------

    @Override
    public void before(Step step, ObservedContext context) {
        observation = context.observation;
        switch (step.kind()) {
            case DRAW, CLEAR -> pictures.bound(context);
            case BLIT, COPY, PRESENT -> written(step, context);
            default -> {}
        }
    }

    private TargetPictures.@Nullable Target written(Step step, ObservedContext context) {
        Step.Written w = step.written();
        if (w == null) return null;
        TargetPictures.Target target =
                pictures.target(context, new TargetPictures.Key(w.texture(), w.level(), w.layer()));
        if (w.source() != null) textures.copied(w.source(), context.observation.number(w.source()), target);
        return target;
    }

    @Override
    public void after(Step step, ObservedContext context) {
        Map<String, Object> told = new LinkedHashMap<>();
        List<Object> changes = new ArrayList<>();
        TargetPictures.Target shown = null;
        switch (step.kind()) {
            case DRAW, CLEAR -> {
                List<TargetPictures.Target> bound = pictures.bound(context);
                if (!bound.isEmpty()) shown = bound.getFirst();
                for (TargetPictures.Target target : bound) {
                    if (step.kind() == Step.Kind.DRAW && !writes(context, target)) continue;
                    List<Object> change = pictures.change(context, step, target);
                    if (change != null) changes.add(change);
                }
                if (step.kind() == Step.Kind.DRAW) draw(step, context, told, changes.isEmpty());
            }
            case DISPATCH -> draw(step, context, told, false);
            case BLIT, COPY, PRESENT -> {
                shown = written(step, context);
                List<Object> change = shown == null || step.kind() == Step.Kind.PRESENT
                        ? null
                        : pictures.change(context, step, shown);
                if (change != null) changes.add(change);
            }
            case READ ->
                warnings.add(new Warning(
                        "reads back", step.call(), "reads " + step.text() + ": the program waits for the device"));
            default -> {}
        }
        told.put("p", changes);
        chunk.add(told);
        long pixels = 0;
        if (!changes.isEmpty()) {
            List<?> first = (List<?>) changes.getFirst();
            pixels = (long) (Integer) first.get(3) * (Integer) first.get(4);
        }
        steps.add(List.of(step.kind().name(), step.text(), step.call(), shown == null ? -1 : shown.number, pixels));
        note(step, told, shown);
        if (chunk.size() == CHUNK) endChunk();
        progress.accept(steps.size());
    }

    private void note(Step step, Map<String, Object> told, TargetPictures.@Nullable Target shown) {
        List<StepNote> list = notes;
        if (list == null) return;
        Map<String, String> under = new LinkedHashMap<>();
        if (step.kind() == Step.Kind.DRAW || step.kind() == Step.Kind.DISPATCH) under.putAll(state);
        if (told.get("u") instanceof Map<?, ?> uniforms) {
            uniforms.forEach((block, lines) -> {
                for (Object line : (List<?>) lines) {
                    List<?> words = (List<?>) line;
                    under.put("uniforms." + block + " " + words.get(0), String.valueOf(words.get(1)));
                }
            });
        }
        list.add(new StepNote(step.kind(), step.call(), under, shown == null ? 0 : shown.hash));
    }

    /** Can a draw change a target at all? */
    private static boolean writes(ObservedContext context, TargetPictures.Target target) {
        StateTables states = context.device().states();
        if (target.format.isDepthStencil()) {
            DepthStencilState d = states.depthStencil.get(context.bound.depthStencil);
            return d.depthWrite() || d.stencilTest();
        }
        RenderTargets targets = context.bound.targets;
        for (int i = 0; targets != null && i < targets.colors().size(); i++) {
            RenderTargets.Attachment a = targets.color(i);
            boolean is = a != null && a.texture() == target.key.texture();
            if (is && states.blend.get(context.bound.blend).target(i).writeMask() != 0) return true;
        }
        return false;
    }

    private void draw(Step step, ObservedContext context, Map<String, Object> told, boolean nothing) {
        Map<String, String> now = StateText.of(context);
        Map<String, String> set = new LinkedHashMap<>();
        now.forEach((key, value) -> {
            if (!value.equals(state.get(key))) set.put(key, value);
        });
        List<String> gone = new ArrayList<>();
        for (String key : state.keySet()) if (!now.containsKey(key)) gone.add(key);
        told.put("s", set);
        told.put("g", gone);
        state = now;
        Draw draw = step.draw();
        Map<String, Object> table = draw == null ? null : new VertexTable(context, vertices).of(draw);
        if (table != null) told.put("v", table);
        Map<String, List<List<String>>> uniforms = UniformTable.of(context, layouts);
        if (!uniforms.isEmpty()) told.put("u", uniforms);
        List<Integer> used = new ArrayList<>();
        Map<String, Object> read = new LinkedHashMap<>();
        for (Stage stage : Stage.values()) {
            ShaderObject object = context.bound.shader(stage);
            boolean compute = step.kind() == Step.Kind.DISPATCH;
            if (object == null || compute != (stage == Stage.COMPUTE)) continue;
            int number = context.observation.number(object);
            shaders.put(number, object);
            used.add(number);
            textures(stage, object, context, read, step);
        }
        told.put("h", used);
        if (!read.isEmpty()) told.put("t", read);
        if (nothing && !context.bound.streams && context.bound.storage.isEmpty() && context.bound.images.isEmpty())
            warnings.add(new Warning(
                    "changes nothing", step.call(), "draws " + step.text() + ", and no target is changed by it"));
    }

    /** The textures that a stage reads, as they are now. */
    private void textures(
            Stage stage, ShaderObject object, ObservedContext context, Map<String, Object> read, Step step) {
        Shader shader = context.observation.shader(object);
        if (shader == null) return;
        for (Resource r : shader.resources) {
            if (r.kind() != Resource.Kind.TEXTURE) continue;
            for (int i = 0; i < r.count(); i++) {
                int slot = BoundState.slot(stage, r.binding() + i);
                TextureView view = context.bound.textures.get(slot);
                Texture texture = view == null ? null : view.texture();
                if (texture == null) continue;
                String name = StateText.place(slot) + " " + r.name();
                read.put(name, textures.of(context, texture));
                if (isTarget(context.bound.targets, texture)) {
                    warnings.add(new Warning(
                            "feedback",
                            step.call(),
                            "samples " + context.observation.name(texture) + " (" + r.name()
                                    + ") while it draws to it"));
                }
            }
        }
    }

    private static boolean isTarget(@Nullable RenderTargets targets, Texture texture) {
        if (targets == null) return false;
        for (RenderTargets.Attachment a : targets.colors()) if (a != null && a.texture() == texture) return true;
        RenderTargets.Attachment depth = targets.depthStencil();
        return depth != null && depth.texture() == texture;
    }

    // ---- files -----------------------------------------------------------------------------------------------------

    private void endChunk() {
        if (chunk.isEmpty()) return;
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("wholes", pictures.nextChunk());
        all.put("state", chunkState);
        all.put("steps", new ArrayList<>(chunk));
        script("chunk-" + chunks, "T.chunk(" + chunks + "," + Json.of(all) + ")");
        chunks++;
        chunk.clear();
        chunkState = new LinkedHashMap<>(state);
    }

    private void script(String name, String text) {
        try {
            Path data = folder.resolve("data");
            Files.createDirectories(data);
            byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
            Files.write(data.resolve(name + ".js"), utf8);
            bytes += utf8.length;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Writes what is left, and the page.
     *
     * @param told what the page says above everything, as lines
     * @return bytes of all files of data
     */
    long end(Map<String, String> told, Map<Integer, ShaderSource> sources, boolean compared) throws IOException {
        endChunk();
        textures.end();
        Map<String, Object> frame = new LinkedHashMap<>();
        frame.put("compared", compared);
        frame.put("facts", told);
        frame.put("command", UserCommand.name());
        frame.put("file", capture.file().toString());
        frame.put("chunk", CHUNK);
        List<ProgramCall> calls = capture.calls();
        List<Object> list = new ArrayList<>();
        for (int i = 0; i < calls.size(); i++) {
            ProgramCall call = calls.get(i);
            list.add(List.of(call.name(), String.join(", ", call.arguments()), call.nanos(), call.notes()));
            for (String note : call.notes()) {
                int colon = note.indexOf(": ");
                warnings.add(new Warning(
                        colon < 0 ? "note" : note.substring(0, colon), i, note.substring(colon < 0 ? 0 : colon + 2)));
            }
        }
        warnings.addAll(RedundantCalls.in(calls));
        frame.put("calls", list);
        frame.put("steps", steps);
        List<Object> targets = new ArrayList<>();
        for (TargetPictures.Target t : pictures.targets())
            targets.add(List.of(t.name + " " + t.format, t.width, t.height, t.format.isDepthStencil()));
        frame.put("targets", targets);
        List<Object> warned = new ArrayList<>();
        for (Warning w : warnings) warned.add(w.told());
        frame.put("warnings", warned);
        Map<Integer, String> names = new TreeMap<>();
        Observation o = observation;
        if (o != null) {
            for (Map.Entry<Integer, ShaderObject> e : shaders.entrySet()) {
                ShaderSource source = sources.get(e.getKey());
                Shader shader = o.shader(e.getValue());
                String name = e.getValue().stage().text() + " shader " + e.getKey()
                        + (source != null ? ": " + source.title() : shader == null ? "" : ": " + shader.name);
                names.put(e.getKey(), name);
                script(
                        "shader-" + e.getKey(),
                        "T.shader(" + e.getKey() + "," + Json.of(ShaderForms.of(shader, source)) + ")");
            }
        }
        frame.put("shaders", names);
        script("frame", "T.frame(" + Json.of(frame) + ")");
        Files.writeString(folder.resolve("index.html"), page());
        return bytes + textures.bytes();
    }

    /** Writes how the frame differs from another one, whose pages are in the folder {@code other}. */
    void compared(Map<String, Object> told) {
        script("compare", "T.compare(" + Json.of(told) + ")");
    }

    List<Warning> warnings() {
        return warnings;
    }

    int stepCount() {
        return steps.size();
    }

    private static String page() throws IOException {
        try (InputStream in = FramePages.class.getResourceAsStream("inspect.html")) {
            if (in == null) throw new IllegalStateException("inspect.html is not in the module tepui.tools.inspect");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
