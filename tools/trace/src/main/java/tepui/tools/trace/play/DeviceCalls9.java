package tepui.tools.trace.play;

import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.BaseTexture9;
import tepui.frontends.d3d9.CubeTexture9;
import tepui.frontends.d3d9.Device9;
import tepui.frontends.d3d9.IndexBuffer9;
import tepui.frontends.d3d9.IntRef;
import tepui.frontends.d3d9.PixelShader9;
import tepui.frontends.d3d9.Query9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.StateBlock9;
import tepui.frontends.d3d9.Surface9;
import tepui.frontends.d3d9.SwapChain9;
import tepui.frontends.d3d9.Texture9;
import tepui.frontends.d3d9.VertexBuffer9;
import tepui.frontends.d3d9.VertexDeclaration9;
import tepui.frontends.d3d9.VertexShader9;
import tepui.frontends.d3d9.VolumeTexture9;
import tepui.tools.trace.d3d9.Structures9;
import tepui.tools.trace.file.Value;

/** Player of the calls of a device of Direct3D 9, but for those that show pictures. */
final class DeviceCalls9 {
    private final Arguments9 a;

    DeviceCalls9(Arguments9 arguments) {
        a = arguments;
    }

    /** Makes a call; the result, or null where there is no such call. */
    @Nullable
    Integer play(Device9 d, String method) {
        if (method.startsWith("Create")) return create(d, method);
        if (method.startsWith("Get")) return get(d, method);
        if (method.startsWith("Draw")) return draw(d, method);
        if (method.startsWith("Set")) return set(d, method);
        return switch (method) {
            case "EvictManagedResources" -> d.evictManagedResources();
            case "ShowCursor" -> {
                d.showCursor(a.b(1));
                yield D3D_OK;
            }
            case "UpdateSurface" -> {
                Value point = Structures9.target(a.value(4));
                int x = (int) Structures9.member(point, "x");
                int y = (int) Structures9.member(point, "y");
                yield d.updateSurface(
                        a.object(Surface9.class, 1), Structures9.rect(a.value(2)), a.object(Surface9.class, 3), x, y);
            }
            case "UpdateTexture" -> d.updateTexture(a.object(BaseTexture9.class, 1), a.object(BaseTexture9.class, 2));
            case "StretchRect" ->
                d.stretchRect(
                        a.object(Surface9.class, 1),
                        Structures9.rect(a.value(2)),
                        a.object(Surface9.class, 3),
                        Structures9.rect(a.value(4)),
                        a.i(5));
            case "ColorFill" -> d.colorFill(a.object(Surface9.class, 1), Structures9.rect(a.value(2)), a.i(3));
            case "BeginScene" -> d.beginScene();
            case "EndScene" -> d.endScene();
            case "Clear" -> d.clear(Structures9.rects(a.value(2), a.i(1)), a.i(3), a.i(4), a.f(5), a.i(6));
            case "MultiplyTransform" -> d.multiplyTransform(a.i(1), a.floats(2));
            case "LightEnable" -> d.lightEnable(a.i(1), a.b(2));
            case "BeginStateBlock" -> d.beginStateBlock();
            case "EndStateBlock" -> {
                Ref<StateBlock9> block = new Ref<>();
                yield a.made(d.endStateBlock(block), 1, block);
            }
            case "ProcessVertices" ->
                d.processVertices(
                        a.i(1),
                        a.i(2),
                        a.i(3),
                        a.object(VertexBuffer9.class, 4),
                        a.object(VertexDeclaration9.class, 5),
                        a.i(6));
            default -> null;
        };
    }

