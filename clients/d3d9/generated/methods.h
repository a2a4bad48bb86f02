/* Methods as programs call them, under the device's lock where it has one, and their tables. What is not generated is in the other files, under the name of its method. Written by './tepui generate' from direct3d9-methods.txt; not to be edited. */

#define OWN(RESULT, NAME, PARAMETERS, ...)                  \
    static RESULT TEPUI_CALL NAME##_call PARAMETERS {       \
        tepui_enter(self);                                  \
        RESULT result_ = NAME(__VA_ARGS__);                 \
        tepui_leave(self);                                  \
        return result_;                                     \
    }
#define OWN_SILENT(NAME, PARAMETERS, ...)                   \
    static void TEPUI_CALL NAME##_call PARAMETERS {         \
        tepui_enter(self);                                  \
        NAME(__VA_ARGS__);                                  \
        tepui_leave(self);                                  \
    }
#define SEND(NAME, PARAMETERS, SOUND, ...)                  \
    static uint32_t TEPUI_CALL NAME##_call PARAMETERS {     \
        if (!(SOUND)) return (uint32_t)TEPUI_INVALIDCALL;   \
        tepui_enter(self);                                  \
        put_##NAME(__VA_ARGS__);                            \
        tepui_leave(self);                                  \
        return 0;                                           \
    }
#define ASK(NAME, PARAMETERS, SOUND, ...)                   \
    static uint32_t TEPUI_CALL NAME##_call PARAMETERS {     \
        if (!(SOUND)) return (uint32_t)TEPUI_INVALIDCALL;   \
        tepui_enter(self);                                  \
        uint32_t result_ = ask_##NAME(__VA_ARGS__);         \
        tepui_leave(self);                                  \
        return result_;                                     \
    }

OWN(uint32_t, ChildGetDevice, (struct tepui_object *self, void *device), self, device)

OWN(uint32_t, PrivateDataSetPrivateData, (struct tepui_object *self, const void *id, const void *data, uint32_t size, uint32_t flags), self, id, data, size, flags)

OWN(uint32_t, PrivateDataGetPrivateData, (struct tepui_object *self, const void *id, void *data, void *size), self, id, data, size)

OWN(uint32_t, PrivateDataFreePrivateData, (struct tepui_object *self, const void *id), self, id)

OWN(uint32_t, ResourceSetPriority, (struct tepui_object *self, uint32_t priority), self, priority)

OWN(uint32_t, ResourceGetPriority, (struct tepui_object *self), self)

OWN_SILENT(ResourcePreLoad, (struct tepui_object *self), self)

OWN(uint32_t, ResourceGetType, (struct tepui_object *self), self)

OWN(uint32_t, BaseTextureSetLOD, (struct tepui_object *self, uint32_t level), self, level)

OWN(uint32_t, BaseTextureGetLOD, (struct tepui_object *self), self)

OWN(uint32_t, BaseTextureGetLevelCount, (struct tepui_object *self), self)

OWN(uint32_t, BaseTextureSetAutoGenFilterType, (struct tepui_object *self, uint32_t filter), self, filter)

OWN(uint32_t, BaseTextureGetAutoGenFilterType, (struct tepui_object *self), self)

OWN_SILENT(BaseTextureGenerateMipSubLevels, (struct tepui_object *self), self)

OWN(uint32_t, Direct3DRegisterSoftwareDevice, (struct tepui_object *self, const void *initialize), self, initialize)

ASK(Direct3DGetAdapterCount, (struct tepui_object *self), 1, self->stream)

ASK(Direct3DGetAdapterIdentifier, (struct tepui_object *self, uint32_t adapter, uint32_t flags, void *identifier), identifier != NULL, self->stream, adapter, flags, identifier)

ASK(Direct3DGetAdapterModeCount, (struct tepui_object *self, uint32_t adapter, uint32_t format), 1, self->stream, adapter, format)

ASK(Direct3DEnumAdapterModes, (struct tepui_object *self, uint32_t adapter, uint32_t format, uint32_t mode, void *result), result != NULL, self->stream, adapter, format, mode, result)

OWN(uint32_t, Direct3DGetAdapterDisplayMode, (struct tepui_object *self, uint32_t adapter, void *mode), self, adapter, mode)

ASK(Direct3DCheckDeviceType, (struct tepui_object *self, uint32_t adapter, uint32_t type, uint32_t display, uint32_t format, uint32_t windowed), 1, self->stream, adapter, type, display, format, windowed)

ASK(Direct3DCheckDeviceFormat, (struct tepui_object *self, uint32_t adapter, uint32_t type, uint32_t display, uint32_t usage, uint32_t resource, uint32_t format), 1, self->stream, adapter, type, display, usage, resource, format)

ASK(Direct3DCheckDeviceMultiSampleType, (struct tepui_object *self, uint32_t adapter, uint32_t type, uint32_t format, uint32_t windowed, uint32_t samples, void *qualities), 1, self->stream, adapter, type, format, windowed, samples, qualities)

ASK(Direct3DCheckDepthStencilMatch, (struct tepui_object *self, uint32_t adapter, uint32_t type, uint32_t display, uint32_t target, uint32_t depth), 1, self->stream, adapter, type, display, target, depth)

ASK(Direct3DCheckDeviceFormatConversion, (struct tepui_object *self, uint32_t adapter, uint32_t type, uint32_t source, uint32_t target), 1, self->stream, adapter, type, source, target)

ASK(Direct3DGetDeviceCaps, (struct tepui_object *self, uint32_t adapter, uint32_t type, void *caps), caps != NULL, self->stream, adapter, type, caps)

OWN(void *, Direct3DGetAdapterMonitor, (struct tepui_object *self, uint32_t adapter), self, adapter)

OWN(uint32_t, Direct3DCreateDevice, (struct tepui_object *self, uint32_t adapter, uint32_t type, void *focus, uint32_t behavior, void *parameters, void *device), self, adapter, type, focus, behavior, parameters, device)

ASK(Direct3DGetAdapterModeCountEx, (struct tepui_object *self, uint32_t adapter, const void *filter), 1, self->stream, adapter, filter)

ASK(Direct3DEnumAdapterModesEx, (struct tepui_object *self, uint32_t adapter, const void *filter, uint32_t mode, void *result), result != NULL, self->stream, adapter, filter, mode, result)

OWN(uint32_t, Direct3DGetAdapterDisplayModeEx, (struct tepui_object *self, uint32_t adapter, void *mode, void *rotation), self, adapter, mode, rotation)

OWN(uint32_t, Direct3DCreateDeviceEx, (struct tepui_object *self, uint32_t adapter, uint32_t type, void *focus, uint32_t behavior, void *parameters, void *mode, void *device), self, adapter, type, focus, behavior, parameters, mode, device)

ASK(Direct3DGetAdapterLUID, (struct tepui_object *self, uint32_t adapter, void *luid), luid != NULL, self->stream, adapter, luid)

