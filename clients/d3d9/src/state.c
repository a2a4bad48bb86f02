/* What programs set: sent as packets, and kept for the getters. While a state block is recorded, what is set goes into it alone. */
#include "client.h"

static struct tepui_device *device(struct tepui_object *self) {
    return (struct tepui_device *)self;
}

/* Where a setter of one piece of state writes: the device's values, or those of the block that is being recorded, which has it from now on. */
static struct tepui_values *into(struct tepui_device *d, uint32_t number, uint32_t count) {
    struct tepui_block *b = d->recording;
    if (b == NULL) return &d->now;
    for (uint32_t n = number; n < number + count; n++) b->marks[n / 32] |= 1u << n % 32;
    return &b->values;
}

static int sampler_place(uint32_t sampler) {
    if (sampler < 16) return (int)sampler;
    return sampler >= 256 && sampler <= 260 ? (int)sampler - 256 + 16 : -1;
}

static int transform_place(uint32_t state) {
    if (state == 2 || state == 3) return (int)state - 2;
    if (state >= 16 && state <= 23) return (int)state - 16 + 2;
    return state >= 256 && state < 512 ? (int)state - 256 + 10 : -1;
}

static int is_foreign(struct tepui_object *self, const void *object) {
    return object != NULL && ((const struct tepui_object *)object)->device != self->device;
}

/* --- numbers --- */

static uint32_t DeviceSetRenderState(struct tepui_object *self, uint32_t state, uint32_t value) {
    if (state > LAST_RENDER) return (uint32_t)TEPUI_INVALIDCALL;
    struct tepui_device *d = device(self);
    /* Point sizes and tessellation are switches of vendors too: each call counts. */
    if (d->recording == NULL && d->now.render[state] == value && state != 154 && state != 181) return 0;
    into(d, STATE_RENDER + state, 1)->render[state] = value;
    put_DeviceSetRenderState(self->stream, state, value);
    return 0;
}

static uint32_t DeviceGetRenderState(struct tepui_object *self, uint32_t state, void *value) {
    if (value == NULL || state > LAST_RENDER) return (uint32_t)TEPUI_INVALIDCALL;
    *(uint32_t *)value = device(self)->now.render[state];
    return 0;
}

static uint32_t DeviceSetSamplerState(struct tepui_object *self, uint32_t sampler, uint32_t type, uint32_t value) {
    int place = sampler_place(sampler);
    if (place < 0 || type < 1 || type > 13) return 0;
    struct tepui_device *d = device(self);
    uint32_t at = (uint32_t)place * SAMPLER_STATES + type;
    if (d->recording == NULL && d->now.samplers[at] == value) return 0;
    into(d, STATE_SAMPLER + at, 1)->samplers[at] = value;
    put_DeviceSetSamplerState(self->stream, sampler, type, value);
    return 0;
}

