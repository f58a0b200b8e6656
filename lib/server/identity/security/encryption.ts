import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { ServerContext } from '../../db/context.ts';

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

/** Encrypts what the shop must be able to read again but nobody may read in the table or in a backup of it. */
export function encrypt(ctx: Pick<ServerContext, 'env'>, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyOf(ctx), nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** Throws for anything that was not encrypted with this shop's secret. */
export function decrypt(ctx: Pick<ServerContext, 'env'>, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const decipher = createDecipheriv(algorithm, keyOf(ctx), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
}

function keyOf({ env }: Pick<ServerContext, 'env'>): Buffer {
  return Buffer.from(hkdfSync('sha256', env.SECRET_KEY, '', 'storefront sealed secrets v1', 32));
}
