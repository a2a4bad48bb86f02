package tepui.tools.bench;

import java.lang.foreign.MemorySegment;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import tepui.ir.Stage;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.CompareFunc;
import tepui.pipe.Context;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Device;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.ShaderObject;
import tepui.pipe.StateTables;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.VertexLayout;
import tepui.pipe.format.Format;

/** Fill table on a driver of ours, straight on the contract. */
final class PipeFill implements FillSubject {
    private static final VertexLayout LAYOUT = new VertexLayout(
            List.of(
                    new VertexLayout.Element(0, 0, 0, Format.R32G32B32_FLOAT),
                    new VertexLayout.Element(1, 0, 12, Format.R32G32_FLOAT)),
            List.of(new VertexLayout.Binding(20, 0)));

    private final Device device;
    private final Context context;
    private final Texture color;
    private final Texture depth;
    private final Texture colorMany;
    private final Texture depthMany;
    private final TextureView view;
    private final Buffer quad;
    private final Buffer mesh;
    private final Buffer scattered;
    private final Buffer indices;
    private final ShaderObject vertex;
    private final Map<FillCase, ShaderObject> fragments = new EnumMap<>(FillCase.class);

    PipeFill(Device device) {
        this.device = device;
        context = device.createContext();
        color = device.createTexture(
                TextureDesc.of2d(Format.R8G8B8A8_UNORM, FillCase.SIZE, FillCase.SIZE, Bind.COLOR_TARGET));
        depth = device.createTexture(
                TextureDesc.of2d(Format.D16_UNORM, FillCase.SIZE, FillCase.SIZE, Bind.DEPTH_STENCIL));
        colorMany = device.createTexture(
                TextureDesc.multisample(Format.R8G8B8A8_UNORM, FillCase.SIZE, FillCase.SIZE, 4, Bind.COLOR_TARGET));
        depthMany = device.createTexture(
                TextureDesc.multisample(Format.D16_UNORM, FillCase.SIZE, FillCase.SIZE, 4, Bind.DEPTH_STENCIL));
        Texture texture = device.createTexture(
                TextureDesc.of2d(Format.R8G8B8A8_UNORM, FillCase.TEXTURE, FillCase.TEXTURE, Bind.SAMPLED));
        context.writeTexture(
                texture,
                0,
                Box.of2d(0, 0, FillCase.TEXTURE, FillCase.TEXTURE),
                MemorySegment.ofArray(FillCase.texels()),
                FillCase.TEXTURE * 4L,
                FillCase.TEXTURE * FillCase.TEXTURE * 4L);
        view = device.createView(texture, TextureView.Desc.whole(texture.desc()));
        quad = buffer(MemorySegment.ofArray(FillCase.quad()), Bind.VERTEX);
        mesh = buffer(MemorySegment.ofArray(FillCase.meshVertices()), Bind.VERTEX);
        scattered = buffer(MemorySegment.ofArray(FillCase.scattered()), Bind.VERTEX);
        indices = buffer(MemorySegment.ofArray(FillCase.meshIndices()), Bind.INDEX);
        vertex = device.createShader(FillShaders.vertex(), null);
    }

    private Buffer buffer(MemorySegment data, int bind) {
        Buffer buffer = device.createBuffer(BufferDesc.of(data.byteSize(), bind));
        context.writeBuffer(buffer, 0, data);
        return buffer;
    }

    @Override
    public String describe() {
        return device.info().driver() + ": " + device.info().name() + ", "
                + device.info().version();
    }

    @Override
    public void prepare(FillCase row) {
        StateTables states = device.states();
        boolean many = row.samples() > 1;
        context.setRenderTargets(many ? RenderTargets.of(colorMany, depthMany) : RenderTargets.of(color, depth));
        context.setViewport(0, 0, 0, FillCase.SIZE, FillCase.SIZE, 0, 1);
        context.bindBlend(states.blend.intern(
                row == FillCase.BLEND
                        ? BlendState.of(
                                BlendState.Equation.ADD,
                                BlendState.Factor.SRC_ALPHA,
                                BlendState.Factor.ONE_MINUS_SRC_ALPHA)
                        : BlendState.REPLACE));
        context.bindDepthStencil(states.depthStencil.intern(
                row.isMesh() ? DepthStencilState.depth(true, true, CompareFunc.LESS) : DepthStencilState.OFF));
        context.bindVertexLayout(states.vertexLayout.intern(LAYOUT));
        boolean small = row == FillCase.POINTS || row == FillCase.LINES;
        context.bindVertexBuffer(0, row.isMesh() ? mesh : small ? scattered : quad, 0);
        context.bindIndexBuffer(indices, 0, IndexType.U32);
        context.bindSampler(
                Stage.FRAGMENT,
                0,
                states.sampler.intern(SamplerState.of(
                        row == FillCase.NEAREST ? SamplerState.Filter.NEAREST : SamplerState.Filter.LINEAR,
                        SamplerState.Mip.NONE,
                        SamplerState.Wrap.REPEAT)));
        context.bindTexture(Stage.FRAGMENT, 0, row.isTextured() ? view : null);
        float[] col = {0.5f, 0.4f, 0.3f, 0.2f};
        int[] words = new int[4];
        for (int i = 0; i < 4; i++) words[i] = Float.floatToRawIntBits(col[i]);
        context.setUniforms(Stage.FRAGMENT, 0, words, 0, 4);
        context.bindShader(Stage.VERTEX, vertex);
        context.bindShader(
                Stage.FRAGMENT,
                fragments.computeIfAbsent(row, r -> device.createShader(FillShaders.fragment(r), null)));
    }

    @Override
    public void frame(FillCase row, int number) {
        if (row.isCleared() || number == 0) {
            context.clearColor(0, ClearColor.of(row == FillCase.CLEAR ? number * 0.01f : 0, 0, 0, 1), null, 15);
            context.clearDepthStencil(true, 1, false, 0, 0, null);
        }
        if (row == FillCase.POINTS) {
            context.draw(Primitive.POINTS, 0, FillCase.SCATTERED);
        } else if (row == FillCase.LINES) {
            context.draw(Primitive.LINES, 0, 2 * FillCase.SCATTERED);
        } else if (row.isMesh()) {
            context.drawIndexed(Primitive.TRIANGLES, 0, FillCase.CELLS * FillCase.CELLS * 6);
        } else if (row != FillCase.CLEAR) {
            context.draw(Primitive.TRIANGLES, 0, 6);
        }
        if (row.samples() > 1) context.blit(Blit.whole(colorMany, color, SamplerState.Filter.NEAREST));
        context.finish();
    }

    @Override
    public int[] pixels() {
        int[] out = new int[FillCase.SIZE * FillCase.SIZE];
        context.readTexture(
                color,
                0,
                Box.of2d(0, 0, FillCase.SIZE, FillCase.SIZE),
                MemorySegment.ofArray(out),
                FillCase.SIZE * 4L,
                out.length * 4L);
        return out;
    }

    @Override
    public void close() {
        context.close();
        device.close();
    }
}
