package tepui.drivers.d3d12.rules;

import static tepui.drivers.d3d12.rules.RuleBench.CONSTANTS;
import static tepui.drivers.d3d12.rules.RuleBench.CONSTANT_VIEW;
import static tepui.drivers.d3d12.rules.RuleBench.D32;
import static tepui.drivers.d3d12.rules.RuleBench.PIXEL_TABLE;
import static tepui.drivers.d3d12.rules.RuleBench.RGBA8;
import static tepui.drivers.d3d12.rules.RuleBench.address;
import static tepui.drivers.d3d12.rules.RuleBench.breaks;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tepui.drivers.d3d12.com.Scratch;

/** Rules of root signatures, pipelines and what a draw needs: each rule notices the program that breaks it. */
final class PipelineRulesTest {
    private final RuleBench b = new RuleBench();

    @AfterEach
    void close() {
        b.close();
    }

    @Test
    void targetsOfThePipelineAreSet() {
        long root = b.root();
        b.ready(root, b.pipeline(b.pipelineDesc(root, RGBA8, 0)), 0);
        breaks("no target 0 is set, the pipeline state has format 28", b::draw);
        b.ready(root, b.pipeline(b.pipelineDesc(root, RGBA8, D32)), b.targetView(b.target()));
        breaks("no depth buffer is set, the pipeline state has format 40", b::draw);
    }

    @Test
    void verticesAreAlignedAsTheirElements() {
        long root = b.root();
        long desc = b.pipelineDesc(root, RGBA8, 0);
        Scratch.putLong(desc + 552, b.element("A", 0, 2));
        Scratch.putInt(desc + 560, 1);
        b.ready(root, b.pipeline(desc), b.targetView(b.target()));
        long buffer = b.upload(256);
        long view = b.s.begin(16);
        b.s.l(address(buffer)).i(256).i(16);
        b.lists.iaSetVertexBuffers(b.list, 0, 1, view);
        b.draw();
        Scratch.putInt(view + 12, 18);
        b.lists.iaSetVertexBuffers(b.list, 0, 1, view);
        breaks("18 bytes apart: both must be multiples of 4", b::draw);
        Scratch.putInt(view + 12, 16);
        Scratch.putLong(view, Scratch.getLong(view) + 2);
        Scratch.putInt(view + 8, 128);
        b.lists.iaSetVertexBuffers(b.list, 0, 1, view);
        breaks("both must be multiples of 4", b::draw);
    }

    @Test
    void inputsHaveNamesOfTheirOwn() {
        long desc = b.pipelineDesc(b.root(), RGBA8, 0);
        long two = b.s.take(64);
        long first = b.element("A", 3, 2);
        long second = b.element("a", 3, 2);
        for (int i = 0; i < 32; i += 8) {
            Scratch.putLong(two + i, Scratch.getLong(first + i));
            Scratch.putLong(two + 32 + i, Scratch.getLong(second + i));
        }
        Scratch.putLong(desc + 552, two);
        Scratch.putInt(desc + 560, 2);
        breaks("two inputs are a3", () -> b.pipeline(desc));
        Scratch.putInt(two + 40, 4);
        b.pipeline(desc);
    }

    @Test
    void aRegisterIsOneParametersOnly() {
        b.root(new int[] {0, 5, 0, 2}, new int[] {0, 1, 0, 2});
        b.root(new int[] {0, 5, 0, 2}, new int[] {0, 5, 3, 2});
        breaks("parameters 0 and 1 have a register", () -> b.root(new int[] {0, 5, 0, 2}, new int[] {0, 5, 0, 1}));
        breaks("parameters 0 and 1 have a register", () -> b.root(new int[] {0, 0, 0, 2}, new int[] {0, 1, 0, 1}));
    }

    @Test
    void aRootSignatureCostsAtMostSixtyFourWords() {
        int[] other = {0, 1, 0, 2};
        b.root(new int[] {1, 0, 60}, CONSTANT_VIEW, PIXEL_TABLE, other);
        breaks("it costs 65 words", () -> b.root(new int[] {1, 0, 61}, CONSTANT_VIEW, PIXEL_TABLE, other));
        breaks("a table with samplers", () -> b.root(new int[] {0, 0, 0, 1, 3, 1}));
    }

    @Test
    void aRootArgumentThatIsNotSet() {
        long root = b.root(CONSTANTS);
        b.ready(root, b.pipeline(b.pipelineDesc(root, RGBA8, 0)), b.targetView(b.target()));
        breaks("root parameter 0 (CONSTANTS) is not set", b::draw);
    }

    @Test
    void rootArgumentsOfAnotherKindOrSize() {
        long root = b.root(CONSTANTS, CONSTANT_VIEW);
        b.lists.setGraphicsRootSignature(b.list, root);
        breaks("words 2 to 5 of 4", () -> b.lists.setGraphicsRoot32BitConstants(b.list, 0, 4, 0, 2));
        breaks("is CONSTANTS, not CONSTANT_VIEW", () -> b.lists.setGraphicsRootConstantBufferView(b.list, 0, 256));
        breaks(
                "must be a multiple of 256",
                () -> b.lists.setGraphicsRootConstantBufferView(b.list, 1, address(b.upload(512)) + 4));
        breaks("parameter 2 of 2", () -> b.lists.setGraphicsRootConstantBufferView(b.list, 2, 256));
        breaks("no root signature is set", () -> b.lists.setComputeRoot32BitConstants(b.list, 0, 1, 0, 0));
    }

