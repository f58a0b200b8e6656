import { createHmac, hkdfSync } from 'node:crypto';
import { isSameSecret } from './ids.ts';

/** What is signed: each use has a key of its own, so that what is signed for one means nothing for another. */
type SigningUse =
  | 'private files'
  | 'sandbox payments'
  | 'passkey tickets'
  | 'passkey handles'
  | 'preview link'
  | 'look preview'
  | 'page previews';

/** A signature of the shop, in 43 letters of base64url. The key is derived: who learns it can sign for this use, and nothing else. */
export function signText(secret: string, use: SigningUse, text: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `storefront ${use} v1`, 32));
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Whether the shop has signed a text for this use; how long it takes tells nothing. */
export const isSigned = (secret: string, use: SigningUse, { text, signature }: { text: string; signature: string }) =>
  isSameSecret(signature, signText(secret, use, text));
