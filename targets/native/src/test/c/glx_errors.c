/* X errors that calls of GLX end with, as a program's handler gets them: GLX's own are counted from the first error on that glXQueryExtension tells. The last
 * one finds no handler of the program's, and ends it. */
#include <pthread.h>
#include <stdio.h>
#include <string.h>

typedef void *Handle;
typedef unsigned long XID;
typedef struct {
    int type;
    Handle display;
    XID resource;
    unsigned long serial;
    unsigned char code, request, minor;
} XErrorEvent;
typedef int (*Handler)(Handle, XErrorEvent *);
Handle XOpenDisplay(const char *);
int XQueryExtension(Handle, const char *, int *, int *, int *);
Handler XSetErrorHandler(Handler);
int XSync(Handle, int);
XID XDefaultRootWindow(Handle);
XID XCreateSimpleWindow(Handle, XID, int, int, unsigned, unsigned, unsigned, unsigned long, unsigned long);

int glXQueryExtension(Handle, int *, int *);
Handle *glXChooseFBConfig(Handle, int, const int *, int *);
int glXGetFBConfigAttrib(Handle, Handle, int, int *);
Handle glXCreateNewContext(Handle, Handle, int, Handle, int);
Handle glXGetProcAddress(const char *);
void glXCopyContext(Handle, Handle, Handle, unsigned long);
void glXDestroyContext(Handle, Handle);
XID glXCreatePbuffer(Handle, Handle, const int *);
void glXDestroyPbuffer(Handle, XID);
XID glXCreatePixmap(Handle, Handle, XID, const int *);
void glXDestroyPixmap(Handle, XID);
XID glXCreateWindow(Handle, Handle, XID, const int *);
void glXDestroyWindow(Handle, XID);
int glXMakeCurrent(Handle, XID, Handle);
int glXMakeContextCurrent(Handle, XID, XID, Handle);
void glXQueryDrawable(Handle, XID, int, unsigned *);
void glXUseXFont(XID, int, int, int);
void glXSwapBuffers(Handle, XID);

void glClearColor(float, float, float, float);
void glLineWidth(float);
void glGetFloatv(unsigned, float *);
unsigned glGetError(void);

enum { NOTHING = 0x7f00123 };

static Handle display, context, other;
static XID pbuffer;
static int request, event, base, calls, in_thread;
static XErrorEvent last;
static pthread_t caller;

/* Asks GLX something, which a handler may. */
static int handle(Handle of, XErrorEvent *error) {
    calls += of == display && error->display == display && glXQueryExtension(of, NULL, NULL);
    in_thread = pthread_equal(caller, pthread_self());
    last = *error;
    return 0;
}

static void say(const char *what) {
    XSync(display, 0);
    printf("%s %d:", what, calls);
    if (calls > 0) printf(" %s%d request %d minor %d%s%s", last.code >= base ? "glx " : "x ", last.code >= base ? last.code - base : last.code,
                          last.request == request, last.minor, last.resource == NOTHING ? " named" : "", in_thread ? "" : " in another thread");
    printf("\n");
    calls = 0;
}

static void refused(const char *what, Handle config, Handle (*create)(Handle, Handle, Handle, int, const int *), const int *attributes) {
    printf("%d ", create(display, config, NULL, 1, attributes) == NULL);
    say(what);
}

/* State of the current context for another one: colours of clearing and lines, of which lines alone are asked for. */
static void copies(Handle config, Handle (*create)(Handle, Handle, Handle, int, const int *)) {
    const int core[] = {0x2091, 3, 0x2092, 3, 0x9126, 1, 0};
    Handle modern = create(display, config, NULL, 1, core);
    float color[4] = {0}, width = 0;
    glClearColor(1, 0.5f, 0, 1);
    glLineWidth(3);
    glXCopyContext(display, context, other, 4 /* GL_LINE_BIT */);
    say("copied");
    glXCopyContext(display, context, (Handle)NOTHING, ~0ul);
    say("copied to nothing");
    glXCopyContext(display, (Handle)NOTHING, other, ~0ul);
    say("copied from nothing");
    glXCopyContext(display, other, context, ~0ul);
    say("copied to current");
    glXCopyContext(display, context, modern, ~0ul);
    say("copied to core");
    glXMakeCurrent(display, pbuffer, other);
    glGetFloatv(0x0C22 /* GL_COLOR_CLEAR_VALUE */, color);
    glGetFloatv(0x0B21 /* GL_LINE_WIDTH */, &width);
    glXMakeCurrent(display, pbuffer, context);
    glXCopyContext(display, context, other, ~0ul);
    glXMakeCurrent(display, pbuffer, other);
    printf("line %.0f color %.0f", (double)width, (double)color[0]);
    glGetFloatv(0x0C22, color);
    printf(" then %.1f error %x\n", (double)color[1], glGetError());
    glXMakeCurrent(display, pbuffer, context);
    glXDestroyContext(display, modern);
}

static void *elsewhere(void *unused) {
    (void)unused;
    caller = pthread_self();
    glXMakeCurrent(display, pbuffer, context);
    say("taken");
    return NULL;
}

