/* Interfaces of Direct3D 9 for programs in C that have no header of the system's. Written by './tepui generate' from direct3d9-methods.txt; not to be edited. */
#ifndef TEPUI_DIRECT3D9_H
#define TEPUI_DIRECT3D9_H

#include <stdint.h>
#include <wchar.h>

#ifndef TEPUI_CALL
#if defined(_WIN32) && defined(__i386__)
#define TEPUI_CALL __attribute__((stdcall))
#else
#define TEPUI_CALL
#endif
#endif

typedef struct IDirect3D9 IDirect3D9;
struct IDirect3D9Methods {
    uint32_t(TEPUI_CALL *QueryInterface)(IDirect3D9 *self, const void *id, void **object);
    uint32_t(TEPUI_CALL *AddRef)(IDirect3D9 *self);
    uint32_t(TEPUI_CALL *Release)(IDirect3D9 *self);
    uint32_t(TEPUI_CALL *RegisterSoftwareDevice)(IDirect3D9 *self, const void *initialize);
    uint32_t(TEPUI_CALL *GetAdapterCount)(IDirect3D9 *self);
    uint32_t(TEPUI_CALL *GetAdapterIdentifier)(IDirect3D9 *self, uint32_t adapter, uint32_t flags, void *identifier);
    uint32_t(TEPUI_CALL *GetAdapterModeCount)(IDirect3D9 *self, uint32_t adapter, uint32_t format);
    uint32_t(TEPUI_CALL *EnumAdapterModes)(IDirect3D9 *self, uint32_t adapter, uint32_t format, uint32_t mode, void *result);
    uint32_t(TEPUI_CALL *GetAdapterDisplayMode)(IDirect3D9 *self, uint32_t adapter, void *mode);
    uint32_t(TEPUI_CALL *CheckDeviceType)(IDirect3D9 *self, uint32_t adapter, uint32_t type, uint32_t display, uint32_t format, uint32_t windowed);
    uint32_t(TEPUI_CALL *CheckDeviceFormat)(IDirect3D9 *self, uint32_t adapter, uint32_t type, uint32_t display, uint32_t usage, uint32_t resource, uint32_t format);
    uint32_t(TEPUI_CALL *CheckDeviceMultiSampleType)(IDirect3D9 *self, uint32_t adapter, uint32_t type, uint32_t format, uint32_t windowed, uint32_t samples, void *qualities);
    uint32_t(TEPUI_CALL *CheckDepthStencilMatch)(IDirect3D9 *self, uint32_t adapter, uint32_t type, uint32_t display, uint32_t target, uint32_t depth);
    uint32_t(TEPUI_CALL *CheckDeviceFormatConversion)(IDirect3D9 *self, uint32_t adapter, uint32_t type, uint32_t source, uint32_t target);
    uint32_t(TEPUI_CALL *GetDeviceCaps)(IDirect3D9 *self, uint32_t adapter, uint32_t type, void *caps);
    void *(TEPUI_CALL *GetAdapterMonitor)(IDirect3D9 *self, uint32_t adapter);
    uint32_t(TEPUI_CALL *CreateDevice)(IDirect3D9 *self, uint32_t adapter, uint32_t type, void *focus, uint32_t behavior, void *parameters, void *device);
    uint32_t(TEPUI_CALL *GetAdapterModeCountEx)(IDirect3D9 *self, uint32_t adapter, const void *filter);
    uint32_t(TEPUI_CALL *EnumAdapterModesEx)(IDirect3D9 *self, uint32_t adapter, const void *filter, uint32_t mode, void *result);
    uint32_t(TEPUI_CALL *GetAdapterDisplayModeEx)(IDirect3D9 *self, uint32_t adapter, void *mode, void *rotation);
    uint32_t(TEPUI_CALL *CreateDeviceEx)(IDirect3D9 *self, uint32_t adapter, uint32_t type, void *focus, uint32_t behavior, void *parameters, void *mode, void *device);
    uint32_t(TEPUI_CALL *GetAdapterLUID)(IDirect3D9 *self, uint32_t adapter, void *luid);
};
struct IDirect3D9 {
    const struct IDirect3D9Methods *lpVtbl;
};