static const void *const direct3d_methods[] = {
    (const void *)tepui_QueryInterface,
    (const void *)tepui_AddRef,
    (const void *)tepui_Release,
    (const void *)Direct3DRegisterSoftwareDevice_call,
    (const void *)Direct3DGetAdapterCount_call,
    (const void *)Direct3DGetAdapterIdentifier_call,
    (const void *)Direct3DGetAdapterModeCount_call,
    (const void *)Direct3DEnumAdapterModes_call,
    (const void *)Direct3DGetAdapterDisplayMode_call,
    (const void *)Direct3DCheckDeviceType_call,
    (const void *)Direct3DCheckDeviceFormat_call,
    (const void *)Direct3DCheckDeviceMultiSampleType_call,
    (const void *)Direct3DCheckDepthStencilMatch_call,
    (const void *)Direct3DCheckDeviceFormatConversion_call,
    (const void *)Direct3DGetDeviceCaps_call,
    (const void *)Direct3DGetAdapterMonitor_call,
    (const void *)Direct3DCreateDevice_call,
    (const void *)Direct3DGetAdapterModeCountEx_call,
    (const void *)Direct3DEnumAdapterModesEx_call,
    (const void *)Direct3DGetAdapterDisplayModeEx_call,
    (const void *)Direct3DCreateDeviceEx_call,
    (const void *)Direct3DGetAdapterLUID_call,
};

static const struct tepui_id direct3d_ids[] = {
    {{0xca, 0xcb, 0xbd, 0x81, 0xd4, 0x64, 0x6d, 0x42, 0xae, 0x8d, 0xad, 0x01, 0x47, 0xf4, 0x27, 0x5c}},
    {{0x41, 0x72, 0x17, 0x02, 0xfc, 0x69, 0x0c, 0x40, 0x8f, 0xf1, 0x93, 0xa4, 0x4d, 0xf6, 0x86, 0x1d}},
    {{0}},
};

OWN(uint32_t, DeviceTestCooperativeLevel, (struct tepui_object *self), self)

ASK(DeviceGetAvailableTextureMem, (struct tepui_object *self), 1, self->stream)

SEND(DeviceEvictManagedResources, (struct tepui_object *self), 1, self->stream)

OWN(uint32_t, DeviceGetDirect3D, (struct tepui_object *self, void *direct3d), self, direct3d)

ASK(DeviceGetDeviceCaps, (struct tepui_object *self, void *caps), caps != NULL, self->stream, caps)

ASK(DeviceGetDisplayMode, (struct tepui_object *self, uint32_t chain, void *mode), mode != NULL, self->stream, chain, mode)

OWN(uint32_t, DeviceGetCreationParameters, (struct tepui_object *self, void *parameters), self, parameters)

OWN(uint32_t, DeviceSetCursorProperties, (struct tepui_object *self, uint32_t x, uint32_t y, void *picture), self, x, y, picture)

OWN_SILENT(DeviceSetCursorPosition, (struct tepui_object *self, uint32_t x, uint32_t y, uint32_t flags), self, x, y, flags)

OWN(uint32_t, DeviceShowCursor, (struct tepui_object *self, uint32_t show), self, show)

OWN(uint32_t, DeviceCreateAdditionalSwapChain, (struct tepui_object *self, void *parameters, void *chain), self, parameters, chain)

OWN(uint32_t, DeviceGetSwapChain, (struct tepui_object *self, uint32_t index, void *chain), self, index, chain)

OWN(uint32_t, DeviceGetNumberOfSwapChains, (struct tepui_object *self), self)

OWN(uint32_t, DeviceReset, (struct tepui_object *self, void *parameters), self, parameters)

OWN(uint32_t, DevicePresent, (struct tepui_object *self, const void *from, const void *to, void *window, const void *dirty), self, from, to, window, dirty)

OWN(uint32_t, DeviceGetBackBuffer, (struct tepui_object *self, uint32_t chain, uint32_t index, uint32_t type, void *surface), self, chain, index, type, surface)

ASK(DeviceGetRasterStatus, (struct tepui_object *self, uint32_t chain, void *status), status != NULL, self->stream, chain, status)

OWN(uint32_t, DeviceSetDialogBoxMode, (struct tepui_object *self, uint32_t on), self, on)

OWN_SILENT(DeviceSetGammaRamp, (struct tepui_object *self, uint32_t chain, uint32_t flags, const void *ramp), self, chain, flags, ramp)

OWN_SILENT(DeviceGetGammaRamp, (struct tepui_object *self, uint32_t chain, void *ramp), self, chain, ramp)

OWN(uint32_t, DeviceCreateTexture, (struct tepui_object *self, uint32_t width, uint32_t height, uint32_t levels, uint32_t usage, uint32_t format, uint32_t pool, void *texture, void *shared), self, width, height, levels, usage, format, pool, texture, shared)

OWN(uint32_t, DeviceCreateVolumeTexture, (struct tepui_object *self, uint32_t width, uint32_t height, uint32_t depth, uint32_t levels, uint32_t usage, uint32_t format, uint32_t pool, void *texture, void *shared), self, width, height, depth, levels, usage, format, pool, texture, shared)

OWN(uint32_t, DeviceCreateCubeTexture, (struct tepui_object *self, uint32_t edge, uint32_t levels, uint32_t usage, uint32_t format, uint32_t pool, void *texture, void *shared), self, edge, levels, usage, format, pool, texture, shared)

OWN(uint32_t, DeviceCreateVertexBuffer, (struct tepui_object *self, uint32_t length, uint32_t usage, uint32_t fvf, uint32_t pool, void *buffer, void *shared), self, length, usage, fvf, pool, buffer, shared)

OWN(uint32_t, DeviceCreateIndexBuffer, (struct tepui_object *self, uint32_t length, uint32_t usage, uint32_t format, uint32_t pool, void *buffer, void *shared), self, length, usage, format, pool, buffer, shared)

OWN(uint32_t, DeviceCreateRenderTarget, (struct tepui_object *self, uint32_t width, uint32_t height, uint32_t format, uint32_t samples, uint32_t quality, uint32_t lockable, void *surface, void *shared), self, width, height, format, samples, quality, lockable, surface, shared)

OWN(uint32_t, DeviceCreateDepthStencilSurface, (struct tepui_object *self, uint32_t width, uint32_t height, uint32_t format, uint32_t samples, uint32_t quality, uint32_t discard, void *surface, void *shared), self, width, height, format, samples, quality, discard, surface, shared)

OWN(uint32_t, DeviceUpdateSurface, (struct tepui_object *self, void *source, const void *from, void *target, const void *point), self, source, from, target, point)

OWN(uint32_t, DeviceUpdateTexture, (struct tepui_object *self, void *source, void *target), self, source, target)

OWN(uint32_t, DeviceGetRenderTargetData, (struct tepui_object *self, void *source, void *target), self, source, target)

OWN(uint32_t, DeviceGetFrontBufferData, (struct tepui_object *self, uint32_t chain, void *target), self, chain, target)

OWN(uint32_t, DeviceStretchRect, (struct tepui_object *self, void *source, const void *from, void *target, const void *to, uint32_t filter), self, source, from, target, to, filter)

OWN(uint32_t, DeviceColorFill, (struct tepui_object *self, void *surface, const void *rect, uint32_t color), self, surface, rect, color)

OWN(uint32_t, DeviceCreateOffscreenPlainSurface, (struct tepui_object *self, uint32_t width, uint32_t height, uint32_t format, uint32_t pool, void *surface, void *shared), self, width, height, format, pool, surface, shared)

