/* Counts, interfaces and private data of objects. The program's count is the one that AddRef and Release answer; beside it the places are counted where
 * the device has an object bound, so that one that was released stays until it is unbound. Levels of textures are counted with their texture. */
#include "client.h"

#include <stdlib.h>

/* Zeros at an address of whole 16 bytes, as programs of 32 bits rely on too: what lies before it is where the memory begins. */
static void *make_memory(size_t bytes) {
    uint8_t *begin = calloc(1, bytes + 16 + sizeof(void *));
    if (begin == NULL) return NULL;
    uint8_t *memory = begin + sizeof(void *);
    memory += (16 - (uintptr_t)memory % 16) % 16;
    memcpy(memory - sizeof(void *), &begin, sizeof begin);
    return memory;
}

static void free_memory(void *memory) {
    void *begin;
    if (memory == NULL) return;
    memcpy(&begin, (uint8_t *)memory - sizeof(void *), sizeof begin);
    free(begin);
}

static void destroy(struct tepui_object *o);

static struct tepui_device *device_of(struct tepui_object *o) {
    return o->device;
}

/* Of a level the texture, which is counted for it. */
static struct tepui_object *counted(struct tepui_object *o) {
    int level = o->owner != NULL && (o->kind == KIND_SURFACE || o->kind == KIND_VOLUME) && o->owner->kind != KIND_SWAP_CHAIN;
    return level ? o->owner : o;
}

/* Resources that a reset must not find in the program's hands. */
static int stands_in_the_way(const struct tepui_object *o) {
    switch (o->kind) {
    case KIND_TEXTURE:
    case KIND_VOLUME_TEXTURE:
    case KIND_CUBE_TEXTURE:
    case KIND_VERTEX_BUFFER:
    case KIND_INDEX_BUFFER:
    case KIND_SURFACE: return o->pool == POOL_DEFAULT;
    case KIND_SWAP_CHAIN: return 1;
    default: return 0;
    }
}

static void release_device(struct tepui_device *d);

uint32_t TEPUI_CALL tepui_AddRef(struct tepui_object *self) {
    struct tepui_object *o = counted(self);
    tepui_enter(o);
    uint32_t now = (uint32_t)++o->refs;
    if (now == 1 && o->device != NULL && o->kind != KIND_DEVICE) {
        o->device->o.refs++;
        if (stands_in_the_way(o)) o->device->held++;
    }
    tepui_leave(o);
    return now;
}

uint32_t TEPUI_CALL tepui_Release(struct tepui_object *self) {
    struct tepui_object *o = counted(self);
    struct tepui_lock *lock = o->lock;
    struct tepui_device *d = o->device;
    if (o->refs == 0) return 0;
    if (o->kind == KIND_DEVICE) {
        uint32_t left = (uint32_t)d->o.refs - 1;
        release_device(d);
        return left;
    }
    tepui_enter(o);
    uint32_t left = (uint32_t)--o->refs;
    if (left == 0) {
        if (d != NULL && stands_in_the_way(o)) d->held--;
        if (o->uses == 0) destroy(o);
    }
    if (lock != NULL && o->kind != KIND_DIRECT3D) tepui_give(lock);
    if (left == 0 && d != NULL) release_device(d);
    return left;
}

/* Another object takes a place of the device's. */
static void hold(struct tepui_object **place, struct tepui_object *now) {
    struct tepui_object *old = *place;
    if (old == now) return;
    if (now != NULL) counted(now)->uses++;
    *place = now;
    if (old == NULL) return;
    old = counted(old);
    if (--old->uses == 0 && old->refs == 0) destroy(old);
}

/* Gives out an object with a count of its own. */
static void give_out(void *to, void *object) {
    if (object != NULL) tepui_AddRef(object);
    *(void **)to = object;
}

/* --- names of objects --- */

static uint32_t take_id(struct tepui_device *d) {
    return d->free_count > 0 ? d->free_list[--d->free_count] : d->next_id++;
}

static void give_id(struct tepui_device *d, uint32_t id) {
    if (id == 0) return;
    if (d->free_count == d->free_room) {
        uint32_t room = d->free_room == 0 ? 256 : d->free_room * 2;
        uint32_t *list = realloc(d->free_list, room * sizeof *list);
        if (list == NULL) return; /* the number is not used again, which is no loss */
        d->free_list = list;
        d->free_room = room;
    }
    d->free_list[d->free_count++] = id;
}

static void drop(struct tepui_object *o) {
    if (o->id == 0) return;
    put_Drop(o->stream, o->id);
    give_id(o->device, o->id);
    o->id = 0;
}

/* --- making --- */

