/* The shortest program: a device, a clear, a pixel, and counts that end at 0. */
#include "start.h"

int main(void) {
    Direct3D *d3d = (void *)Direct3DCreate9(32);
    if (d3d == NULL) return 1;
    Device *device = make_device(d3d, NULL, 0x40);
    CHECK(CALL(device, Clear, 0, NULL, 3, 0xff8040ff, 1.0f, 0));
    printf("%06x\n", pixel(device, 5, 7));
    struct {
        int32_t a[4];
    } rect = {{0, 0, 8, 8}};
    CHECK(CALL(device, Clear, 1, (void *)&rect, 1, 0xff00ff00, 1.0f, 0));
    printf("%06x %06x\n", pixel(device, 5, 7), pixel(device, 9, 7));
    printf("%u ", (unsigned)CALL(device, Release));
    printf("%u\n", (unsigned)CALL(d3d, Release));
    return 0;
}
