package tepui.drivers.d3d12.rules;

import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.dxbc.Container;
import tepui.drivers.d3d12.rules.Tracked.Descriptor;
import tepui.pipe.Memory;

/**
 * Rules of a pipeline's shaders, by their containers: that each reads what the one before writes, in the same
 * registers; that the root signature has what they declare; that they keep to the shader model's sizes and name the
 * optional features they use. Of instructions only those that sample are looked at.
 */
final class ShaderRules {
    private static final String[] NAMES = {"pixel", "vertex", "geometry", "hull", "domain", "compute"};
    private static final int PIXEL = 0;
    private static final int VERTEX = 1;
    private static final int GEOMETRY = 2;
    private static final int HULL = 3;
    private static final int DOMAIN = 4;
    private static final int COMPUTE = 5;
    /** D3D12_SHADER_VISIBILITY of each. */
    private static final int[] VISIBILITY = {5, 1, 4, 2, 3, 0};

    private static final int MOST_REGISTERS = 32;
    private static final int MOST_TEMPS = 4096;
    private static final int MOST_SHARED = 32768;
    private static final int MOST_INVOCATIONS = 1024;
    private static final int MOST_GEOMETRY_COMPONENTS = 1024;
    private static final int FEW_VIEWS = 8;
    private static final int MOST_NAME = 64;

    // ---- D3D_NAME of what nobody has to write
    private static final int LAYER = 4;
    private static final int VIEWPORT = 5;
    private static final int FIRST_GENERATED = 6;
    private static final int LAST_GENERATED = 10;

    // ---- bits of SFI0
    private static final int VIEWS_IN_ALL_STAGES = 4;
    private static final int MANY_VIEWS = 8;

    private record Element(String name, int index, int value, int register, int mask, int stream) {}

    private record Range(Descriptor.Kind kind, int first, int last, int space) {}

    /** A shader as its container has it. */
    private static final class Code {
        final int type;
        final List<Element> in;
        final List<Element> out;
        final List<Element> patch;
        final List<Range> ranges = new ArrayList<>();
        private final String call;
        private final long features;

        Code(String call, int wanted, long pointer, long bytes) {
            this.call = call;
            byte[] all = pointer == 0 ? new byte[0] : Memory.at(pointer, bytes).toArray(ValueLayout.JAVA_BYTE);
            type = wanted;
            Map<String, byte[]> chunks;
            try {
                chunks = Container.chunks(all);
            } catch (IllegalArgumentException e) {
                throw broken("is no container: " + e.getMessage());
            }
            if (!Container.isIntact(all)) throw broken("has a wrong checksum");
            byte[] code = chunks.get("SHEX");
            if (code == null) throw broken("has no code");
            in = elements(chunks.get("ISGN"), false);
            byte[] streams = chunks.get("OSG5");
            out = streams != null ? elements(streams, true) : elements(chunks.get("OSGN"), false);
            patch = elements(chunks.get("PCSG"), false);
            byte[] flags = chunks.get("SFI0");
            features = flags == null ? 0 : words(flags).getLong(0);
            code(words(code));
        }

        RuleViolation broken(String what) {
            return Registry.broken(call, "the " + NAMES[type] + " shader " + what);
        }

        private static ByteBuffer words(byte[] chunk) {
            return ByteBuffer.wrap(chunk).order(ByteOrder.LITTLE_ENDIAN);
        }

