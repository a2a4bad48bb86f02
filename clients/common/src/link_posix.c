/* Linux: a Unix domain socket in the user's folder, files that are mapped, and futexes. */
#define _GNU_SOURCE
#include "link.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

enum { SLEEP_MS = 50 };

/* The folder of the host: the user's alone, or there is none. */
static int folder(char *path, size_t bytes) {
    const char *named = getenv("TEPUI_HOST"), *runtime = getenv("XDG_RUNTIME_DIR");
    int length;
    if (named != NULL && *named != 0) length = snprintf(path, bytes, "%s", named);
    else if (runtime != NULL && *runtime != 0) length = snprintf(path, bytes, "%s/tepui", runtime);
    else length = snprintf(path, bytes, "/tmp/tepui-%u", (unsigned)geteuid());
    struct stat is;
    return length > 0 && (size_t)length < bytes && lstat(path, &is) == 0 && S_ISDIR(is.st_mode) && is.st_uid == geteuid() && (is.st_mode & 077) == 0;
}

intptr_t tepui_os_connect(uint8_t token[16], uint32_t *flags) {
    (void)token;
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    char path[sizeof address.sun_path - 11];
    if (!folder(path, sizeof path)) return -1;
    snprintf(address.sun_path, sizeof address.sun_path, "%s/host.sock", path);
    int s = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (s < 0) return -1;
    if (connect(s, (struct sockaddr *)&address, sizeof address) != 0) {
        close(s);
        return -1;
    }
    *flags |= TEPUI_FLAG_FUTEX;
    return s;
}

int tepui_os_send(intptr_t s, const void *bytes, uint32_t count) {
    for (const char *p = bytes; count > 0;) {
        ssize_t n = send((int)s, p, count, MSG_NOSIGNAL);
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return 0;
        p += n;
        count -= (uint32_t)n;
    }
    return 1;
}

int tepui_os_receive(intptr_t s, void *bytes, uint32_t count) {
    for (char *p = bytes; count > 0;) {
        ssize_t n = recv((int)s, p, count, 0);
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return 0;
        p += n;
        count -= (uint32_t)n;
    }
    return 1;
}

int tepui_os_sees(uint32_t process) {
    return process != 0 && (kill((pid_t)process, 0) == 0 || errno == EPERM);
}

int tepui_os_alive(intptr_t s, uint32_t process) {
    char byte;
    if (process != 0) return tepui_os_sees(process);
    ssize_t n = recv((int)s, &byte, 1, MSG_PEEK | MSG_DONTWAIT);
    return n > 0 || (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR));
}

void tepui_os_close(intptr_t s) {
    close((int)s);
}

uint8_t *tepui_os_map(const char *path, uint64_t bytes) {
    int file = open(path, O_RDWR | O_CLOEXEC);
    if (file < 0) return NULL;
    void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    return memory == MAP_FAILED ? NULL : memory;
}

void tepui_os_unmap(uint8_t *memory, uint64_t bytes) {
    munmap(memory, bytes);
}

void *tepui_os_allocate(size_t bytes) {
    return malloc(bytes);
}

void tepui_os_free(void *memory) {
    free(memory);
}

uint32_t tepui_os_process(void) {
    return (uint32_t)getpid();
}

/* A host of this system rings by futexes alone. */
int tepui_os_open_bells(const char *name, intptr_t bells[2]) {
    (void)name, (void)bells;
    return 0;
}

void tepui_os_close_bells(const intptr_t bells[2]) {
    (void)bells;
}

void tepui_os_sleep(intptr_t bell, uint32_t *word, uint32_t value, uint32_t round) {
    (void)bell, (void)round;
    struct timespec most = {.tv_nsec = SLEEP_MS * 1000000L};
    int kept = errno;
    syscall(SYS_futex, word, FUTEX_WAIT, value, &most, NULL, 0);
    errno = kept;
}

void tepui_os_wake(intptr_t bell, uint32_t *word) {
    (void)bell;
    int kept = errno;
    __atomic_store_n(word, 0, __ATOMIC_SEQ_CST);
    syscall(SYS_futex, word, FUTEX_WAKE, 1, NULL, NULL, 0);
    errno = kept;
}
