/* Buffers of threads, and their way to Java. */
#include "client.h"

#include <pthread.h>
#include <stdlib.h>

enum {
    WORDS = 64 * 1024,
    /* Behind a buffer's end, for calls that the program makes while Java carries out others: in a debug callback. */
    INNER = 16 * 1024
};

static struct tepui_arrays no_context = {.own = 1};
__thread struct tepui_thread tepui_thread __attribute__((tls_model("initial-exec"))) = {.arrays = &no_context};

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t ended;

/* What takes buffers where there is no VM: nothing happens, and results are 0. */
static uint64_t dropped(uint64_t from, uint64_t to) {
    (void)from;
    (void)to;
    return 0;
}

static tepui_consumer consume = dropped;
static int hosted;
/* The VM in this process is there for the library alone. */
static int owns_machine;

void tepuiEnd(void);

/* What waits is not carried out any more: the VM lets go of the thread, and of its context with it. */
static void program_ends(void) {
    if (hosted && tepui_has_session()) tepuiEnd();
    if (consume == dropped) return;
    tepui_forget_vertices();
    tepui_thread.p = tepui_thread.base;
    if (tepui_thread.attached) tepui_detach();
    tepui_thread.attached = 0;
    tepuiEnd();
    tepui_end_machine();
    consume = dropped;
}

/* A child has none of the VM's threads, and no link to the host. */
static void forked(void) {
    consume = dropped;
    if (hosted) tepui_hosted_forked();
}

static void thread_ends(void *memory) {
    struct tepui_thread *t = &tepui_thread;
    if (t->relay != NULL && consume != dropped) tepui_end_relay(t->relay);
    if (t->link != NULL) tepui_hosted_end(t->link);
    tepui_forget_vertices();
    if (t->attached && consume != dropped) tepui_detach();
    t->attached = 0;
    t->p = t->end = t->base = t->memory = NULL;
    t->relay = NULL;
    t->link = NULL;
    free(memory);
    if (owns_machine && consume != dropped) tepui_thread_left();
}

static void start(void) {
    pthread_key_create(&ended, thread_ends);
    hosted = tepui_wants_host();
    if (hosted) {
        pthread_atfork(NULL, NULL, forked);
        atexit(program_ends);
        return;
    }
    int within = 0;
    tepui_consumer machine = tepui_start_machine(&within);
    if (machine == NULL) return;
    consume = machine;
    pthread_atfork(NULL, NULL, forked);
    /* A VM that has ended takes no call any more. */
    if (within) return;
    owns_machine = 1;
    atexit(program_ends);
}

uint32_t *tepui_room(uint32_t words) {
    struct tepui_thread *t = &tepui_thread;
    if (t->memory == NULL) {
        pthread_once(&once, start);
        t->memory = malloc(hosted ? 1 : (WORDS + INNER) * sizeof(uint32_t));
        if (t->memory == NULL) abort();
        pthread_setspecific(ended, t->memory);
        if (hosted) return tepui_hosted_room(words);
        t->p = t->base = t->memory;
        t->end = t->memory + WORDS;
        if (consume == dropped) return t->p;
        if (tepui_has_small_stack()) t->relay = tepui_start_relay(consume);
        else t->attached = tepui_attach();
        return t->p;
    }
    if (t->vertices.end != NULL) {
        tepui_end_vertices();
        if ((size_t)(t->end - t->p) >= words) return t->p;
    }
    if (hosted) return tepui_hosted_room(words);
    tepui_wait();
    /* Only calls of callbacks within callbacks find no room then; their outermost call has not returned. */
    if ((size_t)(t->end - t->p) < words) abort();
    return t->p;
}

static uint64_t send(const uint32_t *from, const uint32_t *to) {
    struct tepui_relay *relay = tepui_thread.relay;
    if (relay != NULL && consume != dropped) return tepui_relay(relay, (uintptr_t)from, (uintptr_t)to);
    return consume((uintptr_t)from, (uintptr_t)to);
}

uint64_t tepui_wait(void) {
    struct tepui_thread *t = &tepui_thread;
    uint32_t *from = t->base, *to = t->p, *end = t->end;
    if (hosted) return tepui_hosted_wait();
    if (from == to) return 0;
    t->base = to;
    t->end = t->memory + WORDS + INNER;
    t->depth++;
    uint64_t result = send(from, to);
    tepui_end_vertices();
    if (t->base != t->p) send(t->base, t->p);
    t->depth--;
    t->base = t->p = from;
    t->end = end;
    return result;
}

void tepui_send(void) {
    /* Memory of OSMesa's has the picture when glFlush returns. */
    if (hosted && (tepui_thread.current & TEPUI_KIND) != TEPUI_OSMESA) tepui_hosted_publish();
    else tepui_wait();
}

uint64_t tepui_wait_or(uint64_t lost) {
    uint64_t result = tepui_wait();
    return tepui_is_lost() ? lost : result;
}

void tepui_wait_for_int(void *to, int32_t lost) {
    tepui_wait();
    if (tepui_is_lost() && to != NULL) memcpy(to, &lost, sizeof lost);
}

intptr_t tepuiCurrent(void);

uint64_t tepui_wait_for_context(void) {
    uint64_t result = tepui_wait();
    tepui_thread.current = (uintptr_t)tepuiCurrent();
    tepui_choose_arrays(tepui_thread.current & ~(uintptr_t)TEPUI_KIND);
    return result;
}
