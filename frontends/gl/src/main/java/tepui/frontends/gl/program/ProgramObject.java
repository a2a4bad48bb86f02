package tepui.frontends.gl.program;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.fixed.BuiltinUniforms;
import tepui.frontends.glsl.BuiltinSlots;
import tepui.frontends.glsl.GeometryParameters;
import tepui.frontends.glsl.GlslLimits;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.LinkedProgram;
import tepui.frontends.glsl.compiler.CompiledShader;
import tepui.frontends.glsl.compiler.GlslLinker;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.SourceText;
import tepui.ir.Stage;
import tepui.ir.Variable;
import tepui.ir.pass.Pipeline;
import tepui.pipe.Device;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.UnsupportedByDeviceException;

/**
 * Program object: attachments and link options, and the executable of the last successful link, which stays in use
 * until the next one. Values of uniforms are words here; draws hand them to the device when they changed.
 */
public final class ProgramObject {
    /** In place of a uniform's index: its location is in the shaders' text, but it is not active; what is set there goes nowhere. */
    public static final int IDLE = -2;

    public final int name;
    private final Device device;
    public final List<GlShader> shaders = new ArrayList<>();
    public final Map<String, Integer> attributes = new HashMap<>();
    public final Map<String, Integer> outputs = new HashMap<>();
    public final Map<String, Integer> outputIndices = new HashMap<>();
    public List<String> feedback = List.of();
    public boolean interleaved = true;
    public boolean separable;
    /** What geometry shaders that do not say it take and make (ARB_geometry_shader4); it takes effect with the next link. */
    public GeometryParameters geometry = GeometryParameters.DEFAULT;
    /** PROGRAM_BINARY_RETRIEVABLE_HINT; it takes effect with the next link (OpenGL 4.6, 7.5). */
    public boolean retrievable;

    private boolean linkedRetrievable;
    public boolean deleted;
    public boolean validated;
    /** Transform feedback objects that capture from it, or have paused to. */
    public int captures;
    /** Contexts and pipeline objects that have it in use. */
    private int users;

    private String log = "";
    private boolean linkOk;
    /** A link that goes on, or whose result nobody has asked for. */
    private volatile @Nullable FutureTask<Outcome> pending;

    // ---- the executable
    private @Nullable LinkedProgram linked;
    private boolean linkedInterleaved = true;
    /** Made when it is asked for. */
    private byte @Nullable [] binary;

    private final @Nullable StageVariants[] stages = new @Nullable StageVariants[Stage.COUNT];
    /** The default block. */
    public int[] words = new int[0];
    /** By stage: the slot of the default block; -1 where the stage has none of it. */
    public int[] blockSlots = new int[0];
    /** Subroutine uniforms are among the words; their values are the contexts', see {@link SubroutineChoices}. */
    public boolean choosesSubroutines;
    /** Grows with each change of {@link #words}. */
    public int wordsVersion;
    /** Built-in uniforms among the words; null where there are none. */
    public @Nullable BuiltinUniforms builtin;
    /** Parameters of a program in a low-level language among the words; null where there are none. */
    public @Nullable ParameterValues parameters;
    /** Samplers and images that may hold handles; null where there are none. */
    public @Nullable BindlessUniforms bindless;
    /** Its vertices are not clipped by the planes of glClipPlane. */
    public boolean withoutClipPlanes;
    /** By location: uniform's index and element; -1 where there is none. */
    private int[] locationUniform = new int[0];

    private int[] locationElement = new int[0];
    /** By location: type, as {@link UniformTypes} packs it, and first word of values whose words lie together; -1 for others. */
    int[] locationType = new int[0];

    int[] locationWord = new int[0];
    /** By stage and slot: the unit that a sampler or image uniform was set to. */
    public final int[][] textureUnits = new int[Stage.COUNT][];
    /** By stage and slot: the sampler's type, GL_SAMPLER_2D ...; 0 where the slot is free. */
    public final int[][] samplerTypes = new int[Stage.COUNT][];