OWN(uint32_t, DeviceSetRenderTarget, (struct tepui_object *self, uint32_t index, void *surface), self, index, surface)

OWN(uint32_t, DeviceGetRenderTarget, (struct tepui_object *self, uint32_t index, void *surface), self, index, surface)

OWN(uint32_t, DeviceSetDepthStencilSurface, (struct tepui_object *self, void *surface), self, surface)

OWN(uint32_t, DeviceGetDepthStencilSurface, (struct tepui_object *self, void *surface), self, surface)

OWN(uint32_t, DeviceBeginScene, (struct tepui_object *self), self)

OWN(uint32_t, DeviceEndScene, (struct tepui_object *self), self)

OWN(uint32_t, DeviceClear, (struct tepui_object *self, uint32_t count, const void *rects, uint32_t flags, uint32_t color, float z, uint32_t stencil), self, count, rects, flags, color, z, stencil)

OWN(uint32_t, DeviceSetTransform, (struct tepui_object *self, uint32_t state, const void *matrix), self, state, matrix)

OWN(uint32_t, DeviceGetTransform, (struct tepui_object *self, uint32_t state, void *matrix), self, state, matrix)

OWN(uint32_t, DeviceMultiplyTransform, (struct tepui_object *self, uint32_t state, const void *matrix), self, state, matrix)

OWN(uint32_t, DeviceSetViewport, (struct tepui_object *self, const void *viewport), self, viewport)

OWN(uint32_t, DeviceGetViewport, (struct tepui_object *self, void *viewport), self, viewport)

OWN(uint32_t, DeviceSetMaterial, (struct tepui_object *self, const void *material), self, material)

OWN(uint32_t, DeviceGetMaterial, (struct tepui_object *self, void *material), self, material)

OWN(uint32_t, DeviceSetLight, (struct tepui_object *self, uint32_t index, const void *light), self, index, light)

ASK(DeviceGetLight, (struct tepui_object *self, uint32_t index, void *light), light != NULL, self->stream, index, light)

OWN(uint32_t, DeviceLightEnable, (struct tepui_object *self, uint32_t index, uint32_t enable), self, index, enable)

ASK(DeviceGetLightEnable, (struct tepui_object *self, uint32_t index, void *enabled), enabled != NULL, self->stream, index, enabled)

OWN(uint32_t, DeviceSetClipPlane, (struct tepui_object *self, uint32_t index, const void *plane), self, index, plane)

OWN(uint32_t, DeviceGetClipPlane, (struct tepui_object *self, uint32_t index, void *plane), self, index, plane)

OWN(uint32_t, DeviceSetRenderState, (struct tepui_object *self, uint32_t state, uint32_t value), self, state, value)

OWN(uint32_t, DeviceGetRenderState, (struct tepui_object *self, uint32_t state, void *value), self, state, value)

OWN(uint32_t, DeviceCreateStateBlock, (struct tepui_object *self, uint32_t type, void *block), self, type, block)

OWN(uint32_t, DeviceBeginStateBlock, (struct tepui_object *self), self)

OWN(uint32_t, DeviceEndStateBlock, (struct tepui_object *self, void *block), self, block)

OWN(uint32_t, DeviceSetClipStatus, (struct tepui_object *self, const void *status), self, status)

OWN(uint32_t, DeviceGetClipStatus, (struct tepui_object *self, void *status), self, status)

OWN(uint32_t, DeviceGetTexture, (struct tepui_object *self, uint32_t stage, void *texture), self, stage, texture)

OWN(uint32_t, DeviceSetTexture, (struct tepui_object *self, uint32_t stage, void *texture), self, stage, texture)

OWN(uint32_t, DeviceGetTextureStageState, (struct tepui_object *self, uint32_t stage, uint32_t type, void *value), self, stage, type, value)

OWN(uint32_t, DeviceSetTextureStageState, (struct tepui_object *self, uint32_t stage, uint32_t type, uint32_t value), self, stage, type, value)

OWN(uint32_t, DeviceGetSamplerState, (struct tepui_object *self, uint32_t sampler, uint32_t type, void *value), self, sampler, type, value)

OWN(uint32_t, DeviceSetSamplerState, (struct tepui_object *self, uint32_t sampler, uint32_t type, uint32_t value), self, sampler, type, value)

ASK(DeviceValidateDevice, (struct tepui_object *self, void *passes), passes != NULL, self->stream, passes)

ASK(DeviceSetPaletteEntries, (struct tepui_object *self, uint32_t palette, const void *entries), entries != NULL, self->stream, palette, entries)

ASK(DeviceGetPaletteEntries, (struct tepui_object *self, uint32_t palette, void *entries), entries != NULL, self->stream, palette, entries)

OWN(uint32_t, DeviceSetCurrentTexturePalette, (struct tepui_object *self, uint32_t palette), self, palette)

OWN(uint32_t, DeviceGetCurrentTexturePalette, (struct tepui_object *self, void *palette), self, palette)

OWN(uint32_t, DeviceSetScissorRect, (struct tepui_object *self, const void *rect), self, rect)

OWN(uint32_t, DeviceGetScissorRect, (struct tepui_object *self, void *rect), self, rect)

OWN(uint32_t, DeviceSetSoftwareVertexProcessing, (struct tepui_object *self, uint32_t software), self, software)

OWN(uint32_t, DeviceGetSoftwareVertexProcessing, (struct tepui_object *self), self)

OWN(uint32_t, DeviceSetNPatchMode, (struct tepui_object *self, float segments), self, segments)

OWN(float, DeviceGetNPatchMode, (struct tepui_object *self), self)

OWN(uint32_t, DeviceDrawPrimitive, (struct tepui_object *self, uint32_t type, uint32_t start, uint32_t count), self, type, start, count)

OWN(uint32_t, DeviceDrawIndexedPrimitive, (struct tepui_object *self, uint32_t type, uint32_t base, uint32_t minimum, uint32_t vertices, uint32_t start, uint32_t count), self, type, base, minimum, vertices, start, count)

OWN(uint32_t, DeviceDrawPrimitiveUP, (struct tepui_object *self, uint32_t type, uint32_t count, const void *data, uint32_t stride), self, type, count, data, stride)

OWN(uint32_t, DeviceDrawIndexedPrimitiveUP, (struct tepui_object *self, uint32_t type, uint32_t minimum, uint32_t vertices, uint32_t count, const void *indices, uint32_t format, const void *data, uint32_t stride), self, type, minimum, vertices, count, indices, format, data, stride)

OWN(uint32_t, DeviceProcessVertices, (struct tepui_object *self, uint32_t start, uint32_t target, uint32_t count, void *buffer, void *declaration, uint32_t flags), self, start, target, count, buffer, declaration, flags)

OWN(uint32_t, DeviceCreateVertexDeclaration, (struct tepui_object *self, const void *elements, void *declaration), self, elements, declaration)

OWN(uint32_t, DeviceSetVertexDeclaration, (struct tepui_object *self, void *declaration), self, declaration)

OWN(uint32_t, DeviceGetVertexDeclaration, (struct tepui_object *self, void *declaration), self, declaration)

OWN(uint32_t, DeviceSetFVF, (struct tepui_object *self, uint32_t fvf), self, fvf)

