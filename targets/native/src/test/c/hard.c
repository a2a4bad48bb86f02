/* Does what is hard on a library, as its argument says, and goes on drawing: "descriptors" closes all but its output, "stack" draws on a thread of 64 KiB,
 * "memory" leaves itself little and asks for much, "handler" has a handler of SIGSEGV after its first call, "thread" ends its first thread. */
#include "start.h"

#include <pthread.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

static void draw(const char *what) {
    glClearColor(0, 1, 0, 1);
    glClear(COLOR_BUFFER_BIT);
    printf("%s %06x error %x\n", what, pixel(1, 1), glGetError());
    fflush(stdout);
}

static void *on_thread(void *what) {
    start();
    draw(what);
    exit(0);
}

static void handler(int signal) {
    printf("handler %d\n", signal);
    fflush(stdout);
    _exit(0);
}

int main(int count, char **arguments) {
    const char *what = count > 1 ? arguments[1] : "";
    pthread_t thread;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    if (strcmp(what, "stack") == 0) {
        pthread_attr_setstacksize(&attributes, 64 << 10);
        pthread_create(&thread, &attributes, on_thread, (void *)what);
        pthread_join(thread, NULL);
    }
    if (strcmp(what, "thread") == 0) {
        pthread_create(&thread, &attributes, on_thread, (void *)what);
        pthread_exit(NULL);
    }
    start();
    draw("before");
    if (strcmp(what, "descriptors") == 0)
        for (int i = 3; i < 1024; i++) close(i);
    if (strcmp(what, "memory") == 0) {
        unsigned buffer;
        glGenBuffers(1, &buffer);
        glBindBuffer(ARRAY_BUFFER, buffer);
        glBufferData(ARRAY_BUFFER, (intptr_t)1 << 40, NULL, STATIC_DRAW);
        printf("error %x\n", glGetError());
    }
    draw(what);
    if (strcmp(what, "handler") == 0) {
        struct sigaction action;
        memset(&action, 0, sizeof action);
        action.sa_handler = handler;
        sigaction(SIGSEGV, &action, NULL);
        draw("handled");
        *(volatile int *)8 = 1;
    }
    return 0;
}
