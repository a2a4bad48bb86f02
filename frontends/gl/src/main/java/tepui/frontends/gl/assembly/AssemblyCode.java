package tepui.frontends.gl.assembly;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import tepui.ir.TextureShape;

/** Parsed assembly program: names are resolved, instructions in their order. */
public final class AssemblyCode {
    /** Register files: where operands come from and results go. */
    enum File {
        TEMPORARY,
        ATTRIBUTE,
        PARAMETER,
        /** A parameter at a place that an address register adds to. */
        RELATIVE,
        RESULT,
        ADDRESS
    }

    /** Selectors beyond the four components. */
    static final int ZERO = 4;

    static final int ONE = 5;

    /**
     * Operand that is read.
     *
     * @param index its number; of {@link File#RELATIVE} the base, which the offset is already part of
     * @param address the address register, where there is one
     * @param swizzle four selectors
     * @param negated a bit for each component
     */
    record Operand(File file, int index, int address, int[] swizzle, int negated) {}

    /**
     * Operand that is written.
     *
     * @param mask a bit for each component
     */
    record Destination(File file, int index, int mask) {}

    /**
     * One instruction.
     *
     * @param unit of a texture
     */
    record Instruction(Opcode op, boolean saturated, Destination to, List<Operand> from, int unit) {}

    /** Texture targets: what a texture unit is sampled as. */
    enum Target {
        T1D("1D", TextureShape.D1, false),
        T2D("2D", TextureShape.D2, false),
        T3D("3D", TextureShape.D3, false),
        CUBE("CUBE", TextureShape.CUBE, false),
        RECT("RECT", TextureShape.RECT, false),
        SHADOW1D("SHADOW1D", TextureShape.D1, true),
        SHADOW2D("SHADOW2D", TextureShape.D2, true),
        SHADOWRECT("SHADOWRECT", TextureShape.RECT, true);

        final String word;
        final TextureShape shape;
        final boolean shadow;

        Target(String word, TextureShape shape, boolean shadow) {
            this.word = word;
            this.shape = shape;
            this.shadow = shadow;
        }
    }

    /** Fog modes of a program's options. */
    enum Fog {
        NONE,
        LINEAR,
        EXP,
        EXP2
    }

    final boolean fragments;
    public boolean positionInvariant;
    boolean shadows;
    boolean drawBuffers;
    boolean upperLeft;
    boolean integerCenters;
    Fog fog = Fog.NONE;
    int temporaries;
    int addresses;
    final List<Instruction> instructions = new ArrayList<>();
    /** In the order of the uniform array. */
    public final List<Parameter> parameters = new ArrayList<>();

    private final Map<Parameter, Integer> places = new HashMap<>();
    /** The attributes that it binds, by {@link BindingNumbers}. */
    final SortedSet<Integer> attributes = new TreeSet<>();

    /** The results. */
    final SortedSet<Integer> results = new TreeSet<>();

    final Map<Integer, Target> targets = new TreeMap<>();
    int attribs;

    AssemblyCode(boolean fragments) {
        this.fragments = fragments;
    }

    /** The place of a parameter; one for equal ones. */
    int place(Parameter p) {
        Integer known = places.get(p);
        if (known != null) return known;
        parameters.add(p);
        places.put(p, parameters.size() - 1);
        return parameters.size() - 1;
    }

    /** The first of successive places. */
    int block(List<Parameter> all) {
        int first = parameters.size();
        parameters.addAll(all);
        for (int i = 0; i < all.size(); i++) places.putIfAbsent(all.get(i), first + i);
        return first;
    }

    public AssemblyCounts counts() {
        int textures = 0;
        for (Instruction i : instructions) if (i.op.isTexture()) textures++;
        int all = instructions.size();
        return new AssemblyCounts(
                all, all - textures, textures, indirections(), temporaries, parameters.size(), attribs, addresses);
    }

    /** Texture indirections, as section 3.11.6 counts them. */
    private int indirections() {
        if (!fragments) return 0;
        boolean[] written = new boolean[temporaries];
        boolean[] used = new boolean[temporaries];
        int phases = 1;
        for (Instruction i : instructions) {
            boolean next = false;
            Destination to = i.to;
            if (i.op.isTexture()) {
                for (Operand o : i.from) next |= o.file == File.TEMPORARY && written[o.index];
                next |= i.op != Opcode.KIL && to.file == File.TEMPORARY && used[to.index];
            }
            if (next) {
                phases++;
                java.util.Arrays.fill(written, false);
                java.util.Arrays.fill(used, false);
            }
            for (Operand o : i.from) if (o.file == File.TEMPORARY) used[o.index] = true;
            if (i.op != Opcode.KIL && to.file == File.TEMPORARY) {
                written[to.index] = true;
                used[to.index] = true;
            }
        }
        return phases;
    }
}