        private List<Element> elements(byte @Nullable [] chunk, boolean streams) {
            List<Element> list = new ArrayList<>();
            if (chunk == null) return list;
            ByteBuffer b = words(chunk);
            for (int i = 0; i < b.getInt(0); i++) {
                int at = 8 + i * (streams ? 28 : 24);
                int stream = streams ? b.getInt(at) : 0;
                if (streams) at += 4;
                int end = b.getInt(at);
                while (chunk[end] != 0) end++;
                String name = new String(chunk, b.getInt(at), end - b.getInt(at), StandardCharsets.US_ASCII);
                Element e = new Element(
                        name.toLowerCase(Locale.ROOT),
                        b.getInt(at + 4),
                        b.getInt(at + 8),
                        b.getInt(at + 16),
                        b.get(at + 20) & 15,
                        stream);
                if (e.mask == 0) throw broken("has " + e.name + e.index + " without components");
                if (e.register >= MOST_REGISTERS)
                    throw broken("has " + e.name + e.index + " in register " + e.register);
                for (Element other : list) {
                    boolean same = e.register >= 0 && other.register == e.register && other.stream == stream;
                    if (same && (other.mask & e.mask) != 0) {
                        throw broken("has " + e.name + e.index + " and " + other.name + other.index + " in register "
                                + e.register);
                    }
                }
                list.add(e);
            }
            return list;
        }

        /** The declarations. */
        private void code(ByteBuffer b) {
            if (b.getInt(0) >>> 16 != type) throw broken("is of type " + (b.getInt(0) >>> 16));
            int end = Math.min(b.capacity(), 4 * b.getInt(4));
            int temps = 0;
            int shared = 0;
            int views = 0;
            SampledTypes types = new SampledTypes();
            for (int at = 8; at < end; ) {
                int opcode = b.getInt(at) & 0x7ff;
                int length = opcode == 53 ? b.getInt(at + 4) : b.getInt(at) >>> 24 & 127;
                if (length == 0) throw broken("has an instruction without length");
                switch (opcode) {
                    // Phases of hull shaders have registers of their own.
                    case 114, 115, 116 -> temps = 0;
                    case 104 -> temps += b.getInt(at + 4);
                    case 105 -> temps += b.getInt(at + 8);
                    case 94 -> geometry(b.getInt(at + 4));
                    case 155 -> group(b.getInt(at + 4), b.getInt(at + 8), b.getInt(at + 12));
                    case 159 -> shared += b.getInt(at + 12);
                    case 89 -> range(b, at, Descriptor.Kind.CONSTANTS, 24);
                    case 90 -> range(b, at, Descriptor.Kind.SAMPLER, 20);
                    case 88, 162 -> range(b, at, Descriptor.Kind.READ, 24);
                    case 161 -> range(b, at, Descriptor.Kind.READ, 20);
                    case 156, 158 -> range(b, at, Descriptor.Kind.UNORDERED, 24);
                    case 157 -> range(b, at, Descriptor.Kind.UNORDERED, 20);
                    default -> {}
                }
                if (opcode == 88) types.declare(b, at);
                String wrong = types.broken(b, at);
                if (wrong != null) throw broken(wrong);
                if (temps > MOST_TEMPS) throw broken("has " + temps + " registers, at most " + MOST_TEMPS);
                if (shared > MOST_SHARED) throw broken("shares " + shared + " bytes, at most " + MOST_SHARED);
                at += 4 * length;
            }
            for (Range r : ranges) if (r.kind == Descriptor.Kind.UNORDERED) views += r.last - r.first + 1;
            if (views > FEW_VIEWS && (features & MANY_VIEWS) == 0) {
                throw broken("writes " + views + " views without saying that it needs more than " + FEW_VIEWS);
            }
            boolean others = type != PIXEL && type != COMPUTE;
            if (views > 0 && others && (features & VIEWS_IN_ALL_STAGES) == 0) {
                throw broken("writes views without saying that it needs them in its stage");
            }
        }

        private void range(ByteBuffer b, int at, Descriptor.Kind kind, int space) {
            ranges.add(new Range(kind, b.getInt(at + 12), b.getInt(at + 16), b.getInt(at + space)));
        }

        private void geometry(int vertices) {
            int[] each = new int[4];
            for (Element e : out) each[e.stream & 3] += Integer.bitCount(e.mask);
            int components = Math.max(Math.max(each[0], each[1]), Math.max(each[2], each[3]));
            if (vertices * components > MOST_GEOMETRY_COMPONENTS) {
                throw broken("makes " + vertices + " vertices of " + components + " components, at most "
                        + MOST_GEOMETRY_COMPONENTS + " together");
            }
        }

