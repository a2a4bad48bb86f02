package tepui.drivers.vulkan.bind;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.program.ProgramLayout;
import tepui.drivers.vulkan.program.ResidentLayouts;
import tepui.drivers.vulkan.program.SetLayout;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.resource.AccessTable;
import tepui.drivers.vulkan.resource.VulkanBuffer;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.drivers.vulkan.resource.VulkanView;
import tepui.drivers.vulkan.spirv.ResidentMap;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.ir.Resource;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.pipe.Bind;

/**
 * Resident textures and images of a context, as descriptors and as hazards. A draw whose program has any uses all of them, but for what it
 * draws to: a program that keeps everything resident may draw to one of those that it does not look at.
 */
public final class Residents {
    private final ContextParts parts;
    private final BoundState state;
    private final Recorder recorder;
    private final Gpu gpu;
    private final DescriptorInfos infos;
    private @Nullable ResidentArrays arrays;
    private @Nullable ResidentTable table;
    /** By place: the element, and the view's id when it was written. */
    private int[][] elements = {{}, {}};

    private int[][] ids = {{}, {}};
    /** By place: the array that the element is in. */
    private int[][] bindings = {{}, {}};

    private final boolean[] dummies = new boolean[ResidentMap.BINDINGS * ResidentMap.DUMMIES];
    private final long[] bound = new long[2];

    Residents(ContextParts parts, DescriptorInfos infos) {
        this.parts = parts;
        this.infos = infos;
        state = parts.state;
        recorder = parts.recorder;
        gpu = recorder.gpu;
    }

    void forget(boolean compute) { // hot
        bound[compute ? 1 : 0] = 0;
    }

    // ---- barriers -------------------------------------------------------------------------------------------------

    boolean areNoted(ProgramLayout layout) { // hot
        if (layout.hasResidentImages && state.residentImages.count() > 0) return false;
        if (!layout.hasResidentTextures) return true;
        ResidentPlaces p = state.residentTextures;
        for (int i = 0; i < p.count(); i++) {
            VulkanView v = p.live(i);
            VulkanBuffer b = v.vkBuffer;
            VulkanTexture t = v.vkTexture;
            if (b != null && !recorder.isNoted(b.storage, AccessTable.GRAPHICS_READ)) return false;
            if (t == null || recorder.pass.isTarget(v)) continue;
            if (!recorder.isNoted(t, sampled(t, false))) return false;
        }
        return true;
    }

    private static int sampled(VulkanTexture t, boolean compute) { // hot
        return StageAccess.texture(t, compute ? Stage.COMPUTE : Stage.VERTEX);
    }

    private static int image(boolean writes, boolean compute) { // hot
        if (compute) return writes ? AccessTable.COMPUTE_STORAGE : AccessTable.COMPUTE_IMAGE_READ;
        return writes ? AccessTable.GRAPHICS_STORAGE : AccessTable.GRAPHICS_IMAGE_READ;
    }

    /** Does a draw need the open pass to end first? */
    boolean conflict(ProgramLayout layout) { // hot
        return walk(layout, true, false, false) || walk(layout, true, false, true);
    }

    /** Notes that a draw or dispatch uses all; what may be written comes last. */
    void use(ProgramLayout layout, boolean compute) { // hot
        walk(layout, false, compute, false);
        walk(layout, false, compute, true);
    }

    private boolean walk(ProgramLayout layout, boolean ask, boolean compute, boolean writes) { // hot
        if (layout.hasResidentTextures && !writes) {
            ResidentPlaces p = state.residentTextures;
            for (int i = 0; i < p.count(); i++) {
                VulkanView v = p.live(i);
                VulkanTexture t = v.vkTexture;
                int buffer = compute ? AccessTable.COMPUTE_READ : AccessTable.GRAPHICS_READ;
                if (one(v, ask, compute, t == null ? buffer : sampled(t, compute))) return true;
            }
        }
        if (!layout.hasResidentImages) return false;
        ResidentPlaces p = state.residentImages;
        for (int i = 0; i < p.count(); i++) {
            if (p.writes(i) != writes) continue;
            if (writes && !ask && !compute) recorder.shaderStores();
            if (one(p.live(i), ask, compute, image(writes, compute))) return true;
        }
        return false;
    }

    private boolean one(VulkanView v, boolean ask, boolean compute, int access) { // hot
        VulkanBuffer b = v.vkBuffer;
        VulkanTexture t = v.vkTexture;
        if (b != null) return Bindings.buffer(recorder, b, ask, compute, access);
        if (t == null || !compute && recorder.pass.isTarget(v)) return false;
        return Bindings.image(recorder, v, t, ask, compute, access);
    }

