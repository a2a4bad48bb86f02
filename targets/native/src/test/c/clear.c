/* Clears a pbuffer and a framebuffer of its own, and prints what it reads back. */
#include <stdint.h>
#include <stdio.h>

typedef void *EGLHandle;
EGLHandle eglGetPlatformDisplay(unsigned, void *, const intptr_t *);
unsigned eglInitialize(EGLHandle, int *, int *);
unsigned eglChooseConfig(EGLHandle, const int *, EGLHandle *, int, int *);
unsigned eglBindAPI(unsigned);
EGLHandle eglCreateContext(EGLHandle, EGLHandle, EGLHandle, const int *);
EGLHandle eglCreatePbufferSurface(EGLHandle, EGLHandle, const int *);
unsigned eglMakeCurrent(EGLHandle, EGLHandle, EGLHandle, EGLHandle);
unsigned eglTerminate(EGLHandle);
int eglGetError(void);
const char *glGetString(unsigned);
void glClearColor(float, float, float, float);
void glClear(unsigned);
unsigned glGetError(void);
void glReadPixels(int, int, int, int, unsigned, unsigned, void *);

int main(void) {
    EGLHandle display = eglGetPlatformDisplay(0x31DD, NULL, NULL);
    int major = 0, minor = 0, count = 0;
    if (!eglInitialize(display, &major, &minor)) return 2;
    const int wanted[] = {0x3033, 1, 0x3040, 4, 0x3024, 8, 0x3021, 8, 0x3038};
    EGLHandle config = NULL;
    if (!eglChooseConfig(display, wanted, &config, 1, &count) || count < 1) return 3;
    eglBindAPI(0x30A0);
    const int version[] = {0x3098, 2, 0x3038};
    EGLHandle context = eglCreateContext(display, config, NULL, version);
    const int size[] = {0x3057, 16, 0x3056, 16, 0x3038};
    EGLHandle surface = eglCreatePbufferSurface(display, config, size);
    if (!eglMakeCurrent(display, surface, surface, context)) {
        printf("eglMakeCurrent: %x\n", eglGetError());
        return 4;
    }
    glClearColor(1, 0.5f, 0.25f, 1);
    glClear(0x4000);
    uint8_t pixel[4] = {0};
    glReadPixels(3, 3, 1, 1, 0x1908, 0x1401, pixel);
    printf("EGL %d.%d\n%s\n%02x%02x%02x%02x error %x\n", major, minor, glGetString(0x1F02), pixel[0], pixel[1], pixel[2], pixel[3],
           glGetError());
    eglMakeCurrent(display, NULL, NULL, NULL);
    /* Without a context calls do nothing, and nothing is said. */
    glClear(0x4000);
    glReadPixels(3, 3, 1, 1, 0x1908, 0x1401, pixel);
    if (glGetError() != 0 || pixel[0] != 0xff) return 5;
    eglTerminate(display);
    return 0;
}
