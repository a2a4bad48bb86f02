/* Encoder of packets. A thread's calls are written one behind the other into its buffer: a header, number of the function and words of the packet, then
 * arguments as words, then copies of small arrays. The buffer goes to Java when it is full, when a result is wanted, and when a call needs memory
 * of the program that has no copy. What a packet is made of is in ClientRules.java, which wrote the functions. */
#ifndef TEPUI_CLIENT_H
#define TEPUI_CLIENT_H

#include "machine.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define TEPUI_API __attribute__((visibility("default")))
/* Arrays up to this many bytes are copied into the packet. */
#define TEPUI_COPIED 4096

struct tepui_arrays;
struct tepui_link;

/* What the calls between glBegin and glEnd are about that are gathered (vertices.c), in the order of their words. */
enum { TEPUI_NORMALS, TEPUI_COLORS, TEPUI_COORDINATES, TEPUI_POSITIONS };

struct tepui_vertices {
    uint32_t *end;    /* the buffer's, while calls are gathered and the thread has none, so that any other call asks for room; else NULL */
    uint32_t *packet; /* the run, where one is open; the thread's p is where its next vertex goes */
    uint32_t *last;   /* no vertex begins behind it */
    uint32_t *least;  /* a run that ends before it was not worth while */
    uint32_t given;   /* attributes that the next vertex has got, and those that vertices of the run have */
    uint32_t all;
    uint8_t sizes[4]; /* words of each in the run, 0 of others; and where they are in a vertex */
    uint8_t places[4];
    uint8_t words;    /* of a vertex */
    uint8_t begun;    /* calls are to be gathered */
    uint8_t backoff;  /* glBegins behind which they are not */
    uint8_t next_sizes[4];
    uint32_t next[3][4]; /* what was given without a run */
};

struct tepui_thread {
    uint32_t *p;    /* where the next packet goes */
    uint32_t *end;  /* none goes past it */
    uint32_t *base; /* the first packet that waits */
    struct tepui_arrays *arrays;
    uint32_t *memory;
    int depth; /* of calls of Java that have not returned */
    struct tepui_relay *relay; /* of a thread with a small stack */
    int attached;              /* to the VM, by tepui_attach */
    struct tepui_link *link;   /* to the host, where that carries out the calls */
    uint32_t *dropped;         /* where packets go that nobody reads */
    uintptr_t current;         /* the context, and whose it is: TEPUI_EGL and the others */
    struct tepui_vertices vertices;
};

extern __thread struct tepui_thread tepui_thread __attribute__((tls_model("initial-exec")));

struct tepui_name {
    const char *name;
    void *function;
};

extern const struct tepui_name tepui_gl_names[];
extern const uint32_t tepui_gl_count;
extern const struct tepui_name tepui_window_names[];
extern const uint32_t tepui_window_count;

/* Makes room for a packet: starts the thread's buffer, or sends it. */
uint32_t *tepui_room(uint32_t words);
/* Sends what waits, and returns the last call's result. */
uint64_t tepui_wait(void);
/* The same for calls that give the thread another context. */
uint64_t tepui_wait_for_context(void);
/* The thread's context, where it is of this kind. Handles are multiples of 16. */
enum { TEPUI_EGL = 1, TEPUI_GLX = 2, TEPUI_OSMESA = 3, TEPUI_KIND = 15 };
static inline intptr_t tepui_current(unsigned kind) {
    uintptr_t current = tepui_thread.current;
    return (current & TEPUI_KIND) == kind ? (intptr_t)(current & ~(uintptr_t)TEPUI_KIND) : 0;
}
/* Calls the handler of X errors, where the last call of GLX has ended with one. */
void tepui_raise(void);
/* Sends what waits, and returns when it is carried out, or, where the host does that, at once. */
void tepui_send(void);
/* The last call's result, or another where the host is gone. */
uint64_t tepui_wait_or(uint64_t lost);
/* The same for a call that writes one number, by which a program sees whether it must wait. */
void tepui_wait_for_int(void *to, int32_t lost);

/* The address of a function of OpenGL, EGL or GLX; NULL where there is none of the name. */
void *tepui_function(const char *name);

/* Threads that carry out what others cannot (relay.c). */
int tepui_has_small_stack(void);
struct tepui_relay *tepui_start_relay(tepui_consumer consume);
uint64_t tepui_relay(struct tepui_relay *relay, uint64_t from, uint64_t to);
void tepui_end_relay(struct tepui_relay *relay);

/* A thread that has called OpenGL ends, and the VM is in this process by our doing (last.c). */
void tepui_thread_left(void);

/* Calls that the host carries out (hosted.c). */
int tepui_wants_host(void);
uint32_t *tepui_hosted_room(uint32_t words);
uint64_t tepui_hosted_wait(void);
void tepui_hosted_publish(void);
void tepui_hosted_end(struct tepui_link *link);
void tepui_hosted_forked(void);
int tepui_has_session(void);
/* Is the host gone? Results that would let a program wait for ever are told apart by it. */
int tepui_is_lost(void);