typedef struct IDevice9 IDevice9;
struct IDevice9Methods {
    uint32_t(TEPUI_CALL *QueryInterface)(IDevice9 *self, const void *id, void **object);
    uint32_t(TEPUI_CALL *AddRef)(IDevice9 *self);
    uint32_t(TEPUI_CALL *Release)(IDevice9 *self);
    uint32_t(TEPUI_CALL *TestCooperativeLevel)(IDevice9 *self);
    uint32_t(TEPUI_CALL *GetAvailableTextureMem)(IDevice9 *self);
    uint32_t(TEPUI_CALL *EvictManagedResources)(IDevice9 *self);
    uint32_t(TEPUI_CALL *GetDirect3D)(IDevice9 *self, void *direct3d);
    uint32_t(TEPUI_CALL *GetDeviceCaps)(IDevice9 *self, void *caps);
    uint32_t(TEPUI_CALL *GetDisplayMode)(IDevice9 *self, uint32_t chain, void *mode);
    uint32_t(TEPUI_CALL *GetCreationParameters)(IDevice9 *self, void *parameters);
    uint32_t(TEPUI_CALL *SetCursorProperties)(IDevice9 *self, uint32_t x, uint32_t y, void *picture);
    void(TEPUI_CALL *SetCursorPosition)(IDevice9 *self, uint32_t x, uint32_t y, uint32_t flags);
    uint32_t(TEPUI_CALL *ShowCursor)(IDevice9 *self, uint32_t show);
    uint32_t(TEPUI_CALL *CreateAdditionalSwapChain)(IDevice9 *self, void *parameters, void *chain);
    uint32_t(TEPUI_CALL *GetSwapChain)(IDevice9 *self, uint32_t index, void *chain);
    uint32_t(TEPUI_CALL *GetNumberOfSwapChains)(IDevice9 *self);
    uint32_t(TEPUI_CALL *Reset)(IDevice9 *self, void *parameters);
    uint32_t(TEPUI_CALL *Present)(IDevice9 *self, const void *from, const void *to, void *window, const void *dirty);
    uint32_t(TEPUI_CALL *GetBackBuffer)(IDevice9 *self, uint32_t chain, uint32_t index, uint32_t type, void *surface);
    uint32_t(TEPUI_CALL *GetRasterStatus)(IDevice9 *self, uint32_t chain, void *status);
    uint32_t(TEPUI_CALL *SetDialogBoxMode)(IDevice9 *self, uint32_t on);
    void(TEPUI_CALL *SetGammaRamp)(IDevice9 *self, uint32_t chain, uint32_t flags, const void *ramp);
    void(TEPUI_CALL *GetGammaRamp)(IDevice9 *self, uint32_t chain, void *ramp);
    uint32_t(TEPUI_CALL *CreateTexture)(IDevice9 *self, uint32_t width, uint32_t height, uint32_t levels, uint32_t usage, uint32_t format, uint32_t pool, void *texture, void *shared);
    uint32_t(TEPUI_CALL *CreateVolumeTexture)(IDevice9 *self, uint32_t width, uint32_t height, uint32_t depth, uint32_t levels, uint32_t usage, uint32_t format, uint32_t pool, void *texture, void *shared);
    uint32_t(TEPUI_CALL *CreateCubeTexture)(IDevice9 *self, uint32_t edge, uint32_t levels, uint32_t usage, uint32_t format, uint32_t pool, void *texture, void *shared);
    uint32_t(TEPUI_CALL *CreateVertexBuffer)(IDevice9 *self, uint32_t length, uint32_t usage, uint32_t fvf, uint32_t pool, void *buffer, void *shared);
    uint32_t(TEPUI_CALL *CreateIndexBuffer)(IDevice9 *self, uint32_t length, uint32_t usage, uint32_t format, uint32_t pool, void *buffer, void *shared);
    uint32_t(TEPUI_CALL *CreateRenderTarget)(IDevice9 *self, uint32_t width, uint32_t height, uint32_t format, uint32_t samples, uint32_t quality, uint32_t lockable, void *surface, void *shared);
    uint32_t(TEPUI_CALL *CreateDepthStencilSurface)(IDevice9 *self, uint32_t width, uint32_t height, uint32_t format, uint32_t samples, uint32_t quality, uint32_t discard, void *surface, void *shared);
    uint32_t(TEPUI_CALL *UpdateSurface)(IDevice9 *self, void *source, const void *from, void *target, const void *point);
    uint32_t(TEPUI_CALL *UpdateTexture)(IDevice9 *self, void *source, void *target);
    uint32_t(TEPUI_CALL *GetRenderTargetData)(IDevice9 *self, void *source, void *target);
    uint32_t(TEPUI_CALL *GetFrontBufferData)(IDevice9 *self, uint32_t chain, void *target);
    uint32_t(TEPUI_CALL *StretchRect)(IDevice9 *self, void *source, const void *from, void *target, const void *to, uint32_t filter);
    uint32_t(TEPUI_CALL *ColorFill)(IDevice9 *self, void *surface, const void *rect, uint32_t color);
    uint32_t(TEPUI_CALL *CreateOffscreenPlainSurface)(IDevice9 *self, uint32_t width, uint32_t height, uint32_t format, uint32_t pool, void *surface, void *shared);
    uint32_t(TEPUI_CALL *SetRenderTarget)(IDevice9 *self, uint32_t index, void *surface);
    uint32_t(TEPUI_CALL *GetRenderTarget)(IDevice9 *self, uint32_t index, void *surface);
    uint32_t(TEPUI_CALL *SetDepthStencilSurface)(IDevice9 *self, void *surface);
    uint32_t(TEPUI_CALL *GetDepthStencilSurface)(IDevice9 *self, void *surface);
    uint32_t(TEPUI_CALL *BeginScene)(IDevice9 *self);
    uint32_t(TEPUI_CALL *EndScene)(IDevice9 *self);
    uint32_t(TEPUI_CALL *Clear)(IDevice9 *self, uint32_t count, const void *rects, uint32_t flags, uint32_t color, float z, uint32_t stencil);
    uint32_t(TEPUI_CALL *SetTransform)(IDevice9 *self, uint32_t state, const void *matrix);
    uint32_t(TEPUI_CALL *GetTransform)(IDevice9 *self, uint32_t state, void *matrix);
    uint32_t(TEPUI_CALL *MultiplyTransform)(IDevice9 *self, uint32_t state, const void *matrix);
    uint32_t(TEPUI_CALL *SetViewport)(IDevice9 *self, const void *viewport);
    uint32_t(TEPUI_CALL *GetViewport)(IDevice9 *self, void *viewport);
    uint32_t(TEPUI_CALL *SetMaterial)(IDevice9 *self, const void *material);
    uint32_t(TEPUI_CALL *GetMaterial)(IDevice9 *self, void *material);
    uint32_t(TEPUI_CALL *SetLight)(IDevice9 *self, uint32_t index, const void *light);
    uint32_t(TEPUI_CALL *GetLight)(IDevice9 *self, uint32_t index, void *light);
    uint32_t(TEPUI_CALL *LightEnable)(IDevice9 *self, uint32_t index, uint32_t enable);
    uint32_t(TEPUI_CALL *GetLightEnable)(IDevice9 *self, uint32_t index, void *enabled);
    uint32_t(TEPUI_CALL *SetClipPlane)(IDevice9 *self, uint32_t index, const void *plane);
    uint32_t(TEPUI_CALL *GetClipPlane)(IDevice9 *self, uint32_t index, void *plane);
    uint32_t(TEPUI_CALL *SetRenderState)(IDevice9 *self, uint32_t state, uint32_t value);
    uint32_t(TEPUI_CALL *GetRenderState)(IDevice9 *self, uint32_t state, void *value);
    uint32_t(TEPUI_CALL *CreateStateBlock)(IDevice9 *self, uint32_t type, void *block);
    uint32_t(TEPUI_CALL *BeginStateBlock)(IDevice9 *self);
    uint32_t(TEPUI_CALL *EndStateBlock)(IDevice9 *self, void *block);
    uint32_t(TEPUI_CALL *SetClipStatus)(IDevice9 *self, const void *status);
    uint32_t(TEPUI_CALL *GetClipStatus)(IDevice9 *self, void *status);
    uint32_t(TEPUI_CALL *GetTexture)(IDevice9 *self, uint32_t stage, void *texture);
    uint32_t(TEPUI_CALL *SetTexture)(IDevice9 *self, uint32_t stage, void *texture);
    uint32_t(TEPUI_CALL *GetTextureStageState)(IDevice9 *self, uint32_t stage, uint32_t type, void *value);
    uint32_t(TEPUI_CALL *SetTextureStageState)(IDevice9 *self, uint32_t stage, uint32_t type, uint32_t value);
    uint32_t(TEPUI_CALL *GetSamplerState)(IDevice9 *self, uint32_t sampler, uint32_t type, void *value);
    uint32_t(TEPUI_CALL *SetSamplerState)(IDevice9 *self, uint32_t sampler, uint32_t type, uint32_t value);
    uint32_t(TEPUI_CALL *ValidateDevice)(IDevice9 *self, void *passes);
    uint32_t(TEPUI_CALL *SetPaletteEntries)(IDevice9 *self, uint32_t palette, const void *entries);
    uint32_t(TEPUI_CALL *GetPaletteEntries)(IDevice9 *self, uint32_t palette, void *entries);
    uint32_t(TEPUI_CALL *SetCurrentTexturePalette)(IDevice9 *self, uint32_t palette);
    uint32_t(TEPUI_CALL *GetCurrentTexturePalette)(IDevice9 *self, void *palette);
    uint32_t(TEPUI_CALL *SetScissorRect)(IDevice9 *self, const void *rect);
    uint32_t(TEPUI_CALL *GetScissorRect)(IDevice9 *self, void *rect);
    uint32_t(TEPUI_CALL *SetSoftwareVertexProcessing)(IDevice9 *self, uint32_t software);
    uint32_t(TEPUI_CALL *GetSoftwareVertexProcessing)(IDevice9 *self);
    uint32_t(TEPUI_CALL *SetNPatchMode)(IDevice9 *self, float segments);
    float(TEPUI_CALL *GetNPatchMode)(IDevice9 *self);
    uint32_t(TEPUI_CALL *DrawPrimitive)(IDevice9 *self, uint32_t type, uint32_t start, uint32_t count);
    uint32_t(TEPUI_CALL *DrawIndexedPrimitive)(IDevice9 *self, uint32_t type, uint32_t base, uint32_t minimum, uint32_t vertices, uint32_t start, uint32_t count);
    uint32_t(TEPUI_CALL *DrawPrimitiveUP)(IDevice9 *self, uint32_t type, uint32_t count, const void *data, uint32_t stride);
    uint32_t(TEPUI_CALL *DrawIndexedPrimitiveUP)(IDevice9 *self, uint32_t type, uint32_t minimum, uint32_t vertices, uint32_t count, const void *indices, uint32_t format, const void *data, uint32_t stride);
    uint32_t(TEPUI_CALL *ProcessVertices)(IDevice9 *self, uint32_t start, uint32_t target, uint32_t count, void *buffer, void *declaration, uint32_t flags);
    uint32_t(TEPUI_CALL *CreateVertexDeclaration)(IDevice9 *self, const void *elements, void *declaration);
    uint32_t(TEPUI_CALL *SetVertexDeclaration)(IDevice9 *self, void *declaration);
    uint32_t(TEPUI_CALL *GetVertexDeclaration)(IDevice9 *self, void *declaration);
    uint32_t(TEPUI_CALL *SetFVF)(IDevice9 *self, uint32_t fvf);
    uint32_t(TEPUI_CALL *GetFVF)(IDevice9 *self, void *fvf);
    uint32_t(TEPUI_CALL *CreateVertexShader)(IDevice9 *self, const void *tokens, void *shader);
    uint32_t(TEPUI_CALL *SetVertexShader)(IDevice9 *self, void *shader);
    uint32_t(TEPUI_CALL *GetVertexShader)(IDevice9 *self, void *shader);
    uint32_t(TEPUI_CALL *SetVertexShaderConstantF)(IDevice9 *self, uint32_t start, const void *data, uint32_t count);
    uint32_t(TEPUI_CALL *GetVertexShaderConstantF)(IDevice9 *self, uint32_t start, void *data, uint32_t count);
    uint32_t(TEPUI_CALL *SetVertexShaderConstantI)(IDevice9 *self, uint32_t start, const void *data, uint32_t count);
    uint32_t(TEPUI_CALL *GetVertexShaderConstantI)(IDevice9 *self, uint32_t start, void *data, uint32_t count);
    uint32_t(TEPUI_CALL *SetVertexShaderConstantB)(IDevice9 *self, uint32_t start, const void *data, uint32_t count);
    uint32_t(TEPUI_CALL *GetVertexShaderConstantB)(IDevice9 *self, uint32_t start, void *data, uint32_t count);
    uint32_t(TEPUI_CALL *SetStreamSource)(IDevice9 *self, uint32_t stream, void *buffer, uint32_t offset, uint32_t stride);
    uint32_t(TEPUI_CALL *GetStreamSource)(IDevice9 *self, uint32_t stream, void *buffer, void *offset, void *stride);
    uint32_t(TEPUI_CALL *SetStreamSourceFreq)(IDevice9 *self, uint32_t stream, uint32_t setting);
    uint32_t(TEPUI_CALL *GetStreamSourceFreq)(IDevice9 *self, uint32_t stream, void *setting);
    uint32_t(TEPUI_CALL *SetIndices)(IDevice9 *self, void *indices);
    uint32_t(TEPUI_CALL *GetIndices)(IDevice9 *self, void *indices);
    uint32_t(TEPUI_CALL *CreatePixelShader)(IDevice9 *self, const void *tokens, void *shader);
    uint32_t(TEPUI_CALL *SetPixelShader)(IDevice9 *self, void *shader);
    uint32_t(TEPUI_CALL *GetPixelShader)(IDevice9 *self, void *shader);
    uint32_t(TEPUI_CALL *SetPixelShaderConstantF)(IDevice9 *self, uint32_t start, const void *data, uint32_t count);
    uint32_t(TEPUI_CALL *GetPixelShaderConstantF)(IDevice9 *self, uint32_t start, void *data, uint32_t count);
    uint32_t(TEPUI_CALL *SetPixelShaderConstantI)(IDevice9 *self, uint32_t start, const void *data, uint32_t count);
    uint32_t(TEPUI_CALL *GetPixelShaderConstantI)(IDevice9 *self, uint32_t start, void *data, uint32_t count);
    uint32_t(TEPUI_CALL *SetPixelShaderConstantB)(IDevice9 *self, uint32_t start, const void *data, uint32_t count);
    uint32_t(TEPUI_CALL *GetPixelShaderConstantB)(IDevice9 *self, uint32_t start, void *data, uint32_t count);
    uint32_t(TEPUI_CALL *DrawRectPatch)(IDevice9 *self, uint32_t handle, const void *segments, const void *info);
    uint32_t(TEPUI_CALL *DrawTriPatch)(IDevice9 *self, uint32_t handle, const void *segments, const void *info);
    uint32_t(TEPUI_CALL *DeletePatch)(IDevice9 *self, uint32_t handle);
    uint32_t(TEPUI_CALL *CreateQuery)(IDevice9 *self, uint32_t type, void *query);
    uint32_t(TEPUI_CALL *SetConvolutionMonoKernel)(IDevice9 *self, uint32_t width, uint32_t height, const void *rows, const void *columns);
    uint32_t(TEPUI_CALL *ComposeRects)(IDevice9 *self, void *source, void *target, void *from, uint32_t count, void *to, uint32_t operation, uint32_t x, uint32_t y);
    uint32_t(TEPUI_CALL *PresentEx)(IDevice9 *self, const void *from, const void *to, void *window, const void *dirty, uint32_t flags);
    uint32_t(TEPUI_CALL *GetGPUThreadPriority)(IDevice9 *self, void *priority);
    uint32_t(TEPUI_CALL *SetGPUThreadPriority)(IDevice9 *self, uint32_t priority);
    uint32_t(TEPUI_CALL *WaitForVBlank)(IDevice9 *self, uint32_t chain);
    uint32_t(TEPUI_CALL *CheckResourceResidency)(IDevice9 *self, const void *resources, uint32_t count);
    uint32_t(TEPUI_CALL *SetMaximumFrameLatency)(IDevice9 *self, uint32_t frames);
    uint32_t(TEPUI_CALL *GetMaximumFrameLatency)(IDevice9 *self, void *frames);
    uint32_t(TEPUI_CALL *CheckDeviceState)(IDevice9 *self, void *window);
    uint32_t(TEPUI_CALL *CreateRenderTargetEx)(IDevice9 *self, uint32_t width, uint32_t height, uint32_t format, uint32_t samples, uint32_t quality, uint32_t lockable, void *surface, void *shared, uint32_t usage);
    uint32_t(TEPUI_CALL *CreateOffscreenPlainSurfaceEx)(IDevice9 *self, uint32_t width, uint32_t height, uint32_t format, uint32_t pool, void *surface, void *shared, uint32_t usage);
    uint32_t(TEPUI_CALL *CreateDepthStencilSurfaceEx)(IDevice9 *self, uint32_t width, uint32_t height, uint32_t format, uint32_t samples, uint32_t quality, uint32_t discard, void *surface, void *shared, uint32_t usage);
    uint32_t(TEPUI_CALL *ResetEx)(IDevice9 *self, void *parameters, void *mode);
    uint32_t(TEPUI_CALL *GetDisplayModeEx)(IDevice9 *self, uint32_t chain, void *mode, void *rotation);
};
struct IDevice9 {
    const struct IDevice9Methods *lpVtbl;
};