    public final int[][] imageUnits = new int[Stage.COUNT][];
    public final int[][] imageTypes = new int[Stage.COUNT][];
    /** Mask of the generic attributes whose second half lies {@link BuiltinSlots#WIDE_ATTRIBUTE} behind them. */
    public int wideAttributes;

    private int drawModes = -1;
    /** By block: the binding that glUniformBlockBinding chose. */
    public int[] uniformBindings = new int[0];

    public int[] storageBindings = new int[0];
    /** Grows with each link. */
    public int version;
    /** Grows when samplers are given units. */
    public int unitsVersion;

    // ---- whether its samplers clash, as of that version of their units
    private int clashKnown = -1;
    private @Nullable String clash;

    public ProgramObject(int name, Device device) {
        this.name = name;
        this.device = device;
    }

    public boolean linkOk() {
        return linkOk;
    }

    public String log() {
        return log;
    }

    /** The executable was linked as a separable one. */
    public boolean isLinkedSeparable() {
        LinkedProgram l = linked;
        return l != null && l.facts().separable();
    }

    /** The hint that the last link had. */
    public boolean isLinkedRetrievable() {
        return linkedRetrievable;
    }

    public void setLog(String text) {
        log = text;
    }

    /** The executable's facts; null while nothing was linked. */
    public @Nullable LinkedProgram linked() {
        return linked;
    }

    public @Nullable StageVariants stage(Stage stage) { // hot
        return stages[stage.ordinal()];
    }

    public @Nullable StageVariants stage(int ordinal) { // hot
        return stages[ordinal];
    }

    /** Result of a link: the executable, and the text of each stage, for people; null where it failed. */
    private record Outcome(String log, @Nullable LinkedProgram executable, Map<Stage, SourceText> sources) {
        static Outcome failed(String log) {
            return new Outcome(log, null, Map.of());
        }
    }

    /**
     * Begins to link what is attached. Attachments may change meanwhile; all else has to {@link #settle} the program first.
     * One that is in use is settled at once.
     *
     * @param mayBeEmpty a program without shaders is fixed function
     */
    public void link(GlslLimits limits, boolean mayBeEmpty, CompileThreads threads) {
        settle();
        linkedRetrievable = retrievable;
        linkOk = false;
        log = "";
        if (shaders.isEmpty()) {
            if (mayBeEmpty) installNothing();
            else log = "error: no shader is attached\n";
            return;
        }
        // Modules say all locations; names mean nothing there.
        boolean named = shaders.getFirst().module == null;
        List<FutureTask<CompiledShader>> work = new ArrayList<>();
        Map<Stage, SourceText> sources = new EnumMap<>(Stage.class);
        for (GlShader s : shaders) {
            FutureTask<CompiledShader> w = s.work();
            if (w == null) {
                log = "error: shader " + s.name + " is not compiled\n";
                return;
            }
            work.add(w);
            if ((s.module == null) != named) {
                log = "error: shaders in SPIR-V and in GLSL cannot be linked to one program\n";
                return;
            }
            // Programs detach and delete their shaders once they are linked.
            sources.put(s.stage, ProgramSources.of(shaders, s.stage));
        }
        int[] names = shaders.stream().mapToInt(s -> s.name).toArray();
        LinkOptions options = named
                ? new LinkOptions(
                        attributes, outputs, outputIndices, feedback, interleaved, separable, geometry, limits)
                : new LinkOptions(Map.of(), Map.of(), Map.of(), feedback, interleaved, separable, limits);
        String title = "program " + name;
        boolean debugged = device.wantsSources();
        pending = threads.start(() -> link(title, work, names, options, named, debugged, sources));
        if (isUsed()) settle();
    }

