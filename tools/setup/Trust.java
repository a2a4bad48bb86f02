import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;

/**
 * Command that makes the JDK's file of trusted certificates from the system's, which a JDK that was only unpacked
 * lacks: {@code Trust.java PEM CACERTS}.
 */
final class Trust {
    private Trust() {}

    public static void main(String[] files) throws IOException, GeneralSecurityException {
        KeyStore store = KeyStore.getInstance("PKCS12");
        store.load(null, null);
        int count = 0;
        try (InputStream in = Files.newInputStream(Path.of(files[0]))) {
            for (Certificate c : CertificateFactory.getInstance("X.509").generateCertificates(in)) {
                store.setCertificateEntry("system-" + count++, c);
            }
        }
        if (count == 0) throw new IOException(files[0] + " holds no certificate");
        // Trusted certificates are no secret: a store without a password is read without one.
        System.setProperty("keystore.pkcs12.certProtectionAlgorithm", "NONE");
        System.setProperty("keystore.pkcs12.macAlgorithm", "NONE");
        try (OutputStream out = Files.newOutputStream(Path.of(files[1]))) {
            store.store(out, new char[0]);
        }
    }
}
