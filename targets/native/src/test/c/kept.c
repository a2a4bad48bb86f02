/* Calls whose arguments are in registers of all kinds, as the buffer comes to its end at any of them: what feedback says of each vertex is what was given. */
#include "start.h"

int glRenderMode(unsigned);
void glFeedbackBuffer(int, unsigned, float *);
void glBegin(unsigned);
void glEnd(void);
void glColor4ub(uint8_t, uint8_t, uint8_t, uint8_t);
void glMultiTexCoord4f(unsigned, float, float, float, float);
void glVertex4d(double, double, double, double);
void glVertex4f(float, float, float, float);
void glEdgeFlag(unsigned char);

enum { VERTICES = 30000, FEEDBACK = 0x1C01, RENDER = 0x1C00, ALL_4D = 0x0604, TOKEN = 0x0701, EACH = 13 };

static float said[VERTICES * EACH];

static int is(float value, double wanted) {
    double apart = (double)value - wanted;
    return apart < 1e-3 && apart > -1e-3;
}

int main(void) {
    start();
    glFeedbackBuffer(VERTICES * EACH, ALL_4D, said);
    glRenderMode(FEEDBACK);
    glBegin(0);
    for (int i = 0; i < VERTICES; i++) {
        glColor4ub((uint8_t)i, (uint8_t)(i + 1), (uint8_t)(i + 2), (uint8_t)(i + 3));
        glMultiTexCoord4f(0x84C0, (float)i, (float)(i + 1), (float)(i + 2), (float)(i + 3));
        if (i % 7 == 0) glEdgeFlag(1);
        if (i % 3 == 0) glVertex4d((i % 16) / 16.0, (i % 8) / 8.0, (i % 4) / 4.0, 1);
        else glVertex4f((float)(i % 16) / 16, (float)(i % 8) / 8, (float)(i % 4) / 4, 1);
    }
    glEnd();
    int count = glRenderMode(RENDER), wrong = 0;
    for (int i = 0; i < VERTICES; i++) {
        const float *v = said + i * EACH;
        int right = v[0] == TOKEN && is(v[1], 8 + (i % 16) / 2.0) && is(v[2], 8 + i % 8) && is(v[3], 0.5 + (i % 4) / 8.0);
        for (int c = 0; c < 4; c++) right &= is(v[5 + c], ((i + c) & 255) / 255.0) && is(v[9 + c], i + c);
        wrong += !right;
    }
    printf("values %d wrong %d error %x\n", count, wrong, glGetError());
    return 0;
}
