/* A program with an allocator of its own, which ends when it is given memory of another: as Chromium is one. What GLX returns is freed by XFree. */
#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { HEAD = 16 };
static const size_t ROOM = (size_t)4 << 30;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char *begin, *next;

static void *take(size_t size, size_t alignment) {
    pthread_mutex_lock(&lock);
    if (begin == NULL) begin = next = mmap(NULL, ROOM, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    char *at = (char *)(((uintptr_t)next + HEAD + alignment - 1) & ~(uintptr_t)(alignment - 1));
    if (begin == MAP_FAILED || (size_t)(at - begin) + size > ROOM) at = NULL;
    else next = at + size;
    pthread_mutex_unlock(&lock);
    if (at != NULL) memcpy(at - HEAD, &size, sizeof size);
    return at;
}

void *malloc(size_t size) {
    return take(size, 16);
}

void free(void *memory) {
    if (memory == NULL || ((char *)memory >= begin && (char *)memory < next)) return;
    static const char said[] = "memory of another allocator\n";
    if (write(1, said, sizeof said - 1) < 0) abort();
    _exit(9);
}

void *calloc(size_t count, size_t size) {
    return take(count * size, 16);
}

void *realloc(void *memory, size_t size) {
    void *made = take(size, 16);
    if (memory == NULL || made == NULL) return made;
    size_t old;
    memcpy(&old, (char *)memory - HEAD, sizeof old);
    memcpy(made, memory, old < size ? old : size);
    free(memory);
    return made;
}

void *memalign(size_t alignment, size_t size) {
    return take(size, alignment < 16 ? 16 : alignment);
}

void *aligned_alloc(size_t alignment, size_t size) {
    return memalign(alignment, size);
}

int posix_memalign(void **to, size_t alignment, size_t size) {
    *to = memalign(alignment, size);
    return *to == NULL ? ENOMEM : 0;
}

size_t malloc_usable_size(void *memory) {
    size_t size;
    if (memory == NULL) return 0;
    memcpy(&size, (char *)memory - HEAD, sizeof size);
    return size;
}

typedef void *Handle;
typedef unsigned long XID;
Handle XOpenDisplay(const char *);
XID XDefaultRootWindow(Handle);
XID XCreateSimpleWindow(Handle, XID, int, int, unsigned, unsigned, unsigned, unsigned long, unsigned long);
int XMapWindow(Handle, XID);
int XFree(void *);
Handle *glXGetFBConfigs(Handle, int, int *);
Handle glXGetVisualFromFBConfig(Handle, Handle);
Handle glXCreateNewContext(Handle, Handle, int, Handle, int);
int glXMakeCurrent(Handle, XID, Handle);
void glXSwapBuffers(Handle, XID);
void glClear(unsigned);
unsigned glGetError(void);

int main(void) {
    Handle display = XOpenDisplay(NULL);
    if (display == NULL) return 2;
    int count = 0;
    Handle *configs = glXGetFBConfigs(display, 0, &count);
    Handle config = configs[0];
    XFree(configs);
    XFree(glXGetVisualFromFBConfig(display, config));
    XID window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 40, 30, 0, 0, 0);
    XMapWindow(display, window);
    Handle context = glXCreateNewContext(display, config, 0x8014, NULL, 1);
    glXMakeCurrent(display, window, context);
    for (int i = 0; i < 3; i++) {
        glClear(0x4000);
        glXSwapBuffers(display, window);
    }
    printf("formats %d error %x\n", count > 0, glGetError());
    glXMakeCurrent(display, 0, NULL);
    return 0;
}
