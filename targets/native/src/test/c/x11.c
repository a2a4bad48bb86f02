/* What an X server has, without its headers: pixmaps, drawn to by EGL and by GLX, copied to, and bound as textures, and the back buffer of a window that was
 * shown. Prints the pixels on either side. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef void *Handle;
typedef unsigned long XID;
Handle XOpenDisplay(const char *);
XID XDefaultRootWindow(Handle);
XID XCreateSimpleWindow(Handle, XID, int, int, unsigned, unsigned, unsigned, unsigned long, unsigned long);
int XMapWindow(Handle, XID);
int XDestroyWindow(Handle, XID);
int XResizeWindow(Handle, XID, unsigned, unsigned);
int XSync(Handle, int);
XID XCreatePixmap(Handle, XID, unsigned, unsigned, unsigned);
int XFreePixmap(Handle, XID);
Handle XCreateGC(Handle, XID, unsigned long, void *);
int XSetForeground(Handle, Handle, unsigned long);
int XFillRectangle(Handle, XID, Handle, int, int, unsigned, unsigned);
XID XLoadFont(Handle, const char *);
int XSetFont(Handle, Handle, XID);
int XDrawString(Handle, XID, Handle, int, int, const char *, int);
Handle XGetImage(Handle, XID, int, int, unsigned, unsigned, unsigned long, int);
unsigned long XGetPixel(Handle, int, int);

Handle eglGetDisplay(Handle);
unsigned eglInitialize(Handle, int *, int *);
unsigned eglChooseConfig(Handle, const int *, Handle *, int, int *);
unsigned eglBindAPI(unsigned);
Handle eglCreateContext(Handle, Handle, Handle, const int *);
Handle eglCreatePbufferSurface(Handle, Handle, const int *);
Handle eglCreatePixmapSurface(Handle, Handle, XID, const int *);
Handle eglCreatePlatformPixmapSurface(Handle, Handle, void *, const intptr_t *);
Handle eglCreateWindowSurface(Handle, Handle, XID, const int *);
unsigned eglSwapBuffers(Handle, Handle);
unsigned eglDestroySurface(Handle, Handle);
unsigned eglMakeCurrent(Handle, Handle, Handle, Handle);
unsigned eglQuerySurface(Handle, Handle, int, int *);
unsigned eglCopyBuffers(Handle, Handle, XID);
unsigned eglWaitNative(int);
unsigned eglWaitGL(void);
int eglGetError(void);

Handle *glXChooseFBConfig(Handle, int, const int *, int *);
Handle glXCreateNewContext(Handle, Handle, int, Handle, int);
XID glXCreatePbuffer(Handle, Handle, const int *);
int glXGetFBConfigAttrib(Handle, Handle, int, int *);
XID glXCreatePixmap(Handle, Handle, XID, const int *);
void glXDestroyPixmap(Handle, XID);
void glXSwapBuffers(Handle, XID);
int glXMakeCurrent(Handle, XID, Handle);
int glXMakeContextCurrent(Handle, XID, XID, Handle);
XID glXGetCurrentDrawable(void);
XID glXGetCurrentReadDrawable(void);
void glXQueryDrawable(Handle, XID, int, unsigned *);
void glXWaitX(void);
void glXUseXFont(XID, int, int, int);
Handle glXGetProcAddress(const char *);
const char *glXQueryExtensionsString(Handle, int);

void glClearColor(float, float, float, float);
void glClear(unsigned);
void glEnable(unsigned);
void glDisable(unsigned);
void glScissor(int, int, int, int);
void glViewport(int, int, int, int);
void glListBase(unsigned);
unsigned glGenLists(int);
unsigned char glIsList(unsigned);
void glCallLists(int, unsigned, const void *);
void glWindowPos2i(int, int);
void glGetFloatv(unsigned, float *);
void glFinish(void);
void glReadPixels(int, int, int, int, unsigned, unsigned, void *);
void glGetTexImage(unsigned, int, unsigned, unsigned, void *);
void glPixelStorei(unsigned, int);
unsigned glGetError(void);

enum { WIDTH = 40, HEIGHT = 30, RGBA = 0x1908, BYTES = 0x1401, SCISSOR = 0x0C11, COLOR = 0x4000 };

static Handle display, gc;

static unsigned pixel(int x, int y) {
    uint8_t rgba[4] = {0};
    glReadPixels(x, y, 1, 1, RGBA, BYTES, rgba);
    return (unsigned)rgba[0] << 16 | rgba[1] << 8 | rgba[2];
}

/* As the server has it, from the upper left corner. */
static unsigned shown(XID pixmap, int x, int y) {
    Handle image = XGetImage(display, pixmap, x, y, 1, 1, ~0ul, 2);
    return image == NULL ? 0xdead : (unsigned)XGetPixel(image, 0, 0) & 0xffffff;
}