typedef struct ISwapChain9 ISwapChain9;
struct ISwapChain9Methods {
    uint32_t(TEPUI_CALL *QueryInterface)(ISwapChain9 *self, const void *id, void **object);
    uint32_t(TEPUI_CALL *AddRef)(ISwapChain9 *self);
    uint32_t(TEPUI_CALL *Release)(ISwapChain9 *self);
    uint32_t(TEPUI_CALL *Present)(ISwapChain9 *self, const void *from, const void *to, void *window, const void *dirty, uint32_t flags);
    uint32_t(TEPUI_CALL *GetFrontBufferData)(ISwapChain9 *self, void *target);
    uint32_t(TEPUI_CALL *GetBackBuffer)(ISwapChain9 *self, uint32_t index, uint32_t type, void *surface);
    uint32_t(TEPUI_CALL *GetRasterStatus)(ISwapChain9 *self, void *status);
    uint32_t(TEPUI_CALL *GetDisplayMode)(ISwapChain9 *self, void *mode);
    uint32_t(TEPUI_CALL *GetDevice)(ISwapChain9 *self, void *device);
    uint32_t(TEPUI_CALL *GetPresentParameters)(ISwapChain9 *self, void *parameters);
    uint32_t(TEPUI_CALL *GetLastPresentCount)(ISwapChain9 *self, void *count);
    uint32_t(TEPUI_CALL *GetPresentStats)(ISwapChain9 *self, void *stats);
    uint32_t(TEPUI_CALL *GetDisplayModeEx)(ISwapChain9 *self, void *mode, void *rotation);
};
struct ISwapChain9 {
    const struct ISwapChain9Methods *lpVtbl;
};

