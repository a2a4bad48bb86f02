/* A triangle, textures of each pool, shaders, state blocks, queries, two swap chains, draws from memory: the pixels that come of them. */
#include "start.h"

#ifdef _WIN32
typedef IDirect3DTexture9 Texture;
typedef IDirect3DVertexBuffer9 VertexBuffer;
typedef IDirect3DIndexBuffer9 IndexBuffer;
typedef IDirect3DStateBlock9 StateBlock;
typedef IDirect3DQuery9 Query;
typedef IDirect3DSwapChain9 SwapChain;
typedef IDirect3DVertexShader9 VertexShader;
typedef IDirect3DPixelShader9 PixelShader;
typedef IDirect3DVertexDeclaration9 Declaration;
#else
typedef ITexture9 Texture;
typedef IVertexBuffer9 VertexBuffer;
typedef IIndexBuffer9 IndexBuffer;
typedef IStateBlock9 StateBlock;
typedef IQuery9 Query;
typedef ISwapChain9 SwapChain;
typedef IVertexShader9 VertexShader;
typedef IPixelShader9 PixelShader;
typedef IVertexDeclaration9 Declaration;
#endif

enum { XYZRHW_DIFFUSE = 0x44, XYZRHW_TEX1 = 0x104, TRIANGLES = 4, STRIP = 5, DYNAMIC = 0x200, WRITEONLY = 8, DISCARD = 0x2000, NOOVERWRITE = 0x1000 };

struct vertex {
    float x, y, z, w;
    uint32_t color;
};

static const struct vertex left_half[3] = {{0, 0, 0, 1, 0xffff0000}, {64, 0, 0, 1, 0xffff0000}, {0, 64, 0, 1, 0xffff0000}};

static void clear(Device *d) {
    CHECK(CALL(d, Clear, 0, NULL, 3, 0xff000000, 1.0f, 0));
}

static void triangle(Device *d) {
    VertexBuffer *vb = NULL;
    void *at = NULL;
    clear(d);
    CHECK(CALL(d, CreateVertexBuffer, sizeof left_half, WRITEONLY, XYZRHW_DIFFUSE, 0, (void *)&vb, NULL));
    CHECK(CALL(vb, Lock, 0, 0, &at, 0));
    memcpy(at, left_half, sizeof left_half);
    CHECK(CALL(vb, Unlock));
    CHECK(CALL(d, SetRenderState, 137, 0));
    CHECK(CALL(d, SetRenderState, 22, 1));
    CHECK(CALL(d, SetFVF, XYZRHW_DIFFUSE));
    CHECK(CALL(d, SetStreamSource, 0, (void *)vb, 0, sizeof *left_half));
    CHECK(CALL(d, BeginScene));
    CHECK(CALL(d, DrawPrimitive, TRIANGLES, 0, 1));
    CHECK(CALL(d, EndScene));
    printf("triangle %06x %06x\n", pixel(d, 5, 5), pixel(d, 60, 60));
    CALL(vb, Release);
}

/* A ring of vertices: DISCARD at its begin, NOOVERWRITE behind. */
static void ring(Device *d) {
    VertexBuffer *vb = NULL;
    clear(d);
    CHECK(CALL(d, CreateVertexBuffer, 4 * sizeof left_half, WRITEONLY | DYNAMIC, XYZRHW_DIFFUSE, 0, (void *)&vb, NULL));
    CHECK(CALL(d, SetStreamSource, 0, (void *)vb, 0, sizeof *left_half));
    for (int i = 0; i < 8; i++) {
        struct vertex *at = NULL;
        int k = i % 4;
        CHECK(CALL(vb, Lock, k * sizeof left_half, sizeof left_half, (void *)&at, k == 0 ? DISCARD : NOOVERWRITE));
        for (int n = 0; n < 3; n++) {
            at[n] = left_half[n];
            at[n].x = at[n].x / 8 + 8 * i;
            at[n].color = 0xff000000 | 0x20 * (i + 1);
        }
        CHECK(CALL(vb, Unlock));
        CHECK(CALL(d, DrawPrimitive, TRIANGLES, 3 * k, 1));
    }
    printf("ring");
    for (int i = 0; i < 8; i++) printf(" %02x", pixel(d, 8 * i + 1, 1));
    printf("\n");
    CALL(vb, Release);
}

struct textured {
    float x, y, z, w, u, v;
};

