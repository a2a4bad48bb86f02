/* Objects of the client: what programs hold, with their counts, and what getters answer. */
#ifndef TEPUI_CLIENT9_H
#define TEPUI_CLIENT9_H

#include "stream.h"

#if defined(_WIN32) && defined(__i386__)
#define TEPUI_CALL __attribute__((stdcall))
#else
#define TEPUI_CALL
#endif

/* What the library offers: on Windows the list of its functions says it. */
#ifdef _WIN32
#define TEPUI_EXPORT
#else
#define TEPUI_EXPORT __attribute__((visibility("default")))
#endif

enum {
    TEPUI_OK = 0,
    TEPUI_FALSE = 1,
    TEPUI_MODE_CHANGED = 0x08760877,
    TEPUI_OCCLUDED = 0x08760878,
    TEPUI_INVALIDCALL = (int)0x8876086cu,
    TEPUI_NOTAVAILABLE = (int)0x8876086au,
    TEPUI_DEVICELOST = (int)0x88760868u,
    TEPUI_DEVICENOTRESET = (int)0x88760869u,
    TEPUI_DEVICEHUNG = (int)0x88760874u,
    TEPUI_NOTFOUND = (int)0x88760866u,
    TEPUI_MOREDATA = (int)0x88760867u,
    TEPUI_WASSTILLDRAWING = (int)0x8876021cu,
    TEPUI_NOTIMPL = (int)0x80004001u,
    TEPUI_NOINTERFACE = (int)0x80004002u,
    TEPUI_POINTER = (int)0x80004003u,
    TEPUI_FAIL = (int)0x80004005u,
    TEPUI_OUTOFMEMORY = (int)0x8007000eu
};

/* Values of the API that the client decides by. */
enum {
    POOL_DEFAULT = 0,
    POOL_MANAGED = 1,
    POOL_SYSTEMMEM = 2,
    POOL_SCRATCH = 3,
    USAGE_RENDERTARGET = 0x1,
    USAGE_DEPTHSTENCIL = 0x2,
    USAGE_DYNAMIC = 0x200,
    USAGE_AUTOGENMIPMAP = 0x400,
    USAGE_RESTRICTED_CONTENT = 0x800,
    LOCK_READONLY = 0x10,
    LOCK_NOOVERWRITE = 0x1000,
    LOCK_DISCARD = 0x2000,
    LOCK_NO_DIRTY_UPDATE = 0x8000,
    CREATE_FPU_PRESERVE = 0x2,
    CREATE_MULTITHREADED = 0x4,
    CREATE_PUREDEVICE = 0x10,
    CREATE_SOFTWARE = 0x20,
    CREATE_MIXED = 0x80,
    CREATE_NO_WINDOW_CHANGES = 0x800,
    FORMAT_VERTEXDATA = 100,
    FORMAT_D16_LOCKABLE = 70,
    FORMAT_D32F_LOCKABLE = 82,
    FORMAT_ATI1 = 0x31495441,
    FORMAT_ATI2 = 0x32495441,
    PRESENTFLAG_LOCKABLE = 1,
    TARGETS = 4
};

/* The numbers of pieces of state, which are their bits in a state block: those of the front end's StateValues. */
enum {
    STATE_RENDER = 0,
    SAMPLERS = 21,
    SAMPLER_STATES = 16,
    STAGES = 8,
    STAGE_STATES = 33,
    TRANSFORMS = 266,
    STREAMS = 16,
    PLANES = 6,
    PIXEL_FLOATS = 224,
    VERTEX_FLOATS = 256,
    SOFTWARE_FLOATS = 8192,
    SOFTWARE_SMALL = 2048,
    LAST_RENDER = 209,
    STATE_SAMPLER = STATE_RENDER + 256,
    STATE_STAGE = STATE_SAMPLER + SAMPLERS * SAMPLER_STATES,
    STATE_TRANSFORM = STATE_STAGE + STAGES * STAGE_STATES,
    STATE_TEXTURE = STATE_TRANSFORM + TRANSFORMS,
    STATE_STREAM = STATE_TEXTURE + SAMPLERS,
    STATE_FREQUENCY = STATE_STREAM + STREAMS,
    STATE_INDICES = STATE_FREQUENCY + STREAMS,
    STATE_DECLARATION,
    STATE_VERTEX_SHADER,
    STATE_PIXEL_SHADER,
    STATE_VIEWPORT,
    STATE_SCISSOR,
    STATE_MATERIAL,
    STATE_PLANE,
    STATE_PIXEL_INT = STATE_PLANE + PLANES,
    STATE_PIXEL_BOOL = STATE_PIXEL_INT + 16,
    STATE_PIXEL_FLOAT = STATE_PIXEL_BOOL + 16,
    STATE_VERTEX_INT = STATE_PIXEL_FLOAT + PIXEL_FLOATS,
    STATE_VERTEX_BOOL = STATE_VERTEX_INT + SOFTWARE_SMALL,
    STATE_VERTEX_FLOAT = STATE_VERTEX_BOOL + SOFTWARE_SMALL,
    STATES = STATE_VERTEX_FLOAT + SOFTWARE_FLOATS,
    MARK_WORDS = (STATES + 31) / 32
};

