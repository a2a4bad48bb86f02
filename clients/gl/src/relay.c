/* Threads of ours that carry out the calls of threads with small stacks: Java needs more than those have, and the VM ends a program whose thread it
 * cannot attach. A context is current for the thread of ours then, which makes no difference to the program. */
#define _GNU_SOURCE
#include "client.h"

#include <pthread.h>
#include <stdlib.h>

enum { STACK = 8 << 20, ENOUGH = 1 << 20 };

struct tepui_relay {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    tepui_consumer consume;
    uint64_t from, to, result;
    enum { IDLE, CALLED, ENDED } state;
};

static void *carry_out(void *of) {
    struct tepui_relay *r = of;
    pthread_mutex_lock(&r->lock);
    for (;;) {
        while (r->state == IDLE) pthread_cond_wait(&r->changed, &r->lock);
        if (r->state == ENDED) break;
        pthread_mutex_unlock(&r->lock);
        uint64_t result = r->consume(r->from, r->to);
        pthread_mutex_lock(&r->lock);
        r->result = result;
        r->state = IDLE;
        pthread_cond_broadcast(&r->changed);
    }
    pthread_mutex_unlock(&r->lock);
    pthread_cond_destroy(&r->changed);
    pthread_mutex_destroy(&r->lock);
    free(r);
    return NULL;
}

int tepui_has_small_stack(void) {
    pthread_attr_t attributes;
    size_t size = 0;
    void *base = NULL;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
    int known = pthread_attr_getstack(&attributes, &base, &size) == 0;
    pthread_attr_destroy(&attributes);
    /* The place where we are tells more than the size: part of it is in use. */
    char here;
    return known && (size_t)(&here - (char *)base) < ENOUGH;
}

struct tepui_relay *tepui_start_relay(tepui_consumer consume) {
    struct tepui_relay *r = calloc(1, sizeof *r);
    if (r == NULL) abort();
    r->consume = consume;
    pthread_mutex_init(&r->lock, NULL);
    pthread_cond_init(&r->changed, NULL);
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    if (pthread_create(&r->thread, &attributes, carry_out, r) != 0) abort();
    pthread_attr_destroy(&attributes);
    return r;
}

uint64_t tepui_relay(struct tepui_relay *r, uint64_t from, uint64_t to) {
    pthread_mutex_lock(&r->lock);
    r->from = from;
    r->to = to;
    r->state = CALLED;
    pthread_cond_broadcast(&r->changed);
    while (r->state == CALLED) pthread_cond_wait(&r->changed, &r->lock);
    uint64_t result = r->result;
    pthread_mutex_unlock(&r->lock);
    return result;
}

void tepui_end_relay(struct tepui_relay *r) {
    pthread_mutex_lock(&r->lock);
    r->state = ENDED;
    pthread_cond_broadcast(&r->changed);
    pthread_mutex_unlock(&r->lock);
}
