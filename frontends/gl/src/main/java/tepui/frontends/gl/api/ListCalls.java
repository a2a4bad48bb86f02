package tepui.frontends.gl.api;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Guard;
import tepui.frontends.gl.legacy.Primitives;
import tepui.frontends.gl.list.DisplayList;
import tepui.frontends.gl.list.ListNames;
import tepui.frontends.gl.list.ListPlayer;
import tepui.frontends.gl.list.ListRecording;
import tepui.frontends.gl.list.ListRules;
import tepui.frontends.gl.list.ListState;
import tepui.frontends.gl.share.ShareGroup;

/** Display lists (OpenGL 4.6 compatibility profile, 21.4). */
public final class ListCalls {
    /** Names that one call gives at most. */
    private static final int MOST_NAMES = 1 << 22;

    private final ListState lists;
    private final ListPlayer player;
    private final ShareGroup share;
    private final Guard guard;
    private final ListRules rules;
    private final ListRecording recording;
    private final Primitives primitives;

    public ListCalls(
            ListState lists,
            ShareGroup share,
            Guard guard,
            ListRules rules,
            ListRecording recording,
            Primitives primitives,
            ListPlayer player) {
        this.player = player;
        this.lists = lists;
        this.share = share;
        this.guard = guard;
        this.rules = rules;
        this.recording = recording;
        this.primitives = primitives;
    }

    public int glGenLists(int range) {
        if (!rules.range("glGenLists", range)) return 0;
        // As if there were no group of so many free names: nobody fills them, and each would take memory.
        if (range == 0 || range > MOST_NAMES) return 0;
        int first = share.lists.reserve(range);
        for (int i = 0; i < range; i++) share.lists.put(first + i, DisplayList.EMPTY);
        return first;
    }

    public boolean glIsList(int list) {
        return list != 0 && share.lists.get(list) != null;
    }

    public void glDeleteLists(int list, int range) {
        if (rules.range("glDeleteLists", range)) share.removeLists(list, range);
    }

    public void glNewList(int list, int mode) {
        if (!rules.begin("glNewList", list, mode)) return;
        lists.compiling = list;
        lists.executes = mode == GL_COMPILE_AND_EXECUTE;
        recording.start(lists.executes);
        guard.bits |= Guard.LIST;
    }

    public void glEndList() {
        if (!rules.end("glEndList")) return;
        guard.bits &= ~Guard.LIST;
        int name = lists.compiling;
        lists.compiling = 0;
        share.replaceList(name, recording.finish(player));
    }

    public void glCallList(int list) {
        DisplayList l = share.lists.get(list);
        if (l == null) return;
        int guardBefore = guard.bits & Guard.LIST;
        guard.bits &= ~Guard.LIST;
        primitives.playing++;
        try {
            player.play(l);
        } finally {
            primitives.playing--;
            guard.bits |= guardBefore;
        }
    }

    public void glCallLists(int n, int type, long lists) {
        if (!rules.names("glCallLists", n, type)) return;
        int bytes = ListNames.bytes(type);
        for (int i = 0; i < n; i++) glCallList(this.lists.base + ListNames.get(type, lists + (long) i * bytes));
    }

    public void glListBase(int listBase) {
        lists.base = listBase;
    }
}