typedef struct IStateBlock9 IStateBlock9;
struct IStateBlock9Methods {
    uint32_t(TEPUI_CALL *QueryInterface)(IStateBlock9 *self, const void *id, void **object);
    uint32_t(TEPUI_CALL *AddRef)(IStateBlock9 *self);
    uint32_t(TEPUI_CALL *Release)(IStateBlock9 *self);
    uint32_t(TEPUI_CALL *GetDevice)(IStateBlock9 *self, void *device);
    uint32_t(TEPUI_CALL *Capture)(IStateBlock9 *self);
    uint32_t(TEPUI_CALL *Apply)(IStateBlock9 *self);
};
struct IStateBlock9 {
    const struct IStateBlock9Methods *lpVtbl;
};

typedef struct IVertexDeclaration9 IVertexDeclaration9;
struct IVertexDeclaration9Methods {
    uint32_t(TEPUI_CALL *QueryInterface)(IVertexDeclaration9 *self, const void *id, void **object);
    uint32_t(TEPUI_CALL *AddRef)(IVertexDeclaration9 *self);
    uint32_t(TEPUI_CALL *Release)(IVertexDeclaration9 *self);
    uint32_t(TEPUI_CALL *GetDevice)(IVertexDeclaration9 *self, void *device);
    uint32_t(TEPUI_CALL *GetDeclaration)(IVertexDeclaration9 *self, void *elements, void *count);
};
struct IVertexDeclaration9 {
    const struct IVertexDeclaration9Methods *lpVtbl;
};