/* What the host asks of this process, beside what a link has. */
enum {
    TEPUI_ALLOCATE = 16, /* bytes: memory that the program frees */
    TEPUI_DEBUG = 17,    /* function, user's pointer; source, type, id, severity and text in the transfer area */
    TEPUI_EXIT = 18,     /* status */
    TEPUI_X_OPEN = 19,   /* these are about the program's connection: the first argument */
    TEPUI_X_NAME = 20,
    TEPUI_X_SCREEN = 21,
    TEPUI_X_VISUAL = 22,
    TEPUI_X_SYNC = 23,
    TEPUI_X_INFO = 24,
    TEPUI_X_ID = 25, /* of an XVisualInfo */
    TEPUI_X_CLOSE = 26,
    TEPUI_IS_WAYLAND = 27, /* a display: an address whose first word may lead to the description of wl_display */
    TEPUI_WAYLAND_CALL = 28, /* two arguments, bytes of a function's name in the transfer area */
    TEPUI_WAYLAND_SEND = 29, /* object; number of a request, flags in the upper half; interface; version, or 0 for the object's; its arguments in the transfer area */
    TEPUI_WAYLAND_SYMBOL = 30, /* 0, 0, bytes of a name in the transfer area: its address */
    TEPUI_WAYLAND_LISTEN = 31, /* object, a word that tells of its events */
    TEPUI_WAYLAND_POOL = 32, /* as TEPUI_MAP, and a wl_shm: the area as a pool of pictures of the compositor */
    TEPUI_WAYLAND_GONE = 33, /* the function that sets the word that it is given */
    TEPUI_X_EXTENSION = 34 /* GLX's at the server: its first error, first event in the second byte, number of its requests in the third; 0 where it has none */
};
/* A library that the program may have loaded; else it is loaded when it is asked for first. */
struct tepui_library {
    const char *file;
    void *handle;
};
/* Address of a library's function or object; NULL where there is none. */
void *tepui_symbol(struct tepui_library *library, const char *name);
uint64_t tepui_serve_x(struct tepui_link *link, uint32_t kind, const uint64_t arguments[6]);
uint64_t tepui_serve_wayland(struct tepui_link *link, uint32_t kind, const uint64_t arguments[6]);

/* --- what the client knows of a context's arrays (arrays.c) --- */

enum { TEPUI_VERTEX, TEPUI_NORMAL, TEPUI_COLOR, TEPUI_INDEX, TEPUI_EDGE_FLAG, TEPUI_FOG, TEPUI_SECONDARY, TEPUI_POINT_SIZE, TEPUI_TEXTURE };

struct tepui_arrays {
    int own;            /* draws may read memory of the program */
    int element_buffer; /* indices are offsets into a buffer for certain */
    uint32_t array_buffer;
    uint32_t object; /* the bound vertex array object */
    int unit;        /* of glClientActiveTexture */
    uint64_t fixed;  /* arrays in the program's memory by name and unit, of object 0 */
    uint64_t attributes;
    int of_objects; /* some other object may have such arrays */
    uint32_t *elements; /* the element buffer of each object that has a small name */
    uintptr_t context;
    struct tepui_arrays *next;
};

void tepui_bound_buffer(uint32_t target, uint32_t buffer);
void tepui_deleted_buffers(int32_t n, const void *buffers);
void tepui_bound_arrays(uint32_t object);
void tepui_deleted_arrays(int32_t n, const void *objects);
void tepui_element_buffer(uint32_t object, uint32_t buffer);
void tepui_client_texture(uint32_t unit);
void tepui_array(int which, const void *pointer);
void tepui_texture_array(const void *pointer);
void tepui_attribute(uint32_t index, const void *pointer);
void tepui_unknown_arrays(void);
void tepui_unknown_bindings(void);
/* The thread's calls belong to this context from now on; 0 for none. */
void tepui_choose_arrays(uintptr_t context);
/* How many values a parameter has. */
size_t tepui_values(uint32_t name);

static inline int tepui_own_arrays(void) {
    return tepui_thread.arrays->own;
}

/* An address and not an offset? No program has memory below 64 KiB. */
static inline int tepui_own_indices(const void *indices) {
    return !tepui_thread.arrays->element_buffer & ((uintptr_t)indices >= 65536);
}

/* --- writing packets --- */

/* Makes room without a call, as the compiler sees it: registers stay as they are (room.c), so that a function whose packet has room, as nearly all have, saves none. */
static inline uint32_t *tepui_more_room(uint32_t words) {
#ifdef __x86_64__
    uintptr_t p = words;
    __asm__ volatile("lea -128(%%rsp), %%rsp\n\tcall tepui_room_kept\n\tlea 128(%%rsp), %%rsp"
                     : "+a"(p)
                     :
                     : "memory", "cc", "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15");
    return (uint32_t *)p;
#else
    return tepui_room(words);
#endif
}

