package tepui.frontends.gl.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;

/** ARB_bindless_texture: handles of textures and images, where shaders may have them, and what calls refuse. */
final class BindlessTest {
    private static final String HEAD = "#version 450\n#extension GL_ARB_bindless_texture : require\n";
    private static final String VERTEX = "void main(){int c=gl_VertexID;gl_Position=vec4(c==1?3:-1,c==2?3:-1,0,1);";
    private static final int RED = 0xff0000ff;
    private static final int GREEN = 0x00ff00ff;

    private final GlLab lab =
            new GlLab(ContextAttributes.core(4, 5).withSize(16, 16).withSamples(0));

    @BeforeEach
    void isThere() {
        boolean found = false;
        int count = lab.name(s -> GL.glGetIntegerv(GL_NUM_EXTENSIONS, s));
        for (int i = 0; i < count; i++) {
            String name = MemorySegment.ofAddress(GL.glGetStringi(GL_EXTENSIONS, i))
                    .reinterpret(256)
                    .getString(0);
            found |= name.equals("GL_ARB_bindless_texture");
        }
        Assumptions.assumeTrue(found, "the device has no resident textures");
        GL.glBindVertexArray(lab.name(s -> GL.glGenVertexArrays(1, s)));
    }

    @AfterEach
    void close() {
        lab.close();
    }

