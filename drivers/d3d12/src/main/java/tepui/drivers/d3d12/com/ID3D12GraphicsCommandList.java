package tepui.drivers.d3d12.com;

import java.lang.invoke.MethodHandle;

/** A list of commands that is being recorded. */
public final class ID3D12GraphicsCommandList {
    public static final Guid IID = Guid.of("5b160d0f-ac1b-4185-8ba8-b3ae42a5a455");

    private static final MethodHandle CLOSE = Abi.method(9, "I_");
    private static final MethodHandle RESET = Abi.method(10, "I_JJ");
    private static final MethodHandle DRAW_INSTANCED = Abi.quickMethod(12, "V_IIII");
    private static final MethodHandle DRAW_INDEXED_INSTANCED = Abi.quickMethod(13, "V_IIIII");
    private static final MethodHandle DISPATCH = Abi.quickMethod(14, "V_III");
    private static final MethodHandle COPY_BUFFER_REGION = Abi.method(15, "V_JJJJJ");
    private static final MethodHandle COPY_TEXTURE_REGION = Abi.method(16, "V_JIIIJJ");
    private static final MethodHandle COPY_RESOURCE = Abi.method(17, "V_JJ");
    private static final MethodHandle RESOLVE_SUBRESOURCE = Abi.method(19, "V_JIJII");
    private static final MethodHandle IA_SET_PRIMITIVE_TOPOLOGY = Abi.quickMethod(20, "V_I");
    private static final MethodHandle RS_SET_VIEWPORTS = Abi.quickMethod(21, "V_IJ");
    private static final MethodHandle RS_SET_SCISSOR_RECTS = Abi.quickMethod(22, "V_IJ");
    private static final MethodHandle OM_SET_BLEND_FACTOR = Abi.quickMethod(23, "V_J");
    private static final MethodHandle OM_SET_STENCIL_REF = Abi.quickMethod(24, "V_I");
    private static final MethodHandle SET_PIPELINE_STATE = Abi.quickMethod(25, "V_J");
    private static final MethodHandle RESOURCE_BARRIER = Abi.method(26, "V_IJ");
    private static final MethodHandle SET_DESCRIPTOR_HEAPS = Abi.method(28, "V_IJ");
    private static final MethodHandle SET_COMPUTE_ROOT_SIGNATURE = Abi.quickMethod(29, "V_J");
    private static final MethodHandle SET_GRAPHICS_ROOT_SIGNATURE = Abi.quickMethod(30, "V_J");
    private static final MethodHandle SET_COMPUTE_ROOT_DESCRIPTOR_TABLE = Abi.quickMethod(31, "V_IJ");
    private static final MethodHandle SET_GRAPHICS_ROOT_DESCRIPTOR_TABLE = Abi.quickMethod(32, "V_IJ");
    private static final MethodHandle SET_COMPUTE_ROOT32_BIT_CONSTANTS = Abi.quickMethod(35, "V_IIJI");
    private static final MethodHandle SET_GRAPHICS_ROOT32_BIT_CONSTANTS = Abi.quickMethod(36, "V_IIJI");
    private static final MethodHandle SET_COMPUTE_ROOT_CONSTANT_BUFFER_VIEW = Abi.quickMethod(37, "V_IJ");
    private static final MethodHandle SET_GRAPHICS_ROOT_CONSTANT_BUFFER_VIEW = Abi.quickMethod(38, "V_IJ");
    private static final MethodHandle IA_SET_INDEX_BUFFER = Abi.quickMethod(43, "V_J");
    private static final MethodHandle IA_SET_VERTEX_BUFFERS = Abi.quickMethod(44, "V_IIJ");
    private static final MethodHandle SO_SET_TARGETS = Abi.method(45, "V_IIJ");
    private static final MethodHandle OM_SET_RENDER_TARGETS = Abi.method(46, "V_IJIJ");
    private static final MethodHandle CLEAR_DEPTH_STENCIL_VIEW = Abi.method(47, "V_JIFIIJ");
    private static final MethodHandle CLEAR_RENDER_TARGET_VIEW = Abi.method(48, "V_JJIJ");
    private static final MethodHandle CLEAR_UNORDERED_ACCESS_VIEW_UINT = Abi.method(49, "V_JJJJIJ");
    private static final MethodHandle DISCARD_RESOURCE = Abi.method(51, "V_JJ");
    private static final MethodHandle BEGIN_QUERY = Abi.method(52, "V_JII");
    private static final MethodHandle END_QUERY = Abi.method(53, "V_JII");
    private static final MethodHandle RESOLVE_QUERY_DATA = Abi.method(54, "V_JIIIJJ");
    private static final MethodHandle SET_PREDICATION = Abi.method(55, "V_JJI");
    private static final MethodHandle EXECUTE_INDIRECT = Abi.method(59, "V_JIJJJJ");

