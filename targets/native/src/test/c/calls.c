/* Calls of OpenGL with good and bad arguments, in an order that a seed decides: each is told with its error and with what a getter says of it afterwards, so that two
 * implementations can be compared call by call. What OpenGL leaves open is not asked for: limits, and which error a call has that is wrong in two ways. */
#include "start.h"

typedef unsigned GLenum, GLuint;
typedef int GLint;
void glEnable(GLenum);
void glDisable(GLenum);
unsigned char glIsEnabled(GLenum);
void glDepthFunc(GLenum);
void glBlendFunc(GLenum, GLenum);
void glBlendEquationSeparate(GLenum, GLenum);
void glCullFace(GLenum);
void glFrontFace(GLenum);
void glPolygonMode(GLenum, GLenum);
void glStencilOpSeparate(GLenum, GLenum, GLenum, GLenum);
void glStencilFuncSeparate(GLenum, GLenum, int, GLuint);
void glViewport(int, int, int, int);
void glScissor(int, int, int, int);
void glGetIntegerv(GLenum, GLint *);
void glGetBufferParameteriv(GLenum, GLenum, GLint *);
void *glMapBufferRange(GLenum, intptr_t, intptr_t, GLenum);
void glActiveTexture(GLenum);
void glGenTextures(int, GLuint *);
void glBindTexture(GLenum, GLuint);
void glTexParameteri(GLenum, GLenum, GLint);
void glGetTexParameteriv(GLenum, GLenum, GLint *);
void glTexImage2D(GLenum, int, int, int, int, int, GLenum, GLenum, const void *);
void glGetTexLevelParameteriv(GLenum, int, GLenum, GLint *);
void glGenFramebuffers(int, GLuint *);
void glBindFramebuffer(GLenum, GLuint);
void glFramebufferTexture2D(GLenum, GLenum, GLenum, GLuint, int);
void glPixelStorei(GLenum, int);
void glBeginQuery(GLenum, GLuint);
void glEndQuery(GLenum);
void glLineWidth(float);
void glVertexAttribPointer(GLuint, int, GLenum, unsigned char, int, const void *);
void glEnableVertexAttribArray(GLuint);
void glDrawBuffer(GLenum);
void glGenVertexArrays(int, GLuint *);
void glBindVertexArray(GLuint);

