package tepui.drivers.d3d12.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.Scratch;

/**
 * A parameter of a root signature, read from its serialised form: a container with a part RTS0 of version 1.0 or 1.1.
 *
 * @param register of what is no table
 * @param words that root constants take
 */
record RootParameter(Type type, int visibility, int register, int space, int words, List<Range> ranges) {
    static final int VISIBLE_TO_ALL = 0;
    static final int VISIBLE_TO_PIXEL = 5;
    static final int MOST_COST = 64;
    static final int UNBOUNDED = -1;
    private static final int CONTAINER = 0x43425844;
    private static final int PART = 0x30535452;

    enum Type {
        TABLE,
        CONSTANTS,
        CONSTANT_VIEW,
        READ_VIEW,
        UNORDERED_VIEW
    }

    /** Descriptors of a table. */
    record Range(Tracked.Descriptor.Kind kind, int count, int register, int space, int offset) {}

    /** Is it, or is in its table, what shaders call so? */
    boolean holds(Tracked.Descriptor.Kind kind, int number, int inSpace) {
        Tracked.Descriptor.@Nullable Kind own = switch (type) {
            case CONSTANTS, CONSTANT_VIEW -> Tracked.Descriptor.Kind.CONSTANTS;
            case READ_VIEW -> Tracked.Descriptor.Kind.READ;
            case UNORDERED_VIEW -> Tracked.Descriptor.Kind.UNORDERED;
            case TABLE -> null;
        };
        if (own == kind && register == number && space == inSpace) return true;
        for (Range r : ranges) {
            boolean within = number >= r.register && (r.count == UNBOUNDED || number - r.register < r.count);
            if (r.kind == kind && r.space == inSpace && within) return true;
        }
        return false;
    }

    /** Are both, or descriptors of both, one register of a stage that sees the two? */
    boolean meets(RootParameter other) {
        boolean seen =
                visibility == other.visibility || visibility == VISIBLE_TO_ALL || other.visibility == VISIBLE_TO_ALL;
        if (!seen) return false;
        for (Range a : registers()) {
            for (Range b : other.registers()) {
                if (a.kind != b.kind || a.space != b.space) continue;
                if (a.register < end(b) && b.register < end(a)) return true;
            }
        }
        return false;
    }

    private static long end(Range r) {
        return r.count == UNBOUNDED ? Long.MAX_VALUE : (long) r.register + r.count;
    }

    private List<Range> registers() {
        return switch (type) {
            case TABLE -> ranges;
            case CONSTANTS, CONSTANT_VIEW ->
                List.of(new Range(Tracked.Descriptor.Kind.CONSTANTS, 1, register, space, 0));
            case READ_VIEW -> List.of(new Range(Tracked.Descriptor.Kind.READ, 1, register, space, 0));
            case UNORDERED_VIEW -> List.of(new Range(Tracked.Descriptor.Kind.UNORDERED, 1, register, space, 0));
        };
    }

    /** In words of the root signature. */
    int cost() {
        return switch (type) {
            case TABLE -> 1;
            case CONSTANTS -> words;
            case CONSTANT_VIEW, READ_VIEW, UNORDERED_VIEW -> 2;
        };
    }

    /** All of a blob's parameters; null where it is no root signature. */
    static @Nullable List<RootParameter> read(long blob, long bytes) {
        if (bytes < 32 || Scratch.getInt(blob) != CONTAINER) return null;
        int parts = Scratch.getInt(blob + 28);
        for (int i = 0; i < parts; i++) {
            long part = blob + Scratch.getInt(blob + 32 + 4L * i);
            if (Scratch.getInt(part) == PART) return parameters(part + 8);
        }
        return null;
    }

    /** The flags of a root signature, D3D12_ROOT_SIGNATURE_FLAGS. */
    static int flags(long blob, long bytes) {
        int parts = bytes < 32 ? 0 : Scratch.getInt(blob + 28);
        for (int i = 0; i < parts; i++) {
            long part = blob + Scratch.getInt(blob + 32 + 4L * i);
            if (Scratch.getInt(part) == PART) return Scratch.getInt(part + 8 + 20);
        }
        return 0;
    }

    private static List<RootParameter> parameters(long part) {
        boolean later = Scratch.getInt(part) > 1;
        int count = Scratch.getInt(part + 4);
        long at = part + Scratch.getInt(part + 8);
        List<RootParameter> all = new ArrayList<>();
        for (int i = 0; i < count; i++, at += 12) {
            Type type = Type.values()[Scratch.getInt(at)];
            long body = part + Scratch.getInt(at + 8);
            int words = type == Type.CONSTANTS ? Scratch.getInt(body + 8) : 0;
            List<Range> ranges = type == Type.TABLE ? ranges(part, body, later) : List.of();
            int register = type == Type.TABLE ? 0 : Scratch.getInt(body);
            int space = type == Type.TABLE ? 0 : Scratch.getInt(body + 4);
            all.add(new RootParameter(type, Scratch.getInt(at + 4), register, space, words, ranges));
        }
        return all;
    }

    private static List<Range> ranges(long part, long body, boolean later) {
        List<Range> ranges = new ArrayList<>();
        long at = part + Scratch.getInt(body + 4);
        int next = 0;
        for (int i = 0; i < Scratch.getInt(body); i++, at += later ? 24 : 20) {
            Tracked.Descriptor.Kind kind = switch (Scratch.getInt(at)) {
                case 0 -> Tracked.Descriptor.Kind.READ;
                case 1 -> Tracked.Descriptor.Kind.UNORDERED;
                case 2 -> Tracked.Descriptor.Kind.CONSTANTS;
                default -> Tracked.Descriptor.Kind.SAMPLER;
            };
            int count = Scratch.getInt(at + 4);
            int offset = Scratch.getInt(at + (later ? 20 : 16));
            if (offset == -1) offset = next;
            next = offset + count;
            ranges.add(new Range(kind, count, Scratch.getInt(at + 8), Scratch.getInt(at + 12), offset));
        }
        return ranges;
    }
}