    private @Nullable Integer set(Device9 d, String method) {
        return switch (method) {
            case "SetRenderState" -> d.setRenderState(a.i(1), a.i(2));
            case "SetSamplerState" -> d.setSamplerState(a.i(1), a.i(2), a.i(3));
            case "SetTextureStageState" -> d.setTextureStageState(a.i(1), a.i(2), a.i(3));
            case "SetTexture" -> d.setTexture(a.i(1), a.object(BaseTexture9.class, 2));
            case "SetStreamSource" -> d.setStreamSource(a.i(1), a.object(VertexBuffer9.class, 2), a.i(3), a.i(4));
            case "SetStreamSourceFreq" -> d.setStreamSourceFreq(a.i(1), a.i(2));
            case "SetIndices" -> d.setIndices(a.object(IndexBuffer9.class, 1));
            case "SetVertexShader" -> d.setVertexShader(a.object(VertexShader9.class, 1));
            case "SetPixelShader" -> d.setPixelShader(a.object(PixelShader9.class, 1));
            case "SetVertexDeclaration" -> d.setVertexDeclaration(a.object(VertexDeclaration9.class, 1));
            case "SetFVF" -> d.setFVF(a.i(1));
            case "SetVertexShaderConstantF" -> d.setVertexShaderConstantF(a.i(1), a.floats(2), a.i(3));
            case "SetVertexShaderConstantI" -> d.setVertexShaderConstantI(a.i(1), a.ints(2), a.i(3));
            case "SetVertexShaderConstantB" -> d.setVertexShaderConstantB(a.i(1), a.truths(2), a.i(3));
            case "SetPixelShaderConstantF" -> d.setPixelShaderConstantF(a.i(1), a.floats(2), a.i(3));
            case "SetPixelShaderConstantI" -> d.setPixelShaderConstantI(a.i(1), a.ints(2), a.i(3));
            case "SetPixelShaderConstantB" -> d.setPixelShaderConstantB(a.i(1), a.truths(2), a.i(3));
            case "SetRenderTarget" -> d.setRenderTarget(a.i(1), a.object(Surface9.class, 2));
            case "SetDepthStencilSurface" -> d.setDepthStencilSurface(a.object(Surface9.class, 1));
            case "SetViewport" -> d.setViewport(Structures9.viewport(a.value(1)));
            case "SetScissorRect" -> d.setScissorRect(Structures9.rect(a.value(1)));
            case "SetTransform" -> d.setTransform(a.i(1), a.floats(2));
            case "SetMaterial" -> d.setMaterial(Structures9.material(a.value(1)));
            case "SetLight" -> d.setLight(a.i(1), Structures9.light(a.value(2)));
            case "SetClipPlane" -> d.setClipPlane(a.i(1), a.floats(2));
            case "SetClipStatus" -> d.setClipStatus(Structures9.clipStatus(a.value(1)));
            case "SetSoftwareVertexProcessing" -> d.setSoftwareVertexProcessing(a.b(1));
            case "SetNPatchMode" -> d.setNPatchMode(a.f(1));
            case "SetCurrentTexturePalette", "SetPaletteEntries", "SetDialogBoxMode", "SetGammaRamp" -> D3D_OK;
            case "SetMaximumFrameLatency", "SetGPUThreadPriority" -> D3D_OK;
            case "SetCursorProperties" -> d.setCursorProperties(a.i(1), a.i(2), a.object(Surface9.class, 3));
            case "SetCursorPosition" -> {
                d.setCursorPosition(a.i(1), a.i(2), a.i(3));
                yield D3D_OK;
            }
            default -> null;
        };
    }

    /** Calls that give an object; all other questions change nothing. */
    private Integer get(Device9 d, String method) {
        switch (method) {
            case "GetDirect3D" -> a.put(1, d.getDirect3D());
            case "GetSwapChain" -> {
                Ref<SwapChain9> r = new Ref<>();
                return a.made(d.getSwapChain(a.i(1), r), 2, r);
            }
            case "GetBackBuffer" -> {
                Ref<Surface9> r = new Ref<>();
                return a.made(d.getBackBuffer(a.i(1), a.i(2), a.i(3), r), 4, r);
            }
            case "GetRenderTarget" -> {
                Ref<Surface9> r = new Ref<>();
                return a.made(d.getRenderTarget(a.i(1), r), 2, r);
            }
            case "GetDepthStencilSurface" -> {
                Ref<Surface9> r = new Ref<>();
                return a.made(d.getDepthStencilSurface(r), 1, r);
            }
            case "GetTexture" -> {
                Ref<BaseTexture9> r = new Ref<>();
                return a.made(d.getTexture(a.i(1), r), 2, r);
            }
            case "GetStreamSource" -> {
                Ref<VertexBuffer9> r = new Ref<>();
                return a.made(d.getStreamSource(a.i(1), r, new IntRef(), new IntRef()), 2, r);
            }
            case "GetIndices" -> {
                Ref<IndexBuffer9> r = new Ref<>();
                return a.made(d.getIndices(r), 1, r);
            }
            case "GetVertexShader" -> {
                Ref<VertexShader9> r = new Ref<>();
                return a.made(d.getVertexShader(r), 1, r);
            }
            case "GetPixelShader" -> {
                Ref<PixelShader9> r = new Ref<>();
                return a.made(d.getPixelShader(r), 1, r);
            }
            case "GetVertexDeclaration" -> {
                Ref<VertexDeclaration9> r = new Ref<>();
                return a.made(d.getVertexDeclaration(r), 1, r);
            }
            case "GetRenderTargetData" -> {
                return d.getRenderTargetData(a.object(Surface9.class, 1), a.object(Surface9.class, 2));
            }
            case "GetFrontBufferData" -> {
                return d.getFrontBufferData(a.i(1), a.object(Surface9.class, 2));
            }
            default -> {
                // A question: the answer is not needed.
            }
        }
        return D3D_OK;
    }