    private static Outcome link(
            String title,
            List<FutureTask<CompiledShader>> work,
            int[] names,
            LinkOptions options,
            boolean named,
            boolean debugged,
            Map<Stage, SourceText> sources) {
        List<CompiledShader> compiled = new ArrayList<>();
        for (int i = 0; i < names.length; i++) {
            CompiledShader c = CompileThreads.result(work.get(i));
            if (!c.ok()) return Outcome.failed("error: shader " + names[i] + " is not compiled\n");
            compiled.add(c);
        }
        LinkedProgram result = GlslLinker.link(compiled, options);
        if (!named) result = result.withoutNames();
        if (!result.ok()) return Outcome.failed(result.log());
        for (Shader shader : result.shaders().values()) {
            // A debugger shows the code as it was written; drivers simplify it as well.
            SourceText source = sources.get(shader.stage);
            if (debugged && source != null && !source.text().isEmpty())
                shader.source = ProgramSources.text(title, result, shader.stage, source);
            else Pipeline.standard(true).run(shader);
        }
        return new Outcome(result.log(), result, sources);
    }

    /** Is nothing being linked? */
    public boolean isComplete() {
        FutureTask<Outcome> work = pending;
        return work == null || work.isDone();
    }

    /** Ends what {@link #link} began; {@link #linkOk} and {@link #log} say then what came of it. */
    public void settle() { // hot
        if (pending != null) takeLinked();
    }

    private synchronized void takeLinked() {
        FutureTask<Outcome> work = pending;
        if (work == null) return;
        try {
            Outcome outcome = CompileThreads.result(work);
            log = outcome.log;
            LinkedProgram executable = outcome.executable;
            if (executable == null) return;
            linkOk = true;
            install(executable);
            for (StageVariants stage : stages) {
                SourceText source = stage == null ? null : outcome.sources.get(stage.shader().stage);
                if (stage != null && source != null) stage.source = source.text();
            }
        } finally {
            pending = null;
        }
    }

    private void installNothing() {
        drop();
        log = "";
        linkOk = true;
        linked = null;
        drawModes = modesTaken();
        binary = null;
        version++;
    }

    /** The executable as bytes; null where the last link failed. */
    public byte @Nullable [] binary() {
        LinkedProgram l = linked;
        if (!linkOk || l == null) return null;
        byte[] known = binary;
        if (known == null) {
            known = ProgramBinary.save(
                    new ProgramBinary.Content(linkedInterleaved, l.facts().separable(), l), device);
            binary = known;
        }
        return known;
    }

    /** Takes an executable from bytes; {@link #linkOk} and {@link #log} say what came of it. */
    public void load(byte[] bytes) {
        linkOk = false;
        ProgramBinary.Loaded loaded = ProgramBinary.load(bytes, device);
        log = loaded.reason();
        ProgramBinary.Content content = loaded.content();
        if (content == null) return;
        try {
            install(content.program());
        } catch (IllegalArgumentException | UnsupportedByDeviceException e) {
            log = "error: the program binary cannot be used: " + e.getMessage() + "\n";
            return;
        }
        linkOk = true;
        separable = content.separable();
        interleaved = content.interleaved();
        binary = bytes;
    }

    private void install(LinkedProgram program) {
        drop();
        linked = program;
        linkedInterleaved = interleaved;
        binary = null;
        version++;
        Map<Stage, Shader> shaderMap = new EnumMap<>(Stage.class);
        shaderMap.putAll(program.shaders());
        Stage last = null;
        for (Stage s : List.of(Stage.VERTEX, Stage.TESS_EVAL, Stage.GEOMETRY)) if (shaderMap.containsKey(s)) last = s;
        StreamOutputLayout layout = layout(program);
        for (Map.Entry<Stage, Shader> e : shaderMap.entrySet()) {
            Shader shader = e.getValue();
            boolean top = e.getKey() == Stage.FRAGMENT && program.facts().originUpperLeft();
            stages[e.getKey().ordinal()] = new StageVariants(device, shader, e.getKey() == last ? layout : null, top);
        }
        drawModes = modesTaken();
        words = new int[(program.defaultBlockSize() + 3) / 4];
        blockSlots = program.defaultBlockSlots().clone();
        if (words.length == 0) Arrays.fill(blockSlots, -1);
        uniformBindings = program.uniformBlocks().stream()
                .mapToInt(LinkedProgram.Block::binding)
                .toArray();
        storageBindings = program.storageBlocks().stream()
                .mapToInt(LinkedProgram.Block::binding)
                .toArray();
        locate(program);
        choosesSubroutines = !program.subroutineUniforms().isEmpty();
        slots(program);
        bindless = BindlessUniforms.of(program, words);
        wideAttributes = wideAttributes(shaderMap.get(Stage.VERTEX));
        wordsVersion++;
        builtin = BuiltinUniforms.of(program);
    }