static uint32_t DeviceGetSamplerState(struct tepui_object *self, uint32_t sampler, uint32_t type, void *value) {
    if (value == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    int place = sampler_place(sampler);
    *(uint32_t *)value = place < 0 || type < 1 || type > 13 ? 0 : device(self)->now.samplers[place * SAMPLER_STATES + (int)type];
    return 0;
}

/* Numbers beyond the end mean the last one. */
static uint32_t stage_place(uint32_t stage, uint32_t type) {
    stage &= 0x7fffffff;
    type &= 0x7fffffff;
    return (stage < STAGES ? stage : STAGES - 1) * STAGE_STATES + (type < STAGE_STATES ? type : STAGE_STATES - 1);
}

static uint32_t DeviceSetTextureStageState(struct tepui_object *self, uint32_t stage, uint32_t type, uint32_t value) {
    struct tepui_device *d = device(self);
    uint32_t at = stage_place(stage, type);
    if (d->recording == NULL && d->now.stages[at] == value) return 0;
    into(d, STATE_STAGE + at, 1)->stages[at] = value;
    put_DeviceSetTextureStageState(self->stream, stage, type, value);
    return 0;
}

static uint32_t DeviceGetTextureStageState(struct tepui_object *self, uint32_t stage, uint32_t type, void *value) {
    if (value == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    *(uint32_t *)value = device(self)->now.stages[stage_place(stage, type)];
    return 0;
}

/* --- transforms, viewport, lights --- */

static uint32_t DeviceSetTransform(struct tepui_object *self, uint32_t state, const void *matrix) {
    int place = transform_place(state);
    if (matrix == NULL || place < 0) return (uint32_t)TEPUI_INVALIDCALL;
    memcpy(into(device(self), STATE_TRANSFORM + (uint32_t)place, 1)->transforms[place], matrix, 64);
    put_DeviceSetTransform(self->stream, state, matrix);
    return 0;
}

static uint32_t DeviceGetTransform(struct tepui_object *self, uint32_t state, void *matrix) {
    int place = transform_place(state);
    if (matrix == NULL || place < 0) return (uint32_t)TEPUI_INVALIDCALL;
    memcpy(matrix, device(self)->now.transforms[place], 64);
    return 0;
}

/* Works on the device's matrix even while a block is recorded: that is what the front end's method does, so it is sent as that. */
static uint32_t DeviceMultiplyTransform(struct tepui_object *self, uint32_t state, const void *matrix) {
    int place = transform_place(state);
    if (matrix == NULL || place < 0) return (uint32_t)TEPUI_INVALIDCALL;
    const float *a = matrix;
    float *now = device(self)->now.transforms[place], b[16];
    memcpy(b, now, sizeof b);
    for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) {
            float sum = a[4 * i] * b[j];
            for (int k = 1; k < 4; k++) sum += a[4 * i + k] * b[4 * k + j];
            now[4 * i + j] = sum;
        }
    put_DeviceMultiplyTransform(self->stream, state, matrix);
    return 0;
}

static uint32_t DeviceSetViewport(struct tepui_object *self, const void *viewport) {
    if (viewport == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    memcpy(into(device(self), STATE_VIEWPORT, 1)->viewport, viewport, 24);
    put_DeviceSetViewport(self->stream, viewport);
    return 0;
}

static uint32_t DeviceGetViewport(struct tepui_object *self, void *viewport) {
    if (viewport == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    memcpy(viewport, device(self)->now.viewport, 24);
    return 0;
}

static uint32_t DeviceSetScissorRect(struct tepui_object *self, const void *rect) {
    if (rect == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    memcpy(into(device(self), STATE_SCISSOR, 1)->scissor, rect, 16);
    put_DeviceSetScissorRect(self->stream, rect);
    return 0;
}

static uint32_t DeviceGetScissorRect(struct tepui_object *self, void *rect) {
    if (rect == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    memcpy(rect, device(self)->now.scissor, 16);
    return 0;
}

static uint32_t DeviceSetMaterial(struct tepui_object *self, const void *material) {
    if (material == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    memcpy(into(device(self), STATE_MATERIAL, 1)->material, material, 68);
    put_DeviceSetMaterial(self->stream, material);
    return 0;
}

static uint32_t DeviceGetMaterial(struct tepui_object *self, void *material) {
    if (material == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    memcpy(material, device(self)->now.material, 68);
    return 0;
}

static uint32_t DeviceSetLight(struct tepui_object *self, uint32_t index, const void *light) {
    uint32_t type = 0;
    if (light != NULL) memcpy(&type, light, 4);
    if ((int32_t)index < 0 || type < 1 || type > 3) return (uint32_t)TEPUI_INVALIDCALL;
    put_DeviceSetLight(self->stream, index, light);
    return 0;
}

static uint32_t DeviceLightEnable(struct tepui_object *self, uint32_t index, uint32_t enable) {
    if ((int32_t)index < 0) return (uint32_t)TEPUI_INVALIDCALL;
    put_DeviceLightEnable(self->stream, index, enable);
    return 0;
}

static uint32_t DeviceSetClipPlane(struct tepui_object *self, uint32_t index, const void *plane) {
    if (plane == NULL || (int32_t)index < 0) return (uint32_t)TEPUI_INVALIDCALL;
    uint32_t i = index < PLANES ? index : PLANES - 1;
    memcpy(into(device(self), STATE_PLANE + i, 1)->planes[i], plane, 16);
    put_DeviceSetClipPlane(self->stream, index, plane);
    return 0;
}

static uint32_t DeviceGetClipPlane(struct tepui_object *self, uint32_t index, void *plane) {
    if (plane == NULL || (int32_t)index < 0) return (uint32_t)TEPUI_INVALIDCALL;
    memcpy(plane, device(self)->now.planes[index < PLANES ? index : PLANES - 1], 16);
    return 0;
}

/* --- constants of shaders --- */

/* Are registers from start on legal? Those of floats must all be there, of the others as many as there are are taken. */
static int registers(const void *data, uint32_t start, uint32_t *count, uint32_t most, int all) {
    if (data == NULL || (int32_t)start < 0 || (int32_t)*count < 0 || start >= most) return 0;
    if (*count > most - start) {
        if (all) return 0;
        *count = most - start;
    }
    return 1;
}

#define CONSTANTS(NAME, FIRST, FIELD, EACH, MOST, ALL)                                                                                              \
    static uint32_t DeviceSet##NAME(struct tepui_object *self, uint32_t start, const void *data, uint32_t count) {                                             \
        struct tepui_device *d = device(self);                                                                                                                 \
        if (!registers(data, start, &count, (MOST), ALL)) return (uint32_t)TEPUI_INVALIDCALL;                                                                  \
        if (count == 0) return 0;                                                                                                                              \
        tepui_copy(into(d, (FIRST) + start, count)->FIELD + start, data, (EACH) * count);                                                                      \
        const uint8_t *from = data;                                                                                                                            \
        while (count > 0) {                                                                                                                                    \
            uint32_t n = count < TEPUI_PIECE / 16 ? count : TEPUI_PIECE / 16;                                                                                  \
            put_DeviceSet##NAME(self->stream, start, from, n);                                                                                                 \
            start += n;                                                                                                                                        \
            count -= n;                                                                                                                                        \
            from += (size_t)n * (EACH);                                                                                                                        \
        }                                                                                                                                                      \
        return 0;                                                                                                                                              \
    }                                                                                                                                                          \
    static uint32_t DeviceGet##NAME(struct tepui_object *self, uint32_t start, void *data, uint32_t count) {                                                   \
        struct tepui_device *d = device(self);                                                                                                                 \
        if (!registers(data, start, &count, (MOST), ALL)) return (uint32_t)TEPUI_INVALIDCALL;                                                                  \
        memcpy(data, d->now.FIELD + start, (EACH) * count);                                                                                                    \
        return 0;                                                                                                                                              \
    }

CONSTANTS(VertexShaderConstantF, STATE_VERTEX_FLOAT, vertex_floats, 16u, d->floats, 1)
CONSTANTS(VertexShaderConstantI, STATE_VERTEX_INT, vertex_ints, 16u, d->smalls, 0)
CONSTANTS(VertexShaderConstantB, STATE_VERTEX_BOOL, vertex_bools, 4u, d->smalls, 0)
CONSTANTS(PixelShaderConstantF, STATE_PIXEL_FLOAT, pixel_floats, 16u, PIXEL_FLOATS, 1)
CONSTANTS(PixelShaderConstantI, STATE_PIXEL_INT, pixel_ints, 16u, 16u, 0)
CONSTANTS(PixelShaderConstantB, STATE_PIXEL_BOOL, pixel_bools, 4u, 16u, 0)

/* --- what draws read --- */

static uint32_t DeviceSetTexture(struct tepui_object *self, uint32_t sampler, void *texture) {
    int place = sampler_place(sampler);
    if (place < 0) return 0;
    if (is_foreign(self, texture)) return (uint32_t)TEPUI_INVALIDCALL;
    /* One of the pool SCRATCH is passed over. */
    if (texture != NULL && ((struct tepui_object *)texture)->pool == POOL_SCRATCH) return 0;
    struct tepui_device *d = device(self);
    if (d->recording == NULL && d->now.textures[place] == texture) return 0;
    put_DeviceSetTexture(self->stream, sampler, tepui_id(texture));
    hold(&into(d, STATE_TEXTURE + (uint32_t)place, 1)->textures[place], texture);
    return 0;
}

static uint32_t DeviceGetTexture(struct tepui_object *self, uint32_t sampler, void *texture) {
    if (texture == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    int place = sampler_place(sampler);
    give_out(texture, place < 0 ? NULL : device(self)->now.textures[place]);
    return 0;
}

static uint32_t DeviceSetStreamSource(struct tepui_object *self, uint32_t stream, void *buffer, uint32_t offset, uint32_t stride) {
    if (stream >= STREAMS || (int32_t)offset < 0 || offset % 4 != 0 || (int32_t)stride < 0 || is_foreign(self, buffer)) return (uint32_t)TEPUI_INVALIDCALL;
    struct tepui_device *d = device(self);
    struct tepui_values *v = &d->now;
    if (d->recording == NULL && v->streams[stream] == buffer && v->offsets[stream] == offset && v->strides[stream] == stride) return 0;
    put_DeviceSetStreamSource(self->stream, stream, tepui_id(buffer), offset, stride);
    v = into(d, STATE_STREAM + stream, 1);
    hold(&v->streams[stream], buffer);
    if (d->recording != NULL || buffer != NULL || stride != 0) {
        v->offsets[stream] = offset;
        v->strides[stream] = stride;
    }
    return 0;
}

static uint32_t DeviceGetStreamSource(struct tepui_object *self, uint32_t stream, void *buffer, void *offset, void *stride) {
    if (buffer == NULL || stream >= STREAMS) return (uint32_t)TEPUI_INVALIDCALL;
    struct tepui_values *v = &device(self)->now;
    give_out(buffer, v->streams[stream]);
    if (offset != NULL) *(uint32_t *)offset = v->offsets[stream];
    if (stride != NULL) *(uint32_t *)stride = v->strides[stream];
    return 0;
}

static uint32_t DeviceSetStreamSourceFreq(struct tepui_object *self, uint32_t stream, uint32_t setting) {
    int indexed = (setting & 0x40000000u) != 0, instance = (setting & 0x80000000u) != 0;
    if (stream >= STREAMS || setting == 0 || (indexed && instance) || (instance && stream == 0)) return (uint32_t)TEPUI_INVALIDCALL;
    struct tepui_device *d = device(self);
    if (d->recording == NULL && d->now.frequencies[stream] == setting) return 0;
    into(d, STATE_FREQUENCY + stream, 1)->frequencies[stream] = setting;
    put_DeviceSetStreamSourceFreq(self->stream, stream, setting);
    return 0;
}

static uint32_t DeviceGetStreamSourceFreq(struct tepui_object *self, uint32_t stream, void *setting) {
    if (setting == NULL || stream >= STREAMS) return (uint32_t)TEPUI_INVALIDCALL;
    *(uint32_t *)setting = device(self)->now.frequencies[stream];
    return 0;
}

#define BINDING(NAME, NUMBER, FIELD)                                                                                                                           \
    static uint32_t DeviceSet##NAME(struct tepui_object *self, void *object) {                                                                                 \
        if (is_foreign(self, object)) return (uint32_t)TEPUI_INVALIDCALL;                                                                                      \
        struct tepui_device *d = device(self);                                                                                                                 \
        if (d->recording == NULL && d->now.FIELD == object) return 0;                                                                                          \
        put_DeviceSet##NAME(self->stream, tepui_id(object));                                                                                                   \
        hold(&into(d, NUMBER, 1)->FIELD, object);                                                                                                              \
        return 0;                                                                                                                                              \
    }                                                                                                                                                          \
    static uint32_t DeviceGet##NAME(struct tepui_object *self, void *object) {                                                                                 \
        if (object == NULL) return (uint32_t)TEPUI_INVALIDCALL;                                                                                                \
        give_out(object, device(self)->now.FIELD);                                                                                                             \
        return 0;                                                                                                                                              \
    }

BINDING(Indices, STATE_INDICES, indices)
BINDING(VertexShader, STATE_VERTEX_SHADER, vertex_shader)
BINDING(PixelShader, STATE_PIXEL_SHADER, pixel_shader)
BINDING(VertexDeclaration, STATE_DECLARATION, declaration)

/* --- targets --- */

static void set_target(struct tepui_device *d, uint32_t index, struct tepui_surface *surface) {
    struct tepui_object *place = (struct tepui_object *)d->targets[index];
    hold(&place, (struct tepui_object *)surface);
    d->targets[index] = surface;
}

static void set_depth(struct tepui_device *d, struct tepui_surface *surface) {
    struct tepui_object *place = (struct tepui_object *)d->depth;
    hold(&place, (struct tepui_object *)surface);
    d->depth = surface;
}

/* A viewport and a scissor of the whole target. */
static void whole_target(struct tepui_device *d, uint32_t width, uint32_t height) {
    const uint32_t viewport[6] = {0, 0, width, height, 0, 0x3f800000u}, scissor[4] = {0, 0, width, height};
    memcpy(d->now.viewport, viewport, sizeof viewport);
    memcpy(d->now.scissor, scissor, sizeof scissor);
}

static uint32_t level_size(uint32_t size, uint32_t level) {
    return size >> level > 0 ? size >> level : 1;
}

static uint32_t DeviceSetRenderTarget(struct tepui_object *self, uint32_t index, void *surface) {
    struct tepui_surface *s = surface;
    if (index >= TARGETS || (s == NULL && index == 0) || is_foreign(self, surface)) return (uint32_t)TEPUI_INVALIDCALL;
    if (s != NULL && (s->store->usage & USAGE_RENDERTARGET) == 0) return (uint32_t)TEPUI_INVALIDCALL;
    struct tepui_device *d = device(self);
    put_DeviceSetRenderTarget(self->stream, index, tepui_id(surface));
    set_target(d, index, s);
    if (index == 0) whole_target(d, level_size(s->store->width, s->level), level_size(s->store->height, s->level));
    return 0;
}

static uint32_t DeviceGetRenderTarget(struct tepui_object *self, uint32_t index, void *surface) {
    if (surface == NULL || index >= TARGETS) return (uint32_t)TEPUI_INVALIDCALL;
    give_out(surface, device(self)->targets[index]);
    return device(self)->targets[index] == NULL ? (uint32_t)TEPUI_NOTFOUND : 0;
}

static uint32_t DeviceSetDepthStencilSurface(struct tepui_object *self, void *surface) {
    struct tepui_surface *s = surface;
    if (is_foreign(self, surface) || (s != NULL && (s->store->usage & USAGE_DEPTHSTENCIL) == 0)) return (uint32_t)TEPUI_INVALIDCALL;
    struct tepui_device *d = device(self);
    if (d->depth == s) return 0;
    put_DeviceSetDepthStencilSurface(self->stream, tepui_id(surface));
    set_depth(d, s);
    return 0;
}

static uint32_t DeviceGetDepthStencilSurface(struct tepui_object *self, void *surface) {
    if (surface == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    give_out(surface, device(self)->depth);
    return device(self)->depth == NULL ? (uint32_t)TEPUI_NOTFOUND : 0;
}

/* --- what is only kept --- */

static uint32_t DeviceSetNPatchMode(struct tepui_object *self, float segments) {
    device(self)->segments = segments;
    return 0;
}

static float DeviceGetNPatchMode(struct tepui_object *self) {
    return device(self)->segments;
}

static uint32_t DeviceSetClipStatus(struct tepui_object *self, const void *status) {
    if (status == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    memcpy(device(self)->clip_status, status, 8);
    return 0;
}

static uint32_t DeviceGetClipStatus(struct tepui_object *self, void *status) {
    if (status == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    memcpy(status, device(self)->clip_status, 8);
    return 0;
}

static uint32_t DeviceSetSoftwareVertexProcessing(struct tepui_object *self, uint32_t software) {
    struct tepui_device *d = device(self);
    software = software != 0;
    if ((d->behavior & CREATE_MIXED) == 0) {
        uint32_t only = (d->behavior & CREATE_SOFTWARE) != 0;
        return only == software ? 0 : (uint32_t)TEPUI_INVALIDCALL;
    }
    d->software = software;
    put_DeviceSetSoftwareVertexProcessing(self->stream, software);
    return 0;
}

static uint32_t DeviceGetSoftwareVertexProcessing(struct tepui_object *self) {
    return device(self)->software;
}

static uint32_t DeviceGetCurrentTexturePalette(struct tepui_object *self, void *palette) {
    if (palette == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    *(uint32_t *)palette = device(self)->palette;
    return 0;
}

static uint32_t DeviceSetCurrentTexturePalette(struct tepui_object *self, uint32_t palette) {
    uint32_t result = ask_DeviceSetCurrentTexturePalette(self->stream, palette);
    if (!tepui_failed(result)) device(self)->palette = palette;
    return result;
}