static void textures(Device *d) {
    static const struct textured quad[4] = {{-.5f, -.5f, 0, 1, 0, 0}, {63.5f, -.5f, 0, 1, 1, 0}, {-.5f, 63.5f, 0, 1, 0, 1}, {63.5f, 63.5f, 0, 1, 1, 1}};
    static const struct {
        uint32_t usage, pool;
    } kinds[] = {{0, 1}, {DYNAMIC, 0}};
    CHECK(CALL(d, SetFVF, XYZRHW_TEX1));
    for (int k = 0; k < 2; k++) {
        Texture *t = NULL;
        struct locked l = {0, NULL};
        clear(d);
        CHECK(CALL(d, CreateTexture, 2, 2, 1, kinds[k].usage, A8R8G8B8, kinds[k].pool, (void *)&t, NULL));
        CHECK(CALL(t, LockRect, 0, (void *)&l, NULL, 0));
        for (int i = 0; i < 4; i++) *(uint32_t *)(void *)((char *)l.bits + i / 2 * l.pitch + i % 2 * 4) = 0xff000000u | 0x3f << 8 * (i % 3) | (uint32_t)k << 4;
        CHECK(CALL(t, UnlockRect, 0));
        CHECK(CALL(d, SetTexture, 0, (void *)t));
        CHECK(CALL(d, DrawPrimitiveUP, STRIP, 2, quad, sizeof *quad));
        printf("texture %d %06x %06x %06x %06x\n", k, pixel(d, 5, 5), pixel(d, 60, 5), pixel(d, 5, 60), pixel(d, 60, 60));
        /* What was written is read back without a wait. */
        uint32_t before = tepuiWaits(d);
        CHECK(CALL(t, LockRect, 0, (void *)&l, NULL, 0x10));
        printf("read %08x waits %d\n", *(uint32_t *)l.bits, (int)(tepuiWaits(d) - before));
        CHECK(CALL(t, UnlockRect, 0));
        CHECK(CALL(d, SetTexture, 0, NULL));
        CALL(t, Release);
    }
    /* From memory to the device's own, and a level drawn to. */
    Texture *source = NULL, *target = NULL;
    Surface *level = NULL, *back = NULL;
    struct locked l = {0, NULL};
    CHECK(CALL(d, CreateTexture, 4, 4, 1, 0, A8R8G8B8, SYSTEMMEM, (void *)&source, NULL));
    CHECK(CALL(d, CreateTexture, 4, 4, 1, 0, A8R8G8B8, 0, (void *)&target, NULL));
    CHECK(CALL(source, LockRect, 0, (void *)&l, NULL, 0));
    for (int y = 0; y < 4; y++)
        for (int x = 0; x < 4; x++) *(uint32_t *)(void *)((char *)l.bits + y * l.pitch + x * 4) = 0xff112233;
    CHECK(CALL(source, UnlockRect, 0));
    CHECK(CALL(d, UpdateTexture, (void *)source, (void *)target));
    CHECK(CALL(d, SetTexture, 0, (void *)target));
    CHECK(CALL(d, DrawPrimitiveUP, STRIP, 2, quad, sizeof *quad));
    printf("update %06x\n", pixel(d, 30, 30));
    CALL(source, Release);
    CALL(target, Release);
    Texture *drawn = NULL;
    CHECK(CALL(d, CreateTexture, 64, 64, 1, 1, A8R8G8B8, 0, (void *)&drawn, NULL));
    CHECK(CALL(drawn, GetSurfaceLevel, 0, (void *)&level));
    CHECK(CALL(d, GetRenderTarget, 0, (void *)&back));
    CHECK(CALL(d, SetRenderTarget, 0, (void *)level));
    CHECK(CALL(d, Clear, 0, NULL, 1, 0xff445566, 1, 0));
    CHECK(CALL(d, SetRenderTarget, 0, (void *)back));
    CHECK(CALL(d, SetTexture, 0, (void *)drawn));
    CHECK(CALL(d, DrawPrimitiveUP, STRIP, 2, quad, sizeof *quad));
    printf("drawn %06x level refs %u\n", pixel(d, 30, 30), (unsigned)CALL(level, Release));
    CHECK(CALL(d, SetTexture, 0, NULL));
    CALL(back, Release);
    printf("left %u\n", (unsigned)CALL(drawn, Release));
}

/* vs_1_1: dcl_position v0 ; mov oPos, v0 ; mov oD0, c0      ps_1_1: mov r0, v0 */
static const uint32_t vertex_code[] = {0xfffe0101, 0x0000001f, 0x80000000, 0x900f0000, 0x00000001, 0xc00f0000, 0x90e40000, 0x00000001, 0xd00f0000, 0xa0e40000, 0xffff};
static const uint32_t pixel_code[] = {0xffff0101, 0x00000001, 0x800f0000, 0x90e40000, 0xffff};

