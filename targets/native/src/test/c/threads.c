/* Four threads with a context each draw at the same time; one of them has a stack of 64 KiB. */
#include "start.h"

#include <pthread.h>

static void *draw(void *number) {
    int n = (int)(intptr_t)number;
    start();
    for (int i = 0; i < 200; i++) {
        unsigned wanted = (unsigned)(n * 1000 + i);
        glClearColor((wanted >> 16) / 255.0f, (wanted >> 8 & 255) / 255.0f, (wanted & 255) / 255.0f, 1);
        glClear(COLOR_BUFFER_BIT);
        if (pixel(i & 15, 3) != wanted) return "wrong";
    }
    return "ok";
}

int main(void) {
    pthread_t threads[5];
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    for (intptr_t n = 1; n <= 4; n++) {
        pthread_attr_setstacksize(&attributes, n == 4 ? 64 << 10 : 8 << 20);
        if (pthread_create(&threads[n], &attributes, draw, (void *)n) != 0) return 2;
    }
    for (int n = 1; n <= 4; n++) {
        void *result = NULL;
        pthread_join(threads[n], &result);
        printf("%d %s\n", n, (const char *)result);
    }
    return 0;
}