enum tepui_kind {
    KIND_DIRECT3D,
    KIND_DEVICE,
    KIND_SWAP_CHAIN,
    KIND_BLOCK,
    KIND_DECLARATION,
    KIND_VERTEX_SHADER,
    KIND_PIXEL_SHADER,
    KIND_QUERY,
    KIND_TEXTURE,
    KIND_VOLUME_TEXTURE,
    KIND_CUBE_TEXTURE,
    KIND_VERTEX_BUFFER,
    KIND_INDEX_BUFFER,
    KIND_SURFACE,
    KIND_VOLUME
};

struct tepui_id {
    uint8_t bytes[16];
};

struct tepui_format {
    uint32_t code;
    uint8_t block_width, block_height, block_bytes, depth;
};

struct tepui_lock;
struct tepui_device;
struct tepui_private;

struct tepui_object {
    const void *const *methods;
    struct tepui_stream *stream;
    uint32_t id; /* by which packets name it */
    enum tepui_kind kind;
    int32_t refs; /* the program's */
    int32_t uses; /* places where the device has it bound */
    struct tepui_device *device;
    struct tepui_lock *lock; /* NULL where one thread alone uses the device */
    struct tepui_object *owner; /* texture of a level, swap chain of a back buffer */
    struct tepui_private *data;
    uint32_t pool;
    uint32_t priority;
};

struct tepui_parameters {
    uint32_t width, height, format, count, samples, quality, effect;
    void *window;
    uint32_t windowed, auto_depth, depth_format, flags, refresh, interval;
};

struct tepui_direct3d {
    struct tepui_object o;
    struct tepui_stream own;
    uint32_t ex;
};

/* One image of a texture or surface, in memory of the program. */
struct tepui_image {
    uint8_t *texels; /* from the first lock on */
    int locked;
    int stale; /* the device may have written it since */
    int unsent; /* was locked to be read alone, and may have been written all the same */
    uint64_t sum; /* of a smaller level's texels that the front end has */
    uint32_t flags;
    int32_t box[6]; /* left, top, right, bottom, front, back of what is locked: whole blocks */
    struct tepui_surface *surface; /* which stands for it, from the first time that it was asked for */
};

struct tepui_store {
    uint32_t format, usage, pool, width, height, depth, levels, faces, samples, quality;
    const struct tepui_format *layout;
    int lockable, in_context;
    int given; /* the texels are in memory of the program's own, with nothing between rows */
    uint8_t *all; /* memory of all images, outside of the pool DEFAULT */
    struct tepui_image *images; /* levels of the first face, then of the next */
};

struct tepui_texture {
    struct tepui_object o;
    struct tepui_store store;
    uint32_t lod, filter;
};

/* A surface or a volume. */
struct tepui_surface {
    struct tepui_object o;
    struct tepui_store own; /* of one that is of no texture */
    struct tepui_store *store;
    uint32_t level, face;
    int context; /* GetDC gave one out */
    void *bitmap, *dc;
};

struct tepui_buffer {
    struct tepui_object o;
    uint32_t size, usage, format; /* the FVF of vertices */
    uint8_t *bytes;
    uint64_t room; /* of those bytes: more than its size where a program has locked beyond */
    int locks, stale, read_only;
    int written;              /* once at least */
    uint32_t from, to, flags; /* of what was locked for writing since it was not locked at all */
};

struct tepui_declaration {
    struct tepui_object o;
    uint32_t fvf, count; /* elements with the last one, which says that it is */
    uint8_t *elements;
    struct tepui_declaration *next; /* of those that were made from codes */
};

struct tepui_shader {
    struct tepui_object o;
    uint32_t words;
    uint32_t *tokens;
};

struct tepui_query {
    struct tepui_object o;
    uint32_t type, size;
    uint32_t place; /* of its answers; TEPUI_POLLS for none */
    uint32_t progress, asks;
    uint32_t serial; /* of the question that is on its way; 0 for none */
    uint32_t value;
};

/* What programs set and get. */
struct tepui_values {
    uint32_t render[256];
    uint32_t samplers[SAMPLERS * SAMPLER_STATES];
    uint32_t stages[STAGES * STAGE_STATES];
    float transforms[TRANSFORMS][16];
    struct tepui_object *textures[SAMPLERS];
    struct tepui_object *streams[STREAMS];
    uint32_t offsets[STREAMS], strides[STREAMS], frequencies[STREAMS];
    struct tepui_object *indices, *declaration, *vertex_shader, *pixel_shader;
    uint32_t viewport[6], scissor[4], material[17];
    float planes[PLANES][4];
    uint32_t pixel_ints[16][4], pixel_bools[16], pixel_floats[PIXEL_FLOATS][4];
    uint32_t vertex_ints[SOFTWARE_SMALL][4], vertex_bools[SOFTWARE_SMALL], vertex_floats[SOFTWARE_FLOATS][4];
};