static void shaders(Device *d) {
    static const struct {
        uint16_t stream, offset;
        uint8_t type, method, usage, index;
    } elements[] = {{0, 0, 2, 0, 0, 0}, {0xff, 0, 17, 0, 0, 0}};
    static const float corners[4][3] = {{-1, 1, .5f}, {1, 1, .5f}, {-1, -1, .5f}, {1, -1, .5f}};
    const float color[4] = {0, 1, 1, 1};
    VertexShader *vs = NULL, *vs2 = NULL;
    PixelShader *ps = NULL;
    Declaration *decl = NULL;
    const uint32_t bad[] = {0xfffe0101, 0x12345678, 0xffff};
    printf("refused %d\n", (int32_t)CALL(d, CreateVertexShader, (void *)bad, (void *)&vs) < 0);
    CHECK(CALL(d, CreateVertexShader, (void *)vertex_code, (void *)&vs));
    CHECK(CALL(d, CreatePixelShader, (void *)pixel_code, (void *)&ps));
    CHECK(CALL(d, CreateVertexDeclaration, (void *)elements, (void *)&decl));
    clear(d);
    CHECK(CALL(d, SetVertexShader, (void *)vs));
    CHECK(CALL(d, SetPixelShader, (void *)ps));
    CHECK(CALL(d, SetVertexDeclaration, (void *)decl));
    CHECK(CALL(d, SetVertexShaderConstantF, 0, color, 1));
    CHECK(CALL(d, DrawPrimitiveUP, STRIP, 2, corners, sizeof *corners));
    printf("shader %06x", pixel(d, 30, 30));
    CHECK(CALL(d, GetVertexShader, (void *)&vs2));
    uint32_t size = 0;
    CHECK(CALL(vs2, GetFunction, NULL, (void *)&size));
    printf(" same %d bytes %u", vs2 == vs, size);
    CALL(vs2, Release);
    /* Released while it is bound: it stays until it is unbound. */
    CALL(vs, Release);
    CALL(decl, Release);
    CHECK(CALL(d, DrawPrimitiveUP, STRIP, 2, corners, sizeof *corners));
    CHECK(CALL(d, SetVertexShader, NULL));
    CHECK(CALL(d, SetPixelShader, NULL));
    printf(" left %u\n", (unsigned)CALL(ps, Release));
}

static void blocks(Device *d) {
    StateBlock *all = NULL, *recorded = NULL;
    uint32_t value = 0;
    CHECK(CALL(d, SetRenderState, 7, 0));
    CHECK(CALL(d, CreateStateBlock, 1, (void *)&all));
    CHECK(CALL(d, SetRenderState, 7, 1));
    CHECK(CALL(d, BeginStateBlock));
    CHECK(CALL(d, SetRenderState, 22, 3));
    CHECK(CALL(d, GetRenderState, 22, (void *)&value));
    printf("while recording %u", (unsigned)value);
    CHECK(CALL(d, EndStateBlock, (void *)&recorded));
    CHECK(CALL(recorded, Apply));
    CHECK(CALL(d, GetRenderState, 22, (void *)&value));
    printf(" applied %u", (unsigned)value);
    CHECK(CALL(all, Apply));
    CHECK(CALL(d, GetRenderState, 22, (void *)&value));
    printf(" all %u", (unsigned)value);
    CHECK(CALL(d, GetRenderState, 7, (void *)&value));
    printf(" %u", (unsigned)value);
    CHECK(CALL(d, SetRenderState, 22, 2));
    CHECK(CALL(recorded, Capture));
    CHECK(CALL(d, SetRenderState, 22, 1));
    CHECK(CALL(recorded, Apply));
    CHECK(CALL(d, GetRenderState, 22, (void *)&value));
    printf(" captured %u\n", (unsigned)value);
    CHECK(CALL(d, SetRenderState, 22, 1));
    CALL(all, Release);
    CALL(recorded, Release);
}

/* The first use of a code while a block is recorded, and draws of nothing. */
static void codes(Device *d) {
    enum { XYZ_NORMAL_TEX1 = 0x112 };
    StateBlock *recorded = NULL;
    uint32_t code = 0;
    clear(d);
    CHECK(CALL(d, SetFVF, XYZRHW_DIFFUSE));
    CHECK(CALL(d, BeginStateBlock));
    CHECK(CALL(d, SetFVF, XYZ_NORMAL_TEX1));
    CHECK(CALL(d, EndStateBlock, (void *)&recorded));
    CHECK(CALL(d, DrawPrimitiveUP, TRIANGLES, 1, left_half, sizeof *left_half));
    printf("codes %06x", pixel(d, 5, 5));
    CHECK(CALL(recorded, Apply));
    CHECK(CALL(d, GetFVF, (void *)&code));
    CHECK(CALL(d, SetIndices, NULL));
    printf(" %x nothing %08x", (unsigned)code, (uint32_t)CALL(d, DrawPrimitive, TRIANGLES, 0, 0));
    printf(" %08x", (uint32_t)CALL(d, DrawIndexedPrimitive, TRIANGLES, 0, 0, 3, 0, 1));
    printf(" %08x\n", (uint32_t)CALL(d, Clear, 0, NULL, 0, 0, 2.0f, 0));
    CALL(recorded, Release);
}