OWN(uint32_t, DeviceGetFVF, (struct tepui_object *self, void *fvf), self, fvf)

OWN(uint32_t, DeviceCreateVertexShader, (struct tepui_object *self, const void *tokens, void *shader), self, tokens, shader)

OWN(uint32_t, DeviceSetVertexShader, (struct tepui_object *self, void *shader), self, shader)

OWN(uint32_t, DeviceGetVertexShader, (struct tepui_object *self, void *shader), self, shader)

OWN(uint32_t, DeviceSetVertexShaderConstantF, (struct tepui_object *self, uint32_t start, const void *data, uint32_t count), self, start, data, count)

OWN(uint32_t, DeviceGetVertexShaderConstantF, (struct tepui_object *self, uint32_t start, void *data, uint32_t count), self, start, data, count)

OWN(uint32_t, DeviceSetVertexShaderConstantI, (struct tepui_object *self, uint32_t start, const void *data, uint32_t count), self, start, data, count)

OWN(uint32_t, DeviceGetVertexShaderConstantI, (struct tepui_object *self, uint32_t start, void *data, uint32_t count), self, start, data, count)

OWN(uint32_t, DeviceSetVertexShaderConstantB, (struct tepui_object *self, uint32_t start, const void *data, uint32_t count), self, start, data, count)

OWN(uint32_t, DeviceGetVertexShaderConstantB, (struct tepui_object *self, uint32_t start, void *data, uint32_t count), self, start, data, count)

OWN(uint32_t, DeviceSetStreamSource, (struct tepui_object *self, uint32_t stream, void *buffer, uint32_t offset, uint32_t stride), self, stream, buffer, offset, stride)

OWN(uint32_t, DeviceGetStreamSource, (struct tepui_object *self, uint32_t stream, void *buffer, void *offset, void *stride), self, stream, buffer, offset, stride)

OWN(uint32_t, DeviceSetStreamSourceFreq, (struct tepui_object *self, uint32_t stream, uint32_t setting), self, stream, setting)

OWN(uint32_t, DeviceGetStreamSourceFreq, (struct tepui_object *self, uint32_t stream, void *setting), self, stream, setting)

OWN(uint32_t, DeviceSetIndices, (struct tepui_object *self, void *indices), self, indices)

OWN(uint32_t, DeviceGetIndices, (struct tepui_object *self, void *indices), self, indices)

OWN(uint32_t, DeviceCreatePixelShader, (struct tepui_object *self, const void *tokens, void *shader), self, tokens, shader)

OWN(uint32_t, DeviceSetPixelShader, (struct tepui_object *self, void *shader), self, shader)

OWN(uint32_t, DeviceGetPixelShader, (struct tepui_object *self, void *shader), self, shader)

OWN(uint32_t, DeviceSetPixelShaderConstantF, (struct tepui_object *self, uint32_t start, const void *data, uint32_t count), self, start, data, count)

OWN(uint32_t, DeviceGetPixelShaderConstantF, (struct tepui_object *self, uint32_t start, void *data, uint32_t count), self, start, data, count)

OWN(uint32_t, DeviceSetPixelShaderConstantI, (struct tepui_object *self, uint32_t start, const void *data, uint32_t count), self, start, data, count)

OWN(uint32_t, DeviceGetPixelShaderConstantI, (struct tepui_object *self, uint32_t start, void *data, uint32_t count), self, start, data, count)

OWN(uint32_t, DeviceSetPixelShaderConstantB, (struct tepui_object *self, uint32_t start, const void *data, uint32_t count), self, start, data, count)

OWN(uint32_t, DeviceGetPixelShaderConstantB, (struct tepui_object *self, uint32_t start, void *data, uint32_t count), self, start, data, count)

OWN(uint32_t, DeviceDrawRectPatch, (struct tepui_object *self, uint32_t handle, const void *segments, const void *info), self, handle, segments, info)

OWN(uint32_t, DeviceDrawTriPatch, (struct tepui_object *self, uint32_t handle, const void *segments, const void *info), self, handle, segments, info)

OWN(uint32_t, DeviceDeletePatch, (struct tepui_object *self, uint32_t handle), self, handle)

OWN(uint32_t, DeviceCreateQuery, (struct tepui_object *self, uint32_t type, void *query), self, type, query)

OWN(uint32_t, DeviceSetConvolutionMonoKernel, (struct tepui_object *self, uint32_t width, uint32_t height, const void *rows, const void *columns), self, width, height, rows, columns)

OWN(uint32_t, DeviceComposeRects, (struct tepui_object *self, void *source, void *target, void *from, uint32_t count, void *to, uint32_t operation, uint32_t x, uint32_t y), self, source, target, from, count, to, operation, x, y)

OWN(uint32_t, DevicePresentEx, (struct tepui_object *self, const void *from, const void *to, void *window, const void *dirty, uint32_t flags), self, from, to, window, dirty, flags)

OWN(uint32_t, DeviceGetGPUThreadPriority, (struct tepui_object *self, void *priority), self, priority)

OWN(uint32_t, DeviceSetGPUThreadPriority, (struct tepui_object *self, uint32_t priority), self, priority)

ASK(DeviceWaitForVBlank, (struct tepui_object *self, uint32_t chain), 1, self->stream, chain)

OWN(uint32_t, DeviceCheckResourceResidency, (struct tepui_object *self, const void *resources, uint32_t count), self, resources, count)

OWN(uint32_t, DeviceSetMaximumFrameLatency, (struct tepui_object *self, uint32_t frames), self, frames)

OWN(uint32_t, DeviceGetMaximumFrameLatency, (struct tepui_object *self, void *frames), self, frames)

OWN(uint32_t, DeviceCheckDeviceState, (struct tepui_object *self, void *window), self, window)

OWN(uint32_t, DeviceCreateRenderTargetEx, (struct tepui_object *self, uint32_t width, uint32_t height, uint32_t format, uint32_t samples, uint32_t quality, uint32_t lockable, void *surface, void *shared, uint32_t usage), self, width, height, format, samples, quality, lockable, surface, shared, usage)

OWN(uint32_t, DeviceCreateOffscreenPlainSurfaceEx, (struct tepui_object *self, uint32_t width, uint32_t height, uint32_t format, uint32_t pool, void *surface, void *shared, uint32_t usage), self, width, height, format, pool, surface, shared, usage)

OWN(uint32_t, DeviceCreateDepthStencilSurfaceEx, (struct tepui_object *self, uint32_t width, uint32_t height, uint32_t format, uint32_t samples, uint32_t quality, uint32_t discard, void *surface, void *shared, uint32_t usage), self, width, height, format, samples, quality, discard, surface, shared, usage)

OWN(uint32_t, DeviceResetEx, (struct tepui_object *self, void *parameters, void *mode), self, parameters, mode)

OWN(uint32_t, DeviceGetDisplayModeEx, (struct tepui_object *self, uint32_t chain, void *mode, void *rotation), self, chain, mode, rotation)

