/* Vertices between glBegin and glEnd. Calls of a normal, a colour, texture coordinates and a position become no packets of their own: their values are
 * written one behind the other into one packet, a run, in which each vertex has the same attributes. Any other call finds no room, since the buffer's end is
 * put aside meanwhile, and ends the run: so the order of calls is kept, and only the calls that are gathered know of this. */
#include "client.h"

enum {
    HEAD = 2,       /* words before the vertices: the packet's header, and the words of each attribute, a byte each */
    LEAST = 4,      /* vertices that there is room for when a run begins */
    CALLS = 8,      /* below which a run was not worth while */
    ROOM = 256,     /* words that are asked for where there is less */
    MOST = 60000,   /* words of a run, whose header has 16 bits for them */
    BACKOFF = 32    /* glBegins after which a program that mixes other calls into its vertices is looked at again */
};

TEPUI_API void glNormal3f(float x, float y, float z);
TEPUI_API void glColor3f(float red, float green, float blue);
TEPUI_API void glColor4f(float red, float green, float blue, float alpha);
TEPUI_API void glTexCoord2f(float s, float t);

static void gather(struct tepui_thread *t) {
    if (t->vertices.end != NULL) return;
    t->vertices.end = t->end;
    t->end = NULL;
}

/* What was given for the next vertex is kept. */
static void end_run(struct tepui_thread *t) {
    struct tepui_vertices *v = &t->vertices;
    *v->packet = (tepui_gl_count + tepui_window_count) | (uint32_t)(t->p - v->packet) << 16;
    for (int a = 0; a < TEPUI_POSITIONS; a++) {
        if ((v->given >> a & 1) == 0) continue;
        memcpy(v->next[a], t->p + v->places[a], sizeof v->next[a]);
        v->next_sizes[a] = v->sizes[a];
    }
    v->packet = NULL;
    memset(v->sizes, 0, sizeof v->sizes);
}

/* The next vertex has these values, as single calls would give them. */
static void send_given(struct tepui_vertices *v) {
    uint32_t given = v->given;
    uint8_t begun = v->begun;
    v->given = v->begun = 0;
    for (int a = 0; a < TEPUI_POSITIONS; a++) {
        if ((given >> a & 1) == 0) continue;
        float f[4];
        memcpy(f, v->next[a], sizeof f);
        switch (a) {
        case TEPUI_NORMALS: glNormal3f(f[0], f[1], f[2]); break;
        case TEPUI_COORDINATES: glTexCoord2f(f[0], f[1]); break;
        default:
            if (v->next_sizes[a] == 3) glColor3f(f[0], f[1], f[2]);
            else glColor4f(f[0], f[1], f[2], f[3]);
        }
    }
    v->begun = begun;
}

void tepui_end_vertices(void) {
    struct tepui_thread *t = &tepui_thread;
    struct tepui_vertices *v = &t->vertices;
    if (v->end == NULL) return;
    int few = v->packet == NULL || t->p < v->least;
    if (v->packet != NULL) end_run(t);
    t->end = v->end;
    v->end = NULL;
    send_given(v);
    if (few) {
        v->begun = 0;
        v->backoff = BACKOFF;
    }
}

void tepui_forget_vertices(void) {
    struct tepui_thread *t = &tepui_thread;
    if (t->vertices.end != NULL) t->end = t->vertices.end;
    memset(&t->vertices, 0, sizeof t->vertices);
}

/* With what was given as the attributes of each vertex. */
static void begin_run(struct tepui_thread *t, int n) {
    struct tepui_vertices *v = &t->vertices;
    uint32_t words = 0, sizes = 0;
    v->next_sizes[TEPUI_POSITIONS] = (uint8_t)n;
    v->all = v->given;
    for (int a = 0; a <= TEPUI_POSITIONS; a++) {
        if (a < TEPUI_POSITIONS && (v->all >> a & 1) == 0) continue;
        v->sizes[a] = v->next_sizes[a];
        v->places[a] = (uint8_t)words;
        words += v->sizes[a];
        sizes |= (uint32_t)v->sizes[a] << 8 * a;
    }
    uint32_t calls = 1 + (uint32_t)__builtin_popcount(v->all), vertices = (CALLS + calls - 1) / calls;
    v->words = (uint8_t)words;
    if ((size_t)(v->end - t->p) < HEAD + LEAST * words) {
        struct tepui_vertices kept = *v;
        tepui_forget_vertices();
        tepui_room(ROOM);
        *v = kept;
        v->end = NULL;
        gather(t);
    }
    v->packet = t->p;
    v->packet[1] = sizes;
    v->last = (v->end - t->p > MOST ? t->p + MOST : v->end) - 2 * words;
    t->p += HEAD;
    v->least = t->p + vertices * words;
    for (int a = 0; a < TEPUI_POSITIONS; a++)
        if ((v->all >> a & 1) != 0) memcpy(t->p + v->places[a], v->next[a], v->sizes[a] * sizeof(uint32_t));
}

void tepui_give(int attribute, int n, float x, float y, float z, float w) {
    struct tepui_thread *t = &tepui_thread;
    struct tepui_vertices *v = &t->vertices;
    if (v->packet != NULL) end_run(t);
    else gather(t);
    const float values[4] = {x, y, z, w};
    memcpy(v->next[attribute], values, sizeof values);
    v->next_sizes[attribute] = (uint8_t)n;
    v->given |= 1u << attribute;
}

void tepui_give_position(int n, float x, float y, float z) {
    struct tepui_thread *t = &tepui_thread;
    struct tepui_vertices *v = &t->vertices;
    if (v->packet != NULL && v->sizes[TEPUI_POSITIONS] == n) {
        /* What was not given is as it was. */
        for (int a = 0; a < TEPUI_POSITIONS; a++)
            if (((v->all & ~v->given) >> a & 1) != 0) memcpy(t->p + v->places[a], t->p + v->places[a] - v->words, v->sizes[a] * sizeof(uint32_t));
        v->given = v->all;
        if (t->p <= v->last) {
            tepui_position(n, x, y, z);
            return;
        }
    }
    if (v->packet != NULL) end_run(t);
    else gather(t);
    begin_run(t, n);
    tepui_position(n, x, y, z);
}
