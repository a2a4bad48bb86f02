/* A client that checks everything a link can do against the host of HostTest: echo THREADS ROUNDS. Prints "ok", or what was wrong. */
#include "link.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _WIN32
#include <windows.h>
#else
#include <pthread.h>
#endif

enum { SUM = 1, READ, WRITE, FAIL, AREA, ASK, TOTAL, OFFER };
enum { LARGE = 3 << 20 };

static uint64_t session;
static int rounds;

static uint64_t service(struct tepui_link *link, uint32_t kind, const uint64_t a[6]) {
    return link->of == &rounds && kind == TEPUI_SERVICES && a[1] == 2 && a[3] == 4 ? a[0] * 3 : 0;
}

static void wrong(const char *what, uint64_t is, uint64_t wanted) {
    printf("%s is %llx, not %llx\n", what, (unsigned long long)is, (unsigned long long)wanted);
    exit(1);
}

static void check(const char *what, uint64_t is, uint64_t wanted) {
    if (is != wanted) wrong(what, is, wanted);
}

static uint32_t *packet(struct tepui_link *link, uint32_t op, uint32_t words) {
    uint32_t available, *p = tepui_link_room(link, words, &available);
    if (available < words) wrong("room", available, words);
    *p = op | words << 16;
    tepui_link_commit(link, words);
    return p;
}

static uint64_t memory(struct tepui_link *link, uint32_t op, const void *at, uint32_t bytes) {
    uint64_t address = (uintptr_t)at;
    uint32_t *p = packet(link, op, 4);
    memcpy(p + 1, &address, 8);
    p[3] = bytes;
    return tepui_link_wait(link);
}

static uint64_t sum(const int8_t *bytes, uint32_t count) {
    int32_t sum = 0;
    for (uint32_t i = 0; i < count; i++) sum = (int32_t)((uint32_t)sum * 31 + (uint32_t)(int32_t)bytes[i]);
    return (uint64_t)(int64_t)sum;
}

static int talk(unsigned seed) {
    struct tepui_link link;
    struct tepui_hello hello = {.front_end = "echo", .session = session, .service = service, .of = &rounds};
    int status = tepui_link_open(&link, &hello);
    if (status != 0) {
        printf("no link: %d\n", status);
        return 1;
    }
    if (session == 0) session = link.session;
    int8_t *bytes = malloc(LARGE);
    for (int round = 0; round < rounds; round++) {
        uint32_t words = 1 + (seed = seed * 1103515245 + 12345) / 65536 % (round % 50 == 0 ? 16000 : 40);
        int32_t s = 0;
        uint32_t *p = packet(&link, SUM, words);
        for (uint32_t i = 1; i < words; i++) s += (int32_t)(p[i] = (seed = seed * 1103515245 + 12345));
        if (round % 7 == 0) check("sum", tepui_link_wait(&link), (uint64_t)(int64_t)s);
    }
    tepui_link_wait(&link);
    uint32_t before = link.at;
    packet(&link, SUM, 2)[1] = 5;
    check("sum", tepui_link_wait(&link), 5);
    while (!tepui_link_is_done(&link, before)) continue;
    for (uint32_t i = 0; i < LARGE; i++) bytes[i] = (int8_t)(i * 13 >> 3);
    check("small read", memory(&link, READ, bytes + 1, 100), sum(bytes + 1, 100));
    check("large read", memory(&link, READ, bytes, LARGE), sum(bytes, LARGE));
    check("small write", memory(&link, WRITE, bytes, 101), 101);
    for (int i = 0; i < 101; i++) check("written", (uint8_t)bytes[i], (uint8_t)(i * 7));
    check("large write", memory(&link, WRITE, bytes, LARGE), LARGE);
    for (int i = 0; i < LARGE; i++) check("written", (uint8_t)bytes[i], (uint8_t)(i * 7));
    packet(&link, FAIL, 1);
    check("failed", tepui_link_wait(&link), 0);
    packet(&link, ASK, 2)[1] = 14;
    check("asked", tepui_link_wait(&link), 42);
    uint32_t number;
    int8_t *area = (int8_t *)tepui_link_area(&link, 1 << 20, &number);
    if (area == NULL) wrong("area", 0, 1);
    memcpy(area, bytes, 1 << 20);
    uint32_t *p = packet(&link, AREA, 4);
    p[1] = number;
    p[2] = 100;
    p[3] = 5000;
    check("area", tepui_link_wait(&link), sum(area + 100, 5000));
    tepui_link_free_area(&link, number);
    packet(&link, OFFER, 1);
    area = (int8_t *)(uintptr_t)tepui_link_wait(&link);
    if (area == NULL) wrong("offer", 0, 1);
    for (int i = 0; i < 100000; i++) check("offered", (uint64_t)area[i], 3);
    free(bytes);
    tepui_link_close(&link);
    return 0;
}

#ifdef _WIN32
static DWORD WINAPI other(void *seed) {
    return (DWORD)talk((unsigned)(uintptr_t)seed);
}
#else
static void *other(void *seed) {
    return (void *)(intptr_t)talk((unsigned)(uintptr_t)seed);
}
#endif

int main(int count, char **arguments) {
    int threads = count > 1 ? atoi(arguments[1]) : 1, failed = 0;
    rounds = count > 2 ? atoi(arguments[2]) : 1000;
    /* The session stays as long as this link, which the others join. */
    struct tepui_link first;
    struct tepui_hello hello = {.front_end = "echo"};
    int status = tepui_link_open(&first, &hello);
    if (status != 0) {
        printf("no link: %d\n", status);
        return 1;
    }
    session = first.session;
#ifdef _WIN32
    HANDLE all[16];
    for (int i = 0; i < threads; i++) all[i] = CreateThread(NULL, 0, other, (void *)(uintptr_t)(i + 1), 0, NULL);
    for (int i = 0; i < threads; i++) {
        DWORD code = 1;
        WaitForSingleObject(all[i], INFINITE);
        GetExitCodeThread(all[i], &code);
        failed |= (int)code;
    }
#else
    pthread_t all[16];
    for (int i = 0; i < threads; i++) pthread_create(&all[i], NULL, other, (void *)(uintptr_t)(i + 1));
    for (int i = 0; i < threads; i++) {
        void *result;
        pthread_join(all[i], &result);
        failed |= result != NULL;
    }
#endif
    if (!failed) printf("ok\n");
    return failed;
}
