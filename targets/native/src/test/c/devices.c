/* Draws on each device that there is: DEVICES. What is one device's is not another's. */
#include "start.h"

EGLHandle eglGetCurrentDisplay(void);
EGLHandle eglCreateImage(EGLHandle, EGLHandle, unsigned, void *, const intptr_t *);
unsigned eglQueryContext(EGLHandle, EGLHandle, int, int *);
void *eglGetProcAddress(const char *);
const char *eglQueryString(EGLHandle, int);
void glGenTextures(int, unsigned *);
void glBindTexture(unsigned, unsigned);
void glTexImage2D(unsigned, int, int, int, int, int, unsigned, unsigned, const void *);

#define MOST 4
static EGLHandle displays[MOST], contexts[MOST], surfaces[MOST];

static void draw(int i) {
    if (!eglMakeCurrent(displays[i], surfaces[i], surfaces[i], contexts[i])) exit(93);
    glClearColor(i == 0, i == 1, i == 2, 1);
    glClear(COLOR_BUFFER_BIT);
}

int main(void) {
    unsigned (*devices)(int, void **, int *);
    *(void **)&devices = eglGetProcAddress("eglQueryDevicesEXT");
    unsigned (*of_display)(EGLHandle, int, intptr_t *);
    *(void **)&of_display = eglGetProcAddress("eglQueryDisplayAttribEXT");
    const char *(*text)(void *, int);
    *(void **)&text = eglGetProcAddress("eglQueryDeviceStringEXT");
    void (*image_texture)(unsigned, void *);
    *(void **)&image_texture = eglGetProcAddress("glEGLImageTargetTexture2DOES");
    void *all[MOST] = {0}, *one[1] = {0};
    int n = 0, asked = 0, first = 0;
    devices(MOST, all, &n);
    devices(0, NULL, &asked);
    devices(1, one, &first);
    printf("devices %d %d %d %d same %d\n", n, asked, first, one[0] == all[0], n > 1 && all[0] == all[1]);
    for (int i = 0; i < n; i++) {
        displays[i] = eglGetPlatformDisplay(0x313F, all[i], NULL);
        const intptr_t on[] = {0x322C, (intptr_t)all[i], 0x3038};
        EGLHandle again = eglGetPlatformDisplay(0x31DD, NULL, on);
        intptr_t device = 0;
        if (!eglInitialize(displays[i], NULL, NULL)) exit(90);
        of_display(displays[i], 0x322C, &device);
        const int wanted[] = {0x3033, 1, 0x3040, 8, 0x3024, 8, 0x3038}, size[] = {0x3057, 16, 0x3056, 16, 0x3038};
        EGLHandle config = NULL;
        int count = 0;
        if (!eglChooseConfig(displays[i], wanted, &config, 1, &count) || count < 1) exit(91);
        eglBindAPI(0x30A2);
        contexts[i] = eglCreateContext(displays[i], config, NULL, NULL);
        surfaces[i] = eglCreatePbufferSurface(displays[i], config, size);
        draw(i);
        const char *name = text(all[i], 0x335F), *renderer = glGetString(0x1F01);
        printf("%d own %d same %d named %d current %d\n", i, (void *)device == all[i], again == displays[i],
               name != NULL && strstr(renderer, name) != NULL, eglGetCurrentDisplay() == displays[i]);
        EGLHandle shared = i > 0 ? eglCreateContext(displays[i], config, contexts[0], NULL) : NULL;
        if (i > 0) printf("shared %d %x\n", shared != NULL, eglGetError());
    }
    for (int i = 0; i < n; i++) draw(i);
    for (int i = 0; i < n; i++) {
        eglMakeCurrent(displays[i], surfaces[i], surfaces[i], contexts[i]);
        printf("%06x error %x\n", pixel(1, 1), glGetError());
    }
    if (n > 1) {
        unsigned made = eglMakeCurrent(displays[0], surfaces[1], surfaces[1], contexts[0]);
        printf("surface %d %x", made, eglGetError());
        draw(0);
        unsigned texture = 0;
        glGenTextures(1, &texture);
        glBindTexture(0x0DE1, texture);
        glTexImage2D(0x0DE1, 0, 0x8058, 4, 4, 0, 0x1908, 0x1401, NULL);
        EGLHandle image = eglCreateImage(displays[0], contexts[0], 0x30B1, (void *)(uintptr_t)texture, NULL);
        EGLHandle wrong = eglCreateImage(displays[1], contexts[0], 0x30B1, (void *)(uintptr_t)texture, NULL);
        printf(" image %d %d %x", image != NULL, wrong != NULL, eglGetError());
        image_texture(0x0DE1, image);
        unsigned here = glGetError();
        draw(1);
        glGenTextures(1, &texture);
        glBindTexture(0x0DE1, texture);
        image_texture(0x0DE1, image);
        printf(" here %x there %x\n", here, glGetError());
    }
    const intptr_t nobody[] = {0x322C, 64, 0x3038}, strange[] = {0x3057, 1, 0x3038};
    EGLHandle none = eglGetPlatformDisplay(0x31DD, NULL, nobody);
    printf("nobody %d %x", none != NULL, eglGetError());
    none = eglGetPlatformDisplay(0x31DD, NULL, strange);
    printf(" strange %d %x", none != NULL, eglGetError());
    printf(" client %d\n", strstr(eglQueryString(NULL, 0x3055), "EGL_EXT_explicit_device") != NULL);
    return 0;
}
