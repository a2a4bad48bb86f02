/* Vertices and what they have between glBegin and glEnd, by each function that is decoded in a loop of its own, and calls between them that are not. */
#include "start.h"

void glBegin(unsigned);
void glEnd(void);
void glEnable(unsigned);
void glGetFloatv(unsigned, float *);
void glColor3fv(const float *);
void glColor3ub(uint8_t, uint8_t, uint8_t);
void glColor4f(float, float, float, float);
void glColor4fv(const float *);
void glColor4ub(uint8_t, uint8_t, uint8_t, uint8_t);
void glNormal3f(float, float, float);
void glNormal3fv(const float *);
void glTexCoord2f(float, float);
void glTexCoord2fv(const float *);
void glTexCoord1f(float);
void glVertex2f(float, float);
void glVertex2fv(const float *);
void glVertex3d(double, double, double);
void glVertex3f(float, float, float);
void glVertex3fv(const float *);

/* A row of the picture, four pixels high, by triangles that lie over each other: the last one's colour is seen. */
static void row(int kind, int y) {
    float low = (float)y / 8 - 1, high = low + 0.5f, at[3] = {-1, low, 0};
    switch (kind) {
    case 0:
        glVertex2f(-1, low), glVertex2f(3, low), glVertex2f(-1, high);
        break;
    case 1:
        glVertex3f(-1, low, 0), glVertex3f(3, low, 0), glVertex3f(-1, high, 0);
        break;
    case 2:
        glVertex3d(-1, low, 0), glVertex3d(3, low, 0), glVertex3d(-1, high, 0);
        break;
    default:
        for (int i = 0; i < 3; i++) {
            at[0] = i == 1 ? 3 : -1;
            at[1] = i == 2 ? high : low;
            if (kind == 3) glVertex2fv(at);
            else glVertex3fv(at);
            at[0] = at[1] = 7;
        }
    }
}

static void value(const char *name, unsigned what, int n) {
    float v[4] = {0};
    glGetFloatv(what, v);
    printf(" %s", name);
    for (int i = 0; i < n; i++) printf(" %.2f", v[i]);
}

int main(void) {
    start();
    glClear(COLOR_BUFFER_BIT);
    float green[4] = {0, 1, 0, 1}, normal[3] = {0, 0.5f, 0}, coordinates[2] = {0.25f, 0.75f};
    glBegin(TRIANGLES);
    glColor3f(1, 0, 0), row(0, 0);
    glColor3fv(green);
    green[1] = 0;
    row(1, 4);
    glColor3ub(0, 0, 255), row(2, 8);
    glColor4f(1, 1, 0, 1), row(3, 12);
    /* No call for between glBegin and glEnd, an error; and one of which there is no loop. */
    glEnable(0x0BE2);
    glTexCoord1f(9);
    glColor4fv((float[]){0, 1, 1, 1}), row(4, 12);
    glNormal3f(1, 0, 0);
    glTexCoord2f(3, 4);
    glEnd();
    printf("error %x", glGetError());
    for (int y = 1; y < 16; y += 4) printf(" %06x", pixel(0, y));
    value("normal", 0x0B02, 3);
    value("coordinates", 0x0B03, 2);
    glBegin(TRIANGLES);
    glNormal3fv(normal), glTexCoord2fv(coordinates), glColor4ub(255, 0, 255, 51);
    normal[1] = coordinates[0] = 9;
    glEnd();
    value("then", 0x0B02, 3);
    value("coordinates", 0x0B03, 2);
    value("colour", 0x0B00, 4);
    printf(" error %x\n", glGetError());
    return 0;
}
