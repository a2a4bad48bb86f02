package tepui.frontends.spirv;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.ir.Stage;
import tepui.ir.spirv.Spv;
import tepui.ir.spirv.Spv.Capability;
import tepui.ir.spirv.Spv.Decoration;
import tepui.ir.spirv.Spv.ExecutionModel;
import tepui.ir.spirv.Spv.Op;

/**
 * Module of SPIR-V, its words as instructions, in their sections: types and constants, variables, functions of blocks.
 * What every reader relies on is held here: lengths, the bound, that an id is defined once and types are defined before
 * they are used, that the capabilities are ones that OpenGL takes. What an instruction's operands must be is for those
 * who read them.
 */
final class SpirvModule {
    /** Words of a module: far more than any shader has. */
    private static final int MOST_WORDS = 1 << 22;

    private static final int MOST_IDS = 1 << 20;

    /** An instruction: operands are the words behind the result. Ids are 0 where there is none, lines too. */
    record Instr(int op, int type, int id, int[] operands, int line) {
        int at(int i) {
            if (i >= operands.length) throw new SpirvException("instruction " + op + " has too few operands");
            return operands[i];
        }

        int count() {
            return operands.length;
        }
    }

    /** A block of a function: the merge instruction apart, the terminator last. */
    record Block(int label, List<Instr> body, @Nullable Instr merge, Instr end) {}

    record Function(Instr head, List<Instr> parameters, Map<Integer, Block> blocks, int first) {}

    record EntryPoint(Stage stage, int function, String name, int[] variables) {}

    final List<Instr> globals = new ArrayList<>();
    final Map<Integer, Function> functions = new LinkedHashMap<>();
    /** By function: modes with their operands. */
    final List<Instr> modes = new ArrayList<>();
    /** Ids of extended instruction sets, by name. */
    final Map<Integer, String> imports = new HashMap<>();
    /** What is there for people alone. */
    final ModuleNames names;

    private final List<EntryPoint> entries = new ArrayList<>();
    private final @Nullable Instr[] byId;
    private final Map<Long, int[]> decorations = new HashMap<>();
    private final Map<Integer, List<int[]>> groups = new HashMap<>();
    private final Set<Integer> specializations = new HashSet<>();
    private final ByteBuffer in;
    private final SpirvCompiler.Features features;
    private boolean modelled;

    static @Nullable ByteOrder order(byte[] bytes) {
        int first = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt();
        return first == Spv.MAGIC
                ? ByteOrder.LITTLE_ENDIAN
                : Integer.reverseBytes(first) == Spv.MAGIC ? ByteOrder.BIG_ENDIAN : null;
    }

    /** Is it a module, as far as its first words say? */
    static boolean isModule(byte[] bytes) {
        return bytes.length >= 20 && bytes.length % 4 == 0 && order(bytes) != null;
    }

    SpirvModule(byte[] bytes, SpirvCompiler.Features features) {
        this.features = features;
        if (!isModule(bytes)) throw new SpirvException("it does not begin as a module does");
        if (bytes.length / 4 > MOST_WORDS) throw new SpirvException("it has " + bytes.length / 4 + " words");
        ByteOrder order = order(bytes);
        in = ByteBuffer.wrap(bytes).order(order == null ? ByteOrder.LITTLE_ENDIAN : order);
        in.getInt();
        int version = in.getInt();
        if (version >>> 16 != 1 || (version & 255) != 0 || (version >> 8 & 255) > 6)
            throw new SpirvException("its version is 0x" + Integer.toHexString(version) + ", must be 1.0 to 1.6");
        in.getInt();
        int bound = in.getInt();
        if (bound < 1 || bound > MOST_IDS) throw new SpirvException("its bound is " + bound);
        if (in.getInt() != 0) throw new SpirvException("its schema is not 0");
        byId = new @Nullable Instr[bound];
        names = new ModuleNames(hasLines());
        read();
        if (!modelled) throw new SpirvException("it has no memory model");
        if (entries.isEmpty()) throw new SpirvException("it has no entry point");
    }

    // ---- answers ---------------------------------------------------------------------------------------------------

    @Nullable
    EntryPoint entryPoint(Stage stage, String name) {
        for (EntryPoint e : entries) if (e.stage == stage && e.name.equals(name)) return e;
        return null;
    }

