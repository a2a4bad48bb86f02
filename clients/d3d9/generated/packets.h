/* Encoders of packets. Those that begin with ask_ wait for the answer and return it. Written by './tepui generate' from direct3d9-methods.txt; not to be edited. */
#ifndef TEPUI_PACKETS_H
#define TEPUI_PACKETS_H

#include "stream.h"

static inline void put_Direct3DGetAdapterCount(struct tepui_stream *s_) {
    uint32_t *w_ = tepui_packet(s_, 8, 1);
    (void)w_;
}

static inline uint32_t ask_Direct3DGetAdapterCount(struct tepui_stream *s_) {
    put_Direct3DGetAdapterCount(s_);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_Direct3DGetAdapterIdentifier(struct tepui_stream *s_, uint32_t adapter, uint32_t flags) {
    uint32_t *w_ = tepui_packet(s_, 9, 3);
    w_[1] = (uint32_t)adapter;
    w_[2] = (uint32_t)flags;
}

static inline uint32_t ask_Direct3DGetAdapterIdentifier(struct tepui_stream *s_, uint32_t adapter, uint32_t flags, void *identifier) {
    put_Direct3DGetAdapterIdentifier(s_, adapter, flags);
    uint32_t result_ = tepui_wait(s_);
    if (identifier != NULL && !tepui_failed(result_)) memcpy(identifier, tepui_answer(s_) + 0, 1100);
    return result_;
}

static inline void put_Direct3DGetAdapterModeCount(struct tepui_stream *s_, uint32_t adapter, uint32_t format) {
    uint32_t *w_ = tepui_packet(s_, 10, 3);
    w_[1] = (uint32_t)adapter;
    w_[2] = (uint32_t)format;
}

static inline uint32_t ask_Direct3DGetAdapterModeCount(struct tepui_stream *s_, uint32_t adapter, uint32_t format) {
    put_Direct3DGetAdapterModeCount(s_, adapter, format);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_Direct3DEnumAdapterModes(struct tepui_stream *s_, uint32_t adapter, uint32_t format, uint32_t mode) {
    uint32_t *w_ = tepui_packet(s_, 11, 4);
    w_[1] = (uint32_t)adapter;
    w_[2] = (uint32_t)format;
    w_[3] = (uint32_t)mode;
}

static inline uint32_t ask_Direct3DEnumAdapterModes(struct tepui_stream *s_, uint32_t adapter, uint32_t format, uint32_t mode, void *result) {
    put_Direct3DEnumAdapterModes(s_, adapter, format, mode);
    uint32_t result_ = tepui_wait(s_);
    if (result != NULL && !tepui_failed(result_)) memcpy(result, tepui_answer(s_) + 0, 16);
    return result_;
}

static inline void put_Direct3DGetAdapterDisplayMode(struct tepui_stream *s_, uint32_t adapter) {
    uint32_t *w_ = tepui_packet(s_, 12, 2);
    w_[1] = (uint32_t)adapter;
}

static inline uint32_t ask_Direct3DGetAdapterDisplayMode(struct tepui_stream *s_, uint32_t adapter, void *mode) {
    put_Direct3DGetAdapterDisplayMode(s_, adapter);
    uint32_t result_ = tepui_wait(s_);
    if (mode != NULL && !tepui_failed(result_)) memcpy(mode, tepui_answer(s_) + 0, 16);
    return result_;
}

static inline void put_Direct3DCheckDeviceType(struct tepui_stream *s_, uint32_t adapter, uint32_t type, uint32_t display, uint32_t format, uint32_t windowed) {
    uint32_t *w_ = tepui_packet(s_, 13, 6);
    w_[1] = (uint32_t)adapter;
    w_[2] = (uint32_t)type;
    w_[3] = (uint32_t)display;
    w_[4] = (uint32_t)format;
    w_[5] = (uint32_t)windowed;
}

static inline uint32_t ask_Direct3DCheckDeviceType(struct tepui_stream *s_, uint32_t adapter, uint32_t type, uint32_t display, uint32_t format, uint32_t windowed) {
    put_Direct3DCheckDeviceType(s_, adapter, type, display, format, windowed);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_Direct3DCheckDeviceFormat(struct tepui_stream *s_, uint32_t adapter, uint32_t type, uint32_t display, uint32_t usage, uint32_t resource, uint32_t format) {
    uint32_t *w_ = tepui_packet(s_, 14, 7);
    w_[1] = (uint32_t)adapter;
    w_[2] = (uint32_t)type;
    w_[3] = (uint32_t)display;
    w_[4] = (uint32_t)usage;
    w_[5] = (uint32_t)resource;
    w_[6] = (uint32_t)format;
}

static inline uint32_t ask_Direct3DCheckDeviceFormat(struct tepui_stream *s_, uint32_t adapter, uint32_t type, uint32_t display, uint32_t usage, uint32_t resource, uint32_t format) {
    put_Direct3DCheckDeviceFormat(s_, adapter, type, display, usage, resource, format);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_Direct3DCheckDeviceMultiSampleType(struct tepui_stream *s_, uint32_t adapter, uint32_t type, uint32_t format, uint32_t windowed, uint32_t samples) {
    uint32_t *w_ = tepui_packet(s_, 15, 6);
    w_[1] = (uint32_t)adapter;
    w_[2] = (uint32_t)type;
    w_[3] = (uint32_t)format;
    w_[4] = (uint32_t)windowed;
    w_[5] = (uint32_t)samples;
}

static inline uint32_t ask_Direct3DCheckDeviceMultiSampleType(struct tepui_stream *s_, uint32_t adapter, uint32_t type, uint32_t format, uint32_t windowed, uint32_t samples, void *qualities) {
    put_Direct3DCheckDeviceMultiSampleType(s_, adapter, type, format, windowed, samples);
    uint32_t result_ = tepui_wait(s_);
    if (qualities != NULL) memcpy(qualities, tepui_answer(s_) + 0, 4);
    return result_;
}

static inline void put_Direct3DCheckDepthStencilMatch(struct tepui_stream *s_, uint32_t adapter, uint32_t type, uint32_t display, uint32_t target, uint32_t depth) {
    uint32_t *w_ = tepui_packet(s_, 16, 6);
    w_[1] = (uint32_t)adapter;
    w_[2] = (uint32_t)type;
    w_[3] = (uint32_t)display;
    w_[4] = (uint32_t)target;
    w_[5] = (uint32_t)depth;
}

static inline uint32_t ask_Direct3DCheckDepthStencilMatch(struct tepui_stream *s_, uint32_t adapter, uint32_t type, uint32_t display, uint32_t target, uint32_t depth) {
    put_Direct3DCheckDepthStencilMatch(s_, adapter, type, display, target, depth);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_Direct3DCheckDeviceFormatConversion(struct tepui_stream *s_, uint32_t adapter, uint32_t type, uint32_t source, uint32_t target) {
    uint32_t *w_ = tepui_packet(s_, 17, 5);
    w_[1] = (uint32_t)adapter;
    w_[2] = (uint32_t)type;
    w_[3] = (uint32_t)source;
    w_[4] = (uint32_t)target;
}

static inline uint32_t ask_Direct3DCheckDeviceFormatConversion(struct tepui_stream *s_, uint32_t adapter, uint32_t type, uint32_t source, uint32_t target) {
    put_Direct3DCheckDeviceFormatConversion(s_, adapter, type, source, target);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_Direct3DGetDeviceCaps(struct tepui_stream *s_, uint32_t adapter, uint32_t type) {
    uint32_t *w_ = tepui_packet(s_, 18, 3);
    w_[1] = (uint32_t)adapter;
    w_[2] = (uint32_t)type;
}

static inline uint32_t ask_Direct3DGetDeviceCaps(struct tepui_stream *s_, uint32_t adapter, uint32_t type, void *caps) {
    put_Direct3DGetDeviceCaps(s_, adapter, type);
    uint32_t result_ = tepui_wait(s_);
    if (caps != NULL && !tepui_failed(result_)) memcpy(caps, tepui_answer(s_) + 0, 304);
    return result_;
}

static inline void put_Direct3DGetAdapterModeCountEx(struct tepui_stream *s_, uint32_t adapter, const void *filter) {
    uint32_t filter_n = tepui_bytes(filter, (uint32_t)(12) * 1);
    uint32_t *w_ = tepui_packet(s_, 19, 3 + tepui_padded(filter_n));
    uint32_t *d_ = w_ + 3;
    w_[1] = (uint32_t)adapter;
    d_ = tepui_put_array(w_ + 2, d_, filter, filter_n);
}

static inline uint32_t ask_Direct3DGetAdapterModeCountEx(struct tepui_stream *s_, uint32_t adapter, const void *filter) {
    put_Direct3DGetAdapterModeCountEx(s_, adapter, filter);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_Direct3DEnumAdapterModesEx(struct tepui_stream *s_, uint32_t adapter, const void *filter, uint32_t mode) {
    uint32_t filter_n = tepui_bytes(filter, (uint32_t)(12) * 1);
    uint32_t *w_ = tepui_packet(s_, 20, 4 + tepui_padded(filter_n));
    uint32_t *d_ = w_ + 4;
    w_[1] = (uint32_t)adapter;
    d_ = tepui_put_array(w_ + 2, d_, filter, filter_n);
    w_[3] = (uint32_t)mode;
}

static inline uint32_t ask_Direct3DEnumAdapterModesEx(struct tepui_stream *s_, uint32_t adapter, const void *filter, uint32_t mode, void *result) {
    put_Direct3DEnumAdapterModesEx(s_, adapter, filter, mode);
    uint32_t result_ = tepui_wait(s_);
    if (result != NULL && !tepui_failed(result_)) memcpy(result, tepui_answer(s_) + 0, 24);
    return result_;
}

static inline void put_Direct3DGetAdapterDisplayModeEx(struct tepui_stream *s_, uint32_t adapter) {
    uint32_t *w_ = tepui_packet(s_, 21, 2);
    w_[1] = (uint32_t)adapter;
}

static inline uint32_t ask_Direct3DGetAdapterDisplayModeEx(struct tepui_stream *s_, uint32_t adapter, void *mode, void *rotation) {
    put_Direct3DGetAdapterDisplayModeEx(s_, adapter);
    uint32_t result_ = tepui_wait(s_);
    if (mode != NULL && !tepui_failed(result_)) memcpy(mode, tepui_answer(s_) + 0, 24);
    if (rotation != NULL) memcpy(rotation, tepui_answer(s_) + 24, 4);
    return result_;
}

static inline void put_Direct3DGetAdapterLUID(struct tepui_stream *s_, uint32_t adapter) {
    uint32_t *w_ = tepui_packet(s_, 22, 2);
    w_[1] = (uint32_t)adapter;
}

static inline uint32_t ask_Direct3DGetAdapterLUID(struct tepui_stream *s_, uint32_t adapter, void *luid) {
    put_Direct3DGetAdapterLUID(s_, adapter);
    uint32_t result_ = tepui_wait(s_);
    if (luid != NULL && !tepui_failed(result_)) memcpy(luid, tepui_answer(s_) + 0, 8);
    return result_;
}

static inline void put_DeviceGetAvailableTextureMem(struct tepui_stream *s_) {
    uint32_t *w_ = tepui_packet(s_, 23, 1);
    (void)w_;
}

static inline uint32_t ask_DeviceGetAvailableTextureMem(struct tepui_stream *s_) {
    put_DeviceGetAvailableTextureMem(s_);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_DeviceEvictManagedResources(struct tepui_stream *s_) {
    uint32_t *w_ = tepui_packet(s_, 24, 1);
    (void)w_;
}

static inline void put_DeviceGetDeviceCaps(struct tepui_stream *s_) {
    uint32_t *w_ = tepui_packet(s_, 25, 1);
    (void)w_;
}

static inline uint32_t ask_DeviceGetDeviceCaps(struct tepui_stream *s_, void *caps) {
    put_DeviceGetDeviceCaps(s_);
    uint32_t result_ = tepui_wait(s_);
    if (caps != NULL && !tepui_failed(result_)) memcpy(caps, tepui_answer(s_) + 0, 304);
    return result_;
}

static inline void put_DeviceGetDisplayMode(struct tepui_stream *s_, uint32_t chain) {
    uint32_t *w_ = tepui_packet(s_, 26, 2);
    w_[1] = (uint32_t)chain;
}

static inline uint32_t ask_DeviceGetDisplayMode(struct tepui_stream *s_, uint32_t chain, void *mode) {
    put_DeviceGetDisplayMode(s_, chain);
    uint32_t result_ = tepui_wait(s_);
    if (mode != NULL && !tepui_failed(result_)) memcpy(mode, tepui_answer(s_) + 0, 16);
    return result_;
}

static inline void put_DeviceSetCursorProperties(struct tepui_stream *s_, uint32_t x, uint32_t y, uint32_t picture) {
    uint32_t *w_ = tepui_packet(s_, 27, 4);
    w_[1] = (uint32_t)x;
    w_[2] = (uint32_t)y;
    w_[3] = (uint32_t)picture;
}

static inline uint32_t ask_DeviceSetCursorProperties(struct tepui_stream *s_, uint32_t x, uint32_t y, uint32_t picture) {
    put_DeviceSetCursorProperties(s_, x, y, picture);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_DeviceGetRasterStatus(struct tepui_stream *s_, uint32_t chain) {
    uint32_t *w_ = tepui_packet(s_, 28, 2);
    w_[1] = (uint32_t)chain;
}

static inline uint32_t ask_DeviceGetRasterStatus(struct tepui_stream *s_, uint32_t chain, void *status) {
    put_DeviceGetRasterStatus(s_, chain);
    uint32_t result_ = tepui_wait(s_);
    if (status != NULL && !tepui_failed(result_)) memcpy(status, tepui_answer(s_) + 0, 8);
    return result_;
}

static inline void put_DeviceCreateTexture(struct tepui_stream *s_, uint32_t id, uint32_t width, uint32_t height, uint32_t levels, uint32_t usage, uint32_t format, uint32_t pool, uint32_t shared) {
    uint32_t *w_ = tepui_packet(s_, 29, 9);
    w_[1] = (uint32_t)id;
    w_[2] = (uint32_t)width;
    w_[3] = (uint32_t)height;
    w_[4] = (uint32_t)levels;
    w_[5] = (uint32_t)usage;
    w_[6] = (uint32_t)format;
    w_[7] = (uint32_t)pool;
    w_[8] = (uint32_t)shared;
}

static inline uint32_t ask_DeviceCreateTexture(struct tepui_stream *s_, uint32_t id, uint32_t width, uint32_t height, uint32_t levels, uint32_t usage, uint32_t format, uint32_t pool, uint32_t shared, void *made) {
    put_DeviceCreateTexture(s_, id, width, height, levels, usage, format, pool, shared);
    uint32_t result_ = tepui_wait(s_);
    if (made != NULL && !tepui_failed(result_)) memcpy(made, tepui_answer(s_) + 0, 4);
    return result_;
}

static inline void put_DeviceCreateVolumeTexture(struct tepui_stream *s_, uint32_t id, uint32_t width, uint32_t height, uint32_t depth, uint32_t levels, uint32_t usage, uint32_t format, uint32_t pool, uint32_t shared) {
    uint32_t *w_ = tepui_packet(s_, 30, 10);
    w_[1] = (uint32_t)id;
    w_[2] = (uint32_t)width;
    w_[3] = (uint32_t)height;
    w_[4] = (uint32_t)depth;
    w_[5] = (uint32_t)levels;
    w_[6] = (uint32_t)usage;
    w_[7] = (uint32_t)format;
    w_[8] = (uint32_t)pool;
    w_[9] = (uint32_t)shared;
}

static inline uint32_t ask_DeviceCreateVolumeTexture(struct tepui_stream *s_, uint32_t id, uint32_t width, uint32_t height, uint32_t depth, uint32_t levels, uint32_t usage, uint32_t format, uint32_t pool, uint32_t shared, void *made) {
    put_DeviceCreateVolumeTexture(s_, id, width, height, depth, levels, usage, format, pool, shared);
    uint32_t result_ = tepui_wait(s_);
    if (made != NULL && !tepui_failed(result_)) memcpy(made, tepui_answer(s_) + 0, 4);
    return result_;
}

static inline void put_DeviceCreateCubeTexture(struct tepui_stream *s_, uint32_t id, uint32_t edge, uint32_t levels, uint32_t usage, uint32_t format, uint32_t pool, uint32_t shared) {
    uint32_t *w_ = tepui_packet(s_, 31, 8);
    w_[1] = (uint32_t)id;
    w_[2] = (uint32_t)edge;
    w_[3] = (uint32_t)levels;
    w_[4] = (uint32_t)usage;
    w_[5] = (uint32_t)format;
    w_[6] = (uint32_t)pool;
    w_[7] = (uint32_t)shared;
}

static inline uint32_t ask_DeviceCreateCubeTexture(struct tepui_stream *s_, uint32_t id, uint32_t edge, uint32_t levels, uint32_t usage, uint32_t format, uint32_t pool, uint32_t shared, void *made) {
    put_DeviceCreateCubeTexture(s_, id, edge, levels, usage, format, pool, shared);
    uint32_t result_ = tepui_wait(s_);
    if (made != NULL && !tepui_failed(result_)) memcpy(made, tepui_answer(s_) + 0, 4);
    return result_;
}

static inline void put_DeviceCreateVertexBuffer(struct tepui_stream *s_, uint32_t id, uint32_t length, uint32_t usage, uint32_t fvf, uint32_t pool, uint32_t shared) {
    uint32_t *w_ = tepui_packet(s_, 32, 7);
    w_[1] = (uint32_t)id;
    w_[2] = (uint32_t)length;
    w_[3] = (uint32_t)usage;
    w_[4] = (uint32_t)fvf;
    w_[5] = (uint32_t)pool;
    w_[6] = (uint32_t)shared;
}

static inline uint32_t ask_DeviceCreateVertexBuffer(struct tepui_stream *s_, uint32_t id, uint32_t length, uint32_t usage, uint32_t fvf, uint32_t pool, uint32_t shared) {
    put_DeviceCreateVertexBuffer(s_, id, length, usage, fvf, pool, shared);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_DeviceCreateIndexBuffer(struct tepui_stream *s_, uint32_t id, uint32_t length, uint32_t usage, uint32_t format, uint32_t pool, uint32_t shared) {
    uint32_t *w_ = tepui_packet(s_, 33, 7);
    w_[1] = (uint32_t)id;
    w_[2] = (uint32_t)length;
    w_[3] = (uint32_t)usage;
    w_[4] = (uint32_t)format;
    w_[5] = (uint32_t)pool;
    w_[6] = (uint32_t)shared;
}

static inline uint32_t ask_DeviceCreateIndexBuffer(struct tepui_stream *s_, uint32_t id, uint32_t length, uint32_t usage, uint32_t format, uint32_t pool, uint32_t shared) {
    put_DeviceCreateIndexBuffer(s_, id, length, usage, format, pool, shared);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_DeviceCreateRenderTarget(struct tepui_stream *s_, uint32_t id, uint32_t width, uint32_t height, uint32_t format, uint32_t samples, uint32_t quality, uint32_t lockable, uint32_t shared) {
    uint32_t *w_ = tepui_packet(s_, 34, 9);
    w_[1] = (uint32_t)id;
    w_[2] = (uint32_t)width;
    w_[3] = (uint32_t)height;
    w_[4] = (uint32_t)format;
    w_[5] = (uint32_t)samples;
    w_[6] = (uint32_t)quality;
    w_[7] = (uint32_t)lockable;
    w_[8] = (uint32_t)shared;
}

static inline uint32_t ask_DeviceCreateRenderTarget(struct tepui_stream *s_, uint32_t id, uint32_t width, uint32_t height, uint32_t format, uint32_t samples, uint32_t quality, uint32_t lockable, uint32_t shared) {
    put_DeviceCreateRenderTarget(s_, id, width, height, format, samples, quality, lockable, shared);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_DeviceCreateDepthStencilSurface(struct tepui_stream *s_, uint32_t id, uint32_t width, uint32_t height, uint32_t format, uint32_t samples, uint32_t quality, uint32_t discard, uint32_t shared) {
    uint32_t *w_ = tepui_packet(s_, 35, 9);
    w_[1] = (uint32_t)id;
    w_[2] = (uint32_t)width;
    w_[3] = (uint32_t)height;
    w_[4] = (uint32_t)format;
    w_[5] = (uint32_t)samples;
    w_[6] = (uint32_t)quality;
    w_[7] = (uint32_t)discard;
    w_[8] = (uint32_t)shared;
}

static inline uint32_t ask_DeviceCreateDepthStencilSurface(struct tepui_stream *s_, uint32_t id, uint32_t width, uint32_t height, uint32_t format, uint32_t samples, uint32_t quality, uint32_t discard, uint32_t shared) {
    put_DeviceCreateDepthStencilSurface(s_, id, width, height, format, samples, quality, discard, shared);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_DeviceUpdateSurface(struct tepui_stream *s_, uint32_t source, const void *from, uint32_t target, uint32_t x, uint32_t y) {
    uint32_t *w_ = tepui_packet(s_, 36, 10);
    w_[1] = (uint32_t)source;
    tepui_put_optional(w_ + 2, from, 4);
    w_[7] = (uint32_t)target;
    w_[8] = (uint32_t)x;
    w_[9] = (uint32_t)y;
}

static inline uint32_t ask_DeviceUpdateSurface(struct tepui_stream *s_, uint32_t source, const void *from, uint32_t target, uint32_t x, uint32_t y) {
    put_DeviceUpdateSurface(s_, source, from, target, x, y);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_DeviceUpdateTexture(struct tepui_stream *s_, uint32_t source, uint32_t target) {
    uint32_t *w_ = tepui_packet(s_, 37, 3);
    w_[1] = (uint32_t)source;
    w_[2] = (uint32_t)target;
}

static inline uint32_t ask_DeviceUpdateTexture(struct tepui_stream *s_, uint32_t source, uint32_t target) {
    put_DeviceUpdateTexture(s_, source, target);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_DeviceGetRenderTargetData(struct tepui_stream *s_, uint32_t source, uint32_t target) {
    uint32_t *w_ = tepui_packet(s_, 38, 3);
    w_[1] = (uint32_t)source;
    w_[2] = (uint32_t)target;
}

static inline uint32_t ask_DeviceGetRenderTargetData(struct tepui_stream *s_, uint32_t source, uint32_t target) {
    put_DeviceGetRenderTargetData(s_, source, target);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_DeviceGetFrontBufferData(struct tepui_stream *s_, uint32_t chain, uint32_t target) {
    uint32_t *w_ = tepui_packet(s_, 39, 3);
    w_[1] = (uint32_t)chain;
    w_[2] = (uint32_t)target;
}

static inline uint32_t ask_DeviceGetFrontBufferData(struct tepui_stream *s_, uint32_t chain, uint32_t target) {
    put_DeviceGetFrontBufferData(s_, chain, target);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_DeviceStretchRect(struct tepui_stream *s_, uint32_t source, const void *from, uint32_t target, const void *to, uint32_t filter) {
    uint32_t *w_ = tepui_packet(s_, 40, 14);
    w_[1] = (uint32_t)source;
    tepui_put_optional(w_ + 2, from, 4);
    w_[7] = (uint32_t)target;
    tepui_put_optional(w_ + 8, to, 4);
    w_[13] = (uint32_t)filter;
}

static inline uint32_t ask_DeviceStretchRect(struct tepui_stream *s_, uint32_t source, const void *from, uint32_t target, const void *to, uint32_t filter) {
    put_DeviceStretchRect(s_, source, from, target, to, filter);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_DeviceColorFill(struct tepui_stream *s_, uint32_t surface, const void *rect, uint32_t color) {
    uint32_t *w_ = tepui_packet(s_, 41, 8);
    w_[1] = (uint32_t)surface;
    tepui_put_optional(w_ + 2, rect, 4);
    w_[7] = (uint32_t)color;
}

static inline uint32_t ask_DeviceColorFill(struct tepui_stream *s_, uint32_t surface, const void *rect, uint32_t color) {
    put_DeviceColorFill(s_, surface, rect, color);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_DeviceCreateOffscreenPlainSurface(struct tepui_stream *s_, uint32_t id, uint32_t width, uint32_t height, uint32_t format, uint32_t pool, uint32_t shared) {
    uint32_t *w_ = tepui_packet(s_, 42, 7);
    w_[1] = (uint32_t)id;
    w_[2] = (uint32_t)width;
    w_[3] = (uint32_t)height;
    w_[4] = (uint32_t)format;
    w_[5] = (uint32_t)pool;
    w_[6] = (uint32_t)shared;
}

static inline uint32_t ask_DeviceCreateOffscreenPlainSurface(struct tepui_stream *s_, uint32_t id, uint32_t width, uint32_t height, uint32_t format, uint32_t pool, uint32_t shared) {
    put_DeviceCreateOffscreenPlainSurface(s_, id, width, height, format, pool, shared);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_DeviceSetRenderTarget(struct tepui_stream *s_, uint32_t index, uint32_t surface) {
    uint32_t *w_ = tepui_packet(s_, 43, 3);
    w_[1] = (uint32_t)index;
    w_[2] = (uint32_t)surface;
}

static inline void put_DeviceSetDepthStencilSurface(struct tepui_stream *s_, uint32_t surface) {
    uint32_t *w_ = tepui_packet(s_, 44, 2);
    w_[1] = (uint32_t)surface;
}

static inline void put_DeviceClear(struct tepui_stream *s_, const void *rects, uint32_t flags, uint32_t color, float z, uint32_t stencil, uint32_t count) {
    uint32_t rects_n = tepui_bytes(rects, (uint32_t)(count) * 16);
    uint32_t *w_ = tepui_packet(s_, 45, 7 + tepui_padded(rects_n));
    uint32_t *d_ = w_ + 7;
    d_ = tepui_put_array(w_ + 1, d_, rects, rects_n);
    w_[2] = (uint32_t)flags;
    w_[3] = (uint32_t)color;
    tepui_put_float(w_ + 4, z);
    w_[5] = (uint32_t)stencil;
    w_[6] = (uint32_t)count;
}

static inline void put_DeviceSetTransform(struct tepui_stream *s_, uint32_t state, const void *matrix) {
    uint32_t matrix_n = tepui_bytes(matrix, (uint32_t)(16) * 4);
    uint32_t *w_ = tepui_packet(s_, 46, 3 + tepui_padded(matrix_n));
    uint32_t *d_ = w_ + 3;
    w_[1] = (uint32_t)state;
    d_ = tepui_put_array(w_ + 2, d_, matrix, matrix_n);
}

static inline void put_DeviceMultiplyTransform(struct tepui_stream *s_, uint32_t state, const void *matrix) {
    uint32_t matrix_n = tepui_bytes(matrix, (uint32_t)(16) * 4);
    uint32_t *w_ = tepui_packet(s_, 47, 3 + tepui_padded(matrix_n));
    uint32_t *d_ = w_ + 3;
    w_[1] = (uint32_t)state;
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
    w_[1] = (uint32_t)index;
    d_ = tepui_put_array(w_ + 2, d_, light, light_n);
}

static inline void put_DeviceGetLight(struct tepui_stream *s_, uint32_t index) {
    uint32_t *w_ = tepui_packet(s_, 51, 2);
    w_[1] = (uint32_t)index;
}

static inline uint32_t ask_DeviceGetLight(struct tepui_stream *s_, uint32_t index, void *light) {
    put_DeviceGetLight(s_, index);
    uint32_t result_ = tepui_wait(s_);
    if (light != NULL && !tepui_failed(result_)) memcpy(light, tepui_answer(s_) + 0, 104);
    return result_;
}

static inline void put_DeviceLightEnable(struct tepui_stream *s_, uint32_t index, uint32_t enable) {
    uint32_t *w_ = tepui_packet(s_, 52, 3);
    w_[1] = (uint32_t)index;
    w_[2] = (uint32_t)enable;
}

static inline void put_DeviceGetLightEnable(struct tepui_stream *s_, uint32_t index) {
    uint32_t *w_ = tepui_packet(s_, 53, 2);
    w_[1] = (uint32_t)index;
}

static inline uint32_t ask_DeviceGetLightEnable(struct tepui_stream *s_, uint32_t index, void *enabled) {
    put_DeviceGetLightEnable(s_, index);
    uint32_t result_ = tepui_wait(s_);
    if (enabled != NULL && !tepui_failed(result_)) memcpy(enabled, tepui_answer(s_) + 0, 4);
    return result_;
}

static inline void put_DeviceSetClipPlane(struct tepui_stream *s_, uint32_t index, const void *plane) {
    uint32_t plane_n = tepui_bytes(plane, (uint32_t)(4) * 4);
    uint32_t *w_ = tepui_packet(s_, 54, 3 + tepui_padded(plane_n));
    uint32_t *d_ = w_ + 3;
    w_[1] = (uint32_t)index;
    d_ = tepui_put_array(w_ + 2, d_, plane, plane_n);
}

static inline void put_DeviceSetRenderState(struct tepui_stream *s_, uint32_t state, uint32_t value) {
    uint32_t *w_ = tepui_packet(s_, 55, 3);
    w_[1] = (uint32_t)state;
    w_[2] = (uint32_t)value;
}

static inline void put_DeviceCreateStateBlock(struct tepui_stream *s_, uint32_t id, uint32_t type) {
    uint32_t *w_ = tepui_packet(s_, 56, 3);
    w_[1] = (uint32_t)id;
    w_[2] = (uint32_t)type;
}

static inline uint32_t ask_DeviceCreateStateBlock(struct tepui_stream *s_, uint32_t id, uint32_t type) {
    put_DeviceCreateStateBlock(s_, id, type);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_DeviceBeginStateBlock(struct tepui_stream *s_) {
    uint32_t *w_ = tepui_packet(s_, 57, 1);
    (void)w_;
}

static inline void put_DeviceEndStateBlock(struct tepui_stream *s_, uint32_t id) {
    uint32_t *w_ = tepui_packet(s_, 58, 2);
    w_[1] = (uint32_t)id;
}

static inline void put_DeviceSetTexture(struct tepui_stream *s_, uint32_t stage, uint32_t texture) {
    uint32_t *w_ = tepui_packet(s_, 59, 3);
    w_[1] = (uint32_t)stage;
    w_[2] = (uint32_t)texture;
}

static inline void put_DeviceSetTextureStageState(struct tepui_stream *s_, uint32_t stage, uint32_t type, uint32_t value) {
    uint32_t *w_ = tepui_packet(s_, 60, 4);
    w_[1] = (uint32_t)stage;
    w_[2] = (uint32_t)type;
    w_[3] = (uint32_t)value;
}

static inline void put_DeviceSetSamplerState(struct tepui_stream *s_, uint32_t sampler, uint32_t type, uint32_t value) {
    uint32_t *w_ = tepui_packet(s_, 61, 4);
    w_[1] = (uint32_t)sampler;
    w_[2] = (uint32_t)type;
    w_[3] = (uint32_t)value;
}

static inline void put_DeviceValidateDevice(struct tepui_stream *s_) {
    uint32_t *w_ = tepui_packet(s_, 62, 1);
    (void)w_;
}

static inline uint32_t ask_DeviceValidateDevice(struct tepui_stream *s_, void *passes) {
    put_DeviceValidateDevice(s_);
    uint32_t result_ = tepui_wait(s_);
    if (passes != NULL && !tepui_failed(result_)) memcpy(passes, tepui_answer(s_) + 0, 4);
    return result_;
}

static inline void put_DeviceSetPaletteEntries(struct tepui_stream *s_, uint32_t palette, const void *entries) {
    uint32_t entries_n = tepui_bytes(entries, (uint32_t)(256) * 4);
    uint32_t *w_ = tepui_packet(s_, 63, 3 + tepui_padded(entries_n));
    uint32_t *d_ = w_ + 3;
    w_[1] = (uint32_t)palette;
    d_ = tepui_put_array(w_ + 2, d_, entries, entries_n);
}

static inline uint32_t ask_DeviceSetPaletteEntries(struct tepui_stream *s_, uint32_t palette, const void *entries) {
    put_DeviceSetPaletteEntries(s_, palette, entries);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_DeviceGetPaletteEntries(struct tepui_stream *s_, uint32_t palette) {
    uint32_t *w_ = tepui_packet(s_, 64, 2);
    w_[1] = (uint32_t)palette;
}

static inline uint32_t ask_DeviceGetPaletteEntries(struct tepui_stream *s_, uint32_t palette, void *entries) {
    put_DeviceGetPaletteEntries(s_, palette);
    uint32_t result_ = tepui_wait(s_);
    if (entries != NULL && !tepui_failed(result_)) memcpy(entries, tepui_answer(s_) + 0, 1024);
    return result_;
}

static inline void put_DeviceSetCurrentTexturePalette(struct tepui_stream *s_, uint32_t palette) {
    uint32_t *w_ = tepui_packet(s_, 65, 2);
    w_[1] = (uint32_t)palette;
}

static inline uint32_t ask_DeviceSetCurrentTexturePalette(struct tepui_stream *s_, uint32_t palette) {
    put_DeviceSetCurrentTexturePalette(s_, palette);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_DeviceSetScissorRect(struct tepui_stream *s_, const void *rect) {
    uint32_t *w_ = tepui_packet(s_, 66, 6);
    tepui_put_optional(w_ + 1, rect, 4);
}

static inline void put_DeviceSetSoftwareVertexProcessing(struct tepui_stream *s_, uint32_t software) {
    uint32_t *w_ = tepui_packet(s_, 67, 2);
    w_[1] = (uint32_t)software;
}

static inline void put_DeviceDrawPrimitive(struct tepui_stream *s_, uint32_t type, uint32_t start, uint32_t count) {
    uint32_t *w_ = tepui_packet(s_, 68, 4);
    w_[1] = (uint32_t)type;
    w_[2] = (uint32_t)start;
    w_[3] = (uint32_t)count;
}

static inline void put_DeviceDrawIndexedPrimitive(struct tepui_stream *s_, uint32_t type, uint32_t base, uint32_t minimum, uint32_t vertices, uint32_t start, uint32_t count) {
    uint32_t *w_ = tepui_packet(s_, 69, 7);
    w_[1] = (uint32_t)type;
    w_[2] = (uint32_t)base;
    w_[3] = (uint32_t)minimum;
    w_[4] = (uint32_t)vertices;
    w_[5] = (uint32_t)start;
    w_[6] = (uint32_t)count;
}

static inline void put_DeviceDrawPrimitiveUP(struct tepui_stream *s_, uint32_t type, uint32_t count, uint32_t stride, const void *data, uint32_t size, uint32_t staged) {
    uint32_t data_n = tepui_bytes(data, (uint32_t)(size) * 1);
    uint32_t *w_ = tepui_packet(s_, 70, 7 + tepui_padded(data_n));
    uint32_t *d_ = w_ + 7;
    w_[1] = (uint32_t)type;
    w_[2] = (uint32_t)count;
    w_[3] = (uint32_t)stride;
    d_ = tepui_put_array(w_ + 4, d_, data, data_n);
    w_[5] = (uint32_t)size;
    w_[6] = (uint32_t)staged;
}

static inline void put_DeviceDrawIndexedPrimitiveUP(struct tepui_stream *s_, uint32_t type, uint32_t minimum, uint32_t vertices, uint32_t count, uint32_t format, uint32_t stride, const void *indices, const void *data, uint32_t indexBytes, uint32_t size, uint32_t staged) {
    uint32_t indices_n = tepui_bytes(indices, (uint32_t)(indexBytes) * 1);
    uint32_t data_n = tepui_bytes(data, (uint32_t)(size) * 1);
    uint32_t *w_ = tepui_packet(s_, 71, 12 + tepui_padded(indices_n) + tepui_padded(data_n));
    uint32_t *d_ = w_ + 12;
    w_[1] = (uint32_t)type;
    w_[2] = (uint32_t)minimum;
    w_[3] = (uint32_t)vertices;
    w_[4] = (uint32_t)count;
    w_[5] = (uint32_t)format;
    w_[6] = (uint32_t)stride;
    d_ = tepui_put_array(w_ + 7, d_, indices, indices_n);
    d_ = tepui_put_array(w_ + 8, d_, data, data_n);
    w_[9] = (uint32_t)indexBytes;
    w_[10] = (uint32_t)size;
    w_[11] = (uint32_t)staged;
}

static inline void put_DeviceProcessVertices(struct tepui_stream *s_, uint32_t start, uint32_t target, uint32_t count, uint32_t buffer, uint32_t declaration, uint32_t flags) {
    uint32_t *w_ = tepui_packet(s_, 72, 7);
    w_[1] = (uint32_t)start;
    w_[2] = (uint32_t)target;
    w_[3] = (uint32_t)count;
    w_[4] = (uint32_t)buffer;
    w_[5] = (uint32_t)declaration;
    w_[6] = (uint32_t)flags;
}

static inline uint32_t ask_DeviceProcessVertices(struct tepui_stream *s_, uint32_t start, uint32_t target, uint32_t count, uint32_t buffer, uint32_t declaration, uint32_t flags) {
    put_DeviceProcessVertices(s_, start, target, count, buffer, declaration, flags);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_DeviceCreateVertexDeclaration(struct tepui_stream *s_, uint32_t id, uint32_t count, const void *elements) {
    uint32_t elements_n = tepui_bytes(elements, (uint32_t)(count*8) * 1);
    uint32_t *w_ = tepui_packet(s_, 73, 4 + tepui_padded(elements_n));
    uint32_t *d_ = w_ + 4;
    w_[1] = (uint32_t)id;
    w_[2] = (uint32_t)count;
    d_ = tepui_put_array(w_ + 3, d_, elements, elements_n);
}

static inline uint32_t ask_DeviceCreateVertexDeclaration(struct tepui_stream *s_, uint32_t id, uint32_t count, const void *elements) {
    put_DeviceCreateVertexDeclaration(s_, id, count, elements);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_DeviceSetVertexDeclaration(struct tepui_stream *s_, uint32_t declaration) {
    uint32_t *w_ = tepui_packet(s_, 74, 2);
    w_[1] = (uint32_t)declaration;
}

static inline void put_DeviceSetFVF(struct tepui_stream *s_, uint32_t id, uint32_t fvf) {
    uint32_t *w_ = tepui_packet(s_, 75, 3);
    w_[1] = (uint32_t)id;
    w_[2] = (uint32_t)fvf;
}

static inline uint32_t ask_DeviceSetFVF(struct tepui_stream *s_, uint32_t id, uint32_t fvf, void *elements) {
    put_DeviceSetFVF(s_, id, fvf);
    uint32_t result_ = tepui_wait(s_);
    if (elements != NULL && !tepui_failed(result_)) memcpy(elements, tepui_answer(s_) + 0, 1028);
    return result_;
}

static inline void put_DeviceCreateVertexShader(struct tepui_stream *s_, uint32_t id, uint32_t words, const void *tokens, uint32_t staged) {
    uint32_t tokens_n = tepui_bytes(tokens, (uint32_t)(words*4) * 1);
    uint32_t *w_ = tepui_packet(s_, 76, 5 + tepui_padded(tokens_n));
    uint32_t *d_ = w_ + 5;
    w_[1] = (uint32_t)id;
    w_[2] = (uint32_t)words;
    d_ = tepui_put_array(w_ + 3, d_, tokens, tokens_n);
    w_[4] = (uint32_t)staged;
}

static inline uint32_t ask_DeviceCreateVertexShader(struct tepui_stream *s_, uint32_t id, uint32_t words, const void *tokens, uint32_t staged) {
    put_DeviceCreateVertexShader(s_, id, words, tokens, staged);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_DeviceSetVertexShader(struct tepui_stream *s_, uint32_t shader) {
    uint32_t *w_ = tepui_packet(s_, 77, 2);
    w_[1] = (uint32_t)shader;
}

static inline void put_DeviceSetVertexShaderConstantF(struct tepui_stream *s_, uint32_t start, const void *data, uint32_t count) {
    uint32_t data_n = tepui_bytes(data, (uint32_t)(4*count) * 4);
    uint32_t *w_ = tepui_packet(s_, 78, 4 + tepui_padded(data_n));
    uint32_t *d_ = w_ + 4;
    w_[1] = (uint32_t)start;
    d_ = tepui_put_array(w_ + 2, d_, data, data_n);
    w_[3] = (uint32_t)count;
}

static inline void put_DeviceSetVertexShaderConstantI(struct tepui_stream *s_, uint32_t start, const void *data, uint32_t count) {
    uint32_t data_n = tepui_bytes(data, (uint32_t)(4*count) * 4);
    uint32_t *w_ = tepui_packet(s_, 79, 4 + tepui_padded(data_n));
    uint32_t *d_ = w_ + 4;
    w_[1] = (uint32_t)start;
    d_ = tepui_put_array(w_ + 2, d_, data, data_n);
    w_[3] = (uint32_t)count;
}

static inline void put_DeviceSetVertexShaderConstantB(struct tepui_stream *s_, uint32_t start, const void *data, uint32_t count) {
    uint32_t data_n = tepui_bytes(data, (uint32_t)(count) * 4);
    uint32_t *w_ = tepui_packet(s_, 80, 4 + tepui_padded(data_n));
    uint32_t *d_ = w_ + 4;
    w_[1] = (uint32_t)start;
    d_ = tepui_put_array(w_ + 2, d_, data, data_n);
    w_[3] = (uint32_t)count;
}

static inline void put_DeviceSetStreamSource(struct tepui_stream *s_, uint32_t stream, uint32_t buffer, uint32_t offset, uint32_t stride) {
    uint32_t *w_ = tepui_packet(s_, 81, 5);
    w_[1] = (uint32_t)stream;
    w_[2] = (uint32_t)buffer;
    w_[3] = (uint32_t)offset;
    w_[4] = (uint32_t)stride;
}

static inline void put_DeviceSetStreamSourceFreq(struct tepui_stream *s_, uint32_t stream, uint32_t setting) {
    uint32_t *w_ = tepui_packet(s_, 82, 3);
    w_[1] = (uint32_t)stream;
    w_[2] = (uint32_t)setting;
}

static inline void put_DeviceSetIndices(struct tepui_stream *s_, uint32_t indices) {
    uint32_t *w_ = tepui_packet(s_, 83, 2);
    w_[1] = (uint32_t)indices;
}

static inline void put_DeviceCreatePixelShader(struct tepui_stream *s_, uint32_t id, uint32_t words, const void *tokens, uint32_t staged) {
    uint32_t tokens_n = tepui_bytes(tokens, (uint32_t)(words*4) * 1);
    uint32_t *w_ = tepui_packet(s_, 84, 5 + tepui_padded(tokens_n));
    uint32_t *d_ = w_ + 5;
    w_[1] = (uint32_t)id;
    w_[2] = (uint32_t)words;
    d_ = tepui_put_array(w_ + 3, d_, tokens, tokens_n);
    w_[4] = (uint32_t)staged;
}

static inline uint32_t ask_DeviceCreatePixelShader(struct tepui_stream *s_, uint32_t id, uint32_t words, const void *tokens, uint32_t staged) {
    put_DeviceCreatePixelShader(s_, id, words, tokens, staged);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_DeviceSetPixelShader(struct tepui_stream *s_, uint32_t shader) {
    uint32_t *w_ = tepui_packet(s_, 85, 2);
    w_[1] = (uint32_t)shader;
}

static inline void put_DeviceSetPixelShaderConstantF(struct tepui_stream *s_, uint32_t start, const void *data, uint32_t count) {
    uint32_t data_n = tepui_bytes(data, (uint32_t)(4*count) * 4);
    uint32_t *w_ = tepui_packet(s_, 86, 4 + tepui_padded(data_n));
    uint32_t *d_ = w_ + 4;
    w_[1] = (uint32_t)start;
    d_ = tepui_put_array(w_ + 2, d_, data, data_n);
    w_[3] = (uint32_t)count;
}

static inline void put_DeviceSetPixelShaderConstantI(struct tepui_stream *s_, uint32_t start, const void *data, uint32_t count) {
    uint32_t data_n = tepui_bytes(data, (uint32_t)(4*count) * 4);
    uint32_t *w_ = tepui_packet(s_, 87, 4 + tepui_padded(data_n));
    uint32_t *d_ = w_ + 4;
    w_[1] = (uint32_t)start;
    d_ = tepui_put_array(w_ + 2, d_, data, data_n);
    w_[3] = (uint32_t)count;
}

static inline void put_DeviceSetPixelShaderConstantB(struct tepui_stream *s_, uint32_t start, const void *data, uint32_t count) {
    uint32_t data_n = tepui_bytes(data, (uint32_t)(count) * 4);
    uint32_t *w_ = tepui_packet(s_, 88, 4 + tepui_padded(data_n));
    uint32_t *d_ = w_ + 4;
    w_[1] = (uint32_t)start;
    d_ = tepui_put_array(w_ + 2, d_, data, data_n);
    w_[3] = (uint32_t)count;
}

static inline void put_DeviceCreateQuery(struct tepui_stream *s_, uint32_t id, uint32_t type) {
    uint32_t *w_ = tepui_packet(s_, 89, 3);
    w_[1] = (uint32_t)id;
    w_[2] = (uint32_t)type;
}

static inline uint32_t ask_DeviceCreateQuery(struct tepui_stream *s_, uint32_t id, uint32_t type, void *size) {
    put_DeviceCreateQuery(s_, id, type);
    uint32_t result_ = tepui_wait(s_);
    if (size != NULL && !tepui_failed(result_)) memcpy(size, tepui_answer(s_) + 0, 4);
    return result_;
}

static inline void put_DeviceWaitForVBlank(struct tepui_stream *s_, uint32_t chain) {
    uint32_t *w_ = tepui_packet(s_, 90, 2);
    w_[1] = (uint32_t)chain;
}

static inline uint32_t ask_DeviceWaitForVBlank(struct tepui_stream *s_, uint32_t chain) {
    put_DeviceWaitForVBlank(s_, chain);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_DeviceGetDisplayModeEx(struct tepui_stream *s_, uint32_t chain) {
    uint32_t *w_ = tepui_packet(s_, 91, 2);
    w_[1] = (uint32_t)chain;
}

static inline uint32_t ask_DeviceGetDisplayModeEx(struct tepui_stream *s_, uint32_t chain, void *mode, void *rotation) {
    put_DeviceGetDisplayModeEx(s_, chain);
    uint32_t result_ = tepui_wait(s_);
    if (mode != NULL && !tepui_failed(result_)) memcpy(mode, tepui_answer(s_) + 0, 24);
    if (rotation != NULL) memcpy(rotation, tepui_answer(s_) + 24, 4);
    return result_;
}

static inline void put_SwapChainGetFrontBufferData(struct tepui_stream *s_, uint32_t self_, uint32_t target) {
    uint32_t *w_ = tepui_packet(s_, 92, 3);
    w_[1] = self_;
    w_[2] = (uint32_t)target;
}

static inline uint32_t ask_SwapChainGetFrontBufferData(struct tepui_stream *s_, uint32_t self_, uint32_t target) {
    put_SwapChainGetFrontBufferData(s_, self_, target);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_SwapChainGetRasterStatus(struct tepui_stream *s_, uint32_t self_) {
    uint32_t *w_ = tepui_packet(s_, 93, 2);
    w_[1] = self_;
}

static inline uint32_t ask_SwapChainGetRasterStatus(struct tepui_stream *s_, uint32_t self_, void *status) {
    put_SwapChainGetRasterStatus(s_, self_);
    uint32_t result_ = tepui_wait(s_);
    if (status != NULL && !tepui_failed(result_)) memcpy(status, tepui_answer(s_) + 0, 8);
    return result_;
}

static inline void put_SwapChainGetDisplayMode(struct tepui_stream *s_, uint32_t self_) {
    uint32_t *w_ = tepui_packet(s_, 94, 2);
    w_[1] = self_;
}

static inline uint32_t ask_SwapChainGetDisplayMode(struct tepui_stream *s_, uint32_t self_, void *mode) {
    put_SwapChainGetDisplayMode(s_, self_);
    uint32_t result_ = tepui_wait(s_);
    if (mode != NULL && !tepui_failed(result_)) memcpy(mode, tepui_answer(s_) + 0, 16);
    return result_;
}

static inline void put_SwapChainGetLastPresentCount(struct tepui_stream *s_, uint32_t self_) {
    uint32_t *w_ = tepui_packet(s_, 95, 2);
    w_[1] = self_;
}

static inline uint32_t ask_SwapChainGetLastPresentCount(struct tepui_stream *s_, uint32_t self_, void *count) {
    put_SwapChainGetLastPresentCount(s_, self_);
    uint32_t result_ = tepui_wait(s_);
    if (count != NULL && !tepui_failed(result_)) memcpy(count, tepui_answer(s_) + 0, 4);
    return result_;
}

static inline void put_SwapChainGetPresentStats(struct tepui_stream *s_, uint32_t self_) {
    uint32_t *w_ = tepui_packet(s_, 96, 2);
    w_[1] = self_;
}

static inline uint32_t ask_SwapChainGetPresentStats(struct tepui_stream *s_, uint32_t self_, void *stats) {
    put_SwapChainGetPresentStats(s_, self_);
    uint32_t result_ = tepui_wait(s_);
    if (stats != NULL && !tepui_failed(result_)) memcpy(stats, tepui_answer(s_) + 0, 32);
    return result_;
}

static inline void put_SwapChainGetDisplayModeEx(struct tepui_stream *s_, uint32_t self_) {
    uint32_t *w_ = tepui_packet(s_, 97, 2);
    w_[1] = self_;
}

static inline uint32_t ask_SwapChainGetDisplayModeEx(struct tepui_stream *s_, uint32_t self_, void *mode, void *rotation) {
    put_SwapChainGetDisplayModeEx(s_, self_);
    uint32_t result_ = tepui_wait(s_);
    if (mode != NULL && !tepui_failed(result_)) memcpy(mode, tepui_answer(s_) + 0, 24);
    if (rotation != NULL) memcpy(rotation, tepui_answer(s_) + 24, 4);
    return result_;
}

static inline void put_StateBlockCapture(struct tepui_stream *s_, uint32_t self_) {
    uint32_t *w_ = tepui_packet(s_, 98, 2);
    w_[1] = self_;
}

static inline void put_StateBlockApply(struct tepui_stream *s_, uint32_t self_) {
    uint32_t *w_ = tepui_packet(s_, 99, 2);
    w_[1] = self_;
}

static inline void put_QueryIssue(struct tepui_stream *s_, uint32_t self_, uint32_t flags) {
    uint32_t *w_ = tepui_packet(s_, 100, 3);
    w_[1] = self_;
    w_[2] = (uint32_t)flags;
}

static inline void put_QueryGetData(struct tepui_stream *s_, uint32_t self_, uint32_t size, uint32_t flags) {
    uint32_t *w_ = tepui_packet(s_, 101, 4);
    w_[1] = self_;
    w_[2] = (uint32_t)size;
    w_[3] = (uint32_t)flags;
}

static inline uint32_t ask_QueryGetData(struct tepui_stream *s_, uint32_t self_, uint32_t size, uint32_t flags, void *data) {
    put_QueryGetData(s_, self_, size, flags);
    uint32_t result_ = tepui_wait(s_);
    if (data != NULL && !tepui_failed(result_)) memcpy(data, tepui_answer(s_) + 0, 64);
    return result_;
}

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
    w_[2] = (uint32_t)face;
    tepui_put_optional(w_ + 3, rect, 4);
}

static inline void put_OpenDirect3D(struct tepui_stream *s_, uint32_t ex, uint32_t desktop) {
    uint32_t *w_ = tepui_packet(s_, 105, 3);
    w_[1] = (uint32_t)ex;
    w_[2] = (uint32_t)desktop;
}

static inline uint32_t ask_OpenDirect3D(struct tepui_stream *s_, uint32_t ex, uint32_t desktop) {
    put_OpenDirect3D(s_, ex, desktop);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_OpenDevice(struct tepui_stream *s_, uint32_t adapter, uint32_t type, uint32_t behavior, uint32_t ex, uint32_t desktop, const void *parameters) {
    uint32_t parameters_n = tepui_bytes(parameters, (uint32_t)(72) * 1);
    uint32_t *w_ = tepui_packet(s_, 106, 7 + tepui_padded(parameters_n));
    uint32_t *d_ = w_ + 7;
    w_[1] = (uint32_t)adapter;
    w_[2] = (uint32_t)type;
    w_[3] = (uint32_t)behavior;
    w_[4] = (uint32_t)ex;
    w_[5] = (uint32_t)desktop;
    d_ = tepui_put_array(w_ + 6, d_, parameters, parameters_n);
}

static inline uint32_t ask_OpenDevice(struct tepui_stream *s_, uint32_t adapter, uint32_t type, uint32_t behavior, uint32_t ex, uint32_t desktop, const void *parameters, void *completed) {
    put_OpenDevice(s_, adapter, type, behavior, ex, desktop, parameters);
    uint32_t result_ = tepui_wait(s_);
    if (completed != NULL && !tepui_failed(result_)) memcpy(completed, tepui_answer(s_) + 0, 56);
    return result_;
}

static inline void put_ResetDevice(struct tepui_stream *s_, const void *parameters, uint32_t ex) {
    uint32_t parameters_n = tepui_bytes(parameters, (uint32_t)(72) * 1);
    uint32_t *w_ = tepui_packet(s_, 107, 3 + tepui_padded(parameters_n));
    uint32_t *d_ = w_ + 3;
    d_ = tepui_put_array(w_ + 1, d_, parameters, parameters_n);
    w_[2] = (uint32_t)ex;
}

static inline uint32_t ask_ResetDevice(struct tepui_stream *s_, const void *parameters, uint32_t ex, void *completed) {
    put_ResetDevice(s_, parameters, ex);
    uint32_t result_ = tepui_wait(s_);
    if (completed != NULL && !tepui_failed(result_)) memcpy(completed, tepui_answer(s_) + 0, 56);
    return result_;
}

static inline void put_Snapshot(struct tepui_stream *s_) {
    uint32_t *w_ = tepui_packet(s_, 108, 1);
    (void)w_;
}

static inline uint32_t ask_Snapshot(struct tepui_stream *s_, void *state) {
    put_Snapshot(s_);
    uint32_t result_ = tepui_wait(s_);
    if (state != NULL && !tepui_failed(result_)) memcpy(state, tepui_answer(s_) + 0, 4000);
    return result_;
}

static inline void put_MakeSwapChain(struct tepui_stream *s_, uint32_t id, const void *parameters) {
    uint32_t parameters_n = tepui_bytes(parameters, (uint32_t)(72) * 1);
    uint32_t *w_ = tepui_packet(s_, 109, 3 + tepui_padded(parameters_n));
    uint32_t *d_ = w_ + 3;
    w_[1] = (uint32_t)id;
    d_ = tepui_put_array(w_ + 2, d_, parameters, parameters_n);
}

static inline uint32_t ask_MakeSwapChain(struct tepui_stream *s_, uint32_t id, const void *parameters, void *completed) {
    put_MakeSwapChain(s_, id, parameters);
    uint32_t result_ = tepui_wait(s_);
    if (completed != NULL && !tepui_failed(result_)) memcpy(completed, tepui_answer(s_) + 0, 56);
    return result_;
}

static inline void put_CooperativeLevel(struct tepui_stream *s_) {
    uint32_t *w_ = tepui_packet(s_, 110, 1);
    (void)w_;
}

static inline uint32_t ask_CooperativeLevel(struct tepui_stream *s_) {
    put_CooperativeLevel(s_);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_DeviceState(struct tepui_stream *s_) {
    uint32_t *w_ = tepui_packet(s_, 111, 1);
    (void)w_;
}

static inline uint32_t ask_DeviceState(struct tepui_stream *s_) {
    put_DeviceState(s_);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_TakeSwapChain(struct tepui_stream *s_, uint32_t id) {
    uint32_t *w_ = tepui_packet(s_, 112, 2);
    w_[1] = (uint32_t)id;
}

static inline void put_TakeBackBuffer(struct tepui_stream *s_, uint32_t chain, uint32_t id, uint32_t index) {
    uint32_t *w_ = tepui_packet(s_, 113, 4);
    w_[1] = (uint32_t)chain;
    w_[2] = (uint32_t)id;
    w_[3] = (uint32_t)index;
}

static inline void put_TakeDepthSurface(struct tepui_stream *s_, uint32_t id) {
    uint32_t *w_ = tepui_packet(s_, 114, 2);
    w_[1] = (uint32_t)id;
}

static inline void put_TakeLevel(struct tepui_stream *s_, uint32_t texture, uint32_t id, uint32_t level, uint32_t face) {
    uint32_t *w_ = tepui_packet(s_, 115, 5);
    w_[1] = (uint32_t)texture;
    w_[2] = (uint32_t)id;
    w_[3] = (uint32_t)level;
    w_[4] = (uint32_t)face;
}

static inline void put_Drop(struct tepui_stream *s_, uint32_t id) {
    uint32_t *w_ = tepui_packet(s_, 116, 2);
    w_[1] = (uint32_t)id;
}

static inline void put_Present(struct tepui_stream *s_, uint32_t chain, const void *from, const void *to, uint32_t flags, uint32_t windowLow, uint32_t windowHigh, uint32_t width, uint32_t height, const void *dirty, uint32_t count, uint32_t whole) {
    uint32_t dirty_n = tepui_bytes(dirty, (uint32_t)(count) * 16);
    uint32_t *w_ = tepui_packet(s_, 117, 20 + tepui_padded(dirty_n));
    uint32_t *d_ = w_ + 20;
    w_[1] = (uint32_t)chain;
    tepui_put_optional(w_ + 2, from, 4);
    tepui_put_optional(w_ + 7, to, 4);
    w_[12] = (uint32_t)flags;
    w_[13] = (uint32_t)windowLow;
    w_[14] = (uint32_t)windowHigh;
    w_[15] = (uint32_t)width;
    w_[16] = (uint32_t)height;
    d_ = tepui_put_array(w_ + 17, d_, dirty, dirty_n);
    w_[18] = (uint32_t)count;
    w_[19] = (uint32_t)whole;
}

static inline uint32_t ask_Present(struct tepui_stream *s_, uint32_t chain, const void *from, const void *to, uint32_t flags, uint32_t windowLow, uint32_t windowHigh, uint32_t width, uint32_t height, const void *dirty, uint32_t count, uint32_t whole) {
    put_Present(s_, chain, from, to, flags, windowLow, windowHigh, width, height, dirty, count, whole);
    uint32_t result_ = tepui_wait(s_);
    return result_;
}

static inline void put_GammaRamp(struct tepui_stream *s_, uint32_t chain, uint32_t flags, const void *ramp) {
    uint32_t ramp_n = tepui_bytes(ramp, (uint32_t)(1536) * 1);
    uint32_t *w_ = tepui_packet(s_, 118, 4 + tepui_padded(ramp_n));
    uint32_t *d_ = w_ + 4;
    w_[1] = (uint32_t)chain;
    w_[2] = (uint32_t)flags;
    d_ = tepui_put_array(w_ + 3, d_, ramp, ramp_n);
}

static inline void put_CursorPosition(struct tepui_stream *s_, uint32_t x, uint32_t y, uint32_t flags) {
    uint32_t *w_ = tepui_packet(s_, 119, 4);
    w_[1] = (uint32_t)x;
    w_[2] = (uint32_t)y;
    w_[3] = (uint32_t)flags;
}

static inline void put_CursorShown(struct tepui_stream *s_, uint32_t shown) {
    uint32_t *w_ = tepui_packet(s_, 120, 2);
    w_[1] = (uint32_t)shown;
}

static inline void put_FrameLatency(struct tepui_stream *s_, uint32_t frames) {
    uint32_t *w_ = tepui_packet(s_, 121, 2);
    w_[1] = (uint32_t)frames;
}

static inline void put_Scene(struct tepui_stream *s_, uint32_t begin) {
    uint32_t *w_ = tepui_packet(s_, 122, 2);
    w_[1] = (uint32_t)begin;
}

static inline void put_Stage(struct tepui_stream *s_, uint32_t offset, const void *data, uint32_t size) {
    uint32_t data_n = tepui_bytes(data, (uint32_t)(size) * 1);
    uint32_t *w_ = tepui_packet(s_, 123, 4 + tepui_padded(data_n));
    uint32_t *d_ = w_ + 4;
    w_[1] = (uint32_t)offset;
    d_ = tepui_put_array(w_ + 2, d_, data, data_n);
    w_[3] = (uint32_t)size;
}

static inline void put_WriteBuffer(struct tepui_stream *s_, uint32_t id, uint32_t offset, uint32_t flags, const void *data, uint32_t size) {
    uint32_t data_n = tepui_bytes(data, (uint32_t)(size) * 1);
    uint32_t *w_ = tepui_packet(s_, 124, 6 + tepui_padded(data_n));
    uint32_t *d_ = w_ + 6;
    w_[1] = (uint32_t)id;
    w_[2] = (uint32_t)offset;
    w_[3] = (uint32_t)flags;
    d_ = tepui_put_array(w_ + 4, d_, data, data_n);
    w_[5] = (uint32_t)size;
}

static inline void put_ReadBuffer(struct tepui_stream *s_, uint32_t id, uint32_t offset, uint32_t size) {
    uint32_t *w_ = tepui_packet(s_, 125, 4);
    w_[1] = (uint32_t)id;
    w_[2] = (uint32_t)offset;
    w_[3] = (uint32_t)size;
}

static inline uint32_t ask_ReadBuffer(struct tepui_stream *s_, uint32_t id, uint32_t offset, uint32_t size, void *data) {
    put_ReadBuffer(s_, id, offset, size);
    uint32_t result_ = tepui_wait(s_);
    if (data != NULL && !tepui_failed(result_)) memcpy(data, tepui_answer(s_) + 0, 65536);
    return result_;
}

static inline void put_WriteTexels(struct tepui_stream *s_, uint32_t id, uint32_t level, uint32_t face, uint32_t flags, const void *box, uint32_t row, const void *data, uint32_t size) {
    uint32_t data_n = tepui_bytes(data, (uint32_t)(size) * 1);
    uint32_t *w_ = tepui_packet(s_, 126, 15 + tepui_padded(data_n));
    uint32_t *d_ = w_ + 15;
    w_[1] = (uint32_t)id;
    w_[2] = (uint32_t)level;
    w_[3] = (uint32_t)face;
    w_[4] = (uint32_t)flags;
    tepui_put_optional(w_ + 5, box, 6);
    w_[12] = (uint32_t)row;
    d_ = tepui_put_array(w_ + 13, d_, data, data_n);
    w_[14] = (uint32_t)size;
}

static inline void put_ReadTexels(struct tepui_stream *s_, uint32_t id, uint32_t level, uint32_t face, const void *box, uint32_t row) {
    uint32_t *w_ = tepui_packet(s_, 127, 12);
    w_[1] = (uint32_t)id;
    w_[2] = (uint32_t)level;
    w_[3] = (uint32_t)face;
    tepui_put_optional(w_ + 4, box, 6);
    w_[11] = (uint32_t)row;
}

static inline uint32_t ask_ReadTexels(struct tepui_stream *s_, uint32_t id, uint32_t level, uint32_t face, const void *box, uint32_t row, void *data) {
    put_ReadTexels(s_, id, level, face, box, row);
    uint32_t result_ = tepui_wait(s_);
    if (data != NULL && !tepui_failed(result_)) memcpy(data, tepui_answer(s_) + 0, 65536);
    return result_;
}

static inline void put_TextureLod(struct tepui_stream *s_, uint32_t id, uint32_t level) {
    uint32_t *w_ = tepui_packet(s_, 128, 3);
    w_[1] = (uint32_t)id;
    w_[2] = (uint32_t)level;
}

static inline void put_TextureFilter(struct tepui_stream *s_, uint32_t id, uint32_t filter) {
    uint32_t *w_ = tepui_packet(s_, 129, 3);
    w_[1] = (uint32_t)id;
    w_[2] = (uint32_t)filter;
}

static inline void put_TextureLevels(struct tepui_stream *s_, uint32_t id) {
    uint32_t *w_ = tepui_packet(s_, 130, 2);
    w_[1] = (uint32_t)id;
}

static inline void put_ResourcePriority(struct tepui_stream *s_, uint32_t id, uint32_t priority) {
    uint32_t *w_ = tepui_packet(s_, 131, 3);
    w_[1] = (uint32_t)id;
    w_[2] = (uint32_t)priority;
}

static inline void put_ResourcePreLoad(struct tepui_stream *s_, uint32_t id) {
    uint32_t *w_ = tepui_packet(s_, 132, 2);
    w_[1] = (uint32_t)id;
}

#endif