static const void *const *const methods_of[] = {
    [KIND_DIRECT3D] = (const void *const *)direct3d_methods,
    [KIND_DEVICE] = (const void *const *)device_methods,
    [KIND_SWAP_CHAIN] = (const void *const *)swapchain_methods,
    [KIND_BLOCK] = (const void *const *)stateblock_methods,
    [KIND_DECLARATION] = (const void *const *)vertexdeclaration_methods,
    [KIND_VERTEX_SHADER] = (const void *const *)vertexshader_methods,
    [KIND_PIXEL_SHADER] = (const void *const *)pixelshader_methods,
    [KIND_QUERY] = (const void *const *)query_methods,
    [KIND_TEXTURE] = (const void *const *)texture_methods,
    [KIND_VOLUME_TEXTURE] = (const void *const *)volumetexture_methods,
    [KIND_CUBE_TEXTURE] = (const void *const *)cubetexture_methods,
    [KIND_VERTEX_BUFFER] = (const void *const *)vertexbuffer_methods,
    [KIND_INDEX_BUFFER] = (const void *const *)indexbuffer_methods,
    [KIND_SURFACE] = (const void *const *)surface_methods,
    [KIND_VOLUME] = (const void *const *)volume_methods,
};

static const struct tepui_id *const ids_of[] = {
    [KIND_DIRECT3D] = direct3d_ids,
    [KIND_DEVICE] = device_ids,
    [KIND_SWAP_CHAIN] = swapchain_ids,
    [KIND_BLOCK] = stateblock_ids,
    [KIND_DECLARATION] = vertexdeclaration_ids,
    [KIND_VERTEX_SHADER] = vertexshader_ids,
    [KIND_PIXEL_SHADER] = pixelshader_ids,
    [KIND_QUERY] = query_ids,
    [KIND_TEXTURE] = texture_ids,
    [KIND_VOLUME_TEXTURE] = volumetexture_ids,
    [KIND_CUBE_TEXTURE] = cubetexture_ids,
    [KIND_VERTEX_BUFFER] = vertexbuffer_ids,
    [KIND_INDEX_BUFFER] = indexbuffer_ids,
    [KIND_SURFACE] = surface_ids,
    [KIND_VOLUME] = volume_ids,
};

/* An object of a device, counted from 1 if the program gets it, or from 0; NULL without memory. */
static void *make(struct tepui_device *d, enum tepui_kind kind, size_t bytes, int refs) {
    struct tepui_object *o = calloc(1, bytes);
    if (o == NULL) return NULL;
    o->methods = methods_of[kind];
    o->kind = kind;
    o->device = d;
    o->stream = &d->own;
    o->lock = d->o.lock;
    o->pool = POOL_SCRATCH;
    o->refs = refs;
    if (refs > 0) d->o.refs++;
    return o;
}

/* The pool is known: from now on a reset looks at it. */
static void in_pool(struct tepui_object *o, uint32_t pool) {
    o->pool = pool;
    if (o->refs > 0 && stands_in_the_way(o)) o->device->held++;
}

/* Undoes what make has done, where the device refused. */
static void unmake(struct tepui_object *o) {
    o->device->o.refs--;
    if (o->refs > 0 && stands_in_the_way(o)) o->device->held--;
    give_id(o->device, o->id);
    free(o);
}

/* --- interfaces --- */

static int same(const void *a, const void *b) {
    return memcmp(a, b, 16) == 0;
}

static const struct tepui_id unknown_id = {{0, 0, 0, 0, 0, 0, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0, 0x46}};

uint32_t TEPUI_CALL tepui_QueryInterface(struct tepui_object *self, const void *id, void **object) {
    if (object == NULL) return (uint32_t)TEPUI_POINTER;
    *object = NULL;
    if (id == NULL) return (uint32_t)TEPUI_NOINTERFACE;
    int ex = 1;
    if (self->kind == KIND_DIRECT3D) ex = (int)((struct tepui_direct3d *)self)->ex;
    else if (self->kind == KIND_DEVICE || self->kind == KIND_SWAP_CHAIN) ex = (int)self->device->ex;
    int known = same(id, &unknown_id);
    const struct tepui_id *ids = ids_of[self->kind];
    /* The second id of these three kinds is that of 9Ex. */
    for (int i = 0; !known && ids[i].bytes[15] + ids[i].bytes[0] != 0; i++) known = same(id, ids + i) && (i == 0 || ex);
    if (!known) return (uint32_t)TEPUI_NOINTERFACE;
    tepui_AddRef(self);
    *object = self;
    return 0;
}

