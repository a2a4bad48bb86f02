package tepui.drivers.vulkan.program;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.DeviceCore;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.RetireQueue;
import tepui.drivers.vulkan.spirv.SpirvCompiler;
import tepui.drivers.vulkan.spirv.SpirvModule;
import tepui.drivers.vulkan.spirv.SpirvVariant;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.VkStructs.VkShaderModuleCreateInfo;
import tepui.ir.Builtin;
import tepui.ir.Function;
import tepui.ir.Interpolation;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Validator;
import tepui.ir.Variable;
import tepui.ir.pass.Walk;
import tepui.pipe.Caps;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.driver.LineBands;
import tepui.pipe.driver.LowerLastVertex;
import tepui.pipe.driver.StripBands;

/** A shader and the modules that were made of it, one a variant. */
public final class VulkanShader extends ShaderObject {
    private static final AtomicInteger IDS = new AtomicInteger();

    /** A translated variant. What the device makes of it is made when it is wanted. */
    static final class Module {
        private record ShaderObjectKey(int next, ProgramLayout layout) {}

        private final DeviceCore device;
        private final SpirvModule code;
        private long handle;
        private final Map<ShaderObjectKey, Long> shaderObjects = new HashMap<>();

        private Module(DeviceCore device, SpirvModule code) {
            this.device = device;
            this.code = code;
        }

        SpirvModule code() {
            return code;
        }

        /** VkShaderModule, for pipelines. */
        synchronized long handle() {
            if (handle != 0) return handle;
            Gpu gpu = device.gpu;
            try (Scratch s = Scratch.brief(code.words().length * 4L + 256)) {
                long words = s.take(code.words().length * 4L);
                for (int i = 0; i < code.words().length; i++) Scratch.putInt(words + 4L * i, code.words()[i]);
                long info = VkShaderModuleCreateInfo.make(s);
                VkShaderModuleCreateInfo.codeSize(info, code.words().length * 4L);
                VkShaderModuleCreateInfo.pCode(info, words);
                long out = s.take(8);
                int result = gpu.vk.vkCreateShaderModule(gpu.device, info, 0, out);
                if (result < 0) throw gpu.failed(result, "createShader");
                handle = Scratch.getLong(out);
                return handle;
            }
        }

        /** VkShaderEXT in front of certain stages, with the layout of a program. */
        synchronized long shaderObjects(ShaderObjects shaders, Stage stage, int next, ProgramLayout layout) {
            return shaderObjects.computeIfAbsent(
                    new ShaderObjectKey(next, layout), k -> shaders.compile(code, stage, k.next, k.layout));
        }

        private synchronized void retire() {
            device.gpu.retired.add(RetireQueue.Kind.SHADER_MODULE, handle, null);
            handle = 0;
            for (long l : shaderObjects.values()) device.gpu.retired.add(RetireQueue.Kind.SHADER_OBJECT, l, null);
            shaderObjects.clear();
        }
    }

    public final DeviceCore device;
    public final int id = IDS.incrementAndGet();
    public final Shader shader;
    public final @Nullable StreamOutputLayout streamOutput;
    /** Clip distances that it writes. */
    public final int clipDistances;

    public final boolean writesPointSize;
    final boolean writesViewport;
    public final boolean readsPrimitiveId;
    public final boolean writesEdgeFlag;
    /** A fragment shader has inputs that are the same all over the primitive. */
    public final boolean readsFlat;
    /** The shader reads its targets. */
    public final boolean readsTargets;
    /** A geometry shader makes strips of one stream. */
    public final boolean makesStrips;

    private @Nullable VulkanShader bands;
    private boolean bandsKnown;
    /** Bits of the forms of {@link LineBands}. */
    private int bandsPossible;

    private final Map<SpirvVariant, Module> modules = new HashMap<>();
    public volatile boolean destroyed;

    public VulkanShader(DeviceCore device, Shader shader, @Nullable StreamOutputLayout streamOutput) {
        super(shader.stage);
        Validator.check(shader);
        this.device = device;
        this.shader = shader;
        this.streamOutput = streamOutput;
        int clips = 0;
        boolean size = false;
        boolean viewport = false;
        boolean edge = false;
        for (Variable v : shader.outputs) {
            if (v.builtin == Builtin.CLIP_DISTANCE) clips = v.elements();
            if (v.builtin == Builtin.POINT_SIZE) size = true;
            if (v.builtin == Builtin.VIEWPORT_INDEX || v.builtin == Builtin.VIEWPORT_MASK) viewport = true;
            if (v.builtin == Builtin.EDGE_FLAG) edge = true;
        }
        clipDistances = clips;
        writesPointSize = size;
        writesViewport = viewport;
        writesEdgeFlag = edge;
        boolean primitive = false;
        boolean flat = false;
        for (Variable in : shader.inputs) {
            primitive |= in.builtin == Builtin.PRIMITIVE_ID;
            flat |= in.builtin == Builtin.NONE
                    && (in.interpolation == Interpolation.FLAT || in.type().kind() != ScalarKind.F32);
        }
        readsPrimitiveId = primitive;
        makesStrips = shader.stage == Stage.GEOMETRY && LowerLastVertex.isPossible(shader);
        readsFlat = flat && shader.stage == Stage.FRAGMENT;
        boolean[] loads = new boolean[1];
        for (Function f : shader.functions) Walk.each(f.body(), i -> loads[0] |= i.op == Op.LOAD_TARGET);
        readsTargets = loads[0];
    }

    /** Can bands be made behind this last vertex shader, in front of that fragment shader: by a geometry shader of the driver's own, or by this one? */
    public synchronized boolean canBeBands(@Nullable VulkanShader fragment, LineBands.Form form) { // hot
        if (bands != fragment || !bandsKnown) {
            bands = fragment;
            bandsKnown = true;
            bandsPossible = bands(fragment == null ? null : fragment.shader);
        }
        return (bandsPossible & 1 << form.ordinal()) != 0;
    }

    private int bands(@Nullable Shader fragment) {
        int possible = 0;
        Caps c = device.caps();
        int varyings = c.maxVaryings;
        if (shader.stage == Stage.GEOMETRY) {
            return StripBands.isPossible(
                            shader,
                            fragment,
                            varyings,
                            varyings,
                            c.maxGeometryOutputVertices,
                            c.maxGeometryOutputComponents)
                    ? -1
                    : 0;
        }
        for (LineBands.Form form : LineBands.Form.values()) {
            if (LineBands.isPossible(shader, fragment, form, varyings, varyings)) {
                possible |= 1 << form.ordinal();
            }
        }
        return possible;
    }

    synchronized Module module(SpirvVariant variant) {
        Module known = modules.get(variant);
        if (known != null) return known;
        Module made = new Module(device, SpirvCompiler.compile(shader, device.spirv, variant));
        modules.put(variant, made);
        return made;
    }

    /** The modules may go: pipelines keep what they need. */
    public synchronized void retire() {
        for (Module m : modules.values()) m.retire();
        modules.clear();
    }
}
