/* What a draw costs an application's thread and its process, by any EGL with desktop OpenGL: nanoseconds of processor time. Drawn is to a texture of 64 x 64;
 * no window system is needed.
 *
 *   draws [--tests a,b,...] [--ms N] [--trials N] [--tag NAME]
 *
 * A line for each row: D, tag, row, draws a frame, median of the thread's nanoseconds a draw, of the process's, draws a second, lowest of the thread's, of the
 * process's. A frame is a clear of colour and depth, 2,000 draws and glFlush; each tenth ends with glFinish, and so does a trial. Two trials are not counted. */
#define _GNU_SOURCE
#define GL_GLEXT_PROTOTYPES
#define EGL_NO_X11
#define EGL_EGLEXT_PROTOTYPES
#include <EGL/egl.h>
#include <EGL/eglext.h>
#include <GL/gl.h>
#include <GL/glext.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static void die(const char *m) {
    fprintf(stderr, "draws: %s\n", m);
    exit(3);
}
static uint64_t now(clockid_t c) {
    struct timespec t;
    clock_gettime(c, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}
static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}
/* Sorts, so that the first is the lowest. */
static double median(double *v, int n) {
    qsort(v, (size_t)n, sizeof *v, compare);
    return v[n / 2];
}

static GLuint shader(GLenum type, const char *src) {
    char buf[8192];
    snprintf(buf, sizeof buf, "#version 120\n%s", src);
    const char *s = buf;
    GLuint h = glCreateShader(type);
    glShaderSource(h, 1, &s, NULL);
    glCompileShader(h);
    GLint ok = 0;
    glGetShaderiv(h, GL_COMPILE_STATUS, &ok);
    if (!ok) { char log[2048]; glGetShaderInfoLog(h, sizeof log, NULL, log); fprintf(stderr, "%s\n%s\n", buf, log); die("compile"); }
    return h;
}
static GLuint program(const char *vs, const char *fs) {
    GLuint p = glCreateProgram();
    glAttachShader(p, shader(GL_VERTEX_SHADER, vs));
    glAttachShader(p, shader(GL_FRAGMENT_SHADER, fs));
    glBindAttribLocation(p, 0, "a_pos");
    glBindAttribLocation(p, 1, "a_col");
    glBindAttribLocation(p, 2, "a_uv");
    glLinkProgram(p);
    GLint ok = 0;
    glGetProgramiv(p, GL_LINK_STATUS, &ok);
    if (!ok) die("link");
    return p;
}
static const char *VS_POS = "attribute vec4 a_pos; void main(){ gl_Position = a_pos; }";
static const char *VS_UV = "attribute vec4 a_pos; attribute vec2 a_uv; varying vec2 v; void main(){ gl_Position = a_pos; v = a_uv; }";
static const char *VS_COL = "attribute vec4 a_pos; attribute vec4 a_col; varying vec4 c; void main(){ gl_Position = a_pos; c = a_col; }";
static const char *VS_MVP = "attribute vec4 a_pos; attribute vec2 a_uv; uniform mat4 u_mvp; varying vec2 v; void main(){ gl_Position = u_mvp * a_pos; v = a_uv; }";
static const char *FS_FLAT = "void main(){ gl_FragColor = vec4(1.0, 0.0, 0.0, 1.0); }";
static const char *FS_FLAT2 = "void main(){ gl_FragColor = vec4(0.0, 1.0, 0.0, 1.0); }";
static const char *FS_COL = "varying vec4 c; void main(){ gl_FragColor = c; }";
static const char *FS_TEX = "varying vec2 v; uniform sampler2D u_tex; void main(){ gl_FragColor = texture2D(u_tex, v); }";
static const char *FS_UNI = "uniform vec4 u_col; void main(){ gl_FragColor = u_col; }";

#define NTEX 32
static GLuint vbo[2], vboB, vboDyn, tex[NTEX], pFlat, pFlat2, pCol, pTex, pUni, pMat, pScene[4];
static GLint uCol, uMat, uMvp[4];
static float ident[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
static unsigned rng = 12345;
static unsigned rnd(void) { rng = rng * 1664525u + 1013904223u; return rng >> 8; }

static void target(int w, int h) {
    GLuint t, f, r;
    glGenTextures(1, &t);
    glBindTexture(GL_TEXTURE_2D, t);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, w, h, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    glGenFramebuffers(1, &f);
    glBindFramebuffer(GL_FRAMEBUFFER, f);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, t, 0);
    glGenRenderbuffers(1, &r);
    glBindRenderbuffer(GL_RENDERBUFFER, r);
    glRenderbufferStorage(GL_RENDERBUFFER, GL_DEPTH_COMPONENT16, w, h);
    glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, r);
    if (glCheckFramebufferStatus(GL_FRAMEBUFFER) != GL_FRAMEBUFFER_COMPLETE) die("fbo incomplete");
    glViewport(0, 0, w, h);
}

