import type { ServerContext } from '../db/context.ts';
import { toUnixSeconds } from '../kernel/clock.ts';
import { isSigned, signText } from '../kernel/sign-text.ts';

type Signer = Pick<ServerContext, 'env' | 'clock'>;

/**
 * An address under which a private file is shown until `ttlSeconds` from now, to whoever has it. The module that owns
 * the record decides who is handed one; a link cannot be taken back, so it should live minutes.
 */
export function linkToPrivate(ctx: Signer, file: { url: string }, { ttlSeconds }: { ttlSeconds: number }): string {
  const expires = toUnixSeconds(ctx.clock.now()) + ttlSeconds;
  return `${file.url}?e=${expires}&s=${signText(ctx.env.SECRET_KEY, use, toText(file.url, expires))}`;
}

/** The address of the file a link leads to, or nothing when it has expired or was not made here. */
export function readPrivateLink(ctx: Signer, link: string): string | undefined {
  const [, url = '', expires = '', signature = ''] = /^([^?]+)\?e=(\d{10})&s=([\w-]{43})$/.exec(link) ?? [];
  if (!url || Number(expires) < toUnixSeconds(ctx.clock.now())) return undefined;
  return isSigned(ctx.env.SECRET_KEY, use, { text: toText(url, expires), signature }) ? url : undefined;
}

const use = 'private files';

const toText = (url: string, expires: number | string) => `${url}\n${expires}`;
