/* A surface that is drawn to and another that is read from. Prints pixels (red, green, blue). */
#include "start.h"

EGLHandle eglGetCurrentContext(void);
EGLHandle eglGetCurrentSurface(int);
unsigned eglDestroySurface(EGLHandle, EGLHandle);
void glGenFramebuffers(int, unsigned *);
void glBindFramebuffer(unsigned, unsigned);
void glBlitFramebuffer(int, int, int, int, int, int, int, int, unsigned, unsigned);
void glGenTextures(int, unsigned *);
void glBindTexture(unsigned, unsigned);
void glCopyTexImage2D(unsigned, int, unsigned, int, int, int, int, int);
void glGetTexImage(unsigned, int, unsigned, unsigned, void *);

enum { DRAW = 0x3059, READ = 0x305A, READ_FRAMEBUFFER = 0x8CA8, FRAMEBUFFER = 0x8D40, TEXTURE_2D = 0x0DE1 };

static void clear(float red, float green, float blue) {
    glClearColor(red, green, blue, 1);
    glClear(COLOR_BUFFER_BIT);
}

int main(void) {
    EGLHandle display = start(), context = eglGetCurrentContext(), a = eglGetCurrentSurface(DRAW), config = NULL;
    const int wanted[] = {0x3033, 1, 0x3040, 8, 0x3024, 8, 0x3038}, size[] = {0x3057, 8, 0x3056, 8, 0x3038};
    int count = 0;
    eglChooseConfig(display, wanted, &config, 1, &count);
    EGLHandle b = eglCreatePbufferSurface(display, config, size);
    clear(1, 0, 0);
    eglMakeCurrent(display, b, b, context);
    clear(0, 1, 0);
    unsigned made = eglMakeCurrent(display, a, b, context);
    printf("made %u draw %d read %d sees %06x", made, eglGetCurrentSurface(DRAW) == a, eglGetCurrentSurface(READ) == b, pixel(3, 3));
    clear(0, 0, 1);
    printf(" still %06x", pixel(3, 3));
    unsigned framebuffer, texture;
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(READ_FRAMEBUFFER, framebuffer);
    glBindFramebuffer(READ_FRAMEBUFFER, 0);
    printf(" again %06x", pixel(3, 3));
    glBindFramebuffer(FRAMEBUFFER, framebuffer);
    glBindFramebuffer(FRAMEBUFFER, 0);
    uint8_t texel[8 * 8 * 4] = {0};
    glGenTextures(1, &texture);
    glBindTexture(TEXTURE_2D, texture);
    glCopyTexImage2D(TEXTURE_2D, 0, 0x1908, 0, 0, 8, 8, 0);
    glGetTexImage(TEXTURE_2D, 0, 0x1908, 0x1401, texel);
    printf(" copied %02x%02x%02x", texel[0], texel[1], texel[2]);
    glBlitFramebuffer(0, 0, 8, 8, 0, 0, 4, 4, COLOR_BUFFER_BIT, 0x2600);
    eglMakeCurrent(display, a, a, context);
    printf("\na %06x %06x read %d", pixel(3, 3), pixel(5, 5), eglGetCurrentSurface(READ) == a);
    eglMakeCurrent(display, b, a, context);
    printf(" other way %06x", pixel(5, 5));
    clear(1, 1, 0);
    eglMakeCurrent(display, a, b, context);
    printf(" %06x\n", pixel(5, 5));
    unsigned only = eglMakeCurrent(display, a, NULL, context);
    printf("one alone %u %x", only, eglGetError());
    unsigned destroyed = eglDestroySurface(display, b);
    printf(" destroyed %u sees %06x", destroyed, pixel(5, 5));
    eglMakeCurrent(display, a, a, context);
    printf(" a %06x error %x %x\n", pixel(5, 5), glGetError(), eglGetError());
    return 0;
}
