package tepui.frontends.glsl.link;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.LinkOptions;
import tepui.frontends.glsl.LinkedProgram;
import tepui.frontends.glsl.LinkedProgram.Facts;
import tepui.frontends.glsl.LinkedProgram.Feedback;
import tepui.frontends.glsl.lower.LocalStorage;
import tepui.frontends.glsl.lower.Lowering;
import tepui.frontends.glsl.lower.Storage;
import tepui.frontends.glsl.ready.ReadyShader;
import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.MemLayout;
import tepui.frontends.glsl.sema.Typed;
import tepui.frontends.glsl.sema.VarInfo;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Variable;
import tepui.ir.pass.Inline;
import tepui.ir.pass.LowerWorkgroupSize;

/**
 * Linker of shaders to a program, step by step: stages put together, uniforms, blocks, varyings, then code for each
 * stage.
 */
public final class Linker {
    private final List<Typed.Unit> units;
    private final LinkOptions options;
    private final LinkLog log = new LinkLog();
    private final List<StageOutput> stages = new ArrayList<>();

    public Linker(List<Typed.Unit> units, LinkOptions options) {
        this.units = units;
        this.options = options;
    }

    /** A program that is none. */
    public static LinkedProgram failed(String log) {
        int[] none = new int[Stage.COUNT];
        java.util.Arrays.fill(none, -1);
        return new LinkedProgram(
                false,
                log,
                Map.of(),
                0,
                none,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                new Feedback(List.of(), List.of(), List.of()),
                List.of(),
                List.of(),
                LinkedProgram.Border.NONE,
                new Facts(false, false, false, false, 0, 0, false, new int[0], true));
    }

    public LinkedProgram link() {
        try {
            return program();
        } catch (LinkLog.LinkError e) {
            return failed(log.toString());
        }
    }

    private LinkedProgram program() {
        gather();
        requirements();
        new PerVertexRules(log, options.separable()).check(stages);
        if (log.hasErrors()) return failed(log.toString());
        UniformLinker uniforms = new UniformLinker(stages, options.limits(), log);
        uniforms.link();
        BlockLinker blocks = new BlockLinker(stages, uniforms.uniforms, options.limits(), log);
        blocks.link();
        // Layouts of captured outputs win over names that the program object was given (OpenGL 4.6, 11.1.2.1).
        Captures captures =
                new Captures(layoutsCapture() ? options.withFeedback(List.of(), options.interleaved()) : options, log);
        VaryingLinker varyings = new VaryingLinker(stages, options, log);
        varyings.link(captures);
        StageOutput lastVertex = lastVertexStage();
        Feedback feedback = captures.collect(lastVertex, lastVertex == null ? List.of() : varyings.outputs(lastVertex));
        if (log.hasErrors()) return failed(log.toString());
        Map<Stage, Shader> shaders = new EnumMap<>(Stage.class);
        for (StageOutput s : stages) {
            code(s);
            String problem = Inline.problem(s.shader);
            if (problem != null) log.error("the " + s.units.stage.text() + " shader is too large: " + problem);
            if (log.hasErrors()) return failed(log.toString());
            shaders.put(s.units.stage, s.shader);
        }
        allVertices();
        var split = varyings.pack();
        if (log.hasErrors()) return failed(log.toString());
        if (lastVertex != null) feedback = Captures.follow(feedback, split.getOrDefault(lastVertex, Map.of()));
        StageOutput first = stages.getFirst();
        StageOutput last = stages.getLast();
        AttributeAliases aliases = new AttributeAliases();
        if (first.units.stage == Stage.VERTEX) {
            new WideAttributes().run(first.shader);
            if (!AttributeAliases.possible(first.shader))
                return failed("error: attributes of 64 bits share locations with others\n");
            aliases.run(first.shader);
        }
        return new LinkedProgram(
                true,
                log.toString(),
                shaders,
                uniforms.defaultSize,
                uniforms.defaultSlots,
                List.copyOf(uniforms.uniforms),
                List.copyOf(blocks.uniformBlocks),
                List.copyOf(blocks.storageBlocks),
                List.copyOf(uniforms.counterBuffers),
                List.copyOf(blocks.bufferVariables),
                List.copyOf(InterfaceReflection.of(varyings.inputs(first), first, aliases.renamed)),
                List.copyOf(InterfaceReflection.of(varyings.outputs(last), last, Map.of())),
                feedback,
                subroutines(),
                List.copyOf(uniforms.subroutineUniforms),
                options.separable() ? Borders.of(first, last) : LinkedProgram.Border.NONE,
                facts(uniforms.idleLocations()));
    }

