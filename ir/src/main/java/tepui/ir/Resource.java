package tepui.ir;

import org.jspecify.annotations.Nullable;

/**
 * Resource of a shader: a buffer, texture or image that is bound from outside and addressed by (set, binding). The set
 * is the kind's ordinal: every kind has its own numbering of slots, per stage, as both OpenGL and Direct3D 9 have. An
 * array of resources takes consecutive slots.
 */
public final class Resource {
    public enum Kind {
        /** Read-only bytes, addressed by byte offset. */
        UNIFORM_BUFFER,
        /** A texture together with its sampler. */
        TEXTURE,
        /** Bytes that may be written. */
        STORAGE_BUFFER,
        /** Texels that may be written, without a sampler. */
        IMAGE
    }

    private final Kind kind;
    private final String name;
    private final int binding;
    private final int count;

    /** Textures and images: what is behind the binding. */
    public @Nullable TextureShape shape;
    /** Textures and images: F32 or I32. */
    public ScalarKind texelKind = ScalarKind.F32;
    /** Textures and images of integers: unsigned texels. */
    public boolean unsigned;
    /** Textures: the sampler compares with a reference. */
    public boolean shadow;
    /** Uniform buffers: bytes that the shader may read, 0 if unknown. */
    public int size;
    /** Storage buffers and images. */
    public boolean readOnly;

    public boolean writeOnly;
    public boolean coherent;
    /**
     * Textures and images: stands for all that are resident in the context, of the kind that is said here. The index of an access is a
     * place in the context's table. It takes no slot: binding 0, count 1.
     */
    public boolean resident;
    /** Images: the format's name in the contract's table when the shader declares it, else null. */
    public @Nullable String format;

    public Resource(Kind kind, String name, int binding, int count) {
        if (binding < 0 || count < 1) {
            throw new IllegalArgumentException("Resource '" + name + "': binding is " + binding + ", count is " + count
                    + "; binding must be at least 0, count at least 1");
        }
        this.kind = kind;
        this.name = name;
        this.binding = binding;
        this.count = count;
    }

    public Kind kind() {
        return kind;
    }

    public String name() {
        return name;
    }

    public int set() {
        return kind.ordinal();
    }

    /** First slot. */
    public int binding() {
        return binding;
    }

    /** Slots taken; 1 for no array. */
    public int count() {
        return count;
    }

    /** A copy at another slot, all other properties kept. */
    public Resource rebound(int newBinding) {
        Resource r = new Resource(kind, name, newBinding, count);
        r.shape = shape;
        r.texelKind = texelKind;
        r.unsigned = unsigned;
        r.shadow = shadow;
        r.size = size;
        r.readOnly = readOnly;
        r.writeOnly = writeOnly;
        r.coherent = coherent;
        r.resident = resident;
        r.format = format;
        return r;
    }

    @Override
    public String toString() {
        return "@" + name;
    }
}
