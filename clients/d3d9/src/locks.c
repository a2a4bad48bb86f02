/* Locks of images: which are legal, where their texels are, and the packets that carry what was written. */
#include "client.h"

/* Whether a box may be locked, as drivers have it: boxes of volumes must be whole ones, and whole blocks in the first level; so must boxes of formats of blocks
 * in the pool DEFAULT be. Of others in that pool only the first texel must be there, and outside of it any rectangle will do. */
static int legal_lock(const struct tepui_store *s, uint32_t level, const int32_t b[6], int volume) {
    int32_t w = (int32_t)level_size(s->width, level), h = (int32_t)level_size(s->height, level), d = (int32_t)level_size(s->depth, level);
    if (!volume && s->pool != POOL_DEFAULT) return 1;
    if (b[0] < 0 || b[1] < 0 || b[4] < 0 || b[0] >= w || b[1] >= h || b[4] >= d) return 0;
    int32_t bw = s->layout->block_width, bh = s->layout->block_height;
    if (!volume && bw == 1 && bh == 1) return 1;
    if (b[2] <= b[0] || b[3] <= b[1] || b[5] <= b[4] || b[2] > w || b[3] > h || b[5] > d) return 0;
    if (level > 0) return 1;
    return b[0] % bw == 0 && b[1] % bh == 0 && (b[2] % bw == 0 || b[2] == w) && (b[3] % bh == 0 || b[3] == h);
}

/* The blocks that a box touches; all, where it is empty, the wrong way round, or outside. */
static void cover(const struct tepui_store *s, uint32_t level, int32_t b[6]) {
    int32_t w = (int32_t)level_size(s->width, level), h = (int32_t)level_size(s->height, level);
    int32_t bw = s->layout->block_width, bh = s->layout->block_height;
    if (b[2] <= b[0] || b[3] <= b[1] || b[0] < 0 || b[1] < 0 || b[0] >= w || b[1] >= h) {
        b[0] = b[1] = b[4] = 0;
        b[2] = w;
        b[3] = h;
        b[5] = (int32_t)level_size(s->depth, level);
        return;
    }
    b[0] = b[0] / bw * bw;
    b[1] = b[1] / bh * bh;
    /* A rectangle may end anywhere: what is beyond is cut off before it is rounded up. */
    b[2] = b[2] > w ? w : (b[2] + bw - 1) / bw * bw;
    b[3] = b[3] > h ? h : (b[3] + bh - 1) / bh * bh;
    if (b[2] > w) b[2] = w;
    if (b[3] > h) b[3] = h;
}

static uint8_t *texel(const struct tepui_store *s, const struct tepui_image *image, uint32_t level, int32_t x, int32_t y, int32_t z) {
    return image->texels + (ptrdiff_t)z * slice_of(s, level) + (ptrdiff_t)(y / s->layout->block_height) * pitch_of(s, level)
        + (ptrdiff_t)(x / s->layout->block_width) * s->layout->block_bytes;
}

/* Where a lock of a box begins, as the pitches that are told have it. */
static uint8_t *told_texel(const struct tepui_store *s, const struct tepui_image *image, uint32_t level, const int32_t box[6]) {
    if (!is_private(s)) return texel(s, image, level, box[0], box[1], box[4]);
    return image->texels + (size_t)box[4] * slice_of(s, level) + (ptrdiff_t)box[1] * told_pitch(s, level) + box[0];
}

/* Carries a box in pieces of whole rows; what a piece is for says the caller. Rows lie one behind the other in a packet. */
typedef int (*carrier)(struct tepui_object *o, const struct tepui_store *s, uint32_t level, uint32_t face, uint32_t flags, const int32_t piece[6]);

static int carry(struct tepui_object *o, const struct tepui_store *s, uint32_t level, uint32_t face, uint32_t flags, const int32_t box[6], uint32_t bytes, carrier with) {
    int32_t bh = s->layout->block_height;
    uint32_t row = row_bytes(s, (uint32_t)(box[2] - box[0]));
    int32_t rows = (int32_t)(bytes / (row == 0 ? 1 : row)) * bh;
    if (rows < bh) rows = bh;
    for (int32_t z = box[4]; z < box[5]; z++)
        for (int32_t y = box[1]; y < box[3]; y += rows) {
            int32_t piece[6] = {box[0], y, box[2], y + rows < box[3] ? y + rows : box[3], z, z + 1};
            if (!with(o, s, level, face, flags, piece)) return 0;
            flags &= ~(uint32_t)LOCK_DISCARD;
        }
    return 1;
}

