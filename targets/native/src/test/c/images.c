/* Images of EGL: a texture's level and a renderbuffer that a second context, which shares nothing, draws to and reads. Prints pixels (red, green, blue). */
#include "start.h"

EGLHandle eglCreateImage(EGLHandle, EGLHandle, unsigned, void *, const intptr_t *);
EGLHandle eglCreateImageKHR(EGLHandle, EGLHandle, unsigned, void *, const int *);
unsigned eglDestroyImage(EGLHandle, EGLHandle);
EGLHandle eglGetCurrentContext(void);
void *eglGetProcAddress(const char *);
unsigned eglDestroyContext(EGLHandle, EGLHandle);
void glGenTextures(int, unsigned *);
void glBindTexture(unsigned, unsigned);
void glDeleteTextures(int, const unsigned *);
void glTexImage2D(unsigned, int, int, int, int, int, unsigned, unsigned, const void *);
void glGenFramebuffers(int, unsigned *);
void glBindFramebuffer(unsigned, unsigned);
void glFramebufferTexture2D(unsigned, unsigned, unsigned, unsigned, int);
void glFramebufferRenderbuffer(unsigned, unsigned, unsigned, unsigned);
unsigned glCheckFramebufferStatus(unsigned);
void glGenRenderbuffers(int, unsigned *);
void glBindRenderbuffer(unsigned, unsigned);
void glRenderbufferStorage(unsigned, unsigned, int, int);

enum { TEXTURE_2D = 0x0DE1, RGBA = 0x1908, UBYTE = 0x1401, FRAMEBUFFER = 0x8D40, RENDERBUFFER = 0x8D41, COLOR0 = 0x8CE0 };

static void clear(float red, float green, float blue) {
    glClearColor(red, green, blue, 1);
    glClear(COLOR_BUFFER_BIT);
    glFinish();
}

static void texture_target(unsigned texture, int level) {
    unsigned framebuffer;
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(FRAMEBUFFER, framebuffer);
    glFramebufferTexture2D(FRAMEBUFFER, COLOR0, TEXTURE_2D, texture, level);
}

int main(void) {
    EGLHandle display = start(), first = eglGetCurrentContext();
    EGLHandle second = eglCreateContext(display, NULL, NULL, NULL);
    void (*to_texture)(unsigned, EGLHandle) = (void (*)(unsigned, EGLHandle))eglGetProcAddress("glEGLImageTargetTexture2DOES");
    void (*to_renderbuffer)(unsigned, EGLHandle) = (void (*)(unsigned, EGLHandle))eglGetProcAddress("glEGLImageTargetRenderbufferStorageOES");
    static uint8_t red[16 * 16 * 4];
    for (size_t i = 0; i < sizeof red; i++) red[i] = i % 4 == 0 || i % 4 == 3 ? 255 : 0;
    unsigned textures[2], renderbuffer;
    glGenTextures(1, textures);
    glBindTexture(TEXTURE_2D, textures[0]);
    for (int level = 0; level < 5; level++) glTexImage2D(TEXTURE_2D, level, RGBA, 16 >> level, 16 >> level, 0, RGBA, UBYTE, red);
    glGenRenderbuffers(1, &renderbuffer);
    glBindRenderbuffer(RENDERBUFFER, renderbuffer);
    glRenderbufferStorage(RENDERBUFFER, 0x8058, 8, 8);
    EGLHandle whole = eglCreateImageKHR(display, first, 0x30B1, (void *)(uintptr_t)textures[0], NULL);
    const intptr_t second_level[] = {0x30BC, 1, 0x3038};
    EGLHandle level = eglCreateImage(display, first, 0x30B1, (void *)(uintptr_t)textures[0], second_level);
    EGLHandle buffer = eglCreateImage(display, first, 0x30B9, (void *)(uintptr_t)renderbuffer, NULL);
    EGLHandle none = eglCreateImage(display, first, 0x30B1, (void *)99, NULL);
    printf("made %d %d %d none %d %x\n", whole != NULL, level != NULL, buffer != NULL, none != NULL, eglGetError());
    glFinish();

    eglMakeCurrent(display, NULL, NULL, second);
    unsigned theirs[3], other;
    glGenTextures(3, theirs);
    glBindTexture(TEXTURE_2D, theirs[0]);
    to_texture(TEXTURE_2D, whole);
    texture_target(theirs[0], 0);
    printf("second %x sees %06x", glCheckFramebufferStatus(FRAMEBUFFER), pixel(3, 3));
    clear(0, 1, 0);
    glBindTexture(TEXTURE_2D, theirs[1]);
    to_texture(TEXTURE_2D, level);
    texture_target(theirs[1], 0);
    printf(" level %06x", pixel(3, 3));
    clear(0, 0, 1);
    glBindTexture(TEXTURE_2D, theirs[2]);
    to_texture(TEXTURE_2D, buffer);
    texture_target(theirs[2], 0);
    clear(1, 1, 0);
    glGenRenderbuffers(1, &other);
    glBindRenderbuffer(RENDERBUFFER, other);
    to_renderbuffer(RENDERBUFFER, whole);
    unsigned framebuffer;
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(FRAMEBUFFER, framebuffer);
    glFramebufferRenderbuffer(FRAMEBUFFER, COLOR0, RENDERBUFFER, other);
    printf(" renderbuffer %06x error %x\n", pixel(3, 3), glGetError());
    to_renderbuffer(RENDERBUFFER, level);
    printf("wrong level %x", glGetError());
    to_texture(TEXTURE_2D, NULL);
    printf(" image %x\n", glGetError());

    eglMakeCurrent(display, NULL, NULL, first);
    texture_target(textures[0], 0);
    printf("first sees %06x", pixel(3, 3));
    texture_target(textures[0], 1);
    printf(" level %06x", pixel(3, 3));
    glFramebufferRenderbuffer(FRAMEBUFFER, COLOR0, RENDERBUFFER, renderbuffer);
    printf(" renderbuffer %06x\n", pixel(3, 3));
    /* New images of the first are its own. */
    glTexImage2D(TEXTURE_2D, 0, RGBA, 16, 16, 0, RGBA, UBYTE, red);
    texture_target(textures[0], 0);
    unsigned destroyed = eglDestroyImage(display, whole), again = eglDestroyImage(display, whole);
    printf("own %06x destroyed %u again %u\n", pixel(3, 3), destroyed, again);
    glDeleteTextures(1, textures);
    eglMakeCurrent(display, NULL, NULL, second);
    eglDestroyContext(display, first);
    texture_target(theirs[0], 0);
    printf("stays %06x", pixel(3, 3));
    texture_target(theirs[1], 0);
    printf(" %06x error %x\n", pixel(3, 3), glGetError());
    return 0;
}
