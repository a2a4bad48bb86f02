/* The entry points by which libglvnd's libEGL and libGLX take this library as a vendor. What they dispatch themselves they find by name; extension
 * functions that they do not know get stubs here, which ask them whose an object is. */
#include "client.h"

#define EGL_ABI 0u /* major versions */
#define GLX_ABI 1u

intptr_t eglGetPlatformDisplay(int32_t platform, intptr_t display, intptr_t attributes);

/* --- EGL --- */

struct egl_exports {
    void (*thread_init)(void);
    uint32_t (*current_api)(void);
    void *(*current_vendor)(void);
    void *(*current_context)(void);
    void *(*current_display)(void);
    void *(*current_surface)(int32_t which);
    void *(*entry)(void *vendor, int index);
    void (*set_error)(int32_t code);
    uint32_t (*set_last_vendor)(void *vendor);
    void *(*vendor_of_display)(intptr_t display);
};

struct egl_imports {
    intptr_t (*platform_display)(uint32_t platform, void *display, const intptr_t *attributes);
    uint32_t (*supports_api)(uint32_t api);
    const char *(*vendor_string)(int name);
    void *(*proc_address)(const char *name);
    void *(*dispatch_address)(const char *name);
    void (*set_dispatch_index)(const char *name, int index);
};

static const struct egl_exports *egl;

#define EGL_FUNCTIONS(X) \
    X(eglCreateSyncKHR) \
    X(eglDestroySyncKHR) X(eglClientWaitSyncKHR) X(eglGetSyncAttribKHR) X(eglSignalSyncKHR) X(eglWaitSyncKHR) \
        X(eglSwapBuffersWithDamageKHR) X(eglSwapBuffersWithDamageEXT)

#define NUMBER(name) number_##name,
enum { EGL_FUNCTIONS(NUMBER) egl_count };
static int egl_index[egl_count];

typedef intptr_t (*any_function)(intptr_t, intptr_t, intptr_t, intptr_t, intptr_t);

/* Arguments are registers, so that spare ones do no harm. */
static intptr_t egl_dispatch(int number, intptr_t display, intptr_t a, intptr_t b, intptr_t c, intptr_t d) {
    egl->thread_init();
    void *vendor = egl->vendor_of_display(display);
    if (vendor == NULL) {
        egl->set_error(0x3008); /* EGL_BAD_DISPLAY */
        return 0;
    }
    any_function function = (any_function)egl->entry(vendor, egl_index[number]);
    egl->set_last_vendor(vendor);
    return function == NULL ? 0 : function(display, a, b, c, d);
}

#define STUB(name) \
    static intptr_t dispatch_##name(intptr_t display, intptr_t a, intptr_t b, intptr_t c, intptr_t d) { \
        return egl_dispatch(number_##name, display, a, b, c, d); \
    }
EGL_FUNCTIONS(STUB)

#define ENTRY(name) {#name, (void *)dispatch_##name},
static const struct tepui_name egl_stubs[] = {EGL_FUNCTIONS(ENTRY)};

static int place(const struct tepui_name *names, int count, const char *name) {
    for (int i = 0; i < count; i++)
        if (strcmp(names[i].name, name) == 0) return i;
    return -1;
}

static void *egl_dispatch_address(const char *name) {
    int i = place(egl_stubs, egl_count, name);
    return i < 0 ? NULL : egl_stubs[i].function;
}

static void egl_set_dispatch_index(const char *name, int index) {
    int i = place(egl_stubs, egl_count, name);
    if (i >= 0) egl_index[i] = index;
}

static intptr_t egl_platform_display(uint32_t platform, void *display, const intptr_t *attributes) {
    return eglGetPlatformDisplay((int32_t)platform, (intptr_t)display, (intptr_t)attributes);
}

static uint32_t egl_supports_api(uint32_t api) {
    return api == 0x30A2 || api == 0x30A0; /* EGL_OPENGL_API, EGL_OPENGL_ES_API */
}

#define PLATFORMS "EGL_EXT_platform_device EGL_EXT_platform_x11 EGL_KHR_platform_x11 EGL_MESA_platform_surfaceless"

/* A host has no connection of the program's to a compositor of Wayland. */
static const char *egl_vendor_string(int name) {
    if (name != 0) return NULL;
    return tepui_wants_host() ? PLATFORMS : PLATFORMS " EGL_EXT_platform_wayland EGL_KHR_platform_wayland";
}

TEPUI_API uint32_t __egl_Main(uint32_t version, const struct egl_exports *exports, void *vendor, struct egl_imports *imports) {
    (void)vendor;
    if (version >> 16 != EGL_ABI) return 0;
    egl = exports;
    imports->platform_display = egl_platform_display;
    imports->supports_api = egl_supports_api;
    imports->vendor_string = egl_vendor_string;
    imports->proc_address = tepui_function;
    imports->dispatch_address = egl_dispatch_address;
    imports->set_dispatch_index = egl_set_dispatch_index;
    return 1;
}

/* --- GLX --- */

