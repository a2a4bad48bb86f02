/* What the host asks of the program's connection to its X server. The program has loaded Xlib where it has one; a program on XCB alone has none. */
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
    case TEPUI_X_CLOSE: return request_close(display, (unsigned long)a[1]);
    default: return 0;
    }
}
