package tepui.layers.debug;

import tepui.pipe.ShaderObject;

/**
 * Twin of a shader.
 *
 * @param noting the shader that notes, of the device behind
 * @param slot of the journal
 */
record DebuggedShader(ShaderObject noting, int slot, LaneClasses.Code code) {}
