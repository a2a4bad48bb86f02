/* Four threads that call one device, made for several, at once: each makes resources, fills them, reads them back and draws. */
#include "start.h"

#ifndef _WIN32
#include <pthread.h>
#endif

enum { THREADS = 4, ROUNDS = 60, MANAGED = 1, DYNAMIC = 0x208, XYZRHW_DIFFUSE = 0x44, DISCARD = 0x2000, READ_ONLY = 0x10, FACTOR = 60 };

struct vertex {
    float x, y, z, w;
    uint32_t color;
};

static Device *device;
static unsigned wrong;

static void no(int is) {
    if (is) __atomic_add_fetch(&wrong, 1, __ATOMIC_RELAXED);
}

#ifdef _WIN32
typedef IDirect3DVertexBuffer9 Vertices;
typedef IDirect3DTexture9 Texture;
#else
typedef IVertexBuffer9 Vertices;
typedef ITexture9 Texture;
#endif

static void draw(uint32_t color) {
    const struct vertex all[3] = {{-1, -1, 0, 1, color}, {200, -1, 0, 1, color}, {-1, 200, 0, 1, color}};
    Vertices *v = NULL;
    void *memory = NULL;
    CHECK(CALL(device, CreateVertexBuffer, sizeof all, DYNAMIC, XYZRHW_DIFFUSE, 0, (void *)&v, NULL));
    CHECK(CALL(v, Lock, 0, 0, (void *)&memory, DISCARD));
    memcpy(memory, all, sizeof all);
    CHECK(CALL(v, Unlock));
    CHECK(CALL(device, SetStreamSource, 0, (void *)v, 0, sizeof *all));
    CHECK(CALL(device, DrawPrimitive, 4, 0, 1));
    CHECK(CALL(device, SetStreamSource, 0, NULL, 0, 0));
    no(CALL(v, Release) != 0);
}

static void fill(uint32_t color) {
    Texture *t = NULL;
    struct locked locked = {0, NULL};
    CHECK(CALL(device, CreateTexture, 4, 4, 1, 0, A8R8G8B8, MANAGED, (void *)&t, NULL));
    CHECK(CALL(t, LockRect, 0, (void *)&locked, NULL, 0));
    for (int y = 0; y < 4; y++)
        for (int x = 0; x < 4; x++) ((uint32_t *)(void *)((char *)locked.bits + y * locked.pitch))[x] = color + (uint32_t)x;
    CHECK(CALL(t, UnlockRect, 0));
    CHECK(CALL(device, SetTexture, 0, (void *)t));
    CHECK(CALL(device, SetTexture, 0, NULL));
    CHECK(CALL(t, LockRect, 0, (void *)&locked, NULL, READ_ONLY));
    for (int x = 0; x < 4; x++) no(((uint32_t *)locked.bits)[x] != color + (uint32_t)x);
    CHECK(CALL(t, UnlockRect, 0));
    no(CALL(t, Release) != 0);
}

static void work(unsigned number) {
    for (uint32_t i = 0; i < ROUNDS; i++) {
        unsigned long factor = 0;
        fill(number << 16 | i << 8);
        draw(0xff000000 | number << 16 | i);
        CHECK(CALL(device, SetRenderState, FACTOR, number));
        CHECK(CALL(device, GetRenderState, FACTOR, (void *)&factor));
        no((uint32_t)factor >= THREADS);
    }
}

#ifdef _WIN32
static DWORD WINAPI run(void *number) {
    work((unsigned)(uintptr_t)number);
    return 0;
}
#else
static void *run(void *number) {
    work((unsigned)(uintptr_t)number);
    return NULL;
}
#endif

int main(void) {
    Direct3D *d3d = (void *)Direct3DCreate9(32);
    if (d3d == NULL) return 1;
    device = make_device(d3d, NULL, 0x44);
    CHECK(CALL(device, SetFVF, XYZRHW_DIFFUSE));
    CHECK(CALL(device, BeginScene));
#ifdef _WIN32
    HANDLE all[THREADS];
    for (uintptr_t i = 0; i < THREADS; i++) all[i] = CreateThread(NULL, 0, run, (void *)i, 0, NULL);
    WaitForMultipleObjects(THREADS, all, TRUE, INFINITE);
#else
    pthread_t all[THREADS];
    for (uintptr_t i = 0; i < THREADS; i++) pthread_create(&all[i], NULL, run, (void *)i);
    for (int i = 0; i < THREADS; i++) pthread_join(all[i], NULL);
#endif
    draw(0xff102030);
    CHECK(CALL(device, EndScene));
    printf("wrong %u drawn %06x\n", wrong, pixel(device, 40, 40));
    CHECK(CALL(device, Present, NULL, NULL, NULL, NULL));
    printf("%u", (unsigned)CALL(device, Release));
    printf(" %u\n", (unsigned)CALL(d3d, Release));
    return 0;
}
