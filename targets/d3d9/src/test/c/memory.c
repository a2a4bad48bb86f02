/* What programs do with locked memory beyond what the documentation allows: draws from buffers that stay locked, levels written through the first one's lock, rectangles
 * outside of an image, writes under locks to be read; and what drivers tell of a vendor's blocks. */
#include "start.h"

#ifdef _WIN32
typedef IDirect3DTexture9 Texture;
typedef IDirect3DCubeTexture9 CubeTexture;
typedef IDirect3DVertexBuffer9 VertexBuffer;
#else
typedef ITexture9 Texture;
typedef ICubeTexture9 CubeTexture;
typedef IVertexBuffer9 VertexBuffer;
#endif

enum { XYZRHW_DIFFUSE = 0x44, XYZRHW_TEX1 = 0x104, TRIANGLES = 4, STRIP = 5, DYNAMIC = 0x200, DISCARD = 0x2000, READONLY = 0x10, MANAGED = 1, ATI1 = 0x31495441, DXT1 = 0x31545844 };

struct vertex {
    float x, y, z, w;
    uint32_t color;
};

struct textured {
    float x, y, z, w, u, v;
};

static const struct textured quad[4] = {{-.5f, -.5f, 0, 1, 0, 0}, {63.5f, -.5f, 0, 1, 1, 0}, {-.5f, 63.5f, 0, 1, 0, 1}, {63.5f, 63.5f, 0, 1, 1, 1}};

static void half(struct vertex *at, float left, uint32_t color) {
    const struct vertex all[3] = {{left, 0, 0, 1, color}, {left + 32, 0, 0, 1, color}, {left, 32, 0, 1, color}};
    memcpy(at, all, sizeof all);
}

/* A buffer that stays locked through two draws, which see what was written before each. */
static void drawn_while_locked(Device *d, uint32_t usage, uint32_t pool, uint32_t flags) {
    VertexBuffer *vb = NULL;
    struct vertex *at = NULL;
    CHECK(CALL(d, Clear, 0, NULL, 1, 0xff000000, 1, 0));
    CHECK(CALL(d, CreateVertexBuffer, 6 * sizeof *at, usage, XYZRHW_DIFFUSE, pool, (void *)&vb, NULL));
    CHECK(CALL(d, SetFVF, XYZRHW_DIFFUSE));
    CHECK(CALL(d, SetStreamSource, 0, (void *)vb, 0, sizeof *at));
    CHECK(CALL(vb, Lock, 0, 0, (void *)&at, flags));
    half(at, 0, 0xff112233);
    CHECK(CALL(d, DrawPrimitive, TRIANGLES, 0, 1));
    half(at + 3, 32, 0xff445566);
    CHECK(CALL(d, DrawPrimitive, TRIANGLES, 3, 1));
    printf("locked %06x %06x\n", pixel(d, 3, 3), pixel(d, 35, 3));
    CHECK(CALL(vb, Unlock));
    CALL(vb, Release);
}

static void textured_with(Device *d, Texture *t, uint32_t level) {
    CHECK(CALL(d, SetFVF, XYZRHW_TEX1));
    CHECK(CALL(d, SetTexture, 0, (void *)t));
    CHECK(CALL(d, SetSamplerState, 0, 7, 1));
    CHECK(CALL(d, SetSamplerState, 0, 9, level));
    CHECK(CALL(d, DrawPrimitiveUP, STRIP, 2, quad, sizeof *quad));
    CHECK(CALL(d, SetTexture, 0, NULL));
}

static void levels_through_the_first(Device *d) {
    Texture *t = NULL;
    struct locked l = {0, NULL};
    CHECK(CALL(d, CreateTexture, 4, 4, 3, 0, A8R8G8B8, MANAGED, (void *)&t, NULL));
    CHECK(CALL(t, LockRect, 0, (void *)&l, NULL, 0));
    for (uint32_t i = 0; i < 16 + 4 + 1; i++) ((uint32_t *)l.bits)[i] = 0xff000000 | (i < 16 ? 0x0a : i < 20 ? 0x0b : 0x0c);
    CHECK(CALL(t, UnlockRect, 0));
    printf("levels");
    for (uint32_t level = 0; level < 3; level++) {
        textured_with(d, t, level);
        printf(" %06x", pixel(d, 30, 30));
    }
    printf("\n");
    CHECK(CALL(d, SetSamplerState, 0, 9, 0));
    CALL(t, Release);
}

/* Nobody is told of what is written under a lock to be read, until the program says so. */
static void written_under_a_lock_to_be_read(Device *d) {
    Texture *source = NULL, *target = NULL;
    struct locked l = {0, NULL};
    CHECK(CALL(d, CreateTexture, 1, 1, 1, 0, A8R8G8B8, SYSTEMMEM, (void *)&source, NULL));
    CHECK(CALL(d, CreateTexture, 1, 1, 1, 0, A8R8G8B8, 0, (void *)&target, NULL));
    CHECK(CALL(source, LockRect, 0, (void *)&l, NULL, 0));
    *(uint32_t *)l.bits = 0xff111111;
    CHECK(CALL(source, UnlockRect, 0));
    CHECK(CALL(d, UpdateTexture, (void *)source, (void *)target));
    CHECK(CALL(source, LockRect, 0, (void *)&l, NULL, READONLY));
    *(uint32_t *)l.bits = 0xff222222;
    CHECK(CALL(source, UnlockRect, 0));
    CHECK(CALL(d, UpdateTexture, (void *)source, (void *)target));
    textured_with(d, target, 0);
    printf("read %06x", pixel(d, 30, 30));
    CHECK(CALL(source, AddDirtyRect, NULL));
    CHECK(CALL(d, UpdateTexture, (void *)source, (void *)target));
    textured_with(d, target, 0);
    printf(" %06x\n", pixel(d, 30, 30));
    CALL(source, Release);
    CALL(target, Release);
}