/* One triangle of about two pixels near the middle of the target */
static float triF[3 * 8]; /* x y z | u v | pad: 32 byte stride, floats */
struct vB { float x, y; uint8_t c[4]; };

static void setup(void) {
    static const float pos[6] = {0.0f, 0.0f, 0.05f, 0.0f, 0.0f, 0.05f};
    for (int i = 0; i < 3; i++) {
        triF[i * 8 + 0] = pos[i * 2]; triF[i * 8 + 1] = pos[i * 2 + 1]; triF[i * 8 + 2] = 0.1f;
        triF[i * 8 + 3] = pos[i * 2] * 10; triF[i * 8 + 4] = pos[i * 2 + 1] * 10;
        triF[i * 8 + 5] = 1; triF[i * 8 + 6] = .5f; triF[i * 8 + 7] = 1;
    }
    glGenBuffers(2, vbo);
    for (int i = 0; i < 2; i++) {
        glBindBuffer(GL_ARRAY_BUFFER, vbo[i]);
        glBufferData(GL_ARRAY_BUFFER, sizeof triF, triF, GL_STATIC_DRAW);
    }
    struct vB b[3];
    for (int i = 0; i < 3; i++) { b[i].x = pos[i * 2]; b[i].y = pos[i * 2 + 1]; memset(b[i].c, 200, 4); }
    glGenBuffers(1, &vboB);
    glBindBuffer(GL_ARRAY_BUFFER, vboB);
    glBufferData(GL_ARRAY_BUFFER, sizeof b, b, GL_STATIC_DRAW);
    glGenBuffers(1, &vboDyn);
    glBindBuffer(GL_ARRAY_BUFFER, vboDyn);
    glBufferData(GL_ARRAY_BUFFER, sizeof triF, triF, GL_DYNAMIC_DRAW);
    glGenTextures(NTEX, tex);
    for (int i = 0; i < NTEX; i++) {
        uint32_t px[16 * 16];
        for (int k = 0; k < 256; k++) px[k] = 0xff000000u | (rnd() & 0xffffff);
        glBindTexture(GL_TEXTURE_2D, tex[i]);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, 16, 16, 0, GL_RGBA, GL_UNSIGNED_BYTE, px);
    }
    pFlat = program(VS_POS, FS_FLAT); pFlat2 = program(VS_POS, FS_FLAT2);
    pCol = program(VS_COL, FS_COL); pTex = program(VS_UV, FS_TEX);
    pUni = program(VS_POS, FS_UNI); uCol = glGetUniformLocation(pUni, "u_col");
    pMat = program(VS_MVP, FS_TEX); uMat = glGetUniformLocation(pMat, "u_mvp");
    for (int i = 0; i < 4; i++) {
        char fs[512];
        snprintf(fs, sizeof fs, "varying vec2 v; uniform sampler2D u_tex; void main(){ gl_FragColor = texture2D(u_tex, v) * vec4(%.2f, 0.5, 1.0, 0.5) + vec4(0.0, %.2f, 0.0, 0.0); }", 0.2 * i + 0.1, 0.1 * i);
        pScene[i] = program(VS_MVP, fs);
        uMvp[i] = glGetUniformLocation(pScene[i], "u_mvp");
    }
}
/* Position (and texture coordinates) from the 32-byte float layout of the bound buffer */
static inline void ptrPos(void) { glVertexAttribPointer(0, 3, GL_FLOAT, GL_FALSE, 32, (void *)0); }
static inline void ptrUv(void) { glVertexAttribPointer(2, 2, GL_FLOAT, GL_FALSE, 32, (void *)12); }
static void baseState(void) {
    glDisable(GL_BLEND); glDisable(GL_DEPTH_TEST); glDepthMask(GL_TRUE); glDepthFunc(GL_LESS);
    for (int i = 0; i < 3; i++) glDisableVertexAttribArray(i);
    glBindBuffer(GL_ARRAY_BUFFER, vbo[0]);
    ptrPos(); glEnableVertexAttribArray(0);
    glBindTexture(GL_TEXTURE_2D, tex[0]);
    glUseProgram(pFlat);
}