enum {
    GL_ACTIVE_TEXTURE = 0x84E0, GL_ADD = 0x0104, GL_ALWAYS = 0x0207, GL_ANY_SAMPLES_PASSED = 0x8C2F, GL_ARRAY_BUFFER = 0x8892,
    GL_ARRAY_BUFFER_BINDING = 0x8894, GL_BACK = 0x0405, GL_BGRA = 0x80E1, GL_BLEND = 0x0BE2, GL_BLEND_DST_ALPHA = 0x80CA,
    GL_BLEND_EQUATION_ALPHA = 0x883D, GL_BUFFER_SIZE = 0x8764, GL_CCW = 0x0901, GL_CLAMP_TO_EDGE = 0x812F, GL_CLIP_DISTANCE0 = 0x3000,
    GL_COLOR_ATTACHMENT0 = 0x8CE0, GL_COLOR_ATTACHMENT1 = 0x8CE1, GL_COMPARE_REF_TO_TEXTURE = 0x884E, GL_CONSTANT_ALPHA = 0x8003,
    GL_COPY_READ_BUFFER = 0x8F36, GL_CULL_FACE = 0x0B44, GL_CULL_FACE_MODE = 0x0B45, GL_CW = 0x0900, GL_DEPTH_ATTACHMENT = 0x8D00,
    GL_DEPTH_COMPONENT = 0x1902, GL_DEPTH_COMPONENT24 = 0x81A6, GL_DEPTH_FUNC = 0x0B74, GL_DEPTH_TEST = 0x0B71, GL_DITHER = 0x0BD0,
    GL_DRAW_BUFFER = 0x0C01, GL_DYNAMIC_COPY = 0x88EA, GL_ELEMENT_ARRAY_BUFFER = 0x8893, GL_ELEMENT_ARRAY_BUFFER_BINDING = 0x8895, GL_EQUAL = 0x0202,
    GL_FILL = 0x1B02, GL_FLOAT = 0x1406, GL_FRAMEBUFFER = 0x8D40, GL_FRAMEBUFFER_BINDING = 0x8CA6, GL_FRONT = 0x0404, GL_FRONT_AND_BACK = 0x0408,
    GL_FRONT_FACE = 0x0B46, GL_FUNC_ADD = 0x8006, GL_FUNC_SUBTRACT = 0x800A, GL_INCR_WRAP = 0x8507, GL_INVERT = 0x150A, GL_KEEP = 0x1E00,
    GL_LEFT = 0x0406, GL_LEQUAL = 0x0203, GL_LESS = 0x0201, GL_LIGHTING = 0x0B50, GL_LINE = 0x1B01, GL_LINEAR = 0x2601,
    GL_LINEAR_MIPMAP_NEAREST = 0x2701, GL_LINES = 0x0001, GL_LINE_STRIP = 0x0003, GL_MAX = 0x8008, GL_MIN = 0x8007, GL_MULTISAMPLE = 0x809D,
    GL_NEAREST = 0x2600, GL_NEVER = 0x0200, GL_NONE = 0, GL_ONE = 1, GL_ONE_MINUS_DST_COLOR = 0x0307, GL_PACK_ALIGNMENT = 0x0D05,
    GL_COPY_WRITE_BUFFER = 0x8F37, GL_POINT = 0x1B00, GL_POINTS = 0x0000, GL_POLYGON_MODE = 0x0B40,
    GL_PRIMITIVES_GENERATED = 0x8C87, GL_PRIMITIVE_RESTART = 0x8F9D, GL_QUADS = 0x0007, GL_R16F = 0x822D, GL_RASTERIZER_DISCARD = 0x8C89,
    GL_RED = 0x1903, GL_REPEAT = 0x2901, GL_REPLACE = 0x1E01, GL_RGBA = 0x1908, GL_RGBA32UI = 0x8D70, GL_RGBA8 = 0x8058, GL_RGBA_INTEGER = 0x8D99,
    GL_SAMPLES_PASSED = 0x8914, GL_SCISSOR_BOX = 0x0C10, GL_SCISSOR_TEST = 0x0C11, GL_SRC1_COLOR = 0x88F9, GL_SRC_ALPHA = 0x0302,
    GL_SRC_ALPHA_SATURATE = 0x0308, GL_STATIC_DRAW = 0x88E4, GL_STENCIL_ATTACHMENT = 0x8D20, GL_STENCIL_BACK_FAIL = 0x8801, GL_STENCIL_FUNC = 0x0B92,
    GL_STENCIL_TEST = 0x0B90, GL_STREAM_READ = 0x88E1, GL_TEXTURE0 = 0x84C0, GL_TEXTURE_1D = 0x0DE0, GL_TEXTURE_2D = 0x0DE1,
    GL_TEXTURE_2D_ARRAY = 0x8C1A, GL_TEXTURE_3D = 0x806F, GL_TEXTURE_BASE_LEVEL = 0x813C, GL_TEXTURE_BINDING_1D = 0x8068,
    GL_TEXTURE_BINDING_2D = 0x8069, GL_TEXTURE_BINDING_2D_ARRAY = 0x8C1D, GL_TEXTURE_BINDING_3D = 0x806A, GL_TEXTURE_BINDING_CUBE_MAP = 0x8514,
    GL_TEXTURE_COMPARE_FUNC = 0x884D, GL_TEXTURE_COMPARE_MODE = 0x884C, GL_TEXTURE_CUBE_MAP = 0x8513,
    GL_TEXTURE_MAG_FILTER = 0x2800, GL_TEXTURE_MAX_LEVEL = 0x813D, GL_TEXTURE_MIN_FILTER = 0x2801,
    GL_TEXTURE_SWIZZLE_R = 0x8E42, GL_TEXTURE_WIDTH = 0x1000, GL_TEXTURE_WRAP_S = 0x2802, GL_TEXTURE_WRAP_T = 0x2803, GL_TIME_ELAPSED = 0x88BF,
    GL_TRIANGLES = 0x0004, GL_UNIFORM_BUFFER = 0x8A11, GL_UNIFORM_BUFFER_BINDING = 0x8A28, GL_UNPACK_ALIGNMENT = 0x0CF5,
    GL_UNPACK_ROW_LENGTH = 0x0CF2, GL_UNPACK_SKIP_ROWS = 0x0CF3, GL_UNSIGNED_BYTE = 0x1401, GL_UNSIGNED_INT = 0x1405,
    GL_UNSIGNED_SHORT_5_6_5 = 0x8363, GL_VIEWPORT = 0x0BA2, GL_ZERO = 0
};

