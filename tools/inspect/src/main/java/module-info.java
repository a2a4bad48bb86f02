/** The frame inspector: replays a capture and shows what each call of it did. */
module tepui.tools.inspect {
    requires transitive tepui.layers;
    requires transitive tepui.pipe;
    requires tepui.ir;
    requires tepui.tools.image;
    requires jdk.httpserver;
    requires static transitive org.jspecify;

    exports tepui.tools.inspect;

    uses tepui.pipe.ShaderTranslator;
}
