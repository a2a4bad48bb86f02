package tepui.drivers.d3d12.com;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.pipe.DeviceLostException;
import tepui.pipe.OutOfDeviceMemoryException;

class HresultTest {
    @Test
    void resultsOfDxgiHaveNames() {
        assertEquals("DXGI_ERROR_MORE_DATA", Hresult.name(0x887a0003));
        assertEquals("DXGI_ERROR_NONEXCLUSIVE", Hresult.name(0x887a0021));
        assertEquals("DXGI_ERROR_NOT_CURRENTLY_AVAILABLE", Hresult.name(0x887a0022));
        assertEquals("DXGI_ERROR_SDK_COMPONENT_MISSING", Hresult.name(0x887a002d));
        assertEquals("HRESULT 0x887affff", Hresult.name(0x887affff));
    }

    @Test
    void noTwoResultsShareAName() {
        Map<String, Integer> seen = new HashMap<>();
        for (int facility : new int[] {0x80000000, 0x80070000, 0x887a0000, 0x887e0000}) {
            for (int code = 0; code < 1 << 16; code++) {
                int result = facility | code;
                Integer other = seen.put(Hresult.name(result), result);
                assertTrue(other == null || other == result, Hresult.name(result));
            }
        }
    }

    @Test
    void whatFailedIsTheExceptionOfItsKind() {
        assertInstanceOf(OutOfDeviceMemoryException.class, Hresult.failed(Hresult.E_OUTOFMEMORY, "Map"));
        assertInstanceOf(DeviceLostException.class, Hresult.failed(Hresult.DXGI_ERROR_DEVICE_HUNG, "Signal"));
        assertEquals(
                "Present: DXGI_ERROR_MORE_DATA",
                Hresult.failed(0x887a0003, "Present").getMessage());
    }
}