    private boolean layoutsCapture() {
        StageOutput last = lastVertexStage();
        if (last == null) return false;
        for (StageUnits.Global g : last.units.globals.values()) {
            if (captured(g.info)) return true;
            if (!g.var.isBlock() || !(StageUnits.innermost(g.type) instanceof GlslType.Struct s)) continue;
            for (GlslType.Member m : s.members()) if (captured(m.info())) return true;
        }
        return false;
    }

    private static boolean captured(VarInfo info) {
        return info.xfbOffset >= 0 || info.xfbBuffer >= 0 || info.xfbStride >= 0;
    }

    // ---- stages ----------------------------------------------------------------------------------------------------

    private void gather() {
        if (units.isEmpty()) throw log.fail("the program has no shaders");
        Map<Stage, List<Typed.Unit>> byStage = new EnumMap<>(Stage.class);
        for (Typed.Unit u : units)
            byStage.computeIfAbsent(u.stage, k -> new ArrayList<>()).add(u);
        boolean es = units.getFirst().version.isEs();
        for (Typed.Unit u : units) {
            if (u.version.isEs() != es)
                throw log.fail("shaders of GLSL and of GLSL ES cannot be linked to one program");
            if (es && u.version.number() != units.getFirst().version.number()) {
                throw log.fail("shaders of versions " + units.getFirst().version + " and " + u.version
                        + " cannot be linked to one program");
            }
        }
        byStage.forEach((stage, list) -> {
            StageUnits s = new StageUnits(stage, list, options.geometry(), log);
            Typed.Func main = s.main;
            if (main != null) stages.add(new StageOutput(s, main));
        });
        if (log.hasErrors()) throw new LinkLog.LinkError();
    }

    private @Nullable StageOutput stage(Stage stage) {
        for (StageOutput s : stages) {
            if (s.units.stage == stage) return s;
        }
        return null;
    }

    private @Nullable StageOutput lastVertexStage() {
        StageOutput found = null;
        for (StageOutput s : stages) {
            if (s.units.stage.ordinal() < Stage.FRAGMENT.ordinal()) found = s;
        }
        return found;
    }

    /** Checks which stages need which others, and what each must have declared. */
    private void requirements() {
        boolean vertex = stage(Stage.VERTEX) != null;
        boolean compute = stage(Stage.COMPUTE) != null;
        if (compute && stages.size() > 1) log.error("a compute shader cannot be linked with shaders of other stages");
        StageOutput control = stage(Stage.TESS_CONTROL);
        StageOutput evaluation = stage(Stage.TESS_EVAL);
        StageOutput geometry = stage(Stage.GEOMETRY);
        if (!options.separable() && !compute) {
            boolean es = units.getFirst().version.isEs();
            boolean fixedVertices = geometry != null && geometry.units.takesFixedVertices();
            if (!vertex && (geometry != null && !fixedVertices || control != null || evaluation != null))
                log.error("the program has no vertex shader, which its other shaders need");
            if (es && (!vertex || stage(Stage.FRAGMENT) == null))
                log.error("a program of GLSL ES needs a vertex and a fragment shader");
            if (control != null && evaluation == null)
                log.error("a tessellation control shader needs a tessellation evaluation shader");
            if (es && evaluation != null && control == null)
                log.error("a tessellation evaluation shader needs a tessellation control shader in GLSL ES");
        }
        if (evaluation != null && geometry != null) primitives(evaluation.units.layout, geometry.units.layout);
        for (StageOutput s : stages) {
            Typed.Layout l = s.units.layout;
            Shader shader = s.shader;
            clips(s);
            switch (s.units.stage) {
                case TESS_CONTROL -> {
                    log.require(
                            l.outputVertices > 0,
                            "the tessellation control shader does not declare layout(vertices = ...) out");
                    shader.outputVertices = l.outputVertices;
                }
                case TESS_EVAL -> {
                    log.require(
                            l.inputTopology != null,
                            "the tessellation evaluation shader does not declare triangles, quads or isolines");
                    if (l.inputTopology != null) shader.inputTopology = l.inputTopology;
                    if (l.spacing != null) shader.spacing = l.spacing;
                    shader.clockwise = Boolean.TRUE.equals(l.clockwise);
                    shader.pointMode = l.pointMode;
                }
                case GEOMETRY -> {
                    log.require(l.inputTopology != null, "the geometry shader does not declare its input primitive");
                    log.require(l.outputTopology != null, "the geometry shader does not declare its output primitive");
                    log.require(l.maxVerticesWritten, "the geometry shader does not declare max_vertices");
                    if (l.inputTopology != null) shader.inputTopology = l.inputTopology;
                    if (l.outputTopology != null) shader.outputTopology = l.outputTopology;
                    shader.outputVertices = l.maxVertices;
                    shader.invocations = Math.max(1, l.invocations);
                }
                case FRAGMENT -> {
                    shader.earlyFragmentTests = l.earlyFragmentTests || l.postDepthCoverage;
                    shader.postDepthCoverage = l.postDepthCoverage;
                    if (l.depthLayout != null) shader.depthLayout = l.depthLayout;
                    if (l.interlock != null) shader.interlock = l.interlock;
                    else if (l.interlocked) shader.interlock = Shader.Interlock.PIXEL_ORDERED;
                }
                case COMPUTE -> {
                    log.require(
                            l.localVariable || l.localX + l.localY + l.localZ > 0,
                            "the compute shader does not declare the size of its workgroup");
                    int least = l.localVariable ? 0 : 1;
                    shader.localX = Math.max(least, l.localX);
                    shader.localY = Math.max(least, l.localY);
                    shader.localZ = Math.max(least, l.localZ);
                    if (l.quads != null) shader.quads = l.quads;
                    // Another shader of the stage may say the size.
                    if (!l.localVariable && !shader.quads.divide(shader.localX, shader.localY, shader.localZ))
                        log.error("a workgroup of " + shader.localX + " x " + shader.localY + " x " + shader.localZ
                                + " is not made of whole quads");
                    long size = (long) shader.localX * shader.localY * shader.localZ;
                    if (size > options.limits().workgroupInvocations)
                        log.error("the workgroup has " + size + " invocations, at most "
                                + options.limits().workgroupInvocations + " are possible");
                }
                case VERTEX -> {
                    StageUnits.Global position = s.units.globals.get("gl_Position");
                    log.require(
                            s.units.isEs()
                                    || s.units.version() >= 140
                                    || geometry != null
                                    || position != null && position.written,
                            "the vertex shader does not write gl_Position");
                }
            }
        }
    }

