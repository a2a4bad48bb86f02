package tepui.frontends.d3d9.shader;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parsed program, as its tokens say: version, declarations, definitions, instructions. Legal by construction: {@link
 * ShaderReader} checks.
 */
public final class Bytecode {
    /** Modifiers of sources, by the numbers of tokens. */
    public enum Modifier {
        NONE,
        NEGATE,
        BIAS,
        BIAS_NEGATE,
        SIGN,
        SIGN_NEGATE,
        COMPLEMENT,
        X2,
        X2_NEGATE,
        DZ,
        DW,
        ABS,
        ABS_NEGATE,
        NOT
    }

    /** Base of a relative register's number: a component of an address register or the loop's counter. */
    public record Relative(RegisterFile file, int register, int component) {}

    /** An operand that is read; the swizzle has two bits a component. */
    public record Source(
            RegisterFile file,
            int register,
            int swizzle,
            Modifier modifier,
            @Nullable Relative relative) {
        public static final int IDENTITY = 0xe4;

        int component(int i) {
            return swizzle >> 2 * i & 3;
        }
    }

    /** An operand that is written. */
    public record Destination(
            RegisterFile file,
            int register,
            int mask,
            boolean saturate,
            boolean partialPrecision,
            boolean centroid,
            int shift,
            @Nullable Relative relative) {}

    /**
     * One instruction.
     *
     * @param control comparison of IFC, BREAKC and SETP; 1 for projected and 2 for biased texture loads
     */
    record Instruction(
            Opcode op,
            int control,
            boolean coissue,
            @Nullable Source predicate,
            @Nullable Destination destination,
            List<Source> sources,
            int token) {
        Destination to() {
            if (destination == null) throw new IllegalStateException(op.text + " has no destination");
            return destination;
        }

        Source source(int i) {
            return sources.get(i);
        }
    }

    /** DCL: a semantic for inputs and outputs, a kind of texture for samplers (2 flat, 3 cube, 4 volume). */
    record Declaration(Destination register, int usage, int usageIndex, int texture, int token) {}

    /** DEF, DEFI, DEFB: raw words. */
    record Definition(RegisterFile file, int register, int[] values, int token) {}

    private final boolean pixel;
    private final int version;
    /** For software vertex processing, which has more constants. */
    final boolean software;

    private final int[] tokens;
    final List<Declaration> declarations = new ArrayList<>();
    private final List<Definition> definitions = new ArrayList<>();
    final List<Instruction> instructions = new ArrayList<>();

    Bytecode(boolean pixel, int version, boolean software, int[] tokens) {
        this.pixel = pixel;
        this.version = version;
        this.software = software;
        this.tokens = tokens;
    }

    public boolean isPixel() {
        return pixel;
    }

    /** 0x100 to 0x300. */
    public int version() {
        return version;
    }

    /** The program's tokens up to its end. */
    public int[] tokens() {
        return tokens.clone();
    }

    /** Registers of a file; 0 where the version has none. */
    int registers(RegisterFile f) {
        if (software && !pixel) {
            if (f == RegisterFile.CONST) return ConstantUse.SOFTWARE_REGISTERS;
            boolean small = f == RegisterFile.CONSTINT || f == RegisterFile.CONSTBOOL;
            if (small && version >= 0x200) return ConstantUse.SOFTWARE_SMALL_REGISTERS;
        }
        return ProgramRules.registers(f, pixel, version);
    }

    List<Definition> definitions() {
        return definitions;
    }

    void define(Definition d) {
        definitions.removeIf(o -> o.file() == d.file() && o.register() == d.register());
        definitions.add(d);
    }

    @Nullable
    Definition definition(RegisterFile file, int register) {
        for (Definition d : definitions) if (d.file() == file && d.register() == register) return d;
        return null;
    }

    /** Declared inputs. */
    List<ShaderProgram.Signature> inputs() {
        List<ShaderProgram.Signature> list = new ArrayList<>();
        for (Declaration d : declarations) {
            if (d.register().file() != RegisterFile.INPUT) continue;
            list.add(new ShaderProgram.Signature(
                    d.register().register(),
                    d.usage(),
                    d.usageIndex(),
                    d.register().mask()));
        }
        return list;
    }

    /** "vs_2_0" and the like. */
    public String profile() {
        return (pixel ? "ps_" : "vs_") + (version >> 8) + "_" + (version & 255);
    }
}
