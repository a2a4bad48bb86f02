package tepui.drivers.d3d12.dxbc;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.TextureShape;
import tepui.ir.Value;

/**
 * The resources that code uses, each declared when it is first used. Elements of an array of resources are declared alone
 * where the device cannot be given an index, else the array is one range.
 */
final class Declarations {
    /** The most vectors that a constant buffer has. */
    private static final int MAX_VECTORS = 4096;

    private static final int[] DIMENSIONS = new int[TextureShape.values().length];

    static {
        DIMENSIONS[TextureShape.BUFFER.ordinal()] = 1;
        DIMENSIONS[TextureShape.D1.ordinal()] = 2;
        DIMENSIONS[TextureShape.D2.ordinal()] = 3;
        DIMENSIONS[TextureShape.RECT.ordinal()] = 3;
        DIMENSIONS[TextureShape.D2_MS.ordinal()] = 4;
        DIMENSIONS[TextureShape.D3.ordinal()] = 5;
        DIMENSIONS[TextureShape.CUBE.ordinal()] = 6;
        DIMENSIONS[TextureShape.D1_ARRAY.ordinal()] = 7;
        DIMENSIONS[TextureShape.D2_ARRAY.ordinal()] = 8;
        DIMENSIONS[TextureShape.D2_MS_ARRAY.ordinal()] = 9;
        DIMENSIONS[TextureShape.CUBE_ARRAY.ordinal()] = 10;
    }

    /** A range of registers of one file; code names it by its number. */
    private record Range(int id) {}

    /** The ranges of one register file by their first register. */
    private record Kind(OperandFile file, Map<Integer, Range> ranges) {
        Kind(OperandFile file) {
            this(file, new TreeMap<>());
        }
    }

    private final DxbcOptions options;
    private final ResourceRegisters places;
    private final TokenWriter out = new TokenWriter();
    private final Kind buffers = new Kind(OperandFile.CONSTANT_BUFFER);
    private final Kind textures = new Kind(OperandFile.RESOURCE);
    private final Kind samplers = new Kind(OperandFile.SAMPLER);
    private final Kind views = new Kind(OperandFile.UAV);
    private final IdentityHashMap<Resource, boolean[]> used = new IdentityHashMap<>();
    private final List<Resource> order = new ArrayList<>();
    private boolean typedLoads;
    private int unorderedViews;
    private int rootWords;

    Declarations(Shader shader, DxbcOptions options) {
        this.options = options;
        places = new ResourceRegisters(shader);
    }

    DxbcOptions options() {
        return options;
    }

    TokenWriter tokens() {
        return out;
    }

    int rootWords() {
        return rootWords;
    }

    /** Are images of other formats than one 32-bit component read? */
    boolean hasTypedLoads() {
        return typedLoads;
    }

    void needTypedLoads() {
        typedLoads = true;
    }

    int unorderedViews() {
        return unorderedViews;
    }

    /** By kind and register. */
    List<DxbcModule.Binding> bindings() {
        List<DxbcModule.Binding> all = new ArrayList<>();
        for (Resource r : order) {
            boolean[] sampled = used.get(r);
            all.add(new DxbcModule.Binding(
                    r.kind(),
                    r.binding(),
                    places.register(r),
                    r.count(),
                    r.shape,
                    sampled != null && sampled[0],
                    r.texelKind,
                    r.shadow,
                    r.size));
        }
        all.sort(Comparator.comparing(DxbcModule.Binding::kind).thenComparingInt(DxbcModule.Binding::register));
        return all;
    }

    // ---- indices ---------------------------------------------------------------------------------------------------

    /** Where a resource, or an element of an array of them, is: the number of its range and its register. */
    private Index[] place(Code code, Resource r, @Nullable Value index, Kind kind, Consumer<Operand> declare) {
        if (used.putIfAbsent(r, new boolean[1]) == null) order.add(r);
        int first = places.register(r);
        if (index != null && !index.isConst() && r.count() > 1) {
            if (!options.dynamicIndexing) {
                throw code.inexpressible("an index into " + r, "the device takes only constant ones");
            }
            Range all = range(kind, first, first + r.count() - 1, declare);
            Source at = code.inTemp(code.atMost(code.source(index), r.count() - 1));
            return new Index[] {Index.of(all.id), at.asIndex(first)};
        }
        int element =
                index == null || r.count() == 1 ? 0 : Math.clamp(index.constInt(0) & 0xffffffffL, 0, r.count() - 1);
        Range one = options.dynamicIndexing
                ? range(kind, first, first + r.count() - 1, declare)
                : range(kind, first + element, first + element, declare);
        return new Index[] {Index.of(one.id), Index.of(first + element)};
    }