    /** A geometry shader takes what tessellation makes: points, lines or triangles (OpenGL 4.6, 11.2.2.4). */
    private void primitives(Typed.Layout evaluation, Typed.Layout geometry) {
        if (evaluation.inputTopology == null || geometry.inputTopology == null) return;
        Shader.Topology made = evaluation.pointMode
                ? Shader.Topology.POINTS
                : evaluation.inputTopology == Shader.Topology.ISOLINES
                        ? Shader.Topology.LINES
                        : Shader.Topology.TRIANGLES;
        if (made != geometry.inputTopology)
            log.error(
                    "tessellation makes " + word(made) + ", the geometry shader takes " + word(geometry.inputTopology));
    }

    private static String word(Shader.Topology topology) {
        return topology.name().toLowerCase(java.util.Locale.ROOT);
    }

    // ---- code ------------------------------------------------------------------------------------------------------

    /** Sets the start of gl_LastFragData, behind the outputs of the old language, which are one array. */
    private static void lastFragData(StageOutput s, Storage.Cells local) {
        Variable target = null;
        for (Variable v : s.shader.outputs) {
            if (v.builtin == Builtin.NONE && v.index == 0 && v.location == 0 && v.isArray()) target = v;
        }
        if (target == null) {
            target = new Variable(
                    Variable.Mode.OUTPUT, "gl_FragData", local.variable().type(), s.units.targets());
            target.location = 0;
            s.shader.outputs.add(target);
        }
        s.code.fetched.add(new Storage.Cells(target, local.column(), local.dims(), local.variable()));
    }

    private void code(StageOutput s) {
        ReadyShader ready = s.units.ready;
        if (ready == null) {
            lowered(s);
        } else {
            ReadyCode.move(s, ready);
            limitShared(s.shader.sharedBytes);
        }
        if (s.units.stage == Stage.COMPUTE) new LowerWorkgroupSize().run(s.shader);
        if (s.code.badStream != 0)
            log.error("a vertex is emitted to stream " + s.code.badStream + ", there are streams 0 to 3");
        log.require(
                s.code.streams >> 1 == 0 || s.shader.outputTopology == Shader.Topology.POINTS,
                "vertices are emitted to several streams, which only points can go to");
        for (Variable v : s.shader.inputs) {
            if (v.builtin == Builtin.SAMPLE_ID || v.builtin == Builtin.SAMPLE_POSITION) s.shader.perSample = true;
            if (s.units.stage == Stage.FRAGMENT && v.place == tepui.ir.Interpolation.Place.SAMPLE)
                s.shader.perSample = true;
        }
    }

