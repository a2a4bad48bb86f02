/* A client's link to the host: a ring of packets in shared memory, an area for large data, and messages of the host's that are answered while the client
 * waits. One thread uses a link. Layout and rules are in docs/host.md; the host's side is tepui.targets.host.
 * It is plain C for Linux and Windows, 32 and 64 bits; what differs is in link_posix.c and link_win32.c. */
#ifndef TEPUI_LINK_H
#define TEPUI_LINK_H

#include <stddef.h>
#include <stdint.h>

#define TEPUI_LINK_MAGIC 0x49555054u
#define TEPUI_LINK_VERSION 1u

/* Places in the memory's first page. Each counter has a cache line. */
enum {
    TEPUI_AT_MAGIC = 0,
    TEPUI_AT_VERSION = 4,
    TEPUI_AT_RING = 8, /* offset of the ring, then its bytes */
    TEPUI_AT_RING_BYTES = 12,
    TEPUI_AT_TRANSFER = 16, /* offset of the transfer area, then its bytes */
    TEPUI_AT_TRANSFER_BYTES = 20,
    TEPUI_AT_HOST_PROCESS = 24, /* the host's number */
    TEPUI_AT_HEAD = 64,        /* words that the client has published; goes round at 2^32 */
    TEPUI_AT_TAIL = 128,       /* words that the host has copied: this part of the ring is free again */
    TEPUI_AT_DONE = 132,       /* words whose packets are carried out */
    TEPUI_AT_HOST_BELL = 192,  /* 1 while the host sleeps */
    TEPUI_AT_CLIENT_BELL = 256, /* TEPUI_SLEEPS while the client waits for a message, TEPUI_SLEEPS_FOR_ROOM while it waits for room */
    TEPUI_AT_MESSAGE = 320,    /* messages of the host so far; then the last one's kind, and its arguments of 8 bytes */
    TEPUI_AT_KIND = 324,
    TEPUI_AT_ARGUMENTS = 328,
    TEPUI_AT_ANSWER = 448, /* messages that the client has answered; 8 bytes of answer */
    TEPUI_AT_ANSWER_VALUE = 456,
    TEPUI_AT_STATE = 512, /* 1 while the host serves this link, 2 when it has ended it */
    TEPUI_AT_CLOSED = 576, /* not 0 where the client has ended it; a socket that is closed may be the program's doing */
    TEPUI_LINK_PAGE = 4096
};

enum { TEPUI_SLEEPS = 1, TEPUI_SLEEPS_FOR_ROOM = 2 };

/* Packets of every front end. */
enum {
    TEPUI_OP_PAD = 0xFFFF,      /* what follows up to the ring's end is no packet */
    TEPUI_OP_WAIT = 0xFFFE,     /* answer with the last packet's result */
    TEPUI_OP_AREA = 0xFFFD,     /* low and high word of a size: a new area; its number is the result */
    TEPUI_OP_FREE_AREA = 0xFFFC /* number */
};

/* Messages of the host. All but the first are requests: the client answers and goes on waiting. */
enum {
    TEPUI_RESULT = 1, /* value, bytes of writes that lie in the transfer area: address 8, bytes 4, 0, data up to a multiple of 8 */
    TEPUI_READ = 2,   /* address, bytes: into the transfer area */
    TEPUI_WRITE = 3,  /* address, bytes: out of the transfer area */
    TEPUI_MAP = 4,    /* number of an area, its bytes, bytes of the path in the transfer area: answer is the address */
    TEPUI_UNMAP = 5,  /* number */
    TEPUI_SERVICES = 16 /* from here on the front end's own */
};

struct tepui_link;
typedef uint64_t (*tepui_service)(struct tepui_link *link, uint32_t kind, const uint64_t arguments[6]);

/* An area, which all threads of the process see, whichever link it came by. */
struct tepui_shared {
    uint8_t *memory;
    uint64_t bytes;
    uint64_t session;
    uint32_t number;
    struct tepui_shared *next;
};

