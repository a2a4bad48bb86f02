package tepui.drivers.soft.geometry;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.Slots;
import tepui.ir.Builtin;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Variable;
import tepui.pipe.Limits;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;

/**
 * Plan of how one vertex layout feeds one vertex shader, as flat lists that {@link VertexFetch} walks: attributes that
 * come from buffers, and below each the components that are read, with the loop that reads them. Made once for a pair
 * of layout and shader. Only what the shader reads is in it.
 */
final class FetchPlan {
    // ---- how a component is read: floats
    static final int F32 = 0;
    static final int F16 = 1;
    static final int F64 = 2;
    static final int UNORM8 = 3;
    static final int SNORM8 = 4;
    static final int UNORM16 = 5;
    static final int SNORM16 = 6;
    static final int UNORM32 = 7;
    static final int SNORM32 = 8;
    static final int USCALED8 = 9;
    static final int SSCALED8 = 10;
    static final int USCALED16 = 11;
    static final int SSCALED16 = 12;
    static final int USCALED32 = 13;
    static final int SSCALED32 = 14;
    static final int FIXED = 15;
    /** Packed formats: the whole attribute through the codec, to floats or integers. */
    static final int CODEC_F = 16;
    // ---- integers, from here on
    static final int U8 = 20;
    static final int S8 = 21;
    static final int U16 = 22;
    static final int S16 = 23;
    static final int BITS32 = 24;
    static final int CODEC_I = 25;

    /** One attribute location. */
    static final class Attribute {
        /** Vertex buffer slot, or -1: the constant attribute. */
        final int binding;

        final int location;
        final int offset;
        final int bytes;
        final Format format;
        final TexelCodec codec;
        /** Of 64 bits: two words a component. */
        final boolean wide;
        /** Read as integers by the shader. */
        final boolean integer;
        /** [component]: how it is read, or -1 for a value that the format does not have. */
        final int[] reader;
        /** [component]: bytes from the attribute's start. */
        final int[] at;
        /** [component]: input word. */
        final int[] word;
        /** [component]: which of the four values it is. */
        final int[] component;
        /** [component]: bits where the reader is -1. */
        final int[] otherwise;
        /** Components from the first on that are 32-bit floats one after the other, if no others are read from memory; else 0. */
        final int floats;

        Attribute(Variable v, int element, VertexLayout.@Nullable Element source) {
            location = v.location + element;
            integer = v.type().kind() != ScalarKind.F32;
            binding = source == null ? -1 : source.binding();
            offset = source == null ? 0 : source.offset();
            format = source == null ? Format.R32G32B32A32_UINT : source.format();
            bytes = format.blockBytes();
            codec = TexelCodec.of(format);
            wide = v.type().kind().is64();
            int width = v.type().width();
            int n = wide ? 2 * width : width;
            reader = new int[n];
            at = new int[n];
            word = new int[n];
            component = new int[n];
            otherwise = new int[n];
            for (int i = 0; i < n; i++) {
                int c = wide ? i >> 1 : i;
                boolean high = wide && (i & 1) == 1;
                component[i] = v.component + c;
                word[i] = (high ? Slots.ATTRIBUTE_HIGH : Slots.ATTRIBUTE) + 4 * location + component[i];
                reader[i] = -1;
                boolean one = component[i] == 3;
                otherwise[i] = !one
                        ? 0
                        : switch (v.type().kind()) {
                            case F32 -> Float.floatToRawIntBits(1);
                            case F64 -> high ? (int) (Double.doubleToRawLongBits(1) >>> 32) : 0;
                            default -> high ? 0 : 1;
                        };
                if (source != null) choose(i, component[i], high);
            }
            floats = floats();
        }

        private int floats() {
            int n = 0;
            while (n < reader.length && reader[n] == F32 && at[n] == at[0] + 4 * n && word[n] == word[0] + n) n++;
            for (int i = n; i < reader.length; i++) if (reader[i] >= 0) return 0;
            return n;
        }

