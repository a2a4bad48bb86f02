/* Ends with 5 in the way that its argument names, with calls that were not sent yet. */
#include "start.h"

#include <pthread.h>
#include <unistd.h>

static void *leave(void *unused) {
    (void)unused;
    exit(5);
}

int main(int count, char **arguments) {
    const char *how = count > 1 ? arguments[1] : "main";
    start();
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
