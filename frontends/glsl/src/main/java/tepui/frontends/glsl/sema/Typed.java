package tepui.frontends.glsl.sema;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.Version;
import tepui.frontends.glsl.ready.ReadyShader;
import tepui.frontends.glsl.ready.ReadyVariable;
import tepui.frontends.glsl.syntax.LineMap;
import tepui.ir.Shader;
import tepui.ir.Stage;

/**
 * Typed tree: names resolved, overloads chosen, conversions explicit, constants folded, every rule checked. What is
 * here can be lowered without asking anything again.
 */
public final class Typed {
    private Typed() {}

    // ---- the whole -------------------------------------------------------------------------------------------------

    /** One shader after the analysis. */
    public static final class Unit {
        public final Stage stage;
        public final Version version;
        /** Variables at global scope that are declared or, for built-in ones, used; blocks among them. */
        public final List<Var> globals = new ArrayList<>();
        /** Functions with bodies and prototypes without (found when linking). */
        public final List<Func> functions = new ArrayList<>();

        public final Layout layout = new Layout();
        /** Uniforms that choose a subroutine, with its type. */
        public final Map<Var, Func> subroutineUniforms = new LinkedHashMap<>();
        /** Members of blocks that were declared without a size: what constant indices have shown it to be. */
        public Map<GlslType.Struct, int[]> grownMembers = Map.of();
        /** Members that gl_PerVertex was declared anew with, as an input and as an output; null: it was not. */
        public @Nullable Set<String> perVertexIn;

        public @Nullable Set<String> perVertexOut;
        /** #pragma STDGL invariant(all). */
        public boolean invariantAll;
        /** The shader that this declares, where its code is made already. */
        public @Nullable ReadyShader ready;
        /** Extensions in force, by name. */
        public final Map<String, Boolean> extensions = new LinkedHashMap<>();

        public Unit(Stage stage, Version version) {
            this.stage = stage;
            this.version = version;
        }
    }

    /** Layout of a stage: what stands in layout(...) in; and out. 0 or null: not said. */
    public static final class Layout {
        public Shader.@Nullable Topology inputTopology;
        public Shader.@Nullable Topology outputTopology;
        /** By ARB_geometry_shader4 the program says what the shader does not. */
        public boolean byProgram;
        /** The input primitive is the program's, or one to try; a declaration in the shader wins. */
        public boolean inputAssumed;
        /** Of a primitive to try: constant indices of vertices may be beyond it, which the program's will show. */
        public boolean inputOpen;

        public int maxVertices;
        /** max_vertices was written; 0 of them are legal. */
        public boolean maxVerticesWritten;

        public int outputVertices;
        public int invocations;
        public Shader.@Nullable Spacing spacing;
        public @Nullable Boolean clockwise;
        public boolean pointMode;
        public boolean earlyFragmentTests;
        /** Early tests, and coverage behind them. */
        public boolean postDepthCoverage;

        public boolean originUpperLeft;
        public boolean pixelCenterInteger;
        public Shader.@Nullable DepthLayout depthLayout;
        public Shader.@Nullable Interlock interlock;
        /** The calls of an interlock are there; without a layout it is of pixels, in order. */
        public boolean interlocked;

        public int localX;
        public int localY;
        public int localZ;
        /** local_size_variable: each dispatch says the size. */
        public boolean localVariable;
        /** How invocations of a compute shader are quads for derivatives. */
        public Shader.@Nullable Quads quads;
        /** Bits of the blend equations of KHR_blend_equation_advanced. */
        public int blendSupport;
        /** Layouts of bindless and bound samplers and images for all, as {@link VarInfo#bindlessWritten}. */
        public int bindless;
        /** Default xfb_stride of each buffer. */
        public final int[] xfbStride = new int[4];

        Layout() {}

        /** The same, to be changed. */
        public Layout copy() {
            Layout l = new Layout();
            l.inputTopology = inputTopology;
            l.outputTopology = outputTopology;
            l.byProgram = byProgram;
            l.inputAssumed = inputAssumed;
            l.inputOpen = inputOpen;
            l.maxVertices = maxVertices;
            l.maxVerticesWritten = maxVerticesWritten;
            l.outputVertices = outputVertices;
            l.invocations = invocations;
            l.spacing = spacing;
            l.clockwise = clockwise;
            l.pointMode = pointMode;
            l.earlyFragmentTests = earlyFragmentTests;
            l.postDepthCoverage = postDepthCoverage;
            l.originUpperLeft = originUpperLeft;
            l.pixelCenterInteger = pixelCenterInteger;
            l.depthLayout = depthLayout;
            l.interlock = interlock;
            l.interlocked = interlocked;
            l.localX = localX;
            l.localY = localY;
            l.localZ = localZ;
            l.localVariable = localVariable;
            l.quads = quads;
            l.blendSupport = blendSupport;
            l.bindless = bindless;
            System.arraycopy(xfbStride, 0, l.xfbStride, 0, xfbStride.length);
            return l;
        }
    }