static int send_piece(struct tepui_object *o, const struct tepui_store *s, uint32_t level, uint32_t face, uint32_t flags, const int32_t piece[6]) {
    const struct tepui_image *image = image_of(s, level, face);
    uint32_t row = row_bytes(s, (uint32_t)(piece[2] - piece[0])), rows = blocks((uint32_t)(piece[3] - piece[1]), s->layout->block_height);
    const uint8_t *from = texel(s, image, level, piece[0], piece[1], piece[4]);
    uint32_t pitch = pitch_of(s, level);
    if (row == pitch) {
        put_WriteTexels(o->stream, o->id, level, face, flags, piece, row, from, row * rows);
        return 1;
    }
    uint8_t *packed = malloc((size_t)row * rows);
    if (packed == NULL) return 0;
    for (uint32_t i = 0; i < rows; i++) memcpy(packed + (size_t)i * row, from + (size_t)i * pitch, row);
    put_WriteTexels(o->stream, o->id, level, face, flags, piece, row, packed, row * rows);
    free(packed);
    return 1;
}

static int fetch_piece(struct tepui_object *o, const struct tepui_store *s, uint32_t level, uint32_t face, uint32_t flags, const int32_t piece[6]) {
    (void)flags;
    const struct tepui_image *image = image_of(s, level, face);
    uint32_t row = row_bytes(s, (uint32_t)(piece[2] - piece[0])), rows = blocks((uint32_t)(piece[3] - piece[1]), s->layout->block_height);
    if (row * rows > TEPUI_ANSWERED || tepui_failed(ask_ReadTexels(o->stream, o->id, level, face, piece, row, NULL))) return 0;
    uint8_t *to = texel(s, image, level, piece[0], piece[1], piece[4]);
    for (uint32_t i = 0; i < rows; i++) memcpy(to + (size_t)i * pitch_of(s, level), tepui_answer(o->stream) + (size_t)i * row, row);
    return 1;
}

/* Outside of the pool DEFAULT the images follow one another, level after level: programs write all of them through the first. */
static int ready(struct tepui_store *s, struct tepui_image *image, uint32_t level) {
    if (image->texels == NULL && s->pool != POOL_DEFAULT) {
        size_t bytes = 64 + 16 * s->faces;
        for (uint32_t i = 0; i < s->levels * s->faces; i++) bytes += (size_t)slice_of(s, i % s->levels) * level_size(s->depth, i % s->levels);
        s->all = make_memory(bytes);
        if (s->all == NULL) return 0;
        uint8_t *at = s->all;
        for (uint32_t i = 0; i < s->levels * s->faces; i++) {
            /* Each face begins at a whole number of 16 bytes. */
            if (i % s->levels == 0) at = s->all + (((size_t)(at - s->all) + 15) & ~(size_t)15);
            s->images[i].texels = at;
            at += (size_t)slice_of(s, i % s->levels) * level_size(s->depth, i % s->levels);
        }
    }
    if (image->texels == NULL) image->texels = make_memory((size_t)slice_of(s, level) * level_size(s->depth, level) + 64);
    return image->texels != NULL;
}

/* Locks; the address, or NULL with the result of the call. */
static uint8_t *lock_image(struct tepui_object *o, struct tepui_store *s, uint32_t level, uint32_t face, const int32_t *box, uint32_t flags, uint32_t *result) {
    struct tepui_image *image = image_of(s, level, face);
    int volume = o->kind == KIND_VOLUME_TEXTURE || o->kind == KIND_VOLUME;
    const int32_t whole[6] = {0, 0, (int32_t)level_size(s->width, level), (int32_t)level_size(s->height, level), 0, (int32_t)level_size(s->depth, level)};
    const int32_t *b = box == NULL ? whole : box;
    *result = (uint32_t)TEPUI_INVALIDCALL;
    if (s->in_context) return NULL;
    if ((flags & LOCK_DISCARD) != 0 && (flags & LOCK_READONLY) != 0) return NULL;
    if (!legal_lock(s, level, b, volume)) return NULL;
    *result = (uint32_t)TEPUI_OUTOFMEMORY;
    if (!ready(s, image, level)) return NULL;
    memcpy(image->box, b, sizeof image->box);
    cover(s, level, image->box);
    if (is_private(s)) memcpy(image->box, whole, sizeof whole);
    int drawn = s->pool == POOL_DEFAULT && (s->usage & (USAGE_RENDERTARGET | USAGE_DEPTHSTENCIL)) != 0;
    int discards = (flags & LOCK_DISCARD) != 0 && (s->usage & USAGE_DYNAMIC) != 0 && box == NULL;
    if ((image->stale || drawn) && !discards) {
        *result = (uint32_t)TEPUI_DEVICELOST;
        if (!carry(o, s, level, face, 0, whole, TEPUI_ANSWERED, fetch_piece)) return NULL;
    }
    image->stale = 0;
    image->locked = 1;
    image->flags = flags;
    *result = 0;
    return told_texel(s, image, level, b);
}

