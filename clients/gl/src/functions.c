/* Addresses of functions by name. */
#include "client.h"

#include <stdlib.h>

static int by_name(const void *name, const void *entry) {
    return strcmp(name, ((const struct tepui_name *)entry)->name);
}

static void *find(const char *name, const struct tepui_name *names, uint32_t count) {
    const struct tepui_name *found = bsearch(name, names, count, sizeof *names, by_name);
    return found == NULL ? NULL : found->function;
}

TEPUI_API void *eglGetProcAddress(const char *name) {
    return name == NULL ? NULL : tepui_function(name);
}

TEPUI_API void *glXGetProcAddress(const char *name) {
    return name == NULL ? NULL : tepui_function(name);
}

TEPUI_API void *glXGetProcAddressARB(const char *name) {
    return name == NULL ? NULL : tepui_function(name);
}

TEPUI_API void *OSMesaGetProcAddress(const char *name) {
    return name == NULL ? NULL : tepui_function(name);
}

static const struct tepui_name own[] = {
    {"OSMesaGetProcAddress", (void *)OSMesaGetProcAddress},
    {"eglGetProcAddress", (void *)eglGetProcAddress},
    {"glXGetProcAddress", (void *)glXGetProcAddress},
    {"glXGetProcAddressARB", (void *)glXGetProcAddressARB},
};

void *tepui_function(const char *name) {
    void *found = find(name, tepui_gl_names, tepui_gl_count);
    if (found == NULL) found = find(name, tepui_window_names, tepui_window_count);
    if (found == NULL) found = find(name, own, sizeof own / sizeof *own);
    return found;
}