static const void *const device_methods[] = {
    (const void *)tepui_QueryInterface,
    (const void *)tepui_AddRef,
    (const void *)tepui_Release,
    (const void *)DeviceTestCooperativeLevel_call,
    (const void *)DeviceGetAvailableTextureMem_call,
    (const void *)DeviceEvictManagedResources_call,
    (const void *)DeviceGetDirect3D_call,
    (const void *)DeviceGetDeviceCaps_call,
    (const void *)DeviceGetDisplayMode_call,
    (const void *)DeviceGetCreationParameters_call,
    (const void *)DeviceSetCursorProperties_call,
    (const void *)DeviceSetCursorPosition_call,
    (const void *)DeviceShowCursor_call,
    (const void *)DeviceCreateAdditionalSwapChain_call,
    (const void *)DeviceGetSwapChain_call,
    (const void *)DeviceGetNumberOfSwapChains_call,
    (const void *)DeviceReset_call,
    (const void *)DevicePresent_call,
    (const void *)DeviceGetBackBuffer_call,
    (const void *)DeviceGetRasterStatus_call,
    (const void *)DeviceSetDialogBoxMode_call,
    (const void *)DeviceSetGammaRamp_call,
    (const void *)DeviceGetGammaRamp_call,
    (const void *)DeviceCreateTexture_call,
    (const void *)DeviceCreateVolumeTexture_call,
    (const void *)DeviceCreateCubeTexture_call,
    (const void *)DeviceCreateVertexBuffer_call,
    (const void *)DeviceCreateIndexBuffer_call,
    (const void *)DeviceCreateRenderTarget_call,
    (const void *)DeviceCreateDepthStencilSurface_call,
    (const void *)DeviceUpdateSurface_call,
    (const void *)DeviceUpdateTexture_call,
    (const void *)DeviceGetRenderTargetData_call,
    (const void *)DeviceGetFrontBufferData_call,
    (const void *)DeviceStretchRect_call,
    (const void *)DeviceColorFill_call,
    (const void *)DeviceCreateOffscreenPlainSurface_call,
    (const void *)DeviceSetRenderTarget_call,
    (const void *)DeviceGetRenderTarget_call,
    (const void *)DeviceSetDepthStencilSurface_call,
    (const void *)DeviceGetDepthStencilSurface_call,
    (const void *)DeviceBeginScene_call,
    (const void *)DeviceEndScene_call,
    (const void *)DeviceClear_call,
    (const void *)DeviceSetTransform_call,
    (const void *)DeviceGetTransform_call,
    (const void *)DeviceMultiplyTransform_call,
    (const void *)DeviceSetViewport_call,
    (const void *)DeviceGetViewport_call,
    (const void *)DeviceSetMaterial_call,
    (const void *)DeviceGetMaterial_call,
    (const void *)DeviceSetLight_call,
    (const void *)DeviceGetLight_call,
    (const void *)DeviceLightEnable_call,
    (const void *)DeviceGetLightEnable_call,
    (const void *)DeviceSetClipPlane_call,
    (const void *)DeviceGetClipPlane_call,
    (const void *)DeviceSetRenderState_call,
    (const void *)DeviceGetRenderState_call,
    (const void *)DeviceCreateStateBlock_call,
    (const void *)DeviceBeginStateBlock_call,
    (const void *)DeviceEndStateBlock_call,
    (const void *)DeviceSetClipStatus_call,
    (const void *)DeviceGetClipStatus_call,
    (const void *)DeviceGetTexture_call,
    (const void *)DeviceSetTexture_call,
    (const void *)DeviceGetTextureStageState_call,
    (const void *)DeviceSetTextureStageState_call,
    (const void *)DeviceGetSamplerState_call,
    (const void *)DeviceSetSamplerState_call,
    (const void *)DeviceValidateDevice_call,
    (const void *)DeviceSetPaletteEntries_call,
    (const void *)DeviceGetPaletteEntries_call,
    (const void *)DeviceSetCurrentTexturePalette_call,
    (const void *)DeviceGetCurrentTexturePalette_call,
    (const void *)DeviceSetScissorRect_call,
    (const void *)DeviceGetScissorRect_call,
    (const void *)DeviceSetSoftwareVertexProcessing_call,
    (const void *)DeviceGetSoftwareVertexProcessing_call,
    (const void *)DeviceSetNPatchMode_call,
    (const void *)DeviceGetNPatchMode_call,
    (const void *)DeviceDrawPrimitive_call,
    (const void *)DeviceDrawIndexedPrimitive_call,
    (const void *)DeviceDrawPrimitiveUP_call,
    (const void *)DeviceDrawIndexedPrimitiveUP_call,
    (const void *)DeviceProcessVertices_call,
    (const void *)DeviceCreateVertexDeclaration_call,
    (const void *)DeviceSetVertexDeclaration_call,
    (const void *)DeviceGetVertexDeclaration_call,
    (const void *)DeviceSetFVF_call,
    (const void *)DeviceGetFVF_call,
    (const void *)DeviceCreateVertexShader_call,
    (const void *)DeviceSetVertexShader_call,
    (const void *)DeviceGetVertexShader_call,
    (const void *)DeviceSetVertexShaderConstantF_call,
    (const void *)DeviceGetVertexShaderConstantF_call,
    (const void *)DeviceSetVertexShaderConstantI_call,
    (const void *)DeviceGetVertexShaderConstantI_call,
    (const void *)DeviceSetVertexShaderConstantB_call,
    (const void *)DeviceGetVertexShaderConstantB_call,
    (const void *)DeviceSetStreamSource_call,
    (const void *)DeviceGetStreamSource_call,
    (const void *)DeviceSetStreamSourceFreq_call,
    (const void *)DeviceGetStreamSourceFreq_call,
    (const void *)DeviceSetIndices_call,
    (const void *)DeviceGetIndices_call,
    (const void *)DeviceCreatePixelShader_call,
    (const void *)DeviceSetPixelShader_call,
    (const void *)DeviceGetPixelShader_call,
    (const void *)DeviceSetPixelShaderConstantF_call,
    (const void *)DeviceGetPixelShaderConstantF_call,
    (const void *)DeviceSetPixelShaderConstantI_call,
    (const void *)DeviceGetPixelShaderConstantI_call,
    (const void *)DeviceSetPixelShaderConstantB_call,
    (const void *)DeviceGetPixelShaderConstantB_call,
    (const void *)DeviceDrawRectPatch_call,
    (const void *)DeviceDrawTriPatch_call,
    (const void *)DeviceDeletePatch_call,
    (const void *)DeviceCreateQuery_call,
    (const void *)DeviceSetConvolutionMonoKernel_call,
    (const void *)DeviceComposeRects_call,
    (const void *)DevicePresentEx_call,
    (const void *)DeviceGetGPUThreadPriority_call,
    (const void *)DeviceSetGPUThreadPriority_call,
    (const void *)DeviceWaitForVBlank_call,
    (const void *)DeviceCheckResourceResidency_call,
    (const void *)DeviceSetMaximumFrameLatency_call,
    (const void *)DeviceGetMaximumFrameLatency_call,
    (const void *)DeviceCheckDeviceState_call,
    (const void *)DeviceCreateRenderTargetEx_call,
    (const void *)DeviceCreateOffscreenPlainSurfaceEx_call,
    (const void *)DeviceCreateDepthStencilSurfaceEx_call,
    (const void *)DeviceResetEx_call,
    (const void *)DeviceGetDisplayModeEx_call,
};

