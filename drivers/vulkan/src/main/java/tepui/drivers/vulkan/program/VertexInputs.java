package tepui.drivers.vulkan.program;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.DeviceCore;
import tepui.drivers.vulkan.device.VulkanFormats;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.ir.ScalarKind;
import tepui.ir.Variable;
import tepui.ir.pass.LowerVertexFetch;
import tepui.ir.pass.LowerVertexFetch.Form;
import tepui.pipe.VertexLayout;
import tepui.pipe.driver.AttributeForms;
import tepui.pipe.driver.ContextState;
import tepui.pipe.format.Format;

/**
 * Vertex layouts as Vulkan wants them, for the locations that a vertex shader reads. A location without an element is a constant attribute; an
 * element whose buffer is not bound reads 0, 0, 0, 1. Both come from one more binding with a stride of 0.
 */
public final class VertexInputs {
    /** The binding of the constant attributes. */
    public static final int CONSTANTS = 31;

    private record Key(int layout, int shader, int unbound) {}

    /** Last look-up, the key and what it found: most look-ups alternate between two. */
    private record Recent(int layout, int shader, int unbound, Input input) {}

    /**
     * One form of a layout; the arrays are those of vkCmdSetVertexInputEXT.
     *
     * @param inKeys what stands for it in keys: the first input that differs in nothing but strides, where those come with the buffers
     * @param takesStrides strides come with the buffers; each is 0 or has room for all attributes, as Vulkan wants it then
     * @param strides by slot, eight bytes each, for vkCmdBindVertexBuffers2
     * @param layout what it was made of, with {@code unbound}
     * @param constants what the binding of the constants holds, 16 bytes each: their first words in the context's
     * @param slots vertex buffer slots that are read
     */
    public record Input(
            int id,
            int inKeys,
            boolean takesStrides,
            long strides,
            int layout,
            int unbound,
            int bindings,
            long bindingList,
            int attributes,
            long attributeList,
            int[] constants,
            int slots) {
        public boolean usesConstants() { // hot
            return constants.length != 0;
        }
    }

    /** No layout: what a command buffer has at first. */
    public static final Input NONE = new Input(0, 0, false, 0, 0, 0, 0, 0, 0, 0, new int[0], 0);

    private final DeviceCore device;
    private final Scratch memory = new Scratch(1 << 16);
    private final Map<Key, Input> inputs = new HashMap<>();
    private final List<Input> all = new ArrayList<>();
    private final @Nullable Recent[] recent = new Recent[64];
    private @Nullable Input[] byId = new Input[64];

    VertexInputs(DeviceCore device) {
        this.device = device;
    }

    public Input get(int layout, GraphicsProgram program, int unbound) { // hot
        int at = (layout * 31 + program.vertex.id) & recent.length - 1;
        Recent r = recent[at];
        if (r != null && r.layout == layout && r.shader == program.vertex.id && r.unbound == unbound) return r.input;
        Input found = find(layout, program, unbound);
        recent[at] = new Recent(layout, program.vertex.id, unbound, found);
        return found;
    }

    private synchronized Input find(int layout, GraphicsProgram program, int unbound) {
        Key key = new Key(layout, program.vertex.id, unbound);
        Input known = inputs.get(key);
        if (known != null) return known;
        int id = all.size() + 1;
        Input made = like(make(id, layout, program, unbound));
        if (made.id != id) {
            inputs.put(key, made);
            return made;
        }
        all.add(made);
        if (id >= byId.length) byId = Arrays.copyOf(byId, id * 2);
        byId[id] = made;
        inputs.put(key, made);
        return made;
    }

    /** The one that says the same of that layout, of another program: a change of program then changes nothing here. */
    private Input like(Input made) {
        for (Input i : all) {
            boolean same = i.layout == made.layout
                    && i.unbound == made.unbound
                    && i.slots == made.slots
                    && i.bindings == made.bindings
                    && i.attributes == made.attributes
                    && Arrays.equals(i.constants, made.constants)
                    && equal(i.bindingList, made.bindingList, i.bindings * VkVertexInputBindingDescription2EXT.BYTES)
                    && equal(
                            i.attributeList,
                            made.attributeList,
                            i.attributes * VkVertexInputAttributeDescription2EXT.BYTES);
            if (same) return i;
        }
        return made;
    }

    private static boolean equal(long a, long b, int bytes) {
        for (int i = 0; i < bytes; i += 4) if (Scratch.getInt(a + i) != Scratch.getInt(b + i)) return false;
        return true;
    }

