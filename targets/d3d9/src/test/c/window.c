/* A window of the X server with a picture of one colour in it, which stays until a line comes. */
#include "start.h"

#include <dlfcn.h>

int main(void) {
    void *x = dlopen("libX11.so.6", RTLD_NOW);
    if (x == NULL) return 3;
    void *(*open)(const char *) = (void *(*)(const char *))(uintptr_t)dlsym(x, "XOpenDisplay");
    unsigned long (*root)(void *) = (unsigned long (*)(void *))(uintptr_t)dlsym(x, "XDefaultRootWindow");
    unsigned long (*make)(void *, unsigned long, int, int, unsigned, unsigned, unsigned, unsigned long, unsigned long) =
        (unsigned long (*)(void *, unsigned long, int, int, unsigned, unsigned, unsigned, unsigned long, unsigned long))(uintptr_t)dlsym(x, "XCreateSimpleWindow");
    int (*map)(void *, unsigned long) = (int (*)(void *, unsigned long))(uintptr_t)dlsym(x, "XMapWindow");
    int (*sync)(void *, int) = (int (*)(void *, int))(uintptr_t)dlsym(x, "XSync");
    void *display = open(NULL);
    if (display == NULL) return 4;
    unsigned long window = make(display, root(display), 16, 16, WIDTH, HEIGHT, 0, 0, 0);
    map(display, window);
    sync(display, 0);
    Direct3D *d3d = (void *)Direct3DCreate9(32);
    if (d3d == NULL) return 1;
    Device *d = make_device(d3d, (void *)(uintptr_t)window, 0x40);
    for (int i = 0; i < 3; i++) {
        CHECK(CALL(d, Clear, 0, NULL, 1, 0xff20c040, 1.0f, 0));
        CHECK(CALL(d, Present, NULL, NULL, NULL, NULL));
    }
    printf("shown\n");
    fflush(stdout);
    getchar();
    printf("%u ", (unsigned)CALL(d, Release));
    printf("%u\n", (unsigned)CALL(d3d, Release));
    return 0;
}
