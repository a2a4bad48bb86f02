/* Direct3D objects, and the making of devices. */
#include "client.h"

static struct tepui_direct3d *direct3d(struct tepui_object *self) {
    return (struct tepui_direct3d *)self;
}

static uint32_t Direct3DRegisterSoftwareDevice(struct tepui_object *self, const void *initialize) {
    (void)self;
    return initialize == NULL ? (uint32_t)TEPUI_INVALIDCALL : (uint32_t)TEPUI_NOTAVAILABLE;
}

static void *Direct3DGetAdapterMonitor(struct tepui_object *self, uint32_t adapter) {
    return adapter < ask_Direct3DGetAdapterCount(self->stream) ? tepui_monitor() : NULL;
}

/* The screen's mode is the one that it has now. */
static uint32_t Direct3DGetAdapterDisplayMode(struct tepui_object *self, uint32_t adapter, void *mode) {
    uint32_t now[3];
    if (mode == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    uint32_t result = ask_Direct3DGetAdapterDisplayMode(self->stream, adapter, mode);
    if (!tepui_failed(result) && tepui_mode(now)) memcpy(mode, now, sizeof now);
    return result;
}

/* The structure of 9Ex says its size. */
static int is_mode_ex(const void *mode) {
    return mode != NULL && *(const uint32_t *)mode == 24;
}

static uint32_t Direct3DGetAdapterDisplayModeEx(struct tepui_object *self, uint32_t adapter, void *mode, void *rotation) {
    uint32_t now[3];
    if (!is_mode_ex(mode)) return (uint32_t)TEPUI_INVALIDCALL;
    uint32_t result = ask_Direct3DGetAdapterDisplayModeEx(self->stream, adapter, mode, rotation);
    if (!tepui_failed(result) && tepui_mode(now)) memcpy((uint32_t *)mode + 1, now, sizeof now);
    return result;
}

static struct tepui_direct3d *make_direct3d(uint32_t ex) {
    struct tepui_direct3d *d = calloc(1, sizeof *d);
    if (d == NULL) return NULL;
    uint32_t modes[TEPUI_MODES][3];
    const uint32_t count = tepui_modes(modes);
    d->o.methods = methods_of[KIND_DIRECT3D];
    d->o.kind = KIND_DIRECT3D;
    d->o.stream = &d->own;
    d->o.refs = 1;
    d->ex = ex;
    d->o.lock = tepui_make_lock();
    if (d->o.lock != NULL && tepui_open_stream(&d->own)) {
        if (!tepui_failed(ask_OpenDirect3D(&d->own, ex, count, modes))) {
            char identifier[1100];
            if (ask_Direct3DGetAdapterIdentifier(&d->own, 0, 0, identifier) == 0) tepui_log("Direct3D 9 on ", identifier + 512);
            return d;
        }
        tepui_close_stream(&d->own);
    }
    if (d->o.lock != NULL) tepui_free_lock(d->o.lock);
    free(d);
    return NULL;
}

/* Older programs say an older version, which is served alike. */
TEPUI_EXPORT void *TEPUI_CALL Direct3DCreate9(uint32_t version) {
    (void)version;
    return make_direct3d(0);
}

TEPUI_EXPORT uint32_t TEPUI_CALL Direct3DCreate9Ex(uint32_t version, void **direct3d) {
    (void)version;
    if (direct3d == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    *direct3d = make_direct3d(1);
    return *direct3d == NULL ? (uint32_t)TEPUI_NOTAVAILABLE : 0;
}

/* Nothing is said that could be muted. */
TEPUI_EXPORT void TEPUI_CALL DebugSetMute(void) {}

/* --- for tests --- */

/* How often a device has waited for an answer: so far, and in the last frame. */
TEPUI_EXPORT uint32_t tepuiWaits(void *device) {
    return (uint32_t)((struct tepui_object *)device)->stream->waits;
}

TEPUI_EXPORT uint32_t tepuiWaitsOfFrame(void *device) {
    return (uint32_t)((struct tepui_object *)device)->device->waits_of_frame;
}