    /** Mask of the generic attributes whose third and fourth component are doubles that the program reads. */
    private static int wideAttributes(@Nullable Shader vertex) {
        if (vertex == null) return 0;
        int mask = 0;
        for (Variable v : vertex.inputs) {
            if (v.builtin != Builtin.NONE || !v.type().kind().is64()) continue;
            for (int e = 0; e < v.elements(); e++) {
                int location = v.location + e - BuiltinSlots.WIDE_ATTRIBUTE;
                if (location >= 0) mask |= 1 << location;
            }
        }
        return mask;
    }

    private static @Nullable StreamOutputLayout layout(LinkedProgram program) {
        List<StreamOutputLayout.Output> list = new ArrayList<>();
        for (LinkedProgram.Feedback.Output o : program.feedback().outputs()) {
            list.add(new StreamOutputLayout.Output(
                    o.variable(), o.element(), o.firstComponent(), o.components(), o.buffer(), o.offset(), o.stream()));
        }
        return list.isEmpty()
                ? null
                : new StreamOutputLayout(list, program.feedback().strides());
    }

    private void locate(LinkedProgram program) {
        int count = 0;
        for (LinkedProgram.Uniform u : program.uniforms()) {
            if (u.location() >= 0) count = Math.max(count, u.location() + Math.max(1, u.size()));
        }
        int[] idle = program.facts().idleLocations();
        for (int location : idle) count = Math.max(count, location + 1);
        locationUniform = new int[count];
        locationElement = new int[count];
        locationType = new int[count];
        locationWord = new int[count];
        Arrays.fill(locationUniform, -1);
        Arrays.fill(locationType, -1);
        for (int location : idle) locationUniform[location] = IDLE;
        for (int i = 0; i < program.uniforms().size(); i++) {
            LinkedProgram.Uniform u = program.uniforms().get(i);
            for (int e = 0; u.location() >= 0 && e < Math.max(1, u.size()); e++) {
                locationUniform[u.location() + e] = i;
                locationElement[u.location() + e] = e;
                if (!isTogether(u)) continue;
                locationType[u.location() + e] = UniformTypes.of(u.type());
                locationWord[u.location() + e] = (u.offset() + e * u.arrayStride()) / 4;
            }
            long[] initial = u.initial();
            if (initial != null && u.block() < 0 && u.offset() >= 0) initialise(u, initial);
        }
    }

    /** Do the words of an element lie in the default block as a program gives them? */
    private static boolean isTogether(LinkedProgram.Uniform u) {
        if (u.block() >= 0 || u.offset() < 0) return false;
        int type = UniformTypes.of(u.type());
        int base = UniformTypes.base(type);
        if (base != UniformTypes.FLOAT && base != UniformTypes.INT && base != UniformTypes.UINT) return false;
        return UniformTypes.columns(type) == 1 || !u.rowMajor() && u.matrixStride() == 4 * UniformTypes.rows(type);
    }

