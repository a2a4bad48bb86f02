/** Benchmarks: whole-program tables beside the peers, and JMH. */
module tepui.tools.bench {
    requires tepui.frontends.glsl;
    requires tepui.frontends.d3d9;
    requires tepui.frontends.gl;
    requires tepui.ir;
    requires tepui.pipe;
    requires tepui.stream;
    requires static org.jspecify;
    requires java.instrument;
    requires java.management;
    requires jdk.management;
    requires jmh.core;
    requires org.lwjgl;
    requires org.lwjgl.egl;
    requires org.lwjgl.opengl;

    uses tepui.pipe.DriverProvider;
    uses tepui.pipe.ShaderTranslator;
}