    /** Of any stage. */
    boolean hasEntryPoint(String name) {
        for (EntryPoint e : entries) if (e.name.equals(name)) return true;
        return false;
    }

    boolean hasSpecialization(int number) {
        return specializations.contains(number);
    }

    /** The instruction that defines an id. */
    Instr def(int id) {
        Instr i = id > 0 && id < byId.length ? byId[id] : null;
        if (i == null) throw new SpirvException("id " + id + " is not defined");
        return i;
    }

    boolean isDefined(int id) {
        return id > 0 && id < byId.length && byId[id] != null;
    }

    private static long key(int id, int member, int decoration) {
        return (long) id << 40 | (long) (member + 1) << 16 | decoration;
    }

    /** The value of a decoration, 0 for one without; -1 where the id does not have it. */
    int decoration(int id, int decoration) {
        return decoration(id, -1, decoration);
    }

    int decoration(int id, int member, int decoration) {
        int[] v = decorations.get(key(id, member, decoration));
        return v == null ? -1 : v.length == 0 ? 0 : v[0];
    }

    boolean has(int id, int decoration) {
        return decoration(id, -1, decoration) >= 0;
    }

    boolean has(int id, int member, int decoration) {
        return decoration(id, member, decoration) >= 0;
    }

    // ---- reading ---------------------------------------------------------------------------------------------------

    /** Does any instruction say which line it is from? */
    private boolean hasLines() {
        for (int at = in.position(); at + 4 <= in.limit(); ) {
            int head = in.getInt(at);
            if ((head & 0xffff) == Op.OpLine) return true;
            at += 4 * Math.max(1, head >>> 16);
        }
        return false;
    }

    private void read() {
        @Nullable Instr function = null;
        List<Instr> parameters = new ArrayList<>();
        Map<Integer, Block> blocks = new LinkedHashMap<>();
        List<Instr> body = new ArrayList<>();
        @Nullable Instr merge = null;
        int label = 0;
        int first = 0;
        while (in.hasRemaining()) {
            Instr i = next(function != null);
            switch (i.op) {
                case Op.OpFunction -> {
                    if (function != null) throw new SpirvException("a function begins in another");
                    function = i;
                    parameters = new ArrayList<>();
                    blocks = new LinkedHashMap<>();
                    first = 0;
                }
                case Op.OpFunctionParameter -> {
                    if (function == null || !blocks.isEmpty() || label != 0)
                        throw new SpirvException("a parameter stands outside of a function's head");
                    parameters.add(i);
                }
                case Op.OpFunctionEnd -> {
                    if (function == null || label != 0) throw new SpirvException("a function ends in a block");
                    if (blocks.isEmpty()) throw new SpirvException("function " + function.id + " has no body");
                    functions.put(function.id, new Function(function, parameters, blocks, first));
                    function = null;
                }
                case Op.OpLabel -> {
                    if (function == null || label != 0) throw new SpirvException("a label stands where none may");
                    label = i.id;
                    if (first == 0) first = label;
                    body = new ArrayList<>();
                    merge = null;
                }
                case Op.OpLoopMerge, Op.OpSelectionMerge -> {
                    if (label == 0 || merge != null) throw new SpirvException("a merge stands where none may");
                    merge = i;
                }
                case Op.OpBranch,
                        Op.OpBranchConditional,
                        Op.OpSwitch,
                        Op.OpKill,
                        Op.OpTerminateInvocation,
                        Op.OpReturn,
                        Op.OpReturnValue,
                        Op.OpUnreachable -> {
                    if (label == 0) throw new SpirvException("a branch stands outside of a block");
                    blocks.put(label, new Block(label, body, merge, i));
                    label = 0;
                }
                case Op.OpLine -> names.line(i);
                case Op.OpNop, Op.OpNoLine -> {}
                default -> {
                    if (label != 0) {
                        if (merge != null) throw new SpirvException("a merge is not the last but one in its block");
                        body.add(i);
                    } else if (function != null) {
                        throw new SpirvException("instruction " + i.op + " stands between blocks");
                    } else {
                        global(i);
                    }
                }
            }
        }
        if (function != null) throw new SpirvException("the last function does not end");
    }