static int DR = 2000;
struct sceneItem { uint8_t prog, progCh, tex, texCh, stCh, st; float m[16]; };
static struct sceneItem *scene;

static void s_none(void) {}
static void f_none(void) { for (int i = 0; i < DR; i++) glDrawArrays(GL_TRIANGLES, 0, 3); }
static void f_vbo(void) {
    for (int i = 0; i < DR; i++) { glBindBuffer(GL_ARRAY_BUFFER, vbo[i & 1]); ptrPos(); glDrawArrays(GL_TRIANGLES, 0, 3); }
}
static void s_vfmt(void) { glUseProgram(pCol); glEnableVertexAttribArray(1); }
static void f_vfmt(void) {
    for (int i = 0; i < DR; i++) {
        if (i & 1) {
            glBindBuffer(GL_ARRAY_BUFFER, vboB);
            glVertexAttribPointer(0, 2, GL_FLOAT, GL_FALSE, 12, (void *)0);
            glVertexAttribPointer(1, 4, GL_UNSIGNED_BYTE, GL_TRUE, 12, (void *)8);
        } else {
            glBindBuffer(GL_ARRAY_BUFFER, vbo[0]);
            glVertexAttribPointer(0, 3, GL_FLOAT, GL_FALSE, 32, (void *)0);
            glVertexAttribPointer(1, 3, GL_FLOAT, GL_FALSE, 32, (void *)20);
        }
        glDrawArrays(GL_TRIANGLES, 0, 3);
    }
}
static void s_tex(void) { glUseProgram(pTex); ptrUv(); glEnableVertexAttribArray(2); }
static void f_tex(void) {
    for (int i = 0; i < DR; i++) { glBindTexture(GL_TEXTURE_2D, tex[i & 1]); glDrawArrays(GL_TRIANGLES, 0, 3); }
}
static void f_tex32(void) {
    for (int i = 0; i < DR; i++) { glBindTexture(GL_TEXTURE_2D, tex[i & 31]); glDrawArrays(GL_TRIANGLES, 0, 3); }
}
static void f_blend(void) {
    for (int i = 0; i < DR; i++) {
        if (i & 1) { glEnable(GL_BLEND); glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA); }
        else { glDisable(GL_BLEND); glBlendFunc(GL_ONE, GL_ZERO); }
        glDrawArrays(GL_TRIANGLES, 0, 3);
    }
}
static void f_prog(void) {
    for (int i = 0; i < DR; i++) { glUseProgram(i & 1 ? pFlat : pFlat2); glDrawArrays(GL_TRIANGLES, 0, 3); }
}
static void s_uni4f(void) { glUseProgram(pUni); }
static void f_uni4f(void) {
    for (int i = 0; i < DR; i++) { glUniform4f(uCol, i * 0.001f, 0.5f, 0.25f, 1.0f); glDrawArrays(GL_TRIANGLES, 0, 3); }
}
static void s_unimat(void) { glUseProgram(pMat); ptrUv(); glEnableVertexAttribArray(2); }
static void f_unimat(void) {
    float m[16];
    memcpy(m, ident, sizeof m);
    for (int i = 0; i < DR; i++) { m[12] = i * 0.0001f; glUniformMatrix4fv(uMat, 1, GL_FALSE, m); glDrawArrays(GL_TRIANGLES, 0, 3); }
}
static void s_subdata(void) { glBindBuffer(GL_ARRAY_BUFFER, vboDyn); ptrPos(); }
static void f_subdata(void) {
    for (int i = 0; i < DR; i++) {
        triF[2] = i * 0.0001f;
        glBufferSubData(GL_ARRAY_BUFFER, 0, sizeof triF, triF);
        glDrawArrays(GL_TRIANGLES, 0, 3);
    }
}
static void s_scene(void) {
    if (!scene) {
        scene = calloc(DR, sizeof *scene);
        int p = 0, t = 0, s = 0;
        rng = 777;
        for (int i = 0; i < DR; i++) {
            struct sceneItem *e = scene + i;
            if (rnd() % 100 < 20) { e->progCh = 1; p = (p + 1 + rnd() % 3) & 3; }
            if (rnd() % 100 < 50) { e->texCh = 1; t = (t + 1 + rnd() % 30) & 31; }
            if (rnd() % 100 < 10) { e->stCh = 1; s ^= 1; }
            e->prog = p; e->tex = t; e->st = s;
            memcpy(e->m, ident, sizeof ident);
            e->m[12] = (rnd() % 1000) / 500.0f - 1.0f; e->m[13] = (rnd() % 1000) / 500.0f - 1.0f; e->m[14] = (rnd() % 1000) / 2000.0f;
        }
        scene[0].progCh = scene[0].texCh = scene[0].stCh = 1;
    }
    ptrUv(); glEnableVertexAttribArray(2);
    glEnable(GL_DEPTH_TEST);
}
static void f_scene(void) {
    for (int i = 0; i < DR; i++) {
        struct sceneItem *e = scene + i;
        if (e->progCh) glUseProgram(pScene[e->prog]);
        if (e->texCh) glBindTexture(GL_TEXTURE_2D, tex[e->tex]);
        if (e->stCh) {
            if (e->st) { glEnable(GL_BLEND); glBlendFunc(GL_SRC_ALPHA, GL_ONE_MINUS_SRC_ALPHA); glDepthMask(GL_FALSE); glDepthFunc(GL_LEQUAL); }
            else { glDisable(GL_BLEND); glDepthMask(GL_TRUE); glDepthFunc(GL_LESS); }
        }
        glUniformMatrix4fv(uMvp[e->prog], 1, GL_FALSE, e->m);
        glDrawArrays(GL_TRIANGLES, 0, 3);
    }
}
/* A "draw" is one glBegin..glEnd of 100 triangles (300 vertices) */
static void s_imm(void) { glUseProgram(0); glDisableVertexAttribArray(0); glDisable(GL_TEXTURE_2D); glMatrixMode(GL_MODELVIEW); glLoadIdentity(); }
static void f_imm(void) {
    for (int d = 0; d < DR / 20; d++) {
        glBegin(GL_TRIANGLES);
        for (int t = 0; t < 100; t++) {
            float x = t * 0.01f - 0.5f;
            glColor3f(1, x, 0); glVertex3f(x, 0, 0);
            glColor3f(0, x, 1); glVertex3f(x + 0.02f, 0, 0);
            glColor3f(0, 1, x); glVertex3f(x, 0.02f, 0);
        }
        glEnd();
    }
}
/* Fixed function vertex arrays in a VBO, model-view matrix and current colour per draw */
static void s_ffp(void) {
    s_imm();
    glEnableClientState(GL_VERTEX_ARRAY);
    glVertexPointer(3, GL_FLOAT, 32, (void *)0);
}
static void f_ffp(void) {
    float m[16];
    memcpy(m, ident, sizeof m);
    for (int i = 0; i < DR; i++) {
        m[12] = i * 0.0001f;
        glLoadMatrixf(m);
        glColor4f(i * 0.0005f, 0, 0, 1);
        glDrawArrays(GL_TRIANGLES, 0, 3);
    }
}
static void e_ffp(void) { glDisableClientState(GL_VERTEX_ARRAY); }
/* A call without effect, and one that waits for its answer; a "draw" is one of them. */
static void f_again(void) { for (int i = 0; i < DR; i++) glDisable(GL_BLEND); }
static void f_error(void) { for (int i = 0; i < DR; i++) glGetError(); }

