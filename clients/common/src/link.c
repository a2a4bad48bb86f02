/* The ring, its waits, and the host's messages: the same on every system. */
#include "link.h"

enum {
    SPINS = 2000,
    /* Room comes when the host has carried out all that it took, which is long. */
    SPINS_FOR_ROOM = 50,
    /* Sleeps between two looks at whether the host still lives. */
    SLEEPS_PER_LOOK = 8,
    WORD = 4,
    PATH_BYTES = 1024,
    HELLO_BYTES = 64,
    REPLY_BYTES = 24
};

static uint32_t *word_at(const struct tepui_link *link, uint32_t at) {
    return (uint32_t *)(void *)(link->memory + at);
}

static uint32_t load(const struct tepui_link *link, uint32_t at) {
    return __atomic_load_n(word_at(link, at), __ATOMIC_ACQUIRE);
}


static void rest(void) {
#if defined(__i386__) || defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}

/* A call of memcpy, which every program and even the smallest library of Windows has. */
static void copy(void *to, const void *from, uint64_t bytes) {
    __builtin_memcpy(to, from, (size_t)bytes);
}

static void put32(uint8_t *to, uint32_t value) {
    copy(to, &value, 4);
}

static uint32_t get32(const uint8_t *from) {
    uint32_t value;
    copy(&value, from, 4);
    return value;
}

static uint64_t get64(const uint8_t *from) {
    uint64_t value;
    copy(&value, from, 8);
    return value;
}

static void lose(struct tepui_link *link) {
    link->lost = 1;
}

/* --- opening --- */

static int is_named(const char *path) {
    for (uint32_t i = 0; i < sizeof TEPUI_NAMED - 1; i++)
        if (path[i] != TEPUI_NAMED[i]) return 0;
    return 1;
}

static int attach(struct tepui_link *link, const char *path, uint32_t bytes) {
    link->by_name = is_named(path);
    if (link->by_name && !tepui_os_open_bells(path, link->bells)) return TEPUI_NO_MEMORY;
    link->memory = tepui_os_map(path, bytes);
    if (link->memory == NULL) return TEPUI_NO_MEMORY;
    link->bytes = bytes;
    uint32_t ring = load(link, TEPUI_AT_RING), ring_bytes = load(link, TEPUI_AT_RING_BYTES);
    uint32_t transfer = load(link, TEPUI_AT_TRANSFER), transfer_bytes = load(link, TEPUI_AT_TRANSFER_BYTES);
    int sound = load(link, TEPUI_AT_MAGIC) == TEPUI_LINK_MAGIC && load(link, TEPUI_AT_VERSION) == TEPUI_LINK_VERSION && ring >= TEPUI_LINK_PAGE && ring <= bytes
        && ring_bytes <= bytes - ring && ring_bytes != 0 && (ring_bytes & (ring_bytes - 1)) == 0 && transfer <= bytes && transfer_bytes <= bytes - transfer;
    if (!sound) return TEPUI_BAD_VERSION;
    link->ring = word_at(link, ring);
    link->ring_words = ring_bytes / WORD;
    link->limit = link->ring_words;
    link->transfer = link->memory + transfer;
    link->transfer_bytes = transfer_bytes;
    uint32_t process = load(link, TEPUI_AT_HOST_PROCESS);
    link->host_process = tepui_os_sees(process) ? process : 0;
    return TEPUI_LINKED;
}

int tepui_link_open(struct tepui_link *link, const struct tepui_hello *hello) {
    uint8_t out[HELLO_BYTES] = {0}, in[REPLY_BYTES];
    char path[PATH_BYTES + 1];
    uint32_t flags = sizeof(void *) == 4 ? TEPUI_FLAG_32_BIT : 0;
    struct tepui_link empty = {.socket = -1, .service = hello->service, .of = hello->of};
    *link = empty;
    link->socket = tepui_os_connect(out + 16, &flags);
    if (link->socket == -1) return TEPUI_NO_HOST;
    put32(out, TEPUI_LINK_MAGIC);
    put32(out + 4, TEPUI_LINK_VERSION);
    put32(out + 8, flags);
    for (int i = 0; i < 15 && hello->front_end[i] != 0; i++) out[32 + i] = (uint8_t)hello->front_end[i];
    copy(out + 48, &hello->session, 8);
    put32(out + 56, tepui_os_process());
    int status = TEPUI_NO_HOST;
    if (tepui_os_send(link->socket, out, HELLO_BYTES) && tepui_os_receive(link->socket, in, REPLY_BYTES) && get32(in) == TEPUI_LINK_MAGIC) {
        uint32_t length = get32(in + 20);
        status = (int)get32(in + 4);
        link->session = get64(in + 8);
        if (status == TEPUI_LINKED && (length > PATH_BYTES || !tepui_os_receive(link->socket, path, length))) status = TEPUI_NO_HOST;
        if (status == TEPUI_LINKED) {
            path[length] = 0;
            status = attach(link, path, get32(in + 16));
        }
        if (status == TEPUI_LINKED && !tepui_os_send(link->socket, "M", 1)) status = TEPUI_NO_HOST;
    }
    if (status != TEPUI_LINKED) tepui_link_close(link);
    return status;
}

void tepui_link_close(struct tepui_link *link) {
    if (link->memory != NULL && link->socket != -1) __atomic_store_n(word_at(link, TEPUI_AT_CLOSED), 1, __ATOMIC_RELEASE);
    if (link->socket != -1) tepui_os_close(link->socket);
    link->socket = -1;
    lose(link);
    if (link->memory != NULL) tepui_os_unmap(link->memory, link->bytes);
    link->memory = NULL;
    tepui_os_close_bells(link->bells);
    link->bells[0] = link->bells[1] = 0;
}

void tepui_link_forget(struct tepui_link *link) {
    if (link->socket != -1) tepui_os_close(link->socket);
    link->socket = -1;
    lose(link);
}

/* --- the ring --- */

/* One look at whether the host is there, every few sleeps. */
static void look(struct tepui_link *link, uint32_t round) {
    if (load(link, TEPUI_AT_STATE) == 2) lose(link);
    else if (round % SLEEPS_PER_LOOK == SLEEPS_PER_LOOK - 1 && !tepui_os_alive(link->socket, link->host_process)) lose(link);
}

/* Storing news and looking at the bell must not change places, nor the host's ringing up for sleep and its last look. */
static void ring_bell(struct tepui_link *link) {
    if (__atomic_load_n(word_at(link, TEPUI_AT_HOST_BELL), __ATOMIC_SEQ_CST) != 0) tepui_os_wake(link->bells[0], word_at(link, TEPUI_AT_HOST_BELL));
}

static int is_news(struct tepui_link *link, uint32_t at, uint32_t was) {
    return load(link, at) != was || load(link, TEPUI_AT_MESSAGE) != link->messages;
}

/* Waits until a word of the host's is no more what it was, or a message has come. */
static void wait_for_change(struct tepui_link *link, uint32_t at, uint32_t was) {
    int room = at == TEPUI_AT_TAIL;
    for (uint32_t i = room ? SPINS_FOR_ROOM : SPINS; i > 0; i--) {
        if (is_news(link, at, was)) return;
        rest();
    }
    uint32_t asleep = room ? TEPUI_SLEEPS_FOR_ROOM : TEPUI_SLEEPS;
    for (uint32_t round = 0; !is_news(link, at, was) && !link->lost; round++) {
        __atomic_store_n(word_at(link, TEPUI_AT_CLIENT_BELL), asleep, __ATOMIC_SEQ_CST);
        __atomic_thread_fence(__ATOMIC_SEQ_CST);
        if (!is_news(link, at, was)) tepui_os_sleep(link->bells[1], word_at(link, TEPUI_AT_CLIENT_BELL), asleep, round);
        __atomic_store_n(word_at(link, TEPUI_AT_CLIENT_BELL), 0, __ATOMIC_SEQ_CST);
        look(link, round);
    }
}

static int take_message(struct tepui_link *link, uint64_t *result);

/* Waits until so many words are free; what is written already must be published for that. */
static void wait_for_room(struct tepui_link *link, uint32_t words) {
    if ((int32_t)(link->limit - link->at) < (int32_t)words) tepui_link_publish(link);
    while (!link->lost && (int32_t)(link->limit - link->at) < (int32_t)words) {
        uint32_t tail = load(link, TEPUI_AT_TAIL);
        link->limit = tail + link->ring_words;
        if ((int32_t)(link->limit - link->at) >= (int32_t)words) break;
        wait_for_change(link, TEPUI_AT_TAIL, tail);
        /* Only a request can come where nobody waits for a result. */
        uint64_t none;
        if (!link->lost && load(link, TEPUI_AT_MESSAGE) != link->messages) take_message(link, &none);
    }
}

uint32_t *tepui_link_room(struct tepui_link *link, uint32_t words, uint32_t *available) {
    uint32_t size = link->ring_words, place = link->at & (size - 1);
    if (place + words > size) {
        /* Packets do not go around the end. */
        wait_for_room(link, size - place);
        link->ring[place] = TEPUI_OP_PAD | 1u << 16;
        link->at += size - place;
        place = 0;
    }
    wait_for_room(link, words);
    uint32_t up_to_end = size - place, free = link->limit - link->at;
    *available = link->lost || free > up_to_end ? up_to_end : free;
    return link->ring + place;
}

void tepui_link_commit(struct tepui_link *link, uint32_t words) {
    link->at += words;
}

void tepui_link_publish(struct tepui_link *link) {
    if (link->lost) return;
    __atomic_store_n(word_at(link, TEPUI_AT_HEAD), link->at, __ATOMIC_SEQ_CST);
    ring_bell(link);
}

int tepui_link_is_done(const struct tepui_link *link, uint32_t at) {
    return link->lost || (int32_t)(load(link, TEPUI_AT_DONE) - at) >= 0;
}

/* --- messages of the host --- */

static void write_results(struct tepui_link *link, uint64_t bytes) {
    const uint8_t *at = link->transfer, *end = at + bytes;
    while (end - at >= 16) {
        uint32_t count = get32(at + 8);
        copy((void *)(uintptr_t)get64(at), at + 16, count);
        at += 16 + ((count + 7) & ~7u);
    }
}

/* The areas of the process, with a lock that is held for a few steps only. */
static struct tepui_shared *areas;
static char areas_busy;

static void lock_areas(void) {
    while (__atomic_test_and_set(&areas_busy, __ATOMIC_ACQUIRE)) rest();
}

static void unlock_areas(void) {
    __atomic_clear(&areas_busy, __ATOMIC_RELEASE);
}

static uint64_t map_area(struct tepui_link *link, uint32_t number, uint64_t bytes, uint64_t path_bytes) {
    char path[PATH_BYTES + 1];
    if (path_bytes > PATH_BYTES || (size_t)bytes != bytes) return 0;
    struct tepui_shared *area = tepui_os_allocate(sizeof *area);
    if (area == NULL) return 0;
    copy(path, link->transfer, path_bytes);
    path[path_bytes] = 0;
    area->memory = tepui_os_map(path, bytes);
    area->bytes = bytes;
    area->session = link->session;
    area->number = number;
    if (area->memory == NULL) {
        tepui_os_free(area);
        return 0;
    }
    lock_areas();
    area->next = areas;
    areas = area;
    unlock_areas();
    return (uintptr_t)area->memory;
}

static struct tepui_shared **place_of(const struct tepui_link *link, uint32_t number) {
    struct tepui_shared **a = &areas;
    while (*a != NULL && ((*a)->number != number || (*a)->session != link->session)) a = &(*a)->next;
    return a;
}

static void unmap_area(struct tepui_link *link, uint32_t number) {
    lock_areas();
    struct tepui_shared **place = place_of(link, number), *area = *place;
    if (area != NULL) *place = area->next;
    unlock_areas();
    if (area == NULL) return;
    tepui_os_unmap(area->memory, area->bytes);
    tepui_os_free(area);
}

static uint64_t answer(struct tepui_link *link, uint32_t kind, const uint64_t arguments[6]) {
    switch (kind) {
    case TEPUI_READ: copy(link->transfer, (const void *)(uintptr_t)arguments[0], arguments[1]); return 0;
    case TEPUI_WRITE: copy((void *)(uintptr_t)arguments[0], link->transfer, arguments[1]); return 0;
    case TEPUI_MAP: return map_area(link, (uint32_t)arguments[0], arguments[1], arguments[2]);
    case TEPUI_UNMAP: unmap_area(link, (uint32_t)arguments[0]); return 0;
    default: return link->service == NULL ? 0 : link->service(link, kind, arguments);
    }
}

/* Takes the message that has come. Returns 1 where it was the result, after a request has been answered 0. */
static int take_message(struct tepui_link *link, uint64_t *result) {
    uint64_t arguments[6];
    uint32_t kind = load(link, TEPUI_AT_KIND);
    copy(arguments, link->memory + TEPUI_AT_ARGUMENTS, sizeof arguments);
    link->messages++;
    if (kind == TEPUI_RESULT) {
        write_results(link, arguments[1]);
        *result = arguments[0];
        return 1;
    }
    link->answering++;
    uint64_t value = answer(link, kind, arguments);
    link->answering--;
    if (link->lost) return 0;
    copy(link->memory + TEPUI_AT_ANSWER_VALUE, &value, 8);
    __atomic_store_n(word_at(link, TEPUI_AT_ANSWER), link->messages, __ATOMIC_SEQ_CST);
    ring_bell(link);
    return 0;
}

uint64_t tepui_link_wait(struct tepui_link *link) {
    uint32_t available;
    uint64_t result = 0;
    *tepui_link_room(link, 1, &available) = TEPUI_OP_WAIT | 1u << 16;
    tepui_link_commit(link, 1);
    tepui_link_publish(link);
    for (;;) {
        wait_for_change(link, TEPUI_AT_MESSAGE, link->messages);
        if (load(link, TEPUI_AT_MESSAGE) == link->messages) return 0;
        if (take_message(link, &result)) return result;
    }
}

/* --- areas --- */

uint8_t *tepui_link_area(struct tepui_link *link, uint64_t bytes, uint32_t *number) {
    uint32_t available, *packet = tepui_link_room(link, 3, &available);
    packet[0] = TEPUI_OP_AREA | 3u << 16;
    packet[1] = (uint32_t)bytes;
    packet[2] = (uint32_t)(bytes >> 32);
    tepui_link_commit(link, 3);
    *number = (uint32_t)tepui_link_wait(link);
    if (*number == 0) return NULL;
    lock_areas();
    struct tepui_shared *area = *place_of(link, *number);
    unlock_areas();
    return area == NULL ? NULL : area->memory;
}

void tepui_link_free_area(struct tepui_link *link, uint32_t number) {
    uint32_t available, *packet = tepui_link_room(link, 2, &available);
    packet[0] = TEPUI_OP_FREE_AREA | 2u << 16;
    packet[1] = number;
    tepui_link_commit(link, 2);
    unmap_area(link, number);
}
