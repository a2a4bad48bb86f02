/* Draws into memory by OSMesa: two formats, rows from above and from below, and the depth. */
#include "start.h"

EGLHandle OSMesaCreateContextExt(unsigned, int, int, int, EGLHandle);
unsigned char OSMesaMakeCurrent(EGLHandle, void *, unsigned, int, int);
EGLHandle OSMesaGetCurrentContext(void);
void OSMesaPixelStore(int, int);
void OSMesaGetIntegerv(int, int *);
void OSMesaDestroyContext(EGLHandle);
unsigned char OSMesaGetDepthBuffer(EGLHandle, int *, int *, int *, void **);
void *OSMesaGetProcAddress(const char *);
void glEnable(unsigned);
void glScissor(int, int, int, int);
void glClearDepth(double);
void glDisable(unsigned);
void glFlush(void);

enum { WIDTH = 20, HEIGHT = 10, ROW = 32 };

static unsigned first(const uint8_t *p) {
    return (unsigned)p[0] << 24 | p[1] << 16 | p[2] << 8 | p[3];
}

/* Blue above, red in the lowest row. */
static void draw(void) {
    glDisable(0x0C11);
    glClearColor(0, 0, 1, 1);
    glClearDepth(0.5);
    glClear(COLOR_BUFFER_BIT | 0x100);
    glEnable(0x0C11);
    glScissor(0, 0, WIDTH, 1);
    glClearColor(1, 0, 0, 0.5f);
    glClear(COLOR_BUFFER_BIT);
}

int main(void) {
    static uint8_t memory[HEIGHT * ROW * 4 + 4];
    EGLHandle context = OSMesaCreateContextExt(0x1908, 24, 8, 0, NULL);
    int made = OSMesaMakeCurrent(context, memory, 0x1401, WIDTH, HEIGHT), value = 0;
    draw();
    glFinish();
    printf("current %d %d rows %08x %08x\n", made, OSMesaGetCurrentContext() == context, first(memory), first(memory + WIDTH * 4));
    OSMesaPixelStore(0x10, ROW);
    OSMesaPixelStore(0x11, 0);
    memset(memory, 7, sizeof memory);
    draw();
    glFlush();
    printf("stride %08x %08x gap %x\n", first(memory), first(memory + (HEIGHT - 1) * ROW * 4), memory[WIDTH * 4]);
    int width = 0, height = 0, bytes = 0;
    void *depth = NULL;
    int known = OSMesaGetDepthBuffer(context, &width, &height, &bytes, &depth);
    printf("depth %d %dx%d %d %.2f\n", known, width, height, bytes, depth == NULL ? -1.0 : ((uint32_t *)depth)[5] / 4294967295.0);
    OSMesaGetIntegerv(0x20, &value);
    EGLHandle other = OSMesaCreateContextExt(2, 0, 0, 0, context);
    made = OSMesaMakeCurrent(other, memory, 0x1401, WIDTH, HEIGHT);
    draw();
    glFinish();
    printf("width %d argb %d %08x error %x\n", value, made, first(memory), glGetError());
    OSMesaDestroyContext(other);
    OSMesaDestroyContext(context);
    printf("none %d name %d\n", OSMesaGetCurrentContext() == NULL, OSMesaGetProcAddress("glClear") != NULL);
    return 0;
}
