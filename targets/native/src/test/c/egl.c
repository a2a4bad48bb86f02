/* What EGL answers: pbuffers as textures, images, sync objects, attributes of contexts and surfaces, devices and platforms. Each line has a part's answers. */
#include "start.h"

#include <pthread.h>

EGLHandle eglGetDisplay(void *);
const char *eglQueryString(EGLHandle, int);
unsigned eglGetConfigAttrib(EGLHandle, EGLHandle, int, int *);
unsigned eglBindTexImage(EGLHandle, EGLHandle, int);
unsigned eglReleaseTexImage(EGLHandle, EGLHandle, int);
unsigned eglSurfaceAttrib(EGLHandle, EGLHandle, int, int);
unsigned eglQuerySurface(EGLHandle, EGLHandle, int, int *);
unsigned eglQueryContext(EGLHandle, EGLHandle, int, int *);
unsigned eglDestroySurface(EGLHandle, EGLHandle);
unsigned eglDestroyContext(EGLHandle, EGLHandle);
unsigned eglTerminate(EGLHandle);
EGLHandle eglGetCurrentContext(void);
EGLHandle eglGetCurrentSurface(int);
void *eglGetProcAddress(const char *);
EGLHandle eglCreateImage(EGLHandle, EGLHandle, unsigned, void *, const intptr_t *);
unsigned eglDestroyImage(EGLHandle, EGLHandle);
EGLHandle eglCreateSync(EGLHandle, unsigned, const intptr_t *);
unsigned eglDestroySync(EGLHandle, EGLHandle);
int eglClientWaitSync(EGLHandle, EGLHandle, int, uint64_t);
unsigned eglGetSyncAttrib(EGLHandle, EGLHandle, int, intptr_t *);
void glEnable(unsigned);
void glDisable(unsigned);
void glScissor(int, int, int, int);
void glGenTextures(int, unsigned *);
void glBindTexture(unsigned, unsigned);
void glGenFramebuffers(int, unsigned *);
void glBindFramebuffer(unsigned, unsigned);
void glFramebufferTexture2D(unsigned, unsigned, unsigned, unsigned, int);
void glGetFramebufferAttachmentParameteriv(unsigned, unsigned, unsigned, int *);
void glGetIntegerv(unsigned, int *);

enum {
    EGL_NONE = 0x3038,
    WIDTH = 0x3057,
    HEIGHT = 0x3056,
    TEXTURE_FORMAT = 0x3080,
    TEXTURE_TARGET = 0x3081,
    RGB = 0x305D,
    RGBA = 0x305E,
    TARGET_2D = 0x305F,
    BACK = 0x3084,
    TEXTURE_2D = 0x0DE1,
    FRAMEBUFFER = 0x8D40,
    COLOR0 = 0x8CE0,
    SCISSOR = 0x0C11
};

static EGLHandle display, config;

/* Whether something was done, and the error, which is asked for afterwards. */
static void say(const char *what, int done) {
    printf(" %s %d %x", what, done, eglGetError());
}

static int value(EGLHandle surface, int attribute) {
    int value = -7;
    eglQuerySurface(display, surface, attribute, &value);
    return value;
}

