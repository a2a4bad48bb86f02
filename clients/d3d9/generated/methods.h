/* Methods as programs call them, under the device's lock where it has one, and their tables. What is not generated is in the other files, under the name of its method. Written by './tepui generate' from direct3d9-methods.txt; not to be edited. */

static uint32_t TEPUI_CALL ChildGetDevice_call(struct tepui_object *self, void *device) {
    tepui_enter(self);
    uint32_t result_ = ChildGetDevice(self, device);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL PrivateDataSetPrivateData_call(struct tepui_object *self, const void *id, const void *data, uint32_t size, uint32_t flags) {
    tepui_enter(self);
    uint32_t result_ = PrivateDataSetPrivateData(self, id, data, size, flags);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL PrivateDataGetPrivateData_call(struct tepui_object *self, const void *id, void *data, void *size) {
    tepui_enter(self);
    uint32_t result_ = PrivateDataGetPrivateData(self, id, data, size);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL PrivateDataFreePrivateData_call(struct tepui_object *self, const void *id) {
    tepui_enter(self);
    uint32_t result_ = PrivateDataFreePrivateData(self, id);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL ResourceSetPriority_call(struct tepui_object *self, uint32_t priority) {
    tepui_enter(self);
    uint32_t result_ = ResourceSetPriority(self, priority);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL ResourceGetPriority_call(struct tepui_object *self) {
    tepui_enter(self);
    uint32_t result_ = ResourceGetPriority(self);
    tepui_leave(self);
    return result_;
}

static void TEPUI_CALL ResourcePreLoad_call(struct tepui_object *self) {
    tepui_enter(self);
    ResourcePreLoad(self);
    tepui_leave(self);
}

static uint32_t TEPUI_CALL ResourceGetType_call(struct tepui_object *self) {
    tepui_enter(self);
    uint32_t result_ = ResourceGetType(self);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL BaseTextureSetLOD_call(struct tepui_object *self, uint32_t level) {
    tepui_enter(self);
    uint32_t result_ = BaseTextureSetLOD(self, level);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL BaseTextureGetLOD_call(struct tepui_object *self) {
    tepui_enter(self);
    uint32_t result_ = BaseTextureGetLOD(self);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL BaseTextureGetLevelCount_call(struct tepui_object *self) {
    tepui_enter(self);
    uint32_t result_ = BaseTextureGetLevelCount(self);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL BaseTextureSetAutoGenFilterType_call(struct tepui_object *self, uint32_t filter) {
    tepui_enter(self);
    uint32_t result_ = BaseTextureSetAutoGenFilterType(self, filter);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL BaseTextureGetAutoGenFilterType_call(struct tepui_object *self) {
    tepui_enter(self);
    uint32_t result_ = BaseTextureGetAutoGenFilterType(self);
    tepui_leave(self);
    return result_;
}

static void TEPUI_CALL BaseTextureGenerateMipSubLevels_call(struct tepui_object *self) {
    tepui_enter(self);
    BaseTextureGenerateMipSubLevels(self);
    tepui_leave(self);
}

static uint32_t TEPUI_CALL Direct3DRegisterSoftwareDevice_call(struct tepui_object *self, const void *initialize) {
    tepui_enter(self);
    uint32_t result_ = Direct3DRegisterSoftwareDevice(self, initialize);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL Direct3DGetAdapterCount_call(struct tepui_object *self) {
    tepui_enter(self);
    uint32_t result_ = ask_Direct3DGetAdapterCount(self->stream);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL Direct3DGetAdapterIdentifier_call(struct tepui_object *self, uint32_t adapter, uint32_t flags, void *identifier) {
    if (identifier == NULL) return TEPUI_INVALIDCALL;
    tepui_enter(self);
    uint32_t result_ = ask_Direct3DGetAdapterIdentifier(self->stream, adapter, flags, identifier);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL Direct3DGetAdapterModeCount_call(struct tepui_object *self, uint32_t adapter, uint32_t format) {
    tepui_enter(self);
    uint32_t result_ = ask_Direct3DGetAdapterModeCount(self->stream, adapter, format);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL Direct3DEnumAdapterModes_call(struct tepui_object *self, uint32_t adapter, uint32_t format, uint32_t mode, void *result) {
    if (result == NULL) return TEPUI_INVALIDCALL;
    tepui_enter(self);
    uint32_t result_ = ask_Direct3DEnumAdapterModes(self->stream, adapter, format, mode, result);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL Direct3DGetAdapterDisplayMode_call(struct tepui_object *self, uint32_t adapter, void *mode) {
    if (mode == NULL) return TEPUI_INVALIDCALL;
    tepui_enter(self);
    uint32_t result_ = ask_Direct3DGetAdapterDisplayMode(self->stream, adapter, mode);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL Direct3DCheckDeviceType_call(struct tepui_object *self, uint32_t adapter, uint32_t type, uint32_t display, uint32_t format, uint32_t windowed) {
    tepui_enter(self);
    uint32_t result_ = ask_Direct3DCheckDeviceType(self->stream, adapter, type, display, format, windowed);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL Direct3DCheckDeviceFormat_call(struct tepui_object *self, uint32_t adapter, uint32_t type, uint32_t display, uint32_t usage, uint32_t resource, uint32_t format) {
    tepui_enter(self);
    uint32_t result_ = ask_Direct3DCheckDeviceFormat(self->stream, adapter, type, display, usage, resource, format);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL Direct3DCheckDeviceMultiSampleType_call(struct tepui_object *self, uint32_t adapter, uint32_t type, uint32_t format, uint32_t windowed, uint32_t samples, void *qualities) {
    tepui_enter(self);
    uint32_t result_ = ask_Direct3DCheckDeviceMultiSampleType(self->stream, adapter, type, format, windowed, samples, qualities);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL Direct3DCheckDepthStencilMatch_call(struct tepui_object *self, uint32_t adapter, uint32_t type, uint32_t display, uint32_t target, uint32_t depth) {
    tepui_enter(self);
    uint32_t result_ = ask_Direct3DCheckDepthStencilMatch(self->stream, adapter, type, display, target, depth);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL Direct3DCheckDeviceFormatConversion_call(struct tepui_object *self, uint32_t adapter, uint32_t type, uint32_t source, uint32_t target) {
    tepui_enter(self);
    uint32_t result_ = ask_Direct3DCheckDeviceFormatConversion(self->stream, adapter, type, source, target);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL Direct3DGetDeviceCaps_call(struct tepui_object *self, uint32_t adapter, uint32_t type, void *caps) {
    if (caps == NULL) return TEPUI_INVALIDCALL;
    tepui_enter(self);
    uint32_t result_ = ask_Direct3DGetDeviceCaps(self->stream, adapter, type, caps);
    tepui_leave(self);
    return result_;
}

static void * TEPUI_CALL Direct3DGetAdapterMonitor_call(struct tepui_object *self, uint32_t adapter) {
    tepui_enter(self);
    void * result_ = Direct3DGetAdapterMonitor(self, adapter);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL Direct3DCreateDevice_call(struct tepui_object *self, uint32_t adapter, uint32_t type, void *focus, uint32_t behavior, void *parameters, void *device) {
    tepui_enter(self);
    uint32_t result_ = Direct3DCreateDevice(self, adapter, type, focus, behavior, parameters, device);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL Direct3DGetAdapterModeCountEx_call(struct tepui_object *self, uint32_t adapter, const void *filter) {
    tepui_enter(self);
    uint32_t result_ = ask_Direct3DGetAdapterModeCountEx(self->stream, adapter, filter);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL Direct3DEnumAdapterModesEx_call(struct tepui_object *self, uint32_t adapter, const void *filter, uint32_t mode, void *result) {
    if (result == NULL) return TEPUI_INVALIDCALL;
    tepui_enter(self);
    uint32_t result_ = ask_Direct3DEnumAdapterModesEx(self->stream, adapter, filter, mode, result);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL Direct3DGetAdapterDisplayModeEx_call(struct tepui_object *self, uint32_t adapter, void *mode, void *rotation) {
    if (mode == NULL) return TEPUI_INVALIDCALL;
    tepui_enter(self);
    uint32_t result_ = ask_Direct3DGetAdapterDisplayModeEx(self->stream, adapter, mode, rotation);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL Direct3DCreateDeviceEx_call(struct tepui_object *self, uint32_t adapter, uint32_t type, void *focus, uint32_t behavior, void *parameters, void *mode, void *device) {
    tepui_enter(self);
    uint32_t result_ = Direct3DCreateDeviceEx(self, adapter, type, focus, behavior, parameters, mode, device);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL Direct3DGetAdapterLUID_call(struct tepui_object *self, uint32_t adapter, void *luid) {
    if (luid == NULL) return TEPUI_INVALIDCALL;
    tepui_enter(self);
    uint32_t result_ = ask_Direct3DGetAdapterLUID(self->stream, adapter, luid);
    tepui_leave(self);
    return result_;
}

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

static uint32_t TEPUI_CALL DeviceTestCooperativeLevel_call(struct tepui_object *self) {
    tepui_enter(self);
    uint32_t result_ = DeviceTestCooperativeLevel(self);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetAvailableTextureMem_call(struct tepui_object *self) {
    tepui_enter(self);
    uint32_t result_ = ask_DeviceGetAvailableTextureMem(self->stream);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceEvictManagedResources_call(struct tepui_object *self) {
    tepui_enter(self);
    put_DeviceEvictManagedResources(self->stream);
    tepui_leave(self);
    return 0;
}

static uint32_t TEPUI_CALL DeviceGetDirect3D_call(struct tepui_object *self, void *direct3d) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetDirect3D(self, direct3d);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetDeviceCaps_call(struct tepui_object *self, void *caps) {
    if (caps == NULL) return TEPUI_INVALIDCALL;
    tepui_enter(self);
    uint32_t result_ = ask_DeviceGetDeviceCaps(self->stream, caps);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetDisplayMode_call(struct tepui_object *self, uint32_t chain, void *mode) {
    if (mode == NULL) return TEPUI_INVALIDCALL;
    tepui_enter(self);
    uint32_t result_ = ask_DeviceGetDisplayMode(self->stream, chain, mode);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetCreationParameters_call(struct tepui_object *self, void *parameters) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetCreationParameters(self, parameters);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetCursorProperties_call(struct tepui_object *self, uint32_t x, uint32_t y, void *picture) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetCursorProperties(self, x, y, picture);
    tepui_leave(self);
    return result_;
}

static void TEPUI_CALL DeviceSetCursorPosition_call(struct tepui_object *self, uint32_t x, uint32_t y, uint32_t flags) {
    tepui_enter(self);
    DeviceSetCursorPosition(self, x, y, flags);
    tepui_leave(self);
}

static uint32_t TEPUI_CALL DeviceShowCursor_call(struct tepui_object *self, uint32_t show) {
    tepui_enter(self);
    uint32_t result_ = DeviceShowCursor(self, show);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceCreateAdditionalSwapChain_call(struct tepui_object *self, void *parameters, void *chain) {
    tepui_enter(self);
    uint32_t result_ = DeviceCreateAdditionalSwapChain(self, parameters, chain);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetSwapChain_call(struct tepui_object *self, uint32_t index, void *chain) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetSwapChain(self, index, chain);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetNumberOfSwapChains_call(struct tepui_object *self) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetNumberOfSwapChains(self);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceReset_call(struct tepui_object *self, void *parameters) {
    tepui_enter(self);
    uint32_t result_ = DeviceReset(self, parameters);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DevicePresent_call(struct tepui_object *self, const void *from, const void *to, void *window, const void *dirty) {
    tepui_enter(self);
    uint32_t result_ = DevicePresent(self, from, to, window, dirty);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetBackBuffer_call(struct tepui_object *self, uint32_t chain, uint32_t index, uint32_t type, void *surface) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetBackBuffer(self, chain, index, type, surface);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetRasterStatus_call(struct tepui_object *self, uint32_t chain, void *status) {
    if (status == NULL) return TEPUI_INVALIDCALL;
    tepui_enter(self);
    uint32_t result_ = ask_DeviceGetRasterStatus(self->stream, chain, status);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetDialogBoxMode_call(struct tepui_object *self, uint32_t on) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetDialogBoxMode(self, on);
    tepui_leave(self);
    return result_;
}

static void TEPUI_CALL DeviceSetGammaRamp_call(struct tepui_object *self, uint32_t chain, uint32_t flags, const void *ramp) {
    tepui_enter(self);
    DeviceSetGammaRamp(self, chain, flags, ramp);
    tepui_leave(self);
}

static void TEPUI_CALL DeviceGetGammaRamp_call(struct tepui_object *self, uint32_t chain, void *ramp) {
    tepui_enter(self);
    DeviceGetGammaRamp(self, chain, ramp);
    tepui_leave(self);
}

static uint32_t TEPUI_CALL DeviceCreateTexture_call(struct tepui_object *self, uint32_t width, uint32_t height, uint32_t levels, uint32_t usage, uint32_t format, uint32_t pool, void *texture, void *shared) {
    tepui_enter(self);
    uint32_t result_ = DeviceCreateTexture(self, width, height, levels, usage, format, pool, texture, shared);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceCreateVolumeTexture_call(struct tepui_object *self, uint32_t width, uint32_t height, uint32_t depth, uint32_t levels, uint32_t usage, uint32_t format, uint32_t pool, void *texture, void *shared) {
    tepui_enter(self);
    uint32_t result_ = DeviceCreateVolumeTexture(self, width, height, depth, levels, usage, format, pool, texture, shared);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceCreateCubeTexture_call(struct tepui_object *self, uint32_t edge, uint32_t levels, uint32_t usage, uint32_t format, uint32_t pool, void *texture, void *shared) {
    tepui_enter(self);
    uint32_t result_ = DeviceCreateCubeTexture(self, edge, levels, usage, format, pool, texture, shared);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceCreateVertexBuffer_call(struct tepui_object *self, uint32_t length, uint32_t usage, uint32_t fvf, uint32_t pool, void *buffer, void *shared) {
    tepui_enter(self);
    uint32_t result_ = DeviceCreateVertexBuffer(self, length, usage, fvf, pool, buffer, shared);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceCreateIndexBuffer_call(struct tepui_object *self, uint32_t length, uint32_t usage, uint32_t format, uint32_t pool, void *buffer, void *shared) {
    tepui_enter(self);
    uint32_t result_ = DeviceCreateIndexBuffer(self, length, usage, format, pool, buffer, shared);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceCreateRenderTarget_call(struct tepui_object *self, uint32_t width, uint32_t height, uint32_t format, uint32_t samples, uint32_t quality, uint32_t lockable, void *surface, void *shared) {
    tepui_enter(self);
    uint32_t result_ = DeviceCreateRenderTarget(self, width, height, format, samples, quality, lockable, surface, shared);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceCreateDepthStencilSurface_call(struct tepui_object *self, uint32_t width, uint32_t height, uint32_t format, uint32_t samples, uint32_t quality, uint32_t discard, void *surface, void *shared) {
    tepui_enter(self);
    uint32_t result_ = DeviceCreateDepthStencilSurface(self, width, height, format, samples, quality, discard, surface, shared);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceUpdateSurface_call(struct tepui_object *self, void *source, const void *from, void *target, const void *point) {
    tepui_enter(self);
    uint32_t result_ = DeviceUpdateSurface(self, source, from, target, point);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceUpdateTexture_call(struct tepui_object *self, void *source, void *target) {
    tepui_enter(self);
    uint32_t result_ = DeviceUpdateTexture(self, source, target);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetRenderTargetData_call(struct tepui_object *self, void *source, void *target) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetRenderTargetData(self, source, target);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetFrontBufferData_call(struct tepui_object *self, uint32_t chain, void *target) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetFrontBufferData(self, chain, target);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceStretchRect_call(struct tepui_object *self, void *source, const void *from, void *target, const void *to, uint32_t filter) {
    tepui_enter(self);
    uint32_t result_ = DeviceStretchRect(self, source, from, target, to, filter);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceColorFill_call(struct tepui_object *self, void *surface, const void *rect, uint32_t color) {
    tepui_enter(self);
    uint32_t result_ = DeviceColorFill(self, surface, rect, color);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceCreateOffscreenPlainSurface_call(struct tepui_object *self, uint32_t width, uint32_t height, uint32_t format, uint32_t pool, void *surface, void *shared) {
    tepui_enter(self);
    uint32_t result_ = DeviceCreateOffscreenPlainSurface(self, width, height, format, pool, surface, shared);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetRenderTarget_call(struct tepui_object *self, uint32_t index, void *surface) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetRenderTarget(self, index, surface);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetRenderTarget_call(struct tepui_object *self, uint32_t index, void *surface) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetRenderTarget(self, index, surface);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetDepthStencilSurface_call(struct tepui_object *self, void *surface) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetDepthStencilSurface(self, surface);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetDepthStencilSurface_call(struct tepui_object *self, void *surface) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetDepthStencilSurface(self, surface);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceBeginScene_call(struct tepui_object *self) {
    tepui_enter(self);
    uint32_t result_ = DeviceBeginScene(self);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceEndScene_call(struct tepui_object *self) {
    tepui_enter(self);
    uint32_t result_ = DeviceEndScene(self);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceClear_call(struct tepui_object *self, uint32_t count, const void *rects, uint32_t flags, uint32_t color, float z, uint32_t stencil) {
    tepui_enter(self);
    uint32_t result_ = DeviceClear(self, count, rects, flags, color, z, stencil);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetTransform_call(struct tepui_object *self, uint32_t state, const void *matrix) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetTransform(self, state, matrix);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetTransform_call(struct tepui_object *self, uint32_t state, void *matrix) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetTransform(self, state, matrix);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceMultiplyTransform_call(struct tepui_object *self, uint32_t state, const void *matrix) {
    tepui_enter(self);
    uint32_t result_ = DeviceMultiplyTransform(self, state, matrix);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetViewport_call(struct tepui_object *self, const void *viewport) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetViewport(self, viewport);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetViewport_call(struct tepui_object *self, void *viewport) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetViewport(self, viewport);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetMaterial_call(struct tepui_object *self, const void *material) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetMaterial(self, material);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetMaterial_call(struct tepui_object *self, void *material) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetMaterial(self, material);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetLight_call(struct tepui_object *self, uint32_t index, const void *light) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetLight(self, index, light);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetLight_call(struct tepui_object *self, uint32_t index, void *light) {
    if (light == NULL) return TEPUI_INVALIDCALL;
    tepui_enter(self);
    uint32_t result_ = ask_DeviceGetLight(self->stream, index, light);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceLightEnable_call(struct tepui_object *self, uint32_t index, uint32_t enable) {
    tepui_enter(self);
    uint32_t result_ = DeviceLightEnable(self, index, enable);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetLightEnable_call(struct tepui_object *self, uint32_t index, void *enabled) {
    if (enabled == NULL) return TEPUI_INVALIDCALL;
    tepui_enter(self);
    uint32_t result_ = ask_DeviceGetLightEnable(self->stream, index, enabled);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetClipPlane_call(struct tepui_object *self, uint32_t index, const void *plane) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetClipPlane(self, index, plane);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetClipPlane_call(struct tepui_object *self, uint32_t index, void *plane) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetClipPlane(self, index, plane);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetRenderState_call(struct tepui_object *self, uint32_t state, uint32_t value) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetRenderState(self, state, value);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetRenderState_call(struct tepui_object *self, uint32_t state, void *value) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetRenderState(self, state, value);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceCreateStateBlock_call(struct tepui_object *self, uint32_t type, void *block) {
    tepui_enter(self);
    uint32_t result_ = DeviceCreateStateBlock(self, type, block);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceBeginStateBlock_call(struct tepui_object *self) {
    tepui_enter(self);
    uint32_t result_ = DeviceBeginStateBlock(self);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceEndStateBlock_call(struct tepui_object *self, void *block) {
    tepui_enter(self);
    uint32_t result_ = DeviceEndStateBlock(self, block);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetClipStatus_call(struct tepui_object *self, const void *status) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetClipStatus(self, status);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetClipStatus_call(struct tepui_object *self, void *status) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetClipStatus(self, status);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetTexture_call(struct tepui_object *self, uint32_t stage, void *texture) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetTexture(self, stage, texture);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetTexture_call(struct tepui_object *self, uint32_t stage, void *texture) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetTexture(self, stage, texture);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetTextureStageState_call(struct tepui_object *self, uint32_t stage, uint32_t type, void *value) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetTextureStageState(self, stage, type, value);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetTextureStageState_call(struct tepui_object *self, uint32_t stage, uint32_t type, uint32_t value) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetTextureStageState(self, stage, type, value);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetSamplerState_call(struct tepui_object *self, uint32_t sampler, uint32_t type, void *value) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetSamplerState(self, sampler, type, value);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetSamplerState_call(struct tepui_object *self, uint32_t sampler, uint32_t type, uint32_t value) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetSamplerState(self, sampler, type, value);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceValidateDevice_call(struct tepui_object *self, void *passes) {
    if (passes == NULL) return TEPUI_INVALIDCALL;
    tepui_enter(self);
    uint32_t result_ = ask_DeviceValidateDevice(self->stream, passes);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetPaletteEntries_call(struct tepui_object *self, uint32_t palette, const void *entries) {
    if (entries == NULL) return TEPUI_INVALIDCALL;
    tepui_enter(self);
    uint32_t result_ = ask_DeviceSetPaletteEntries(self->stream, palette, entries);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetPaletteEntries_call(struct tepui_object *self, uint32_t palette, void *entries) {
    if (entries == NULL) return TEPUI_INVALIDCALL;
    tepui_enter(self);
    uint32_t result_ = ask_DeviceGetPaletteEntries(self->stream, palette, entries);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetCurrentTexturePalette_call(struct tepui_object *self, uint32_t palette) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetCurrentTexturePalette(self, palette);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetCurrentTexturePalette_call(struct tepui_object *self, void *palette) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetCurrentTexturePalette(self, palette);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetScissorRect_call(struct tepui_object *self, const void *rect) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetScissorRect(self, rect);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetScissorRect_call(struct tepui_object *self, void *rect) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetScissorRect(self, rect);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetSoftwareVertexProcessing_call(struct tepui_object *self, uint32_t software) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetSoftwareVertexProcessing(self, software);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetSoftwareVertexProcessing_call(struct tepui_object *self) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetSoftwareVertexProcessing(self);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetNPatchMode_call(struct tepui_object *self, float segments) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetNPatchMode(self, segments);
    tepui_leave(self);
    return result_;
}

static float TEPUI_CALL DeviceGetNPatchMode_call(struct tepui_object *self) {
    tepui_enter(self);
    float result_ = DeviceGetNPatchMode(self);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceDrawPrimitive_call(struct tepui_object *self, uint32_t type, uint32_t start, uint32_t count) {
    tepui_enter(self);
    uint32_t result_ = DeviceDrawPrimitive(self, type, start, count);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceDrawIndexedPrimitive_call(struct tepui_object *self, uint32_t type, uint32_t base, uint32_t minimum, uint32_t vertices, uint32_t start, uint32_t count) {
    tepui_enter(self);
    uint32_t result_ = DeviceDrawIndexedPrimitive(self, type, base, minimum, vertices, start, count);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceDrawPrimitiveUP_call(struct tepui_object *self, uint32_t type, uint32_t count, const void *data, uint32_t stride) {
    tepui_enter(self);
    uint32_t result_ = DeviceDrawPrimitiveUP(self, type, count, data, stride);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceDrawIndexedPrimitiveUP_call(struct tepui_object *self, uint32_t type, uint32_t minimum, uint32_t vertices, uint32_t count, const void *indices, uint32_t format, const void *data, uint32_t stride) {
    tepui_enter(self);
    uint32_t result_ = DeviceDrawIndexedPrimitiveUP(self, type, minimum, vertices, count, indices, format, data, stride);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceProcessVertices_call(struct tepui_object *self, uint32_t start, uint32_t target, uint32_t count, void *buffer, void *declaration, uint32_t flags) {
    tepui_enter(self);
    uint32_t result_ = DeviceProcessVertices(self, start, target, count, buffer, declaration, flags);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceCreateVertexDeclaration_call(struct tepui_object *self, const void *elements, void *declaration) {
    tepui_enter(self);
    uint32_t result_ = DeviceCreateVertexDeclaration(self, elements, declaration);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetVertexDeclaration_call(struct tepui_object *self, void *declaration) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetVertexDeclaration(self, declaration);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetVertexDeclaration_call(struct tepui_object *self, void *declaration) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetVertexDeclaration(self, declaration);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetFVF_call(struct tepui_object *self, uint32_t fvf) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetFVF(self, fvf);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetFVF_call(struct tepui_object *self, void *fvf) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetFVF(self, fvf);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceCreateVertexShader_call(struct tepui_object *self, const void *tokens, void *shader) {
    tepui_enter(self);
    uint32_t result_ = DeviceCreateVertexShader(self, tokens, shader);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetVertexShader_call(struct tepui_object *self, void *shader) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetVertexShader(self, shader);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetVertexShader_call(struct tepui_object *self, void *shader) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetVertexShader(self, shader);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetVertexShaderConstantF_call(struct tepui_object *self, uint32_t start, const void *data, uint32_t count) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetVertexShaderConstantF(self, start, data, count);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetVertexShaderConstantF_call(struct tepui_object *self, uint32_t start, void *data, uint32_t count) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetVertexShaderConstantF(self, start, data, count);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetVertexShaderConstantI_call(struct tepui_object *self, uint32_t start, const void *data, uint32_t count) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetVertexShaderConstantI(self, start, data, count);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetVertexShaderConstantI_call(struct tepui_object *self, uint32_t start, void *data, uint32_t count) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetVertexShaderConstantI(self, start, data, count);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetVertexShaderConstantB_call(struct tepui_object *self, uint32_t start, const void *data, uint32_t count) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetVertexShaderConstantB(self, start, data, count);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetVertexShaderConstantB_call(struct tepui_object *self, uint32_t start, void *data, uint32_t count) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetVertexShaderConstantB(self, start, data, count);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetStreamSource_call(struct tepui_object *self, uint32_t stream, void *buffer, uint32_t offset, uint32_t stride) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetStreamSource(self, stream, buffer, offset, stride);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetStreamSource_call(struct tepui_object *self, uint32_t stream, void *buffer, void *offset, void *stride) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetStreamSource(self, stream, buffer, offset, stride);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetStreamSourceFreq_call(struct tepui_object *self, uint32_t stream, uint32_t setting) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetStreamSourceFreq(self, stream, setting);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetStreamSourceFreq_call(struct tepui_object *self, uint32_t stream, void *setting) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetStreamSourceFreq(self, stream, setting);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetIndices_call(struct tepui_object *self, void *indices) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetIndices(self, indices);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetIndices_call(struct tepui_object *self, void *indices) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetIndices(self, indices);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceCreatePixelShader_call(struct tepui_object *self, const void *tokens, void *shader) {
    tepui_enter(self);
    uint32_t result_ = DeviceCreatePixelShader(self, tokens, shader);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetPixelShader_call(struct tepui_object *self, void *shader) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetPixelShader(self, shader);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetPixelShader_call(struct tepui_object *self, void *shader) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetPixelShader(self, shader);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetPixelShaderConstantF_call(struct tepui_object *self, uint32_t start, const void *data, uint32_t count) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetPixelShaderConstantF(self, start, data, count);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetPixelShaderConstantF_call(struct tepui_object *self, uint32_t start, void *data, uint32_t count) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetPixelShaderConstantF(self, start, data, count);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetPixelShaderConstantI_call(struct tepui_object *self, uint32_t start, const void *data, uint32_t count) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetPixelShaderConstantI(self, start, data, count);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetPixelShaderConstantI_call(struct tepui_object *self, uint32_t start, void *data, uint32_t count) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetPixelShaderConstantI(self, start, data, count);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetPixelShaderConstantB_call(struct tepui_object *self, uint32_t start, const void *data, uint32_t count) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetPixelShaderConstantB(self, start, data, count);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetPixelShaderConstantB_call(struct tepui_object *self, uint32_t start, void *data, uint32_t count) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetPixelShaderConstantB(self, start, data, count);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceDrawRectPatch_call(struct tepui_object *self, uint32_t handle, const void *segments, const void *info) {
    tepui_enter(self);
    uint32_t result_ = DeviceDrawRectPatch(self, handle, segments, info);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceDrawTriPatch_call(struct tepui_object *self, uint32_t handle, const void *segments, const void *info) {
    tepui_enter(self);
    uint32_t result_ = DeviceDrawTriPatch(self, handle, segments, info);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceDeletePatch_call(struct tepui_object *self, uint32_t handle) {
    tepui_enter(self);
    uint32_t result_ = DeviceDeletePatch(self, handle);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceCreateQuery_call(struct tepui_object *self, uint32_t type, void *query) {
    tepui_enter(self);
    uint32_t result_ = DeviceCreateQuery(self, type, query);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetConvolutionMonoKernel_call(struct tepui_object *self, uint32_t width, uint32_t height, const void *rows, const void *columns) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetConvolutionMonoKernel(self, width, height, rows, columns);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceComposeRects_call(struct tepui_object *self, void *source, void *target, void *from, uint32_t count, void *to, uint32_t operation, uint32_t x, uint32_t y) {
    tepui_enter(self);
    uint32_t result_ = DeviceComposeRects(self, source, target, from, count, to, operation, x, y);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DevicePresentEx_call(struct tepui_object *self, const void *from, const void *to, void *window, const void *dirty, uint32_t flags) {
    tepui_enter(self);
    uint32_t result_ = DevicePresentEx(self, from, to, window, dirty, flags);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetGPUThreadPriority_call(struct tepui_object *self, void *priority) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetGPUThreadPriority(self, priority);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetGPUThreadPriority_call(struct tepui_object *self, uint32_t priority) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetGPUThreadPriority(self, priority);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceWaitForVBlank_call(struct tepui_object *self, uint32_t chain) {
    tepui_enter(self);
    uint32_t result_ = ask_DeviceWaitForVBlank(self->stream, chain);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceCheckResourceResidency_call(struct tepui_object *self, const void *resources, uint32_t count) {
    tepui_enter(self);
    uint32_t result_ = DeviceCheckResourceResidency(self, resources, count);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceSetMaximumFrameLatency_call(struct tepui_object *self, uint32_t frames) {
    tepui_enter(self);
    uint32_t result_ = DeviceSetMaximumFrameLatency(self, frames);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetMaximumFrameLatency_call(struct tepui_object *self, void *frames) {
    tepui_enter(self);
    uint32_t result_ = DeviceGetMaximumFrameLatency(self, frames);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceCheckDeviceState_call(struct tepui_object *self, void *window) {
    tepui_enter(self);
    uint32_t result_ = DeviceCheckDeviceState(self, window);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceCreateRenderTargetEx_call(struct tepui_object *self, uint32_t width, uint32_t height, uint32_t format, uint32_t samples, uint32_t quality, uint32_t lockable, void *surface, void *shared, uint32_t usage) {
    tepui_enter(self);
    uint32_t result_ = DeviceCreateRenderTargetEx(self, width, height, format, samples, quality, lockable, surface, shared, usage);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceCreateOffscreenPlainSurfaceEx_call(struct tepui_object *self, uint32_t width, uint32_t height, uint32_t format, uint32_t pool, void *surface, void *shared, uint32_t usage) {
    tepui_enter(self);
    uint32_t result_ = DeviceCreateOffscreenPlainSurfaceEx(self, width, height, format, pool, surface, shared, usage);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceCreateDepthStencilSurfaceEx_call(struct tepui_object *self, uint32_t width, uint32_t height, uint32_t format, uint32_t samples, uint32_t quality, uint32_t discard, void *surface, void *shared, uint32_t usage) {
    tepui_enter(self);
    uint32_t result_ = DeviceCreateDepthStencilSurfaceEx(self, width, height, format, samples, quality, discard, surface, shared, usage);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceResetEx_call(struct tepui_object *self, void *parameters, void *mode) {
    tepui_enter(self);
    uint32_t result_ = DeviceResetEx(self, parameters, mode);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL DeviceGetDisplayModeEx_call(struct tepui_object *self, uint32_t chain, void *mode, void *rotation) {
    if (mode == NULL) return TEPUI_INVALIDCALL;
    tepui_enter(self);
    uint32_t result_ = ask_DeviceGetDisplayModeEx(self->stream, chain, mode, rotation);
    tepui_leave(self);
    return result_;
}

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

static uint32_t TEPUI_CALL SwapChainPresent_call(struct tepui_object *self, const void *from, const void *to, void *window, const void *dirty, uint32_t flags) {
    tepui_enter(self);
    uint32_t result_ = SwapChainPresent(self, from, to, window, dirty, flags);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL SwapChainGetFrontBufferData_call(struct tepui_object *self, void *target) {
    tepui_enter(self);
    uint32_t result_ = SwapChainGetFrontBufferData(self, target);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL SwapChainGetBackBuffer_call(struct tepui_object *self, uint32_t index, uint32_t type, void *surface) {
    tepui_enter(self);
    uint32_t result_ = SwapChainGetBackBuffer(self, index, type, surface);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL SwapChainGetRasterStatus_call(struct tepui_object *self, void *status) {
    if (status == NULL) return TEPUI_INVALIDCALL;
    tepui_enter(self);
    uint32_t result_ = ask_SwapChainGetRasterStatus(self->stream, self->id, status);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL SwapChainGetDisplayMode_call(struct tepui_object *self, void *mode) {
    if (mode == NULL) return TEPUI_INVALIDCALL;
    tepui_enter(self);
    uint32_t result_ = ask_SwapChainGetDisplayMode(self->stream, self->id, mode);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL SwapChainGetPresentParameters_call(struct tepui_object *self, void *parameters) {
    tepui_enter(self);
    uint32_t result_ = SwapChainGetPresentParameters(self, parameters);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL SwapChainGetLastPresentCount_call(struct tepui_object *self, void *count) {
    if (count == NULL) return TEPUI_INVALIDCALL;
    tepui_enter(self);
    uint32_t result_ = ask_SwapChainGetLastPresentCount(self->stream, self->id, count);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL SwapChainGetPresentStats_call(struct tepui_object *self, void *stats) {
    if (stats == NULL) return TEPUI_INVALIDCALL;
    tepui_enter(self);
    uint32_t result_ = ask_SwapChainGetPresentStats(self->stream, self->id, stats);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL SwapChainGetDisplayModeEx_call(struct tepui_object *self, void *mode, void *rotation) {
    if (mode == NULL) return TEPUI_INVALIDCALL;
    tepui_enter(self);
    uint32_t result_ = ask_SwapChainGetDisplayModeEx(self->stream, self->id, mode, rotation);
    tepui_leave(self);
    return result_;
}

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

static uint32_t TEPUI_CALL StateBlockCapture_call(struct tepui_object *self) {
    tepui_enter(self);
    uint32_t result_ = StateBlockCapture(self);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL StateBlockApply_call(struct tepui_object *self) {
    tepui_enter(self);
    uint32_t result_ = StateBlockApply(self);
    tepui_leave(self);
    return result_;
}

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

static uint32_t TEPUI_CALL VertexDeclarationGetDeclaration_call(struct tepui_object *self, void *elements, void *count) {
    tepui_enter(self);
    uint32_t result_ = VertexDeclarationGetDeclaration(self, elements, count);
    tepui_leave(self);
    return result_;
}

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

static uint32_t TEPUI_CALL VertexShaderGetFunction_call(struct tepui_object *self, void *data, void *size) {
    tepui_enter(self);
    uint32_t result_ = VertexShaderGetFunction(self, data, size);
    tepui_leave(self);
    return result_;
}

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

static uint32_t TEPUI_CALL PixelShaderGetFunction_call(struct tepui_object *self, void *data, void *size) {
    tepui_enter(self);
    uint32_t result_ = PixelShaderGetFunction(self, data, size);
    tepui_leave(self);
    return result_;
}

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

static uint32_t TEPUI_CALL QueryGetType_call(struct tepui_object *self) {
    tepui_enter(self);
    uint32_t result_ = QueryGetType(self);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL QueryGetDataSize_call(struct tepui_object *self) {
    tepui_enter(self);
    uint32_t result_ = QueryGetDataSize(self);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL QueryIssue_call(struct tepui_object *self, uint32_t flags) {
    tepui_enter(self);
    uint32_t result_ = QueryIssue(self, flags);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL QueryGetData_call(struct tepui_object *self, void *data, uint32_t size, uint32_t flags) {
    tepui_enter(self);
    uint32_t result_ = QueryGetData(self, data, size, flags);
    tepui_leave(self);
    return result_;
}

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

static uint32_t TEPUI_CALL TextureGetLevelDesc_call(struct tepui_object *self, uint32_t level, void *description) {
    tepui_enter(self);
    uint32_t result_ = TextureGetLevelDesc(self, level, description);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL TextureGetSurfaceLevel_call(struct tepui_object *self, uint32_t level, void *surface) {
    tepui_enter(self);
    uint32_t result_ = TextureGetSurfaceLevel(self, level, surface);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL TextureLockRect_call(struct tepui_object *self, uint32_t level, void *locked, const void *rect, uint32_t flags) {
    tepui_enter(self);
    uint32_t result_ = TextureLockRect(self, level, locked, rect, flags);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL TextureUnlockRect_call(struct tepui_object *self, uint32_t level) {
    tepui_enter(self);
    uint32_t result_ = TextureUnlockRect(self, level);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL TextureAddDirtyRect_call(struct tepui_object *self, const void *rect) {
    tepui_enter(self);
    uint32_t result_ = TextureAddDirtyRect(self, rect);
    tepui_leave(self);
    return result_;
}

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

static uint32_t TEPUI_CALL VolumeTextureGetLevelDesc_call(struct tepui_object *self, uint32_t level, void *description) {
    tepui_enter(self);
    uint32_t result_ = VolumeTextureGetLevelDesc(self, level, description);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL VolumeTextureGetVolumeLevel_call(struct tepui_object *self, uint32_t level, void *volume) {
    tepui_enter(self);
    uint32_t result_ = VolumeTextureGetVolumeLevel(self, level, volume);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL VolumeTextureLockBox_call(struct tepui_object *self, uint32_t level, void *locked, const void *box, uint32_t flags) {
    tepui_enter(self);
    uint32_t result_ = VolumeTextureLockBox(self, level, locked, box, flags);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL VolumeTextureUnlockBox_call(struct tepui_object *self, uint32_t level) {
    tepui_enter(self);
    uint32_t result_ = VolumeTextureUnlockBox(self, level);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL VolumeTextureAddDirtyBox_call(struct tepui_object *self, const void *box) {
    tepui_enter(self);
    uint32_t result_ = VolumeTextureAddDirtyBox(self, box);
    tepui_leave(self);
    return result_;
}

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

static uint32_t TEPUI_CALL CubeTextureGetLevelDesc_call(struct tepui_object *self, uint32_t level, void *description) {
    tepui_enter(self);
    uint32_t result_ = CubeTextureGetLevelDesc(self, level, description);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL CubeTextureGetCubeMapSurface_call(struct tepui_object *self, uint32_t face, uint32_t level, void *surface) {
    tepui_enter(self);
    uint32_t result_ = CubeTextureGetCubeMapSurface(self, face, level, surface);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL CubeTextureLockRect_call(struct tepui_object *self, uint32_t face, uint32_t level, void *locked, const void *rect, uint32_t flags) {
    tepui_enter(self);
    uint32_t result_ = CubeTextureLockRect(self, face, level, locked, rect, flags);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL CubeTextureUnlockRect_call(struct tepui_object *self, uint32_t face, uint32_t level) {
    tepui_enter(self);
    uint32_t result_ = CubeTextureUnlockRect(self, face, level);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL CubeTextureAddDirtyRect_call(struct tepui_object *self, uint32_t face, const void *rect) {
    tepui_enter(self);
    uint32_t result_ = CubeTextureAddDirtyRect(self, face, rect);
    tepui_leave(self);
    return result_;
}

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

static uint32_t TEPUI_CALL VertexBufferLock_call(struct tepui_object *self, uint32_t offset, uint32_t size, void *data, uint32_t flags) {
    tepui_enter(self);
    uint32_t result_ = VertexBufferLock(self, offset, size, data, flags);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL VertexBufferUnlock_call(struct tepui_object *self) {
    tepui_enter(self);
    uint32_t result_ = VertexBufferUnlock(self);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL VertexBufferGetDesc_call(struct tepui_object *self, void *description) {
    tepui_enter(self);
    uint32_t result_ = VertexBufferGetDesc(self, description);
    tepui_leave(self);
    return result_;
}

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

static uint32_t TEPUI_CALL IndexBufferLock_call(struct tepui_object *self, uint32_t offset, uint32_t size, void *data, uint32_t flags) {
    tepui_enter(self);
    uint32_t result_ = IndexBufferLock(self, offset, size, data, flags);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL IndexBufferUnlock_call(struct tepui_object *self) {
    tepui_enter(self);
    uint32_t result_ = IndexBufferUnlock(self);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL IndexBufferGetDesc_call(struct tepui_object *self, void *description) {
    tepui_enter(self);
    uint32_t result_ = IndexBufferGetDesc(self, description);
    tepui_leave(self);
    return result_;
}

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

static uint32_t TEPUI_CALL SurfaceGetContainer_call(struct tepui_object *self, const void *id, void *container) {
    tepui_enter(self);
    uint32_t result_ = SurfaceGetContainer(self, id, container);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL SurfaceGetDesc_call(struct tepui_object *self, void *description) {
    tepui_enter(self);
    uint32_t result_ = SurfaceGetDesc(self, description);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL SurfaceLockRect_call(struct tepui_object *self, void *locked, const void *rect, uint32_t flags) {
    tepui_enter(self);
    uint32_t result_ = SurfaceLockRect(self, locked, rect, flags);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL SurfaceUnlockRect_call(struct tepui_object *self) {
    tepui_enter(self);
    uint32_t result_ = SurfaceUnlockRect(self);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL SurfaceGetDC_call(struct tepui_object *self, void *context) {
    tepui_enter(self);
    uint32_t result_ = SurfaceGetDC(self, context);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL SurfaceReleaseDC_call(struct tepui_object *self, void *context) {
    tepui_enter(self);
    uint32_t result_ = SurfaceReleaseDC(self, context);
    tepui_leave(self);
    return result_;
}

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

static uint32_t TEPUI_CALL VolumeGetContainer_call(struct tepui_object *self, const void *id, void *container) {
    tepui_enter(self);
    uint32_t result_ = VolumeGetContainer(self, id, container);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL VolumeGetDesc_call(struct tepui_object *self, void *description) {
    tepui_enter(self);
    uint32_t result_ = VolumeGetDesc(self, description);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL VolumeLockBox_call(struct tepui_object *self, void *locked, const void *box, uint32_t flags) {
    tepui_enter(self);
    uint32_t result_ = VolumeLockBox(self, locked, box, flags);
    tepui_leave(self);
    return result_;
}

static uint32_t TEPUI_CALL VolumeUnlockBox_call(struct tepui_object *self) {
    tepui_enter(self);
    uint32_t result_ = VolumeUnlockBox(self);
    tepui_leave(self);
    return result_;
}

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
