package tepui.drivers.vulkan.program;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.spirv.BindingMap;
import tepui.drivers.vulkan.spirv.PushWords;
import tepui.drivers.vulkan.spirv.ResidentMap;
import tepui.drivers.vulkan.spirv.SpirvModule;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;

/**
 * Pipeline layout, a VkPipelineLayout: four sets, and the push constants. Programs whose modules use the same slots
 * share one.
 */
public final class ProgramLayout {
    public final long handle;
    public final SetLayout[] sets;
    /** What modules want of all that is resident; then there are two sets more. */
    public final SetLayout.Slot[] residents;

    public final boolean hasResidentTextures;
    public final boolean hasResidentImages;
    /** VkDescriptorSetLayout of all sets. */
    final long[] setHandles;
    /** It has the push constants. */
    final boolean pushes;
    /** VkDescriptorUpdateTemplate of the set whose descriptors are pushed; 0 where there is none. */
    public final long pushTemplate;

    private ProgramLayout(
            long handle,
            SetLayout[] sets,
            List<SetLayout.Slot> residents,
            long[] setHandles,
            boolean pushes,
            long pushTemplate) {
        this.handle = handle;
        this.sets = sets;
        this.residents = residents.toArray(new SetLayout.Slot[0]);
        this.setHandles = setHandles;
        hasResidentTextures = residents.stream().anyMatch(x -> x.binding().kind() == Resource.Kind.TEXTURE);
        hasResidentImages = residents.stream().anyMatch(x -> x.binding().kind() == Resource.Kind.IMAGE);
        this.pushes = pushes;
        this.pushTemplate = pushTemplate;
    }

    /** Do shaders look at what is resident? */
    public boolean hasResidents() { // hot
        return residents.length != 0;
    }

    /** Table of the layouts of a device. */
    static final class Table {
        private final Gpu gpu;
        private final Map<List<SetLayout.Slot>, SetLayout> sets = new HashMap<>();
        private final Map<List<Integer>, ProgramLayout> layouts = new HashMap<>();
        private @Nullable ResidentLayouts residents;

        Table(Gpu gpu) {
            this.gpu = gpu;
        }

        synchronized ResidentLayouts residents() {
            ResidentLayouts known = residents;
            if (known != null) return known;
            ResidentLayouts made = new ResidentLayouts(gpu);
            residents = made;
            return made;
        }

        synchronized ProgramLayout get(List<VulkanShader> shaders, List<SpirvModule> modules, boolean compute) {
            List<List<SetLayout.Slot>> slots = new ArrayList<>();
            for (int i = 0; i < BindingMap.SETS; i++) slots.add(new ArrayList<>());
            List<SetLayout.Slot> wanted = new ArrayList<>();
            boolean pushes = false;
            for (int i = 0; i < modules.size(); i++) {
                pushes |= modules.get(i).pushWords() != 0;
                for (SpirvModule.Binding b : modules.get(i).bindings()) {
                    if (b.set() == ResidentMap.SET) wanted.add(resident(shaders.get(i).shader, b));
                    else slots.get(b.set()).add(slot(shaders.get(i).shader, b));
                }
            }
            // Offsets given when a set is bound follow the numbers of the bindings, whatever order a
            // shader names them in.
            for (List<SetLayout.Slot> set : slots)
                set.sort(Comparator.comparingInt(x -> x.binding().binding()));
            SetLayout[] chosen = new SetLayout[BindingMap.SETS];
            List<Integer> key = new ArrayList<>();
            for (int i = 0; i < chosen.length; i++) {
                chosen[i] = set(i, slots.get(i));
                key.add(chosen[i].id);
            }
            key.add(pushes ? 1 : 0);
            key.add(compute ? 1 : 0);
            for (SetLayout.Slot s : wanted)
                key.add(s.binding().binding() * ResidentMap.DUMMIES
                        + s.binding().slot());
            ProgramLayout known = layouts.get(key);
            if (known != null) return known;
            ProgramLayout made = make(chosen, wanted, pushes, compute);
            layouts.put(key, made);
            return made;
        }

        private static SetLayout.Slot resident(Shader shader, SpirvModule.Binding b) {
            return new SetLayout.Slot(shader.stage, b, ResidentMap.integer(b.slot()), ResidentMap.isShadow(b.slot()));
        }

        private static SetLayout.Slot slot(Shader shader, SpirvModule.Binding b) {
            int integer = 0;
            boolean shadow = false;
            for (Resource r : shader.resources) {
                if (r.kind() != b.kind() || r.binding() != b.slot()) continue;
                integer = r.texelKind == ScalarKind.I32 ? r.unsigned ? 2 : 1 : 0;
                shadow = r.shadow;
            }
            return new SetLayout.Slot(shader.stage, b, integer, shadow);
        }

        private SetLayout set(int number, List<SetLayout.Slot> slots) {
            // Empty sets of different numbers may share a layout; others differ by their slots.
            SetLayout known = sets.get(slots);
            if (known != null) return known;
            SetLayout made = new SetLayout(gpu, sets.size(), number, slots);
            sets.put(slots, made);
            return made;
        }

        private ProgramLayout make(SetLayout[] chosen, List<SetLayout.Slot> wanted, boolean pushes, boolean compute) {
            long[] all = new long[wanted.isEmpty() ? BindingMap.SETS : ResidentMap.SETS];
            for (int i = 0; i < chosen.length; i++) all[i] = chosen[i].handle;
            if (!wanted.isEmpty()) {
                all[ResidentMap.TABLE_SET] = residents().table;
                all[ResidentMap.SET] = residents().arrays;
            }
            try (Scratch s = Scratch.brief(512)) {
                long handles = s.take(8L * all.length);
                for (int i = 0; i < all.length; i++) Scratch.putLong(handles + 8L * i, all[i]);
                long info = VkPipelineLayoutCreateInfo.make(s);
                VkPipelineLayoutCreateInfo.setLayoutCount(info, all.length);
                VkPipelineLayoutCreateInfo.pSetLayouts(info, handles);
                int stages = compute ? Vk.VK_SHADER_STAGE_COMPUTE_BIT : Vk.VK_SHADER_STAGE_ALL_GRAPHICS;
                if (pushes) {
                    long range = VkPushConstantRange.make(s);
                    VkPushConstantRange.stageFlags(range, stages);
                    VkPushConstantRange.size(range, PushWords.COUNT * 4);
                    VkPipelineLayoutCreateInfo.pushConstantRangeCount(info, 1);
                    VkPipelineLayoutCreateInfo.pPushConstantRanges(info, range);
                }
                long out = s.take(8);
                long layout = gpu.made(
                        gpu.vk.vkCreatePipelineLayout(gpu.device, info, 0, out), out, "vkCreatePipelineLayout");
                long template = 0;
                for (SetLayout set : chosen) if (set.pushed) template = set.makeTemplate(gpu, layout);
                return new ProgramLayout(layout, chosen, wanted, all, pushes, template);
            }
        }

        synchronized void close() {
            for (ProgramLayout l : layouts.values()) {
                if (l.pushTemplate != 0) gpu.vk.vkDestroyDescriptorUpdateTemplate(gpu.device, l.pushTemplate, 0);
                gpu.vk.vkDestroyPipelineLayout(gpu.device, l.handle, 0);
            }
            ResidentLayouts r = residents;
            if (r != null) r.close();
            for (SetLayout l : sets.values()) {
                if (l.template != 0) gpu.vk.vkDestroyDescriptorUpdateTemplate(gpu.device, l.template, 0);
                gpu.vk.vkDestroyDescriptorSetLayout(gpu.device, l.handle, 0);
            }
        }
    }
}
