package tepui.tools.inspect;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import tepui.layers.capture.CaptureFile;
import tepui.pipe.Device;

/**
 * Server of the pages for this machine's browser, which can also ask for the history of a pixel. Its address holds a word that nobody else knows; requests
 * without it, or from pages of another origin, are refused.
 */
public final class InspectServer implements AutoCloseable {
    private static final Map<String, String> TYPES =
            Map.of("html", "text/html; charset=utf-8", "js", "text/javascript; charset=utf-8", "png", "image/png");

    private final HttpServer server;
    private final CaptureFile capture;
    private final Device device;
    private final Path folder;
    private final String word;
    private final CountDownLatch end = new CountDownLatch(1);

    /**
     * Serves from now on.
     *
     * @param folder with the pages of the capture
     * @param port 0 for a free one
     */
    public InspectServer(CaptureFile capture, Device device, Path folder, int port) throws IOException {
        this.capture = capture;
        this.device = device;
        this.folder = folder.toAbsolutePath().normalize();
        byte[] random = new byte[12];
        new SecureRandom().nextBytes(random);
        word = HexFormat.of().formatHex(random);
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
        server.createContext("/" + word + "/", this::answer);
        server.start();
    }

    /** Where the pages are. */
    public String address() {
        return "http://" + server.getAddress().getHostString() + ":"
                + server.getAddress().getPort() + "/" + word + "/index.html";
    }

    /** Waits until it is closed, or the thread is interrupted. */
    public void await() {
        try {
            end.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath().substring(word.length() + 2);
            String host = exchange.getRequestHeaders().getFirst("Host");
            // A name that leads here from elsewhere is no way in.
            String own = server.getAddress().getHostString() + ":"
                    + server.getAddress().getPort();
            if (!exchange.getRequestMethod().equals("GET") || !own.equals(host)) {
                send(exchange, 403, "text/plain", "open the address that the command printed");
            } else if (path.equals("pixel")) {
                pixel(exchange);
            } else {
                file(exchange, path);
            }
        }
    }

    private void file(HttpExchange exchange, String path) throws IOException {
        Path file = folder.resolve(path).normalize();
        String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
        if (!file.startsWith(folder) || type == null || !Files.isRegularFile(file)) {
            send(exchange, 404, "text/plain", "there is no " + path);
            return;
        }
        send(exchange, 200, type, Files.readAllBytes(file));
    }

    /** {@code ?target=N&x=X&y=Y}. */
    private void pixel(HttpExchange exchange) throws IOException {
        String query = exchange.getRequestURI().getQuery();
        java.util.regex.Matcher m = java.util.regex.Pattern.compile(
                        "target=(-1|[0-9]{1,6})&x=([0-9]{1,5})&y=([0-9]{1,5})")
                .matcher(query == null ? "" : query);
        if (!m.matches()) {
            send(exchange, 400, "text/plain", "must be target=N&x=X&y=Y");
            return;
        }
        try {
            PixelHistory history;
            synchronized (device) {
                history = PixelHistory.of(
                        capture,
                        device,
                        Integer.parseInt(m.group(1)),
                        Integer.parseInt(m.group(2)),
                        Integer.parseInt(m.group(3)));
            }
            send(exchange, 200, "application/json", history.json());
        } catch (RuntimeException e) {
            send(exchange, 409, "text/plain", String.valueOf(e.getMessage()));
        }
    }

    private static void send(HttpExchange exchange, int status, String type, String text) throws IOException {
        send(exchange, status, type, text.getBytes(StandardCharsets.UTF_8));
    }

    private static void send(HttpExchange exchange, int status, String type, byte[] body) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.getResponseHeaders().set("Cache-Control", "no-store");
        exchange.getResponseHeaders().set("X-Content-Type-Options", "nosniff");
        exchange.sendResponseHeaders(status, body.length == 0 ? -1 : body.length);
        if (body.length > 0) exchange.getResponseBody().write(body);
    }

    @Override
    public void close() {
        server.stop(0);
        end.countDown();
    }
}
