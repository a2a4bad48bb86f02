package tepui.layers.log;

import tepui.ir.Stage;
import tepui.pipe.BlendState;
import tepui.pipe.Blit;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.DepthStencilState;
import tepui.pipe.Fence;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RasterState;
import tepui.pipe.RenderTargets;
import tepui.pipe.SamplerState;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamTarget;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;
import tepui.pipe.VertexLayout;

/**
 * Replay of the records of calls that are simply their arguments.
 *
 * <p>Written by {@code ./tepui generate} from tepui.pipe.Context; not to be edited.
 */
final class ReplayedCalls {
    private final RecordArguments in;
    private final Context context;

    ReplayedCalls(RecordArguments in, Context context) {
        this.in = in;
        this.context = context;
    }

    void run(LogRecord e) {
        switch (e.call()) {
            case BIND_BLEND -> context.bindBlend(in.state(e, 0, BlendState.class));
            case BIND_RASTER -> context.bindRaster(in.state(e, 0, RasterState.class));
            case BIND_DEPTH_STENCIL -> context.bindDepthStencil(in.state(e, 0, DepthStencilState.class));
            case BIND_VERTEX_LAYOUT -> context.bindVertexLayout(in.state(e, 0, VertexLayout.class));
            case BIND_SHADER -> context.bindShader((Stage) e.at(0), in.objectOrNull(e, 1, ShaderObject.class));
            case BIND_SAMPLER -> context.bindSampler((Stage) e.at(0), e.intAt(1), in.state(e, 2, SamplerState.class));
            case SET_BLEND_COLOR -> context.setBlendColor(e.floatAt(0), e.floatAt(1), e.floatAt(2), e.floatAt(3));
            case SET_STENCIL_REFERENCE -> context.setStencilReference(e.intAt(0), e.intAt(1));
            case SET_ALPHA_REFERENCE -> context.setAlphaReference(e.floatAt(0));
            case SET_SAMPLE_MASK -> context.setSampleMask(e.intAt(0));
            case SET_MIN_SAMPLE_SHADING -> context.setMinSampleShading(e.floatAt(0));
            case SET_VIEWPORT -> context.setViewport(e.intAt(0), e.floatAt(1), e.floatAt(2), e.floatAt(3), e.floatAt(4), e.floatAt(5), e.floatAt(6));
            case SET_SCISSOR -> context.setScissor(e.intAt(0), e.intAt(1), e.intAt(2), e.intAt(3), e.intAt(4));
            case SET_RENDER_TARGETS -> context.setRenderTargets(in.record(e, 0, RenderTargets.class));
            case SET_PATCH_VERTICES -> context.setPatchVertices(e.intAt(0));
            case SET_DEFAULT_TESS_LEVELS -> context.setDefaultTessLevels(RecordArguments.floats(e, 0), RecordArguments.floats(e, 1));
            case BIND_VERTEX_BUFFER -> context.bindVertexBuffer(e.intAt(0), in.objectOrNull(e, 1, Buffer.class), e.longAt(2));
            case SET_CONSTANT_ATTRIBUTE -> context.setConstantAttribute(e.intAt(0), RecordArguments.ints(e, 1));
            case BIND_INDEX_BUFFER -> context.bindIndexBuffer(in.objectOrNull(e, 0, Buffer.class), e.longAt(1), (IndexType) e.at(2));
            case SET_PRIMITIVE_RESTART -> context.setPrimitiveRestart(e.booleanAt(0), e.intAt(1));
            case BIND_UNIFORM_BUFFER -> context.bindUniformBuffer((Stage) e.at(0), e.intAt(1), in.objectOrNull(e, 2, Buffer.class), e.longAt(3), e.longAt(4));
            case SET_UNIFORMS -> context.setUniforms((Stage) e.at(0), e.intAt(1), RecordArguments.ints(e, 2), e.intAt(3), e.intAt(4));
            case UPDATE_UNIFORMS -> context.updateUniforms((Stage) e.at(0), e.intAt(1), e.intAt(2), RecordArguments.ints(e, 3), e.intAt(4), e.intAt(5));
            case BIND_TEXTURE -> context.bindTexture((Stage) e.at(0), e.intAt(1), in.objectOrNull(e, 2, TextureView.class));
            case BIND_IMAGE -> context.bindImage((Stage) e.at(0), e.intAt(1), in.objectOrNull(e, 2, TextureView.class), e.booleanAt(3));
            case SET_RESIDENT_TEXTURE -> context.setResidentTexture(e.intAt(0), in.objectOrNull(e, 1, TextureView.class), in.state(e, 2, SamplerState.class));
            case SET_RESIDENT_IMAGE -> context.setResidentImage(e.intAt(0), in.objectOrNull(e, 1, TextureView.class), e.booleanAt(2));
            case BIND_STORAGE_BUFFER -> context.bindStorageBuffer((Stage) e.at(0), e.intAt(1), in.objectOrNull(e, 2, Buffer.class), e.longAt(3), e.longAt(4), e.booleanAt(5));
            case SET_STREAM_TARGETS -> context.setStreamTargets(in.streamTargets(e, 0), RecordArguments.booleans(e, 1));
            case DRAW_RANGES -> context.draw((Primitive) e.at(0), e.booleanAt(1), e.intAt(2), e.intAt(3), RecordArguments.ints(e, 4), e.intAt(5), e.intAt(6));
            case DRAW -> context.draw((Primitive) e.at(0), e.booleanAt(1), e.intAt(2), e.intAt(3), e.intAt(4), e.intAt(5), e.intAt(6), e.intAt(7));
            case DRAW_INDIRECT -> context.drawIndirect((Primitive) e.at(0), e.booleanAt(1), in.object(e, 2, Buffer.class), e.longAt(3), e.intAt(4), e.intAt(5), in.objectOrNull(e, 6, Buffer.class), e.longAt(7));
            case DRAW_STREAM -> context.drawStream((Primitive) e.at(0), in.object(e, 1, StreamTarget.class), e.intAt(2), e.intAt(3), e.intAt(4));
            case DISPATCH -> context.dispatch(e.intAt(0), e.intAt(1), e.intAt(2));
            case DISPATCH_INDIRECT -> context.dispatchIndirect(in.object(e, 0, Buffer.class), e.longAt(1));
            case MEMORY_BARRIER -> context.memoryBarrier(e.intAt(0));
            case TEXTURE_BARRIER -> context.textureBarrier();
            case CLEAR_COLOR -> context.clearColor(e.intAt(0), in.record(e, 1, ClearColor.class), in.recordOrNull(e, 2, Box.class), e.intAt(3));
            case CLEAR_DEPTH_STENCIL -> context.clearDepthStencil(e.booleanAt(0), e.doubleAt(1), e.booleanAt(2), e.intAt(3), e.intAt(4), in.recordOrNull(e, 5, Box.class));
            case CLEAR_TEXTURE -> context.clearTexture(in.object(e, 0, Texture.class), e.intAt(1), in.record(e, 2, Box.class), in.record(e, 3, ClearColor.class));
            case CLEAR_DEPTH_TEXTURE -> context.clearDepthTexture(in.object(e, 0, Texture.class), e.intAt(1), in.record(e, 2, Box.class), e.booleanAt(3), e.doubleAt(4), e.booleanAt(5), e.intAt(6));
            case CLEAR_BUFFER -> context.clearBuffer(in.object(e, 0, Buffer.class), e.longAt(1), e.longAt(2), RecordArguments.bytes(e, 3));
            case COPY_BUFFER -> context.copyBuffer(in.object(e, 0, Buffer.class), e.longAt(1), in.object(e, 2, Buffer.class), e.longAt(3), e.longAt(4));
            case COPY_TEXTURE -> context.copyTexture(in.object(e, 0, Texture.class), e.intAt(1), in.record(e, 2, Box.class), in.object(e, 3, Texture.class), e.intAt(4), e.intAt(5), e.intAt(6), e.intAt(7));
            case COPY_BUFFER_TO_TEXTURE -> context.copyBufferToTexture(in.object(e, 0, Buffer.class), e.longAt(1), e.longAt(2), e.longAt(3), in.object(e, 4, Texture.class), e.intAt(5), in.record(e, 6, Box.class));
            case COPY_TEXTURE_TO_BUFFER -> context.copyTextureToBuffer(in.object(e, 0, Texture.class), e.intAt(1), in.record(e, 2, Box.class), in.object(e, 3, Buffer.class), e.longAt(4), e.longAt(5), e.longAt(6));
            case BLIT -> context.blit(in.record(e, 0, Blit.class));
            case GENERATE_MIPS -> context.generateMips(in.object(e, 0, Texture.class), e.intAt(1), e.intAt(2));
            case COMMIT_PAGES -> context.commitPages(in.object(e, 0, Texture.class), e.intAt(1), in.record(e, 2, Box.class), e.booleanAt(3));
            case INVALIDATE_BUFFER -> context.invalidate(in.object(e, 0, Buffer.class));
            case INVALIDATE_TEXTURE -> context.invalidate(in.object(e, 0, Texture.class), e.intAt(1));
            case FLUSH_MAPPED -> context.flushMapped(in.object(e, 0, Buffer.class), e.longAt(1), e.longAt(2));
            case BEGIN_QUERY -> context.beginQuery(in.object(e, 0, Query.class));
            case END_QUERY -> context.endQuery(in.object(e, 0, Query.class));
            case QUERY_RESULT -> context.queryResult(in.object(e, 0, Query.class), e.booleanAt(1));
            case QUERY_RESULT_TO_BUFFER -> context.queryResultToBuffer(in.object(e, 0, Query.class), in.object(e, 1, Buffer.class), e.longAt(2), e.intAt(3), e.booleanAt(4), e.booleanAt(5));
            case SET_CONDITION -> context.setCondition(in.objectOrNull(e, 0, Query.class), e.booleanAt(1), e.booleanAt(2));
            case FINISH -> context.finish();
            case WAIT_FOR -> context.waitFor(in.object(e, 0, Fence.class));
            case PRESENT -> context.present(in.object(e, 0, Surface.class), in.object(e, 1, Texture.class), e.booleanAt(2), (Surface.Interval) e.at(3), e.booleanAt(4));
            case PUSH_GROUP -> context.pushGroup((String) e.at(0));
            case POP_GROUP -> context.popGroup();
            case MARK -> context.mark((String) e.at(0));
            case CLOSE -> context.close();
            default -> throw new LogFormatException("log: " + e.call() + " is no call of a context");
        }
    }
}