        private void group(int x, int y, int z) {
            if ((long) x * y * z > MOST_INVOCATIONS || z > 64) throw broken("has groups of " + x + "x" + y + "x" + z);
        }
    }

    private ShaderRules() {}

    private static @Nullable Code code(String call, int type, long desc) {
        long bytes = Scratch.getLong(desc + 8);
        return bytes == 0 ? null : new Code(call, type, Scratch.getLong(desc), bytes);
    }

    static void compute(String call, long desc, Tracked.RootSignature root) {
        Code c = code(call, COMPUTE, desc + 8);
        if (c != null) bound(c, root);
    }

    static void graphics(String call, long desc, Tracked.RootSignature root) {
        Code vertex = code(call, VERTEX, desc + 8);
        Code pixel = code(call, PIXEL, desc + 24);
        Code domain = code(call, DOMAIN, desc + 40);
        Code hull = code(call, HULL, desc + 56);
        Code geometry = code(call, GEOMETRY, desc + 72);
        Code before = null;
        for (Code c : new @Nullable Code[] {vertex, hull, domain, geometry, pixel}) {
            if (c == null) continue;
            bound(c, root);
            if (before != null) fed(c, c.in, before.out, before);
            if (c.type == DOMAIN && before != null) fed(c, c.patch, before.patch, before);
            before = c;
        }
        if (vertex != null) inputs(vertex, desc);
    }

    /** Each input is an output of the shader before, in the same components of the same register. */
    private static void fed(Code c, List<Element> inputs, List<Element> outputs, Code before) {
        for (Element e : inputs) {
            boolean generated = e.value >= FIRST_GENERATED && e.value <= LAST_GENERATED;
            if (generated || c.type == PIXEL && (e.value == LAYER || e.value == VIEWPORT)) continue;
            Element from = null;
            for (Element o : outputs) {
                if (o.stream == 0 && o.index == e.index && o.name.equals(e.name)) from = o;
            }
            String what = "reads " + e.name + e.index;
            if (from == null) throw c.broken(what + ", which the " + NAMES[before.type] + " shader does not write");
            if (from.register != e.register || (e.mask & ~from.mask) != 0) {
                throw c.broken(what + " in register " + e.register + ", components " + Integer.toHexString(e.mask)
                        + "; the "
                        + NAMES[before.type] + " shader writes it in register " + from.register + ", components "
                        + Integer.toHexString(from.mask));
            }
        }
    }

    /** Each input of a vertex shader is in the input layout. */
    private static void inputs(Code vertex, long desc) {
        long layout = Scratch.getLong(desc + 552);
        int count = Scratch.getInt(desc + 560);
        for (Element e : vertex.in) {
            if (e.value != 0) continue;
            boolean there = false;
            for (int i = 0; i < count; i++) {
                long at = layout + 32L * i;
                String name =
                        Memory.at(Scratch.getLong(at), MOST_NAME).getString(0).toLowerCase(Locale.ROOT);
                there |= name.equals(e.name) && Scratch.getInt(at + 8) == e.index;
            }
            if (!there) throw vertex.broken("reads " + e.name + e.index + ", which the input layout does not have");
        }
    }

    /** Each register that is declared is a root parameter's, or in a table. */
    private static void bound(Code c, Tracked.RootSignature root) {
        for (Range r : c.ranges) {
            for (int register = r.first; register <= r.last && register >= r.first; register++) {
                boolean there = false;
                for (RootParameter p : root.parameters) {
                    boolean seen =
                            p.visibility() == RootParameter.VISIBLE_TO_ALL || p.visibility() == VISIBILITY[c.type];
                    there |= seen && p.holds(r.kind, register, r.space);
                }
                if (!there) {
                    throw c.broken("declares " + r.kind + " " + register + " of space " + r.space + ", which " + root
                            + " does not have for it");
                }
            }
        }
    }
}
