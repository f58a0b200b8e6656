import { eq } from 'drizzle-orm';
import type { LegalFacts } from '#lib/contract/store/legal.ts';
import type { ServerContext } from '#lib/server/db/context.ts';
import { linkToPrivate, listFiles, type OwnFile } from '#lib/server/files/index.ts';
import { hasSecondFactor } from '#lib/server/identity/index.ts';
import type { StoreMember } from '#lib/server/kernel/actor.ts';
import { shopDay } from '#lib/server/kernel/clock.ts';
import { DomainError } from '#lib/server/kernel/errors.ts';
import type { ShownFile } from '../application-files.ts';
import type { Store } from '../store-repository.ts';
import { stores } from '../tables.ts';
import { toFacts } from './legal-facts.ts';
import { findLastLegalChange, type LegalChangeRow } from './legal-repository.ts';

export type ShownLegalChange = Pick<
  LegalChangeRow,
  'id' | 'status' | 'createdAt' | 'endedAt' | 'reason' | 'remarks'
> & {
  requested: LegalFacts;
};

export type OwnLegalChange = ShownLegalChange & { licence: string; file: ShownFile | null };

export interface StoreLegal {
  store: Store;
  pending: OwnLegalChange | null;
  last: OwnLegalChange | null;
  needsCode: boolean;
  today: string;
}

/** What only a review changes of a store, and what is to become of it; for its owner. Throws `not_found`. */
export async function describeLegal(ctx: ServerContext, { storeId, userId }: StoreMember): Promise<StoreLegal> {
  const [[store], change, needsCode] = await Promise.all([
    ctx.db.select().from(stores).where(eq(stores.id, storeId)),
    findLastLegalChange(ctx.db, storeId),
    hasSecondFactor(ctx.db, userId),
  ]);
  if (!store) throw new DomainError('not_found');
  const shown = change && change.status !== 'approved' ? await showOwn(ctx, change) : null;
  return {
    store,
    pending: shown?.status === 'pending' ? shown : null,
    last: shown?.status === 'pending' ? null : shown,
    needsCode,
    today: shopDay(ctx.clock.now()),
  };
}

async function showOwn(ctx: ServerContext, change: LegalChangeRow): Promise<OwnLegalChange> {
  const { licenceFileId } = change;
  const [file] = licenceFileId === null ? [] : await listFiles(ctx.db, [licenceFileId]);
  return { ...showLegalChange(change), licence: file?.url ?? '', file: file ? linkTo(ctx, file) : null };
}

export function showLegalChange(change: LegalChangeRow): ShownLegalChange {
  const { id, status, createdAt, endedAt, reason, remarks } = change;
  return { id, status, createdAt, endedAt, reason, remarks, requested: toFacts(change) };
}

const linkLifeInSeconds = 600;

/** A private file for somebody who may see it; null where there is none. */
export async function showFile(ctx: ServerContext, fileId: number | null): Promise<ShownFile | null> {
  const [file] = fileId === null ? [] : await listFiles(ctx.db, [fileId]);
  return file ? linkTo(ctx, file) : null;
}

const linkTo = (ctx: ServerContext, file: OwnFile): ShownFile => ({
  name: file.name,
  link: linkToPrivate(ctx, file, { ttlSeconds: linkLifeInSeconds }),
});
