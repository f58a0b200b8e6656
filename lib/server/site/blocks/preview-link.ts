import type { Locale } from '#lib/i18n/locales.ts';
import type { ServerContext } from '../../db/context.ts';
import { toUnixSeconds } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { isSigned, signText } from '../../kernel/sign-text.ts';
import { getSettings } from '../settings.ts';
import { findDocument, firstContent, homePage, requirePage } from './documents-repository.ts';
import { type ShownContent, showContent } from './show-content.ts';

type Signer = Pick<ServerContext, 'env' | 'clock'>;

const use = 'page previews';
const weekInSeconds = 7 * 24 * 3600;

/**
 * A token by which anybody sees the draft of a page for a week, as it is when they look. It cannot be taken back, and names the page
 * and its end alone.
 */
export function previewToken(ctx: Signer, page: number): { token: string; expires: number } {
  const expires = toUnixSeconds(ctx.clock.now()) + weekInSeconds;
  const facts = `${page}-${expires}`;
  return { token: `${facts}-${signText(ctx.env.SECRET_KEY, use, facts)}`, expires };
}

/** The page that a token shows; undefined where it has expired or was not made here. */
function readToken(ctx: Signer, token: string): number | undefined {
  const [, page = '', expires = '', signature = ''] = /^(\d{1,15})-(\d{10})-([\w-]{43})$/.exec(token) ?? [];
  if (!signature || Number(expires) < toUnixSeconds(ctx.clock.now())) return undefined;
  const isOurs = isSigned(ctx.env.SECRET_KEY, use, { text: `${page}-${expires}`, signature });
  return isOurs ? Number(page) : undefined;
}

/** The draft of a page as visitors would see it. Throws `not_found` for a token that shows nothing. */
export async function getPreview(
  ctx: ServerContext,
  token: string,
  locale: Locale,
): Promise<ShownContent & { url: string }> {
  const page = readToken(ctx, token);
  if (page === undefined) throw new DomainError('not_found');
  const [record, document, settings] = await Promise.all([
    requirePage(ctx.db, page),
    findDocument(ctx.db, page),
    getSettings(ctx),
  ]);
  const content = document?.draft ?? (await firstContent(ctx.db, page));
  return { ...showContent(content, { locale, settings }), url: page === homePage ? '' : (record?.url ?? '') };
}