static void queries(Device *d) {
    Query *q = NULL;
    uint32_t pixels = 0, result;
    CHECK(CALL(d, CreateQuery, 9, (void *)&q));
    CHECK(CALL(d, SetFVF, XYZRHW_DIFFUSE));
    CHECK(CALL(q, Issue, 2));
    CHECK(CALL(d, DrawPrimitiveUP, TRIANGLES, 1, left_half, sizeof *left_half));
    CHECK(CALL(q, Issue, 1));
    while ((result = (uint32_t)CALL(q, GetData, &pixels, sizeof pixels, 1)) == 1) {}
    CHECK(result);
    printf("query %d\n", pixels > 1900 && pixels < 2200);
    CALL(q, Release);
}

static void chains(Device *d) {
    struct parameters p = {32, 16, X8R8G8B8, 1, 0, 0, 1, NULL, 1, 0, 0, 0, 0, 0};
    SwapChain *second = NULL;
    Surface *buffer = NULL, *back = NULL;
    CHECK(CALL(d, CreateAdditionalSwapChain, (void *)&p, (void *)&second));
    CHECK(CALL(second, GetBackBuffer, 0, 0, (void *)&buffer));
    CHECK(CALL(d, ColorFill, (void *)buffer, NULL, 0xff00ff00));
    CHECK(CALL(second, Present, NULL, NULL, NULL, NULL, 0));
    CHECK(CALL(d, GetBackBuffer, 0, 0, 0, (void *)&back));
    CHECK(CALL(d, StretchRect, (void *)buffer, NULL, (void *)back, NULL, 0));
    printf("chains %06x", pixel(d, 3, 3));
    /* What the program holds of the pool DEFAULT stands in the way of a reset. */
    struct parameters r = {WIDTH, HEIGHT, X8R8G8B8, 1, 0, 0, 1, NULL, 1, 1, D24S8, 0, 0, 0};
    printf(" held %08x", (uint32_t)CALL(d, Reset, (void *)&r));
    printf(" %u %u %u", (unsigned)CALL(buffer, Release), (unsigned)CALL(second, Release), (unsigned)CALL(back, Release));
    printf(" level %08x", (uint32_t)CALL(d, TestCooperativeLevel));
    CHECK(CALL(d, Reset, (void *)&r));
    CHECK(CALL(d, Clear, 0, NULL, 1, 0xff010203, 1, 0));
    printf(" reset %06x level %08x\n", pixel(d, 3, 3), (uint32_t)CALL(d, TestCooperativeLevel));
}

/* More vertices than a packet takes. */
static void many(Device *d) {
    enum { COUNT = 30000 };
    struct vertex *all = calloc(3 * COUNT, sizeof *all);
    uint32_t *indices = calloc(3 * COUNT, sizeof *indices);
    for (int i = 0; i < COUNT; i++)
        for (int k = 0; k < 3; k++) {
            all[3 * i + k] = left_half[k];
            all[3 * i + k].x = (left_half[k].x / 64 + (float)(i % 64));
            all[3 * i + k].y = (left_half[k].y / 64 + (float)(i / 64 % 64));
            all[3 * i + k].color = 0xff00ff00;
            indices[3 * i + k] = (uint32_t)(3 * i + k);
        }
    clear(d);
    CHECK(CALL(d, SetFVF, XYZRHW_DIFFUSE));
    CHECK(CALL(d, DrawPrimitiveUP, TRIANGLES, COUNT, all, sizeof *all));
    printf("many %06x", pixel(d, 40, 40));
    clear(d);
    CHECK(CALL(d, DrawIndexedPrimitiveUP, TRIANGLES, 0, 3 * COUNT, COUNT, indices, 102, all, sizeof *all));
    printf(" indexed %06x\n", pixel(d, 40, 40));
    free(all);
    free(indices);
}

int main(void) {
    Direct3D *d3d = (void *)Direct3DCreate9(32);
    if (d3d == NULL) return 1;
    Device *d = make_device(d3d, NULL, 0x40);
    triangle(d);
    ring(d);
    textures(d);
    shaders(d);
    blocks(d);
    codes(d);
    queries(d);
    many(d);
    chains(d);
    printf("%u ", (unsigned)CALL(d, Release));
    printf("%u\n", (unsigned)CALL(d3d, Release));
    return 0;
}
