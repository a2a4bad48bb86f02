package tepui.frontends.d3d9;

/** D3DADAPTER_IDENTIFIER9. */
public record AdapterIdentifier9(
        String driver,
        String description,
        String deviceName,
        long driverVersion,
        int vendorId,
        int deviceId,
        int subSysId,
        int revision,
        String deviceIdentifier,
        int whqlLevel) {}
