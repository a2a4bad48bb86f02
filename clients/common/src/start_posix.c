/* Linux: a process of its own session, by the command setsid, which is nobody's child. */
#define _GNU_SOURCE
#include "start.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum { WORDS = 66 };

int tepui_os_setting(const char *name, char *value, uint32_t bytes) {
    const char *found = getenv(name);
    return found != NULL && snprintf(value, bytes, "%s", found) < (int)bytes;
}

int tepui_os_beside(const char *name, char *text, uint32_t bytes) {
    Dl_info self;
    char path[PATH_MAX + 64], real[PATH_MAX];
    if (dladdr((void *)(uintptr_t)tepui_os_beside, &self) == 0 || realpath(self.dli_fname, real) == NULL) return 0;
    char *slash = strrchr(real, '/');
    if (slash != NULL) *slash = 0;
    snprintf(path, sizeof path, "%s/%s", real, name);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return 0;
    ssize_t n = read(file, text, bytes);
    close(file);
    if (n < 0 || n >= (ssize_t)bytes) return 0;
    text[n] = 0;
    return 1;
}

int tepui_os_command(const char *folder, char *text, uint32_t bytes) {
    const char *path = folder == NULL ? getenv("PATH") : folder;
    while (path != NULL && *path != 0) {
        size_t length = folder == NULL ? strcspn(path, ":") : strlen(path);
        if (snprintf(text, bytes, "%.*s/tepui", (int)length, path) < (int)bytes && access(text, X_OK) == 0)
            return snprintf(text, bytes, "%.*s/tepui\nhost", (int)length, path) < (int)bytes;
        path += length;
        if (*path == ':') path++;
    }
    return 0;
}

int tepui_os_start(char *const words[]) {
    char *all[WORDS] = {"setsid", "-f"};
    if (access(words[0], X_OK) != 0) return 0;
    for (int i = 0; i < WORDS - 3 && words[i] != NULL; i++) all[i + 2] = words[i];
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0);
    pid_t child;
    int failed = posix_spawnp(&child, "setsid", &files, NULL, all, environ);
    posix_spawn_file_actions_destroy(&files);
    return failed == 0;
}

void tepui_os_pause(uint32_t milliseconds) {
    const struct timespec t = {.tv_sec = milliseconds / 1000, .tv_nsec = milliseconds % 1000 * 1000000L};
    nanosleep(&t, NULL);
}
