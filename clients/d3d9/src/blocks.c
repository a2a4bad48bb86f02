/* State blocks: which pieces of state, and their values. The front end has each of them too; here is what getters answer after it was applied. */
#include "client.h"

enum copying { MAKES, CAPTURES, APPLIES };

/* One piece from some values into others. */
static void copy_piece(struct tepui_values *to, const struct tepui_values *from, uint32_t n, enum copying how) {
    if (n < STATE_SAMPLER) {
        to->render[n] = from->render[n];
    } else if (n < STATE_STAGE) {
        to->samplers[n - STATE_SAMPLER] = from->samplers[n - STATE_SAMPLER];
    } else if (n < STATE_TRANSFORM) {
        to->stages[n - STATE_STAGE] = from->stages[n - STATE_STAGE];
    } else if (n < STATE_TEXTURE) {
        memcpy(to->transforms[n - STATE_TRANSFORM], from->transforms[n - STATE_TRANSFORM], 64);
    } else if (n < STATE_STREAM) {
        hold(&to->textures[n - STATE_TEXTURE], from->textures[n - STATE_TEXTURE]);
    } else if (n < STATE_FREQUENCY) {
        uint32_t i = n - STATE_STREAM;
        hold(&to->streams[i], from->streams[i]);
        /* The offset is that of the block's making, whatever is captured later; and it stays the device's where no buffer is in the block. */
        int bound = from->streams[i] != NULL || from->strides[i] != 0;
        if (how == MAKES || (how == APPLIES && bound)) to->offsets[i] = from->offsets[i];
        if (how != APPLIES || bound) to->strides[i] = from->strides[i];
    } else if (n < STATE_INDICES) {
        to->frequencies[n - STATE_FREQUENCY] = from->frequencies[n - STATE_FREQUENCY];
    } else if (n >= STATE_VERTEX_FLOAT) {
        memcpy(to->vertex_floats[n - STATE_VERTEX_FLOAT], from->vertex_floats[n - STATE_VERTEX_FLOAT], 16);
    } else if (n >= STATE_VERTEX_BOOL) {
        to->vertex_bools[n - STATE_VERTEX_BOOL] = from->vertex_bools[n - STATE_VERTEX_BOOL];
    } else if (n >= STATE_VERTEX_INT) {
        memcpy(to->vertex_ints[n - STATE_VERTEX_INT], from->vertex_ints[n - STATE_VERTEX_INT], 16);
    } else if (n >= STATE_PIXEL_FLOAT) {
        memcpy(to->pixel_floats[n - STATE_PIXEL_FLOAT], from->pixel_floats[n - STATE_PIXEL_FLOAT], 16);
    } else if (n >= STATE_PIXEL_BOOL) {
        to->pixel_bools[n - STATE_PIXEL_BOOL] = from->pixel_bools[n - STATE_PIXEL_BOOL];
    } else if (n >= STATE_PIXEL_INT) {
        memcpy(to->pixel_ints[n - STATE_PIXEL_INT], from->pixel_ints[n - STATE_PIXEL_INT], 16);
    } else if (n >= STATE_PLANE) {
        memcpy(to->planes[n - STATE_PLANE], from->planes[n - STATE_PLANE], 16);
    } else {
        switch (n) {
        case STATE_INDICES: hold(&to->indices, from->indices); break;
        case STATE_DECLARATION:
            /* A block without a declaration leaves the device's. */
            if (how != APPLIES || from->declaration != NULL) hold(&to->declaration, from->declaration);
            break;
        case STATE_VERTEX_SHADER: hold(&to->vertex_shader, from->vertex_shader); break;
        case STATE_PIXEL_SHADER: hold(&to->pixel_shader, from->pixel_shader); break;
        case STATE_VIEWPORT: memcpy(to->viewport, from->viewport, sizeof to->viewport); break;
        case STATE_SCISSOR: memcpy(to->scissor, from->scissor, sizeof to->scissor); break;
        default: memcpy(to->material, from->material, sizeof to->material); break;
        }
    }
}

static void copy_state(const struct tepui_block *b, struct tepui_values *to, const struct tepui_values *from, enum copying how) {
    for (uint32_t w = 0; w < MARK_WORDS; w++)
        for (uint32_t bits = b->marks[w]; bits != 0; bits &= bits - 1) copy_piece(to, from, 32 * w + (uint32_t)__builtin_ctz(bits), how);
}

static void mark(struct tepui_block *b, uint32_t first, uint32_t end) {
    for (uint32_t n = first; n < end; n++) b->marks[n / 32] |= 1u << n % 32;
}

