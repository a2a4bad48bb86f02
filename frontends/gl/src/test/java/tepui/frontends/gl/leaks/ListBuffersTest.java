package tepui.frontends.gl.leaks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.gl.GL.*;
import static tepui.frontends.gl.GLConstants.*;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GLContext;
import tepui.frontends.gl.TestDevice;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;

/** Buffers that display lists draw from go with their lists. */
class ListBuffersTest {
    private final Set<Buffer> living = new HashSet<>();
    private final ForwardingDevice device = new ForwardingDevice(TestDevice.nothing()) {
        @Override
        public Buffer createBuffer(BufferDesc desc) {
            Buffer made = super.createBuffer(desc);
            living.add(made);
            return made;
        }

        @Override
        public void destroy(Buffer buffer) {
            living.remove(buffer);
            super.destroy(buffer);
        }
    };
    private final GLContext context =
            GLContext.create(device, ContextAttributes.compatibility().withSize(8, 8));

    @BeforeEach
    void begin() {
        context.makeCurrent();
        compile(7);
        glCallList(7);
        glDeleteLists(7, 1);
    }

    @AfterEach
    void end() {
        GLContext.release();
        context.close();
        device.close();
    }

    private static void compile(int list) {
        glNewList(list, GL_COMPILE);
        glBegin(GL_TRIANGLES);
        glVertex2f(-1, -1);
        glVertex2f(3, -1);
        glVertex2f(-1, 3);
        glEnd();
        glEndList();
    }

    @Test
    void deletedListsGiveTheirBuffersBack() {
        int before = living.size();
        int[] names = {8, 9, Integer.MAX_VALUE};
        for (int list : names) {
            compile(list);
            glCallList(list);
        }
        assertEquals(before + 3, living.size());
        glDeleteLists(8, 2);
        glDeleteLists(Integer.MAX_VALUE, 1);
        assertEquals(before, living.size());
        assertEquals(GL_NO_ERROR, glGetError());
    }

    @Test
    void aListThatIsCompiledAnewGivesBackWhatItHad() {
        int before = living.size();
        for (int i = 0; i < 5; i++) {
            compile(8);
            glCallList(8);
            glCallList(8);
        }
        assertEquals(before + 1, living.size());
    }
}
