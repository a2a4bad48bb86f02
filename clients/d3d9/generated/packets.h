/* Encoders of packets. Those that begin with ask_ wait for the answer and return it. Written by './tepui generate' from direct3d9-methods.txt; not to be edited. */
#ifndef TEPUI_PACKETS_H
#define TEPUI_PACKETS_H

#include "stream.h"

/* A packet of words: its number, then its arguments. */
#define TEPUI_WORDS(NAME, PARAMETERS, ...)                                                        \
    static inline void put_##NAME PARAMETERS {                                                    \
        const uint32_t words_[] = {__VA_ARGS__};                                                  \
        uint32_t *to_ = tepui_packet(s_, words_[0], sizeof words_ / sizeof *words_);              \
        memcpy(to_ + 1, words_ + 1, sizeof words_ - sizeof *words_);                              \
    }
#define TEPUI_ASK(NAME, PARAMETERS, GIVEN)                                                        \
    static inline uint32_t ask_##NAME PARAMETERS {                                                \
        put_##NAME GIVEN;                                                                         \
        return tepui_wait(s_);                                                                    \
    }
/* The answer brings something, if the call did not fail. */
#define TEPUI_ASK_FOR(NAME, PARAMETERS, GIVEN, ...)                                               \
    static inline uint32_t ask_##NAME PARAMETERS {                                                \
        put_##NAME GIVEN;                                                                         \
        uint32_t result_ = tepui_wait(s_);                                                        \
        __VA_ARGS__;                                                                              \
        return result_;                                                                           \
    }

TEPUI_WORDS(Direct3DGetAdapterCount, (struct tepui_stream *s_), 8)
TEPUI_ASK(Direct3DGetAdapterCount, (struct tepui_stream *s_), (s_))

TEPUI_WORDS(Direct3DGetAdapterIdentifier, (struct tepui_stream *s_, uint32_t adapter, uint32_t flags), 9, adapter, flags)
TEPUI_ASK_FOR(Direct3DGetAdapterIdentifier, (struct tepui_stream *s_, uint32_t adapter, uint32_t flags, void *identifier), (s_, adapter, flags), tepui_bring(s_, !tepui_failed(result_), identifier, 0, 1100))

TEPUI_WORDS(Direct3DGetAdapterModeCount, (struct tepui_stream *s_, uint32_t adapter, uint32_t format), 10, adapter, format)
TEPUI_ASK(Direct3DGetAdapterModeCount, (struct tepui_stream *s_, uint32_t adapter, uint32_t format), (s_, adapter, format))

TEPUI_WORDS(Direct3DEnumAdapterModes, (struct tepui_stream *s_, uint32_t adapter, uint32_t format, uint32_t mode), 11, adapter, format, mode)
TEPUI_ASK_FOR(Direct3DEnumAdapterModes, (struct tepui_stream *s_, uint32_t adapter, uint32_t format, uint32_t mode, void *result), (s_, adapter, format, mode), tepui_bring(s_, !tepui_failed(result_), result, 0, 16))

TEPUI_WORDS(Direct3DGetAdapterDisplayMode, (struct tepui_stream *s_, uint32_t adapter), 12, adapter)
TEPUI_ASK_FOR(Direct3DGetAdapterDisplayMode, (struct tepui_stream *s_, uint32_t adapter, void *mode), (s_, adapter), tepui_bring(s_, !tepui_failed(result_), mode, 0, 16))

TEPUI_WORDS(Direct3DCheckDeviceType, (struct tepui_stream *s_, uint32_t adapter, uint32_t type, uint32_t display, uint32_t format, uint32_t windowed), 13, adapter, type, display, format, windowed)
TEPUI_ASK(Direct3DCheckDeviceType, (struct tepui_stream *s_, uint32_t adapter, uint32_t type, uint32_t display, uint32_t format, uint32_t windowed), (s_, adapter, type, display, format, windowed))

TEPUI_WORDS(Direct3DCheckDeviceFormat, (struct tepui_stream *s_, uint32_t adapter, uint32_t type, uint32_t display, uint32_t usage, uint32_t resource, uint32_t format), 14, adapter, type, display, usage, resource, format)
TEPUI_ASK(Direct3DCheckDeviceFormat, (struct tepui_stream *s_, uint32_t adapter, uint32_t type, uint32_t display, uint32_t usage, uint32_t resource, uint32_t format), (s_, adapter, type, display, usage, resource, format))

TEPUI_WORDS(Direct3DCheckDeviceMultiSampleType, (struct tepui_stream *s_, uint32_t adapter, uint32_t type, uint32_t format, uint32_t windowed, uint32_t samples), 15, adapter, type, format, windowed, samples)
TEPUI_ASK_FOR(Direct3DCheckDeviceMultiSampleType, (struct tepui_stream *s_, uint32_t adapter, uint32_t type, uint32_t format, uint32_t windowed, uint32_t samples, void *qualities), (s_, adapter, type, format, windowed, samples), tepui_bring(s_, 1, qualities, 0, 4))

TEPUI_WORDS(Direct3DCheckDepthStencilMatch, (struct tepui_stream *s_, uint32_t adapter, uint32_t type, uint32_t display, uint32_t target, uint32_t depth), 16, adapter, type, display, target, depth)
TEPUI_ASK(Direct3DCheckDepthStencilMatch, (struct tepui_stream *s_, uint32_t adapter, uint32_t type, uint32_t display, uint32_t target, uint32_t depth), (s_, adapter, type, display, target, depth))

TEPUI_WORDS(Direct3DCheckDeviceFormatConversion, (struct tepui_stream *s_, uint32_t adapter, uint32_t type, uint32_t source, uint32_t target), 17, adapter, type, source, target)
TEPUI_ASK(Direct3DCheckDeviceFormatConversion, (struct tepui_stream *s_, uint32_t adapter, uint32_t type, uint32_t source, uint32_t target), (s_, adapter, type, source, target))

TEPUI_WORDS(Direct3DGetDeviceCaps, (struct tepui_stream *s_, uint32_t adapter, uint32_t type), 18, adapter, type)
TEPUI_ASK_FOR(Direct3DGetDeviceCaps, (struct tepui_stream *s_, uint32_t adapter, uint32_t type, void *caps), (s_, adapter, type), tepui_bring(s_, !tepui_failed(result_), caps, 0, 304))

