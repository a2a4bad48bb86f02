/* Fills buffers by copies, small and large, and through maps, and reads them back; the sources are spoilt behind each call. */
#include "start.h"

void *glMapBufferRange(unsigned, intptr_t, intptr_t, unsigned);

enum { SMALL = 100, LARGE = 1 << 20, WRITE = 2 };

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

    fill(4, LARGE);
    glBufferSubData(ARRAY_BUFFER, 0, LARGE, source);
    uint8_t *range = glMapBufferRange(ARRAY_BUFFER, 5, SMALL, WRITE);
    int aligned = range != NULL && ((uintptr_t)range - 5) % 64 == 0;
    if (range != NULL) memset(range, 9, SMALL);
    glUnmapBuffer(ARRAY_BUFFER);
    glGetBufferSubData(ARRAY_BUFFER, 0, LARGE, back);
    for (int i = 0; i < LARGE; i++) aligned &= back[i] == (i >= 5 && i < 5 + SMALL ? 9 : source[i]);
    printf("small %d large %d mapped %d range %d error %x\n", small, large, mapped, aligned, glGetError());
    return 0;
}