typedef struct IVertexShader9 IVertexShader9;
struct IVertexShader9Methods {
    uint32_t(TEPUI_CALL *QueryInterface)(IVertexShader9 *self, const void *id, void **object);
    uint32_t(TEPUI_CALL *AddRef)(IVertexShader9 *self);
    uint32_t(TEPUI_CALL *Release)(IVertexShader9 *self);
    uint32_t(TEPUI_CALL *GetDevice)(IVertexShader9 *self, void *device);
    uint32_t(TEPUI_CALL *GetFunction)(IVertexShader9 *self, void *data, void *size);
};
struct IVertexShader9 {
    const struct IVertexShader9Methods *lpVtbl;
};

typedef struct IPixelShader9 IPixelShader9;
struct IPixelShader9Methods {
    uint32_t(TEPUI_CALL *QueryInterface)(IPixelShader9 *self, const void *id, void **object);
    uint32_t(TEPUI_CALL *AddRef)(IPixelShader9 *self);
    uint32_t(TEPUI_CALL *Release)(IPixelShader9 *self);
    uint32_t(TEPUI_CALL *GetDevice)(IPixelShader9 *self, void *device);
    uint32_t(TEPUI_CALL *GetFunction)(IPixelShader9 *self, void *data, void *size);
};
struct IPixelShader9 {
    const struct IPixelShader9Methods *lpVtbl;
};