static inline void put_Direct3DGetAdapterModeCountEx(struct tepui_stream *s_, uint32_t adapter, const void *filter) {
    uint32_t filter_n = tepui_bytes(filter, (uint32_t)(12) * 1);
    uint32_t *w_ = tepui_packet(s_, 19, 3 + tepui_padded(filter_n));
    uint32_t *d_ = w_ + 3;
    w_[1] = adapter;
    d_ = tepui_put_array(w_ + 2, d_, filter, filter_n);
}
TEPUI_ASK(Direct3DGetAdapterModeCountEx, (struct tepui_stream *s_, uint32_t adapter, const void *filter), (s_, adapter, filter))

static inline void put_Direct3DEnumAdapterModesEx(struct tepui_stream *s_, uint32_t adapter, const void *filter, uint32_t mode) {
    uint32_t filter_n = tepui_bytes(filter, (uint32_t)(12) * 1);
    uint32_t *w_ = tepui_packet(s_, 20, 4 + tepui_padded(filter_n));
    uint32_t *d_ = w_ + 4;
    w_[1] = adapter;
    d_ = tepui_put_array(w_ + 2, d_, filter, filter_n);
    w_[3] = mode;
}
TEPUI_ASK_FOR(Direct3DEnumAdapterModesEx, (struct tepui_stream *s_, uint32_t adapter, const void *filter, uint32_t mode, void *result), (s_, adapter, filter, mode), tepui_bring(s_, !tepui_failed(result_), result, 0, 24))

TEPUI_WORDS(Direct3DGetAdapterDisplayModeEx, (struct tepui_stream *s_, uint32_t adapter), 21, adapter)
TEPUI_ASK_FOR(Direct3DGetAdapterDisplayModeEx, (struct tepui_stream *s_, uint32_t adapter, void *mode, void *rotation), (s_, adapter), tepui_bring(s_, !tepui_failed(result_), mode, 0, 24), tepui_bring(s_, 1, rotation, 24, 4))

TEPUI_WORDS(Direct3DGetAdapterLUID, (struct tepui_stream *s_, uint32_t adapter), 22, adapter)
TEPUI_ASK_FOR(Direct3DGetAdapterLUID, (struct tepui_stream *s_, uint32_t adapter, void *luid), (s_, adapter), tepui_bring(s_, !tepui_failed(result_), luid, 0, 8))

TEPUI_WORDS(DeviceGetAvailableTextureMem, (struct tepui_stream *s_), 23)
TEPUI_ASK(DeviceGetAvailableTextureMem, (struct tepui_stream *s_), (s_))

TEPUI_WORDS(DeviceEvictManagedResources, (struct tepui_stream *s_), 24)

TEPUI_WORDS(DeviceGetDeviceCaps, (struct tepui_stream *s_), 25)
TEPUI_ASK_FOR(DeviceGetDeviceCaps, (struct tepui_stream *s_, void *caps), (s_), tepui_bring(s_, !tepui_failed(result_), caps, 0, 304))

TEPUI_WORDS(DeviceGetDisplayMode, (struct tepui_stream *s_, uint32_t chain), 26, chain)
TEPUI_ASK_FOR(DeviceGetDisplayMode, (struct tepui_stream *s_, uint32_t chain, void *mode), (s_, chain), tepui_bring(s_, !tepui_failed(result_), mode, 0, 16))

TEPUI_WORDS(DeviceSetCursorProperties, (struct tepui_stream *s_, uint32_t x, uint32_t y, uint32_t picture), 27, x, y, picture)
TEPUI_ASK(DeviceSetCursorProperties, (struct tepui_stream *s_, uint32_t x, uint32_t y, uint32_t picture), (s_, x, y, picture))

TEPUI_WORDS(DeviceGetRasterStatus, (struct tepui_stream *s_, uint32_t chain), 28, chain)
TEPUI_ASK_FOR(DeviceGetRasterStatus, (struct tepui_stream *s_, uint32_t chain, void *status), (s_, chain), tepui_bring(s_, !tepui_failed(result_), status, 0, 8))

TEPUI_WORDS(DeviceCreateTexture, (struct tepui_stream *s_, uint32_t id, uint32_t width, uint32_t height, uint32_t levels, uint32_t usage, uint32_t format, uint32_t pool, uint32_t shared), 29, id, width, height, levels, usage, format, pool, shared)
TEPUI_ASK_FOR(DeviceCreateTexture, (struct tepui_stream *s_, uint32_t id, uint32_t width, uint32_t height, uint32_t levels, uint32_t usage, uint32_t format, uint32_t pool, uint32_t shared, void *made), (s_, id, width, height, levels, usage, format, pool, shared), tepui_bring(s_, !tepui_failed(result_), made, 0, 4))

TEPUI_WORDS(DeviceCreateVolumeTexture, (struct tepui_stream *s_, uint32_t id, uint32_t width, uint32_t height, uint32_t depth, uint32_t levels, uint32_t usage, uint32_t format, uint32_t pool, uint32_t shared), 30, id, width, height, depth, levels, usage, format, pool, shared)
TEPUI_ASK_FOR(DeviceCreateVolumeTexture, (struct tepui_stream *s_, uint32_t id, uint32_t width, uint32_t height, uint32_t depth, uint32_t levels, uint32_t usage, uint32_t format, uint32_t pool, uint32_t shared, void *made), (s_, id, width, height, depth, levels, usage, format, pool, shared), tepui_bring(s_, !tepui_failed(result_), made, 0, 4))

TEPUI_WORDS(DeviceCreateCubeTexture, (struct tepui_stream *s_, uint32_t id, uint32_t edge, uint32_t levels, uint32_t usage, uint32_t format, uint32_t pool, uint32_t shared), 31, id, edge, levels, usage, format, pool, shared)
TEPUI_ASK_FOR(DeviceCreateCubeTexture, (struct tepui_stream *s_, uint32_t id, uint32_t edge, uint32_t levels, uint32_t usage, uint32_t format, uint32_t pool, uint32_t shared, void *made), (s_, id, edge, levels, usage, format, pool, shared), tepui_bring(s_, !tepui_failed(result_), made, 0, 4))

TEPUI_WORDS(DeviceCreateVertexBuffer, (struct tepui_stream *s_, uint32_t id, uint32_t length, uint32_t usage, uint32_t fvf, uint32_t pool, uint32_t shared), 32, id, length, usage, fvf, pool, shared)
TEPUI_ASK(DeviceCreateVertexBuffer, (struct tepui_stream *s_, uint32_t id, uint32_t length, uint32_t usage, uint32_t fvf, uint32_t pool, uint32_t shared), (s_, id, length, usage, fvf, pool, shared))

