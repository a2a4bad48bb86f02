/* Ends with 5 in the way that its argument names, with calls that were not sent yet. */
#include "start.h"

#include <pthread.h>
#include <unistd.h>

static void *leave(void *unused) {
    (void)unused;
    exit(5);
}

static int rounds;

static void *draw(void *unused) {
    (void)unused;
    start();
    for (int i = 0; i < rounds; i++) {
        glClear(COLOR_BUFFER_BIT);
        usleep(1000);
    }
    glFinish();
    return NULL;
}

/* It uses nothing of OpenGL. */
static void *stay(void *unused) {
    (void)unused;
    usleep(700000);
    puts("stayed");
    fflush(stdout);
    return NULL;
}

/* The main thread ends, and the program with the last of the others: with 0, as without any library. */
static void leave_others(int staying) {
    pthread_t thread;
    rounds = 200;
    pthread_create(&thread, NULL, draw, NULL);
    if (staying) pthread_create(&thread, NULL, stay, NULL);
    pthread_exit(NULL);
}

int main(int count, char **arguments) {
    const char *how = count > 1 ? arguments[1] : "main";
    if (strcmp(how, "others") == 0) leave_others(0);
    if (strcmp(how, "staying") == 0) leave_others(1);
    start();
    if (strcmp(how, "pthread_exit") == 0) pthread_exit(NULL);
    glClear(COLOR_BUFFER_BIT);
    if (strcmp(how, "exit") == 0) exit(5);
    if (strcmp(how, "_exit") == 0) _exit(5);
    if (strcmp(how, "thread") == 0) {
        pthread_t thread;
        pthread_create(&thread, NULL, leave, NULL);
        pthread_join(thread, NULL);
    }
    return 5;
}