static void textures(EGLHandle context, EGLHandle first) {
    int rgb = -1, rgba = -1;
    eglGetConfigAttrib(display, config, 0x3039, &rgb);
    eglGetConfigAttrib(display, config, 0x303A, &rgba);
    const int half[] = {WIDTH, 8, HEIGHT, 4, TEXTURE_FORMAT, RGBA, EGL_NONE};
    printf("bind %d %d", rgb, rgba);
    say("half", eglCreatePbufferSurface(display, config, half) != NULL);
    const int list[] = {WIDTH, 8, HEIGHT, 4, TEXTURE_FORMAT, RGBA, TEXTURE_TARGET, TARGET_2D, EGL_NONE};
    EGLHandle surface = eglCreatePbufferSurface(display, config, list);
    printf(" made %d %x %x level %d\n", surface != NULL, value(surface, TEXTURE_FORMAT), value(surface, TEXTURE_TARGET), value(surface, 0x3083));
    eglMakeCurrent(display, surface, surface, context);
    glClearColor(0, 0, 1, 0.5f);
    glClear(COLOR_BUFFER_BIT);
    glEnable(SCISSOR);
    glScissor(0, 0, 8, 1);
    glClearColor(1, 0, 0, 1);
    glClear(COLOR_BUFFER_BIT);
    glDisable(SCISSOR);
    eglMakeCurrent(display, first, first, context);
    unsigned texture, framebuffer;
    glGenTextures(1, &texture);
    glBindTexture(TEXTURE_2D, texture);
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(FRAMEBUFFER, framebuffer);
    printf("bind");
    say("plain", eglBindTexImage(display, first, BACK));
    say("buffer", eglBindTexImage(display, surface, 0x3085));
    say("texture", eglBindTexImage(display, surface, BACK));
    say("again", eglBindTexImage(display, surface, BACK));
    int still = 0;
    glGetIntegerv(0x8CA6, &still);
    glFramebufferTexture2D(FRAMEBUFFER, COLOR0, TEXTURE_2D, texture, 0);
    uint8_t pixels[4][8][4] = {{{0}}};
    glReadPixels(0, 0, 8, 4, 0x1908, 0x1401, pixels);
    printf(" still %d pixels %02x%02x%02x%02x %02x%02x%02x%02x", still == (int)framebuffer, pixels[0][7][0], pixels[0][7][1], pixels[0][7][2], pixels[0][7][3],
           pixels[1][0][0], pixels[1][0][1], pixels[1][0][2], pixels[1][0][3]);
    printf(" released %d", eglReleaseTexImage(display, surface, BACK));
    printf(" destroyed %d error %x\n", eglDestroySurface(display, surface), glGetError());
    glBindFramebuffer(FRAMEBUFFER, 0);
}

static void images(EGLHandle context) {
    const intptr_t buffer[] = {WIDTH, 8, HEIGHT, 8, 0x3271 /* fourcc */, 0x34325241, 0x3272, 99, 0x3273, 0, 0x3274, 32, EGL_NONE};
    printf("images %d", strstr(eglQueryString(display, 0x3055), "dma_buf_import") != NULL);
    say("dma-buf", eglCreateImage(display, NULL, 0x3270 /* EGL_LINUX_DMA_BUF_EXT */, NULL, buffer) != NULL);
    say("pixmap", eglCreateImage(display, NULL, 0x30B0 /* EGL_NATIVE_PIXMAP_KHR */, (void *)5, NULL) != NULL);
    say("context", eglCreateImage(display, NULL, 0x30B1, (void *)1, NULL) != NULL);
    say("texture", eglCreateImage(display, context, 0x30B1, (void *)77, NULL) != NULL);
    say("destroy", eglDestroyImage(display, NULL));
    printf("\n");
}

static unsigned (*signal_sync)(EGLHandle, EGLHandle, unsigned);

static void *signals(void *sync) {
    signal_sync(display, sync, 0x30F2);
    return NULL;
}

static void syncs(void) {
    *(void **)&signal_sync = eglGetProcAddress("eglSignalSyncKHR");
    EGLHandle (*make)(EGLHandle, unsigned, const int *);
    *(void **)&make = eglGetProcAddress("eglCreateSyncKHR");
    EGLHandle sync = make(display, 0x30FA, NULL), fence = eglCreateSync(display, 0x30F9, NULL);
    intptr_t status = 0, type = 0, condition = 0;
    eglGetSyncAttrib(display, sync, 0x30F1, &status);
    eglGetSyncAttrib(display, sync, 0x30F7, &type);
    printf("sync %x %x", (int)type, (int)status);
    printf(" poll %x", eglClientWaitSync(display, sync, 0, 0));
    printf(" short %x", eglClientWaitSync(display, sync, 0, 1000));
    pthread_t thread;
    pthread_create(&thread, NULL, signals, sync);
    printf(" waited %x", eglClientWaitSync(display, sync, 0, ~(uint64_t)0));
    pthread_join(thread, NULL);
    eglGetSyncAttrib(display, sync, 0x30F1, &status);
    printf(" signaled %x", (int)status);
    signal_sync(display, sync, 0x30F3);
    printf(" again %x", eglClientWaitSync(display, sync, 0, 0));
    say("condition", eglGetSyncAttrib(display, sync, 0x30F8, &condition));
    say("fence", signal_sync(display, fence, 0x30F2));
    printf(" waited %x", eglClientWaitSync(display, fence, 1, ~(uint64_t)0));
    say("destroyed", eglDestroySync(display, sync) + eglDestroySync(display, fence));
    say("gone", eglDestroySync(display, sync));
    say("type", eglCreateSync(display, 0x1234, NULL) != NULL);
    printf("\n");
}

