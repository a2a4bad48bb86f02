package tepui.drivers.vulkan.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tepui.drivers.vulkan.spirv.BindingMap;
import tepui.drivers.vulkan.spirv.SpirvModule;
import tepui.drivers.vulkan.spirv.SpirvVariant;
import tepui.drivers.vulkan.vk.Vk;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Variable;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.driver.CaptureStores;
import tepui.pipe.driver.LineBands;
import tepui.pipe.driver.LowerLastVertex;
import tepui.pipe.driver.StripBands;
import tepui.pipe.driver.TargetReads;
import tepui.pipe.driver.queue.ProgramKey;

/** Graphics program: shaders of the graphics stages that are used together, in the variants that a state calls for. */
public final class GraphicsProgram {
    public final int id;
    public final ProgramKey<VulkanShader> key;
    public final ProgramLayout layout;
    final VulkanShader.Module[] modules;
    final Stage[] stages;
    public final PrimitiveEmulation emulation;
    /** Shaders that are no program's but this one's. */
    private final List<VulkanShader> own = new ArrayList<>();

    final VulkanShader vertex;
    public final VulkanShader last;
    public final boolean tessellates;
    public final boolean usesDefaultLevels;
    public final boolean usesViewports;
    public final int pushWords;
    final SpirvModule vertexCode;
    final boolean perSample;
    /** Its fragments belong to samples although nothing in their code says so. */
    final boolean shadesSamplesUnasked;
    /** VkShaderEXT of each stage, once they are made. */
    public volatile long[] shaderObjects = {};

    public final boolean hasGeometry;
    public final boolean writesStreams;
    /** Bit i: it reads what target i holds. */
    public final int readTargets;
    /** The class of primitives that an evaluation or geometry shader makes; -1 where there is none. */
    private final int makes;
    /** It combines bits with those of its targets, so each draw has to see the one before. */
    public final boolean combines;
    /** Draws that follow each other can be told apart by nothing but their ranges. */
    public final boolean joinsDraws;

    GraphicsProgram(DeviceTables device, int id, ProgramKey<VulkanShader> key) {
        this.id = id;
        this.key = key;
        List<VulkanShader> shaders = new ArrayList<>();
        VulkanShader v = key.vertex;
        if (v == null) throw new IllegalArgumentException("draw: no vertex shader is bound");
        vertex = v;
        emulation = ProgramWords.emulation(key);
        VulkanShader evaluation = key.evaluation;
        VulkanShader geometry = key.geometry;
        VulkanShader fragment = key.fragment;
        if (key.flag(ProgramWords.EVERY_SAMPLE) && fragment != null)
            fragment = own(device, SampledInputs.of(fragment.shader));
        LineBands.Form form = emulation.form();
        if (geometry != null && form != null) {
            StripBands bands = StripBands.make(
                    geometry.shader, fragment == null ? null : fragment.shader, emulation.areStippled());
            geometry = own(device, bands.geometry());
            Shader stippled = bands.fragment();
            if (fragment != null && stippled != null && stippled != fragment.shader) fragment = own(device, stippled);
        } else if (geometry != null && fragment != null && emulation == PrimitiveEmulation.LAST_VERTEX) {
            Shader late = geometry.shader.copy();
            new LowerLastVertex(fragment.shader).run(late);
            geometry = own(device, late);
        } else if (form != null) {
            LineBands bands = LineBands.make(
                    evaluation != null ? evaluation.shader : v.shader,
                    fragment == null ? null : fragment.shader,
                    form,
                    emulation.areStippled());
            VulkanShader before = own(device, bands.before());
            if (evaluation != null) evaluation = before;
            else v = before;
            geometry = own(device, bands.geometry());
            Shader stippled = bands.fragment();
            if (fragment != null && stippled != null && stippled != fragment.shader) fragment = own(device, stippled);
        }
        StreamOutputLayout captured = v.streamOutput;
        if (emulation == PrimitiveEmulation.CAPTURED && captured != null)
            v = own(device, CaptureStores.of(v.shader, captured));
        shaders.add(v);
        tessellates = evaluation != null;
        usesDefaultLevels = evaluation != null && key.control == null;
        if (evaluation != null) {
            shaders.add(
                    key.control != null
                            ? key.control
                            : device.defaultControl(vertex, key.word(ProgramWords.PATCH_VERTICES)));
            shaders.add(evaluation);
        }
        if (geometry != null) shaders.add(geometry);
        hasGeometry = geometry != null;
        VulkanShader lastVertex = shaders.getLast();
        last = lastVertex;
        makes = makes(key);
        if (fragment != null) shaders.add(fragment);
        modules = new VulkanShader.Module[shaders.size()];
        stages = new Stage[shaders.size()];
        List<SpirvModule> codes = new ArrayList<>();
        long fed = -1;
        long fedPatch = -1;
        int push = 0;
        boolean samples = false;
        int targets = 0;
        for (int i = 0; i < modules.length; i++) {
            VulkanShader shader = shaders.get(i);
            boolean isLast = shader == lastVertex;
            SpirvVariant variant = new SpirvVariant(
                    isLast,
                    isLast && key.flag(ProgramWords.CLIP_MINUS_W_TO_W),
                    isLast ? key.word(ProgramWords.CLIP_DISTANCES) : -1,
                    isLast ? ProgramWords.pointSize(key) : SpirvVariant.PointSize.AS_WRITTEN,
                    isLast && device.gpu.features.transformFeedback ? shader.streamOutput : null,
                    shader.stage() == Stage.FRAGMENT
                            ? ProgramWords.primitiveIds(key)
                            : SpirvVariant.PrimitiveIds.AS_COUNTED,
                    shader.stage() == Stage.FRAGMENT ? key.targets : TargetReads.PLAIN,
                    i == 0 ? key.forms.byLocation() : Map.of(),
                    i == 0 ? -1 : fed,
                    i == 0 ? -1 : fedPatch);
            modules[i] = shader.module(variant);
            stages[i] = shader.stage();
            SpirvModule code = modules[i].code();
            codes.add(code);
            fed = code.outputs();
            fedPatch = code.patchOutputs();
            push |= code.pushWords();
            samples |= code.perSample();
            targets |= targets(code);
        }
        readTargets = targets;
        combines = key.targets.logic() != null && targets != 0;
        pushWords = push;
        perSample = samples;
        shadesSamplesUnasked = samples && fragment != null && !asksForSamples(fragment.shader);
        vertexCode = codes.getFirst();
        usesViewports = lastVertex.traits.writesViewport;
        writesStreams = lastVertex.streamOutput != null && device.gpu.features.transformFeedback;
        // lavapipe goes on counting primitives from one draw of a command to the next.
        boolean counts = false;
        for (VulkanShader shader : shaders) counts |= shader.traits.readsPrimitiveId;
        joinsDraws = !counts && !combines && push == 0 && !usesDefaultLevels && !writesStreams;
        layout = device.layouts.get(shaders, codes, false);
    }