struct glx_exports {
    void *(*vendor_of_screen)(void *display, int screen);
    void *(*current_vendor)(void);
    void *(*entry)(void *vendor, int index);
    void *(*current_context)(void);
    int (*add_context)(void *display, void *context, void *vendor);
    void (*remove_context)(void *display, void *context);
    void *(*vendor_of_context)(void *context);
    int (*add_config)(void *display, void *config, void *vendor);
    void (*remove_config)(void *display, void *config);
    void *(*vendor_of_config)(void *display, void *config);
    int (*add_drawable)(void *display, unsigned long drawable, void *vendor);
    void (*remove_drawable)(void *display, unsigned long drawable);
    void *(*vendor_of_drawable)(void *display, unsigned long drawable);
};

struct glx_imports {
    int (*supports_screen)(void *display, int screen);
    void *(*proc_address)(const char *name);
    void *(*dispatch_address)(const char *name);
    void (*set_dispatch_index)(const char *name, int index);
};

static const struct glx_exports *glx;

enum { CREATE_CONTEXT, SWAP_EXT, SWAP_MESA, SWAP_SGI, GET_SWAP_MESA, BIND_TEXTURE, RELEASE_TEXTURE, glx_count };
static int glx_index[glx_count];

static void *glx_create_context(void *display, void *config, void *share, int direct, const int *attributes) {
    void *vendor = config != NULL ? glx->vendor_of_config(display, config) : glx->vendor_of_screen(display, 0);
    if (vendor == NULL) return NULL;
    void *(*function)(void *, void *, void *, int, const int *) = glx->entry(vendor, glx_index[CREATE_CONTEXT]);
    void *context = function == NULL ? NULL : function(display, config, share, direct, attributes);
    if (context != NULL) glx->add_context(display, context, vendor);
    return context;
}

static void glx_swap_ext(void *display, unsigned long drawable, int interval) {
    void *vendor = glx->vendor_of_drawable(display, drawable);
    if (vendor == NULL) return;
    void (*function)(void *, unsigned long, int) = glx->entry(vendor, glx_index[SWAP_EXT]);
    if (function != NULL) function(display, drawable, interval);
}

static void glx_bind_texture(void *display, unsigned long drawable, int buffer, const int *attributes) {
    void *vendor = glx->vendor_of_drawable(display, drawable);
    if (vendor == NULL) return;
    void (*function)(void *, unsigned long, int, const int *) = glx->entry(vendor, glx_index[BIND_TEXTURE]);
    if (function != NULL) function(display, drawable, buffer, attributes);
}

static void glx_release_texture(void *display, unsigned long drawable, int buffer) {
    void *vendor = glx->vendor_of_drawable(display, drawable);
    if (vendor == NULL) return;
    void (*function)(void *, unsigned long, int) = glx->entry(vendor, glx_index[RELEASE_TEXTURE]);
    if (function != NULL) function(display, drawable, buffer);
}

static int of_current(int which, int argument, int otherwise) {
    void *vendor = glx->current_vendor();
    if (vendor == NULL) return otherwise;
    int (*function)(int) = glx->entry(vendor, glx_index[which]);
    return function == NULL ? otherwise : function(argument);
}

static int glx_swap_mesa(int interval) {
    return of_current(SWAP_MESA, interval, 5); /* GLX_BAD_CONTEXT */
}

static int glx_swap_sgi(int interval) {
    return of_current(SWAP_SGI, interval, 5);
}

static int glx_get_swap_mesa(void) {
    return of_current(GET_SWAP_MESA, 0, 0);
}

static const struct tepui_name glx_stubs[] = {
    [CREATE_CONTEXT] = {"glXCreateContextAttribsARB", (void *)glx_create_context},
    [SWAP_EXT] = {"glXSwapIntervalEXT", (void *)glx_swap_ext},
    [SWAP_MESA] = {"glXSwapIntervalMESA", (void *)glx_swap_mesa},
    [SWAP_SGI] = {"glXSwapIntervalSGI", (void *)glx_swap_sgi},
    [BIND_TEXTURE] = {"glXBindTexImageEXT", (void *)glx_bind_texture},
    [RELEASE_TEXTURE] = {"glXReleaseTexImageEXT", (void *)glx_release_texture},
    [GET_SWAP_MESA] = {"glXGetSwapIntervalMESA", (void *)glx_get_swap_mesa},
};

static void *glx_dispatch_address(const char *name) {
    int i = place(glx_stubs, glx_count, name);
    return i < 0 ? NULL : glx_stubs[i].function;
}

static void glx_set_dispatch_index(const char *name, int index) {
    int i = place(glx_stubs, glx_count, name);
    if (i >= 0) glx_index[i] = index;
}

static int glx_supports_screen(void *display, int screen) {
    (void)display;
    (void)screen;
    return 1;
}

TEPUI_API int __glx_Main(uint32_t version, const struct glx_exports *exports, void *vendor, struct glx_imports *imports) {
    (void)vendor;
    if (version >> 16 != GLX_ABI) return 0;
    glx = exports;
    imports->supports_screen = glx_supports_screen;
    imports->proc_address = tepui_function;
    imports->dispatch_address = glx_dispatch_address;
    imports->set_dispatch_index = glx_set_dispatch_index;
    return 1;
}
