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
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Validator;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.driver.LineBands;
import tepui.pipe.driver.queue.BandFit;
import tepui.pipe.driver.queue.ShaderTraits;

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
                handle = gpu.made(gpu.vk.vkCreateShaderModule(gpu.device, info, 0, out), out, "createShader");
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
    public final ShaderTraits traits;
    private final BandFit bands;

    private final Map<SpirvVariant, Module> modules = new HashMap<>();
    public volatile boolean destroyed;

    public VulkanShader(DeviceCore device, Shader shader, @Nullable StreamOutputLayout streamOutput) {
        super(shader.stage);
        Validator.check(shader);
        this.device = device;
        this.shader = shader;
        this.streamOutput = streamOutput;
        traits = new ShaderTraits(shader);
        bands = new BandFit(shader, device.caps().maxVaryings);
    }

    /** Can bands be made behind this last vertex shader, in front of that fragment shader: by a geometry shader of the driver's own, or by this one? */
    public boolean canBeBands(@Nullable VulkanShader fragment, LineBands.Form form) { // hot
        return bands.is(fragment == null ? null : fragment.shader, form, device.caps());
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