        private void choose(int i, int c, boolean high) {
            Format.Channel channel = component(c);
            if (wide) {
                if (channel != null && channel.bits() == 64) {
                    reader[i] = BITS32;
                    at[i] = channel.offset() / 8 + (high ? 4 : 0);
                }
                return;
            }
            if (channel == null) return;
            int bits = channel.bits();
            boolean bytewise =
                    (bits == 8 || bits == 16 || bits == 32 || bits == 64) && (channel.offset() & (bits - 1)) == 0;
            if (!bytewise || format.isSrgb()) {
                reader[i] = integer ? CODEC_I : CODEC_F;
                return;
            }
            at[i] = channel.offset() / 8;
            Format.Numeric n = format.numeric();
            boolean signed = n == Format.Numeric.SNORM || n == Format.Numeric.SINT || n == Format.Numeric.SSCALED;
            reader[i] = integer ? integerReader(bits, signed) : floatReader(bits, n, signed);
        }

        private Format.@Nullable Channel component(int c) {
            return c > 3 ? null : format.channel(c);
        }

        private static int integerReader(int bits, boolean signed) {
            return switch (bits) {
                case 8 -> signed ? S8 : U8;
                case 16 -> signed ? S16 : U16;
                default -> BITS32;
            };
        }

        private static int floatReader(int bits, Format.Numeric numeric, boolean signed) {
            return switch (numeric) {
                case FLOAT -> bits == 64 ? F64 : bits == 32 ? F32 : F16;
                case FIXED -> FIXED;
                case UNORM, SNORM -> (bits == 8 ? UNORM8 : bits == 16 ? UNORM16 : UNORM32) + (signed ? 1 : 0);
                default -> (bits == 8 ? USCALED8 : bits == 16 ? USCALED16 : USCALED32) + (signed ? 1 : 0);
            };
        }

        /** Does the codec decode the attribute as a whole? */
        boolean packed() {
            for (int r : reader) {
                if (r == CODEC_F || r == CODEC_I) return true;
            }
            return false;
        }
    }

    final Attribute[] attributes;
    /** The vertex buffer slots that are read, each once. */
    final int[] bindings;
    /** [slot]. */
    final int[] stride;

    final int[] divisor;
    /** Built-in inputs that are read. */
    final boolean vertexId;

    final boolean instanceId;
    /** Reads BASE_VERTEX or DRAW_ID: vertices of different draws do not share a run. */
    final boolean perDraw;

    final boolean baseInstance;

    FetchPlan(VertexLayout layout, Shader shader) {
        List<Attribute> list = new ArrayList<>();
        boolean[] used = new boolean[Limits.VERTEX_BUFFERS];
        for (Variable v : shader.inputs) {
            if (v.builtin != Builtin.NONE) continue;
            for (int e = 0; e < v.elements(); e++) {
                int location = v.location + e * v.slotsPerElement();
                Attribute a = new Attribute(v, e * v.slotsPerElement(), element(layout, location));
                list.add(a);
                if (a.binding >= 0) used[a.binding] = true;
            }
        }
        attributes = list.toArray(new Attribute[0]);
        stride = new int[Limits.VERTEX_BUFFERS];
        divisor = new int[Limits.VERTEX_BUFFERS];
        int n = 0;
        int[] slots = new int[Limits.VERTEX_BUFFERS];
        for (int i = 0; i < layout.bindings().size(); i++) {
            stride[i] = layout.bindings().get(i).stride();
            divisor[i] = layout.bindings().get(i).divisor();
            if (used[i]) slots[n++] = i;
        }
        bindings = java.util.Arrays.copyOf(slots, n);
        vertexId = reads(shader, Builtin.VERTEX_ID);
        instanceId = reads(shader, Builtin.INSTANCE_ID);
        baseInstance = reads(shader, Builtin.BASE_INSTANCE);
        perDraw = reads(shader, Builtin.BASE_VERTEX) || reads(shader, Builtin.DRAW_ID);
    }

    private static VertexLayout.@Nullable Element element(VertexLayout layout, int location) {
        for (VertexLayout.Element e : layout.elements()) {
            if (e.location() == location) return e;
        }
        return null;
    }

    private static boolean reads(Shader shader, Builtin builtin) {
        for (Variable v : shader.inputs) {
            if (v.builtin == builtin) return true;
        }
        return false;
    }
}
