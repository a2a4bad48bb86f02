/* Markers of debuggers, D3DPERF_...: functions of the library, which name no device. Events and marks go to each device that the calling thread may use: to those
 * made for several threads, and to others from the thread that made them or began their last scene. Debuggers and the inspector show them there. */
#include "client.h"

#include <wchar.h>

enum {
    MOST_LETTERS = 255,
    NOT_TO_BE_PROFILED = 1 /* of D3DPERF_SetOptions */
};

static struct tepui_device *marked; /* all devices */
static int32_t events;              /* that are open */
static uint32_t perf_options;

/* --- devices --- */

static void mark_device(struct tepui_device *d) {
    d->thread = tepui_thread();
    tepui_take_global();
    d->next_marked = marked;
    marked = d;
    tepui_give_global();
}

static void unmark_device(struct tepui_device *d) {
    tepui_take_global();
    struct tepui_device **at = &marked;
    while (*at != NULL && *at != d) at = &(*at)->next_marked;
    if (*at != NULL) *at = d->next_marked;
    tepui_give_global();
}

/* --- text --- */

/* The letter at a place, and the place behind it; 0 at the end. */
static uint32_t letter(const wchar_t **at) {
    uint32_t c = (uint32_t)*(*at)++;
    if (sizeof(wchar_t) > 2) return c;
    c &= 0xffff;
    uint32_t low = (uint32_t)**at & 0xffff;
    if (c >> 10 != 0xd800 >> 10 || low >> 10 != 0xdc00 >> 10) return c;
    ++*at;
    return 0x10000 + ((c & 0x3ff) << 10) + (low & 0x3ff);
}

/* A name as packets have it, UTF-8, cut after so many letters; its length. */
static uint32_t utf8(const wchar_t *name, uint8_t to[4 * MOST_LETTERS]) {
    uint8_t *p = to;
    for (int i = 0; name != NULL && i < MOST_LETTERS; i++) {
        uint32_t c = letter(&name);
        if (c == 0) break;
        /* Half a pair, and what is no letter at all. */
        if (c > 0x10ffff || (c >= 0xd800 && c < 0xe000)) c = '?';
        if (c < 0x80) {
            *p++ = (uint8_t)c;
            continue;
        }
        int more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
        *p++ = (uint8_t)(0xff00 >> (more + 1) | c >> 6 * more);
        while (more-- > 0) *p++ = (uint8_t)(0x80 | (c >> 6 * more & 0x3f));
    }
    return (uint32_t)(p - to);
}

/* --- the functions --- */

enum marker { EVENT_BEGINS, EVENT_ENDS, MARK };

/* Under the library's lock: tells the devices. */
static void tell(enum marker what, uint32_t color, const wchar_t *name) {
    uint8_t text[4 * MOST_LETTERS];
    if (marked == NULL || (perf_options & NOT_TO_BE_PROFILED) != 0) return;
    uint32_t size = what == EVENT_ENDS ? 0 : utf8(name, text);
    for (struct tepui_device *d = marked; d != NULL; d = d->next_marked) {
        if (d->o.lock == NULL && d->thread != tepui_thread()) continue;
        tepui_enter(&d->o);
        if (what == EVENT_BEGINS) put_BeginEvent(&d->own, color, text, size);
        else if (what == EVENT_ENDS) put_EndEvent(&d->own);
        else put_Marker(&d->own, color, text, size);
        tepui_leave(&d->o);
    }
}

TEPUI_EXPORT int32_t TEPUI_CALL D3DPERF_BeginEvent(uint32_t color, const wchar_t *name) {
    tepui_take_global();
    int32_t level = events++;
    tell(EVENT_BEGINS, color, name);
    tepui_give_global();
    return level;
}

TEPUI_EXPORT int32_t TEPUI_CALL D3DPERF_EndEvent(void) {
    tepui_take_global();
    int32_t level = events - 1;
    if (level >= 0) {
        events = level;
        tell(EVENT_ENDS, 0, NULL);
    }
    tepui_give_global();
    return level;
}

TEPUI_EXPORT void TEPUI_CALL D3DPERF_SetMarker(uint32_t color, const wchar_t *name) {
    tepui_take_global();
    tell(MARK, color, name);
    tepui_give_global();
}

/* A stretch of frames has no end that would be told: its beginning is a mark. */
TEPUI_EXPORT void TEPUI_CALL D3DPERF_SetRegion(uint32_t color, const wchar_t *name) {
    D3DPERF_SetMarker(color, name);
}

/* Programs may wait for a profiler before they mark anything, and others end where there is one: so the user says it. */
TEPUI_EXPORT uint32_t TEPUI_CALL D3DPERF_GetStatus(void) {
    tepui_take_global();
    const char *profiled = tepui_setting("TEPUI_PROFILED");
    int is = profiled != NULL && strcmp(profiled, "1") == 0 && (perf_options & NOT_TO_BE_PROFILED) == 0;
    tepui_give_global();
    return (uint32_t)is;
}

TEPUI_EXPORT void TEPUI_CALL D3DPERF_SetOptions(uint32_t options) {
    tepui_take_global();
    perf_options = options;
    tepui_give_global();
}

/* Frames are replayed from captures, never by the program. */
TEPUI_EXPORT uint32_t TEPUI_CALL D3DPERF_QueryRepeatFrame(void) {
    return 0;
}
