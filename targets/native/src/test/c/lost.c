/* Draws until the host is gone, and tells what the functions say then that tell of errors. */
#include "start.h"

#include <time.h>

unsigned glGetGraphicsResetStatus(void);
unsigned eglSwapBuffers(EGLHandle, EGLHandle);
void glGenQueries(int, unsigned *);
void glGetQueryObjectuiv(unsigned, unsigned, unsigned *);
unsigned glClientWaitSync(void *, unsigned, uint64_t);

const char *eglQueryString(EGLHandle, int);
const char *glXGetClientString(void *, int);
const char *glXQueryExtensionsString(void *, int);
const char *glXQueryServerString(void *, int, int);

int main(void) {
    setvbuf(stdout, NULL, _IONBF, 0);
    EGLHandle display = start();
    unsigned query = 0, available = 0;
    glGenQueries(1, &query);
    glGenBuffers(1, &available);
    glBindBuffer(ARRAY_BUFFER, available);
    glBufferData(ARRAY_BUFFER, 100, NULL, STATIC_DRAW);
    char *mapped = glMapBuffer(ARRAY_BUFFER, WRITE_ONLY);
    printf("drawing %d\n", mapped != NULL);
    struct timespec pause = {.tv_nsec = 1000000};
    while (glGetError() == 0) {
        glClear(COLOR_BUFFER_BIT);
        glFinish();
        nanosleep(&pause, NULL);
    }
    memset(mapped, 1, 100);
    available = 0;
    glGetQueryObjectuiv(query, 0x8867, &available);
    printf("gl %x egl %x reset %x", glGetError(), (unsigned)eglGetError(), glGetGraphicsResetStatus());
    printf(" swap %u query %u sync %x unmap %d", eglSwapBuffers(display, NULL), available, glClientWaitSync(NULL, 0, 0), glUnmapBuffer(ARRAY_BUFFER));
    /* Programs look for words in these without asking whether there are any. */
    printf(" string '%s%s%s%s%s'", glGetString(0x1F00), eglQueryString(display, 0x3055), glXGetClientString(NULL, 3), glXQueryExtensionsString(NULL, 0), glXQueryServerString(NULL, 0, 3));
    for (int i = 0; i < 100000; i++) glClear(COLOR_BUFFER_BIT);
    glFinish();
    printf(" context %d\n", eglCreateContext(display, NULL, NULL, NULL) != NULL);
    return 0;
}