typedef struct IQuery9 IQuery9;
struct IQuery9Methods {
    uint32_t(TEPUI_CALL *QueryInterface)(IQuery9 *self, const void *id, void **object);
    uint32_t(TEPUI_CALL *AddRef)(IQuery9 *self);
    uint32_t(TEPUI_CALL *Release)(IQuery9 *self);
    uint32_t(TEPUI_CALL *GetDevice)(IQuery9 *self, void *device);
    uint32_t(TEPUI_CALL *GetType)(IQuery9 *self);
    uint32_t(TEPUI_CALL *GetDataSize)(IQuery9 *self);
    uint32_t(TEPUI_CALL *Issue)(IQuery9 *self, uint32_t flags);
    uint32_t(TEPUI_CALL *GetData)(IQuery9 *self, void *data, uint32_t size, uint32_t flags);
};
struct IQuery9 {
    const struct IQuery9Methods *lpVtbl;
};

typedef struct ITexture9 ITexture9;
struct ITexture9Methods {
    uint32_t(TEPUI_CALL *QueryInterface)(ITexture9 *self, const void *id, void **object);
    uint32_t(TEPUI_CALL *AddRef)(ITexture9 *self);
    uint32_t(TEPUI_CALL *Release)(ITexture9 *self);
    uint32_t(TEPUI_CALL *GetDevice)(ITexture9 *self, void *device);
    uint32_t(TEPUI_CALL *SetPrivateData)(ITexture9 *self, const void *id, const void *data, uint32_t size, uint32_t flags);
    uint32_t(TEPUI_CALL *GetPrivateData)(ITexture9 *self, const void *id, void *data, void *size);
    uint32_t(TEPUI_CALL *FreePrivateData)(ITexture9 *self, const void *id);
    uint32_t(TEPUI_CALL *SetPriority)(ITexture9 *self, uint32_t priority);
    uint32_t(TEPUI_CALL *GetPriority)(ITexture9 *self);
    void(TEPUI_CALL *PreLoad)(ITexture9 *self);
    uint32_t(TEPUI_CALL *GetType)(ITexture9 *self);
    uint32_t(TEPUI_CALL *SetLOD)(ITexture9 *self, uint32_t level);
    uint32_t(TEPUI_CALL *GetLOD)(ITexture9 *self);
    uint32_t(TEPUI_CALL *GetLevelCount)(ITexture9 *self);
    uint32_t(TEPUI_CALL *SetAutoGenFilterType)(ITexture9 *self, uint32_t filter);
    uint32_t(TEPUI_CALL *GetAutoGenFilterType)(ITexture9 *self);
    void(TEPUI_CALL *GenerateMipSubLevels)(ITexture9 *self);
    uint32_t(TEPUI_CALL *GetLevelDesc)(ITexture9 *self, uint32_t level, void *description);
    uint32_t(TEPUI_CALL *GetSurfaceLevel)(ITexture9 *self, uint32_t level, void *surface);
    uint32_t(TEPUI_CALL *LockRect)(ITexture9 *self, uint32_t level, void *locked, const void *rect, uint32_t flags);
    uint32_t(TEPUI_CALL *UnlockRect)(ITexture9 *self, uint32_t level);
    uint32_t(TEPUI_CALL *AddDirtyRect)(ITexture9 *self, const void *rect);
};
struct ITexture9 {
    const struct ITexture9Methods *lpVtbl;
};

typedef struct IVolumeTexture9 IVolumeTexture9;
struct IVolumeTexture9Methods {
    uint32_t(TEPUI_CALL *QueryInterface)(IVolumeTexture9 *self, const void *id, void **object);
    uint32_t(TEPUI_CALL *AddRef)(IVolumeTexture9 *self);
    uint32_t(TEPUI_CALL *Release)(IVolumeTexture9 *self);
    uint32_t(TEPUI_CALL *GetDevice)(IVolumeTexture9 *self, void *device);
    uint32_t(TEPUI_CALL *SetPrivateData)(IVolumeTexture9 *self, const void *id, const void *data, uint32_t size, uint32_t flags);
    uint32_t(TEPUI_CALL *GetPrivateData)(IVolumeTexture9 *self, const void *id, void *data, void *size);
    uint32_t(TEPUI_CALL *FreePrivateData)(IVolumeTexture9 *self, const void *id);
    uint32_t(TEPUI_CALL *SetPriority)(IVolumeTexture9 *self, uint32_t priority);
    uint32_t(TEPUI_CALL *GetPriority)(IVolumeTexture9 *self);
    void(TEPUI_CALL *PreLoad)(IVolumeTexture9 *self);
    uint32_t(TEPUI_CALL *GetType)(IVolumeTexture9 *self);
    uint32_t(TEPUI_CALL *SetLOD)(IVolumeTexture9 *self, uint32_t level);
    uint32_t(TEPUI_CALL *GetLOD)(IVolumeTexture9 *self);
    uint32_t(TEPUI_CALL *GetLevelCount)(IVolumeTexture9 *self);
    uint32_t(TEPUI_CALL *SetAutoGenFilterType)(IVolumeTexture9 *self, uint32_t filter);
    uint32_t(TEPUI_CALL *GetAutoGenFilterType)(IVolumeTexture9 *self);
    void(TEPUI_CALL *GenerateMipSubLevels)(IVolumeTexture9 *self);
    uint32_t(TEPUI_CALL *GetLevelDesc)(IVolumeTexture9 *self, uint32_t level, void *description);
    uint32_t(TEPUI_CALL *GetVolumeLevel)(IVolumeTexture9 *self, uint32_t level, void *volume);
    uint32_t(TEPUI_CALL *LockBox)(IVolumeTexture9 *self, uint32_t level, void *locked, const void *box, uint32_t flags);
    uint32_t(TEPUI_CALL *UnlockBox)(IVolumeTexture9 *self, uint32_t level);
    uint32_t(TEPUI_CALL *AddDirtyBox)(IVolumeTexture9 *self, const void *box);
};
struct IVolumeTexture9 {
    const struct IVolumeTexture9Methods *lpVtbl;
};

