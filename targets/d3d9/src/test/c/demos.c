/* Small scenes as games of each generation draw them, said as rows of pixels: fixed function with fog and light, shaders of 1.1, 2.0 and 3.0, a back buffer of
 * several samples, state blocks, and two swap chains. What other implementations drew of them lies beside the test. */
#include "start.h"

#include <math.h>

#ifdef _WIN32
typedef IDirect3DTexture9 Texture;
typedef IDirect3DVertexShader9 VertexShader;
typedef IDirect3DPixelShader9 PixelShader;
typedef IDirect3DStateBlock9 StateBlock;
typedef IDirect3DSwapChain9 SwapChain;
typedef IDirect3DVertexBuffer9 VertexBuffer;
typedef IDirect3DIndexBuffer9 IndexBuffer;
#else
typedef ITexture9 Texture;
typedef IVertexShader9 VertexShader;
typedef IPixelShader9 PixelShader;
typedef IStateBlock9 StateBlock;
typedef ISwapChain9 SwapChain;
typedef IVertexBuffer9 VertexBuffer;
typedef IIndexBuffer9 IndexBuffer;
#endif

/* Written by the assembler of the front end. */
#include "demo_shaders.h"

enum { WIDE = 128, HIGH = 96, FACES = 6, SKY = 0xff203040u, FVF = 0x112 /* XYZ, NORMAL, TEX1 */, TRIANGLES = 4 };
enum { VIEW = 2, PROJECTION = 3, WORLD = 256 };

struct corner {
    float x, y, z, nx, ny, nz, u, v;
};

struct scene {
    Device *device;
    Texture *texture;
    VertexBuffer *corners;
    IndexBuffer *order;
};

static uint32_t bits_of(float f) {
    uint32_t b;
    memcpy(&b, &f, 4);
    return b;
}

static void multiply(float out[16], const float a[16], const float b[16]) {
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < 4; k++) {
            out[4 * i + k] = 0;
            for (int n = 0; n < 4; n++) out[4 * i + k] += a[4 * i + n] * b[4 * n + k];
        }
}

/* Turned about two axes, and moved. */
static void place(float m[16], float about_y, float about_x, float x, float y, float z) {
    float cy = cosf(about_y), sy = sinf(about_y), cx = cosf(about_x), sx = sinf(about_x);
    const float turned_y[16] = {cy, 0, -sy, 0, 0, 1, 0, 0, sy, 0, cy, 0, 0, 0, 0, 1}, turned_x[16] = {1, 0, 0, 0, 0, cx, sx, 0, 0, -sx, cx, 0, x, y, z, 1};
    multiply(m, turned_y, turned_x);
}

static void projection(float m[16]) {
    const float first = 1, last = 20, scale = 2;
    const float p[16] = {scale * HIGH / WIDE, 0, 0, 0, 0, scale, 0, 0, 0, 0, last / (last - first), 1, 0, 0, -first * last / (last - first), 0};
    memcpy(m, p, sizeof p);
}

static void make_box(struct scene *s) {
    static const float sides[FACES][3][3] = {
        {{0, 0, -1}, {1, 0, 0}, {0, 1, 0}}, {{0, 0, 1}, {-1, 0, 0}, {0, 1, 0}}, {{1, 0, 0}, {0, 0, 1}, {0, 1, 0}},
        {{-1, 0, 0}, {0, 0, -1}, {0, 1, 0}}, {{0, 1, 0}, {1, 0, 0}, {0, 0, 1}}, {{0, -1, 0}, {1, 0, 0}, {0, 0, -1}}};
    struct corner *c = NULL;
    uint16_t *o = NULL;
    CHECK(CALL(s->device, CreateVertexBuffer, FACES * 4 * sizeof *c, 0, FVF, 1, (void *)&s->corners, NULL));
    CHECK(CALL(s->device, CreateIndexBuffer, FACES * 6 * sizeof *o, 0, 101, 1, (void *)&s->order, NULL));
    CHECK(CALL(s->corners, Lock, 0, 0, (void *)&c, 0));
    CHECK(CALL(s->order, Lock, 0, 0, (void *)&o, 0));
    for (int f = 0; f < FACES; f++) {
        const float(*a)[3] = sides[f];
        for (int k = 0; k < 4; k++) {
            float u = k & 1 ? 1.0f : -1.0f, v = k & 2 ? 1.0f : -1.0f;
            struct corner one = {
                a[0][0] + u * a[1][0] + v * a[2][0], a[0][1] + u * a[1][1] + v * a[2][1], a[0][2] + u * a[1][2] + v * a[2][2],
                a[0][0], a[0][1], a[0][2], u * 0.5f + 0.5f, 0.5f - v * 0.5f};
            c[4 * f + k] = one;
        }
        static const uint16_t two[6] = {0, 2, 1, 1, 2, 3};
        for (int k = 0; k < 6; k++) o[6 * f + k] = (uint16_t)(4 * f + two[k]);
    }
    CHECK(CALL(s->corners, Unlock));
    CHECK(CALL(s->order, Unlock));
}