static inline uint32_t *tepui_packet(uint32_t op, uint32_t words) {
    struct tepui_thread *t = &tepui_thread;
    uint32_t *p = t->p, *next = p + words;
    if (__builtin_expect((uintptr_t)next > (uintptr_t)t->end, 0)) {
        p = tepui_more_room(words);
        next = p + words;
    }
    t->p = next;
    *p = op | words << 16;
    return p;
}

static inline void tepui_put(uint32_t *to, int32_t value) {
    *to = (uint32_t)value;
}

static inline void tepui_put_float(uint32_t *to, float value) {
    memcpy(to, &value, 4);
}

static inline void tepui_put_double(uint32_t *to, double value) {
    memcpy(to, &value, 8);
}

static inline void tepui_put_long(uint32_t *to, int64_t value) {
    memcpy(to, &value, 8);
}

static inline void tepui_put_pointer(uint32_t *to, const void *value) {
    uint64_t address = (uintptr_t)value;
    memcpy(to, &address, 8);
}

/* --- vertices between glBegin and glEnd (vertices.c) --- */

void tepui_give(int attribute, int n, float x, float y, float z, float w);
void tepui_give_position(int n, float x, float y, float z);
/* Ends the run: its packet, and those of attributes that no vertex has got, are in the buffer, which has its end again. */
void tepui_end_vertices(void);
void tepui_forget_vertices(void);

static inline void tepui_begin(void) {
    struct tepui_vertices *v = &tepui_thread.vertices;
    if (v->backoff > 0) v->backoff--;
    else v->begun = 1;
}

static inline void tepui_end(void) {
    tepui_end_vertices();
    tepui_thread.vertices.begun = 0;
}

/* Takes an attribute of the next vertex; 0 where the call is to be a packet. */
static inline int tepui_attribute_of_vertex(int attribute, int n, float x, float y, float z, float w) {
    struct tepui_thread *t = &tepui_thread;
    struct tepui_vertices *v = &t->vertices;
    if (__builtin_expect(v->sizes[attribute] != n, 0)) {
        if (!v->begun) return 0;
        tepui_give(attribute, n, x, y, z, w);
        return 1;
    }
    uint32_t *to = t->p + v->places[attribute];
    tepui_put_float(to, x);
    tepui_put_float(to + 1, y);
    if (n > 2) tepui_put_float(to + 2, z);
    if (n > 3) tepui_put_float(to + 3, w);
    v->given |= 1u << attribute;
    return 1;
}

/* A colour in bytes, as the front end makes floats of them. */
static inline int tepui_color_of_vertex(int n, uint8_t red, uint8_t green, uint8_t blue, uint8_t alpha) {
    struct tepui_vertices *v = &tepui_thread.vertices;
    if ((v->sizes[TEPUI_COLORS] != n) & !v->begun) return 0;
    return tepui_attribute_of_vertex(TEPUI_COLORS, n, red / 255.0f, green / 255.0f, blue / 255.0f, alpha / 255.0f);
}

/* Takes a vertex, as above. */
static inline int tepui_position(int n, float x, float y, float z) {
    struct tepui_thread *t = &tepui_thread;
    struct tepui_vertices *v = &t->vertices;
    uint32_t *p = t->p;
    if (__builtin_expect((v->sizes[TEPUI_POSITIONS] != n) | (p > v->last) | (v->given != v->all), 0)) {
        if (!v->begun) return 0;
        tepui_give_position(n, x, y, z);
        return 1;
    }
    uint32_t *to = p + v->places[TEPUI_POSITIONS];
    tepui_put_float(to, x);
    tepui_put_float(to + 1, y);
    if (n > 2) tepui_put_float(to + 2, z);
    v->given = 0;
    t->p = p + v->words;
    return 1;
}

/* Bytes of an array; a count that is an error has none, and Java says so. */
static inline size_t tepui_bytes(int64_t count, size_t each) {
    return count <= 0 ? 0 : count > INT32_MAX ? SIZE_MAX : (size_t)count * each;
}

static inline int tepui_big(const void *array, size_t bytes) {
    return (array != NULL) & (bytes > TEPUI_COPIED);
}

/* Nothing of a program lies there: the front end is to say so, with an error. */
static inline int tepui_nowhere(const void *array) {
    return (uintptr_t)array < 65536;
}

/* Words of a copy, one of them to lay it at a multiple of eight bytes. */
static inline uint32_t tepui_words(const void *array, size_t bytes) {
    return tepui_nowhere(array) || bytes == 0 || bytes > TEPUI_COPIED ? 0 : (uint32_t)((bytes + 3) / 4 + 1);
}

static inline uint32_t *tepui_put_array(uint32_t *to, uint32_t *copy, const void *array, size_t bytes, uint32_t words) {
    if (words != 0) {
        void *aligned = (void *)(((uintptr_t)copy + 7) & ~(uintptr_t)7);
        memcpy(aligned, array, bytes);
        array = aligned;
    }
    tepui_put_pointer(to, array);
    return copy + words;
}

#endif
