/* Shows pictures until the device is lost, which it is when the host goes; says what the calls answer then, and ends in order. */
#include "start.h"

int main(void) {
    Direct3D *d3d = (void *)Direct3DCreate9(32);
    if (d3d == NULL) return 1;
    Device *d = make_device(d3d, NULL, 0x40);
    struct parameters p = {WIDTH, HEIGHT, X8R8G8B8, 1, 0, 0, 1, NULL, 1, 1, D24S8, 0, 0, 0};
    uint32_t result = 0;
    printf("ready\n");
    fflush(stdout);
    while (result == 0) {
        CHECK(CALL(d, Clear, 0, NULL, 3, 0xff8040ff, 1.0f, 0));
        result = (uint32_t)CALL(d, Present, NULL, NULL, NULL, NULL);
    }
    printf("present %08x level %08x\n", result, (uint32_t)CALL(d, TestCooperativeLevel));
    /* Calls without a result go nowhere, and do no harm. */
    CHECK(CALL(d, Clear, 0, NULL, 3, 0xff8040ff, 1.0f, 0));
    printf("reset %08x", (uint32_t)CALL(d, Reset, (void *)&p));
    printf(" refs %u", (unsigned)CALL(d, Release));
    printf(" %u\n", (unsigned)CALL(d3d, Release));
    return 0;
}
