/* Images of EGL: a texture's level and a renderbuffer that a second context, which shares nothing, draws to and reads. Prints pixels (red, green, blue). */
#include "start.h"

EGLHandle eglCreateImage(EGLHandle, EGLHandle, unsigned, void *, const intptr_t *);
EGLHandle eglCreateImageKHR(EGLHandle, EGLHandle, unsigned, void *, const int *);
unsigned eglDestroyImage(EGLHandle, EGLHandle);
EGLHandle eglGetCurrentContext(void);
void *eglGetProcAddress(const char *);
unsigned eglDestroyContext(EGLHandle, EGLHandle);
const char *eglQueryString(EGLHandle, int);
void glGenTextures(int, unsigned *);
void glBindTexture(unsigned, unsigned);
void glDeleteTextures(int, const unsigned *);
void glTexImage2D(unsigned, int, int, int, int, int, unsigned, unsigned, const void *);
void glTexImage3D(unsigned, int, int, int, int, int, int, unsigned, unsigned, const void *);
void glFramebufferTexture3D(unsigned, unsigned, unsigned, unsigned, int, int);
void glTexParameteri(unsigned, unsigned, int);
void glEnable(unsigned);
void glBegin(unsigned);
void glEnd(void);
void glTexCoord2f(float, float);
void glVertex2f(float, float);
void glViewport(int, int, int, int);
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

/* What the bound texture has in the middle, as a draw sees it: in the lower left corner of a renderbuffer. */
static unsigned sampled(void) {
    static unsigned target, storage;
    if (target == 0) {
        glGenFramebuffers(1, &target);
        glGenRenderbuffers(1, &storage);
        glBindRenderbuffer(RENDERBUFFER, storage);
        glRenderbufferStorage(RENDERBUFFER, 0x8058, 4, 4);
    }
    glBindFramebuffer(FRAMEBUFFER, target);
    glFramebufferRenderbuffer(FRAMEBUFFER, COLOR0, RENDERBUFFER, storage);
    glViewport(0, 0, 4, 4);
    glEnable(TEXTURE_2D);
    glTexParameteri(TEXTURE_2D, 0x2801, 0x2600); /* nearest */
    glBegin(7);
    for (int i = 0; i < 4; i++) {
        glTexCoord2f(0.5f, 0.5f);
        glVertex2f(i == 1 || i == 2 ? 1 : -1, i > 1 ? 1 : -1);
    }
    glEnd();
    return pixel(0, 0);
}

/* A face of a cube and a slice of a volume, of their second levels, which another context samples and draws to. */
static void faces_and_slices(EGLHandle display, EGLHandle first, EGLHandle second) {
    static uint8_t texels[8 * 8 * 8 * 4];
    void (*to_texture)(unsigned, EGLHandle) = (void (*)(unsigned, EGLHandle))eglGetProcAddress("glEGLImageTargetTexture2DOES");
    void (*to_renderbuffer)(unsigned, EGLHandle) = (void (*)(unsigned, EGLHandle))eglGetProcAddress("glEGLImageTargetRenderbufferStorageOES");
    unsigned textures[2], theirs[2], framebuffer, renderbuffer;
    eglMakeCurrent(display, NULL, NULL, first);
    glGenTextures(2, textures);
    glBindTexture(0x8513, textures[0]);
    for (int face = 0; face < 6; face++)
        for (int level = 0; level < 4; level++) {
            for (size_t i = 0; i < sizeof texels; i++) texels[i] = i % 4 == 3 ? 255 : (uint8_t)(face * 16 + level);
            glTexImage2D(0x8515 + (unsigned)face, level, RGBA, 8 >> level, 8 >> level, 0, RGBA, UBYTE, texels);
        }
    glBindTexture(0x806F, textures[1]);
    for (int level = 0; level < 4; level++) {
        for (size_t i = 0; i < sizeof texels; i++) texels[i] = i % 4 == 3 ? 255 : (uint8_t)(i / (size_t)(256 >> 2 * level) * 16 + (unsigned)level);
        glTexImage3D(0x806F, level, RGBA, 8 >> level, 8 >> level, 8 >> level, 0, RGBA, UBYTE, texels);
    }
    const intptr_t of_face[] = {0x30BC, 1, 0x3038}, of_slice[] = {0x30BC, 1, 0x30BD, 2, 0x3038}, too_deep[] = {0x30BC, 1, 0x30BD, 4, 0x3038};
    void *cube = (void *)(uintptr_t)textures[0], *volume = (void *)(uintptr_t)textures[1];
    EGLHandle face = eglCreateImage(display, first, 0x30B6, cube, of_face), slice = eglCreateImage(display, first, 0x30B2, volume, of_slice);
    EGLHandle other = eglCreateImage(display, first, 0x30B1, cube, NULL);
    printf("face %d slice %d other kind %d %x", face != NULL, slice != NULL, other != NULL, eglGetError());
    EGLHandle deep = eglCreateImage(display, first, 0x30B2, volume, too_deep);
    printf(" too deep %d %x", deep != NULL, eglGetError());
    const char *names = eglQueryString(display, 0x3055);
    printf(" named %d %d\n", strstr(names, "EGL_KHR_gl_texture_cubemap_image") != NULL, strstr(names, "EGL_KHR_gl_texture_3D_image") != NULL);
    glFinish();

    eglMakeCurrent(display, NULL, NULL, second);
    glGenTextures(2, theirs);
    glBindTexture(TEXTURE_2D, theirs[0]);
    to_texture(TEXTURE_2D, face);
    printf("second samples face %06x", sampled());
    texture_target(theirs[0], 0);
    printf(" reads %06x", pixel(3, 3));
    clear(1, 0, 0);
    printf(" drawn %06x", sampled());
    glBindTexture(TEXTURE_2D, theirs[1]);
    to_texture(TEXTURE_2D, slice);
    printf(" slice %06x", sampled());
    texture_target(theirs[1], 0);
    printf(" reads %06x", pixel(3, 3));
    glGenRenderbuffers(1, &renderbuffer);
    glBindRenderbuffer(RENDERBUFFER, renderbuffer);
    to_renderbuffer(RENDERBUFFER, slice);
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(FRAMEBUFFER, framebuffer);
    glFramebufferRenderbuffer(FRAMEBUFFER, COLOR0, RENDERBUFFER, renderbuffer);
    clear(0, 1, 0);
    printf(" drawn %06x error %x\n", sampled(), glGetError());

    eglMakeCurrent(display, NULL, NULL, first);
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(FRAMEBUFFER, framebuffer);
    printf("first has faces");
    for (unsigned i = 2; i < 5; i++) {
        glFramebufferTexture2D(FRAMEBUFFER, COLOR0, 0x8515 + i, textures[0], 1);
        printf(" %06x", pixel(3, 3));
    }
    printf(" slices");
    for (int i = 1; i < 4; i++) {
        glFramebufferTexture3D(FRAMEBUFFER, COLOR0, 0x806F, textures[1], 1, i);
        printf(" %06x", pixel(3, 3));
    }
    printf(" error %x\n", glGetError());
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
    printf("level %x %06x", glGetError(), pixel(3, 3));
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
    faces_and_slices(display, first, second);
    glDeleteTextures(1, textures);
    eglMakeCurrent(display, NULL, NULL, second);
    eglDestroyContext(display, first);
    texture_target(theirs[0], 0);
    printf("stays %06x", pixel(3, 3));
    texture_target(theirs[1], 0);
    printf(" %06x error %x\n", pixel(3, 3), glGetError());
    return 0;
}
