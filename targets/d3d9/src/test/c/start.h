/* What the test programs have in common: a device, and its pixels. With mingw's header where that is, else with the one that is generated. */
#ifndef START_H
#define START_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef _WIN32
#define COBJMACROS
#include <d3d9.h>
#include <windows.h>
#define CALL(o, m, ...) ((o)->lpVtbl->m((void *)(o), ##__VA_ARGS__))
typedef IDirect3DDevice9 Device;
typedef IDirect3DSurface9 Surface;
typedef IDirect3D9 Direct3D;
#else
#include "direct3d9.h"
#define CALL(o, m, ...) ((o)->lpVtbl->m((void *)(o), ##__VA_ARGS__))
typedef IDevice9 Device;
typedef ISurface9 Surface;
typedef IDirect3D9 Direct3D;
#endif

struct parameters {
    uint32_t width, height, format, count, samples, quality, effect;
    void *window;
    uint32_t windowed, auto_depth, depth_format, flags, refresh, interval;
};

struct locked {
    int32_t pitch;
    void *bits;
};

enum { WIDTH = 64, HEIGHT = 64, X8R8G8B8 = 22, A8R8G8B8 = 21, D24S8 = 75, SYSTEMMEM = 2 };

static inline void check(const char *what, uint32_t result) {
    if ((int32_t)result >= 0) return;
    printf("%s: %08x\n", what, result);
    exit(1);
}

#define CHECK(call) check(#call, (uint32_t)(call))

uint32_t tepuiWaits(void *device);
uint32_t tepuiWaitsOfFrame(void *device);

static inline Device *make_device(Direct3D *d3d, void *window, uint32_t behavior) {
    struct parameters p = {WIDTH, HEIGHT, X8R8G8B8, 1, 0, 0, 1, window, 1, 1, D24S8, 0, 0, 0};
    Device *device = NULL;
    CHECK(CALL(d3d, CreateDevice, 0, 1, window, behavior, (void *)&p, (void *)&device));
    return device;
}

/* A pixel of the first target. */
static inline uint32_t pixel(Device *device, int x, int y) {
    Surface *target = NULL, *copy = NULL;
    struct locked locked = {0, NULL};
    CHECK(CALL(device, GetRenderTarget, 0, (void *)&target));
    CHECK(CALL(device, CreateOffscreenPlainSurface, WIDTH, HEIGHT, X8R8G8B8, SYSTEMMEM, (void *)&copy, NULL));
    CHECK(CALL(device, GetRenderTargetData, (void *)target, (void *)copy));
    CHECK(CALL(copy, LockRect, (void *)&locked, NULL, 0x10));
    uint32_t value = *(uint32_t *)(void *)((char *)locked.bits + y * locked.pitch + 4 * x) & 0xffffff;
    CHECK(CALL(copy, UnlockRect));
    CALL(copy, Release);
    CALL(target, Release);
    return value;
}

#endif