TEPUI_WORDS(DeviceCreateIndexBuffer, (struct tepui_stream *s_, uint32_t id, uint32_t length, uint32_t usage, uint32_t format, uint32_t pool, uint32_t shared), 33, id, length, usage, format, pool, shared)
TEPUI_ASK(DeviceCreateIndexBuffer, (struct tepui_stream *s_, uint32_t id, uint32_t length, uint32_t usage, uint32_t format, uint32_t pool, uint32_t shared), (s_, id, length, usage, format, pool, shared))

TEPUI_WORDS(DeviceCreateRenderTarget, (struct tepui_stream *s_, uint32_t id, uint32_t width, uint32_t height, uint32_t format, uint32_t samples, uint32_t quality, uint32_t lockable, uint32_t shared), 34, id, width, height, format, samples, quality, lockable, shared)
TEPUI_ASK(DeviceCreateRenderTarget, (struct tepui_stream *s_, uint32_t id, uint32_t width, uint32_t height, uint32_t format, uint32_t samples, uint32_t quality, uint32_t lockable, uint32_t shared), (s_, id, width, height, format, samples, quality, lockable, shared))

TEPUI_WORDS(DeviceCreateDepthStencilSurface, (struct tepui_stream *s_, uint32_t id, uint32_t width, uint32_t height, uint32_t format, uint32_t samples, uint32_t quality, uint32_t discard, uint32_t shared), 35, id, width, height, format, samples, quality, discard, shared)
TEPUI_ASK(DeviceCreateDepthStencilSurface, (struct tepui_stream *s_, uint32_t id, uint32_t width, uint32_t height, uint32_t format, uint32_t samples, uint32_t quality, uint32_t discard, uint32_t shared), (s_, id, width, height, format, samples, quality, discard, shared))

static inline void put_DeviceUpdateSurface(struct tepui_stream *s_, uint32_t source, const void *from, uint32_t target, uint32_t x, uint32_t y) {
    uint32_t *w_ = tepui_packet(s_, 36, 10);
    w_[1] = source;
    tepui_put_optional(w_ + 2, from, 4);
    w_[7] = target;
    w_[8] = x;
    w_[9] = y;
}
TEPUI_ASK(DeviceUpdateSurface, (struct tepui_stream *s_, uint32_t source, const void *from, uint32_t target, uint32_t x, uint32_t y), (s_, source, from, target, x, y))

TEPUI_WORDS(DeviceUpdateTexture, (struct tepui_stream *s_, uint32_t source, uint32_t target), 37, source, target)
TEPUI_ASK(DeviceUpdateTexture, (struct tepui_stream *s_, uint32_t source, uint32_t target), (s_, source, target))

TEPUI_WORDS(DeviceGetRenderTargetData, (struct tepui_stream *s_, uint32_t source, uint32_t target), 38, source, target)
TEPUI_ASK(DeviceGetRenderTargetData, (struct tepui_stream *s_, uint32_t source, uint32_t target), (s_, source, target))

TEPUI_WORDS(DeviceGetFrontBufferData, (struct tepui_stream *s_, uint32_t chain, uint32_t target), 39, chain, target)
TEPUI_ASK(DeviceGetFrontBufferData, (struct tepui_stream *s_, uint32_t chain, uint32_t target), (s_, chain, target))

static inline void put_DeviceStretchRect(struct tepui_stream *s_, uint32_t source, const void *from, uint32_t target, const void *to, uint32_t filter) {
    uint32_t *w_ = tepui_packet(s_, 40, 14);
    w_[1] = source;
    tepui_put_optional(w_ + 2, from, 4);
    w_[7] = target;
    tepui_put_optional(w_ + 8, to, 4);
    w_[13] = filter;
}
TEPUI_ASK(DeviceStretchRect, (struct tepui_stream *s_, uint32_t source, const void *from, uint32_t target, const void *to, uint32_t filter), (s_, source, from, target, to, filter))

static inline void put_DeviceColorFill(struct tepui_stream *s_, uint32_t surface, const void *rect, uint32_t color) {
    uint32_t *w_ = tepui_packet(s_, 41, 8);
    w_[1] = surface;
    tepui_put_optional(w_ + 2, rect, 4);
    w_[7] = color;
}
TEPUI_ASK(DeviceColorFill, (struct tepui_stream *s_, uint32_t surface, const void *rect, uint32_t color), (s_, surface, rect, color))

TEPUI_WORDS(DeviceCreateOffscreenPlainSurface, (struct tepui_stream *s_, uint32_t id, uint32_t width, uint32_t height, uint32_t format, uint32_t pool, uint32_t shared), 42, id, width, height, format, pool, shared)
TEPUI_ASK(DeviceCreateOffscreenPlainSurface, (struct tepui_stream *s_, uint32_t id, uint32_t width, uint32_t height, uint32_t format, uint32_t pool, uint32_t shared), (s_, id, width, height, format, pool, shared))

TEPUI_WORDS(DeviceSetRenderTarget, (struct tepui_stream *s_, uint32_t index, uint32_t surface), 43, index, surface)

TEPUI_WORDS(DeviceSetDepthStencilSurface, (struct tepui_stream *s_, uint32_t surface), 44, surface)

static inline void put_DeviceClear(struct tepui_stream *s_, const void *rects, uint32_t flags, uint32_t color, float z, uint32_t stencil, uint32_t count) {
    uint32_t rects_n = tepui_bytes(rects, (uint32_t)(count) * 16);
    uint32_t *w_ = tepui_packet(s_, 45, 7 + tepui_padded(rects_n));
    uint32_t *d_ = w_ + 7;
    d_ = tepui_put_array(w_ + 1, d_, rects, rects_n);
    w_[2] = flags;
    w_[3] = color;
    w_[4] = tepui_float(z);
    w_[5] = stencil;
    w_[6] = count;
}

static inline void put_DeviceSetTransform(struct tepui_stream *s_, uint32_t state, const void *matrix) {
    uint32_t matrix_n = tepui_bytes(matrix, (uint32_t)(16) * 4);
    uint32_t *w_ = tepui_packet(s_, 46, 3 + tepui_padded(matrix_n));
    uint32_t *d_ = w_ + 3;
    w_[1] = state;
    d_ = tepui_put_array(w_ + 2, d_, matrix, matrix_n);
}

