/* Stream of packets to one session of the decoder: a header, number of the call and words of the packet, arguments as words, then arrays. A packet's number
 * and arguments are in direct3d9-methods.txt, from which its encoder is generated. Packets wait in a buffer until that is full or an answer is wanted.
 * Where they go is the transport's: to a virtual machine in the process (stream_inside.c), or to the host (stream_host.c). */
#ifndef TEPUI_STREAM_H
#define TEPUI_STREAM_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum {
    /* Bytes of arrays in one packet; more goes in pieces. */
    TEPUI_PIECE = 48 * 1024,
    /* Bytes that one answer brings; behind them are the number of pictures that were presented so far, and the last one's result; then what was polled. */
    TEPUI_ANSWERED = 64 * 1024,
    TEPUI_POLLED = TEPUI_ANSWERED + 64,
    TEPUI_POLLS = 128,
    TEPUI_ANSWER = TEPUI_POLLED + TEPUI_POLLS * 16,
    TEPUI_NO_ARRAY = -1,
    /* Looks at what another thread will change before it is slept. */
    TEPUI_SPINS = 2000
};

struct tepui_stream {
    uint32_t *p;   /* where the next packet goes */
    uint32_t *end; /* none goes past it */
    uint32_t *base;
    uint8_t *answer;
    uint64_t waits;   /* for answers, in all */
    int lost;         /* the other side is gone: packets go nowhere */
    int by_name;      /* the other side is a program of Windows, which knows windows by their handles */
    void *transport;
};

/* Opens a session; 0 where there is nothing that would serve it, after a line in the log that says why. */
int tepui_open_stream(struct tepui_stream *s);
void tepui_close_stream(struct tepui_stream *s);
/* Makes room for a packet of so many words. */
uint32_t *tepui_room(struct tepui_stream *s, uint32_t words);
/* Has the other side begin with what waits. */
void tepui_publish(struct tepui_stream *s);
/* Rests for a moment, from round TEPUI_SPINS on in sleep, and looks whether the other side is still there. */
void tepui_rest(struct tepui_stream *s, uint32_t round);
/* Sleeps after so many naps in a row: for a quarter of the time that they took or so, or for as short a time as the system has. */
void tepui_nap(uint32_t naps);
/* Sends what waits and returns the last call's result, or D3DERR_DEVICELOST. */
uint32_t tepui_wait(struct tepui_stream *s);

static inline const uint8_t *tepui_answer(const struct tepui_stream *s) {
    return s->answer;
}

/* The answer to a question that nobody waits for. Its serial, the question's, comes last. */
struct tepui_poll {
    uint32_t serial, result, value, unused;
};

static inline const struct tepui_poll *tepui_poll(const struct tepui_stream *s, uint32_t place) {
    return (const struct tepui_poll *)(const void *)(s->answer + TEPUI_POLLED) + place;
}

/* Pictures that were presented so far, and what the last present answered. */
static inline uint32_t tepui_presented(const struct tepui_stream *s) {
    return __atomic_load_n((const uint32_t *)(const void *)(s->answer + TEPUI_ANSWERED), __ATOMIC_ACQUIRE);
}

static inline uint32_t tepui_present_result(const struct tepui_stream *s) {
    return __atomic_load_n((const uint32_t *)(const void *)(s->answer + TEPUI_ANSWERED + 4), __ATOMIC_RELAXED);
}

static inline int tepui_failed(uint32_t result) {
    return (int32_t)result < 0;
}

static inline uint32_t *tepui_packet(struct tepui_stream *s, uint32_t op, uint32_t words) {
    uint32_t *p = s->p;
    if (__builtin_expect((size_t)(s->end - p) < words, 0)) p = tepui_room(s, words);
    s->p = p + words;
    *p = op | words << 16;
    return p;
}

static inline uint32_t tepui_float(float value) {
    uint32_t bits;
    memcpy(&bits, &value, 4);
    return bits;
}

/* Takes out of the answer what the program has a place for. */
static inline void tepui_bring(const struct tepui_stream *s, int there, void *to, uint32_t at, uint32_t bytes) {
    if (to != NULL && there) memcpy(to, s->answer + at, bytes);
}

/* A structure that may be left out: a word says whether it is there. */
static inline void tepui_put_optional(uint32_t *to, const void *from, uint32_t words) {
    *to = from != NULL;
    if (from != NULL) memcpy(to + 1, from, 4 * words);
}

static inline uint32_t tepui_bytes(const void *array, uint32_t bytes) {
    return array == NULL ? (uint32_t)TEPUI_NO_ARRAY : bytes;
}

/* Words of an array in a packet. */
static inline uint32_t tepui_padded(uint32_t bytes) {
    return bytes == (uint32_t)TEPUI_NO_ARRAY ? 0 : (bytes + 3) / 4;
}

/* Copies what a packet carries. A few registers are copied here, since a call of the library's function for each of two copies takes longer than the rest of a
 * call for constants; compilers would make that call of the loop again. Processors have a fast instruction for long copies; the library's function may know none: Wine's takes 16 bytes at a time. */
static inline void tepui_copy(void *to, const void *from, size_t bytes) {
    enum { REGISTER = 16, FEW = 8 * REGISTER };
    if (bytes <= FEW && bytes % REGISTER == 0) {
        uint8_t *t = to;
        const uint8_t *f = from;
        for (; bytes > 0; bytes -= REGISTER, t += REGISTER, f += REGISTER) {
            memcpy(t, f, REGISTER);
            __asm__ volatile("");
        }
        return;
    }
#if defined(_WIN32) && (defined(__x86_64__) || defined(__i386__))
    if (bytes >= 512) {
        __asm__ volatile("rep movsb" : "+D"(to), "+S"(from), "+c"(bytes) : : "memory");
        return;
    }
#endif
    memcpy(to, from, bytes);
}

/* Takes the lines behind a long packet from the other side's processor, which has read them, while the program makes up the next packet: it will be as long. */
static inline void tepui_expect(const struct tepui_stream *s, uint32_t bytes) {
#if defined(__x86_64__) || defined(__i386__)
    const char *at = (const char *)s->p, *end = (const char *)s->end;
    if ((size_t)(end - at) < bytes) return;
    for (end = at + bytes; at < end; at += 64) __asm__ volatile("prefetchw %0" : : "m"(*at));
#else
    (void)s, (void)bytes;
#endif
}

static inline uint32_t *tepui_put_array(uint32_t *length, uint32_t *to, const void *array, uint32_t bytes) {
    *length = bytes;
    if (bytes == (uint32_t)TEPUI_NO_ARRAY) return to;
    tepui_copy(to, array, bytes);
    return to + tepui_padded(bytes);
}

#endif