/* Makes a context and says what a number of OpenGL is there. */
static void context_of(const char *what, const int *list, unsigned name) {
    EGLHandle made = eglCreateContext(display, config, NULL, list);
    int error = eglGetError(), value = -1;
    if (made != NULL) {
        eglMakeCurrent(display, NULL, NULL, made);
        glGetIntegerv(name, &value);
        eglMakeCurrent(display, NULL, NULL, NULL);
        eglDestroyContext(display, made);
    }
    printf(made == NULL ? "%s %d %x %d" : "%s %d %x %x", what, made != NULL, error, value);
}

static void contexts(void) {
    const int lose[] = {0x3098, 3, 0x30FB, 3, 0x31BD, 0x31BF, EGL_NONE};
    const int robust[] = {0x3098, 3, 0x30FB, 3, 0x31B2, 1, EGL_NONE};
    const int strange[] = {0x3098, 3, 0x30FB, 3, 0x31BD, 77, EGL_NONE};
    const int quiet[] = {0x3098, 4, 0x30FB, 5, 0x31B3, 1, EGL_NONE};
    const int both[] = {0x3098, 4, 0x30FB, 5, 0x31B3, 1, 0x31B0, 1, EGL_NONE};
    const int version[] = {0x3098, 9, EGL_NONE};
    const int unknown[] = {0x1234, 1, EGL_NONE};
    const int release[] = {0x2097, 0x2098, EGL_NONE}, no_release[] = {0x2097, 5, EGL_NONE}, priority[] = {0x3100, 5, EGL_NONE};
    context_of("lose", lose, 0x8256);
    context_of(" robust", robust, 0x8256);
    context_of(" strange", strange, 0x8256);
    context_of(" no error", quiet, 0x821E);
    context_of(" both", both, 0x821E);
    context_of(" version", version, 0x821B);
    context_of(" unknown", unknown, 0x821B);
    context_of(" release", release, 0x82FB);
    context_of(" of nothing", no_release, 0x82FB);
    context_of(" priority", priority, 0x821B);
    EGLHandle first = eglCreateContext(display, config, NULL, lose);
    printf(" beside %d", eglCreateContext(display, config, first, robust) != NULL);
    printf(" %x", eglGetError());
    int buffer = 0;
    eglQueryContext(display, first, 0x3086, &buffer);
    printf(" buffer %x", buffer);
    eglDestroyContext(display, first);
    printf("\n");
}

/* What contexts cannot be asked for: numbers that nobody has, half of a pair, and what another language alone has. */
static void refusals(void) {
    const int half[] = {0x1234, EGL_NONE, 0x5555, 0x6666};
    const int flag[] = {0x3098, 3, 0x30FB, 3, 0x30FC, 8, EGL_NONE};
    const int neither[] = {0x3098, 3, 0x30FB, 3, 0x30FD, 0, EGL_NONE};
    const int profiles[] = {0x3098, 3, 0x30FB, 3, 0x30FD, 3, EGL_NONE};
    const int older[] = {0x3098, 3, 0x30FB, 1, 0x30FD, 0, EGL_NONE};
    const int robust[] = {0x3098, 4, 0x30FB, 5, 0x31B3, 1, 0x31B2, 1, EGL_NONE};
    const int profile[] = {0x3098, 2, 0x30FD, 1, EGL_NONE};
    const int forward[] = {0x3098, 2, 0x30FC, 2, EGL_NONE};
    const int debug[] = {0x3098, 2, 0x30FC, 1, EGL_NONE};
    context_of("half", half, 0x821B);
    context_of(" flag", flag, 0x821B);
    context_of(" neither", neither, 0x821B);
    context_of(" profiles", profiles, 0x821B);
    context_of(" older", older, 0x821B);
    context_of(" robust", robust, 0x821B);
    eglBindAPI(0x30A0);
    context_of(" ES profile", profile, 0x821B);
    context_of(" forward", forward, 0x821B);
    eglGetError();
    EGLHandle made = eglCreateContext(display, config, NULL, debug);
    printf(" debug %d %x\n", made != NULL, eglGetError());
    eglDestroyContext(display, made);
    eglBindAPI(0x30A2);
}

