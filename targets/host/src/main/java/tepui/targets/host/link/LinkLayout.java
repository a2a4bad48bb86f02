package tepui.targets.host.link;

/** Layout of a link's memory, as clients/common/src/link.h has them. Each counter has a cache line of its own. */
final class LinkLayout {
    static final int MAGIC = 0x49555054;
    static final int VERSION = 1;

    static final int AT_MAGIC = 0;
    static final int AT_VERSION = 4;
    static final int AT_RING = 8;
    static final int AT_RING_BYTES = 12;
    static final int AT_TRANSFER = 16;
    static final int AT_TRANSFER_BYTES = 20;
    static final int AT_HOST_PROCESS = 24;
    static final int AT_HEAD = 64;
    static final int AT_TAIL = 128;
    static final int AT_DONE = 132;
    static final int AT_HOST_BELL = 192;
    static final int AT_CLIENT_BELL = 256;
    static final int SLEEPS_FOR_ROOM = 2;
    static final int AT_MESSAGE = 320;
    static final int AT_KIND = 324;
    static final int AT_ARGUMENTS = 328;
    static final int ARGUMENTS = 6;
    static final int AT_ANSWER = 448;
    static final int AT_ANSWER_VALUE = 456;
    static final int AT_STATE = 512;
    static final int AT_CLOSED = 576;
    static final int PAGE = 4096;

    static final int SERVED = 1;
    static final int ENDED = 2;

    static final int OP_PAD = 0xFFFF;
    static final int OP_WAIT = 0xFFFE;
    static final int OP_AREA = 0xFFFD;
    static final int OP_FREE_AREA = 0xFFFC;

    static final int RESULT = 1;
    static final int READ = 2;
    static final int WRITE = 3;
    static final int MAP = 4;
    static final int UNMAP = 5;

    /** Of the greeting. */
    static final int FLAG_FUTEX = 1;

    static final int FLAG_32_BIT = 2;
    static final int HELLO_BYTES = 64;
    static final int REPLY_BYTES = 24;
    static final int TOKEN_BYTES = 16;
    static final int NAME_BYTES = 16;

    private LinkLayout() {}
}