static void places(Device *d) {
    Texture *t = NULL;
    CubeTexture *cube = NULL;
    struct locked all = {0, NULL}, part = {0, NULL};
    const int32_t before[4] = {-2, 1, 0, 2}, inside[4] = {4, 4, 8, 8};
    CHECK(CALL(d, CreateTexture, 8, 8, 1, 0, A8R8G8B8, SYSTEMMEM, (void *)&t, NULL));
    CHECK(CALL(t, LockRect, 0, (void *)&all, NULL, 0));
    CHECK(CALL(t, UnlockRect, 0));
    CHECK(CALL(t, LockRect, 0, (void *)&part, (void *)before, 0));
    printf("before %d", (int)((char *)part.bits - (char *)all.bits));
    CHECK(CALL(t, UnlockRect, 0));
    CALL(t, Release);
    if ((int32_t)CALL(d, CreateTexture, 16, 8, 1, 0, ATI1, SYSTEMMEM, (void *)&t, NULL) >= 0) {
        CHECK(CALL(t, LockRect, 0, (void *)&all, NULL, 0));
        CHECK(CALL(t, UnlockRect, 0));
        CHECK(CALL(t, LockRect, 0, (void *)&part, (void *)inside, 0));
        printf(" blocks %d %d", all.pitch, (int)((char *)part.bits - (char *)all.bits));
        CHECK(CALL(t, UnlockRect, 0));
        CALL(t, Release);
    }
    CHECK(CALL(d, CreateCubeTexture, 3, 1, 0, A8R8G8B8, SYSTEMMEM, (void *)&cube, NULL));
    CHECK(CALL(cube, LockRect, 0, 0, (void *)&all, NULL, 0));
    CHECK(CALL(cube, LockRect, 1, 0, (void *)&part, NULL, 0));
    printf(" face %d\n", (int)((char *)part.bits - (char *)all.bits));
    CHECK(CALL(cube, UnlockRect, 0, 0));
    CHECK(CALL(cube, UnlockRect, 1, 0));
    CALL(cube, Release);
}

/* Locks that end beyond what they lock, or begin there: all that is inside comes to the device. */
static void beyond(Device *d) {
    VertexBuffer *vb = NULL;
    Texture *t = NULL;
    struct locked l = {0, NULL};
    const int32_t far[4] = {0, 0, INT32_MAX, INT32_MAX};
    void *data = NULL;
    CHECK(CALL(d, Clear, 0, NULL, 1, 0xff000000, 1, 0));
    CHECK(CALL(d, CreateVertexBuffer, 3 * sizeof(struct vertex), 0, XYZRHW_DIFFUSE, MANAGED, (void *)&vb, NULL));
    CHECK(CALL(vb, Lock, 0, 0, &data, 0));
    half(data, 0, 0xff112233);
    CHECK(CALL(vb, Unlock));
    CHECK(CALL(vb, Lock, 0, 1 << 20, &data, 0));
    int kept = ((struct vertex *)data)->color == 0xff112233;
    memset(data, 0, 1 << 20);
    half(data, 0, 0xff445566);
    printf("beyond %d nested %08x", kept, (uint32_t)CALL(vb, Lock, 0, 1 << 21, &data, 0));
    CHECK(CALL(vb, Unlock));
    CHECK(CALL(vb, Lock, 4096, 64, &data, 0));
    memset(data, 0xff, 64);
    CHECK(CALL(vb, Unlock));
    CHECK(CALL(d, SetFVF, XYZRHW_DIFFUSE));
    CHECK(CALL(d, SetStreamSource, 0, (void *)vb, 0, sizeof(struct vertex)));
    CHECK(CALL(d, DrawPrimitive, TRIANGLES, 0, 1));
    printf(" %06x", pixel(d, 3, 3));
    CALL(vb, Release);
    CHECK(CALL(d, CreateTexture, 8, 8, 1, 0, DXT1, MANAGED, (void *)&t, NULL));
    CHECK(CALL(t, LockRect, 0, (void *)&l, (void *)far, 0));
    for (int i = 0; i < 8; i++) ((uint32_t *)l.bits)[i] = i % 2 == 0 ? 0x001f : 0;
    CHECK(CALL(t, UnlockRect, 0));
    textured_with(d, t, 0);
    printf(" blocks %06x\n", pixel(d, 60, 60));
    CALL(t, Release);
}

int main(void) {
    Direct3D *d3d = (void *)Direct3DCreate9(32);
    if (d3d == NULL) return 1;
    Device *d = make_device(d3d, NULL, 0x40);
    CHECK(CALL(d, SetRenderState, 137, 0));
    CHECK(CALL(d, SetRenderState, 22, 1));
    drawn_while_locked(d, DYNAMIC, 0, DISCARD);
    drawn_while_locked(d, 0, MANAGED, 0);
    levels_through_the_first(d);
    written_under_a_lock_to_be_read(d);
    places(d);
    beyond(d);
    printf("%u ", (unsigned)CALL(d, Release));
    printf("%u\n", (unsigned)CALL(d3d, Release));
    return 0;
}
