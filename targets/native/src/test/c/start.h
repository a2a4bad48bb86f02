/* What each of these programs begins with: a context on a pbuffer, and the functions that they call. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef void *EGLHandle;
EGLHandle eglGetPlatformDisplay(unsigned, void *, const intptr_t *);
unsigned eglInitialize(EGLHandle, int *, int *);
unsigned eglChooseConfig(EGLHandle, const int *, EGLHandle *, int, int *);
unsigned eglBindAPI(unsigned);
EGLHandle eglCreateContext(EGLHandle, EGLHandle, EGLHandle, const int *);
EGLHandle eglCreatePbufferSurface(EGLHandle, EGLHandle, const int *);
unsigned eglMakeCurrent(EGLHandle, EGLHandle, EGLHandle, EGLHandle);
int eglGetError(void);
const char *glGetString(unsigned);
void glClearColor(float, float, float, float);
void glClear(unsigned);
unsigned glGetError(void);
void glReadPixels(int, int, int, int, unsigned, unsigned, void *);
void glVertexPointer(int, unsigned, int, const void *);
void glColor3f(float, float, float);
void glEnableClientState(unsigned);
void glDrawArrays(unsigned, int, int);
void glDrawElements(unsigned, int, unsigned, const void *);
void glGenBuffers(int, unsigned *);
void glBindBuffer(unsigned, unsigned);
void glBufferData(unsigned, intptr_t, const void *, unsigned);
void glBufferSubData(unsigned, intptr_t, intptr_t, const void *);
void glGetBufferSubData(unsigned, intptr_t, intptr_t, void *);
void *glMapBuffer(unsigned, unsigned);
unsigned char glUnmapBuffer(unsigned);
void glFinish(void);

#define COLOR_BUFFER_BIT 0x4000
#define FLOAT 0x1406
#define UNSIGNED_SHORT 0x1403
#define TRIANGLES 4
#define VERTEX_ARRAY 0x8074
#define ARRAY_BUFFER 0x8892
#define ELEMENT_ARRAY_BUFFER 0x8893
#define STATIC_DRAW 0x88E4
#define WRITE_ONLY 0x88B9

static inline EGLHandle start(void) {
    EGLHandle display = eglGetPlatformDisplay(0x31DD, NULL, NULL);
    if (!eglInitialize(display, NULL, NULL)) exit(90);
    const int wanted[] = {0x3033, 1, 0x3040, 8, 0x3024, 8, 0x3038};
    EGLHandle config = NULL;
    int count = 0;
    if (!eglChooseConfig(display, wanted, &config, 1, &count) || count < 1) exit(91);
    eglBindAPI(0x30A2);
    EGLHandle context = eglCreateContext(display, config, NULL, NULL);
    const int size[] = {0x3057, 16, 0x3056, 16, 0x3038};
    EGLHandle surface = eglCreatePbufferSurface(display, config, size);
    if (!eglMakeCurrent(display, surface, surface, context)) exit(92);
    return display;
}

/* Red, green and blue of a pixel. */
static inline unsigned pixel(int x, int y) {
    uint8_t rgba[4] = {0};
    glReadPixels(x, y, 1, 1, 0x1908, 0x1401, rgba);
    return (unsigned)rgba[0] << 16 | rgba[1] << 8 | rgba[2];
}
