/* Clears a target of a device on each adapter. Each is a group of its own. */
#include "start.h"

enum { INVALID = (int)0x8876086c };

int main(void) {
    Direct3D *d3d = (Direct3D *)Direct3DCreate9(32);
    uint32_t count = CALL(d3d, GetAdapterCount);
    printf("adapters %u beyond %d\n", count, (int)CALL(d3d, GetAdapterDisplayMode, count, (void *)(char[16]){0}) == INVALID);
    Device *devices[4] = {NULL};
    for (uint32_t i = 0; i < count && i < 4; i++) {
        static char identifier[1100];
        struct parameters p = {WIDTH, HEIGHT, X8R8G8B8, 1, 0, 0, 1, NULL, 1, 1, D24S8, 0, 0, 0};
        uint32_t caps[76] = {0}, creation[8] = {9, 9};
        CHECK(CALL(d3d, GetAdapterIdentifier, i, 0, (void *)identifier));
        CHECK(CALL(d3d, GetDeviceCaps, i, 1, (void *)caps));
        CHECK(CALL(d3d, CreateDevice, i, 1, NULL, 0x40, (void *)&p, (void *)&devices[i]));
        CHECK(CALL(devices[i], GetCreationParameters, (void *)creation));
        CHECK(CALL(devices[i], Clear, 0, NULL, 1, 0xff000010 + i, 1.0f, 0));
        printf("%u named %d caps %u group %u %u %u created %u\n", i, strlen(identifier + 512) > 0, caps[1], caps[56], caps[57], caps[58], creation[0]);
    }
    for (uint32_t i = 0; i < count && i < 4; i++) printf("%06x\n", pixel(devices[i], 3, 3));
    for (uint32_t i = 0; i < count && i < 4; i++) printf("refs %u\n", (uint32_t)CALL(devices[i], Release));
    return 0;
}
