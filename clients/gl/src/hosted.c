/* Calls that the host carries out: a link for each thread, all of one session. The host is started where none is there. Where it cannot be reached, or
 * is gone, calls do nothing, and the functions that tell of errors say that the context is lost. Settings come from the environment:
 *   TEPUI_ISOLATED      set where the host is wanted; a library of 32 bits always wants it
 *   TEPUI_HOST_COMMAND  how to start it, and others: see start.h
 *   TEPUI_SETTINGS      what the host must know of this program, name=value a line */
#define _GNU_SOURCE
#include "client.h"
#include "start.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum {
    CHUNK = 8 * 1024, /* words that wait for company before they are published */
    DROPPED_WORDS = 16 * 1024,
    LOST_RING = 64 * 1024
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static uint64_t session;
static int unreachable;
/* Of threads that have not ended. */
static int links;
/* Keeps the session when the last thread that has a link ends: its objects are those of the threads that come. */
static struct tepui_link *keeper;

void tepuiBegin(intptr_t ring, intptr_t settings);

int tepui_wants_host(void) {
    const char *isolated = getenv("TEPUI_ISOLATED");
    return sizeof(void *) == 4 || (isolated != NULL && *isolated != 0);
}

static void tell(const char *what, const char *detail) {
    fprintf(stderr, "tepui: %s%s\n", what, detail);
}

/* A link that leads nowhere. */
static void lead_nowhere(struct tepui_link *link) {
    link->memory = calloc(1, TEPUI_LINK_PAGE + LOST_RING * sizeof(uint32_t));
    if (link->memory == NULL) abort();
    link->ring = (uint32_t *)(void *)(link->memory + TEPUI_LINK_PAGE);
    link->ring_words = link->limit = LOST_RING;
    link->lost = 1;
}

void *tepui_symbol(struct tepui_library *library, const char *name) {
    void *found = dlsym(RTLD_DEFAULT, name);
    if (found != NULL) return found;
    if (library->handle == NULL) library->handle = dlopen(library->file, RTLD_NOW | RTLD_GLOBAL);
    return library->handle == NULL ? NULL : dlsym(library->handle, name);
}

static uint64_t serve(struct tepui_link *link, uint32_t kind, const uint64_t a[6]);

static struct tepui_link *open_link(void) {
    struct tepui_link *link = calloc(1, sizeof *link);
    if (link == NULL) abort();
    pthread_mutex_lock(&lock);
    const struct tepui_hello hello = {.front_end = "opengl", .session = session, .service = serve};
    int status = unreachable ? TEPUI_NO_HOST : tepui_link_reach(link, &hello, tell, NULL);
    if (status != TEPUI_LINKED && session == 0 && !unreachable) fprintf(stderr, "tepui: there is no host for this program: %d; 'tepui host' starts one\n", status);
    if (status != TEPUI_LINKED) unreachable = 1;
    else {
        session = link->session;
        links++;
    }
    pthread_mutex_unlock(&lock);
    if (status != TEPUI_LINKED) lead_nowhere(link);
    return link;
}

static void place(uint32_t words) {
    struct tepui_thread *t = &tepui_thread;
    uint32_t available;
    t->p = t->base = tepui_link_room(t->link, words, &available);
    t->end = t->p + (available <= CHUNK ? available : words > CHUNK ? words : CHUNK);
}

uint32_t *tepui_hosted_room(uint32_t words) {
    struct tepui_thread *t = &tepui_thread;
    if (t->dropped != NULL) {
        t->p = t->base;
        if (words > DROPPED_WORDS) abort();
        return t->p;
    }
    if (t->link == NULL) {
        t->link = open_link();
        place(CHUNK);
        if (!t->link->lost) tepuiBegin((intptr_t)t->link->ring, (intptr_t)getenv("TEPUI_SETTINGS"));
        if ((size_t)(t->end - t->p) >= words) return t->p;
    }
    tepui_link_commit(t->link, (uint32_t)(t->p - t->base));
    tepui_link_publish(t->link);
    place(words);
    return t->p;
}

uint64_t tepui_hosted_wait(void) {
    struct tepui_thread *t = &tepui_thread;
    if (t->link == NULL) return 0;
    if (t->dropped != NULL) {
        t->p = t->base;
        return 0;
    }
    tepui_link_commit(t->link, (uint32_t)(t->p - t->base));
    t->p = t->base;
    uint64_t result = tepui_link_wait(t->link);
    place(1);
    return result;
}

void tepui_hosted_publish(void) {
    struct tepui_thread *t = &tepui_thread;
    if (t->link == NULL || t->dropped != NULL) return;
    tepui_link_commit(t->link, (uint32_t)(t->p - t->base));
    t->base = t->p;
    tepui_link_publish(t->link);
}

int tepui_is_lost(void) {
    return tepui_thread.link != NULL && tepui_thread.link->lost;
}

int tepui_has_session(void) {
    return session != 0;
}

static void keep_session(void) {
    struct tepui_link *link = calloc(1, sizeof *link);
    const struct tepui_hello hello = {.front_end = "opengl", .session = session, .service = serve};
    if (link != NULL && tepui_link_reach(link, &hello, tell, NULL) == TEPUI_LINKED) keeper = link;
    else free(link);
}

void tepui_hosted_end(struct tepui_link *link) {
    pthread_mutex_lock(&lock);
    if (link->socket != -1 && links-- == 1 && keeper == NULL) keep_session();
    pthread_mutex_unlock(&lock);
    tepui_link_close(link);
    free(link);
}

/* The parent's links are not the child's. */
void tepui_hosted_forked(void) {
    pthread_mutex_init(&lock, NULL);
    unreachable = 1;
    if (tepui_thread.link != NULL) tepui_link_forget(tepui_thread.link);
    if (keeper != NULL) tepui_link_forget(keeper);
}

/* While a request is answered the host waits, so that calls of OpenGL, which have no meaning there, go nowhere. */
static void drop_calls(void) {
    struct tepui_thread *t = &tepui_thread;
    t->dropped = t->p = t->base = malloc(DROPPED_WORDS * sizeof(uint32_t));
    if (t->dropped == NULL) abort();
    t->end = t->p + DROPPED_WORDS;
}

static void debug_message(struct tepui_link *link, const uint64_t a[6]) {
    struct tepui_thread *t = &tepui_thread;
    struct tepui_thread kept = *t;
    uint32_t of[4];
    memcpy(of, link->transfer, sizeof of);
    char *text = strdup((const char *)link->transfer + sizeof of);
    if (text == NULL) abort();
    drop_calls();
    void (*function)(uint32_t, uint32_t, uint32_t, uint32_t, int32_t, const char *, const void *);
    *(void **)&function = (void *)(uintptr_t)a[0];
    function(of[0], of[1], of[2], of[3], (int32_t)strlen(text), text, (const void *)(uintptr_t)a[1]);
    free(t->dropped);
    free(text);
    *t = kept;
}

static uint64_t serve(struct tepui_link *link, uint32_t kind, const uint64_t a[6]) {
    switch (kind) {
    case TEPUI_ALLOCATE: return (uintptr_t)malloc((size_t)a[0]);
    case TEPUI_DEBUG: debug_message(link, a); return 0;
    case TEPUI_EXIT: drop_calls(); exit((int)a[0]);
    default: return kind >= TEPUI_IS_WAYLAND && kind <= TEPUI_WAYLAND_GONE ? tepui_serve_wayland(link, kind, a) : tepui_serve_x(link, kind, a);
    }
}