    public synchronized Input get(int id) {
        Input input = byId[id];
        if (input == null) throw new IllegalArgumentException("VertexInputs.get: id is " + id + ", which is unknown");
        return input;
    }

    private Input make(int id, int layoutId, GraphicsProgram program, int unbound) {
        VertexLayout layout = device.states().vertexLayout.get(layoutId);
        long wanted = program.vertexCode.inputs();
        List<int[]> attributes = new ArrayList<>();
        List<Integer> constants = new ArrayList<>();
        Map<Integer, Form> forms = program.key.forms.byLocation();
        int slots = 0;
        for (Variable v : program.vertex.shader.inputs) {
            if (v.location < 0) continue;
            int places = v.elements() * v.slotsPerElement();
            for (int i = 0; i < places; i++) {
                int location = v.location + i;
                // The second half of a wide 64-bit attribute comes behind the first.
                int half = v.slotsPerElement() == 2 ? i & 1 : 0;
                if (location > 31 || (wanted & 1L << location) == 0 || has(attributes, location)) continue;
                VertexLayout.Element e = element(layout, location - half);
                Form form = forms.get(location);
                if (form != null && !LowerVertexFetch.applies(v, form)) form = null;
                slots |= add(attributes, constants, e, v, form, location, half, unbound);
                if (e == null || form == null) continue;
                int[] more = LowerVertexFetch.places(program.vertex.shader, forms, location);
                for (int m = 0; m < more.length; m++) {
                    if ((wanted & 1L << more[m]) == 0) continue;
                    slots |= add(attributes, constants, e, v, form, more[m], m + 1, unbound);
                }
            }
        }
        int count = Integer.bitCount(slots) + (constants.isEmpty() ? 0 : 1);
        long bindingList = memory.take(Math.max(1, count) * (long) VkVertexInputBindingDescription2EXT.BYTES);
        int n = 0;
        for (int i = 0; i < 32; i++) {
            boolean constant = i == CONSTANTS && !constants.isEmpty();
            if ((slots & 1 << i) == 0 && !constant) continue;
            long b = bindingList + (long) n++ * VkVertexInputBindingDescription2EXT.BYTES;
            VkVertexInputBindingDescription2EXT.sType(b, Vk.VK_STRUCTURE_TYPE_VERTEX_INPUT_BINDING_DESCRIPTION_2_EXT);
            VkVertexInputBindingDescription2EXT.binding(b, i);
            VkVertexInputBindingDescription2EXT.divisor(b, 1);
            if (constant) continue;
            VertexLayout.Binding source = layout.bindings().get(i);
            VkVertexInputBindingDescription2EXT.stride(b, source.stride());
            if (source.divisor() > 0) {
                VkVertexInputBindingDescription2EXT.inputRate(b, Vk.VK_VERTEX_INPUT_RATE_INSTANCE);
                VkVertexInputBindingDescription2EXT.divisor(b, source.divisor());
            }
        }
        long attributeList =
                memory.take(Math.max(1, attributes.size()) * (long) VkVertexInputAttributeDescription2EXT.BYTES);
        for (int i = 0; i < attributes.size(); i++) {
            long a = attributeList + (long) i * VkVertexInputAttributeDescription2EXT.BYTES;
            int[] from = attributes.get(i);
            VkVertexInputAttributeDescription2EXT.sType(
                    a, Vk.VK_STRUCTURE_TYPE_VERTEX_INPUT_ATTRIBUTE_DESCRIPTION_2_EXT);
            VkVertexInputAttributeDescription2EXT.location(a, from[0]);
            VkVertexInputAttributeDescription2EXT.binding(a, from[1]);
            VkVertexInputAttributeDescription2EXT.format(a, from[2]);
            VkVertexInputAttributeDescription2EXT.offset(a, from[3]);
        }
        int[] from = constants.stream().mapToInt(Integer::intValue).toArray();
        boolean room = device.gpu.features.dynamic.strides;
        long strides = room ? memory.take(32 * 8) : 0;
        for (int i = 0; i < count && strides != 0; i++) {
            long b = bindingList + (long) i * VkVertexInputBindingDescription2EXT.BYTES;
            int stride = VkVertexInputBindingDescription2EXT.stride(b);
            int slot = VkVertexInputBindingDescription2EXT.binding(b);
            Scratch.putLong(strides + 8L * slot, stride);
            room &= stride == 0 || stride >= extent(layout, slot);
        }
        int elements = attributes.size();
        int alike = room ? alike(count, bindingList, elements, attributeList, from) : 0;
        int inKeys = alike == 0 ? id : alike;
        return new Input(
                id, inKeys, room, strides, layoutId, unbound, count, bindingList, elements, attributeList, from, slots);
    }

