import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type Look, lookSchema } from '#lib/contract/site/look.ts';
import type { ServerContext } from '../../db/context.ts';
import { toUnixSeconds } from '../../kernel/clock.ts';

type Signer = Pick<ServerContext, 'env' | 'clock'>;

/** As long as somebody works at a look without changing anything. */
const lifeSeconds = 3600;

/** Longer than any look can be written. */
const longest = 4000;

/** A look that its operator may see on the shop's own pages, before anybody else does. It stands in the token itself. */
export function writePreviewToken(ctx: Signer, userId: number, look: Look): string {
  const expires = toUnixSeconds(ctx.clock.now()) + lifeSeconds;
  const body = Buffer.from(JSON.stringify({ u: userId, e: expires, l: look })).toString('base64url');
  return `${body}.${sign(ctx, body)}`;
}

/** The look of a token; undefined for one that was not made here, not for this operator, or that has expired. */
export function readPreviewToken(ctx: Signer, userId: number, token: string): Look | undefined {
  if (token.length > longest) return undefined;
  const [, body = '', signature = ''] = /^([\w-]+)\.([\w-]{43})$/.exec(token) ?? [];
  if (!body || !timingSafeEqual(Buffer.from(sign(ctx, body)), Buffer.from(signature))) return undefined;
  const { u, e, l } = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  if (u !== userId || e < toUnixSeconds(ctx.clock.now())) return undefined;
  return lookSchema.safeParse(l).data;
}

function sign({ env }: Signer, body: string): string {
  const key = Buffer.from(hkdfSync('sha256', env.SECRET_KEY, '', 'storefront look preview v1', 32));
  return createHmac('sha256', key).update(body).digest('base64url');
}
