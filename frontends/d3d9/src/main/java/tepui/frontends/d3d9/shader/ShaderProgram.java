package tepui.frontends.d3d9.shader;

import java.util.Arrays;
import java.util.List;
import tepui.frontends.d3d9.code.Numbering;

/**
 * Facts of a program beside its code: which constants it reads, what it declares and defines. The float constants that it
 * reads stand one after another in its uniforms, so that only those are sent; a program that computes addresses has all of them.
 */
public final class ShaderProgram {
    /** A semantic and the register that has it. */
    public record Signature(int register, int usage, int usageIndex, int mask) {}

    private final Bytecode code;
    private final int[] bools = new int[ConstantUse.SLOTS];
    private final int[] ints = new int[4 * ConstantUse.SLOTS];
    private final boolean[] intsDefined = new boolean[ConstantUse.SLOTS];
    private final int[] intRegisters;
    private final int[] boolRegisters;
    private final boolean software;
    private final boolean usesInts;
    private final boolean usesBools;
    private final boolean relative;
    /** By register: its place among the uniforms, -1 where the program does not read it. */
    private final int[] places;

    private static final Numbering<List<Integer>> ARRANGEMENTS = new Numbering<>();

    private final int arrangement;
    private final int floats;
    private final int least;
    private final int most;
    private final int[] words;
    /** The registers that it reads stand one after another on the device too. */
    private final boolean inOrder;

    ShaderProgram(Bytecode code, ConstantUse use) {
        this.code = code;
        Arrays.fill(bools, -1);
        intRegisters = use.ints();
        boolRegisters = use.bools();
        software = use.software();
        relative = use.floats().relative();
        places = use.floats().places();
        floats = use.floats().count();
        least = use.floats().least();
        most = use.floats().most();
        usesInts = use.usesInts();
        usesBools = use.usesBools();
        arrangement = relative ? ARRANGEMENTS.next() : arrangement(places);
        words = new int[Math.max(1, floats) * 4];
        inOrder = floats == most - least + 1
                && !(relative && code.definitions().stream().anyMatch(d -> d.file() == RegisterFile.CONST));
        for (Bytecode.Definition d : code.definitions()) {
            switch (d.file()) {
                case CONSTBOOL -> {
                    int slot = slot(boolRegisters, d.register());
                    if (slot >= 0) bools[slot] = d.values()[0];
                }
                case CONSTINT -> {
                    int slot = slot(intRegisters, d.register());
                    if (slot < 0) continue;
                    intsDefined[slot] = true;
                    System.arraycopy(d.values(), 0, ints, 4 * slot, 4);
                }
                default -> {}
            }
        }
    }

    public Bytecode code() {
        return code;
    }

    /** 0x101 to 0x300. */
    public int version() {
        return code.version();
    }

    public boolean isPixel() {
        return code.isPixel();
    }

    private static int slot(int[] registers, int register) {
        for (int i = 0; i < registers.length; i++) if (registers[i] == register) return i;
        return -1;
    }

    int intSlot(int register) {
        return slot(intRegisters, register);
    }

    int boolSlot(int register) {
        return slot(boolRegisters, register);
    }

    /** Does it name constants that software vertex processing alone has? */
    public boolean isSoftware() {
        return software;
    }

    /** Do computed addresses reach the constants of software vertex processing? */
    public boolean isFar() { // hot
        return relative && floats > ConstantUse.REGISTERS;
    }

    /** The same program, whose computed addresses reach the constants of software vertex processing. */
    public ShaderProgram far() {
        try {
            return new ShaderProgram(code, ConstantUse.of(code, ConstantUse.SOFTWARE_REGISTERS));
        } catch (ShaderException e) {
            throw new IllegalStateException("ShaderProgram.far: a legal program is refused", e);
        }
    }

    /** The bools that the program reads, a bit each: its own, or the device's. */
    public int boolBits(boolean[] values) { // hot
        int bits = 0;
        for (int i = 0; i < bools.length; i++) {
            boolean b = bools[i] >= 0 ? bools[i] != 0 : values[boolRegisters[i]];
            if (b) bits |= 1 << i;
        }
        return bits;
    }

    public boolean usesInts() {
        return usesInts;
    }

    /** Does it read integers or bools, some of which it may define itself? */
    public boolean usesIntsOrBools() {
        return usesInts || usesBools;
    }

    private static int arrangement(int[] places) {
        return ARRANGEMENTS.of(Arrays.stream(places).boxed().toList());
    }

    /** The same for programs whose uniforms hold the same registers in the same places. */
    public int arrangement() {
        return arrangement;
    }

    /** The integers that the program reads: its own, or the device's. */
    public void putInts(int[] values, int[] to, int at) { // hot
        for (int i = 0; i < intsDefined.length; i++) {
            if (intsDefined[i]) System.arraycopy(ints, 4 * i, to, at + 4 * i, 4);
            else System.arraycopy(values, 4 * intRegisters[i], to, at + 4 * i, 4);
        }
    }

    /** The place of a float constant in the uniforms, in registers. */
    int place(int register) {
        return register < places.length ? places[register] : -1;
    }

    /** Does it compute addresses of constants? */
    public boolean isRelative() {
        return relative;
    }

    /** Registers among the uniforms. */
    public int floats() {
        return floats;
    }

    /** The first register that it reads. */
    public int least() {
        return least;
    }

    /** The last register that it reads. */
    public int most() {
        return most;
    }

    /** Are the registers that it reads its uniforms as they stand among so many of the device's, from {@link #first} on? */
    public boolean isInOrder(int registers) {
        return inOrder && least + floats <= registers;
    }

    /** The first word of the registers that it reads. */
    public int first() {
        return 4 * least;
    }

    /** How many of the registers below one have a place among the uniforms. */
    public int placesBelow(int register) { // hot
        if (relative) return register;
        for (int r = Math.min(register, most + 1) - 1; r >= least; r--) if (places[r] >= 0) return places[r] + 1;
        return 0;
    }

    /**
     * Brings some of the device's registers to where the program reads them; the array is this program's own, has what was brought there before, and
     * belongs to the caller until the next call.
     */
    public int[] gather(int[] registers, int from, int to) { // hot
        int[] w = words;
        int there = Math.min(to, Math.min(registers.length, 4 * places.length) / 4);
        if (relative) {
            if (there > from) System.arraycopy(registers, 4 * from, w, 4 * from, 4 * (there - from));
            List<Bytecode.Definition> definitions = code.definitions();
            for (int i = 0; i < definitions.size(); i++) {
                Bytecode.Definition d = definitions.get(i);
                if (d.file() == RegisterFile.CONST && 4 * d.register() + 4 <= w.length) {
                    System.arraycopy(d.values(), 0, w, 4 * d.register(), 4);
                }
            }
            return w;
        }
        for (int r = from; r < there; r++) {
            int p = places[r];
            if (p < 0) continue;
            w[4 * p] = registers[4 * r];
            w[4 * p + 1] = registers[4 * r + 1];
            w[4 * p + 2] = registers[4 * r + 2];
            w[4 * p + 3] = registers[4 * r + 3];
        }
        return w;
    }

    /** Declared inputs of a vertex shader, by register. */
    public List<Signature> inputs() {
        return code.inputs();
    }

    /** The text of the program. */
    public String text() {
        return Disassembler.text(code);
    }
}