    // ---- descriptors ----------------------------------------------------------------------------------------------

    /** Binds both sets, where others are bound. */
    void bind(long cmd, int point, ProgramLayout layout, boolean compute, boolean anew) { // hot
        ResidentArrays a = arrays;
        ResidentTable words = table;
        if (a == null || words == null) {
            ResidentLayouts layouts = parts.device.residentLayouts();
            a = arrays = new ResidentArrays(gpu, recorder, layouts);
            words = table = new ResidentTable(gpu, layouts);
        }
        for (SetLayout.Slot slot : layout.residents) dummy(a, slot);
        follow(a, words, state.residentTextures, 0);
        follow(a, words, state.residentImages, 1);
        long set = words.set(recorder.serial);
        int which = compute ? 1 : 0;
        if (bound[which] == set && !anew) return;
        bound[which] = set;
        Scratch s = recorder.scratch;
        long mark = s.mark();
        long handles = s.take(16);
        Scratch.putLong(handles, set);
        Scratch.putLong(handles + 8, a.set);
        recorder.vk.vkCmdBindDescriptorSets(cmd, point, layout.handle, ResidentMap.TABLE_SET, 2, handles, 0, 0);
        s.release(mark);
    }

    private void dummy(ResidentArrays a, SetLayout.Slot slot) { // hot
        int binding = slot.binding().binding();
        int code = slot.binding().slot();
        int at = binding * ResidentMap.DUMMIES + code;
        if (dummies[at]) return;
        dummies[at] = true;
        infos.dummy(a, binding, code, slot);
    }

    /** Writes down what changed, and buffers that have other storage. */
    private void follow(ResidentArrays a, ResidentTable words, ResidentPlaces places, int kind) { // hot
        for (int i = 0; i < places.count(); i++) {
            VulkanView v = places.live(i);
            int place = places.place(i);
            if (v.vkBuffer != null && place < ids[kind].length && ids[kind][place] != v.id()) places.touch(place);
        }
        for (int place = places.nextChange(); place >= 0; place = places.nextChange()) {
            write(a, words, places, kind, place);
        }
    }

    private void write(ResidentArrays a, ResidentTable words, ResidentPlaces places, int kind, int place) {
        if (place >= elements[kind].length) {
            int length = Math.max(place + 1, 2 * elements[kind].length);
            elements[kind] = Arrays.copyOf(elements[kind], length);
            ids[kind] = Arrays.copyOf(ids[kind], length);
            bindings[kind] = Arrays.copyOf(bindings[kind], length);
        }
        if (elements[kind][place] != 0) a.free(bindings[kind][place], elements[kind][place]);
        elements[kind][place] = 0;
        ids[kind][place] = 0;
        VulkanView v = places.view(place);
        boolean image = kind == 1;
        if (v == null || !fits(v, image)) {
            words.put(2 * place + kind, 0);
            return;
        }
        boolean buffer = v.vkBuffer != null;
        int binding = ResidentMap.binding(image ? Resource.Kind.IMAGE : Resource.Kind.TEXTURE, buffer);
        int element = a.take(binding);
        elements[kind][place] = element;
        bindings[kind][place] = binding;
        ids[kind][place] = v.id();
        VulkanTexture t = v.vkTexture;
        if (t == null) {
            a.write(binding, element, v.bufferView(image), 0, 0);
        } else {
            boolean general = image || (t.desc().bind() & Bind.IMAGE) != 0;
            int layout = general ? Vk.VK_IMAGE_LAYOUT_GENERAL : Vk.VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
            long sampler = image ? 0 : parts.device.samplers.keep(infos.samplerState(v, places.sampler(place)));
            a.write(binding, element, v.image(image), sampler, layout);
        }
        boolean stencil = v.desc().stencil();
        var format = v.desc().format();
        int integer = stencil || format.isUnsignedInteger() ? 2 : format.isInteger() ? 1 : 0;
        TextureShape shape = buffer ? TextureShape.BUFFER : v.desc().shape();
        boolean depth = format.hasDepth() && !stencil;
        words.put(2 * place + kind, ResidentMap.word(ResidentMap.code(shape, integer, false), depth, element));
    }

    private static boolean fits(VulkanView v, boolean image) {
        VulkanTexture t = v.vkTexture;
        if (t == null) return v.vkBuffer != null;
        return image ? v.isStorage() : (t.desc().bind() & Bind.SAMPLED) != 0;
    }

    void close() {
        if (arrays != null) arrays.close();
        if (table != null) table.close();
    }
}