    private Instr next(boolean inFunction) {
        int head = in.getInt();
        int op = head & 0xffff;
        int words = head >>> 16;
        if (words < 1 || words - 1 > in.remaining() / 4)
            throw new SpirvException("instruction " + op + " has a length of " + words + " words");
        int[] all = new int[words - 1];
        for (int i = 0; i < all.length; i++) all[i] = in.getInt();
        int shape = shape(op);
        int leading = (shape & 1) + (shape >> 1 & 1);
        if (all.length < leading) throw new SpirvException("instruction " + op + " has too few words");
        int type = (shape & 2) != 0 ? all[0] : 0;
        int id = (shape & 1) != 0 ? all[leading - 1] : 0;
        boolean isCode = inFunction && op != Op.OpNop && op != Op.OpLine && op != Op.OpNoLine;
        int line = isCode || op == Op.OpFunction ? names.next() : 0;
        Instr i = new Instr(op, type, id, Arrays.copyOfRange(all, leading, all.length), line);
        if ((shape & 2) != 0 && !(isDefined(type) && isType(def(type).op)))
            throw new SpirvException("instruction " + op + " has a type, " + type + ", that is none");
        if (isType(op)) refersBack(i);
        if ((shape & 1) != 0) {
            if (id < 1 || id >= byId.length) throw new SpirvException("id " + id + " is not below the bound");
            if (byId[id] != null) throw new SpirvException("id " + id + " is defined twice");
            byId[id] = i;
        }
        return i;
    }

    /** Types are made of what is there already, so that none is made of itself. */
    private void refersBack(Instr i) {
        int first = i.op == Op.OpTypePointer ? 1 : 0;
        int end = switch (i.op) {
            case Op.OpTypeVector, Op.OpTypeMatrix, Op.OpTypeImage, Op.OpTypeSampledImage, Op.OpTypeRuntimeArray -> 1;
            case Op.OpTypePointer, Op.OpTypeArray -> 2;
            case Op.OpTypeStruct, Op.OpTypeFunction -> i.count();
            default -> 0;
        };
        for (int k = first; k < end; k++)
            if (!isDefined(i.at(k)))
                throw new SpirvException("a type is made of id " + i.at(k) + ", which is not there");
    }

    static boolean isType(int op) {
        return op >= Op.OpTypeVoid && op <= Op.OpTypeFunction;
    }

    /** Bit 0: the instruction has a result, bit 1: that has a type. Others than these are not taken. */
    private static int shape(int op) {
        return switch (op) {
            case Op.OpNop,
                    Op.OpSourceContinued,
                    Op.OpSource,
                    Op.OpSourceExtension,
                    Op.OpName,
                    Op.OpMemberName,
                    Op.OpLine,
                    Op.OpNoLine,
                    Op.OpModuleProcessed,
                    Op.OpExtension,
                    Op.OpMemoryModel,
                    Op.OpEntryPoint,
                    Op.OpExecutionMode,
                    Op.OpCapability,
                    Op.OpStore,
                    Op.OpCopyMemory,
                    Op.OpDecorate,
                    Op.OpMemberDecorate,
                    Op.OpDecorateString,
                    Op.OpMemberDecorateString,
                    Op.OpGroupDecorate,
                    Op.OpGroupMemberDecorate,
                    Op.OpImageWrite,
                    Op.OpEmitVertex,
                    Op.OpEndPrimitive,
                    Op.OpEmitStreamVertex,
                    Op.OpEndStreamPrimitive,
                    Op.OpControlBarrier,
                    Op.OpMemoryBarrier,
                    Op.OpAtomicStore,
                    Op.OpLoopMerge,
                    Op.OpSelectionMerge,
                    Op.OpBranch,
                    Op.OpBranchConditional,
                    Op.OpSwitch,
                    Op.OpKill,
                    Op.OpTerminateInvocation,
                    Op.OpReturn,
                    Op.OpReturnValue,
                    Op.OpUnreachable,
                    Op.OpFunctionEnd -> 0;
            case Op.OpString, Op.OpExtInstImport, Op.OpDecorationGroup, Op.OpLabel -> 1;
            default -> {
                if (op >= Op.OpTypeVoid && op <= Op.OpTypeFunction && op != Op.OpTypeOpaque) yield 1;
                boolean taken = op == Op.OpUndef
                        || op == Op.OpExtInst
                        || op >= Op.OpConstantTrue && op <= Op.OpSpecConstantOp && op != Op.OpConstantSampler
                        || op >= Op.OpFunction && op <= Op.OpImageTexelPointer
                        || op == Op.OpLoad
                        || op == Op.OpAccessChain
                        || op == Op.OpInBoundsAccessChain
                        || op == Op.OpArrayLength
                        || op >= Op.OpVectorExtractDynamic && op <= Op.OpTranspose
                        || op >= Op.OpImageSampleImplicitLod && op <= Op.OpImage
                        || op >= Op.OpImageQuerySizeLod && op <= Op.OpQuantizeToF16
                        || op == Op.OpBitcast
                        || op >= Op.OpSNegate && op <= Op.OpFwidthCoarse
                        || op >= Op.OpAtomicLoad && op <= Op.OpAtomicXor
                        || op == Op.OpPhi
                        || op == Op.OpCopyLogical
                        || Textures.plain(op) != op
                        || op == Op.OpImageSparseTexelsResident
                        || Subgroups.has(op)
                        || op >= Op.OpSubgroupAllKHR && op <= Op.OpSubgroupAllEqualKHR;
                if (!taken) throw new SpirvException("instruction " + op + " is none that OpenGL takes");
                yield 3;
            }
        };
    }

