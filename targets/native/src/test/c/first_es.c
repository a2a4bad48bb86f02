/* OpenGL ES 1.1: numbers that are fixed, sizes of points from an array, rectangles of pixels, paletted images, and the errors of what it does not have. Prints pixels
 * (red, green, blue) and values. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef void *EGLHandle;
EGLHandle eglGetPlatformDisplay(unsigned, void *, const intptr_t *);
unsigned eglInitialize(EGLHandle, int *, int *);
unsigned eglChooseConfig(EGLHandle, const int *, EGLHandle *, int, int *);
EGLHandle eglCreateContext(EGLHandle, EGLHandle, EGLHandle, const int *);
EGLHandle eglCreatePbufferSurface(EGLHandle, EGLHandle, const int *);
unsigned eglMakeCurrent(EGLHandle, EGLHandle, EGLHandle, EGLHandle);
unsigned eglQueryContext(EGLHandle, EGLHandle, int, int *);
const char *glGetString(unsigned);
void glClearColorx(int, int, int, int);
void glClear(unsigned);
unsigned glGetError(void);
void glReadPixels(int, int, int, int, unsigned, unsigned, void *);
void glColor4x(int, int, int, int);
void glColor4ub(uint8_t, uint8_t, uint8_t, uint8_t);
void glEnable(unsigned);
void glDisable(unsigned);
uint8_t glIsEnabled(unsigned);
void glEnableClientState(unsigned);
void glDisableClientState(unsigned);
void glVertexPointer(int, unsigned, int, const void *);
void glColorPointer(int, unsigned, int, const void *);
void glPointSizePointerOES(unsigned, int, const void *);
void glDrawArrays(unsigned, int, int);
void glMatrixMode(unsigned);
void glLoadIdentity(void);
void glOrthox(int, int, int, int, int, int);
void glTranslatex(int, int, int);
void glGetFixedv(unsigned, int *);
void glGetIntegerv(unsigned, int *);
void glFogx(unsigned, int);
void glFogxv(unsigned, const int *);
void glLightxv(unsigned, unsigned, const int *);
void glGetLightxv(unsigned, unsigned, int *);
void glClipPlanef(unsigned, const float *);
void glGetClipPlanex(unsigned, int *);
void glTexParameterx(unsigned, unsigned, int);
void glTexParameteriv(unsigned, unsigned, const int *);
void glGetTexParameterxv(unsigned, unsigned, int *);
void glTexEnvx(unsigned, unsigned, int);
void glCompressedTexImage2D(unsigned, int, unsigned, int, int, int, int, const void *);
void glTexImage2D(unsigned, int, int, int, int, int, unsigned, unsigned, const void *);
void glDrawTexiOES(int, int, int, int, int);
void glTexGeniOES(unsigned, unsigned, int);
unsigned glQueryMatrixxOES(int *, int *);

enum { ONE = 65536, FIXED = 0x140C, BYTE = 0x1400, FLOAT = 0x1406, VERTEX_ARRAY = 0x8074, COLOR_ARRAY = 0x8076, POINT_SIZES = 0x8B9C, TEXTURE_2D = 0x0DE1 };

static EGLHandle display;

static unsigned pixel(int x, int y) {
    uint8_t rgba[4] = {0};
    glReadPixels(x, y, 1, 1, 0x1908, 0x1401, rgba);
    return (unsigned)rgba[0] << 16 | rgba[1] << 8 | rgba[2];
}

static void start(void) {
    display = eglGetPlatformDisplay(0x31DD, NULL, NULL);
    if (!eglInitialize(display, NULL, NULL)) exit(90);
    const int wanted[] = {0x3033, 1, 0x3040, 1, 0x3024, 8, 0x3038};
    EGLHandle config = NULL;
    int count = 0, version = 0;
    if (!eglChooseConfig(display, wanted, &config, 1, &count) || count < 1) exit(91);
    const int size[] = {0x3057, 32, 0x3056, 32, 0x3038};
    EGLHandle surface = eglCreatePbufferSurface(display, config, size), context = eglCreateContext(display, config, NULL, NULL);
    if (!eglMakeCurrent(display, surface, surface, context)) exit(92);
    eglQueryContext(display, context, 0x3098, &version);
    printf("%d %s\n", version, glGetString(0x1F02));
}

static void fixed_numbers(void) {
    glClearColorx(ONE / 2, 0, ONE, ONE);
    glClear(0x4000);
    printf("cleared %06x", pixel(1, 1));
    glMatrixMode(0x1701);
    glLoadIdentity();
    glOrthox(0, 32 * ONE, 0, 32 * ONE, -ONE, ONE);
    glMatrixMode(0x1700);
    glTranslatex(8 * ONE, 0, 0);
    glColor4x(0, ONE, 0, ONE);
    static const int corners[] = {0, 0, 8 * ONE, 0, 0, 32 * ONE, 8 * ONE, 32 * ONE};
    glEnableClientState(VERTEX_ARRAY);
    glVertexPointer(2, FIXED, 0, corners);
    glDrawArrays(5, 0, 4);
    static const int8_t bytes[] = {8, 0, 16, 0, 8, 32, 16, 32};
    static const int colors[] = {ONE, 0, 0, ONE, ONE, 0, 0, ONE, ONE, 0, 0, ONE, ONE, 0, 0, ONE};
    glVertexPointer(2, BYTE, 0, bytes);
    glEnableClientState(COLOR_ARRAY);
    glColorPointer(4, FIXED, 0, colors);
    glDrawArrays(5, 0, 4);
    glDisableClientState(COLOR_ARRAY);
    glLoadIdentity();
    printf(" drawn %06x %06x %06x\n", pixel(4, 4), pixel(12, 4), pixel(20, 4));
    int v[16], i[16], direction[] = {0, ONE, 2 * ONE, 3 * ONE / 2};
    glFogx(0x0B65, 0x2601);
    glFogx(0x0B62, ONE / 4);
    glGetIntegerv(0x0B65, i);
    glGetFixedv(0x0B62, v);
    printf("fog %x %x", i[0], v[0]);
    glLightxv(0x4000, 0x1203, direction);
    glGetLightxv(0x4000, 0x1203, v);
    printf(" light %x %x %x %x", v[0], v[1], v[2], v[3]);
    glClipPlanef(0x3000, (const float[]){1, 0, 0, 0.5f});
    glGetClipPlanex(0x3000, v);
    printf(" plane %x %x", v[0], v[3]);
    glGetFixedv(0x0BA7, v);
    printf(" matrix %x %x", v[0], v[12]);
    glMatrixMode(0x1701);
    unsigned bad = glQueryMatrixxOES(v, i);
    glMatrixMode(0x1700);
    printf(" queried %x %x*2^%d error %x\n", bad, v[0], i[0], glGetError());
}

static void points(void) {
    glClearColorx(0, 0, 0, ONE);
    glClear(0x4000);
    static const float places[] = {8, 8, 24, 24};
    static const int sizes[] = {2 * ONE, 10 * ONE};
    glColor4ub(255, 255, 255, 255);
    glVertexPointer(2, FLOAT, 0, places);
    glEnableClientState(POINT_SIZES);
    glPointSizePointerOES(FIXED, 0, sizes);
    glDrawArrays(0, 0, 2);
    int type = 0;
    glGetIntegerv(0x898A, &type);
    printf("points %d %06x %06x %06x type %x", glIsEnabled(POINT_SIZES), pixel(8, 8), pixel(11, 8), pixel(28, 24), type);
    glDisableClientState(POINT_SIZES);
    glClear(0x4000);
    glDrawArrays(0, 0, 2);
    printf(" plain %06x error %x\n", pixel(28, 24), glGetError());
}

/* A palette of two colours, 4 x 4 texels, and a level of 2 x 2, 1 x 1 behind. */
static void paletted(void) {
    uint8_t data[48 + 8 + 2 + 1] = {255, 0, 0, 0, 0, 255};
    for (int i = 0; i < 8; i++) data[48 + i] = i < 4 ? 0x01 : 0x10;
    glTexParameterx(TEXTURE_2D, 0x2801, 0x2600);
    glTexParameterx(TEXTURE_2D, 0x2800, 0x2600);
    glCompressedTexImage2D(TEXTURE_2D, -2, 0x8B90, 4, 4, 0, sizeof data - 1, data);
    printf("paletted short %x", glGetError());
    glCompressedTexImage2D(TEXTURE_2D, -2, 0x8B90, 4, 4, 0, sizeof data, data);
    printf(" whole %x", glGetError());
    glTexEnvx(0x2300, 0x2200, 0x1E01);
    glEnable(TEXTURE_2D);
    const int crop[] = {0, 0, 4, 2};
    int back[4], filter = 0;
    glTexParameteriv(TEXTURE_2D, 0x8B9D, crop);
    glGetTexParameterxv(TEXTURE_2D, 0x8B9D, back);
    glGetTexParameterxv(TEXTURE_2D, 0x2801, &filter);
    glDrawTexiOES(4, 6, 0, 8, 4);
    printf(" crop %d %d filter %x drawn %06x %06x %06x %06x", back[2], back[3], filter, pixel(4, 6), pixel(6, 9), pixel(11, 9), pixel(12, 9));
    glDisable(TEXTURE_2D);
    int matrix[16], count = 0;
    glGetFixedv(0x0BA7, matrix);
    glGetIntegerv(0x86A2, &count);
    printf(" matrix %x formats %d error %x\n", matrix[0], count, glGetError());
}

