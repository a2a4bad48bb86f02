// Library for LD_PRELOAD that does for programs in C what FrameMarks does for programs in Java: it writes down the processor time of
// the process after frames 1, 10 and 100, when the program is warm, and some time later, and then ends it. A frame ends where
// glXSwapBuffers or eglSwapBuffers returns, whether it was linked, found with dlsym or asked from OpenGL.
//
// Environment: TEPUI_MARKS=FILE,WARM,SECONDS,LIMIT, as the argument of FrameMarks.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

typedef void *(*find_by_name)(const char *);
typedef void *(*find_symbol)(void *, const char *);
typedef void (*swap_of_glx)(void *, unsigned long);
typedef unsigned (*swap_of_egl)(void *, void *);

static swap_of_glx glx_swap;
static swap_of_egl egl_swap;
static find_by_name glx_find, glx_find_arb, egl_find;
static void (*finish)(void);

static FILE *file;
static long long warm, length, limit, hundredth, began_at;
static int frame, marked, next_mark, began;
// Libraries that hand a swap on find this one again.
static __thread int depth;

static void *real_symbol(void *handle, const char *name) {
    static find_symbol find;
    if (!find) find = (find_symbol)dlvsym(RTLD_NEXT, "dlsym", "GLIBC_2.2.5");
    if (!find) find = (find_symbol)dlvsym(RTLD_NEXT, "dlsym", "GLIBC_2.34");
    if (!find) find = (find_symbol)dlvsym(RTLD_NEXT, "dlsym", "GLIBC_2.17");
    return find(handle, name);
}

static long long spent(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return now.tv_sec * 1000000000LL + now.tv_nsec;
}

static long long mark(void) {
    if (finish) finish();
    long long now = spent();
    fprintf(file, "%d %lld\n", frame, now);
    marked = frame;
    return now;
}

static void end(void) {
    if (marked != frame) mark();
    fclose(file);
    // In order, so that what is kept for later starts is written.
    exit(0);
}

static void start(void) {
    const char *given = getenv("TEPUI_MARKS");
    char name[4096];
    if (!given || sscanf(given, "%4095[^,],%lld,%lld,%lld", name, &warm, &length, &limit) != 4 || !(file = fopen(name, "w"))) {
        fprintf(stderr, "bench apps: TEPUI_MARKS is '%s'\n", given ? given : "");
        _exit(2);
    }
    warm *= 1000000000LL;
    length *= 1000000000LL;
    limit *= 1000000000LL;
    if (!finish) finish = (void (*)(void))real_symbol(RTLD_DEFAULT, "glFinish");
}

static void count(void) {
    static const int marks[] = {1, 10, 100};
    if (!file) start();
    frame++;
    long long now = spent();
    if (next_mark < 3) {
        if (frame == marks[next_mark]) {
            next_mark++;
            hundredth = mark();
        } else if (now > limit) {
            end();
        }
    } else if (!began) {
        if (now - hundredth < warm && now < limit) return;
        fprintf(file, "warm\n");
        began_at = mark();
        began = frame;
    } else if (frame - began >= 3 && (now - began_at >= length || now > limit)) {
        end();
    }
}

void glXSwapBuffers(void *display, unsigned long drawable) {
    if (!glx_swap) glx_swap = (swap_of_glx)real_symbol(RTLD_NEXT, "glXSwapBuffers");
    depth++;
    glx_swap(display, drawable);
    if (--depth == 0) count();
}

unsigned eglSwapBuffers(void *display, void *surface) {
    if (!egl_swap) egl_swap = (swap_of_egl)real_symbol(RTLD_NEXT, "eglSwapBuffers");
    depth++;
    unsigned done = egl_swap(display, surface);
    if (--depth == 0) count();
    return done;
}

static void *found(const char *name, void *function);

static void *from_glx(const char *name) {
    return found(name, glx_find(name));
}

static void *from_glx_arb(const char *name) {
    return found(name, glx_find_arb(name));
}

static void *from_egl(const char *name) {
    return found(name, egl_find(name));
}

// The function that a program gets for a name, given the one that is there.
static void *found(const char *name, void *function) {
    if (!function) return function;
    if (!strcmp(name, "glXSwapBuffers") && function != (void *)glXSwapBuffers) {
        glx_swap = (swap_of_glx)function;
        return (void *)glXSwapBuffers;
    }
    if (!strcmp(name, "eglSwapBuffers") && function != (void *)eglSwapBuffers) {
        egl_swap = (swap_of_egl)function;
        return (void *)eglSwapBuffers;
    }
    if (!strcmp(name, "glXGetProcAddress") && function != (void *)from_glx) {
        glx_find = (find_by_name)function;
        return (void *)from_glx;
    }
    if (!strcmp(name, "glXGetProcAddressARB") && function != (void *)from_glx_arb) {
        glx_find_arb = (find_by_name)function;
        return (void *)from_glx_arb;
    }
    if (!strcmp(name, "eglGetProcAddress") && function != (void *)from_egl) {
        egl_find = (find_by_name)function;
        return (void *)from_egl;
    }
    if (!strcmp(name, "glFinish")) finish = (void (*)(void))function;
    return function;
}

void *dlsym(void *handle, const char *name) {
    return found(name, real_symbol(handle, name));
}
