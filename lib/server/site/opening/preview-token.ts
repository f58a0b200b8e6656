import { createHmac, hkdfSync } from 'node:crypto';
import { isSameSecret } from '../../kernel/ids.ts';

/** What a preview link says: which one it is, and until when, in unix seconds. */
interface Preview {
  id: number;
  expires: number;
}

/** Signed by a key of its own: what is signed here means nothing anywhere else. */
export function signPreview(secret: string, { id, expires }: Preview): string {
  const said = `${id}.${expires}`;
  return `${said}.${signatureOf(secret, said)}`;
}

/** What a token says, if we have signed it and it has not run out; a stranger's costs no question to the database. */
export function readPreview(secret: string, token: string, now: Date): Preview | undefined {
  const [, said = '', id, expires, signature = ''] = /^((\d{1,15})\.(\d{1,12}))\.([\w-]{43})$/.exec(token) ?? [];
  if (!said || !isSameSecret(signature, signatureOf(secret, said))) return undefined;
  if (Number(expires) * 1000 <= now.getTime()) return undefined;
  return { id: Number(id), expires: Number(expires) };
}

const signatureOf = (secret: string, said: string) =>
  createHmac('sha256', keyOf(secret)).update(said).digest('base64url');

let known: { secret: string; key: Buffer } | undefined;

function keyOf(secret: string): Buffer {
  if (known?.secret !== secret)
    known = { secret, key: Buffer.from(hkdfSync('sha256', secret, '', 'storefront preview link v1', 32)) };
  return known.key;
}