struct tepui_block {
    struct tepui_object o;
    uint32_t marks[MARK_WORDS];
    struct tepui_values values;
};

struct tepui_chain {
    struct tepui_object o;
    struct tepui_parameters parameters;
    struct tepui_surface **buffers;
    uint32_t implicit;
};

/* Whose the screen is that a device has taken whole: ours, another program's, or ours again after a reset. */
enum { SCREEN_OURS, SCREEN_LOST, SCREEN_BACK };

struct tepui_screen {
    int ex, on, moves; /* moves: the window is made to cover the screen */
    int focus, quiet;  /* quiet: the program hears nothing of what becomes of its window */
    void *window, *watched; /* watched: the window that hears of the focus */
    uint32_t style, ex_style;
    uint32_t mode[3]; /* that the device has taken */
    int32_t place[4]; /* of the window before */
};

struct tepui_device {
    struct tepui_object o;
    struct tepui_stream own;
    struct tepui_screen screen;
    struct tepui_direct3d *parent;
    struct tepui_device *next_marked; /* of all that hear of markers */
    uintptr_t thread;                 /* that made it or began its last scene */
    uint32_t ex, adapter, type, behavior;
    void *focus;
    struct tepui_values now;
    struct tepui_block *recording;
    struct tepui_surface *targets[TARGETS], *depth, *auto_depth;
    struct tepui_chain *chain;
    struct tepui_declaration *of_codes;
    int32_t held; /* resources of the pool DEFAULT and swap chains that the program holds */
    uint32_t next_id, free_ids, free_count, free_room, *free_list;
    uint32_t software; /* vertex processing, as it is now */
    uint32_t locked_buffers; /* which draws have to look at */
    uint32_t in_scene, needs_reset, latency, priority, palette, cursor;
    uint32_t floats, smalls; /* registers of vertex shaders */
    float segments;
    uint32_t clip_status[2];
    uint16_t ramp[3][256];
    uint8_t polled[TEPUI_POLLS]; /* places of answers that queries have */
    uint32_t last_poll;
    void *pointer; /* the system's, of the picture that was set */
    uint32_t frames; /* pictures that were sent to be shown without a wait */
    uint64_t waits_of_frame, waits_before; /* for answers, from the last but one present to the last; and up to that */
};

/* --- threads (system_*.c) --- */
struct tepui_lock *tepui_make_lock(void);
void tepui_free_lock(struct tepui_lock *lock);
void tepui_take(struct tepui_lock *lock);
void tepui_give(struct tepui_lock *lock);

/* The lock of the library, for what belongs to no device; it is taken before a device's. */
void tepui_take_global(void);
void tepui_give_global(void);
/* Which thread calls. */
uintptr_t tepui_thread(void);

static inline void tepui_enter(struct tepui_object *o) {
    if (o->lock != NULL) tepui_take(o->lock);
}

static inline void tepui_leave(struct tepui_object *o) {
    if (o->lock != NULL) tepui_give(o->lock);
}


/* --- the window system (system_*.c) --- */
/* The window that the stream's host can show in, by the program's handle: 0 for none. Its size is 0 where the host finds it out by itself. */
uint64_t tepui_window(const struct tepui_stream *s, void *handle, uint32_t *width, uint32_t *height);
void *tepui_monitor(void);
/* The screen's modes, each with width, height and refresh rate, and how many they are: first the present one, behind it all. None where the host is to say them. */
enum { TEPUI_MODES = 512 };
uint32_t tepui_modes(uint32_t modes[TEPUI_MODES][3]);
/* The present one alone; 0 where the host is to say it. */
int tepui_mode(uint32_t mode[3]);
/* Takes the whole screen: width, height and refresh rate of its mode; 0 where the screen does not have it. */
int tepui_enter_screen(struct tepui_screen *screen, void *window, void *focus, const uint32_t mode[3], int moves);
void tepui_leave_screen(struct tepui_screen *screen);
/* The pointer: of a picture of A8R8G8B8, shown or hidden, moved, and gone with its device. */
uint32_t tepui_set_pointer(struct tepui_device *d, struct tepui_surface *picture, uint32_t x, uint32_t y);
void tepui_show_pointer(struct tepui_device *d, int show);
void tepui_move_pointer(struct tepui_device *d, uint32_t x, uint32_t y, uint32_t flags);
void tepui_end_pointer(struct tepui_device *d);
/* A setting of the environment; NULL where it has none. */
const char *tepui_setting(const char *name);
/* A line for the log file beside a Windows program; nothing elsewhere. */
void tepui_log(const char *what, const char *detail);
/* A line for the user. */
void tepui_say(const char *what, const char *detail);

/* --- objects (objects.c) --- */
uint32_t TEPUI_CALL tepui_QueryInterface(struct tepui_object *self, const void *id, void **object);
uint32_t TEPUI_CALL tepui_AddRef(struct tepui_object *self);
uint32_t TEPUI_CALL tepui_Release(struct tepui_object *self);

static inline uint32_t tepui_id(const void *object) {
    return object == NULL ? 0 : ((const struct tepui_object *)object)->id;
}

#endif
