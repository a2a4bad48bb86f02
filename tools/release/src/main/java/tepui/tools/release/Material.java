package tepui.tools.release;

import java.util.List;

/** Third-party data from which a part of a module is generated. NOTICE has the same list for people. */
record Material(String artifact, String name, String copyright, String license, String file) {
    static final List<Material> ALL = List.of(
            new Material(
                    "tepui-gl",
                    "gl.xml",
                    "Copyright 2013-2020 The Khronos Group Inc.",
                    "Apache-2.0",
                    "META-INF/LICENSE"),
            new Material(
                    "tepui-vulkan",
                    "vk.xml",
                    "Copyright 2015-2022 The Khronos Group Inc.",
                    "Apache-2.0",
                    "META-INF/LICENSE"),
            new Material(
                    "tepui-ir",
                    "spirv.core.grammar.json",
                    "Copyright 2014-2020 The Khronos Group Inc.",
                    "MIT",
                    "META-INF/licenses/SPIR-V-grammar.txt"));
}