    /** A variable, a parameter or an interface block (its type is a struct, or an array of one). */
    public static final class Var {
        public final String name;
        public GlslType type;
        public final VarInfo info;
        /** Block: the block's name; the variable's name is then the instance's, empty where its members are global names. */
        public final @Nullable String block;
        /** Const with a known value, and uniforms' initial values. */
        public @Nullable Constant value;
        /** Globals: run before main. */
        public @Nullable Expr initializer;
        /** Read or written somewhere: others are not active. */
        public boolean used;
        /** Arrays without a size: one more than the largest constant index used. */
        public int implicitLength;
        /** The size of the array is that of the largest index used; other shaders of the stage may know more. */
        public boolean implicitlySized;
        /** Of an input array of arrays that the language gives without the inner size: one more than the largest index used. */
        public int innerLength;
        /** The outermost array is one element per vertex of the primitive or patch. */
        public boolean perVertex;
        /** Its outermost array has the size of a primitive that is assumed. */
        public boolean sizeAssumed;
        /** A gl_ name that the language gives. */
        public boolean builtIn;
        /** A gl_ name that the program has declared too. */
        public boolean redeclared;
        /** gl_FragCoord declared again: 1 for origin_upper_left, 2 for pixel_center_integer; -1: not declared again. */
        public int fragmentLayout = -1;
        /** Of a shader whose code is ready. */
        public @Nullable ReadyVariable ready;
        /** Parameters: what comes in and goes out. */
        public boolean in = true;

        public boolean out;

        public Var(String name, GlslType type, VarInfo info, @Nullable String block) {
            this.name = name;
            this.type = type;
            this.info = info;
            this.block = block;
        }

        public boolean isBlock() {
            return block != null;
        }
    }

    /** A function. */
    public static final class Func {
        public final String name;
        public final GlslType result;
        public final List<Var> parameters;
        /** Null for a prototype. */
        public Stmt.@Nullable Block body;
        /** Subroutine types that it is declared for. */
        public final List<String> subroutineTypes = new ArrayList<>();

        public int subroutineIndex = -1;
        /** Of the result. */
        public VarInfo.Precision precision = VarInfo.Precision.NONE;

        public int pos;
        /** Of a function with a body: the position of its closing brace. */
        public int end;
        /** Of a function with a body: the lines of its shader. */
        public @Nullable LineMap lines;

        public Func(String name, GlslType result, List<Var> parameters) {
            this.name = name;
            this.result = result;
            this.parameters = List.copyOf(parameters);
        }

        /** Made when it is asked for first: overloads are compared by it. */
        private @Nullable String signature;

        /** name(type,type): what a call is linked by. */
        public String signature() {
            String known = signature;
            if (known == null) {
                known = spelled();
                signature = known;
            }
            return known;
        }

        private String spelled() {
            StringBuilder s = new StringBuilder(name).append('(');
            for (int i = 0; i < parameters.size(); i++)
                s.append(i == 0 ? "" : ",").append(parameters.get(i).type);
            return s.append(')').toString();
        }
    }

    /**
     * A known value: one word per scalar, members and elements in order, matrices by column. Floats are float bits (doubles:
     * double bits), integers sign- or zero-extended, bools 0 and 1.
     */
    public record Constant(GlslType type, long[] words) {}

    // ---- expressions -----------------------------------------------------------------------------------------------

    /** An expression with its type. */
    public sealed interface Expr {
        int pos();

        GlslType type();

        record Literal(int pos, Constant value) implements Expr {
            @Override
            public GlslType type() {
                return value.type();
            }
        }

        record VarRef(int pos, Var var) implements Expr {
            @Override
            public GlslType type() {
                return var.type;
            }
        }

        /** Member {@code index} of a struct or block. */
        record Member(int pos, GlslType type, Expr object, int index) implements Expr {}

        /** Element of an array, column of a matrix, component of a vector. */
        record Index(int pos, GlslType type, Expr object, Expr index) implements Expr {}

        /** Components of a vector (or scalar), 0 to 3. */
        record Swizzle(int pos, GlslType type, Expr object, int[] components) implements Expr {}