/* Squares of two colours, smooth in each level. */
static void make_texture(struct scene *s) {
    CHECK(CALL(s->device, CreateTexture, 32, 32, 0, 0, A8R8G8B8, 1, (void *)&s->texture, NULL));
    for (uint32_t level = 0; level < 6; level++) {
        struct locked l = {0, NULL};
        int side = 32 >> level;
        CHECK(CALL(s->texture, LockRect, level, (void *)&l, NULL, 0));
        for (int y = 0; y < side; y++)
            for (int x = 0; x < side; x++) {
                int dark = ((x << level) / 8 + (y << level) / 8) & 1;
                ((uint32_t *)(void *)((char *)l.bits + y * l.pitch))[x] = level > 3 ? 0xff8c7050u : dark ? 0xff404890u : 0xffd89818u;
            }
        CHECK(CALL(s->texture, UnlockRect, level));
    }
}

static void begin(struct scene *s) {
    Device *d = s->device;
    float m[16];
    make_box(s);
    make_texture(s);
    projection(m);
    CHECK(CALL(d, SetTransform, PROJECTION, (void *)m));
    CHECK(CALL(d, SetTexture, 0, (void *)s->texture));
    for (int k = 5; k <= 7; k++) CHECK(CALL(d, SetSamplerState, 0, k, 2));
    CHECK(CALL(d, SetFVF, FVF));
    CHECK(CALL(d, SetStreamSource, 0, (void *)s->corners, 0, sizeof(struct corner)));
    CHECK(CALL(d, SetIndices, (void *)s->order));
    CHECK(CALL(d, Clear, 0, NULL, 3, SKY, 1.0f, 0));
    CHECK(CALL(d, BeginScene));
}

static void end(struct scene *s) {
    CHECK(CALL(s->device, EndScene));
    CALL(s->texture, Release);
    CALL(s->corners, Release);
    CALL(s->order, Release);
}

static void box(struct scene *s) {
    CHECK(CALL(s->device, DrawIndexedPrimitive, TRIANGLES, 0, 0, FACES * 4, 0, FACES * 2));
}

static void set_world(struct scene *s, float about_y, float about_x, float x, float y, float z) {
    float m[16];
    place(m, about_y, about_x, x, y, z);
    CHECK(CALL(s->device, SetTransform, WORLD, (void *)m));
}

/* The first registers of a vertex shader: the columns of world and projection in one. */
static void set_registers(struct scene *s, float about_y, float about_x, float x, float y, float z) {
    float world[16], p[16], all[16], columns[16];
    place(world, about_y, about_x, x, y, z);
    projection(p);
    multiply(all, world, p);
    for (int i = 0; i < 16; i++) columns[i] = all[i % 4 * 4 + i / 4];
    CHECK(CALL(s->device, SetVertexShaderConstantF, 0, columns, 4));
}

