/* Buffers of vertices and indices. Their bytes are kept in memory of the program, so that no lock waits; what was locked for writing goes to the front end
 * when it is unlocked, with the flags of the lock, and DISCARD and NOOVERWRITE have their meaning there. */
#include "client.h"

static uint32_t legal_buffer(const struct tepui_device *d, uint32_t length, uint32_t usage, uint32_t pool) {
    if ((int32_t)length <= 0 || pool >= POOL_SCRATCH || (pool == POOL_MANAGED && ((usage & USAGE_DYNAMIC) != 0 || d->ex))) return 0;
    return (usage & (USAGE_RENDERTARGET | USAGE_DEPTHSTENCIL)) == 0;
}

static uint32_t make_buffer(struct tepui_object *self, enum tepui_kind kind, const uint32_t what[4], void *buffer, void *shared) {
    struct tepui_device *d = device(self);
    if (buffer == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    *(void **)buffer = NULL;
    uint32_t length = what[0], usage = what[1], format = what[2], pool = what[3];
    if (shared == NULL && !legal_buffer(d, length, usage, pool)) return (uint32_t)TEPUI_INVALIDCALL;
    if (kind == KIND_INDEX_BUFFER && shared == NULL && format != 101 && format != 102) return (uint32_t)TEPUI_INVALIDCALL;
    struct tepui_buffer *b = make(d, kind, sizeof *b, 1);
    if (b == NULL) return (uint32_t)TEPUI_OUTOFMEMORY;
    b->o.id = take_id(d);
    /* Small ones that are legal are made: there is nothing to wait for. */
    int sure = shared == NULL && length <= 16u << 20;
    uint32_t result = 0;
    if (kind == KIND_VERTEX_BUFFER) {
        if (sure) put_DeviceCreateVertexBuffer(self->stream, b->o.id, length, usage, format, pool, 0);
        else result = ask_DeviceCreateVertexBuffer(self->stream, b->o.id, length, usage, format, pool, shared != NULL);
    } else {
        if (sure) put_DeviceCreateIndexBuffer(self->stream, b->o.id, length, usage, format, pool, 0);
        else result = ask_DeviceCreateIndexBuffer(self->stream, b->o.id, length, usage, format, pool, shared != NULL);
    }
    if (tepui_failed(result)) {
        unmake(&b->o);
        return result;
    }
    b->size = length;
    b->usage = usage;
    b->format = format;
    in_pool(&b->o, pool);
    *(void **)buffer = b;
    return 0;
}

static uint32_t DeviceCreateVertexBuffer(struct tepui_object *self, uint32_t length, uint32_t usage, uint32_t fvf, uint32_t pool, void *buffer, void *shared) {
    const uint32_t what[4] = {length, usage, fvf, pool};
    return make_buffer(self, KIND_VERTEX_BUFFER, what, buffer, shared);
}

static uint32_t DeviceCreateIndexBuffer(struct tepui_object *self, uint32_t length, uint32_t usage, uint32_t format, uint32_t pool, void *buffer, void *shared) {
    const uint32_t what[4] = {length, usage, format, pool};
    return make_buffer(self, KIND_INDEX_BUFFER, what, buffer, shared);
}

static int fetch_buffer(struct tepui_buffer *b) {
    for (uint32_t at = 0; at < b->size; at += TEPUI_ANSWERED) {
        uint32_t n = b->size - at < TEPUI_ANSWERED ? b->size - at : TEPUI_ANSWERED;
        if (tepui_failed(ask_ReadBuffer(b->o.stream, b->o.id, at, n, NULL))) return 0;
        memcpy(b->bytes + at, tepui_answer(b->o.stream), n);
    }
    b->stale = 0;
    return 1;
}

/* Memory up to a byte. Drivers give locks that end beyond a buffer, or begin there, and programs write through them without a look at the result: there is memory
 * of its own for that, which goes nowhere. It does not move while it is locked. */
static uint32_t room_for(struct tepui_buffer *b, uint64_t end) {
    if (end < b->size) end = b->size;
    if (b->bytes != NULL && end <= b->room) return 0;
    if (b->locks > 0) return (uint32_t)TEPUI_INVALIDCALL;
    uint8_t *bytes = end > SIZE_MAX / 2 ? NULL : make_memory((size_t)end + 64);
    if (bytes == NULL) return (uint32_t)TEPUI_OUTOFMEMORY;
    if (b->bytes != NULL) memcpy(bytes, b->bytes, b->size);
    free_memory(b->bytes);
    b->bytes = bytes;
    b->room = end;
    return 0;
}

static uint32_t lock_buffer(struct tepui_object *self, uint32_t offset, uint32_t size, void *data, uint32_t flags) {
    struct tepui_buffer *b = (struct tepui_buffer *)self;
    if (data == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    *(void **)data = NULL;
    uint32_t result = room_for(b, (uint64_t)offset + size);
    if (result != 0) return result;
    if (b->stale && !fetch_buffer(b)) return (uint32_t)TEPUI_DEVICELOST;
    if (b->locks++ == 0) {
        b->from = UINT32_MAX;
        b->to = 0;
        b->flags = flags;
        b->o.device->locked_buffers++;
    }
    if ((flags & LOCK_READONLY) == 0 || (b->o.pool == POOL_DEFAULT && (b->usage & USAGE_DYNAMIC) != 0)) {
        /* Programs write behind what they have locked of buffers that are not dynamic, of those that are kept in memory when they fill them. */
        int behind = (b->usage & USAGE_DYNAMIC) == 0 && (b->o.pool == POOL_DEFAULT || !b->written);
        uint64_t locked = (uint64_t)offset + size;
        uint32_t end = size == 0 || behind || locked > b->size ? b->size : (uint32_t)locked;
        if (offset < b->from) b->from = offset;
        if (end > b->to) b->to = end;
    }
    *(void **)data = b->bytes + offset;
    return 0;
}

/* What was locked for writing goes to the front end. */
static void send_buffer(struct tepui_buffer *b) {
    struct tepui_object *self = &b->o;
    uint32_t flags = b->flags;
    for (uint32_t at = b->from; at < b->to;) {
        uint32_t n = b->to - at < TEPUI_PIECE ? b->to - at : TEPUI_PIECE;
        put_WriteBuffer(self->stream, self->id, at, flags, b->bytes + at, n);
        at += n;
        /* What follows belongs to the same contents. */
        if ((flags & LOCK_DISCARD) != 0) flags = (flags & ~(uint32_t)LOCK_DISCARD) | LOCK_NOOVERWRITE;
    }
    b->written = 1;
}

static uint32_t unlock_buffer(struct tepui_object *self) {
    struct tepui_buffer *b = (struct tepui_buffer *)self;
    if (b->locks == 0) return (uint32_t)TEPUI_INVALIDCALL;
    if (--b->locks > 0) return 0;
    b->o.device->locked_buffers--;
    send_buffer(b);
    return 0;
}

static void send_locked(struct tepui_object *o) {
    struct tepui_buffer *b = (struct tepui_buffer *)o;
    if (b == NULL || b->locks == 0 || b->from >= b->to) return;
    send_buffer(b);
    /* What draws have read already stays as it is: that is the program's part. */
    b->flags = (b->flags & ~(uint32_t)LOCK_DISCARD) | LOCK_NOOVERWRITE;
}

/* A draw reads buffers while they are locked: programs keep one locked, write on and draw what they have written. */
static void send_locked_buffers(const struct tepui_device *d) {
    for (uint32_t i = 0; i < STREAMS; i++) send_locked(d->now.streams[i]);
    send_locked(d->now.indices);
}

static uint32_t VertexBufferLock(struct tepui_object *self, uint32_t offset, uint32_t size, void *data, uint32_t flags) {
    return lock_buffer(self, offset, size, data, flags);
}

static uint32_t VertexBufferUnlock(struct tepui_object *self) {
    return unlock_buffer(self);
}

static uint32_t IndexBufferLock(struct tepui_object *self, uint32_t offset, uint32_t size, void *data, uint32_t flags) {
    return lock_buffer(self, offset, size, data, flags);
}

static uint32_t IndexBufferUnlock(struct tepui_object *self) {
    return unlock_buffer(self);
}

static uint32_t VertexBufferGetDesc(struct tepui_object *self, void *description) {
    const struct tepui_buffer *b = (struct tepui_buffer *)self;
    if (description == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    const uint32_t d[6] = {FORMAT_VERTEXDATA, 6, b->usage, b->o.pool, b->size, b->format};
    memcpy(description, d, sizeof d);
    return 0;
}

static uint32_t IndexBufferGetDesc(struct tepui_object *self, void *description) {
    const struct tepui_buffer *b = (struct tepui_buffer *)self;
    if (description == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    const uint32_t d[5] = {b->format, 7, b->usage, b->o.pool, b->size};
    memcpy(description, d, sizeof d);
    return 0;
}
