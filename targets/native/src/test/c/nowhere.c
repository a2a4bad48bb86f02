/* Gives calls pointers that lead to no memory, copied by the client and read by the front end, and prints the errors. */
#include "start.h"

void glGenTextures(int, unsigned *);
void glDeleteTextures(int, const unsigned *);
void glGenBuffers(int, unsigned *);
void glBindBuffer(unsigned, unsigned);
void glBufferData(unsigned, intptr_t, const void *, unsigned);
void glDeleteBuffers(int, const unsigned *);

int main(void) {
    setvbuf(stdout, NULL, _IONBF, 0);
    start();
    unsigned buffer = 0;
    glGenBuffers(1, &buffer);
    glBindBuffer(0x8892, buffer);
    for (uintptr_t at = 0; at < 65536; at += 65535) {
        glGenTextures(1, (unsigned *)at);
        unsigned made = glGetError();
        glDeleteTextures(1, (const unsigned *)at);
        unsigned deleted = glGetError();
        glDeleteBuffers(1, (const unsigned *)at);
        printf("%x %x %x\n", made, deleted, glGetError());
    }
    glBufferData(0x8892, 16, (const void *)12, 0x88E4);
    printf("%x\n", glGetError());
    return 0;
}