static inline void put_DeviceMultiplyTransform(struct tepui_stream *s_, uint32_t state, const void *matrix) {
    uint32_t matrix_n = tepui_bytes(matrix, (uint32_t)(16) * 4);
    uint32_t *w_ = tepui_packet(s_, 47, 3 + tepui_padded(matrix_n));
    uint32_t *d_ = w_ + 3;
    w_[1] = state;
    d_ = tepui_put_array(w_ + 2, d_, matrix, matrix_n);
}

static inline void put_DeviceSetViewport(struct tepui_stream *s_, const void *viewport) {
    uint32_t viewport_n = tepui_bytes(viewport, (uint32_t)(24) * 1);
    uint32_t *w_ = tepui_packet(s_, 48, 2 + tepui_padded(viewport_n));
    uint32_t *d_ = w_ + 2;
    d_ = tepui_put_array(w_ + 1, d_, viewport, viewport_n);
}

static inline void put_DeviceSetMaterial(struct tepui_stream *s_, const void *material) {
    uint32_t material_n = tepui_bytes(material, (uint32_t)(68) * 1);
    uint32_t *w_ = tepui_packet(s_, 49, 2 + tepui_padded(material_n));
    uint32_t *d_ = w_ + 2;
    d_ = tepui_put_array(w_ + 1, d_, material, material_n);
}

static inline void put_DeviceSetLight(struct tepui_stream *s_, uint32_t index, const void *light) {
    uint32_t light_n = tepui_bytes(light, (uint32_t)(104) * 1);
    uint32_t *w_ = tepui_packet(s_, 50, 3 + tepui_padded(light_n));
    uint32_t *d_ = w_ + 3;
    w_[1] = index;
    d_ = tepui_put_array(w_ + 2, d_, light, light_n);
}

TEPUI_WORDS(DeviceGetLight, (struct tepui_stream *s_, uint32_t index), 51, index)
TEPUI_ASK_FOR(DeviceGetLight, (struct tepui_stream *s_, uint32_t index, void *light), (s_, index), tepui_bring(s_, !tepui_failed(result_), light, 0, 104))

TEPUI_WORDS(DeviceLightEnable, (struct tepui_stream *s_, uint32_t index, uint32_t enable), 52, index, enable)

TEPUI_WORDS(DeviceGetLightEnable, (struct tepui_stream *s_, uint32_t index), 53, index)
TEPUI_ASK_FOR(DeviceGetLightEnable, (struct tepui_stream *s_, uint32_t index, void *enabled), (s_, index), tepui_bring(s_, !tepui_failed(result_), enabled, 0, 4))

static inline void put_DeviceSetClipPlane(struct tepui_stream *s_, uint32_t index, const void *plane) {
    uint32_t plane_n = tepui_bytes(plane, (uint32_t)(4) * 4);
    uint32_t *w_ = tepui_packet(s_, 54, 3 + tepui_padded(plane_n));
    uint32_t *d_ = w_ + 3;
    w_[1] = index;
    d_ = tepui_put_array(w_ + 2, d_, plane, plane_n);
}

TEPUI_WORDS(DeviceSetRenderState, (struct tepui_stream *s_, uint32_t state, uint32_t value), 55, state, value)

TEPUI_WORDS(DeviceCreateStateBlock, (struct tepui_stream *s_, uint32_t id, uint32_t type), 56, id, type)
TEPUI_ASK(DeviceCreateStateBlock, (struct tepui_stream *s_, uint32_t id, uint32_t type), (s_, id, type))

TEPUI_WORDS(DeviceBeginStateBlock, (struct tepui_stream *s_), 57)

TEPUI_WORDS(DeviceEndStateBlock, (struct tepui_stream *s_, uint32_t id), 58, id)

TEPUI_WORDS(DeviceSetTexture, (struct tepui_stream *s_, uint32_t stage, uint32_t texture), 59, stage, texture)

TEPUI_WORDS(DeviceSetTextureStageState, (struct tepui_stream *s_, uint32_t stage, uint32_t type, uint32_t value), 60, stage, type, value)

TEPUI_WORDS(DeviceSetSamplerState, (struct tepui_stream *s_, uint32_t sampler, uint32_t type, uint32_t value), 61, sampler, type, value)

TEPUI_WORDS(DeviceValidateDevice, (struct tepui_stream *s_), 62)
TEPUI_ASK_FOR(DeviceValidateDevice, (struct tepui_stream *s_, void *passes), (s_), tepui_bring(s_, !tepui_failed(result_), passes, 0, 4))

static inline void put_DeviceSetPaletteEntries(struct tepui_stream *s_, uint32_t palette, const void *entries) {
    uint32_t entries_n = tepui_bytes(entries, (uint32_t)(256) * 4);
    uint32_t *w_ = tepui_packet(s_, 63, 3 + tepui_padded(entries_n));
    uint32_t *d_ = w_ + 3;
    w_[1] = palette;
    d_ = tepui_put_array(w_ + 2, d_, entries, entries_n);
}
TEPUI_ASK(DeviceSetPaletteEntries, (struct tepui_stream *s_, uint32_t palette, const void *entries), (s_, palette, entries))

TEPUI_WORDS(DeviceGetPaletteEntries, (struct tepui_stream *s_, uint32_t palette), 64, palette)
TEPUI_ASK_FOR(DeviceGetPaletteEntries, (struct tepui_stream *s_, uint32_t palette, void *entries), (s_, palette), tepui_bring(s_, !tepui_failed(result_), entries, 0, 1024))

TEPUI_WORDS(DeviceSetCurrentTexturePalette, (struct tepui_stream *s_, uint32_t palette), 65, palette)
TEPUI_ASK(DeviceSetCurrentTexturePalette, (struct tepui_stream *s_, uint32_t palette), (s_, palette))

static inline void put_DeviceSetScissorRect(struct tepui_stream *s_, const void *rect) {
    uint32_t *w_ = tepui_packet(s_, 66, 6);
    tepui_put_optional(w_ + 1, rect, 4);
}

TEPUI_WORDS(DeviceSetSoftwareVertexProcessing, (struct tepui_stream *s_, uint32_t software), 67, software)

TEPUI_WORDS(DeviceDrawPrimitive, (struct tepui_stream *s_, uint32_t type, uint32_t start, uint32_t count), 68, type, start, count)

