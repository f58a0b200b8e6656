import type { OpeningRecord } from '#lib/contract/site/desk-opening.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { localisedPath } from '#lib/routes/paths.ts';
import { userPath } from '#lib/routes/user-path.ts';
import type { ServerContext } from '../../db/context.ts';
import { findUserNames } from '../../identity/index.ts';
import { hasNode, type Member } from '../../kernel/actor.ts';
import { toUnixSeconds } from '../../kernel/clock.ts';
import { getSettings, listPreviewLinks, type PreviewLink, tokenOfLink } from '../../site/index.ts';
import { listSteps } from './list-steps.ts';
import { describeShops } from './switch-shop.ts';

/** How far the shop is on its way to its opening, and what the reader may do about it. */
export async function describeOpening(ctx: ServerContext, member: Member, locale: Locale): Promise<OpeningRecord> {
  const [settings, { steps, missing }, links] = await Promise.all([
    getSettings(ctx),
    listSteps(ctx),
    listPreviewLinks(ctx),
  ]);
  const names = await findUserNames(ctx.db, [...new Set(links.map(({ createdBy }) => createdBy))]);
  const isOpen = settings['site.isOpen'];
  const shops = describeShops(ctx.env);
  const mayLink = hasNode(member, 'operator/opening/link');
  return {
    is_open: isOpen,
    is_demo: settings['site.isDemo'],
    steps: steps.map(({ key, isDone }) => ({ key, is_done: isDone })),
    missing,
    can_send_mail: Boolean(ctx.env.SMTP_URL),
    // Whoever holds the address sees the shop: it is for those who may give it out.
    links: mayLink ? links.map((link) => describeLink(ctx, link, { locale, by: names.get(link.createdBy) ?? '' })) : [],
    shops,
  };
}

/** A link as it is given out: what it says stands behind the `#`, where no server and no log reads it. */
export function describeLink(ctx: ServerContext, link: PreviewLink, { locale, by }: { locale: Locale; by: string }) {
  return {
    id: link.id,
    note: link.note,
    created_by: by,
    create_time: toUnixSeconds(link.createdAt),
    expires: toUnixSeconds(link.expiresAt),
    address: `${ctx.env.PUBLIC_URL}${localisedPath(locale, userPath('preview'))}#${tokenOfLink(ctx, link)}`,
  };
}
