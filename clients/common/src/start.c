/* Starting the host of a program, and waiting for it: the same on every system. */
#include "start.h"

enum { TEXT = 16 * 1024, WORDS = 64, WAIT_SECONDS = 30, MOST_SECONDS = 3600, LOOK_MS = 20, NEWS_MS = 3000, SECOND = 1000 };

static uint32_t wait_seconds(void) {
    char value[16];
    uint32_t n = 0;
    if (!tepui_os_setting("TEPUI_HOST_WAIT", value, sizeof value) || value[0] < '0' || value[0] > '9') return WAIT_SECONDS;
    for (const char *p = value; *p >= '0' && *p <= '9' && n < MOST_SECONDS; p++) n = n * 10 + (uint32_t)(*p - '0');
    return n < MOST_SECONDS ? n : MOST_SECONDS;
}

/* How to start it, and who says so; NULL where nobody does. */
static const char *find_command(char text[TEXT]) {
    char home[1024];
    if (tepui_os_setting("TEPUI_HOST_COMMAND", text, TEXT) && text[0] != 0) return "TEPUI_HOST_COMMAND";
    if (tepui_os_beside("tepui_host.txt", text, TEXT)) return "tepui_host.txt";
    if (tepui_os_setting("TEPUI_HOME", home, sizeof home) && home[0] != 0) return tepui_os_command(home, text, TEXT) ? "TEPUI_HOME" : NULL;
    return tepui_os_command(NULL, text, TEXT) ? "the PATH" : NULL;
}

static int split(char *text, char *words[WORDS]) {
    int count = 0;
    for (char *p = text; *p != 0 && count < WORDS - 1;) {
        while (*p == '\n' || *p == '\r') *p++ = 0;
        if (*p == 0) break;
        words[count++] = p;
        while (*p != 0 && *p != '\n' && *p != '\r') p++;
    }
    words[count] = NULL;
    return count;
}

static void tell_number(tepui_tell tell, const char *what, uint32_t number) {
    char digits[12];
    uint32_t at = sizeof digits - 1;
    digits[at] = 0;
    do {
        digits[--at] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    tell(what, digits + at);
}

/* A second program that does so at the same time starts a second host, which ends when it finds the first one. */
static int start_host(tepui_tell tell, tepui_tell news) {
    static char text[TEXT];
    char *words[WORDS];
    const char *from = find_command(text);
    if (from == NULL) {
        tell("no host is running, and it is nowhere said how to start one: start 'tepui host' before the program, or put tepui_host.txt beside the library with 'tepui install-d3d9', or let TEPUI_HOME name Tepui's folder", "");
        return 0;
    }
    if (split(text, words) == 0) {
        tell("no host is running, and there is no command to start one in ", from);
        return 0;
    }
    if (news != NULL) news("no host is running: it is started as said by ", from);
    if (tepui_os_start(words)) return 1;
    tell("the host cannot be started; start 'tepui host' before the program. There is no command ", words[0]);
    return 0;
}

int tepui_link_reach(struct tepui_link *link, const struct tepui_hello *hello, tepui_tell tell, tepui_tell news) {
    int status = tepui_link_open(link, hello);
    uint32_t seconds = wait_seconds();
    if (status != TEPUI_NO_HOST || hello->session != 0 || seconds == 0 || !start_host(tell, news)) return status;
    for (uint32_t ms = 0; ms < seconds * SECOND && status == TEPUI_NO_HOST; ms += LOOK_MS) {
        tepui_os_pause(LOOK_MS);
        if (ms % NEWS_MS == NEWS_MS - LOOK_MS) tell_number(tell, "the host has not come yet; seconds waited: ", (ms + LOOK_MS) / SECOND);
        status = tepui_link_open(link, hello);
    }
    if (status == TEPUI_NO_HOST)
        tell_number(tell, "no host has come. Start 'tepui host' by hand and see what it says; one that a program has started writes host.log in its folder. Seconds waited: ", seconds);
    else if (news != NULL) news("the host has come", "");
    return status;
}
