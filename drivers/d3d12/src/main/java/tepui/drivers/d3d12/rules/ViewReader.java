package tepui.drivers.d3d12.rules;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.rules.Tracked.Descriptor;
import tepui.drivers.d3d12.rules.Tracked.Descriptor.Kind;
import tepui.drivers.d3d12.rules.Tracked.Resource;

/** Reader of views from the structures that describe them, with the rules of each. */
final class ViewReader {
    private static final int RAW = 1;

    private ViewReader() {}

    private static Descriptor whole(Kind kind, Resource r, int format, int planes) {
        return new Descriptor(kind, r, format, 0, r.levels, 0, r.layers, 0, planes, 0);
    }

    /** A view in the making: what it is of, before its part is known. */
    private record View(String call, Kind kind, Resource r, int format, int flags) {
        View(String call, Kind kind, Resource r, int format) {
            this(call, kind, r, format, 0);
        }

        /** The view of a part; a count of -1 is all that is left. */
        Descriptor part(int level, int levels, int layer, int layers, int plane) {
            int levelCount = levels == -1 ? r.levels - level : levels;
            int layerCount = layers == -1 ? r.layers - layer : layers;
            int planes = kind == Kind.DEPTH ? r.planes : 1;
            if (level < 0 || levelCount < 1 || level + levelCount > r.levels) {
                throw Registry.broken(call, "levels " + level + " to " + (level + levelCount - 1) + " of " + r.levels);
            }
            if (layer < 0 || layerCount < 1 || layer + layerCount > r.layers) {
                throw Registry.broken(call, "layers " + layer + " to " + (layer + layerCount - 1) + " of " + r.layers);
            }
            if (plane + planes > r.planes) throw Registry.broken(call, "plane " + plane + " of " + r.planes);
            return new Descriptor(kind, r, format, level, levelCount, layer, layerCount, plane, planes, flags);
        }
    }

    private static int int32(long desc, int at) {
        return Scratch.getInt(desc + at);
    }

    private static void format(String call, Resource r, int format, boolean raw) {
        if (raw ? format != Dxgi.R32_TYPELESS : Dxgi.isTypelessResource(format)) {
            throw Registry.broken(
                    call,
                    "the view of " + r + " has format " + format
                            + (raw ? ", a raw one must have R32_TYPELESS" : ", which is typeless"));
        }
        boolean structured = r.isBuffer() && format == Dxgi.UNKNOWN;
        if (!r.isBuffer() && !structured && format != Dxgi.UNKNOWN && Dxgi.bytes(format) != Dxgi.bytes(r.format)) {
            throw Registry.broken(
                    call,
                    "the view has format " + format + ", " + r + " has " + r.format + " with texels of another size");
        }
    }

    private static void elements(String call, Resource r, int format, long first, int count, int stride, boolean raw) {
        int bytes = stride != 0 ? stride : Dxgi.bytes(format);
        if (stride != 0 && (raw || format != Dxgi.UNKNOWN)) {
            throw Registry.broken(call, "a view with a stride of " + stride + " has a format");
        }
        if (bytes == 0) throw Registry.broken(call, "a view of a buffer has neither a format nor a stride");
        if (raw && first * 4 % 16 != 0)
            throw Registry.broken(call, "a raw view starts at byte " + first * 4 + ", must be a multiple of 16");
        if (count < 0 || (first + count) * bytes > r.width) {
            throw Registry.broken(
                    call,
                    "elements " + first + " to " + (first + count - 1) + " of " + bytes + " bytes are not in " + r
                            + " of " + r.width + " bytes");
        }
    }

    static Descriptor read(String call, @Nullable Resource r, long desc) {
        if (r == null) {
            if (desc == 0) throw Registry.broken(call, "neither a resource nor a description");
            return Descriptor.none(Kind.READ);
        }
        if ((r.flags & Resource.DENY_SHADER_RESOURCE) != 0) throw Registry.broken(call, r + " denies shader resources");
        if (desc == 0) {
            format(call, r, r.format, false);
            return whole(Kind.READ, r, r.format, 1);
        }
        int format = int32(desc, 0);
        int dimension = int32(desc, 4);
        if (int32(desc, 8) == 0) throw Registry.broken(call, "the component mapping is 0, which no view may have");
        boolean raw = dimension == 1 && (int32(desc, 32) & RAW) != 0;
        format(call, r, format, raw);
        if (dimension == 1 != r.isBuffer())
            throw Registry.broken(call, "a view of dimension " + dimension + " of a " + r.kind());
        if (dimension == 1)
            elements(call, r, format, Scratch.getLong(desc + 16), int32(desc, 24), int32(desc, 28), raw);
        if ((dimension == 6 || dimension == 7) != r.samples > 1) {
            throw Registry.broken(
                    call, "a view of dimension " + dimension + " of a texture of " + r.samples + " samples");
        }
        int plane = Dxgi.isStencilView(format) ? 1 : 0;
        View v = new View(call, Kind.READ, r, format);
        return switch (dimension) {
            case 1 -> whole(Kind.READ, r, format, 1);
            case 2, 8 -> v.part(int32(desc, 16), int32(desc, 20), 0, r.layers, 0);
            case 3 -> v.part(int32(desc, 16), int32(desc, 20), int32(desc, 24), int32(desc, 28), 0);
            case 4 -> v.part(int32(desc, 16), int32(desc, 20), 0, 1, plane);
            case 5 -> v.part(int32(desc, 16), int32(desc, 20), int32(desc, 24), int32(desc, 28), plane);
            case 6 -> v.part(0, 1, 0, 1, plane);
            case 7 -> v.part(0, 1, int32(desc, 16), int32(desc, 20), plane);
            case 9 -> v.part(int32(desc, 16), int32(desc, 20), 0, 6, plane);
            case 10 -> v.part(int32(desc, 16), int32(desc, 20), int32(desc, 24), cubes(int32(desc, 28)), plane);
            default -> throw Registry.broken(call, "there is no dimension " + dimension);
        };
    }

