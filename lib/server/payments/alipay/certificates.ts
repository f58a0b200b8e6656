import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const block = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** The certificates of a setting, as Alipay's files have them one behind the other: the text, or where the file lies. */
function readCertificates(value: string): string[] {
  const text = value.includes('-----BEGIN') ? value.replaceAll('\\n', '\n') : readFileSync(value, 'utf8');
  return text.match(block) ?? [];
}

const isRsa = (pem: string) => new X509Certificate(pem).publicKey.asymmetricKeyType === 'rsa';

const setting = (message: string, isRight: (certificates: string[]) => boolean) =>
  z.string().transform((value, context) => {
    try {
      const certificates = readCertificates(value);
      if (isRight(certificates)) return certificates.join('\n');
    } catch {
      // No file, or no certificate in it.
    }
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** One of RSA; what stands behind it in the file has signed it. */
export const rsaCertificate = setting('not an RSA certificate, nor the path of one', ([first]) =>
  first === undefined ? false : isRsa(first),
);

/** Several, of which some are of kinds that only China uses: those are none of ours. */
export const rootCertificates = setting('not certificates, nor the path of them', (certificates) =>
  certificates.some((pem) => new X509Certificate(pem).ca),
);

export const isCertificateOf = (certificate: string, privateKey: string): boolean =>
  new X509Certificate(certificate).checkPrivateKey(createPrivateKey(privateKey));
