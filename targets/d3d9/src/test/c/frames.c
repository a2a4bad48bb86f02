/* A frame as games have it, many times: dynamic vertices, a texture that is written anew, states, constants, getters, a state block, a target that is drawn to
 * and sampled. Says how often the device waited for an answer in the last frame. */
#include "start.h"

#ifdef _WIN32
typedef IDirect3DTexture9 Texture;
typedef IDirect3DVertexBuffer9 VertexBuffer;
typedef IDirect3DStateBlock9 StateBlock;
#else
typedef ITexture9 Texture;
typedef IVertexBuffer9 VertexBuffer;
typedef IStateBlock9 StateBlock;
#endif

struct vertex {
    float x, y, z, w, u, v;
};

static const struct vertex quad[4] = {{-.5f, -.5f, 0, 1, 0, 0}, {63.5f, -.5f, 0, 1, 1, 0}, {-.5f, 63.5f, 0, 1, 0, 1}, {63.5f, 63.5f, 0, 1, 1, 1}};

int main(int argc, char **argv) {
    int frames = argc > 1 ? atoi(argv[1]) : 20;
    Direct3D *d3d = (void *)Direct3DCreate9(32);
    if (d3d == NULL) return 1;
    Device *d = make_device(d3d, NULL, 0x40);
    VertexBuffer *vb = NULL;
    Texture *streamed = NULL, *target = NULL;
    Surface *level = NULL, *back = NULL;
    StateBlock *block = NULL;
    CHECK(CALL(d, CreateVertexBuffer, 4096, 8 | 0x200, 0x104, 0, (void *)&vb, NULL));
    CHECK(CALL(d, CreateTexture, 16, 16, 1, 0x200, A8R8G8B8, 0, (void *)&streamed, NULL));
    CHECK(CALL(d, CreateTexture, WIDTH, HEIGHT, 1, 1, A8R8G8B8, 0, (void *)&target, NULL));
    CHECK(CALL(target, GetSurfaceLevel, 0, (void *)&level));
    CHECK(CALL(d, GetRenderTarget, 0, (void *)&back));
    CHECK(CALL(d, CreateStateBlock, 1, (void *)&block));
    CHECK(CALL(d, SetFVF, 0x104));
    CHECK(CALL(d, SetStreamSource, 0, (void *)vb, 0, sizeof *quad));
    for (int i = 0; i < frames; i++) {
        void *at = NULL;
        struct locked l = {0, NULL};
        float matrix[16], constants[16] = {(float)i};
        uint32_t value = 0;
        CHECK(CALL(block, Capture));
        CHECK(CALL(vb, Lock, 0, sizeof quad, &at, 0x2000));
        memcpy(at, quad, sizeof quad);
        CHECK(CALL(vb, Unlock));
        CHECK(CALL(streamed, LockRect, 0, (void *)&l, NULL, 0x2000));
        for (int y = 0; y < 16; y++)
            for (int x = 0; x < 16; x++) *(uint32_t *)(void *)((char *)l.bits + y * l.pitch + x * 4) = 0xff000000u | (uint32_t)i;
        CHECK(CALL(streamed, UnlockRect, 0));
        CHECK(CALL(d, BeginScene));
        CHECK(CALL(d, SetRenderTarget, 0, (void *)level));
        CHECK(CALL(d, Clear, 0, NULL, 1, 0xff000000, 1, 0));
        CHECK(CALL(d, SetTexture, 0, (void *)streamed));
        CHECK(CALL(d, SetVertexShaderConstantF, 0, constants, 4));
        CHECK(CALL(d, GetVertexShaderConstantF, 0, constants, 4));
        CHECK(CALL(d, DrawPrimitive, 5, 0, 2));
        CHECK(CALL(d, GetTransform, 256, (void *)matrix));
        matrix[12] = (float)i;
        CHECK(CALL(d, SetTransform, 256, (void *)matrix));
        CHECK(CALL(d, SetRenderState, 27, (uint32_t)(i & 1)));
        CHECK(CALL(d, GetRenderState, 27, (void *)&value));
        CHECK(CALL(d, SetRenderTarget, 0, (void *)back));
        CHECK(CALL(d, SetTexture, 0, (void *)target));
        CHECK(CALL(d, DrawPrimitive, 5, 0, 2));
        CHECK(CALL(d, SetTexture, 0, NULL));
        CHECK(CALL(d, StretchRect, (void *)level, NULL, (void *)back, NULL, 0));
        CHECK(CALL(d, EndScene));
        CHECK(CALL(block, Apply));
        CHECK(CALL(d, Present, NULL, NULL, NULL, NULL));
        if (value != (uint32_t)(i & 1) || constants[0] != (float)i) return 2;
    }
    printf("waits of a frame %u\n", tepuiWaitsOfFrame(d));
    printf("last %06x\n", pixel(d, 9, 9));
    CALL(level, Release);
    CALL(back, Release);
    CALL(block, Release);
    CALL(vb, Release);
    CALL(streamed, Release);
    CALL(target, Release);
    printf("%u ", (unsigned)CALL(d, Release));
    printf("%u\n", (unsigned)CALL(d3d, Release));
    return 0;
}
