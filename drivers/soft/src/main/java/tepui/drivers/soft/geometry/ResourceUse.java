package tepui.drivers.soft.geometry;

import java.util.BitSet;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.ir.Function;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.pass.Walk;
import tepui.pipe.Limits;

/** Slots that a shader uses, each once and in order, and which of them it writes. */
public final class ResourceUse {
    public final int[] uniforms;
    public final int[] storages;
    public final int[] textures;
    public final int[] images;
    /** Bit per slot. */
    public final int writtenStorages;

    public final int writtenImages;
    /** It finds textures, or images, among the resident ones; it writes such images. */
    public final boolean residentTextures;

    public final boolean residentImages;
    public final boolean writesResidents;
    /** Slots looked at: one above the highest. */
    public final int uniformCount;

    public final int storageCount;
    public final int textureCount;
    public final int imageCount;

    public ResourceUse(Shader shader) {
        BitSet[] used = {new BitSet(), new BitSet(), new BitSet(), new BitSet()};
        boolean[] resident = new boolean[Resource.Kind.values().length];
        for (Resource r : shader.resources) {
            if (r.resident) {
                resident[r.kind().ordinal()] = true;
                continue;
            }
            int limit = limit(r.kind());
            if (r.binding() + r.count() > limit) {
                throw new IllegalArgumentException("createShader: resource '" + r.name() + "' of '" + shader.name
                        + "' takes slots " + r.binding() + " to " + (r.binding() + r.count() - 1) + ", there are "
                        + limit);
            }
            used[r.kind().ordinal()].set(r.binding(), r.binding() + r.count());
        }
        BitSet[] written = {new BitSet(), new BitSet(), new BitSet(), new BitSet()};
        boolean[] stores = {false};
        for (Function f : shader.functions) {
            Walk.each(f.body(), instr -> {
                Resource r = instr.resource;
                if (r != null && r.resident) {
                    stores[0] |= writes(instr.op);
                } else if (r != null && writes(instr.op)) {
                    written[r.kind().ordinal()].set(r.binding(), r.binding() + r.count());
                }
            });
        }
        residentTextures = resident[Resource.Kind.TEXTURE.ordinal()];
        residentImages = resident[Resource.Kind.IMAGE.ordinal()];
        writesResidents = stores[0];
        uniforms = slots(used, Resource.Kind.UNIFORM_BUFFER);
        storages = slots(used, Resource.Kind.STORAGE_BUFFER);
        textures = slots(used, Resource.Kind.TEXTURE);
        images = slots(used, Resource.Kind.IMAGE);
        writtenStorages = mask(written[Resource.Kind.STORAGE_BUFFER.ordinal()]);
        writtenImages = mask(written[Resource.Kind.IMAGE.ordinal()]);
        uniformCount = used[Resource.Kind.UNIFORM_BUFFER.ordinal()].length();
        storageCount = used[Resource.Kind.STORAGE_BUFFER.ordinal()].length();
        textureCount = used[Resource.Kind.TEXTURE.ordinal()].length();
        imageCount = used[Resource.Kind.IMAGE.ordinal()].length();
    }

    /** Binds in one frame what is bound in another. */
    void copy(KernelFrame from, KernelFrame to) { // hot
        for (int slot : uniforms) {
            to.uniformAddress[slot] = from.uniformAddress[slot];
            to.uniformSize[slot] = from.uniformSize[slot];
        }
        for (int slot : storages) {
            to.storageAddress[slot] = from.storageAddress[slot];
            to.storageSize[slot] = from.storageSize[slot];
        }
        for (int slot : textures) to.textures[slot] = from.textures[slot];
        for (int slot : images) to.images[slot] = from.images[slot];
        to.residentTextures = from.residentTextures;
        to.residentImages = from.residentImages;
    }

    private static int[] slots(BitSet[] used, Resource.Kind kind) {
        return used[kind.ordinal()].stream().toArray();
    }

    private static int mask(BitSet slots) {
        int mask = 0;
        for (int s = slots.nextSetBit(0); s >= 0; s = slots.nextSetBit(s + 1)) mask |= 1 << s;
        return mask;
    }

    private static boolean writes(Op op) {
        return switch (op) {
            case STORE_STORAGE, ATOMIC_STORAGE, IMAGE_STORE, IMAGE_ATOMIC -> true;
            default -> false;
        };
    }

    private static int limit(Resource.Kind kind) {
        return switch (kind) {
            case UNIFORM_BUFFER -> Limits.UNIFORM_BUFFERS;
            case TEXTURE -> Limits.TEXTURES;
            case STORAGE_BUFFER -> Limits.STORAGE_BUFFERS;
            case IMAGE -> Limits.IMAGES;
        };
    }
}
