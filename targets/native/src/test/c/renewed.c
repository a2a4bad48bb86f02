/* A shader that does not end takes the device away; a context that is made afterwards draws to the same surface. */
#include "start.h"

EGLHandle eglGetCurrentSurface(int);
EGLHandle eglGetCurrentContext(void);
unsigned eglDestroyContext(EGLHandle, EGLHandle);
unsigned glCreateShader(unsigned);
void glShaderSource(unsigned, int, const char **, const int *);
void glCompileShader(unsigned);
unsigned glCreateProgram(void);
void glAttachShader(unsigned, unsigned);
void glLinkProgram(unsigned);
void glUseProgram(unsigned);
unsigned glGetGraphicsResetStatus(void);

static void attach(unsigned program, unsigned stage, const char *text) {
    unsigned shader = glCreateShader(stage);
    glShaderSource(shader, 1, &text, NULL);
    glCompileShader(shader);
    glAttachShader(program, shader);
}

int main(void) {
    EGLHandle display = start(), surface = eglGetCurrentSurface(0x3059), first = eglGetCurrentContext();
    unsigned program = glCreateProgram();
    attach(program, 0x8B31, "#version 130\nvoid main() { gl_Position = vec4(gl_VertexID * 2 - 1, gl_VertexID % 2 * 4 - 1, 0, 1); }");
    attach(program, 0x8B30, "#version 130\nout vec4 c; void main() { float x = 0.; while (x < 10.) x = min(x + gl_FragCoord.x, 5.); c = vec4(x); }");
    glLinkProgram(program);
    glUseProgram(program);
    printf("drawing\n");
    fflush(stdout);
    glDrawArrays(TRIANGLES, 0, 3);
    glFinish();
    glReadPixels(0, 0, 1, 1, 0x1908, 0x1401, &program);
    const int wanted[] = {0x3033, 1, 0x3040, 8, 0x3024, 8, 0x3038};
    EGLHandle config = NULL;
    int count = 0;
    eglChooseConfig(display, wanted, &config, 1, &count);
    EGLHandle shares = eglCreateContext(display, config, first, NULL);
    printf("shares %d %x", shares != NULL, (unsigned)eglGetError());
    EGLHandle second = eglCreateContext(display, config, NULL, NULL);
    printf(" second %d %x", second != NULL, (unsigned)eglGetError());
    printf(" current %u %x", eglMakeCurrent(display, surface, surface, second), (unsigned)eglGetError());
    glClearColor(0, 1, 0, 1);
    glClear(COLOR_BUFFER_BIT);
    printf(" sees %06x error %x", pixel(3, 3), glGetError());
    printf(" destroyed %u\n", eglDestroyContext(display, first));
    return 0;
}
