/* runs SEED: points between glBegin and glEnd, each in the colour that was set last, by runs of like calls and by others between them; then each pixel, and the
 * values that are current, as counted here. */
#include "start.h"

void glBegin(unsigned);
void glEnd(void);
void glGetFloatv(unsigned, float *);
void glColor3fv(const float *);
void glColor3ubv(const uint8_t *);
void glColor3us(uint16_t, uint16_t, uint16_t);
void glColor4ub(uint8_t, uint8_t, uint8_t, uint8_t);
void glColor4f(float, float, float, float);
void glNormal3f(float, float, float);
void glTexCoord2f(float, float);
void glVertex2f(float, float);
void glVertex3f(float, float, float);
void glVertex2fv(const float *);

static uint32_t state;
static uint32_t any(uint32_t below) {
    state = state * 1664525u + 1013904223u;
    return (state >> 8) % below;
}

static unsigned expected[256];
static float color[4], normal[3], coordinates[2];

static void set_color(int kind) {
    uint8_t bytes[4];
    for (int i = 0; i < 3; i++) color[i] = (float)any(2), bytes[i] = (uint8_t)(color[i] * 255);
    color[3] = 1;
    switch (kind) {
    case 0: glColor3f(color[0], color[1], color[2]); break;
    case 1: glColor4f(color[0], color[1], color[2], 1); break;
    case 3: glColor3us((uint16_t)(color[0] * 65535), (uint16_t)(color[1] * 65535), (uint16_t)(color[2] * 65535)); break;
    case 4: bytes[3] = (uint8_t)any(256), color[3] = (float)bytes[3] / 255, glColor4ub(bytes[0], bytes[1], bytes[2], bytes[3]); break;
    case 5: glColor3ubv(bytes); break;
    default: glColor3fv(color);
    }
}

static void vertex(int kind) {
    int at = (int)any(256);
    float p[2] = {((float)(at % 16) + 0.5f) / 8 - 1, ((float)(at / 16) + 0.5f) / 8 - 1};
    expected[at] = (color[0] != 0 ? 0xff0000u : 0) | (color[1] != 0 ? 0xff00u : 0) | (color[2] != 0 ? 0xffu : 0);
    switch (kind) {
    case 0: glVertex2f(p[0], p[1]); break;
    case 1: glVertex3f(p[0], p[1], 0); break;
    default: glVertex2fv(p);
    }
}

static int differs(unsigned name, const float *wanted, int n) {
    float v[4];
    glGetFloatv(name, v);
    for (int i = 0; i < n; i++)
        if (v[i] != wanted[i]) return 1;
    return 0;
}

int main(int count, char **arguments) {
    state = count > 1 ? (uint32_t)strtoul(arguments[1], NULL, 10) : 1;
    start();
    glClear(COLOR_BUFFER_BIT);
    int wrong = 0;
    normal[2] = 1;
    for (int round = 0; round < 40; round++) {
        glBegin(0);
        set_color((int)any(6));
        for (int run = (int)any(6) + 1; run > 0; run--) {
            int colors = (int)any(8), kind = (int)any(3), extra = (int)any(6);
            /* The longest fill a buffer of packets more than once. */
            for (uint32_t n = any(8) == 0 ? any(12000) : any(40); n > 0; n--) {
                if (colors < 6 && colors != 3) set_color(colors);
                if (extra == 1) glNormal3f(normal[0] = (float)n, 0, 1);
                if (extra == 2) glTexCoord2f(coordinates[0] = (float)n, coordinates[1] = 2);
                /* Not gathered, at every vertex and now and then; and a vertex that has less than the others. */
                if (extra == 3) glColor3us((uint16_t)(color[0] * 65535), (uint16_t)(color[1] * 65535), (uint16_t)(color[2] * 65535)), color[3] = 1;
                if (extra == 4 && any(20) == 0) set_color(3);
                if (extra == 5 && any(20) == 0) glTexCoord2f(coordinates[0] = (float)n, coordinates[1] = 3);
                vertex(kind);
            }
            /* What no vertex gets is current all the same. */
            if (any(3) == 0) glNormal3f(normal[0] = (float)any(9), 0, 1);
        }
        glEnd();
        for (int i = 0; i < 256; i++) wrong += pixel(i % 16, i / 16) != expected[i];
        wrong += differs(0x0B00, color, 4) + differs(0x0B02, normal, 3) + differs(0x0B03, coordinates, 2);
    }
    printf("wrong %d error %x\n", wrong, glGetError());
    return 0;
}