TEPUI_WORDS(DeviceDrawIndexedPrimitive, (struct tepui_stream *s_, uint32_t type, uint32_t base, uint32_t minimum, uint32_t vertices, uint32_t start, uint32_t count), 69, type, base, minimum, vertices, start, count)

static inline void put_DeviceDrawPrimitiveUP(struct tepui_stream *s_, uint32_t type, uint32_t count, uint32_t stride, const void *data, uint32_t size, uint32_t staged) {
    uint32_t data_n = tepui_bytes(data, (uint32_t)(size) * 1);
    uint32_t *w_ = tepui_packet(s_, 70, 7 + tepui_padded(data_n));
    uint32_t *d_ = w_ + 7;
    w_[1] = type;
    w_[2] = count;
    w_[3] = stride;
    d_ = tepui_put_array(w_ + 4, d_, data, data_n);
    w_[5] = size;
    w_[6] = staged;
}

static inline void put_DeviceDrawIndexedPrimitiveUP(struct tepui_stream *s_, uint32_t type, uint32_t minimum, uint32_t vertices, uint32_t count, uint32_t format, uint32_t stride, const void *indices, const void *data, uint32_t indexBytes, uint32_t size, uint32_t staged) {
    uint32_t indices_n = tepui_bytes(indices, (uint32_t)(indexBytes) * 1);
    uint32_t data_n = tepui_bytes(data, (uint32_t)(size) * 1);
    uint32_t *w_ = tepui_packet(s_, 71, 12 + tepui_padded(indices_n) + tepui_padded(data_n));
    uint32_t *d_ = w_ + 12;
    w_[1] = type;
    w_[2] = minimum;
    w_[3] = vertices;
    w_[4] = count;
    w_[5] = format;
    w_[6] = stride;
    d_ = tepui_put_array(w_ + 7, d_, indices, indices_n);
    d_ = tepui_put_array(w_ + 8, d_, data, data_n);
    w_[9] = indexBytes;
    w_[10] = size;
    w_[11] = staged;
}

TEPUI_WORDS(DeviceProcessVertices, (struct tepui_stream *s_, uint32_t start, uint32_t target, uint32_t count, uint32_t buffer, uint32_t declaration, uint32_t flags), 72, start, target, count, buffer, declaration, flags)
TEPUI_ASK(DeviceProcessVertices, (struct tepui_stream *s_, uint32_t start, uint32_t target, uint32_t count, uint32_t buffer, uint32_t declaration, uint32_t flags), (s_, start, target, count, buffer, declaration, flags))

static inline void put_DeviceCreateVertexDeclaration(struct tepui_stream *s_, uint32_t id, uint32_t count, const void *elements) {
    uint32_t elements_n = tepui_bytes(elements, (uint32_t)(count*8) * 1);
    uint32_t *w_ = tepui_packet(s_, 73, 4 + tepui_padded(elements_n));
    uint32_t *d_ = w_ + 4;
    w_[1] = id;
    w_[2] = count;
    d_ = tepui_put_array(w_ + 3, d_, elements, elements_n);
}
TEPUI_ASK(DeviceCreateVertexDeclaration, (struct tepui_stream *s_, uint32_t id, uint32_t count, const void *elements), (s_, id, count, elements))

TEPUI_WORDS(DeviceSetVertexDeclaration, (struct tepui_stream *s_, uint32_t declaration), 74, declaration)

TEPUI_WORDS(DeviceSetFVF, (struct tepui_stream *s_, uint32_t id, uint32_t fvf), 75, id, fvf)
TEPUI_ASK_FOR(DeviceSetFVF, (struct tepui_stream *s_, uint32_t id, uint32_t fvf, void *elements), (s_, id, fvf), tepui_bring(s_, !tepui_failed(result_), elements, 0, 1028))

static inline void put_DeviceCreateVertexShader(struct tepui_stream *s_, uint32_t id, uint32_t words, const void *tokens, uint32_t staged) {
    uint32_t tokens_n = tepui_bytes(tokens, (uint32_t)(words*4) * 1);
    uint32_t *w_ = tepui_packet(s_, 76, 5 + tepui_padded(tokens_n));
    uint32_t *d_ = w_ + 5;
    w_[1] = id;
    w_[2] = words;
    d_ = tepui_put_array(w_ + 3, d_, tokens, tokens_n);
    w_[4] = staged;
}
TEPUI_ASK(DeviceCreateVertexShader, (struct tepui_stream *s_, uint32_t id, uint32_t words, const void *tokens, uint32_t staged), (s_, id, words, tokens, staged))

TEPUI_WORDS(DeviceSetVertexShader, (struct tepui_stream *s_, uint32_t shader), 77, shader)

static inline void put_DeviceSetVertexShaderConstantF(struct tepui_stream *s_, uint32_t start, const void *data, uint32_t count) {
    uint32_t data_n = tepui_bytes(data, (uint32_t)(4*count) * 4);
    uint32_t *w_ = tepui_packet(s_, 78, 4 + tepui_padded(data_n));
    uint32_t *d_ = w_ + 4;
    w_[1] = start;
    d_ = tepui_put_array(w_ + 2, d_, data, data_n);
    w_[3] = count;
}

static inline void put_DeviceSetVertexShaderConstantI(struct tepui_stream *s_, uint32_t start, const void *data, uint32_t count) {
    uint32_t data_n = tepui_bytes(data, (uint32_t)(4*count) * 4);
    uint32_t *w_ = tepui_packet(s_, 79, 4 + tepui_padded(data_n));
    uint32_t *d_ = w_ + 4;
    w_[1] = start;
    d_ = tepui_put_array(w_ + 2, d_, data, data_n);
    w_[3] = count;
}

static inline void put_DeviceSetVertexShaderConstantB(struct tepui_stream *s_, uint32_t start, const void *data, uint32_t count) {
    uint32_t data_n = tepui_bytes(data, (uint32_t)(count) * 4);
    uint32_t *w_ = tepui_packet(s_, 80, 4 + tepui_padded(data_n));
    uint32_t *d_ = w_ + 4;
    w_[1] = start;
    d_ = tepui_put_array(w_ + 2, d_, data, data_n);
    w_[3] = count;
}

TEPUI_WORDS(DeviceSetStreamSource, (struct tepui_stream *s_, uint32_t stream, uint32_t buffer, uint32_t offset, uint32_t stride), 81, stream, buffer, offset, stride)

