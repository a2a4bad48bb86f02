/* Makes a context current and sends the host packets that no library sends: damage SEED PACKETS FUNCTIONS and the numbers of eglGetPlatformDisplay, eglInitialize,
 * eglBindAPI, eglCreateContext and eglMakeCurrent. Most are sound but for their arguments, few have words missing or an unknown number; most addresses are the
 * program's own memory, so that requests can be answered. Ends with 0 when the host has ended the link or all is sent. */
#define _GNU_SOURCE
#include "link.h"

#include <setjmp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static uint8_t *memory;
static unsigned long long state;

static uint32_t random32(void) {
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return (uint32_t)(state >> 33) ^ (uint32_t)(state >> 11);
}

enum { FAULTS = 30, MEMORY = 4 << 20 };

static sigjmp_buf next;

/* A number that was taken for an address. */
static void fault(int signal) {
    static int faults;
    (void)signal;
    /* A count that is millions is asked for page by page: it is ours to give up. */
    if (faults++ == FAULTS) _exit(0);
    siglongjmp(next, 1);
}

/* The request is answered all the same, with whatever is there. */
static void answer_anyhow(struct tepui_link *link) {
    __atomic_store_n((uint32_t *)(void *)(link->memory + TEPUI_AT_ANSWER), link->messages, __ATOMIC_SEQ_CST);
    tepui_os_wake(link->bells[0], (uint32_t *)(void *)(link->memory + TEPUI_AT_HOST_BELL));
}

static uint64_t service(struct tepui_link *link, uint32_t kind, const uint64_t a[6]) {
    (void)link;
    (void)a;
    if (kind == 16) return (uintptr_t)memory;
    return random32() % 8 == 0 ? random32() : 0;
}

static uint64_t argument(void) {
    static const uint32_t enums[] = {0x1404, 0x1406, 0x1401, 0x1908, 0x0DE1, 0x8892, 0x8893, 0x8B31, 0x8B30, 0x8D40, 0x84C0, 0x4000, 0x1907, 0x8058, 0x88E4};
    switch (random32() % 8) {
    case 0: return 0;
    case 1: return enums[random32() % (sizeof enums / sizeof *enums)];
    case 2: return (uint64_t)(int64_t)-(int32_t)(random32() % 4);
    case 3: case 4: case 5: return (uintptr_t)memory + random32() % 4096;
    default: return random32() % 17;
    }
}

/* A call with arguments of one or two words, as its letters say. */
static uint64_t call(struct tepui_link *link, const char *number, const char *letters, const uint64_t *values) {
    uint32_t available, *p = tepui_link_room(link, 24, &available), words = 1;
    for (int i = 0; letters[i] != 0; i++) {
        memcpy(p + words, values + i, letters[i] == 'I' ? 4 : 8);
        words += letters[i] == 'I' ? 1 : 2;
    }
    *p = (uint32_t)atoi(number) | words << 16;
    tepui_link_commit(link, words);
    return tepui_link_wait(link);
}

int main(int count, char **arguments) {
    if (count < 9) return 2;
    state = strtoull(arguments[1], NULL, 10);
    uint32_t packets = (uint32_t)atoi(arguments[2]), functions = (uint32_t)atoi(arguments[3]);
    /* Zeroes, and behind them nothing. */
    /* At 4 GiB: what takes a half of the address for a count gets a small one. */
    memory = mmap((void *)(uintptr_t)(1ull << 32), MEMORY + 4096, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
    if (memory == MAP_FAILED || mprotect(memory, MEMORY, PROT_READ | PROT_WRITE) != 0) return 2;
    struct sigaction action = {.sa_handler = fault, .sa_flags = SA_NODEFER};
    sigaction(SIGSEGV, &action, NULL);
    static struct tepui_link link;
    struct tepui_hello hello = {.front_end = "opengl", .service = service};
    int status = tepui_link_open(&link, &hello);
    if (status != 0) {
        printf("no link: %d\n", status);
        return 1;
    }
    uint64_t display = call(&link, arguments[4], "IPP", (uint64_t[]){0x31DD, 0, 0});
    call(&link, arguments[5], "PPP", (uint64_t[]){display, 0, 0});
    call(&link, arguments[6], "I", (uint64_t[]){0x30A2});
    uint64_t context = call(&link, arguments[7], "PPPP", (uint64_t[]){display, 0, 0, 0});
    if (call(&link, arguments[8], "PPPP", (uint64_t[]){display, 0, 0, context}) != 1) return 3;
    volatile uint32_t sent = 0;
    if (sigsetjmp(next, 1) != 0) answer_anyhow(&link);
    for (; sent < packets && !link.lost; sent++) {
        uint32_t available, words = random32() % 2000 == 0 ? 1 + random32() % 12 : 24;
        uint32_t op = random32() % 3000 == 0 ? random32() % 0x10000 : random32() % functions;
        uint32_t *p = tepui_link_room(&link, words, &available);
        *p = op | words << 16;
        uint64_t value = 0;
        /* Arguments of one or two words cannot be told apart here. */
        for (uint32_t i = 1; i < words; i++) {
            if (i % 2 == 1) value = argument();
            p[i] = (uint32_t)(i % 2 == 1 ? value : value >> 32);
        }
        tepui_link_commit(&link, words);
        if (random32() % 4 == 0) tepui_link_wait(&link);
    }
    if (!link.lost) tepui_link_wait(&link);
    printf("%s\n", link.lost ? "ended" : "sent");
    return 0;
}
