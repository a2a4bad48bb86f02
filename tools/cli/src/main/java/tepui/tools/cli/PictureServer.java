package tepui.tools.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;
import tepui.tools.image.PictureReport;

/**
 * Small HTTP server for a picture report, for this machine's browsers alone. Each address has a word that only the person who started it knows, so
 * that no other page can accept pictures.
 */
final class PictureServer implements AutoCloseable {
    private static final int LONGEST_LINE = 4096;
    private static final int READ_TIMEOUT_MS = 10_000;

    private final PictureReport report;
    private final ServerSocket socket;
    private final String word;

    PictureServer(PictureReport report, int port) throws IOException {
        this.report = report;
        socket = new ServerSocket(port, 16, InetAddress.getLoopbackAddress());
        byte[] random = new byte[12];
        new SecureRandom().nextBytes(random);
        word = HexFormat.of().formatHex(random);
    }

    /** For a browser. */
    String address() {
        return "http://localhost:" + socket.getLocalPort() + "/index.html?" + word;
    }

    /** Answers until it is closed. */
    void serve() throws IOException {
        report.writePage();
        while (!socket.isClosed()) {
            Socket one;
            try {
                one = socket.accept();
            } catch (IOException e) {
                if (socket.isClosed()) return;
                throw e;
            }
            // Browsers open connections that they may need, and say nothing on them for a while.
            Thread.ofVirtual().name("report").start(() -> answerAndClose(one));
        }
    }

    private void answerAndClose(Socket one) {
        try (one) {
            one.setSoTimeout(READ_TIMEOUT_MS);
            answer(one);
        } catch (IOException e) {
            // The browser has gone away.
        }
    }

    private void answer(Socket one) throws IOException {
        BufferedReader in =
                new BufferedReader(new InputStreamReader(one.getInputStream(), StandardCharsets.ISO_8859_1));
        String first = line(in);
        String host = "";
        for (String header = line(in); header != null && !header.isEmpty(); header = line(in)) {
            if (header.regionMatches(true, 0, "host:", 0, 5))
                host = header.substring(5).strip();
        }
        String[] words = first == null ? new String[0] : first.split(" ", -1);
        OutputStream out = one.getOutputStream();
        // Another name for this address would be another site's.
        if (words.length != 3 || !host.equals("localhost:" + socket.getLocalPort())) {
            send(out, "400 Bad Request", "text/plain", text("this is no request that is answered here"));
            return;
        }
        int question = words[1].indexOf('?');
        String path = question < 0 ? words[1] : words[1].substring(0, question);
        boolean known = question >= 0 && words[1].substring(question + 1).equals(word);
        if (words[0].equals("POST") && path.startsWith("/accept/")) accept(out, path.substring(8), known);
        else if (words[0].equals("GET")) file(out, path.equals("/") ? "index.html" : path.substring(1), known);
        else send(out, "405 Method Not Allowed", "text/plain", text("only GET and POST"));
    }

    private void accept(OutputStream out, String name, boolean known) throws IOException {
        if (!known) {
            send(out, "403 Forbidden", "text/plain", text("the address lacks the word that the server printed"));
            return;
        }
        try {
            report.accept(name);
            send(out, "200 OK", "text/plain", text("accepted"));
        } catch (IllegalArgumentException | IOException e) {
            send(out, "409 Conflict", "text/plain", text(String.valueOf(e.getMessage())));
        }
    }

    /** Only files that lie in the report's folder itself; the page only for those who know the word. */
    private void file(OutputStream out, String name, boolean known) throws IOException {
        boolean page = name.equals("index.html");
        Path file = report.folder().resolve("index.html");
        if (!page && name.matches("[A-Za-z0-9][A-Za-z0-9._-]*\\.png"))
            file = report.folder().resolve(name);
        else if (!page) file = report.folder().resolve("nothing");
        if (page && !known) send(out, "403 Forbidden", "text/plain", text("open the address that the server printed"));
        else if (Files.isRegularFile(file))
            send(out, "200 OK", page ? "text/html; charset=utf-8" : "image/png", Files.readAllBytes(file));
        else send(out, "404 Not Found", "text/plain", text("there is no " + name));
    }

    private static byte[] text(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static void send(OutputStream out, String status, String type, byte[] body) throws IOException {
        out.write(text("HTTP/1.1 " + status + "\r\nContent-Type: " + type + "\r\nContent-Length: " + body.length
                + "\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n"));
        out.write(body);
        out.flush();
    }

    /** A line without its end; null at the end of the request. */
    private static @Nullable String line(BufferedReader in) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) return text.isEmpty() ? null : text.toString();
            if (text.length() == LONGEST_LINE) throw new IOException("a line of the request is too long");
            if (c != '\r') text.append((char) c);
        }
        return text.toString();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