static uint32_t state;

static uint32_t next(uint32_t below) {
    state = state * 1664525u + 1013904223u;
    return (state >> 8) % below;
}

#define PICK(list) list[next(sizeof list / sizeof list[0])]

static const GLenum capabilities[] = {GL_BLEND,      GL_DEPTH_TEST,       GL_CULL_FACE,          GL_SCISSOR_TEST,      GL_STENCIL_TEST, GL_DITHER,
                                      GL_MULTISAMPLE, GL_PRIMITIVE_RESTART, GL_RASTERIZER_DISCARD, GL_CLIP_DISTANCE0, GL_LIGHTING,     GL_TEXTURE_2D};
static const GLenum functions[] = {GL_NEVER, GL_LESS, GL_EQUAL, GL_ALWAYS, GL_KEEP, 0, 0x9999};
static const GLenum operations[] = {GL_KEEP, GL_ZERO, GL_REPLACE, GL_INCR_WRAP, GL_INVERT, GL_LESS, 0x9999};
static const GLenum factors[] = {GL_ZERO, GL_ONE, GL_SRC_ALPHA, GL_ONE_MINUS_DST_COLOR, GL_SRC_ALPHA_SATURATE, GL_CONSTANT_ALPHA, GL_SRC1_COLOR, GL_ADD, 0x9999};
static const GLenum equations[] = {GL_FUNC_ADD, GL_FUNC_SUBTRACT, GL_MIN, GL_MAX, GL_ADD, 0x9999};
static const GLenum faces[] = {GL_FRONT, GL_BACK, GL_FRONT_AND_BACK, GL_LEFT, GL_CW, 0x9999};
static const GLenum turns[] = {GL_CW, GL_CCW, GL_FRONT, 0};
static const GLenum modes[] = {GL_POINT, GL_LINE, GL_FILL, GL_LINES};
static const GLenum buffers[] = {GL_ARRAY_BUFFER, GL_ELEMENT_ARRAY_BUFFER, GL_UNIFORM_BUFFER, GL_COPY_READ_BUFFER, GL_COPY_WRITE_BUFFER, GL_TEXTURE_2D};
static const GLenum usages[] = {GL_STATIC_DRAW, GL_STREAM_READ, GL_DYNAMIC_COPY, GL_ARRAY_BUFFER};
static const GLenum textures[] = {GL_TEXTURE_1D, GL_TEXTURE_2D, GL_TEXTURE_3D, GL_TEXTURE_2D_ARRAY, GL_TEXTURE_CUBE_MAP, GL_ARRAY_BUFFER};
static const GLenum parameters[] = {GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER, GL_TEXTURE_WRAP_S,       GL_TEXTURE_WRAP_T,       GL_TEXTURE_COMPARE_MODE,
                                    GL_TEXTURE_COMPARE_FUNC, GL_TEXTURE_BASE_LEVEL, GL_TEXTURE_MAX_LEVEL, GL_TEXTURE_SWIZZLE_R, 0x9999};
