package tepui.frontends.gl.draw;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Backend;
import tepui.frontends.gl.base.Costs;
import tepui.frontends.gl.base.Dirty;
import tepui.frontends.gl.base.Errors;
import tepui.frontends.gl.base.EsRules;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.base.Profile;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.state.GlEnums;
import tepui.frontends.gl.state.RasterValues;
import tepui.frontends.gl.vertex.VertexArray;
import tepui.frontends.gl.vertex.VertexArrays;
import tepui.frontends.gl.vertex.VertexFormats;
import tepui.pipe.Buffer;
import tepui.pipe.Caps;
import tepui.pipe.Device;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;

/** Preparation of a draw: checks, indices, arrays in the program's memory. */
public final class DrawSetup {
    private final Device device;
    private final tepui.pipe.Context pipe;
    private final Caps caps;
    private final Profile profile;
    // ---- of the profile and the device, asked at each draw
    private final boolean compatibility;
    private final boolean es;
    private final boolean noError;
    private final boolean needsVertexArray;
    private final boolean tessellates;
    private final Dirty dirty;
    private final Errors errors;
    private final Costs costs;
    private final RasterValues raster;
    private final VertexArrays arrays;
    private final ProgramBindings programs;
    private final DrawRules rules;

    private final UploadRing vertices;
    private final UploadRing indices;
    private @Nullable Buffer boundIndices;
    private long boundOffset;
    private @Nullable IndexType boundType;
    private boolean restartOn;
    private int restartIndex;
    private boolean restartKnown;
    /** The first index of a draw, in units of its type, after {@link #bindIndices}. */
    public int firstIndex;

    public DrawSetup(
            Backend backend,
            Profile profile,
            Dirty dirty,
            Errors errors,
            Costs costs,
            RasterValues raster,
            Bound bound,
            DrawRules rules) {
        this.rules = rules;
        this.device = backend.device();
        this.pipe = backend.pipe();
        this.caps = backend.caps();
        this.profile = profile;
        compatibility = profile.compatibility;
        es = profile.es;
        noError = profile.noError;
        needsVertexArray = !profile.compatibility && !profile.es;
        tessellates = backend.caps().tessellation;
        this.dirty = dirty;
        this.errors = errors;
        this.costs = costs;
        this.raster = raster;
        this.arrays = bound.arrays();
        this.programs = bound.programs();
        vertices = new UploadRing(device, pipe);
        indices = new UploadRing(device, pipe);
    }

    // ---- checks ----------------------------------------------------------------------------------------------------

    /** The primitive of a mode; null where it is wrong, which is an error. */
    @Nullable
    public Primitive primitive(String call, int mode) { // hot
        Primitive p = GlEnums.primitive(mode);
        boolean legacy = mode >= GL_QUADS && mode <= GL_POLYGON;
        if (p == null
                || legacy && !compatibility
                || profile.es1 && mode > GL_TRIANGLE_FAN
                || mode == GL_PATCHES && !tessellates
                || es && !EsRules.isPrimitive(mode, profile.esNames)) {
            errors.error(GL_INVALID_ENUM, call + ": mode is 0x" + Integer.toHexString(mode));
            return null;
        }
        return p;
    }

    /** Whether a draw may happen as far as its arguments and bound objects say; errors are recorded. */
    public boolean allowed(String call, int mode, int count, int instances) { // hot
        if (count < 0 || instances < 0) {
            errors.error(GL_INVALID_VALUE, call + ": count is " + count + ", instances are " + instances);
            return false;
        }
        // KHR_no_error: what follows is undefined there; the device keeps the memory safe.
        return noError || isRight(call) && rules.allow(call, mode, count, instances);
    }

    /** Whether what is bound allows a draw. */
    private boolean isRight(String call) { // hot
        if (programs.lacksAssembly(call, errors)) return false;
        VertexArray a = arrays.bound;
        if (profile.coreOnly != 0 && !es && a == arrays.own) {
            errors.error(GL_INVALID_OPERATION, call + ": no vertex array object is bound");
            return false;
        }
        for (int rest = a.usedBindings(); rest != 0; rest &= rest - 1) {
            BufferObject b = a.buffers[Integer.numberOfTrailingZeros(rest)];
            if (b != null && b.isLocked()) {
                errors.error(GL_INVALID_OPERATION, call + ": buffer " + b.name + " is mapped");
                return false;
            }
        }
        return true;
    }

    /** May arguments come from a buffer? */
    public boolean allowsIndirect(String call) {
        return rules.allowsIndices(call);
    }

    /** The type of indices; null where it is wrong, which is an error. */
    @Nullable
    public IndexType indexType(String call, int type) { // hot
        if (!rules.allowsIndices(call)) return null;
        switch (type) {
            case GL_UNSIGNED_BYTE -> {
                return IndexType.U8;
            }
            case GL_UNSIGNED_SHORT -> {
                return IndexType.U16;
            }
            case GL_UNSIGNED_INT -> {
                return IndexType.U32;
            }
            default -> {
                errors.error(GL_INVALID_ENUM, call + ": type is 0x" + Integer.toHexString(type));
                return null;
            }
        }
    }

    // ---- indices ---------------------------------------------------------------------------------------------------