static const struct tepui_id device_ids[] = {
    {{0x96, 0x3b, 0x22, 0xd0, 0x7a, 0xbf, 0xfd, 0x43, 0x92, 0xbd, 0xa4, 0x3b, 0x0d, 0x82, 0xb9, 0xeb}},
    {{0xce, 0x10, 0x8b, 0xb1, 0x49, 0x26, 0x5a, 0x40, 0x87, 0x0f, 0x95, 0xf7, 0x77, 0xd4, 0x31, 0x3a}},
    {{0}},
};

OWN(uint32_t, SwapChainPresent, (struct tepui_object *self, const void *from, const void *to, void *window, const void *dirty, uint32_t flags), self, from, to, window, dirty, flags)

OWN(uint32_t, SwapChainGetFrontBufferData, (struct tepui_object *self, void *target), self, target)

OWN(uint32_t, SwapChainGetBackBuffer, (struct tepui_object *self, uint32_t index, uint32_t type, void *surface), self, index, type, surface)

ASK(SwapChainGetRasterStatus, (struct tepui_object *self, void *status), status != NULL, self->stream, self->id, status)

ASK(SwapChainGetDisplayMode, (struct tepui_object *self, void *mode), mode != NULL, self->stream, self->id, mode)

OWN(uint32_t, SwapChainGetPresentParameters, (struct tepui_object *self, void *parameters), self, parameters)

ASK(SwapChainGetLastPresentCount, (struct tepui_object *self, void *count), count != NULL, self->stream, self->id, count)

ASK(SwapChainGetPresentStats, (struct tepui_object *self, void *stats), stats != NULL, self->stream, self->id, stats)

OWN(uint32_t, SwapChainGetDisplayModeEx, (struct tepui_object *self, void *mode, void *rotation), self, mode, rotation)

static const void *const swapchain_methods[] = {
    (const void *)tepui_QueryInterface,
    (const void *)tepui_AddRef,
    (const void *)tepui_Release,
    (const void *)SwapChainPresent_call,
    (const void *)SwapChainGetFrontBufferData_call,
    (const void *)SwapChainGetBackBuffer_call,
    (const void *)SwapChainGetRasterStatus_call,
    (const void *)SwapChainGetDisplayMode_call,
    (const void *)ChildGetDevice_call,
    (const void *)SwapChainGetPresentParameters_call,
    (const void *)SwapChainGetLastPresentCount_call,
    (const void *)SwapChainGetPresentStats_call,
    (const void *)SwapChainGetDisplayModeEx_call,
};

static const struct tepui_id swapchain_ids[] = {
    {{0xf2, 0x50, 0x49, 0x79, 0xfc, 0xad, 0x8a, 0x45, 0x90, 0x5e, 0x10, 0xa1, 0x0b, 0x0b, 0x50, 0x3b}},
    {{0xaf, 0x6c, 0x88, 0x91, 0x3d, 0x1c, 0x2e, 0x4d, 0xa0, 0xab, 0x3e, 0x4c, 0x7d, 0x8d, 0x33, 0x03}},
    {{0}},
};

OWN(uint32_t, StateBlockCapture, (struct tepui_object *self), self)

OWN(uint32_t, StateBlockApply, (struct tepui_object *self), self)

static const void *const stateblock_methods[] = {
    (const void *)tepui_QueryInterface,
    (const void *)tepui_AddRef,
    (const void *)tepui_Release,
    (const void *)ChildGetDevice_call,
    (const void *)StateBlockCapture_call,
    (const void *)StateBlockApply_call,
};

static const struct tepui_id stateblock_ids[] = {
    {{0xe5, 0x4f, 0x7c, 0xb0, 0x0d, 0x31, 0xa8, 0x4b, 0xa2, 0x3c, 0x4f, 0x0f, 0x20, 0x6f, 0x21, 0x8b}},
    {{0}},
};

OWN(uint32_t, VertexDeclarationGetDeclaration, (struct tepui_object *self, void *elements, void *count), self, elements, count)

static const void *const vertexdeclaration_methods[] = {
    (const void *)tepui_QueryInterface,
    (const void *)tepui_AddRef,
    (const void *)tepui_Release,
    (const void *)ChildGetDevice_call,
    (const void *)VertexDeclarationGetDeclaration_call,
};

static const struct tepui_id vertexdeclaration_ids[] = {
    {{0x9c, 0xc5, 0x13, 0xdd, 0xfa, 0x36, 0x98, 0x40, 0xa8, 0xfb, 0xc7, 0xed, 0x39, 0xdc, 0x85, 0x46}},
    {{0}},
};

OWN(uint32_t, VertexShaderGetFunction, (struct tepui_object *self, void *data, void *size), self, data, size)

static const void *const vertexshader_methods[] = {
    (const void *)tepui_QueryInterface,
    (const void *)tepui_AddRef,
    (const void *)tepui_Release,
    (const void *)ChildGetDevice_call,
    (const void *)VertexShaderGetFunction_call,
};

static const struct tepui_id vertexshader_ids[] = {
    {{0x7e, 0x55, 0xc5, 0xef, 0x65, 0x62, 0x13, 0x46, 0x8a, 0x94, 0x43, 0x85, 0x78, 0x89, 0xeb, 0x36}},
    {{0}},
};

OWN(uint32_t, PixelShaderGetFunction, (struct tepui_object *self, void *data, void *size), self, data, size)

static const void *const pixelshader_methods[] = {
    (const void *)tepui_QueryInterface,
    (const void *)tepui_AddRef,
    (const void *)tepui_Release,
    (const void *)ChildGetDevice_call,
    (const void *)PixelShaderGetFunction_call,
};

static const struct tepui_id pixelshader_ids[] = {
    {{0xdc, 0xdb, 0x3b, 0x6d, 0x02, 0x5b, 0x15, 0x44, 0xb8, 0x52, 0xce, 0x5e, 0x8b, 0xcc, 0xb2, 0x89}},
    {{0}},
};

OWN(uint32_t, QueryGetType, (struct tepui_object *self), self)

OWN(uint32_t, QueryGetDataSize, (struct tepui_object *self), self)

OWN(uint32_t, QueryIssue, (struct tepui_object *self, uint32_t flags), self, flags)

OWN(uint32_t, QueryGetData, (struct tepui_object *self, void *data, uint32_t size, uint32_t flags), self, data, size, flags)

static const void *const query_methods[] = {
    (const void *)tepui_QueryInterface,
    (const void *)tepui_AddRef,
    (const void *)tepui_Release,
    (const void *)ChildGetDevice_call,
    (const void *)QueryGetType_call,
    (const void *)QueryGetDataSize_call,
    (const void *)QueryIssue_call,
    (const void *)QueryGetData_call,
};

static const struct tepui_id query_ids[] = {
    {{0x60, 0x14, 0x77, 0xd9, 0x95, 0xa6, 0x26, 0x4f, 0xbb, 0xd3, 0x27, 0xb8, 0x40, 0xb5, 0x41, 0xcc}},
    {{0}},
};

OWN(uint32_t, TextureGetLevelDesc, (struct tepui_object *self, uint32_t level, void *description), self, level, description)

OWN(uint32_t, TextureGetSurfaceLevel, (struct tepui_object *self, uint32_t level, void *surface), self, level, surface)

