package tepui.drivers.vulkan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.lang.foreign.MemorySegment;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tepui.drivers.vulkan.resource.VulkanBuffer;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Primitive;
import tepui.pipe.Usage;
import tepui.testing.Need;
import tepui.testing.Needs;

/**
 * Buffers that another context gives other storage while a draw or dispatch is being recorded, between the look for what
 * must be waited for and the descriptors. A command that Vulkan gets in between stands for the other thread.
 */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VULKAN_VALIDATION})
final class StorageChangesTest {
    private static final int BYTES = 256;

    private @Nullable Runnable meanwhile;

    private StandInVulkan vulkan() {
        return new StandInVulkan()
                .answer("vkUpdateDescriptorSetWithTemplate", "V_JJJJ", (real, a) -> {
                    change();
                    return real.call(a);
                })
                .answer("vkCmdPushDescriptorSetWithTemplateKHR", "V_JJJIJ", (real, a) -> {
                    change();
                    return real.call(a);
                });
    }

    private void change() {
        Runnable once = meanwhile;
        meanwhile = null;
        if (once != null) once.run();
    }

    private static Buffer buffer(VulkanLab lab) {
        return lab.device.createBuffer(
                new BufferDesc(BYTES, Bind.VERTEX | Bind.UNIFORM | Bind.STORAGE, Usage.DYNAMIC, false));
    }

    /** All of a buffer that is in use is written: it gets other storage. */
    private static void replace(Context other, Buffer buffer) {
        long before = other.counters().renames;
        other.writeBuffer(buffer, 0, MemorySegment.ofArray(new byte[BYTES]));
        assertEquals(1, other.counters().renames - before);
    }

    @Test
    void uniformsOfADrawAreWaitedFor() {
        try (StandInVulkan vulkan = vulkan();
                VulkanLab lab = new VulkanLab(vulkan, true, Map.of());
                Context other = lab.device.createContext()) {
            lab.bindTriangle();
            Context c = lab.context;
            Buffer uniforms = buffer(lab);
            Buffer source = buffer(lab);
            c.bindUniformBuffer(Stage.FRAGMENT, 0, uniforms, 0, 16);
            meanwhile = () -> replace(other, uniforms);
            c.draw(Primitive.TRIANGLES, 0, 3);
            // Ends the pass, so that the copy comes behind it.
            c.clearTexture(lab.target, 0, Box.of2d(0, 0, 64, 64), ClearColor.of(0, 0, 0, 0));
            c.copyBuffer(source, 0, uniforms, 0, BYTES);
            c.finish();
            assertNull(meanwhile);
            assertEquals(List.of(), lab.messages);
        }
    }

    @Test
    void verticesOfADrawAreInUse() {
        try (StandInVulkan vulkan = vulkan();
                VulkanLab lab = new VulkanLab(vulkan, true, Map.of());
                Context other = lab.device.createContext()) {
            lab.bindTriangle();
            Context c = lab.context;
            VulkanBuffer vertices = (VulkanBuffer) buffer(lab);
            c.bindVertexBuffer(0, vertices, 0);
            c.bindUniformBuffer(Stage.FRAGMENT, 0, buffer(lab), 0, 16);
            meanwhile = () -> replace(other, vertices);
            c.draw(Primitive.TRIANGLES, 0, 3);
            assertNull(meanwhile);
            assertFalse(vertices.storage.isDone(lab.gpu().timeline, false));
        }
    }

    @Test
    void storesOfADispatchAreWaitedFor() {
        Shader s = new Shader(Stage.COMPUTE, "stores");
        Builder b = new Builder(s);
        Resource out = s.storageBuffer("out", 0);
        b.resourceEffect(Op.STORE_STORAGE, out, 1, b.i32(0), b.i32(4), b.i32(1));
        b.ret();
        try (StandInVulkan vulkan = vulkan();
                VulkanLab lab = new VulkanLab(vulkan, true, Map.of());
                Context other = lab.device.createContext()) {
            Context c = lab.context;
            Buffer stored = buffer(lab);
            Buffer source = buffer(lab);
            c.bindShader(Stage.COMPUTE, lab.device.createShader(s, null));
            c.bindStorageBuffer(Stage.COMPUTE, 0, stored, 0, BYTES, true);
            meanwhile = () -> replace(other, stored);
            c.dispatch(1, 1, 1);
            c.copyBuffer(source, 0, stored, 0, BYTES);
            c.finish();
            assertNull(meanwhile);
            assertEquals(List.of(), lab.messages);
        }
    }
}
