/* Transport to a virtual machine inside the process. Each session has a thread, which carries out runs of packets while the program's thread writes the next
 * ones: what the program's thread pays for a call is its packet, however warm the machine's code is. */
#define _GNU_SOURCE
#include "stream.h"

#include "../../gl/src/machine.h"

#include <errno.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum {
    /* Packets are written into these one after the other. One has room for the largest packet, and all for ten frames of small draws. */
    BUFFERS = 16,
    BUFFER_WORDS = 32 * 1024,
    RUNS = 256,
    BEGIN_WORDS = 4096, /* the machine begins with so many at the latest */
    FIRST_WORDS = 4,
    OP_SESSION = 1, /* number, address of the answer: packets that follow are of this session */
    OP_END = 2,
    SLEEP_MS = 50,
    END_MS = 5000, /* that a program's end waits for what is being carried out */
    STACK = 8 << 20
};

struct run {
    uint32_t *from, *to;
};

struct inside {
    struct run runs[RUNS];
    uint32_t last_of[BUFFERS]; /* number of runs after the last one of this buffer */
    uint32_t buffer, number;
    pthread_t thread;
    struct inside *next;
    /* Counts of runs go round at 2^32. */
    _Alignas(64) uint32_t sent;
    _Alignas(64) uint32_t done;
    uint32_t result; /* of the last packet that is done */
    _Alignas(64) uint32_t idle; /* 1 while the thread sleeps */
    _Alignas(64) uint32_t waiting; /* 1 while the program's thread sleeps */
    _Alignas(64) uint32_t ends, inside;
    uint32_t words[BUFFERS][BUFFER_WORDS];
};

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static tepui_consumer consume;
static struct inside *all;
static uint32_t sessions;

static uint32_t load(const uint32_t *word) {
    return __atomic_load_n(word, __ATOMIC_SEQ_CST);
}

static void store(uint32_t *word, uint32_t value) {
    __atomic_store_n(word, value, __ATOMIC_SEQ_CST);
}

static int has_machine(void) {
    return __atomic_load_n(&consume, __ATOMIC_SEQ_CST) != NULL;
}

static void forked(void) {
    consume = NULL;
}

/* Nothing begins any more, and what is being carried out is waited for: the machine's code must not run while the process is taken down. */
static void program_ends(void) {
    if (!has_machine()) return;
    __atomic_store_n(&consume, NULL, __ATOMIC_SEQ_CST);
    pthread_mutex_lock(&lock);
    const struct timespec millisecond = {.tv_nsec = 1000000};
    for (struct inside *i = all; i != NULL; i = i->next)
        for (int ms = 0; ms < END_MS && load(&i->inside); ms++) nanosleep(&millisecond, NULL);
    pthread_mutex_unlock(&lock);
    tepui_end_machine();
}

static void start(void) {
    int within;
    consume = tepui_start_machine(&within);
    if (consume == NULL) return;
    pthread_atfork(NULL, NULL, forked);
    atexit(program_ends);
}

