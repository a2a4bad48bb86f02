/* Two threads with a context each and one window, as programs have that load in one of them. Prints what either sees. */
#include <pthread.h>
#include <semaphore.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef void *Handle;
typedef unsigned long XID;
int XInitThreads(void);
Handle XOpenDisplay(const char *);
XID XDefaultRootWindow(Handle);
XID XCreateSimpleWindow(Handle, XID, int, int, unsigned, unsigned, unsigned, unsigned long, unsigned long);
int XMapWindow(Handle, XID);
int XSync(Handle, int);
Handle XGetImage(Handle, XID, int, int, unsigned, unsigned, unsigned long, int);
unsigned long XGetPixel(Handle, int, int);
Handle *glXChooseFBConfig(Handle, int, const int *, int *);
Handle glXCreateNewContext(Handle, Handle, int, Handle, int);
int glXMakeCurrent(Handle, XID, Handle);
void glXSwapBuffers(Handle, XID);
XID glXGetCurrentDrawable(void);
void glClearColor(float, float, float, float);
void glClear(unsigned);
void glFinish(void);
void glReadPixels(int, int, int, int, unsigned, unsigned, void *);
void glGenTextures(int, unsigned *);
void glBindTexture(unsigned, unsigned);
void glTexImage2D(unsigned, int, int, int, int, int, unsigned, unsigned, const void *);
void glGetTexImage(unsigned, int, unsigned, unsigned, void *);
unsigned glGetError(void);

enum { RGBA = 0x1908, BYTES = 0x1401, COLOR = 0x4000, TEXTURE_2D = 0x0DE1 };

static Handle display, mine, others;
static XID window;
static sem_t go, done;
static unsigned texture;

static unsigned word(const uint8_t *rgba) {
    return (unsigned)rgba[0] << 16 | rgba[1] << 8 | rgba[2];
}

static unsigned pixel(void) {
    uint8_t rgba[4] = {0};
    glReadPixels(1, 1, 1, 1, RGBA, BYTES, rgba);
    return word(rgba);
}

static unsigned shown(void) {
    XSync(display, 0);
    Handle image = XGetImage(display, window, 3, 3, 1, 1, ~0ul, 2);
    return image == NULL ? 0xdead : (unsigned)XGetPixel(image, 0, 0) & 0xffffff;
}

static void clear(float r, float g, float b) {
    glClearColor(r, g, b, 1);
    glClear(COLOR);
}

static void *load(void *unused) {
    (void)unused;
    printf("made %d", glXMakeCurrent(display, window, others));
    printf(" named %d", glXGetCurrentDrawable() == window);
    const uint8_t texel[] = {0, 255, 0, 255};
    glGenTextures(1, &texture);
    glBindTexture(TEXTURE_2D, texture);
    glTexImage2D(TEXTURE_2D, 0, RGBA, 1, 1, 0, RGBA, BYTES, texel);
    clear(0, 0, 1);
    printf(" own %06x", pixel());
    glXSwapBuffers(display, window);
    glFinish();
    printf(" again %d own %06x error %x\n", glXMakeCurrent(display, window, others), pixel(), glGetError());
    sem_post(&done);
    sem_wait(&go);
    /* The other one has given it up. */
    glXSwapBuffers(display, window);
    glFinish();
    printf("later %06x", shown());
    clear(1, 1, 0);
    glXSwapBuffers(display, window);
    glFinish();
    printf(" %06x error %x\n", shown(), glGetError());
    sem_post(&done);
    sem_wait(&go);
    glXMakeCurrent(display, 0, NULL);
    return NULL;
}

int main(void) {
    XInitThreads();
    display = XOpenDisplay(NULL);
    if (display == NULL) return 80;
    const int wanted[] = {5 /* GLX_DOUBLEBUFFER */, 1, 0};
    int n = 0;
    Handle *configs = glXChooseFBConfig(display, 0, wanted, &n);
    if (n < 1) return 81;
    mine = glXCreateNewContext(display, configs[0], 0x8014, NULL, 1);
    others = glXCreateNewContext(display, configs[0], 0x8014, mine, 1);
    window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 20, 10, 0, 0, 0);
    XMapWindow(display, window);
    XSync(display, 0);
    sem_init(&go, 0, 0);
    sem_init(&done, 0, 0);
    if (!glXMakeCurrent(display, window, mine)) return 82;
    clear(1, 0, 0);
    glFinish();
    pthread_t thread;
    pthread_create(&thread, NULL, load, NULL);
    sem_wait(&done);
    uint8_t texel[4] = {0};
    glBindTexture(TEXTURE_2D, texture);
    glGetTexImage(TEXTURE_2D, 0, RGBA, BYTES, texel);
    printf("texture %06x back %06x", word(texel), pixel());
    glXSwapBuffers(display, window);
    glFinish();
    printf(" front %06x error %x\n", shown(), glGetError());
    glXMakeCurrent(display, 0, NULL);
    sem_post(&go);
    sem_wait(&done);
    printf("back %d", glXMakeCurrent(display, window, mine));
    clear(0, 1, 1);
    printf(" own %06x front %06x", pixel(), shown());
    sem_post(&go);
    pthread_join(thread, NULL);
    glXSwapBuffers(display, window);
    glFinish();
    printf(" at last %06x error %x\n", shown(), glGetError());
    return 0;
}