static const GLint values[] = {GL_NEAREST, GL_LINEAR, GL_LINEAR_MIPMAP_NEAREST, GL_CLAMP_TO_EDGE, GL_REPEAT, GL_COMPARE_REF_TO_TEXTURE, GL_NONE, GL_LEQUAL, GL_RED, GL_ONE, 3, -1};
static const GLenum formats[] = {GL_RGBA8, GL_R16F, GL_RGBA32UI, GL_DEPTH_COMPONENT24, GL_RED, 0x9999};
static const GLenum layouts[] = {GL_RGBA, GL_RED, GL_RGBA_INTEGER, GL_DEPTH_COMPONENT, GL_BGRA};
static const GLenum types[] = {GL_UNSIGNED_BYTE, GL_FLOAT, GL_UNSIGNED_INT, GL_UNSIGNED_SHORT_5_6_5, GL_RGBA};
static const GLenum attachments[] = {GL_COLOR_ATTACHMENT0, GL_COLOR_ATTACHMENT1, GL_DEPTH_ATTACHMENT, GL_STENCIL_ATTACHMENT};
static const GLenum drawBuffers[] = {GL_COLOR_ATTACHMENT0, GL_COLOR_ATTACHMENT1, GL_NONE, GL_BACK};
static const GLenum queries[] = {GL_SAMPLES_PASSED, GL_PRIMITIVES_GENERATED, GL_TIME_ELAPSED, GL_ANY_SAMPLES_PASSED, GL_TEXTURE_2D};
static const GLenum stores[] = {GL_PACK_ALIGNMENT, GL_UNPACK_ALIGNMENT, GL_UNPACK_ROW_LENGTH, GL_UNPACK_SKIP_ROWS, GL_TEXTURE_2D};
static const GLint numbers[] = {-1, 0, 1, 2, 3, 4, 8, 16, 100};
static const GLenum primitives[] = {GL_POINTS, GL_TRIANGLES, GL_LINE_STRIP, GL_QUADS};
static const GLenum readLayouts[] = {GL_RGBA, GL_BGRA, GL_RED};
static const GLenum readTypes[] = {GL_UNSIGNED_BYTE, GL_FLOAT};

static uint32_t pixels[1 << 18];
static GLuint names[3][4];

static int count;

/* One line a call: arguments, error, and what is known now. */
static void tell(const char *name, int a, int b, int c, GLenum getter) {
    GLenum error = glGetError();
    GLint now[4] = {-7, -7, -7, -7};
    if (getter) glGetIntegerv(getter, now);
    printf("%d %s(%x, %x, %x) error %x", count, name, a, b, c, error);
    if (getter) printf(" is %d %d %d %d, error %x", now[0], now[1], now[2], now[3], glGetError());
    printf("\n");
}

static GLenum bindingOf(GLenum target) {
    switch (target) {
    case GL_ARRAY_BUFFER: return GL_ARRAY_BUFFER_BINDING;
    case GL_ELEMENT_ARRAY_BUFFER: return GL_ELEMENT_ARRAY_BUFFER_BINDING;
    case GL_UNIFORM_BUFFER: return GL_UNIFORM_BUFFER_BINDING;
    case GL_COPY_READ_BUFFER: return GL_COPY_READ_BUFFER;
    case GL_COPY_WRITE_BUFFER: return GL_COPY_WRITE_BUFFER;
    case GL_TEXTURE_1D: return GL_TEXTURE_BINDING_1D;
    case GL_TEXTURE_3D: return GL_TEXTURE_BINDING_3D;
    case GL_TEXTURE_2D_ARRAY: return GL_TEXTURE_BINDING_2D_ARRAY;
    case GL_TEXTURE_CUBE_MAP: return GL_TEXTURE_BINDING_CUBE_MAP;
    default: return GL_TEXTURE_BINDING_2D;
    }
}

