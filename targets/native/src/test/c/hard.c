/* Does what is hard on a library, as its argument says, and goes on drawing: "descriptors" closes all but its output, "stack" draws on a thread of 64 KiB,
 * "memory" asks for much, "limit" leaves itself little address space and asks for more, "handler" has a handler of SIGSEGV after its first call, "thread" ends
 * its first thread, "threads" starts and ends many, "busy" ends while another one draws, "signals" has handlers of the signals that end a program, before
 * and after its first call, "killed" and "crash" have none, "exec" starts itself again in a child, "deep" has a shader compiled that is nested deeper than a stack is high,
 * "contextless" draws before it has a context and after it, which Java tells of by exceptions, "leaves" has a child that ends with exit. */
#include "start.h"

#include <pthread.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static void draw(const char *what) {
    glClearColor(0, 1, 0, 1);
    glClear(COLOR_BUFFER_BIT);
    printf("%s %06x error %x\n", what, pixel(1, 1), glGetError());
    fflush(stdout);
}

static void *on_thread(void *what) {
    start();
    draw(what);
    exit(0);
}

static void handler(int signal) {
    printf("handler %d\n", signal);
    fflush(stdout);
    _exit(0);
}

static volatile sig_atomic_t received;

static void count_signal(int signal) {
    received += signal;
}

static void on_signal(int signal) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = count_signal;
    sigaction(signal, &action, NULL);
}

static void *one_of_many(void *what) {
    (void)what;
    start();
    glClearColor(0, 1, 0, 1);
    glClear(COLOR_BUFFER_BIT);
    return (void *)(uintptr_t)pixel(1, 1);
}

static void many_threads(void) {
    for (int i = 0; i < 100; i++) {
        pthread_t thread;
        void *seen = NULL;
        if (pthread_create(&thread, NULL, one_of_many, NULL) != 0) exit(3);
        pthread_join(thread, &seen);
        if ((uintptr_t)seen != 0x00ff00) exit(4);
    }
}

static volatile int begun;

static void *draws_for_ever(void *what) {
    start();
    while (what == NULL) {
        glClear(COLOR_BUFFER_BIT);
        pixel(1, 1);
        begun = 1;
    }
    return NULL;
}

static void start_again(const char *program) {
    pid_t child = fork();
    if (child == 0) {
        execl(program, program, "child", NULL);
        _exit(9);
    }
    int status = 0;
    waitpid(child, &status, 0);
    printf("child %d\n", WEXITSTATUS(status));
}

/* Leaves 32 MiB of address space. */
static void limit_memory(void) {
    long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file == NULL || fscanf(file, "%ld", &pages) != 1) exit(5);
    fclose(file);
    struct rlimit limit;
    getrlimit(RLIMIT_AS, &limit);
    limit.rlim_cur = (rlim_t)pages * sysconf(_SC_PAGESIZE) + (32 << 20);
    setrlimit(RLIMIT_AS, &limit);
}

static void ask_for(intptr_t bytes) {
    unsigned buffer;
    glGenBuffers(1, &buffer);
    glBindBuffer(ARRAY_BUFFER, buffer);
    glBufferData(ARRAY_BUFFER, bytes, NULL, STATIC_DRAW);
    printf("error %x\n", glGetError());
}

unsigned glCreateShader(unsigned);
void glShaderSource(unsigned, int, const char **, const int *);
void glCompileShader(unsigned);
void glGetShaderiv(unsigned, unsigned, int *);

static void compile_deep(void) {
    enum { DEPTH = 1 << 20 };
    char *text = malloc(2 * DEPTH + 100), *to = text;
    if (text == NULL) exit(6);
    to += sprintf(to, "void main() { gl_FragColor = vec4(");
    memset(to, '(', DEPTH);
    to += DEPTH + sprintf(to + DEPTH, "1.0");
    memset(to, ')', DEPTH);
    sprintf(to + DEPTH, "); }");
    unsigned shader = glCreateShader(0x8B30 /* GL_FRAGMENT_SHADER */);
    glShaderSource(shader, 1, (const char *[]){text}, NULL);
    glCompileShader(shader);
    int compiled = -1;
    glGetShaderiv(shader, 0x8B81 /* GL_COMPILE_STATUS */, &compiled);
    printf("compiled %d error %x\n", compiled, glGetError());
}

/* The child has calls that wait, and the functions that its parent has registered for the end. */
static void leave(void) {
    glClear(COLOR_BUFFER_BIT);
    pid_t child = fork();
    if (child == 0) exit(7);
    int status = 0;
    waitpid(child, &status, 0);
    printf("left %d %d\n", WIFEXITED(status), WEXITSTATUS(status));
}

/* More failing calls than are told of. */
static void draw_without_context(void) {
    for (int i = 0; i < 30; i++) {
        glClear(COLOR_BUFFER_BIT);
        glFinish();
    }
    printf("nothing %06x error %x\n", pixel(1, 1), glGetError());
}

int main(int count, char **arguments) {
    const char *what = count > 1 ? arguments[1] : "";
    pthread_t thread;
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    if (strcmp(what, "stack") == 0) {
        pthread_attr_setstacksize(&attributes, 64 << 10);
        pthread_create(&thread, &attributes, on_thread, (void *)what);
        pthread_join(thread, NULL);
    }
    if (strcmp(what, "thread") == 0) {
        pthread_create(&thread, &attributes, on_thread, (void *)what);
        pthread_exit(NULL);
    }
    if (strcmp(what, "threads") == 0) many_threads();
    if (strcmp(what, "busy") == 0) {
        pthread_create(&thread, NULL, draws_for_ever, NULL);
        while (!begun) usleep(1000);
        exit(0);
    }
    if (strcmp(what, "signals") == 0) on_signal(SIGTERM);
    if (strcmp(what, "contextless") == 0) draw_without_context();
    start();
    draw("before");
    if (strcmp(what, "signals") == 0) {
        on_signal(SIGINT);
        on_signal(SIGHUP);
        raise(SIGTERM);
        raise(SIGINT);
        raise(SIGHUP);
        printf("received %d\n", (int)received);
    }
    if (strcmp(what, "killed") == 0) raise(SIGTERM);
    if (strcmp(what, "crash") == 0) *(volatile int *)8 = 1;
    if (strcmp(what, "deep") == 0) compile_deep();
    if (strcmp(what, "leaves") == 0) leave();
    if (strcmp(what, "exec") == 0) start_again(arguments[0]);
    if (strcmp(what, "descriptors") == 0)
        for (int i = 3; i < 1024; i++) close(i);
    if (strcmp(what, "memory") == 0) ask_for((intptr_t)1 << 40);
    if (strcmp(what, "limit") == 0) {
        limit_memory();
        ask_for((intptr_t)1 << 30);
    }
    draw(what);
    if (strcmp(what, "handler") == 0) {
        struct sigaction action;
        memset(&action, 0, sizeof action);
        action.sa_handler = handler;
        sigaction(SIGSEGV, &action, NULL);
        draw("handled");
        *(volatile int *)8 = 1;
    }
    return 0;
}