    /** The components of all vertices that a geometry shader may emit have a limit (OpenGL 4.6, 11.3.4.5). */
    private void allVertices() {
        StageOutput geometry = stage(Stage.GEOMETRY);
        if (geometry == null) return;
        int components = 0;
        for (Variable v : geometry.shader.outputs) {
            if (v.builtin == Builtin.NONE) components += v.type().bytes() / 4 * v.elements();
        }
        long all = (long) components * geometry.shader.outputVertices;
        int most = options.limits().geometryTotalOutputComponents;
        if (all > most)
            log.error("the geometry shader emits " + geometry.shader.outputVertices + " vertices of " + components
                    + " components, " + all + " together, at most " + most + " are possible");
    }

    private void limitShared(int bytes) {
        if (bytes <= options.limits().sharedBytes && bytes >= 0) return;
        throw log.fail("the shared variables have " + bytes + " bytes, at most " + options.limits().sharedBytes
                + " are possible");
    }

    /** Code from the trees of the stage's shaders. */
    private void lowered(StageOutput s) {
        s.code.definitions.putAll(s.units.definitions);
        s.code.subroutines.putAll(s.units.subroutines);
        s.code.subroutineIndices.putAll(s.units.subroutineIndices);
        int shared = 0;
        for (StageUnits.Global g : s.units.globals.values()) {
            s.code.precise |= g.info.precise;
            if (g.info.storage == VarInfo.Storage.SHARED && g.used()) {
                GlslType type = TypeMatch.withLength(g.type, g.implicitLength);
                MemLayout layout = MemLayout.of(type, true, false);
                shared = (shared + layout.align - 1) / layout.align * layout.align;
                s.place(g, new Storage.Memory(Storage.Space.SHARED, null, new int[0], layout, shared));
                shared += layout.size;
                limitShared(shared);
            } else if (g.info.storage == VarInfo.Storage.PRIVATE) {
                boolean initialised = g.var.initializer != null;
                if (!g.used() && !initialised) continue;
                GlslType type = TypeMatch.withLength(g.type, g.implicitLength);
                try {
                    Storage local = LocalStorage.of(s.shader, g.name, type);
                    s.place(g, local);
                    if (g.name.equals(StageUnits.LAST_FRAG_DATA) && local instanceof Storage.Cells c)
                        lastFragData(s, c);
                } catch (RuntimeException e) {
                    throw log.fail("variable '" + g.name + "' is larger than any memory here");
                }
                for (Typed.Var v : g.declarations) {
                    if (v.initializer != null && s.code.initialized.stream().noneMatch(g.declarations::contains))
                        s.code.initialized.add(v);
                }
            }
        }
        s.shader.sharedBytes = (shared + 3) & ~3;
        s.code.freeUniformSlot = s.uniformSlots;
        s.code.textureSlots = s.textureSlots;
        if (!Lowering.lower(s.shader, s.code)) {
            log.error("the " + s.units.stage.text() + " shader is larger than anything that can be compiled");
        }
    }

    // ---- facts -----------------------------------------------------------------------------------------------------

    private List<LinkedProgram.Subroutine> subroutines() {
        List<LinkedProgram.Subroutine> list = new ArrayList<>();
        for (StageOutput s : stages) {
            s.units.subroutineIndices.forEach(
                    (f, index) -> list.add(new LinkedProgram.Subroutine(s.units.stage, f.name, index)));
        }
        return list;
    }

    /** Checks that shaders of a stage use either gl_ClipVertex or gl_ClipDistance (GLSL 4.60, 7.1). */
    private void clips(StageOutput s) {
        boolean vertex = false;
        boolean distance = false;
        for (StageUnits.Global g : s.units.globals.values()) {
            if (!g.var.builtIn || !g.written) continue;
            vertex |= g.name.equals("gl_ClipVertex");
            distance |= g.name.equals("gl_ClipDistance");
        }
        if (vertex && distance) {
            log.error("gl_ClipVertex and gl_ClipDistance are both written by the " + s.units.stage.text() + " shader");
        }
    }

    private Facts facts(int[] idleLocations) {
        boolean broadcast = false;
        boolean fragCoord = false;
        boolean upperLeft = false;
        boolean clipVertex = false;
        int outputVertices = 0;
        int blend = 0;
        for (StageOutput s : stages) {
            for (StageUnits.Global g : s.units.globals.values()) {
                if (!g.var.builtIn || !g.used()) continue;
                broadcast |= g.written && g.name.equals("gl_FragColor") && !s.units.readsTargets();
                fragCoord |= g.name.equals("gl_FragCoord");
                clipVertex |= g.written && g.name.equals("gl_ClipVertex");
            }
            upperLeft |= s.units.layout.originUpperLeft;
            blend |= s.units.layout.blendSupport;
            outputVertices = Math.max(outputVertices, s.shader.outputVertices);
        }
        return new Facts(
                broadcast,
                upperLeft,
                fragCoord,
                clipVertex,
                outputVertices,
                blend,
                options.separable(),
                idleLocations,
                true);
    }
}