static const struct test {
    const char *name;
    void (*set)(void), (*frame)(void), (*end)(void);
    int each; /* of the 2,000 count as one draw */
} tests[] = {
    {"none", s_none, f_none, NULL, 1},          {"vbo", s_none, f_vbo, NULL, 1},          {"vfmt", s_vfmt, f_vfmt, NULL, 1},
    {"tex", s_tex, f_tex, NULL, 1},             {"tex32", s_tex, f_tex32, NULL, 1},       {"blend", s_none, f_blend, NULL, 1},
    {"prog", s_none, f_prog, NULL, 1},          {"uni4f", s_uni4f, f_uni4f, NULL, 1},     {"unimat", s_unimat, f_unimat, NULL, 1},
    {"subdata", s_subdata, f_subdata, NULL, 1}, {"scene", s_scene, f_scene, NULL, 1},     {"ffp", s_ffp, f_ffp, e_ffp, 1},
    {"imm", s_imm, f_imm, NULL, 20},            {"again", s_none, f_again, NULL, 1},      {"error", s_none, f_error, NULL, 1},
};

static int selected(const char *list, const char *name) {
    size_t n = strlen(name);
    for (const char *p = list; p != NULL; p = strchr(p, ',') != NULL ? strchr(p, ',') + 1 : NULL)
        if (strncmp(p, name, n) == 0 && (p[n] == 0 || p[n] == ',')) return 1;
    return 0;
}