        /** Unary operation: NEG, NOT (bool), COMPLEMENT. */
        record Unary(int pos, GlslType type, UnaryOp op, Expr operand) implements Expr {}

        /**
         * Binary operation; operands have been converted, but scalar with vector or matrix, and matrix products are as
         * written.
         */
        record Binary(int pos, GlslType type, BinaryOp op, Expr left, Expr right) implements Expr {}

        /**
         * Assignment; {@code op} null: a plain one. The value is converted already, for the operation or for the
         * target.
         */
        record Assign(int pos, GlslType type, @Nullable BinaryOp op, Expr target, Expr value) implements Expr {}

        record IncDec(int pos, GlslType type, Expr target, boolean increment, boolean prefix) implements Expr {}

        record Conditional(int pos, GlslType type, Expr condition, Expr then, Expr otherwise) implements Expr {}

        record Comma(int pos, Expr left, Expr right) implements Expr {
            @Override
            public GlslType type() {
                return right.type();
            }
        }

        /** A constructor: numbers, vectors, matrices from any parts; arrays and structs from one argument per part. */
        record Construct(int pos, GlslType type, List<Expr> arguments) implements Expr {}

        /** Component-wise conversion between bases, same shape. */
        record Convert(int pos, GlslType type, Expr value) implements Expr {}

        /** A call of a function of the program; out arguments are l-values, converted by assignment when it returns. */
        record Call(int pos, Func function, List<Expr> arguments) implements Expr {
            @Override
            public GlslType type() {
                return function.result;
            }
        }

        /**
         * A call of a subroutine through a uniform.
         *
         * @param subroutine the uniform, or an element of the array of them
         */
        record SubroutineCall(int pos, Func type2, Expr subroutine, List<Expr> arguments) implements Expr {
            @Override
            public GlslType type() {
                return type2.result;
            }
        }

        /** A call of a built-in function, with the overload chosen; arguments are converted to its parameters. */
        record BuiltinCall(int pos, GlslType type, String name, List<GlslType> parameters, List<Expr> arguments)
                implements Expr {}

        /**
         * Length ({@code .length()}) of an array whose size is known only at run time: the last member of a buffer
         * block.
         */
        record RuntimeLength(int pos, Expr object) implements Expr {
            @Override
            public GlslType type() {
                return BasicTypes.INT;
            }
        }
    }

    /** Prefix operators. */
    public enum UnaryOp {
        NEGATE,
        NOT,
        COMPLEMENT
    }

    /** Infix operators; equality works on any type, LINEAR_MULTIPLY is the product of linear algebra. */
    public enum BinaryOp {
        ADD,
        SUBTRACT,
        MULTIPLY,
        LINEAR_MULTIPLY,
        DIVIDE,
        MODULO,
        SHIFT_LEFT,
        SHIFT_RIGHT,
        AND,
        OR,
        XOR,
        LESS,
        GREATER,
        LESS_EQUAL,
        GREATER_EQUAL,
        EQUAL,
        NOT_EQUAL,
        LOGICAL_AND,
        LOGICAL_OR,
        LOGICAL_XOR
    }

    // ---- statements ------------------------------------------------------------------------------------------------

    /** A statement. */
    public sealed interface Stmt {
        record Block(List<Stmt> statements) implements Stmt {}

        /** Declaration of a local variable; its initialiser, if any, is assigned. */
        record Declare(Var var, @Nullable Expr initializer) implements Stmt {}

        record Evaluate(Expr expression) implements Stmt {}

        record If(Expr condition, Stmt then, @Nullable Stmt otherwise) implements Stmt {}

        /** Switch statement; labels stand in the body as {@link Case}. */
        record Switch(Expr selector, Block body) implements Stmt {}

        /** Case label; a null value: default. */
        record Case(@Nullable Constant value) implements Stmt {}

        /**
         * All loops.
         *
         * @param declared a variable that the condition declares anew each time round, or null
         * @param testAtEnd do-while
         */
        record Loop(
                @Nullable Stmt init,
                @Nullable Declare declared,
                @Nullable Expr condition,
                @Nullable Expr step,
                Stmt body,
                boolean testAtEnd)
                implements Stmt {}

        record Return(@Nullable Expr value) implements Stmt {}

        record Break() implements Stmt {}

        record Continue() implements Stmt {}

        record Discard() implements Stmt {}

        /** Demotion: the invocation goes on as a helper. */
        record Demote() implements Stmt {}
    }
}
