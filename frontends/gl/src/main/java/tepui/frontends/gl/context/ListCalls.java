package tepui.frontends.gl.context;

import static tepui.frontends.gl.GLConstants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.list.DisplayList;
import tepui.frontends.gl.list.ListNames;
import tepui.frontends.gl.list.Player;

/** Display lists (5.4). */
abstract class ListCalls extends ClientArrayCalls {
    private @Nullable Player player;
    private int base;
    private int compiling;
    private boolean executes;

    ListCalls(Setup setup) {
        super(setup);
    }

    private Player player() {
        Player p = player;
        if (p == null) {
            p = new Player(self());
            player = p;
        }
        return p;
    }

    @Override
    public int glGenLists(int range) {
        if (range < 0) {
            error(GL_INVALID_VALUE, "glGenLists: range is " + range + ", must be at least 0");
            return 0;
        }
        if (range == 0) return 0;
        int first = share.lists.reserve(range);
        for (int i = 0; i < range; i++) share.lists.put(first + i, DisplayList.EMPTY);
        return first;
    }

    @Override
    public boolean glIsList(int list) {
        return list != 0 && share.lists.get(list) != null;
    }

    @Override
    public void glDeleteLists(int list, int range) {
        if (range < 0) {
            error(GL_INVALID_VALUE, "glDeleteLists: range is " + range + ", must be at least 0");
            return;
        }
        share.lists.removeRange(list, range);
    }

    @Override
    public void glNewList(int list, int mode) {
        if (list == 0) {
            error(GL_INVALID_VALUE, "glNewList: list is 0");
            return;
        }
        if (mode != GL_COMPILE && mode != GL_COMPILE_AND_EXECUTE) {
            invalidEnum("glNewList", "mode", mode);
            return;
        }
        if (compiling != 0) {
            error(GL_INVALID_OPERATION, "glNewList: list " + compiling + " is being compiled");
            return;
        }
        compiling = list;
        executes = mode == GL_COMPILE_AND_EXECUTE;
        recorder.start(self(), executes);
        guard |= Guard.LIST;
    }

    @Override
    public void glEndList() {
        if (compiling == 0) {
            error(GL_INVALID_OPERATION, "glEndList: no list is being compiled");
            return;
        }
        guard &= ~Guard.LIST;
        int name = compiling;
        compiling = 0;
        share.replaceList(name, recorder.finish(self()));
    }

    @Override
    public void glCallList(int list) {
        DisplayList l = share.lists.get(list);
        if (l == null) return;
        int guardBefore = guard & Guard.LIST;
        guard &= ~Guard.LIST;
        playing++;
        try {
            player().play(l);
        } finally {
            playing--;
            guard |= guardBefore;
        }
    }

    @Override
    public void glCallLists(int n, int type, long lists) {
        int bytes = ListNames.bytes(type);
        if (bytes == 0) {
            invalidEnum("glCallLists", "type", type);
            return;
        }
        if (n < 0) {
            error(GL_INVALID_VALUE, "glCallLists: n is " + n + ", must be at least 0");
            return;
        }
        for (int i = 0; i < n; i++) glCallList(base + ListNames.get(type, lists + (long) i * bytes));
    }

    @Override
    public void glListBase(int listBase) {
        base = listBase;
    }

    /** Values of this chapter, to {@code out}: how many, or -1. */
    final int listGet(int pname, double[] out) {
        switch (pname) {
            case GL_LIST_BASE -> out[0] = base & 0xffffffffL;
            case GL_LIST_INDEX -> out[0] = compiling & 0xffffffffL;
            case GL_LIST_MODE -> out[0] = compiling == 0 ? 0 : executes ? GL_COMPILE_AND_EXECUTE : GL_COMPILE;
            default -> {
                return -1;
            }
        }
        return 1;
    }
}
