/* What the client knows of vertex arrays: whether a draw may read memory of the program, which it may change when the call has returned. Where it does
 * not know it says yes: such a draw is carried out at once, and all that is lost is time. */
#include "client.h"

#include <pthread.h>
#include <stdlib.h>

enum { ARRAY_BUFFER = 0x8892, ELEMENT_ARRAY_BUFFER = 0x8893, TEXTURE0 = 0x84C0, OBJECTS = 4096, UNITS = 32 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct tepui_arrays *all;

static struct tepui_arrays *now(void) {
    return tepui_thread.arrays;
}

static void changed(struct tepui_arrays *a) {
    a->own = a->object == 0 ? (a->fixed | a->attributes) != 0 : a->of_objects;
    a->element_buffer = a->elements != NULL && a->object < OBJECTS && a->elements[a->object] != 0;
}

void tepui_choose_arrays(uintptr_t context) {
    pthread_mutex_lock(&lock);
    struct tepui_arrays *a = all;
    while (a != NULL && a->context != context) a = a->next;
    if (a == NULL) {
        a = calloc(1, sizeof *a);
        if (a == NULL) abort();
        a->context = context;
        a->elements = calloc(OBJECTS, sizeof *a->elements);
        a->next = all;
        all = a;
        changed(a);
    }
    pthread_mutex_unlock(&lock);
    tepui_thread.arrays = a;
}

void tepui_bound_buffer(uint32_t target, uint32_t buffer) {
    struct tepui_arrays *a = now();
    if (target == ARRAY_BUFFER) a->array_buffer = buffer;
    else if (target == ELEMENT_ARRAY_BUFFER) tepui_element_buffer(a->object, buffer);
}

void tepui_element_buffer(uint32_t object, uint32_t buffer) {
    struct tepui_arrays *a = now();
    if (a->elements == NULL || object >= OBJECTS) return;
    a->elements[object] = buffer;
    changed(a);
}

/* A buffer that is deleted is bound no more, in the bound object only. */
void tepui_deleted_buffers(int32_t n, const void *buffers) {
    struct tepui_arrays *a = now();
    if (tepui_nowhere(buffers)) return;
    for (int32_t i = 0; i < n; i++) {
        uint32_t name = ((const uint32_t *)buffers)[i];
        if (name == 0) continue;
        if (a->array_buffer == name) a->array_buffer = 0;
        if (a->elements != NULL && a->object < OBJECTS && a->elements[a->object] == name) a->elements[a->object] = 0;
    }
    changed(a);
}

void tepui_bound_arrays(uint32_t object) {
    now()->object = object;
    changed(now());
}

void tepui_deleted_arrays(int32_t n, const void *objects) {
    struct tepui_arrays *a = now();
    if (tepui_nowhere(objects)) return;
    for (int32_t i = 0; i < n; i++) {
        uint32_t name = ((const uint32_t *)objects)[i];
        if (name == 0) continue;
        if (a->elements != NULL && name < OBJECTS) a->elements[name] = 0;
        if (a->object == name) a->object = 0;
    }
    changed(a);
}

void tepui_client_texture(uint32_t unit) {
    now()->unit = unit >= TEXTURE0 && unit < TEXTURE0 + UNITS ? (int)(unit - TEXTURE0) : UNITS;
}

static void given(uint64_t *set, uint64_t bit, const void *pointer) {
    struct tepui_arrays *a = now();
    int own = a->array_buffer == 0 && pointer != NULL;
    if (a->object != 0) a->of_objects |= own;
    else if (own) *set |= bit;
    else *set &= ~bit;
    changed(a);
}

void tepui_array(int which, const void *pointer) {
    given(&now()->fixed, 1ull << which, pointer);
}

void tepui_texture_array(const void *pointer) {
    if (now()->unit >= UNITS) tepui_unknown_arrays();
    else given(&now()->fixed, 1ull << (TEPUI_TEXTURE + now()->unit), pointer);
}

void tepui_attribute(uint32_t index, const void *pointer) {
    if (index >= 64) return;
    given(&now()->attributes, 1ull << index, pointer);
}

/* From now on, for good: the set has a bit that no array takes away. */
void tepui_unknown_arrays(void) {
    struct tepui_arrays *a = now();
    a->fixed |= 1ull << 63;
    a->of_objects = 1;
    changed(a);
}

void tepui_unknown_bindings(void) {
    struct tepui_arrays *a = now();
    a->array_buffer = 0;
    if (a->elements != NULL && a->object < OBJECTS) a->elements[a->object] = 0;
    tepui_unknown_arrays();
}

size_t tepui_values(uint32_t name) {
    switch (name) {
    case 0x0B53: /* LIGHT_MODEL_AMBIENT */
    case 0x0B66: /* FOG_COLOR */
    case 0x1004: /* TEXTURE_BORDER_COLOR */
    case 0x1200: /* AMBIENT, DIFFUSE, SPECULAR, POSITION */
    case 0x1201:
    case 0x1202:
    case 0x1203:
    case 0x1600: /* EMISSION */
    case 0x1602: /* AMBIENT_AND_DIFFUSE */
    case 0x2201: /* TEXTURE_ENV_COLOR */
    case 0x2501: /* OBJECT_PLANE, EYE_PLANE */
    case 0x2502:
    case 0x8E46: /* TEXTURE_SWIZZLE_RGBA */
    case 0x8014: /* CONVOLUTION_FILTER_SCALE and _BIAS, _BORDER_COLOR */
    case 0x8015:
    case 0x8154:
    case 0x80D6: /* COLOR_TABLE_SCALE and _BIAS */
    case 0x80D7:
    case 0x8B9D: /* TEXTURE_CROP_RECT_OES */
    case 0x8E74: /* PATCH_DEFAULT_OUTER_LEVEL */
        return 4;
    case 0x1204: /* SPOT_DIRECTION */
    case 0x1603: /* COLOR_INDEXES */
    case 0x8129: /* POINT_DISTANCE_ATTENUATION */
        return 3;
    case 0x8E73: /* PATCH_DEFAULT_INNER_LEVEL */
        return 2;
    default:
        return 1;
    }
}