static uint32_t ChildGetDevice(struct tepui_object *self, void *device) {
    if (device == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    give_out(device, device_of(self));
    return 0;
}

/* --- private data --- */

struct tepui_private {
    struct tepui_id id;
    uint32_t size;
    int is_object;
    struct tepui_private *next;
    union {
        struct tepui_object *object; /* anybody's: its first three methods are IUnknown's */
        uint8_t bytes[8];
    } value;
};

static struct tepui_private **find_data(struct tepui_object *o, const void *id) {
    struct tepui_private **at = &o->data;
    while (*at != NULL && !same(&(*at)->id, id)) at = &(*at)->next;
    return at;
}

typedef uint32_t(TEPUI_CALL *count_method)(void *);

static void count_other(void *object, int method) {
    /* Objects of other makers are counted by their own methods. */
    const void *const *methods = *(const void *const *const *)object;
    ((count_method)(uintptr_t)methods[method])(object);
}

static void free_one(struct tepui_private **at) {
    struct tepui_private *old = *at;
    *at = old->next;
    if (old->is_object) count_other(old->value.object, 2);
    free(old);
}

static uint32_t PrivateDataSetPrivateData(struct tepui_object *self, const void *id, const void *data, uint32_t size, uint32_t flags) {
    if (id == NULL || data == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    int is_object = (flags & 1) != 0;
    if (is_object && size != sizeof(void *)) return (uint32_t)TEPUI_INVALIDCALL;
    struct tepui_private *p = calloc(1, sizeof *p + (is_object ? 0 : size));
    if (p == NULL) return (uint32_t)TEPUI_OUTOFMEMORY;
    memcpy(&p->id, id, 16);
    p->size = size;
    p->is_object = is_object;
    if (is_object) {
        p->value.object = (struct tepui_object *)(uintptr_t)data;
        count_other(p->value.object, 1);
    } else {
        memcpy(p->value.bytes, data, size);
    }
    struct tepui_private **at = find_data(self, id);
    if (*at != NULL) free_one(at);
    p->next = self->data;
    self->data = p;
    return 0;
}

static uint32_t PrivateDataGetPrivateData(struct tepui_object *self, const void *id, void *data, void *size) {
    if (id == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    struct tepui_private *p = *find_data(self, id);
    if (p == NULL) return (uint32_t)TEPUI_NOTFOUND;
    if (size == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    uint32_t room = *(uint32_t *)size;
    *(uint32_t *)size = p->size;
    if (data == NULL) return 0;
    if (room < p->size) return (uint32_t)TEPUI_MOREDATA;
    if (p->is_object) {
        count_other(p->value.object, 1);
        *(void **)data = p->value.object;
    } else {
        memcpy(data, p->value.bytes, p->size);
    }
    return 0;
}

static uint32_t PrivateDataFreePrivateData(struct tepui_object *self, const void *id) {
    struct tepui_private **at = id == NULL ? NULL : find_data(self, id);
    if (at == NULL || *at == NULL) return (uint32_t)TEPUI_NOTFOUND;
    free_one(at);
    return 0;
}

/* --- ends --- */

static void free_data(struct tepui_object *o) {
    while (o->data != NULL) free_one(&o->data);
}

static void free_images(struct tepui_store *s) {
    if (s->images == NULL) return;
    for (uint32_t i = 0; i < s->levels * s->faces; i++) {
        struct tepui_surface *level = s->images[i].surface;
        if (s->all == NULL && !s->given) free_memory(s->images[i].texels);
        if (level == NULL || level->store != s || level->o.owner == NULL) continue;
        free_data(&level->o);
        drop(&level->o);
        free(level);
    }
    free_memory(s->all);
    free(s->images);
    s->images = NULL;
}

static void free_chain(struct tepui_chain *c);
static void free_block(struct tepui_block *b);
static void forget_query(struct tepui_query *q);

/* An object that nobody holds goes, and the front end lets go of its own. */
static void destroy(struct tepui_object *o) {
    free_data(o);
    switch (o->kind) {
    case KIND_DIRECT3D: {
        struct tepui_direct3d *d = (struct tepui_direct3d *)o;
        struct tepui_lock *lock = o->lock;
        tepui_close_stream(&d->own);
        tepui_give(lock);
        tepui_free_lock(lock);
        free(d);
        return;
    }
    case KIND_TEXTURE:
    case KIND_VOLUME_TEXTURE:
    case KIND_CUBE_TEXTURE: free_images(&((struct tepui_texture *)o)->store); break;
    case KIND_VERTEX_BUFFER:
    case KIND_INDEX_BUFFER:
        if (((struct tepui_buffer *)o)->locks != 0) o->device->locked_buffers--;
        free_memory(((struct tepui_buffer *)o)->bytes);
        break;
    case KIND_SURFACE: free_images(&((struct tepui_surface *)o)->own); break;
    case KIND_VERTEX_SHADER:
    case KIND_PIXEL_SHADER: free(((struct tepui_shader *)o)->tokens); break;
    case KIND_DECLARATION: free(((struct tepui_declaration *)o)->elements); break;
    case KIND_SWAP_CHAIN: free_chain((struct tepui_chain *)o); break;
    case KIND_BLOCK: free_block((struct tepui_block *)o); break;
    case KIND_QUERY: forget_query((struct tepui_query *)o); break;
    default: break;
    }
    drop(o);
    free(o);
}
