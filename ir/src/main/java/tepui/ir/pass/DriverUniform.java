package tepui.ir.pass;

import tepui.ir.Builder;
import tepui.ir.Resource;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Place of a uniform that a lowering needs at draw time, in the driver's or front end's own block: state that is bound
 * late and would otherwise ask for another variant of the shader.
 */
public record DriverUniform(Resource buffer, int offset) {
    public DriverUniform {
        if (buffer.kind() != Resource.Kind.UNIFORM_BUFFER || offset < 0) {
            throw new IllegalArgumentException("DriverUniform: the resource is a " + buffer.kind() + ", the offset is "
                    + offset + "; must be a UNIFORM_BUFFER and at least 0");
        }
    }

    Value load(Builder b, Type type) {
        return load(b, type, 0);
    }

    Value load(Builder b, Type type, int bytesOn) {
        return b.uniform(buffer, offset + bytesOn, type);
    }

    /** The buffer becomes one of the shader's resources if it is not yet. */
    void declare(Shader shader) {
        if (!shader.resources.contains(buffer)) shader.resources.add(buffer);
    }
}