    /**
     * What a location is fed with: an element, or a constant.
     *
     * @param part which half of 64-bit components, or which component of those that are fetched one by one
     * @return the bit of the slot that is read
     */
    private int add(
            List<int[]> attributes,
            List<Integer> constants,
            VertexLayout.@Nullable Element e,
            Variable v,
            @Nullable Form form,
            int location,
            int part,
            int unbound) {
        int format = e == null ? 0 : format(e.format(), form, part);
        if (e == null || format == 0) {
            attributes.add(new int[] {location, CONSTANTS, constantFormat(v), 16 * constants.size()});
            constants.add(location * 4);
        } else if ((unbound & 1 << e.binding()) != 0) {
            boolean integer =
                    form != null && !form.kind().isFloats() || v.type().kind() != ScalarKind.F32;
            int as = form == null || form.kind() == LowerVertexFetch.Kind.INTEGERS_APART
                    ? constantFormat(v)
                    : device.formats.vertex(AttributeForms.constant(form));
            attributes.add(new int[] {location, CONSTANTS, as, 16 * constants.size()});
            constants.add((integer ? ContextState.UNBOUND_INT : ContextState.UNBOUND_FLOAT) / 4);
        } else {
            boolean apart = form != null && form.kind().isApart();
            int offset = part * (apart ? e.format().blockBytes() / e.format().channels().length : 16);
            attributes.add(new int[] {location, e.binding(), format, e.offset() + offset});
            return 1 << e.binding();
        }
        return 0;
    }

    private int format(Format own, @Nullable Form form, int part) {
        if (form == null) {
            return part == 0 ? device.formats.vertex(own) : VulkanFormats.words(own.channels().length, 1);
        }
        if (part > 0 && !form.kind().isApart()) return VulkanFormats.words(form.components(), 1);
        Format words = AttributeForms.words(form, own);
        return words == null ? 0 : device.formats.vertex(words);
    }

    /** How far the elements of a binding reach. */
    private static int extent(VertexLayout layout, int binding) {
        int end = 0;
        for (VertexLayout.Element e : layout.elements()) {
            if (e.binding() == binding)
                end = Math.max(end, e.offset() + e.format().blockBytes());
        }
        return end;
    }

    /** The input that pipelines are made with where only strides differ; 0 for none yet. */
    private int alike(int bindings, long bindingList, int attributes, long attributeList, int[] constants) {
        for (Input i : all) {
            if (!i.takesStrides || i.bindings != bindings || i.attributes != attributes) continue;
            boolean same = Arrays.equals(i.constants, constants)
                    && equal(i.attributeList, attributeList, attributes * VkVertexInputAttributeDescription2EXT.BYTES);
            for (int b = 0; b < bindings && same; b++) {
                long at = (long) b * VkVertexInputBindingDescription2EXT.BYTES;
                same = VkVertexInputBindingDescription2EXT.binding(i.bindingList + at)
                                == VkVertexInputBindingDescription2EXT.binding(bindingList + at)
                        && VkVertexInputBindingDescription2EXT.inputRate(i.bindingList + at)
                                == VkVertexInputBindingDescription2EXT.inputRate(bindingList + at)
                        && VkVertexInputBindingDescription2EXT.divisor(i.bindingList + at)
                                == VkVertexInputBindingDescription2EXT.divisor(bindingList + at);
            }
            if (same) return i.inKeys;
        }
        return 0;
    }

    private static boolean has(List<int[]> attributes, int location) {
        for (int[] a : attributes) if (a[0] == location) return true;
        return false;
    }

    private static VertexLayout.@Nullable Element element(VertexLayout layout, int location) {
        for (VertexLayout.Element e : layout.elements()) if (e.location() == location) return e;
        return null;
    }

    private static int constantFormat(Variable v) {
        return switch (v.type().kind()) {
            case F64, I64 -> VulkanFormats.words(Math.min(2, v.type().width()), 0);
            case F32 -> Vk.VK_FORMAT_R32G32B32A32_SFLOAT;
            default -> v.unsigned ? Vk.VK_FORMAT_R32G32B32A32_UINT : Vk.VK_FORMAT_R32G32B32A32_SINT;
        };
    }

    void close() {
        memory.close();
    }
}
