/* The validator of shaders' code that debuggers and old compilers ask for. It finds no fault: what is wrong shows when the shader is made. */
#include "client.h"

struct tepui_validator {
    const void *const *methods;
    uint32_t refs;
};

static uint32_t TEPUI_CALL validator_query(struct tepui_validator *self, const void *id, void **out) {
    (void)self, (void)id;
    if (out == NULL) return (uint32_t)TEPUI_POINTER;
    *out = NULL;
    return (uint32_t)TEPUI_NOINTERFACE;
}

static uint32_t TEPUI_CALL validator_add(struct tepui_validator *self) {
    return __atomic_add_fetch(&self->refs, 1, __ATOMIC_RELAXED);
}

static uint32_t TEPUI_CALL validator_release(struct tepui_validator *self) {
    uint32_t left = __atomic_sub_fetch(&self->refs, 1, __ATOMIC_ACQ_REL);
    if (left == 0) free(self);
    return left;
}

static uint32_t TEPUI_CALL validator_begin(struct tepui_validator *self, void *callback, void *context, uint32_t version) {
    (void)self, (void)callback, (void)context, (void)version;
    return 0;
}

static uint32_t TEPUI_CALL validator_instruction(struct tepui_validator *self, const char *file, int32_t line, const uint32_t *tokens, uint32_t count) {
    (void)self, (void)file, (void)line, (void)tokens, (void)count;
    return 0;
}

static uint32_t TEPUI_CALL validator_end(struct tepui_validator *self) {
    (void)self;
    return 0;
}

TEPUI_EXPORT void *TEPUI_CALL Direct3DShaderValidatorCreate9(void) {
    static const void *const methods[] = {(const void *)validator_query, (const void *)validator_add, (const void *)validator_release, (const void *)validator_begin,
        (const void *)validator_instruction, (const void *)validator_end};
    struct tepui_validator *v = calloc(1, sizeof *v);
    if (v == NULL) return NULL;
    v->methods = methods;
    v->refs = 1;
    return v;
}
