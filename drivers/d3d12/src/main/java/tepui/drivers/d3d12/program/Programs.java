package tepui.drivers.d3d12.program;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.ID3D12Device;
import tepui.drivers.d3d12.com.ID3D12PipelineState;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.dxbc.DxbcModule;
import tepui.drivers.d3d12.dxbc.DxbcVariant;
import tepui.drivers.d3d12.dxbc.FarOutput;
import tepui.drivers.d3d12.dxbc.InexpressibleShaderException;
import tepui.drivers.d3d12.dxbc.Numbering;
import tepui.drivers.d3d12.dxbc.PatchRegisters;
import tepui.drivers.d3d12.dxbc.VaryingWidths;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.driver.LineBands;
import tepui.pipe.driver.LowerLastVertex;
import tepui.pipe.driver.PointSquares;
import tepui.pipe.driver.SquareEmitter;
import tepui.pipe.driver.StripBands;
import tepui.pipe.driver.TargetReads;
import tepui.pipe.driver.queue.ProgramKey;

/** Table of the programs of a device. */
public final class Programs {
    /**
     * Form in which primitives are drawn: as the device does, or in shapes that the driver's own geometry shader makes.
     */
    public enum PrimitiveEmulation {
        NATIVE,
        /** Points as squares with a size by state or by shader. */
        SIZE_OF_STATE,
        SIZE_OF_SHADER,
        /** Lines as bands. */
        LINES,
        STIPPLED_LINES,
        /** Polygons as they are, as bands along their edges, or as squares at their corners. */
        POLYGONS,
        STIPPLED_POLYGONS,
        /** Lines as they are, with the flat values of the last vertex. */
        FLAT_LINES,
        FLAT_POLYGONS,
        /** Primitives of the program's own geometry shader, with the flat values of the last vertex. */
        LAST_VERTEX;

        public boolean arePoints() { // hot
            return this == SIZE_OF_STATE || this == SIZE_OF_SHADER;
        }

        /** Made by {@link LineBands}, or {@link StripBands}. */
        public boolean areBands() { // hot
            return ordinal() >= LINES.ordinal() && this != LAST_VERTEX;
        }

        /** Lines and edges are triangles. */
        public boolean areTriangles() { // hot
            return areBands() && this != FLAT_LINES && this != FLAT_POLYGONS;
        }

        boolean areStippled() {
            return this == STIPPLED_LINES || this == STIPPLED_POLYGONS;
        }

        private LineBands.Form form() {
            return switch (this) {
                case POLYGONS, STIPPLED_POLYGONS -> LineBands.Form.POLYGONS;
                case FLAT_LINES -> LineBands.Form.FLAT_LINES;
                case FLAT_POLYGONS -> LineBands.Form.FLAT_POLYGONS;
                default -> LineBands.Form.LINES;
            };
        }
    }

    /** A compute shader with its pipeline. */
    public record ComputeProgram(RootLayout layout, int rootWords, long pipeline) {}

    private final DeviceTables device;
    private final Map<ProgramKey<D3d12Shader>, GraphicsProgram> graphics = new HashMap<>();
    private final Map<D3d12Shader, ComputeProgram> compute = new HashMap<>();
    private int ids;

    Programs(DeviceTables device) {
        this.device = device;
    }

    public synchronized GraphicsProgram get(ProgramKey<D3d12Shader> k) {
        GraphicsProgram known = graphics.get(k);
        if (known != null) return known;
        GraphicsProgram made = make(k);
        graphics.put(k, made);
        return made;
    }

