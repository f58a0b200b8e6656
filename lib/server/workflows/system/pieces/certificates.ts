import { X509Certificate } from 'node:crypto';

interface KnownCertificate {
  /** Of which setting. */
  setting: string;
  /** Whose it is, as it says itself. */
  subject: string;
  endsAt: Date;
}

const block = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** The certificates among the settings, those that end first before the others. What is of a kind nobody here reads is left out. */
export function findCertificates(settings: object): KnownCertificate[] {
  const found = Object.entries(settings).flatMap(([setting, value]) =>
    typeof value === 'string' ? (value.match(block) ?? []).flatMap((pem) => read(setting, pem)) : [],
  );
  return found.sort((one, other) => one.endsAt.getTime() - other.endsAt.getTime());
}

function read(setting: string, pem: string): KnownCertificate[] {
  try {
    const { subject, validTo } = new X509Certificate(pem);
    const name = /^(?:CN|O)=(.+)$/m.exec(subject)?.[1] ?? '';
    return [{ setting, subject: name.slice(0, 120), endsAt: new Date(validTo) }];
  } catch {
    return [];
  }
}
