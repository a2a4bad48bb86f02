package tepui.tools.trace.d3d9;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Methods of Direct3D 9 that change something or give objects, with their parameters in the order that they have here: a trace has no others.
 * Behind {@code =} is the group of a parameter's constants; {@code >} is in front of an object that the method returns here, where the API has a
 * parameter for it; {@code ~} in front of a parameter of the API that methods here lack. So are those at the end, where a form here has fewer: all of them are null.
 */
public final class Methods9 {
    /** A parameter. */
    public record Parameter(String name, String group, boolean returned, boolean lacking) {}

    private static final String TABLE = """
            *.addRef
            *.release
            *.getDevice >ppDevice
            *.setPriority PriorityNew
            *.preLoad
            *.setLOD LODNew
            *.setAutoGenFilterType FilterType=D3DTEXF_
            *.generateMipSubLevels
            *.unlock
            *.unlockRect Level
            *.unlockBox Level
            *.getSurfaceLevel Level ppSurfaceLevel
            *.getVolumeLevel Level ppVolumeLevel
            *.getCubeMapSurface FaceType=D3DCUBEMAP_FACE_ Level ppCubeMapSurface
            *.addDirtyRect pDirtyRect
            *.addDirtyBox pDirtyBox
            *.capture
            *.apply
            *.issue dwIssueFlags=D3DISSUE_|
            Buffer9.lock OffsetToLock SizeToLock ppbData Flags=D3DLOCK_|
            Texture9.lockRect Level pLockedRect pRect Flags=D3DLOCK_|
            CubeTexture9.lockRect FaceType=D3DCUBEMAP_FACE_ Level pLockedRect pRect Flags=D3DLOCK_|
            CubeTexture9.unlockRect FaceType=D3DCUBEMAP_FACE_ Level
            CubeTexture9.addDirtyRect FaceType=D3DCUBEMAP_FACE_ pDirtyRect
            Surface9.lockRect pLockedRect pRect Flags=D3DLOCK_|
            Surface9.unlockRect
            VolumeTexture9.lockBox Level pLockedVolume pBox Flags=D3DLOCK_|
            Volume9.lockBox pLockedVolume pBox Flags=D3DLOCK_|
            Volume9.unlockBox
            SwapChain9.getBackBuffer iBackBuffer Type=D3DBACKBUFFER_TYPE_ ppBackBuffer
            Device9.evictManagedResources
            Device9.getDirect3D >ppD3D9
            Device9.setCursorProperties XHotSpot YHotSpot pCursorBitmap
            Device9.setCursorPosition X=- Y=- Flags
            Device9.showCursor bShow
            Device9.createAdditionalSwapChain pPresentationParameters pSwapChain
            Device9.getSwapChain iSwapChain pSwapChain
            Device9.reset pPresentationParameters
            Device9.resetEx pPresentationParameters pFullscreenDisplayMode
            Device9.getBackBuffer iSwapChain iBackBuffer Type=D3DBACKBUFFER_TYPE_ ppBackBuffer
            Device9.createTexture Width Height Levels Usage=D3DUSAGE_| Format=D3DFMT_ Pool=D3DPOOL_ ppTexture pSharedHandle
            Device9.createVolumeTexture Width Height Depth Levels Usage=D3DUSAGE_| Format=D3DFMT_ Pool=D3DPOOL_ ppVolumeTexture pSharedHandle
            Device9.createCubeTexture EdgeLength Levels Usage=D3DUSAGE_| Format=D3DFMT_ Pool=D3DPOOL_ ppCubeTexture pSharedHandle
            Device9.createVertexBuffer Length Usage=D3DUSAGE_| FVF=D3DFVF_| Pool=D3DPOOL_ ppVertexBuffer pSharedHandle
            Device9.createIndexBuffer Length Usage=D3DUSAGE_| Format=D3DFMT_ Pool=D3DPOOL_ ppIndexBuffer pSharedHandle
            Device9.createRenderTarget Width Height Format=D3DFMT_ MultiSample MultisampleQuality Lockable ppSurface pSharedHandle
            Device9.createDepthStencilSurface Width Height Format=D3DFMT_ MultiSample MultisampleQuality Discard ppSurface pSharedHandle
            Device9.createOffscreenPlainSurface Width Height Format=D3DFMT_ Pool=D3DPOOL_ ppSurface pSharedHandle
            Device9.createRenderTargetEx Width Height Format=D3DFMT_ MultiSample MultisampleQuality Lockable ppSurface ~pSharedHandle Usage=D3DUSAGE_|
            Device9.createDepthStencilSurfaceEx Width Height Format=D3DFMT_ MultiSample MultisampleQuality Discard ppSurface ~pSharedHandle Usage=D3DUSAGE_|
            Device9.createOffscreenPlainSurfaceEx Width Height Format=D3DFMT_ Pool=D3DPOOL_ ppSurface ~pSharedHandle Usage=D3DUSAGE_|
            Device9.createQuery Type=D3DQUERYTYPE_ ppQuery
            Device9.updateTexture pSourceTexture pDestinationTexture
            Device9.getRenderTargetData pRenderTarget pDestSurface
            Device9.stretchRect pSourceSurface pSourceRect pDestSurface pDestRect Filter=D3DTEXF_
            Device9.colorFill pSurface pRect color
            Device9.setRenderTarget RenderTargetIndex pRenderTarget
            Device9.getRenderTarget RenderTargetIndex ppRenderTarget
            Device9.setDepthStencilSurface pNewZStencil
            Device9.getDepthStencilSurface ppZStencilSurface
            Device9.beginScene
            Device9.endScene
            Device9.setViewport pViewport
            Device9.setMaterial pMaterial
            Device9.setLight Index pLight
            Device9.lightEnable Index Enable
            Device9.setClipPlane Index pPlane
            Device9.setRenderState State=D3DRS_ Value
            Device9.createStateBlock Type=D3DSBT_ ppSB
            Device9.beginStateBlock
            Device9.endStateBlock ppSB
            Device9.setClipStatus pClipStatus
            Device9.getTexture Stage ppTexture
            Device9.setTexture Stage pTexture
            Device9.setTextureStageState Stage Type=D3DTSS_ Value
            Device9.setSamplerState Sampler Type=D3DSAMP_ Value
            Device9.setScissorRect pRect
            Device9.setSoftwareVertexProcessing bSoftware
            Device9.setNPatchMode nSegments
            Device9.drawPrimitive PrimitiveType=D3DPT_ StartVertex PrimitiveCount
            Device9.drawIndexedPrimitive PrimitiveType=D3DPT_ BaseVertexIndex=- MinVertexIndex NumVertices startIndex primCount
            Device9.drawPrimitiveUP PrimitiveType=D3DPT_ PrimitiveCount pVertexStreamZeroData VertexStreamZeroStride
            Device9.drawIndexedPrimitiveUP PrimitiveType=D3DPT_ MinVertexIndex NumVertices PrimitiveCount pIndexData IndexDataFormat=D3DFMT_ pVertexStreamZeroData VertexStreamZeroStride
            Device9.processVertices SrcStartIndex DestIndex VertexCount pDestBuffer pVertexDecl Flags=D3DPV_|
            Device9.setVertexDeclaration pDecl
            Device9.getVertexDeclaration ppDecl
            Device9.setFVF FVF=D3DFVF_|
            Device9.setVertexShader pShader
            Device9.getVertexShader ppShader
            Device9.setStreamSource StreamNumber pStreamData OffsetInBytes Stride
            Device9.getStreamSource StreamNumber ppStreamData pOffsetInBytes pStride
            Device9.setStreamSourceFreq StreamNumber Setting
            Device9.setIndices pIndexData
            Device9.getIndices ppIndexData
            Device9.setPixelShader pShader
            Device9.getPixelShader ppShader
            Device9.createVertexDeclaration pVertexElements ppDecl
            Device9.createVertexShader pFunction ppShader
            Device9.createPixelShader pFunction ppShader
            Device9.setTransform State=D3DTS_ pMatrix
            Device9.multiplyTransform State=D3DTS_ pMatrix
            Device9.setVertexShaderConstantF StartRegister pConstantData Vector4fCount
            Device9.setVertexShaderConstantI StartRegister pConstantData Vector4iCount
            Device9.setVertexShaderConstantB StartRegister pConstantData BoolCount
            Device9.setPixelShaderConstantF StartRegister pConstantData Vector4fCount
            Device9.setPixelShaderConstantI StartRegister pConstantData Vector4iCount
            Device9.setPixelShaderConstantB StartRegister pConstantData BoolCount
            Device9.setMaximumFrameLatency MaxLatency
            """;

    private static final Map<String, List<Parameter>> METHODS = read();

    private Methods9() {}

    private static Map<String, List<Parameter>> read() {
        Map<String, List<Parameter>> methods = new HashMap<>();
        TABLE.lines().forEach(line -> {
            List<String> words = List.of(line.strip().split(" "));
            methods.put(
                    words.getFirst(),
                    words.stream().skip(1).map(Methods9::parameter).toList());
        });
        return methods;
    }

    private static Parameter parameter(String word) {
        int equals = word.indexOf('=');
        boolean returned = word.startsWith(">");
        boolean lacking = word.startsWith("~");
        String name = word.substring(returned || lacking ? 1 : 0, equals < 0 ? word.length() : equals);
        return new Parameter(name, equals < 0 ? "" : word.substring(equals + 1), returned, lacking);
    }

    /** Parameters of a method of an interface, by their names here; null where traces do not have it. */
    public static @Nullable List<Parameter> of(String type, String method) {
        List<Parameter> own = METHODS.get(type + "." + method);
        if (own == null && type.endsWith("Buffer9")) own = METHODS.get("Buffer9." + method);
        return own == null ? METHODS.get("*." + method) : own;
    }
}
