/* Addresses of functions by name. */
#define _GNU_SOURCE
#include "client.h"

#include <dlfcn.h>
#include <stdlib.h>

static const char *const system_egl[] = {
    "/usr/lib/x86_64-linux-gnu/libEGL.so.1",
    "/usr/lib/aarch64-linux-gnu/libEGL.so.1",
    "/usr/lib64/libEGL.so.1",
    "/usr/lib/libEGL.so.1",
};

typedef void *(*get_function)(const char *);

TEPUI_API void *eglGetProcAddress(const char *name);

static int by_name(const void *name, const void *entry) {
    return strcmp(name, ((const struct tepui_name *)entry)->name);
}

static void *find(const char *name, const struct tepui_name *names, uint32_t count) {
    const struct tepui_name *found = bsearch(name, names, count, sizeof *names, by_name);
    return found == NULL ? NULL : found->function;
}

/* NVIDIA's driver of Vulkan asks EGL which devices there are. By its name it finds the EGL that is Tepui's, which asks Vulkan; so it gets the system's. */
static int is_of_driver(void *caller) {
    Dl_info library;
    if (dladdr(caller, &library) == 0 || library.dli_fname == NULL) return 0;
    const char *name = strrchr(library.dli_fname, '/');
    return strstr(name == NULL ? library.dli_fname : name, "nvidia") != NULL;
}

/* libglvnd takes its vendors when it is asked for devices first. Here its environment names Tepui, the program's caller had another. */
static void take_vendors(get_function get) {
    static const char variable[] = "__EGL_VENDOR_LIBRARY_FILENAMES";
    typedef unsigned (*query)(int32_t, void **, int32_t *);
    query devices = (query)get("eglQueryDevicesEXT");
    if (devices == NULL) return;
    const char *named = getenv(variable);
    char *ours = named == NULL ? NULL : strdup(named);
    const char *callers = getenv("TEPUI_SYSTEM_EGL_VENDORS");
    if (callers == NULL || *callers == 0) unsetenv(variable);
    else setenv(variable, callers, 1);
    int32_t count = 0;
    devices(0, NULL, &count);
    if (ours != NULL) setenv(variable, ours, 1);
    else unsetenv(variable);
    free(ours);
}

/* By a path, which no library of the same name hides that is loaded already. */
static get_function find_system_egl(void) {
    for (size_t i = 0; i < sizeof system_egl / sizeof *system_egl; i++) {
        void *library = dlopen(system_egl[i], RTLD_NOW | RTLD_LOCAL);
        if (library == NULL) continue;
        get_function get = (get_function)dlsym(library, "eglGetProcAddress");
        if (get == NULL || get == (get_function)eglGetProcAddress) return NULL;
        take_vendors(get);
        return get;
    }
    return NULL;
}

static void *of_system(const char *name) {
    static int searched;
    static get_function found;
    if (!searched) {
        searched = 1;
        found = find_system_egl();
    }
    return found == NULL ? NULL : found(name);
}

TEPUI_API void *eglGetProcAddress(const char *name) {
    if (name == NULL) return NULL;
    /* Programs ask for hundreds of functions of OpenGL at their start, drivers for EGL's: only there it is looked who asks. */
    int by_driver = strncmp(name, "egl", 3) == 0 && is_of_driver(__builtin_return_address(0));
    return by_driver ? of_system(name) : tepui_function(name);
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