static void whole_level(const struct tepui_store *s, uint32_t level, int32_t box[6]) {
    const int32_t whole[6] = {0, 0, (int32_t)level_size(s->width, level), (int32_t)level_size(s->height, level), 0, (int32_t)level_size(s->depth, level)};
    memcpy(box, whole, sizeof whole);
}

/* A sum over a level's texels by which a change shows; 0 for zeros. */
static uint64_t sum_of(const struct tepui_store *s, uint32_t level, uint32_t face) {
    const uint8_t *from = image_of(s, level, face)->texels;
    size_t bytes = (size_t)slice_of(s, level) * level_size(s->depth, level);
    uint64_t sum = 0, factor = 1, word;
    for (; bytes >= 8; bytes -= 8, from += 8, factor += 2) {
        memcpy(&word, from, 8);
        sum += word * factor;
    }
    word = 0;
    memcpy(&word, from, bytes);
    return sum + word * factor;
}

/* Programs write all levels through a lock of the first: those that have changed go along. */
static void send_levels(struct tepui_object *o, struct tepui_store *s, uint32_t face, uint32_t flags) {
    for (uint32_t level = 1; level < s->levels; level++) {
        struct tepui_image *image = image_of(s, level, face);
        uint64_t sum = image->locked ? image->sum : sum_of(s, level, face);
        if (sum == image->sum) continue;
        int32_t whole[6];
        whole_level(s, level, whole);
        carry(o, s, level, face, flags, whole, TEPUI_PIECE, send_piece);
        image->sum = sum;
    }
}

/* Ends a lock: what was written goes to the front end. */
static int unlock_image(struct tepui_object *o, struct tepui_store *s, uint32_t level, uint32_t face) {
    struct tepui_image *image = image_of(s, level, face);
    if (!image->locked) return 0;
    image->locked = 0;
    if ((image->flags & LOCK_READONLY) != 0) {
        image->unsent = s->pool == POOL_SYSTEMMEM;
        return 1;
    }
    carry(o, s, level, face, image->flags, image->box, TEPUI_PIECE, send_piece);
    if (s->pool != POOL_DEFAULT && s->levels > 1) {
        if (level > 0) image->sum = sum_of(s, level, face);
        else send_levels(o, s, face, image->flags);
    }
    return 1;
}

/* What was written under locks to be read goes to the front end once the program says that there is something new. */
static void send_unsent(struct tepui_object *o, struct tepui_store *s) {
    for (uint32_t i = 0; i < s->levels * s->faces; i++) {
        if (!s->images[i].unsent) continue;
        uint32_t level = i % s->levels;
        int32_t whole[6];
        whole_level(s, level, whole);
        carry(o, s, level, i / s->levels, LOCK_NO_DIRTY_UPDATE, whole, TEPUI_PIECE, send_piece);
        s->images[i].unsent = 0;
    }
}

/* Memory of the program's own may be written without a lock: it is sent before it is read. */
static void send_given(struct tepui_surface *of, struct tepui_texture *texture) {
    struct tepui_store *s = texture != NULL ? &texture->store : of->store;
    if (!s->given) return;
    const int32_t whole[6] = {0, 0, (int32_t)s->width, (int32_t)s->height, 0, 1};
    carry(texture != NULL ? &texture->o : counted(&of->o), s, 0, 0, 0, whole, TEPUI_PIECE, send_piece);
}

static uint32_t lock_rect(struct tepui_object *o, struct tepui_store *s, uint32_t level, uint32_t face, void *locked, const void *rect, uint32_t flags) {
    struct {
        int32_t pitch;
        void *bits;
    } *l = locked;
    if (l == NULL || level >= s->levels || face >= s->faces) return (uint32_t)TEPUI_INVALIDCALL;
    /* Who asks again for what is locked keeps what was answered before. */
    if (image_of(s, level, face)->locked) return (uint32_t)TEPUI_INVALIDCALL;
    l->bits = NULL;
    l->pitch = 0;
    if (!s->lockable || (s->samples > 1 && (s->usage & USAGE_RENDERTARGET) == 0)) return (uint32_t)TEPUI_INVALIDCALL;
    int32_t box[6];
    uint32_t result;
    if (rect != NULL) flat_box(box, rect);
    uint8_t *bits = lock_image(o, s, level, face, rect == NULL ? NULL : box, flags, &result);
    if (bits == NULL) return result;
    l->bits = bits;
    l->pitch = (int32_t)told_pitch(s, level);
    return 0;
}