    private ID3D12GraphicsCommandList() {}

    public static int close(long self) {
        try {
            return (int) CLOSE.invokeExact(self);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::close", t);
        }
    }

    public static int reset(long self, long allocator, long pipeline) {
        try {
            return (int) RESET.invokeExact(self, allocator, pipeline);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::reset", t);
        }
    }

    public static void drawInstanced(long self, int vertices, int instances, int first, int firstInstance) { // hot
        try {
            DRAW_INSTANCED.invokeExact(self, vertices, instances, first, firstInstance);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::drawInstanced", t);
        }
    }

    public static void drawIndexedInstanced(
            long self, int indices, int instances, int first, int baseVertex, int firstInstance) { // hot
        try {
            DRAW_INDEXED_INSTANCED.invokeExact(self, indices, instances, first, baseVertex, firstInstance);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::drawIndexedInstanced", t);
        }
    }

    public static void dispatch(long self, int x, int y, int z) { // hot
        try {
            DISPATCH.invokeExact(self, x, y, z);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::dispatch", t);
        }
    }

    public static void copyBufferRegion(
            long self, long target, long targetOffset, long source, long sourceOffset, long bytes) {
        try {
            COPY_BUFFER_REGION.invokeExact(self, target, targetOffset, source, sourceOffset, bytes);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::copyBufferRegion", t);
        }
    }

    public static void copyTextureRegion(long self, long target, int x, int y, int z, long source, long box) {
        try {
            COPY_TEXTURE_REGION.invokeExact(self, target, x, y, z, source, box);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::copyTextureRegion", t);
        }
    }

    public static void copyResource(long self, long target, long source) {
        try {
            COPY_RESOURCE.invokeExact(self, target, source);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::copyResource", t);
        }
    }

    public static void resolveSubresource(
            long self, long target, int targetIndex, long source, int sourceIndex, int format) {
        try {
            RESOLVE_SUBRESOURCE.invokeExact(self, target, targetIndex, source, sourceIndex, format);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::resolveSubresource", t);
        }
    }

    public static void iaSetPrimitiveTopology(long self, int topology) { // hot
        try {
            IA_SET_PRIMITIVE_TOPOLOGY.invokeExact(self, topology);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::iaSetPrimitiveTopology", t);
        }
    }

    public static void rsSetViewports(long self, int count, long viewports) { // hot
        try {
            RS_SET_VIEWPORTS.invokeExact(self, count, viewports);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::rsSetViewports", t);
        }
    }

    public static void rsSetScissorRects(long self, int count, long rects) { // hot
        try {
            RS_SET_SCISSOR_RECTS.invokeExact(self, count, rects);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::rsSetScissorRects", t);
        }
    }

    public static void omSetBlendFactor(long self, long factor) { // hot
        try {
            OM_SET_BLEND_FACTOR.invokeExact(self, factor);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::omSetBlendFactor", t);
        }
    }

    public static void omSetStencilRef(long self, int reference) { // hot
        try {
            OM_SET_STENCIL_REF.invokeExact(self, reference);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::omSetStencilRef", t);
        }
    }

    public static void setPipelineState(long self, long pipeline) { // hot
        try {
            SET_PIPELINE_STATE.invokeExact(self, pipeline);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::setPipelineState", t);
        }
    }

    public static void resourceBarrier(long self, int count, long barriers) {
        try {
            RESOURCE_BARRIER.invokeExact(self, count, barriers);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::resourceBarrier", t);
        }
    }

    public static void setDescriptorHeaps(long self, int count, long heaps) {
        try {
            SET_DESCRIPTOR_HEAPS.invokeExact(self, count, heaps);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::setDescriptorHeaps", t);
        }
    }

    public static void setComputeRootSignature(long self, long root) { // hot
        try {
            SET_COMPUTE_ROOT_SIGNATURE.invokeExact(self, root);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::setComputeRootSignature", t);
        }
    }

    public static void setGraphicsRootSignature(long self, long root) { // hot
        try {
            SET_GRAPHICS_ROOT_SIGNATURE.invokeExact(self, root);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::setGraphicsRootSignature", t);
        }
    }

    public static void setComputeRootDescriptorTable(long self, int parameter, long table) { // hot
        try {
            SET_COMPUTE_ROOT_DESCRIPTOR_TABLE.invokeExact(self, parameter, table);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::setComputeRootDescriptorTable", t);
        }
    }