OWN(uint32_t, TextureLockRect, (struct tepui_object *self, uint32_t level, void *locked, const void *rect, uint32_t flags), self, level, locked, rect, flags)

OWN(uint32_t, TextureUnlockRect, (struct tepui_object *self, uint32_t level), self, level)

OWN(uint32_t, TextureAddDirtyRect, (struct tepui_object *self, const void *rect), self, rect)

static const void *const texture_methods[] = {
    (const void *)tepui_QueryInterface,
    (const void *)tepui_AddRef,
    (const void *)tepui_Release,
    (const void *)ChildGetDevice_call,
    (const void *)PrivateDataSetPrivateData_call,
    (const void *)PrivateDataGetPrivateData_call,
    (const void *)PrivateDataFreePrivateData_call,
    (const void *)ResourceSetPriority_call,
    (const void *)ResourceGetPriority_call,
    (const void *)ResourcePreLoad_call,
    (const void *)ResourceGetType_call,
    (const void *)BaseTextureSetLOD_call,
    (const void *)BaseTextureGetLOD_call,
    (const void *)BaseTextureGetLevelCount_call,
    (const void *)BaseTextureSetAutoGenFilterType_call,
    (const void *)BaseTextureGetAutoGenFilterType_call,
    (const void *)BaseTextureGenerateMipSubLevels_call,
    (const void *)TextureGetLevelDesc_call,
    (const void *)TextureGetSurfaceLevel_call,
    (const void *)TextureLockRect_call,
    (const void *)TextureUnlockRect_call,
    (const void *)TextureAddDirtyRect_call,
};

static const struct tepui_id texture_ids[] = {
    {{0x27, 0x12, 0xc3, 0x85, 0xe5, 0x3d, 0x00, 0x4f, 0x9b, 0x3a, 0xf1, 0x1a, 0xc3, 0x8c, 0x18, 0xb5}},
    {{0x7e, 0xa8, 0x0c, 0x58, 0x3c, 0x1d, 0x54, 0x4d, 0x99, 0x1d, 0xb7, 0xd3, 0xe3, 0xc2, 0x98, 0xce}},
    {{0x5d, 0xc0, 0xee, 0x05, 0x7d, 0x8f, 0x62, 0x43, 0xb9, 0x99, 0xd1, 0xba, 0xf3, 0x57, 0xc7, 0x04}},
    {{0}},
};

OWN(uint32_t, VolumeTextureGetLevelDesc, (struct tepui_object *self, uint32_t level, void *description), self, level, description)

OWN(uint32_t, VolumeTextureGetVolumeLevel, (struct tepui_object *self, uint32_t level, void *volume), self, level, volume)

OWN(uint32_t, VolumeTextureLockBox, (struct tepui_object *self, uint32_t level, void *locked, const void *box, uint32_t flags), self, level, locked, box, flags)

OWN(uint32_t, VolumeTextureUnlockBox, (struct tepui_object *self, uint32_t level), self, level)

OWN(uint32_t, VolumeTextureAddDirtyBox, (struct tepui_object *self, const void *box), self, box)

static const void *const volumetexture_methods[] = {
    (const void *)tepui_QueryInterface,
    (const void *)tepui_AddRef,
    (const void *)tepui_Release,
    (const void *)ChildGetDevice_call,
    (const void *)PrivateDataSetPrivateData_call,
    (const void *)PrivateDataGetPrivateData_call,
    (const void *)PrivateDataFreePrivateData_call,
    (const void *)ResourceSetPriority_call,
    (const void *)ResourceGetPriority_call,
    (const void *)ResourcePreLoad_call,
    (const void *)ResourceGetType_call,
    (const void *)BaseTextureSetLOD_call,
    (const void *)BaseTextureGetLOD_call,
    (const void *)BaseTextureGetLevelCount_call,
    (const void *)BaseTextureSetAutoGenFilterType_call,
    (const void *)BaseTextureGetAutoGenFilterType_call,
    (const void *)BaseTextureGenerateMipSubLevels_call,
    (const void *)VolumeTextureGetLevelDesc_call,
    (const void *)VolumeTextureGetVolumeLevel_call,
    (const void *)VolumeTextureLockBox_call,
    (const void *)VolumeTextureUnlockBox_call,
    (const void *)VolumeTextureAddDirtyBox_call,
};

static const struct tepui_id volumetexture_ids[] = {
    {{0x6c, 0x52, 0x18, 0x25, 0x89, 0xe7, 0x11, 0x41, 0xa7, 0xb9, 0x47, 0xef, 0x32, 0x8d, 0x13, 0xe6}},
    {{0x7e, 0xa8, 0x0c, 0x58, 0x3c, 0x1d, 0x54, 0x4d, 0x99, 0x1d, 0xb7, 0xd3, 0xe3, 0xc2, 0x98, 0xce}},
    {{0x5d, 0xc0, 0xee, 0x05, 0x7d, 0x8f, 0x62, 0x43, 0xb9, 0x99, 0xd1, 0xba, 0xf3, 0x57, 0xc7, 0x04}},
    {{0}},
};

OWN(uint32_t, CubeTextureGetLevelDesc, (struct tepui_object *self, uint32_t level, void *description), self, level, description)

OWN(uint32_t, CubeTextureGetCubeMapSurface, (struct tepui_object *self, uint32_t face, uint32_t level, void *surface), self, face, level, surface)

OWN(uint32_t, CubeTextureLockRect, (struct tepui_object *self, uint32_t face, uint32_t level, void *locked, const void *rect, uint32_t flags), self, face, level, locked, rect, flags)

OWN(uint32_t, CubeTextureUnlockRect, (struct tepui_object *self, uint32_t face, uint32_t level), self, face, level)

OWN(uint32_t, CubeTextureAddDirtyRect, (struct tepui_object *self, uint32_t face, const void *rect), self, face, rect)

static const void *const cubetexture_methods[] = {
    (const void *)tepui_QueryInterface,
    (const void *)tepui_AddRef,
    (const void *)tepui_Release,
    (const void *)ChildGetDevice_call,
    (const void *)PrivateDataSetPrivateData_call,
    (const void *)PrivateDataGetPrivateData_call,
    (const void *)PrivateDataFreePrivateData_call,
    (const void *)ResourceSetPriority_call,
    (const void *)ResourceGetPriority_call,
    (const void *)ResourcePreLoad_call,
    (const void *)ResourceGetType_call,
    (const void *)BaseTextureSetLOD_call,
    (const void *)BaseTextureGetLOD_call,
    (const void *)BaseTextureGetLevelCount_call,
    (const void *)BaseTextureSetAutoGenFilterType_call,
    (const void *)BaseTextureGetAutoGenFilterType_call,
    (const void *)BaseTextureGenerateMipSubLevels_call,
    (const void *)CubeTextureGetLevelDesc_call,
    (const void *)CubeTextureGetCubeMapSurface_call,
    (const void *)CubeTextureLockRect_call,
    (const void *)CubeTextureUnlockRect_call,
    (const void *)CubeTextureAddDirtyRect_call,
};

