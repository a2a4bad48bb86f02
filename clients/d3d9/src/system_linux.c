/* Locks, settings and windows on Linux, where a window's handle is the name of a window of the X server that DISPLAY names. */
#include "client.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

struct tepui_lock {
    pthread_mutex_t mutex;
};

struct tepui_lock *tepui_make_lock(void) {
    struct tepui_lock *l = malloc(sizeof *l);
    if (l == NULL) return NULL;
    pthread_mutexattr_t a;
    pthread_mutexattr_init(&a);
    pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&l->mutex, &a);
    pthread_mutexattr_destroy(&a);
    return l;
}

void tepui_free_lock(struct tepui_lock *l) {
    pthread_mutex_destroy(&l->mutex);
    free(l);
}

void tepui_take(struct tepui_lock *l) {
    pthread_mutex_lock(&l->mutex);
}

void tepui_give(struct tepui_lock *l) {
    pthread_mutex_unlock(&l->mutex);
}

static pthread_mutex_t global = PTHREAD_MUTEX_INITIALIZER;

void tepui_take_global(void) {
    pthread_mutex_lock(&global);
}

void tepui_give_global(void) {
    pthread_mutex_unlock(&global);
}

uintptr_t tepui_thread(void) {
    static _Thread_local char own;
    return (uintptr_t)&own;
}

void tepui_nap(uint32_t naps) {
    const struct timespec t = {.tv_nsec = 50000L << (naps / 4 < 4 ? naps / 4 : 4)};
    nanosleep(&t, NULL);
}

uint64_t tepui_window(const struct tepui_stream *s, void *handle, uint32_t *width, uint32_t *height) {
    (void)s;
    *width = *height = 0;
    return (uintptr_t)handle;
}

void *tepui_monitor(void) {
    return (void *)1;
}

uint32_t tepui_modes(uint32_t modes[TEPUI_MODES][3]) {
    (void)modes;
    return 0;
}

int tepui_mode(uint32_t mode[3]) {
    (void)mode;
    return 0;
}

/* The window manager's part, which the host's windows have no say in. */
int tepui_enter_screen(struct tepui_screen *screen, void *window, void *focus, const uint32_t mode[3], int moves) {
    (void)screen, (void)window, (void)focus, (void)mode, (void)moves;
    return 1;
}

void tepui_leave_screen(struct tepui_screen *screen) {
    (void)screen;
}

const char *tepui_setting(const char *name) {
    return getenv(name);
}

/* tepui_d3d9.log in the folder TEPUI_LOG_PATH; without it nowhere. */
void tepui_log(const char *what, const char *detail) {
    static int begun;
    const char *folder = getenv("TEPUI_LOG_PATH");
    char path[4096];
    if (folder == NULL || strcmp(folder, "none") == 0 || snprintf(path, sizeof path, "%s/tepui_d3d9.log", folder) >= (int)sizeof path) return;
    FILE *file = fopen(path, begun ? "ae" : "we");
    if (file == NULL) return;
    begun = 1;
    fprintf(file, "%s%s\n", what, detail);
    fclose(file);
}

void tepui_say(const char *what, const char *detail) {
    fprintf(stderr, "tepui: %s%s\n", what, detail);
}

/* The host draws the pointer into the frames. */
uint32_t tepui_set_pointer(struct tepui_device *d, struct tepui_surface *picture, uint32_t x, uint32_t y) {
    (void)d, (void)picture, (void)x, (void)y;
    return 0;
}

void tepui_show_pointer(struct tepui_device *d, int show) {
    put_CursorShown(d->o.stream, (uint32_t)show);
}

void tepui_move_pointer(struct tepui_device *d, uint32_t x, uint32_t y, uint32_t flags) {
    put_CursorPosition(d->o.stream, x, y, flags);
}

void tepui_end_pointer(struct tepui_device *d) {
    (void)d;
}

/* There are no device contexts here. */
static uint32_t SurfaceGetDC(struct tepui_object *self, void *context) {
    (void)self, (void)context;
    return (uint32_t)TEPUI_INVALIDCALL;
}

static uint32_t SurfaceReleaseDC(struct tepui_object *self, void *context) {
    (void)self, (void)context;
    return (uint32_t)TEPUI_INVALIDCALL;
}