    public static void setGraphicsRootDescriptorTable(long self, int parameter, long table) { // hot
        try {
            SET_GRAPHICS_ROOT_DESCRIPTOR_TABLE.invokeExact(self, parameter, table);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::setGraphicsRootDescriptorTable", t);
        }
    }

    public static void setComputeRoot32BitConstants(
            long self, int parameter, int count, long words, int offset) { // hot
        try {
            SET_COMPUTE_ROOT32_BIT_CONSTANTS.invokeExact(self, parameter, count, words, offset);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::setComputeRoot32BitConstants", t);
        }
    }

    public static void setGraphicsRoot32BitConstants(
            long self, int parameter, int count, long words, int offset) { // hot
        try {
            SET_GRAPHICS_ROOT32_BIT_CONSTANTS.invokeExact(self, parameter, count, words, offset);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::setGraphicsRoot32BitConstants", t);
        }
    }

    public static void setComputeRootConstantBufferView(long self, int parameter, long address) { // hot
        try {
            SET_COMPUTE_ROOT_CONSTANT_BUFFER_VIEW.invokeExact(self, parameter, address);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::setComputeRootConstantBufferView", t);
        }
    }

    public static void setGraphicsRootConstantBufferView(long self, int parameter, long address) { // hot
        try {
            SET_GRAPHICS_ROOT_CONSTANT_BUFFER_VIEW.invokeExact(self, parameter, address);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::setGraphicsRootConstantBufferView", t);
        }
    }

    public static void iaSetIndexBuffer(long self, long view) { // hot
        try {
            IA_SET_INDEX_BUFFER.invokeExact(self, view);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::iaSetIndexBuffer", t);
        }
    }

    public static void iaSetVertexBuffers(long self, int first, int count, long views) { // hot
        try {
            IA_SET_VERTEX_BUFFERS.invokeExact(self, first, count, views);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::iaSetVertexBuffers", t);
        }
    }

    public static void soSetTargets(long self, int first, int count, long views) {
        try {
            SO_SET_TARGETS.invokeExact(self, first, count, views);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::soSetTargets", t);
        }
    }

    public static void omSetRenderTargets(long self, int count, long targets, int isRange, long depthStencil) {
        try {
            OM_SET_RENDER_TARGETS.invokeExact(self, count, targets, isRange, depthStencil);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::omSetRenderTargets", t);
        }
    }

    public static void clearDepthStencilView(
            long self, long target, int flags, float depth, int stencil, int rects, long rectArray) {
        try {
            CLEAR_DEPTH_STENCIL_VIEW.invokeExact(self, target, flags, depth, stencil, rects, rectArray);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::clearDepthStencilView", t);
        }
    }

    public static void clearRenderTargetView(long self, long target, long color, int rects, long rectArray) {
        try {
            CLEAR_RENDER_TARGET_VIEW.invokeExact(self, target, color, rects, rectArray);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::clearRenderTargetView", t);
        }
    }

    public static void clearUnorderedAccessViewUint(
            long self, long gpu, long cpu, long resource, long values, int rects, long rectArray) {
        try {
            CLEAR_UNORDERED_ACCESS_VIEW_UINT.invokeExact(self, gpu, cpu, resource, values, rects, rectArray);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::clearUnorderedAccessViewUint", t);
        }
    }

    public static void discardResource(long self, long resource, long region) {
        try {
            DISCARD_RESOURCE.invokeExact(self, resource, region);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::discardResource", t);
        }
    }

    public static void beginQuery(long self, long heap, int type, int index) {
        try {
            BEGIN_QUERY.invokeExact(self, heap, type, index);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::beginQuery", t);
        }
    }

    public static void endQuery(long self, long heap, int type, int index) {
        try {
            END_QUERY.invokeExact(self, heap, type, index);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::endQuery", t);
        }
    }

    public static void resolveQueryData(
            long self, long heap, int type, int first, int count, long target, long offset) {
        try {
            RESOLVE_QUERY_DATA.invokeExact(self, heap, type, first, count, target, offset);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::resolveQueryData", t);
        }
    }

    public static void setPredication(long self, long buffer, long offset, int operation) {
        try {
            SET_PREDICATION.invokeExact(self, buffer, offset, operation);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::setPredication", t);
        }
    }

    public static void executeIndirect(
            long self, long signature, int most, long arguments, long argumentsOffset, long count, long countOffset) {
        try {
            EXECUTE_INDIRECT.invokeExact(self, signature, most, arguments, argumentsOffset, count, countOffset);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12GraphicsCommandList::executeIndirect", t);
        }
    }
}
