package tepui.drivers.d3d12.rules;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongUnaryOperator;
import tepui.drivers.d3d12.com.Abi;
import tepui.drivers.d3d12.com.CallGuard;
import tepui.drivers.d3d12.com.ID3D12Resource;

/**
 * Hooks that put the rules around the calls: a method of the rules that returns nothing sees a call before it is made,
 * one that takes its result sees it afterwards. All of it is one lock; that costs nothing where the rules are off,
 * since then the handles are as they were.
 */
public final class CallHooks implements CallGuard {
    private static final String DEVICE = "ID3D12Device";
    private static final String LIST = "ID3D12GraphicsCommandList";
    private static final int RELEASE = 2;
    private static final String QUEUE = "ID3D12CommandQueue";
    private static final int SIGNAL = 14;

    private final Map<String, MethodHandle> hooks = new HashMap<>();

    /** Made by the service loader. */
    public CallHooks() {
        this(Abi::fenceValue);
    }

    /** @param fences the value that a fence has now */
    CallHooks(LongUnaryOperator fences) {
        Registry registry = new Registry(fences);
        Object objects = new ObjectRules(registry);
        Object device = new DeviceRules(registry);
        Object lists = new ListRules(registry);
        Object copies = new CopyRules(registry);
        Object chains = new SwapRules(registry, ID3D12Resource::getDesc);
        add("IDXGISwapChain3", 8, chains, "present");
        add("IDXGISwapChain3", 9, chains, "getBuffer");
        add("IDXGISwapChain3", 13, chains, "resizeBuffers");
        add("IUnknown", RELEASE, objects, "release");
        add(QUEUE, 10, objects, "executeCommandLists");
        add(QUEUE, SIGNAL, objects, "signal");
        add("ID3D12Fence", 8, objects, "getCompletedValue");
        add("ID3D12CommandAllocator", 8, objects, "resetAllocator");
        add("ID3D12Resource", 8, objects, "map");
        add("ID3D12Resource", 11, objects, "getGPUVirtualAddress");
        add("ID3D12DescriptorHeap", 9, objects, "getCPUDescriptorHandleForHeapStart");
        add("ID3D12DescriptorHeap", 10, objects, "getGPUDescriptorHandleForHeapStart");
        add(DEVICE, 9, device, "createCommandAllocator");
        add(DEVICE, 10, device, "createGraphicsPipelineState");
        add(DEVICE, 11, device, "createComputePipelineState");
        add(DEVICE, 12, device, "createCommandList");
        add(DEVICE, 14, device, "createDescriptorHeap");
        add(DEVICE, 15, device, "getDescriptorHandleIncrementSize");
        add(DEVICE, 16, device, "createRootSignature");
        add(DEVICE, 17, device, "createConstantBufferView");
        add(DEVICE, 18, device, "createShaderResourceView");
        add(DEVICE, 19, device, "createUnorderedAccessView");
        add(DEVICE, 20, device, "createRenderTargetView");
        add(DEVICE, 21, device, "createDepthStencilView");
        add(DEVICE, 22, device, "createSampler");
        add(DEVICE, 24, device, "copyDescriptorsSimple");
        add(DEVICE, 25, device, "getResourceAllocationInfo");
        add(DEVICE, 27, device, "createCommittedResource");
        add(DEVICE, 28, device, "createHeap");
        add(DEVICE, 29, device, "createPlacedResource");
        add(DEVICE, 34, objects, "makeResident");
        add(DEVICE, 35, objects, "evict");
        add(DEVICE, 39, device, "createQueryHeap");
        add(DEVICE, 41, device, "createCommandSignature");
        add(LIST, 9, lists, "close");
        add(LIST, 10, lists, "reset");
        add(LIST, 12, lists, "drawInstanced");
        add(LIST, 13, lists, "drawIndexedInstanced");
        add(LIST, 14, lists, "dispatch");
        add(LIST, 15, copies, "copyBufferRegion");
        add(LIST, 16, copies, "copyTextureRegion");
        add(LIST, 17, copies, "copyResource");
        add(LIST, 19, copies, "resolveSubresource");
        add(LIST, 20, lists, "iaSetPrimitiveTopology");
        add(LIST, 21, lists, "rsSetViewports");
        add(LIST, 22, lists, "rsSetScissorRects");
        add(LIST, 25, lists, "setPipelineState");
        add(LIST, 26, lists, "resourceBarrier");
        add(LIST, 28, lists, "setDescriptorHeaps");
        add(LIST, 29, lists, "setComputeRootSignature");
        add(LIST, 30, lists, "setGraphicsRootSignature");
        add(LIST, 31, lists, "setComputeRootDescriptorTable");
        add(LIST, 32, lists, "setGraphicsRootDescriptorTable");
        add(LIST, 35, lists, "setComputeRoot32BitConstants");
        add(LIST, 36, lists, "setGraphicsRoot32BitConstants");
        add(LIST, 37, lists, "setComputeRootConstantBufferView");
        add(LIST, 38, lists, "setGraphicsRootConstantBufferView");
        add(LIST, 43, lists, "iaSetIndexBuffer");
        add(LIST, 44, lists, "iaSetVertexBuffers");
        add(LIST, 45, lists, "soSetTargets");
        add(LIST, 46, lists, "omSetRenderTargets");
        add(LIST, 47, copies, "clearDepthStencilView");
        add(LIST, 48, copies, "clearRenderTargetView");
        add(LIST, 49, copies, "clearUnorderedAccessViewUint");
        add(LIST, 51, lists, "discardResource");
        add(LIST, 52, copies, "beginQuery");
        add(LIST, 53, copies, "endQuery");
        add(LIST, 54, copies, "resolveQueryData");
        add(LIST, 55, copies, "setPredication");
        add(LIST, 59, lists, "executeIndirect");
    }

    private void add(String owner, int slot, Object rules, String name) {
        for (Method m : rules.getClass().getDeclaredMethods()) {
            if (!m.getName().equals(name)) continue;
            try {
                hooks.put(
                        owner + slot, locked(MethodHandles.lookup().unreflect(m).bindTo(rules)));
                return;
            } catch (IllegalAccessException e) {
                throw new IllegalStateException("CallHooks: " + m + " cannot be called", e);
            }
        }
        throw new IllegalStateException("CallHooks: " + rules.getClass() + " has no method " + name);
    }

    private MethodHandle locked(MethodHandle hook) {
        try {
            MethodHandle run = MethodHandles.lookup()
                    .findVirtual(
                            CallHooks.class,
                            "run",
                            MethodType.methodType(Object.class, MethodHandle.class, Object[].class))
                    .bindTo(this)
                    .bindTo(hook);
            return run.asCollector(Object[].class, hook.type().parameterCount()).asType(hook.type());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("CallHooks: no way to lock", e);
        }
    }

    @SuppressWarnings("UnusedMethod") // called through its handle
    private synchronized Object run(MethodHandle hook, Object[] arguments) throws Throwable {
        return hook.invokeWithArguments(arguments);
    }

    @Override
    public MethodHandle around(String owner, int slot, MethodHandle method) {
        MethodHandle hook = hooks.get(owner + slot);
        if (hook == null) return method;
        boolean after = hook.type().returnType() != void.class;
        if (!after) return MethodHandles.foldArguments(method, hook);
        MethodHandle both = MethodHandles.foldArguments(hook, method);
        // As soon as an object is gone another thread's may have its address, and as soon as a fence has
        // a value another thread may let go of what was used before it.
        boolean signals = owner.equals(QUEUE) && slot == SIGNAL;
        return slot == RELEASE || signals ? locked(both) : both;
    }
}