/* Of flat textures and their levels it is no failure that they were not locked. */
static uint32_t unlock_rect(struct tepui_object *o, struct tepui_store *s, uint32_t level, uint32_t face, int anyway) {
    if (level >= s->levels || face >= s->faces) return (uint32_t)TEPUI_INVALIDCALL;
    if (unlock_image(o, s, level, face)) return 0;
    return anyway && s->lockable ? 0 : (uint32_t)TEPUI_INVALIDCALL;
}

static uint32_t TextureLockRect(struct tepui_object *self, uint32_t level, void *locked, const void *rect, uint32_t flags) {
    return lock_rect(self, &((struct tepui_texture *)self)->store, level, 0, locked, rect, flags);
}

static uint32_t TextureUnlockRect(struct tepui_object *self, uint32_t level) {
    return unlock_rect(self, &((struct tepui_texture *)self)->store, level, 0, 1);
}

static uint32_t CubeTextureLockRect(struct tepui_object *self, uint32_t face, uint32_t level, void *locked, const void *rect, uint32_t flags) {
    return lock_rect(self, &((struct tepui_texture *)self)->store, level, face, locked, rect, flags);
}

static uint32_t CubeTextureUnlockRect(struct tepui_object *self, uint32_t face, uint32_t level) {
    return unlock_rect(self, &((struct tepui_texture *)self)->store, level, face, 0);
}

/* The object that packets about texels name: the texture of a level. */
static struct tepui_object *texels_of(struct tepui_object *self) {
    return counted(self);
}

static uint32_t SurfaceLockRect(struct tepui_object *self, void *locked, const void *rect, uint32_t flags) {
    struct tepui_surface *s = (struct tepui_surface *)self;
    return lock_rect(texels_of(self), s->store, s->level, s->face, locked, rect, flags);
}

static uint32_t SurfaceUnlockRect(struct tepui_object *self) {
    struct tepui_surface *s = (struct tepui_surface *)self;
    if (s->context) return (uint32_t)TEPUI_INVALIDCALL;
    if (s->store->in_context) return 0;
    return unlock_rect(texels_of(self), s->store, s->level, s->face, texels_of(self)->kind == KIND_TEXTURE);
}

static uint32_t lock_box(struct tepui_object *o, struct tepui_store *s, uint32_t level, void *locked, const void *box, uint32_t flags) {
    struct {
        int32_t row, slice;
        void *bits;
    } *l = locked;
    if (l == NULL || level >= s->levels || image_of(s, level, 0)->locked) return (uint32_t)TEPUI_INVALIDCALL;
    l->bits = NULL;
    if (s->pool == POOL_DEFAULT && (s->usage & USAGE_DYNAMIC) == 0) return (uint32_t)TEPUI_INVALIDCALL;
    uint32_t result;
    uint8_t *bits = lock_image(o, s, level, 0, box, flags, &result);
    if (bits == NULL) return result;
    l->bits = bits;
    l->row = (int32_t)told_pitch(s, level);
    l->slice = (int32_t)slice_of(s, level);
    return 0;
}

static uint32_t VolumeTextureLockBox(struct tepui_object *self, uint32_t level, void *locked, const void *box, uint32_t flags) {
    return lock_box(self, &((struct tepui_texture *)self)->store, level, locked, box, flags);
}

static uint32_t VolumeTextureUnlockBox(struct tepui_object *self, uint32_t level) {
    return unlock_rect(self, &((struct tepui_texture *)self)->store, level, 0, 0);
}

static uint32_t VolumeLockBox(struct tepui_object *self, void *locked, const void *box, uint32_t flags) {
    struct tepui_surface *s = (struct tepui_surface *)self;
    return lock_box(texels_of(self), s->store, s->level, locked, box, flags);
}

static uint32_t VolumeUnlockBox(struct tepui_object *self) {
    struct tepui_surface *s = (struct tepui_surface *)self;
    return unlock_rect(texels_of(self), s->store, s->level, 0, 0);
}
