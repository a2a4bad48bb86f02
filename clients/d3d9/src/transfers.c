/* Copies, fills and reads of images on the device. Where the arguments leave no doubt that a call succeeds, nobody waits for it. */
#include "client.h"

/* Sends memory of the program ahead of a call that has too much of it for its packet. */
static void stage(struct tepui_stream *s, const uint8_t *data, uint32_t size) {
    for (uint32_t at = 0; at < size; at += TEPUI_PIECE) put_Stage(s, at, data + at, size - at < TEPUI_PIECE ? size - at : TEPUI_PIECE);
}

static int32_t surface_width(const struct tepui_surface *s) {
    return (int32_t)level_size(s->store->width, s->level);
}

static int32_t surface_height(const struct tepui_surface *s) {
    return (int32_t)level_size(s->store->height, s->level);
}

static void whole_or(int32_t to[4], const void *rect, const struct tepui_surface *s) {
    const int32_t whole[4] = {0, 0, surface_width(s), surface_height(s)};
    memcpy(to, rect == NULL ? whole : rect, sizeof whole);
}

static int inside(const int32_t r[4], const struct tepui_surface *s) {
    return r[0] >= 0 && r[1] >= 0 && r[2] > r[0] && r[3] > r[1] && r[2] <= surface_width(s) && r[3] <= surface_height(s);
}

static int is_target(const struct tepui_surface *s) {
    return s->store->pool == POOL_DEFAULT && (s->store->usage & USAGE_RENDERTARGET) != 0 && !s->store->layout->depth && s->store->format != 0x4c4c554e;
}

static void written(struct tepui_surface *s) {
    image_of(s->store, s->level, s->face)->stale = 1;
}

static int wrong(struct tepui_object *self, const void *a, const void *b) {
    return a == NULL || b == NULL || is_foreign(self, a) || is_foreign(self, b);
}

static uint32_t DeviceUpdateSurface(struct tepui_object *self, void *source, const void *from, void *target, const void *point) {
    struct tepui_surface *a = source, *b = target;
    if (wrong(self, a, b)) return (uint32_t)TEPUI_INVALIDCALL;
    int32_t r[4], at[2] = {0, 0};
    if (point != NULL) memcpy(at, point, sizeof at);
    whole_or(r, from, a);
    int32_t t[4] = {at[0], at[1], at[0] + r[2] - r[0], at[1] + r[3] - r[1]};
    const struct tepui_format *f = a->store->layout;
    int sure = a->store->pool == POOL_SYSTEMMEM && b->store->pool == POOL_DEFAULT && a->store->format == b->store->format && b->store->samples == 0 && f->block_width == 1
        && f->block_height == 1 && !f->depth && inside(r, a) && inside(t, b) && !image_of(a->store, a->level, a->face)->locked
        && !image_of(b->store, b->level, b->face)->locked;
    if (image_of(a->store, a->level, a->face)->locked || image_of(b->store, b->level, b->face)->locked) return (uint32_t)TEPUI_INVALIDCALL;
    written(b);
    send_given(a, NULL);
    if (!sure) return ask_DeviceUpdateSurface(self->stream, a->o.id, from, b->o.id, (uint32_t)at[0], (uint32_t)at[1]);
    put_DeviceUpdateSurface(self->stream, a->o.id, from, b->o.id, (uint32_t)at[0], (uint32_t)at[1]);
    return 0;
}

static uint32_t DeviceUpdateTexture(struct tepui_object *self, void *source, void *target) {
    struct tepui_texture *a = source, *b = target;
    if (wrong(self, a, b) || a->o.kind != b->o.kind) return (uint32_t)TEPUI_INVALIDCALL;
    const struct tepui_store *s = &a->store, *t = &b->store;
    int sure = s->pool == POOL_SYSTEMMEM && t->pool == POOL_DEFAULT && s->format == t->format && s->width == t->width && s->height == t->height && s->depth == t->depth
        && s->levels == t->levels;
    is_stale(&b->store);
    send_given(NULL, a);
    if (!sure) return ask_DeviceUpdateTexture(self->stream, a->o.id, b->o.id);
    put_DeviceUpdateTexture(self->stream, a->o.id, b->o.id);
    return 0;
}

static uint32_t DeviceGetRenderTargetData(struct tepui_object *self, void *source, void *target) {
    struct tepui_surface *a = source, *b = target;
    if (wrong(self, a, b)) return (uint32_t)TEPUI_INVALIDCALL;
    int sure = b->store->pool == POOL_SYSTEMMEM && is_target(a) && a->store->samples == 0 && a->store->format == b->store->format && surface_width(a) == surface_width(b)
        && surface_height(a) == surface_height(b) && !image_of(b->store, b->level, b->face)->locked;
    /* The wait comes with the lock. */
    if (sure) put_DeviceGetRenderTargetData(self->stream, a->o.id, b->o.id);
    uint32_t result = sure ? 0 : ask_DeviceGetRenderTargetData(self->stream, a->o.id, b->o.id);
    if (!tepui_failed(result)) written(b);
    return self->stream->lost ? (uint32_t)TEPUI_DEVICELOST : result;
}

static uint32_t DeviceGetFrontBufferData(struct tepui_object *self, uint32_t chain, void *target) {
    struct tepui_surface *t = target;
    if (wrong(self, t, t)) return (uint32_t)TEPUI_INVALIDCALL;
    uint32_t result = ask_DeviceGetFrontBufferData(self->stream, chain, t->o.id);
    if (!tepui_failed(result)) written(t);
    return result;
}

static uint32_t SwapChainGetFrontBufferData(struct tepui_object *self, void *target) {
    struct tepui_surface *t = target;
    if (wrong(self, t, t)) return (uint32_t)TEPUI_INVALIDCALL;
    uint32_t result = ask_SwapChainGetFrontBufferData(self->stream, self->id, t->o.id);
    if (!tepui_failed(result)) written(t);
    return result;
}

static uint32_t DeviceStretchRect(struct tepui_object *self, void *source, const void *from, void *target, const void *to, uint32_t filter) {
    struct tepui_surface *a = source, *b = target;
    if (wrong(self, a, b) || a == b) return (uint32_t)TEPUI_INVALIDCALL;
    int32_t r[4], t[4];
    whole_or(r, from, a);
    whole_or(t, to, b);
    int sure = is_target(a) && is_target(b) && filter <= 2 && inside(r, a) && inside(t, b);
    written(b);
    if (!sure) return ask_DeviceStretchRect(self->stream, a->o.id, from, b->o.id, to, filter);
    put_DeviceStretchRect(self->stream, a->o.id, from, b->o.id, to, filter);
    return 0;
}

static uint32_t DeviceColorFill(struct tepui_object *self, void *surface, const void *rect, uint32_t color) {
    struct tepui_surface *s = surface;
    if (wrong(self, s, s)) return (uint32_t)TEPUI_INVALIDCALL;
    int32_t r[4];
    whole_or(r, rect, s);
    int sure = is_target(s) && inside(r, s);
    written(s);
    if (!sure) return ask_DeviceColorFill(self->stream, s->o.id, rect, color);
    put_DeviceColorFill(self->stream, s->o.id, rect, color);
    return 0;
}
