package tepui.drivers.d3d12.dxbc;

import java.util.BitSet;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.pass.Walk;

/**
 * Registers of the resources that one shader's code uses: the slots of each kind in their order, without gaps. Programs
 * that use other slots alike so have the same registers, and with them the same root signature; and devices that have
 * few registers have enough of them whatever the slots' numbers are.
 */
final class ResourceRegisters {
    private final BitSet[] slots = new BitSet[Resource.Kind.values().length];

    ResourceRegisters(Shader shader) {
        for (int i = 0; i < slots.length; i++) slots[i] = new BitSet();
        for (var f : shader.functions) {
            Walk.each(f.body(), i -> {
                Resource r = i.resource;
                if (r != null) of(r.kind()).set(r.binding(), r.binding() + r.count());
            });
        }
    }

    private BitSet of(Resource.Kind kind) {
        return slots[kind.ordinal()];
    }

    /** The register of a resource that the code uses, of the first element of an array: the others follow. */
    int register(Resource r) {
        int rank = of(r.kind()).get(0, r.binding()).cardinality();
        return switch (r.kind()) {
            case UNIFORM_BUFFER -> Registers.FIRST_UNIFORM + rank;
            case TEXTURE, STORAGE_BUFFER -> rank;
            case IMAGE -> of(Resource.Kind.STORAGE_BUFFER).cardinality() + rank;
        };
    }
}
