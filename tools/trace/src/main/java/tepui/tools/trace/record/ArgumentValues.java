package tepui.tools.trace.record;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.tools.trace.file.Value;
import tepui.tools.trace.play.GlFunction;
import tepui.tools.trace.play.Parameter;

/** Arguments of calls as values of a trace: numbers by their types, memory by how much of it the call reads. */
final class ArgumentValues {
    /** Elements that an array has at most; what is longer is a wrong call, which reads nothing. */
    private static final long LONGEST = 1 << 28;

    /** Numbers of an evaluator's points: orders are 30 at most, strides what the program likes. */
    private static final long MOST_POINTS = 1 << 20;

    private final ConstantNames names = new ConstantNames();

    /** Sizes that a context knows. */
    interface State {
        /** Bytes that a call reads from an address; negative where it is an offset in a buffer. */
        long bytes(GlFunction f, int index, long[] arguments);
    }

    /** An argument before its call; null for memory that the call writes. */
    @Nullable
    Value before(GlFunction f, int index, long[] arguments, State state) {
        Parameter p = f.parameters().get(index);
        long bits = arguments[index];
        if (p.form() == '>') return bits == 0 ? new Value.Null() : null;
        if (!p.isAddress()) return scalar(f, p, bits);
        if (bits == 0) return new Value.Null();
        if (p.form() == '^') return addresses(f, p, arguments, bits, state);
        if (p.type() == 'c') return text(f, p, arguments, bits);
        if (f.name().startsWith("glMap1") || f.name().startsWith("glMap2")) return points(f, p, arguments, bits);
        if (p.type() == 'v' || p.length().startsWith("COMPSIZE(") && !p.length().equals("COMPSIZE(pname)")) {
            long bytes = state.bytes(f, index, arguments);
            if (bytes < 0 || !Memory.is(bits) || bytes > LONGEST) return new Value.Pointer(bits);
            return new Value.Blob(Memory.bytes(bits, bytes));
        }
        // Lengths of sources are told by the texts themselves.
        if (f.name().equals("glShaderSource") && p.name().equals("length")) return new Value.Null();
        long count = count(f, p, arguments);
        if (count < 0 || count > LONGEST || !Memory.is(bits)) return new Value.Pointer(bits);
        return array(f, p, bits, (int) count);
    }

    /** Memory that a call has written. */
    Value after(GlFunction f, int index, long[] arguments) {
        Parameter p = f.parameters().get(index);
        long bits = arguments[index];
        long count = p.type() == 'v' || p.type() == 'c' ? -1 : count(f, p, arguments);
        if (count < 0 || count > LONGEST || !Memory.is(bits)) return new Value.Pointer(bits);
        return array(f, p, bits, (int) count);
    }

    Value result(GlFunction f, long bits) {
        return switch (f.result()) {
            case 'z' -> new Value.Truth(bits != 0);
            case 'e' -> names.constant("", (int) bits);
            case 'p' -> bits == 0 ? new Value.Null() : new Value.Pointer(bits);
            default -> {
                int value = (int) bits;
                yield ConstantNames.integer(value);
            }
        };
    }

    private Value scalar(GlFunction f, Parameter p, long bits) {
        return switch (p.type()) {
            case 'e' -> names.constant(p.name(), (int) bits);
            case 'm' -> names.bits(f.name(), (int) bits);
            case 'z' -> new Value.Truth(bits != 0);
            case 'u' -> new Value.Whole(Integer.toUnsignedLong((int) bits));
            case 'b' -> ConstantNames.integer((byte) bits);
            case 'B' -> new Value.Whole(bits & 0xff);
            case 's' -> ConstantNames.integer((short) bits);
            case 'S' -> new Value.Whole(bits & 0xffff);
            case 'f' -> new Value.Single(Float.intBitsToFloat((int) bits));
            case 'd' -> new Value.Decimal(Double.longBitsToDouble(bits));
            case 'l' -> ConstantNames.integer(bits);
            case 'L' -> new Value.Whole(bits);
            case 'p' -> bits == 0 ? new Value.Null() : new Value.Pointer(bits);
            default -> {
                int value = (int) bits;
                boolean constant =
                        value > 255 && (p.name().equals("param") || p.name().equals("internalformat"));
                yield constant ? names.constant(p.name(), value) : ConstantNames.integer(value);
            }
        };
    }