    private static int cubes(int count) {
        return count == -1 ? -1 : 6 * count;
    }

    static Descriptor unordered(String call, @Nullable Resource r, long desc) {
        if (r == null) {
            if (desc == 0) throw Registry.broken(call, "neither a resource nor a description");
            return Descriptor.none(Kind.UNORDERED);
        }
        if ((r.flags & Resource.ALLOW_UNORDERED_ACCESS) == 0) {
            throw Registry.broken(call, r + " was made without ALLOW_UNORDERED_ACCESS");
        }
        if (desc == 0) {
            format(call, r, r.format, false);
            return new Descriptor(Kind.UNORDERED, r, r.format, 0, 1, 0, r.layers, 0, 1, 0);
        }
        int format = int32(desc, 0);
        int dimension = int32(desc, 4);
        boolean raw = dimension == 1 && (int32(desc, 32) & RAW) != 0;
        format(call, r, format, raw);
        if (dimension == 1 != r.isBuffer())
            throw Registry.broken(call, "a view of dimension " + dimension + " of a " + r.kind());
        View v = new View(call, Kind.UNORDERED, r, format);
        return switch (dimension) {
            case 1 -> {
                elements(call, r, format, Scratch.getLong(desc + 8), int32(desc, 16), int32(desc, 20), raw);
                yield whole(Kind.UNORDERED, r, format, 1);
            }
            case 2, 4, 8 -> v.part(int32(desc, 8), 1, 0, 1, 0);
            case 3, 5 -> v.part(int32(desc, 8), 1, int32(desc, 12), int32(desc, 16), 0);
            default -> throw Registry.broken(call, "there is no dimension " + dimension);
        };
    }

    static Descriptor target(String call, @Nullable Resource r, long desc) {
        if (r == null) {
            if (desc == 0) throw Registry.broken(call, "neither a resource nor a description");
            return new Descriptor(Kind.TARGET, null, int32(desc, 0), 0, 0, 0, 0, 0, 0, 0);
        }
        if ((r.flags & Resource.ALLOW_RENDER_TARGET) == 0) {
            throw Registry.broken(call, r + " was made without ALLOW_RENDER_TARGET");
        }
        if (desc == 0) return new Descriptor(Kind.TARGET, r, r.format, 0, 1, 0, r.layers, 0, 1, 0);
        int format = int32(desc, 0) == Dxgi.UNKNOWN ? r.format : int32(desc, 0);
        format(call, r, format, false);
        int dimension = int32(desc, 4);
        if ((dimension == 6 || dimension == 7) != r.samples > 1) {
            throw Registry.broken(
                    call, "a view of dimension " + dimension + " of a texture of " + r.samples + " samples");
        }
        View v = new View(call, Kind.TARGET, r, format);
        return switch (dimension) {
            case 2, 4, 8 -> v.part(int32(desc, 8), 1, 0, 1, 0);
            case 3, 5 -> v.part(int32(desc, 8), 1, int32(desc, 12), int32(desc, 16), 0);
            case 6 -> v.part(0, 1, 0, 1, 0);
            case 7 -> v.part(0, 1, int32(desc, 8), int32(desc, 12), 0);
            default -> throw Registry.broken(call, "dimension " + dimension + " is no render target's");
        };
    }

    static Descriptor depth(String call, @Nullable Resource r, long desc) {
        if (r == null) {
            if (desc == 0) throw Registry.broken(call, "neither a resource nor a description");
            return new Descriptor(Kind.DEPTH, null, int32(desc, 0), 0, 0, 0, 0, 0, 0, 0);
        }
        if ((r.flags & Resource.ALLOW_DEPTH_STENCIL) == 0) {
            throw Registry.broken(call, r + " was made without ALLOW_DEPTH_STENCIL");
        }
        int format = desc == 0 || int32(desc, 0) == Dxgi.UNKNOWN ? r.format : int32(desc, 0);
        if (!Dxgi.isDepth(format)) throw Registry.broken(call, "format " + format + " is no depth format");
        if (desc == 0) return new Descriptor(Kind.DEPTH, r, format, 0, 1, 0, r.layers, 0, r.planes, 0);
        int dimension = int32(desc, 4);
        int flags = int32(desc, 8);
        if ((dimension == 5 || dimension == 6) != r.samples > 1) {
            throw Registry.broken(
                    call, "a view of dimension " + dimension + " of a texture of " + r.samples + " samples");
        }
        View v = new View(call, Kind.DEPTH, r, format, flags);
        return switch (dimension) {
            case 1, 3 -> v.part(int32(desc, 12), 1, 0, 1, 0);
            case 2, 4 -> v.part(int32(desc, 12), 1, int32(desc, 16), int32(desc, 20), 0);
            case 5 -> v.part(0, 1, 0, 1, 0);
            case 6 -> v.part(0, 1, int32(desc, 12), int32(desc, 16), 0);
            default -> throw Registry.broken(call, "there is no dimension " + dimension);
        };
    }
}
