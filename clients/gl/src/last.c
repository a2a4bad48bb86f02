/* End of a program whose main thread has left by pthread_exit. Such a program ends with its last thread; but the VM's threads, which never leave, would keep
 * the process. So when a thread leaves and there is no main thread any more, a thread of ours waits for the others, and exits as the C library would.
 * The VM's threads are known by the names that it gives them: whatever else is there counts as the program's, and keeps it. */
#define _GNU_SOURCE
#include "client.h"

#include <dirent.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { PAUSE = 20000 /* microseconds */ };

/* Names begin like this; the system keeps 15 letters of each. */
static const char *const OF_VM[] = {
    "VM ",         "GC Thread#",   "G1 ",          "C1 CompilerThre", "C2 CompilerThre", "Reference Handl", "Finalizer",       "Signal Dispatch",
    "Attach Listen", "Service Thread", "Monitor Deflati", "Notification Th", "Common-Cleaner",  "Cleaner-",        "ForkJoinPool",    "tepui",
};

static int is_of_vm(const char *name) {
    for (size_t i = 0; i < sizeof(OF_VM) / sizeof(*OF_VM); i++)
        if (strncmp(name, OF_VM[i], strlen(OF_VM[i])) == 0) return 1;
    return 0;
}

/* Is a thread of the process, in /proc/self/task, alive and not the VM's? */
static int is_programs(const char *thread) {
    char path[64], line[256];
    snprintf(path, sizeof(path), "/proc/self/task/%.20s/stat", thread);
    FILE *file = fopen(path, "re");
    if (file == NULL) return 0;
    size_t length = fread(line, 1, sizeof(line) - 1, file);
    fclose(file);
    line[length] = 0;
    /* 12 (name) S ...: a name may have parentheses, too. */
    char *name = strchr(line, '('), *end = strrchr(line, ')');
    if (name == NULL || end == NULL || end[1] == 0) return 0;
    *end = 0;
    return end[2] != 'Z' && end[2] != 'X' && !is_of_vm(name + 1);
}

/* Where it cannot be told there is one. */
static int has_others(void) {
    DIR *all = opendir("/proc/self/task");
    if (all == NULL) return 1;
    int found = 0;
    for (struct dirent *e = readdir(all); e != NULL && !found; e = readdir(all)) found = e->d_name[0] != '.' && is_programs(e->d_name);
    closedir(all);
    return found;
}

static void *wait_for_others(void *unused) {
    (void)unused;
    pthread_setname_np(pthread_self(), "tepui-last");
    do usleep(PAUSE);
    while (has_others());
    exit(0);
}

void tepui_thread_left(void) {
    static atomic_flag waiting = ATOMIC_FLAG_INIT;
    char main_thread[24];
    snprintf(main_thread, sizeof(main_thread), "%d", (int)getpid());
    if (syscall(SYS_gettid) != getpid() && is_programs(main_thread)) return;
    pthread_t thread;
    if (!atomic_flag_test_and_set(&waiting) && pthread_create(&thread, NULL, wait_for_others, NULL) == 0) pthread_detach(thread);
}