/* The pieces of a type of block: 1 all, 2 those of pixels, 3 those of vertices. */
static void mark_type(struct tepui_block *b, uint32_t type, const struct tepui_device *d) {
    if (type != 2) {
        for (size_t i = 0; i < sizeof tepui_vertex_render / sizeof *tepui_vertex_render; i++) mark(b, tepui_vertex_render[i], tepui_vertex_render[i] + 1u);
        for (uint32_t i = 0; i < SAMPLERS; i++) mark(b, STATE_SAMPLER + i * SAMPLER_STATES + 13, STATE_SAMPLER + i * SAMPLER_STATES + 14);
        for (uint32_t i = 0; i < STAGES; i++) {
            uint32_t at = STATE_STAGE + i * STAGE_STATES;
            mark(b, at + 11, at + 12);
            mark(b, at + 24, at + 25);
        }
        mark(b, STATE_DECLARATION, STATE_PIXEL_SHADER);
        mark(b, STATE_FREQUENCY, STATE_INDICES);
        mark(b, STATE_VERTEX_INT, STATE_VERTEX_INT + d->smalls);
        mark(b, STATE_VERTEX_BOOL, STATE_VERTEX_BOOL + d->smalls);
        mark(b, STATE_VERTEX_FLOAT, STATE_VERTEX_FLOAT + d->floats);
    }
    if (type != 3) {
        for (size_t i = 0; i < sizeof tepui_pixel_render / sizeof *tepui_pixel_render; i++) mark(b, tepui_pixel_render[i], tepui_pixel_render[i] + 1u);
        for (uint32_t i = 0; i < 16; i++) mark(b, STATE_SAMPLER + i * SAMPLER_STATES + 1, STATE_SAMPLER + i * SAMPLER_STATES + 13);
        for (uint32_t i = 0; i < STAGES; i++) mark(b, STATE_STAGE + i * STAGE_STATES + 1, STATE_STAGE + (i + 1) * STAGE_STATES);
        mark(b, STATE_PIXEL_SHADER, STATE_PIXEL_SHADER + 1);
        mark(b, STATE_PIXEL_INT, STATE_VERTEX_INT);
    }
    if (type != 1) return;
    mark(b, 7, LAST_RENDER + 1);
    b->marks[165 / 32] &= ~(1u << 165 % 32); /* the token of debug monitors */
    mark(b, STATE_SAMPLER, STATE_STAGE);
    mark(b, STATE_TRANSFORM, STATE_INDICES + 1);
    mark(b, STATE_VIEWPORT, STATE_PIXEL_INT);
}

static uint32_t DeviceCreateStateBlock(struct tepui_object *self, uint32_t type, void *block) {
    struct tepui_device *d = device(self);
    if (block == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    *(void **)block = NULL;
    if (type < 1 || type > 3 || d->recording != NULL) return (uint32_t)TEPUI_INVALIDCALL;
    struct tepui_block *b = make(d, KIND_BLOCK, sizeof *b, 1);
    if (b == NULL) return (uint32_t)TEPUI_OUTOFMEMORY;
    b->o.id = take_id(d);
    put_DeviceCreateStateBlock(self->stream, b->o.id, type);
    mark_type(b, type, d);
    copy_state(b, &b->values, &d->now, MAKES);
    *(void **)block = b;
    return 0;
}

static uint32_t DeviceBeginStateBlock(struct tepui_object *self) {
    struct tepui_device *d = device(self);
    if (d->recording != NULL) return (uint32_t)TEPUI_INVALIDCALL;
    /* It is nobody's until it ends. */
    d->recording = make(d, KIND_BLOCK, sizeof *d->recording, 0);
    if (d->recording == NULL) return (uint32_t)TEPUI_OUTOFMEMORY;
    for (int i = 0; i < STREAMS; i++) d->recording->values.frequencies[i] = 1;
    put_DeviceBeginStateBlock(self->stream);
    return 0;
}

static uint32_t DeviceEndStateBlock(struct tepui_object *self, void *block) {
    struct tepui_device *d = device(self);
    if (block == NULL || d->recording == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    struct tepui_block *b = d->recording;
    d->recording = NULL;
    b->o.refs = 1;
    d->o.refs++;
    b->o.id = take_id(d);
    put_DeviceEndStateBlock(self->stream, b->o.id);
    *(void **)block = b;
    return 0;
}

static uint32_t StateBlockCapture(struct tepui_object *self) {
    struct tepui_device *d = self->device;
    if (d->recording != NULL) return (uint32_t)TEPUI_INVALIDCALL;
    struct tepui_block *b = (struct tepui_block *)self;
    copy_state(b, &b->values, &d->now, CAPTURES);
    put_StateBlockCapture(self->stream, self->id);
    return 0;
}

static uint32_t StateBlockApply(struct tepui_object *self) {
    struct tepui_device *d = self->device;
    if (d->recording != NULL) return (uint32_t)TEPUI_INVALIDCALL;
    struct tepui_block *b = (struct tepui_block *)self;
    put_StateBlockApply(self->stream, self->id);
    copy_state(b, &d->now, &b->values, APPLIES);
    return 0;
}

static void free_values(struct tepui_values *v) {
    for (int i = 0; i < SAMPLERS; i++) hold(&v->textures[i], NULL);
    for (int i = 0; i < STREAMS; i++) hold(&v->streams[i], NULL);
    hold(&v->indices, NULL);
    hold(&v->declaration, NULL);
    hold(&v->vertex_shader, NULL);
    hold(&v->pixel_shader, NULL);
}

static void free_block(struct tepui_block *b) {
    free_values(&b->values);
}