typedef struct ICubeTexture9 ICubeTexture9;
struct ICubeTexture9Methods {
    uint32_t(TEPUI_CALL *QueryInterface)(ICubeTexture9 *self, const void *id, void **object);
    uint32_t(TEPUI_CALL *AddRef)(ICubeTexture9 *self);
    uint32_t(TEPUI_CALL *Release)(ICubeTexture9 *self);
    uint32_t(TEPUI_CALL *GetDevice)(ICubeTexture9 *self, void *device);
    uint32_t(TEPUI_CALL *SetPrivateData)(ICubeTexture9 *self, const void *id, const void *data, uint32_t size, uint32_t flags);
    uint32_t(TEPUI_CALL *GetPrivateData)(ICubeTexture9 *self, const void *id, void *data, void *size);
    uint32_t(TEPUI_CALL *FreePrivateData)(ICubeTexture9 *self, const void *id);
    uint32_t(TEPUI_CALL *SetPriority)(ICubeTexture9 *self, uint32_t priority);
    uint32_t(TEPUI_CALL *GetPriority)(ICubeTexture9 *self);
    void(TEPUI_CALL *PreLoad)(ICubeTexture9 *self);
    uint32_t(TEPUI_CALL *GetType)(ICubeTexture9 *self);
    uint32_t(TEPUI_CALL *SetLOD)(ICubeTexture9 *self, uint32_t level);
    uint32_t(TEPUI_CALL *GetLOD)(ICubeTexture9 *self);
    uint32_t(TEPUI_CALL *GetLevelCount)(ICubeTexture9 *self);
    uint32_t(TEPUI_CALL *SetAutoGenFilterType)(ICubeTexture9 *self, uint32_t filter);
    uint32_t(TEPUI_CALL *GetAutoGenFilterType)(ICubeTexture9 *self);
    void(TEPUI_CALL *GenerateMipSubLevels)(ICubeTexture9 *self);
    uint32_t(TEPUI_CALL *GetLevelDesc)(ICubeTexture9 *self, uint32_t level, void *description);
    uint32_t(TEPUI_CALL *GetCubeMapSurface)(ICubeTexture9 *self, uint32_t face, uint32_t level, void *surface);
    uint32_t(TEPUI_CALL *LockRect)(ICubeTexture9 *self, uint32_t face, uint32_t level, void *locked, const void *rect, uint32_t flags);
    uint32_t(TEPUI_CALL *UnlockRect)(ICubeTexture9 *self, uint32_t face, uint32_t level);
    uint32_t(TEPUI_CALL *AddDirtyRect)(ICubeTexture9 *self, uint32_t face, const void *rect);
};
struct ICubeTexture9 {
    const struct ICubeTexture9Methods *lpVtbl;
};

typedef struct IVertexBuffer9 IVertexBuffer9;
struct IVertexBuffer9Methods {
    uint32_t(TEPUI_CALL *QueryInterface)(IVertexBuffer9 *self, const void *id, void **object);
    uint32_t(TEPUI_CALL *AddRef)(IVertexBuffer9 *self);
    uint32_t(TEPUI_CALL *Release)(IVertexBuffer9 *self);
    uint32_t(TEPUI_CALL *GetDevice)(IVertexBuffer9 *self, void *device);
    uint32_t(TEPUI_CALL *SetPrivateData)(IVertexBuffer9 *self, const void *id, const void *data, uint32_t size, uint32_t flags);
    uint32_t(TEPUI_CALL *GetPrivateData)(IVertexBuffer9 *self, const void *id, void *data, void *size);
    uint32_t(TEPUI_CALL *FreePrivateData)(IVertexBuffer9 *self, const void *id);
    uint32_t(TEPUI_CALL *SetPriority)(IVertexBuffer9 *self, uint32_t priority);
    uint32_t(TEPUI_CALL *GetPriority)(IVertexBuffer9 *self);
    void(TEPUI_CALL *PreLoad)(IVertexBuffer9 *self);
    uint32_t(TEPUI_CALL *GetType)(IVertexBuffer9 *self);
    uint32_t(TEPUI_CALL *Lock)(IVertexBuffer9 *self, uint32_t offset, uint32_t size, void *data, uint32_t flags);
    uint32_t(TEPUI_CALL *Unlock)(IVertexBuffer9 *self);
    uint32_t(TEPUI_CALL *GetDesc)(IVertexBuffer9 *self, void *description);
};
struct IVertexBuffer9 {
    const struct IVertexBuffer9Methods *lpVtbl;
};

