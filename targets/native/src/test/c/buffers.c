/* Fills buffers by copies, small and large, and through a map, and reads them back; the sources are spoilt behind each call. */
#include "start.h"

enum { SMALL = 100, LARGE = 1 << 20 };

static uint8_t source[LARGE], back[LARGE];

static void fill(int seed, int bytes) {
    for (int i = 0; i < bytes; i++) source[i] = (uint8_t)(i * 7 + seed + i / 251);
}

static int same(int seed, int bytes) {
    memset(back, 0, sizeof back);
    glGetBufferSubData(ARRAY_BUFFER, 0, bytes, back);
    fill(seed, bytes);
    return memcmp(source, back, bytes) == 0;
}

int main(void) {
    start();
    unsigned buffer = 0;
    glGenBuffers(1, &buffer);
    glBindBuffer(ARRAY_BUFFER, buffer);
    glBufferData(ARRAY_BUFFER, LARGE, NULL, STATIC_DRAW);

    fill(1, SMALL);
    glBufferSubData(ARRAY_BUFFER, 0, SMALL, source);
    memset(source, 0, sizeof source);
    int small = same(1, SMALL);

    fill(2, LARGE);
    glBufferSubData(ARRAY_BUFFER, 0, LARGE, source);
    memset(source, 0, sizeof source);
    int large = same(2, LARGE);

    fill(3, LARGE);
    void *map = glMapBuffer(ARRAY_BUFFER, WRITE_ONLY);
    if (map != NULL) memcpy(map, source, LARGE);
    int mapped = glUnmapBuffer(ARRAY_BUFFER) && same(3, LARGE);
    printf("small %d large %d mapped %d error %x\n", small, large, mapped, glGetError());
    return 0;
}