static void say(Device *d, const char *name, Surface *of) {
    Surface *single = NULL, *copy = NULL;
    struct locked l = {0, NULL};
    CHECK(CALL(d, CreateRenderTarget, WIDE, HIGH, X8R8G8B8, 0, 0, 0, (void *)&single, NULL));
    CHECK(CALL(d, StretchRect, (void *)of, NULL, (void *)single, NULL, 0));
    CHECK(CALL(d, CreateOffscreenPlainSurface, WIDE, HIGH, X8R8G8B8, SYSTEMMEM, (void *)&copy, NULL));
    CHECK(CALL(d, GetRenderTargetData, (void *)single, (void *)copy));
    CHECK(CALL(copy, LockRect, (void *)&l, NULL, 0x10));
    printf("%s ", name);
    for (int y = 0; y < HIGH; y++)
        for (int x = 0; x < WIDE; x++) printf("%06x", ((uint32_t *)(void *)((char *)l.bits + y * l.pitch))[x] & 0xffffff);
    printf("\n");
    CHECK(CALL(copy, UnlockRect));
    CALL(copy, Release);
    CALL(single, Release);
}

static void say_back(Device *d, const char *name) {
    Surface *back = NULL;
    CHECK(CALL(d, GetBackBuffer, 0, 0, 0, (void *)&back));
    say(d, name, back);
    CALL(back, Release);
}

static void light(struct scene *s) {
    struct {
        uint32_t type;
        float diffuse[4], specular[4], ambient[4], position[3], direction[3], rest[7];
    } l = {3, {1, 0.9f, 0.8f, 1}, {0.6f, 0.6f, 0.6f, 1}, {0.2f, 0.2f, 0.25f, 1}, {0, 0, 0}, {0.4f, -0.6f, 0.7f}, {0, 0, 0, 0, 0, 0, 0}};
    const float material[17] = {1, 1, 1, 1, 1, 1, 1, 1, 0.8f, 0.8f, 0.8f, 1, 0, 0, 0, 0, 12};
    CHECK(CALL(s->device, SetLight, 0, (void *)&l));
    CHECK(CALL(s->device, LightEnable, 0, 1));
    CHECK(CALL(s->device, SetMaterial, (void *)material));
    CHECK(CALL(s->device, SetRenderState, 137, 1));
    CHECK(CALL(s->device, SetRenderState, 29, 1)); /* specular */
    CHECK(CALL(s->device, SetRenderState, 143, 1)); /* normals of length one */
}

static void fixed_function(struct scene *s) {
    Device *d = s->device;
    begin(s);
    light(s);
    CHECK(CALL(d, SetRenderState, 28, 1)); /* fog */
    CHECK(CALL(d, SetRenderState, 34, SKY));
    CHECK(CALL(d, SetRenderState, 140, 3)); /* linear, of vertices */
    CHECK(CALL(d, SetRenderState, 36, bits_of(4)));
    CHECK(CALL(d, SetRenderState, 37, bits_of(14)));
    set_world(s, 0.7f, 0.4f, -1.2f, 0.1f, 5);
    box(s);
    set_world(s, -0.5f, 0.3f, 2.2f, 0.4f, 9);
    box(s);
    end(s);
}

static void with_shaders(struct scene *s, const uint32_t *vertex, const uint32_t *pixel) {
    Device *d = s->device;
    VertexShader *v = NULL;
    PixelShader *p = NULL;
    const float more[12] = {0.4f, 0.5f, -0.7f, 0, 0.15f, 0, 0, 0, 0.9f, 0.8f, 1, 1};
    begin(s);
    CHECK(CALL(d, CreateVertexShader, (void *)vertex, (void *)&v));
    CHECK(CALL(d, CreatePixelShader, (void *)pixel, (void *)&p));
    CHECK(CALL(d, SetVertexShader, (void *)v));
    CHECK(CALL(d, SetPixelShader, (void *)p));
    CHECK(CALL(d, SetVertexShaderConstantF, 4, more, 3));
    set_registers(s, 0.7f, 0.4f, -1.2f, 0.1f, 5);
    box(s);
    set_registers(s, -0.5f, 0.3f, 2.2f, 0.4f, 9);
    box(s);
    CHECK(CALL(d, SetVertexShader, NULL));
    CHECK(CALL(d, SetPixelShader, NULL));
    CALL(v, Release);
    CALL(p, Release);
    end(s);
}