typedef struct IIndexBuffer9 IIndexBuffer9;
struct IIndexBuffer9Methods {
    uint32_t(TEPUI_CALL *QueryInterface)(IIndexBuffer9 *self, const void *id, void **object);
    uint32_t(TEPUI_CALL *AddRef)(IIndexBuffer9 *self);
    uint32_t(TEPUI_CALL *Release)(IIndexBuffer9 *self);
    uint32_t(TEPUI_CALL *GetDevice)(IIndexBuffer9 *self, void *device);
    uint32_t(TEPUI_CALL *SetPrivateData)(IIndexBuffer9 *self, const void *id, const void *data, uint32_t size, uint32_t flags);
    uint32_t(TEPUI_CALL *GetPrivateData)(IIndexBuffer9 *self, const void *id, void *data, void *size);
    uint32_t(TEPUI_CALL *FreePrivateData)(IIndexBuffer9 *self, const void *id);
    uint32_t(TEPUI_CALL *SetPriority)(IIndexBuffer9 *self, uint32_t priority);
    uint32_t(TEPUI_CALL *GetPriority)(IIndexBuffer9 *self);
    void(TEPUI_CALL *PreLoad)(IIndexBuffer9 *self);
    uint32_t(TEPUI_CALL *GetType)(IIndexBuffer9 *self);
    uint32_t(TEPUI_CALL *Lock)(IIndexBuffer9 *self, uint32_t offset, uint32_t size, void *data, uint32_t flags);
    uint32_t(TEPUI_CALL *Unlock)(IIndexBuffer9 *self);
    uint32_t(TEPUI_CALL *GetDesc)(IIndexBuffer9 *self, void *description);
};
struct IIndexBuffer9 {
    const struct IIndexBuffer9Methods *lpVtbl;
};

typedef struct ISurface9 ISurface9;
struct ISurface9Methods {
    uint32_t(TEPUI_CALL *QueryInterface)(ISurface9 *self, const void *id, void **object);
    uint32_t(TEPUI_CALL *AddRef)(ISurface9 *self);
    uint32_t(TEPUI_CALL *Release)(ISurface9 *self);
    uint32_t(TEPUI_CALL *GetDevice)(ISurface9 *self, void *device);
    uint32_t(TEPUI_CALL *SetPrivateData)(ISurface9 *self, const void *id, const void *data, uint32_t size, uint32_t flags);
    uint32_t(TEPUI_CALL *GetPrivateData)(ISurface9 *self, const void *id, void *data, void *size);
    uint32_t(TEPUI_CALL *FreePrivateData)(ISurface9 *self, const void *id);
    uint32_t(TEPUI_CALL *SetPriority)(ISurface9 *self, uint32_t priority);
    uint32_t(TEPUI_CALL *GetPriority)(ISurface9 *self);
    void(TEPUI_CALL *PreLoad)(ISurface9 *self);
    uint32_t(TEPUI_CALL *GetType)(ISurface9 *self);
    uint32_t(TEPUI_CALL *GetContainer)(ISurface9 *self, const void *id, void *container);
    uint32_t(TEPUI_CALL *GetDesc)(ISurface9 *self, void *description);
    uint32_t(TEPUI_CALL *LockRect)(ISurface9 *self, void *locked, const void *rect, uint32_t flags);
    uint32_t(TEPUI_CALL *UnlockRect)(ISurface9 *self);
    uint32_t(TEPUI_CALL *GetDC)(ISurface9 *self, void *context);
    uint32_t(TEPUI_CALL *ReleaseDC)(ISurface9 *self, void *context);
};
struct ISurface9 {
    const struct ISurface9Methods *lpVtbl;
};

typedef struct IVolume9 IVolume9;
struct IVolume9Methods {
    uint32_t(TEPUI_CALL *QueryInterface)(IVolume9 *self, const void *id, void **object);
    uint32_t(TEPUI_CALL *AddRef)(IVolume9 *self);
    uint32_t(TEPUI_CALL *Release)(IVolume9 *self);
    uint32_t(TEPUI_CALL *GetDevice)(IVolume9 *self, void *device);
    uint32_t(TEPUI_CALL *SetPrivateData)(IVolume9 *self, const void *id, const void *data, uint32_t size, uint32_t flags);
    uint32_t(TEPUI_CALL *GetPrivateData)(IVolume9 *self, const void *id, void *data, void *size);
    uint32_t(TEPUI_CALL *FreePrivateData)(IVolume9 *self, const void *id);
    uint32_t(TEPUI_CALL *GetContainer)(IVolume9 *self, const void *id, void *container);
    uint32_t(TEPUI_CALL *GetDesc)(IVolume9 *self, void *description);
    uint32_t(TEPUI_CALL *LockBox)(IVolume9 *self, void *locked, const void *box, uint32_t flags);
    uint32_t(TEPUI_CALL *UnlockBox)(IVolume9 *self);
};
struct IVolume9 {
    const struct IVolume9Methods *lpVtbl;
};

IDirect3D9 *TEPUI_CALL Direct3DCreate9(uint32_t version);
uint32_t TEPUI_CALL Direct3DCreate9Ex(uint32_t version, IDirect3D9 **direct3d);
int32_t TEPUI_CALL D3DPERF_BeginEvent(uint32_t color, const wchar_t *name);
int32_t TEPUI_CALL D3DPERF_EndEvent(void);
uint32_t TEPUI_CALL D3DPERF_GetStatus(void);
uint32_t TEPUI_CALL D3DPERF_QueryRepeatFrame(void);
void TEPUI_CALL D3DPERF_SetMarker(uint32_t color, const wchar_t *name);
void TEPUI_CALL D3DPERF_SetOptions(uint32_t options);
void TEPUI_CALL D3DPERF_SetRegion(uint32_t color, const wchar_t *name);

#endif
