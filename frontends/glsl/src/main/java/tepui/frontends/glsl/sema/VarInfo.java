package tepui.frontends.glsl.sema;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builtin;
import tepui.ir.Interpolation;

/**
 * Qualifiers of a variable, block or block member: what its declaration says beside the type. Filled by the analysis;
 * linking fills in locations, bindings and offsets that were left open.
 */
public final class VarInfo {
    /** Storage qualifiers. */
    public enum Storage {
        /** Local, or global without a qualifier. */
        PRIVATE,
        CONST,
        IN,
        OUT,
        UNIFORM,
        BUFFER,
        SHARED,
        PARAMETER
    }

    /** Memory layouts of a block. */
    public enum Packing {
        SHARED,
        PACKED,
        STD140,
        STD430
    }

    public enum Precision {
        NONE,
        LOW,
        MEDIUM,
        HIGH
    }

    public Storage storage = Storage.PRIVATE;
    public Precision precision = Precision.NONE;
    public Interpolation interpolation = Interpolation.SMOOTH;
    /** Was one of smooth, flat, noperspective written? */
    public boolean interpolationWritten;

    public Interpolation.Place place = Interpolation.Place.CENTER;
    public boolean patch;
    public boolean invariant;
    public boolean precise;
    /** An output of a fragment shader that begins with what its target holds: inout. */
    public boolean fetched;
    /** Fetched values may be older than the last draw: layout(noncoherent). */
    public boolean nonCoherent;
    /** gl_Layer counts from the viewport's index. */
    public boolean viewportRelative;
    // ---- memory qualifiers
    public boolean coherent;
    public boolean isVolatile;
    public boolean restrict;
    public boolean readOnly;
    public boolean writeOnly;
    /** Its samplers, and its images, may hold handles: said by it, or by a layout for all. */
    public boolean bindlessSampler;

    public boolean bindlessImage;
    /** bindless_sampler, bound_sampler, bindless_image, bound_image as written, in bits: see {@link #BINDLESS_SAMPLER}. */
    public int bindlessWritten;

    public static final int BINDLESS_SAMPLER = 1;
    public static final int BOUND_SAMPLER = 2;
    public static final int BINDLESS_IMAGE = 4;
    public static final int BOUND_IMAGE = 8;
    // ---- layout; -1: not written
    public int location = -1;
    public int component = -1;
    public int index = -1;
    public int binding = -1;
    public int set = -1;
    public int offset = -1;
    public int align = -1;
    public int stream = -1;
    public int xfbBuffer = -1;
    public int xfbOffset = -1;
    public int xfbStride = -1;
    public Packing packing = Packing.SHARED;
    public boolean rowMajor;
    /** Images: the format qualifier as written, such as rgba8. */
    public @Nullable String imageFormat;
    /** The gl_ variable of the pipeline that it is; else NONE. */
    public Builtin builtin = Builtin.NONE;

    /** A layout name of the whole stage that stands in the declaration; null: none. */
    public @Nullable String stageLayout;
    /** The last of shared, packed, std140, std430 that was written; null: none. */
    public @Nullable String packingName;
    /** row_major or column_major was written. */
    public boolean matrixOrderWritten;

    public int pos;

    public VarInfo() {}

    public VarInfo copy() {
        VarInfo v = new VarInfo();
        v.storage = storage;
        v.precision = precision;
        v.interpolation = interpolation;
        v.interpolationWritten = interpolationWritten;
        v.place = place;
        v.patch = patch;
        v.invariant = invariant;
        v.precise = precise;
        v.coherent = coherent;
        v.isVolatile = isVolatile;
        v.restrict = restrict;
        v.readOnly = readOnly;
        v.writeOnly = writeOnly;
        v.location = location;
        v.component = component;
        v.index = index;
        v.binding = binding;
        v.set = set;
        v.offset = offset;
        v.align = align;
        v.stream = stream;
        v.xfbBuffer = xfbBuffer;
        v.xfbOffset = xfbOffset;
        v.xfbStride = xfbStride;
        v.packing = packing;
        v.rowMajor = rowMajor;
        v.imageFormat = imageFormat;
        v.builtin = builtin;
        v.fetched = fetched;
        v.nonCoherent = nonCoherent;
        v.viewportRelative = viewportRelative;
        v.stageLayout = stageLayout;
        v.packingName = packingName;
        v.matrixOrderWritten = matrixOrderWritten;
        v.bindlessSampler = bindlessSampler;
        v.bindlessImage = bindlessImage;
        v.bindlessWritten = bindlessWritten;
        v.pos = pos;
        return v;
    }
}
