package tepui.pipe.driver;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tepui.ir.pass.LowerVertexFetch.Form;
import tepui.ir.pass.LowerVertexFetch.Kind;
import tepui.pipe.StateTable;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;

/**
 * Table of vertex attributes whose format the device cannot fetch, by location: whole numbers of 32 bits as floats,
 * fixed point, doubles as floats, three components of 8 or 16 bits, packed ones. Shaders make floats of them, so these
 * forms are part of a program's key. Equal ones are one object.
 */
public record AttributeForms(Map<Integer, Form> byLocation) {
    public static final AttributeForms NONE = new AttributeForms(Map.of());

    /** {@code 3 FIXED 2 5 DOUBLES 4}: what {@link #parse} reads. */
    public String text() {
        StringBuilder text = new StringBuilder();
        new TreeMap<>(byLocation)
                .forEach((at, f) -> text.append(text.isEmpty() ? "" : " ")
                        .append(at)
                        .append(' ')
                        .append(f.kind())
                        .append(' ')
                        .append(f.components()));
        return text.toString();
    }

    /** @throws IllegalArgumentException for a text that is none */
    public static AttributeForms parse(String text) {
        if (text.isEmpty()) return NONE;
        String[] words = text.split(" ", -1);
        if (words.length % 3 != 0) throw new IllegalArgumentException("AttributeForms.parse: '" + text + "'");
        Map<Integer, Form> forms = new HashMap<>();
        for (int i = 0; i < words.length; i += 3) {
            int components = Integer.parseInt(words[i + 2]);
            if (components < 1 || components > 4) throw new IllegalArgumentException("AttributeForms.parse: " + text);
            forms.put(Integer.valueOf(words[i]), new Form(Kind.valueOf(words[i + 1]), components));
        }
        return new AttributeForms(Map.copyOf(forms));
    }

    /**
     * The integers as which an attribute of a format is fetched, or the first two of its doubles.
     *
     * @param own of the layout's element
     */
    public static @Nullable Format words(Form form, Format own) {
        if (form.kind() == Kind.DOUBLES) return wide(form.components(), 0);
        if (form.kind().isPacked()) return Format.R32_UINT;
        if (form.kind() == Kind.SWAPPED_BYTES) return redFirst(own);
        if (form.kind().isApart()) return single(own);
        return integers(own, form.kind());
    }

    /** The words of one half, 0 or 1, of an attribute of so many components of 64 bits; null where there are none. */
    public static @Nullable Format wide(int components, int half) {
        int there = components - 2 * half;
        return there <= 0 ? null : there == 1 ? Format.R32G32_UINT : Format.R32G32B32A32_UINT;
    }

    /** One component of a format, scaled ones as integers; null where there is none. */
    public static @Nullable Format single(Format own) {
        Format.Numeric n = own.numeric();
        String name = own.name().substring(0, own.name().indexOf('_'));
        if (!name.equals("R8G8B8") && !name.equals("R16G16B16")) return null;
        String as = switch (n) {
            case USCALED -> "UINT";
            case SSCALED -> "SINT";
            default -> own.name().substring(own.name().indexOf('_') + 1);
        };
        return Format.valueOf((name.startsWith("R8") ? "R8_" : "R16_") + as);
    }

    /** The format in which four words of a constant are read for it. */
    public static Format constant(Form form) {
        return switch (form.kind()) {
            case FLOATS_APART, SWAPPED_BYTES -> Format.R32G32B32A32_FLOAT;
            case SIGNED, FIXED, SNORM, SIGNED_APART -> Format.R32G32B32A32_SINT;
            default -> Format.R32G32B32A32_UINT;
        };
    }

    /** Four bytes with red first for those with blue first; null for others. */
    private static @Nullable Format redFirst(Format own) {
        String name = own.name();
        return !name.startsWith("B8G8R8A8_") || own.isInteger() || own.isSrgb()
                ? null
                : Format.valueOf("R8G8B8A8" + name.substring(name.indexOf('_')));
    }

