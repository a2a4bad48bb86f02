package tepui.frontends.gl.query;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.program.ProgramObject;
import tepui.pipe.Device;
import tepui.pipe.StreamTarget;

/** A transform feedback object: the buffers that take captured vertices, and how far it got. */
public final class FeedbackObject {
    public final int name;
    public final BufferBindings.Indexed buffers;
    public boolean active;
    public boolean paused;
    /** GL_POINTS, GL_LINES or GL_TRIANGLES. */
    public int mode;
    /** Was ended once: it can be drawn from. */
    public boolean finished;

    /** Of the last glBeginTransformFeedback. */
    public @Nullable StreamTarget[] targets = new @Nullable StreamTarget[0];
    /** The targets go on where they were left. */
    public boolean begun;
    /** Vertices that still have room in all buffers: counted for versions of OpenGL ES that want to be told when there is none. */
    public long room;
    /** The program whose outputs are captured between begin and end. */
    public @Nullable ProgramObject program;

    FeedbackObject(int name, int buffers) {
        this.name = name;
        this.buffers = new BufferBindings.Indexed(buffers);
    }

    /** Begins or ends with a program, or none. */
    public void capture(@Nullable ProgramObject from) {
        if (program != null) program.captures--;
        if (from != null) from.captures++;
        program = from;
    }

    /** Buffers that it can have. */
    public int bufferCount() {
        return buffers.buffers.length;
    }

    public void drop(Device device) {
        for (StreamTarget t : targets) if (t != null) device.destroy(t);
        targets = new @Nullable StreamTarget[0];
    }
}
