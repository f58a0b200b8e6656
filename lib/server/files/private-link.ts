import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { ServerContext } from '../db/context.ts';
import { toUnixSeconds } from '../kernel/clock.ts';

type Signer = Pick<ServerContext, 'env' | 'clock'>;

/**
 * An address under which a private file is shown until `ttlSeconds` from now, to whoever has it. The module that owns
 * the record decides who is handed one; a link cannot be taken back, so it should live minutes.
 */
export function linkToPrivate(ctx: Signer, file: { url: string }, { ttlSeconds }: { ttlSeconds: number }): string {
  const expires = toUnixSeconds(ctx.clock.now()) + ttlSeconds;
  return `${file.url}?e=${expires}&s=${sign(ctx, file.url, expires)}`;
}

/** The address of the file a link leads to, or nothing when it has expired or was not made here. */
export function readPrivateLink(ctx: Signer, link: string): string | undefined {
  const [, url = '', expires = '', signature = ''] = /^([^?]+)\?e=(\d{10})&s=([\w-]{43})$/.exec(link) ?? [];
  if (!url || Number(expires) < toUnixSeconds(ctx.clock.now())) return undefined;
  const expected = Buffer.from(sign(ctx, url, Number(expires)));
  return timingSafeEqual(expected, Buffer.from(signature)) ? url : undefined;
}

function sign({ env }: Signer, url: string, expires: number): string {
  const key = Buffer.from(hkdfSync('sha256', env.SECRET_KEY, '', 'storefront private files v1', 32));
  return createHmac('sha256', key).update(`${url}\n${expires}`).digest('base64url');
}