    private Range range(Kind kind, int first, int last, Consumer<Operand> declare) {
        Range known = kind.ranges().get(first);
        if (known != null) return known;
        Range range = new Range(kind.ranges().size());
        kind.ranges().put(first, range);
        declare.accept(Operand.swizzled(kind.file, Operand.IN_ORDER, range.id, first, last));
        return range;
    }

    // ---- constant buffers ------------------------------------------------------------------------------------------

    /** Vectors of a uniform buffer. */
    static int vectors(Resource r) {
        return r.size > 0 ? Math.min(MAX_VECTORS, (r.size + 15) / 16) : MAX_VECTORS;
    }

    Index[] uniform(Code code, Resource r, Value index) {
        return place(code, r, index, buffers, o -> constantBuffer(o, vectors(r), true));
    }

    private void constantBuffer(Operand o, int vectors, boolean dynamic) {
        out.begin(Opcode.DCL_CONSTANTBUFFER, dynamic ? 1 << 11 : 0)
                .operand(o)
                .word(vectors)
                .word(0)
                .end();
    }

    /** One of {@link RootWords}. */
    Source rootWord(int word) {
        rootWords |= 1 << word;
        Range r = range(
                buffers,
                Registers.ROOT_WORDS,
                Registers.ROOT_WORDS,
                o -> constantBuffer(o, (RootWords.COUNT + 3) / 4, false));
        return Source.of(
                OperandFile.CONSTANT_BUFFER,
                word & 3,
                1,
                Index.of(r.id),
                Index.of(Registers.ROOT_WORDS),
                Index.of(word >> 2));
    }

    // ---- textures --------------------------------------------------------------------------------------------------

    private static int returnType(Resource r) {
        int each = r.texelKind == ScalarKind.F32 ? 5 : r.unsigned ? 4 : 3;
        return each | each << 4 | each << 8 | each << 12;
    }

    private static TextureShape shape(Resource r) {
        TextureShape shape = r.shape;
        if (shape == null) throw new IllegalStateException("DXBC: " + r + " has no shape");
        return shape;
    }

    /** Is what has no layers seen as an array of one? */
    boolean addsLayer(Resource r) {
        TextureShape shape = shape(r);
        if (!options.arrayViews || shape.isArray()) return false;
        if (shape == TextureShape.D3 || shape == TextureShape.BUFFER) return false;
        return !shape.isCube() || r.kind() == Resource.Kind.TEXTURE && (!r.shadow || options.comparesEverywhere);
    }

    private static int dimension(TextureShape shape, boolean array) {
        int plain = DIMENSIONS[shape.ordinal()];
        if (!array) return plain;
        return switch (shape) {
            case D1 -> DIMENSIONS[TextureShape.D1_ARRAY.ordinal()];
            case D2, RECT -> DIMENSIONS[TextureShape.D2_ARRAY.ordinal()];
            case D2_MS -> DIMENSIONS[TextureShape.D2_MS_ARRAY.ordinal()];
            case CUBE -> DIMENSIONS[TextureShape.CUBE_ARRAY.ordinal()];
            default -> plain;
        };
    }

    Index[] texture(Code code, Resource r, @Nullable Value index) {
        return place(
                code,
                r,
                index,
                textures,
                o -> out.begin(Opcode.DCL_RESOURCE, dimension(shape(r), addsLayer(r)) << 11)
                        .operand(o)
                        .word(returnType(r))
                        .word(0)
                        .end());
    }

    Index[] sampler(Code code, Resource r, @Nullable Value index) {
        Index[] at = place(
                code,
                r,
                index,
                samplers,
                o -> out.begin(Opcode.DCL_SAMPLER, r.shadow ? 1 << 11 : 0)
                        .operand(o)
                        .word(0)
                        .end());
        boolean[] sampled = used.get(r);
        if (sampled != null) sampled[0] = true;
        return at;
    }

    // ---- what is written -------------------------------------------------------------------------------------------

    Index[] storage(Code code, Resource r, Value index) {
        return place(code, r, index, views, o -> {
            unorderedViews += o.indices().get(2).offset() - o.indices().get(1).offset() + 1;
            out.begin(Opcode.DCL_UAV_RAW, r.coherent ? 1 << 16 : 0)
                    .operand(o)
                    .word(0)
                    .end();
        });
    }

    Index[] image(Code code, Resource r, Value index) {
        TextureShape shape = shape(r);
        if (shape.isMultisample()) {
            throw code.inexpressible("the multisample image " + r, "there are only textures of that kind");
        }
        int dimension = dimension(shape.isCube() ? TextureShape.D2_ARRAY : shape, addsLayer(r));
        return place(code, r, index, views, o -> {
            unorderedViews += o.indices().get(2).offset() - o.indices().get(1).offset() + 1;
            out.begin(Opcode.DCL_UAV_TYPED, dimension << 11 | (r.coherent ? 1 << 16 : 0))
                    .operand(o)
                    .word(returnType(r))
                    .word(0)
                    .end();
        });
    }
}
