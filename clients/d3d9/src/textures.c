/* Textures, surfaces, volumes. Texels that programs lock are kept in memory of the program from the first lock on; what was locked for writing goes to the front
 * end when it is unlocked. Only what the device may have written since is asked for, when it is locked to be read. */
#include "client.h"

static const struct tepui_format *layout_of(uint32_t format) {
    for (size_t i = 0; i < sizeof tepui_formats / sizeof *tepui_formats; i++)
        if (tepui_formats[i].code == format) return tepui_formats + i;
    return NULL;
}

static struct tepui_image *image_of(const struct tepui_store *s, uint32_t level, uint32_t face) {
    return s->images + face * s->levels + level;
}

static uint32_t blocks(uint32_t size, uint32_t block) {
    return (size + block - 1) / block;
}

static uint32_t row_bytes(const struct tepui_store *s, uint32_t width) {
    return blocks(width, s->layout->block_width) * s->layout->block_bytes;
}

static uint32_t pitch_of(const struct tepui_store *s, uint32_t level) {
    uint32_t bytes = row_bytes(s, level_size(s->width, level));
    return s->given ? bytes : (bytes + 3) & ~3u;
}

/* Formats of a vendor's own are told as a byte a texel, though their blocks lie one behind the other: drivers do it so, and programs write the blocks. */
static int is_private(const struct tepui_store *s) {
    return s->format == FORMAT_ATI1 || s->format == FORMAT_ATI2;
}

static uint32_t told_pitch(const struct tepui_store *s, uint32_t level) {
    return is_private(s) ? level_size(s->width, level) : pitch_of(s, level);
}

static uint32_t slice_of(const struct tepui_store *s, uint32_t level) {
    if (is_private(s)) return level_size(s->width, level) * level_size(s->height, level);
    return pitch_of(s, level) * blocks(level_size(s->height, level), s->layout->block_height);
}

static int make_images(struct tepui_store *s) {
    s->layout = layout_of(s->format);
    s->images = calloc(s->levels * s->faces, sizeof *s->images);
    return s->images != NULL && s->layout != NULL;
}

/* The device may have written all of it. */
static void is_stale(struct tepui_store *s) {
    for (uint32_t i = 0; i < s->levels * s->faces; i++) s->images[i].stale = 1;
}

/* --- making --- */

/* Devices of 9Ex take memory of the program for the only image of a texture or surface in the pool SYSTEMMEM. */
static int gives_memory(const struct tepui_device *d, uint32_t levels, uint32_t pool, const void *shared) {
    return shared != NULL && d->ex && levels == 1 && pool == POOL_SYSTEMMEM;
}

static void take_memory(struct tepui_store *s, const void *shared) {
    s->given = 1;
    memcpy(&s->images[0].texels, shared, sizeof(void *));
}

static uint32_t finish_texture(struct tepui_texture *t, uint32_t result, void *texture) {
    if (!tepui_failed(result) && make_images(&t->store)) {
        t->filter = 2;
        t->store.lockable = t->store.pool != POOL_DEFAULT || (t->store.usage & USAGE_DYNAMIC) != 0 || t->store.format == FORMAT_ATI1 || t->store.format == FORMAT_ATI2;
        in_pool(&t->o, t->store.pool);
        *(void **)texture = t;
        return 0;
    }
    unmake(&t->o);
    return tepui_failed(result) ? result : (uint32_t)TEPUI_OUTOFMEMORY;
}

static struct tepui_texture *begin_texture(struct tepui_device *d, enum tepui_kind kind, const uint32_t size[3], const uint32_t what[3]) {
    struct tepui_texture *t = make(d, kind, sizeof *t, 1);
    if (t == NULL) return NULL;
    t->o.id = take_id(d);
    t->store.width = size[0];
    t->store.height = size[1];
    t->store.depth = size[2];
    t->store.usage = what[0];
    t->store.format = what[1];
    t->store.pool = what[2];
    t->store.faces = kind == KIND_CUBE_TEXTURE ? 6 : 1;
    return t;
}

