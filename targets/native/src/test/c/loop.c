/* Draws, writes into a mapped buffer and starts threads, until it is killed. */
#include "start.h"

#include <pthread.h>

static void *draw(void *unused) {
    (void)unused;
    start();
    unsigned buffer;
    glGenBuffers(1, &buffer);
    glBindBuffer(ARRAY_BUFFER, buffer);
    glBufferData(ARRAY_BUFFER, 1 << 20, NULL, STATIC_DRAW);
    printf("drawing\n");
    for (;;) {
        for (int i = 0; i < 100; i++) glClear(COLOR_BUFFER_BIT);
        char *mapped = glMapBuffer(ARRAY_BUFFER, WRITE_ONLY);
        if (mapped != NULL) memset(mapped, 1, 1 << 20);
        glUnmapBuffer(ARRAY_BUFFER);
    }
}

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    pthread_t thread;
    pthread_create(&thread, NULL, draw, NULL);
    draw(NULL);
}
