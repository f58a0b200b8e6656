import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type ConsentText, consentTexts } from '#lib/contract/identity/consents.ts';
import type { Executor } from '../../db/connection.ts';
import { pageDocuments, pageVersions } from '../block-tables.ts';
import { contentPages } from '../content-tables.ts';

/** Where a version stands in the life of its page: of two, the one that began later counts, then the one with the higher number. */
export interface VersionPlace {
  documentId: number;
  number: number;
  startsAt: Date;
}

/** What visitors see now of a text that is agreed to. */
export interface PublishedLegalText extends VersionPlace {
  text: ConsentText;
  versionId: number;
  /** The last version, up to this one, to which everybody is asked to agree; null: none ever asked. */
  asked: Omit<VersionPlace, 'documentId'> | null;
}

/**
 * The texts that customers agree to, as far as they are published, as they are now. A page that a version of before this release stored without
 * blocks is none: nothing would say later what it said.
 */
export async function listPublishedTexts(db: Executor): Promise<PublishedLegalText[]> {
  const asking = alias(pageVersions, 'asking');
  const lastAsking = db
    .select({ number: asking.number, startsAt: asking.startsAt })
    .from(asking)
    .where(
      and(
        eq(asking.documentId, pageVersions.documentId),
        eq(asking.asksConsent, true),
        isNull(asking.withdrawnAt),
        sql`(${asking.startsAt}, ${asking.number}) <= (${pageVersions.startsAt}, ${pageVersions.number})`,
      ),
    )
    .orderBy(desc(asking.startsAt), desc(asking.number))
    .limit(1)
    .as('last_asking');
  const rows = await db
    .select({
      url: contentPages.url,
      versionId: pageVersions.id,
      documentId: pageVersions.documentId,
      number: pageVersions.number,
      startsAt: pageVersions.startsAt,
      askedNumber: lastAsking.number,
      askedAt: lastAsking.startsAt,
    })
    .from(contentPages)
    .innerJoin(pageDocuments, eq(pageDocuments.pageId, contentPages.id))
    .innerJoin(pageVersions, eq(pageVersions.id, pageDocuments.currentVersionId))
    .leftJoinLateral(lastAsking, sql`true`)
    .where(and(eq(contentPages.isPublished, true), inArray(contentPages.url, [...consentTexts])))
    .orderBy(asc(contentPages.id));
  return consentTexts.flatMap((text) => {
    const row = rows.find(({ url }) => url === text);
    if (!row) return [];
    const { url, askedNumber, askedAt, ...version } = row;
    const asked = askedNumber === null || askedAt === null ? null : { number: askedNumber, startsAt: askedAt };
    return [{ text, ...version, asked }];
  });
}