static void rest(void) {
#if defined(__i386__) || defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}

/* Waits until a count is no more what it was: for a while without sleep, then with the bell set, which who changes the count looks at afterwards. */
static void await_change(const uint32_t *count, uint32_t was, uint32_t *bell, const uint32_t *ends, int spins) {
    for (int i = 0; i < spins; i++) {
        if (load(count) != was) return;
        rest();
    }
    const struct timespec most = {.tv_nsec = SLEEP_MS * 1000000L};
    int kept = errno;
    while (load(count) == was && has_machine() && !(ends != NULL && load(ends))) {
        store(bell, 1);
        if (load(count) == was) syscall(SYS_futex, bell, FUTEX_WAIT_PRIVATE, 1, &most, NULL, 0);
        store(bell, 0);
    }
    errno = kept;
}

static void ring(uint32_t *bell) {
    if (load(bell) == 0) return;
    int kept = errno;
    store(bell, 0);
    syscall(SYS_futex, bell, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
    errno = kept;
}

static void *carry_out(void *of) {
    struct inside *i = of;
    for (uint32_t done = 0;;) {
        await_change(&i->sent, done, &i->idle, &i->ends, TEPUI_SPINS);
        if (load(&i->sent) == done) break;
        const struct run *r = &i->runs[done % RUNS];
        store(&i->inside, 1);
        tepui_consumer now = __atomic_load_n(&consume, __ATOMIC_SEQ_CST);
        if (now != NULL) i->result = (uint32_t)now((uintptr_t)r->from, (uintptr_t)r->to);
        store(&i->inside, 0);
        if (now == NULL) break;
        store(&i->done, ++done);
        ring(&i->waiting);
    }
    return NULL;
}

/* Room takes long to come, so that is slept for at once. */
static void await_done(struct tepui_stream *s, uint32_t count, int spins) {
    struct inside *i = s->transport;
    for (uint32_t done = load(&i->done); (int32_t)(done - count) < 0; done = load(&i->done)) {
        if (!has_machine()) {
            s->lost = 1;
            return;
        }
        await_change(&i->done, done, &i->waiting, NULL, spins);
    }
}

/* What every run begins with. */
static void begin_run(struct tepui_stream *s, uint32_t *at) {
    struct inside *i = s->transport;
    uint64_t answer = (uintptr_t)s->answer;
    s->base = at;
    at[0] = OP_SESSION | FIRST_WORDS << 16;
    at[1] = i->number;
    memcpy(at + 2, &answer, 8);
    s->p = at + FIRST_WORDS;
}

/* Hands over what was written, and makes room for so many words. */
static void turn(struct tepui_stream *s, uint32_t words) {
    struct inside *i = s->transport;
    uint32_t most = words + FIRST_WORDS > BEGIN_WORDS ? words + FIRST_WORDS : BEGIN_WORDS;
    if (s->p != s->base + FIRST_WORDS && !s->lost) {
        if (i->sent - load(&i->done) == RUNS) await_done(s, i->sent - RUNS / 2, 0);
        struct run *r = &i->runs[i->sent % RUNS];
        r->from = s->base;
        r->to = s->p;
        i->last_of[i->buffer] = i->sent + 1;
        store(&i->sent, i->sent + 1);
        ring(&i->idle);
    } else {
        s->p = s->base;
    }
    if (!has_machine()) s->lost = 1;
    if (s->lost) s->p = i->words[i->buffer];
    if ((size_t)(i->words[i->buffer] + BUFFER_WORDS - s->p) < most) {
        i->buffer = (i->buffer + 1) % BUFFERS;
        /* Whoever must wait does so until there is room for a while. */
        if ((int32_t)(load(&i->done) - i->last_of[i->buffer]) < 0) await_done(s, i->last_of[(i->buffer + BUFFERS / 2) % BUFFERS], 0);
        s->p = i->words[i->buffer];
    }
    begin_run(s, s->p);
    s->end = s->base + most;
}

int tepui_open_stream(struct tepui_stream *s) {
    pthread_once(&once, start);
    if (!has_machine()) return 0;
    memset(s, 0, sizeof *s);
    struct inside *i = NULL;
    s->answer = calloc(1, TEPUI_ANSWER);
    if (s->answer == NULL || posix_memalign((void **)&i, 64, sizeof *i) != 0) {
        free(s->answer);
        return 0;
    }
    memset(i, 0, offsetof(struct inside, words));
    i->number = __atomic_add_fetch(&sessions, 1, __ATOMIC_RELAXED);
    s->transport = i;
    begin_run(s, i->words[0]);
    s->end = s->base + BEGIN_WORDS;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK);
    int failed = pthread_create(&i->thread, &attributes, carry_out, i);
    pthread_attr_destroy(&attributes);
    if (failed) {
        free(s->answer);
        free(i);
        s->transport = NULL;
        return 0;
    }
    pthread_setname_np(i->thread, "tepui-d3d9");
    pthread_mutex_lock(&lock);
    i->next = all;
    all = i;
    pthread_mutex_unlock(&lock);
    return 1;
}

void tepui_close_stream(struct tepui_stream *s) {
    struct inside *i = s->transport;
    if (i == NULL) return;
    tepui_packet(s, OP_END, 1);
    tepui_wait(s);
    s->transport = NULL;
    pthread_mutex_lock(&lock);
    struct inside **at = &all;
    while (*at != NULL && *at != i) at = &(*at)->next;
    if (*at != NULL) *at = i->next;
    pthread_mutex_unlock(&lock);
    /* In the child of a fork, and at the program's end, there is no thread that would see it: the memory stays. */
    if (!has_machine()) return;
    store(&i->ends, 1);
    ring(&i->idle);
    pthread_join(i->thread, NULL);
    free(i);
    free(s->answer);
    s->answer = NULL;
}

uint32_t *tepui_room(struct tepui_stream *s, uint32_t words) {
    turn(s, words);
    return s->p;
}

void tepui_publish(struct tepui_stream *s) {
    turn(s, 0);
}

void tepui_rest(struct tepui_stream *s, uint32_t round) {
    if (round < TEPUI_SPINS) rest();
    else tepui_nap(round - TEPUI_SPINS);
    if (!has_machine()) s->lost = 1;
}

uint32_t tepui_wait(struct tepui_stream *s) {
    struct inside *i = s->transport;
    s->waits++;
    turn(s, 0);
    await_done(s, i->sent, TEPUI_SPINS);
    return s->lost ? 0x88760868u : i->result;
}