    private @Nullable Integer create(Device9 d, String method) {
        switch (method) {
            case "CreateTexture" -> {
                Ref<Texture9> r = new Ref<>();
                return a.made(d.createTexture(a.i(1), a.i(2), a.i(3), a.i(4), a.i(5), a.i(6), r), 7, r);
            }
            case "CreateVolumeTexture" -> {
                Ref<VolumeTexture9> r = new Ref<>();
                int result = d.createVolumeTexture(a.i(1), a.i(2), a.i(3), a.i(4), a.i(5), a.i(6), a.i(7), r);
                return a.made(result, 8, r);
            }
            case "CreateCubeTexture" -> {
                Ref<CubeTexture9> r = new Ref<>();
                return a.made(d.createCubeTexture(a.i(1), a.i(2), a.i(3), a.i(4), a.i(5), r), 6, r);
            }
            case "CreateVertexBuffer" -> {
                Ref<VertexBuffer9> r = new Ref<>();
                return a.made(d.createVertexBuffer(a.i(1), a.i(2), a.i(3), a.i(4), r), 5, r);
            }
            case "CreateIndexBuffer" -> {
                Ref<IndexBuffer9> r = new Ref<>();
                return a.made(d.createIndexBuffer(a.i(1), a.i(2), a.i(3), a.i(4), r), 5, r);
            }
            case "CreateRenderTarget", "CreateRenderTargetEx" -> {
                Ref<Surface9> r = new Ref<>();
                return a.made(d.createRenderTarget(a.i(1), a.i(2), a.i(3), a.i(4), a.i(5), a.b(6), r), 7, r);
            }
            case "CreateDepthStencilSurface", "CreateDepthStencilSurfaceEx" -> {
                Ref<Surface9> r = new Ref<>();
                int result = d.createDepthStencilSurface(a.i(1), a.i(2), a.i(3), a.i(4), a.i(5), a.b(6), r);
                return a.made(result, 7, r);
            }
            case "CreateOffscreenPlainSurface", "CreateOffscreenPlainSurfaceEx" -> {
                Ref<Surface9> r = new Ref<>();
                return a.made(d.createOffscreenPlainSurface(a.i(1), a.i(2), a.i(3), a.i(4), r), 5, r);
            }
            case "CreateVertexDeclaration" -> {
                Ref<VertexDeclaration9> r = new Ref<>();
                return a.made(d.createVertexDeclaration(Structures9.elements(a.value(1)), r), 2, r);
            }
            case "CreateVertexShader" -> {
                Ref<VertexShader9> r = new Ref<>();
                return a.made(d.createVertexShader(a.tokens(1), r), 2, r);
            }
            case "CreatePixelShader" -> {
                Ref<PixelShader9> r = new Ref<>();
                return a.made(d.createPixelShader(a.tokens(1), r), 2, r);
            }
            case "CreateQuery" -> {
                Ref<Query9> r = new Ref<>();
                return a.made(d.createQuery(a.i(1), r), 2, r);
            }
            case "CreateStateBlock" -> {
                Ref<StateBlock9> r = new Ref<>();
                return a.made(d.createStateBlock(a.i(1), r), 2, r);
            }
            default -> {
                return null;
            }
        }
    }

    private @Nullable Integer draw(Device9 d, String method) {
        try (Arena arena = Arena.ofConfined()) {
            return switch (method) {
                case "DrawPrimitive" -> d.drawPrimitive(a.i(1), a.i(2), a.i(3));
                case "DrawIndexedPrimitive" -> d.drawIndexedPrimitive(a.i(1), a.i(2), a.i(3), a.i(4), a.i(5), a.i(6));
                case "DrawPrimitiveUP" -> {
                    long bytes = elements(a.i(1), a.i(2)) * Math.max(0, a.i(4));
                    yield d.drawPrimitiveUP(a.i(1), a.i(2), a.memory(arena, 3, bytes), a.i(4));
                }
                case "DrawIndexedPrimitiveUP" -> {
                    int stride = Math.max(0, a.i(8));
                    long count = elements(a.i(1), a.i(4)) * (a.i(6) == D3DFMT_INDEX32 ? 4 : 2);
                    long size = ((a.i(2) & 0xffffffffL) + (a.i(3) & 0xffffffffL)) * stride;
                    MemorySegment indices = a.memory(arena, 5, count);
                    MemorySegment data = a.memory(arena, 7, size);
                    yield d.drawIndexedPrimitiveUP(a.i(1), a.i(2), a.i(3), a.i(4), indices, a.i(6), data, a.i(8));
                }
                // They draw nothing on any device.
                case "DrawRectPatch", "DrawTriPatch" -> D3D_OK;
                default -> null;
            };
        }
    }

    /** Vertices or indices of so many primitives. */
    private static long elements(int type, int primitives) {
        long count = primitives & 0xffffffffL;
        return switch (type) {
            case D3DPT_POINTLIST -> count;
            case D3DPT_LINELIST -> 2 * count;
            case D3DPT_LINESTRIP -> count + 1;
            case D3DPT_TRIANGLELIST -> 3 * count;
            default -> count + 2;
        };
    }
}