TEPUI_WORDS(DeviceSetStreamSourceFreq, (struct tepui_stream *s_, uint32_t stream, uint32_t setting), 82, stream, setting)

TEPUI_WORDS(DeviceSetIndices, (struct tepui_stream *s_, uint32_t indices), 83, indices)

static inline void put_DeviceCreatePixelShader(struct tepui_stream *s_, uint32_t id, uint32_t words, const void *tokens, uint32_t staged) {
    uint32_t tokens_n = tepui_bytes(tokens, (uint32_t)(words*4) * 1);
    uint32_t *w_ = tepui_packet(s_, 84, 5 + tepui_padded(tokens_n));
    uint32_t *d_ = w_ + 5;
    w_[1] = id;
    w_[2] = words;
    d_ = tepui_put_array(w_ + 3, d_, tokens, tokens_n);
    w_[4] = staged;
}
TEPUI_ASK(DeviceCreatePixelShader, (struct tepui_stream *s_, uint32_t id, uint32_t words, const void *tokens, uint32_t staged), (s_, id, words, tokens, staged))

TEPUI_WORDS(DeviceSetPixelShader, (struct tepui_stream *s_, uint32_t shader), 85, shader)

static inline void put_DeviceSetPixelShaderConstantF(struct tepui_stream *s_, uint32_t start, const void *data, uint32_t count) {
    uint32_t data_n = tepui_bytes(data, (uint32_t)(4*count) * 4);
    uint32_t *w_ = tepui_packet(s_, 86, 4 + tepui_padded(data_n));
    uint32_t *d_ = w_ + 4;
    w_[1] = start;
    d_ = tepui_put_array(w_ + 2, d_, data, data_n);
    w_[3] = count;
}

static inline void put_DeviceSetPixelShaderConstantI(struct tepui_stream *s_, uint32_t start, const void *data, uint32_t count) {
    uint32_t data_n = tepui_bytes(data, (uint32_t)(4*count) * 4);
    uint32_t *w_ = tepui_packet(s_, 87, 4 + tepui_padded(data_n));
    uint32_t *d_ = w_ + 4;
    w_[1] = start;
    d_ = tepui_put_array(w_ + 2, d_, data, data_n);
    w_[3] = count;
}

static inline void put_DeviceSetPixelShaderConstantB(struct tepui_stream *s_, uint32_t start, const void *data, uint32_t count) {
    uint32_t data_n = tepui_bytes(data, (uint32_t)(count) * 4);
    uint32_t *w_ = tepui_packet(s_, 88, 4 + tepui_padded(data_n));
    uint32_t *d_ = w_ + 4;
    w_[1] = start;
    d_ = tepui_put_array(w_ + 2, d_, data, data_n);
    w_[3] = count;
}

TEPUI_WORDS(DeviceCreateQuery, (struct tepui_stream *s_, uint32_t id, uint32_t type), 89, id, type)
TEPUI_ASK_FOR(DeviceCreateQuery, (struct tepui_stream *s_, uint32_t id, uint32_t type, void *size), (s_, id, type), tepui_bring(s_, !tepui_failed(result_), size, 0, 4))

TEPUI_WORDS(DeviceWaitForVBlank, (struct tepui_stream *s_, uint32_t chain), 90, chain)
TEPUI_ASK(DeviceWaitForVBlank, (struct tepui_stream *s_, uint32_t chain), (s_, chain))

TEPUI_WORDS(DeviceGetDisplayModeEx, (struct tepui_stream *s_, uint32_t chain), 91, chain)
TEPUI_ASK_FOR(DeviceGetDisplayModeEx, (struct tepui_stream *s_, uint32_t chain, void *mode, void *rotation), (s_, chain), tepui_bring(s_, !tepui_failed(result_), mode, 0, 24), tepui_bring(s_, 1, rotation, 24, 4))

TEPUI_WORDS(SwapChainGetFrontBufferData, (struct tepui_stream *s_, uint32_t self_, uint32_t target), 92, self_, target)
TEPUI_ASK(SwapChainGetFrontBufferData, (struct tepui_stream *s_, uint32_t self_, uint32_t target), (s_, self_, target))

TEPUI_WORDS(SwapChainGetRasterStatus, (struct tepui_stream *s_, uint32_t self_), 93, self_)
TEPUI_ASK_FOR(SwapChainGetRasterStatus, (struct tepui_stream *s_, uint32_t self_, void *status), (s_, self_), tepui_bring(s_, !tepui_failed(result_), status, 0, 8))

TEPUI_WORDS(SwapChainGetDisplayMode, (struct tepui_stream *s_, uint32_t self_), 94, self_)
TEPUI_ASK_FOR(SwapChainGetDisplayMode, (struct tepui_stream *s_, uint32_t self_, void *mode), (s_, self_), tepui_bring(s_, !tepui_failed(result_), mode, 0, 16))

TEPUI_WORDS(SwapChainGetLastPresentCount, (struct tepui_stream *s_, uint32_t self_), 95, self_)
TEPUI_ASK_FOR(SwapChainGetLastPresentCount, (struct tepui_stream *s_, uint32_t self_, void *count), (s_, self_), tepui_bring(s_, !tepui_failed(result_), count, 0, 4))

TEPUI_WORDS(SwapChainGetPresentStats, (struct tepui_stream *s_, uint32_t self_), 96, self_)
TEPUI_ASK_FOR(SwapChainGetPresentStats, (struct tepui_stream *s_, uint32_t self_, void *stats), (s_, self_), tepui_bring(s_, !tepui_failed(result_), stats, 0, 32))

TEPUI_WORDS(SwapChainGetDisplayModeEx, (struct tepui_stream *s_, uint32_t self_), 97, self_)
TEPUI_ASK_FOR(SwapChainGetDisplayModeEx, (struct tepui_stream *s_, uint32_t self_, void *mode, void *rotation), (s_, self_), tepui_bring(s_, !tepui_failed(result_), mode, 0, 24), tepui_bring(s_, 1, rotation, 24, 4))

TEPUI_WORDS(StateBlockCapture, (struct tepui_stream *s_, uint32_t self_), 98, self_)

TEPUI_WORDS(StateBlockApply, (struct tepui_stream *s_, uint32_t self_), 99, self_)

TEPUI_WORDS(QueryIssue, (struct tepui_stream *s_, uint32_t self_, uint32_t flags), 100, self_, flags)

