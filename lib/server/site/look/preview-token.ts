import { type Look, lookSchema } from '#lib/contract/site/look.ts';
import type { ServerContext } from '../../db/context.ts';
import { toUnixSeconds } from '../../kernel/clock.ts';
import { isSigned, signText } from '../../kernel/sign-text.ts';

type Signer = Pick<ServerContext, 'env' | 'clock'>;

const use = 'look preview';

/** As long as somebody works at a look without changing anything. */
const lifeSeconds = 3600;

/** Longer than any look can be written. */
const longest = 4000;

/** A look that its operator may see on the shop's own pages, before anybody else does. It stands in the token itself. */
export function writePreviewToken(ctx: Signer, userId: number, look: Look): string {
  const expires = toUnixSeconds(ctx.clock.now()) + lifeSeconds;
  const body = Buffer.from(JSON.stringify({ u: userId, e: expires, l: look })).toString('base64url');
  return `${body}.${signText(ctx.env.SECRET_KEY, use, body)}`;
}

/** The look of a token; undefined for one that was not made here, not for this operator, or that has expired. */
export function readPreviewToken(ctx: Signer, userId: number, token: string): Look | undefined {
  if (token.length > longest) return undefined;
  const [, body = '', signature = ''] = /^([\w-]+)\.([\w-]{43})$/.exec(token) ?? [];
  if (!body || !isSigned(ctx.env.SECRET_KEY, use, { text: body, signature })) return undefined;
  const { u, e, l } = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
  if (u !== userId || e < toUnixSeconds(ctx.clock.now())) return undefined;
  return lookSchema.safeParse(l).data;
}
