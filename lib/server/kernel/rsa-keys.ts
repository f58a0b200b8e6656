import { createPrivateKey, createPublicKey } from 'node:crypto';
import { z } from 'zod';

/** A key as people have it: with or without its frame, on one line or several, with `\n` written out. */
function toDer(text: string): Buffer {
  return Buffer.from(text.replace(/-----[^-]+-----/g, '').replace(/\\n|\s/g, ''), 'base64');
}

function readPrivateKey(text: string): string {
  const key = toDer(text);
  for (const type of ['pkcs8', 'pkcs1'] as const) {
    try {
      const parsed = createPrivateKey({ key, format: 'der', type });
      if (parsed.asymmetricKeyType === 'rsa') return parsed.export({ format: 'pem', type: 'pkcs1' }).toString().trim();
    } catch {
      // The other frame, then.
    }
  }
  throw new Error('not an RSA private key');
}

function readPublicKey(text: string): string {
  const parsed = createPublicKey({ key: toDer(text), format: 'der', type: 'spki' });
  if (parsed.asymmetricKeyType !== 'rsa') throw new Error('not an RSA public key');
  return parsed.export({ format: 'pem', type: 'spki' }).toString().trim();
}

const key = (read: (text: string) => string, message: string) =>
  z.string().transform((text, context) => {
    try {
      return read(text);
    } catch {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }
  });

export const rsaPrivateKey = key(readPrivateKey, 'not an RSA private key');
export const rsaPublicKey = key(readPublicKey, 'not an RSA public key');