    /** A texture of one colour, 1 x 1. */
    private int texture(int r, int g, int b) {
        int t = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, t);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, lab.bytes(r, g, b, 255));
        return t;
    }

    private int red() {
        return texture(255, 0, 0);
    }

    private int green() {
        return texture(0, 255, 0);
    }

    private static long resident(int texture) {
        long h = GL.glGetTextureHandleARB(texture);
        GL.glMakeTextureHandleResidentARB(h);
        return h;
    }

    private int program(String vertex, String fragment) {
        int p = GlLab.program(
                lab.shader(GL_VERTEX_SHADER, HEAD + vertex), lab.shader(GL_FRAGMENT_SHADER, HEAD + fragment));
        int linked = lab.name(s -> GL.glGetProgramiv(p, GL_LINK_STATUS, s));
        MemorySegment log = lab.memory(2000);
        GL.glGetProgramInfoLog(p, 2000, 0, log.address());
        assertEquals(1, linked, () -> log.getString(0));
        GL.glUseProgram(p);
        return p;
    }

    private int program(String fragment) {
        return program(VERTEX + "}", fragment);
    }

    private int location(int program, String name) {
        return GL.glGetUniformLocation(program, lab.text(name));
    }

    private int drawn() {
        GL.glDrawArrays(GL_TRIANGLES, 0, 3);
        lab.noError();
        return lab.pixel(8, 8);
    }

    // ---- drawing ---------------------------------------------------------------------------------------------------

    @Test
    void aUniformTakesAHandleOrAUnit() {
        int p = program("layout(bindless_sampler) uniform sampler2D s;out vec4 c;void main(){c=texture(s,vec2(0));}");
        int red = red();
        long handle = resident(red);
        green();
        assertEquals(GREEN, drawn(), "unit 0 at first");
        GL.glUniformHandleui64ARB(location(p, "s"), handle);
        assertEquals(RED, drawn(), "the handle");
        GL.glUniform1i(location(p, "s"), 0);
        assertEquals(GREEN, drawn(), "unit 0 again");
        int blue = texture(0, 0, 255);
        assertEquals(0x0000ffff, drawn(), "another texture on the unit");
        GL.glProgramUniformHandleui64ARB(p, location(p, "s"), GL.glGetTextureHandleARB(blue));
        assertNotEquals(0, GL.glGetTextureHandleARB(blue));
        assertEquals(0x000000ff, drawn(), "one that is not resident");
    }

    @Test
    void handlesInBlocksArraysAndStructures() {
        int p = program("struct S{vec4 factor;sampler2D map;};"
                + "layout(std430,binding=0) buffer B{S list[];};uniform int i;out vec4 c;"
                + "void main(){S s=list[i];c=texture(s.map,vec2(0))*s.factor;}");
        long[] handles = {resident(red()), resident(green())};
        MemorySegment data = lab.memory(64);
        for (int i = 0; i < 2; i++) {
            for (int c = 0; c < 4; c++) data.setAtIndex(ValueLayout.JAVA_FLOAT, 8 * i + c, 1);
            data.set(ValueLayout.JAVA_LONG, 32L * i + 16, handles[i]);
        }
        GL.glBindBufferBase(GL_SHADER_STORAGE_BUFFER, 0, lab.buffer());
        GL.glBufferData(GL_SHADER_STORAGE_BUFFER, 64, data.address(), GL_STATIC_DRAW);
        assertEquals(RED, drawn());
        GL.glUniform1i(location(p, "i"), 1);
        assertEquals(GREEN, drawn());
    }

    @Test
    void handlesAreValues() {
        int p = program("layout(bindless_sampler) uniform sampler2D a[2];uniform uvec2 words;out vec4 c;"
                + "sampler2D pick(sampler2D x,sampler2D y,bool first){sampler2D r=y;if(first)r=x;return r;}"
                + "void swap(inout sampler2D x,inout sampler2D y){sampler2D t=x;x=y;y=t;}"
                + "void main(){sampler2D x=a[0];sampler2D y=sampler2D(words);swap(x,y);"
                + "sampler2D z=pick(x,y,uvec2(x)==words);c=texture(z,vec2(0))+0.0*texture(a[1],vec2(0));}");
        long first = resident(red());
        long second = resident(green());
        GL.glUniformHandleui64vARB(
                location(p, "a"), 2, lab.ints((int) first, (int) (first >>> 32), (int) first, (int) (first >>> 32)));
        GL.glUniform2ui(location(p, "words"), (int) second, (int) (second >>> 32));
        assertEquals(GREEN, drawn());
        GL.glUniform2ui(location(p, "words"), (int) second, 1);
        assertEquals(0x000000ff, drawn(), "a high word that no handle has");
        GL.glUniform2ui(location(p, "words"), -1, 0);
        assertEquals(0x000000ff, drawn(), "a number far outside");
    }

    /** Draws with a plain sampler s: unit 0 has green, unit 1 red. */
    private int plain(String fragment) {
        int p = program("uniform sampler2D s;out vec4 c;" + fragment);
        GL.glActiveTexture(GL_TEXTURE1);
        red();
        GL.glActiveTexture(GL_TEXTURE0);
        green();
        assertEquals(GREEN, drawn(), "unit 0");
        GL.glUniform1i(location(p, "s"), 1);
        assertEquals(RED, drawn(), "unit 1");
        return p;
    }

    @Test
    void aPlainSamplerIsAValue() {
        int p = plain("void main(){sampler2D t=s;c=texture(t,vec2(0));}");
        GL.glUniformHandleui64ARB(location(p, "s"), resident(red()));
        lab.error(GL_INVALID_OPERATION);
        plain("void main(){uvec2 w=uvec2(s);c=w==uvec2(0)?vec4(1):texture(sampler2D(w),vec2(0));}");
        plain("vec4 f(sampler2D x){sampler2D y=x;return texture(y,vec2(0));}void main(){c=f(s);}");
        plain("vec4 f(sampler2D x){return texture(x,vec2(0));}vec4 g(sampler2D x){return f(x);}"
                + "void main(){sampler2D a[2]=sampler2D[](s,s);c=g(a[1]);}");
        plain("uniform sampler2D n;vec4 f(sampler2D x,sampler2D y){x=y;return texture(x,vec2(0));}"
                + "void main(){c=f(n,s);}");
        plain("sampler2D f(){return s;}void main(){c=texture(f(),vec2(0))*texture(s,vec2(0));}");
    }

    @Test
    void aPlainSamplerIsAValueInOneStageAlone() {
        int p = program(
                "uniform sampler2D s;flat out vec4 v;flat out sampler2D t;" + VERTEX
                        + "v=textureLod(s,vec2(0),0.0);t=s;}",
                "uniform sampler2D s;flat in vec4 v;flat in sampler2D t;out vec4 c;"
                        + "void main(){c=v*texture(s,vec2(0))*texture(t,vec2(0));}");
        green();
        assertEquals(GREEN, drawn());
        GL.glActiveTexture(GL_TEXTURE1);
        red();
        GL.glUniform1i(location(p, "s"), 1);
        assertEquals(RED, drawn());
        GL.glActiveTexture(GL_TEXTURE0);
    }

    @Test
    void plainHandlesOfStructuresAndImagesAreValues() {
        int p = program("struct S{vec4 v;sampler2D map[2];};uniform S u[2];out vec4 c;"
                + "void main(){S t=u[1];c=texture(t.map[1],vec2(0))*t.v;}");
        GL.glUniform4f(location(p, "u[1].v"), 1, 1, 1, 1);
        GL.glUniform1i(location(p, "u[1].map[1]"), 1);
        GL.glActiveTexture(GL_TEXTURE1);
        red();
        GL.glActiveTexture(GL_TEXTURE0);
        assertEquals(RED, drawn());
        program("layout(rgba8,binding=3) uniform image2D i;out vec4 c;"
                + "void main(){image2D j=i;c=imageLoad(j,ivec2(0));}");
        GL.glBindImageTexture(3, green(), 0, false, 0, GL_READ_ONLY, GL_RGBA8);
        assertEquals(GREEN, drawn());
    }

    @Test
    void handlesOfAttributesGoOnToFragments() {
        int p = program(
                "in sampler2D map;flat out sampler2D handed;" + VERTEX + "handed=map;}",
                "flat in sampler2D handed;out vec4 c;void main(){c=texture(handed,vec2(0));}");
        int at = GL.glGetAttribLocation(p, lab.text("map"));
        long red = resident(red());
        long green = resident(green());
        GL.glVertexAttribL1ui64ARB(at, red);
        assertEquals(RED, drawn());
        MemorySegment told = lab.memory(8);
        GL.glGetVertexAttribLui64vARB(at, GL_CURRENT_VERTEX_ATTRIB, told.address());
        assertEquals(red, told.get(ValueLayout.JAVA_LONG, 0));
        MemorySegment all = lab.memory(24);
        for (int i = 0; i < 3; i++) all.setAtIndex(ValueLayout.JAVA_LONG, i, green);
        GL.glVertexAttribL1ui64vARB(at, all.address());
        assertEquals(GREEN, drawn(), "from memory");
        GL.glVertexAttribL1ui64ARB(at, red);
        GL.glBindBuffer(GL_ARRAY_BUFFER, lab.buffer());
        GL.glBufferData(GL_ARRAY_BUFFER, 24, all.address(), GL_STATIC_DRAW);
        GL.glVertexAttribLPointer(at, 1, GL_UNSIGNED_INT64_ARB, 0, 0);
        GL.glEnableVertexAttribArray(at);
        assertEquals(GREEN, drawn(), "from an array");
        GL.glVertexAttribLPointer(at, 2, GL_UNSIGNED_INT64_ARB, 0, 0);
        lab.error(GL_INVALID_OPERATION);
        GL.glVertexAttribPointer(at, 1, GL_UNSIGNED_INT64_ARB, false, 0, 0);
        lab.error(GL_INVALID_ENUM);
    }

    @Test
    void imagesAreStoredTo() {
        int p = program("layout(rgba8,bindless_image) uniform image2D i;out vec4 c;"
                + "void main(){c=imageLoad(i,ivec2(0));imageStore(i,ivec2(0),vec4(0,1,0,1));}");
        int t = red();
        long h = GL.glGetImageHandleARB(t, 0, false, 0, GL_RGBA8);
        assertEquals(h, GL.glGetImageHandleARB(t, 0, false, 0, GL_RGBA8));
        GL.glMakeImageHandleResidentARB(h, GL_READ_WRITE);
        assertTrue(GL.glIsImageHandleResidentARB(h));
        GL.glUniformHandleui64ARB(location(p, "i"), h);
        drawn();
        GL.glMemoryBarrier(GL_ALL_BARRIER_BITS);
        assertEquals(GREEN, lab.texels(GL_TEXTURE_2D, 0, 1)[0]);
        GL.glMakeImageHandleNonResidentARB(h);
        assertFalse(GL.glIsImageHandleResidentARB(h));
        int other = red();
        GL.glBindImageTexture(3, other, 0, false, 0, GL_READ_WRITE, GL_RGBA8);
        GL.glUniform1i(location(p, "i"), 3);
        drawn();
        GL.glMemoryBarrier(GL_ALL_BARRIER_BITS);
        assertEquals(GREEN, lab.texels(GL_TEXTURE_2D, 0, 1)[0], "by its unit");
    }

    @Test
    void aSamplerObjectIsPartOfTheHandle() {
        int t = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, t);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
        long texels = lab.bytes(255, 0, 0, 255, 0, 255, 0, 255);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 2, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, texels);
        int sampler = lab.name(s -> GL.glGenSamplers(1, s));
        GL.glSamplerParameteri(sampler, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        GL.glSamplerParameteri(sampler, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        int p = program("layout(bindless_sampler) uniform sampler2D s;out vec4 c;"
                + "void main(){c=texture(s,vec2(1.25,0.5));}");
        GL.glUniformHandleui64ARB(location(p, "s"), resident(t));
        assertEquals(GREEN, drawn(), "clamped");
        long h = GL.glGetTextureSamplerHandleARB(t, sampler);
        assertEquals(h, GL.glGetTextureSamplerHandleARB(t, sampler));
        assertNotEquals(h, GL.glGetTextureHandleARB(t));
        GL.glMakeTextureHandleResidentARB(h);
        GL.glUniformHandleui64ARB(location(p, "s"), h);
        assertEquals(RED, drawn(), "repeated");
        GL.glSamplerParameteri(sampler, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
        lab.error(GL_INVALID_OPERATION);
    }

    @Test
    void contentsMayChange() {
        int p = program("layout(bindless_sampler) uniform sampler2D s;out vec4 c;void main(){c=texture(s,vec2(0));}");
        int t = red();
        GL.glUniformHandleui64ARB(location(p, "s"), resident(t));
        assertEquals(RED, drawn());
        GL.glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, lab.bytes(0, 255, 0, 255));
        assertEquals(GREEN, drawn());
        GL.glDeleteTextures(1, lab.ints(t));
        assertEquals(GREEN, drawn(), "it is in use while it is resident");
    }

    // ---- errors ----------------------------------------------------------------------------------------------------

    @Test
    void handlesOfWhatIsNotThere() {
        assertEquals(0, GL.glGetTextureHandleARB(0));
        lab.error(GL_INVALID_VALUE);
        assertEquals(0, GL.glGetTextureHandleARB(77));
        lab.error(GL_INVALID_VALUE);
        int t = red();
        assertEquals(0, GL.glGetTextureSamplerHandleARB(t, 0));
        lab.error(GL_INVALID_VALUE);
        int empty = lab.texture();
        GL.glBindTexture(GL_TEXTURE_2D, empty);
        assertEquals(0, GL.glGetTextureHandleARB(empty));
        lab.error(GL_INVALID_OPERATION);
        assertEquals(0, GL.glGetImageHandleARB(t, 1, false, 0, GL_RGBA8));
        lab.error(GL_INVALID_VALUE);
        assertEquals(0, GL.glGetImageHandleARB(t, 0, false, 1, GL_RGBA8));
        lab.error(GL_INVALID_VALUE);
        assertEquals(0, GL.glGetImageHandleARB(t, 0, true, 0, GL_RGBA8));
        lab.error(GL_INVALID_OPERATION);
        assertEquals(0, GL.glGetImageHandleARB(0, 0, false, 0, GL_RGBA8));
        lab.error(GL_INVALID_VALUE);
        GL.glBindTexture(GL_TEXTURE_2D, t);
        GL.glTexParameterfv(GL_TEXTURE_2D, GL_TEXTURE_BORDER_COLOR, lab.floats(0.5f, 0, 0, 1));
        assertEquals(0, GL.glGetTextureHandleARB(t));
        lab.error(GL_INVALID_OPERATION);
        GL.glTexParameterfv(GL_TEXTURE_2D, GL_TEXTURE_BORDER_COLOR, lab.floats(1, 1, 1, 0));
        assertNotEquals(0, GL.glGetTextureHandleARB(t));
        lab.noError();
    }

    @Test
    void residencyIsAskedForOnce() {
        long h = GL.glGetTextureHandleARB(red());
        assertFalse(GL.glIsTextureHandleResidentARB(h));
        GL.glMakeTextureHandleNonResidentARB(h);
        lab.error(GL_INVALID_OPERATION);
        GL.glMakeTextureHandleResidentARB(h);
        lab.noError();
        assertTrue(GL.glIsTextureHandleResidentARB(h));
        GL.glMakeTextureHandleResidentARB(h);
        lab.error(GL_INVALID_OPERATION);
        GL.glMakeTextureHandleNonResidentARB(h);
        lab.noError();
        for (long none : new long[] {0, 1, h + 1, -1, Long.MIN_VALUE, 1L << 32 | h}) {
            GL.glMakeTextureHandleResidentARB(none);
            lab.error(GL_INVALID_OPERATION);
            assertFalse(GL.glIsTextureHandleResidentARB(none));
            lab.error(GL_INVALID_OPERATION);
            GL.glMakeImageHandleResidentARB(none, GL_READ_ONLY);
            lab.error(GL_INVALID_OPERATION);
            assertFalse(GL.glIsImageHandleResidentARB(none));
            lab.error(GL_INVALID_OPERATION);
        }
        GL.glMakeImageHandleResidentARB(h, GL_RGBA);
        lab.error(GL_INVALID_ENUM);
    }

    @Test
    void aDeletedTextureHasNoHandles() {
        int t = red();
        long h = GL.glGetTextureHandleARB(t);
        GL.glDeleteTextures(1, lab.ints(t));
        GL.glMakeTextureHandleResidentARB(h);
        lab.error(GL_INVALID_OPERATION);
    }

    /** 61,440 handles are all there are; that of a sampler object that is gone is given away, though it is still resident. */
    @Test
    void placesOfHandlesAreGivenAway() {
        int p = program("layout(bindless_sampler) uniform sampler2D s;out vec4 c;void main(){c=texture(s,vec2(0));}");
        int samplers = 256;
        int textures = 240;
        int[] s = new int[samplers];
        for (int i = 0; i < samplers; i++) s[i] = lab.name(at -> GL.glGenSamplers(1, at));
        for (int i : s) GL.glBindSampler(0, i);
        GL.glBindSampler(0, 0);
        Set<Long> handles = new HashSet<>();
        int first = red();
        for (int i = 0; i < textures; i++) {
            int t = i == 0 ? first : red();
            for (int of : s) handles.add(GL.glGetTextureSamplerHandleARB(t, of));
        }
        assertEquals(samplers * textures, handles.size());
        long gone = GL.glGetTextureSamplerHandleARB(first, s[3]);
        GL.glMakeTextureHandleResidentARB(gone);
        int last = green();
        lab.noError();
        assertEquals(0, GL.glGetTextureHandleARB(last));
        lab.error(GL_OUT_OF_MEMORY);
        GL.glDeleteSamplers(1, lab.ints(s[3]));
        long made = GL.glGetTextureHandleARB(last);
        assertTrue(handles.contains(made));
        assertFalse(GL.glIsTextureHandleResidentARB(made));
        GL.glMakeTextureHandleResidentARB(made);
        GL.glProgramUniformHandleui64ARB(p, location(p, "s"), made);
        assertEquals(GREEN, drawn());
        GL.glMakeTextureHandleNonResidentARB(made);
        assertFalse(GL.glIsTextureHandleResidentARB(made));
        lab.noError();
    }

    @Test
    void whatHasHandlesStaysAsItIs() {
        int t = red();
        assertNotEquals(0, GL.glGetTextureHandleARB(t));
        GL.glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
        lab.error(GL_INVALID_OPERATION);
        GL.glTextureParameteri(t, GL_TEXTURE_BASE_LEVEL, 0);
        lab.error(GL_INVALID_OPERATION);
        GL.glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 2, 2, 0, GL_RGBA, GL_UNSIGNED_BYTE, 0);
        lab.error(GL_INVALID_OPERATION);
        GL.glCopyTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 0, 0, 2, 2, 0);
        lab.error(GL_INVALID_OPERATION);
        int buffer = lab.buffer();
        GL.glBindBuffer(GL_TEXTURE_BUFFER, buffer);
        GL.glBufferData(GL_TEXTURE_BUFFER, 64, 0, GL_STATIC_DRAW);
        int texels = lab.texture();
        GL.glBindTexture(GL_TEXTURE_BUFFER, texels);
        GL.glTexBuffer(GL_TEXTURE_BUFFER, GL_RGBA8, buffer);
        lab.noError();
        assertNotEquals(0, GL.glGetTextureHandleARB(texels));
        GL.glTexBuffer(GL_TEXTURE_BUFFER, GL_RGBA8, buffer);
        lab.error(GL_INVALID_OPERATION);
        GL.glBufferData(GL_TEXTURE_BUFFER, 64, 0, GL_STATIC_DRAW);
        lab.error(GL_INVALID_OPERATION);
        GL.glBufferSubData(GL_TEXTURE_BUFFER, 0, 4, lab.ints(1));
        lab.noError();
        GL.glDeleteTextures(1, lab.ints(texels));
        GL.glBufferData(GL_TEXTURE_BUFFER, 64, 0, GL_STATIC_DRAW);
        lab.noError();
    }

    @Test
    void boundUniformsTakeUnitsAlone() {
        int p = program("uniform sampler2D s;uniform vec4 v;layout(bindless_sampler) uniform sampler2D b;out vec4 c;"
                + "void main(){c=texture(s,vec2(0))+v+texture(b,vec2(0));}");
        long h = resident(red());
        GL.glUniformHandleui64ARB(location(p, "s"), h);
        lab.error(GL_INVALID_OPERATION);
        GL.glUniformHandleui64ARB(location(p, "v"), h);
        lab.error(GL_INVALID_OPERATION);
        GL.glUniformHandleui64ARB(location(p, "b"), h);
        lab.noError();
        GL.glUniformHandleui64ARB(9999, h);
        lab.error(GL_INVALID_OPERATION);
        GL.glUniformHandleui64vARB(location(p, "b"), -1, 0);
        lab.error(GL_INVALID_VALUE);
        GL.glUniform1i(location(p, "b"), 100000);
        lab.error(GL_INVALID_VALUE);
        GL.glProgramUniformHandleui64ARB(9999, 0, h);
        lab.error(GL_INVALID_VALUE);
    }
}
