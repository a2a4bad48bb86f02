/* Two windows of a Wayland compositor, without its headers: colours, sizes, intervals, and an end in the wrong order. The argument is a command that takes a
 * picture of the screen; what it shows is checked by the test. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef void *EGLHandle;
EGLHandle eglGetDisplay(void *);
EGLHandle eglGetPlatformDisplay(unsigned, void *, const intptr_t *);
unsigned eglInitialize(EGLHandle, int *, int *);
unsigned eglTerminate(EGLHandle);
const char *eglQueryString(EGLHandle, int);
unsigned eglChooseConfig(EGLHandle, const int *, EGLHandle *, int, int *);
unsigned eglGetConfigAttrib(EGLHandle, EGLHandle, int, int *);
unsigned eglBindAPI(unsigned);
EGLHandle eglCreateContext(EGLHandle, EGLHandle, EGLHandle, const int *);
unsigned eglDestroyContext(EGLHandle, EGLHandle);
EGLHandle eglCreateWindowSurface(EGLHandle, EGLHandle, void *, const int *);
EGLHandle eglCreatePlatformWindowSurface(EGLHandle, EGLHandle, void *, const intptr_t *);
unsigned eglDestroySurface(EGLHandle, EGLHandle);
unsigned eglQuerySurface(EGLHandle, EGLHandle, int, int *);
unsigned eglMakeCurrent(EGLHandle, EGLHandle, EGLHandle, EGLHandle);
unsigned eglSwapBuffers(EGLHandle, EGLHandle);
unsigned eglSwapInterval(EGLHandle, int);
int eglGetError(void);
void *eglGetProcAddress(const char *);
void glEnable(unsigned);
void glDisable(unsigned);
void glScissor(int, int, int, int);
void glClearColor(float, float, float, float);
void glClear(unsigned);
unsigned glGetError(void);

enum {
    EGL_NATIVE_VISUAL_ID = 0x302E, EGL_SURFACE_TYPE = 0x3033, EGL_NONE = 0x3038, EGL_MAX_SWAP_INTERVAL = 0x303C, EGL_EXTENSIONS = 0x3055, EGL_HEIGHT = 0x3056,
    EGL_WIDTH = 0x3057, EGL_OPENGL_API = 0x30A2, EGL_PLATFORM_WAYLAND = 0x31D8, EGL_WINDOW_BIT = 4, GL_COLOR_BUFFER_BIT = 0x4000, GL_SCISSOR_TEST = 0x0C11
};

struct message {
    const char *name, *signature;
    const void **types;
};

struct interface {
    const char *name;
    int version, method_count;
    const struct message *methods;
    int event_count;
    const struct message *events;
};

extern const struct interface wl_registry_interface, wl_compositor_interface, wl_surface_interface;
void *wl_display_connect(const char *name);
int wl_display_roundtrip(void *display);
int wl_display_dispatch(void *display);
void wl_display_disconnect(void *display);
void *wl_proxy_marshal_flags(void *proxy, unsigned opcode, const void *of, unsigned version, unsigned flags, ...);
int wl_proxy_add_listener(void *proxy, void (**implementation)(void), void *data);
void *wl_egl_window_create(void *surface, int width, int height);
void wl_egl_window_resize(void *window, int width, int height, int dx, int dy);
void wl_egl_window_destroy(void *window);

/* xdg_shell, as much of it as is needed. */
static const void *no_types[4];
extern const struct interface xdg_surface_interface, xdg_toplevel_interface;
static const void *surface_types[] = {&xdg_surface_interface, &wl_surface_interface};
static const void *toplevel_types[] = {&xdg_toplevel_interface};
static const struct message base_methods[] = {{"destroy", "", no_types}, {"create_positioner", "n", no_types}, {"get_xdg_surface", "no", surface_types}, {"pong", "u", no_types}};
static const struct message base_events[] = {{"ping", "u", no_types}};
static const struct interface xdg_wm_base_interface = {"xdg_wm_base", 1, 4, base_methods, 1, base_events};
static const struct message surface_methods[] = {
    {"destroy", "", no_types}, {"get_toplevel", "n", toplevel_types}, {"get_popup", "n?oo", no_types}, {"set_window_geometry", "iiii", no_types}, {"ack_configure", "u", no_types}};
static const struct message surface_events[] = {{"configure", "u", no_types}};
const struct interface xdg_surface_interface = {"xdg_surface", 1, 5, surface_methods, 1, surface_events};
static const struct message toplevel_methods[] = {{"destroy", "", no_types}};
static const struct message toplevel_events[] = {{"configure", "iia", no_types}, {"close", "", no_types}};
const struct interface xdg_toplevel_interface = {"xdg_toplevel", 1, 1, toplevel_methods, 2, toplevel_events};

static void *compositor, *base;
static int configured;

static void global(void *data, void *registry, unsigned name, const char *interface, unsigned version) {
    (void)data;
    (void)version;
    if (strcmp(interface, "wl_compositor") == 0)
        compositor = wl_proxy_marshal_flags(registry, 0, &wl_compositor_interface, 4, 0, name, interface, 4u, NULL);
    if (strcmp(interface, "xdg_wm_base") == 0) base = wl_proxy_marshal_flags(registry, 0, &xdg_wm_base_interface, 1, 0, name, interface, 1u, NULL);
}

static void nothing(void) {}

static void ping(void *data, void *of, unsigned serial) {
    (void)data;
    wl_proxy_marshal_flags(of, 3, NULL, 1, 0, serial);
}

static void configure(void *data, void *surface, unsigned serial) {
    (void)data;
    wl_proxy_marshal_flags(surface, 4, NULL, 1, 0, serial);
    configured = 1;
}

