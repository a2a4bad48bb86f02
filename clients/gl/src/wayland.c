/* What the host asks of the program's connection to a Wayland compositor: calls of libwayland-client, whose results and objects are addresses of this process, and words that
 * tell what happens to them. Pictures are memory that the host, the program and the compositor see. */
#define _GNU_SOURCE
#include "client.h"
#include "link.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <unistd.h>

enum { ARGUMENTS = 8, NAME_BYTES = 1024, CREATE_POOL = 0 };

/* As libwayland-client has them. */
union argument {
    int32_t number;
    uint32_t name;
    const char *text;
    uintptr_t word;
};

struct message {
    const char *name, *signature;
    const void **types;
};

static struct tepui_library wayland = {.file = "libwayland-client.so.0"};

/* A program that gives its display to eglGetDisplay does not say which kind it is. */
static uint64_t is_wayland(const void *display) {
    Dl_info found;
    const void *first = *(const void *const *)display;
    return first != NULL && dladdr(first, &found) != 0 && found.dli_sname != NULL && strcmp(found.dli_sname, "wl_display_interface") == 0;
}

/* An event of an object: its word grows. That of a registry becomes the number of wl_shm. */
static int happened(void *word, void *object, uint32_t number, const struct message *message, const union argument *arguments) {
    (void)object;
    (void)number;
    if (strcmp(message->name, "global") == 0) {
        if (strcmp(arguments[1].text, "wl_shm") == 0) __atomic_store_n((uint32_t *)word, arguments[0].name, __ATOMIC_RELEASE);
    } else if (strcmp(message->name, "global_remove") != 0) {
        __atomic_fetch_add((uint32_t *)word, 1, __ATOMIC_RELEASE);
    }
    return 0;
}

/* The program destroys a wl_egl_window. */
static void gone(void *word) {
    __atomic_store_n((uint32_t *)word, 1, __ATOMIC_RELEASE);
}

static uint64_t send(void *object, uint32_t request, uint32_t flags, const void *interface, uint32_t version, union argument *arguments) {
    uint32_t (*version_of)(void *);
    void *(*marshal)(void *, uint32_t, const void *, uint32_t, uint32_t, union argument *);
    *(void **)&version_of = tepui_symbol(&wayland, "wl_proxy_get_version");
    *(void **)&marshal = tepui_symbol(&wayland, "wl_proxy_marshal_array_flags");
    if (version_of == NULL || marshal == NULL) return 0;
    return (uintptr_t)marshal(object, request, interface, version != 0 ? version : version_of(object), flags, arguments);
}

static uint64_t send_given(struct tepui_link *link, const uint64_t a[6]) {
    union argument arguments[ARGUMENTS];
    for (int i = 0; i < ARGUMENTS; i++) {
        uint64_t value;
        memcpy(&value, link->transfer + sizeof value * (size_t)i, sizeof value);
        arguments[i].word = (uintptr_t)value;
    }
    return send((void *)(uintptr_t)a[0], (uint32_t)a[1], (uint32_t)(a[1] >> 32), (const void *)(uintptr_t)a[2], (uint32_t)a[3], arguments);
}

/* The text that lies in the transfer area. */
static int text_of(struct tepui_link *link, uint64_t bytes, char text[NAME_BYTES + 1]) {
    if (bytes > NAME_BYTES || bytes > link->transfer_bytes) return 0;
    memcpy(text, link->transfer, bytes);
    text[bytes] = 0;
    return 1;
}

static uint64_t pool(struct tepui_link *link, const uint64_t a[6]) {
    char path[NAME_BYTES + 1];
    if (!text_of(link, a[2], path) || a[1] > INT32_MAX) return 0;
    int file = open(path, O_RDWR | O_CLOEXEC);
    if (file < 0) return 0;
    union argument arguments[3] = {{.name = 0}, {.number = file}, {.number = (int32_t)a[1]}};
    uint64_t made = send((void *)(uintptr_t)a[3], CREATE_POOL, 0, tepui_symbol(&wayland, "wl_shm_pool_interface"), 0, arguments);
    close(file);
    return made;
}

static uint64_t listen_to(void *object, void *word) {
    int (*add)(void *, int (*)(void *, void *, uint32_t, const struct message *, const union argument *), const void *, void *);
    *(void **)&add = tepui_symbol(&wayland, "wl_proxy_add_dispatcher");
    return add == NULL ? 0 : (uint64_t)add(object, happened, word, NULL);
}

uint64_t tepui_serve_wayland(struct tepui_link *link, uint32_t kind, const uint64_t a[6]) {
    char name[NAME_BYTES + 1];
    switch (kind) {
    case TEPUI_IS_WAYLAND: return is_wayland((const void *)(uintptr_t)a[0]);
    case TEPUI_WAYLAND_CALL: {
        intptr_t (*call)(uintptr_t, uintptr_t);
        if (!text_of(link, a[2], name)) return 0;
        *(void **)&call = tepui_symbol(&wayland, name);
        return call == NULL ? 0 : (uint64_t)call((uintptr_t)a[0], (uintptr_t)a[1]);
    }
    case TEPUI_WAYLAND_SEND: return send_given(link, a);
    case TEPUI_WAYLAND_SYMBOL: return text_of(link, a[2], name) ? (uintptr_t)tepui_symbol(&wayland, name) : 0;
    case TEPUI_WAYLAND_LISTEN: return listen_to((void *)(uintptr_t)a[0], (void *)(uintptr_t)a[1]);
    case TEPUI_WAYLAND_POOL: return pool(link, a);
    case TEPUI_WAYLAND_GONE: return (uintptr_t)gone;
    default: return 0;
    }
}