static const struct tepui_id cubetexture_ids[] = {
    {{0x81, 0x2f, 0xf3, 0xff, 0x53, 0xd9, 0x3a, 0x47, 0x92, 0x23, 0x93, 0xd6, 0x52, 0xab, 0xa9, 0x3f}},
    {{0x7e, 0xa8, 0x0c, 0x58, 0x3c, 0x1d, 0x54, 0x4d, 0x99, 0x1d, 0xb7, 0xd3, 0xe3, 0xc2, 0x98, 0xce}},
    {{0x5d, 0xc0, 0xee, 0x05, 0x7d, 0x8f, 0x62, 0x43, 0xb9, 0x99, 0xd1, 0xba, 0xf3, 0x57, 0xc7, 0x04}},
    {{0}},
};

OWN(uint32_t, VertexBufferLock, (struct tepui_object *self, uint32_t offset, uint32_t size, void *data, uint32_t flags), self, offset, size, data, flags)

OWN(uint32_t, VertexBufferUnlock, (struct tepui_object *self), self)

OWN(uint32_t, VertexBufferGetDesc, (struct tepui_object *self, void *description), self, description)

static const void *const vertexbuffer_methods[] = {
    (const void *)tepui_QueryInterface,
    (const void *)tepui_AddRef,
    (const void *)tepui_Release,
    (const void *)ChildGetDevice_call,
    (const void *)PrivateDataSetPrivateData_call,
    (const void *)PrivateDataGetPrivateData_call,
    (const void *)PrivateDataFreePrivateData_call,
    (const void *)ResourceSetPriority_call,
    (const void *)ResourceGetPriority_call,
    (const void *)ResourcePreLoad_call,
    (const void *)ResourceGetType_call,
    (const void *)VertexBufferLock_call,
    (const void *)VertexBufferUnlock_call,
    (const void *)VertexBufferGetDesc_call,
};

static const struct tepui_id vertexbuffer_ids[] = {
    {{0xb5, 0xb1, 0x4b, 0xb6, 0x70, 0xfd, 0xf6, 0x4d, 0xbf, 0x91, 0x19, 0xd0, 0xa1, 0x24, 0x55, 0xe3}},
    {{0x5d, 0xc0, 0xee, 0x05, 0x7d, 0x8f, 0x62, 0x43, 0xb9, 0x99, 0xd1, 0xba, 0xf3, 0x57, 0xc7, 0x04}},
    {{0}},
};

OWN(uint32_t, IndexBufferLock, (struct tepui_object *self, uint32_t offset, uint32_t size, void *data, uint32_t flags), self, offset, size, data, flags)

OWN(uint32_t, IndexBufferUnlock, (struct tepui_object *self), self)

OWN(uint32_t, IndexBufferGetDesc, (struct tepui_object *self, void *description), self, description)

static const void *const indexbuffer_methods[] = {
    (const void *)tepui_QueryInterface,
    (const void *)tepui_AddRef,
    (const void *)tepui_Release,
    (const void *)ChildGetDevice_call,
    (const void *)PrivateDataSetPrivateData_call,
    (const void *)PrivateDataGetPrivateData_call,
    (const void *)PrivateDataFreePrivateData_call,
    (const void *)ResourceSetPriority_call,
    (const void *)ResourceGetPriority_call,
    (const void *)ResourcePreLoad_call,
    (const void *)ResourceGetType_call,
    (const void *)IndexBufferLock_call,
    (const void *)IndexBufferUnlock_call,
    (const void *)IndexBufferGetDesc_call,
};

static const struct tepui_id indexbuffer_ids[] = {
    {{0x5e, 0xd6, 0x9d, 0x7c, 0xf7, 0xd3, 0x29, 0x45, 0xac, 0xee, 0x78, 0x58, 0x30, 0xac, 0xde, 0x35}},
    {{0x5d, 0xc0, 0xee, 0x05, 0x7d, 0x8f, 0x62, 0x43, 0xb9, 0x99, 0xd1, 0xba, 0xf3, 0x57, 0xc7, 0x04}},
    {{0}},
};

OWN(uint32_t, SurfaceGetContainer, (struct tepui_object *self, const void *id, void *container), self, id, container)

OWN(uint32_t, SurfaceGetDesc, (struct tepui_object *self, void *description), self, description)

OWN(uint32_t, SurfaceLockRect, (struct tepui_object *self, void *locked, const void *rect, uint32_t flags), self, locked, rect, flags)

OWN(uint32_t, SurfaceUnlockRect, (struct tepui_object *self), self)

OWN(uint32_t, SurfaceGetDC, (struct tepui_object *self, void *context), self, context)

OWN(uint32_t, SurfaceReleaseDC, (struct tepui_object *self, void *context), self, context)

static const void *const surface_methods[] = {
    (const void *)tepui_QueryInterface,
    (const void *)tepui_AddRef,
    (const void *)tepui_Release,
    (const void *)ChildGetDevice_call,
    (const void *)PrivateDataSetPrivateData_call,
    (const void *)PrivateDataGetPrivateData_call,
    (const void *)PrivateDataFreePrivateData_call,
    (const void *)ResourceSetPriority_call,
    (const void *)ResourceGetPriority_call,
    (const void *)ResourcePreLoad_call,
    (const void *)ResourceGetType_call,
    (const void *)SurfaceGetContainer_call,
    (const void *)SurfaceGetDesc_call,
    (const void *)SurfaceLockRect_call,
    (const void *)SurfaceUnlockRect_call,
    (const void *)SurfaceGetDC_call,
    (const void *)SurfaceReleaseDC_call,
};

static const struct tepui_id surface_ids[] = {
    {{0x3a, 0xaf, 0xfb, 0x0c, 0xf6, 0x9f, 0x9a, 0x42, 0x99, 0xb3, 0xa2, 0x79, 0x6a, 0xf8, 0xb8, 0x9b}},
    {{0x5d, 0xc0, 0xee, 0x05, 0x7d, 0x8f, 0x62, 0x43, 0xb9, 0x99, 0xd1, 0xba, 0xf3, 0x57, 0xc7, 0x04}},
    {{0}},
};

OWN(uint32_t, VolumeGetContainer, (struct tepui_object *self, const void *id, void *container), self, id, container)

OWN(uint32_t, VolumeGetDesc, (struct tepui_object *self, void *description), self, description)

OWN(uint32_t, VolumeLockBox, (struct tepui_object *self, void *locked, const void *box, uint32_t flags), self, locked, box, flags)

OWN(uint32_t, VolumeUnlockBox, (struct tepui_object *self), self)

static const void *const volume_methods[] = {
    (const void *)tepui_QueryInterface,
    (const void *)tepui_AddRef,
    (const void *)tepui_Release,
    (const void *)ChildGetDevice_call,
    (const void *)PrivateDataSetPrivateData_call,
    (const void *)PrivateDataGetPrivateData_call,
    (const void *)PrivateDataFreePrivateData_call,
    (const void *)VolumeGetContainer_call,
    (const void *)VolumeGetDesc_call,
    (const void *)VolumeLockBox_call,
    (const void *)VolumeUnlockBox_call,
};

static const struct tepui_id volume_ids[] = {
    {{0xe6, 0x16, 0xf4, 0x24, 0x67, 0x1f, 0xa7, 0x4a, 0xb8, 0x8e, 0xd3, 0x3f, 0x6f, 0x31, 0x28, 0xa1}},
    {{0}},
};
