package tepui.frontends.gl.vertex;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.foreign.BufferBounds;
import tepui.frontends.gl.foreign.SmallBufferException;
import tepui.frontends.glsl.BuiltinSlots;
import tepui.pipe.Limits;
import tepui.pipe.StateCache;
import tepui.pipe.StateTable;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;

/**
 * A vertex array object. Attributes 0 to 15 are the generic ones, those behind lie where
 * {@link tepui.frontends.glsl.BuiltinSlots} has the conventional ones. Attributes name bindings, bindings name buffers; each
 * binding is a slot of the contract's vertex buffers.
 */
public final class VertexArray {
    public static final int ATTRIBUTES = Limits.VERTEX_ELEMENTS;
    /** Those that glVertexAttrib... and glEnableVertexAttribArray know. */
    public static final int GENERIC = 16;

    public final int name;

    /** Mask of the attributes whose array is on. */
    public int enabled;

    public final int[] size = new int[ATTRIBUTES];
    public final int[] type = new int[ATTRIBUTES];
    /** {@link VertexFormats#SCALED} ... */
    public final int[] kind = new int[ATTRIBUTES];

    public final int[] relativeOffset = new int[ATTRIBUTES];
    public final int[] binding = new int[ATTRIBUTES];
    private final Format[] format = new Format[ATTRIBUTES];
    /** Stride as given to glVertexAttribPointer, for getters. */
    public final int[] givenStride = new int[ATTRIBUTES];

    public final long[] pointer = new long[ATTRIBUTES];

    public final @Nullable BufferObject[] buffers = new @Nullable BufferObject[ATTRIBUTES];
    public final long[] offsets = new long[ATTRIBUTES];
    public final int[] strides = new int[ATTRIBUTES];
    public final int[] divisors = new int[ATTRIBUTES];
    /** How many bytes there are behind an address: the rest of a Java buffer, or {@link BufferBounds#UNKNOWN}. */
    private final long[] extents = new long[ATTRIBUTES];

    private @Nullable BufferObject elements;
    /** The array of glIndexPointer. */
    public IndexArray indices = IndexArray.INITIAL;

    private final int[] key = new int[ATTRIBUTES * 6];
    private int layout = -1;
    private int layoutWide;
    /**
     * Mask of the bindings whose offset is an address in the program's memory, as a pointer call without a buffer gave it. Every other offset is one into a
     * buffer, and stays one when the buffer goes.
     */
    private int addresses;

    /** {@link #usedBindings}, {@link #withoutBuffer} and {@link #clientArrays} are known. */
    private boolean masksKnown;

    private int usedBindings;
    private int withoutBuffer;
    private int clientArrays;

    public VertexArray(int name) {
        this.name = name;
        for (int i = 0; i < ATTRIBUTES; i++) {
            size[i] = 4;
            type[i] = GL_FLOAT;
            binding[i] = i;
            strides[i] = 16;
            format[i] = Format.R32G32B32A32_FLOAT;
        }
        // The secondary colour has no alpha (OpenGL 4.6 compatibility profile, table 23.4).
        size[BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR] = 3;
        strides[BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR] = 12;
        format[BuiltinSlots.ATTRIBUTE_SECONDARY_COLOR] = Format.R32G32B32_FLOAT;
    }

    public @Nullable BufferObject elements() {
        return elements;
    }

    public void setElements(@Nullable BufferObject buffer) {
        BufferObject old = elements;
        if (old == buffer) return;
        if (buffer != null) buffer.hold();
        elements = buffer;
        if (old != null) old.release();
    }

    public void enable(int attribute, boolean on) {
        int now = on ? enabled | 1 << attribute : enabled & ~(1 << attribute);
        if (now == enabled) return;
        enabled = now;
        masksKnown = false;
        layout = -1;
    }

    /** The format is one that {@link VertexFormats#of} gave. */
    public void setFormat(int attribute, int newSize, int newType, int newKind, Format newFormat, int offset) {
        if (size[attribute] == newSize
                && type[attribute] == newType
                && kind[attribute] == newKind
                && relativeOffset[attribute] == offset) return;
        size[attribute] = newSize;
        type[attribute] = newType;
        kind[attribute] = newKind;
        relativeOffset[attribute] = offset;
        format[attribute] = newFormat;
        layout = -1;
    }

    public Format format(int attribute) {
        return format[attribute];
    }

    public void setBinding(int attribute, int index) {
        if (binding[attribute] == index) return;
        binding[attribute] = index;
        masksKnown = false;
        layout = -1;
    }

    /** The buffer of a binding, with an offset into it; null takes it away. */
    public void setBuffer(int index, @Nullable BufferObject buffer, long offset, int stride) { // hot
        bind(index, buffer, offset, stride, addresses & ~(1 << index));
    }

    /** The same of a pointer call: without a buffer, the pointer of an array without a name is an address. */
    public void setPointer(int index, @Nullable BufferObject buffer, long pointer, int stride) { // hot
        boolean address = buffer == null && pointer != 0 && name == 0;
        if (address) extents[index] = BufferBounds.behind(pointer);
        bind(index, buffer, pointer, stride, address ? addresses | 1 << index : addresses & ~(1 << index));
    }

    private void bind(int index, @Nullable BufferObject buffer, long offset, int stride, int newAddresses) { // hot
        if (addresses != newAddresses) {
            addresses = newAddresses;
            masksKnown = false;
        }
        BufferObject old = buffers[index];
        if (old != buffer) {
            if (buffer != null) buffer.hold();
            buffers[index] = buffer;
            if (old == null || buffer == null) masksKnown = false;
            if (old != null) old.release();
        }
        offsets[index] = offset;
        if (strides[index] != stride) {
            strides[index] = stride;
            layout = -1;
        }
    }