static void rasterState(void) {
    GLenum a, b;
    int x, y;
    switch (next(12)) {
    case 0: a = PICK(capabilities); glEnable(a); tell("glEnable", a, 0, 0, 0); printf("  %d %x\n", glIsEnabled(a), glGetError()); break;
    case 1: a = PICK(capabilities); glDisable(a); tell("glDisable", a, 0, 0, 0); printf("  %d %x\n", glIsEnabled(a), glGetError()); break;
    case 2: a = PICK(functions); glDepthFunc(a); tell("glDepthFunc", a, 0, 0, GL_DEPTH_FUNC); break;
    case 3: a = PICK(factors); b = PICK(factors); glBlendFunc(a, b); tell("glBlendFunc", a, b, 0, GL_BLEND_DST_ALPHA); break;
    case 4: a = PICK(equations); b = PICK(equations); glBlendEquationSeparate(a, b); tell("glBlendEquationSeparate", a, b, 0, GL_BLEND_EQUATION_ALPHA); break;
    case 5: a = PICK(faces); glCullFace(a); tell("glCullFace", a, 0, 0, GL_CULL_FACE_MODE); break;
    case 6: a = PICK(turns); glFrontFace(a); tell("glFrontFace", a, 0, 0, GL_FRONT_FACE); break;
    case 7: a = PICK(faces); b = PICK(modes); glPolygonMode(a, b); tell("glPolygonMode", a, b, 0, GL_POLYGON_MODE); break;
    case 8: a = PICK(faces); b = PICK(operations); glStencilOpSeparate(a, b, GL_KEEP, b); tell("glStencilOpSeparate", a, b, 0, GL_STENCIL_BACK_FAIL); break;
    case 9: a = PICK(faces); b = PICK(functions); glStencilFuncSeparate(a, b, 1, 7); tell("glStencilFuncSeparate", a, b, 0, GL_STENCIL_FUNC); break;
    case 10: x = PICK(numbers); y = PICK(numbers); glViewport(1, 2, x, y); tell("glViewport", x, y, 0, GL_VIEWPORT); break;
    default: x = PICK(numbers); y = PICK(numbers); glScissor(3, 4, x, y); tell("glScissor", x, y, 0, GL_SCISSOR_BOX); break;
    }
}