/* Two boxes by blocks: one that was recorded, and one that holds all of the state. */
static void state_blocks(struct scene *s) {
    Device *d = s->device;
    StateBlock *all = NULL, *recorded = NULL;
    begin(s);
    light(s);
    CHECK(CALL(d, CreateStateBlock, 1, (void *)&all));
    CHECK(CALL(d, BeginStateBlock));
    CHECK(CALL(d, SetRenderState, 137, 0));
    CHECK(CALL(d, SetRenderState, 27, 1)); /* blends */
    CHECK(CALL(d, SetRenderState, 19, 2));
    CHECK(CALL(d, SetRenderState, 20, 2));
    CHECK(CALL(d, SetRenderState, 22, 1)); /* both sides */
    CHECK(CALL(d, SetRenderState, 7, 0));
    CHECK(CALL(d, EndStateBlock, (void *)&recorded));
    CHECK(CALL(recorded, Apply));
    set_world(s, 0.7f, 0.4f, -1.2f, 0.1f, 5);
    box(s);
    CHECK(CALL(all, Apply));
    set_world(s, -0.5f, 0.3f, 1.4f, 0.4f, 6);
    box(s);
    CALL(all, Release);
    CALL(recorded, Release);
    end(s);
}

static Device *open_device(Direct3D *d3d, void *window, uint32_t samples) {
    struct parameters p = {WIDE, HIGH, X8R8G8B8, 1, samples, 0, 1, window, 1, 1, D24S8, 0, 0, 0};
    Device *d = NULL;
    CHECK(CALL(d3d, CreateDevice, 0, 1, window, 0x40, (void *)&p, (void *)&d));
    return d;
}

static void two_chains(struct scene *s, void *window) {
    Device *d = s->device;
    struct parameters p = {WIDE, HIGH, X8R8G8B8, 1, 0, 0, 1, window, 1, 0, 0, 0, 0, 0};
    SwapChain *second = NULL;
    Surface *first_buffer = NULL, *second_buffer = NULL;
    CHECK(CALL(d, CreateAdditionalSwapChain, (void *)&p, (void *)&second));
    CHECK(CALL(d, GetRenderTarget, 0, (void *)&first_buffer));
    CHECK(CALL(second, GetBackBuffer, 0, 0, (void *)&second_buffer));
    begin(s);
    light(s);
    set_world(s, 0.7f, 0.4f, 0, 0, 5);
    box(s);
    CHECK(CALL(d, EndScene));
    CHECK(CALL(d, SetRenderTarget, 0, (void *)second_buffer));
    CHECK(CALL(d, Clear, 0, NULL, 3, 0xff402010, 1.0f, 0));
    CHECK(CALL(d, BeginScene));
    set_world(s, 2.1f, -0.4f, 0, 0, 4);
    box(s);
    end(s);
    say(d, "chain-one", first_buffer);
    say(d, "chain-two", second_buffer);
    CHECK(CALL(second, Present, NULL, NULL, NULL, NULL, 0));
    CHECK(CALL(d, SetRenderTarget, 0, (void *)first_buffer));
    CALL(first_buffer, Release);
    CALL(second_buffer, Release);
    CALL(second, Release);
}

int main(void) {
    void *window = NULL;
#ifdef _WIN32
    window = CreateWindowA("static", "demos", WS_OVERLAPPEDWINDOW, 0, 0, 200, 200, NULL, NULL, NULL, NULL);
#endif
    Direct3D *d3d = (void *)Direct3DCreate9(32);
    if (d3d == NULL) return 1;
    static const char *const names[] = {"fixed", "shaders-1.1", "shaders-2.0", "shaders-3.0", "samples", "blocks", ""};
    for (int i = 0; i < 7; i++) {
        struct scene s = {open_device(d3d, window, i == 4 ? 4 : 0), NULL, NULL, NULL};
        switch (i) {
        case 0: fixed_function(&s); break;
        case 1: with_shaders(&s, vs11, ps11); break;
        case 2: with_shaders(&s, vs20, ps20); break;
        case 3: with_shaders(&s, vs30, ps30); break;
        case 4: fixed_function(&s); break;
        case 5: state_blocks(&s); break;
        default: two_chains(&s, window);
        }
        if (i < 6) say_back(s.device, names[i]);
        CHECK(CALL(s.device, Present, NULL, NULL, NULL, NULL));
        uint32_t left = (uint32_t)CALL(s.device, Release);
        if (left != 0) printf("left %u\n", (unsigned)left);
    }
    printf("%u\n", (unsigned)CALL(d3d, Release));
    return 0;
}