    private GraphicsProgram make(ProgramKey<D3d12Shader> k) {
        PrimitiveEmulation emulation = ProgramWords.emulation(k);
        D3d12Shader vertex = k.vertex();
        D3d12Shader geometry = k.geometry;
        D3d12Shader fragment = k.fragment;
        D3d12Shader evaluation = k.evaluation;
        if (geometry != null && device.gpu.features.vkd3d) geometry = geometry.ofStream(k.word(ProgramWords.STREAM));
        if (k.word(ProgramWords.STREAM) > 0) fragment = null;
        if (emulation.arePoints() && geometry != null) {
            SquareEmitter p = SquareEmitter.make(
                    geometry.shader,
                    fragment == null ? null : fragment.shader,
                    emulation == PrimitiveEmulation.SIZE_OF_SHADER);
            geometry = new D3d12Shader(device.core, p.geometry(), null);
            Shader placed = p.fragment();
            fragment = placed == null ? null : new D3d12Shader(device.core, placed, null);
        } else if (emulation.arePoints()) {
            PointSquares p = PointSquares.make(
                    evaluation != null ? evaluation.shader : vertex.shader,
                    fragment == null ? null : fragment.shader,
                    emulation == PrimitiveEmulation.SIZE_OF_SHADER);
            D3d12Shader before = new D3d12Shader(device.core, p.before(), null);
            if (evaluation != null) evaluation = before;
            else vertex = before;
            geometry = new D3d12Shader(device.core, p.geometry(), null);
            Shader placed = p.fragment();
            fragment = placed == null ? null : new D3d12Shader(device.core, placed, null);
        } else if (emulation.areBands() && geometry != null) {
            StripBands p = StripBands.make(
                    geometry.shader, fragment == null ? null : fragment.shader, emulation.areStippled());
            geometry = new D3d12Shader(device.core, p.geometry(), null);
            Shader stippled = p.fragment();
            fragment = stippled == null ? null : new D3d12Shader(device.core, stippled, null);
        } else if (emulation.areBands()) {
            LineBands p = LineBands.make(
                    evaluation != null ? evaluation.shader : vertex.shader,
                    fragment == null ? null : fragment.shader,
                    emulation.form(),
                    emulation.areStippled());
            D3d12Shader before = new D3d12Shader(device.core, p.before(), null);
            if (evaluation != null) evaluation = before;
            else vertex = before;
            geometry = new D3d12Shader(device.core, p.geometry(), null);
            Shader stippled = p.fragment();
            fragment = stippled == null ? null : new D3d12Shader(device.core, stippled, null);
        } else if (emulation == PrimitiveEmulation.LAST_VERTEX && geometry != null && fragment != null) {
            Shader late = geometry.shader.copy();
            new LowerLastVertex(fragment.shader).run(late);
            geometry = new D3d12Shader(device.core, late, null);
        }
        if (fragment != null && k.flag(ProgramWords.PER_SAMPLE)) fragment = fragment.perSample();
        D3d12Shader last = geometry != null ? geometry : evaluation != null ? evaluation : vertex;
        D3d12Shader control = k.control;
        boolean levels = k.evaluation != null && control == null;
        if (levels) control = device.defaultControl(k.vertex(), k.word(ProgramWords.PATCH_VERTICES));
        DxbcVariant.Hull hull = null;
        // What the evaluation shader is given is the control shader's patch.
        DxbcVariant.Hull behind = null;
        if (k.evaluation != null && control != null) {
            Shader e = k.evaluation.shader;
            PatchRegisters places = PatchRegisters.between(control.shader, e, device.dxbc.patchRegisters);
            hull = new DxbcVariant.Hull(
                    k.word(ProgramWords.PATCH_VERTICES), e.inputTopology, e.spacing, e.clockwise, e.pointMode, places);
            behind = new DxbcVariant.Hull(
                    control.shader.outputVertices, e.inputTopology, e.spacing, e.clockwise, e.pointMode, places);
        }
        D3d12Shader[] all = {vertex, control, evaluation, geometry, fragment};
        @Nullable DxbcModule[] modules = new DxbcModule[all.length];
        List<Shader> shaders = new ArrayList<>();
        List<DxbcModule> there = new ArrayList<>();
        long fed = -1;
        long fedPatch = -1;
        FarOutput far = null;
        Numbering[] numbering = numbering(all, k.flag(ProgramWords.CAPTURES) ? last : null);
        for (int i = 0; i < all.length; i++) {
            D3d12Shader s = all[i];
            if (s == null) continue;
            DxbcVariant variant = new DxbcVariant(
                    s == last,
                    s == last && k.flag(ProgramWords.CLIP_MINUS_W_TO_W),
                    s == last ? k.word(ProgramWords.CLIP_DISTANCES) : -1,
                    false,
                    i == 0 ? -1 : fed,
                    i == 2 ? fedPatch : -1,
                    i == 2 ? far : null,
                    numbering[i],
                    s == last && k.flag(ProgramWords.CAPTURES) ? s.captures() : List.of(),
                    s.stage() == Stage.FRAGMENT ? k.word(ProgramWords.ID_TRIANGLES) : 1,
                    s.stage() == Stage.FRAGMENT ? k.targets : TargetReads.PLAIN,
                    i == 0 ? k.forms.byLocation() : Map.of(),
                    i == 1 ? hull : i == 2 ? behind : null);
            DxbcModule m = s.module(variant);
            if (!fits(s, m)) {
                VaryingWidths widths = VaryingWidths.of(s.shader, numbering[i]);
                m = s.module(variant.with(numbering[i].writing(widths)));
                if (!fits(s, m)) throw tooMany(s.shader, m);
                if (i + 1 < all.length) numbering[i + 1] = numbering[i + 1].reading(widths);
            }
            modules[i] = m;
            fed = m.outputs();
            fedPatch = m.patchOutputs();
            far = m.farOutput();
            if (i == 1 && far != null && device.gpu.features.vkd3d)
                patchFits(s.shader, fedPatch, far.register(), device.gpu.features.below.patchLocations());
            shaders.add(s.shader);
            there.add(m);
        }
        return new GraphicsProgram(++ids, k, last, modules, device.layouts.get(shaders, there));
    }