static void objects(void) {
    GLenum a, b, c;
    int x, y;
    void *mapped;
    GLint value = -7;
    switch (next(14)) {
    case 0: a = PICK(buffers); x = next(4); glBindBuffer(a, x ? names[0][x] : 0); tell("glBindBuffer", a, x, 0, bindingOf(a)); break;
    case 1: a = PICK(buffers); x = (int)next(6) - 1; if (x == 0) x = 8; b = x < 0 ? GL_STATIC_DRAW : PICK(usages); glBufferData(a, x, NULL, b); tell("glBufferData", a, x, b, 0);
            glGetBufferParameteriv(a, GL_BUFFER_SIZE, &value); tell(" size", value, 0, 0, 0); break;
    case 2: a = PICK(buffers); x = PICK(numbers); y = PICK(numbers); glBufferSubData(a, x, y, pixels); tell("glBufferSubData", a, x, y, 0); break;
    case 3: a = PICK(buffers); x = 0; y = 1 + next(4); b = 1 + next(3); mapped = glMapBufferRange(a, x, y, b);
            printf("%d glMapBufferRange(%x, %d, %d, %x) %d error %x\n", count, a, x, y, b, mapped != NULL, glGetError());
            if (mapped) printf("  unmapped %d\n", glUnmapBuffer(a));
            break;
    case 4: a = PICK(buffers); x = glUnmapBuffer(a); tell("glUnmapBuffer", a, x, 0, 0); break;
    case 5: x = next(4); a = GL_TEXTURE0 + x; glActiveTexture(a); tell("glActiveTexture", a, 0, 0, GL_ACTIVE_TEXTURE); break;
    case 6: a = PICK(textures); x = next(4); glBindTexture(a, x ? names[1][x] : 0); tell("glBindTexture", a, x, 0, bindingOf(a)); break;
    case 7: a = PICK(textures); b = PICK(parameters); x = PICK(values); glTexParameteri(a, b, x); tell("glTexParameteri", a, b, x, 0);
            glGetTexParameteriv(a, b, &value); tell(" now", value, 0, 0, 0); break;
    case 8: a = PICK(formats); b = a == 0x9999 ? GL_RGBA : PICK(layouts); c = a == 0x9999 ? GL_FLOAT : types[next(4)]; x = next(17); glTexImage2D(GL_TEXTURE_2D, 0, a, x, 4, 0, b, c, NULL);
            tell("glTexImage2D", a, b, c, 0); glGetTexLevelParameteriv(GL_TEXTURE_2D, 0, GL_TEXTURE_WIDTH, &value); tell(" width", value, x, 0, 0); break;
    case 9: x = next(4); glBindFramebuffer(GL_FRAMEBUFFER, x ? names[2][x] : 0); tell("glBindFramebuffer", x, 0, 0, GL_FRAMEBUFFER_BINDING); break;
    case 10: a = PICK(attachments); x = next(4); glFramebufferTexture2D(GL_FRAMEBUFFER, a, GL_TEXTURE_2D, x ? names[1][x] : 0, 0); tell("glFramebufferTexture2D", a, x, 0, 0); break;
    case 11: x = PICK(numbers); a = PICK(stores); glPixelStorei(a, x); tell("glPixelStorei", a, x, 0, GL_UNPACK_ALIGNMENT); break;
    case 12: a = PICK(queries); x = next(4); if (next(2)) { glBeginQuery(a, x); tell("glBeginQuery", a, x, 0, 0); } else { glEndQuery(a); tell("glEndQuery", a, 0, 0, 0); } break;
    default: x = PICK(numbers); glLineWidth(x); tell("glLineWidth", x, 0, 0, 0); break;
    }
}

static void draws(void) {
    GLenum a, b;
    int x, y;
    switch (next(5)) {
    case 0: a = PICK(primitives); x = next(9); glDrawArrays(a, x, 0); tell("glDrawArrays", a, x, 0, 0); break;
    case 1: a = PICK(readLayouts); b = PICK(readTypes); x = next(17); glReadPixels(0, 0, x, 1, a, b, pixels); tell("glReadPixels", a, b, x, 0); break;
    case 2: x = PICK(numbers); y = PICK(numbers); a = PICK(types); glVertexAttribPointer(x, y, a, 0, 0, NULL); tell("glVertexAttribPointer", x, y, a, 0); break;
    case 3: x = PICK(numbers); glEnableVertexAttribArray(x); tell("glEnableVertexAttribArray", x, 0, 0, 0); break;
    default: a = PICK(drawBuffers); glDrawBuffer(a); tell("glDrawBuffer", a, 0, 0, GL_DRAW_BUFFER); break;
    }
}

int main(int argc, char **argv) {
    GLuint vertexArray;
    state = argc > 1 ? (uint32_t)atoi(argv[1]) : 1;
    int calls = argc > 2 ? atoi(argv[2]) : 1000;
    setvbuf(stdout, NULL, _IONBF, 0);
    start();
    glGenVertexArrays(1, &vertexArray);
    glBindVertexArray(vertexArray);
    glGenBuffers(4, names[0]);
    glGenTextures(4, names[1]);
    glGenFramebuffers(4, names[2]);
    for (int i = 0; i < 4; i++) {
        glBindBuffer(GL_ARRAY_BUFFER, names[0][i]);
        glBufferData(GL_ARRAY_BUFFER, 8, pixels, GL_STATIC_DRAW);
    }
    for (count = 0; count < calls; count++) {
        uint32_t kind = next(10);
        if (kind < 4) rasterState();
        else if (kind < 8) objects();
        else draws();
    }
    printf("end %x\n", glGetError());
    return 0;
}