int main(void) {
    display = XOpenDisplay(NULL);
    if (display == NULL) return 2;
    caller = pthread_self();
    int of_events = 0, of_errors = 0;
    XQueryExtension(display, "GLX", &request, &of_events, &of_errors);
    glXQueryExtension(display, &base, &event);
    printf("server's %d %d\n", base == of_errors, event == of_events);
    XSetErrorHandler(handle);
    const int wanted[] = {0x8010, 7, 0}, size[] = {0x8041, 8, 0x8040, 8, 0}, huge[] = {0x8041, 1 << 20, 0x8040, 1 << 20, 0};
    int n = 0;
    Handle *configs = glXChooseFBConfig(display, 0, wanted, &n);
    int buffers = -1;
    glXGetFBConfigAttrib(display, configs[0], 5 /* GLX_DOUBLEBUFFER */, &buffers);
    printf("first has a second buffer: %d\n", buffers);
    const int two[] = {0x8010, 7, 5, 1, 0};
    configs = glXChooseFBConfig(display, 0, two, &n);
    Handle (*create)(Handle, Handle, Handle, int, const int *);
    *(void **)&create = glXGetProcAddress("glXCreateContextAttribsARB");
    context = glXCreateNewContext(display, configs[0], 0x8014, NULL, 1);
    other = glXCreateNewContext(display, configs[0], 0x8014, context, 1);
    pbuffer = glXCreatePbuffer(display, configs[0], size);
    say("none");
    printf("%d ", glXCreateNewContext(display, configs[0], 0x1234, NULL, 1) == NULL);
    say("type");
    refused("version", configs[0], create, (int[]){0x2091, 9, 0x2092, 9, 0});
    refused("es version", configs[0], create, (int[]){0x2091, 3, 0x2092, 3, 0x9126, 4, 0});
    refused("type of colours", configs[0], create, (int[]){0x8011, 0x20B9, 0});
    refused("flag", configs[0], create, (int[]){0x2094, 16, 0});
    refused("forward", configs[0], create, (int[]){0x2091, 2, 0x2092, 1, 0x2094, 2, 0});
    refused("strategy", configs[0], create, (int[]){0x8256, 5, 0});
    printf("%d ", create(display, configs[0], context, 1, (int[]){0x31B3, 1, 0}) == NULL);
    say("silent beside another");
    refused("silent and debugging", configs[0], create, (int[]){0x31B3, 1, 0x2094, 1, 0});
    refused("silent and robust", configs[0], create, (int[]){0x31B3, 1, 0x2094, 4, 0});
    refused("release", configs[0], create, (int[]){0x2097, 5, 0});
    printf("%d ", create(display, configs[0], context, 1, (int[]){0x8256, 0x8252, 0}) == NULL);
    say("lost beside another");
    refused("profile", configs[0], create, (int[]){0x2091, 3, 0x2092, 2, 0x9126, 0x30, 0});
    refused("attribute", configs[0], create, (int[]){0x1234, 1, 0});
    printf("%d ", glXMakeCurrent(display, NOTHING, context));
    say("drawable");
    printf("%d ", glXMakeContextCurrent(display, pbuffer, 0, context));
    say("half");
    printf("%d ", glXMakeCurrent(display, pbuffer, NULL));
    say("no context");
    printf("%d ", glXMakeCurrent(display, pbuffer, context));
    say("current");
    glXUseXFont(NOTHING, 32, 1, 1);
    say("font");
    copies(configs[0], create);
    pthread_t thread;
    pthread_create(&thread, NULL, elsewhere, NULL);
    pthread_join(thread, NULL);
    caller = pthread_self();
    glXSwapBuffers(display, NOTHING);
    say("swapped");
    glXSwapBuffers(display, XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 8, 8, 0, 0, 0));
    say("swapped window");
    unsigned value = 7;
    glXQueryDrawable(display, NOTHING, 0x801D, &value);
    say("asked");
    printf("%d ", glXCreatePbuffer(display, configs[0], huge) == 0);
    say("huge");
    glXDestroyPbuffer(display, NOTHING);
    say("no pbuffer");
    printf("%d ", glXCreatePixmap(display, configs[0], NOTHING, NULL) == 0);
    say("pixmap");
    glXDestroyPixmap(display, NOTHING);
    say("no pixmap");
    printf("%d ", glXCreateWindow(display, configs[0], NOTHING, NULL) == 0);
    say("window");
    glXDestroyWindow(display, NOTHING);
    say("no window");
    glXDestroyContext(display, other);
    say("destroyed");
    /* A context that is current is there until it is not. */
    glXDestroyContext(display, context);
    printf("%d ", glXMakeCurrent(display, pbuffer, context));
    glXDestroyContext(display, context);
    say("destroyed twice");
    glXMakeCurrent(display, 0, NULL);
    glXDestroyContext(display, context);
    say("gone");
    printf("%d ", glXMakeCurrent(display, pbuffer, context));
    say("gone for good");
    fflush(stdout);
    XSetErrorHandler(NULL);
    glXSwapBuffers(display, NOTHING);
    XSync(display, 0);
    printf("not reached\n");
    return 0;
}
