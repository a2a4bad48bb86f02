/* Transport to the host, another process: a link's ring takes the packets, and an area that both sides see the answers. */
#include "client.h"

#include "../../common/src/start.h"

#include <stdlib.h>

enum {
    OP_SESSION = 1,      /* number of the area that answers go to */
    BEGIN_WORDS = 4096,  /* the host begins with so many at the latest */
    LARGE_WORDS = 512,   /* packets from here on carry vertices or texels, */
    BULK_WORDS = 32768   /* of which so many go at once: waking the host costs as much as copying a few of them */
};

static struct tepui_link *link_of(const struct tepui_stream *s) {
    return s->transport;
}

/* The words that were written since are packets; more room for the next ones. */
static void turn(struct tepui_stream *s, uint32_t words) {
    struct tepui_link *link = link_of(s);
    uint32_t available;
    tepui_link_commit(link, (uint32_t)(s->p - s->base));
    tepui_link_publish(link);
    s->base = s->p = tepui_link_room(link, words, &available);
    uint32_t most = words >= LARGE_WORDS ? BULK_WORDS : BEGIN_WORDS;
    if (words > most) most = words;
    s->end = s->base + (available < most ? available : most);
    s->lost = link->lost;
}

int tepui_open_stream(struct tepui_stream *s) {
    static const char *const reasons[] = {"", "it is of another version", "it refused the token", "it does not serve Direct3D 9", "it knows no such session", "there is no shared memory"};
    memset(s, 0, sizeof *s);
    struct tepui_link *link = calloc(1, sizeof *link);
    if (link == NULL) return 0;
    const struct tepui_hello hello = {.front_end = "d3d9"};
    int status = tepui_link_reach(link, &hello, tepui_log, tepui_log);
    uint32_t number = 0;
    if (status == TEPUI_LINKED) s->answer = tepui_link_area(link, TEPUI_ANSWER, &number);
    if (s->answer == NULL) {
        const char *why = status == TEPUI_NO_HOST ? "there is none; 'tepui host' starts it" : reasons[status == 0 ? 5 : status];
        tepui_log("no host takes this program's Direct3D 9: ", why);
        tepui_say("no host takes this program's Direct3D 9: ", why);
        if (status == TEPUI_LINKED) tepui_link_close(link);
        free(link);
        return 0;
    }
    s->transport = link;
    s->by_name = link->by_name;
    uint32_t available;
    s->base = s->p = s->end = tepui_link_room(link, 2, &available);
    s->end = s->base + 2;
    uint32_t *p = tepui_packet(s, OP_SESSION, 2);
    p[1] = number;
    return 1;
}

void tepui_close_stream(struct tepui_stream *s) {
    struct tepui_link *link = link_of(s);
    if (link == NULL) return;
    turn(s, 1);
    /* What was sent last is carried out before the link ends. */
    tepui_link_wait(link);
    tepui_link_close(link);
    free(link);
    s->transport = NULL;
}

uint32_t *tepui_room(struct tepui_stream *s, uint32_t words) {
    turn(s, words);
    return s->p;
}

void tepui_publish(struct tepui_stream *s) {
    if (s->p != s->base) turn(s, 1);
}

void tepui_rest(struct tepui_stream *s, uint32_t round) {
    enum { LOOK = 64 };
    struct tepui_link *link = link_of(s);
    if (round < TEPUI_SPINS) {
#if defined(__i386__) || defined(__x86_64__)
        __builtin_ia32_pause();
#endif
        return;
    }
    tepui_nap(round - TEPUI_SPINS);
    if ((round - TEPUI_SPINS) % LOOK == LOOK - 1 && !tepui_os_alive(link->socket, link->host_process)) link->lost = 1;
    s->lost = link->lost;
}

uint32_t tepui_wait(struct tepui_stream *s) {
    struct tepui_link *link = link_of(s);
    uint32_t available;
    s->waits++;
    tepui_link_commit(link, (uint32_t)(s->p - s->base));
    uint32_t result = (uint32_t)tepui_link_wait(link);
    s->base = s->p = tepui_link_room(link, 1, &available);
    s->end = s->base + (available < BEGIN_WORDS ? available : BEGIN_WORDS);
    s->lost = link->lost;
    return s->lost ? (uint32_t)TEPUI_DEVICELOST : result;
}
