package tepui.frontends.d3d9.device;

import static tepui.frontends.d3d9.D3D9.*;

import tepui.frontends.d3d9.Caps9;
import tepui.pipe.Caps;

/** Capabilities of a device of shader model 3.0, with the limits of the device below. What is not there has no bit. */
final class CapsTable {
    private CapsTable() {}

    static Caps9 make(Caps below, int adapter, int type) {
        Caps9 c = new Caps9();
        c.deviceType = type;
        c.adapterOrdinal = adapter;
        c.caps = D3DCAPS_READ_SCANLINE;
        c.caps2 = D3DCAPS2_FULLSCREENGAMMA
                | D3DCAPS2_CANMANAGERESOURCE
                | D3DCAPS2_DYNAMICTEXTURES
                | D3DCAPS2_CANAUTOGENMIPMAP;
        c.caps3 = D3DCAPS3_ALPHA_FULLSCREEN_FLIP_OR_DISCARD | D3DCAPS3_COPY_TO_VIDMEM | D3DCAPS3_COPY_TO_SYSTEMMEM;
        c.presentationIntervals = D3DPRESENT_INTERVAL_IMMEDIATE
                | D3DPRESENT_INTERVAL_ONE
                | D3DPRESENT_INTERVAL_TWO
                | D3DPRESENT_INTERVAL_THREE
                | D3DPRESENT_INTERVAL_FOUR;
        c.cursorCaps = 1;
        c.devCaps = D3DDEVCAPS_EXECUTESYSTEMMEMORY
                | D3DDEVCAPS_EXECUTEVIDEOMEMORY
                | D3DDEVCAPS_TLVERTEXSYSTEMMEMORY
                | D3DDEVCAPS_TLVERTEXVIDEOMEMORY
                | D3DDEVCAPS_TEXTUREVIDEOMEMORY
                | D3DDEVCAPS_DRAWPRIMTLVERTEX
                | D3DDEVCAPS_CANRENDERAFTERFLIP
                | D3DDEVCAPS_DRAWPRIMITIVES2
                | D3DDEVCAPS_DRAWPRIMITIVES2EX
                | D3DDEVCAPS_HWTRANSFORMANDLIGHT
                | D3DDEVCAPS_HWRASTERIZATION
                | D3DDEVCAPS_PUREDEVICE;
        c.primitiveMiscCaps = D3DPMISCCAPS_MASKZ
                | D3DPMISCCAPS_CULLNONE
                | D3DPMISCCAPS_CULLCW
                | D3DPMISCCAPS_CULLCCW
                | D3DPMISCCAPS_COLORWRITEENABLE
                | D3DPMISCCAPS_CLIPTLVERTS
                | D3DPMISCCAPS_TSSARGTEMP
                | D3DPMISCCAPS_BLENDOP
                | D3DPMISCCAPS_PERSTAGECONSTANT
                | D3DPMISCCAPS_FOGANDSPECULARALPHA
                | D3DPMISCCAPS_SEPARATEALPHABLEND
                | D3DPMISCCAPS_MRTINDEPENDENTBITDEPTHS
                | D3DPMISCCAPS_MRTPOSTPIXELSHADERBLENDING
                | D3DPMISCCAPS_FOGVERTEXCLAMPED
                | D3DPMISCCAPS_POSTBLENDSRGBCONVERT;
        if (below.independentBlend) c.primitiveMiscCaps |= D3DPMISCCAPS_INDEPENDENTWRITEMASKS;
        c.rasterCaps = D3DPRASTERCAPS_DITHER
                | D3DPRASTERCAPS_ZTEST
                | D3DPRASTERCAPS_FOGVERTEX
                | D3DPRASTERCAPS_FOGTABLE
                | D3DPRASTERCAPS_MIPMAPLODBIAS
                | D3DPRASTERCAPS_FOGRANGE
                | D3DPRASTERCAPS_WFOG
                | D3DPRASTERCAPS_ZFOG
                | D3DPRASTERCAPS_COLORPERSPECTIVE
                | D3DPRASTERCAPS_SCISSORTEST
                | D3DPRASTERCAPS_SLOPESCALEDEPTHBIAS
                | D3DPRASTERCAPS_DEPTHBIAS;
        if (below.maxAnisotropy > 1) c.rasterCaps |= D3DPRASTERCAPS_ANISOTROPY;
        c.zCmpCaps = 255;
        c.alphaCmpCaps = 255;
        // ZERO to BOTHINVSRCALPHA, BLENDFACTOR.
        c.srcBlendCaps = 0x3fff;
        c.destBlendCaps = 0x3fff;
        // Gouraud for colour, specular, alpha and fog.
        c.shadeCaps = 0x8 | 0x200 | 0x4000 | 0x80000;
        c.textureCaps = D3DPTEXTURECAPS_PERSPECTIVE
                | D3DPTEXTURECAPS_ALPHA
                | D3DPTEXTURECAPS_TEXREPEATNOTSCALEDBYSIZE
                | D3DPTEXTURECAPS_PROJECTED
                | D3DPTEXTURECAPS_CUBEMAP
                | D3DPTEXTURECAPS_VOLUMEMAP
                | D3DPTEXTURECAPS_MIPMAP
                | D3DPTEXTURECAPS_MIPVOLUMEMAP
                | D3DPTEXTURECAPS_MIPCUBEMAP;
        int filters = D3DPTFILTERCAPS_MINFPOINT
                | D3DPTFILTERCAPS_MINFLINEAR
                | D3DPTFILTERCAPS_MIPFPOINT
                | D3DPTFILTERCAPS_MIPFLINEAR
                | D3DPTFILTERCAPS_MAGFPOINT
                | D3DPTFILTERCAPS_MAGFLINEAR;
        c.volumeTextureFilterCaps = filters;
        if (below.maxAnisotropy > 1) filters |= D3DPTFILTERCAPS_MINFANISOTROPIC | D3DPTFILTERCAPS_MAGFANISOTROPIC;
        c.textureFilterCaps = filters;
        c.cubeTextureFilterCaps = filters;
        c.vertexTextureFilterCaps = D3DPTFILTERCAPS_MINFPOINT | D3DPTFILTERCAPS_MAGFPOINT;
        c.stretchRectFilterCaps = D3DPTFILTERCAPS_MINFPOINT
                | D3DPTFILTERCAPS_MINFLINEAR
                | D3DPTFILTERCAPS_MAGFPOINT
                | D3DPTFILTERCAPS_MAGFLINEAR;
        // Wrap, mirror, clamp, border, independent of each other, mirror once.
        c.textureAddressCaps = below.mirrorClamp ? 63 : 31;
        c.volumeTextureAddressCaps = c.textureAddressCaps;
        // Textures, depth test, blending, alpha comparison, fog.
        c.lineCaps = below.smoothLines ? 63 : 31;
        c.maxTextureWidth = Math.min(below.maxTexture2D, 16384);
        c.maxTextureHeight = c.maxTextureWidth;
        c.maxVolumeExtent = below.maxTexture3D;
        c.maxTextureRepeat = 8192;
        c.maxTextureAspectRatio = c.maxTextureWidth;
        c.maxAnisotropy = (int) below.maxAnisotropy;
        c.maxVertexW = 1e10f;
        c.guardBandLeft = -32768;
        c.guardBandTop = -32768;
        c.guardBandRight = 32768;
        c.guardBandBottom = 32768;
        // All operations, two-sided.
        c.stencilCaps = 0x1ff;
        c.fvfCaps = 8 | D3DFVFCAPS_PSIZE;
        c.textureOpCaps = 0x03ffffff;
        c.maxTextureBlendStages = 8;
        c.maxSimultaneousTextures = 8;
        c.vertexProcessingCaps = D3DVTXPCAPS_TEXGEN
                | D3DVTXPCAPS_MATERIALSOURCE7
                | D3DVTXPCAPS_DIRECTIONALLIGHTS
                | D3DVTXPCAPS_POSITIONALLIGHTS
                | D3DVTXPCAPS_LOCALVIEWER
                | D3DVTXPCAPS_TWEENING
                | D3DVTXPCAPS_TEXGEN_SPHEREMAP;
        c.maxActiveLights = 8;
        c.maxUserClipPlanes = Math.min(6, below.maxClipDistances);
        c.maxVertexBlendMatrices = 4;
        c.maxVertexBlendMatrixIndex = 255;
        c.maxPointSize = below.maxPointSize;
        c.maxPrimitiveCount = 0x555555;
        c.maxVertexIndex = 0xffffff;
        c.maxStreams = 16;
        c.maxStreamStride = Math.min(below.maxVertexStride, 1024);
        c.vertexShaderVersion = vertexShaderVersion(3, 0);
        c.maxVertexShaderConst = 256;
        c.pixelShaderVersion = pixelShaderVersion(3, 0);
        c.pixelShader1xMaxValue = Float.MAX_VALUE;
        c.devCaps2 = D3DDEVCAPS2_STREAMOFFSET
                | D3DDEVCAPS2_VERTEXELEMENTSCANSHARESTREAMOFFSET
                | D3DDEVCAPS2_CAN_STRETCHRECT_FROM_TEXTURES;
        // Each adapter is another device: none is the second head of one.
        c.masterAdapterOrdinal = adapter;
        c.adapterOrdinalInGroup = 0;
        c.numberOfAdaptersInGroup = 1;
        c.declTypes = D3DDTCAPS_UBYTE4
                | D3DDTCAPS_UBYTE4N
                | D3DDTCAPS_SHORT2N
                | D3DDTCAPS_SHORT4N
                | D3DDTCAPS_USHORT2N
                | D3DDTCAPS_USHORT4N
                | D3DDTCAPS_FLOAT16_2
                | D3DDTCAPS_FLOAT16_4;
        c.numSimultaneousRTs = Math.min(4, below.maxColorTargets);
        c.vs20Caps = 1;
        c.vs20DynamicFlowControlDepth = 24;
        c.vs20NumTemps = 32;
        c.vs20StaticFlowControlDepth = 4;
        c.ps20Caps = 31;
        c.ps20DynamicFlowControlDepth = 24;
        c.ps20NumTemps = 32;
        c.ps20StaticFlowControlDepth = 4;
        c.ps20NumInstructionSlots = 512;
        c.maxVShaderInstructionsExecuted = -1;
        c.maxPShaderInstructionsExecuted = -1;
        c.maxVertexShader30InstructionSlots = 32768;
        c.maxPixelShader30InstructionSlots = 32768;
        return c;
    }
}
