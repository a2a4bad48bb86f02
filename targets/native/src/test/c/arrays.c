/* Draws from memory of its own, which it spoils behind each call, from a buffer, and from its own again, with indices too. */
#include "start.h"

static const float over_all[] = {-1, -1, 3, -1, -1, 3};

int main(void) {
    start();
    float own[6];
    glEnableClientState(VERTEX_ARRAY);
    glVertexPointer(2, FLOAT, 0, own);

    memcpy(own, over_all, sizeof own);
    glColor3f(0, 1, 0);
    glDrawArrays(TRIANGLES, 0, 3);
    memset(own, 0, sizeof own);
    printf("own %06x ", pixel(8, 8));

    unsigned buffer = 0;
    glGenBuffers(1, &buffer);
    glBindBuffer(ARRAY_BUFFER, buffer);
    glBufferData(ARRAY_BUFFER, sizeof over_all, over_all, STATIC_DRAW);
    glVertexPointer(2, FLOAT, 0, NULL);
    glColor3f(0, 0, 1);
    glDrawArrays(TRIANGLES, 0, 3);
    printf("offset %06x ", pixel(8, 8));

    glBindBuffer(ARRAY_BUFFER, 0);
    glVertexPointer(2, FLOAT, 0, own);
    memcpy(own, over_all, sizeof own);
    glColor3f(0, 1, 0);
    glDrawArrays(TRIANGLES, 0, 3);
    memset(own, 0, sizeof own);
    printf("own %06x ", pixel(8, 8));

    glBindBuffer(ARRAY_BUFFER, buffer);
    glVertexPointer(2, FLOAT, 0, NULL);
    uint16_t indices[] = {0, 1, 2};
    glColor3f(1, 0, 0);
    glDrawElements(TRIANGLES, 3, UNSIGNED_SHORT, indices);
    memset(indices, 0, sizeof indices);
    printf("indexed %06x\n", pixel(8, 8));
    return 0;
}