    /** Whether a binding's offset is an address in the program's memory. */
    public boolean isAddress(int index) { // hot
        return (addresses >>> index & 1) != 0;
    }

    /** How many bytes there are behind a binding's address, where that is known. */
    public long extent(int index) { // hot
        return extents[index];
    }

    void setExtent(int index, long bytes) {
        extents[index] = bytes;
    }

    /**
     * Refuses to read so many bytes, some way behind a binding's address, that are not all in its Java buffer, and arrays that begin
     * where no memory can be.
     */
    public void checkAddress(int index, long before, long bytes) { // hot
        Native.check(offsets[index], 1);
        long there = extents[index];
        if (before >= 0 && before + bytes <= there || there == BufferBounds.UNKNOWN) return;
        if (before < 0) throw SmallBufferException.before(before);
        throw new SmallBufferException(before + bytes, there);
    }

    public void setDivisor(int index, int divisor) {
        if (divisors[index] == divisor) return;
        divisors[index] = divisor;
        layout = -1;
    }

    /** Mask of the bindings that enabled attributes use. */
    public int usedBindings() { // hot
        if (!masksKnown) findMasks();
        return usedBindings;
    }

    /** Mask of the enabled attributes whose data lie in the program's memory. */
    public int clientArrays() { // hot
        if (!masksKnown) findMasks();
        return clientArrays;
    }

    /** Mask of the enabled attributes that have no buffer. */
    public int withoutBuffer() { // hot
        if (!masksKnown) findMasks();
        return withoutBuffer;
    }

    private void findMasks() {
        int used = 0;
        int without = 0;
        int client = 0;
        for (int rest = enabled; rest != 0; rest &= rest - 1) {
            int a = Integer.numberOfTrailingZeros(rest);
            used |= 1 << binding[a];
            if (buffers[binding[a]] == null) without |= 1 << a;
            if (isAddress(binding[a])) client |= 1 << a;
        }
        usedBindings = used;
        withoutBuffer = without;
        clientArrays = client;
        masksKnown = true;
    }

    /** Names a deleted buffer no more. */
    public void unbind(BufferObject buffer) {
        if (elements == buffer) setElements(null);
        for (int i = 0; i < buffers.length; i++) if (buffers[i] == buffer) setBuffer(i, null, offsets[i], strides[i]);
    }

    /** Lets go of all buffers. */
    public void drop() {
        setElements(null);
        for (int i = 0; i < buffers.length; i++) setBuffer(i, null, 0, 16);
    }

    /**
     * The id of the layout of the enabled attributes.
     *
     * @param halves mask of the generic attributes whose third and fourth components are doubles that are read
     */
    public int layout(StateTable<VertexLayout> table, StateCache cache, int halves, boolean compatibility) { // hot
        int wide = halves == 0 ? 0 : halves & enabled & wideArrays();
        if (layout >= 0 && wide == layoutWide) return layout;
        layoutWide = wide;
        int n = 0;
        key[n++] = wide;
        for (int rest = enabled; rest != 0; rest &= rest - 1) {
            int a = Integer.numberOfTrailingZeros(rest);
            int b = binding[a];
            key[n++] = a | b << 8 | format[a].ordinal() << 16;
            key[n++] = relativeOffset[a];
            key[n++] = strides[b];
            key[n++] = divisors[b];
        }
        int id = cache.find(key, n);
        if (id < 0) {
            id = table.intern(make(wide, compatibility));
            cache.put(key, n, id);
        }
        layout = id;
        return id;
    }

    /** Mask of the attributes whose arrays hold three or four doubles. */
    private int wideArrays() { // hot
        int mask = 0;
        for (int a = 0; a < GENERIC; a++) if (kind[a] == VertexFormats.DOUBLE && size[a] > 2) mask |= 1 << a;
        return mask;
    }

    /** In the compatibility profile generic attribute 0 and the position are one; the generic array is the stronger. */
    private VertexLayout make(int wide, boolean compatibility) {
        List<VertexLayout.Element> list = new ArrayList<>();
        int last = 32 - Integer.numberOfLeadingZeros(usedBindings());
        for (int rest = enabled; rest != 0; rest &= rest - 1) {
            int a = Integer.numberOfTrailingZeros(rest);
            boolean taken = a >= BuiltinSlots.WIDE_ATTRIBUTE && (wide >> a - BuiltinSlots.WIDE_ATTRIBUTE & 1) != 0;
            boolean weaker = compatibility && a == BuiltinSlots.ATTRIBUTE_VERTEX && (enabled & 1) != 0;
            if (taken || weaker) continue;
            boolean two = kind[a] == VertexFormats.DOUBLE && size[a] > 2;
            Format whole = two ? Format.R64G64_FLOAT : format[a];
            list.add(new VertexLayout.Element(a, binding[a], relativeOffset[a], whole));
            int other = a == 0 ? BuiltinSlots.ATTRIBUTE_VERTEX : a == BuiltinSlots.ATTRIBUTE_VERTEX ? 0 : -1;
            if (compatibility && other >= 0 && (wide & 1) == 0)
                list.add(new VertexLayout.Element(other, binding[a], relativeOffset[a], whole));
            if ((wide >> a & 1) == 0 || a >= GENERIC) continue;
            Format rest2 = size[a] == 3 ? Format.R64_FLOAT : Format.R64G64_FLOAT;
            int half = a + BuiltinSlots.WIDE_ATTRIBUTE;
            list.add(new VertexLayout.Element(half, binding[a], relativeOffset[a] + 16, rest2));
        }
        List<VertexLayout.Binding> slots = new ArrayList<>();
        for (int i = 0; i < last; i++) slots.add(new VertexLayout.Binding(strides[i], divisors[i]));
        return new VertexLayout(list, slots);
    }
}
