/* Transport to a virtual machine inside the process: a buffer of packets is carried out by the thread that has filled it, or wants an answer. */
#include "stream.h"

#include <pthread.h>
#include <stdlib.h>

enum {
    WORDS = 128 * 1024,
    FIRST_WORDS = 4,
    OP_SESSION = 1, /* number, address of the answer: packets that follow are of this session */
    OP_END = 2
};

/* What clients/gl/src has of it (machine.c, relay.c). */
typedef uint64_t (*tepui_consumer)(uint64_t from, uint64_t to);
tepui_consumer tepui_start_machine(void);
struct tepui_relay;
int tepui_has_small_stack(void);
struct tepui_relay *tepui_start_relay(tepui_consumer consume);
uint64_t tepui_relay(struct tepui_relay *relay, uint64_t from, uint64_t to);
void tepui_end_relay(struct tepui_relay *relay);
void tepui_end_machine(void);

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t ended;
static tepui_consumer consume;
static uint32_t sessions;
static __thread int stack_is_known;
static __thread struct tepui_relay *relay;

static void forked(void) {
    consume = NULL;
}

static void program_ends(void) {
    if (consume == NULL) return;
    consume = NULL;
    tepui_end_machine();
}

static void thread_ends(void *of) {
    if (consume != NULL) tepui_end_relay(of);
    relay = NULL;
}

static void start(void) {
    pthread_key_create(&ended, thread_ends);
    consume = tepui_start_machine();
    if (consume == NULL) return;
    pthread_atfork(NULL, NULL, forked);
    atexit(program_ends);
}

static uint32_t send(struct tepui_stream *s) {
    if (consume == NULL) {
        s->lost = 1;
        s->p = s->base + FIRST_WORDS;
        return 0x88760868u;
    }
    if (!stack_is_known) {
        stack_is_known = 1;
        if (tepui_has_small_stack()) {
            relay = tepui_start_relay(consume);
            pthread_setspecific(ended, relay);
        }
    }
    uint64_t from = (uintptr_t)s->base, to = (uintptr_t)s->p;
    s->p = s->base + FIRST_WORDS;
    return (uint32_t)(relay == NULL ? consume(from, to) : tepui_relay(relay, from, to));
}

int tepui_open_stream(struct tepui_stream *s) {
    pthread_once(&once, start);
    if (consume == NULL) return 0;
    memset(s, 0, sizeof *s);
    s->memory = malloc(WORDS * sizeof(uint32_t) + TEPUI_ANSWER);
    if (s->memory == NULL) return 0;
    s->answer = (uint8_t *)(s->memory + WORDS);
    memset(s->answer + TEPUI_ANSWERED, 0, TEPUI_ANSWER - TEPUI_ANSWERED);
    s->base = s->memory;
    s->end = s->memory + WORDS;
    uint64_t answer = (uintptr_t)s->answer;
    s->base[0] = OP_SESSION | FIRST_WORDS << 16;
    s->base[1] = __atomic_add_fetch(&sessions, 1, __ATOMIC_RELAXED);
    memcpy(s->base + 2, &answer, 8);
    s->p = s->base + FIRST_WORDS;
    return 1;
}

void tepui_close_stream(struct tepui_stream *s) {
    if (s->memory == NULL) return;
    tepui_packet(s, OP_END, 1);
    send(s);
    free(s->memory);
    s->memory = NULL;
}

uint32_t *tepui_room(struct tepui_stream *s, uint32_t words) {
    (void)words; /* no packet has as many as the buffer */
    send(s);
    return s->p;
}

void tepui_publish(struct tepui_stream *s) {
    send(s);
}

void tepui_rest(struct tepui_stream *s, uint32_t round) {
    (void)s, (void)round; /* what was sent is done */
}

uint32_t tepui_wait(struct tepui_stream *s) {
    s->waits++;
    return send(s);
}
