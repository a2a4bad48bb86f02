/* A library of Vulkan that asks EGL for its devices before it answers, as NVIDIA's driver does. The real one's name is in REAL_VULKAN. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

typedef void (*function)(void);
typedef function (*get_function)(const char *);
typedef function (*get_command)(void *, const char *);
typedef unsigned (*query_devices)(int, void **, int *);

static get_command real;

static void ask(void) {
    get_function get = (get_function)dlsym(RTLD_DEFAULT, "eglGetProcAddress");
    query_devices query = (query_devices)get("eglQueryDevicesEXT");
    int count = -1;
    if (query != (query_devices)dlsym(RTLD_DEFAULT, "eglQueryDevicesEXT")) {
        printf("another EGL\n");
    } else {
        unsigned done = query(0, NULL, &count);
        printf("asked %u %d\n", done, count);
    }
    fflush(stdout);
}

__attribute__((visibility("default"))) function vkGetInstanceProcAddr(void *instance, const char *name) {
    if (real == NULL) {
        real = (get_command)dlsym(dlopen(getenv("REAL_VULKAN"), RTLD_NOW), "vkGetInstanceProcAddr");
        ask();
    }
    return real(instance, name);
}
