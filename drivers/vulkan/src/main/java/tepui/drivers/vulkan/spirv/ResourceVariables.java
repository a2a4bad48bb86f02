package tepui.drivers.vulkan.spirv;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.IntSupplier;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Value;
import tepui.ir.spirv.Spv;

/** Variables of resources, declared when code first uses them, at the place {@link BindingMap} gives. */
final class ResourceVariables {
    private final Shader shader;
    private final ModuleWriter module;
    private final CodeWriter code;
    private final IdentityHashMap<Resource, int[]> declared = new IdentityHashMap<>();
    final List<SpirvModule.Binding> bindings = new ArrayList<>();

    ResourceVariables(Shader shader, CodeWriter code) {
        this.shader = shader;
        this.module = code.module;
        this.code = code;
    }

    /** The variable; its type, of one element, is asked for once. */
    int variable(Resource r, int storageClass, IntSupplier type) {
        int[] known = declared.get(r);
        if (known == null) {
            known = declare(r, storageClass, type.getAsInt());
            declared.put(r, known);
        }
        return known[0];
    }

    /** The type of one element of a declared resource. */
    int elementType(Resource r) {
        int[] known = declared.get(r);
        if (known == null) throw new IllegalStateException("SPIR-V: " + r + " was not declared");
        return known[1];
    }

    private int[] declare(Resource r, int storageClass, int element) {
        int set = BindingMap.set(r.kind());
        int binding = BindingMap.binding(shader.stage, set, r.binding());
        int type = r.count() > 1 ? module.array(element, r.count()) : element;
        int id = module.variable(r.name(), storageClass, type, 0);
        module.decorate(id, Spv.Decoration.DescriptorSet, set);
        module.decorate(id, Spv.Decoration.Binding, binding);
        bindings.add(new SpirvModule.Binding(r.kind(), set, binding, r.binding(), r.count(), r.shape));
        return new int[] {id, element};
    }

    /** The index into an array of resources, kept inside; one that is not constant needs a feature. */
    int index(Resource r, Value index) {
        int most = r.count() - 1;
        if (index.isConst()) return module.i32(Math.clamp(index.constInt(0) & 0xffffffffL, 0, most));
        SpirvOptions o = module.options;
        switch (r.kind()) {
            case UNIFORM_BUFFER ->
                module.capability(
                        Spv.Capability.UniformBufferArrayDynamicIndexing,
                        o.uniformBufferArrayDynamicIndexing,
                        "shaderUniformBufferArrayDynamicIndexing");
            case TEXTURE ->
                module.capability(
                        Spv.Capability.SampledImageArrayDynamicIndexing,
                        o.sampledImageArrayDynamicIndexing,
                        "shaderSampledImageArrayDynamicIndexing");
            case STORAGE_BUFFER ->
                module.capability(
                        Spv.Capability.StorageBufferArrayDynamicIndexing,
                        o.storageBufferArrayDynamicIndexing,
                        "shaderStorageBufferArrayDynamicIndexing");
            case IMAGE ->
                module.capability(
                        Spv.Capability.StorageImageArrayDynamicIndexing,
                        o.storageImageArrayDynamicIndexing,
                        "shaderStorageImageArrayDynamicIndexing");
        }
        return code.atMost(index.id, most);
    }
}
