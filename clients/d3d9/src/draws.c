/* Clears and draws. Vertices of the program's own memory travel with their draw; very many go before it, in pieces. */
#include "client.h"

static int has_stencil(uint32_t format) {
    /* D15S1, D24S8, D24X4S4, D24FS8, INTZ */
    return format == 73 || format == 75 || format == 79 || format == 83 || format == 0x5a544e49;
}

static uint32_t DeviceClear(struct tepui_object *self, uint32_t count, const void *rects, uint32_t flags, uint32_t color, float z, uint32_t stencil) {
    struct tepui_device *d = device(self);
    if ((flags & 6) != 0 && d->depth == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    if ((flags & 4) != 0 && !has_stencil(d->depth->store->format)) return (uint32_t)TEPUI_INVALIDCALL;
    /* A list of no rectangles clears nothing; where there is no list, nobody looks at its length. */
    if (rects == NULL) count = 0;
    else if (count == 0) return 0;
    if (count > TEPUI_PIECE / 16) count = TEPUI_PIECE / 16;
    put_DeviceClear(self->stream, count == 0 ? NULL : rects, flags, color, z, stencil, count);
    return 0;
}

static uint32_t DeviceBeginScene(struct tepui_object *self) {
    struct tepui_device *d = device(self);
    if (d->in_scene) return (uint32_t)TEPUI_INVALIDCALL;
    d->in_scene = 1;
    d->thread = tepui_thread();
    put_Scene(self->stream, 1);
    return 0;
}

static uint32_t DeviceEndScene(struct tepui_object *self) {
    struct tepui_device *d = device(self);
    if (!d->in_scene) return (uint32_t)TEPUI_INVALIDCALL;
    d->in_scene = 0;
    put_Scene(self->stream, 0);
    tepui_publish(self->stream);
    return 0;
}

static uint32_t vertices_of(uint32_t type, uint32_t count) {
    switch (type) {
    case 1: return count;
    case 2: return 2 * count;
    case 3: return count + 1;
    case 4: return 3 * count;
    case 5:
    case 6: return count + 2;
    default: return 0;
    }
}

/* A draw without a declaration is none. */
static int draws(const struct tepui_device *d) {
    return d->now.declaration != NULL;
}

static uint32_t DeviceDrawPrimitive(struct tepui_object *self, uint32_t type, uint32_t start, uint32_t count) {
    if (!draws(device(self)) || type < 1 || type > 6) return (uint32_t)TEPUI_INVALIDCALL;
    if (count == 0) return 0;
    if (device(self)->locked_buffers != 0) send_locked_buffers(device(self));
    put_DeviceDrawPrimitive(self->stream, type, start, count);
    return 0;
}

static uint32_t DeviceDrawIndexedPrimitive(struct tepui_object *self, uint32_t type, uint32_t base, uint32_t minimum, uint32_t vertices, uint32_t start, uint32_t count) {
    const struct tepui_device *d = device(self);
    if (!draws(d) || type < 2 || type > 6) return (uint32_t)TEPUI_INVALIDCALL;
    /* Without indices nothing is drawn, and nothing said. */
    if (count == 0 || d->now.indices == NULL) return 0;
    if (d->locked_buffers != 0) send_locked_buffers(d);
    put_DeviceDrawIndexedPrimitive(self->stream, type, base, minimum, vertices, start, count);
    return 0;
}

/* The first stream is empty behind a draw from the program's memory. */
static void forget_stream(struct tepui_device *d) {
    hold(&d->now.streams[0], NULL);
    d->now.offsets[0] = d->now.strides[0] = 0;
}

static uint32_t DeviceDrawPrimitiveUP(struct tepui_object *self, uint32_t type, uint32_t count, const void *data, uint32_t stride) {
    struct tepui_device *d = device(self);
    uint64_t size = (uint64_t)vertices_of(type, count) * stride;
    if (!draws(d) || data == NULL || stride == 0 || type < 1 || type > 6 || size > INT32_MAX) return (uint32_t)TEPUI_INVALIDCALL;
    if (count == 0) return 0;
    if (size <= TEPUI_PIECE) {
        put_DeviceDrawPrimitiveUP(self->stream, type, count, stride, data, (uint32_t)size, 0);
        tepui_expect(self->stream, (uint32_t)size);
    } else {
        stage(self->stream, data, (uint32_t)size);
        put_DeviceDrawPrimitiveUP(self->stream, type, count, stride, NULL, 0, (uint32_t)size);
    }
    forget_stream(d);
    return 0;
}

static uint32_t DeviceDrawIndexedPrimitiveUP(struct tepui_object *self, uint32_t type, uint32_t minimum, uint32_t vertices, uint32_t count, const void *indices, uint32_t format, const void *data, uint32_t stride) {
    struct tepui_device *d = device(self);
    uint64_t bytes = (uint64_t)vertices_of(type, count) * (format == 101 ? 2 : 4), size = ((uint64_t)minimum + vertices) * stride;
    if (!draws(d) || data == NULL || indices == NULL || stride == 0 || type < 2 || type > 6 || (format != 101 && format != 102) || bytes + size > INT32_MAX)
        return (uint32_t)TEPUI_INVALIDCALL;
    if (count == 0) return 0;
    if (bytes + size <= TEPUI_PIECE) {
        put_DeviceDrawIndexedPrimitiveUP(self->stream, type, minimum, vertices, count, format, stride, indices, data, (uint32_t)bytes, (uint32_t)size, 0);
        tepui_expect(self->stream, (uint32_t)(bytes + size));
    } else {
        uint8_t *both = malloc((size_t)(bytes + size + 4));
        if (both == NULL) return (uint32_t)TEPUI_OUTOFMEMORY;
        uint32_t place = ((uint32_t)bytes + 3) & ~3u;
        memcpy(both, indices, (size_t)bytes);
        memcpy(both + place, data, (size_t)size);
        stage(self->stream, both, place + (uint32_t)size);
        free(both);
        put_DeviceDrawIndexedPrimitiveUP(self->stream, type, minimum, vertices, count, format, stride, NULL, NULL, (uint32_t)bytes, (uint32_t)size, place);
    }
    forget_stream(d);
    hold(&d->now.indices, NULL);
    return 0;
}

static uint32_t DeviceProcessVertices(struct tepui_object *self, uint32_t start, uint32_t target, uint32_t count, void *buffer, void *declaration, uint32_t flags) {
    struct tepui_buffer *b = buffer;
    if (wrong(self, b, b)) return (uint32_t)TEPUI_INVALIDCALL;
    uint32_t result = ask_DeviceProcessVertices(self->stream, start, target, count, b->o.id, tepui_id(declaration), flags);
    if (!tepui_failed(result)) b->stale = 1;
    return result;
}

/* Surfaces are not subdivided, and the capabilities say so. */
static uint32_t patch(const void *info) {
    return info == NULL ? (uint32_t)TEPUI_INVALIDCALL : 0;
}

static uint32_t DeviceDrawRectPatch(struct tepui_object *self, uint32_t handle, const void *segments, const void *info) {
    (void)self, (void)handle, (void)segments;
    return patch(info);
}

static uint32_t DeviceDrawTriPatch(struct tepui_object *self, uint32_t handle, const void *segments, const void *info) {
    (void)self, (void)handle, (void)segments;
    return patch(info);
}

static uint32_t DeviceDeletePatch(struct tepui_object *self, uint32_t handle) {
    (void)self, (void)handle;
    return (uint32_t)TEPUI_INVALIDCALL;
}
