/* A device that is reset again and again, to other sizes, every third time first refused for what the program holds; then gamma and the pointer's picture. */
#include "start.h"

enum { RESETS = 60, DYNAMIC = 0x208 };

#ifdef _WIN32
typedef IDirect3DVertexBuffer9 Vertices;
#else
typedef IVertexBuffer9 Vertices;
#endif

static uint32_t level(Device *d) {
    return (uint32_t)CALL(d, TestCooperativeLevel);
}

static void resets(Device *d) {
    unsigned refused = 0, wrong = 0;
    for (uint32_t i = 0; i < RESETS; i++) {
        uint32_t scale = 1 + i % 3;
        struct parameters p = {scale * WIDTH, scale * HEIGHT, X8R8G8B8, 1 + i % 2, 0, 0, 1, NULL, 1, i % 5 != 0, D24S8, 0, 0, 0};
        if (i % 3 == 0) {
            Vertices *held = NULL;
            CHECK(CALL(d, CreateVertexBuffer, 96, DYNAMIC, 0, 0, (void *)&held, NULL));
            refused += (uint32_t)CALL(d, Reset, (void *)&p) == 0x8876086c && level(d) == 0x88760869;
            CALL(held, Release);
        }
        CHECK(CALL(d, Reset, (void *)&p));
        wrong += level(d) != 0;
        CHECK(CALL(d, Clear, 0, NULL, i % 5 != 0 ? 3 : 1, 0xff000000 | i, 1.0f, 0));
        if (scale == 1) wrong += pixel(d, 7, 7) != i;
        CHECK(CALL(d, Present, NULL, NULL, NULL, NULL));
    }
    printf("resets %d refused %u wrong %u\n", RESETS, refused, wrong);
}

static void gamma_and_pointer(Device *d) {
    uint16_t ramp[3][256], got[3][256];
    Surface *picture = NULL;
    struct locked locked = {0, NULL};
    for (int i = 0; i < 768; i++) ramp[i / 256][i % 256] = (uint16_t)(65535 - i % 256 * 257);
    CALL(d, SetGammaRamp, 0, 0, (void *)ramp);
    CALL(d, GetGammaRamp, 0, (void *)got);
    printf("gamma %d", memcmp(ramp, got, sizeof ramp) == 0);
    CHECK(CALL(d, CreateOffscreenPlainSurface, 32, 32, A8R8G8B8, SYSTEMMEM, (void *)&picture, NULL));
    CHECK(CALL(picture, LockRect, (void *)&locked, NULL, 0));
    for (int y = 0; y < 32; y++) memset((char *)locked.bits + y * locked.pitch, y < 16 ? 255 : 0, 128);
    CHECK(CALL(picture, UnlockRect));
    printf(" pointer %08x", (uint32_t)CALL(d, SetCursorProperties, 0, 0, (void *)picture));
    printf(" was %d", (int)CALL(d, ShowCursor, 1));
    CALL(d, SetCursorPosition, 8, 8, 0);
    CHECK(CALL(d, Present, NULL, NULL, NULL, NULL));
    printf(" then %d\n", (int)CALL(d, ShowCursor, 0));
    CALL(picture, Release);
}

int main(void) {
    Direct3D *d3d = (void *)Direct3DCreate9(32);
    if (d3d == NULL) return 1;
    Device *d = make_device(d3d, NULL, 0x40);
    resets(d);
    gamma_and_pointer(d);
    printf("%u", (unsigned)CALL(d, Release));
    printf(" %u\n", (unsigned)CALL(d3d, Release));
    return 0;
}
