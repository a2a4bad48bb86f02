package tepui.drivers.vulkan.spirv;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.IntSupplier;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.spirv.Spv;

/** Variables of resources, declared when code first uses them, at the place {@link BindingMap} gives. */
final class ResourceVariables {
    private final Shader shader;
    private final ModuleWriter module;
    private final CodeWriter code;
    private final IdentityHashMap<Resource, int[]> declared = new IdentityHashMap<>();
    /** The variable of the table of resident ones; 0 until it is needed. */
    private int table;

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

    // ---- resident ones ----------------------------------------------------------------------------------------------

    /**
     * A pointer to one of all resident textures or images, or to the dummy in its place: see {@link ResidentMap}.
     *
     * @param type of the descriptor
     */
    int resident(Resource r, int type, Value index) {
        module.capability(Spv.Capability.RuntimeDescriptorArray, module.options.residents, "runtimeDescriptorArray");
        module.capability(Spv.Capability.ShaderNonUniform);
        boolean texture = r.kind() == Resource.Kind.TEXTURE;
        boolean buffer = r.shape == TextureShape.BUFFER;
        module.capability(
                texture
                        ? buffer
                                ? Spv.Capability.UniformTexelBufferArrayNonUniformIndexing
                                : Spv.Capability.SampledImageArrayNonUniformIndexing
                        : buffer
                                ? Spv.Capability.StorageTexelBufferArrayNonUniformIndexing
                                : Spv.Capability.StorageImageArrayNonUniformIndexing);
        int[] known = declared.get(r);
        if (known == null) {
            known = declareResident(r, type);
            declared.put(r, known);
        }
        int element = nonUniform(descriptor(index.id, texture, known[1]));
        return nonUniform(code.chain(Spv.StorageClass.UniformConstant, type, known[0], element));
    }

    /** The same value, which need not be the same for all invocations. */
    int nonUniform(int id) {
        module.decorate(id, Spv.Decoration.NonUniform);
        return id;
    }

    private int[] declareResident(Resource r, int type) {
        TextureShape shape = r.shape == null ? TextureShape.D2 : r.shape;
        int integer = r.texelKind == ScalarKind.I32 ? r.unsigned ? 2 : 1 : 0;
        int code = ResidentMap.code(shape, integer, r.shadow);
        int binding = ResidentMap.binding(r.kind(), shape == TextureShape.BUFFER);
        int array = module.declare(Spv.Op.OpTypeRuntimeArray, type);
        int id = module.variable(r.name(), Spv.StorageClass.UniformConstant, array, 0);
        module.decorate(id, Spv.Decoration.DescriptorSet, ResidentMap.SET);
        module.decorate(id, Spv.Decoration.Binding, binding);
        if (r.kind() == Resource.Kind.IMAGE) {
            // Other variables show the same images.
            module.decorate(id, Spv.Decoration.Aliased);
            if (r.readOnly) module.decorate(id, Spv.Decoration.NonWritable);
            if (r.writeOnly) module.decorate(id, Spv.Decoration.NonReadable);
            if (r.coherent) module.decorate(id, Spv.Decoration.Coherent);
        }
        bindings.add(new SpirvModule.Binding(r.kind(), ResidentMap.SET, binding, code, 1, shape));
        return new int[] {id, code};
    }

    /** The descriptor that the table names for a place, if it is there and what is wanted; or the dummy. */
    private int descriptor(int place, boolean texture, int wanted) {
        int uint = module.type(Type.I32);
        if (table == 0) table = declareTable();
        int length = code.op(Spv.Op.OpArrayLength, Type.I32, table, 0);
        int places = code.op(Spv.Op.OpShiftRightLogical, Type.I32, length, module.i32(1));
        int inside = code.op(Spv.Op.OpULessThan, Type.BOOL, place, places);
        int safe = code.select(Type.I32, inside, true, place, module.i32(0));
        int pair = code.op(Spv.Op.OpShiftLeftLogical, Type.I32, safe, module.i32(1));
        int at =
                code.chain(Spv.StorageClass.StorageBuffer, uint, table, module.i32(0), code.add(pair, texture ? 0 : 1));
        int word = code.load(uint, at);
        int found = code.op(Spv.Op.OpBitwiseAnd, Type.I32, word, module.i32(ResidentMap.mask(wanted)));
        int same = code.op(Spv.Op.OpIEqual, Type.BOOL, found, module.i32(ResidentMap.wanted(wanted)));
        int fits = code.op(Spv.Op.OpLogicalAnd, Type.BOOL, inside, same);
        int number = code.op(Spv.Op.OpBitwiseAnd, Type.I32, word, module.i32(0xffffff));
        return code.select(Type.I32, fits, true, number, module.i32(wanted));
    }

    private int declareTable() {
        int array = module.fresh(Spv.Op.OpTypeRuntimeArray, module.type(Type.I32));
        module.decorate(array, Spv.Decoration.ArrayStride, 4);
        int struct = module.fresh(Spv.Op.OpTypeStruct, array);
        module.decorate(struct, Spv.Decoration.Block);
        module.decorateMember(struct, 0, Spv.Decoration.Offset, 0);
        module.decorateMember(struct, 0, Spv.Decoration.NonWritable);
        int id = module.variable("residents", Spv.StorageClass.StorageBuffer, struct, 0);
        module.decorate(id, Spv.Decoration.DescriptorSet, ResidentMap.TABLE_SET);
        module.decorate(id, Spv.Decoration.Binding, 0);
        return id;
    }

    // ---- arrays -----------------------------------------------------------------------------------------------------

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