    // ---- outside of functions --------------------------------------------------------------------------------------

    private void global(Instr i) {
        switch (i.op) {
            case Op.OpCapability -> capability(i.at(0));
            case Op.OpMemoryModel -> {
                modelled = true;
                if (i.at(0) != Spv.AddressingModel.Logical || i.at(1) != Spv.MemoryModel.GLSL450)
                    throw new SpirvException("its memory model is not the logical one of GLSL");
            }
            case Op.OpExtInstImport -> {
                String name = string(i, 0);
                if (!name.equals("GLSL.std.450"))
                    throw new SpirvException("it imports \"" + name + "\", which is not there");
                imports.put(i.id, name);
            }
            case Op.OpEntryPoint -> entry(i);
            case Op.OpExecutionMode -> modes.add(i);
            case Op.OpDecorate -> decorate(i.at(0), -1, i, 1);
            case Op.OpMemberDecorate -> decorate(i.at(0), i.at(1), i, 2);
            case Op.OpGroupDecorate -> {
                for (int k = 1; k < i.count(); k++) copyGroup(i.at(0), i.at(k), -1);
            }
            case Op.OpGroupMemberDecorate -> {
                for (int k = 1; k + 1 < i.count(); k += 2) copyGroup(i.at(0), i.at(k), i.at(k + 1));
            }
            case Op.OpSource, Op.OpSourceContinued, Op.OpName, Op.OpMemberName -> names.global(i);
            case Op.OpSourceExtension,
                    Op.OpString,
                    Op.OpModuleProcessed,
                    Op.OpExtension,
                    Op.OpDecorationGroup,
                    Op.OpDecorateString,
                    Op.OpMemberDecorateString -> {}
            default -> {
                boolean there = isType(i.op)
                        || i.op >= Op.OpConstantTrue && i.op <= Op.OpSpecConstantOp
                        || i.op == Op.OpVariable
                        || i.op == Op.OpUndef;
                if (!there) throw new SpirvException("instruction " + i.op + " stands outside of functions");
                globals.add(i);
            }
        }
    }

