package tepui.drivers.d3d12.record;

import tepui.drivers.d3d12.resource.D3d12Texture;
import tepui.pipe.Box;

/** Events of a recorder that its context acts on. */
public interface RecordingEvents {
    /** A list has begun: nothing is set in it. */
    void listBegan();

    /** A list is about to end. */
    void listEnds();

    /** A target got another place while a command is prepared: targets are bound anew. */
    void targetMoved();

    /** A texture goes on in another resource: copies the box there. */
    void copied(D3d12Texture from, Box box, D3d12Texture to);
}