struct tepui_link {
    uint8_t *memory; /* NULL where there is no link */
    uint32_t bytes;
    uint32_t *ring;
    uint32_t ring_words;
    uint32_t at;    /* words written in all */
    uint32_t limit; /* up to here there is room */
    uint8_t *transfer;
    uint32_t transfer_bytes;
    uint64_t session;
    tepui_service service;
    void *of; /* the front end's */
    uint32_t messages;
    int answering;   /* within a request of the host's */
    int lost;         /* the host is gone, or has ended this link: packets go nowhere */
    intptr_t socket;
    uint32_t host_process; /* 0 where it cannot be seen from here */
    int by_name;           /* the host is a program of Windows: memory, bells and windows are known to both by the same names */
    intptr_t bells[2];     /* the host's and the client's, where they are more than words */
};

struct tepui_hello {
    const char *front_end; /* up to 15 letters */
    uint64_t session;      /* that this link joins, or 0 for a new one */
    tepui_service service;
    void *of;
};

/* Reaches the host of the user, in the folder TEPUI_HOST or where docs/host.md says; 0, or a number that says why not. */
enum {
    TEPUI_LINKED = 0,
    TEPUI_BAD_VERSION = 1,
    TEPUI_BAD_TOKEN = 2,
    TEPUI_NO_FRONT_END = 3,
    TEPUI_NO_SESSION = 4,
    TEPUI_NO_MEMORY = 5,
    TEPUI_NO_HOST = 16
};
int tepui_link_open(struct tepui_link *link, const struct tepui_hello *hello);
void tepui_link_close(struct tepui_link *link);
/* In the child of a fork: forgets the link without a word to the host, which is the parent's. */
void tepui_link_forget(struct tepui_link *link);

/* Room for a packet of so many words, one behind the other, and how many there are up to the next wait. There is always some: in a lost link nobody
 * reads it. A packet has no more than a quarter of the ring. */
uint32_t *tepui_link_room(struct tepui_link *link, uint32_t words, uint32_t *available);
/* The packets in so many words of the room are complete. */
void tepui_link_commit(struct tepui_link *link, uint32_t words);
/* Lets the host see what is complete. */
void tepui_link_publish(struct tepui_link *link);
/* Publishes, and waits for the result of the last packet; 0 where the link is lost. */
uint64_t tepui_link_wait(struct tepui_link *link);
/* Has the packet that ended at this value of tepui_link.at been carried out? */
int tepui_link_is_done(const struct tepui_link *link, uint32_t at);

/* An area of memory that both sides see, and its number for packets; NULL where there is none. It stays until it is freed or the session ends. */
uint8_t *tepui_link_area(struct tepui_link *link, uint64_t bytes, uint32_t *number);
void tepui_link_free_area(struct tepui_link *link, uint32_t number);

/* --- what an operating system gives (link_posix.c, link_win32.c) --- */

/* A socket to the host, and the token that it wants; -1 where there is no host. */
intptr_t tepui_os_connect(uint8_t token[16], uint32_t *flags);
int tepui_os_send(intptr_t socket, const void *bytes, uint32_t count);
int tepui_os_receive(intptr_t socket, void *bytes, uint32_t count);
/* Is the other end there? By its process, where that can be seen, since a program may close descriptors that are not its own. */
int tepui_os_alive(intptr_t socket, uint32_t process);
int tepui_os_sees(uint32_t process);
void tepui_os_close(intptr_t socket);
/* Memory by the path of a file; by a name that begins with TEPUI_NAMED where the host is a program of Windows. */
uint8_t *tepui_os_map(const char *path, uint64_t bytes);
void tepui_os_unmap(uint8_t *memory, uint64_t bytes);
void *tepui_os_allocate(size_t bytes);
void tepui_os_free(void *memory);
uint32_t tepui_os_process(void);
/* Opens the bells that go with memory of a name; 0 where they are not there. */
int tepui_os_open_bells(const char *name, intptr_t bells[2]);
void tepui_os_close_bells(const intptr_t bells[2]);
/* Sleeps while the word has the value, for some milliseconds at most. Where it cannot be woken, it sleeps for less than one. The bell is 0 where it is only a word. */
void tepui_os_sleep(intptr_t bell, uint32_t *word, uint32_t value, uint32_t round);
void tepui_os_wake(intptr_t bell, uint32_t *word);

#define TEPUI_NAMED "Local\\"

#define TEPUI_FLAG_FUTEX 1u   /* the client can wake and be woken */
#define TEPUI_FLAG_32_BIT 2u  /* its pointers have 4 bytes */

#endif
