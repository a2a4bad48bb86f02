package tepui.drivers.d3d12.com;

import java.lang.invoke.MethodHandle;

/**
 * Data about what a removed device was doing (DRED); Windows 10 1903 and later, and only where it was asked for before
 * the device was made.
 */
public final class ID3D12DeviceRemovedExtendedData {
    public static final Guid IID = Guid.of("98931d33-5ae8-4791-aa3c-1a73a2934e71");
    /** ID3D12DeviceRemovedExtendedDataSettings, from D3D12GetDebugInterface. */
    public static final Guid SETTINGS_IID = Guid.of("82bc481c-6b9b-4030-aedb-7ee3d1df1e63");

    private static final int FORCED_ON = 2;

    private static final MethodHandle SET_AUTO_BREADCRUMBS_ENABLEMENT = Abi.method(3, "V_I");
    private static final MethodHandle SET_PAGE_FAULT_ENABLEMENT = Abi.method(4, "V_I");
    private static final MethodHandle GET_AUTO_BREADCRUMBS_OUTPUT = Abi.method(3, "I_J");
    private static final MethodHandle GET_PAGE_FAULT_ALLOCATION_OUTPUT = Abi.method(4, "I_J");

    private ID3D12DeviceRemovedExtendedData() {}

    /** Devices that are made from now on keep what they do; {@code settings} is of {@link #SETTINGS_IID}. */
    public static void enable(long settings) {
        try {
            SET_AUTO_BREADCRUMBS_ENABLEMENT.invokeExact(settings, FORCED_ON);
            SET_PAGE_FAULT_ENABLEMENT.invokeExact(settings, FORCED_ON);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12DeviceRemovedExtendedDataSettings::setAutoBreadcrumbsEnablement", t);
        }
    }

    /** @param output gets the address of the first node */
    public static int getAutoBreadcrumbsOutput(long self, long output) {
        try {
            return (int) GET_AUTO_BREADCRUMBS_OUTPUT.invokeExact(self, output);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12DeviceRemovedExtendedData::getAutoBreadcrumbsOutput", t);
        }
    }

    /** @param output gets the address that was not there, then two lists */
    public static int getPageFaultAllocationOutput(long self, long output) {
        try {
            return (int) GET_PAGE_FAULT_ALLOCATION_OUTPUT.invokeExact(self, output);
        } catch (Throwable t) {
            throw Abi.failed("ID3D12DeviceRemovedExtendedData::getPageFaultAllocationOutput", t);
        }
    }
}