static void fill(XID pixmap, unsigned color, int x, int y, unsigned w, unsigned h) {
    XSetForeground(display, gc, color);
    XFillRectangle(display, pixmap, gc, x, y, w, h);
}

static XID pixmap_of(unsigned color) {
    XID made = XCreatePixmap(display, XDefaultRootWindow(display), WIDTH, HEIGHT, 24);
    if (gc == NULL) gc = XCreateGC(display, made, 0, NULL);
    fill(made, color, 0, 0, WIDTH, HEIGHT);
    return made;
}

/* Red, 10 x 10, in the lower left corner. */
static void draw(void) {
    glEnable(SCISSOR);
    glScissor(0, 0, 10, 10);
    glClearColor(1, 0, 0, 1);
    glClear(COLOR);
    glDisable(SCISSOR);
}

static void by_egl(void) {
    Handle egl = eglGetDisplay(display), config = NULL;
    const int wanted[] = {0x3033, 2 /* EGL_PIXMAP_BIT */ | 1, 0x3038};
    int n = 0, buffer = 0;
    eglInitialize(egl, NULL, NULL);
    eglChooseConfig(egl, wanted, &config, 1, &n);
    eglBindAPI(0x30A2);
    Handle context = eglCreateContext(egl, config, NULL, NULL);
    printf("nothing %d", eglCreatePixmapSurface(egl, config, 0x123, NULL) != NULL);
    printf(" %x\n", eglGetError());
    XID pixmap = pixmap_of(0x00ff00);
    Handle surface = eglCreatePixmapSurface(egl, config, pixmap, NULL);
    eglMakeCurrent(egl, surface, surface, context);
    eglQuerySurface(egl, surface, 0x3086, &buffer);
    printf("egl %d buffer %x holds %06x", n, buffer, pixel(0, 0));
    draw();
    eglWaitGL();
    printf(" waited %06x %06x", shown(pixmap, 0, HEIGHT - 1), shown(pixmap, 0, 0));
    fill(pixmap, 0x0000ff, 0, 0, WIDTH, 5);
    eglWaitNative(0x305B);
    printf(" drawn %06x %06x", pixel(0, HEIGHT - 1), pixel(0, 0));
    glClearColor(1, 1, 0, 1);
    glClear(COLOR);
    eglMakeCurrent(egl, NULL, NULL, NULL);
    printf(" released %06x\n", shown(pixmap, 3, 3));
    const int size[] = {0x3057, WIDTH, 0x3056, HEIGHT, 0x3038};
    Handle pbuffer = eglCreatePbufferSurface(egl, config, size);
    eglMakeCurrent(egl, pbuffer, pbuffer, context);
    glClearColor(0, 1, 1, 1);
    glClear(COLOR);
    draw();
    printf("copied %d", eglCopyBuffers(egl, pbuffer, pixmap));
    printf(" %06x %06x", shown(pixmap, 0, 0), shown(pixmap, 0, HEIGHT - 1));
    fill(pixmap, 0, 0, 0, WIDTH, HEIGHT);
    eglMakeCurrent(egl, NULL, NULL, NULL);
    printf(" again %d", eglCopyBuffers(egl, pbuffer, pixmap));
    printf(" %06x %06x", shown(pixmap, 0, 0), shown(pixmap, 0, HEIGHT - 1));
    Handle other = eglCreatePlatformPixmapSurface(egl, config, &pixmap, NULL);
    printf(" other %d %d error %x\n", eglDestroySurface(egl, surface), eglDestroySurface(egl, other), eglGetError());
}

