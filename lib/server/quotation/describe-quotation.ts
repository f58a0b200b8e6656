import type { Executor } from '../db/connection.ts';
import type { ServerContext } from '../db/context.ts';
import { type LoggedChange, listStatusChanges } from '../db/status-log.ts';
import { findPictureFiles, type PictureFile } from '../files/index.ts';
import { DomainError } from '../kernel/errors.ts';
import { findStoreNames } from '../store/index.ts';
import { asSent, freshenItems, type ShownItem } from './items/freshen-items.ts';
import { listItems } from './items/item-repository.ts';
import type { FindMade } from './items/priced-line.ts';
import { countMessages } from './messages.ts';
import { findBasket, getQuotation, type Item, listVersions, type Quotation, type Version } from './repository.ts';
import { getForSeller, type Seller } from './seller.ts';

/** A version with its lines; those of a draft at the prices of today. */
export interface ShownVersion {
  version: Version;
  items: ShownItem[];
  pictures: Map<number, PictureFile>;
}

export interface QuotationView extends ShownVersion {
  quotation: Quotation;
  /** Versions that were sent, oldest first. */
  versions: Version[];
  messageCount: number;
  storeName: string | null;
  /** Newest first. */
  changes: LoggedChange[];
}

/** Undefined while there is no basket. */
export async function describeBasket(
  ctx: ServerContext,
  userId: number,
  findMade?: FindMade,
): Promise<QuotationView | undefined> {
  const basket = await findBasket(ctx.db, userId);
  return basket && view(ctx.db, basket, findMade);
}

/** Throws `not_found`, for one of somebody else too. */
export async function describeQuotation(
  ctx: ServerContext,
  { userId, no, findMade }: { userId: number; no: string; findMade?: FindMade | undefined },
): Promise<QuotationView> {
  return view(ctx.db, await getQuotation(ctx.db, { userId, no }), findMade);
}

/** Throws `not_found` for what is not this seller's business. */
export async function describeForSeller(ctx: ServerContext, seller: Seller, no: string): Promise<QuotationView> {
  return view(ctx.db, await getForSeller(ctx.db, seller, no));
}

/** One version that was sent. Throws `not_found`. */
async function describeVersion(
  ctx: ServerContext,
  quotation: Quotation,
  n: number,
): Promise<ShownVersion & { quotation: Quotation }> {
  const version = (await listVersions(ctx.db, quotation.id)).find((each) => each.n === n);
  if (!version || version.sentAt === null) throw new DomainError('not_found');
  return { quotation, ...(await withItems(ctx.db, version, { rows: await listItems(ctx.db, [version.id]) })) };
}

export async function describeOwnVersion(
  ctx: ServerContext,
  userId: number,
  { no, n }: { no: string; n: number },
): Promise<ShownVersion & { quotation: Quotation }> {
  return describeVersion(ctx, await getQuotation(ctx.db, { userId, no }), n);
}

async function view(db: Executor, quotation: Quotation, findMade?: FindMade): Promise<QuotationView> {
  const { id, currentVersionId, storeId } = quotation;
  const [versions, rows, messageCount, names, changes] = await Promise.all([
    listVersions(db, id),
    listItems(db, currentVersionId === null ? [] : [currentVersionId]),
    countMessages(db, id),
    findStoreNames(db, storeId === null ? [] : [storeId]),
    listStatusChanges(db, 'quotation', id),
  ]);
  const current = versions.find((version) => version.id === currentVersionId);
  if (!current) throw new Error(`quotation ${quotation.no} has no version`);
  return {
    quotation,
    ...(await withItems(db, current, { rows, findMade })),
    versions: versions.filter(({ sentAt }) => sentAt !== null),
    messageCount,
    storeName: names.get(storeId ?? 0) ?? null,
    changes,
  };
}

async function withItems(
  db: Executor,
  version: Version,
  { rows, findMade }: { rows: Item[]; findMade?: FindMade | undefined },
): Promise<ShownVersion> {
  const items = version.status === 'draft' ? await freshenItems(db, rows, findMade) : rows.map(asSent);
  const pictures = await findPictureFiles(
    db,
    items.map(({ pictureFileId }) => pictureFileId),
  );
  return { version: version.status === 'draft' ? summedUp(version, items) : version, items, pictures };
}

function summedUp(version: Version, items: ShownItem[]): Version {
  const goodsAmount = items.reduce((sum, { amount }) => sum + amount, 0);
  return { ...version, goodsAmount, totalAmount: goodsAmount };
}

/** The name of the store that answers; undefined where the platform does, or nobody yet. Throws `not_found`. */
export async function nameSeller(ctx: ServerContext, userId: number, no: string): Promise<string | undefined> {
  const { storeId } = await getQuotation(ctx.db, { userId, no });
  return storeId === null ? undefined : (await findStoreNames(ctx.db, [storeId])).get(storeId);
}

/** One sent version of what is this seller's business. Throws `not_found`. */
export async function describeVersionForSeller(
  ctx: ServerContext,
  seller: Seller,
  { no, n }: { no: string; n: number },
): Promise<ShownVersion & { quotation: Quotation }> {
  return describeVersion(ctx, await getForSeller(ctx.db, seller, no), n);
}