    private void initialise(LinkedProgram.Uniform u, long[] values) {
        int type = UniformTypes.of(u.type());
        int wide = UniformTypes.isWide(UniformTypes.base(type)) ? 2 : 1;
        int rows = UniformTypes.rows(type);
        int columns = UniformTypes.columns(type);
        for (int i = 0; i < values.length; i++) {
            int row = i % rows;
            int column = i / rows % columns;
            int element = i / rows / columns;
            int minor = u.rowMajor() && columns > 1 ? column : row;
            int major = u.rowMajor() && columns > 1 ? row : column;
            int at = (u.offset() + element * u.arrayStride() + major * u.matrixStride()) / 4 + minor * wide;
            if (at + wide > words.length) continue;
            words[at] = (int) values[i];
            if (wide == 2) words[at + 1] = (int) (values[i] >>> 32);
        }
    }

    private void slots(LinkedProgram program) {
        unitsVersion++;
        for (int s = 0; s < Stage.COUNT; s++) {
            textureUnits[s] = new int[0];
            samplerTypes[s] = new int[0];
            imageUnits[s] = new int[0];
            imageTypes[s] = new int[0];
        }
        for (LinkedProgram.Uniform u : program.uniforms()) {
            if (!u.isHandle()) continue;
            boolean image = UniformTypes.base(UniformTypes.of(u.type())) == UniformTypes.IMAGE;
            for (int s = 0; s < Stage.COUNT; s++) {
                if (u.slots()[s] < 0) continue;
                for (int e = 0; e < Math.max(1, u.size()); e++) {
                    int slot = u.slots()[s] + e;
                    int unit = u.binding() < 0 ? 0 : u.binding() + e;
                    int[][] units = image ? imageUnits : textureUnits;
                    int[][] types = image ? imageTypes : samplerTypes;
                    if (slot >= units[s].length) {
                        units[s] = Arrays.copyOf(units[s], slot + 1);
                        types[s] = Arrays.copyOf(types[s], slot + 1);
                    }
                    units[s][slot] = unit;
                    types[s][slot] = u.type();
                }
            }
        }
    }

    /** Why its samplers cannot be used together; null where they can. */
    public @Nullable String clash() { // hot
        if (clashKnown != unitsVersion) {
            clash = TextureUnitRules.problem(this);
            clashKnown = unitsVersion;
        }
        return clash;
    }

    /** Index of the uniform at a location, -1 where there is none, {@link #IDLE} where it is not active. */
    public int uniformAt(int location) { // hot
        return location >= 0 && location < locationUniform.length ? locationUniform[location] : -1;
    }

    public int elementAt(int location) { // hot
        return locationElement[location];
    }

    // ---- life ------------------------------------------------------------------------------------------------------

    public void hold() {
        users++;
    }

    /** Whether it is gone with this. */
    public boolean release() {
        return --users == 0 && deleted;
    }

    public boolean isUsed() {
        return users > 0;
    }

    /** Modes of draws that the stages before fragments take (OpenGL 4.6, 11.2.2 and 11.3.4), a bit each. */
    public int drawModes() { // hot
        return drawModes;
    }

    private int modesTaken() {
        if (stage(Stage.TESS_EVAL) != null) return 1 << GL_PATCHES;
        StageVariants geometry = stage(Stage.GEOMETRY);
        if (geometry == null) return ~(1 << GL_PATCHES);
        return switch (geometry.shader().inputTopology) {
            case POINTS -> 1 << GL_POINTS;
            case LINES -> 1 << GL_LINES | 1 << GL_LINE_LOOP | 1 << GL_LINE_STRIP;
            case LINES_ADJACENCY -> 1 << GL_LINES_ADJACENCY | 1 << GL_LINE_STRIP_ADJACENCY;
            case TRIANGLES_ADJACENCY -> 1 << GL_TRIANGLES_ADJACENCY | 1 << GL_TRIANGLE_STRIP_ADJACENCY;
            default -> (1 << GL_POLYGON + 1) - (1 << GL_TRIANGLES);
        };
    }

    /** Lets go of the executable, and of one that is being linked. */
    public void drop() {
        pending = null;
        for (int i = 0; i < stages.length; i++) {
            StageVariants s = stages[i];
            if (s != null) s.drop();
            stages[i] = null;
        }
    }
}
