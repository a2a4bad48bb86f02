/* Holds locks of a buffer and of a texture, and draws of its own memory under way, until it is killed. */
#include "start.h"

#ifdef _WIN32
#define pause() Sleep(INFINITE)
typedef IDirect3DTexture9 Texture;
typedef IDirect3DVertexBuffer9 VertexBuffer;
#else
#include <unistd.h>
typedef ITexture9 Texture;
typedef IVertexBuffer9 VertexBuffer;
#endif

int main(void) {
    Direct3D *d3d = (void *)Direct3DCreate9(32);
    if (d3d == NULL) return 1;
    Device *d = make_device(d3d, NULL, 0x40);
    VertexBuffer *vb = NULL;
    Texture *texture = NULL;
    struct locked locked = {0, NULL};
    void *data = NULL;
    CHECK(CALL(d, CreateVertexBuffer, 1 << 20, 8 | 0x200, 0x104, 0, (void *)&vb, NULL));
    CHECK(CALL(d, CreateTexture, 256, 256, 1, 0x200, A8R8G8B8, 0, (void *)&texture, NULL));
    CHECK(CALL(vb, Lock, 0, 0, &data, 0x2000));
    CHECK(CALL(texture, LockRect, 0, (void *)&locked, NULL, 0x2000));
    memset(data, 1, 1 << 20);
    CHECK(CALL(d, SetFVF, 0x104));
    CHECK(CALL(d, DrawPrimitiveUP, 4, 100, data, 24));
    printf("locked\n");
    fflush(stdout);
    for (;;) pause();
}