    private Value array(GlFunction f, Parameter p, long address, int count) {
        List<Value> elements = new ArrayList<>(count);
        int bytes = p.bytes();
        for (int i = 0; i < count; i++) {
            long at = address + (long) bytes * i;
            long bits = switch (bytes) {
                case 1 -> Memory.getByte(at);
                case 2 -> Memory.getShort(at);
                case 4 -> Memory.getInt(at);
                default -> Memory.getLong(at);
            };
            elements.add(scalar(f, p, bits));
        }
        return new Value.Array(elements);
    }

    /** Control points of an evaluator: rows and columns with their strides, and the values of the last point. */
    private Value points(GlFunction f, Parameter p, long[] arguments, long address) {
        long count = pointValues((int) arguments[0]);
        int order = f.index("order");
        if (order >= 0) count += (arguments[order] - 1) * arguments[f.index("stride")];
        else
            count += (arguments[f.index("uorder")] - 1) * arguments[f.index("ustride")]
                    + (arguments[f.index("vorder")] - 1) * arguments[f.index("vstride")];
        // What has no points is a wrong call.
        if (count <= 0 || count > MOST_POINTS || !Memory.is(address)) return new Value.Pointer(address);
        return array(f, p, address, (int) count);
    }

    /** Values of a control point, by what is evaluated; GL_MAP2_... lie 0x20 above GL_MAP1_.... */
    private static int pointValues(int target) {
        return switch (target & ~0x20) {
            case 0x0D90, 0x0D96, 0x0D98 -> 4;
            case 0x0D92, 0x0D95, 0x0D97 -> 3;
            case 0x0D94 -> 2;
            default -> 1;
        };
    }

    private static Value text(GlFunction f, Parameter p, long[] arguments, long address) {
        int length = -1;
        if (!p.length().isEmpty()) {
            int at = f.index(p.length());
            if (at >= 0 && !f.parameters().get(at).isAddress()) length = (int) arguments[at];
        }
        return Memory.is(address) ? new Value.Text(Memory.text(address, length)) : new Value.Pointer(address);
    }

    private static Value addresses(GlFunction f, Parameter p, long[] arguments, long address, State state) {
        int counted = f.index(p.length());
        int count = counted < 0 ? 0 : (int) arguments[counted];
        if (count < 0 || !Memory.is(address)) return new Value.Pointer(address);
        int lengths = f.index("length");
        List<Value> elements = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            long at = Memory.getLong(address + 8L * i);
            if (p.type() == 'c') {
                boolean given = lengths >= 0 && f.parameters().get(lengths).isAddress() && arguments[lengths] != 0;
                int length = given ? Memory.getInt(arguments[lengths] + 4L * i) : -1;
                elements.add(at == 0 ? new Value.Null() : new Value.Text(Memory.text(at, length)));
                continue;
            }
            // Indices of several draws: each as many as its count says.
            int counts = f.index("count");
            int types = f.index("type");
            long[] one = {
                0, counts < 0 ? 0 : Memory.getInt(arguments[counts] + 4L * i), types < 0 ? 0 : arguments[types]
            };
            long bytes = state.bytes(f, f.index(p.name()), one);
            elements.add(bytes < 0 || !Memory.is(at) ? new Value.Pointer(at) : new Value.Blob(Memory.bytes(at, bytes)));
        }
        return new Value.Array(elements);
    }

    /** Elements of an array, from the registry's words: a number, a parameter, a product of them; -1 where they say nothing. */
    private static long count(GlFunction f, Parameter p, long[] arguments) {
        String length = p.length();
        if (length.isEmpty()) return -1;
        if (length.startsWith("COMPSIZE(")) {
            int pname = f.index("pname");
            return pname < 0 ? -1 : valuesOf((int) arguments[pname]);
        }
        long count = 1;
        for (String factor : length.split("\\*")) {
            if (Character.isDigit(factor.charAt(0))) {
                count *= Long.parseLong(factor);
                continue;
            }
            int index = f.index(factor);
            if (index < 0 || f.parameters().get(index).isAddress()) return -1;
            count *= arguments[index];
        }
        return count;
    }

    /** How many numbers a property has: colours, positions, planes and swizzles have four. */
    static int valuesOf(int pname) {
        return switch (pname) {
            case 0x1200,
                    0x1201,
                    0x1202,
                    0x1203,
                    0x1600,
                    0x1602,
                    0x0B53,
                    0x0B66,
                    0x1004,
                    0x2501,
                    0x2502,
                    0x2201,
                    0x8E46 -> 4;
            // GL_SPOT_DIRECTION, GL_COLOR_INDEXES, GL_POINT_DISTANCE_ATTENUATION
            case 0x1204, 0x1603, 0x8129 -> 3;
            default -> 1;
        };
    }
}