static int age(Handle egl, Handle surface) {
    int age = -1;
    eglQuerySurface(egl, surface, 0x313D /* EGL_BUFFER_AGE_EXT */, &age);
    return age;
}

static void window(void) {
    Handle egl = eglGetDisplay(display), config = NULL;
    const int wanted[] = {0x3033, 4, 0x3038};
    int n = 0;
    eglChooseConfig(egl, wanted, &config, 1, &n);
    Handle context = eglCreateContext(egl, config, NULL, NULL);
    XID made = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, WIDTH, HEIGHT, 0, 0, 0);
    XMapWindow(display, made);
    XSync(display, 0);
    Handle surface = eglCreateWindowSurface(egl, config, made, NULL);
    printf("not current %d", age(egl, surface));
    printf(" %x", eglGetError());
    eglMakeCurrent(egl, surface, surface, context);
    printf(" age %d", age(egl, surface));
    glClearColor(0, 1, 0, 1);
    glClear(COLOR);
    eglSwapBuffers(egl, surface);
    printf(" shown %d", age(egl, surface));
    draw();
    eglSwapBuffers(egl, surface);
    printf(" again %d %06x %06x", age(egl, surface), shown(made, 0, 0), shown(made, 0, HEIGHT - 1));
    XResizeWindow(display, made, WIDTH, HEIGHT + 1);
    XSync(display, 0);
    eglSwapBuffers(egl, surface);
    printf(" resized %d", age(egl, surface));
    /* The next picture is as large as the window is when it is begun. */
    XResizeWindow(display, made, WIDTH, HEIGHT + 9);
    XSync(display, 0);
    glViewport(0, 0, WIDTH, HEIGHT + 9);
    glClearColor(0, 0, 1, 1);
    glClear(COLOR);
    draw();
    eglSwapBuffers(egl, surface);
    printf(" grown %06x %06x\n", shown(made, 0, 0), shown(made, 0, HEIGHT + 8));
    eglMakeCurrent(egl, NULL, NULL, NULL);
    eglDestroySurface(egl, surface);
}

static void by_glx(void) {
    const int wanted[] = {0x8010, 2 /* GLX_PIXMAP_BIT */, 0x20D0 /* GLX_BIND_TO_TEXTURE_RGB_EXT */, 1, 0x20D3, 2, 0};
    int n = 0;
    Handle *configs = glXChooseFBConfig(display, 0, wanted, &n);
    if (n == 0) exit(3);
    Handle context = glXCreateNewContext(display, configs[0], 0x8014, NULL, 1);
    XID pixmap = pixmap_of(0x0000ff);
    const int texture[] = {0x20D6, 0x20DC /* GLX_TEXTURE_2D_EXT */, 0x20D5, 0x20D9 /* GLX_TEXTURE_FORMAT_RGB_EXT */, 0};
    XID glx = glXCreatePixmap(display, configs[0], pixmap, texture);
    unsigned width = 0, target = 0, format = 0, inverted = 0;
    glXQueryDrawable(display, glx, 0x801D, &width);
    glXQueryDrawable(display, glx, 0x20D6, &target);
    glXQueryDrawable(display, glx, 0x20D5, &format);
    glXQueryDrawable(display, glx, 0x20D4, &inverted);
    printf("glx %d width %u target %x format %x inverted %u", glXMakeCurrent(display, glx, context), width, target, format, inverted);
    printf(" holds %06x", pixel(0, 0));
    draw();
    glFinish();
    printf(" waited %06x %06x\n", shown(pixmap, 0, HEIGHT - 1), shown(pixmap, 0, 0));
    fill(pixmap, 0xff00ff, 0, 0, WIDTH, 1);
    void (*bind)(Handle, XID, int, const int *);
    *(void **)&bind = glXGetProcAddress("glXBindTexImageEXT");
    void (*release)(Handle, XID, int);
    *(void **)&release = glXGetProcAddress("glXReleaseTexImageEXT");
    static uint8_t image[HEIGHT][WIDTH][4];
    glPixelStorei(0x0CF2 /* GL_UNPACK_ROW_LENGTH */, 7);
    bind(display, glx, 0x20DE, NULL);
    glGetTexImage(0x0DE1, 0, RGBA, BYTES, image);
    release(display, glx, 0x20DE);
    printf("texture %d %02x%02x%02x %02x%02x%02x %02x%02x%02x error %x\n", strstr(glXQueryExtensionsString(display, 0), "GLX_EXT_texture_from_pixmap") != NULL,
           image[0][0][0], image[0][0][1], image[0][0][2], image[1][0][0], image[1][0][1], image[1][0][2], image[HEIGHT - 1][0][0], image[HEIGHT - 1][0][1],
           image[HEIGHT - 1][0][2], glGetError());
    glXMakeCurrent(display, 0, NULL);
    glXDestroyPixmap(display, glx);
    XFreePixmap(display, pixmap);
}