    private VulkanShader own(DeviceTables device, Shader shader) {
        VulkanShader made = new VulkanShader(device.core, shader, null);
        own.add(made);
        return made;
    }

    /** It is not drawn with any more. */
    void retire() {
        for (VulkanShader s : own) s.retire();
    }

    private static int makes(ProgramKey<VulkanShader> key) {
        VulkanShader maker = key.geometry != null ? key.geometry : key.evaluation;
        if (maker == null) return -1;
        Shader s = maker.shader;
        if (s.stage == Stage.GEOMETRY) {
            return switch (s.outputTopology) {
                case POINTS -> Vk.VK_PRIMITIVE_TOPOLOGY_POINT_LIST;
                case LINE_STRIP -> Vk.VK_PRIMITIVE_TOPOLOGY_LINE_LIST;
                default -> Vk.VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST;
            };
        }
        if (s.pointMode) return Vk.VK_PRIMITIVE_TOPOLOGY_POINT_LIST;
        return s.inputTopology == Shader.Topology.ISOLINES
                ? Vk.VK_PRIMITIVE_TOPOLOGY_LINE_LIST
                : Vk.VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST;
    }

    /** The class of primitives that are rasterised where those of {@code drawn} are drawn. */
    public int rasterised(int drawn) { // hot
        return makes < 0 ? drawn : makes;
    }

    /** Do its inputs make a device run it for each sample? */
    private static boolean asksForSamples(Shader fragment) {
        for (Variable v : fragment.inputs) {
            if (v.builtin == Builtin.SAMPLE_ID || v.builtin == Builtin.SAMPLE_POSITION) return true;
        }
        return false;
    }

    private static int targets(SpirvModule code) {
        int read = 0;
        for (SpirvModule.Binding b : code.bindings()) {
            boolean copy = b.set() == BindingMap.TEXTURE_SET && b.slot() >= BindingMap.targetSlot(0);
            if (copy) read |= 1 << b.slot() - BindingMap.targetSlot(0);
        }
        return read;
    }
}