static void (*registry_events[])(void) = {(void (*)(void))global, nothing};
static void (*ping_events[])(void) = {(void (*)(void))ping};
static void (*configure_events[])(void) = {(void (*)(void))configure};
static void (*no_events[])(void) = {nothing, nothing};

static void *display;

static void *window_surface(void) {
    void *surface = wl_proxy_marshal_flags(compositor, 0, &wl_surface_interface, 4, 0, NULL);
    void *xdg = wl_proxy_marshal_flags(base, 2, &xdg_surface_interface, 1, 0, NULL, surface);
    wl_proxy_add_listener(xdg, configure_events, NULL);
    void *toplevel = wl_proxy_marshal_flags(xdg, 1, &xdg_toplevel_interface, 1, 0, NULL);
    wl_proxy_add_listener(toplevel, no_events, NULL);
    configured = 0;
    wl_proxy_marshal_flags(surface, 6, NULL, 4, 0); /* commit */
    while (!configured) wl_display_dispatch(display);
    return surface;
}

static EGLHandle egl;
static EGLHandle context;

/* The upper half is blue. */
static void show(EGLHandle surface, float red, float green) {
    int w, h;
    eglMakeCurrent(egl, surface, surface, context);
    eglQuerySurface(egl, surface, EGL_WIDTH, &w);
    eglQuerySurface(egl, surface, EGL_HEIGHT, &h);
    glDisable(GL_SCISSOR_TEST);
    glClearColor(red, green, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    glEnable(GL_SCISSOR_TEST);
    glScissor(0, h / 2, w, h - h / 2);
    glClearColor(0, 0, 1, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    if (!eglSwapBuffers(egl, surface)) printf("swap %x\n", eglGetError());
}

static void picture(const char *command) {
    wl_display_roundtrip(display);
    /* It has a protocol of its own. */
    unsetenv("WAYLAND_DEBUG");
    if (system(command) != 0) printf("no picture\n");
}

int main(int count, char **arguments) {
    display = wl_display_connect(NULL);
    if (display == NULL || count < 2) return 1;
    void *registry = wl_proxy_marshal_flags(display, 1, &wl_registry_interface, 1, 0, NULL);
    wl_proxy_add_listener(registry, registry_events, NULL);
    wl_display_roundtrip(display);
    if (compositor == NULL || base == NULL) return 2;
    wl_proxy_add_listener(base, ping_events, NULL);

    egl = eglGetDisplay(display);
    if (egl == NULL) {
        printf("no display %d\n", strstr(eglQueryString(NULL, EGL_EXTENSIONS), "wayland") != NULL);
        return 0;
    }
    if (!eglInitialize(egl, NULL, NULL)) return 3;
    printf("platform %d\n", eglGetPlatformDisplay(EGL_PLATFORM_WAYLAND, display, NULL) == egl);
    int wanted[] = {EGL_SURFACE_TYPE, EGL_WINDOW_BIT, EGL_NONE}, n, most, visual;
    EGLHandle config;
    eglChooseConfig(egl, wanted, &config, 1, &n);
    eglGetConfigAttrib(egl, config, EGL_MAX_SWAP_INTERVAL, &most);
    eglGetConfigAttrib(egl, config, EGL_NATIVE_VISUAL_ID, &visual);
    printf("interval %d visual %.4s\n", most, (const char *)&visual);
    eglBindAPI(EGL_OPENGL_API);
    context = eglCreateContext(egl, config, NULL, NULL);

    void *first = wl_egl_window_create(window_surface(), 200, 100);
    void *second = wl_egl_window_create(window_surface(), 100, 50);
    EGLHandle a = eglCreateWindowSurface(egl, config, first, NULL);
    EGLHandle b = eglCreatePlatformWindowSurface(egl, config, second, NULL);
    EGLHandle twice = eglCreateWindowSurface(egl, config, first, NULL);
    printf("twice %d %x\n", twice != NULL, eglGetError());
    /* Each waits for the compositor before its second picture. */
    fprintf(stderr, "waiting\n");
    for (int i = 0; i < 3; i++) {
        show(a, 1, 0);
        show(b, 0, 1);
    }
    picture(arguments[1]);
    fprintf(stderr, "not waiting\n");
    eglMakeCurrent(egl, a, a, context);
    eglSwapInterval(egl, 0);
    for (int i = 0; i < 5; i++) show(a, 1, 0);
    fprintf(stderr, "damage\n");
    int rectangle[] = {10, 20, 30, 40};
    unsigned (*swap)(EGLHandle, EGLHandle, const int *, int) = (void *)eglGetProcAddress("eglSwapBuffersWithDamageKHR");
    printf("damage %d\n", swap(egl, a, rectangle, 1));
    fprintf(stderr, "resized\n");
    int before, after;
    eglQuerySurface(egl, a, EGL_WIDTH, &before);
    wl_egl_window_resize(first, 240, 120, 3, 0);
    eglQuerySurface(egl, a, EGL_WIDTH, &after);
    show(a, 1, 0);
    show(a, 1, 0);
    picture(arguments[1]);
    printf("width %d %d error %x %x\n", before, after, glGetError(), eglGetError());
    /* A program that destroys its windows first. */
    wl_egl_window_destroy(first);
    show(b, 0, 1);
    eglMakeCurrent(egl, NULL, NULL, NULL);
    printf("destroyed %d %d\n", eglDestroySurface(egl, a), eglDestroySurface(egl, b));
    wl_egl_window_destroy(second);
    eglDestroyContext(egl, context);
    printf("terminated %d\n", eglTerminate(egl));
    wl_display_disconnect(display);
    return 0;
}