static void context(void) {
    EGLDisplay d = eglGetPlatformDisplay(EGL_PLATFORM_SURFACELESS_MESA, EGL_DEFAULT_DISPLAY, NULL);
    EGLint n = 0;
    if (!eglInitialize(d, NULL, NULL)) die("eglInitialize");
    eglBindAPI(EGL_OPENGL_API);
    const EGLint wanted[] = {EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_RENDERABLE_TYPE, EGL_OPENGL_BIT, EGL_RED_SIZE, 8, EGL_NONE};
    const EGLint size[] = {EGL_WIDTH, 64, EGL_HEIGHT, 64, EGL_NONE};
    EGLConfig config = NULL;
    if (!eglChooseConfig(d, wanted, &config, 1, &n) || n < 1) die("no config");
    EGLContext c = eglCreateContext(d, config, EGL_NO_CONTEXT, NULL);
    EGLSurface s = eglCreatePbufferSurface(d, config, size);
    if (!eglMakeCurrent(d, s, s, c)) die("eglMakeCurrent");
}

static void run(const struct test *t, const char *tag, double ms, int trials) {
    double app[64], process[64], rate[64];
    baseState();
    t->set();
    for (int it = -2; it < trials; it++) {
        uint64_t w0 = now(CLOCK_MONOTONIC), p0 = now(CLOCK_PROCESS_CPUTIME_ID), a0 = now(CLOCK_THREAD_CPUTIME_ID);
        long frames = 0;
        do {
            glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
            t->frame();
            glFlush();
            if (++frames % 10 == 0) glFinish(); /* bounds how far a slow device is behind */
        } while ((double)(now(CLOCK_MONOTONIC) - w0) < ms * 1e6);
        glFinish();
        uint64_t a1 = now(CLOCK_THREAD_CPUTIME_ID), p1 = now(CLOCK_PROCESS_CPUTIME_ID), w1 = now(CLOCK_MONOTONIC);
        if (it < 0) continue;
        double draws = (double)frames * (DR / t->each);
        app[it] = (double)(a1 - a0) / draws;
        process[it] = (double)(p1 - p0) / draws;
        rate[it] = draws / ((double)(w1 - w0) / 1e9);
    }
    if (t->end != NULL) t->end();
    GLenum e = glGetError();
    if (e != 0) fprintf(stderr, "draws: %s: error %x\n", t->name, e);
    double a = median(app, trials), p = median(process, trials);
    printf("D\t%s\t%s\t%d\t%.1f\t%.1f\t%.0f\t%.1f\t%.1f\n", tag, t->name, DR / t->each, a, p, median(rate, trials), app[0], process[0]);
    fflush(stdout);
}

int main(int argc, char **argv) {
    const char *chosen = NULL, *tag = "?";
    double ms = 100;
    int trials = 9;
    for (int i = 1; i + 1 < argc; i += 2) {
        if (strcmp(argv[i], "--tests") == 0) chosen = argv[i + 1];
        else if (strcmp(argv[i], "--ms") == 0) ms = atof(argv[i + 1]);
        else if (strcmp(argv[i], "--trials") == 0) trials = atoi(argv[i + 1]);
        else if (strcmp(argv[i], "--tag") == 0) tag = argv[i + 1];
        else die("usage");
    }
    if (trials < 1 || trials > 64) die("--trials is 1 to 64");
    context();
    fprintf(stderr, "# %s: %s | %s\n", tag, (const char *)glGetString(GL_RENDERER), (const char *)glGetString(GL_VERSION));
    target(64, 64);
    setup();
    glFinish();
    for (size_t i = 0; i < sizeof tests / sizeof *tests; i++)
        if (chosen == NULL || selected(chosen, tests[i].name)) run(tests + i, tag, ms, trials);
    _exit(0); /* some drivers fault as they end */
}
