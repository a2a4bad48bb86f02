package tepui.drivers.soft.geometry;

import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import tepui.drivers.soft.jit.CompiledKernel;
import tepui.drivers.soft.jit.KernelCompiler;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.KernelOptions;
import tepui.drivers.soft.texture.SoftTexture;
import tepui.drivers.soft.texture.TextureUnit;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.pipe.Bind;
import tepui.pipe.SamplerState;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.format.Format;

/** Which kernels a vertex shader with a texture has. */
class TexturedKernelsTest {
    private static TextureUnit unit(Format format) {
        SoftTexture texture = new SoftTexture(TextureDesc.of2d(format, 4, 4, Bind.SAMPLED), format);
        return TextureUnit.of(texture, TextureView.Desc.whole(texture.desc()), SamplerState.NEAREST);
    }

    @Test
    void eachKindOfTextureHasAKernelAndNoTextureTheGeneralOne() {
        Shader s = new Shader(Stage.VERTEX, "fetches");
        Builder b = new Builder(s);
        Resource t = s.texture("t", 3, TextureShape.D2);
        int operands = TexOperand.COORD.bit() | TexOperand.LOD.bit();
        b.storeOutput(
                s.output(Builtin.POSITION, Type.F32X4),
                b.texture(Op.TEX_FETCH, t, Type.F32X4, operands, b.i32(1, 2), b.i32(0)));
        b.ret();
        KernelOptions options = KernelOptions.lanes(VertexStage.LANES);
        CompiledKernel general = KernelCompiler.compile(s, options);
        TexturedKernels kernels = new TexturedKernels(s, options, general);
        KernelFrame frame = new KernelFrame(VertexStage.LANES);

        frame.textures[3] = unit(Format.R8G8B8A8_UNORM);
        CompiledKernel bytes = kernels.find(frame);
        assertNotSame(general, bytes);
        frame.textures[3] = unit(Format.R8G8B8A8_UNORM);
        assertSame(bytes, kernels.find(frame));
        frame.textures[3] = unit(Format.R32_FLOAT);
        assertNotSame(bytes, kernels.find(frame));
        frame.textures[3] = null;
        assertNotSame(bytes, kernels.find(frame));
        frame.textures[3] = unit(Format.R8G8B8A8_UNORM);
        assertSame(bytes, kernels.find(frame));
    }

    @Test
    void otherStagesHaveThemToo() {
        Shader s = new Shader(Stage.COMPUTE, "fetches");
        Builder b = new Builder(s);
        Resource t = s.texture("t", 3, TextureShape.D2);
        int operands = TexOperand.COORD.bit() | TexOperand.LOD.bit();
        b.resourceEffect(
                Op.STORE_STORAGE,
                s.storageBuffer("out", 0),
                15,
                b.i32(0),
                b.i32(0),
                b.texture(Op.TEX_FETCH, t, Type.F32X4, operands, b.i32(1, 2), b.i32(0)));
        b.ret();
        StageProgram program = new StageProgram(s, null, KernelOptions.Tier.AUTO);
        KernelFrame frame = new KernelFrame(KernelFrame.GROUP);
        CompiledKernel general = program.kernel(frame);
        frame.textures[3] = unit(Format.R8G8B8A8_UNORM);
        assertNotSame(general, program.kernel(frame));
        frame.textures[3] = null;
        assertSame(general, program.kernel(frame));
    }
}