/* Colours that are encoded as they are drawn, where the configuration can and the program has enabled it. */
static void encoded(void) {
    const int size[] = {0x8041, WIDTH, 0x8040, HEIGHT, 0};
    for (int capable = 0; capable < 2; capable++) {
        const int wanted[] = {0x8010, 4 /* GLX_PBUFFER_BIT */, 0x20B2 /* GLX_FRAMEBUFFER_SRGB_CAPABLE_EXT */, capable, 0};
        int n = 0, said = -1;
        Handle *configs = glXChooseFBConfig(display, 0, wanted, &n);
        if (n == 0) exit(4);
        glXGetFBConfigAttrib(display, configs[0], 0x20B2, &said);
        Handle context = glXCreateNewContext(display, configs[0], 0x8014, NULL, 1);
        glXMakeCurrent(display, glXCreatePbuffer(display, configs[0], size), context);
        glClearColor(0.5f, 0.5f, 0.5f, 1);
        glClear(COLOR);
        printf("%scapable %d plain %06x", capable ? " " : "", said, pixel(0, 0));
        glEnable(0x8DB9 /* GL_FRAMEBUFFER_SRGB */);
        glClear(COLOR);
        printf(" enabled %06x", pixel(0, 0));
        glXMakeCurrent(display, 0, NULL);
    }
    printf("\n");
}

/* A drawable that is drawn to and another that is read from. */
static void apart(void) {
    const int size[] = {0x8041, WIDTH, 0x8040, HEIGHT, 0}, wanted[] = {0x8010, 4 /* GLX_PBUFFER_BIT */, 0};
    int n = 0;
    Handle *configs = glXChooseFBConfig(display, 0, wanted, &n);
    if (n == 0) exit(5);
    Handle context = glXCreateNewContext(display, configs[0], 0x8014, NULL, 1);
    XID a = glXCreatePbuffer(display, configs[0], size), b = glXCreatePbuffer(display, configs[0], size);
    glXMakeCurrent(display, b, context);
    glClearColor(0, 1, 0, 1);
    glClear(COLOR);
    printf("apart %d", glXMakeContextCurrent(display, a, b, context));
    printf(" %d %d", glXGetCurrentDrawable() == a, glXGetCurrentReadDrawable() == b);
    glClearColor(1, 0, 0, 1);
    glClear(COLOR);
    printf(" %06x", pixel(0, 0));
    glXMakeCurrent(display, a, context);
    printf(" %06x %d\n", pixel(0, 0), glXGetCurrentReadDrawable() == a);
    glXMakeCurrent(display, 0, NULL);
}

