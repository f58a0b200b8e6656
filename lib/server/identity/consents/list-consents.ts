import { count, desc, eq, inArray } from 'drizzle-orm';
import type { ConsentPlace, ConsentText } from '#lib/contract/identity/consents.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Executor } from '../../db/connection.ts';
import type { ServerContext } from '../../db/context.ts';
import { listPublishedTexts, type PublishedLegalText } from '../../site/index.ts';
import { legalConsents } from '../consent-tables.ts';
import { listNodesOfGroup } from '../groups/permissions.ts';
import { isOperator } from '../login/required-factor.ts';
import { users } from '../tables.ts';
import { isDue } from './consent-rules.ts';

export interface Consent {
  text: ConsentText;
  documentId: number;
  number: number;
  startsAt: Date;
  place: ConsentPlace;
  locale: Locale;
  givenAt: Date;
}

/** Everything that somebody has agreed to, the newest first. */
export const listConsents = (db: Executor, userId: number): Promise<Consent[]> =>
  db
    .select({
      text: legalConsents.text,
      documentId: legalConsents.documentId,
      number: legalConsents.number,
      startsAt: legalConsents.startsAt,
      place: legalConsents.place,
      locale: legalConsents.locale,
      givenAt: legalConsents.givenAt,
    })
    .from(legalConsents)
    .where(eq(legalConsents.userId, userId))
    .orderBy(desc(legalConsents.givenAt), desc(legalConsents.versionId));

export interface ConsentState {
  published: PublishedLegalText[];
  given: Consent[];
  /** Of `published`, what they are to be asked for. */
  due: PublishedLegalText[];
}

/**
 * What is published, what somebody has agreed to of it, and what is missing. Operators are asked for nothing: they are the shop, and what
 * they order they agree to as everybody does.
 */
export async function describeConsents(ctx: ServerContext, userId: number): Promise<ConsentState> {
  const [published, given, [user]] = await Promise.all([
    listPublishedTexts(ctx.db),
    listConsents(ctx.db, userId),
    ctx.db
      .select({ groupId: users.groupId, hasAgreedUnrecorded: users.agreedUnrecorded })
      .from(users)
      .where(eq(users.id, userId)),
  ]);
  if (!user) return { published, given, due: [] };
  const isMissing = (text: PublishedLegalText) => isDue(text, { given, ...user });
  const due = published.filter(isMissing);
  const isAsked = due.length > 0 && !isOperator(await listNodesOfGroup(ctx, user.groupId));
  return { published, given, due: isAsked ? due : [] };
}

/** How many people have agreed to each of these versions, by its id. */
export async function countConsents(db: Executor, versionIds: readonly number[]): Promise<Map<number, number>> {
  if (versionIds.length === 0) return new Map();
  const rows = await db
    .select({ id: legalConsents.versionId, people: count() })
    .from(legalConsents)
    .where(inArray(legalConsents.versionId, [...versionIds]))
    .groupBy(legalConsents.versionId);
  return new Map(rows.map(({ id, people }) => [id, people]));
}
