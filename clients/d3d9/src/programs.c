/* Shaders, vertex declarations and queries. */
#include "client.h"

/* Words of a shader up to its end token; 0 where none comes. Comments have their own length; instructions of the second version on say theirs. */
static uint32_t shader_words(const uint32_t *t) {
    enum { MOST = 1 << 20, END = 0xffff, COMMENT = 0xfffe };
    uint32_t n = 1;
    if ((t[0] >> 16 | 1) != 0xffff) return 0;
    while (n < MOST) {
        uint32_t token = t[n];
        if (token == END) return n + 1;
        if ((token & 0xffff) == COMMENT) n += 1 + (token >> 16 & 0x7fff);
        else n++;
    }
    return 0;
}

static uint32_t make_shader(struct tepui_object *self, enum tepui_kind kind, const void *tokens, void *shader) {
    struct tepui_device *d = device(self);
    if (shader == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    *(void **)shader = NULL;
    uint32_t words = tokens == NULL ? 0 : shader_words(tokens);
    if (words == 0) return (uint32_t)TEPUI_INVALIDCALL;
    struct tepui_shader *s = make(d, kind, sizeof *s, 1);
    if (s == NULL) return (uint32_t)TEPUI_OUTOFMEMORY;
    s->tokens = malloc(words * 4);
    if (s->tokens == NULL) {
        unmake(&s->o);
        return (uint32_t)TEPUI_OUTOFMEMORY;
    }
    memcpy(s->tokens, tokens, words * 4);
    s->words = words;
    s->o.id = take_id(d);
    uint32_t staged = words > TEPUI_PIECE / 4 ? 4 * words : 0;
    if (staged > 0) {
        stage(self->stream, tokens, staged);
        tokens = NULL;
    }
    uint32_t result = kind == KIND_VERTEX_SHADER ? ask_DeviceCreateVertexShader(self->stream, s->o.id, words, tokens, staged)
                                                 : ask_DeviceCreatePixelShader(self->stream, s->o.id, words, tokens, staged);
    if (tepui_failed(result)) {
        free(s->tokens);
        unmake(&s->o);
        return result;
    }
    *(void **)shader = s;
    return 0;
}

static uint32_t DeviceCreateVertexShader(struct tepui_object *self, const void *tokens, void *shader) {
    return make_shader(self, KIND_VERTEX_SHADER, tokens, shader);
}

static uint32_t DeviceCreatePixelShader(struct tepui_object *self, const void *tokens, void *shader) {
    return make_shader(self, KIND_PIXEL_SHADER, tokens, shader);
}

static uint32_t get_function(struct tepui_object *self, void *data, void *size) {
    const struct tepui_shader *s = (struct tepui_shader *)self;
    if (size == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    uint32_t bytes = s->words * 4;
    if (data == NULL) {
        *(uint32_t *)size = bytes;
        return 0;
    }
    if (*(uint32_t *)size < bytes) return (uint32_t)TEPUI_INVALIDCALL;
    memcpy(data, s->tokens, bytes);
    return 0;
}

static uint32_t VertexShaderGetFunction(struct tepui_object *self, void *data, void *size) {
    return get_function(self, data, size);
}

static uint32_t PixelShaderGetFunction(struct tepui_object *self, void *data, void *size) {
    return get_function(self, data, size);
}

/* --- declarations --- */

enum { ELEMENT = 8, MOST_ELEMENTS = 65, END_STREAM = 0xff };

static const uint8_t end_element[ELEMENT] = {0xff, 0, 0, 0, 17, 0, 0, 0};

static uint32_t element_count(const uint8_t *elements) {
    uint32_t n = 0;
    uint16_t stream;
    for (memcpy(&stream, elements, 2); stream != END_STREAM && n < MOST_ELEMENTS; memcpy(&stream, elements + (size_t)ELEMENT * n, 2)) n++;
    return n;
}

static uint32_t DeviceCreateVertexDeclaration(struct tepui_object *self, const void *elements, void *declaration) {
    struct tepui_device *d = device(self);
    if (declaration == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    *(void **)declaration = NULL;
    if (elements == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    uint32_t count = element_count(elements);
    struct tepui_declaration *v = make(d, KIND_DECLARATION, sizeof *v, 1);
    if (v == NULL) return (uint32_t)TEPUI_OUTOFMEMORY;
    v->o.id = take_id(d);
    v->count = count + 1;
    v->elements = malloc((size_t)ELEMENT * (count + 1));
    uint32_t result = v->elements == NULL ? (uint32_t)TEPUI_OUTOFMEMORY : ask_DeviceCreateVertexDeclaration(self->stream, v->o.id, count, elements);
    if (tepui_failed(result)) {
        free(v->elements);
        unmake(&v->o);
        return result;
    }
    memcpy(v->elements, elements, (size_t)ELEMENT * count);
    memcpy(v->elements + (size_t)ELEMENT * count, end_element, ELEMENT);
    /* Positions alone have a code too. */
    uint16_t first[2];
    memcpy(first, elements, sizeof first);
    const uint8_t *e = elements;
    if (count == 1 && first[0] == 0 && first[1] == 0 && e[7] == 0) {
        if (e[6] == 0 && e[4] == 2) v->fvf = 0x2;
        else if (e[6] == 9 && e[4] == 3) v->fvf = 0x4;
    }
    *(void **)declaration = v;
    return 0;
}

static uint32_t VertexDeclarationGetDeclaration(struct tepui_object *self, void *elements, void *count) {
    const struct tepui_declaration *v = (struct tepui_declaration *)self;
    if (count == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    *(uint32_t *)count = v->count;
    if (elements != NULL) memcpy(elements, v->elements, (size_t)ELEMENT * v->count);
    return 0;
}

/* The declaration of a code, which is made when it is first wanted and stays; NULL where the code is none. */
static struct tepui_declaration *of_code(struct tepui_device *d, uint32_t fvf) {
    struct tepui_declaration **at = &d->of_codes;
    for (; *at != NULL; at = &(*at)->next) {
        struct tepui_declaration *found = *at;
        if (found->fvf != fvf) continue;
        *at = found->next;
        found->next = d->of_codes;
        d->of_codes = found;
        return found;
    }
    struct tepui_declaration *v = make(d, KIND_DECLARATION, sizeof *v, 0);
    uint8_t list[4 + ELEMENT * 128];
    if (v == NULL) return NULL;
    v->o.id = take_id(d);
    if (!tepui_failed(ask_DeviceSetFVF(&d->own, v->o.id, fvf, list))) {
        memcpy(&v->count, list, 4);
        v->elements = malloc((size_t)ELEMENT * v->count);
    }
    if (v->elements == NULL) {
        give_id(d, v->o.id);
        free(v);
        return NULL;
    }
    memcpy(v->elements, list + 4, (size_t)ELEMENT * v->count);
    v->fvf = fvf;
    v->o.uses = 1;
    v->next = d->of_codes;
    d->of_codes = v;
    return v;
}

static uint32_t DeviceSetFVF(struct tepui_object *self, uint32_t fvf) {
    struct tepui_device *d = device(self);
    if (fvf == 0) return 0;
    struct tepui_declaration *v = of_code(d, fvf);
    return v == NULL ? (uint32_t)TEPUI_INVALIDCALL : DeviceSetVertexDeclaration(self, v);
}

static uint32_t DeviceGetFVF(struct tepui_object *self, void *fvf) {
    if (fvf == NULL) return (uint32_t)TEPUI_INVALIDCALL;
    const struct tepui_declaration *v = (struct tepui_declaration *)device(self)->now.declaration;
    *(uint32_t *)fvf = v == NULL ? 0 : v->fvf;
    return 0;
}
