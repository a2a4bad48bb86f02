package tepui.frontends.spirv;

import tepui.frontends.spirv.SpirvModule.EntryPoint;
import tepui.frontends.spirv.SpirvModule.Instr;
import tepui.ir.Shader;
import tepui.ir.Shader.Topology;
import tepui.ir.Stage;
import tepui.ir.spirv.Spv.BuiltIn;
import tepui.ir.spirv.Spv.Decoration;
import tepui.ir.spirv.Spv.ExecutionMode;

/** Execution modes of an entry point: the layout of its stage. What a stage must say and does not is an error. */
final class Modes {
    private final Shader s;
    private final Stage stage;
    boolean originUpperLeft;
    boolean pixelCenterInteger;
    private boolean input;
    private boolean output;
    private boolean vertices;
    private boolean size;

    Modes(Shader shader) {
        s = shader;
        stage = shader.stage;
    }

    void read(SpirvModule m, EntryPoint entry, Constants constants) {
        for (Instr i : m.modes) if (i.at(0) == entry.function()) mode(i);
        for (Instr i : m.globals) {
            boolean given = m.decoration(i.id(), Decoration.BuiltIn) == BuiltIn.WorkgroupSize;
            if (given && constants.isConstant(i.id())) workgroup(constants.words(i.id()));
        }
        switch (stage) {
            case TESS_CONTROL -> require(vertices, "does not say how many vertices its patch has");
            case TESS_EVAL -> require(input, "does not say triangles, quads or isolines");
            case GEOMETRY -> {
                require(input, "does not say its input primitive");
                require(output, "does not say its output primitive");
                require(vertices, "does not say how many vertices it emits");
            }
            case COMPUTE -> {
                require(size, "does not say the size of its workgroup");
                if (!s.quads.divide(s.localX, s.localY, s.localZ))
                    throw new SpirvException("a workgroup of " + s.localX + ", " + s.localY + ", " + s.localZ
                            + " is not made of whole quads");
            }
            default -> {}
        }
    }

    private void require(boolean said, String what) {
        if (!said) throw new SpirvException("the " + stage.text() + " shader " + what);
    }

    private void workgroup(long[] words) {
        if (words.length != 3) throw new SpirvException("a workgroup has " + words.length + " sizes");
        if (stage != Stage.COMPUTE) return;
        local((int) words[0], (int) words[1], (int) words[2]);
    }

    private void local(int x, int y, int z) {
        if (x < 1 || y < 1 || z < 1) throw new SpirvException("a workgroup is of " + x + ", " + y + ", " + z);
        size = true;
        s.localX = x;
        s.localY = y;
        s.localZ = z;
    }

    private void mode(Instr i) {
        switch (i.at(1)) {
            case ExecutionMode.Invocations -> {
                if (stage == Stage.GEOMETRY) s.invocations = Math.max(1, i.at(2));
            }
            case ExecutionMode.SpacingEqual -> s.spacing = Shader.Spacing.EQUAL;
            case ExecutionMode.SpacingFractionalEven -> s.spacing = Shader.Spacing.FRACTIONAL_EVEN;
            case ExecutionMode.SpacingFractionalOdd -> s.spacing = Shader.Spacing.FRACTIONAL_ODD;
            case ExecutionMode.VertexOrderCw -> s.clockwise = true;
            case ExecutionMode.VertexOrderCcw -> s.clockwise = false;
            case ExecutionMode.PointMode -> s.pointMode = true;
            case ExecutionMode.PixelCenterInteger -> pixelCenterInteger = true;
            case ExecutionMode.OriginUpperLeft -> originUpperLeft = stage == Stage.FRAGMENT;
            case ExecutionMode.EarlyFragmentTests -> s.earlyFragmentTests = stage == Stage.FRAGMENT;
            case ExecutionMode.DepthGreater -> s.depthLayout = Shader.DepthLayout.GREATER;
            case ExecutionMode.DepthLess -> s.depthLayout = Shader.DepthLayout.LESS;
            case ExecutionMode.DepthUnchanged -> s.depthLayout = Shader.DepthLayout.UNCHANGED;
            case ExecutionMode.LocalSize -> {
                if (stage == Stage.COMPUTE) local(i.at(2), i.at(3), i.at(4));
            }
            case ExecutionMode.InputPoints -> input(Stage.GEOMETRY, Topology.POINTS);
            case ExecutionMode.InputLines -> input(Stage.GEOMETRY, Topology.LINES);
            case ExecutionMode.InputLinesAdjacency -> input(Stage.GEOMETRY, Topology.LINES_ADJACENCY);
            case ExecutionMode.InputTrianglesAdjacency -> input(Stage.GEOMETRY, Topology.TRIANGLES_ADJACENCY);
            case ExecutionMode.Triangles ->
                input(stage == Stage.GEOMETRY ? stage : Stage.TESS_EVAL, Topology.TRIANGLES);
            case ExecutionMode.Quads -> input(Stage.TESS_EVAL, Topology.QUADS);
            case ExecutionMode.Isolines -> input(Stage.TESS_EVAL, Topology.ISOLINES);
            case ExecutionMode.OutputVertices -> {
                vertices = true;
                if (stage == Stage.GEOMETRY || stage == Stage.TESS_CONTROL) s.outputVertices = i.at(2);
            }
            case ExecutionMode.OutputPoints -> output(Topology.POINTS);
            case ExecutionMode.OutputLineStrip -> output(Topology.LINE_STRIP);
            case ExecutionMode.OutputTriangleStrip -> output(Topology.TRIANGLE_STRIP);
            case ExecutionMode.DerivativeGroupQuadsNV -> quads(Shader.Quads.BY_ID);
            case ExecutionMode.DerivativeGroupLinearNV -> quads(Shader.Quads.BY_INDEX);
            case ExecutionMode.OriginLowerLeft, ExecutionMode.Xfb, ExecutionMode.DepthReplacing -> {}
            default -> throw new SpirvException("execution mode " + i.at(1) + " is not there");
        }
    }

    /** Of one entry point there is one kind (NV_compute_shader_derivatives). */
    private void quads(Shader.Quads kind) {
        if (stage != Stage.COMPUTE) return;
        if (s.quads != Shader.Quads.NONE && s.quads != kind)
            throw new SpirvException("invocations are quads both by their ids and in a row");
        s.quads = kind;
    }

    private void input(Stage of, Topology topology) {
        if (stage != of) return;
        input = true;
        s.inputTopology = topology;
    }

    private void output(Topology topology) {
        output = true;
        if (stage == Stage.GEOMETRY) s.outputTopology = topology;
    }
}