    /** Binds the indices of a draw; {@link #firstIndex} is the first then. False where there is nothing to read. */
    public boolean bindIndices(String call, IndexType type, int count, long address) { // hot
        BufferObject b = arrays.bound.elements();
        Buffer from;
        long offset;
        if (b == null) {
            if (arrays.bound != arrays.own || profile.coreOnly != 0 && !profile.es || address == 0) {
                if (address != 0 || profile.coreOnly != 0) {
                    errors.error(GL_INVALID_OPERATION, call + ": no buffer is bound to GL_ELEMENT_ARRAY_BUFFER");
                }
                return false;
            }
            long bytes = (long) count * type.bytes();
            indices.reserve(UploadRing.after(indices.end(), bytes, 0), bytes);
            offset = indices.put(address, bytes, 0);
            from = indices.buffer();
        } else {
            if (b.isLocked()) {
                errors.error(GL_INVALID_OPERATION, call + ": buffer " + b.name + " is mapped");
                return false;
            }
            from = b.pipe();
            offset = address;
            if (from == null || offset < 0 || offset >= from.size()) return false;
        }
        int bytes = type.bytes();
        long base = offset % bytes;
        firstIndex = (int) (offset / bytes);
        if (from != boundIndices
                || base != boundOffset
                || type != boundType
                || (dirty.bits & Dirty.INDEX_BUFFER) != 0) {
            pipe.bindIndexBuffer(from, base, type);
            boundIndices = from;
            boundOffset = base;
            boundType = type;
            dirty.bits &= ~Dirty.INDEX_BUFFER;
        }
        applyRestart(type);
        return true;
    }

    private void applyRestart(IndexType type) { // hot
        boolean on = raster.primitiveRestart || raster.primitiveRestartFixed;
        int index = raster.primitiveRestartFixed ? type.allOnes() : raster.restartIndex;
        // An index that the type cannot hold restarts nothing.
        if (on && type != IndexType.U32 && (index & ~type.allOnes()) != 0) on = false;
        if (restartKnown && on == restartOn && (!on || index == restartIndex)) return;
        pipe.setPrimitiveRestart(on, index);
        restartKnown = true;
        restartOn = on;
        restartIndex = index;
    }

    // ---- arrays in the program's memory ----------------------------------------------------------------------------

    /** Uploads arrays in the program's memory, elements {@code first} to {@code last}, and binds them in place of buffers. */
    public void uploadArrays(int mask, long first, long last, int firstInstance, int instances) {
        VertexArray a = arrays.bound;
        long end = vertices.end();
        long alone = 0;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            int attribute = Integer.numberOfTrailingZeros(rest);
            int slot = a.binding[attribute];
            long low = a.divisors[slot] == 0 ? first : firstInstance;
            long high = lastElement(a.divisors[slot], last, firstInstance, instances);
            if (high < low) continue;
            long bytes = bytes(a, attribute, high - low);
            end = UploadRing.after(end, bytes, low * a.strides[slot]);
            alone = UploadRing.after(alone, bytes, low * a.strides[slot]);
        }
        if (alone != 0) vertices.reserve(end, alone);
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            int attribute = Integer.numberOfTrailingZeros(rest);
            int slot = a.binding[attribute];
            long low = a.divisors[slot] == 0 ? first : firstInstance;
            long high = lastElement(a.divisors[slot], last, firstInstance, instances);
            if (high < low) continue;
            long before = low * a.strides[slot];
            long at = vertices.put(a.offsets[slot] + before, bytes(a, attribute, high - low), before);
            pipe.bindVertexBuffer(slot, vertices.buffer(), at - before);
        }
        dirty.bits |= Dirty.VERTEX_ARRAY;
        costs.converted("glDraw...", "arrays in the program's memory are copied for every draw; buffers would not be");
    }

    /** The last element that a draw reads of an array with a divisor. */
    private static long lastElement(int divisor, long last, int firstInstance, int instances) { // hot
        return divisor == 0 ? last : firstInstance + (instances - 1L) / divisor;
    }

    /** Bytes from an element of an attribute to the end of the one that lies {@code steps} behind it. */
    private static long bytes(VertexArray a, int attribute, long steps) { // hot
        int each = VertexFormats.bytes(a.size[attribute], a.type[attribute]) + a.relativeOffset[attribute];
        return steps * a.strides[a.binding[attribute]] + each;
    }

    /** Smallest and largest index of a draw, of indices in memory or in a buffer: the high word is the largest. */
    public long indexRange(IndexType type, int count, long address) {
        BufferObject b = arrays.bound.elements();
        int bytes = type.bytes();
        if (b == null) return scan(Native.segment(address, (long) count * bytes), type, count);
        Buffer from = b.pipe();
        if (from == null || address < 0) return -1;
        int readable = (int) Math.min(count, (from.size() - address) / bytes);
        if (readable <= 0) return -1;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment copy = arena.allocate((long) readable * bytes, 8);
            pipe.readBuffer(from, address, copy);
            return scan(copy, type, readable);
        }
    }

    private long scan(MemorySegment data, IndexType type, int count) {
        long low = Long.MAX_VALUE;
        long high = -1;
        boolean restarts = raster.primitiveRestart || raster.primitiveRestartFixed;
        long restart = Integer.toUnsignedLong(raster.primitiveRestartFixed ? type.allOnes() : raster.restartIndex);
        for (int i = 0; i < count; i++) {
            long index = switch (type) {
                case U8 -> data.get(java.lang.foreign.ValueLayout.JAVA_BYTE, i) & 255;
                case U16 -> data.get(java.lang.foreign.ValueLayout.JAVA_SHORT_UNALIGNED, 2L * i) & 0xffff;
                case U32 -> Integer.toUnsignedLong(data.get(java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED, 4L * i));
            };
            if (restarts && index == restart) continue;
            low = Math.min(low, index);
            high = Math.max(high, index);
        }
        return high < 0 ? -1 : low | high << 32;
    }

    public void closeUploads() {
        vertices.close();
        indices.close();
    }
}
