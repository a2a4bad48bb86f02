package tepui.frontends.gl.share;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.FlushOrder;
import tepui.frontends.gl.base.GroupDevice;
import tepui.frontends.gl.base.NameTable;
import tepui.frontends.gl.buffer.BufferObject;
import tepui.frontends.gl.framebuffer.Renderbuffer;
import tepui.frontends.gl.list.DisplayList;
import tepui.frontends.gl.program.AssemblyProgram;
import tepui.frontends.gl.sync.SyncObject;
import tepui.frontends.gl.texture.Handles;
import tepui.frontends.gl.texture.SamplerObject;
import tepui.frontends.gl.texture.TextureObject;
import tepui.frontends.glsl.Includes;
import tepui.pipe.Device;

/** Share group: the objects by name that contexts share. Lives as long as one of its contexts. */
public final class ShareGroup {
    public final GroupDevice device;
    public final FlushOrder flushes = new FlushOrder();
    public final NameTable<BufferObject> buffers = new NameTable<>();
    /** Shaders and programs: they share one space of names. */
    public final NameTable<Object> programs = new NameTable<>();

    /** Programs of ARB_vertex_program and ARB_fragment_program. */
    public final NameTable<AssemblyProgram> assemblies = new NameTable<>();

    public final NameTable<DisplayList> lists = new NameTable<>();
    public final NameTable<SyncObject> syncs = new NameTable<>();
    /** Labels of objects from glObjectLabel; the objects do not know them. */
    public final Map<Object, String> labels = Collections.synchronizedMap(new WeakHashMap<>());

    public final NameTable<TextureObject> textures = new NameTable<>();
    public final NameTable<SamplerObject> samplers = new NameTable<>();
    public final Handles handles = new Handles();
    public final NameTable<Renderbuffer> renderbuffers = new NameTable<>();

    /** Texts that shaders may include; a compilation keeps those there were when it began. */
    private final AtomicReference<Includes> includes = new AtomicReference<>(Includes.NONE);

    /** Held by calls while there is more than one context; see {@code docs/ownership.md}. */
    public final ReentrantLock lock = new ReentrantLock();

    /** Member of a group: a context, as its group sees it. */
    public interface Member {
        /** From any thread: it is to ask {@link ShareGroup#hasSeveral} before its next call. */
        void recount();

        /** Returns when the call that another thread may be in, which has not asked yet, is over. */
        void awaitEndOfCall();
    }

    private final List<Member> members = new ArrayList<>();

    private volatile boolean several;

    public ShareGroup(Device device) {
        this.device = new GroupDevice(device);
    }

    /** The list of that name, as an object that no other name shares, or null. */
    @Nullable
    public DisplayList listForLabel(int name) {
        DisplayList list = lists.get(name);
        if (list == DisplayList.EMPTY) {
            list = DisplayList.empty();
            lists.put(name, list);
        }
        return list;
    }

    /** Puts a list in the place of another, whose label it takes over. */
    public void replaceList(int name, DisplayList list) {
        DisplayList old = lists.get(name);
        lists.put(name, list);
        String label = old == null ? null : labels.remove(old);
        if (label != null) labels.put(list, label);
        if (old != null) old.drop(device);
    }

    /** Frees the names of a range, and what the lists there drew from. */
    public void removeLists(int first, int count) {
        lists.removeRange(first, count, list -> list.drop(device));
    }

    public Includes includes() {
        return includes.get();
    }

    public void changeIncludes(UnaryOperator<Includes> change) {
        includes.updateAndGet(change);
    }

    /** Lets go of the code of a program that was deleted, once no context has it bound. */
    public void assemblyGone(AssemblyProgram p) {
        if (p.deleted && p.users <= 0) p.drop();
    }

    /** Whether calls have to hold {@link #lock}. */
    public boolean hasSeveral() {
        return several;
    }

    /** Another context; returns when the calls of the others hold the lock. */
    public void join(Member member) {
        List<Member> others = List.of();
        synchronized (this) {
            if (members.size() == 1) others = List.copyOf(members);
            members.add(member);
            recount();
        }
        for (Member other : others) other.awaitEndOfCall();
    }

    /** Takes a member out; the group's objects go with the last one. */
    public synchronized void leave(Member member) {
        members.remove(member);
        recount();
        if (members.isEmpty()) device.close();
    }

    private void recount() {
        boolean now = members.size() > 1;
        if (now == several) return;
        several = now;
        flushes.setSeveral(now);
        for (Member member : members) member.recount();
    }
}
