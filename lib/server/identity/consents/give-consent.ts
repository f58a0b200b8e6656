import type { ConsentPlace, PublishedText, ShownText } from '#lib/contract/identity/consents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { toUnixSeconds } from '../../kernel/clock.ts';
import { DomainError } from '../../kernel/errors.ts';
import { listPublishedTexts, type PublishedLegalText } from '../../site/index.ts';
import { legalConsents } from '../consent-tables.ts';
import { areAllShown, areCurrent } from './consent-rules.ts';

interface Given {
  userId: number;
  place: ConsentPlace;
  locale: Locale;
  at: Date;
}

/**
 * Records, in the transaction of what somebody does, that they agree by it to the texts that are published now. `shown` are the versions
 * that they saw, where their client says so. Throws `consent_outdated` at `agreed` where other ones are published. What was agreed to before
 * stays as it was recorded.
 */
export async function agreeToPublished(
  tx: Executor,
  { shown, ...given }: Given & { shown: readonly ShownText[] | undefined },
): Promise<PublishedLegalText[]> {
  const published = await listPublishedTexts(tx);
  if (shown && !areAllShown(published, shown)) throw outdated(published, 'agreed');
  await insertConsents(tx, published, given);
  return published;
}

/** Agrees to these versions, each of which has to be published. Throws `consent_outdated` at `texts`. */
export async function giveConsent(
  ctx: ServerContext,
  { userId, locale, shown }: Pick<Given, 'userId' | 'locale'> & { shown: readonly ShownText[] },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const published = await listPublishedTexts(tx);
    if (!areCurrent(published, shown)) throw outdated(published, 'texts');
    const chosen = published.filter(({ text }) => shown.some((each) => each.text === text));
    await insertConsents(tx, chosen, { userId, locale, place: 'login', at: ctx.clock.now() });
  });
}

async function insertConsents(
  tx: Executor,
  texts: readonly PublishedLegalText[],
  { userId, place, locale, at }: Given,
): Promise<void> {
  if (texts.length === 0) return;
  const rows = texts.map(({ asked, ...version }) => ({ ...version, userId, place, locale, givenAt: at }));
  await tx.insert(legalConsents).values(rows).onConflictDoNothing();
}

/** With what is published now, so that a client can show it without asking again. */
function outdated(published: readonly PublishedLegalText[], field: 'agreed' | 'texts'): DomainError {
  const texts = published.map(toPublishedText);
  return new DomainError('consent_outdated', { fields: { [field]: { key: 'consent_outdated' } }, data: { texts } });
}

export const toPublishedText = ({ text, number, startsAt }: PublishedLegalText): PublishedText => ({
  text,
  version: number,
  time: toUnixSeconds(startsAt),
});
