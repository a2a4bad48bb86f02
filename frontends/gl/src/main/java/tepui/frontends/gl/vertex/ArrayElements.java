package tepui.frontends.gl.vertex;

import static tepui.frontends.gl.constants.Enumerants.*;

import java.lang.foreign.Arena;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Native;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.fixed.PackedAttribute;
import tepui.frontends.gl.state.RasterValues;
import tepui.frontends.glsl.BuiltinSlots;
import tepui.pipe.Buffer;

/**
 * Reader of elements of the current vertex array on the processor. From a buffer each element is a read of its own:
 * right, not fast.
 */
public final class ArrayElements implements VertexArrayReader {
    private final tepui.pipe.Context pipe;
    private final VertexArrays arrays;
    private final RasterValues raster;

    private static final int ONE = 0x3f800000;

    private final Arena arena = Arena.ofAuto();
    private final long scratch = Native.local(arena.allocate(64, 16).address());
    private final int[] out = new int[4];

    public ArrayElements(tepui.pipe.Context pipe, VertexArrays arrays, RasterValues raster) {
        this.pipe = pipe;
        this.arrays = arrays;
        this.raster = raster;
    }

    /** Where so many bytes of a buffer can be read; 0 where they lie outside. */
    private long read(BufferObject b, long offset, int bytes) {
        Buffer from = b.pipe();
        if (from == null || offset < 0 || bytes > 64 || offset > from.size() - bytes) return 0;
        pipe.readBuffer(from, offset, Native.target(scratch, bytes));
        return scratch;
    }

    @Override
    public int index(int type, long indices, int i) {
        int bytes = switch (type) {
            case GL_UNSIGNED_BYTE -> 1;
            case GL_UNSIGNED_SHORT -> 2;
            default -> 4;
        };
        long at = indices + (long) i * bytes;
        BufferObject b = arrays.bound.elements();
        if (b != null) at = read(b, at, bytes);
        if (at == 0) return 0;
        return switch (bytes) {
            case 1 -> Native.getByte(at) & 0xff;
            case 2 -> Native.getShort(at) & 0xffff;
            default -> Native.getInt(at);
        };
    }

    @Override
    public boolean isRestart(int type, int index) {
        if (!raster.primitiveRestartFixed) return raster.primitiveRestart && index == raster.restartIndex;
        return index == (type == GL_UNSIGNED_BYTE ? 0xff : type == GL_UNSIGNED_SHORT ? 0xffff : -1);
    }

    @Override
    public boolean isRestart(int element) {
        return raster.primitiveRestart && element == raster.restartIndex;
    }

    @Override
    public void element(int index, Receiver to) {
        VertexArray a = arrays.bound;
        int position = (a.enabled & 1) != 0 ? 0 : BuiltinSlots.ATTRIBUTE_VERTEX;
        for (int rest = a.enabled; rest != 0; rest &= rest - 1) {
            int slot = Integer.numberOfTrailingZeros(rest);
            if (slot == position || slot == BuiltinSlots.ATTRIBUTE_VERTEX) continue;
            if (load(a, slot, index)) to.attribute(slot, count(a, slot), out[0], out[1], out[2], out[3]);
        }
        if ((a.enabled >> position & 1) != 0 && load(a, position, index)) {
            to.vertex(Math.max(2, count(a, position)), out[0], out[1], out[2], out[3]);
        }
    }

    private static int count(VertexArray a, int slot) {
        return a.size[slot] == GL_BGRA ? 4 : a.size[slot];
    }

    private boolean load(VertexArray a, int slot, int index) {
        int binding = a.binding[slot];
        long offset = a.offsets[binding] + (long) index * a.strides[binding] + a.relativeOffset[slot];
        @Nullable BufferObject b = a.buffers[binding];
        long at = b == null ? offset : read(b, offset, VertexFormats.bytes(a.size[slot], a.type[slot]));
        if (at == 0 || b == null && !a.isAddress(binding)) return false;
        if (b == null)
            a.checkAddress(binding, at - a.offsets[binding], VertexFormats.bytes(a.size[slot], a.type[slot]));
        int n = count(a, slot);
        int type = a.type[slot];
        boolean normalized = a.kind[slot] == VertexFormats.NORMALIZED;
        out[0] = 0;
        out[1] = 0;
        out[2] = 0;
        out[3] = ONE;
        if (VertexFormats.isPacked(type)) {
            PackedAttribute.unpack(type, normalized, n, Native.getInt(at), out);
        } else {
            int bytes = VertexFormats.bytes(type);
            for (int i = 0; i < n; i++) {
                long from = at + (long) i * bytes;
                boolean integer = a.kind[slot] == VertexFormats.INTEGER;
                out[i] = integer ? integer(type, from) : Float.floatToRawIntBits(component(type, normalized, from));
            }
        }
        if (a.size[slot] == GL_BGRA) {
            int blue = out[0];
            out[0] = out[2];
            out[2] = blue;
        }
        return true;
    }

    private static int integer(int type, long at) {
        return switch (type) {
            case GL_BYTE -> Native.getByte(at);
            case GL_UNSIGNED_BYTE -> Native.getByte(at) & 0xff;
            case GL_SHORT -> Native.getShort(at);
            case GL_UNSIGNED_SHORT -> Native.getShort(at) & 0xffff;
            default -> Native.getInt(at);
        };
    }

    private static float component(int type, boolean normalized, long at) {
        return switch (type) {
            case GL_FLOAT -> Native.getFloat(at);
            case GL_DOUBLE -> (float) Native.getDouble(at);
            case GL_HALF_FLOAT -> Float.float16ToFloat(Native.getShort(at));
            case GL_FIXED -> Native.getInt(at) / 65536f;
            case GL_BYTE -> normalized ? Math.max(-1f, Native.getByte(at) / 127f) : Native.getByte(at);
            case GL_UNSIGNED_BYTE -> (Native.getByte(at) & 0xff) / (normalized ? 255f : 1f);
            case GL_SHORT -> normalized ? Math.max(-1f, Native.getShort(at) / 32767f) : Native.getShort(at);
            case GL_UNSIGNED_SHORT -> (Native.getShort(at) & 0xffff) / (normalized ? 65535f : 1f);
            case GL_UNSIGNED_INT -> {
                double v = Integer.toUnsignedLong(Native.getInt(at));
                yield (float) (normalized ? v / 4294967295.0 : v);
            }
            default -> {
                double v = Native.getInt(at);
                yield (float) (normalized ? Math.max(-1.0, v / 2147483647.0) : v);
            }
        };
    }
}
