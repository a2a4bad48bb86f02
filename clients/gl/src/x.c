/* What the host asks of the program's connection to its X server, and X errors that GLX ends with. The program has loaded Xlib where it has a
 * connection; a program on XCB alone has none. */
#include "client.h"
#include "link.h"

typedef struct {
    void *visual;
    unsigned long id;
    int more[6];
    void *rest;
} visual_info;

typedef struct {
    int type;
    unsigned long serial;
    int sent;
    void *display;
    unsigned long window, message;
    int format;
    long data[5];
    long room[16];
} client_message;

typedef struct {
    int type;
    void *display;
    unsigned long resource, serial;
    uint8_t code, request, minor;
} error_event;

static struct tepui_library xlib = {.file = "libX11.so.6"};

#define X(result, name, ...) \
    result (*name)(__VA_ARGS__); \
    *(void **)&name = tepui_symbol(&xlib, #name); \
    if (name == NULL) return 0

static uint64_t name_of(struct tepui_link *link, void *display) {
    X(char *, XDisplayString, void *);
    const char *name = XDisplayString(display);
    size_t size = strlen(name);
    if (size > link->transfer_bytes) return 0;
    memcpy(link->transfer, name, size);
    return size;
}

static uint64_t default_visual(void *display, int screen) {
    X(void *, XDefaultVisual, void *, int);
    X(unsigned long, XVisualIDFromVisual, void *);
    return XVisualIDFromVisual(XDefaultVisual(display, screen));
}

static uint64_t info_of(void *display, unsigned long id) {
    X(void *, XGetVisualInfo, void *, long, void *, int *);
    visual_info wanted = {.id = id};
    int count;
    return (uintptr_t)XGetVisualInfo(display, 1, &wanted, &count);
}

/* As if somebody had pressed the close button. */
static uint64_t request_close(void *display, unsigned long window) {
    X(unsigned long, XInternAtom, void *, const char *, int);
    X(int, XSendEvent, void *, unsigned long, int, long, void *);
    X(int, XFlush, void *);
    client_message message = {.type = 33, .display = display, .window = window, .format = 32};
    message.message = XInternAtom(display, "WM_PROTOCOLS", 0);
    message.data[0] = (long)XInternAtom(display, "WM_DELETE_WINDOW", 0);
    XSendEvent(display, window, 0, 0, &message);
    XFlush(display);
    return 1;
}

static uint64_t extension(void *display) {
    X(int, XQueryExtension, void *, const char *, int *, int *, int *);
    int request = 0, event = 0, error = 0;
    if (!XQueryExtension(display, "GLX", &request, &event, &error)) return 0;
    return (uint64_t)(error | event << 8 | request << 16);
}

intptr_t tepuiXError(intptr_t to);

/* The thread that has called calls the handler, and Java has returned: the handler may call OpenGL, end the program, or never come back. */
static int call_handler(void) {
    uint32_t of[4] = {0}; /* code, number of the request, minor number, resource */
    void *display = (void *)tepuiXError((intptr_t)of);
    if (display == NULL) return 0;
    X(unsigned long, XNextRequest, void *);
    const void *slot = tepui_symbol(&xlib, "_XErrorFunction");
    int (*handler)(void *, error_event *) = NULL;
    if (slot != NULL) memcpy(&handler, slot, sizeof handler);
    error_event event = {.display = display, .resource = of[3], .code = (uint8_t)of[0], .request = (uint8_t)of[1], .minor = (uint8_t)of[2]};
    event.serial = XNextRequest(display) - 1;
    return handler == NULL ? 0 : handler(display, &event);
}

void tepui_raise(void) {
    call_handler();
}

uint64_t tepui_serve_x(struct tepui_link *link, uint32_t kind, const uint64_t a[6]) {
    void *display = (void *)(uintptr_t)a[0];
    switch (kind) {
    case TEPUI_X_OPEN: {
        X(void *, XOpenDisplay, const char *);
        return (uintptr_t)XOpenDisplay(NULL);
    }
    case TEPUI_X_NAME: return name_of(link, display);
    case TEPUI_X_SCREEN: {
        X(int, XDefaultScreen, void *);
        return (uint64_t)XDefaultScreen(display);
    }
    case TEPUI_X_VISUAL: return default_visual(display, (int)a[1]);
    case TEPUI_X_SYNC: {
        X(int, XSync, void *, int);
        return (uint64_t)XSync(display, 0);
    }
    case TEPUI_X_INFO: return info_of(display, (unsigned long)a[1]);
    case TEPUI_X_ID: return ((const visual_info *)display)->id;
    case TEPUI_X_EXTENSION: return extension(display);
    case TEPUI_X_CLOSE: return request_close(display, (unsigned long)a[1]);
    default: return 0;
    }
}