static void errors(void) {
    int value = 0;
    glEnable(0x0DE0);
    printf("1D %x", glGetError());
    glDrawArrays(7, 0, 4);
    printf(" quads %x", glGetError());
    glMatrixMode(0x1800);
    printf(" colour matrix %x", glGetError());
    glVertexPointer(2, 0x1404, 0, NULL);
    printf(" ints %x", glGetError());
    glTexImage2D(TEXTURE_2D, 0, 0x1908, 4, 4, 0, 0x1907, 0x1401, NULL);
    printf(" conversion %x", glGetError());
    glTexImage2D(TEXTURE_2D, 0, 0x8058, 4, 4, 0, 0x1908, 0x1401, NULL);
    printf(" sized %x", glGetError());
    glGetIntegerv(0x821D, &value);
    printf(" extensions %x", glGetError());
    glFogx(0x0B65, 7);
    printf(" fog %x", glGetError());
    glDrawTexiOES(0, 0, 0, 0, 4);
    printf(" empty %x", glGetError());
    glTexGeniOES(0x8D60, 0x2500, 0x8512);
    glEnable(0x8D60);
    printf(" cube %x %d\n", glGetError(), glIsEnabled(0x8D60));
}

int main(void) {
    start();
    fixed_numbers();
    points();
    paletted();
    errors();
    return 0;
}