    private void capability(int c) {
        if (c == Capability.SparseResidency && features.residency()) return;
        if (c == Capability.MinLod && features.minLod()) return;
        if (Subgroups.isCapability(c) && (features.subgroups() >> c - Capability.GroupNonUniform & 1) != 0) return;
        switch (c) {
            case Capability.Matrix,
                    Capability.Shader,
                    Capability.Geometry,
                    Capability.Tessellation,
                    Capability.Float64,
                    Capability.Int64,
                    Capability.AtomicStorage,
                    Capability.TessellationPointSize,
                    Capability.GeometryPointSize,
                    Capability.ImageGatherExtended,
                    Capability.StorageImageMultisample,
                    Capability.UniformBufferArrayDynamicIndexing,
                    Capability.SampledImageArrayDynamicIndexing,
                    Capability.StorageBufferArrayDynamicIndexing,
                    Capability.StorageImageArrayDynamicIndexing,
                    Capability.ClipDistance,
                    Capability.CullDistance,
                    Capability.ImageCubeArray,
                    Capability.SampleRateShading,
                    Capability.ImageRect,
                    Capability.SampledRect,
                    Capability.Sampled1D,
                    Capability.Image1D,
                    Capability.SampledCubeArray,
                    Capability.SampledBuffer,
                    Capability.ImageBuffer,
                    Capability.ImageMSArray,
                    Capability.StorageImageExtendedFormats,
                    Capability.ImageQuery,
                    Capability.DerivativeControl,
                    Capability.ComputeDerivativeGroupQuadsNV,
                    Capability.ComputeDerivativeGroupLinearNV,
                    Capability.InterpolationFunction,
                    Capability.TransformFeedback,
                    Capability.GeometryStreams,
                    Capability.StorageImageReadWithoutFormat,
                    Capability.StorageImageWriteWithoutFormat,
                    Capability.MultiViewport,
                    Capability.ShaderLayer,
                    Capability.ShaderViewportIndex,
                    Capability.ShaderViewportIndexLayerEXT,
                    Capability.DrawParameters,
                    Capability.SubgroupVoteKHR -> {}
            default -> throw new SpirvException("it needs capability " + c + ", which is not there");
        }
    }

    private void entry(Instr i) {
        Stage stage = switch (i.at(0)) {
            case ExecutionModel.Vertex -> Stage.VERTEX;
            case ExecutionModel.TessellationControl -> Stage.TESS_CONTROL;
            case ExecutionModel.TessellationEvaluation -> Stage.TESS_EVAL;
            case ExecutionModel.Geometry -> Stage.GEOMETRY;
            case ExecutionModel.Fragment -> Stage.FRAGMENT;
            case ExecutionModel.GLCompute -> Stage.COMPUTE;
            default -> throw new SpirvException("an entry point is for model " + i.at(0) + ", which is not there");
        };
        String name = string(i, 2);
        int words = name.getBytes(StandardCharsets.UTF_8).length / 4 + 1;
        int[] variables = Arrays.copyOfRange(i.operands, Math.min(2 + words, i.count()), i.count());
        entries.add(new EntryPoint(stage, i.at(1), name, variables));
    }

    static String string(Instr i, int from) {
        byte[] bytes = new byte[4 * Math.max(0, i.count() - from)];
        for (int k = from; k < i.count(); k++) {
            int w = i.operands[k];
            for (int b = 0; b < 4; b++) {
                byte value = (byte) (w >>> 8 * b);
                if (value == 0) return new String(bytes, 0, 4 * (k - from) + b, StandardCharsets.UTF_8);
                bytes[4 * (k - from) + b] = value;
            }
        }
        throw new SpirvException("a string does not end");
    }

    private void decorate(int id, int member, Instr i, int from) {
        if (id < 1 || id >= byId.length || member < -1 || member > 0xffff)
            throw new SpirvException("a decoration is for " + id + ", member " + member);
        int decoration = i.at(from);
        int[] values = Arrays.copyOfRange(i.operands, from + 1, i.count());
        put(id, member, decoration, values);
    }

    private void put(int id, int member, int decoration, int[] values) {
        if (values.length > 0 && values[0] < 0 && decoration != Decoration.BuiltIn)
            throw new SpirvException("decoration " + decoration + " of " + id + " is " + values[0]);
        decorations.put(key(id, member, decoration), values);
        if (decoration == Decoration.SpecId && values.length > 0) specializations.add(values[0]);
        if (member < 0) {
            int[] both = new int[values.length + 1];
            both[0] = decoration;
            System.arraycopy(values, 0, both, 1, values.length);
            groups.computeIfAbsent(id, k -> new ArrayList<>()).add(both);
        }
    }

    private void copyGroup(int group, int to, int member) {
        if (to < 1 || to >= byId.length) throw new SpirvException("a group of decorations is for " + to);
        for (int[] d : List.copyOf(groups.getOrDefault(group, List.of())))
            put(to, member, d[0], Arrays.copyOfRange(d, 1, d.length));
    }
}