TEPUI_WORDS(QueryGetData, (struct tepui_stream *s_, uint32_t self_, uint32_t size, uint32_t flags), 101, self_, size, flags)
TEPUI_ASK_FOR(QueryGetData, (struct tepui_stream *s_, uint32_t self_, uint32_t size, uint32_t flags, void *data), (s_, self_, size, flags), tepui_bring(s_, !tepui_failed(result_), data, 0, 64))

static inline void put_TextureAddDirtyRect(struct tepui_stream *s_, uint32_t self_, const void *rect) {
    uint32_t *w_ = tepui_packet(s_, 102, 7);
    w_[1] = self_;
    tepui_put_optional(w_ + 2, rect, 4);
}

static inline void put_VolumeTextureAddDirtyBox(struct tepui_stream *s_, uint32_t self_, const void *box) {
    uint32_t *w_ = tepui_packet(s_, 103, 9);
    w_[1] = self_;
    tepui_put_optional(w_ + 2, box, 6);
}

static inline void put_CubeTextureAddDirtyRect(struct tepui_stream *s_, uint32_t self_, uint32_t face, const void *rect) {
    uint32_t *w_ = tepui_packet(s_, 104, 8);
    w_[1] = self_;
    w_[2] = face;
    tepui_put_optional(w_ + 3, rect, 4);
}

static inline void put_OpenDirect3D(struct tepui_stream *s_, uint32_t ex, uint32_t count, const void *modes) {
    uint32_t modes_n = tepui_bytes(modes, (uint32_t)(count*12) * 1);
    uint32_t *w_ = tepui_packet(s_, 105, 4 + tepui_padded(modes_n));
    uint32_t *d_ = w_ + 4;
    w_[1] = ex;
    w_[2] = count;
    d_ = tepui_put_array(w_ + 3, d_, modes, modes_n);
}
TEPUI_ASK(OpenDirect3D, (struct tepui_stream *s_, uint32_t ex, uint32_t count, const void *modes), (s_, ex, count, modes))

static inline void put_OpenDevice(struct tepui_stream *s_, uint32_t adapter, uint32_t type, uint32_t behavior, uint32_t ex, uint32_t count, const void *parameters, const void *modes) {
    uint32_t parameters_n = tepui_bytes(parameters, (uint32_t)(72) * 1);
    uint32_t modes_n = tepui_bytes(modes, (uint32_t)(count*12) * 1);
    uint32_t *w_ = tepui_packet(s_, 106, 8 + tepui_padded(parameters_n) + tepui_padded(modes_n));
    uint32_t *d_ = w_ + 8;
    w_[1] = adapter;
    w_[2] = type;
    w_[3] = behavior;
    w_[4] = ex;
    w_[5] = count;
    d_ = tepui_put_array(w_ + 6, d_, parameters, parameters_n);
    d_ = tepui_put_array(w_ + 7, d_, modes, modes_n);
}
TEPUI_ASK_FOR(OpenDevice, (struct tepui_stream *s_, uint32_t adapter, uint32_t type, uint32_t behavior, uint32_t ex, uint32_t count, const void *parameters, const void *modes, void *completed), (s_, adapter, type, behavior, ex, count, parameters, modes), tepui_bring(s_, !tepui_failed(result_), completed, 0, 56))

static inline void put_ResetDevice(struct tepui_stream *s_, const void *parameters, uint32_t ex) {
    uint32_t parameters_n = tepui_bytes(parameters, (uint32_t)(72) * 1);
    uint32_t *w_ = tepui_packet(s_, 107, 3 + tepui_padded(parameters_n));
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, parameters, parameters_n);
    w_[2] = ex;
}
TEPUI_ASK_FOR(ResetDevice, (struct tepui_stream *s_, const void *parameters, uint32_t ex, void *completed), (s_, parameters, ex), tepui_bring(s_, !tepui_failed(result_), completed, 0, 56))

TEPUI_WORDS(Snapshot, (struct tepui_stream *s_), 108)
TEPUI_ASK_FOR(Snapshot, (struct tepui_stream *s_, void *state), (s_), tepui_bring(s_, !tepui_failed(result_), state, 0, 4000))

static inline void put_MakeSwapChain(struct tepui_stream *s_, uint32_t id, const void *parameters) {
    uint32_t parameters_n = tepui_bytes(parameters, (uint32_t)(72) * 1);
    uint32_t *w_ = tepui_packet(s_, 109, 3 + tepui_padded(parameters_n));
    uint32_t *d_ = w_ + 3;
    w_[1] = id;
    d_ = tepui_put_array(w_ + 2, d_, parameters, parameters_n);
}
TEPUI_ASK_FOR(MakeSwapChain, (struct tepui_stream *s_, uint32_t id, const void *parameters, void *completed), (s_, id, parameters), tepui_bring(s_, !tepui_failed(result_), completed, 0, 56))

TEPUI_WORDS(CooperativeLevel, (struct tepui_stream *s_), 110)
TEPUI_ASK(CooperativeLevel, (struct tepui_stream *s_), (s_))

TEPUI_WORDS(DeviceState, (struct tepui_stream *s_), 111)
TEPUI_ASK(DeviceState, (struct tepui_stream *s_), (s_))

TEPUI_WORDS(TakeSwapChain, (struct tepui_stream *s_, uint32_t id), 112, id)

TEPUI_WORDS(TakeBackBuffer, (struct tepui_stream *s_, uint32_t chain, uint32_t id, uint32_t index), 113, chain, id, index)

TEPUI_WORDS(TakeDepthSurface, (struct tepui_stream *s_, uint32_t id), 114, id)

TEPUI_WORDS(TakeLevel, (struct tepui_stream *s_, uint32_t texture, uint32_t id, uint32_t level, uint32_t face), 115, texture, id, level, face)

TEPUI_WORDS(Drop, (struct tepui_stream *s_, uint32_t id), 116, id)

