import { createHash, X509Certificate } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import selfsigned from 'selfsigned';

/**
 * A certificate for this machine, and how a browser takes it for a sound one: what comes under one that is only put up with is
 * not kept in the browser's cache, and no service worker starts under it.
 * @param folder to write it to
 */
export async function ownCertificate(folder: string) {
  const pem = await selfsigned.generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  writeFileSync(keyFile, pem.private);
  writeFileSync(certFile, pem.cert);
  const publicKey = new X509Certificate(pem.cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(publicKey).digest('base64');
  return {
    key: pem.private,
    cert: pem.cert,
    serveArgs: ['--tls-key', keyFile, '--tls-cert', certFile],
    browserArgs: [`--ignore-certificate-errors-spki-list=${hash}`],
  };
}
