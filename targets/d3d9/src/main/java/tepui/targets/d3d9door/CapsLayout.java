package tepui.targets.d3d9door;

import static tepui.targets.d3d9door.ClientMemory.putFloat;
import static tepui.targets.d3d9door.ClientMemory.putInt;

import tepui.frontends.d3d9.Caps9;

/** Layout of D3DCAPS9 in memory. */
final class CapsLayout {
    private CapsLayout() {}

    static void put(Caps9 c, long to) {
        putInt(to + 0, c.deviceType);
        putInt(to + 4, c.adapterOrdinal);
        putInt(to + 8, c.caps);
        putInt(to + 12, c.caps2);
        putInt(to + 16, c.caps3);
        putInt(to + 20, c.presentationIntervals);
        putInt(to + 24, c.cursorCaps);
        putInt(to + 28, c.devCaps);
        putInt(to + 32, c.primitiveMiscCaps);
        putInt(to + 36, c.rasterCaps);
        putInt(to + 40, c.zCmpCaps);
        putInt(to + 44, c.srcBlendCaps);
        putInt(to + 48, c.destBlendCaps);
        putInt(to + 52, c.alphaCmpCaps);
        putInt(to + 56, c.shadeCaps);
        putInt(to + 60, c.textureCaps);
        putInt(to + 64, c.textureFilterCaps);
        putInt(to + 68, c.cubeTextureFilterCaps);
        putInt(to + 72, c.volumeTextureFilterCaps);
        putInt(to + 76, c.textureAddressCaps);
        putInt(to + 80, c.volumeTextureAddressCaps);
        putInt(to + 84, c.lineCaps);
        putInt(to + 88, c.maxTextureWidth);
        putInt(to + 92, c.maxTextureHeight);
        putInt(to + 96, c.maxVolumeExtent);
        putInt(to + 100, c.maxTextureRepeat);
        putInt(to + 104, c.maxTextureAspectRatio);
        putInt(to + 108, c.maxAnisotropy);
        putFloat(to + 112, c.maxVertexW);
        putFloat(to + 116, c.guardBandLeft);
        putFloat(to + 120, c.guardBandTop);
        putFloat(to + 124, c.guardBandRight);
        putFloat(to + 128, c.guardBandBottom);
        putFloat(to + 132, c.extentsAdjust);
        putInt(to + 136, c.stencilCaps);
        putInt(to + 140, c.fvfCaps);
        putInt(to + 144, c.textureOpCaps);
        putInt(to + 148, c.maxTextureBlendStages);
        putInt(to + 152, c.maxSimultaneousTextures);
        putInt(to + 156, c.vertexProcessingCaps);
        putInt(to + 160, c.maxActiveLights);
        putInt(to + 164, c.maxUserClipPlanes);
        putInt(to + 168, c.maxVertexBlendMatrices);
        putInt(to + 172, c.maxVertexBlendMatrixIndex);
        putFloat(to + 176, c.maxPointSize);
        putInt(to + 180, c.maxPrimitiveCount);
        putInt(to + 184, c.maxVertexIndex);
        putInt(to + 188, c.maxStreams);
        putInt(to + 192, c.maxStreamStride);
        putInt(to + 196, c.vertexShaderVersion);
        putInt(to + 200, c.maxVertexShaderConst);
        putInt(to + 204, c.pixelShaderVersion);
        putFloat(to + 208, c.pixelShader1xMaxValue);
        putInt(to + 212, c.devCaps2);
        putFloat(to + 216, c.maxNpatchTessellationLevel);
        putInt(to + 220, 0); // reserved
        putInt(to + 224, c.masterAdapterOrdinal);
        putInt(to + 228, c.adapterOrdinalInGroup);
        putInt(to + 232, c.numberOfAdaptersInGroup);
        putInt(to + 236, c.declTypes);
        putInt(to + 240, c.numSimultaneousRTs);
        putInt(to + 244, c.stretchRectFilterCaps);
        putInt(to + 248, c.vs20Caps);
        putInt(to + 252, c.vs20DynamicFlowControlDepth);
        putInt(to + 256, c.vs20NumTemps);
        putInt(to + 260, c.vs20StaticFlowControlDepth);
        putInt(to + 264, c.ps20Caps);
        putInt(to + 268, c.ps20DynamicFlowControlDepth);
        putInt(to + 272, c.ps20NumTemps);
        putInt(to + 276, c.ps20StaticFlowControlDepth);
        putInt(to + 280, c.ps20NumInstructionSlots);
        putInt(to + 284, c.vertexTextureFilterCaps);
        putInt(to + 288, c.maxVShaderInstructionsExecuted);
        putInt(to + 292, c.maxPShaderInstructionsExecuted);
        putInt(to + 296, c.maxVertexShader30InstructionSlots);
        putInt(to + 300, c.maxPixelShader30InstructionSlots);
    }
}