static inline void put_Present(struct tepui_stream *s_, uint32_t chain, const void *from, const void *to, uint32_t flags, uint32_t windowLow, uint32_t windowHigh, uint32_t width, uint32_t height, const void *dirty, uint32_t count, uint32_t whole) {
    uint32_t dirty_n = tepui_bytes(dirty, (uint32_t)(count) * 16);
    uint32_t *w_ = tepui_packet(s_, 117, 20 + tepui_padded(dirty_n));
    uint32_t *d_ = w_ + 20;
    w_[1] = chain;
    tepui_put_optional(w_ + 2, from, 4);
    tepui_put_optional(w_ + 7, to, 4);
    w_[12] = flags;
    w_[13] = windowLow;
    w_[14] = windowHigh;
    w_[15] = width;
    w_[16] = height;
    d_ = tepui_put_array(w_ + 17, d_, dirty, dirty_n);
    w_[18] = count;
    w_[19] = whole;
}
TEPUI_ASK(Present, (struct tepui_stream *s_, uint32_t chain, const void *from, const void *to, uint32_t flags, uint32_t windowLow, uint32_t windowHigh, uint32_t width, uint32_t height, const void *dirty, uint32_t count, uint32_t whole), (s_, chain, from, to, flags, windowLow, windowHigh, width, height, dirty, count, whole))

static inline void put_GammaRamp(struct tepui_stream *s_, uint32_t chain, uint32_t flags, const void *ramp) {
    uint32_t ramp_n = tepui_bytes(ramp, (uint32_t)(1536) * 1);
    uint32_t *w_ = tepui_packet(s_, 118, 4 + tepui_padded(ramp_n));
    uint32_t *d_ = w_ + 4;
    w_[1] = chain;
    w_[2] = flags;
    d_ = tepui_put_array(w_ + 3, d_, ramp, ramp_n);
}

TEPUI_WORDS(CursorPosition, (struct tepui_stream *s_, uint32_t x, uint32_t y, uint32_t flags), 119, x, y, flags)

TEPUI_WORDS(CursorShown, (struct tepui_stream *s_, uint32_t shown), 120, shown)

TEPUI_WORDS(FrameLatency, (struct tepui_stream *s_, uint32_t frames), 121, frames)

TEPUI_WORDS(Scene, (struct tepui_stream *s_, uint32_t begin), 122, begin)

static inline void put_BeginEvent(struct tepui_stream *s_, uint32_t color, const void *name, uint32_t size) {
    uint32_t name_n = tepui_bytes(name, (uint32_t)(size) * 1);
    uint32_t *w_ = tepui_packet(s_, 123, 4 + tepui_padded(name_n));
    uint32_t *d_ = w_ + 4;
    w_[1] = color;
    d_ = tepui_put_array(w_ + 2, d_, name, name_n);
    w_[3] = size;
}

TEPUI_WORDS(EndEvent, (struct tepui_stream *s_), 124)

static inline void put_Marker(struct tepui_stream *s_, uint32_t color, const void *name, uint32_t size) {
    uint32_t name_n = tepui_bytes(name, (uint32_t)(size) * 1);
    uint32_t *w_ = tepui_packet(s_, 125, 4 + tepui_padded(name_n));
    uint32_t *d_ = w_ + 4;
    w_[1] = color;
    d_ = tepui_put_array(w_ + 2, d_, name, name_n);
    w_[3] = size;
}

static inline void put_Stage(struct tepui_stream *s_, uint32_t offset, const void *data, uint32_t size) {
    uint32_t data_n = tepui_bytes(data, (uint32_t)(size) * 1);
    uint32_t *w_ = tepui_packet(s_, 126, 4 + tepui_padded(data_n));
    uint32_t *d_ = w_ + 4;
    w_[1] = offset;
    d_ = tepui_put_array(w_ + 2, d_, data, data_n);
    w_[3] = size;
}

static inline void put_WriteBuffer(struct tepui_stream *s_, uint32_t id, uint32_t offset, uint32_t flags, const void *data, uint32_t size) {
    uint32_t data_n = tepui_bytes(data, (uint32_t)(size) * 1);
    uint32_t *w_ = tepui_packet(s_, 127, 6 + tepui_padded(data_n));
    uint32_t *d_ = w_ + 6;
    w_[1] = id;
    w_[2] = offset;
    w_[3] = flags;
    d_ = tepui_put_array(w_ + 4, d_, data, data_n);
    w_[5] = size;
}

TEPUI_WORDS(ReadBuffer, (struct tepui_stream *s_, uint32_t id, uint32_t offset, uint32_t size), 128, id, offset, size)
TEPUI_ASK_FOR(ReadBuffer, (struct tepui_stream *s_, uint32_t id, uint32_t offset, uint32_t size, void *data), (s_, id, offset, size), tepui_bring(s_, !tepui_failed(result_), data, 0, 65536))

static inline void put_WriteTexels(struct tepui_stream *s_, uint32_t id, uint32_t level, uint32_t face, uint32_t flags, const void *box, uint32_t row, const void *data, uint32_t size) {
    uint32_t data_n = tepui_bytes(data, (uint32_t)(size) * 1);
    uint32_t *w_ = tepui_packet(s_, 129, 15 + tepui_padded(data_n));
    uint32_t *d_ = w_ + 15;
    w_[1] = id;
    w_[2] = level;
    w_[3] = face;
    w_[4] = flags;
    tepui_put_optional(w_ + 5, box, 6);
    w_[12] = row;
    d_ = tepui_put_array(w_ + 13, d_, data, data_n);
    w_[14] = size;
}

static inline void put_ReadTexels(struct tepui_stream *s_, uint32_t id, uint32_t level, uint32_t face, const void *box, uint32_t row) {
    uint32_t *w_ = tepui_packet(s_, 130, 12);
    w_[1] = id;
    w_[2] = level;
    w_[3] = face;
    tepui_put_optional(w_ + 4, box, 6);
    w_[11] = row;
}
TEPUI_ASK_FOR(ReadTexels, (struct tepui_stream *s_, uint32_t id, uint32_t level, uint32_t face, const void *box, uint32_t row, void *data), (s_, id, level, face, box, row), tepui_bring(s_, !tepui_failed(result_), data, 0, 65536))

TEPUI_WORDS(TextureLod, (struct tepui_stream *s_, uint32_t id, uint32_t level), 131, id, level)

TEPUI_WORDS(TextureFilter, (struct tepui_stream *s_, uint32_t id, uint32_t filter), 132, id, filter)

TEPUI_WORDS(TextureLevels, (struct tepui_stream *s_, uint32_t id), 133, id)

TEPUI_WORDS(ResourcePriority, (struct tepui_stream *s_, uint32_t id, uint32_t priority), 134, id, priority)

TEPUI_WORDS(ResourcePreLoad, (struct tepui_stream *s_, uint32_t id), 135, id)

TEPUI_WORDS(PollQuery, (struct tepui_stream *s_, uint32_t id, uint32_t place, uint32_t serial, uint32_t flags), 136, id, place, serial, flags)

#endif