static uint32_t DeviceCreateTexture(struct tepui_object *self, uint32_t width, uint32_t height, uint32_t levels, uint32_t usage, uint32_t format, uint32_t pool, void *texture, void *shared) {
    if (texture == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    *(void **)texture = NULL;
    const uint32_t size[3] = {width, height, 1}, what[3] = {usage, format, pool};
    struct tepui_texture *t = begin_texture(device(self), KIND_TEXTURE, size, what);
    if (t == NULL) return (uint32_t)TEPUI_OUTOFMEMORY;
    int gives = gives_memory(device(self), levels, pool, shared);
    uint32_t result = finish_texture(t, ask_DeviceCreateTexture(self->stream, t->o.id, width, height, levels, usage, format, pool, shared != NULL && !gives, &t->store.levels), texture);
    if (gives && !tepui_failed(result)) take_memory(&t->store, shared);
    return result;
}

static uint32_t DeviceCreateCubeTexture(struct tepui_object *self, uint32_t edge, uint32_t levels, uint32_t usage, uint32_t format, uint32_t pool, void *texture, void *shared) {
    if (texture == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    *(void **)texture = NULL;
    const uint32_t size[3] = {edge, edge, 1}, what[3] = {usage, format, pool};
    struct tepui_texture *t = begin_texture(device(self), KIND_CUBE_TEXTURE, size, what);
    if (t == NULL) return (uint32_t)TEPUI_OUTOFMEMORY;
    return finish_texture(t, ask_DeviceCreateCubeTexture(self->stream, t->o.id, edge, levels, usage, format, pool, shared != NULL, &t->store.levels), texture);
}

static uint32_t DeviceCreateVolumeTexture(struct tepui_object *self, uint32_t width, uint32_t height, uint32_t depth, uint32_t levels, uint32_t usage, uint32_t format, uint32_t pool, void *texture, void *shared) {
    if (texture == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    *(void **)texture = NULL;
    const uint32_t size[3] = {width, height, depth}, what[3] = {usage, format, pool};
    struct tepui_texture *t = begin_texture(device(self), KIND_VOLUME_TEXTURE, size, what);
    if (t == NULL) return (uint32_t)TEPUI_OUTOFMEMORY;
    return finish_texture(t, ask_DeviceCreateVolumeTexture(self->stream, t->o.id, width, height, depth, levels, usage, format, pool, shared != NULL, &t->store.levels), texture);
}

/* A surface of its own; what[]: width, height, format, usage, pool, samples, quality. */
static struct tepui_surface *begin_surface(struct tepui_device *d, const uint32_t what[7], int refs) {
    struct tepui_surface *s = make(d, KIND_SURFACE, sizeof *s, refs);
    if (s == NULL) return NULL;
    s->o.id = take_id(d);
    s->store = &s->own;
    s->own.width = what[0];
    s->own.height = what[1];
    s->own.format = what[2];
    s->own.usage = what[3];
    s->own.pool = what[4];
    s->own.samples = what[5];
    s->own.quality = what[6];
    s->own.depth = s->own.levels = s->own.faces = 1;
    return s;
}

static uint32_t finish_surface(struct tepui_surface *s, uint32_t result, int lockable, void *surface) {
    if (!tepui_failed(result) && make_images(&s->own)) {
        s->own.lockable = lockable;
        s->own.images[0].surface = s;
        in_pool(&s->o, s->own.pool);
        *(void **)surface = s;
        return 0;
    }
    unmake(&s->o);
    return tepui_failed(result) ? result : (uint32_t)TEPUI_OUTOFMEMORY;
}

static uint32_t DeviceCreateRenderTarget(struct tepui_object *self, uint32_t width, uint32_t height, uint32_t format, uint32_t samples, uint32_t quality, uint32_t lockable, void *surface, void *shared) {
    if (surface == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    *(void **)surface = NULL;
    const uint32_t what[7] = {width, height, format, USAGE_RENDERTARGET, POOL_DEFAULT, samples, quality};
    struct tepui_surface *s = begin_surface(device(self), what, 1);
    if (s == NULL) return (uint32_t)TEPUI_OUTOFMEMORY;
    uint32_t result = ask_DeviceCreateRenderTarget(self->stream, s->o.id, width, height, format, samples, quality, lockable, shared != NULL);
    return finish_surface(s, result, lockable != 0, surface);
}

static uint32_t DeviceCreateDepthStencilSurface(struct tepui_object *self, uint32_t width, uint32_t height, uint32_t format, uint32_t samples, uint32_t quality, uint32_t discard, void *surface, void *shared) {
    if (surface == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    *(void **)surface = NULL;
    const uint32_t what[7] = {width, height, format, USAGE_DEPTHSTENCIL, POOL_DEFAULT, samples, quality};
    struct tepui_surface *s = begin_surface(device(self), what, 1);
    if (s == NULL) return (uint32_t)TEPUI_OUTOFMEMORY;
    uint32_t result = ask_DeviceCreateDepthStencilSurface(self->stream, s->o.id, width, height, format, samples, quality, discard, shared != NULL);
    return finish_surface(s, result, format == FORMAT_D16_LOCKABLE || format == FORMAT_D32F_LOCKABLE, surface);
}

static uint32_t DeviceCreateOffscreenPlainSurface(struct tepui_object *self, uint32_t width, uint32_t height, uint32_t format, uint32_t pool, void *surface, void *shared) {
    if (surface == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    *(void **)surface = NULL;
    const uint32_t what[7] = {width, height, format, 0, pool, 0, 0};
    struct tepui_surface *s = begin_surface(device(self), what, 1);
    if (s == NULL) return (uint32_t)TEPUI_OUTOFMEMORY;
    int gives = gives_memory(device(self), 1, pool, shared);
    uint32_t result = ask_DeviceCreateOffscreenPlainSurface(self->stream, s->o.id, width, height, format, pool, shared != NULL && !gives);
    result = finish_surface(s, result, 1, surface);
    if (gives && !tepui_failed(result)) take_memory(&s->own, shared);
    return result;
}

static uint32_t DeviceCreateRenderTargetEx(struct tepui_object *self, uint32_t width, uint32_t height, uint32_t format, uint32_t samples, uint32_t quality, uint32_t lockable, void *surface, void *shared, uint32_t usage) {
    if (usage != 0 || !device(self)->ex) return (uint32_t)TEPUI_INVALIDCALL;
    return DeviceCreateRenderTarget(self, width, height, format, samples, quality, lockable, surface, shared);
}

static uint32_t DeviceCreateOffscreenPlainSurfaceEx(struct tepui_object *self, uint32_t width, uint32_t height, uint32_t format, uint32_t pool, void *surface, void *shared, uint32_t usage) {
    if (usage != 0 || !device(self)->ex) return (uint32_t)TEPUI_INVALIDCALL;
    return DeviceCreateOffscreenPlainSurface(self, width, height, format, pool, surface, shared);
}

static uint32_t DeviceCreateDepthStencilSurfaceEx(struct tepui_object *self, uint32_t width, uint32_t height, uint32_t format, uint32_t samples, uint32_t quality, uint32_t discard, void *surface, void *shared, uint32_t usage) {
    /* What is restricted may be so anywhere. */
    if ((usage & ~(uint32_t)USAGE_RESTRICTED_CONTENT) != 0 || !device(self)->ex) return (uint32_t)TEPUI_INVALIDCALL;
    uint32_t result = DeviceCreateDepthStencilSurface(self, width, height, format, samples, quality, discard, surface, shared);
    if (!tepui_failed(result)) (*(struct tepui_surface **)surface)->own.usage |= usage;
    return result;
}

/* --- levels --- */

static uint32_t give_level(struct tepui_texture *t, uint32_t level, uint32_t face, enum tepui_kind kind, void *out) {
    if (out == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    *(void **)out = NULL;
    if (level >= t->store.levels || face >= t->store.faces) return (uint32_t)TEPUI_INVALIDCALL;
    struct tepui_image *image = image_of(&t->store, level, face);
    if (image->surface == NULL) {
        struct tepui_surface *s = make(t->o.device, kind, sizeof *s, 0);
        if (s == NULL) return (uint32_t)TEPUI_OUTOFMEMORY;
        s->o.id = take_id(t->o.device);
        s->o.owner = &t->o;
        s->o.pool = t->store.pool;
        s->store = &t->store;
        s->level = level;
        s->face = face;
        put_TakeLevel(t->o.stream, t->o.id, s->o.id, level, face);
        image->surface = s;
    }
    give_out(out, image->surface);
    return 0;
}

static uint32_t TextureGetSurfaceLevel(struct tepui_object *self, uint32_t level, void *surface) {
    return give_level((struct tepui_texture *)self, level, 0, KIND_SURFACE, surface);
}

static uint32_t CubeTextureGetCubeMapSurface(struct tepui_object *self, uint32_t face, uint32_t level, void *surface) {
    return give_level((struct tepui_texture *)self, level, face, KIND_SURFACE, surface);
}

static uint32_t VolumeTextureGetVolumeLevel(struct tepui_object *self, uint32_t level, void *volume) {
    return give_level((struct tepui_texture *)self, level, 0, KIND_VOLUME, volume);
}

static uint32_t describe(const struct tepui_store *s, uint32_t level, void *description) {
    if (description == NULL || level >= s->levels) return (uint32_t)TEPUI_INVALIDCALL;
    const uint32_t d[8] = {s->format, 1, s->usage, s->pool, s->samples, s->quality, level_size(s->width, level), level_size(s->height, level)};
    memcpy(description, d, sizeof d);
    return 0;
}

static uint32_t describe_volume(const struct tepui_store *s, uint32_t level, void *description) {
    if (description == NULL || level >= s->levels) return (uint32_t)TEPUI_INVALIDCALL;
    const uint32_t d[7] = {s->format, 2, s->usage, s->pool, level_size(s->width, level), level_size(s->height, level), level_size(s->depth, level)};
    memcpy(description, d, sizeof d);
    return 0;
}

static uint32_t TextureGetLevelDesc(struct tepui_object *self, uint32_t level, void *description) {
    return describe(&((struct tepui_texture *)self)->store, level, description);
}

static uint32_t CubeTextureGetLevelDesc(struct tepui_object *self, uint32_t level, void *description) {
    return describe(&((struct tepui_texture *)self)->store, level, description);
}

static uint32_t VolumeTextureGetLevelDesc(struct tepui_object *self, uint32_t level, void *description) {
    return describe_volume(&((struct tepui_texture *)self)->store, level, description);
}

static uint32_t SurfaceGetDesc(struct tepui_object *self, void *description) {
    const struct tepui_surface *s = (struct tepui_surface *)self;
    return describe(s->store, s->level, description);
}

static uint32_t VolumeGetDesc(struct tepui_object *self, void *description) {
    const struct tepui_surface *s = (struct tepui_surface *)self;
    return describe_volume(s->store, s->level, description);
}

static uint32_t get_container(struct tepui_object *self, const void *id, void *container) {
    if (container == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    struct tepui_object *c = self->owner != NULL ? self->owner : &self->device->o;
    return tepui_QueryInterface(c, id, container);
}

static uint32_t SurfaceGetContainer(struct tepui_object *self, const void *id, void *container) {
    return get_container(self, id, container);
}

static uint32_t VolumeGetContainer(struct tepui_object *self, const void *id, void *container) {
    return get_container(self, id, container);
}

/* --- what all resources and textures have --- */

static uint32_t ResourceSetPriority(struct tepui_object *self, uint32_t priority) {
    if (self->pool != POOL_MANAGED || self->kind == KIND_SURFACE) return 0;
    uint32_t old = self->priority;
    self->priority = priority;
    put_ResourcePriority(self->stream, self->id, priority);
    return old;
}

static uint32_t ResourceGetPriority(struct tepui_object *self) {
    return self->priority;
}

static void ResourcePreLoad(struct tepui_object *self) {
    if (self->kind != KIND_SURFACE) put_ResourcePreLoad(self->stream, self->id);
}

static uint32_t ResourceGetType(struct tepui_object *self) {
    switch (self->kind) {
    case KIND_SURFACE: return 1;
    case KIND_TEXTURE: return 3;
    case KIND_VOLUME_TEXTURE: return 4;
    case KIND_CUBE_TEXTURE: return 5;
    case KIND_VERTEX_BUFFER: return 6;
    default: return 7;
    }
}

static uint32_t BaseTextureSetLOD(struct tepui_object *self, uint32_t level) {
    struct tepui_texture *t = (struct tepui_texture *)self;
    if (t->store.pool != POOL_MANAGED) return 0;
    uint32_t old = t->lod;
    t->lod = level < t->store.levels ? level : t->store.levels - 1;
    put_TextureLod(self->stream, self->id, t->lod);
    return old;
}

static uint32_t BaseTextureGetLOD(struct tepui_object *self) {
    return ((struct tepui_texture *)self)->lod;
}

static uint32_t BaseTextureGetLevelCount(struct tepui_object *self) {
    return ((struct tepui_texture *)self)->store.levels;
}

static uint32_t BaseTextureSetAutoGenFilterType(struct tepui_object *self, uint32_t filter) {
    if (filter == 0) return (uint32_t)TEPUI_INVALIDCALL;
    ((struct tepui_texture *)self)->filter = filter;
    put_TextureFilter(self->stream, self->id, filter);
    return 0;
}

static uint32_t BaseTextureGetAutoGenFilterType(struct tepui_object *self) {
    return ((struct tepui_texture *)self)->filter;
}

static void BaseTextureGenerateMipSubLevels(struct tepui_object *self) {
    put_TextureLevels(self->stream, self->id);
}

static uint32_t legal_dirty(const struct tepui_store *s, const int32_t box[6]) {
    return box[0] >= 0 && box[1] >= 0 && box[4] >= 0 && box[2] > box[0] && box[3] > box[1] && box[5] > box[4] && (uint32_t)box[2] <= s->width
        && (uint32_t)box[3] <= s->height && (uint32_t)box[5] <= s->depth;
}

static void flat_box(int32_t box[6], const void *rect) {
    memcpy(box, rect, 16);
    box[4] = 0;
    box[5] = 1;
}

static void send_unsent(struct tepui_object *o, struct tepui_store *s);

static uint32_t TextureAddDirtyRect(struct tepui_object *self, const void *rect) {
    int32_t box[6];
    if (rect != NULL) flat_box(box, rect);
    if (rect != NULL && !legal_dirty(&((struct tepui_texture *)self)->store, box)) return (uint32_t)TEPUI_INVALIDCALL;
    send_unsent(self, &((struct tepui_texture *)self)->store);
    put_TextureAddDirtyRect(self->stream, self->id, rect);
    return 0;
}

static uint32_t CubeTextureAddDirtyRect(struct tepui_object *self, uint32_t face, const void *rect) {
    int32_t box[6];
    if (rect != NULL) flat_box(box, rect);
    if (face >= 6 || (rect != NULL && !legal_dirty(&((struct tepui_texture *)self)->store, box))) return (uint32_t)TEPUI_INVALIDCALL;
    send_unsent(self, &((struct tepui_texture *)self)->store);
    put_CubeTextureAddDirtyRect(self->stream, self->id, face, rect);
    return 0;
}

static uint32_t VolumeTextureAddDirtyBox(struct tepui_object *self, const void *box) {
    int32_t b[6];
    if (box != NULL) memcpy(b, box, sizeof b);
    if (box != NULL && !legal_dirty(&((struct tepui_texture *)self)->store, b)) return (uint32_t)TEPUI_INVALIDCALL;
    send_unsent(self, &((struct tepui_texture *)self)->store);
    put_VolumeTextureAddDirtyBox(self->stream, self->id, box);
    return 0;
}