    @Test
    void aRootSignatureThatThePipelineWasNotMadeFor() {
        long root = b.root();
        b.ready(b.root(), b.pipeline(b.pipelineDesc(root, RGBA8, 0)), b.targetView(b.target()));
        breaks("the pipeline state was made for", b::draw);
    }

    @Test
    void aTargetOfAnotherFormat() {
        long root = b.root();
        b.ready(root, b.pipeline(b.pipelineDesc(root, 87, 0)), b.targetView(b.target()));
        breaks("target 0 has format 28, the pipeline state 87", b::draw);
    }

    @Test
    void aTargetOfOtherSamples() {
        long root = b.root();
        long desc = b.pipelineDesc(root, RGBA8, 0);
        Scratch.putInt(desc + 616, 4);
        b.ready(root, b.pipeline(desc), b.targetView(b.target()));
        breaks("has 1 samples, the pipeline state 4", b::draw);
    }

    @Test
    void aTopologyOfAnotherType() {
        long root = b.root();
        b.ready(root, b.pipeline(b.pipelineDesc(root, RGBA8, 0)), b.targetView(b.target()));
        b.lists.iaSetPrimitiveTopology(b.list, 1);
        breaks("topology 1 is not of type 3", b::draw);
        breaks("there is no topology 6", () -> b.lists.iaSetPrimitiveTopology(b.list, 6));
    }

    @Test
    void pipelinesThatThereCannotBe() {
        long root = b.root();
        breaks("typeless", () -> b.pipeline(b.pipelineDesc(root, 27, 0)));
        breaks("the depth format is 28", () -> b.pipeline(b.pipelineDesc(root, RGBA8, RGBA8)));
        long stencil = b.pipelineDesc(root, RGBA8, D32);
        Scratch.putInt(stencil + 508, 1);
        breaks("which has no stencil", () -> b.pipeline(stencil));
        long hull = b.pipelineDesc(root, RGBA8, 0);
        Scratch.putLong(hull + 56, 1);
        breaks("with a hull shader", () -> b.pipeline(hull));
        long blend = b.pipelineDesc(root, RGBA8, 0);
        Scratch.putInt(blend + 128, 1);
        breaks("blends with factor or operation 0", () -> b.pipeline(blend));
        breaks("is no RootSignature", () -> b.pipeline(b.pipelineDesc(5, RGBA8, 0)));
    }

    @Test
    void aDrawWithoutItsParts() {
        long root = b.root();
        long pipeline = b.pipeline(b.pipelineDesc(root, RGBA8, 0));
        breaks("no pipeline state is set", b::draw);
        b.lists.setPipelineState(b.list, pipeline);
        breaks("no viewport", b::draw);
        b.ready(root, pipeline, b.targetView(b.target()));
        b.draw();
        breaks("no index buffer", () -> b.lists.drawIndexedInstanced(b.list, 3, 1, 0, 0, 0));
        breaks("is for graphics", () -> b.lists.dispatch(b.list, 1, 1, 1));
        breaks("65536", () -> b.lists.dispatch(b.list, 65536, 1, 1));
    }

    @Test
    void vertexAndIndexBuffersLieInBuffers() {
        long buffer = b.upload(256);
        long view = b.s.begin(16);
        b.s.l(address(buffer)).i(512).i(16);
        breaks("are in no buffer", () -> b.lists.iaSetVertexBuffers(b.list, 0, 1, view));
        long indices = b.s.begin(16);
        b.s.l(address(buffer) + 2).i(16).i(Dxgi.R32_UINT);
        breaks("must be a multiple of 4", () -> b.lists.iaSetIndexBuffer(b.list, indices));
        Scratch.putInt(indices + 12, 62);
        breaks("must be R16_UINT or R32_UINT", () -> b.lists.iaSetIndexBuffer(b.list, indices));
        breaks("slots 31 to 32 of 32", () -> b.lists.iaSetVertexBuffers(b.list, 31, 2, view));
    }

    @Test
    void aRootSignatureAllowsInputsAndStreamOutput() {
        b.rootFlags = 0;
        long root = b.root();
        long desc = b.pipelineDesc(root, RGBA8, 0);
        long element = b.s.begin(32);
        b.s.l(1).i(0).i(2).i(0).i(0).i(0).i(0);
        Scratch.putLong(desc + 552, element);
        Scratch.putInt(desc + 560, 1);
        breaks("an input layout, which", () -> b.pipeline(desc));
        Scratch.putInt(desc + 560, 0);
        Scratch.putInt(desc + 96, 1);
        breaks("stream output, which", () -> b.pipeline(desc));
    }
}