    private static @Nullable Kind packed(Format f) {
        return switch (f) {
            case R10G10B10A2_SNORM -> Kind.PACKED_SNORM;
            case R10G10B10A2_SSCALED -> Kind.PACKED_SIGNED;
            case R10G10B10A2_UNORM -> Kind.PACKED_UNORM;
            case R10G10B10A2_USCALED -> Kind.PACKED_UNSIGNED;
            case B10G10R10A2_SNORM -> Kind.SWAPPED_SNORM;
            case B10G10R10A2_SSCALED -> Kind.SWAPPED_SIGNED;
            case B10G10R10A2_UNORM -> Kind.SWAPPED_UNORM;
            case B10G10R10A2_USCALED -> Kind.SWAPPED_UNSIGNED;
            case R11G11B10_FLOAT -> Kind.PACKED_FLOATS;
            default -> null;
        };
    }

    private static @Nullable Format integers(Format f, Kind kind) {
        String sign = kind == Kind.UNSIGNED || kind == Kind.UNORM ? "_UINT" : "_SINT";
        String name = f.name();
        try {
            return Format.valueOf(name.substring(0, name.lastIndexOf('_')) + sign);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /** Test which formats of attributes a device fetches by itself. */
    public interface Fetches {
        /** Has it attributes of that format? Of 64 bits: as words. */
        boolean has(Format f);
    }

    /** Cache of the forms of a device's layouts. */
    public static final class Table {
        private final Fetches device;
        private final StateTable<VertexLayout> layouts;
        private final Map<AttributeForms, AttributeForms> all = new HashMap<>();
        private volatile @Nullable AttributeForms[] byLayout = new AttributeForms[64];

        /** @param fetched is told which formats shaders make floats of */
        public Table(Fetches device, StateTable<VertexLayout> layouts, Consumer<Format> fetched) {
            this.device = device;
            this.layouts = layouts;
            all.put(NONE, NONE);
            for (int i = 0; i < Format.count(); i++) if (form(Format.of(i)) != null) fetched.accept(Format.of(i));
        }

        public AttributeForms of(int layout) { // hot
            @Nullable AttributeForms[] known = byLayout;
            AttributeForms f = layout < known.length ? known[layout] : null;
            return f != null ? f : make(layout);
        }

        /** The one object that is equal to it. */
        public synchronized AttributeForms one(AttributeForms forms) {
            AttributeForms known = all.putIfAbsent(forms, forms);
            return known == null ? forms : known;
        }

        private synchronized AttributeForms make(int layout) {
            Map<Integer, Form> forms = new HashMap<>();
            for (VertexLayout.Element e : layouts.get(layout).elements()) {
                Form form = form(e.format());
                if (form != null) forms.put(e.location(), form);
            }
            AttributeForms made = one(forms.isEmpty() ? NONE : new AttributeForms(Map.copyOf(forms)));
            @Nullable AttributeForms[] known = byLayout;
            known = Arrays.copyOf(known, Math.max(known.length, Integer.highestOneBit(layout) * 2 + 2));
            known[layout] = made;
            byLayout = known;
            return made;
        }

        /** How floats are made of a format that the device does not fetch as such; null where it does, or nothing helps. */
        private @Nullable Form form(Format f) {
            if (f.isCompressed() || f.isDepthStencil()) return null;
            int components = f.channels().length;
            boolean wide = f.channels()[0].bits() == 64;
            if (wide) return f.isInteger() || !device.has(f) ? null : new Form(Kind.DOUBLES, components);
            if (device.has(f)) return null;
            Format single = components == 3 && !f.isSrgb() ? single(f) : null;
            if (single != null && device.has(single)) {
                Kind each = switch (f.numeric()) {
                    case USCALED -> Kind.UNSIGNED_APART;
                    case SSCALED -> Kind.SIGNED_APART;
                    case UINT, SINT -> Kind.INTEGERS_APART;
                    default -> Kind.FLOATS_APART;
                };
                return new Form(each, components);
            }
            Kind packed = packed(f);
            if (packed != null) return device.has(Format.R32_UINT) ? new Form(packed, components) : null;
            Format redFirst = redFirst(f);
            if (redFirst != null && device.has(redFirst)) return new Form(Kind.SWAPPED_BYTES, components);
            boolean words = f.channels()[0].bits() == 32;
            Kind kind = switch (f.numeric()) {
                case USCALED -> Kind.UNSIGNED;
                case SSCALED -> Kind.SIGNED;
                case FIXED -> Kind.FIXED;
                case UNORM -> words ? Kind.UNORM : null;
                case SNORM -> words ? Kind.SNORM : null;
                default -> null;
            };
            if (kind == null) return null;
            Form form = new Form(kind, components);
            Format integers = words(form, f);
            return integers == null || !device.has(integers) ? null : form;
        }
    }
}