/* A text by display lists of a font's glyphs, beside the server's own. */
static void fonts(void) {
    const int size[] = {0x8041, WIDTH, 0x8040, HEIGHT, 0}, wanted[] = {0x8010, 4 /* GLX_PBUFFER_BIT */, 0};
    int n = 0, differing = 0, ink = 0;
    Handle *configs = glXChooseFBConfig(display, 0, wanted, &n);
    if (n == 0) exit(6);
    Handle context = glXCreateNewContext(display, configs[0], 0x8014, NULL, 1);
    glXMakeCurrent(display, glXCreatePbuffer(display, configs[0], size), context);
    XID font = XLoadFont(display, "fixed");
    unsigned lists = glGenLists(97);
    glPixelStorei(0x0CF2 /* GL_UNPACK_ROW_LENGTH */, 99);
    glXUseXFont(font, 32, 96, (int)lists);
    glXUseXFont(font, 0xfff0, 1, (int)lists + 96);
    glClearColor(0, 0, 0, 1);
    glClear(COLOR);
    glWindowPos2i(2, 10);
    glListBase(lists - 32);
    glCallLists(5, BYTES, "Ag,j!");
    XID pixmap = pixmap_of(0);
    XSetForeground(display, gc, 0xffffff);
    XSetFont(display, gc, font);
    XDrawString(display, pixmap, gc, 2, HEIGHT - 10, "Ag,j!", 5);
    for (int y = 0; y < HEIGHT; y++)
        for (int x = 0; x < WIDTH; x++) {
            unsigned drawn = pixel(x, y);
            ink += drawn != 0;
            differing += drawn != shown(pixmap, x, HEIGHT - 1 - y);
        }
    float pen[4];
    glGetFloatv(0x0B07, pen);
    printf("font ink %d differing %d pen %.0f none %d error %x\n", ink > 40, differing, (double)pen[0], glIsList(lists + 96), glGetError());
    glXMakeCurrent(display, 0, NULL);
}

/* Windows that the program destroys, and goes on with: pictures go nowhere, and everything else is as before. */
static void gone(void) {
    Handle egl = eglGetDisplay(display), config = NULL;
    const int wanted[] = {0x3033, 4, 0x3038};
    int n = 0;
    eglChooseConfig(egl, wanted, &config, 1, &n);
    Handle context = eglCreateContext(egl, config, NULL, NULL);
    XID made = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, WIDTH, HEIGHT, 0, 0, 0);
    XMapWindow(display, made);
    XSync(display, 0);
    Handle surface = eglCreateWindowSurface(egl, config, made, NULL);
    eglMakeCurrent(egl, surface, surface, context);
    glClear(COLOR);
    printf("gone %d", eglSwapBuffers(egl, surface));
    XDestroyWindow(display, made);
    XSync(display, 0);
    /* The picture before the last may be one that waits for the driver. */
    int shown = 1;
    for (int i = 0; i < 4; i++) {
        glClear(COLOR);
        shown = (int)eglSwapBuffers(egl, surface);
    }
    printf(" %d", shown);
    printf(" %x", eglGetError());
    glClearColor(0, 1, 0, 1);
    glClear(COLOR);
    glFinish();
    printf(" error %x %d", glGetError(), eglDestroySurface(egl, surface));
    eglMakeCurrent(egl, NULL, NULL, NULL);
    const int of_windows[] = {0x8010, 1 /* GLX_WINDOW_BIT */, 0};
    Handle *configs = glXChooseFBConfig(display, 0, of_windows, &n);
    if (n == 0) exit(7);
    made = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, WIDTH, HEIGHT, 0, 0, 0);
    XMapWindow(display, made);
    context = glXCreateNewContext(display, configs[0], 0x8014, NULL, 1);
    printf(" glx %d", glXMakeCurrent(display, made, context));
    XDestroyWindow(display, made);
    XSync(display, 0);
    for (int i = 0; i < 4; i++) {
        glClear(COLOR);
        glXSwapBuffers(display, made);
    }
    printf(" error %x\n", glGetError());
    glXMakeCurrent(display, 0, NULL);
}

int main(void) {
    display = XOpenDisplay(NULL);
    if (display == NULL) return 2;
    by_egl();
    window();
    by_glx();
    encoded();
    apart();
    fonts();
    gone();
    return 0;
}