    private static boolean fits(D3d12Shader s, DxbcModule m) {
        return s.shader.outputVertices * m.vertexScalars() <= VaryingWidths.MOST_SCALARS;
    }

    private static InexpressibleShaderException tooMany(Shader geometry, DxbcModule m) {
        return new InexpressibleShaderException("DXBC: shader '" + geometry.name + "' makes up to "
                + geometry.outputVertices + " vertices of " + m.vertexScalars() + " components; Direct3D has "
                + VaryingWidths.MOST_SCALARS + " for all of them");
    }

    /**
     * vkd3d has the registers of a patch behind those of its vertices: what has no location any more would end the process.
     *
     * @param locations of both together
     */
    static void patchFits(Shader control, long patchRegisters, int farRegister, int locations) {
        int last = Long.SIZE - 1 - Long.numberOfLeadingZeros(patchRegisters);
        if (farRegister + 1 + last < locations) return;
        throw new InexpressibleShaderException("DXBC: shader '" + control.name
                + "' has outputs of vertices up to register " + farRegister + " and of the patch up to register " + last
                + ": vkd3d has " + locations + " locations for both together");
    }

    /** @param captured its outputs are captured by their own locations, null where none are */
    private static Numbering[] numbering(@Nullable D3d12Shader[] stages, @Nullable D3d12Shader captured) {
        Numbering[] all = new Numbering[stages.length];
        D3d12Shader before = null;
        int at = 0;
        for (int i = 0; i < stages.length; i++) {
            all[i] = Numbering.SAME;
            D3d12Shader s = stages[i];
            if (s == null) continue;
            if (before != null && before != captured) {
                long used = Numbering.between(before.shader, s.shader);
                all[at] = new Numbering(all[at].inputs(), used);
                all[i] = new Numbering(used, -1);
            }
            before = s;
            at = i;
        }
        return all;
    }

    public synchronized ComputeProgram get(D3d12Shader shader) {
        ComputeProgram known = compute.get(shader);
        if (known != null) return known;
        DxbcModule m = shader.module(DxbcVariant.PLAIN);
        RootLayout layout = device.layouts.get(List.of(shader.shader), List.of(m));
        long pipeline;
        try (Scratch s = Scratch.brief(m.bytes().length + 256L)) {
            long code = PipelineFactory.bytes(s, m);
            long desc = s.begin(56);
            s.l(layout.handle).l(code).l(m.bytes().length).i(0).l(0).l(0).i(0);
            StoredPipelines stored = device.pipelineFiles.stored();
            String name = stored == null ? "" : StoredPipelines.name(List.of(m), List.of("compute"));
            long kept = stored == null ? 0 : stored.load(name, desc, false);
            pipeline = kept != 0
                    ? kept
                    : device.gpu.make(
                            "CreateComputePipelineState",
                            ID3D12PipelineState.IID,
                            (iid, out) -> ID3D12Device.createComputePipelineState(device.gpu.device, desc, iid, out));
            if (stored != null && kept == 0) stored.store(name, pipeline);
        }
        ComputeProgram made = new ComputeProgram(layout, m.rootWords(), pipeline);
        compute.put(shader, made);
        return made;
    }

    /** A shader is gone; the answer is which programs went with it. */
    synchronized List<Integer> forget(D3d12Shader shader) {
        List<Integer> gone = new ArrayList<>();
        Iterator<Map.Entry<ProgramKey<D3d12Shader>, GraphicsProgram>> all =
                graphics.entrySet().iterator();
        while (all.hasNext()) {
            Map.Entry<ProgramKey<D3d12Shader>, GraphicsProgram> e = all.next();
            if (!e.getKey().uses(shader)) continue;
            gone.add(e.getValue().id);
            all.remove();
        }
        ComputeProgram c = compute.remove(shader);
        if (c != null) device.gpu.retired.add(c.pipeline);
        return gone;
    }

    synchronized void close() {
        for (ComputeProgram c : compute.values()) device.gpu.retired.add(c.pipeline);
        compute.clear();
        graphics.clear();
    }
}