static void colours(EGLHandle context) {
    const int srgb[] = {WIDTH, 4, HEIGHT, 4, 0x309D, 0x3089, EGL_NONE};
    const int wrong[] = {WIDTH, 4, HEIGHT, 4, 0x309D, 0x1234, EGL_NONE};
    const int unknown[] = {WIDTH, 4, HEIGHT, 4, 0x4321, 1, EGL_NONE};
    EGLHandle surface = eglCreatePbufferSurface(display, config, srgb);
    eglMakeCurrent(display, surface, surface, context);
    glBindFramebuffer(FRAMEBUFFER, 0);
    int encoding = 0;
    glGetFramebufferAttachmentParameteriv(FRAMEBUFFER, 0x0402 /* GL_BACK_LEFT */, 0x8210, &encoding);
    glEnable(0x8DB9);
    glClearColor(0.5f, 0.5f, 0.5f, 1);
    glClear(COLOR_BUFFER_BIT);
    unsigned encoded = pixel(1, 1);
    glDisable(0x8DB9);
    glClear(COLOR_BUFFER_BIT);
    printf("srgb %x %x encoded %06x not %06x", value(surface, 0x309D), encoding, encoded, pixel(1, 1));
    say("wrong", eglCreatePbufferSurface(display, config, wrong) != NULL);
    say("unknown", eglCreatePbufferSurface(display, config, unknown) != NULL);
    printf("\n");
}

static void devices(void) {
    unsigned (*devices)(int, void **, int *);
    *(void **)&devices = eglGetProcAddress("eglQueryDevicesEXT");
    unsigned (*attribute)(EGLHandle, int, intptr_t *);
    *(void **)&attribute = eglGetProcAddress("eglQueryDisplayAttribEXT");
    const char *(*text)(void *, int);
    *(void **)&text = eglGetProcAddress("eglQueryDeviceStringEXT");
    void *all[4] = {0};
    int n = 0;
    intptr_t device = 0;
    devices(4, all, &n);
    attribute(display, 0x322C, &device);
    const char *extensions = text(all[0], 0x3055);
    printf("devices %d own %d software %d", n > 0, (void *)device == all[n - 1], extensions != NULL && strstr(extensions, "device_software") != NULL);
    EGLHandle by_device = eglGetPlatformDisplay(0x313F, all[n - 1], NULL);
    int major = 0, minor = 0;
    printf(" display %d %d", by_device != NULL, eglInitialize(by_device, &major, &minor));
    printf(" %d.%d", major, minor);
    say("none", eglGetPlatformDisplay(0x313F, (void *)64, NULL) != NULL);
    say("platform", eglGetPlatformDisplay(0x9999, NULL, NULL) != NULL);
    say("native", eglGetPlatformDisplay(0x31DD, (void *)1, NULL) != NULL);
    const char *client = eglQueryString(NULL, 0x3055);
    printf(" surfaceless %d client %d\n", strstr(client, "EGL_MESA_platform_surfaceless") != NULL, strstr(client, "EGL_EXT_platform_device") != NULL);
}

int main(void) {
    display = start();
    EGLHandle context = eglGetCurrentContext(), first = eglGetCurrentSurface(0x3059);
    const int wanted[] = {0x3033, 1, 0x3040, 8, 0x3021, 8, 0x303A, 1, EGL_NONE};
    int count = 0;
    eglChooseConfig(display, wanted, &config, 1, &count);
    printf("configs %d\n", count);
    textures(context, first);
    images(context);
    syncs();
    contexts();
    refusals();
    colours(context);
    devices();
    return 0;
}
